//! One group: who meets the floaters, who floats, and who meets whom (8, 9).

use super::super::answer::PairedGroup;
use super::super::median::{Direction, Joined, Room, Side, exchange_order};
use super::keeping::Keeping;
use super::teams::{Law, Teams};

/// A group and how it is paired.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub side: Side,
    pub law: Law,
    pub residents: Vec<usize>,
    /// The floaters from other groups.
    pub joined: Joined,
    /// The residents of the group to which floaters go.
    pub next_door: Vec<usize>,
    /// The floaters who found no opponent here and go on.
    pub moved_on: Vec<usize>,
    /// The residents who leave, in the order in which they were chosen.
    pub floaters: Vec<usize>,
    /// Who looked for an opponent, and who that is, in the order in which they were paired.
    pub pairs: Vec<(usize, usize)>,
}

/// The order in which residents leave a group: has played everybody next door, then the rank (8.2,
/// 8.3).
pub(super) type FloatOrder = (bool, usize);

impl Group {
    /// A group before anybody joins it.
    pub(super) fn new(side: Side, residents: Vec<usize>, next_door: Vec<usize>) -> Group {
        Group {
            side,
            law: Law::WithLimits,
            residents,
            joined: Joined::default(),
            next_door,
            moved_on: Vec::new(),
            floaters: Vec::new(),
            pairs: Vec::new(),
        }
    }

    /// Everybody in the group.
    pub(super) fn members(&self) -> Vec<usize> {
        let residents = self.residents.iter().copied();
        residents.chain(self.joined.players()).collect()
    }

    /// Those who leave the group.
    pub(super) fn leaving(&self) -> impl Iterator<Item = usize> + '_ {
        self.moved_on.iter().chain(&self.floaters).copied()
    }

    /// Pairs the group; the others are all teams left beside its own. `None` if there is no legal
    /// pairing.
    pub(super) fn pair(mut self, teams: &Teams, others: &[usize]) -> Option<Group> {
        let members = self.members();
        let mut keeping = self.keep(teams, &members, others)?;
        let mut walk = Walk::new(&self);
        while let Some((floater, candidates)) = walk.next_joined() {
            match keeping.meet_first(floater, &candidates) {
                Some(opponent) => walk.made((floater, opponent)),
                None => walk.moves_on(floater),
            }
        }
        let floating = keeping.leaving.checked_sub(walk.moved_on.len())?;
        let floaters = self.choose_floaters(teams, &mut keeping, &walk.left, floating);
        walk.left.retain(|team| !floaters.contains(team));
        let may_meet = |one: usize, other: usize| teams.may_meet_by(keeping.law, one, other);
        let mut room = Room::new(&walk.left, 0, &may_meet)?;
        while let Some((first, candidates)) = walk.next_resident() {
            let opponent = room.meet_first(first, candidates.into_iter())?;
            walk.made((first, opponent));
        }
        let (moved_on, pairs) = (walk.moved_on, walk.pairs);
        self.law = keeping.law;
        self.moved_on = moved_on;
        self.floaters = floaters;
        self.pairs = pairs;
        Some(self)
    }

    /// The first so many residents, in the order in which they leave, without whom the group still
    /// keeps its pairs.
    fn choose_floaters(
        &self,
        teams: &Teams,
        keeping: &mut Keeping,
        residents: &[usize],
        count: usize,
    ) -> Vec<usize> {
        let order = self.float_order(teams);
        let mut candidates = residents.to_vec();
        candidates.sort_by_cached_key(|team| order(*team));
        let mut floaters = Vec::new();
        // Who cannot leave now cannot leave later either: one pass is enough.
        for team in candidates {
            if floaters.len() < count && keeping.may_leave(team) {
                floaters.push(team);
            }
        }
        floaters
    }

    /// The most pairs that the group can keep. The limits of 7.3 are disregarded if it keeps fewer
    /// with them (7.4).
    fn keep<'k>(
        &self,
        teams: &'k Teams<'k>,
        members: &[usize],
        others: &[usize],
    ) -> Option<Keeping<'k>> {
        let with = Keeping::new(teams, Law::WithLimits, members, others)?;
        if with.leaving == members.len() % 2 {
            return Some(with);
        }
        let without = Keeping::new(teams, Law::WithoutLimits, members, others)?;
        match without.leaving < with.leaving {
            true => Some(without),
            false => Some(with),
        }
    }

    /// In which order residents leave: above the median the lowest ranked first, below it the
    /// highest ranked, but those first who have an opponent next door.
    pub(super) fn float_order<'o>(&'o self, teams: &'o Teams) -> impl Fn(usize) -> FloatOrder + 'o {
        |team| {
            let mut next_door = self.next_door.iter();
            let has_opponent = next_door.any(|other| teams.may_meet(team, *other));
            let place = match self.side.direction() {
                Direction::Down => usize::MAX - team,
                Direction::Up => team,
            };
            (!has_opponent, place)
        }
    }

    /// The group as it is told.
    pub(super) fn paired(&self) -> PairedGroup {
        PairedGroup {
            residents: self.residents.clone(),
            joined: self.joined.players().collect(),
            pairs: self.pairs.clone(),
            left: self.leaving().collect(),
            failures: Vec::new(),
        }
    }
}

/// The teams who look for an opponent, one after the other, and whom they try.
pub(super) struct Walk<'g> {
    group: &'g Group,
    /// The residents who are not paired, in the order in which they look.
    pub left: Vec<usize>,
    /// The floaters who have not looked yet.
    joined: Vec<(usize, Side)>,
    pub moved_on: Vec<usize>,
    pub pairs: Vec<(usize, usize)>,
}

impl<'g> Walk<'g> {
    pub(super) fn new(group: &'g Group) -> Walk<'g> {
        let mut left = group.residents.clone();
        if group.side.direction() == Direction::Up {
            left.reverse();
        }
        Walk {
            group,
            left,
            joined: group.joined.with_sides().collect(),
            moved_on: Vec::new(),
            pairs: Vec::new(),
        }
    }

    /// The floater who looks next, and whom it tries: who comes from above the highest ranked, who
    /// comes from below the lowest ranked, residents before other floaters (8.2.1, 8.3.1).
    pub(super) fn next_joined(&self) -> Option<(usize, Vec<usize>)> {
        let (floater, side) = *self.joined.first()?;
        let mut others: Vec<usize> = self.joined[1..].iter().map(|(team, _)| *team).collect();
        others.extend(&self.left);
        others.sort_unstable();
        if side == Side::Below {
            others.reverse();
        }
        others.sort_by_key(|other| !self.group.residents.contains(other));
        Some((floater, others))
    }

    /// The resident who looks next, and whom it tries (9.1–9.3).
    pub(super) fn next_resident(&self) -> Option<(usize, Vec<usize>)> {
        let first = *self.left.first()?;
        Some((first, exchange_order(&self.left).collect()))
    }

    /// A pair has been made.
    pub(super) fn made(&mut self, pair: (usize, usize)) {
        let is_gone = |team: usize| [pair.0, pair.1].contains(&team);
        self.left.retain(|team| !is_gone(*team));
        self.joined.retain(|(team, _)| !is_gone(*team));
        self.pairs.push(pair);
    }

    /// A floater goes on to the next group.
    pub(super) fn moves_on(&mut self, floater: usize) {
        self.joined.retain(|(team, _)| *team != floater);
        self.moved_on.push(floater);
    }
}
