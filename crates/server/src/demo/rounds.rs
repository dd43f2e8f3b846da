//! The rounds of the demonstration: `round,board,white,black,result`, players by pairing number.
//! A line without board and Black is a bye.

use adoube_tournament::{BoardNumber, ByeKind, GameResult, Outcome, PairingNumber, RoundNumber};

use super::{DemoError, DemoExpected};

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
        let wrong = |expected| DemoError::Rounds {
            line: place + 1,
            expected,
        };
        read_line(line, &mut rounds).map_err(wrong)?;
    }
    Ok(rounds)
}

fn read_line(line: &str, rounds: &mut Vec<DemoRound>) -> Result<(), DemoExpected> {
    let cells: Vec<&str> = line.trim_end().split(',').collect();
    let [round, board, white, black, result] = cells[..] else {
        return Err(DemoExpected::Cells);
    };
    let number = RoundNumber(round.parse().map_err(|_| DemoExpected::Round)?);
    if number == RoundNumber::at_place(rounds.len()) {
        rounds.push(DemoRound {
            number,
            boards: Vec::new(),
            byes: Vec::new(),
        });
    }
    let round = rounds.last_mut().filter(|round| round.number == number);
    let round = round.ok_or(DemoExpected::RoundsInOrder)?;
    if board.is_empty() && black.is_empty() {
        let outcome: Outcome = result.parse().map_err(|_| DemoExpected::Bye)?;
        let kind = ByeKind::of(outcome).ok_or(DemoExpected::Bye)?;
        round.byes.push((player(white)?, kind));
    } else {
        round.boards.push(DemoBoard {
            number: board.parse().map_err(|_| DemoExpected::Board)?,
            white: player(white)?,
            black: player(black)?,
            result: result.parse().map_err(|_| DemoExpected::Result)?,
        });
    }
    Ok(())
}

fn player(text: &str) -> Result<PairingNumber, DemoExpected> {
    let number = text.parse().ok().and_then(PairingNumber::new);
    number.ok_or(DemoExpected::PairingNumber)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_name_their_line() {
        for (line, problem) in [
            ("1,1,1", DemoExpected::Cells),
            ("2,1,1,2,1-0", DemoExpected::RoundsInOrder),
            ("1,1,1,0,1-0", DemoExpected::PairingNumber),
            ("1,,1,,1", DemoExpected::Bye),
            ("1,1,1,2,1-2", DemoExpected::Result),
        ] {
            let Err(error) = read_rounds(&format!("round,board,white,black,result\n{line}\n"))
            else {
                panic!("{line} was read");
            };
            assert!(
                matches!(error, DemoError::Rounds { line: 2, expected } if expected == problem),
                "{error}"
            );
        }
    }
}
