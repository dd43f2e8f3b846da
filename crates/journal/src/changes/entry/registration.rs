//! Entering players, correcting what is known of them, removing entries.

use adoube_tournament::{
    Bye, ByeKind, ByeRequest, Entrant, EntrantId, PairingNumber, Player, RoundNumber,
};
use serde::{Deserialize, Serialize};

use crate::changes::erased::impersonal;
use crate::changes::fact::{Fact, ProposalContext, Propose, Stamp, Task, writes_entrant};
use crate::changes::{Change, Ids, PersonsMeant};
use crate::{AccountLine, EntryMarks, Event, Format, Needs, Refusal, Section, SectionId};

/// A player was entered, from some round on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(rename(serialize = "journal-registered"))]
pub struct Registered {
    pub section: SectionId,
    pub entrant: EntrantId,
    pub player: Player,
    pub first_round: RoundNumber,
    /// What a late entry gets for each round that was missed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub missed: Option<ByeKind>,
    /// What the director knows of the entry.
    #[serde(default, skip_serializing_if = "EntryMarks::is_empty")]
    pub marks: EntryMarks,
}

impl Registered {
    /// The first round is still to be paired; a house player can also come into one that is paired and
    /// not closed, to play somebody who would have the bye (US 28M1).
    fn check_first_round(&self, section: &Section) -> Result<(), Refusal> {
        let round = self.first_round;
        // Extra games have no rounds that somebody could have missed.
        if section.settings.format == Format::ExtraGames {
            return Ok(());
        }
        if self.marks.house.is_some() && round == section.draft.paired_rounds() && round.0 > 0 {
            return section.open_round(round);
        }
        section.to_come(round)
    }
}

impl Fact for Registered {
    const TASK: Task = Task::Entries;

    writes_entrant!();

    fn note_ids(&self, ids: &mut Ids) {
        ids.gave_entrant(&self.section, self.entrant);
    }

    fn without_personal(&self, of: &PersonsMeant) -> Option<Change> {
        let kept = impersonal(of, &self.section, self.entrant, &self.player)?;
        let kept = Registered {
            player: kept,
            ..self.clone()
        };
        Some(kept.into())
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let (id, player) = (self.entrant, &self.player);
        check_player(section, id, player, &self.marks)?;
        self.marks.check(section, id)?;
        self.check_first_round(section)?;
        if section.settings.format.is_seated() && !section.draft.rounds.is_empty() {
            return Err(Refusal::TableDrawn);
        }
        if self.missed == Some(ByeKind::PairingAllocated) {
            return Err(Refusal::PairingAllocatedByeRequested);
        }
        let place = match section.draft.entrants.binary_search_by_key(&id, |e| e.id) {
            Ok(_) => return Err(Refusal::EntrantExists(id)),
            Err(place) => place,
        };
        let comes_after_pairing = self.first_round <= section.draft.paired_rounds();
        let entrant = Entrant {
            first_round: self.first_round,
            // Nobody is in a round without a number.
            pairing_number: comes_after_pairing.then(|| free_number(section)).flatten(),
            ..Entrant::new(id, player.clone())
        };
        section.draft.entrants.insert(place, entrant);
        if comes_after_pairing {
            // Until somebody without an opponent is found, the round goes on without the newcomer.
            let (entrant, kind) = (id, ByeKind::ZeroPoint);
            let round = &mut section.draft.rounds[self.first_round.place()];
            round.byes.push(Bye { entrant, kind });
        }
        let fide_id = player.fide_id.map(|fide_id| (fide_id, id));
        section.fide_ids.extend(fide_id);
        section.note_marks(id, &self.marks);
        if let Some(kind) = self.missed {
            let rounds = (1..self.first_round.0).map(RoundNumber);
            let byes = rounds.map(|round| ByeRequest {
                entrant: id,
                round,
                kind,
            });
            section.draft.bye_requests.extend(byes);
        }
        Ok(())
    }

    /// A late entry with byes is part of every round it missed.
    fn in_round(&self, round: RoundNumber) -> bool {
        self.missed.is_some() && round < self.first_round
    }
}

/// The first pairing number above all that are given.
fn free_number(section: &Section) -> Option<PairingNumber> {
    let numbers = section.draft.entrants.iter();
    let highest = numbers.filter_map(|entrant| entrant.pairing_number).max();
    PairingNumber::new(highest.map_or(1, |highest| highest.get() + 1))
}

/// Enter a player who takes part from the next round to be paired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Register {
    pub section: SectionId,
    pub player: Player,
}

impl Propose for Register {
    type Becomes = Registered;

    fn propose(self, given: &ProposalContext) -> Result<Registered, Refusal> {
        let section = given.event.known(&self.section)?;
        Ok(Registered {
            entrant: given.ids.next_entrant(&self.section),
            first_round: match section.settings.format {
                Format::ExtraGames => RoundNumber::FIRST,
                _ => section.next_round(),
            },
            missed: None,
            marks: EntryMarks::default(),
            player: self.player,
            section: self.section,
        })
    }
}

/// Enter a player who takes part from a later round (C.04.2.C).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LateEnter {
    pub section: SectionId,
    pub player: Player,
    /// The first round the player can be paired in.
    pub first_round: RoundNumber,
    /// What the player gets for each missed round; `None` for nothing.
    #[serde(default)]
    pub missed: Option<ByeKind>,
}

impl Propose for LateEnter {
    type Becomes = Registered;

    fn propose(self, given: &ProposalContext) -> Result<Registered, Refusal> {
        Ok(Registered {
            entrant: given.ids.next_entrant(&self.section),
            section: self.section,
            player: self.player,
            first_round: self.first_round,
            missed: self.missed,
            marks: EntryMarks::default(),
        })
    }
}

/// What is known of a player was corrected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerEdited {
    pub section: SectionId,
    pub entrant: EntrantId,
    /// The corrected data.
    pub player: Player,
}

impl Fact for PlayerEdited {
    const TASK: Task = Task::Entries;

    writes_entrant!();

    /// Ratings rank the players of every round.
    fn looked_at_after(&self) -> Option<RoundNumber> {
        Some(RoundNumber(0))
    }

    fn without_personal(&self, of: &PersonsMeant) -> Option<Change> {
        let kept = impersonal(of, &self.section, self.entrant, &self.player)?;
        let kept = PlayerEdited {
            player: kept,
            ..self.clone()
        };
        Some(kept.into())
    }

    /// Of records from which personal data were erased one may be like the other.
    fn check_proposed(&self, event: &Event, _reason: Option<&str>) -> Result<(), Refusal> {
        let entrant = event.known(&self.section)?.entrant(self.entrant);
        match entrant.is_some_and(|entrant| entrant.player == self.player) {
            true => Err(Refusal::NothingChanges),
            false => Ok(()),
        }
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let (id, player) = (self.entrant, &self.player);
        check_player(section, id, player, &section.marks_of(id))?;
        let entrant = section
            .draft
            .entrant_mut(id)
            .ok_or(Refusal::NoEntrant(id))?;
        // Another entry of the same person may have it.
        let before = entrant.player.fide_id;
        if let Some(before) = before.filter(|before| section.fide_ids.get(before) == Some(&id)) {
            section.fide_ids.remove(&before);
        }
        let fide_id = player.fide_id.map(|fide_id| (fide_id, id));
        section.fide_ids.extend(fide_id);
        entrant.player = player.clone();
        Ok(())
    }
}

/// The data can be printed, and nobody else in the section has this FIDE id. Who enters again has that of
/// the earlier entry.
fn check_player(
    section: &Section,
    id: EntrantId,
    player: &Player,
    marks: &EntryMarks,
) -> Result<(), Refusal> {
    player.check()?;
    let Some(fide_id) = player.fide_id else {
        return Ok(());
    };
    let same_person = |other: EntrantId| {
        let earlier = marks.reentry_of.map(|earlier| section.entries_of(earlier));
        other == id
            || earlier.is_some_and(|earlier| earlier.contains(&other))
            || section.entries_of(other).contains(&id)
    };
    match section.fide_ids.get(&fide_id) {
        Some(other) if !same_person(*other) => Err(Refusal::EnteredAlready {
            name: section.label(*other),
            fide_id,
        }),
        _ => Ok(()),
    }
}

/// An entry that was a mistake was removed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scratched {
    pub section: SectionId,
    pub entrant: EntrantId,
    /// The name that was entered, which is known from nowhere else any more.
    pub name: String,
}

impl Fact for Scratched {
    const TASK: Task = Task::Entries;

    writes_entrant!();

    /// With the entry goes everything that was arranged for it alone. The id is not given again.
    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        check_unused(section, self.entrant)?;
        // Money that came in or went out stays on record.
        if section.accounts.contains_key(&self.entrant) {
            let who = section.label(self.entrant);
            return Err(Refusal::HasAccount { who });
        }
        taken_out(section, self.entrant).map(drop)
    }
}

/// An entry that was taken out of a section, with what was noted of it.
pub(in crate::changes) struct TakenOut {
    pub(in crate::changes) entrant: Entrant,
    pub(in crate::changes) is_here: bool,
    pub(in crate::changes) needs: Option<Needs>,
    pub(in crate::changes) marks: Option<EntryMarks>,
    pub(in crate::changes) account: Option<Vec<AccountLine>>,
    pub(in crate::changes) byes: Vec<ByeRequest>,
}

/// Takes an entry out of a section, and with it everything that was arranged for it alone.
pub(in crate::changes) fn taken_out(
    section: &mut Section,
    id: EntrantId,
) -> Result<TakenOut, Refusal> {
    let entrant = section.entered(id)?.clone();
    if let Some(fide_id) = entrant.player.fide_id {
        section.fide_ids.remove(&fide_id);
    }
    section.fixed_boards.remove(&id);
    let (is_here, needs) = (section.checked_in.remove(&id), section.needs.remove(&id));
    let (marks, account) = (section.marks.remove(&id), section.accounts.remove(&id));
    let earlier = marks.as_ref().and_then(|marks| marks.reentry_of);
    let known = earlier.and_then(|earlier| section.entrant(earlier)?.player.fide_id);
    section.fide_ids.extend(known.zip(earlier));
    for request in &mut section.non_pairings {
        request.entrants.retain(|other| *other != id);
    }
    section
        .non_pairings
        .retain(|request| request.entrants.len() > 1);
    let draft = &mut section.draft;
    draft.entrants.retain(|entrant| entrant.id != id);
    let requests = std::mem::take(&mut draft.bye_requests).into_iter();
    let (byes, others) = requests.partition(|request| request.entrant == id);
    draft.bye_requests = others;
    draft.adjustments.retain(|other| other.entrant != id);
    for given in &mut draft.virtual_points {
        given.entrants.retain(|other| *other != id);
    }
    draft
        .virtual_points
        .retain(|given| !given.entrants.is_empty());
    for entered in &mut draft.entered_values {
        entered.values.retain(|value| value.who != id);
    }
    draft.settled_ties.retain(|tie| !tie.order.contains(&id));
    section.strengths.remove(&id);
    Ok(TakenOut {
        entrant,
        is_here,
        needs,
        marks,
        account,
        byes,
    })
}

/// Nothing that others see rests on the entry.
pub(in crate::changes) fn check_unused(section: &Section, id: EntrantId) -> Result<(), Refusal> {
    let entrant = section.entered(id)?;
    let who = || entrant.label();
    let mut rounds = section.draft.rounds.iter();
    if let Some(place) = rounds.position(|round| round.entrants().any(|other| other == id)) {
        return Err(Refusal::TookPart {
            who: who(),
            round: RoundNumber::at_place(place),
        });
    }
    // A table that was drawn has a number for everybody.
    if section.settings.format.is_seated() && !section.draft.rounds.is_empty() {
        return Err(Refusal::Seated { who: who() });
    }
    let mut teams = section.draft.teams.iter();
    if let Some(team) = teams.find(|team| team.details.members.contains(&id)) {
        return Err(Refusal::InTeam {
            who: who(),
            team: team.details.name.clone(),
        });
    }
    let mut bans = section.draft.prohibited.iter();
    if bans.any(|ban| ban.entrants.contains(&id)) {
        return Err(Refusal::InProhibitedPairing { who: who() });
    }
    let mut marks = section.marks.iter();
    if let Some((by, _)) = marks.find(|(_, marks)| marks.reentry_of == Some(id)) {
        return Err(Refusal::FollowedAlready {
            who: who(),
            by: section.label(*by),
        });
    }
    Ok(())
}

/// Remove an entry that was a mistake; possible until the player is in a paired round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scratch {
    pub section: SectionId,
    pub entrant: EntrantId,
}

impl Propose for Scratch {
    type Becomes = Scratched;

    fn propose(self, given: &ProposalContext) -> Result<Scratched, Refusal> {
        let section = given.event.known(&self.section)?;
        Ok(Scratched {
            name: section.entered(self.entrant)?.player.name.clone(),
            section: self.section,
            entrant: self.entrant,
        })
    }
}
