//! The bye and the order of the groups: from the top, from the bottom, the median last (4, 6.4).

use super::super::median::{Room, Side};
use super::group::Group;
use super::teams::Teams;

/// A round as it was paired, with its steps.
pub(super) struct PairedRound {
    pub bye: Option<usize>,
    /// In the order in which they were paired; the median is the last.
    pub groups: Vec<Group>,
}

/// Pairs everybody; `None` if there is no legal pairing.
pub(super) fn pair(teams: &Teams) -> Option<PairedRound> {
    let bye = bye(teams)?;
    let mut left: Vec<usize> = (0..teams.field.len())
        .filter(|team| Some(*team) != bye)
        .collect();
    let Some(middle) = left.get(left.len() / 2).copied() else {
        return Some(PairedRound {
            bye,
            groups: Vec::new(),
        });
    };
    let groups = teams.field.scoregroups(&left);
    let median = groups.iter().position(|group| group.contains(&middle))?;
    let above = &groups[..median];
    let below: Vec<Vec<usize>> = groups[median + 1..].iter().rev().cloned().collect();
    let mut made: Vec<Group> = Vec::new();
    let mut last = Group::new(Side::Median, groups[median].clone(), Vec::new());
    for (side, groups) in [(Side::Above, above), (Side::Below, &below)] {
        let mut floaters: Vec<usize> = Vec::new();
        for (place, residents) in groups.iter().enumerate() {
            let next_door = groups.get(place + 1).unwrap_or(&last.residents).clone();
            let mut group = Group::new(side, residents.clone(), next_door);
            group.joined.join(floaters, side);
            let group = pair_group(teams, group, &mut left)?;
            floaters = group.leaving().collect();
            made.push(group);
        }
        last.joined.join(floaters, side);
    }
    made.push(pair_group(teams, last, &mut left)?);
    Some(PairedRound { bye, groups: made })
}

/// Pairs a group; those left are all teams not yet paired.
fn pair_group(teams: &Teams, group: Group, left: &mut Vec<usize>) -> Option<Group> {
    let members = group.members();
    let others: Vec<usize> = (left.iter().copied())
        .filter(|team| !members.contains(team))
        .collect();
    let group = group.pair(teams, &others)?;
    let is_paired = |team: usize| {
        group
            .pairs
            .iter()
            .any(|pair| pair.0 == team || pair.1 == team)
    };
    left.retain(|team| !is_paired(*team));
    Some(group)
}

/// Who gets the bye: the lowest ranked who may have it and without whom all others can be paired.
/// `None` if there is none, or if an even field has no legal pairing.
fn bye(teams: &Teams) -> Option<Option<usize>> {
    let everybody: Vec<usize> = (0..teams.field.len()).collect();
    let may_meet = |one: usize, other: usize| teams.may_meet(one, other);
    let is_odd = everybody.len() % 2 == 1;
    let mut room = Room::new(&everybody, usize::from(is_odd), &may_meet)?;
    if !is_odd {
        return Some(None);
    }
    let candidates = everybody.into_iter().rev();
    let mut candidates = candidates.filter(|team| teams.team(*team).may_have_bye);
    room.leave_first(candidates.by_ref()).map(Some)
}
