//! A paired round in the light of what was known when it was paired.

use adoube_journal::{
    Change, Event, EventDetails, Format, Journal, Pairing, Record, Section, SectionId, fold,
};
use adoube_pairing::check::paired_in;
use adoube_pairing::dutch::Pair;
use adoube_tournament::{Draft, Entrant, EntrantId, PointAdjustment, Purpose, Round, RoundNumber};
use jiff::Timestamp;

use super::competitors::{as_paired, has_return_games, pairing_round};
use super::explain::{allocated_bye, differences, explain_from, system_of};
use super::planned::planned;
use super::swiss;
use super::{CannotExplain, CannotPair, Explanation};

/// The moment at which a round was paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// When it was.
    pub at: Timestamp,
    /// The event just after it.
    pub event: Event,
    section: SectionId,
    round: RoundNumber,
}

/// How the rules would pair a round now, where that is otherwise than they did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Otherwise {
    /// The boards that they would make and did not; none if they would not pair it at all.
    pub boards: Vec<Pairing>,
    /// Who would have the bye.
    pub bye: Option<EntrantId>,
}

impl Moment {
    /// When a round was paired; `None` if it is not paired.
    pub fn of(journal: &Journal, section: &SectionId, round: RoundNumber) -> Option<Moment> {
        let pairing = pairing_of(journal, section, round)?;
        let upto = usize::try_from(pairing.seq.0).ok()?;
        Some(Moment {
            at: pairing.at,
            event: fold(journal.records().get(..upto)?).ok()?,
            section: section.clone(),
            round,
        })
    }

    /// The section just after the pairing.
    pub fn section(&self) -> Option<&Section> {
        self.event.section(&self.section)
    }

    /// Whether results, penalties or entries that the pairing looked at have changed since.
    pub fn is_past(&self, now: &Section) -> bool {
        let then = self.section().map(|then| &then.draft);
        then.is_some_and(|then| !is_same_ground(then, &now.draft, self.round))
    }

    /// How the rules would pair the round now, if that is otherwise and something was changed
    /// since. A round that was paired by hand never followed from them.
    pub fn otherwise(&self, event: &EventDetails, now: &Section) -> Option<Otherwise> {
        let then = self.section()?;
        let made = then.draft.round(self.round)?;
        let by_rules = then
            .rounds
            .get(self.round.place())?
            .made_by
            .edition
            .is_some();
        if !by_rules || !self.is_past(now) || has_others(then, now.draft.round(self.round)?) {
            return None;
        }
        match by_the_rules(event, now, self.round, made)? {
            Ok((pairs, bye)) => {
                let (gone, boards) = differences(made, &pairs);
                let differs = !gone.is_empty() || !boards.is_empty() || allocated_bye(made) != bye;
                differs.then_some(Otherwise { boards, bye })
            }
            Err(_) => Some(Otherwise::default()),
        }
    }
}

/// Why a paired round is as it is, from what was known when it was paired.
///
/// # Errors
///
/// [`CannotExplain`] if the round was not paired by a system or a table, or nobody could pair it by then.
pub fn explain_paired(moment: &Moment, now: &Section) -> Result<Explanation, CannotExplain> {
    explain_paired_for(moment, now, None)
}

/// The same of some players only: in a very large section everybody would take long.
///
/// # Errors
///
/// As for [`explain_paired`].
pub fn explain_paired_for(
    moment: &Moment,
    now: &Section,
    about: Option<&[EntrantId]>,
) -> Result<Explanation, CannotExplain> {
    let (round, next) = (moment.round, now.next_round());
    let paired = moment.section().zip(now.draft.round(round));
    let (then, stands) = paired.ok_or(CannotExplain::OutOfTurn { round, next })?;
    let own = of_its_own(then, stands);
    explain_from(&moment.event.details, then, round, &own, about)
}

/// Whether another schedule joined since, whose games of the round were paired elsewhere.
fn has_others(then: &Section, stands: &Round) -> bool {
    of_its_own(then, stands).games.len() < stands.games.len()
}

/// The part of a round that the section itself paired: its games without those of another schedule
/// that has joined since.
fn of_its_own(then: &Section, stands: &Round) -> Round {
    let is_own = |id: EntrantId| then.entrant(id).is_some();
    let mut own = stands.clone();
    (own.games).retain(|game| is_own(game.white) || is_own(game.black));
    own.byes.retain(|bye| is_own(bye.entrant));
    own
}

/// Whether the journal shows after the pairing of a round that a result, a penalty or an entry was
/// changed that it may have looked at. What was taken back does not count.
pub fn changed_since(journal: &Journal, section: &SectionId, round: RoundNumber) -> bool {
    let Some(pairing) = pairing_of(journal, section, round) else {
        return false;
    };
    let later = journal.records().iter();
    let mut later = later.filter(|record| record.seq > pairing.seq);
    later.any(|record| match record.change.undoing() {
        // What was taken back and came after the pairing changes nothing, nor does its undoing.
        Some(undoing) => {
            let earlier = journal.record(undoing.seq());
            let earlier = earlier.filter(|record| record.seq < pairing.seq);
            earlier.is_some_and(|record| bears_on(&record.change, section, round))
        }
        None => !journal.is_undone(record.seq) && bears_on(&record.change, section, round),
    })
}

/// The record that paired a round and stands.
fn pairing_of<'j>(
    journal: &'j Journal,
    wanted: &SectionId,
    number: RoundNumber,
) -> Option<&'j Record> {
    let mut records = journal.records().iter().rev();
    records.find(|record| {
        let change = &record.change;
        let is_here = change.section() == Some(wanted) && change.round() == Some(number);
        let pairs = is_here && matches!(change, Change::RoundPaired(_));
        pairs && !journal.is_undone(record.seq)
    })
}

/// Whether the pairing of a round may look at what a change is about.
fn bears_on(change: &Change, section: &SectionId, round: RoundNumber) -> bool {
    let after = change.looked_at_after();
    change.section() == Some(section) && after.is_some_and(|after| after < round)
}

/// Whether the pairing of a round looks at the same results, points, numbers and ratings.
fn is_same_ground(then: &Draft, now: &Draft, round: RoundNumber) -> bool {
    let before = round.place();
    let counts =
        |one: &&PointAdjustment| one.round < round && one.purposes.contains(&Purpose::Pairing);
    let is_same = |one: &Entrant| {
        let now = now.entrant(one.id);
        now.is_some_and(|now| ranked_by(now) == ranked_by(one))
    };
    then.rounds.get(..before) == now.rounds.get(..before)
        && (then.adjustments.iter().filter(counts)).eq(now.adjustments.iter().filter(counts))
        && then.virtual_points == now.virtual_points
        && then.team_virtual_points == now.team_virtual_points
        && then.entrants.iter().all(is_same)
}

/// What ranks a player.
fn ranked_by(entrant: &Entrant) -> impl PartialEq {
    let player = &entrant.player;
    let ratings = [
        player.fide_rating,
        player.national_rating,
        player.assigned_rating,
    ];
    (entrant.pairing_number, ratings)
}

type PairsAndBye = (Vec<Pair>, Option<EntrantId>);

/// The round of the rules from what is known now, with the same players; `None` where results have
/// no part in it.
fn by_the_rules(
    event: &EventDetails,
    now: &Section,
    round: RoundNumber,
    made: &Round,
) -> Option<Result<PairsAndBye, CannotPair>> {
    match now.settings.format {
        Format::Swiss | Format::IndividualTeams => Some(pair_again(event, now, round, made)),
        Format::Knockout => Some(planned(now, round).map(|planned| (planned.pairs, None))),
        _ => None,
    }
}

fn pair_again(
    event: &EventDetails,
    now: &Section,
    round: RoundNumber,
    made: &Round,
) -> Result<PairsAndBye, CannotPair> {
    let system = system_of(event, now, round)?;
    if has_return_games(&system, round) {
        // They follow from the first games of the same matches.
        let stands = as_paired(&system, RoundNumber(round.0 - 1), made);
        return Ok((stands.pairs, stands.bye));
    }
    let number = pairing_round(&system, round);
    let paired = swiss::pair(now, &now.snapshot()?, number, &paired_in(made), &system)?;
    Ok((paired.pairs, paired.bye))
}
