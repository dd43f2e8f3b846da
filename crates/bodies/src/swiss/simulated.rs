//! Tournaments made up, and many of them played.

use adoube_pairing::generate::GeneratorSettings;
use adoube_pairing::simulate::Simulation;
use adoube_tournament::PairingNumber;
use serde::Serialize;

/// A tournament that was made up.
#[derive(Serialize)]
pub struct GeneratedBody<'a> {
    pub seed: u64,
    pub players: usize,
    pub rounds: usize,
    /// Why it ends early.
    pub stopped: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trf: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
}

/// What happened in many tournaments.
#[derive(Serialize)]
pub struct SimulationBody {
    pub seed: u64,
    pub system: &'static str,
    pub runs: u64,
    pub unfinished: u64,
    pub winners: Vec<WinsBody>,
    pub rounds: Vec<RoundFiguresBody>,
    pub colour_differences: Vec<ColourDifference>,
    pub three_in_a_row: u64,
}

/// How often a player came first.
#[derive(Serialize)]
pub struct WinsBody {
    pub tpn: PairingNumber,
    pub alone: u64,
    pub shared: u64,
}

/// Sums of a round over all runs.
#[derive(Serialize)]
pub struct RoundFiguresBody {
    pub round: u16,
    pub pairs: u64,
    pub floats: u64,
    pub leaders: u64,
    pub lone_leaders: u64,
}

/// How many players ended with a difference between the colours.
#[derive(Serialize)]
pub struct ColourDifference {
    pub difference: u32,
    pub players: u64,
}

impl SimulationBody {
    /// What came of a simulation with these settings.
    pub fn of(simulation: &Simulation, settings: &GeneratorSettings, seed: u64) -> SimulationBody {
        let winners = simulation.winners.iter().map(|(number, wins)| WinsBody {
            tpn: *number,
            alone: wins.alone,
            shared: wins.shared,
        });
        let rounds = (1..).zip(&simulation.rounds);
        let rounds = rounds.map(|(round, figures)| RoundFiguresBody {
            round,
            pairs: figures.pairs,
            floats: figures.floats,
            leaders: figures.leaders,
            lone_leaders: figures.lone_leaders,
        });
        let differences = simulation.colour_differences.iter();
        let differences = differences.map(|(difference, players)| ColourDifference {
            difference: *difference,
            players: *players,
        });
        SimulationBody {
            seed,
            system: settings.system.name(),
            runs: simulation.runs,
            unfinished: simulation.unfinished,
            winners: winners.collect(),
            rounds: rounds.collect(),
            colour_differences: differences.collect(),
            three_in_a_row: simulation.three_in_a_row,
        }
    }
}
