//! Who comes up into a bracket (3.2.1, 3.2.2, 4.1, 4.2).

use adoube_tournament::{Colour, Float, Points, RatingUsed, RoundNumber};

use super::super::answer::Criterion;
use super::super::competitors::Competitors;
use super::super::field::{Competitor, Field};
use super::super::history::{Strength, preference};
use super::super::optimum::{
    Choice, Demands, Digit, Judge, Model, Players, Preference, Role, WHOLE, choose,
};
use crate::matching::{Matcher, Weight};

/// What this system looks at beside scores and colours.
pub(super) struct Record {
    /// The average rating of the opponents met over the board, rounded half up; 0 without any (1.7).
    pub average: u32,
    /// How often the player came up to an opponent with a higher score.
    pub upfloats: u32,
    /// Whether that is as often as somebody should at most (1.8).
    pub is_maximum: bool,
    /// Whether the last round was one of them.
    pub upfloated_last: bool,
}

impl Record {
    pub(super) fn of(among: &Competitors<'_>, field: &Field, competitor: &Competitor) -> Record {
        let is_up = |float: Option<Float>| float == Some(Float::Up);
        let upfloats = (competitor.past.iter())
            .filter(|round| is_up(round.float))
            .count() as u32;
        Record {
            average: average(among, field.round, competitor),
            upfloats,
            is_maximum: upfloats >= most_upfloats(field.planned_rounds),
            upfloated_last: competitor
                .last_round()
                .is_some_and(|last| is_up(last.float)),
        }
    }
}

/// How many upfloats make a maximum upfloater (1.8).
pub(super) fn most_upfloats(planned_rounds: u16) -> u32 {
    2 + u32::from(planned_rounds) / 5
}

fn average(among: &Competitors<'_>, round: RoundNumber, competitor: &Competitor) -> u32 {
    let tournament = among.tournament();
    let before = RoundNumber(round.0.saturating_sub(1));
    let rating = |id| {
        let player = &tournament.entrant(id)?.player;
        RatingUsed::default().of(player).map(u32::from)
    };
    let ratings: Vec<u32> = (tournament.opponents(competitor.id, before))
        .map(|opponent| rating(opponent).unwrap_or(0))
        .collect();
    rounded_average(&ratings)
}

/// The average, rounded half up; 0 of none.
pub(super) fn rounded_average(ratings: &[u32]) -> u32 {
    let count = ratings.len() as u32;
    match count {
        0 => 0,
        _ => (2 * ratings.iter().sum::<u32>() + count) / (2 * count),
    }
}

/// The colour preferred (1.6): without a game, mildly Black.
pub(super) fn preference_of(competitor: &Competitor) -> Preference {
    match preference(competitor) {
        (None, _) => (Some(Colour::Black), Strength::Mild),
        found => found,
    }
}

/// A scoregroup that needs upfloaters, and those below who can be such.
pub(super) struct Scoregroup<'s> {
    pub players: &'s Players<'s>,
    pub records: &'s [Record],
    /// Those of the scoregroup who are left.
    pub residents: &'s [usize],
    /// Everybody below who is left, by score and number (4.1).
    pub below: &'s [usize],
}

/// Who comes up, and the pairing that shows it.
pub(super) type Upfloaters = (Vec<usize>, Choice);

impl Scoregroup<'_> {
    /// Chooses the upfloaters, given what has to be; `None` if that cannot be.
    pub(super) fn best(&self, demands: &Demands) -> Option<Upfloaters> {
        let is_free = self.players.is_loose(self.below, self.residents.len());
        self.in_next(demands)
            .or_else(|| self.in_all(is_free, demands))
    }

    /// The same from the next scoregroup only, where that is enough: if it gives no more than parity
    /// asks for (C5), since nobody below has a higher score (C6), and if all others can be paired in
    /// any case (C4).
    pub(super) fn in_next(&self, demands: &Demands) -> Option<Upfloaters> {
        let score = |player: &usize| self.players.field.competitors[*player].score;
        let next = (self.below.iter()).take_while(|one| score(one) == score(&self.below[0]));
        let next = &self.below[..next.count()];
        let is_seen = |player: &usize| self.residents.contains(player) || next.contains(player);
        let demanded = demands.pairs.iter().flat_map(|(one, other)| [one, other]);
        if !self.players.is_loose(self.below, 1) || !demanded.chain(&demands.crossing).all(is_seen)
        {
            return None;
        }
        let found = self.among(next, true, demands);
        found.filter(|(upfloaters, _)| upfloaters.len() <= 1)
    }

    /// The same from everybody below; `is_free` if those who do not come up can be paired, whoever
    /// they are.
    pub(super) fn in_all(&self, is_free: bool, demands: &Demands) -> Option<Upfloaters> {
        self.among(self.below, is_free, demands)
    }

    fn among(&self, pool: &[usize], is_free: bool, demands: &Demands) -> Option<Upfloaters> {
        let pool = Pool {
            players: self.players,
            records: self.records,
            viewed: [self.residents, pool].concat(),
            residents: self.residents.len(),
            is_free,
        };
        let choice = choose(&pool, self.players, demands)?;
        Some((pool.upfloaters(&choice), choice))
    }
}

/// A scoregroup, then a pool of upfloaters.
struct Pool<'p> {
    players: &'p Players<'p>,
    records: &'p [Record],
    viewed: Vec<usize>,
    /// How many are of the scoregroup.
    residents: usize,
    /// Whether those of the pool who do not come up can be paired, whoever they are.
    is_free: bool,
}

impl Pool<'_> {
    fn upfloaters(&self, choice: &Choice) -> Vec<usize> {
        let pool = self.residents..self.viewed.len();
        pool.filter(|vertex| choice.partners[*vertex].is_some_and(|with| with < self.residents))
            .map(|vertex| self.viewed[vertex])
            .collect()
    }

    fn score(&self, vertex: usize) -> Points {
        self.players.field.competitors[self.viewed[vertex]].score
    }

    /// What a player of the pool fails by coming up.
    fn upfloat(&self, vertex: usize, fail: &mut dyn FnMut(Digit, u32)) {
        let record = &self.records[self.viewed[vertex]];
        fail((Criterion::Upfloaters, WHOLE), 1);
        // The lowest score is compared first, and the higher the better (C6): with the same number
        // of upfloaters, the fewer have the lowest score.
        let score = self.score(vertex).as_hundredths();
        fail((Criterion::UpfloaterScores, score), 1);
        if self.players.field.rounds_left() == 0 {
            return;
        }
        if record.is_maximum {
            fail((Criterion::MaximumUpfloaters, WHOLE), 1);
            fail((Criterion::TimesUpfloated, WHOLE), record.upfloats);
        }
        if record.upfloated_last {
            fail((Criterion::FloatedLast, WHOLE), 1);
        }
    }
}

impl Judge for Pool<'_> {
    /// Whether resident, and for the others score and upfloats; the preference of both.
    type Kind = (Option<(Points, u32, bool)>, Preference);

    fn players(&self) -> &[usize] {
        &self.viewed
    }

    fn in_bracket(&self) -> usize {
        self.residents
    }

    fn kind(&self, vertex: usize) -> Self::Kind {
        let player = self.viewed[vertex];
        let record = &self.records[player];
        let (colour, strength) = self.players.preferences[player];
        let strength = strength.max(Strength::Strong);
        let pool = vertex >= self.residents;
        let upfloats = if record.is_maximum {
            record.upfloats
        } else {
            0
        };
        let pool = pool.then_some((self.score(vertex), upfloats, record.upfloated_last));
        (pool, (colour, strength))
    }

    fn pair(&self, one: usize, other: usize, fail: &mut dyn FnMut(Digit, u32)) -> bool {
        let [first, second] = [one, other].map(|vertex| self.viewed[vertex]);
        if self.players.clash(first, second) {
            return false;
        }
        let is_below = [one, other].map(|vertex| vertex >= self.residents);
        match is_below {
            // They only show that those who are left can be paired (C4).
            [true, true] => return true,
            [true, false] => self.upfloat(one, fail),
            [false, true] => self.upfloat(other, fail),
            [false, false] => {}
        }
        if self.players.prefer_the_same(first, second) {
            fail((Criterion::Preferences, WHOLE), 1);
        }
        true
    }

    fn alone(&self, vertex: usize, _: &mut dyn FnMut(Digit, u32)) -> bool {
        self.is_free && vertex >= self.residents
    }

    fn natural(&self, vertex: usize) -> usize {
        let (first, end) = if vertex < self.residents {
            (0, self.residents)
        } else {
            (self.residents, self.viewed.len())
        };
        vertex + (end - first).div_ceil(2).max(1)
    }

    /// Sets are tried by the smallest number in which they differ (4.2): each of the pool in turn
    /// comes up if any best pairing has him among those already decided.
    fn walk<W: Weight>(&self, matcher: &mut Matcher<Model<W>>) {
        let comes_up = |matcher: &Matcher<Model<W>>, vertex: usize| {
            matcher
                .partner(vertex)
                .is_some_and(|with| with < self.residents)
        };
        let pool = self.residents..self.viewed.len();
        let came: Vec<usize> = pool.clone().filter(|v| comes_up(matcher, *v)).collect();
        // How many come up from each score is settled (C5, C6).
        let mut wanted: Vec<Points> = came.iter().map(|vertex| self.score(*vertex)).collect();
        for vertex in pool {
            let Some(place) = wanted.iter().position(|score| *score == self.score(vertex)) else {
                continue;
            };
            if matcher.try_role(vertex, Role::Crosses) {
                wanted.remove(place);
            }
        }
    }
}
