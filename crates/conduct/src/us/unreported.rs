//! A game whose result nobody reported, when the next round has to be paired (29H).

use std::cmp::Reverse;

use adoube_journal::{AdjustResult, ByeRequested, Command, Section};
use adoube_pairing::us::incidents::{Treatment, Unreported};
use adoube_tournament::{
    BoardNumber, ByeKind, EntrantId, Game, GameResult, Outcome, Purpose, RoundNumber,
};
use serde::Serialize;

use crate::rounds::plays_by_us_chess;

/// Why the next round is not paired without the result of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum CannotPairWithout {
    /// The section does not play by the rules of US Chess.
    OtherRules,
    /// There is no such game.
    NoGame {
        round: RoundNumber,
        board: BoardNumber,
    },
    /// The game has a result.
    Reported {
        round: RoundNumber,
        board: BoardNumber,
    },
    /// Only the last round that was paired has a next one.
    NotLatest { round: RoundNumber },
    /// No round is left in which the players could sit out.
    NoRoundLeft { round: RoundNumber },
}

adoube_types::errors!(CannotPairWithout);

/// The ways to pair the next round without the result of a game, those that leave a round for it; none where there
/// is a result, or by other rules than those of US Chess.
pub fn ways_without(section: &Section, round: RoundNumber, board: BoardNumber) -> Vec<Unreported> {
    let can = |way: &Unreported| pair_without(section, round, board, *way).is_ok();
    Unreported::ALL.into_iter().filter(can).collect()
}

/// The commands that let the next round be paired without the result of a game. The game itself stays without one:
/// it is rated when its result is known.
///
/// # Errors
///
/// [`CannotPairWithout`].
pub fn pair_without(
    section: &Section,
    round: RoundNumber,
    board: BoardNumber,
    way: Unreported,
) -> Result<Vec<Command>, CannotPairWithout> {
    if !plays_by_us_chess(section) {
        return Err(CannotPairWithout::OtherRules);
    }
    let paired = section.draft.round(round);
    let game = paired.and_then(|paired| paired.game(board));
    let game = game.ok_or(CannotPairWithout::NoGame { round, board })?;
    if game.results.reported.is_final() {
        return Err(CannotPairWithout::Reported { round, board });
    }
    if round != section.draft.paired_rounds() {
        return Err(CannotPairWithout::NotLatest { round });
    }
    let without = Without {
        section,
        round,
        game,
    };
    Ok(match way.treatment() {
        Treatment::PairAs(higher, lower) => {
            let counted = without.of_ratings(higher, lower);
            let is_scored = way == Unreported::BothLose;
            let scored = is_scored.then(|| without.count(Purpose::Standings, counted));
            let paired = without.count(Purpose::Pairing, counted);
            std::iter::once(paired).chain(scored).collect()
        }
        Treatment::NextRound(outcome) => without.sit_out(outcome)?,
    })
}

struct Without<'w> {
    section: &'w Section,
    round: RoundNumber,
    game: &'w Game,
}

impl Without<'_> {
    /// What the higher and the lower rated have, by colours. Who is unrated is lower; between equal ratings the
    /// pairing number decides.
    fn of_ratings(&self, higher: Outcome, lower: Outcome) -> GameResult {
        let seed = |id: EntrantId| {
            let entrant = self.section.entrant(id);
            let rating = entrant.and_then(|one| self.section.settings.rating_used.of(&one.player));
            let number = entrant.and_then(|one| one.pairing_number);
            (Reverse(rating), number.is_none(), number)
        };
        match seed(self.game.white) <= seed(self.game.black) {
            true => GameResult::of(higher, lower),
            false => GameResult::of(lower, higher),
        }
    }

    fn count(&self, purpose: Purpose, result: GameResult) -> Command {
        Command::AdjustResult(AdjustResult {
            section: self.section.id.clone(),
            round: self.round,
            board: self.game.board,
            purpose,
            result: Some(result),
        })
    }

    /// Both are not in the next pairing, so that it matters to nobody what their game counts for it.
    fn sit_out(&self, outcome: Outcome) -> Result<Vec<Command>, CannotPairWithout> {
        let (round, next) = (self.round, RoundNumber(self.round.0 + 1));
        if next.0 > self.section.settings.rounds {
            return Err(CannotPairWithout::NoRoundLeft { round });
        }
        let bye = match outcome {
            Outcome::HalfPointBye => ByeKind::HalfPoint,
            _ => ByeKind::ZeroPoint,
        };
        let sits_out = [self.game.white, self.game.black].map(|entrant| {
            Command::RequestBye(ByeRequested {
                section: self.section.id.clone(),
                entrant,
                round: next,
                bye,
            })
        });
        let unscored = GameResult::of(Outcome::Loss, Outcome::Loss);
        let paired = self.count(Purpose::Pairing, unscored);
        Ok(std::iter::once(paired).chain(sits_out).collect())
    }
}
