//! The Lim system (C.04.4.3): a procedure from both ends towards the median scoregroup.

use super::competitors::Competitors;
use super::field::{ByeBar, Field};
use super::readings::{Reading, Readings};
use super::{Cited, Engine, System};
use crate::facts::Article;

/// The Lim system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lim {
    pub readings: Readings,
}

impl System for Lim {
    fn bye_bar(&self) -> ByeBar {
        ByeBar::WinWithoutGame
    }

    fn engine<'e>(&'e self, _among: &Competitors<'_>, _field: &'e Field) -> Box<dyn Engine + 'e> {
        unimplemented!()
    }

    fn article(&self, _cited: Cited) -> Article {
        unimplemented!()
    }
}
