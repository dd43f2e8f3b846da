//! What the players have done before: offences and warnings in this game and in the event.

use std::collections::BTreeMap;

use adoube_clock::{ByColour, Colour};
use serde::{Deserialize, Serialize};

use crate::Ruling;
use crate::declare::{is_default, told};
use crate::untold::written;

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
    /// All of them.
    pub const ALL: [Counter; 15] = [
        Counter::IllegalMove,
        Counter::TwoHands,
        Counter::ClockWithoutMove,
        Counter::WrongClaim,
        Counter::WrongTimeClaim,
        Counter::Warning,
        Counter::TimePenalty,
        Counter::Disturbance,
        Counter::Displacement,
        Counter::SheetRequest,
        Counter::DrawOffer,
        Counter::RecordingBreach,
        Counter::Absence,
        Counter::Refusal,
        Counter::Breach,
    ];

    /// The one with this name in a file.
    pub fn named(name: &str) -> Option<Counter> {
        Counter::ALL.into_iter().find(|one| one.name() == name)
    }

    /// Its name in a file.
    pub fn name(self) -> String {
        written(self)
    }
}

// A counter that is not in the list would not be known to the event.
const _: () = assert!(Counter::ALL.len() == Counter::Breach as usize + 1);

/// Where it is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// In this game.
    Game,
    /// In the whole event, this game included.
    Event,
}

told! {
    /// One player's past. In a file: `history.white = { game = { illegal-move = 1 } }`.
    pub struct PlayerHistory {
        /// In this game.
        pub game: BTreeMap<Counter, u32>,
        /// In the event's earlier games.
        pub event: BTreeMap<Counter, u32>,
    }
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
}

told! {
    /// Both players' past.
    pub struct History {
        pub white: PlayerHistory,
        pub black: PlayerHistory,
    }
}

impl History {
    /// Nothing happened before.
    pub fn is_empty(&self) -> bool {
        is_default(self)
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

    /// The two, by side.
    pub fn sides(&self) -> ByColour<&PlayerHistory> {
        ByColour::of(|side| self.of(side))
    }
}
