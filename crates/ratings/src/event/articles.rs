//! Where the rating regulations say that a game does not count.

use super::games::NotCounted;
use crate::RatingRules;

impl NotCounted {
    /// The article of an edition.
    pub fn article(&self, rules: RatingRules) -> &'static str {
        let new = rules.renumbered();
        match self {
            NotCounted::Unplayed
            | NotCounted::NoMoves
            | NotCounted::Unfinished
            | NotCounted::Decision => "B.02, 5.1",
            NotCounted::UnratedOpponent if new => "B.02, 8.3.1",
            NotCounted::UnratedOpponent => "B.02, 6.3.2",
            NotCounted::NothingScored if new => "B.02, 8.2.1",
            NotCounted::NothingScored => "B.02, 6.1",
            NotCounted::RateOfPlay(_) => "B.02, 1",
            NotCounted::FarApart => "B.02 rapid and blitz, 7.3.1",
            NotCounted::Match if new => "B.02, 6.1, 6.2",
            NotCounted::Match => "B.02, 6.5, 6.6",
            NotCounted::Computer => "B.02, 2.1",
        }
    }
}
