//! The rules step by step, every question answered by trying all pairings. The articles are those
//! of D.02.02.

use std::collections::BTreeSet;

use adoube_tournament::{Colour, EntrantId, Outcome, Points, RoundNumber, Tournament};

/// The pairs as (white, black), and who has the bye.
pub(crate) type Answer = (BTreeSet<(u32, u32)>, Option<u32>);

/// A team before a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Team {
    /// The initial number.
    pub number: u32,
    pub points: Points,
    pub met: Vec<u32>,
    /// The colour of board 1 in each round so far.
    pub colours: Vec<Option<Colour>>,
    pub may_have_bye: bool,
    /// Whether the number is odd among those who have taken part.
    pub is_odd: bool,
}

/// A round to be paired, the highest ranked team first.
pub(crate) struct Round {
    pub teams: Vec<Team>,
    pub initial: Colour,
}

impl Round {
    /// The teams of an event of teams before a round, and their ids for the numbers of the answer.
    pub(crate) fn new(tournament: &Tournament, round: RoundNumber, present: &[EntrantId]) -> Round {
        let before = RoundNumber(round.0 - 1);
        let takes_part = |id: EntrantId| {
            let mut card = tournament.card(id, before);
            present.contains(&id)
                || card.any(|row| {
                    row.opponent.is_some() || row.reported == Outcome::PairingAllocatedBye
                })
        };
        let number = |id: EntrantId| {
            let entrant = tournament.entrant(id).unwrap();
            entrant.pairing_number.unwrap().get()
        };
        let team = |id: EntrantId| {
            let is_in_front = |other: EntrantId| takes_part(other) && number(other) <= number(id);
            let entrants = tournament.entrants().iter().map(|entrant| entrant.id);
            let first = tournament.row(id, RoundNumber::FIRST);
            let came_late = round.0 > 1
                && first.is_none_or(|row| {
                    matches!(row.reported, Outcome::ZeroPointBye | Outcome::NotPaired)
                });
            let had_it = tournament.card(id, before).any(|row| {
                matches!(
                    row.reported,
                    Outcome::PairingAllocatedBye | Outcome::ForfeitWin
                )
            });
            Team {
                number: number(id),
                points: tournament.pairing_score(id, round),
                met: (present.iter().copied())
                    .filter(|other| {
                        tournament.have_played(id, *other, before)
                            || tournament.is_prohibited(id, *other, round)
                    })
                    .map(number)
                    .collect(),
                colours: (1..round.0)
                    .map(|past| tournament.row(id, RoundNumber(past))?.played_colour())
                    .collect(),
                may_have_bye: !came_late && !had_it,
                is_odd: entrants.filter(|other| is_in_front(*other)).count() % 2 == 1,
            }
        };
        Round {
            teams: present.iter().map(|id| team(*id)).collect(),
            initial: tournament.draft().initial_colour.unwrap_or(Colour::White),
        }
    }

    /// Pairs it; `None` if there is no legal pairing.
    pub(crate) fn pair(mut self) -> Option<Answer> {
        self.teams.sort_by_key(|team| (-team.points, team.number));
        let everybody: Vec<usize> = (0..self.teams.len()).collect();
        let bye = match everybody.len() % 2 {
            0 => None,
            _ => Some(everybody.iter().copied().rev().find(|team| {
                self.teams[*team].may_have_bye
                    && self
                        .most(&without(&everybody, &[*team]), &[], true)
                        .is_some()
            })?),
        };
        let mut left = without(&everybody, bye.as_slice());
        self.most(&left, &[], true)?;
        let pairs = self.pair_groups(&mut left);
        let number = |team: usize| self.teams[team].number;
        let pairs = pairs.into_iter().map(|(one, other)| {
            let (higher, lower) = (one.min(other), one.max(other));
            match self.colour(&self.teams[higher], &self.teams[lower]) {
                Colour::White => (number(higher), number(lower)),
                Colour::Black => (number(lower), number(higher)),
            }
        });
        Some((pairs.collect(), bye.map(number)))
    }

    /// Where a team stands, by its number.
    pub(crate) fn place(&self, number: u32) -> usize {
        let place = self.teams.iter().position(|team| team.number == number);
        place.expect("a team of the round")
    }

    pub(crate) fn may_meet(&self, one: usize, other: usize) -> bool {
        !self.teams[one].met.contains(&self.teams[other].number)
    }

    /// 6.1, and 7.3 unless it is disregarded.
    pub(crate) fn may_meet_here(&self, one: usize, other: usize, limits: bool) -> bool {
        let [first, second] = [one, other].map(|team| &self.teams[team]);
        let ways = within_limits(first, Colour::White) && within_limits(second, Colour::Black)
            || within_limits(first, Colour::Black) && within_limits(second, Colour::White);
        self.may_meet(one, other) && (ways || !limits)
    }

    /// The most pairs of a group in all complete pairings of the teams left (6.1); `None` if there
    /// is no complete pairing.
    pub(crate) fn most(&self, left: &[usize], group: &[usize], limits: bool) -> Option<usize> {
        let Some((first, others)) = left.split_first() else {
            return Some(0);
        };
        let mut most = None;
        for other in others.iter().filter(|other| self.may_meet(*first, **other)) {
            let is_kept = group.contains(first)
                && group.contains(other)
                && self.may_meet_here(*first, *other, limits);
            let rest = self.most(&without(others, &[*other]), group, limits);
            most = most.max(rest.map(|rest| rest + usize::from(is_kept)));
        }
        most
    }

    /// 6.4.
    fn pair_groups(&self, left: &mut Vec<usize>) -> Vec<(usize, usize)> {
        let Some(middle) = left.get(left.len() / 2) else {
            return Vec::new();
        };
        let median = self.teams[*middle].points;
        let points = |team: &usize| self.teams[*team].points;
        let mut scores: Vec<Points> = left.iter().map(points).collect();
        scores.dedup();
        let of = |score: Points| -> Vec<usize> {
            let teams = (0..self.teams.len()).filter(|team| left.contains(team));
            teams.filter(|team| points(team) == score).collect()
        };
        let groups: Vec<(Points, Vec<usize>)> =
            scores.into_iter().map(|score| (score, of(score))).collect();
        let residents = of(median);
        let above = groups.iter().filter(|(score, _)| *score > median);
        let below = groups.iter().rev().filter(|(score, _)| *score < median);
        let above: Vec<&Vec<usize>> = above.map(|(_, group)| group).collect();
        let below: Vec<&Vec<usize>> = below.map(|(_, group)| group).collect();
        let mut made = Vec::new();
        let mut from = Vec::new();
        for (groups, is_below) in [(above, false), (below, true)] {
            let mut incoming: Vec<(usize, bool)> = Vec::new();
            for (place, group) in groups.iter().enumerate() {
                let next = groups.get(place + 1).copied().unwrap_or(&residents);
                let (pairs, floaters) = self.pair_group(group, &incoming, next, is_below, left);
                made.extend(pairs);
                incoming = in_order(floaters.into_iter().map(|team| (team, is_below)).collect());
            }
            from.extend(incoming);
        }
        let (pairs, floaters) = self.pair_group(&residents, &in_order(from), &[], false, left);
        assert!(floaters.is_empty(), "the median pairs everybody");
        made.extend(pairs);
        made
    }

    /// 7.4, 8, 9. Incoming teams say whether they come from below.
    fn pair_group(
        &self,
        residents: &[usize],
        incoming: &[(usize, bool)],
        next: &[usize],
        is_below: bool,
        left: &mut Vec<usize>,
    ) -> (Vec<(usize, usize)>, Vec<usize>) {
        let mut group = residents.to_vec();
        group.extend(incoming.iter().map(|(team, _)| *team));
        let with = self.most(left, &group, true).expect("a legal pairing");
        let without_limits = self.most(left, &group, false).expect("a legal pairing");
        let limits = with == without_limits;
        let mut kept = with.max(without_limits);
        let (mut pairs, mut floaters) = (Vec::new(), Vec::new());
        let mut made = |pair: (usize, usize), group: &mut Vec<usize>, left: &mut Vec<usize>| {
            group.retain(|team| *team != pair.0 && *team != pair.1);
            left.retain(|team| *team != pair.0 && *team != pair.1);
            pairs.push(pair);
        };
        for (floater, from_below) in incoming {
            if !group.contains(floater) {
                continue;
            }
            let mut candidates = group.clone();
            candidates.sort_unstable();
            if *from_below {
                candidates.reverse();
            }
            let (mut order, others): (Vec<usize>, Vec<usize>) =
                (candidates.into_iter()).partition(|team| residents.contains(team));
            order.extend(others.into_iter().filter(|team| team != floater));
            let met = order.into_iter().find(|other| {
                let two = [*floater, *other];
                let rest = self.most(&without(left, &two), &without(&group, &two), limits);
                self.may_meet_here(*floater, *other, limits)
                    && rest.is_some_and(|rest| rest + 1 == kept)
            });
            match met {
                Some(other) => {
                    made((*floater, other), &mut group, left);
                    kept -= 1;
                }
                None => {
                    group = without(&group, &[*floater]);
                    assert_eq!(self.most(left, &group, limits), Some(kept));
                    floaters.push(*floater);
                }
            }
        }
        let mut order = group.clone();
        order.sort_unstable();
        if !is_below {
            order.reverse();
        }
        order.sort_by_key(|team| !next.iter().any(|other| self.may_meet(*team, *other)));
        while group.len() > 2 * kept {
            let mut candidates = order.iter().copied().filter(|team| group.contains(team));
            let floater = candidates
                .find(|team| self.most(left, &without(&group, &[*team]), limits) == Some(kept))
                .expect("somebody can float");
            group = without(&group, &[floater]);
            floaters.push(floater);
        }
        group.sort_unstable();
        if is_below {
            group.reverse();
        }
        for pair in self.pair_residents(&group, limits) {
            made(pair, &mut group, left);
        }
        (pairs, floaters)
    }

    /// 9.1 to 9.3, those first who look first.
    fn pair_residents(&self, group: &[usize], limits: bool) -> Vec<(usize, usize)> {
        let mut group = group.to_vec();
        let mut pairs = Vec::new();
        while let Some(first) = group.first().copied() {
            let (upper, lower) = group.split_at(group.len() / 2);
            let mut opponents = lower.iter().chain(upper[1..].iter().rev()).copied();
            let opponent = opponents
                .find(|other| {
                    let rest = without(&group, &[first, *other]);
                    self.may_meet_here(first, *other, limits) && self.all_pair(&rest, limits)
                })
                .expect("an opponent");
            group = without(&group, &[first, opponent]);
            pairs.push((first, opponent));
        }
        pairs
    }

    pub(crate) fn all_pair(&self, group: &[usize], limits: bool) -> bool {
        let Some((first, others)) = group.split_first() else {
            return true;
        };
        others.iter().any(|other| {
            self.may_meet_here(*first, *other, limits)
                && self.all_pair(&without(others, &[*other]), limits)
        })
    }

    /// 7: the colour of the higher ranked.
    pub(crate) fn colour(&self, higher: &Team, lower: &Team) -> Colour {
        let white = within_limits(higher, Colour::White) && within_limits(lower, Colour::Black);
        let black = within_limits(higher, Colour::Black) && within_limits(lower, Colour::White);
        if white != black {
            return if white { Colour::White } else { Colour::Black };
        }
        if difference(higher) < difference(lower) {
            return Colour::White;
        }
        if difference(higher) > difference(lower) {
            return Colour::Black;
        }
        for round in (0..higher.colours.len()).rev() {
            if let (Some(own), Some(other)) = (higher.colours[round], lower.colours[round])
                && own != other
            {
                return other;
            }
        }
        let last = |team: &Team| team.colours.iter().flatten().last().copied();
        match (last(higher), last(lower)) {
            (Some(own), _) => own.opposite(),
            (None, Some(other)) => other,
            (None, None) if higher.is_odd => self.initial,
            (None, None) => self.initial.opposite(),
        }
    }
}

/// From above the highest ranked first, then from below the lowest ranked first.
fn in_order(mut incoming: Vec<(usize, bool)>) -> Vec<(usize, bool)> {
    incoming.sort_unstable();
    let (below, mut order): (Vec<_>, Vec<_>) = incoming.into_iter().partition(|(_, below)| *below);
    order.extend(below.into_iter().rev());
    order
}

fn without(teams: &[usize], gone: &[usize]) -> Vec<usize> {
    let teams = teams.iter().copied();
    teams.filter(|team| !gone.contains(team)).collect()
}

fn difference(team: &Team) -> i32 {
    let colours = team.colours.iter().flatten();
    colours
        .map(|colour| if *colour == Colour::White { 1 } else { -1 })
        .sum()
}

/// 7.3.
fn within_limits(team: &Team, colour: Colour) -> bool {
    let mut colours: Vec<Colour> = team.colours.iter().flatten().copied().collect();
    colours.push(colour);
    let sign = if colour == Colour::White { 1 } else { -1 };
    !colours.ends_with(&[colour; 3]) && (difference(team) + sign) * sign <= 2
}
