//! An explanation as facts, with the rules' numbers, in the order in which they are told.

use adoube_tournament::{EntrantId, Points};
use serde::Serialize;

use super::bars::Bar;
use super::bye::ByeRule;
use super::colours::{ColourRule, DueCount};
use super::explain::{BoardNote, Limit, Replaced, RoundExplanation, SwitchMade, SwitchReason};
use super::pairing::{Exception, GroupPairing};
use super::switches::SwitchKind;
use crate::facts::Row;

/// Two who meet, or would, the higher ranked first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "us-meeting")]
pub struct Meeting {
    pub one: EntrantId,
    pub other: EntrantId,
}

/// Something that is told of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "us-note")]
pub enum Note {
    /// An accelerated round could not be paired in its parts and is paired by score groups.
    Unaccelerated,
    /// A score group and its due colours (29E6a).
    Group {
        score: Points,
        has_added_points: bool,
        players: usize,
        due: DueCount,
    },
    /// Who drops from it (29D1).
    Drops { players: Row<EntrantId> },
    /// Its natural pairings (29C1).
    Natural { pairs: Row<Meeting> },
    /// Boards that changed together.
    Switch {
        kind: SwitchKind,
        before: Row<Meeting>,
        after: Row<Meeting>,
        /// Who takes whose place.
        replaced: Row<Replaced>,
        /// The largest difference of players exchanged; none where an unrated player lifts the
        /// limit.
        points: Option<u32>,
        /// The difference that counts, where it is smaller.
        counting: Option<u32>,
        /// In points; none if there is no limit.
        limit: Option<u32>,
        article: &'static str,
        reason: WhySwitched,
    },
    /// Who has which colour on a board, and why.
    Board {
        board: usize,
        white: EntrantId,
        black: EntrantId,
        colours: ColourRule,
        article: &'static str,
        /// Who dropped to meet the other.
        dropped: Option<EntrantId>,
    },
    /// Who gets the full-point bye.
    Bye {
        player: EntrantId,
        rule: ByeRule,
        article: &'static str,
        /// Whom it passed over.
        passed_over: Row<EntrantId>,
    },
    /// Two who should not meet and do.
    Exception {
        one: EntrantId,
        other: EntrantId,
        bar: Bar,
    },
}

/// What a switch is for: so many players after it instead of so many before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum WhySwitched {
    Parts {
        one: EntrantId,
        other: EntrantId,
        bar: Bar,
        article: &'static str,
    },
    ThirdColour {
        before: u32,
        after: u32,
    },
    Equalisation {
        before: u32,
        after: u32,
    },
    DueColour {
        before: u32,
        after: u32,
    },
    Follows,
}

impl RoundExplanation {
    /// Groups with their natural pairings, switches, colours, the bye; of some players only their
    /// groups, and the switches and boards they are in.
    pub fn notes_about(&self, asked: Option<&[EntrantId]>) -> Vec<Note> {
        let is_about = |id: EntrantId| asked.is_none_or(|asked| asked.contains(&id));
        let mut notes: Vec<Note> = Vec::new();
        if self.pairing.is_unaccelerated {
            notes.push(Note::Unaccelerated);
        }
        for group in &self.pairing.groups {
            let dropped = group.natural.iter().flat_map(|(one, other)| [*one, *other]);
            if group.members.iter().copied().chain(dropped).any(is_about) {
                notes.extend(group.notes());
            }
        }
        for switch in &self.switches {
            let mut pairs = switch.before.iter().chain(&switch.after);
            if pairs.any(|(one, other)| is_about(*one) || is_about(*other)) {
                notes.push(switch.note());
            }
        }
        for (board, note) in (1..).zip(&self.boards) {
            if is_about(note.white) || is_about(note.black) {
                notes.push(note.note(board));
            }
        }
        if self.pairing.bye.is_some_and(is_about) {
            notes.extend(self.bye_note());
        }
        let exceptions = self.pairing.exceptions.iter();
        let exceptions = exceptions.filter(|one| is_about(one.one) || is_about(one.other));
        notes.extend(exceptions.map(Exception::note));
        notes
    }

    /// Why the bye goes where it goes.
    pub fn bye_note(&self) -> Option<Note> {
        let rule = self.pairing.bye_rule?;
        Some(Note::Bye {
            player: self.pairing.bye?,
            rule,
            article: rule.article(),
            passed_over: Row(self.bye_passed_over.clone()),
        })
    }
}

impl GroupPairing {
    /// Its due colours, who drops, its natural pairings.
    pub fn notes(&self) -> Vec<Note> {
        let mut notes = vec![Note::Group {
            score: self.score,
            has_added_points: self.has_added_points,
            players: self.members.len(),
            due: self.due,
        }];
        if !self.dropped_out.is_empty() {
            let players = Row(self.dropped_out.clone());
            notes.push(Note::Drops { players });
        }
        if !self.natural.is_empty() {
            let pairs = meetings(&self.natural);
            notes.push(Note::Natural { pairs });
        }
        notes
    }
}

fn meetings(pairs: &[(EntrantId, EntrantId)]) -> Row<Meeting> {
    let meeting = |(one, other): &(EntrantId, EntrantId)| Meeting {
        one: *one,
        other: *other,
    };
    Row(pairs.iter().map(meeting).collect())
}

impl SwitchMade {
    /// What changed, at what cost and why.
    pub fn note(&self) -> Note {
        Note::Switch {
            kind: self.kind,
            before: meetings(&self.before),
            after: meetings(&self.after),
            replaced: Row(self.replaced.clone()),
            points: (self.limit != Limit::Unrated).then_some(self.exchanged),
            counting: (self.cost < self.exchanged).then_some(self.cost),
            limit: match self.limit {
                Limit::Narrow(limit) | Limit::Wide(limit) => Some(limit),
                Limit::NotForColours | Limit::Unrated | Limit::Waived => None,
            },
            article: self.limit.article(),
            reason: match self.reason {
                SwitchReason::Parts(one, other, bar) => WhySwitched::Parts {
                    one,
                    other,
                    bar,
                    article: bar.article(),
                },
                SwitchReason::ThirdColour(before, after) => {
                    WhySwitched::ThirdColour { before, after }
                }
                SwitchReason::Equalisation(before, after) => {
                    WhySwitched::Equalisation { before, after }
                }
                SwitchReason::DueColour(before, after) => WhySwitched::DueColour { before, after },
                SwitchReason::Follows => WhySwitched::Follows,
            },
        }
    }
}

impl Exception {
    fn note(&self) -> Note {
        let Exception { one, other, bar } = *self;
        Note::Exception { one, other, bar }
    }
}

impl BoardNote {
    fn note(&self, board: usize) -> Note {
        Note::Board {
            board,
            white: self.white,
            black: self.black,
            colours: self.colours,
            article: self.colours.article(),
            dropped: self.dropped,
        }
    }
}
