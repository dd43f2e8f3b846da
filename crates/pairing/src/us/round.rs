//! A round from the score groups to the pairs.

use super::acceleration;
use super::bye::{self, ByeRule, Candidate, without};
use super::colours::{ColourFaults, faults};
use super::completion::{can_meet_across, least_weight};
use super::field::Field;
use super::groups::{Group, form};
use super::look_ahead::{LookAhead, narrow_limit, wide_limit};
use super::pairing::CannotPair;
use super::repair::Repair;
use super::settings::{Acceleration, ColourMethod};
use super::switches::NaturalPairing;
use super::top_down;

/// A paired round; players are places in the field.
pub(super) struct PairedRound {
    /// Who gets the full-point bye.
    pub bye: Option<Candidate>,
    /// The groups with their natural pairings.
    pub groups: Vec<PairedGroup>,
    /// The natural pairing of all groups, with nobody who should not meet.
    pub natural: NaturalPairing,
    pub pairs: Vec<(usize, usize)>,
    /// Whether some bars could not be kept.
    pub with_bars: bool,
    /// An accelerated round whose parts could not be paired each for itself.
    pub is_unaccelerated: bool,
}

/// A group with its boards after players who should not meet were parted.
pub(super) struct PairedGroup {
    pub group: Group,
    /// Its boards, boundary boards first, the higher ranked player first.
    pub boards: Vec<(usize, usize)>,
}

/// Pairs a field: who gets the bye, the groups, the natural pairing, and the colours.
pub(super) fn pair_field(field: &Field) -> Result<PairedRound, CannotPair> {
    if field.contenders.len().is_multiple_of(2) {
        let everybody: Vec<usize> = (0..field.contenders.len()).collect();
        return pair_players(field, &everybody, None);
    }
    let lowest = bye::choose(field).ok_or_else(|| CannotPair::no_bye(field))?;
    let natural = pair_players(field, &without(field, lowest.player), Some(lowest))?;
    if field.settings.bye_for_colours {
        Ok(with_bye_for_colours(field, lowest, natural))
    } else {
        Ok(natural)
    }
}

/// Somebody else of the same group gets the bye if that improves colours, within the limits of a
/// switch between the two (28L2a).
fn with_bye_for_colours(field: &Field, lowest: Candidate, natural: PairedRound) -> PairedRound {
    let contenders = &field.contenders;
    let score = contenders[lowest.player].score;
    let wide = |faults: &ColourFaults| (faults.thirds, faults.black_excess + faults.white_excess);
    let mut best = (total_faults(field, &natural.pairs), 0, natural);
    let before = best.0;
    let candidates = bye::candidates(field);
    let same = |c: &&Candidate| {
        c.rule == lowest.rule && contenders[c.player].score == score && c.player != lowest.player
    };
    for candidate in candidates.iter().filter(same) {
        let ratings = (
            contenders[candidate.player].rating,
            contenders[lowest.player].rating,
        );
        let (Some(rating), Some(lower)) = ratings else {
            continue;
        };
        let cost = u32::from(rating.abs_diff(lower));
        // Candidates come by rank from the lowest, so that all who follow are further away.
        if cost > wide_limit(&field.settings) && !field.settings.no_limits {
            break;
        }
        let candidate = Candidate {
            rule: ByeRule::Colours,
            ..*candidate
        };
        let players = without(field, candidate.player);
        let Ok(paired) = pair_players(field, &players, Some(candidate)) else {
            continue;
        };
        let after = total_faults(field, &paired.pairs);
        let is_allowed = cost <= narrow_limit(&field.settings)
            || field.settings.no_limits
            || wide(&after) < wide(&before);
        let key = |faults: &ColourFaults, cost: u32| (wide(faults), faults.denied, cost);
        if is_allowed && !paired.with_bars && key(&after, cost) < key(&best.0, best.1) {
            best = (after, cost, paired);
        }
    }
    best.2
}

/// What some pairs leave to be desired together.
pub(super) fn total_faults(field: &Field, pairs: &[(usize, usize)]) -> ColourFaults {
    let mut total = ColourFaults::default();
    for (one, other) in pairs {
        let faults = faults(field, &field.contenders[*one], &field.contenders[*other]);
        total.thirds += faults.thirds;
        total.black_excess += faults.black_excess;
        total.white_excess += faults.white_excess;
        total.denied += faults.denied;
    }
    total
}

fn pair_players(
    field: &Field,
    players: &[usize],
    bye: Option<Candidate>,
) -> Result<PairedRound, CannotPair> {
    let cannot = || CannotPair::no_pairing(field);
    let mut groups = Vec::new();
    let (mut with_bars, mut is_unaccelerated) = (false, false);
    for set in sets(field, players) {
        // Criteria for bars are looked at only in a round that cannot keep them all: that keeps the
        // numbers short in all others.
        with_bars |= least_weight(field, &set).ok_or_else(cannot)? > 0;
        match accelerated_groups(field, &set) {
            Accelerated::Parts(parts) => groups.extend(parts),
            other => {
                is_unaccelerated |= matches!(other, Accelerated::Impossible);
                groups.extend(form(field, &set).ok_or_else(cannot)?);
            }
        }
    }
    let mut paired = Vec::new();
    for group in groups {
        paired.push(mend(field, group, with_bars).ok_or_else(cannot)?);
    }
    let natural = natural(field, &paired);
    let pairs = match field.settings.method {
        ColourMethod::LookAhead => look_ahead(field, &natural, &paired, with_bars),
        ColourMethod::TopDown => Some(top_down(field, &natural, &paired)),
    };
    Ok(PairedRound {
        bye,
        groups: paired,
        pairs: pairs.ok_or_else(cannot)?,
        natural,
        with_bars,
        is_unaccelerated,
    })
}

/// The sets of players that are paired for themselves: classes in the last round, where they can
/// be, and the rest (29I).
fn sets(field: &Field, players: &[usize]) -> Vec<Vec<usize>> {
    let mut rest = players.to_vec();
    let mut sets = Vec::new();
    if field.is_last {
        let places = field.places();
        for class in &field.settings.class_pairings {
            let is_member = |player: &usize| {
                let id = field.contenders[*player].id;
                places.contains_key(&id) && class.players.contains(&id)
            };
            let (mut set, mut others): (Vec<usize>, Vec<usize>) =
                rest.iter().copied().partition(is_member);
            if set.len() % 2 == 1 {
                // The bottom player is paired as normally as possible outside the class (29I1).
                others.extend(set.pop());
                others.sort_unstable();
            }
            let weight = |players: &[usize]| least_weight(field, players);
            if !set.is_empty() && weight(&set) == Some(0) && weight(&others) == Some(0) {
                sets.push(set);
                rest = others;
            }
        }
    }
    sets.push(rest);
    sets.retain(|set| !set.is_empty());
    sets
}

/// The parts of an accelerated round (28R2, 28R3).
enum Accelerated {
    No,
    Parts(Vec<Group>),
    /// Somebody of a part could only be paired outside of it: the field is paired as usual.
    Impossible,
}

fn accelerated_groups(field: &Field, players: &[usize]) -> Accelerated {
    let parts = match field.settings.acceleration {
        Acceleration::None | Acceleration::AddedScore => None,
        Acceleration::AdjustedRating => acceleration::quarters(field, players),
        Acceleration::Sixths => acceleration::sixths(field, players),
    };
    let can_be_paired = |group: &Group| match group.is_across {
        true => can_meet_across(field, &group.halves),
        false => least_weight(field, &group.members) == Some(0),
    };
    match parts {
        None => Accelerated::No,
        Some(parts) if parts.iter().all(can_be_paired) => Accelerated::Parts(parts),
        Some(_) => Accelerated::Impossible,
    }
}

fn mend(field: &Field, group: Group, with_bars: bool) -> Option<PairedGroup> {
    let repair = Repair::new(field, &group, with_bars);
    let mut boards = group.boundary.clone();
    boards.extend(repair.mend(&group.halves)?);
    boards.extend(repair.mend(&group.unrated)?);
    Some(PairedGroup { group, boards })
}

/// The natural pairing of all groups. A pool is a score group, without the unrated players who
/// are to meet each other; these are a pool of their own.
fn natural(field: &Field, groups: &[PairedGroup]) -> NaturalPairing {
    let mut pools = Vec::new();
    let mut across = Vec::new();
    for paired in groups {
        if paired.group.is_across {
            across.push(pools.len());
        }
        let apart: Vec<usize> = (paired.group.unrated.iter())
            .flat_map(|(one, other)| [*one, *other])
            .collect();
        let together = (paired.group.members.iter().copied())
            .filter(|player| !apart.contains(player))
            .collect();
        pools.push(together);
        let mut apart = apart;
        apart.sort_unstable();
        pools.push(apart);
    }
    let boards: Vec<(usize, usize)> = groups.iter().flat_map(|g| g.boards.clone()).collect();
    let mut natural = NaturalPairing::new(field, &pools, &boards);
    for pool in across {
        natural.keep_sides(pool);
    }
    natural
}

/// Pools that are linked by odd players are judged together.
fn look_ahead(
    field: &Field,
    natural: &NaturalPairing,
    groups: &[PairedGroup],
    with_bars: bool,
) -> Option<Vec<(usize, usize)>> {
    let method = LookAhead::new(field, natural, with_bars);
    let mut pairs = Vec::new();
    for players in blocks(natural, groups) {
        pairs.extend(method.pair(&players)?);
    }
    Some(pairs)
}

/// The players of linked pools, by rank.
fn blocks(natural: &NaturalPairing, groups: &[PairedGroup]) -> Vec<Vec<usize>> {
    let mut block: Vec<usize> = (0..2 * groups.len()).collect();
    for (one, other) in natural.links() {
        let (one, other) = (block[one], block[other]);
        for number in block.iter_mut().filter(|number| **number == other) {
            *number = one;
        }
    }
    let mut players: Vec<Vec<usize>> = vec![Vec::new(); block.len()];
    for (one, other) in groups.iter().flat_map(|group| &group.boards) {
        for player in [*one, *other] {
            players[block[natural.pool(player)]].push(player);
        }
    }
    players
        .iter_mut()
        .for_each(|players| players.sort_unstable());
    players.retain(|players| !players.is_empty());
    players
}

fn top_down(
    field: &Field,
    natural: &NaturalPairing,
    groups: &[PairedGroup],
) -> Vec<(usize, usize)> {
    let of_group = |paired: &PairedGroup| {
        let boundary = paired.group.boundary.len();
        top_down::pair(field, natural, boundary, &paired.boards)
    };
    groups.iter().flat_map(of_group).collect()
}
