//! What is noted in the hall while a round is played. It is a log: nothing else rests on it, it can be
//! written when the round is long complete, and whoever writes meets nobody's changes.

mod exits;
mod notes;
mod verified;

use adoube_tournament::{EntrantId, RoundNumber};

use crate::{HallLog, Refusal, Section};

pub use exits::*;
pub use notes::*;
pub use verified::*;

impl Section {
    /// The log of a round that is paired.
    fn log_of_paired(&mut self, round: RoundNumber) -> Result<&mut HallLog, Refusal> {
        self.draft.round(round).ok_or(Refusal::NotPaired(round))?;
        Ok(self.hall.entry(round).or_default())
    }

    /// A player who sits at a board of a round.
    fn plays(&self, entrant: EntrantId, round: RoundNumber) -> Result<(), Refusal> {
        let who = self.entered(entrant)?;
        let paired = self.draft.round(round).ok_or(Refusal::NotPaired(round))?;
        let mut games = paired.games.iter();
        match games.any(|game| [game.white, game.black].contains(&entrant)) {
            true => Ok(()),
            false => Err(Refusal::HasNoGame {
                who: who.label(),
                round,
            }),
        }
    }
}

/// A change of the log of a round: it touches nothing that anybody else could change.
macro_rules! notes_in_hall {
    () => {
        $crate::changes::fact::in_section!();

        fn round(&self) -> Option<adoube_tournament::RoundNumber> {
            Some(self.round)
        }

        fn writes(&self) -> Vec<$crate::Subject> {
            Vec::new()
        }

        fn undo(&self) -> $crate::changes::UndoLimit {
            $crate::changes::UndoLimit::Always
        }
    };
}

use notes_in_hall;
