//! Knockouts: the next round from the bracket and the results so far.

use adoube_journal::{Command, Pairing, Provenance, RoundPairings, Section};
use adoube_pairing::schedule::ScheduledGame;
use adoube_pairing::schedule::knockout::{Bracket, BracketMatch};
use adoube_tournament::{BoardNumber, Colour, GameResult};

use super::fixed::seated;
use super::tables::snapshot;
use crate::failure::Failure;

/// The next round of the bracket.
pub fn next_round(section: &Section) -> Result<Vec<Command>, Failure> {
    let bracket = Bracket::of(&snapshot(section)?).map_err(|error| {
        Failure::from(error).help(
            "a game without a winner is played off; then `adoube event result EVENT BOARD=1-0 --for pairing --reason play-off`",
        )
    })?;
    let round = bracket
        .current_round()
        .ok_or_else(|| Failure::new("the final has been played"))?;
    let initial = section.settings.initial_colour.unwrap_or(Colour::White);
    let boards = bracket.matches_of(round).into_iter().zip(1..);
    let boards = boards.map(|(contest, board)| pairing(section, contest, board, initial));
    let boards: Vec<Pairing> = boards.collect::<Result<_, Failure>>()?;
    let walkovers: Vec<Command> = boards
        .iter()
        .filter_map(|board| walkover(section, board))
        .collect();
    let pair = Command::PairRound {
        section: section.id.clone(),
        round: section.next_round(),
        pairings: RoundPairings {
            boards,
            ..RoundPairings::default()
        },
        made_by: Provenance {
            engine: "knockout bracket".to_owned(),
            edition: Some(bracket.name_of(round)),
            ..Provenance::default()
        },
    };
    Ok(std::iter::once(pair).chain(walkovers).collect())
}

/// Who has withdrawn forfeits the game.
fn walkover(section: &Section, pairing: &Pairing) -> Option<Command> {
    let round = section.next_round();
    let plays = |id| {
        let entrant = section.entrant(id);
        entrant.is_some_and(|entrant| entrant.takes_part_in(round))
    };
    let result = match (plays(pairing.white), plays(pairing.black)) {
        (true, true) => return None,
        (true, false) => GameResult::WHITE_WINS_BY_FORFEIT,
        (false, true) => GameResult::BLACK_WINS_BY_FORFEIT,
        (false, false) => GameResult::DOUBLE_FORFEIT,
    };
    Some(Command::EnterResult {
        section: section.id.clone(),
        round,
        board: pairing.board,
        result,
    })
}

/// The upper player of the bracket has the initial colour on the odd boards.
fn pairing(
    section: &Section,
    contest: BracketMatch,
    board: u32,
    initial: Colour,
) -> Result<Pairing, Failure> {
    let [upper, lower] = contest
        .players()
        .ok_or_else(|| Failure::new(format!("it is not known yet who plays {contest}")))?;
    let game = ScheduledGame {
        white: upper,
        black: lower,
    };
    let upper_is_white = (board % 2 == 1) == (initial == Colour::White);
    let game = if upper_is_white {
        game
    } else {
        game.reversed()
    };
    Ok(Pairing {
        board: BoardNumber::single(board),
        white: seated(section, game.white)?,
        black: seated(section, game.black)?,
    })
}
