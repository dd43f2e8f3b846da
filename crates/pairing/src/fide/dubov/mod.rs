//! The Dubov system (C.04.4.1): in each bracket, low average opposition meets high ratings.

use super::competitors::Competitors;
use super::field::{ByeBar, Field};
use super::{Cited, Engine, System};
use crate::facts::Article;

/// An edition of the Dubov system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// In force until 31 January 2026.
    Dubov2018,
    /// In force from 1 February 2026.
    Dubov2026,
}

/// The Dubov system in an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dubov {
    pub edition: Edition,
}

impl System for Dubov {
    fn bye_bar(&self) -> ByeBar {
        match self.edition {
            Edition::Dubov2018 => ByeBar::ForfeitWin,
            Edition::Dubov2026 => ByeBar::WinWithoutGame,
        }
    }

    fn engine<'e>(&'e self, _among: &Competitors<'_>, _field: &'e Field) -> Box<dyn Engine + 'e> {
        unimplemented!()
    }

    fn article(&self, _cited: Cited) -> Article {
        unimplemented!()
    }
}
