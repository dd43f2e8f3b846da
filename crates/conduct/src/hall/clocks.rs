//! Who is short of time by the last reading of the clocks, and what follows from it.

use adoube_clock::pressure::in_time_pressure;
use adoube_clock::recording::{excuses, excusing_topic, is_enough_added, limit};
use adoube_clock::{Addition, ByColour, Colour, Span, TimeControl};
use adoube_journal::ClockReading;
use adoube_tournament::{BoardNumber, EntrantId};
use jiff::civil::DateTime;
use serde::Serialize;

use super::{RoundAtDesk, sheet};
use crate::announcement::Article;

/// A board on which somebody is short of time, or may be by now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeTrouble {
    pub board: BoardNumber,
    pub players: ByColour<EntrantId>,
    /// What the clock showed,
    pub left: ByColour<Span>,
    /// When the clocks were read.
    pub read: DateTime,
    pub short: ByColour<Shortness>,
    /// Who must record the moves.
    pub recording: ByColour<Recording>,
    /// Whether the players are in time pressure as the rules define it; nothing if they do not.
    pub pressure: Option<Pressure>,
    /// Where it stands who need not record.
    pub article: Article,
}

/// Whether a player is short of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "hall-shortness", rename_all = "kebab-case")]
pub enum Shortness {
    /// Below the limit when the clock was read.
    Short,
    /// Not then, but by now if all the time since was the player's.
    PerhapsByNow,
    /// Not even so.
    No,
}

/// Whether a player must record the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "hall-recording", rename_all = "kebab-case")]
pub enum Recording {
    Must,
    /// Excused in this period.
    NeedNot,
    /// It depends on what is not known: what is added, or the time by now.
    NotKnown,
}

/// Whether both are in time pressure by the definition of US Chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "hall-pressure", rename_all = "kebab-case")]
pub enum Pressure {
    Yes,
    No,
    NotKnown,
}

impl RoundAtDesk<'_> {
    /// The boards without a result on which somebody was short of time when the clock was read last, or
    /// may be by now; those with least time first.
    pub fn time_trouble(&self, now: DateTime) -> Vec<TimeTrouble> {
        let case = self.case();
        let Some(laws) = case.books.laws else {
            return Vec::new();
        };
        let rules = &laws.parameters().recording;
        let pressure = laws.parameters().clock.time_pressure.as_ref();
        let mut found = Vec::new();
        for (game, reading) in self.open_readings() {
            let left = sheet::times(reading);
            let since = sheet::span_between(reading.at, now).max(Span::ZERO);
            let short = left.map(|left| shortness(*left, since, limit(rules)));
            if short == ByColour::same(Shortness::No) {
                continue;
            }
            let added = ByColour::of(|side| addition(case.control.as_ref(), side, reading));
            let enough = added.map(|added| {
                added.map(|added| is_enough_added(added.amount(), added.is_delay(), rules))
            });
            let excused = ByColour::of(|side| excusable(short[side], enough[side]));
            let recording = ByColour::of(|side| recording(excuses(excused, side, rules)));
            let last_period = is_last_period(case.control.as_ref(), reading);
            let source = case.books.law(excusing_topic(last_period, rules).0);
            found.push(TimeTrouble {
                board: game.board,
                players: ByColour {
                    white: game.white,
                    black: game.black,
                },
                pressure: pressure.map(|rule| {
                    let known = ByColour::of(|side| known(left[side], short[side]));
                    let added = added.white.map(Addition::amount);
                    told(in_time_pressure(known, added, rule))
                }),
                left,
                read: reading.at,
                short,
                recording,
                article: source.article,
            });
        }
        found.sort_by_key(|one| one.left.white.min(one.left.black));
        found
    }
}

fn shortness(left: Span, since: Span, limit: Span) -> Shortness {
    if left < limit {
        Shortness::Short
    } else if left - since < limit {
        Shortness::PerhapsByNow
    } else {
        Shortness::No
    }
}

/// A time that only may have fallen below the limit is not known any more.
fn known(left: Span, short: Shortness) -> Option<Span> {
    (short != Shortness::PerhapsByNow).then_some(left)
}

/// Whether being short of time excuses, as far as that is known.
fn excusable(short: Shortness, enough_added: Option<bool>) -> Option<bool> {
    match (short, enough_added) {
        (Shortness::No, _) | (_, Some(true)) => Some(false),
        (Shortness::Short, Some(false)) => Some(true),
        (Shortness::PerhapsByNow, _) | (Shortness::Short, None) => None,
    }
}

fn recording(excused: Option<bool>) -> Recording {
    match excused {
        Some(true) => Recording::NeedNot,
        Some(false) => Recording::Must,
        None => Recording::NotKnown,
    }
}

fn told(pressure: Option<bool>) -> Pressure {
    match pressure {
        Some(true) => Pressure::Yes,
        Some(false) => Pressure::No,
        None => Pressure::NotKnown,
    }
}

/// What is added for the next move: that of its period; of every period where the move is not known
/// and all have the same.
fn addition(
    control: Option<&TimeControl>,
    side: Colour,
    reading: &ClockReading,
) -> Option<Addition> {
    let allotment = control?.of(side);
    let added = match reading.last_move {
        Some(last) => {
            allotment
                .period(allotment.period_of_move(last.saturating_add(1)))?
                .addition
        }
        None => {
            let first = allotment.periods().first()?.addition;
            let same = allotment.periods().iter().all(|one| one.addition == first);
            same.then_some(first)?
        }
    };
    (added != Addition::Unspecified).then_some(added)
}

fn is_last_period(control: Option<&TimeControl>, reading: &ClockReading) -> bool {
    let Some((control, last)) = control.zip(reading.last_move) else {
        return false;
    };
    let allotment = control.of(Colour::White);
    let period = allotment.period_of_move(last.saturating_add(1));
    allotment
        .period(period)
        .is_some_and(|period| period.moves.is_none())
}
