//! The rounds of the demonstration: `round,board,white,black,result`, players by pairing number.
//! A line without board and Black is a bye.

use adoube_tournament::{BoardNumber, ByeKind, GameResult, Outcome, PairingNumber, RoundNumber};

use super::DemoError;

/// A round of the demonstration.
pub(super) struct DemoRound {
    pub number: RoundNumber,
    pub boards: Vec<DemoBoard>,
    pub byes: Vec<(PairingNumber, ByeKind)>,
}

/// A board of it.
pub(super) struct DemoBoard {
    pub number: BoardNumber,
    /// Who has the white pieces.
    pub white: PairingNumber,
    /// Who has the black pieces.
    pub black: PairingNumber,
    /// The result, or that there is none yet.
    pub result: GameResult,
}

/// Reads the rounds, which stand in order.
pub(super) fn read_rounds(text: &str) -> Result<Vec<DemoRound>, DemoError> {
    let mut rounds: Vec<DemoRound> = Vec::new();
    for (place, line) in text.lines().enumerate().skip(1) {
        let wrong = |problem| DemoError::Rounds {
            line: place + 1,
            problem,
        };
        read_line(line, &mut rounds).map_err(wrong)?;
    }
    Ok(rounds)
}

fn read_line(line: &str, rounds: &mut Vec<DemoRound>) -> Result<(), &'static str> {
    let cells: Vec<&str> = line.trim_end().split(',').collect();
    let [round, board, white, black, result] = cells[..] else {
        return Err("expected round,board,white,black,result");
    };
    let number = RoundNumber(
        round
            .parse()
            .map_err(|_| "expected the number of a round")?,
    );
    if number == RoundNumber::at_place(rounds.len()) {
        rounds.push(DemoRound {
            number,
            boards: Vec::new(),
            byes: Vec::new(),
        });
    }
    let round = rounds.last_mut().filter(|round| round.number == number);
    let round = round.ok_or("expected the rounds in order")?;
    if board.is_empty() && black.is_empty() {
        let outcome: Outcome = result.parse().map_err(|_| "expected U, F, H or Z")?;
        let kind = ByeKind::of(outcome).ok_or("expected U, F, H or Z")?;
        round.byes.push((player(white)?, kind));
    } else {
        round.boards.push(DemoBoard {
            number: board.parse().map_err(|_| "expected a board")?,
            white: player(white)?,
            black: player(black)?,
            result: result.parse().map_err(|_| "expected a result, or *")?,
        });
    }
    Ok(())
}

fn player(text: &str) -> Result<PairingNumber, &'static str> {
    let number = text.parse().ok().and_then(PairingNumber::new);
    number.ok_or("expected a pairing number")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_name_their_line() {
        for (line, problem) in [
            ("1,1,1", "line 2: expected round,board,white,black,result"),
            ("2,1,1,2,1-0", "line 2: expected the rounds in order"),
            ("1,1,1,0,1-0", "line 2: expected a pairing number"),
            ("1,,1,,1", "line 2: expected U, F, H or Z"),
            ("1,1,1,2,1-2", "line 2: expected a result, or *"),
        ] {
            let Err(error) = read_rounds(&format!("round,board,white,black,result\n{line}\n"))
            else {
                panic!("{line} was read");
            };
            assert!(error.to_string().ends_with(problem), "{error}");
        }
    }
}
