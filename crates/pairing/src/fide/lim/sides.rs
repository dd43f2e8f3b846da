//! The order of the scoregroups: from the top, from the bottom, the median last (2.2, 2.6).

use super::super::median::{Room, Side};
use super::group::Group;
use super::players::Players;

/// A round as it was paired, with its steps.
pub(super) struct PairedRound {
    pub bye: Option<usize>,
    /// In the order in which they were paired; the median is the last.
    pub groups: Vec<Group>,
}

/// Pairs everybody; `None` if there is no legal pairing.
pub(super) fn pair(players: &Players) -> Option<PairedRound> {
    let bye = bye(players)?;
    let everybody: Vec<usize> = (0..players.field.len())
        .filter(|player| Some(*player) != bye)
        .collect();
    let scoregroups = players.field.scoregroups(&everybody);
    let of_side = |side: Side| {
        let groups = scoregroups.iter();
        groups.filter(move |group| players.side(group[0]) == side)
    };
    let residents: Vec<usize> = of_side(Side::Median).flatten().copied().collect();
    let above: Vec<&Vec<usize>> = of_side(Side::Above).collect();
    let below: Vec<&Vec<usize>> = of_side(Side::Below).rev().collect();
    let mut groups = Vec::new();
    let mut median = Group::new(Side::Median, residents, Vec::new());
    for (side, scoregroups) in [(Side::Above, above), (Side::Below, below)] {
        let mut floaters = Vec::new();
        for (place, residents) in scoregroups.iter().enumerate() {
            let next = scoregroups.get(place + 1);
            let next_door = next.map_or(&median.residents, |next| next).clone();
            let mut group = Group::new(side, (*residents).clone(), next_door);
            group.joined.join(floaters, side);
            let group = group.pair(players)?;
            floaters = group.floaters.clone();
            groups.push(group);
        }
        median.joined.join(floaters, side);
    }
    let median = pair_median(players, &mut groups, median)?;
    groups.push(median);
    Some(PairedRound { bye, groups })
}

/// Who gets the bye: the first candidate without whom all others can be paired. `None` if there is
/// none, or if an even field has no legal pairing.
fn bye(players: &Players) -> Option<Option<usize>> {
    let everybody: Vec<usize> = (0..players.field.len()).collect();
    let may_meet = |one: usize, other: usize| players.may_meet(one, other);
    let is_odd = everybody.len() % 2 == 1;
    let mut room = Room::new(&everybody, usize::from(is_odd), &may_meet)?;
    if !is_odd {
        return Some(None);
    }
    let mut candidates = everybody;
    candidates.retain(|player| players.competitor(*player).may_have_bye);
    candidates.sort_by_key(|player| bye_order(players, *player));
    room.leave_first(candidates.into_iter()).map(Some)
}

/// The place among those who may have the bye: the lowest ranked first, in round 1 the lowest rated
/// (1.1, 7.1).
pub(super) fn bye_order(players: &Players, player: usize) -> (u16, usize) {
    let rating = match players.field.round.0 {
        1 => players.competitor(player).rating,
        _ => 0,
    };
    (rating, players.field.len() - player)
}

/// Pairs the median; while it cannot be paired, pairs next to it are undone (2.6).
fn pair_median(players: &Players, groups: &mut [Group], mut median: Group) -> Option<Group> {
    while !median.can_be_paired(players) {
        // More from above: the neighbour below gives two, otherwise the one above.
        let joined = &median.joined;
        let order = match joined.from(Side::Above) > joined.from(Side::Below) {
            true => [Side::Below, Side::Above],
            false => [Side::Above, Side::Below],
        };
        let nearest = |side: Side| {
            let mut groups = groups.iter().enumerate().rev();
            groups.find(|(_, group)| group.side == side && !group.pairs.is_empty())
        };
        let (place, _) = order.into_iter().find_map(nearest)?;
        let side = groups[place].side;
        let (one, other) = groups[place].undo_last()?;
        median.joined.join([one, other], side);
    }
    median.pair(players)
}
