//! Colours: who gets which in a pair (29E4), and what a pair leaves to be desired.

use adoube_tournament::{Colour, RoundNumber};
use serde::Serialize;

use super::field::{Contender, Field, Need};
use super::settings::Settings;

/// The rule that gave a pair its colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename = "us-colours")]
pub enum ColourRule {
    /// Neither is due a colour: the toss of round 1, alternating down the boards (28J).
    Toss,
    /// Both get what they are due (29E3).
    BothDue,
    /// One of them is due a colour (29E3).
    OneDue,
    /// Both are due the same; only one had unequal colours (29E4, rule 1).
    Unbalanced,
    /// Both had unequal colours, one of them more so (29E4, rule 2).
    GreaterImbalance,
    /// They had opposite colours in the round before (29E4, rule 3).
    LastRound,
    /// They had different colours in this round, and the same in later ones (29E4, rule 4).
    LatestDifference(RoundNumber),
    /// The same colours in all rounds: the higher ranked (29E4, rule 5).
    HigherRanked,
    /// The same: the lower ranked in a minus score group (29E4a).
    MinusGroup,
    /// The same: the lower ranked, because it is his turn (29E4b).
    Turn,
    /// The same: by lot (29E4c).
    Lot,
    /// One of them had the other colour twice running (29E5f1).
    NoThird,
}

impl ColourRule {
    /// The number of the rule in the rulebook.
    pub fn article(self) -> &'static str {
        match self {
            ColourRule::Toss => "28J",
            ColourRule::BothDue | ColourRule::OneDue => "29E3",
            ColourRule::Unbalanced => "29E4 rule 1",
            ColourRule::GreaterImbalance => "29E4 rule 2",
            ColourRule::LastRound => "29E4 rule 3",
            ColourRule::LatestDifference(_) => "29E4 rule 4",
            ColourRule::HigherRanked => "29E4 rule 5",
            ColourRule::MinusGroup => "29E4a",
            ColourRule::Turn => "29E4b",
            ColourRule::Lot => "29E4c",
            ColourRule::NoThird => "29E5f1",
        }
    }
}

/// What the colours of a pair leave to be desired, as numbers of players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ColourFaults {
    /// Have one colour for the third time running without need (29E5f).
    pub thirds: u32,
    /// Get Black two or more times more than White (29E5b).
    pub black_excess: u32,
    /// Get White two or more times more than Black (29E5b).
    pub white_excess: u32,
    /// Do not get their due colour (29E5a).
    pub denied: u32,
}

/// Both are due this colour, and so are at odds.
fn contested(one: &Contender, other: &Contender) -> Option<Colour> {
    one.due.filter(|due| Some(*due) == other.due)
}

/// The colour of the first player, as far as the colours they had decide it.
fn by_history(
    one: &Contender,
    other: &Contender,
    settings: &Settings,
) -> Option<(Colour, ColourRule)> {
    let Some(due) = contested(one, other) else {
        return match (one.due, other.due) {
            (Some(due), Some(_)) => Some((due, ColourRule::BothDue)),
            (Some(due), None) => Some((due, ColourRule::OneDue)),
            (None, Some(due)) => Some((due.opposite(), ColourRule::OneDue)),
            (None, None) => None,
        };
    };
    let (imbalance, other_imbalance) = (one.difference.abs(), other.difference.abs());
    if imbalance != other_imbalance {
        let rule = if imbalance.min(other_imbalance) == 0 {
            ColourRule::Unbalanced
        } else {
            ColourRule::GreaterImbalance
        };
        let wins = imbalance > other_imbalance;
        return Some((if wins { due } else { due.opposite() }, rule));
    }
    latest_difference(one, other, settings)
}

/// Rules 3 and 4: the latest round in which one had a colour and the other not the same.
fn latest_difference(
    one: &Contender,
    other: &Contender,
    settings: &Settings,
) -> Option<(Colour, ColourRule)> {
    let rounds = one.colours.len().max(other.colours.len());
    let memory = if settings.short_memory { 2 } else { rounds };
    let had = |player: &Contender, round: usize| player.colours.get(round).copied().flatten();
    // Latest first: the latest round in which their colours differed decides; a round without a
    // game differs from any colour.
    for round in (0..rounds).rev().take(memory) {
        let colours = (had(one, round), had(other, round));
        if colours.0 == colours.1 {
            continue;
        }
        let colour = match colours {
            (Some(own), _) => own.opposite(),
            (None, Some(theirs)) => theirs,
            (None, None) => continue,
        };
        let both = colours.0.is_some() && colours.1.is_some();
        let rule = if both && round + 1 == rounds {
            ColourRule::LastRound
        } else {
            ColourRule::LatestDifference(RoundNumber::at_place(round))
        };
        return Some((colour, rule));
    }
    None
}

/// The colour of the first player by the ban on a third game running (29E5f1).
fn by_ban(one: &Contender, other: &Contender) -> Option<(Colour, ColourRule)> {
    let colour = match (one.repeated, other.repeated) {
        (Some(own), theirs) if theirs != Some(own) => own.opposite(),
        (None, Some(theirs)) => theirs,
        _ => return None,
    };
    Some((colour, ColourRule::NoThird))
}

/// The colour of the first player, as far as the two themselves decide it.
pub(super) fn decided(
    field: &Field,
    one: &Contender,
    other: &Contender,
) -> Option<(Colour, ColourRule)> {
    let usual = by_history(one, other, &field.settings);
    if field.settings.third_colour_ban
        && !field.is_last
        && let Some((colour, rule)) = by_ban(one, other)
    {
        return match usual {
            Some((same, usual)) if same == colour => Some((colour, usual)),
            _ => Some((colour, rule)),
        };
    }
    usual
}

/// What a pair leaves to be desired. Where the two had the same colours it does not matter who
/// gets which.
pub(super) fn faults(field: &Field, one: &Contender, other: &Contender) -> ColourFaults {
    let colour = match decided(field, one, other) {
        Some((colour, _)) => colour,
        None => match one.due {
            Some(due) => due,
            None => return ColourFaults::default(),
        },
    };
    let mut faults = ColourFaults::default();
    faults.add(one, colour);
    faults.add(other, colour.opposite());
    faults
}

impl ColourFaults {
    /// Counts what is wrong for a player who gets a colour.
    pub(super) fn add(&mut self, player: &Contender, colour: Colour) {
        let is_denied = player.due == Some(colour.opposite());
        self.denied += u32::from(is_denied);
        let equalises = player.need == Need::Equalisation;
        if is_denied && equalises {
            match colour {
                Colour::Black => self.black_excess += 1,
                Colour::White => self.white_excess += 1,
            }
        }
        // A third colour that equalises is not counted: the player needs it (29E5f).
        let is_needed = equalises && !is_denied;
        self.thirds += u32::from(player.repeated == Some(colour) && !is_needed);
    }
}

/// How many of a group are due each colour, as the Look Ahead method counts (29E6a).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DueCount {
    pub white: usize,
    pub black: usize,
    pub neither: usize,
    /// Most are due a colour to equalise, so that who had equal colours counts as due neither.
    pub only_equalisation: bool,
}

impl DueCount {
    /// Counts the dues of a group's players.
    pub fn of<'c>(group: impl Iterator<Item = &'c Contender> + Clone) -> DueCount {
        let players = group.clone().count();
        let equalise = |player: &&Contender| player.need == Need::Equalisation;
        let mut count = DueCount {
            only_equalisation: 2 * group.clone().filter(equalise).count() > players,
            ..DueCount::default()
        };
        for player in group {
            match count.due(player) {
                Some(Colour::White) => count.white += 1,
                Some(Colour::Black) => count.black += 1,
                None => count.neither += 1,
            }
        }
        count
    }

    /// The colour that a player of the group is due in this count.
    pub fn due(&self, player: &Contender) -> Option<Colour> {
        let counts = !self.only_equalisation || player.need == Need::Equalisation;
        player.due.filter(|_| counts)
    }

    /// The colour that more than half of the group are due.
    pub fn majority(&self) -> Option<Colour> {
        let half = (self.white + self.black + self.neither) / 2;
        if self.white > half {
            Some(Colour::White)
        } else if self.black > half {
            Some(Colour::Black)
        } else {
            None
        }
    }
}
