//! Random tournaments, played round by round under the rules (C.04.A).
//!
//! [`generate`] makes a complete tournament from [`GeneratorSettings`] and a seed; [`play`] makes
//! one attempt, which may end early because a round has no legal pairing. The same settings and
//! seed give the same tournament on every computer.

mod chance;
mod drawn;
mod event;
mod happenings;
mod model;
mod running;

#[cfg(test)]
mod tests;

use adoube_tournament::{
    ByeKind, Colour, Entrant, GameResult, InvalidPointSystem, Outcome, Player, PointSystem,
    RoundNumber, Tournament, Violations,
};

use crate::acceleration::CannotAccelerate;
use crate::dutch::Edition;
use crate::schedule::lots::Lots;
use crate::system::{CannotPair, SwissSystem};
use crate::us;

pub use chance::{Chance, InvalidChance};
pub use happenings::{Happening, HappeningKind, Often};

use running::RunningTournament;
use serde::Serialize;

/// The most players: as many as the files that tournaments exchange can number.
pub const MOST_PLAYERS: usize = 9999;

/// The most rounds that a random tournament can have.
pub const MOST_ROUNDS: u16 = 99;

/// How often [`generate`] tries.
pub const ATTEMPTS: usize = 100;

/// What a random tournament is like. Every chance is meant for each player and round, unless it
/// says otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GeneratorSettings {
    /// The rules it is paired by.
    pub system: SwissSystem,
    /// What the US system has to know about the players.
    pub us_facts: us::Facts,
    pub field: Field,
    pub rounds: u16,
    /// What results are worth.
    pub point_system: PointSystem,
    /// The initial colour; drawn by lot if not given.
    pub initial_colour: Option<Colour>,
    /// Whether Baku acceleration is used.
    pub baku: bool,
    /// How many groups of two to four players there are who may not meet.
    pub prohibited_groups: u32,
    /// How many games are drawn, where the ratings leave room for it; by default as many as FIDE's
    /// statistical model has.
    pub draws: Option<Chance>,
    /// How many games are forfeited.
    pub forfeits: Chance,
    /// How many of the forfeited games are forfeited by both sides.
    pub double_forfeits: Chance,
    /// How many players enter late, in round 2, 3 or 4.
    pub late_entries: Chance,
    /// Before each round: somebody who plays withdraws.
    pub withdrawals: Chance,
    /// Who has withdrawn returns.
    pub returns: Chance,
    /// Who plays asks for a half-point bye.
    pub half_point_byes: Chance,
    /// Who plays asks for a zero-point bye.
    pub zero_point_byes: Chance,
    /// Who plays asks for a full-point bye.
    pub full_point_byes: Chance,
    /// What happens besides, so often or in single rounds.
    pub happenings: Vec<Happening>,
}

/// Who plays in a random tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Field {
    Random {
        players: usize,
        lowest_rating: u16,
        highest_rating: u16,
        /// How many have no rating.
        unrated: Chance,
    },
    /// The highest rating, how far each player is below the one before, and by how much ratings
    /// deviate from that.
    Stepped {
        players: usize,
        highest_rating: u16,
        step: u16,
        deviation: u16,
    },
    /// These players, in the order of their pairing numbers.
    Given(Vec<Player>),
}

impl Field {
    /// How many players it has.
    pub fn size(&self) -> usize {
        match self {
            Field::Random { players, .. } | Field::Stepped { players, .. } => *players,
            Field::Given(players) => players.len(),
        }
    }
}

impl Default for GeneratorSettings {
    fn default() -> GeneratorSettings {
        GeneratorSettings {
            system: SwissSystem::Dutch(Edition::Dutch2026),
            us_facts: us::Facts::default(),
            field: Field::Random {
                players: 50,
                lowest_rating: 1400,
                highest_rating: 2400,
                unrated: Chance::NEVER,
            },
            rounds: 9,
            point_system: PointSystem::default(),
            initial_colour: None,
            baku: false,
            prohibited_groups: 0,
            draws: None,
            forfeits: Chance::percent(2),
            double_forfeits: Chance::percent(5),
            late_entries: Chance::percent(2),
            withdrawals: Chance::percent(1),
            returns: Chance::percent(10),
            half_point_byes: Chance::percent(2),
            zero_point_byes: Chance::percent(1),
            full_point_byes: Chance::NEVER,
            happenings: Vec::new(),
        }
    }
}

impl GeneratorSettings {
    /// Settings in which everybody plays every round.
    pub fn without_absences(self) -> GeneratorSettings {
        GeneratorSettings {
            forfeits: Chance::NEVER,
            late_entries: Chance::NEVER,
            withdrawals: Chance::NEVER,
            half_point_byes: Chance::NEVER,
            zero_point_byes: Chance::NEVER,
            full_point_byes: Chance::NEVER,
            ..self
        }
    }

    /// Settings for tournaments like another one: its players, rounds, points, and its shares of
    /// draws, forfeits and byes. Absence without a word counts as a zero-point bye.
    pub fn like(model: &Tournament, system: SwissSystem) -> GeneratorSettings {
        let games = model.point_system().clone();
        let among = system.competitors(model);
        let model = among.tournament();
        let mut entrants: Vec<&Entrant> = model.entrants().iter().collect();
        entrants.sort_by_key(|entrant| entrant.pairing_number);
        let players = entrants.into_iter().map(|entrant| entrant.player.clone());
        let counts = Counts::of(model);
        GeneratorSettings {
            field: Field::Given(players.collect()),
            rounds: model.draft().planned_rounds,
            point_system: match system.is_for_teams() {
                true => model.point_system().clone(),
                false => games,
            },
            baku: false,
            draws: Some(Chance::share(counts.draws, counts.played)),
            forfeits: Chance::share(counts.forfeits, counts.played + counts.forfeits),
            double_forfeits: Chance::share(counts.double_forfeits, counts.forfeits),
            late_entries: Chance::NEVER,
            withdrawals: Chance::NEVER,
            half_point_byes: counts.byes(ByeKind::HalfPoint),
            zero_point_byes: counts.byes(ByeKind::ZeroPoint),
            full_point_byes: counts.byes(ByeKind::FullPoint),
            system: system.clone(),
            ..GeneratorSettings::default()
        }
    }

    /// What is scored in a round: games, or by teams matches, which are worth 2 – 1 – 0 unless
    /// something else is asked for.
    fn points(&self) -> PointSystem {
        match self.system.is_for_teams() && self.point_system == PointSystem::default() {
            true => PointSystem::two_one_zero(),
            false => self.point_system.clone(),
        }
    }

    fn check(&self) -> Result<(), CannotGenerate> {
        let players = self.field.size();
        if !(2..=MOST_PLAYERS).contains(&players) {
            return Err(CannotGenerate::Players {
                most: MOST_PLAYERS,
                players,
            });
        }
        if !(1..=MOST_ROUNDS).contains(&self.rounds) {
            return Err(CannotGenerate::Rounds {
                most: MOST_ROUNDS,
                rounds: self.rounds,
            });
        }
        match self.field {
            Field::Random {
                lowest_rating: lowest,
                highest_rating: highest,
                ..
            } if lowest > highest => Err(CannotGenerate::Ratings { lowest, highest }),
            _ => Ok(self.point_system.check()?),
        }
    }
}

/// How often things happened in a tournament.
#[derive(Default)]
struct Counts {
    played: u32,
    draws: u32,
    forfeits: u32,
    double_forfeits: u32,
    rows: u32,
    outcomes: std::collections::BTreeMap<Outcome, u32>,
}

impl Counts {
    fn of(tournament: &Tournament) -> Counts {
        let mut counts = Counts::default();
        let games = tournament.rounds().iter().flat_map(|round| &round.games);
        for result in games.map(|game| game.results.reported) {
            counts.played += u32::from(result.white.is_played());
            counts.draws += u32::from(result == GameResult::DRAW);
            counts.forfeits += u32::from(!result.white.is_played());
            counts.double_forfeits += u32::from(result == GameResult::DOUBLE_FORFEIT);
        }
        for entrant in tournament.entrants() {
            for row in tournament.card(entrant.id, tournament.paired_rounds()) {
                counts.rows += 1;
                *counts.outcomes.entry(row.reported).or_default() += 1;
            }
        }
        counts
    }

    fn byes(&self, kind: ByeKind) -> Chance {
        let of = |outcome| self.outcomes.get(&outcome).copied().unwrap_or(0);
        let absent = match kind {
            ByeKind::ZeroPoint => of(Outcome::NotPaired),
            _ => 0,
        };
        Chance::share(of(kind.outcome()) + absent, self.rows)
    }
}

/// Why there is no random tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum CannotGenerate {
    /// Too few players, or too many.
    Players { most: usize, players: usize },
    /// No rounds, or too many.
    Rounds { most: u16, rounds: u16 },
    /// The lowest rating is above the highest.
    Ratings { lowest: u16, highest: u16 },
    /// No event can be scored so.
    PointSystem(InvalidPointSystem),
    /// It cannot be accelerated.
    Acceleration(CannotAccelerate),
    /// The given players cannot play together.
    Field(Violations),
    /// All attempts ended early.
    Incomplete { attempts: usize, reason: CannotPair },
}

adoube_types::errors!(CannotGenerate);

impl From<InvalidPointSystem> for CannotGenerate {
    fn from(reason: InvalidPointSystem) -> CannotGenerate {
        CannotGenerate::PointSystem(reason)
    }
}

impl From<CannotAccelerate> for CannotGenerate {
    fn from(reason: CannotAccelerate) -> CannotGenerate {
        CannotGenerate::Acceleration(reason)
    }
}

impl From<Violations> for CannotGenerate {
    fn from(reason: Violations) -> CannotGenerate {
        CannotGenerate::Field(reason)
    }
}

/// A random tournament, perhaps not to the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedTournament {
    /// The tournament as far as it was played.
    pub tournament: Tournament,
    /// Why it ended early, if it did.
    pub stopped: Option<CannotPair>,
}

/// Makes a complete random tournament. If a round has no legal pairing, another attempt is made
/// with the next lots of the seed.
///
/// # Errors
///
/// [`CannotGenerate`] if the settings contradict themselves, or if no attempt could be paired to
/// the end.
///
/// ```
/// use adoube_pairing::generate::{GeneratorSettings, generate};
///
/// let settings = GeneratorSettings { rounds: 5, ..GeneratorSettings::default() };
/// let tournament = generate(&settings, 1987).unwrap();
/// assert_eq!(tournament.rounds().len(), 5);
/// assert_eq!(generate(&settings, 1987).unwrap(), tournament);
/// ```
pub fn generate(settings: &GeneratorSettings, seed: u64) -> Result<Tournament, CannotGenerate> {
    let mut seeds = Lots::from_seed(seed);
    let mut attempt = play(settings, seed)?;
    for _ in 1..ATTEMPTS {
        if attempt.stopped.is_none() {
            break;
        }
        attempt = play(settings, seeds.bits())?;
    }
    match attempt.stopped {
        None => Ok(attempt.tournament),
        Some(reason) => Err(CannotGenerate::Incomplete {
            attempts: ATTEMPTS,
            reason,
        }),
    }
}

/// Plays a random tournament until it is finished or a round has no legal pairing.
///
/// # Errors
///
/// [`CannotGenerate`] if the settings contradict themselves. A round without a legal pairing is no
/// error: [`PlayedTournament::stopped`] tells it.
pub fn play(settings: &GeneratorSettings, seed: u64) -> Result<PlayedTournament, CannotGenerate> {
    settings.check()?;
    let mut running = RunningTournament::open(settings, Lots::from_seed(seed))?;
    for round in 1..=settings.rounds {
        if let Err(reason) = running.round(RoundNumber(round))? {
            running.note_absences(RoundNumber(round));
            return Ok(PlayedTournament {
                tournament: running.close()?,
                stopped: Some(reason),
            });
        }
    }
    Ok(PlayedTournament {
        tournament: running.close()?,
        stopped: None,
    })
}
