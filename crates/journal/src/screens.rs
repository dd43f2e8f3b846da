//! The screens of the hall: what each shows, and what the arbiter tells everybody.

use serde::{Deserialize, Serialize};

use crate::{SectionId, Trace};

/// A screen in the hall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(rename(serialize = "journal-hall-screen"))]
pub struct HallScreen {
    /// The short name by which it is opened, such as `1` or `foyer`.
    pub code: SectionId,
    /// What it is called at the desk.
    pub name: String,
    /// What it shows, in this order, again and again.
    pub shows: Vec<ScreenKind>,
    /// Of which sections, in this order; of all of them if none is named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sections: Vec<SectionId>,
    /// How many seconds a page stays; as long as it takes to read it if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<u16>,
    #[serde(default)]
    pub look: ScreenLook,
}

/// Something that a screen can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScreenKind {
    /// The latest round by board.
    Pairings,
    /// The latest round by the names of the players.
    Names,
    /// The results of the latest round, as they come.
    Results,
    /// The standings after the last complete round.
    Standings,
    /// When the next round starts, with a countdown.
    NextRound,
    /// What the arbiter tells everybody, on the whole screen.
    Message,
}

impl ScreenKind {
    /// Everything that a screen can show, in the order in which the desk offers it.
    pub const ALL: [ScreenKind; 6] = [
        ScreenKind::Pairings,
        ScreenKind::Names,
        ScreenKind::Results,
        ScreenKind::Standings,
        ScreenKind::NextRound,
        ScreenKind::Message,
    ];
}

/// Dark letters on a light ground, or the other way round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScreenLook {
    /// As the computer of the screen is set.
    #[default]
    AsSet,
    Light,
    Dark,
}

impl ScreenLook {
    /// What the desk offers: as the computer is set comes first.
    pub const ALL: [ScreenLook; 3] = [ScreenLook::AsSet, ScreenLook::Light, ScreenLook::Dark];
}

/// What the arbiter tells everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallMessage {
    pub text: String,
    /// Who wrote it, and when.
    pub written: Trace,
}
