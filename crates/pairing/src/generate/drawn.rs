//! Settings that nobody chose: drawn by lot, within what events are like.

use adoube_tournament::{Draft, PointSystem, Points};

use super::{Chance, Field, GeneratorSettings, Happening, HappeningKind, Often};
use crate::schedule::lots::Lots;
use crate::system::SwissSystem;

/// One of the numbers from the least to the most.
fn between(lots: &mut Lots, least: u32, most: u32) -> u32 {
    least + lots.below(most.saturating_sub(least) + 1)
}

/// A share of up to so many tenths of a percent.
fn tenths(lots: &mut Lots, most: u32) -> Chance {
    Chance::share(lots.below(most + 1), 1000)
}

impl GeneratorSettings {
    /// Settings for a tournament of which nothing is told but the system, and perhaps how many players
    /// or rounds it has: a field that can play so many rounds, ratings, points, an acceleration where
    /// the system has one, byes, forfeits, late entries and withdrawals in the shares that events have.
    pub fn drawn(
        system: SwissSystem,
        players: Option<usize>,
        rounds: Option<u16>,
        lots: &mut Lots,
    ) -> GeneratorSettings {
        let of_teams = system.is_for_teams();
        let most = if of_teams { 24 } else { 80 };
        let least = rounds.map_or(8, |rounds| (2 * u32::from(rounds)).max(8));
        let players = players.unwrap_or_else(|| between(lots, least, most.max(2 * least)) as usize);
        let rounds = rounds.unwrap_or_else(|| drawn_rounds(players, lots));
        let lowest = between(lots, 1000, 1900) as u16;
        let highest = lowest + between(lots, 300, 900) as u16;
        let field = Field::Random {
            players,
            lowest_rating: lowest,
            highest_rating: highest,
            unrated: match lots.below(4) {
                0 => tenths(lots, 300),
                _ => Chance::NEVER,
            },
        };
        let point_system = match of_teams || system.us_chess().is_some() {
            true => PointSystem::default(),
            false => drawn_points(lots),
        };
        let wants_baku = lots.below(5) == 0;
        let accelerated = system.baku(&Draft::default(), rounds, &point_system);
        GeneratorSettings {
            field,
            rounds,
            baku: wants_baku && !of_teams && accelerated.is_ok(),
            point_system,
            prohibited_groups: lots.below(10).saturating_sub(7),
            draws: None,
            forfeits: tenths(lots, 40),
            double_forfeits: Chance::percent(5),
            late_entries: tenths(lots, 40),
            withdrawals: tenths(lots, 20),
            returns: Chance::percent(10),
            half_point_byes: tenths(lots, 80),
            zero_point_byes: tenths(lots, 20),
            full_point_byes: tenths(lots, 4),
            happenings: [
                HappeningKind::HalfNil,
                HappeningKind::NilHalf,
                HappeningKind::NilNil,
            ]
            .map(|kind| Happening {
                kind,
                round: None,
                often: Often::Share(tenths(lots, 4)),
            })
            .to_vec(),
            system,
            ..GeneratorSettings::default()
        }
    }
}

/// As many rounds as the field bears, and no more than events have.
fn drawn_rounds(players: usize, lots: &mut Lots) -> u16 {
    let bears = u32::try_from(players / 2).unwrap_or(u32::MAX);
    // At most eleven.
    between(lots, 3.min(bears.max(1)), bears.clamp(1, 11)) as u16
}

/// 1 – ½ – 0 as a rule; the bye is worth a win, or less.
fn drawn_points(lots: &mut Lots) -> PointSystem {
    let system = match lots.below(10) {
        0 => PointSystem::three_one_zero(),
        1 => PointSystem::two_one_zero(),
        _ => PointSystem::default(),
    };
    let (draw, loss) = (system.draw, Points::ZERO);
    match lots.below(8) {
        0 => system.with_pairing_allocated_bye(draw),
        1 => system.with_pairing_allocated_bye(loss),
        _ => system,
    }
}
