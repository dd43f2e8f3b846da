//! From score groups to natural pairings: who drops, whom they meet, and the halves (29C, 29D).

use adoube_tournament::Points;

use super::completion::{Split, least_weight};
use super::field::Field;
use super::settings::Opponents;

/// A score group on its way to its natural pairings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The score; of the highest if there are several.
    pub score: Points,
    /// Who has it, by rank.
    pub members: Vec<usize>,
    /// Who dropped from above, by rank.
    pub dropped_in: Vec<usize>,
    /// Who cannot be paired here and drops to the next group.
    pub dropped_out: Vec<usize>,
    /// Those who dropped from above with their opponents.
    pub boundary: Vec<(usize, usize)>,
    /// The others: upper half with lower half, the higher ranked first, before any switch.
    pub halves: Vec<(usize, usize)>,
    /// Unrated players who meet each other (29J), the same way.
    pub unrated: Vec<(usize, usize)>,
    /// The upper players are a group of their own that meets the lower ones, so that nobody changes
    /// sides (28R2: B2 against C2).
    pub is_across: bool,
}

/// The groups of a field that can be paired as a whole; `players` are those who play, by rank.
pub(super) fn form(field: &Field, players: &[usize]) -> Option<Vec<Group>> {
    let mut groups: Vec<Group> = Vec::new();
    let mut remaining = players.to_vec();
    let mut dropped_in: Vec<usize> = Vec::new();
    let mut least = least_weight(field, players)?;
    while !remaining.is_empty() {
        let score = field.contenders[remaining[0]].score;
        let size = (remaining.iter())
            .take_while(|player| field.contenders[**player].score == score)
            .count();
        let below = remaining.split_off(size);
        let members = remaining;
        let joint: Vec<usize> = dropped_in.iter().chain(&members).copied().collect();
        // `least` is what the bars weigh in the best pairing of all who are left. Every step must
        // keep it reachable, so that no drop now forces a rematch further down.
        let split = Split::new(field, &joint, &below, least);
        let dropped_out = choose_drops(field, &split, &dropped_in)?;
        let staying: Vec<usize> = (joint.iter().copied())
            .filter(|player| !dropped_out.contains(player))
            .collect();
        let inside = least_weight(field, &staying)?;
        least -= inside;
        groups.push(pair_up(
            field,
            score,
            members,
            dropped_in,
            &dropped_out,
            inside,
        )?);
        dropped_in = dropped_out;
        remaining = below;
    }
    dropped_in.is_empty().then_some(groups)
}

/// As few as possible drop, the lowest rated first, unrated players after all rated ones, and
/// those who have dropped already last (29D1, 29D2). Who cannot be paired in the next group, or
/// would leave somebody there without an opponent, is passed over if another can (29D1a).
fn choose_drops(field: &Field, split: &Split, dropped_in: &[usize]) -> Option<Vec<usize>> {
    let needed = split.drops(&[])?;
    let mut order: Vec<usize> = split.group.to_vec();
    order.sort_by_key(|player| {
        let unrated = !field.contenders[*player].is_rated;
        let again = dropped_in.contains(player);
        (again, unrated, std::cmp::Reverse(*player))
    });
    let nearest = in_order(&order, needed, |with| split.drops(with) == Some(needed))?;
    if nearest.is_empty() || split.spares_next(&nearest) {
        return Some(nearest);
    }
    let fewest = split.both(&[])?;
    in_order(&order, needed, |with| split.both(with) == Some(fewest))
}

/// So many players, one at a time, in the order of dropping: whoever can drop without making more
/// drops necessary does.
fn in_order(
    order: &[usize],
    needed: usize,
    can_drop: impl Fn(&[usize]) -> bool,
) -> Option<Vec<usize>> {
    let mut chosen: Vec<usize> = Vec::new();
    while chosen.len() < needed {
        let next = order.iter().copied().find(|player| {
            let mut with = chosen.clone();
            with.push(*player);
            !chosen.contains(player) && can_drop(&with)
        })?;
        chosen.push(next);
    }
    chosen.sort_unstable();
    Some(chosen)
}

/// Those who dropped meet the highest they can, in rank order; the others are halved.
fn pair_up(
    field: &Field,
    score: Points,
    members: Vec<usize>,
    dropped_in: Vec<usize>,
    dropped_out: &[usize],
    least: i128,
) -> Option<Group> {
    let stays = |player: &usize| !dropped_out.contains(player);
    let mut guests: Vec<usize> = dropped_in.iter().copied().filter(stays).collect();
    let mut hosts: Vec<usize> = members.iter().copied().filter(stays).collect();
    let mut boundary = Vec::new();
    let mut least = least;
    while !guests.is_empty() {
        let guest = guests.remove(0);
        // The highest ranked guest chooses first. Another guest comes last among the opponents: who
        // dropped meets his own group only if nobody else is left.
        let (opponent, weight) = host(field, guest, &guests, &hosts, least)?;
        least -= weight;
        hosts.retain(|player| *player != opponent);
        guests.retain(|player| *player != opponent);
        boundary.push((guest, opponent));
    }
    let (unrated, others) = apart(field, &hosts, least);
    Some(Group {
        score,
        members,
        dropped_in,
        dropped_out: dropped_out.to_vec(),
        boundary,
        halves: natural(field, &others),
        unrated: natural(field, &unrated),
        is_across: false,
    })
}

/// The first opponent against whom a player can be placed so that the rest can still be paired,
/// with what the bars between the two weigh.
fn host(
    field: &Field,
    guest: usize,
    guests: &[usize],
    hosts: &[usize],
    least: i128,
) -> Option<(usize, i128)> {
    let mut order = hosts.to_vec();
    if field.settings.opponents == Opponents::Neighbours {
        // 29L1: nearest in rating.
        let rating = |player: usize| i32::from(field.contenders[player].rating.unwrap_or(0));
        order.sort_by_key(|player| (rating(*player) - rating(guest)).abs());
    }
    order.extend(guests);
    order.into_iter().find_map(|opponent| {
        let weight = field.bars.weight(guest, opponent)?;
        let rest: Vec<usize> = (guests.iter().chain(hosts).copied())
            .filter(|player| *player != opponent)
            .collect();
        (least_weight(field, &rest)? + weight == least).then_some((opponent, weight))
    })
}

/// The unrated players with a plus score who are to meet each other, and the rest (29J).
fn apart(field: &Field, hosts: &[usize], least: i128) -> (Vec<usize>, Vec<usize>) {
    let is_unrated = |player: &usize| {
        let contender = &field.contenders[*player];
        contender.rating.is_none() && field.is_plus(contender.earned())
    };
    let (mut unrated, mut others): (Vec<usize>, Vec<usize>) =
        hosts.iter().copied().partition(is_unrated);
    if unrated.len() % 2 == 1 {
        others.extend(unrated.pop());
        others.sort_unstable();
    }
    let wanted = field.settings.unrated_together && !unrated.is_empty();
    let weights = || Some(least_weight(field, &unrated)? + least_weight(field, &others)?);
    if wanted && weights() == Some(least) {
        (unrated, others)
    } else {
        (Vec::new(), hosts.to_vec())
    }
}

/// Upper half against lower half, or neighbours.
pub(super) fn natural(field: &Field, players: &[usize]) -> Vec<(usize, usize)> {
    match field.settings.opponents {
        Opponents::Halves => {
            let (upper, lower) = players.split_at(players.len() / 2);
            upper.iter().copied().zip(lower.iter().copied()).collect()
        }
        Opponents::Neighbours => (players.chunks_exact(2))
            .map(|pair| (pair[0], pair[1]))
            .collect(),
    }
}
