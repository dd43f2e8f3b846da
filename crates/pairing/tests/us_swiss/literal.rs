//! The rules done literally, for ten players or so: every pairing of everybody is written down, and the best is
//! taken. It shares nothing with the engine but the settings.

use std::collections::HashMap;

use adoube_pairing::us::{
    ColourMethod, Facts, Opponents, Settings, Teammates, ThirdColourLimit, Transposition,
};
use adoube_tournament::{Colour, Points};

use super::position::{Line, Position};
use natural::{Measured, Natural};

#[path = "literal_natural.rs"]
mod natural;
#[path = "literal_parts.rs"]
mod parts;
#[path = "literal_sets.rs"]
mod sets;
#[path = "literal_top_down.rs"]
mod top_down;

pub(crate) type Pairs = Vec<(usize, usize)>;

#[derive(Clone)] // A player, in the order of rank.
pub(crate) struct Seat {
    /// The place in the position.
    pub place: usize,
    pub rating: Option<i64>,
    pub score: Points,
    colours: Vec<Option<Colour>>,
    team: Option<String>,
}

impl Seat {
    fn count(&self, colour: Colour) -> i64 {
        self.colours.iter().filter(|c| **c == Some(colour)).count() as i64
    }

    fn surplus(&self) -> i64 {
        self.count(Colour::White) - self.count(Colour::Black)
    }

    fn played(&self) -> Vec<Colour> {
        self.colours.iter().flatten().copied().collect()
    }

    /// The due colour, and whether it equalises.
    fn due(&self) -> Option<(Colour, bool)> {
        let last = *self.played().last()?;
        Some(match self.surplus() {
            0 => (last.opposite(), false),
            1.. => (Colour::Black, true),
            _ => (Colour::White, true),
        })
    }

    fn twice(&self) -> Option<Colour> {
        match self.played()[..] {
            [.., a, b] if a == b => Some(a),
            _ => None,
        }
    }
}

pub(crate) struct Literal<'p> {
    pub seats: Vec<Seat>,
    pub settings: &'p Settings,
    is_last: bool,
    round: u16,
    /// What speaks against each pair; 0 nothing, 1 teammates in group, 2 request, 3 teammates,
    /// 4 third colour, 5 met, 6 met twice, 7 prohibited.
    bars: Vec<Vec<usize>>,
}

impl<'p> Literal<'p> {
    pub(crate) fn new(position: &Position, settings: &'p Settings, facts: &Facts) -> Literal<'p> {
        let mut seats: Vec<Seat> = (position.lines.iter().enumerate())
            .map(|(place, line)| Seat {
                place,
                rating: line.rating.or(settings.unrated_as).map(i64::from),
                score: line.score,
                colours: line.colours.clone(),
                team: (facts.players.iter())
                    .find(|f| f.entrant.0 as usize == place + 1)
                    .and_then(|f| f.team.clone()),
            })
            .collect();
        seats.sort_by(|a, b| {
            let by_score = b.score.cmp(&a.score);
            let by_rating = b.rating.cmp(&a.rating);
            by_score.then(by_rating).then(a.place.cmp(&b.place))
        });
        let mut literal = Literal {
            bars: vec![vec![0; seats.len()]; seats.len()],
            seats,
            settings,
            is_last: position.round >= position.rounds.max(position.round),
            round: position.round,
        };
        literal.find_bars(position, facts);
        literal
    }

    fn find_bars(&mut self, position: &Position, facts: &Facts) {
        let (rounds, apart) = position.meetings();
        let same = |pair: &(usize, usize), a: usize, b: usize| *pair == (a, b) || *pair == (b, a);
        for one in 0..self.seats.len() {
            for other in 0..self.seats.len() {
                let (a, b) = (self.seats[one].place, self.seats[other].place);
                let met = rounds
                    .iter()
                    .flatten()
                    .filter(|pair| same(pair, a, b))
                    .count();
                let asked = facts.requests.iter().any(|request| {
                    let has =
                        |place: usize| request.entrants.iter().any(|e| e.0 as usize == place + 1);
                    has(a) && has(b)
                });
                let mut bar = 0;
                if asked {
                    bar = bar.max(2);
                }
                bar = bar.max(self.team_bar(one, other));
                let twice = self.seats[one].twice();
                let banned = self.settings.third_colour_ban && !self.is_last;
                if banned && twice.is_some() && twice == self.seats[other].twice() {
                    bar = bar.max(4);
                }
                if met > 0 {
                    bar = bar.max(4 + met.min(2));
                }
                if apart.iter().any(|pair| same(pair, a, b)) {
                    bar = 7;
                }
                self.bars[one][other] = bar;
            }
        }
    }

    fn team_bar(&self, one: usize, other: usize) -> usize {
        let (a, b) = (&self.seats[one], &self.seats[other]);
        if a.team.is_none() || a.team != b.team {
            return 0;
        }
        let rounds = i64::from(self.round) - 1;
        let wins_more = 2 * i64::from(a.score.as_hundredths()) / 100 - rounds;
        let stays = match self.settings.teammates {
            Teammates::Ignored => return 0,
            Teammates::Plus(wins) => wins_more >= i64::from(wins),
            Teammates::Never => self.is_last && a.score == self.seats[0].score,
        };
        if a.score == b.score && stays { 1 } else { 3 }
    }

    /// How many pairs break which bar, the heaviest first.
    fn broken(&self, pairs: &Pairs) -> Vec<usize> {
        let count = |bar| {
            pairs
                .iter()
                .filter(|(a, b)| self.bars[*a][*b] == bar)
                .count()
        };
        (2..=6).rev().map(count).collect()
    }

    /// All pairings of these players with nobody prohibited.
    fn all(&self, players: &[usize]) -> Vec<Pairs> {
        let Some((first, rest)) = players.split_first() else {
            return vec![Vec::new()];
        };
        let mut found = Vec::new();
        for (at, other) in rest.iter().enumerate() {
            if self.bars[*first][*other] == 7 {
                continue;
            }
            let mut left = rest.to_vec();
            left.remove(at);
            for mut pairs in self.all(&left) {
                pairs.insert(0, (*first, *other));
                found.push(pairs);
            }
        }
        found
    }

    /// Of some pairings those that break the least.
    fn least_broken(&self, pairings: Vec<Pairs>) -> Vec<Pairs> {
        let Some(least) = pairings.iter().map(|pairs| self.broken(pairs)).min() else {
            return Vec::new();
        };
        let is_least = |pairs: &Pairs| self.broken(pairs) == least;
        pairings.into_iter().filter(is_least).collect()
    }

    /// The pairs of an even number of players, or `None` if there are none.
    pub(crate) fn pair(&self) -> Option<Pairs> {
        let mut pairs = Vec::new();
        for set in self.sets() {
            let own = self.only(&set).pair_set()?;
            pairs.extend(own.iter().map(|(a, b)| (set[*a], set[*b])));
        }
        pairs.sort_unstable();
        Some(pairs)
    }

    fn pair_set(&self) -> Option<Pairs> {
        let everybody: Vec<usize> = (0..self.seats.len()).collect();
        let possible = self.least_broken(self.all(&everybody));
        if possible.is_empty() {
            return None;
        }
        let natural = match self.parts() {
            Some(parts) => parts,
            None => self.natural(possible),
        };
        if self.settings.method == ColourMethod::TopDown {
            return Some(self.top_down(&natural));
        }
        let mut pairs = Vec::new();
        for block in natural.blocks() {
            pairs.extend(self.colours(&natural, &block));
        }
        Some(pairs)
    }

    /// Who gets the bye: the first by 28L without whom the others break the least.
    pub(crate) fn bye(&self, lines: &[Line], facts: &Facts) -> Option<usize> {
        let mut order: Vec<usize> = (0..self.seats.len()).collect();
        order.retain(|seat| !lines[self.seats[*seat].place].byes.contains(['F', '+']));
        order.sort_by_key(|seat| {
            let place = self.seats[*seat].place;
            let is_new = facts
                .players
                .iter()
                .any(|f| f.is_new && f.entrant.0 as usize == place + 1);
            let is_unrated = self.seats[*seat].rating.is_none();
            let took_half = lines[place].byes.contains(['H', 'h']);
            let tier = match (took_half, is_new, is_unrated) {
                (true, ..) => 3,
                (_, true, _) => 2,
                (.., true) => 1,
                _ => 0,
            };
            (
                self.seats[*seat].score,
                tier,
                is_unrated,
                std::cmp::Reverse(*seat),
            )
        });
        let broken = |seat: &usize| {
            let others: Vec<usize> = (0..self.seats.len())
                .filter(|other| other != seat)
                .collect();
            self.all(&others)
                .iter()
                .map(|pairs| self.broken(pairs))
                .min()
        };
        let possible = order
            .into_iter()
            .filter_map(|seat| Some((broken(&seat)?, seat)));
        let first = possible.min_by(|a, b| a.0.cmp(&b.0));
        first.map(|(_, seat)| self.seats[seat].place)
    }

    /// Group by group: who drops, whom they meet, halves, and players who should not meet parted.
    fn natural(&self, mut possible: Vec<Pairs>) -> Natural<'_> {
        let mut natural = Natural::of_one_pool(self, Vec::new());
        let mut guests: Vec<usize> = Vec::new();
        let mut at = 0;
        while at < self.seats.len() {
            let score = self.seats[at].score;
            let members: Vec<usize> = (at..self.seats.len())
                .take_while(|seat| self.seats[*seat].score == score)
                .collect();
            at += members.len();
            for seat in &members {
                natural.pools[*seat] = 2 * natural.groups.len();
            }
            let joint: Vec<usize> = guests.iter().chain(&members).copied().collect();
            let out = |pairs: &Pairs| -> Vec<usize> {
                let meets_below = |seat: &usize| partner(pairs, *seat) >= at;
                joint.iter().copied().filter(meets_below).collect()
            };
            let fewest = possible.iter().map(|pairs| out(pairs).len()).min().unwrap();
            possible.retain(|pairs| out(pairs).len() == fewest);
            // Of those the pairings in which the fewest leave the next group with them (29D1a).
            let below = self.seats.get(at).map(|seat| seat.score);
            let end = (at..self.seats.len())
                .find(|seat| Some(self.seats[*seat].score) != below)
                .unwrap_or(self.seats.len());
            let leaving = |pairs: &Pairs| {
                let leaves = |pair: &&(usize, usize)| pair.0 < end && pair.1 >= end;
                pairs.iter().filter(leaves).count()
            };
            let fewest = possible.iter().map(leaving).min().unwrap();
            possible.retain(|pairs| leaving(pairs) == fewest);
            for seat in self.drop_order(&guests, &members) {
                let would = |pairs: &Pairs| out(pairs).contains(&seat);
                let decided = possible.iter().all(|pairs| out(pairs) == out(&possible[0]));
                if !decided && possible.iter().any(would) {
                    possible.retain(would);
                }
            }
            let dropped = out(&possible[0]);
            let staying: Vec<usize> = (joint.iter().copied())
                .filter(|seat| !dropped.contains(seat))
                .collect();
            self.place_guests(&guests, &members, &staying, &mut possible, &mut natural);
            guests = dropped;
        }
        natural
    }

    /// Lowest rated first, unrated after rated, those who dropped already last.
    fn drop_order(&self, guests: &[usize], members: &[usize]) -> Vec<usize> {
        let by_rating = |seats: &[usize]| {
            let rated = seats
                .iter()
                .rev()
                .filter(|s| self.seats[**s].rating.is_some());
            let unrated = seats
                .iter()
                .rev()
                .filter(|s| self.seats[**s].rating.is_none());
            rated.chain(unrated).copied().collect::<Vec<usize>>()
        };
        let mut order = by_rating(members);
        order.extend(by_rating(guests));
        order
    }

    fn place_guests(
        &self,
        guests: &[usize],
        members: &[usize],
        staying: &[usize],
        possible: &mut Vec<Pairs>,
        natural: &mut Natural,
    ) {
        let mut left: Vec<usize> = staying.to_vec();
        let mut placed = Vec::new();
        for guest in guests {
            if !left.contains(guest) {
                continue;
            }
            let mut hosts: Vec<usize> = members.to_vec();
            if self.settings.opponents == Opponents::Neighbours {
                let rating = |seat: usize| self.seats[seat].rating.unwrap_or(0);
                hosts.sort_by_key(|host| (rating(*host) - rating(*guest)).abs());
            }
            hosts.extend(guests);
            let host = hosts.into_iter().find(|host| {
                host != guest
                    && left.contains(host)
                    && possible.iter().any(|pairs| partner(pairs, *guest) == *host)
            });
            let host = host.unwrap();
            possible.retain(|pairs| partner(pairs, *guest) == host);
            left.retain(|seat| seat != guest && *seat != host);
            placed.push((*guest, host));
        }
        let (others, unrated) = self.unrated_apart(&left);
        for seat in &unrated {
            natural.pools[*seat] += 1;
        }
        let paired: Vec<usize> = (placed.iter().flat_map(|(a, b)| [*a, *b]))
            .chain(left)
            .collect();
        let mut boards = placed.clone();
        for players in [others, unrated] {
            boards.extend(self.repaired(&self.halves(&players), &players, &paired, false));
        }
        natural.boards.extend(&boards);
        natural.groups.push((placed.len(), boards));
    }

    /// Upper half against lower half, or neighbours.
    fn halves(&self, players: &[usize]) -> Pairs {
        let half = players.len() / 2;
        let board = |i: usize| match self.settings.opponents {
            Opponents::Halves => (players[i], players[i + half]),
            Opponents::Neighbours => (players[2 * i], players[2 * i + 1]),
        };
        (0..half).map(board).collect()
    }

    /// The smallest switches that part those who should not meet; `across` if nobody changes sides.
    fn repaired(&self, raw: &Pairs, players: &[usize], group: &[usize], across: bool) -> Pairs {
        if raw.iter().all(|(a, b)| self.bars[*a][*b] == 0) {
            return raw.clone();
        }
        let start = Natural::of_one_pool(self, raw.clone());
        let majority = self.majority(group);
        let key = |pairs: &Pairs| {
            let is_raw = |(a, b): &(usize, usize)| partner(raw, *a) == *b;
            let changed: Vec<_> = pairs.iter().filter(|pair| !is_raw(pair)).collect();
            let lacking = |pair: &&&(usize, usize)| {
                majority.is_some_and(|(colour, only)| {
                    let due = |seat: usize| match self.seats[seat].due() {
                        Some((due, equalises)) => due == colour && (equalises || !only),
                        None => false,
                    };
                    !due(pair.0) && !due(pair.1)
                })
            };
            let interchanges = |pair: &&&(usize, usize)| start.is_interchange(***pair);
            vec![
                pairs.iter().filter(|(a, b)| self.bars[*a][*b] == 1).count() as i64,
                changed.iter().filter(lacking).count() as i64,
                changed.iter().filter(interchanges).count() as i64,
                changed.len() as i64,
                changed.iter().map(|pair| start.cost(**pair).counted).sum(),
            ]
        };
        let mut choices = self.all(players);
        choices.retain(|pairs| !across || !pairs.iter().any(|pair| start.is_interchange(*pair)));
        let choices = self.least_broken(choices);
        let best = choices
            .iter()
            .min_by_key(|pairs| (key(pairs), start.first(pairs, players)));
        let board = |(a, b): &(usize, usize)| {
            if start.is_upper(*b) && !start.is_upper(*a) {
                (*b, *a)
            } else {
                (*a, *b)
            }
        };
        best.unwrap().iter().map(board).collect()
    }

    /// The colour that more than half are due, and whether only equalisation counts.
    fn majority(&self, group: &[usize]) -> Option<(Colour, bool)> {
        let due: Vec<_> = group.iter().map(|seat| self.seats[*seat].due()).collect();
        let equalising = due
            .iter()
            .flatten()
            .filter(|(_, equalises)| *equalises)
            .count();
        let only = 2 * equalising > group.len();
        [Colour::White, Colour::Black]
            .into_iter()
            .find_map(|colour| {
                let counted = due
                    .iter()
                    .flatten()
                    .filter(|(c, e)| *c == colour && (*e || !only));
                (2 * counted.count() > group.len()).then_some((colour, only))
            })
    }

    /// The best colours for linked groups.
    fn colours(&self, natural: &Natural, block: &[usize]) -> Pairs {
        let own = |pairs: &Pairs| -> Pairs {
            let inside = pairs.iter().filter(|(a, _)| block.contains(a));
            inside.map(|(a, b)| (*a.min(b), *a.max(b))).collect()
        };
        let start = own(&natural.boards);
        let measured = natural.allowed(block, &start);
        let allowed: Vec<Pairs> = (self.least_broken(self.all(block)).into_iter())
            .filter(|pairs| pairs.iter().all(|pair| measured.contains_key(pair)))
            .collect();
        let best = |choices: &[Pairs]| {
            let key = |pairs: &Pairs| self.judge(&measured, pairs);
            let least = choices.iter().map(key).min().unwrap();
            let equal = choices.iter().filter(|pairs| key(pairs) == least);
            natural.first_crossings(equal.cloned().collect(), block)
        };
        let best_kept = |choices: &[Pairs]| {
            let key = |pairs: &&Pairs| (self.judge(&measured, pairs), natural.first(pairs, block));
            choices.iter().min_by_key(key).cloned().unwrap()
        };
        let found = best(&allowed);
        if natural.crossings(&found) == natural.crossings(&start) {
            return found;
        }
        let kept: Vec<Pairs> = (allowed.into_iter())
            .filter(|pairs| {
                pairs.iter().all(|pair| {
                    let crosses = natural.crosses(pair.0, pair.1);
                    let touches = natural.touches(pair.0) || natural.touches(pair.1);
                    start.contains(pair) || !(crosses || touches)
                })
            })
            .collect();
        best_kept(&kept)
    }

    /// What is against a pairing, the most important first.
    fn judge(&self, measured: &HashMap<(usize, usize), Measured>, pairs: &Pairs) -> Vec<i64> {
        let settings = self.settings;
        let sum = |what: &dyn Fn((usize, usize)) -> i64| pairs.iter().map(|pair| what(*pair)).sum();
        let over = |what: fn(&Measured) -> i64| -> i64 {
            pairs.iter().map(|pair| what(&measured[pair])).sum()
        };
        let crossing = over(|pair| pair.crosses);
        let teammates: i64 = sum(&|(a, b)| i64::from(self.bars[a][b] == 1));
        let thirds: i64 = sum(&|pair| self.faults(pair)[0]);
        let black: i64 = sum(&|pair| self.faults(pair)[1]);
        let white: i64 = sum(&|pair| self.faults(pair)[2]);
        let denied: i64 = sum(&|pair| self.faults(pair)[3]);
        let wide = over(|pair| pair.wide);
        let mut key = vec![crossing, teammates];
        let narrow_third = settings.third_colour_limit == ThirdColourLimit::Narrow;
        if settings.no_limits {
            key.extend([thirds, black + white, denied, wide]);
        } else {
            if !narrow_third {
                key.push(thirds);
            }
            let black_only = settings.wide_limit_for_black_only;
            key.push(if black_only { black } else { black + white });
            key.push(wide);
            if narrow_third {
                key.push(thirds);
            }
            if black_only {
                key.push(white);
            }
            key.push(denied);
        }
        key.push(over(|pair| pair.replaced));
        key.push(over(|pair| pair.narrow_interchange));
        let cost = over(|pair| pair.cost);
        match settings.transposition {
            Transposition::Swap => key.extend([over(|pair| pair.changed), cost]),
            Transposition::Shift => key.extend([cost, over(|pair| pair.cost.pow(2))]),
        }
        key.push(over(|pair| pair.wide_interchange));
        key.push(over(|pair| pair.steps));
        key
    }

    /// Whether a pair leaves somebody with what the 200-point rule is for.
    fn is_unequal(&self, pair: (usize, usize)) -> bool {
        let [thirds, black, white, _] = self.faults(pair);
        let settings = self.settings;
        let third = thirds > 0 && settings.third_colour_limit == ThirdColourLimit::Wide;
        third || black > 0 || white > 0 && !settings.wide_limit_for_black_only
    }

    /// Third colours, too much Black, too much White, due colours denied.
    fn faults(&self, (a, b): (usize, usize)) -> [i64; 4] {
        let (one, other) = (&self.seats[a], &self.seats[b]);
        let Some(colour) = self.colour_of_first(one, other) else {
            return [0; 4];
        };
        let mut faults = [0; 4];
        for (seat, colour) in [(one, colour), (other, colour.opposite())] {
            let due = seat.due();
            let denied = due.is_some_and(|(due, _)| due != colour);
            let equalises = due.is_some_and(|(_, equalises)| equalises);
            faults[3] += i64::from(denied);
            faults[1] += i64::from(denied && equalises && colour == Colour::Black);
            faults[2] += i64::from(denied && equalises && colour == Colour::White);
            faults[0] += i64::from(seat.twice() == Some(colour) && (denied || !equalises));
        }
        faults
    }

    fn colour_of_first(&self, one: &Seat, other: &Seat) -> Option<Colour> {
        if self.settings.third_colour_ban && !self.is_last && one.twice() != other.twice() {
            if let Some(twice) = one.twice() {
                return Some(twice.opposite());
            }
            return other.twice();
        }
        let (due, theirs) = match (one.due(), other.due()) {
            (None, None) => return None,
            (Some((due, _)), None) => return Some(due),
            (None, Some((due, _))) => return Some(due.opposite()),
            (Some((due, _)), Some((theirs, _))) => (due, theirs),
        };
        let (own, other_surplus) = (one.surplus().abs(), other.surplus().abs());
        if due != theirs || own > other_surplus {
            return Some(due);
        }
        if own < other_surplus {
            return Some(due.opposite());
        }
        let memory = if self.settings.short_memory { 2 } else { 99 };
        for (a, b) in one.colours.iter().zip(&other.colours).rev().take(memory) {
            match (a, b) {
                _ if a == b => {}
                (Some(colour), _) => return Some(colour.opposite()),
                (None, colour) => return *colour,
            }
        }
        Some(due)
    }
}

fn partner(pairs: &Pairs, seat: usize) -> usize {
    let found = pairs.iter().find(|(a, b)| *a == seat || *b == seat);
    let (a, b) = found.copied().unwrap();
    if a == seat { b } else { a }
}
