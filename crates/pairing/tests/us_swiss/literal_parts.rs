//! The parts of an accelerated field in rounds 1 and 2 (28R2, 28R3), done literally, for fields in
//! which everybody plays both.

use adoube_pairing::us::Acceleration;

use super::natural::Natural;
use super::{Literal, Pairs};

/// Those who meet each other: each with the one beside.
type Versus = (Vec<usize>, Vec<usize>);

impl Literal<'_> {
    /// The natural pairings, if the field is paired in parts and everybody can be paired in his.
    pub(super) fn parts(&self) -> Option<Natural<'_>> {
        let parts = match self.settings.acceleration {
            Acceleration::AdjustedRating => 2,
            Acceleration::Sixths => 3,
            _ => return None,
        };
        let groups = match self.round {
            1 => self.first_round(parts),
            2 => self.second_round(parts),
            _ => return None,
        };
        let players = |(one, other): &Versus| -> Vec<usize> {
            let mut players: Vec<usize> = one.iter().chain(other).copied().collect();
            players.sort_unstable();
            players
        };
        // A2 and the last group are halved; those between are two groups that meet each other.
        let is_across = |number: usize| self.round == 2 && 0 < number && number + 1 < groups.len();
        let can_be_paired = |(number, group): (usize, &Versus)| {
            let pairings = self.all(&players(group));
            let across =
                |pair: &(usize, usize)| group.0.contains(&pair.0) != group.0.contains(&pair.1);
            let free = |pair: &(usize, usize)| self.bars[pair.0][pair.1] < 2;
            let fits = |pair: &(usize, usize)| free(pair) && (across(pair) || !is_across(number));
            pairings.iter().any(|pairs| pairs.iter().all(fits))
        };
        if !groups.iter().enumerate().all(can_be_paired) {
            return None;
        }
        let mut natural = Natural::of_one_pool(self, Vec::new());
        for (number, group) in groups.iter().enumerate() {
            let players = players(group);
            for seat in &players {
                natural.pools[*seat] = number;
            }
            if is_across(number) {
                natural.across.push(number);
            }
            let raw: Pairs = (group.0.iter().copied())
                .zip(group.1.iter().copied())
                .collect();
            let boards = self.repaired(&raw, &players, &players, is_across(number));
            natural.boards.extend(&boards);
            natural.groups.push((0, boards));
        }
        Some(natural)
    }

    /// By rating, unrated players last; with what a draw adds.
    fn by_rating(&self, seats: &[usize], for_draw: i64) -> Vec<usize> {
        let mut seats = seats.to_vec();
        seats.sort_by_key(|seat| {
            let player = &self.seats[*seat];
            let drew = player.score.as_hundredths() == 50;
            let rating = (player.rating).map(|rating| rating + if drew { for_draw } else { 0 });
            (std::cmp::Reverse(rating), player.place)
        });
        seats
    }

    /// The parts of the field by rating, an even number in each, the higher ones a pair larger.
    fn parted(&self, parts: usize) -> Vec<Vec<usize>> {
        let everybody: Vec<usize> = (0..self.seats.len()).collect();
        let mut rest = self.by_rating(&everybody, 0);
        let pairs = rest.len() / 2;
        let mut found = Vec::new();
        for part in 0..parts {
            let extra = usize::from(part < pairs % parts);
            let later = rest.split_off(2 * (pairs / parts + extra));
            found.push(rest);
            rest = later;
        }
        found
    }

    fn halved(&self, seats: &[usize]) -> Versus {
        let seats = self.by_rating(seats, 0);
        self.halves(&seats).into_iter().unzip()
    }

    fn first_round(&self, parts: usize) -> Vec<Versus> {
        (self.parted(parts).iter())
            .map(|part| self.halved(part))
            .collect()
    }

    /// Winners of the top part among themselves, non-winners of each part against those who go up
    /// from the next, the rest of the last part among themselves.
    fn second_round(&self, parts: usize) -> Vec<Versus> {
        let score = |seat: &usize| self.seats[*seat].score.as_hundredths();
        let (mut up, mut down) = (Vec::new(), Vec::new());
        for (number, part) in self.parted(parts).into_iter().enumerate() {
            // C2 has the non-losers of C1 against D1; elsewhere only winners go up.
            let enough = if parts == 2 && number == 1 { 50 } else { 100 };
            let (high, low): (Vec<usize>, Vec<usize>) =
                part.into_iter().partition(|seat| score(seat) >= enough);
            up.push(high);
            down.push(low);
        }
        // An odd number of winners: the lowest rated joins the next who go up.
        if up[0].len() % 2 == 1 {
            let lowest = self.by_rating(&up[0], 0).pop().unwrap();
            up[0].retain(|seat| *seat != lowest);
            up[1].push(lowest);
        }
        for part in 1..parts {
            // Too many: the lowest rated losers leave; too few: the highest rated of below come.
            while down[part - 1].len() > up[part].len() {
                let order = self.by_rating(&down[part - 1], 0);
                let losers = order.iter().rev().find(|seat| score(seat) == 0);
                let moved = *losers.unwrap_or(order.last().unwrap());
                down[part - 1].retain(|seat| *seat != moved);
                down[part].insert(0, moved);
            }
            while down[part - 1].len() < up[part].len() && !down[part].is_empty() {
                let highest = down[part].remove(0);
                down[part - 1].push(highest);
            }
            // Nobody is left to come: the lowest of those who would go up stay.
            while down[part - 1].len() < up[part].len() {
                let lowest = self.by_rating(&up[part], 0).pop().unwrap();
                up[part].retain(|seat| *seat != lowest);
                down[part].push(lowest);
            }
        }
        let mut groups = vec![self.halved(&up[0])];
        for part in 1..parts {
            let above = self.by_rating(&down[part - 1], 100);
            groups.push((above, self.by_rating(&up[part], -100)));
        }
        groups.push(self.halved(&down[parts - 1]));
        groups
    }
}
