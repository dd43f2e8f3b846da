//! The regulations once more, as their text has them: slow, by whole numbers, and without a line of
//! the crate.

use crate::events::{Cell, Event, Kind, Somebody};

/// 8.1a (8.1.1): the difference for each percent, from 50 up; below it is the negative.
const DIFFERENCES: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/// 8.1b (8.1.2): the last difference at which the higher player has 50, 51 … 99 percent.
const LAST_OF_PERCENT: [i64; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
    170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
    391, 411, 432, 456, 484, 517, 559, 619, 735,
];

pub(crate) fn difference(percent: i64) -> i64 {
    match percent >= 50 {
        true => DIFFERENCES[(percent - 50) as usize],
        false => -DIFFERENCES[(50 - percent) as usize],
    }
}

fn expected(difference: i64) -> i64 {
    let row = LAST_OF_PERCENT
        .iter()
        .position(|last| difference.abs() <= *last);
    let higher = 50 + row.unwrap_or(50) as i64;
    if difference >= 0 {
        higher
    } else {
        100 - higher
    }
}

/// A fraction of positive denominator to the nearest whole number, a half up.
fn nearest(numerator: i64, denominator: i64) -> i64 {
    (2 * numerator + denominator).div_euclid(2 * denominator)
}

/// Half points of games in percent.
fn percent(halves: i64, games: i64) -> i64 {
    nearest(100 * halves, 2 * games)
}

/// What the edition says, by the year it is named after.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Year(pub i64);

#[derive(Debug, Default, PartialEq, Eq, Clone)]
pub(crate) struct Rated {
    /// The sum of score less expectation in hundredths, K, and the new rating.
    pub change: Option<(i64, i64, i64)>,
    pub first: Option<i64>,
    pub performance: Option<i64>,
    pub games: usize,
}

fn halves(code: char) -> Option<i64> {
    match code {
        '1' => Some(2),
        '=' => Some(1),
        '0' => Some(0),
        _ => None,
    }
}

/// Games over the board: opponent and half points.
fn played(event: &Event, who: usize) -> Vec<(usize, i64)> {
    let game = |cell: Cell| Some((cell.opponent?, halves(cell.code)?));
    event.card(who).filter_map(game).collect()
}

/// Whether every game of the table was played (6.4).
fn is_complete_table(event: &Event) -> bool {
    let times = match event.kind {
        Kind::Swiss => return false,
        Kind::RoundRobin => 1,
        Kind::DoubleRoundRobin => 2,
    };
    let all = times * (event.people.len() - 1);
    (0..event.people.len()).all(|who| played(event, who).len() == all)
}

/// 8.2 of 2014 and 2017 for a table: first ratings of those without one. Somebody without a point is
/// left out, with the games of the others against them.
fn of_table(event: &Event) -> Vec<Option<i64>> {
    let points = |who: usize| played(event, who).iter().map(|(_, half)| half).sum::<i64>();
    let out = |who: usize| event.people[who].rating.is_none() && points(who) == 0;
    let all = 0..event.people.len();
    let card = |who: usize| -> (i64, i64) {
        let games = played(event, who);
        let games = games.iter().filter(|(other, _)| !out(*other));
        games.fold((0, 0), |(n, sum), (_, half)| (n + 1, sum + half))
    };
    let opponents = all.clone().filter(|who| !out(*who)).count() as i64 - 1;
    let rated: Vec<usize> = all
        .clone()
        .filter(|who| event.people[*who].rating.is_some())
        .collect();
    let count = rated.len() as i64;
    if count == 0 {
        return vec![None; event.people.len()];
    }
    let sum: i64 = rated
        .iter()
        .filter_map(|who| event.people[*who].rating)
        .sum();
    let differences = |who: &usize| {
        let (games, score) = card(*who);
        difference(percent(score, games))
    };
    let dpa: i64 = rated.iter().map(differences).sum();
    // Ra = Rar - dpa x n / (n + 1), both averages over the rated players.
    let (n, under) = (opponents, count * (opponents + 1));
    let average = sum * (n + 1) - dpa * n;
    all.map(|who| {
        let (games, score) = card(who);
        if event.people[who].rating.is_some() || out(who) {
            return None;
        }
        let above = match score >= games {
            true => 20 * (score - games) * under,
            false => difference(percent(score, games)) * n * count,
        };
        Some(nearest(average + above, under))
    })
    .collect()
}

/// 8.2 for everything else.
fn of_opponents(year: Year, ratings: &[i64], score: i64) -> Option<i64> {
    let (games, sum) = (ratings.len() as i64, ratings.iter().sum::<i64>());
    if games == 0 || score == 0 {
        return None;
    }
    if year >= Year(2024) {
        let (n, sum) = (games + 2, sum + 3600);
        let rating = nearest(sum + n * difference(percent(score + 2, n)), n);
        return Some(rating.min(2200));
    }
    let above = match score >= games {
        true => 20 * (score - games),
        false => difference(percent(score, games)),
    };
    Some(nearest(sum + games * above, games))
}

/// K without a list: 10 from 2400 on, 40 for the young below 2300, else 20.
fn coefficient(year: Year, somebody: &Somebody, rating: i64, in_year: i64, games: i64) -> i64 {
    let age = in_year - somebody.born;
    let k = match rating {
        2400.. => 10,
        ..2300 if age <= if year >= Year(2022) { 18 } else { 17 } => 40,
        _ => 20,
    };
    match year >= Year(2017) && games * k > 700 {
        true => 700 / games,
        false => k,
    }
}

/// Everybody's change or first rating.
pub(crate) fn rate(event: &Event, year: Year, in_year: i64) -> Vec<Rated> {
    let table = year < Year(2022) && is_complete_table(event);
    let first = match table {
        true => of_table(event),
        false => vec![None; event.people.len()],
    };
    let all = 0..event.people.len();
    all.map(|who| {
        let somebody = &event.people[who];
        let seen = |other: usize| event.people[other].rating.or(first[other]);
        let games: Vec<(i64, i64)> = played(event, who)
            .into_iter()
            .filter_map(|(other, half)| Some((seen(other)?, half)))
            .collect();
        let ratings: Vec<i64> = games.iter().map(|(rating, _)| *rating).collect();
        let score: i64 = games.iter().map(|(_, half)| half).sum();
        let n = games.len() as i64;
        let performance =
            (n > 0).then(|| nearest(ratings.iter().sum(), n) + difference(percent(score, n)));
        let mut rated = Rated {
            performance,
            games: games.len(),
            ..Rated::default()
        };
        match somebody.rating {
            Some(own) => {
                let gain = gain(year, own, &games);
                let k = coefficient(year, somebody, own, in_year, n);
                let exact = gain * k;
                let rounded = match year >= Year(2024) && exact < 0 {
                    true => -nearest(-exact, 100),
                    false => nearest(exact, 100),
                };
                rated.change = Some((gain, k, own + rounded));
            }
            None if table => rated.first = first[who],
            None => rated.first = of_opponents(year, &ratings, score),
        }
        rated
    })
    .collect()
}

/// The sum of score less expectation (8.5; 8.3).
fn gain(year: Year, own: i64, games: &[(i64, i64)]) -> i64 {
    let mut sum = 0;
    // In 2022 the rule may help only in the game with the greatest difference, once.
    let widest = games.iter().map(|(rating, _)| own - rating).max();
    let mut helped = false;
    for (rating, half) in games {
        let full = own - rating;
        let counted = if year == Year(2025) && own >= 2650 {
            full
        } else if year == Year(2022) && full > 400 {
            let here = Some(full) == widest && !helped;
            helped |= here;
            if here { 400 } else { full }
        } else {
            full.clamp(-400, 400)
        };
        sum += 50 * half - expected(counted);
    }
    sum
}

/// A title of norms: least performance, floor, and the titles of which a third is needed.
pub(crate) const NORMS: [(&str, i64, i64, &[&str]); 4] = [
    ("GM", 2600, 2200, &["GM"]),
    ("IM", 2450, 2050, &["GM", "IM"]),
    ("WGM", 2400, 2000, &["GM", "IM", "WGM"]),
    ("WIM", 2250, 1850, &["GM", "IM", "WGM", "WIM"]),
];

/// What kind of event it is beside its games.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Occasion {
    /// The federation that holds it; its strong Swisses are free of the rule on federations.
    pub host: &'static str,
    /// A world or continental team championship: seven games are enough in seven to nine rounds.
    pub team_championship: bool,
}

struct Case<'e> {
    event: &'e Event,
    who: usize,
    year: Year,
    norm: usize,
    occasion: Occasion,
    /// The rule on federations does not apply.
    waived: bool,
}

/// 1.43e (1.4.3d): in every round 20 rated players not of the host, of three federations, ten of them
/// GM, IM, WGM or WIM.
fn is_strong_swiss(event: &Event, year: Year, host: &str) -> bool {
    let new = year >= Year(2022);
    let played = |cell: Cell| halves(cell.code).is_some() || "WDL".contains(cell.code);
    let missed = |who: usize| {
        let missing = event
            .card(who)
            .filter(|cell| !played(*cell) && cell.code != 'U');
        missing.count()
    };
    event.kind == Kind::Swiss
        && event.rounds.len() == event.planned
        && event.rounds.iter().all(|round| {
            let here = |who: &usize| {
                let (somebody, cell) = (&event.people[*who], round[*who]);
                somebody.rating.is_some()
                    && somebody.federation != host
                    && (played(cell) || (new && cell.code == 'U'))
                    && (!new || (somebody.federation != "FID" && missed(*who) <= 1))
            };
            let here: Vec<&Somebody> = (0..event.people.len())
                .filter(here)
                .map(|who| &event.people[who])
                .collect();
            let mut from: Vec<&str> = here.iter().map(|one| one.federation).collect();
            from.retain(|federation| *federation != "FID");
            from.sort_unstable();
            from.dedup();
            let titled = here.iter().filter(|one| NORMS[3].3.contains(&one.title));
            here.len() >= 20 && from.len() >= 3 && titled.count() >= 10
        })
}

/// A game of a card: its round, the opponent, the half points.
type Played = (usize, usize, i64);

/// What a set of games needs of the opponents; `None` if it is not met. With `score` the score too,
/// and then the answer is what is above what is needed, in half points.
impl Case<'_> {
    fn excess(&self, games: &[Played], score: bool) -> Option<i64> {
        let (_, performance, floor, main_titles) = NORMS[self.norm];
        let double = self.event.kind == Kind::DoubleRoundRobin;
        let old = self.year < Year(2022);
        let mut opponents: Vec<usize> = games.iter().map(|(_, other, _)| *other).collect();
        opponents.sort_unstable();
        opponents.dedup();
        let (n, o) = (games.len() as i64, opponents.len() as i64);
        if n == 0 {
            return None;
        }
        let people = || opponents.iter().map(|other| &self.event.people[*other]);
        let count = |what: &dyn Fn(&Somebody) -> bool| people().filter(|p| what(p)).count() as i64;
        // 1.45; 1.4.5.
        let holders = count(&|p| ["GM", "IM", "FM", "WGM", "WIM", "WFM"].contains(&p.title));
        let main = count(&|p| main_titles.contains(&p.title));
        let needed = match (double, old) {
            (false, _) | (true, true) => (n + 2) / 3,
            (true, false) => (o + 1) / 2,
        };
        if 2 * holders < o || main < needed.max(3) {
            return None;
        }
        // 1.46d and the tables; the Annex.
        let unrated = count(&|p| p.rating.is_none());
        let most_unrated = match double && old && n >= 18 {
            true => ((o + 1) / 5).min(1),
            false => (o + 1) / 5,
        };
        if unrated > most_unrated {
            return None;
        }
        // 1.43, 1.44.
        let own = self.event.people[self.who].federation;
        let from = |f: &str| count(&|p| p.federation == f);
        let foreign = ["GER", "FRA", "ENG", "POL"]
            .iter()
            .filter(|f| **f != own && from(f) > 0)
            .count();
        let most = ["GER", "FRA", "ENG", "POL"].map(from).into_iter().max()?;
        let at_home = if own == "FID" { 0 } else { from(own) };
        let few = self.occasion.team_championship && n < 9;
        let met = foreign >= 2 && 5 * at_home <= 3 * o && 3 * most <= 2 * o;
        if !(met || few || self.waived) {
            return None;
        }
        // 1.46, 1.47: the lowest opponent is raised to the floor.
        let nothing = if self.year >= Year(2024) { 1400 } else { 1000 };
        let rating = |other: usize| self.event.people[other].rating.unwrap_or(nothing);
        let lowest = opponents
            .iter()
            .copied()
            .min_by_key(|other| rating(*other))?;
        let ratings = games.iter().map(|(_, other, _)| match *other == lowest {
            true => rating(*other).max(floor),
            false => rating(*other),
        });
        let average = nearest(ratings.sum(), n);
        if average < performance - 220 {
            return None;
        }
        // 1.48, 1.22: the least score in half points.
        let scored: i64 = games.iter().map(|(_, _, half)| half).sum();
        let enough = |half: &i64| {
            10 * half >= 7 * n && average + difference(percent(*half, n)) >= performance
        };
        let least = (0..=2 * n).find(enough)?;
        match score {
            true => Some(scored - least).filter(|above| *above >= 0),
            false => Some(0),
        }
    }
}

/// The games a norm counts for, if there is one beyond doubt.
pub(crate) fn norm(
    event: &Event,
    who: usize,
    norm: usize,
    year: Year,
    occasion: Occasion,
) -> Option<i64> {
    let case = Case {
        event,
        who,
        year,
        norm,
        occasion,
        waived: is_strong_swiss(event, year, occasion.host),
    };
    let usual = if occasion.team_championship { 7 } else { 9 };
    let robin = event.kind != Kind::Swiss;
    let finished = event.rounds.len() == event.planned;
    if robin && !finished && year >= Year(2022) {
        return None;
    }
    // 1.42c: in a round robin an unrated player without a point against rated ones.
    let nothing = |other: usize| {
        let against_rated =
            |(third, half): &(usize, i64)| event.people[*third].rating.is_some() && *half > 0;
        robin
            && event.people[other].rating.is_none()
            && !played(event, other).iter().any(against_rated)
    };
    let games: Vec<Played> = (event.card(who).enumerate())
        .filter_map(|(round, cell)| Some((round, cell.opponent?, halves(cell.code)?)))
        .filter(|(_, other, _)| !nothing(*other))
        .collect();
    let team = Some(7).filter(|_| occasion.team_championship);
    let mut best = sets(&case, &games, &nothing, team);
    // 1.42d: the last opponent did not come, and the game is needed.
    let last = event.card(who).last()?;
    if finished && last.code == '+' && games.len() + 1 == usual {
        let mut with = games.clone();
        with.push((event.planned - 1, last.opponent?, 0));
        best = best.max(sets(&case, &with, &nothing, Some(usual)));
    }
    best
}

/// Every prefix and every set of wins left out.
fn sets(
    case: &Case<'_>,
    games: &[Played],
    nothing: &dyn Fn(usize) -> bool,
    least: Option<usize>,
) -> Option<i64> {
    let (event, who, year) = (case.event, case.who, case.year);
    let robin = event.kind != Kind::Swiss;
    let finished = event.rounds.len() == event.planned;
    let old = year < Year(2022);
    // 1.41c: eight games of nine rounds.
    let missing = event.card(who).find(|cell| halves(cell.code).is_none());
    let eight = least.is_none()
        && event.planned == 9
        && finished
        && games.len() == 8
        && missing.is_some_and(|cell| match cell.code {
            '+' | 'U' => true,
            '-' | 'H' | 'F' | 'Z' => old,
            _ => false,
        });
    let least = least.unwrap_or(if eight { 8 } else { 9 });
    // The whole schedule of somebody in a round robin.
    let schedule: Vec<Played> = match event.kind {
        Kind::Swiss => Vec::new(),
        kind => {
            let times = if kind == Kind::RoundRobin { 1 } else { 2 };
            let others = (0..event.people.len()).filter(|other| *other != who && !nothing(*other));
            others
                .flat_map(|other| vec![(0, other, 0); times])
                .collect()
        }
    };
    let possible = !robin || case.excess(&schedule, false).is_some();
    let mut best = None;
    let shortest = if robin && !old { games.len() } else { least };
    for length in shortest.max(least)..=games.len() {
        for mask in 0..1u32 << length {
            let left_out = |place: usize| mask >> place & 1 == 1;
            if (0..length).any(|place| left_out(place) && games[place].2 != 2) {
                continue;
            }
            let kept: Vec<Played> = (0..length)
                .filter(|place| !left_out(*place))
                .map(|place| games[place])
                .collect();
            let all = kept.len() == games.len() && finished;
            if kept.len() < least || !(all || possible) {
                continue;
            }
            if event.kind == Kind::DoubleRoundRobin && (length < games.len() || !finished) {
                // 1.42e: different opponents for the full length.
                let full = full_length(case, &kept);
                if !full {
                    continue;
                }
            }
            let Some(above) = case.excess(&kept, true) else {
                continue;
            };
            let counted = match kept.len() {
                8 if !old && eight => 9,
                n => n.min(13) as i64,
            };
            best = best.max(Some(counted + above / 2));
        }
    }
    best
}

fn full_length(case: &Case<'_>, kept: &[Played]) -> bool {
    let mut opponents: Vec<usize> = kept.iter().map(|(_, other, _)| *other).collect();
    opponents.sort_unstable();
    opponents.dedup();
    let titles = || {
        opponents
            .iter()
            .map(|other| case.event.people[*other].title)
    };
    let planned = case.event.planned as i64;
    let main = titles().filter(|t| NORMS[case.norm].3.contains(t)).count() as i64;
    let holders = titles().filter(|t| !["", "CM", "WCM"].contains(t)).count() as i64;
    main >= ((planned + 2) / 3).max(3) && 2 * holders >= planned / 2
}
