//! What random tournaments are like, from the command line.

use std::path::PathBuf;

use adoube_journal::{SectionSettings, outside_fide};
use adoube_pairing::generate::{
    Chance, Field, GeneratorSettings, Happening, HappeningKind, InvalidChance, Often,
};
use adoube_pairing::schedule::lots::Lots;
use adoube_tournament::{ByeKind, Draft, Player, PointSystem, Points, RoundNumber};
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
    /// How many players
    #[arg(long)]
    players: Option<usize>,
    /// How many rounds
    #[arg(long)]
    rounds: Option<u16>,
    /// The lowest and the highest rating, such as 1400-2400, or the ratings one by one, such as 2400,2350,0 (0 for none)
    #[arg(long, value_name = "RATINGS", value_parser = ratings)]
    ratings: Option<RatingsArg>,
    /// The highest rating, how far each player is below the one before, and how much ratings deviate, such as 2400,20,50
    #[arg(long, value_name = "HIGHEST,STEP,DEVIATION", value_parser = rating_steps)]
    #[arg(conflicts_with_all = ["ratings", "unrated"])]
    rating_steps: Option<(u16, u16, u16)>,
    /// How many players have no rating, in percent
    #[arg(long, value_name = "PERCENT", value_parser = value::<Chance>)]
    unrated: Option<Chance>,
    /// A tournament report file that gives players, rounds, points and how often things happen
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "ratings", "rating_steps", "unrated"])]
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
    #[arg(long, value_name = "GROUPS")]
    prohibited: Option<u32>,
    /// How many games are drawn, in percent, where the ratings leave room for it; without it games end by FIDE's statistical model
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
    /// How many half-point byes: a share of the players in each round, such as 5%, or a number, such as 3x; for single rounds 1:2x,4:10%
    #[arg(long, value_name = "HOW OFTEN", value_delimiter = ',', value_parser = how_often)]
    half_point_byes: Vec<HowOften>,
    /// How many zero-point byes, in the same way
    #[arg(long, value_name = "HOW OFTEN", value_delimiter = ',', value_parser = how_often)]
    zero_point_byes: Vec<HowOften>,
    /// How many full-point byes, in the same way
    #[arg(long, value_name = "HOW OFTEN", value_delimiter = ',', value_parser = how_often)]
    full_point_byes: Vec<HowOften>,
    /// How many games that White wins by forfeit: a share of the games, such as 1%, or a number, such as 2x; for single rounds 2:1x,5:3%
    #[arg(long, value_name = "HOW OFTEN", value_delimiter = ',', value_parser = how_often)]
    forfeit_wins: Vec<HowOften>,
    /// How many games that White loses by forfeit, in the same way
    #[arg(long, value_name = "HOW OFTEN", value_delimiter = ',', value_parser = how_often)]
    forfeit_losses: Vec<HowOften>,
    /// How many games that both forfeit, in the same way
    #[arg(long, value_name = "HOW OFTEN", value_delimiter = ',', value_parser = how_often)]
    both_forfeit: Vec<HowOften>,
    /// How many games that end ½ – 0, in the same way
    #[arg(long, value_name = "HOW OFTEN", value_delimiter = ',', value_parser = how_often)]
    half_nil: Vec<HowOften>,
    /// How many games that end 0 – ½, in the same way
    #[arg(long, value_name = "HOW OFTEN", value_delimiter = ',', value_parser = how_often)]
    nil_half: Vec<HowOften>,
    /// How many games that end 0 – 0, in the same way
    #[arg(long, value_name = "HOW OFTEN", value_delimiter = ',', value_parser = how_often)]
    nil_nil: Vec<HowOften>,
}

/// A share or a number, in one round or in any.
#[derive(Clone, Copy)]
pub(super) struct HowOften {
    round: Option<RoundNumber>,
    often: Often,
}

/// Refuses points that no event by the rules of FIDE has.
fn within_the_rules(base: &GeneratorSettings, points: &PointSystem) -> Result<(), Failure> {
    let settings = SectionSettings {
        point_system: points.clone(),
        ..SectionSettings::swiss("", base.rounds)
    };
    match outside_fide(&settings) {
        Some(what) if base.system.us_chess().is_none() => Err(Failure::new(tell(&what))),
        _ => Ok(()),
    }
}

/// Ratings of invented players.
#[derive(Clone)]
pub(super) enum RatingsArg {
    Between(u16, u16),
    OneByOne(Vec<u16>),
}

#[derive(Clone, Copy, ValueEnum)]
pub(super) enum AccelerationArg {
    /// Baku acceleration (C.04.7)
    Baku,
    /// No virtual points
    None,
}

/// What counts where nothing is told.
pub(super) enum Untold {
    /// It is drawn by lot, from this seed.
    Drawn(u64),
    /// The settings that were given.
    Usual(GeneratorSettings),
}

/// Lots for settings are others than those of the tournament itself.
const OF_SETTINGS: u64 = 0x5e77_1195;

impl SettingsArgs {
    /// The settings: what is asked for, or what the model has, or what counts where nothing is told.
    pub(super) fn settings(&self, untold: Untold) -> Result<GeneratorSettings, Failure> {
        let base = match &self.model {
            Some(model) => like(&SwissFile::read(model, &self.system.options()?)?)?,
            None => self.untold(untold)?,
        };
        // What is drawn must fit what is told.
        let drawn_points = match self.acceleration {
            Some(AccelerationArg::Baku) => PointSystem::default(),
            _ => base.point_system.clone(),
        };
        let mut point_system = self.points.clone().unwrap_or(drawn_points);
        if let Some(points) = self.bye_points {
            point_system.pairing_allocated_bye = points;
        }
        if self.points.is_some() || self.bye_points.is_some() {
            within_the_rules(&base, &point_system)?;
        }
        let baku = match self.acceleration {
            Some(told) => matches!(told, AccelerationArg::Baku),
            None => base.baku && self.points.is_none(),
        };
        let fits = |rounds: &u16| {
            let draft = Draft::default();
            let points = base.system.baku(&draft, *rounds, &point_system);
            !baku || points.is_ok()
        };
        let drawn_rounds = (base.rounds..base.rounds + 9).find(fits);
        let rounds = self.rounds.or(drawn_rounds).unwrap_or(base.rounds);
        let mut settings = GeneratorSettings {
            rounds,
            point_system,
            initial_colour: self.initial_colour.map(Into::into),
            baku,
            prohibited_groups: self.prohibited.unwrap_or(base.prohibited_groups),
            draws: self.draws.or(base.draws),
            forfeits: self.forfeits.unwrap_or(base.forfeits),
            double_forfeits: self.double_forfeits.unwrap_or(base.double_forfeits),
            late_entries: self.late.unwrap_or(base.late_entries),
            withdrawals: self.withdrawals.unwrap_or(base.withdrawals),
            returns: self.returns.unwrap_or(base.returns),
            ..base
        };
        self.happenings(&mut settings);
        Ok(settings)
    }

    fn untold(&self, untold: Untold) -> Result<GeneratorSettings, Failure> {
        let (system, us_facts) = self.system.to_generate()?;
        let base = match untold {
            Untold::Usual(usual) => GeneratorSettings { system, ..usual },
            Untold::Drawn(seed) => {
                let players = match &self.ratings {
                    Some(RatingsArg::OneByOne(ratings)) => Some(ratings.len()),
                    _ => self.players,
                };
                let mut lots = Lots::from_seed(seed ^ OF_SETTINGS);
                GeneratorSettings::drawn(system, players, self.rounds, &mut lots)
            }
        };
        Ok(GeneratorSettings {
            us_facts,
            field: self.field(base.field.clone()),
            ..base
        })
    }

    /// What happens so often or in single rounds; what is told replaces what counts otherwise.
    fn happenings(&self, settings: &mut GeneratorSettings) {
        use HappeningKind::{
            Bye, DoubleForfeit, ForfeitLoss, ForfeitWin, HalfNil, NilHalf, NilNil,
        };
        let told = [
            (Bye(ByeKind::HalfPoint), &self.half_point_byes),
            (Bye(ByeKind::ZeroPoint), &self.zero_point_byes),
            (Bye(ByeKind::FullPoint), &self.full_point_byes),
            (ForfeitWin, &self.forfeit_wins),
            (ForfeitLoss, &self.forfeit_losses),
            (DoubleForfeit, &self.both_forfeit),
            (HalfNil, &self.half_nil),
            (NilHalf, &self.nil_half),
            (NilNil, &self.nil_nil),
        ];
        for (kind, often) in told.into_iter().filter(|(_, often)| !often.is_empty()) {
            match kind {
                Bye(ByeKind::HalfPoint) => settings.half_point_byes = Chance::NEVER,
                Bye(ByeKind::ZeroPoint) => settings.zero_point_byes = Chance::NEVER,
                Bye(ByeKind::FullPoint) => settings.full_point_byes = Chance::NEVER,
                Bye(ByeKind::PairingAllocated) | HalfNil | NilHalf | NilNil => {}
                ForfeitWin | ForfeitLoss | DoubleForfeit if self.forfeits.is_none() => {
                    settings.forfeits = Chance::NEVER;
                }
                ForfeitWin | ForfeitLoss | DoubleForfeit => {}
            }
            settings.happenings.retain(|one| one.kind != kind);
            let told = often.iter().map(|HowOften { round, often }| Happening {
                kind,
                round: *round,
                often: *often,
            });
            settings.happenings.extend(told);
        }
    }

    fn field(&self, mut field: Field) -> Field {
        if let Some((highest_rating, step, deviation)) = self.rating_steps {
            let usual = field.size();
            return Field::Stepped {
                players: self.players.unwrap_or(usual),
                highest_rating,
                step,
                deviation,
            };
        }
        if let Some(RatingsArg::OneByOne(ratings)) = &self.ratings {
            return Field::Given(one_by_one(ratings));
        }
        if let Field::Random {
            players,
            lowest_rating,
            highest_rating,
            unrated,
        } = &mut field
        {
            *players = self.players.unwrap_or(*players);
            *unrated = self.unrated.unwrap_or(*unrated);
            if let Some(RatingsArg::Between(lowest, highest)) = self.ratings {
                (*lowest_rating, *highest_rating) = (lowest, highest);
            }
        }
        field
    }
}

/// Players with these ratings, the strongest first; 0 is none.
fn one_by_one(ratings: &[u16]) -> Vec<Player> {
    let mut ratings = ratings.to_vec();
    ratings.sort_unstable_by(|one, other| other.cmp(one));
    let player = |(number, rating): (usize, &u16)| Player {
        fide_rating: Some(*rating).filter(|rating| *rating > 0),
        ..Player::named(&format!("Player {number:04}"))
    };
    (1..).zip(&ratings).map(player).collect()
}

/// Settings for tournaments like that of a file.
pub(super) fn like(file: &SwissFile) -> Result<GeneratorSettings, Failure> {
    Ok(GeneratorSettings {
        us_facts: file.rules.facts(),
        ..GeneratorSettings::like(&file.tournament()?, file.rules.system())
    })
}

/// `1400-2400`, or `2400,2350,2300`.
fn ratings(text: &str) -> Result<RatingsArg, String> {
    let wrong = || t("swiss-invalid-ratings").to_owned();
    if let Some((low, high)) = text.split_once('-') {
        let number = |text: &str| text.trim().parse().map_err(|_| wrong());
        return Ok(RatingsArg::Between(number(low)?, number(high)?));
    }
    let all: Result<Vec<u16>, _> = text.split(',').map(|one| one.trim().parse()).collect();
    all.map(RatingsArg::OneByOne).map_err(|_| wrong())
}

/// `2400,20,50`.
fn rating_steps(text: &str) -> Result<(u16, u16, u16), String> {
    let parts: Result<Vec<u16>, _> = text.split(',').map(|part| part.trim().parse()).collect();
    match parts.as_deref() {
        Ok([highest, step, deviation]) => Ok((*highest, *step, *deviation)),
        _ => Err(t("swiss-invalid-rating-steps").to_owned()),
    }
}

/// `5%`, `3x`, `2:1x`.
fn how_often(text: &str) -> Result<HowOften, String> {
    let (round, often) = match text.split_once(':') {
        Some((round, often)) => {
            let round = round.trim().parse().map(RoundNumber);
            let round = round.map_err(|_| t("swiss-invalid-round").to_owned())?;
            (Some(round), often)
        }
        None => (None, text),
    };
    let often = often
        .trim()
        .parse()
        .map_err(|wrong: InvalidChance| tell(&wrong))?;
    Ok(HowOften { round, often })
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
