//! Many random tournaments at once: who wins, and what the system does to floats and colours.
//!
//! A [`Simulation`] is what came of some runs. Single runs can be made anywhere, in parallel, and
//! are put together with [`Simulation::merge`]; the order does not matter.
//!
//! ```
//! use adoube_pairing::generate::GeneratorSettings;
//! use adoube_pairing::simulate::{Simulation, seeds};
//!
//! let settings = GeneratorSettings { rounds: 3, ..GeneratorSettings::default() };
//! let mut all = Simulation::default();
//! for seed in seeds(1987).take(4) {
//!     all.merge(&Simulation::of_run(&settings, seed).unwrap());
//! }
//! assert_eq!(all.runs, 4);
//! assert_eq!(all.rounds.len(), 3);
//! ```

use std::collections::BTreeMap;

use adoube_tournament::{
    ColourHistory, Game, PairingNumber, Purpose, RoundNumber, ScoreLine, Tournament,
};

use crate::generate::{CannotGenerate, GeneratorSettings, PlayedTournament, play};
use crate::schedule::lots::Lots;

/// What came of some runs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Simulation {
    /// How many tournaments were played.
    pub runs: u64,
    /// How many of them ended early because a round had no legal pairing; they count only here.
    pub unfinished: u64,
    /// How often each player came first, by pairing number.
    pub winners: BTreeMap<PairingNumber, Wins>,
    pub rounds: Vec<RoundFigures>,
    /// How many players ended with which difference between the colours, as an amount.
    pub colour_differences: BTreeMap<u32, u64>,
    /// How many players had one colour three times running.
    pub three_in_a_row: u64,
}

/// How often a player came first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wins {
    pub alone: u64,
    /// With others who had the same score.
    pub shared: u64,
}

/// What happened in a round, over all runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RoundFigures {
    pub pairs: u64,
    /// Pairs of players with different scores: one floats down, the other up.
    pub floats: u64,
    /// Players in the lead after the round.
    pub leaders: u64,
    /// Runs in which one player was alone in the lead.
    pub lone_leaders: u64,
}

/// The seeds of the runs, from the seed of the simulation.
pub fn seeds(seed: u64) -> impl Iterator<Item = u64> {
    let mut lots = Lots::from_seed(seed);
    std::iter::repeat_with(move || lots.bits())
}

impl Simulation {
    /// Plays one tournament and counts what came of it. A run that ends early is counted as
    /// unfinished and nothing else.
    ///
    /// # Errors
    ///
    /// The same as [`play`].
    pub fn of_run(settings: &GeneratorSettings, seed: u64) -> Result<Simulation, CannotGenerate> {
        let PlayedTournament {
            tournament,
            stopped,
        } = play(settings, seed)?;
        let mut simulation = Simulation {
            runs: 1,
            unfinished: u64::from(stopped.is_some()),
            ..Simulation::default()
        };
        if stopped.is_none() {
            let among = settings.system.competitors(&tournament);
            simulation.count(among.tournament());
        }
        Ok(simulation)
    }

    /// Adds what came of other runs.
    pub fn merge(&mut self, other: &Simulation) {
        self.runs += other.runs;
        self.unfinished += other.unfinished;
        self.three_in_a_row += other.three_in_a_row;
        for (number, wins) in &other.winners {
            let all = self.winners.entry(*number).or_default();
            all.alone += wins.alone;
            all.shared += wins.shared;
        }
        for (difference, players) in &other.colour_differences {
            *self.colour_differences.entry(*difference).or_default() += players;
        }
        let rounds = self.rounds.len().max(other.rounds.len());
        self.rounds.resize(rounds, RoundFigures::default());
        for (all, figures) in self.rounds.iter_mut().zip(&other.rounds) {
            all.pairs += figures.pairs;
            all.floats += figures.floats;
            all.leaders += figures.leaders;
            all.lone_leaders += figures.lone_leaders;
        }
    }

    /// How many runs were finished.
    pub fn finished(&self) -> u64 {
        self.runs - self.unfinished
    }

    fn count(&mut self, tournament: &Tournament) {
        let rounds = 1..=tournament.paired_rounds().0;
        self.rounds = rounds
            .map(|round| figures(tournament, RoundNumber(round)))
            .collect();
        let leaders = leaders(tournament, tournament.paired_rounds());
        for leader in &leaders {
            let entrant = tournament.entrant(leader.entrant);
            if let Some(number) = entrant.and_then(|entrant| entrant.pairing_number) {
                let wins = self.winners.entry(number).or_default();
                match leaders.len() {
                    1 => wins.alone += 1,
                    _ => wins.shared += 1,
                }
            }
        }
        for entrant in tournament.entrants() {
            let colours = tournament.colours(entrant.id, tournament.paired_rounds());
            let difference = colours.difference().unsigned_abs();
            *self.colour_differences.entry(difference).or_default() += 1;
            self.three_in_a_row += u64::from(has_three_in_a_row(&colours));
        }
    }
}

fn figures(tournament: &Tournament, round: RoundNumber) -> RoundFigures {
    let games = tournament
        .draft()
        .round(round)
        .map_or(&[][..], |round| &round.games);
    let score = |id| tournament.pairing_score(id, round);
    let floats = |game: &&Game| score(game.white) != score(game.black);
    let leaders = leaders(tournament, round).len();
    RoundFigures {
        pairs: games.len() as u64,
        floats: games.iter().filter(floats).count() as u64,
        leaders: leaders as u64,
        lone_leaders: u64::from(leaders == 1),
    }
}

fn leaders(tournament: &Tournament, after: RoundNumber) -> Vec<ScoreLine> {
    let table = tournament.score_table(after, Purpose::Standings);
    table
        .into_iter()
        .take_while(|line| line.rank == 1)
        .collect()
}

fn has_three_in_a_row(colours: &ColourHistory) -> bool {
    let played = colours.played();
    played
        .windows(3)
        .any(|three| three[0] == three[1] && three[1] == three[2])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::Field;

    fn settings() -> GeneratorSettings {
        let defaults = GeneratorSettings {
            field: Field::Random {
                players: 8,
                lowest_rating: 1800,
                highest_rating: 2200,
                unrated: Default::default(),
            },
            rounds: 3,
            ..GeneratorSettings::default()
        };
        defaults.without_absences()
    }

    #[test]
    fn figures_add_up() {
        let runs: Vec<Simulation> = (seeds(5).take(10))
            .map(|seed| Simulation::of_run(&settings(), seed).unwrap())
            .collect();
        let mut all = Simulation::default();
        runs.iter().for_each(|run| all.merge(run));
        let mut backwards = Simulation::default();
        runs.iter().rev().for_each(|run| backwards.merge(run));
        assert_eq!(all, backwards);
        assert_eq!((all.runs, all.finished()), (10, 10));
        assert!(all.rounds.iter().all(|round| round.pairs == 40));
        assert_eq!(all.rounds[0].floats, 0);
        assert_eq!(all.colour_differences.values().sum::<u64>(), 80);
        assert_eq!(all.colour_differences.get(&0), None);
        let alone: u64 = all.winners.values().map(|wins| wins.alone).sum();
        assert_eq!(alone, all.rounds[2].lone_leaders);
    }

    #[test]
    fn what_stops_early_is_counted_apart() {
        let settings = GeneratorSettings {
            rounds: 9,
            ..settings()
        };
        let run = Simulation::of_run(&settings, 1).unwrap();
        assert_eq!((run.runs, run.unfinished, run.rounds.len()), (1, 1, 0));
    }
}
