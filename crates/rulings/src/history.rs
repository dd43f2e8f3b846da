//! What the players have done before: offences and warnings in this game and in the event.

use std::collections::BTreeMap;

use adoube_clock::{ByColour, Colour};
use serde::{Deserialize, Serialize};

use crate::Ruling;

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counter {
    /// Illegal moves, and pawns left on the last rank.
    IllegalMove,
    /// Moves made with two hands.
    TwoHands,
    /// Presses of the clock without a move.
    ClockWithoutMove,
    /// Wrong claims of a draw.
    WrongClaim,
    /// Wrong claims on time.
    WrongTimeClaim,
    /// Warnings of any kind.
    Warning,
    /// Penalties in time.
    TimePenalty,
    /// Disturbances: noise and devices.
    Disturbance,
    Displacement,
    /// Times the score sheet was asked for.
    SheetRequest,
    /// Offers of a draw without reason.
    DrawOffer,
    /// Breaches of the duty to record.
    RecordingBreach,
    /// Absences without leave.
    Absence,
    /// Refusals to comply.
    Refusal,
    /// Any other breach.
    Breach,
}

impl Counter {
    /// Its name in a case.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Counter::IllegalMove => "illegal-move",
            Counter::TwoHands => "two-hands",
            Counter::ClockWithoutMove => "clock-without-move",
            Counter::WrongClaim => "wrong-claim",
            Counter::WrongTimeClaim => "wrong-time-claim",
            Counter::Warning => "warning",
            Counter::TimePenalty => "time-penalty",
            Counter::Disturbance => "disturbance",
            Counter::Displacement => "displacement",
            Counter::SheetRequest => "sheet-request",
            Counter::DrawOffer => "draw-offer",
            Counter::RecordingBreach => "recording-breach",
            Counter::Absence => "absence",
            Counter::Refusal => "refusal",
            Counter::Breach => "breach",
        }
    }
}

/// Where it is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// In this game.
    Game,
    /// In the whole event, this game included.
    Event,
}

impl Scope {
    /// Its name in a case.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Scope::Game => "game",
            Scope::Event => "event",
        }
    }
}

/// One player's past. In a file: `history.white = { game = { illegal-move = 1 } }`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerHistory {
    /// In this game.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub game: BTreeMap<Counter, u32>,
    /// In the event's earlier games.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub event: BTreeMap<Counter, u32>,
}

impl PlayerHistory {
    /// How often so far, as far as it was told.
    pub fn count(&self, counter: Counter, scope: Scope) -> u32 {
        let of = |counts: &BTreeMap<Counter, u32>| counts.get(&counter).copied().unwrap_or(0);
        match scope {
            Scope::Game => of(&self.game),
            Scope::Event => of(&self.game).saturating_add(of(&self.event)),
        }
    }

    /// Whether it was told how often. What is not in the file is not told; it is not nothing.
    pub fn tells(&self, counter: Counter, scope: Scope) -> bool {
        match scope {
            Scope::Game => self.game.contains_key(&counter),
            Scope::Event => self.event.contains_key(&counter),
        }
    }

    fn is_empty(&self) -> bool {
        self.game.is_empty() && self.event.is_empty()
    }
}

/// Both players' past.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct History {
    #[serde(default, skip_serializing_if = "PlayerHistory::is_empty")]
    pub white: PlayerHistory,
    #[serde(default, skip_serializing_if = "PlayerHistory::is_empty")]
    pub black: PlayerHistory,
}

impl History {
    /// Nothing happened before.
    pub fn is_empty(&self) -> bool {
        self.white.is_empty() && self.black.is_empty()
    }

    /// One player's past.
    pub fn of(&self, side: Colour) -> &PlayerHistory {
        match side {
            Colour::White => &self.white,
            Colour::Black => &self.black,
        }
    }

    /// The past with a ruling in it, for the next incident of the same game.
    pub fn after(&self, ruling: &Ruling) -> History {
        let mut history = self.clone();
        for change in &ruling.counters {
            let player = match change.side {
                Colour::White => &mut history.white,
                Colour::Black => &mut history.black,
            };
            let count = player.game.entry(change.counter).or_insert(0);
            *count = count.saturating_add(change.by);
        }
        history
    }

    /// The past with this game over: what happened in it is now the event's.
    pub fn after_the_game(&self) -> History {
        let merged = |player: &PlayerHistory| {
            let mut event = player.event.clone();
            for (&counter, &count) in &player.game {
                let sum = event.entry(counter).or_insert(0);
                *sum = sum.saturating_add(count);
            }
            PlayerHistory {
                game: BTreeMap::new(),
                event,
            }
        };
        History {
            white: merged(&self.white),
            black: merged(&self.black),
        }
    }

    /// The two, by side.
    pub fn sides(&self) -> ByColour<&PlayerHistory> {
        ByColour::of(|side| self.of(side))
    }
}
