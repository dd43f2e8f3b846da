//! The Double-Swiss system (C.04.5): every pairing is a match of two games.

mod colours;

use adoube_tournament::Tournament;

use super::answer::{ColourRule, Criterion, Reason};
use super::competitors::Competitors;
use super::field::{ByeBar, Field};
use super::readings::{Reading, Readings};
use super::topscoregroup::{Law, Procedure};
use super::{Cited, Engine, System};
use crate::facts::Article;

/// The Double-Swiss system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DoubleSwiss {
    pub readings: Readings,
}

impl DoubleSwiss {
    /// What pairs a round.
    pub(super) fn procedure<'e>(&self, field: &'e Field) -> Procedure<'e> {
        Procedure {
            field,
            law: self.law(field),
            wishes: vec![None; field.len()],
            allocation: Box::new(|one, other| colours::allocate(field, one, other)),
        }
    }

    fn law(&self, field: &Field) -> Law {
        let is_last = field.rounds_left() == 0;
        Law {
            minds_upfloaters: !is_last,
            minds_opponents: !is_last,
            is_following_graded: self.readings.has(Reading::FollowingGraded),
            is_following_occupied: self.readings.has(Reading::FollowingOccupied),
            is_forfeit_float: self.readings.has(Reading::ForfeitedMatchFloats),
        }
    }
}

impl System for DoubleSwiss {
    fn competitors<'t>(&self, tournament: &'t Tournament) -> Competitors<'t> {
        Competitors::matches(tournament)
    }

    fn bye_bar(&self) -> ByeBar {
        ByeBar::WonMatch
    }

    fn engine<'e>(&'e self, _: &Competitors<'_>, field: &'e Field) -> Box<dyn Engine + 'e> {
        Box::new(self.procedure(field))
    }

    fn article(&self, cited: Cited) -> Article {
        let criterion = match cited {
            Cited::Reason(Reason::Prohibited) => return Article::OfTheEvent,
            Cited::Reason(Reason::Met(_)) => return Article::Of("C1"),
            Cited::Reason(Reason::ByeNotAllowed) => return Article::Of("C2"),
            Cited::Reason(Reason::Criterion(criterion)) => criterion,
            Cited::Reason(_) => return Article::Of("3.5, 3.6"),
            Cited::Colours(rule) => return Article::Of(colour_article(rule)),
        };
        Article::Of(match criterion {
            Criterion::Completion => "C3",
            Criterion::ByeScore => "3.4.2",
            Criterion::ByeGames => "3.4.3",
            Criterion::ByeRank => "3.4.4",
            Criterion::Upfloaters => "C4",
            Criterion::UpfloaterScores => "C5",
            Criterion::NextGroup => "C6",
            Criterion::FloatedLast => "C7",
            _ => "C8",
        })
    }
}

fn colour_article(rule: ColourRule) -> &'static str {
    match rule {
        ColourRule::InitialColour => "4.3.1",
        ColourRule::Equalise => "4.3.2",
        ColourRule::Alternate => "4.3.3",
        ColourRule::HigherAlternates => "4.3.4",
        _ => "4.3.5",
    }
}
