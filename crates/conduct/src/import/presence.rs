//! Who was there when: a file leaves blank what a journal calls a late entry or a withdrawal.

use std::collections::{BTreeMap, HashSet};

use adoube_pairing::facts::Row;
use adoube_tournament::{
    ByeKind, ByeRequest, Draft, Entrant, EntrantId, Round, RoundNumber, RoundSpan,
};

/// When those were there who were not always.
pub(super) struct Presence {
    found: BTreeMap<EntrantId, Absence>,
}

struct Absence {
    first_round: RoundNumber,
    withdrawals: Vec<RoundSpan>,
    /// The paired rounds without a game or a bye.
    missed: Vec<RoundNumber>,
}

/// What a file tells by leaving rounds blank. In a team, or at a table that was drawn, a player without a
/// game rests; in a Swiss of players nobody does.
pub(super) fn of(draft: &Draft, swiss: bool) -> Presence {
    let mut found = BTreeMap::new();
    if !swiss {
        return Presence { found };
    }
    let named: Vec<HashSet<EntrantId>> = draft.rounds.iter().map(named_in).collect();
    let told = |entrant: &&Entrant| {
        entrant.first_round == RoundNumber::FIRST && entrant.withdrawals.is_empty()
    };
    for entrant in draft.entrants.iter().filter(told) {
        let missed: Vec<RoundNumber> = (named.iter().enumerate())
            .filter(|(_, named)| !named.contains(&entrant.id))
            .map(|(place, _)| RoundNumber::at_place(place))
            .collect();
        if !missed.is_empty() {
            found.insert(entrant.id, absence(draft, entrant.id, missed));
        }
    }
    Presence { found }
}

fn named_in(round: &Round) -> HashSet<EntrantId> {
    let players = round.games.iter().flat_map(|game| [game.white, game.black]);
    players
        .chain(round.byes.iter().map(|bye| bye.entrant))
        .collect()
}

fn absence(draft: &Draft, id: EntrantId, missed: Vec<RoundNumber>) -> Absence {
    let paired = draft.paired_rounds();
    let follow = |one: &RoundNumber, next: &RoundNumber| one.0 + 1 == next.0;
    let mut spans: Vec<RoundSpan> = missed
        .chunk_by(follow)
        .map(|run| RoundSpan {
            first: run[0],
            last: run.last().copied(),
        })
        .collect();
    // Whoever stays away from all rounds to come has left for good.
    let rest = (paired.0 + 1..=draft.planned_rounds).map(RoundNumber);
    let is_gone = rest.clone().all(|round| asked_nothing(draft, id, round));
    let mut first_round = RoundNumber::FIRST;
    if let Some(last) = spans.last_mut()
        && last.last == Some(paired)
        && is_gone
    {
        last.last = None;
    }
    if let Some(first) = spans.first().copied()
        && first.first == RoundNumber::FIRST
        && let Some(last) = first.last
    {
        first_round = last.next();
        spans.remove(0);
    }
    Absence {
        first_round,
        withdrawals: spans,
        missed,
    }
}

/// Whether somebody has a zero-point bye in a round to come.
fn asked_nothing(draft: &Draft, id: EntrantId, round: RoundNumber) -> bool {
    let mut requests = draft.bye_requests.iter();
    requests.any(|one| one.entrant == id && one.round == round && one.kind == ByeKind::ZeroPoint)
}

impl Presence {
    /// From when an entrant takes part, and when not.
    pub(super) fn of_entrant(&self, entrant: &Entrant) -> (RoundNumber, Vec<RoundSpan>) {
        match self.found.get(&entrant.id) {
            Some(absence) => (absence.first_round, absence.withdrawals.clone()),
            None => (entrant.first_round, entrant.withdrawals.clone()),
        }
    }

    /// Who missed which rounds.
    pub(super) fn told(&self) -> Vec<(u32, Row<RoundNumber>)> {
        let found = self.found.iter();
        found
            .map(|(id, absence)| (id.0, Row(absence.missed.clone())))
            .collect()
    }

    /// The byes asked for, without those that only say that somebody has left.
    pub(super) fn requests(&self, draft: &Draft) -> Vec<ByeRequest> {
        let has_left = |request: &ByeRequest| {
            let absence = self.found.get(&request.entrant);
            let mut spans = absence.into_iter().flat_map(|absence| &absence.withdrawals);
            request.kind == ByeKind::ZeroPoint && spans.any(|span| span.contains(request.round))
        };
        let requests = draft.bye_requests.iter().copied();
        requests.filter(|request| !has_left(request)).collect()
    }
}
