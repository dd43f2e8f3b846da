//! The Olympiad Pairing Rules (D.02.02, 2022).

use adoube_tournament::{PrimaryScore, Tournament};

use super::competitors::Competitors;
use super::field::{ByeBar, Field};
use super::{Cited, Engine, System};
use crate::facts::Article;

/// The Olympiad Pairing Rules of 2022.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Olympiad;

impl System for Olympiad {
    fn competitors<'t>(&self, tournament: &'t Tournament) -> Competitors<'t> {
        Competitors::teams(tournament, PrimaryScore::MatchPoints, false)
    }

    fn bye_bar(&self) -> ByeBar {
        ByeBar::LateEntry
    }

    fn engine<'e>(&'e self, _among: &Competitors<'_>, _field: &'e Field) -> Box<dyn Engine + 'e> {
        unimplemented!()
    }

    fn article(&self, _cited: Cited) -> Article {
        unimplemented!()
    }
}
