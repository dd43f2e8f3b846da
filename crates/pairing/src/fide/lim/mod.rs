//! The Lim system (C.04.4.3): a procedure from both ends towards the median scoregroup.
//!
//! There is nothing to weigh: every choice is the first one in an order after which a scoregroup
//! keeps as many pairs as it can have. `sides` has the order of the groups and the median, `group`
//! the floaters and the pairs of one group, `players` who may meet and who is due which colour,
//! `explain` what spoke against other choices.

mod explain;
mod group;
mod players;
mod sides;

use std::cell::OnceCell;

use adoube_tournament::Colour;

use super::answer::{ColourRule, Criterion, Paired, PairedGroup, Reason};
use super::competitors::Competitors;
use super::field::{ByeBar, Field};
use super::median::Side;
use super::readings::Readings;
use super::{Cited, Engine, System};
use crate::facts::Article;
use group::Group;
use players::Players;
use sides::PairedRound;

/// The Lim system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lim {
    pub readings: Readings,
}

impl System for Lim {
    fn bye_bar(&self) -> ByeBar {
        ByeBar::WinWithoutGame
    }

    fn engine<'e>(&'e self, _among: &Competitors<'_>, field: &'e Field) -> Box<dyn Engine + 'e> {
        Box::new(LimEngine {
            players: Players::new(field, self.readings),
            made: OnceCell::new(),
        })
    }

    fn article(&self, cited: Cited) -> Article {
        let number = match cited {
            Cited::Reason(Reason::Prohibited) => return Article::OfTheEvent,
            Cited::Reason(Reason::Criterion(criterion)) => article_of(criterion),
            Cited::Reason(Reason::Met(_) | Reason::SameAbsoluteColour | Reason::ColourLimits) => {
                "2.1"
            }
            Cited::Reason(Reason::ByeNotAllowed) => "1.1",
            Cited::Reason(Reason::Order) => "4.2",
            Cited::Colours(ColourRule::InitialColour) => "7.2",
            Cited::Colours(ColourRule::Limits) => "5.1",
            Cited::Colours(ColourRule::Both | ColourRule::OnlyPreference) => "5.2",
            Cited::Colours(_) => "5.4",
        };
        Article::Of(number)
    }
}

fn article_of(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::ByeScore | Criterion::ByeRank => "1.1",
        Criterion::ByeRating => "7.1",
        Criterion::Pairs | Criterion::Floaters => "4.4",
        Criterion::FloaterKind => "3.9",
        Criterion::FloatedLast => "3.10",
        Criterion::FloaterColour => "3.2.2",
        Criterion::FloaterRank => "3.2.4",
        Criterion::RatingRange => "5.7",
        Criterion::DueColour => "5.2",
        Criterion::ColourLimits => "2.1",
        Criterion::Median => "2.6",
        _ => "4.1",
    }
}

/// What pairs one round.
struct LimEngine<'e> {
    players: Players<'e>,
    /// The round with its steps, once it is paired.
    made: OnceCell<Option<PairedRound>>,
}

impl LimEngine<'_> {
    fn made(&self) -> Option<&PairedRound> {
        let made = self.made.get_or_init(|| sides::pair(&self.players));
        made.as_ref()
    }

    fn group(&self, place: usize) -> Option<&Group> {
        self.made()?.groups.get(place)
    }
}

impl Engine for LimEngine<'_> {
    fn colours_clash(&self, one: usize, other: usize) -> Option<Reason> {
        (!self.players.colours_agree(one, other)).then_some(Reason::ColourLimits)
    }

    fn colours(&self, group: &PairedGroup, one: usize, other: usize) -> (Colour, ColourRule) {
        let bye = self.made().and_then(|made| made.bye);
        let resident = group.residents.first();
        let is_below = resident.is_some_and(|player| self.players.side(*player) == Side::Below);
        self.players.colours(one, other, is_below, bye)
    }

    super::explained_by_groups!(players);
}
