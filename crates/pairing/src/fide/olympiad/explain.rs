//! What spoke against other choices: the record of the steps tells it.

use super::super::answer::{Criterion, Reason};
use super::group::{FloatOrder, Group, Walk};
use super::teams::Teams;

/// How many who would have come first are told of.
const COMPARED: usize = 3;

/// Why the bye does not go to somebody else who may have it.
pub(super) fn why_not_bye(teams: &Teams, bye: Option<usize>, other: usize) -> Reason {
    let Some(bye) = bye else {
        return Reason::ByeNotAllowed;
    };
    Reason::Criterion(if other > bye {
        // Who comes first and does not have it would leave others without an opponent.
        Criterion::Completion
    } else if teams.team(other).score > teams.team(bye).score {
        Criterion::ByeScore
    } else {
        Criterion::ByeRank
    })
}

/// A team that looked for an opponent.
struct Search<'s> {
    teams: &'s Teams<'s>,
    group: &'s Group,
    seeker: usize,
    opponent: Option<usize>,
    /// Whom it tries, in this order.
    candidates: Vec<usize>,
    /// What is lost with a candidate who was passed over.
    loss: Criterion,
}

/// All searches of a group in their order.
fn searches<'s>(teams: &'s Teams, group: &'s Group) -> Vec<Search<'s>> {
    let mut searches = Vec::new();
    let mut walk = Walk::new(group);
    let mut pairs = group.pairs.iter();
    let search = |seeker, opponent, candidates, loss| Search {
        teams,
        group,
        seeker,
        opponent,
        candidates,
        loss,
    };
    while let Some((floater, candidates)) = walk.next_joined() {
        let opponent = if group.moved_on.contains(&floater) {
            walk.moves_on(floater);
            None
        } else {
            let Some(pair) = pairs.next() else { break };
            walk.made(*pair);
            Some(pair.1)
        };
        searches.push(search(floater, opponent, candidates, Criterion::Pairs));
    }
    walk.left.retain(|team| !group.floaters.contains(team));
    for pair in pairs {
        let Some((first, candidates)) = walk.next_resident() else {
            break;
        };
        walk.made(*pair);
        searches.push(search(
            first,
            Some(pair.1),
            candidates,
            Criterion::Completion,
        ));
    }
    searches
}

impl Search<'_> {
    fn candidates_before(&self) -> impl Iterator<Item = usize> + '_ {
        let candidates = self.candidates.iter().copied();
        candidates.take_while(|other| Some(*other) != self.opponent)
    }

    /// Why it is not somebody else.
    fn why_not(&self, other: usize) -> Reason {
        let may_meet = (self.teams).may_meet_by(self.group.law, self.seeker, other);
        if !may_meet {
            Reason::ColourLimits
        } else if self.candidates_before().any(|before| before == other) {
            Reason::Criterion(self.loss)
        } else {
            Reason::Order
        }
    }
}

/// Opponents who would have come first for who looked for one, and what stood in the way.
pub(super) fn instead_of_pair(teams: &Teams, group: &Group, pair: usize) -> Vec<(usize, Reason)> {
    let searches = searches(teams, group).into_iter();
    let mut found = searches
        .filter(|search| search.opponent.is_some())
        .skip(pair);
    let Some(search) = found.next() else {
        return Vec::new();
    };
    let before = search.candidates_before().take(COMPARED);
    before.map(|other| (other, search.why_not(other))).collect()
}

/// Others who would have left first instead of a resident, and what spoke against them; for a
/// floater who goes on, nobody.
pub(super) fn instead_of_floater(
    teams: &Teams,
    group: &Group,
    floater: usize,
) -> Vec<(usize, Reason)> {
    let Some(chosen) = group.floaters.iter().position(|one| *one == floater) else {
        return Vec::new();
    };
    let order = group.float_order(teams);
    let own = order(floater);
    let mut others: Vec<(FloatOrder, usize)> = staying(group, chosen)
        .map(|other| (order(other), other))
        .filter(|(other, _)| other.1 < own.1 || *other < own)
        .collect();
    others.sort_unstable_by_key(|(order, _)| order.1);
    (others.into_iter().take(COMPARED))
        .map(|(order, other)| (other, why_not_floater(own, order)))
        .collect()
}

/// The residents among whom a floater is chosen after so many.
fn staying(group: &Group, chosen: usize) -> impl Iterator<Item = usize> + '_ {
    let joined: Vec<usize> = group.joined.players().collect();
    let met: Vec<usize> = (group.pairs.iter())
        .filter(|(seeker, _)| joined.contains(seeker))
        .map(|(_, opponent)| *opponent)
        .collect();
    let residents = group.residents.iter().copied();
    residents.filter(move |team| !met.contains(team) && !group.floaters[..chosen].contains(team))
}

/// Why somebody else does not leave.
fn why_not_floater(own: FloatOrder, other: FloatOrder) -> Reason {
    Reason::Criterion(if other < own {
        // Who comes first and stays could not leave without a pair being lost.
        Criterion::Pairs
    } else if other.0 != own.0 {
        Criterion::FloaterKind
    } else {
        Criterion::FloaterRank
    })
}

/// What speaks against other pairs of a group: the first step that is not taken.
pub(super) fn why_not(teams: &Teams, group: &Group, others: &[(usize, usize)]) -> Reason {
    let members = group.members();
    let opponent = |team: usize| {
        let mut pairs = others.iter();
        let pair = pairs.find(|(one, other)| *one == team || *other == team)?;
        let other = if pair.0 == team { pair.1 } else { pair.0 };
        members.contains(&other).then_some(other)
    };
    let inside = members.iter().filter(|team| opponent(**team).is_some());
    if inside.clone().count() < 2 * group.pairs.len() {
        return Reason::Criterion(Criterion::Pairs);
    }
    let breaks_limits = |team: &usize| {
        opponent(*team).is_some_and(|other| !teams.may_meet_by(group.law, *team, other))
    };
    if inside.clone().any(breaks_limits) {
        return Reason::ColourLimits;
    }
    let (incoming, residents): (Vec<Search>, Vec<Search>) = searches(teams, group)
        .into_iter()
        .partition(|search| !group.residents.contains(&search.seeker));
    let different = |searches: Vec<Search>| {
        let mut searches = searches.into_iter();
        let search = searches.find(|search| opponent(search.seeker) != search.opponent)?;
        Some(match opponent(search.seeker) {
            Some(other) => search.why_not(other),
            None => Reason::Criterion(Criterion::IncomingFloaters),
        })
    };
    if let Some(reason) = different(incoming) {
        return reason;
    }
    let order = group.float_order(teams);
    for (chosen, floater) in group.floaters.iter().enumerate() {
        if opponent(*floater).is_some() {
            let leaving = staying(group, chosen).filter(|team| opponent(*team).is_none());
            let first = leaving.map(&order).min();
            return first.map_or(Reason::Criterion(Criterion::Pairs), |first| {
                why_not_floater(order(*floater), first)
            });
        }
    }
    different(residents).unwrap_or(Reason::Order)
}
