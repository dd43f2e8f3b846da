//! How many arbiters a round takes.

use serde::Serialize;

use super::RoundAtDesk;
use crate::announcement::{Article, EditionName, Supervision};

/// How many arbiters a round takes, and how many there are as far as they are announced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arbiters {
    pub need: ArbitersNeeded,
    /// Where that stands.
    pub article: Article,
    /// In which edition.
    pub edition: EditionName,
}

/// How many arbiters are needed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "hall-arbiters")]
pub enum ArbitersNeeded {
    /// About one for 20 to 25 players: advice. What there is may not be known.
    Advised {
        players: u32,
        least: u32,
        most: u32,
        present: Option<u32>,
    },
    /// The same where both come to one number.
    AdvisedAbout {
        players: u32,
        number: u32,
        present: Option<u32>,
    },
    /// Adequate supervision of rapid or blitz games: one for so many games, and no fewer.
    Supervised {
        games: u32,
        each: u32,
        least: u32,
        present: Option<u32>,
    },
}

impl Arbiters {
    /// Whether there are too few; nothing if it is not known how many there are.
    pub fn is_short(&self) -> Option<bool> {
        match self.need {
            ArbitersNeeded::AdvisedAbout {
                number: least,
                present,
                ..
            }
            | ArbitersNeeded::Advised { least, present, .. }
            | ArbitersNeeded::Supervised { least, present, .. } => {
                present.map(|present| present < least)
            }
        }
    }
}

impl RoundAtDesk<'_> {
    /// How many arbiters the games of this round take. US Chess has no number.
    pub fn arbiters(&self) -> Option<Arbiters> {
        let case = self.case();
        let games = u32::try_from(self.games().len()).ok()?;
        if case.is_us() || games == 0 {
            return None;
        }
        let present = case.arbiters();
        let full = case.more.supervision == Some(Supervision::Full);
        if let Some((each, topic)) = case.games_for_each_arbiter().filter(|_| full) {
            let source = case.books.law(topic);
            return Some(Arbiters {
                need: ArbitersNeeded::Supervised {
                    games,
                    each,
                    least: games.div_ceil(each.max(1)),
                    present,
                },
                article: source.article,
                edition: source.edition,
            });
        }
        let players = games.saturating_mul(2);
        let (least, most, source) = case.advised_arbiters(players);
        Some(Arbiters {
            need: match least == most {
                true => ArbitersNeeded::AdvisedAbout {
                    players,
                    number: least,
                    present,
                },
                false => ArbitersNeeded::Advised {
                    players,
                    least,
                    most,
                    present,
                },
            },
            article: source.article,
            edition: source.edition,
        })
    }
}
