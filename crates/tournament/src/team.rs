//! Teams and their boards.

use std::cmp::Ordering;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{EntrantId, Outcome, PairingNumber, PointSystem, Points};

/// Names a team inside a section for as long as the section exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TeamId(pub u32);

impl fmt::Display for TeamId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "team {}", self.0)
    }
}

/// A team: its players in the fixed board order, reserves last (General Regulations 7).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    /// Names the team for ever; never given to another one.
    pub id: TeamId,
    /// The place in the initial ranking of the teams; `None` until numbers are assigned.
    pub pairing_number: Option<PairingNumber>,
    /// What is announced of the team: name, captain, players in board order.
    pub details: TeamDetails,
}

/// What is announced of a team.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamDetails {
    /// The name of the team.
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captain: Option<String>,
    /// The players in board order.
    #[serde(default)]
    pub members: Vec<EntrantId>,
}

/// How a team event is scored (C.07.11; TRF records 320, 352 and 362).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TeamScoring {
    /// What a match is worth.
    pub match_points: PointSystem,
    /// The score that ranks the teams.
    pub primary: PrimaryScore,
    /// On how many boards a match is played; 0 for as many as the matches have.
    pub boards: u16,
    /// The game points of a pairing-allocated bye; a win on every board if nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bye_game_points: Option<Points>,
    /// When a match is won.
    #[serde(skip_serializing_if = "MatchRule::is_usual")]
    pub match_rule: MatchRule,
    /// In a Swiss of players for teams, players bring their team points for their places rather than
    /// their scores (US 31A1).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub by_places: bool,
}

impl Default for TeamScoring {
    fn default() -> TeamScoring {
        TeamScoring {
            match_points: PointSystem::two_one_zero(),
            primary: PrimaryScore::MatchPoints,
            boards: 0,
            bye_game_points: None,
            match_rule: MatchRule::HigherTotal,
            by_places: false,
        }
    }
}

/// When a team has won a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MatchRule {
    /// The higher total of game points wins, whatever it is (US 31E).
    #[default]
    HigherTotal,
    /// More than half of the game points to be had wins, exactly half is a tie, fewer lose
    /// (variation of US 31E): after double forfeits both teams can lose.
    MoreThanHalf,
}

impl MatchRule {
    fn is_usual(&self) -> bool {
        *self == MatchRule::HigherTotal
    }

    /// How a match ended for each team, from their game points and those that were to be had. What
    /// that is worth in match points is a matter of a [`PointSystem`].
    pub fn outcomes(self, scores: [Points; 2], available: Points) -> [Outcome; 2] {
        let [first, second] = scores;
        let all = available;
        match self {
            MatchRule::HigherTotal => [against(first, second), against(second, first)],
            // Twice the points, since half of all need not be a whole number.
            MatchRule::MoreThanHalf => scores.map(|points| against(points + points, all)),
        }
    }
}

fn against(points: Points, needed: Points) -> Outcome {
    match points.cmp(&needed) {
        Ordering::Less => Outcome::Loss,
        Ordering::Equal => Outcome::Draw,
        Ordering::Greater => Outcome::Win,
    }
}

/// The score that ranks the teams; the other one is the secondary score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PrimaryScore {
    #[default]
    MatchPoints,
    GamePoints,
}
