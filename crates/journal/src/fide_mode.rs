//! What FIDE's rules leave to a section, and what is outside them.

use adoube_tournament::{PointSystem, Points};
use serde::Serialize;

use crate::{Format, SectionSettings};

/// What of a section's settings is outside FIDE's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum OutsideFide {
    /// The way the games are arranged.
    Format,
    /// The pairing system.
    PairingSystem,
    /// The rules of play.
    Rules,
    /// Two draws are worth more than a win and a loss.
    Draws,
    /// The pairing-allocated bye is worth more than a win.
    ByeAboveWin,
    /// The pairing-allocated bye has a value that no results can reach; of 1 – ½ – 0 another than these.
    ByeValue,
}

impl OutsideFide {
    /// Whether it is only what points are worth: the section is one of FIDE's otherwise.
    pub fn is_of_points(self) -> bool {
        use OutsideFide::{ByeAboveWin, ByeValue, Draws};
        matches!(self, Draws | ByeAboveWin | ByeValue)
    }
}

/// What of the settings is outside FIDE's rules, the greatest difference first; nothing if they are within.
///
/// ```
/// use adoube_journal::{OutsideFide, SectionSettings, outside_fide};
/// use adoube_tournament::{PointSystem, Points};
///
/// let mut settings = SectionSettings::swiss("Open", 9);
/// assert_eq!(outside_fide(&settings), None);
/// settings.point_system = PointSystem::of(Points::ONE, Points::hundredths(80), Points::ZERO);
/// assert_eq!(outside_fide(&settings), Some(OutsideFide::Draws));
/// ```
pub fn outside_fide(settings: &SectionSettings) -> Option<OutsideFide> {
    let is_us = |name: &Option<String>| {
        let name = name.as_deref();
        name.is_some_and(|name| name == "us" || name.starts_with("us-"))
    };
    let announced = settings.announced.get("round_robin_table");
    if announced.is_some_and(|table| table.contains("us_chess")) {
        return Some(OutsideFide::PairingSystem);
    }
    // Both formats are of US Chess (31A, 28M4).
    if matches!(
        settings.format,
        Format::IndividualTeams | Format::ExtraGames
    ) {
        return Some(OutsideFide::Format);
    }
    if is_us(&settings.pairing_system) {
        return Some(OutsideFide::PairingSystem);
    }
    if is_us(&settings.rules) {
        return Some(OutsideFide::Rules);
    }
    let (games, matches) = (&settings.point_system, &settings.team_scoring.match_points);
    // No player of a team gets a bye: what a file has for it are the points of all boards together.
    match settings.format.is_of_team_matches() {
        true => outside_results(games).or_else(|| outside_points(matches)),
        false => outside_points(games).or_else(|| outside_points(matches)),
    }
}

/// What of the points for results is outside FIDE's rules.
fn outside_results(points: &PointSystem) -> Option<OutsideFide> {
    let (win, draw, loss) = (points.win, points.draw, points.loss);
    (draw + draw > win + loss).then_some(OutsideFide::Draws)
}

/// What of a point system is outside FIDE's rules.
fn outside_points(points: &PointSystem) -> Option<OutsideFide> {
    let (win, draw, loss) = (points.win, points.draw, points.loss);
    let bye = points.pairing_allocated_bye;
    if let Some(outside) = outside_results(points) {
        return Some(outside);
    }
    if bye > win {
        return Some(OutsideFide::ByeAboveWin);
    }
    let step = divisor(
        divisor(win.as_hundredths(), draw.as_hundredths()),
        loss.as_hundredths(),
    );
    let is_reached = bye >= Points::ZERO && bye.as_hundredths() % step.max(1) == 0;
    (!is_reached).then_some(OutsideFide::ByeValue)
}

fn divisor(one: i32, other: i32) -> i32 {
    match other {
        0 => one.abs(),
        _ => divisor(other, one % other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_points(points: PointSystem) -> Option<OutsideFide> {
        let mut settings = SectionSettings::swiss("Open", 9);
        settings.point_system = points;
        outside_fide(&settings)
    }

    #[test]
    fn points_within_and_outside() {
        let hundredths = Points::hundredths;
        let standard = PointSystem::one_half_zero;
        let football = PointSystem::three_one_zero;
        for bye in [0, 50, 100] {
            let points = standard().with_pairing_allocated_bye(hundredths(bye));
            assert_eq!(with_points(points), None, "{bye}");
        }
        let outside = |points: PointSystem, bye| {
            with_points(points.with_pairing_allocated_bye(hundredths(bye)))
        };
        assert_eq!(outside(standard(), 200), Some(OutsideFide::ByeAboveWin));
        assert_eq!(outside(standard(), 75), Some(OutsideFide::ByeValue));
        assert_eq!(outside(football(), 200), None);
        assert_eq!(outside(football(), 150), Some(OutsideFide::ByeValue));
        assert_eq!(outside(football(), 400), Some(OutsideFide::ByeAboveWin));
        let generous = PointSystem::of(Points::ONE, hundredths(80), Points::ZERO);
        assert_eq!(with_points(generous), Some(OutsideFide::Draws));
        let own = PointSystem::of(hundredths(300), hundredths(200), hundredths(100));
        assert_eq!(with_points(own), None);
    }

    #[test]
    fn byes_of_teams_are_those_of_matches() {
        let mut settings = SectionSettings::swiss("Teams", 5);
        settings.format = Format::TeamSwiss;
        let (one, two, five) = (
            Points::ONE,
            Points::hundredths(200),
            Points::hundredths(500),
        );
        settings.point_system = PointSystem::one_half_zero().with_pairing_allocated_bye(five);
        settings.team_scoring.match_points = PointSystem::of(two, one, Points::ZERO);
        assert_eq!(outside_fide(&settings), None);
        let matches = settings.team_scoring.match_points.clone();
        settings.team_scoring.match_points = matches.with_pairing_allocated_bye(five);
        assert_eq!(outside_fide(&settings), Some(OutsideFide::ByeAboveWin));
    }

    #[test]
    fn systems_within_and_outside() {
        let mut settings = SectionSettings::swiss("Open", 9);
        for system in [
            "dutch-2026",
            "dubov",
            "burstein-2026",
            "lim",
            "double-swiss",
        ] {
            settings.pairing_system = Some(system.to_owned());
            assert_eq!(outside_fide(&settings), None, "{system}");
        }
        for system in ["us", "us-2025", "us-team-2025"] {
            settings.pairing_system = Some(system.to_owned());
            assert_eq!(outside_fide(&settings), Some(OutsideFide::PairingSystem));
        }
        settings.pairing_system = None;
        settings.rules = Some("us-2025".to_owned());
        assert_eq!(outside_fide(&settings), Some(OutsideFide::Rules));
    }
}
