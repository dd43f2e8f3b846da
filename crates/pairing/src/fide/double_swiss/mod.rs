//! The Double-Swiss system (C.04.5): every pairing is a match of two games.

use adoube_tournament::Tournament;

use super::competitors::Competitors;
use super::field::{ByeBar, Field};
use super::readings::{Reading, Readings};
use super::{Cited, Engine, System};
use crate::facts::Article;

/// The Double-Swiss system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DoubleSwiss {
    pub readings: Readings,
}

impl System for DoubleSwiss {
    fn competitors<'t>(&self, tournament: &'t Tournament) -> Competitors<'t> {
        Competitors::matches(tournament)
    }

    fn bye_bar(&self) -> ByeBar {
        ByeBar::WonMatch
    }

    fn engine<'e>(&'e self, _among: &Competitors<'_>, _field: &'e Field) -> Box<dyn Engine + 'e> {
        unimplemented!()
    }

    fn article(&self, _cited: Cited) -> Article {
        unimplemented!()
    }
}
