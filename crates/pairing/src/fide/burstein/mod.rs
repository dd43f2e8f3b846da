//! The Burstein system (C.04.4.2): after seeding rounds, brackets are folded by the strength of the
//! opponents met.

use super::competitors::Competitors;
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
}

impl System for Burstein {
    fn bye_bar(&self) -> ByeBar {
        match self.edition {
            Edition::Burstein2017 | Edition::Burstein2025 => ByeBar::ForfeitWin,
            Edition::Burstein2026 => ByeBar::WinWithoutGame,
        }
    }

    fn engine<'e>(&'e self, _among: &Competitors<'_>, _field: &'e Field) -> Box<dyn Engine + 'e> {
        unimplemented!()
    }

    fn article(&self, _cited: Cited) -> Article {
        unimplemented!()
    }
}
