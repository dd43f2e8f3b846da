//! What random tournaments are like, from the command line.

use std::path::PathBuf;

use adoube_pairing::generate::{Chance, Field, GeneratorSettings};
use adoube_tournament::{PointSystem, Points};
use clap::{Args, ValueEnum};

use super::file::SwissFile;
use super::{ColourArg, SystemArgs};
use crate::args::value;
use crate::failure::Failure;
use crate::texts::{t, tell};

#[derive(Args)]
pub(super) struct SettingsArgs {
    #[command(flatten)]
    system: SystemArgs,
    /// How many players [default: 50]
    #[arg(long)]
    players: Option<usize>,
    /// How many rounds [default: 9]
    #[arg(long)]
    rounds: Option<u16>,
    /// The lowest and the highest rating, such as 1400-2400 [default: 1400-2400]
    #[arg(long, value_name = "LOW-HIGH", value_parser = ratings)]
    ratings: Option<(u16, u16)>,
    /// How many players have no rating, in percent [default: 0]
    #[arg(long, value_name = "PERCENT", value_parser = value::<Chance>)]
    unrated: Option<Chance>,
    /// A tournament report file that gives players, rounds, points and how often things happen
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "ratings", "unrated"])]
    model: Option<PathBuf>,
    /// Points for a win, a draw and a loss, such as 3-1-0
    #[arg(long, value_name = "W-D-L", value_parser = point_system)]
    points: Option<PointSystem>,
    /// Points for the pairing-allocated bye, if not those of a win
    #[arg(long, value_name = "POINTS", value_parser = value::<Points>)]
    bye_points: Option<Points>,
    /// Virtual points in the first rounds
    #[arg(long, value_enum, value_name = "METHOD")]
    acceleration: Option<AccelerationArg>,
    /// The initial colour; by default drawn by lot
    #[arg(long, value_enum, value_name = "COLOUR")]
    initial_colour: Option<ColourArg>,
    /// How many groups of two to four players there are who may not meet
    #[arg(long, value_name = "GROUPS", default_value_t = 0)]
    prohibited: u32,
    /// How many games are drawn, in percent, where the ratings leave room for it [default: 30]
    #[arg(long, value_name = "PERCENT", value_parser = value::<Chance>)]
    draws: Option<Chance>,
    /// How many games are forfeited, in percent
    #[arg(long, value_name = "PERCENT", value_parser = value::<Chance>)]
    forfeits: Option<Chance>,
    /// How many of the forfeited games are forfeited by both, in percent
    #[arg(long, value_name = "PERCENT", value_parser = value::<Chance>)]
    double_forfeits: Option<Chance>,
    /// How many players enter late, in percent
    #[arg(long, value_name = "PERCENT", value_parser = value::<Chance>)]
    late: Option<Chance>,
    /// How many players withdraw before each round, in percent
    #[arg(long, value_name = "PERCENT", value_parser = value::<Chance>)]
    withdrawals: Option<Chance>,
    /// How many of the withdrawn players return before each round, in percent
    #[arg(long, value_name = "PERCENT", value_parser = value::<Chance>)]
    returns: Option<Chance>,
    /// How many players ask for a half-point bye in each round, in percent
    #[arg(long, value_name = "PERCENT", value_parser = value::<Chance>)]
    half_point_byes: Option<Chance>,
    /// How many players ask for a zero-point bye in each round, in percent
    #[arg(long, value_name = "PERCENT", value_parser = value::<Chance>)]
    zero_point_byes: Option<Chance>,
    /// How many players ask for a full-point bye in each round, in percent
    #[arg(long, value_name = "PERCENT", value_parser = value::<Chance>)]
    full_point_byes: Option<Chance>,
}

#[derive(Clone, Copy, ValueEnum)]
pub(super) enum AccelerationArg {
    /// Baku acceleration (C.04.7)
    Baku,
}

impl SettingsArgs {
    /// The settings: what is asked for, or what the model has, or the defaults.
    pub(super) fn settings(
        &self,
        defaults: GeneratorSettings,
    ) -> Result<GeneratorSettings, Failure> {
        let base = match &self.model {
            Some(model) => like(&SwissFile::read(model, &self.system.options()?)?)?,
            None => {
                let (system, us_facts) = self.system.to_generate()?;
                GeneratorSettings {
                    system,
                    us_facts,
                    field: self.field(&defaults),
                    ..defaults
                }
            }
        };
        let mut point_system = self.points.clone().unwrap_or(base.point_system);
        if let Some(points) = self.bye_points {
            point_system.pairing_allocated_bye = points;
        }
        Ok(GeneratorSettings {
            rounds: self.rounds.unwrap_or(base.rounds),
            point_system,
            initial_colour: self.initial_colour.map(Into::into),
            baku: self.acceleration.is_some(),
            prohibited_groups: self.prohibited,
            draws: self.draws.unwrap_or(base.draws),
            forfeits: self.forfeits.unwrap_or(base.forfeits),
            double_forfeits: self.double_forfeits.unwrap_or(base.double_forfeits),
            late_entries: self.late.unwrap_or(base.late_entries),
            withdrawals: self.withdrawals.unwrap_or(base.withdrawals),
            returns: self.returns.unwrap_or(base.returns),
            half_point_byes: self.half_point_byes.unwrap_or(base.half_point_byes),
            zero_point_byes: self.zero_point_byes.unwrap_or(base.zero_point_byes),
            full_point_byes: self.full_point_byes.unwrap_or(base.full_point_byes),
            ..base
        })
    }

    fn field(&self, defaults: &GeneratorSettings) -> Field {
        let mut field = defaults.field.clone();
        if let Field::Random {
            players,
            lowest_rating,
            highest_rating,
            unrated,
        } = &mut field
        {
            *players = self.players.unwrap_or(*players);
            *unrated = self.unrated.unwrap_or(*unrated);
            if let Some(ratings) = self.ratings {
                (*lowest_rating, *highest_rating) = ratings;
            }
        }
        field
    }
}

/// Settings for tournaments like that of a file.
pub(super) fn like(file: &SwissFile) -> Result<GeneratorSettings, Failure> {
    Ok(GeneratorSettings {
        us_facts: file.rules.facts(),
        ..GeneratorSettings::like(&file.tournament()?, file.rules.system())
    })
}

/// `1400-2400`.
fn ratings(text: &str) -> Result<(u16, u16), String> {
    let parts = text.split_once('-');
    parts
        .and_then(|(low, high)| Some((low.trim().parse().ok()?, high.trim().parse().ok()?)))
        .ok_or_else(|| t("swiss-invalid-ratings").to_owned())
}

/// `3-1-0`.
fn point_system(text: &str) -> Result<PointSystem, String> {
    let points: Result<Vec<Points>, _> = text.split('-').map(str::parse).collect();
    match points.as_deref() {
        Ok([win, draw, loss]) => {
            let system = PointSystem::of(*win, *draw, *loss);
            system.check().map_err(|error| tell(&error))?;
            Ok(system)
        }
        _ => Err(t("swiss-invalid-points").to_owned()),
    }
}
