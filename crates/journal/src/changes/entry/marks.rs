//! What the director knows of an entry and no other data says: what the pairings of US Chess and the title
//! regulations ask for.

use std::collections::BTreeSet;

use adoube_tournament::{ByeKind, EntrantId, Player, RoundNumber};
use serde::{Deserialize, Serialize};

use crate::changes::fact::{
    Fact, ProposalContext, Propose, Setting, Stamp, Task, writes_entrant, writes_section,
};
use crate::checks::named;
use crate::{Event, Item, Refusal, Section, SectionId};

use super::registration::Registered;

/// What the director knows of an entry was noted, in place of what was noted before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarksSet {
    pub section: SectionId,
    pub entrant: EntrantId,
    pub marks: EntryMarks,
}

/// What the director knows of an entry.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct EntryMarks {
    /// Has never played a rated event: shown as `NEW` (US 28D6).
    #[serde(skip_serializing_if = "is_false")]
    pub is_new: bool,
    /// Entered after the registration was closed (US 28K).
    #[serde(skip_serializing_if = "is_false")]
    pub is_late: bool,
    /// Plays only so that nobody is left without an opponent (US 28M1).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub house: Option<HousePlayer>,
    /// Had a game in place of a bye, such as one across sections, so that no other is due (US 28M3).
    #[serde(skip_serializing_if = "is_false")]
    pub bye_replaced: bool,
    /// Whether there is a substantial chance for a prize (US 28L5); if it is not said, the standings
    /// are asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prize_chance: Option<bool>,
    /// Has no right to a half-point bye, because of a free entry or its conditions.
    #[serde(skip_serializing_if = "is_false")]
    pub no_half_point_bye: bool,
    /// The entry of the same person that this one follows (US 28S).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reentry_of: Option<EntrantId>,
    /// The team or school for which the score counts, where the section keeps no teams (US 28N).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<String>,
    /// Belongs to no federation of FIDE: games against them make no norms (B.01, 1.4.2).
    #[serde(skip_serializing_if = "is_false")]
    pub outside_fide: bool,
    /// Is a program.
    #[serde(skip_serializing_if = "is_false")]
    pub computer: bool,
    /// The rounds whose game was adjudicated or decided otherwise away from the board.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub adjudicated: BTreeSet<RoundNumber>,
    /// The rounds whose game is not rated by a decision: force majeure or fair play (B.02, 5.1).
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub not_rated: BTreeSet<RoundNumber>,
    /// The rounds in which a win counts as a draw for prizes, because an irrevocable half-point bye was
    /// cancelled (US 22C5).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub wins_as_draws: Vec<RoundNumber>,
    /// What was achieved elsewhere for titles, norms above all, as text that who computes with it reads.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub career: Option<String>,
}

fn is_false(value: &bool) -> bool {
    !value
}

impl EntryMarks {
    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        *self == EntryMarks::default()
    }

    /// What could not be noted of an entry.
    pub(super) fn check(&self, section: &Section, entrant: EntrantId) -> Result<(), Refusal> {
        if let Some(team) = &self.team {
            named(team, Item::Team)?;
        }
        let Some(earlier) = self.reentry_of else {
            return Ok(());
        };
        let earlier_entry = section.entered(earlier)?;
        // Ids are given in order: whoever enters again has the later one.
        if earlier >= entrant {
            return Err(Refusal::NoEarlierEntry {
                who: earlier_entry.label(),
            });
        }
        let mut others = section.marks.iter();
        let other = others.find(|(id, marks)| **id != entrant && marks.reentry_of == Some(earlier));
        match other {
            Some((other, _)) => Err(Refusal::FollowedAlready {
                who: earlier_entry.label(),
                by: section.label(*other),
            }),
            None => Ok(()),
        }
    }
}

/// Who plays only so that nobody is left without an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "HousePlayer", rename_all = "snake_case")]
pub enum HousePlayer {
    /// In every round in which the number is odd otherwise.
    Permanent,
    /// Against somebody who would have a bye, in the round for which they came.
    Temporary,
}

impl Section {
    /// What the director knows of an entry.
    pub fn marks_of(&self, entrant: EntrantId) -> EntryMarks {
        self.marks.get(&entrant).cloned().unwrap_or_default()
    }

    /// All entries of a person up to this one, the first one first.
    pub fn entries_of(&self, entrant: EntrantId) -> Vec<EntrantId> {
        let mut entries = vec![entrant];
        let mut at = entrant;
        while let Some(earlier) = self.marks.get(&at).and_then(|marks| marks.reentry_of) {
            entries.push(earlier);
            at = earlier;
        }
        entries.reverse();
        entries
    }

    /// How a new entry of somebody is called: `Clark, Cid RE`, and `Clark, Cid RE 2` after that (US 28S).
    pub fn name_again(&self, earlier: EntrantId) -> String {
        let entries = self.entries_of(earlier);
        let first = entries.first().and_then(|first| self.entrant(*first));
        let name = first.map_or("", |first| first.player.name.as_str());
        match entries.len() {
            1 => format!("{name} RE"),
            again => format!("{name} RE {again}"),
        }
    }

    /// Notes that an entry follows another of the same person, in its name too.
    pub(crate) fn note_reentry(&mut self, entry: EntrantId, earlier: EntrantId) {
        let name = self.name_again(earlier);
        self.marks.entry(entry).or_default().reentry_of = Some(earlier);
        let mut entrants = self.draft.entrants.iter_mut();
        if let Some(entrant) = entrants.find(|entrant| entrant.id == entry) {
            entrant.player.name = name;
        }
    }

    /// Notes what is known of an entry; nothing is not kept.
    pub(super) fn note_marks(&mut self, entrant: EntrantId, marks: &EntryMarks) {
        if marks.is_empty() {
            self.marks.remove(&entrant);
        } else {
            self.marks.insert(entrant, marks.clone());
        }
    }
}

impl Fact for MarksSet {
    const TASK: Task = Task::Entries;

    writes_entrant!();

    /// New players, teams and house players are looked at by every pairing.
    fn looked_at_after(&self) -> Option<RoundNumber> {
        Some(RoundNumber(0))
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        section.entered(self.entrant)?;
        self.marks.check(section, self.entrant)?;
        if section.marks_of(self.entrant) == self.marks {
            return Err(Refusal::NothingChanges);
        }
        section.note_marks(self.entrant, &self.marks);
        Ok(())
    }
}

/// Enter a player of whom the director knows more than who it is: a new entry of somebody who has one,
/// a house player, a player without any rated game, a member of a team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Enter {
    pub section: SectionId,
    pub player: Player,
    /// The first round the player can be paired in; the next one to be paired if it is not said. A house
    /// player can also come into a round that is paired and open.
    #[serde(default)]
    pub first_round: Option<RoundNumber>,
    /// What the player gets for each missed round; `None` for nothing.
    #[serde(default)]
    pub missed: Option<ByeKind>,
    #[serde(default)]
    pub marks: EntryMarks,
}

impl Propose for Enter {
    type Becomes = Registered;

    fn propose(self, given: &ProposalContext) -> Result<Registered, Refusal> {
        let next = given.event.known(&self.section)?.next_round();
        Ok(Registered {
            entrant: given.ids.next_entrant(&self.section),
            section: self.section,
            player: self.player,
            first_round: self.first_round.unwrap_or(next),
            missed: self.missed,
            marks: self.marks,
        })
    }
}

/// The requests of players who would rather not meet were set; these are all of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NonPairingsSet {
    pub section: SectionId,
    /// Who would rather not meet whom.
    pub requests: Vec<NonPairing>,
}

/// Players who would rather not meet, by their own wish or as a family (US 28J, 28T). It is kept as
/// long as it can be; a prohibited pairing is never made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NonPairing {
    pub entrants: Vec<EntrantId>,
    /// The last round in which it is looked at; every round if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<RoundNumber>,
}

impl Fact for NonPairingsSet {
    const TASK: Task = Task::Pairings;

    writes_section!();

    fn sets(&self) -> Option<Setting<'_>> {
        Some(Setting::NonPairings(&self.section))
    }

    fn looked_at_after(&self) -> Option<RoundNumber> {
        Some(RoundNumber(0))
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        for request in &self.requests {
            section.named_once(&request.entrants)?;
            if request.entrants.len() < 2 {
                return Err(Refusal::LonelyRequest);
            }
            if let Some(until) = request.until {
                section.announced(until)?;
            }
        }
        if section.non_pairings == self.requests {
            return Err(Refusal::NothingChanges);
        }
        section.non_pairings = self.requests.clone();
        Ok(())
    }

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        let mut requests = self.requests.iter();
        requests.any(|request| request.entrants.contains(&entrant))
    }
}
