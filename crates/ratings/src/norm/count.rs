//! What a set of games amounts to, and what a norm needs of it.

use adoube_tournament::Federation;
use serde::Serialize;

use super::card::Opponent;
use super::title::{NormTitle, is_title_holder, required};
use crate::half_points::percent;
use crate::{HalfPoints, TitleRules, scale};

/// The federation of a player for the rules on federations: `FID` is none (1.42a; 1.4.2a).
pub(crate) fn federation(federation: Option<Federation>) -> Option<Federation> {
    federation.filter(|federation| federation.code() != "FID")
}

/// A game of a card, prepared for counting.
#[derive(Clone, Copy, Debug)]
pub(super) struct Game {
    pub score: HalfPoints,
    /// Which of the different opponents.
    pub opponent: usize,
    pub rating: i32,
    pub unrated: bool,
    pub main: bool,
    pub holder: bool,
    /// Which of the different federations; none for `FID`.
    pub federation: Option<usize>,
    pub own: bool,
    /// Nobody said which federation it is.
    pub unknown: bool,
}

/// The games of a card, prepared for one title.
pub(super) struct Prepared {
    pub games: Vec<Game>,
    opponents: Vec<Opponent>,
    federations: Vec<Federation>,
    rules: TitleRules,
    title: NormTitle,
    double: bool,
}

impl Prepared {
    /// Prepares the games of a card for one title.
    pub(super) fn new(
        games: &[(Opponent, HalfPoints)],
        own: Option<Federation>,
        title: NormTitle,
        rules: TitleRules,
        double: bool,
    ) -> Prepared {
        let mut prepared = Prepared {
            games: Vec::with_capacity(games.len()),
            opponents: Vec::with_capacity(games.len()),
            federations: Vec::new(),
            rules,
            title,
            double,
        };
        for (opponent, score) in games {
            let game = prepared.prepare(opponent, *score, federation(own));
            prepared.games.push(game);
        }
        prepared
    }

    fn prepare(&mut self, opponent: &Opponent, score: HalfPoints, own: Option<Federation>) -> Game {
        let known = (self.opponents.iter()).position(|other| other.entrant == opponent.entrant);
        let place = known.unwrap_or_else(|| {
            self.opponents.push(*opponent);
            self.opponents.len() - 1
        });
        let from = federation(opponent.federation);
        let federation = from.map(|from| {
            let known = self.federations.iter().position(|other| *other == from);
            known.unwrap_or_else(|| {
                self.federations.push(from);
                self.federations.len() - 1
            })
        });
        let rating = opponent.rating.map(i32::from);
        Game {
            score,
            opponent: place,
            rating: rating.unwrap_or_else(|| self.rules.unrated_opponent()),
            unrated: rating.is_none(),
            main: opponent.title.is_some_and(|title| self.title.counts(title)),
            holder: opponent.title.is_some_and(is_title_holder),
            federation,
            own: from.is_some() && from == own,
            unknown: opponent.federation.is_none(),
        }
    }

    /// How many different opponents there are.
    pub(super) fn different_opponents(&self) -> usize {
        self.opponents.len()
    }

    /// What the games with these places amount to.
    pub(super) fn count(&self, kept: impl Iterator<Item = usize> + Clone) -> Numbers {
        let mut numbers = Numbers::default();
        let mut met = vec![false; self.opponents.len()];
        let mut federations = vec![0; self.federations.len()];
        let mut own_place = None;
        let mut sum = 0;
        let mut lowest: Option<&Game> = None;
        for place in kept.clone() {
            let game = &self.games[place];
            numbers.games += 1;
            numbers.score.0 += game.score.0;
            sum += game.rating;
            if lowest.is_none_or(|lowest| game.rating < lowest.rating) {
                lowest = Some(game);
            }
            // Games count twice in a double round robin, opponents once.
            if std::mem::replace(&mut met[game.opponent], true) {
                continue;
            }
            numbers.opponents += 1;
            numbers.main += u32::from(game.main);
            numbers.holders += u32::from(game.holder);
            numbers.unrated += u32::from(game.unrated);
            numbers.own += u32::from(game.own);
            numbers.unknown_federations += u32::from(game.unknown);
            if let Some(place) = game.federation {
                federations[place] += 1;
                if game.own {
                    own_place = Some(place);
                }
            }
        }
        let foreign = federations.iter().enumerate();
        numbers.foreign_federations = foreign
            .filter(|(place, players)| **players > 0 && Some(*place) != own_place)
            .map(|_| 1)
            .sum();
        let most = federations
            .iter()
            .enumerate()
            .max_by_key(|(_, players)| **players);
        if let Some((place, players)) = most {
            numbers.most = *players;
            numbers.most_federation = (*players > 0).then(|| self.federations[place]);
        }
        numbers.raw_average = average(sum, numbers.games);
        // Only one opponent, the lowest, may be raised to the floor (1.46c; 1.4.6c).
        if let Some(lowest) = lowest.filter(|lowest| lowest.rating < self.title.floor()) {
            // In a double round robin the raised opponent was met twice.
            let games = kept.filter(|place| self.games[*place].opponent == lowest.opponent);
            let times = i32::try_from(games.count()).unwrap_or(1);
            sum += times * (self.title.floor() - lowest.rating);
            numbers.raised = Some(self.opponents[lowest.opponent]);
        }
        numbers.average = average(sum, numbers.games);
        let dp = scale::difference(percent(numbers.score, numbers.games));
        numbers.performance = numbers.average + dp;
        numbers.required = required(numbers.games, numbers.average, self.title);
        numbers
    }

    /// What a norm needs of so many games.
    pub(super) fn needs(&self, games: u32, opponents: u32) -> Needs {
        let third = |number: u32| number.div_ceil(3).max(3);
        let (main, main_mild) = match (self.double, self.rules) {
            (false, _) => (third(games), third(games)),
            (true, TitleRules::Fide2017) => (third(games), third(opponents)),
            (true, _) => {
                let half = opponents.div_ceil(2).max(3);
                (half, third(opponents).min(half))
            }
        };
        let fifth = (opponents + 1) / 5;
        let (unrated, unrated_mild) = match self.rules {
            TitleRules::Fide2017 if self.double && games >= 18 => (fifth.min(1), fifth),
            TitleRules::Fide2017 => (fifth, fifth),
            _ => (fifth, opponents),
        };
        Needs {
            main,
            main_mild,
            holders: opponents.div_ceil(2),
            unrated,
            unrated_mild,
            own: 3 * opponents / 5,
            one: 2 * opponents / 3,
            federations: 2,
        }
    }
}

fn average(sum: i32, games: u32) -> i32 {
    match i32::try_from(games) {
        Ok(games) if games > 0 => (2 * sum + games).div_euclid(2 * games),
        _ => 0,
    }
}

/// What a set of games amounts to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Numbers {
    pub games: u32,
    pub opponents: u32,
    pub score: HalfPoints,
    /// Opponents with the title sought, or one that stands for it.
    pub main: u32,
    /// Opponents with a title other than CM and WCM.
    pub holders: u32,
    /// Opponents without a rating.
    pub unrated: u32,
    /// Opponents of the player's own federation.
    pub own: u32,
    /// Opponents of the federation that has most.
    pub most: u32,
    pub most_federation: Option<Federation>,
    /// Other federations than the player's.
    pub foreign_federations: u32,
    /// Opponents whose federation is not known.
    pub unknown_federations: u32,
    /// The opponent who counts with the floor.
    pub raised: Option<Opponent>,
    /// The average without the floor.
    pub raw_average: i32,
    /// The average that counts.
    pub average: i32,
    pub performance: i32,
    /// The score needed; none if the average is too low.
    pub required: Option<HalfPoints>,
}

impl Numbers {
    /// The score is enough.
    pub fn is_enough(&self) -> bool {
        self.required.is_some_and(|required| self.score >= required)
    }

    /// Whole points above what is needed (1.41d; 1.4.1d).
    pub fn excess(&self) -> u32 {
        let required = self.required.map_or(self.score.0, |required| required.0);
        self.score.0.saturating_sub(required) / 2
    }
}

/// What a norm needs of the opponents. Where a rule can be read in two ways there is a strict and a
/// mild figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Needs {
    /// Least number with the title sought.
    pub main: u32,
    /// The same by the mild reading.
    pub main_mild: u32,
    /// Least number of title holders.
    pub holders: u32,
    /// Largest number of unrated opponents.
    pub unrated: u32,
    /// The same by the mild reading.
    pub unrated_mild: u32,
    /// Largest number from the player's own federation.
    pub own: u32,
    /// Largest number from one federation.
    pub one: u32,
    /// Least number of other federations.
    pub federations: u32,
}

/// What a norm needs of so many games against so many different opponents (1.43 to 1.46, 1.72).
/// `double` for a double round robin.
///
/// ```
/// use adoube_ratings::TitleRules;
/// use adoube_ratings::norm::needs;
///
/// let nine = needs(TitleRules::Fide2017, 9, 9, false);
/// assert_eq!((nine.main, nine.holders, nine.unrated, nine.one, nine.own), (3, 5, 2, 6, 5));
/// ```
pub fn needs(rules: TitleRules, games: u32, opponents: u32, double: bool) -> Needs {
    Prepared::new(&[], None, NormTitle::Gm, rules, double).needs(games, opponents)
}
