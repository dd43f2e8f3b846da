//! The Burstein system (C.04.4.2): after seeding rounds, brackets are folded by the strength of the
//! opponents met.
//!
//! `index` ranks the players by the opposition they had, `bracket` judges and orders the pairings of
//! a bracket, `engine` leads from bracket to bracket and explains.

mod bracket;
mod engine;
mod index;

#[cfg(test)]
mod tests;

use super::answer::{Criterion, Reason};
use super::competitors::Competitors;
use super::dubov;
use super::field::{ByeBar, Field};
use super::readings::{Reading, Readings};
use super::{Cited, Engine, System};
use crate::dutch;
use crate::facts::Article;

/// An edition of the Burstein system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// In force until 30 June 2025, with seeding rounds by the Dutch system of 2017.
    Burstein2017,
    /// In force until 31 January 2026, with seeding rounds by the Dutch system of 2025.
    Burstein2025,
    /// In force from 1 February 2026.
    Burstein2026,
}

/// The Burstein system in an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Burstein {
    pub edition: Edition,
    pub readings: Readings,
}

impl Burstein {
    /// The Dutch system of the same date, by which the seeding rounds are paired.
    pub fn dutch(&self) -> dutch::Edition {
        match self.edition {
            Edition::Burstein2017 => dutch::Edition::Dutch2017,
            Edition::Burstein2025 => dutch::Edition::Dutch2025,
            Edition::Burstein2026 => dutch::Edition::Dutch2026,
        }
    }

    /// How many of the planned rounds are seeding rounds, which are paired by the Dutch system
    /// (1.6).
    pub fn seeding_rounds(planned: u16) -> u16 {
        (planned / 2).min(4)
    }

    /// Whether C6 and C7 are those of 2026, about all floaters, or the older ones, which look at
    /// incoming floaters only.
    fn counts_all_floaters(&self) -> bool {
        self.edition == Edition::Burstein2026
    }
}

impl System for Burstein {
    fn bye_bar(&self) -> ByeBar {
        match self.edition {
            Edition::Burstein2017 | Edition::Burstein2025 => ByeBar::ForfeitWin,
            Edition::Burstein2026 => ByeBar::WinWithoutGame,
        }
    }

    fn engine<'e>(&'e self, among: &Competitors<'_>, field: &'e Field) -> Box<dyn Engine + 'e> {
        let only_while_absent = self.readings.has(Reading::ZeroByesOnlyWhileAbsent);
        let ranks = index::ranks(among, field, only_while_absent);
        let counts_all_floaters = self.counts_all_floaters();
        Box::new(engine::Round::new(among, field, ranks, counts_all_floaters))
    }

    fn article(&self, cited: Cited) -> Article {
        let (old, new) = match cited {
            Cited::Reason(Reason::Prohibited) => return Article::OfTheEvent,
            Cited::Reason(reason) => reason_articles(reason),
            Cited::Colours(rule) => dubov::colour_articles(rule),
        };
        Article::Of(match self.edition {
            Edition::Burstein2017 | Edition::Burstein2025 => old,
            Edition::Burstein2026 => new,
        })
    }
}

/// Where a reason stands in the older text and in that of 2026.
fn reason_articles(reason: Reason) -> (&'static str, &'static str) {
    match reason {
        Reason::Met(_) | Reason::Prohibited => ("C.1", "C1"),
        Reason::ByeNotAllowed => ("C.2", "C2"),
        Reason::SameAbsoluteColour | Reason::ColourLimits => ("C.3", "C3"),
        Reason::Criterion(criterion) => match criterion {
            Criterion::ByeScore => ("B.1", "3.1.3"),
            Criterion::ByeGames => ("B.1", "3.1.4"),
            Criterion::ByeRank => ("B.1", "3.1.5"),
            Criterion::Pairs => ("C.5", "C5"),
            Criterion::FloaterScores | Criterion::IncomingFloaters => ("C.6", "C6"),
            Criterion::NextGroup => ("C.7", "C7"),
            Criterion::Preferences => ("C.8", "C8"),
            // The others are criteria of other systems.
            _ => ("C.4", "C4"),
        },
        Reason::Order => ("B.2, D", "3.2, 4"),
    }
}
