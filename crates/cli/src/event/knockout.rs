//! Knockouts: the next round from the bracket and the results so far.

use adoube_journal::{Command, Pairing, Provenance, RoundPairings, Section};
use adoube_pairing::schedule::knockout::{Bracket, BracketMatch};
use adoube_pairing::schedule::{ScheduledGame, Seat};
use adoube_tournament::{BoardNumber, Colour, Game, Points, Purpose, Round, RoundNumber};

use super::fixed::seated;
use crate::failure::Failure;

/// The next round: seeds are the pairing numbers, and who won is what the result counts for
/// pairing. A drawn game needs a play-off, whose outcome the arbiter enters for pairing.
pub fn next_round(section: &Section) -> Result<Command, Failure> {
    let players = u32::try_from(section.draft.entrants.len()).unwrap_or(u32::MAX);
    let mut bracket = Bracket::new(players)?;
    for (place, played) in section.draft.rounds.iter().enumerate() {
        let winners = winners(section, RoundNumber::at_place(place), played)?;
        bracket.advance(u32::try_from(place + 1).unwrap_or(u32::MAX), &winners)?;
    }
    let round = bracket
        .current_round()
        .ok_or_else(|| Failure::new("the final has been played"))?;
    let initial = section.settings.initial_colour.unwrap_or(Colour::White);
    let boards = bracket.matches_of(round).into_iter().zip(1..);
    let boards = boards.map(|(contest, board)| pairing(section, contest, board, initial));
    Ok(Command::PairRound {
        section: section.id.clone(),
        round: section.next_round(),
        pairings: RoundPairings {
            boards: boards.collect::<Result<_, Failure>>()?,
            ..RoundPairings::default()
        },
        made_by: Provenance {
            engine: "knockout bracket".to_owned(),
            edition: Some(bracket.name_of(round)),
            ..Provenance::default()
        },
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

fn winners(section: &Section, round: RoundNumber, played: &Round) -> Result<Vec<Seat>, Failure> {
    let system = &section.draft.point_system;
    let winner = |game: &Game| {
        let counted = game.results.counted_for(Purpose::Pairing);
        let points: [Points; 2] = [counted.white, counted.black].map(|side| system.points(side));
        let winner = match points[0].cmp(&points[1]) {
            std::cmp::Ordering::Greater => Some(game.white),
            std::cmp::Ordering::Less => Some(game.black),
            std::cmp::Ordering::Equal => None,
        };
        let number = winner.and_then(|id| section.entrant(id)?.pairing_number);
        number.map(|number| number.get()).ok_or_else(|| {
            let board = game.board;
            Failure::new(format!("round {round}, board {board} has no winner")).help(format!(
                "play it off, then `adoube event result EVENT {board}=1-0 --for pairing --reason \"play-off\"`"
            ))
        })
    };
    played.games.iter().map(winner).collect()
}
