//! The Swiss Team system (C.04.6).

use adoube_tournament::{PrimaryScore, Tournament};

use super::competitors::Competitors;
use super::field::{ByeBar, Field};
use super::readings::{Reading, Readings};
use super::{Cited, Engine, System};
use crate::facts::Article;

/// An edition of the Swiss Team system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// In force from 1 August 2024 to 31 January 2026.
    Team2024,
    /// In force from 1 February 2026.
    Team2026,
}

/// Which colour preferences the regulations of the competition have chosen (1.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Preferences {
    #[default]
    TypeA,
    TypeB,
    /// None at all.
    None,
}

/// The Swiss Team system as a competition has chosen it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SwissTeam {
    pub edition: Edition,
    pub preferences: Preferences,
    /// The score that makes the scoregroups (1.2).
    pub primary: PrimaryScore,
    /// Whether the other score has a say in the colours (4.2.2).
    pub uses_secondary: bool,
    pub readings: Readings,
}

impl Default for SwissTeam {
    fn default() -> SwissTeam {
        SwissTeam {
            edition: Edition::Team2026,
            preferences: Preferences::default(),
            primary: PrimaryScore::default(),
            uses_secondary: true,
            readings: Readings::USUAL,
        }
    }
}

impl System for SwissTeam {
    fn competitors<'t>(&self, tournament: &'t Tournament) -> Competitors<'t> {
        Competitors::teams(tournament, self.primary, self.uses_secondary)
    }

    fn bye_bar(&self) -> ByeBar {
        match self.edition {
            Edition::Team2024 => ByeBar::WinWithoutGame,
            Edition::Team2026 => ByeBar::WonMatch,
        }
    }

    fn engine<'e>(&'e self, _among: &Competitors<'_>, _field: &'e Field) -> Box<dyn Engine + 'e> {
        unimplemented!()
    }

    fn article(&self, _cited: Cited) -> Article {
        unimplemented!()
    }
}
