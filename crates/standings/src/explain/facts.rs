//! The explanation as facts: what each part is, who was level, how the parts come to the value.

use adoube_ratings::scale;
use adoube_tournament::{Outcome, Points};
use serde::Serialize;

use super::{Explanation, Group, decides_in_group};
use crate::direct::Encounters;
use crate::field::Score;
use crate::method::Method;
use crate::term::{Cut, Limit, Source, Term};
use crate::{OutcomeName, Rules, Value};

/// A part of a value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Part {
    /// The round, or the board, from 1.
    pub number: usize,
    /// The opponent's pairing number.
    pub opponent: Option<u32>,
    pub who: PartOf,
    pub value: Value,
    /// Where that comes from, if it needs saying.
    pub notes: Vec<PartNote>,
    /// Why it is left out, if it is.
    pub left_out: Option<Cut>,
}

/// Whom a round was played against, or what it was instead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum PartOf {
    Board,
    /// The opponent's name.
    Opponent(String),
    /// An opponent with whom no game was played.
    Forfeit {
        name: String,
        outcome: OutcomeName,
    },
    NoGame(OutcomeName),
}

/// Where a part comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum PartNote {
    /// A score times the points obtained.
    Times { score: Points, obtained: Points },
    /// The opponent's own score; each unplayed round of theirs counts half a point (US 34E1).
    UnplayedHalf { score: Points },
    /// The opponent's own score; their unplayed rounds count as draws.
    UnplayedDrawn { score: Points },
    /// The opponent's own score; the last round counts as drawn, as do byes at the end (8.3, 16.3).
    LastRoundDrawn { score: Points },
    /// The opponent's own score; requested byes at the end count as draws (16.3.2).
    ByesDrawn { score: Points },
    /// A dummy with the own score (16.4).
    Dummy { score: Points },
    /// A dummy that has at most a draw in every round (16.4.2).
    DummyAllDraws { score: Points },
    /// A dummy that has at most the score of the scheduled opponent (16.4.1).
    DummyScheduled { score: Points },
    /// The virtual opponent (13.14.2).
    Virtual { score: Points },
    /// An opponent without points (US 34E1).
    NoOpponent,
    /// Not played (US 34E3).
    Deduction,
}

/// Why there is no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum NoValue {
    TeamsOnly,
    SomebodyUnrated,
    NoGame,
}

/// How the parts come to the value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reckoning {
    pub way: ReckoningWay,
    pub value: Value,
}

/// What is done with the parts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "reckoning-way")]
pub enum ReckoningWay {
    Sum,
    Average {
        sum: Value,
        number: usize,
    },
    /// The average of the opponents and what the percentage is worth on the scale.
    Performance {
        average: Value,
        percent: u32,
        /// With its sign.
        difference: String,
    },
    /// The lowest rating that is expected to score this.
    PerfectPerformance,
    /// The sum and the other score, divided.
    ScoreStrength {
        sum: Value,
        other: Points,
    },
}

/// What somebody scored among those who were level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct EncounterScore {
    pub unit: ScoreUnit,
    pub points: Value,
    /// How many of the others were not met.
    pub missing: usize,
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum ScoreUnit {
    Points,
    MatchPoints,
    GamePoints,
}

/// What follows where not everybody met everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum NotAllMet {
    /// Nobody is placed (13.5).
    NobodyPlaced,
    /// Only who is ahead whatever the missing games bring (6.3).
    OnlyAhead,
}

impl Explanation<'_> {
    /// The parts of the value, in the order of the rounds.
    pub fn parts(&self) -> Vec<Part> {
        self.terms.iter().map(|term| self.part(term)).collect()
    }

    /// Whether it is decided among those who are level, though nobody else is.
    pub fn is_alone(&self) -> bool {
        self.group.is_none() && decides_in_group(self.tie_break.method)
    }

    /// Why there is no value, if there is none.
    pub fn missing(&self) -> Option<NoValue> {
        self.value.is_none().then(|| self.why_nothing())
    }

    fn why_nothing(&self) -> NoValue {
        let field = self.field;
        if self.tie_break.method.is_for_teams_only() && !field.is_for_teams() {
            NoValue::TeamsOnly
        } else if field.participants().iter().any(|one| one.rating.is_none())
            && self.tie_break.unrated.is_none()
            && !field.is_for_teams()
        {
            NoValue::SomebodyUnrated
        } else {
            NoValue::NoGame
        }
    }

    fn part(&self, term: &Term) -> Part {
        let opponent = term.opponent.filter(|_| term.source != Source::Board);
        let participants = self.field.participants();
        Part {
            number: term.round + 1,
            opponent: opponent.map(|place| participants[place].number),
            who: match term.source {
                Source::Board => PartOf::Board,
                _ => self.opponent(term),
            },
            value: term.value,
            notes: self.notes(term),
            left_out: term.cut,
        }
    }

    fn opponent(&self, term: &Term) -> PartOf {
        let outcome = self.field.card(self.place)[term.round].outcome;
        let name = match term.opponent {
            Some(opponent) => self.field.participants()[opponent].name.clone(),
            None => return PartOf::NoGame(OutcomeName(outcome)),
        };
        match outcome {
            Outcome::ForfeitWin | Outcome::ForfeitLoss => {
                let outcome = OutcomeName(outcome);
                PartOf::Forfeit { name, outcome }
            }
            _ => PartOf::Opponent(name),
        }
    }

    fn notes(&self, term: &Term) -> Vec<PartNote> {
        let times = |score: Points, obtained: Option<Points>| {
            obtained.map(|obtained| PartNote::Times { score, obtained })
        };
        let (times, note) = match term.source {
            Source::Opponent {
                adjusted,
                score,
                obtained,
            } => {
                let adjustment = (adjusted != score).then(|| self.adjustment(score));
                (times(adjusted, obtained), adjustment)
            }
            Source::Dummy {
                score,
                limit,
                obtained,
            } => {
                let dummy = match limit {
                    None => PartNote::Dummy { score },
                    Some(Limit::AllDraws) => PartNote::DummyAllDraws { score },
                    Some(Limit::ScheduledOpponent) => PartNote::DummyScheduled { score },
                };
                (times(score, obtained), Some(dummy))
            }
            Source::Virtual { score, obtained } => {
                (times(score, obtained), Some(PartNote::Virtual { score }))
            }
            Source::NoOpponent => (None, Some(PartNote::NoOpponent)),
            Source::Deduction => (None, Some(PartNote::Deduction)),
            _ => (None, None),
        };
        times.into_iter().chain(note).collect()
    }

    fn adjustment(&self, score: Points) -> PartNote {
        match self.rules {
            _ if self.tie_break.method.is_of_us_chess() => PartNote::UnplayedHalf { score },
            Rules::Fide2014 | Rules::Fide2014Drawn => PartNote::UnplayedDrawn { score },
            _ if self.tie_break.fore => PartNote::LastRoundDrawn { score },
            _ => PartNote::ByesDrawn { score },
        }
    }

    /// The score on which those of the group are level.
    pub fn level_score(&self) -> Points {
        self.field.score(self.place, self.field.primary())
    }

    /// What a member of the group scored against the others, by each table.
    pub fn encounters(&self, group: &Group, member: usize) -> Vec<EncounterScore> {
        let own = |one: &&Encounters| one.place == member;
        let tables = group.tables.iter();
        let found = tables.filter_map(|(score, table)| {
            let one = table.encounters.iter().find(own)?;
            Some(EncounterScore {
                unit: match score {
                    _ if !self.field.is_for_teams() => ScoreUnit::Points,
                    Score::Match => ScoreUnit::MatchPoints,
                    Score::Game => ScoreUnit::GamePoints,
                },
                points: one.points(),
                missing: one.missing,
            })
        });
        found.collect()
    }

    /// What follows if not all of the group met each other.
    pub fn not_all_met(&self, group: &Group) -> Option<NotAllMet> {
        let open = group.tables.iter().any(|(_, table)| !table.all_met);
        open.then_some(match self.rules.has_virtual_opponent() {
            true => NotAllMet::NobodyPlaced,
            false => NotAllMet::OnlyAhead,
        })
    }

    /// How the parts come to the value.
    pub fn result(&self) -> Option<Reckoning> {
        let value = self.value?;
        let kept = || self.terms.iter().filter(|term| term.cut.is_none());
        let number = kept().count();
        let sum: Value = kept().map(|term| term.value).sum();
        if self.terms.is_empty() {
            return None;
        }
        let way = match self.tie_break.method {
            Method::Performance => self.performance(number)?,
            Method::PerfectPerformance => ReckoningWay::PerfectPerformance,
            Method::ScoreStrength => {
                let other = self.field.score(self.place, self.field.primary().other());
                ReckoningWay::ScoreStrength { sum, other }
            }
            _ if sum == value => ReckoningWay::Sum,
            _ => ReckoningWay::Average { sum, number },
        };
        Some(Reckoning { way, value })
    }

    fn performance(&self, games: usize) -> Option<ReckoningWay> {
        let games = u32::try_from(games).ok()?;
        let card = self.field.card(self.place);
        let kept = self.terms.iter().filter(|term| term.cut.is_none());
        let halves: u32 = kept
            .map(|term| match card[term.round].outcome {
                Outcome::Win | Outcome::UnratedWin => 2,
                Outcome::Draw | Outcome::UnratedDraw => 1,
                _ => 0,
            })
            .sum();
        let percent = (100 * halves + games) / (2 * games).max(1);
        let difference = scale::difference(percent);
        let value = self.value?;
        let average = value + Value::whole(-i64::from(difference));
        Some(ReckoningWay::Performance {
            average,
            percent,
            difference: format!("{difference:+}"),
        })
    }
}
