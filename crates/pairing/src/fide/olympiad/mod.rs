//! The Olympiad Pairing Rules (D.02.02, 2022): groups of equal match points, from both ends towards
//! the one of the middle team.
//!
//! A group keeps as many pairs as it can while all teams left can still be paired; every choice is
//! the first one in its order that reaches this number, so that nothing has to be undone (8.4).
//! `keeping` answers whether it is reached, `group` has the floaters and the pairs of one group,
//! `sides` the order of the groups, `teams` the colours, `explain` what spoke against other choices.

mod explain;
mod group;
mod keeping;
mod sides;
mod teams;
#[cfg(test)]
mod tests;

use std::cell::OnceCell;

use adoube_tournament::{Colour, PrimaryScore, Tournament};

use super::answer::{ColourRule, Criterion, Paired, PairedGroup, Reason};
use super::competitors::Competitors;
use super::field::{ByeBar, Field};
use super::{Cited, Engine, System};
use crate::facts::Article;
use group::Group;
use sides::PairedRound;
use teams::Teams;

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

    fn engine<'e>(&'e self, _among: &Competitors<'_>, field: &'e Field) -> Box<dyn Engine + 'e> {
        Box::new(OlympiadEngine {
            teams: Teams::new(field),
            made: OnceCell::new(),
        })
    }

    fn article(&self, cited: Cited) -> Article {
        let number = match cited {
            Cited::Reason(Reason::Prohibited) => return Article::OfTheEvent,
            Cited::Reason(Reason::Criterion(criterion)) => article_of(criterion),
            Cited::Reason(Reason::Met(_)) => "6.1",
            Cited::Reason(Reason::SameAbsoluteColour | Reason::ColourLimits) => "7.3",
            Cited::Reason(Reason::ByeNotAllowed) => "4.2",
            Cited::Reason(Reason::Order) => "9.3",
            Cited::Colours(ColourRule::InitialColour) => "7.2",
            Cited::Colours(ColourRule::Limits) => "7.3",
            Cited::Colours(ColourRule::Equalise) => "7.5",
            Cited::Colours(_) => "7.6",
        };
        Article::Of(number)
    }
}

fn article_of(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::ByeScore | Criterion::ByeGames | Criterion::ByeRating | Criterion::ByeRank => {
            "4.1"
        }
        Criterion::Pairs | Criterion::Floaters => "9.5",
        Criterion::IncomingFloaters | Criterion::FloaterKind | Criterion::FloaterRank => "8",
        Criterion::ColourLimits => "7.3",
        Criterion::Median => "6.4",
        _ => "9.3",
    }
}

/// What pairs one round.
struct OlympiadEngine<'e> {
    teams: Teams<'e>,
    /// The round with its steps, once it is paired.
    made: OnceCell<Option<PairedRound>>,
}

impl OlympiadEngine<'_> {
    fn made(&self) -> Option<&PairedRound> {
        let made = self.made.get_or_init(|| sides::pair(&self.teams));
        made.as_ref()
    }

    fn group(&self, place: usize) -> Option<&Group> {
        self.made()?.groups.get(place)
    }
}

impl Engine for OlympiadEngine<'_> {
    fn colours(&self, _group: &PairedGroup, one: usize, other: usize) -> (Colour, ColourRule) {
        self.teams.colours(one, other)
    }

    super::explained_by_groups!(teams);
}
