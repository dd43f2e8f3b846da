//! Teams that are paired in the same manner as players (31E).
//!
//! Teams are grouped by their match points and ranked by the average rating of their regulars
//! (31C); colours are those of board 1. By the variation 31E1 game points make the groups.

use adoube_tournament::{PointSystem, Points, PrimaryScore, Team, Tournament};

use super::Settings;
use crate::schedule::team_match::rating::{TeamRating, of_rated, with_estimates};

/// How a Swiss of teams is paired by the rules of US Chess.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeamSwiss {
    /// What the section has announced.
    pub settings: Settings,
    /// What makes the score groups: match points, or game points by a variation (31E1).
    pub primary: PrimaryScore,
}

impl TeamSwiss {
    /// The average of the rated regulars, rounded (31C); with estimates for those without a rating
    /// where that is announced (31C1). Where the variation has none to give, since two who sit side
    /// by side have no rating, the rated count alone.
    pub(crate) fn rating(&self, tournament: &Tournament, team: &Team) -> Option<u16> {
        let members = team.details.members.iter();
        let regulars = members.take(regulars(tournament));
        let rating = |member: &_| {
            let entrant = tournament.entrant(*member)?;
            let rating = self.settings.rating.of(&entrant.player);
            rating.filter(|rating| *rating > 0).map(u32::from)
        };
        let ratings: Vec<Option<u32>> = regulars.map(rating).collect();
        let estimated = match self.settings.estimates_for_teams {
            true => with_estimates(&ratings).ok(),
            false => None,
        };
        estimated.or_else(|| of_rated(&ratings)).and_then(rounded)
    }

    /// What makes the score groups, as points of a round.
    pub(crate) fn points(&self, tournament: &Tournament) -> PointSystem {
        if self.primary == PrimaryScore::MatchPoints {
            return tournament.draft().team_scoring.match_points.clone();
        }
        let games = tournament.point_system();
        let boards = tournament.team_boards().max(1);
        let on_all = |points: Points| (0..boards).map(|_| points).sum();
        PointSystem::of(on_all(games.win), on_all(games.draw), on_all(games.loss))
    }
}

/// How many of a list are regulars: as many as a match has boards; all if that is not known.
fn regulars(tournament: &Tournament) -> usize {
    match tournament.team_boards() {
        0 => usize::MAX,
        boards => boards,
    }
}

fn rounded(rating: TeamRating) -> Option<u16> {
    let (numerator, denominator) = rating.as_fraction();
    u16::try_from((2 * numerator + denominator).div_euclid(2 * denominator)).ok()
}
