//! The Dubov system (C.04.4.1): in each bracket, low average opposition meets high ratings.
//!
//! Bracket by bracket: `upfloaters` chooses who comes up from below, `shifts` divides the bracket
//! by colour and pairs it, `engine` leads from one to the other and explains.

mod engine;
mod shifts;
mod upfloaters;

#[cfg(test)]
mod tests;

use super::answer::{ColourRule, Criterion, Reason};
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

    fn engine<'e>(&'e self, among: &Competitors<'_>, field: &'e Field) -> Box<dyn Engine + 'e> {
        Box::new(engine::Round::new(among, field))
    }

    fn article(&self, cited: Cited) -> Article {
        let (old, new) = match cited {
            Cited::Reason(Reason::Prohibited) => return Article::OfTheEvent,
            Cited::Reason(reason) => reason_articles(reason),
            Cited::Colours(rule) => colour_articles(rule),
        };
        Article::Of(match self.edition {
            Edition::Dubov2018 => old,
            Edition::Dubov2026 => new,
        })
    }
}

/// Where a reason stands in the text of 2018 and in that of 2026.
fn reason_articles(reason: Reason) -> (&'static str, &'static str) {
    match reason {
        Reason::Met(_) | Reason::Prohibited => ("C.1", "C1"),
        Reason::ByeNotAllowed => ("C.2", "C2"),
        Reason::SameAbsoluteColour | Reason::ColourLimits => ("C.3", "C3"),
        Reason::Criterion(criterion) => match criterion {
            Criterion::ByeScore => ("B.1", "3.1.3"),
            Criterion::ByeGames => ("B.1", "3.1.4"),
            Criterion::ByeRank => ("B.1", "3.1.5"),
            Criterion::Upfloaters => ("C.5", "C5"),
            Criterion::UpfloaterScores => ("C.6", "C6"),
            Criterion::Preferences => ("C.7", "C7"),
            Criterion::MaximumUpfloaters => ("C.8", "C8"),
            Criterion::TimesUpfloated => ("C.9", "C9"),
            Criterion::FloatedLast => ("C.10", "C10"),
            // The others are criteria of other systems.
            _ => ("C.4", "C4"),
        },
        Reason::Order => ("B.2, D", "3.2, 4"),
    }
}

/// Where a colour rule stands in the text of 2018 and in that of 2026; Burstein's has the same rules
/// under the same numbers.
pub(super) fn colour_articles(rule: ColourRule) -> (&'static str, &'static str) {
    match rule {
        ColourRule::InitialColour => ("E.1", "5.2.1"),
        ColourRule::OnlyPreference | ColourRule::Both => ("E.2", "5.2.2"),
        ColourRule::Stronger => ("E.3", "5.2.3"),
        ColourRule::Alternate => ("E.4", "5.2.4"),
        // The others are rules of other systems.
        _ => ("E.5", "5.2.5"),
    }
}
