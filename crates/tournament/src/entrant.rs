//! A player in an event: number, presence, team.

use std::fmt;
use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};

use crate::{Player, RoundNumber, TeamId};

/// Names an entrant inside a section for as long as the section exists. It is given at the
/// registration and never given again, unlike the pairing number, which may change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct EntrantId(pub u32);

/// Marks an id that stands for a team.
const TEAM: u32 = 1 << 31;

impl EntrantId {
    /// An id that no player has and that stands for a team, in facts about those who are paired.
    pub fn standing_for(team: TeamId) -> EntrantId {
        EntrantId(team.0 | TEAM)
    }

    /// The team that the id stands for, if it does not name a player.
    pub fn team(self) -> Option<TeamId> {
        (self.0 & TEAM != 0).then_some(TeamId(self.0 & !TEAM))
    }
}

impl fmt::Display for EntrantId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entrant {}", self.0)
    }
}

/// The tournament pairing number (TPN) of the initial ranking; 1 is the highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PairingNumber(NonZeroU32);

impl PairingNumber {
    /// The number, if it is not zero.
    pub fn new(number: u32) -> Option<PairingNumber> {
        NonZeroU32::new(number).map(PairingNumber)
    }

    /// The number at a place of a list that starts with place 0.
    pub fn at_place(place: usize) -> PairingNumber {
        let number = u32::try_from(place).unwrap_or(u32::MAX - 1) + 1;
        PairingNumber(NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN))
    }

    /// The number as a plain integer, 1 or more.
    pub fn get(self) -> u32 {
        self.0.get()
    }
}

impl fmt::Display for PairingNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A stretch of rounds, first and last included; without a last round it is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundSpan {
    pub first: RoundNumber,
    /// The last round; `None` means to the end of the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<RoundNumber>,
}

impl RoundSpan {
    /// From a round to the end of the event.
    pub fn from(first: RoundNumber) -> RoundSpan {
        RoundSpan { first, last: None }
    }

    /// Whether the stretch covers a round.
    pub fn contains(self, round: RoundNumber) -> bool {
        self.first <= round && self.last.is_none_or(|last| round <= last)
    }

    /// Whether the stretch ends before it begins.
    pub fn is_empty(self) -> bool {
        self.last.is_some_and(|last| last < self.first)
    }
}

/// A player entered in a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// Names the entrant for ever; never given to anybody else.
    pub id: EntrantId,
    /// The place in the initial ranking; `None` until numbers are assigned.
    pub pairing_number: Option<PairingNumber>,
    pub player: Player,
    /// The first round the entrant can be paired in: later than 1 for a late entry (C.04.2.C).
    pub first_round: RoundNumber,
    /// When the entrant was withdrawn, in order; closed by a re-entry.
    pub withdrawals: Vec<RoundSpan>,
    /// Was sent out of the event, and has no place in its standings.
    pub expelled: bool,
}

impl Entrant {
    /// An entrant present from round 1, without a number yet.
    pub fn new(id: EntrantId, player: Player) -> Entrant {
        Entrant {
            id,
            pairing_number: None,
            player,
            first_round: RoundNumber::FIRST,
            withdrawals: Vec::new(),
            expelled: false,
        }
    }

    /// Whether the entrant is in the event in this round: entered and not withdrawn.
    pub fn takes_part_in(&self, round: RoundNumber) -> bool {
        self.first_round <= round && !self.withdrawals.iter().any(|span| span.contains(round))
    }

    /// Whether the entrant is out for good after a round: withdrawn, and not back in the next.
    pub fn has_left_after(&self, round: RoundNumber) -> bool {
        let next = round.next();
        let mut withdrawals = self.withdrawals.iter();
        withdrawals.any(|span| span.last.is_none() && span.first <= next)
    }

    /// The name with the pairing number, as messages show it: `Petrov, Ivan (5)`.
    pub fn label(&self) -> String {
        match self.pairing_number {
            Some(number) => format!("{} ({number})", self.player.name),
            None => self.player.name.clone(),
        }
    }
}
