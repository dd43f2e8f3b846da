//! The Lim system step by step, every question answered by trying all pairings. The articles are
//! those of C.04.4.3.

use std::collections::BTreeSet;

use adoube_pairing::fide::{Reading, Readings};
use adoube_tournament::{
    Colour, EntrantId, Outcome, Points, Purpose, RatingUsed, RoundNumber, Tournament,
};

/// The pairs as (white, black), and who has the bye.
pub(crate) type Answer = (BTreeSet<(EntrantId, EntrantId)>, Option<EntrantId>);

#[derive(Clone, Debug)]
struct Player {
    id: EntrantId,
    /// 1 is the highest numbered.
    number: i64,
    rating: i64,
    score: Points,
    /// Of games played, the latest last.
    colours: Vec<Colour>,
    floated: bool,
    may_have_bye: bool,
    is_odd: bool,
}

/// Where a group lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Higher,
    Median,
    Lower,
}

/// A pair with where it was made.
type Made = (Player, Player, Part);

/// What is true of the players of a round, by trying everything.
pub(crate) struct Truth<'t> {
    round: Round<'t>,
    players: Vec<Player>,
}

impl<'t> Truth<'t> {
    pub(crate) fn new(
        tournament: &'t Tournament,
        number: RoundNumber,
        present: &[EntrantId],
        readings: Readings,
    ) -> Truth<'t> {
        let round = Round {
            tournament,
            number,
            readings,
        };
        let players = present.iter().map(|id| round.player(*id, present));
        Truth {
            players: players.collect(),
            round,
        }
    }

    fn of(&self, ids: &[EntrantId]) -> Vec<Player> {
        let find = |id: &EntrantId| self.players.iter().find(|player| player.id == *id);
        ids.iter().filter_map(find).cloned().collect()
    }

    pub(crate) fn compatible(&self, one: EntrantId, other: EntrantId) -> bool {
        let two = self.of(&[one, other]);
        self.round.compatible(&two[0], &two[1])
    }

    pub(crate) fn suits(&self, one: EntrantId, other: EntrantId) -> bool {
        let two = self.of(&[one, other]);
        suits(&two[0], &two[1])
    }

    pub(crate) fn most_pairs(&self, ids: &[EntrantId]) -> usize {
        self.round.most_pairs(&self.of(ids))
    }
}

struct Round<'t> {
    tournament: &'t Tournament,
    number: RoundNumber,
    readings: Readings,
}

/// Pairs a round; `None` if there is no legal pairing.
pub(crate) fn pair(
    tournament: &Tournament,
    number: RoundNumber,
    present: &[EntrantId],
    readings: Readings,
) -> Option<Answer> {
    let round = Round {
        tournament,
        number,
        readings,
    };
    let players: Vec<Player> = present
        .iter()
        .map(|id| round.player(*id, present))
        .collect();
    let (bye, rest) = round.give_bye(players)?;
    let mut list = rest.clone();
    list.sort_by_key(|player| player.number);
    let made = round.pair_groups(rest)?;
    let pairs =
        made.into_iter().map(
            |(one, other, part)| match round.colour(&one, &other, part, &list) {
                Colour::White => (one.id, other.id),
                Colour::Black => (other.id, one.id),
            },
        );
    Some((pairs.collect(), bye))
}

impl Round<'_> {
    fn before(&self) -> RoundNumber {
        RoundNumber(self.number.0 - 1)
    }

    fn player(&self, id: EntrantId, present: &[EntrantId]) -> Player {
        let tournament = self.tournament;
        let entrant = tournament.entrant(id).unwrap();
        let number = |id: EntrantId| {
            tournament
                .entrant(id)
                .unwrap()
                .pairing_number
                .unwrap()
                .get()
        };
        let counts = |id: EntrantId| {
            let mut card = tournament.card(id, self.before());
            present.contains(&id)
                || card.any(|row| {
                    row.opponent.is_some() || row.reported == Outcome::PairingAllocatedBye
                })
        };
        let up_to = (tournament.entrants().iter())
            .filter(|other| counts(other.id) && number(other.id) <= number(id));
        let win = tournament.point_system().win;
        Player {
            id,
            number: i64::from(number(id)),
            rating: i64::from(RatingUsed::default().of(&entrant.player).unwrap_or(0)),
            score: tournament.pairing_score(id, self.number),
            colours: (tournament.card(id, self.before()))
                .filter_map(|row| row.played_colour())
                .collect(),
            floated: self.floated(id),
            may_have_bye: tournament.card(id, self.before()).all(|row| {
                let counted = row.counted_for(Purpose::Pairing);
                let points = tournament.point_system().points(counted);
                row.reported != Outcome::PairingAllocatedBye
                    && (row.reported.is_played() || points < win)
            }),
            is_odd: up_to.count() % 2 == 1,
        }
    }

    /// Played the round before against somebody of another score (3.10).
    fn floated(&self, id: EntrantId) -> bool {
        let before = self.before();
        if before.0 == 0 {
            return false;
        }
        let row = self.tournament.row(id, before);
        let opponent = row.and_then(|row| row.played_opponent());
        let score = |id| self.tournament.pairing_score(id, before);
        opponent.is_some_and(|opponent| score(opponent) != score(id))
    }

    fn is_last(&self) -> bool {
        self.number.0 >= self.tournament.draft().planned_rounds
    }

    /// 2.1, 5.1, and 6 for the last round.
    fn compatible(&self, one: &Player, other: &Player) -> bool {
        let tournament = self.tournament;
        let ways = within_limits(one, Colour::White) && within_limits(other, Colour::Black)
            || within_limits(one, Colour::Black) && within_limits(other, Colour::White);
        one.id != other.id
            && !tournament.have_played(one.id, other.id, self.before())
            && !tournament.is_prohibited(one.id, other.id, self.number)
            && (self.is_last() || ways)
    }

    /// The most pairs that some players can make: the first one is left out or meets somebody.
    fn most_pairs(&self, players: &[Player]) -> usize {
        let Some((first, others)) = players.split_first() else {
            return 0;
        };
        let mut most = self.most_pairs(others);
        for (place, other) in others.iter().enumerate() {
            if most == players.len() / 2 {
                break;
            }
            if self.compatible(first, other) {
                let mut rest = others.to_vec();
                rest.remove(place);
                most = most.max(1 + self.most_pairs(&rest));
            }
        }
        most
    }

    fn all_pair(&self, players: &[Player]) -> bool {
        players.len().is_multiple_of(2) && 2 * self.most_pairs(players) == players.len()
    }

    /// 1.1, and 7.1 for round 1.
    fn give_bye(&self, players: Vec<Player>) -> Option<(Option<EntrantId>, Vec<Player>)> {
        if players.len().is_multiple_of(2) {
            return self.all_pair(&players).then_some((None, players));
        }
        let mut order = players.clone();
        order.sort_by_key(|player| (player.score, -player.number));
        if self.number == RoundNumber::FIRST {
            // The sort keeps the order of equals.
            order.sort_by_key(|player| player.rating);
        }
        let order = order.into_iter().filter(|player| player.may_have_bye);
        order.into_iter().find_map(|bye| {
            let rest = without(&players, &bye);
            self.all_pair(&rest).then_some((Some(bye.id), rest))
        })
    }

    /// 2.2.
    fn part(&self, player: &Player) -> Part {
        let win = self.tournament.point_system().win.as_hundredths();
        let half = f64::from(i32::from(self.before().0) * win) / 2.0;
        let score = f64::from(player.score.as_hundredths());
        if score > half {
            Part::Higher
        } else if score < half {
            Part::Lower
        } else {
            Part::Median
        }
    }

    fn pair_groups(&self, players: Vec<Player>) -> Option<Vec<Made>> {
        let of = |part: Part| -> Vec<Player> {
            let players = players.iter().filter(|player| self.part(player) == part);
            players.cloned().collect()
        };
        let median = of(Part::Median);
        let mut sides = Vec::new();
        for part in [Part::Higher, Part::Lower] {
            let mut players = of(part);
            players.sort_by_key(|player| match part {
                Part::Lower => player.score,
                _ => -player.score,
            });
            let groups: Vec<&[Player]> = players.chunk_by(|a, b| a.score == b.score).collect();
            let mut made: Vec<(Player, Player)> = Vec::new();
            let mut floaters: Vec<Player> = Vec::new();
            for (place, residents) in groups.iter().enumerate() {
                let next = groups.get(place + 1).copied().unwrap_or(&median);
                let (pairs, left) = self.pair_group(residents, &floaters, next, part);
                made.extend(pairs);
                floaters = left;
            }
            sides.push((made, floaters));
        }
        let (mut lower, mut from_below) = sides.pop()?;
        let (mut higher, mut from_above) = sides.pop()?;
        // 2.6.
        while !self.all_pair(&[&median[..], &from_above, &from_below].concat()) {
            let take_lower = from_above.len() > from_below.len();
            if (take_lower && !lower.is_empty()) || higher.is_empty() {
                let (one, other) = lower.pop()?;
                from_below.extend([one, other]);
            } else {
                let (one, other) = higher.pop()?;
                from_above.extend([one, other]);
            }
        }
        let incoming = [
            in_order(&from_above, Part::Higher),
            in_order(&from_below, Part::Lower),
        ];
        let pairs = self.pair_all(&median, incoming.concat(), Part::Median);
        let with = |part: Part, pairs: Vec<(Player, Player)>| {
            let pairs = pairs.into_iter();
            pairs.map(move |(one, other)| (one, other, part))
        };
        Some(
            with(Part::Higher, higher)
                .chain(with(Part::Lower, lower))
                .chain(with(Part::Median, pairs))
                .collect(),
        )
    }

    fn pair_group(
        &self,
        residents: &[Player],
        incoming: &[Player],
        next: &[Player],
        part: Part,
    ) -> (Vec<(Player, Player)>, Vec<Player>) {
        let mut staying = [residents, incoming].concat();
        let pairs = self.most_pairs(&staying);
        let mut floaters: Vec<Player> = Vec::new();
        while staying.len() > 2 * pairs {
            let order = self.floater_order(&staying, incoming, &floaters, next, part);
            let floater = (order.into_iter())
                .find(|floater| self.most_pairs(&without(&staying, floater)) == pairs)
                .expect("somebody can leave");
            staying = without(&staying, &floater);
            floaters.push(floater);
        }
        let stay = |players: &[Player]| -> Vec<Player> {
            let is_here = |player: &&Player| !floaters.iter().any(|one| one.id == player.id);
            players.iter().filter(is_here).cloned().collect()
        };
        let incoming = in_order(&stay(incoming), part);
        (self.pair_all(&stay(residents), incoming, part), floaters)
    }

    /// 3.2 to 3.4, 3.9, 3.10: the worst to keep first.
    fn floater_order(
        &self,
        staying: &[Player],
        incoming: &[Player],
        chosen: &[Player],
        next: &[Player],
        part: Part,
    ) -> Vec<Player> {
        let count = |colour| {
            staying
                .iter()
                .filter(|one| due(one) == Some(colour))
                .count()
        };
        let (white, black) = (count(Colour::White), count(Colour::Black));
        let last = |one: &Player| match part {
            Part::Lower => one.number,
            _ => -one.number,
        };
        let lowest = staying
            .iter()
            .min_by_key(|one| last(one))
            .expect("somebody");
        let evens = |one: &Player| {
            let more = match due(one) {
                Some(Colour::White) => white > black,
                Some(Colour::Black) => black > white,
                None => false,
            };
            more && (!self.readings.has(Reading::Maxi) || (one.rating - lowest.rating).abs() <= 100)
        };
        let kind = |one: &Player| {
            let is_incoming = incoming.iter().any(|other| other.id == one.id);
            let ahead = [chosen, std::slice::from_ref(one)].concat();
            let ahead = in_order(&ahead, part);
            let place = ahead
                .iter()
                .position(|other| other.id == one.id)
                .expect("itself");
            let before = self.with_opponents(&ahead[..place], next);
            let has_one = self.with_opponents(&ahead[..=place], next) > before;
            match (is_incoming, has_one) {
                (false, true) => 'd',
                (false, false) => 'c',
                (true, true) => 'b',
                (true, false) => 'a',
            }
        };
        let mut order = staying.to_vec();
        order.sort_by_key(|one| {
            let kind = std::cmp::Reverse(kind(one));
            (kind, one.floated, !evens(one), last(one))
        });
        order
    }

    /// How many of some floaters can have opponents next door at once.
    fn with_opponents(&self, floaters: &[Player], next: &[Player]) -> usize {
        let Some((first, others)) = floaters.split_first() else {
            return 0;
        };
        let met = next.iter().filter(|other| self.compatible(first, other));
        let met = met.map(|other| 1 + self.with_opponents(others, &without(next, other)));
        met.max()
            .unwrap_or(0)
            .max(self.with_opponents(others, next))
    }

    /// 3.6 to 3.8, 4.1 to 4.3, 5.2.
    fn pair_all(
        &self,
        residents: &[Player],
        mut incoming: Vec<Player>,
        part: Part,
    ) -> Vec<(Player, Player)> {
        let mut residents = residents.to_vec();
        let mut made = Vec::new();
        while !incoming.is_empty() || !residents.is_empty() {
            let by_number = |players: &[Player]| {
                let mut players = players.to_vec();
                players.sort_by_key(|one| one.number);
                if part == Part::Lower {
                    players.reverse();
                }
                players
            };
            let (seeker, opponents) = if incoming.is_empty() {
                let list = by_number(&residents);
                let (upper, lower) = list.split_at(list.len() / 2);
                let mut opponents = lower.to_vec();
                opponents.extend(upper[1..].iter().rev().cloned());
                (upper[0].clone(), opponents)
            } else {
                let seeker = incoming[0].clone();
                let opponents = match self.readings.has(Reading::ResidentsFirst) {
                    true => [by_number(&residents), by_number(&incoming)].concat(),
                    false => by_number(&[&residents[..], &incoming].concat()),
                };
                (seeker, opponents)
            };
            let everybody = [&residents[..], &incoming].concat();
            let available = opponents.into_iter().filter(|other| {
                let rest = without(&without(&everybody, &seeker), other);
                self.compatible(&seeker, other) && self.all_pair(&rest)
            });
            let available: Vec<Player> = available.collect();
            let first = &available[0];
            let is_near = |other: &&Player| {
                !self.readings.has(Reading::Maxi) || (first.rating - other.rating).abs() <= 100
            };
            let mut suitable = available.iter().filter(|other| suits(&seeker, other));
            let opponent = suitable.find(is_near).unwrap_or(first).clone();
            for gone in [&seeker, &opponent] {
                residents = without(&residents, gone);
                incoming = without(&incoming, gone);
            }
            made.push((seeker, opponent));
        }
        made
    }

    /// 5.1 to 5.6, 7.2: the colour of the first.
    fn colour(&self, one: &Player, other: &Player, part: Part, list: &[Player]) -> Colour {
        let white = within_limits(one, Colour::White) && within_limits(other, Colour::Black);
        let black = within_limits(one, Colour::Black) && within_limits(other, Colour::White);
        if white != black {
            return if white { Colour::White } else { Colour::Black };
        }
        let initial = self
            .tournament
            .draft()
            .initial_colour
            .unwrap_or(Colour::White);
        match (due(one), due(other)) {
            (None, None) if one.number > other.number => {
                self.colour(other, one, part, list).opposite()
            }
            (None, None) => {
                let place = list.iter().position(|player| player.id == one.id);
                let is_odd = match self.readings.has(Reading::OddByPlace) {
                    true => place.is_some_and(|place| place % 2 == 0),
                    false => one.is_odd,
                };
                if is_odd { initial } else { initial.opposite() }
            }
            (Some(colour), None) => colour,
            (None, Some(colour)) => colour.opposite(),
            (Some(colour), Some(others)) if colour != others => colour,
            (Some(colour), Some(_)) => {
                let mut one_back = one.colours.clone();
                let mut other_back = other.colours.clone();
                while let (Some(mine), Some(theirs)) = (one_back.pop(), other_back.pop()) {
                    if mine != theirs {
                        return theirs;
                    }
                }
                let higher = match self.readings.has(Reading::HigherRankedByScore) {
                    true => (-one.score, one.number) < (-other.score, other.number),
                    false => one.number < other.number,
                };
                if higher == (part != Part::Lower) {
                    colour
                } else {
                    colour.opposite()
                }
            }
        }
    }
}

/// Incoming floaters in the order in which they are paired (3.6, 3.7).
fn in_order(players: &[Player], part: Part) -> Vec<Player> {
    let mut players = players.to_vec();
    players.sort_by_key(|one| (-one.score, one.number));
    if part == Part::Lower {
        players.reverse();
    }
    players
}

fn without(players: &[Player], gone: &Player) -> Vec<Player> {
    let players = players.iter().filter(|player| player.id != gone.id);
    players.cloned().collect()
}

fn difference(player: &Player) -> i32 {
    let colours = player.colours.iter();
    colours
        .map(|colour| if *colour == Colour::White { 1 } else { -1 })
        .sum()
}

/// Equalise, else alternate.
fn due(player: &Player) -> Option<Colour> {
    let last = *player.colours.last()?;
    let latest = &player.colours[player.colours.len().saturating_sub(2)..];
    Some(match difference(player) {
        2.. => Colour::Black,
        ..=-2 => Colour::White,
        // 5.3.
        _ if latest == [last, last] => last.opposite(),
        1 => Colour::Black,
        -1 => Colour::White,
        _ => last.opposite(),
    })
}

fn suits(one: &Player, other: &Player) -> bool {
    match (due(one), due(other)) {
        (Some(one), Some(other)) => one != other,
        _ => true,
    }
}

/// 5.1.
fn within_limits(player: &Player, colour: Colour) -> bool {
    let mut colours = player.colours.clone();
    colours.push(colour);
    let sign = if colour == Colour::White { 1 } else { -1 };
    let after = difference(player) + sign;
    !colours.ends_with(&[colour; 3]) && after * sign < 3
}
