//! The configuration that the generators of JaVaFo and bbpPairings read: a line `Key=Value` each.

use adoube_formats::decode;
use adoube_pairing::dutch::Edition;
use adoube_pairing::generate::{Chance, Field, GeneratorSettings};
use adoube_pairing::schedule::lots::Lots;
use adoube_tournament::{PointSystem, Points};
use miette::LabeledSpan;

use crate::failure::Failure;
use crate::texts::fail;

/// What a configuration says.
pub(super) struct Configuration {
    players: usize,
    rounds: u16,
    lowest_rating: u16,
    highest_rating: u16,
    draws: Chance,
    /// One game in so many is forfeited.
    forfeit_rate: Rate,
    /// One player in so many is absent from a round.
    retired_rate: Rate,
    /// One player in so many has a half-point bye.
    half_point_bye_rate: Rate,
    points: PointsFor,
}

/// Once in so many times, in thousandths.
#[derive(Clone, Copy)]
struct Rate(u32);

impl Rate {
    fn drawn(lots: &mut Lots, least: u32, most: u32) -> Rate {
        Rate(1000 * between(lots, least, most))
    }

    fn read(value: &str, least: u32) -> Option<Rate> {
        let (whole, decimals) = value.split_once('.').unwrap_or((value, ""));
        if decimals.len() > 3 || !decimals.bytes().all(|digit| digit.is_ascii_digit()) {
            return None;
        }
        let thousandths = format!("{whole}{decimals:0<3}").parse().ok()?;
        (thousandths >= 1000 * least).then_some(Rate(thousandths))
    }

    /// The chance for each of so many times that come together to the rate.
    fn spread_over(self, times: u16) -> Chance {
        Chance::share(1000, self.0.saturating_mul(u32::from(times.max(1))))
    }
}

/// The points that are told; what is not follows from the others.
#[derive(Default)]
struct PointsFor {
    win: Option<Points>,
    draw: Option<Points>,
    loss: Option<Points>,
    absence: Option<Points>,
    forfeit_loss: Option<Points>,
    pairing_allocated_bye: Option<Points>,
}

/// One of the numbers from the least to the most.
fn between(lots: &mut Lots, least: u32, most: u32) -> u32 {
    least + lots.below(most - least + 1)
}

impl Configuration {
    /// What is used where a file says nothing: drawn by lot.
    pub(super) fn drawn(lots: &mut Lots) -> Configuration {
        // None of these numbers is larger than a u16 can hold.
        Configuration {
            players: between(lots, 15, 215) as usize,
            rounds: between(lots, 5, 15) as u16,
            lowest_rating: between(lots, 1400, 2300) as u16,
            highest_rating: between(lots, 2400, 2800) as u16,
            draws: Chance::percent(between(lots, 10, 50)),
            forfeit_rate: Rate::drawn(lots, 6, 30),
            retired_rate: Rate::drawn(lots, 15, 3225),
            half_point_bye_rate: Rate::drawn(lots, 15, 3225),
            points: PointsFor::default(),
        }
    }

    /// Reads a file over what stands here already. `name` is what the user calls it.
    pub(super) fn read(&mut self, name: &str, bytes: &[u8]) -> Result<(), Failure> {
        let text = decode(bytes).into_owned();
        let mut start = 0;
        for (number, line) in (1_u32..).zip(text.split_inclusive(['\n', '\r'])) {
            let content = line.trim();
            if !content.is_empty() && !content.starts_with('#') && self.take(content).is_none() {
                let span = LabeledSpan::new(None, start, content.len());
                let failure = fail!("swiss-no-setting", name, line = number, text = content);
                return Err(failure.in_file(name, text.clone(), vec![span]));
            }
            start += line.len();
        }
        Ok(())
    }

    fn take(&mut self, line: &str) -> Option<()> {
        let (key, value) = line.split_once('=')?;
        let value = value.trim();
        let points = || Some(Some(value.parse::<Points>().ok()?));
        match key.trim() {
            "PlayersNumber" => self.players = value.parse().ok()?,
            "RoundsNumber" => self.rounds = value.parse().ok()?,
            "LowestRating" => self.lowest_rating = value.parse().ok()?,
            "HighestRating" => self.highest_rating = value.parse().ok()?,
            "DrawPercentage" => self.draws = value.parse().ok()?,
            "ForfeitRate" => self.forfeit_rate = Rate::read(value, 1)?,
            "RetiredRate" => self.retired_rate = Rate::read(value, 2)?,
            // The second spelling is an old slip of the pen that files still have.
            "HalfPointByeRate" | "HalfPointByteRate" => {
                self.half_point_bye_rate = Rate::read(value, 1)?;
            }
            "PointsForWin" => self.points.win = points()?,
            "PointsForDraw" => self.points.draw = points()?,
            "PointsForLoss" => self.points.loss = points()?,
            "PointsForZPB" => self.points.absence = points()?,
            "PointsForForfeitLoss" => self.points.forfeit_loss = points()?,
            "PointsForPAB" => self.points.pairing_allocated_bye = points()?,
            _ => return None,
        }
        Some(())
    }

    /// The settings of our generator that come closest.
    pub(super) fn settings(&self, edition: Edition) -> GeneratorSettings {
        GeneratorSettings {
            system: edition.into(),
            field: Field::Random {
                players: self.players,
                lowest_rating: self.lowest_rating,
                highest_rating: self.highest_rating,
                unrated: Chance::NEVER,
            },
            rounds: self.rounds,
            point_system: self.points.system(),
            draws: Some(self.draws),
            forfeits: self.forfeit_rate.spread_over(1),
            zero_point_byes: self.retired_rate.spread_over(self.rounds),
            half_point_byes: self.half_point_bye_rate.spread_over(self.rounds),
            late_entries: Chance::NEVER,
            withdrawals: Chance::NEVER,
            full_point_byes: Chance::NEVER,
            ..GeneratorSettings::default()
        }
    }
}

impl PointsFor {
    fn system(&self) -> PointSystem {
        let usual = PointSystem::default();
        let usual = PointSystem::of(
            self.win.unwrap_or(usual.win),
            self.draw.unwrap_or(usual.draw),
            self.loss.unwrap_or(usual.loss),
        );
        let forfeit_loss = self.forfeit_loss.unwrap_or(usual.forfeit_loss);
        let absence = self.absence.unwrap_or(forfeit_loss);
        PointSystem {
            forfeit_loss,
            zero_point_bye: absence,
            not_paired: absence,
            pairing_allocated_bye: (self.pairing_allocated_bye)
                .unwrap_or(usual.pairing_allocated_bye),
            ..usual
        }
    }
}
