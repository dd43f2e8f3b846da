//! What pairings go by: numbers, acceleration, prohibited pairings.

use std::collections::{HashMap, HashSet};

use adoube_tournament::{
    Draft, Entrant, EntrantId, Numbering, PairingNumber, ProhibitedPairing,
    ROUNDS_BEFORE_NUMBERS_FREEZE, RoundNumber, RoundSpan, Strength, Team, TeamId,
    TeamVirtualPoints, VirtualPoints, team_ranking,
};
use serde::{Deserialize, Serialize};

use super::fact::{
    Fact, ProposalContext, Propose, Setting, Stamp, Task, reads_section, writes_section,
};
use crate::checks::required;
use crate::{Event, Format, Integrity, Item, Refusal, Section, SectionId, Step};

/// Everybody got a pairing number; these are all of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NumbersAssigned {
    pub section: SectionId,
    pub numbers: Vec<(EntrantId, PairingNumber)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub team_numbers: Vec<(TeamId, PairingNumber)>,
    /// The number that players had before, of whom it changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<(EntrantId, PairingNumber)>,
    /// The last round that was paired by then, if one was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after_round: Option<RoundNumber>,
}

impl Fact for NumbersAssigned {
    const TASK: Task = Task::Pairings;

    writes_section!();
    reads_section!();

    fn looked_at_after(&self) -> Option<RoundNumber> {
        Some(RoundNumber(0))
    }

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let before: Vec<_> = (section.draft.entrants.iter())
            .map(|entrant| (entrant.id, entrant.pairing_number))
            .collect();
        self.apply_to(section)?;
        let moved = renumbered(&before, &self.numbers);
        if !moved.is_empty() {
            section.note_under_way(stamp, Integrity::Renumbered(moved));
        }
        Ok(())
    }

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        self.numbers.iter().any(|(id, _)| *id == entrant)
    }

    fn about_team(&self, team: TeamId) -> bool {
        self.team_numbers.iter().any(|(id, _)| *id == team)
    }
}

impl NumbersAssigned {
    /// The numbers of the initial ranking. Teams of a Swiss are numbered by their ratings before
    /// round 1, others in the order of their entry; a number that was paired with stays.
    fn initial(section: &Section) -> Result<NumbersAssigned, Refusal> {
        let draft = &section.draft;
        if draft.entrants.is_empty() {
            return Err(Refusal::NobodyEntered);
        }
        let numbering = Numbering {
            rating_used: section.settings.rating_used,
            equals: section.settings.equal_ratings,
            paired_rounds: draft.rounds.len(),
            known: &section.strengths,
        };
        Ok(NumbersAssigned {
            section: section.id.clone(),
            numbers: numbering.numbers(&draft.entrants),
            team_numbers: team_numbers(section),
            before: Vec::new(),
            after_round: None,
        })
    }

    /// With what stood before.
    fn over(mut self, section: &Section) -> NumbersAssigned {
        let new: HashMap<_, _> = self.numbers.iter().copied().collect();
        let known = section.draft.entrants.iter();
        let known = known.filter_map(|entrant| Some((entrant.id, entrant.pairing_number?)));
        let changed = known.filter(|(id, before)| new.get(id).is_some_and(|new| new != before));
        self.before = changed.collect();
        let paired = section.draft.paired_rounds();
        self.after_round = Some(paired).filter(|paired| paired.0 > 0);
        self
    }

    fn apply_to(&self, section: &mut Section) -> Result<(), Refusal> {
        let by_id = check_numbers(section, &self.numbers)?;
        let team_by_id: HashMap<_, _> = self.team_numbers.iter().copied().collect();
        let mut newly_numbered = Vec::new();
        for entrant in &mut section.draft.entrants {
            if entrant.pairing_number.is_none() {
                newly_numbered.push(entrant.id);
            }
            entrant.pairing_number = by_id.get(&entrant.id).copied();
        }
        for team in &mut section.draft.teams {
            team.pairing_number = team_by_id.get(&team.id).copied();
        }
        section.note_strengths();
        give_missed_byes(section, &newly_numbered);
        Ok(())
    }
}

/// Who has another number than before, as it was and as it is, if they stand in another order: who only
/// makes room for a late entry keeps the place that the number says.
fn renumbered(
    before: &[(EntrantId, Option<PairingNumber>)],
    after: &[(EntrantId, PairingNumber)],
) -> Vec<(EntrantId, PairingNumber, PairingNumber)> {
    let after: HashMap<_, _> = after.iter().copied().collect();
    let mut both: Vec<(EntrantId, PairingNumber, PairingNumber)> = before
        .iter()
        .filter_map(|(id, was)| Some((*id, (*was)?, *after.get(id)?)))
        .collect();
    both.sort_by_key(|(_, was, _)| *was);
    if both.is_sorted_by_key(|(_, _, now)| *now) {
        return Vec::new();
    }
    both.retain(|(_, was, now)| was != now);
    both
}

fn check_numbers(
    section: &Section,
    numbers: &[(EntrantId, PairingNumber)],
) -> Result<HashMap<EntrantId, PairingNumber>, Refusal> {
    let by_id: HashMap<_, _> = numbers.iter().copied().collect();
    let expected = section.draft.entrants.len();
    let known = by_id.keys().all(|id| section.entrant(*id).is_some());
    if !known || by_id.len() != expected || numbers.len() != expected {
        return Err(Refusal::IncompleteOrder { expected });
    }
    let mut used = HashSet::new();
    if let Some((_, number)) = numbers.iter().find(|(_, number)| !used.insert(*number)) {
        return Err(Refusal::NumberTwice {
            number: number.get(),
        });
    }
    match numbers_are_free(section) {
        true => Ok(by_id),
        false => keeps_numbers(section, by_id),
    }
}

/// Whether numbers can still change: before the fourth round is paired, of a table before the first.
fn numbers_are_free(section: &Section) -> bool {
    let free = match section.draft.fixed_schedule {
        true => 1,
        false => ROUNDS_BEFORE_NUMBERS_FREEZE,
    };
    section.draft.rounds.len() < free
}

/// Nobody's seat at a table changes; in a Swiss nobody overtakes anybody, and newcomers may move others down.
fn keeps_numbers(
    section: &Section,
    by_id: HashMap<EntrantId, PairingNumber>,
) -> Result<HashMap<EntrantId, PairingNumber>, Refusal> {
    let fixed = section.draft.fixed_schedule;
    let mut numbered: Vec<_> = (section.draft.entrants.iter())
        .filter_map(|entrant| {
            let after = by_id.get(&entrant.id).copied()?;
            Some((entrant.pairing_number?, after, entrant))
        })
        .collect();
    numbered.sort_by_key(|(before, ..)| *before);
    let mut last = None;
    for (before, after, entrant) in numbered {
        let moves = match fixed {
            true => before != after,
            false => after < before || last.is_some_and(|last| last >= after),
        };
        if moves {
            return Err(frozen(section, entrant, before, after));
        }
        last = Some(after);
    }
    Ok(by_id)
}

fn frozen(section: &Section, entrant: &Entrant, from: PairingNumber, to: PairingNumber) -> Refusal {
    let who = entrant.player.name.clone();
    let (from, to) = (from.get(), to.get());
    match section.draft.fixed_schedule {
        true => Refusal::LotsDrawn { who, from, to },
        false => Refusal::NumbersFrozen { who, from, to },
    }
}

/// A late entry's byes for rounds that were paired before: nobody has a bye without a number,
/// so they come with the number.
fn give_missed_byes(section: &mut Section, newly_numbered: &[EntrantId]) {
    let paired = section.draft.paired_rounds();
    let requests = section.draft.bye_requests.iter();
    let missed = requests.filter(|request| {
        let late = section.entrant(request.entrant);
        request.round <= paired
            && late.is_some_and(|late| request.round < late.first_round)
            && newly_numbered.contains(&request.entrant)
    });
    for request in missed.copied().collect::<Vec<_>>() {
        section.draft.rounds[request.round.place()]
            .byes
            .push(request.bye());
    }
}

impl Section {
    /// The section once everybody has a number of the initial ranking, as [`AssignNumbers`] will
    /// leave it: what a pairing that is proposed together with the numbers starts from.
    ///
    /// # Errors
    ///
    /// Nobody is entered, or numbers that must stay would change.
    pub fn numbered(&self) -> Result<Section, Refusal> {
        let mut section = self.clone();
        NumbersAssigned::initial(self)?.apply_to(&mut section)?;
        Ok(section)
    }

    /// Notes with which strength everybody has a number, so that equals keep their order.
    pub(super) fn note_strengths(&mut self) {
        let rating_used = self.settings.rating_used;
        let numbered = self.draft.entrants.iter();
        let numbered = numbered.filter(|entrant| entrant.pairing_number.is_some());
        self.strengths = numbered
            .map(|entrant| (entrant.id, Strength::of(&entrant.player, rating_used)))
            .collect();
    }
}

/// The number of each team.
fn team_numbers(section: &Section) -> Vec<(TeamId, PairingNumber)> {
    let draft = &section.draft;
    let is_paired = !draft.rounds.is_empty();
    let order: Vec<TeamId> = match section.settings.format {
        Format::TeamSwiss if !is_paired => team_ranking(draft, section.settings.rating_used),
        _ => {
            let mut teams: Vec<&Team> = draft.teams.iter().collect();
            // Who came after round 1 has no number yet and stands last.
            let place = |team: &&Team| team.pairing_number.filter(|_| is_paired);
            teams.sort_by_key(|team| (place(team).is_none() && is_paired, place(team)));
            teams.into_iter().map(|team| team.id).collect()
        }
    };
    let numbers = (0..).map(PairingNumber::at_place);
    order.into_iter().zip(numbers).collect()
}

/// Give everybody a pairing number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AssignNumbers {
    pub section: SectionId,
    /// The order, if it is not to be the initial ranking of C.04.2.B; this needs a reason.
    #[serde(default)]
    pub order: Option<Vec<EntrantId>>,
}

impl Propose for AssignNumbers {
    type Becomes = NumbersAssigned;

    fn propose(self, given: &ProposalContext) -> Result<NumbersAssigned, Refusal> {
        let section = given.event.known(&self.section)?;
        if self.order.is_some() {
            required(given.reason, Step::NumberOtherwise)?;
        }
        let mut assigned = NumbersAssigned::initial(section)?;
        if let Some(order) = self.order {
            let places = (0..).map(PairingNumber::at_place);
            assigned.numbers = order.into_iter().zip(places).collect();
        }
        Ok(assigned.over(section))
    }
}

/// Two players of equal rating exchanged their pairing numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NumbersExchanged {
    pub section: SectionId,
    pub one: EntrantId,
    pub other: EntrantId,
    /// The number that the one had.
    pub one_had: PairingNumber,
    /// The number that the other had.
    pub other_had: PairingNumber,
    /// The last round that was paired by then, if one was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after_round: Option<RoundNumber>,
}

impl Fact for NumbersExchanged {
    const TASK: Task = Task::Pairings;

    writes_section!();
    reads_section!();

    fn looked_at_after(&self) -> Option<RoundNumber> {
        Some(RoundNumber(0))
    }

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let (one, other) = (section.entered(self.one)?, section.entered(self.other)?);
        if one.pairing_number != Some(self.one_had) || other.pairing_number != Some(self.other_had)
        {
            return Err(Refusal::NothingToExchange);
        }
        if !numbers_are_free(section) {
            return Err(frozen(section, one, self.one_had, self.other_had));
        }
        let rating = |entrant: &Entrant| section.settings.rating_used.of(&entrant.player);
        if rating(one) != rating(other) {
            let (one, other) = (one.label(), other.label());
            return Err(Refusal::UnequalRatings { one, other });
        }
        for (id, number) in [(self.one, self.other_had), (self.other, self.one_had)] {
            if let Some(entrant) = section.draft.entrant_mut(id) {
                entrant.pairing_number = Some(number);
            }
        }
        let moved = vec![
            (self.one, self.one_had, self.other_had),
            (self.other, self.other_had, self.one_had),
        ];
        section.note_under_way(stamp, Integrity::Renumbered(moved));
        Ok(())
    }

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        [self.one, self.other].contains(&entrant)
    }
}

/// Let two players of equal rating exchange their pairing numbers, before the fourth round is paired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExchangeNumbers {
    pub section: SectionId,
    pub one: EntrantId,
    pub other: EntrantId,
}

impl Propose for ExchangeNumbers {
    type Becomes = NumbersExchanged;

    fn propose(self, given: &ProposalContext) -> Result<NumbersExchanged, Refusal> {
        let section = given.event.known(&self.section)?;
        let number = |id| section.entered(id).map(|entrant| entrant.pairing_number);
        let both = number(self.one)?.zip(number(self.other)?);
        let both = both.filter(|_| self.one != self.other);
        let (one_had, other_had) = both.ok_or(Refusal::NothingToExchange)?;
        let paired = section.draft.paired_rounds();
        Ok(NumbersExchanged {
            one_had,
            other_had,
            after_round: Some(paired).filter(|paired| paired.0 > 0),
            section: self.section,
            one: self.one,
            other: self.other,
        })
    }
}

/// A change of the acceleration, of players or of teams.
macro_rules! accelerates {
    () => {
        const TASK: Task = Task::Pairings;

        writes_section!();
        reads_section!();

        fn sets(&self) -> Option<Setting<'_>> {
            Some(Setting::VirtualPoints(&self.section))
        }

        fn looked_at_after(&self) -> Option<RoundNumber> {
            Some(RoundNumber(0))
        }
    };
}

/// Whoever changes the acceleration after the first round says why.
fn reason_if_begun(draft: &Draft, changes: bool, reason: Option<&str>) -> Result<(), Refusal> {
    match changes && !draft.rounds.is_empty() {
        true => required(reason, Step::ChangeAcceleration),
        false => Ok(()),
    }
}

/// The acceleration was set; these are all virtual points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VirtualPointsSet {
    pub section: SectionId,
    /// Who has how many in which rounds.
    pub virtual_points: Vec<VirtualPoints>,
}

impl Fact for VirtualPointsSet {
    accelerates!();

    fn check_proposed(&self, event: &Event, reason: Option<&str>) -> Result<(), Refusal> {
        let draft = &event.known(&self.section)?.draft;
        let changes = draft.virtual_points != self.virtual_points;
        reason_if_begun(draft, changes, reason)
    }

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        for given in &self.virtual_points {
            spans_rounds(given.rounds, Item::Acceleration)?;
            for entrant in &given.entrants {
                section.entered(*entrant)?;
            }
        }
        if section.draft.virtual_points != self.virtual_points {
            section.note_under_way(stamp, Integrity::Acceleration);
        }
        section.draft.virtual_points = self.virtual_points.clone();
        Ok(())
    }

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        let mut given = self.virtual_points.iter();
        given.any(|given| given.entrants.contains(&entrant))
    }
}

/// The acceleration of teams was set; these are all virtual points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamVirtualPointsSet {
    pub section: SectionId,
    /// Which teams have how many in which rounds.
    pub virtual_points: Vec<TeamVirtualPoints>,
}

impl Fact for TeamVirtualPointsSet {
    accelerates!();

    fn check_proposed(&self, event: &Event, reason: Option<&str>) -> Result<(), Refusal> {
        let draft = &event.known(&self.section)?.draft;
        let changes = draft.team_virtual_points != self.virtual_points;
        reason_if_begun(draft, changes, reason)
    }

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        for given in &self.virtual_points {
            spans_rounds(given.rounds, Item::Acceleration)?;
            let mut teams = given.teams.iter();
            if let Some(team) = teams.find(|team| section.team(**team).is_none()) {
                return Err(Refusal::NoTeam(*team));
            }
        }
        if section.draft.team_virtual_points != self.virtual_points {
            section.note_under_way(stamp, Integrity::Acceleration);
        }
        section.draft.team_virtual_points = self.virtual_points.clone();
        Ok(())
    }

    fn about_team(&self, team: TeamId) -> bool {
        let mut given = self.virtual_points.iter();
        given.any(|given| given.teams.contains(&team))
    }
}

/// The prohibited pairings were set; these are all of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairingsProhibited {
    pub section: SectionId,
    /// Who may not meet in which rounds.
    pub prohibited: Vec<ProhibitedPairing>,
}

impl Fact for PairingsProhibited {
    const TASK: Task = Task::Pairings;

    writes_section!();

    fn sets(&self) -> Option<Setting<'_>> {
        Some(Setting::Prohibited(&self.section))
    }

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        for ban in &self.prohibited {
            spans_rounds(ban.rounds, Item::ProhibitedPairing)?;
            for entrant in &ban.entrants {
                section.entered(*entrant)?;
            }
        }
        let before = &section.draft.prohibited;
        let only = |these: &[ProhibitedPairing], others: &[ProhibitedPairing]| {
            let only = these.iter().filter(|ban| !others.contains(ban));
            only.map(|ban| ban.entrants.to_vec())
                .collect::<Vec<Vec<EntrantId>>>()
        };
        let added = only(&self.prohibited, before);
        let removed = only(before, &self.prohibited);
        if !(added.is_empty() && removed.is_empty()) {
            section.note_under_way(stamp, Integrity::Prohibited { added, removed });
        }
        section.draft.prohibited = self.prohibited.clone();
        Ok(())
    }

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        let mut bans = self.prohibited.iter();
        bans.any(|ban| ban.entrants.contains(&entrant))
    }
}

fn spans_rounds(span: RoundSpan, item: Item) -> Result<(), Refusal> {
    if span.is_empty() || span.first.0 == 0 {
        return Err(Refusal::EmptySpan {
            item,
            first: span.first,
            last: span.last.unwrap_or(span.first),
        });
    }
    Ok(())
}
