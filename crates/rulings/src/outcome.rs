//! The result of a game, as a ruling gives it.

use std::fmt;
use std::str::FromStr;

use adoube_clock::Colour;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What one player scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Score {
    Loss,
    /// A draw's points.
    Draw,
    /// A win's points.
    Win,
}

/// The result of a game.
///
/// Written as `1-0`, `1/2-1/2`, `0-0`, or for a game that counts as not played `+/-`, `-/+`, `-/-`. A
/// `?` is a score that the arbiter still decides (`0-?`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct GameResult {
    /// White's score; none if the arbiter decides it.
    pub white: Option<Score>,
    /// Black's score; none if the arbiter decides it.
    pub black: Option<Score>,
    /// Whether the game counts as played.
    pub played: bool,
}

/// A text is not a result.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a result: expected 1-0, 0-1, 1/2-1/2, 0-0, +/-, -/+ or -/-")]
pub struct ResultError(pub String);

impl GameResult {
    /// Half a point for each player.
    pub const DRAW: GameResult = GameResult::scored(Score::Draw, Score::Draw);
    /// Both have lost.
    pub const BOTH_LOSE: GameResult = GameResult::scored(Score::Loss, Score::Loss);

    const fn scored(white: Score, black: Score) -> GameResult {
        GameResult {
            white: Some(white),
            black: Some(black),
            played: true,
        }
    }

    /// A win for a player.
    pub const fn won_by(side: Colour) -> GameResult {
        match side {
            Colour::White => GameResult::scored(Score::Win, Score::Loss),
            Colour::Black => GameResult::scored(Score::Loss, Score::Win),
        }
    }

    /// A loss for a player whose opponent's score the arbiter decides.
    pub const fn lost_by(side: Colour) -> GameResult {
        let (white, black) = match side {
            Colour::White => (Some(Score::Loss), None),
            Colour::Black => (None, Some(Score::Loss)),
        };
        GameResult {
            white,
            black,
            played: true,
        }
    }

    /// The same as a game that was not played.
    pub const fn unplayed(self) -> GameResult {
        GameResult {
            played: false,
            ..self
        }
    }

    /// What a player scores, if that is decided.
    pub const fn of(self, side: Colour) -> Option<Score> {
        match side {
            Colour::White => self.white,
            Colour::Black => self.black,
        }
    }
}

fn sign(score: Option<Score>, played: bool) -> &'static str {
    match (score, played) {
        (None, _) => "?",
        (Some(Score::Win), true) => "1",
        (Some(Score::Draw), _) => "1/2",
        (Some(Score::Loss), true) => "0",
        (Some(Score::Win), false) => "+",
        (Some(Score::Loss), false) => "-",
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let between = if self.played { "-" } else { "/" };
        let (white, black) = (sign(self.white, self.played), sign(self.black, self.played));
        write!(f, "{white}{between}{black}")
    }
}

impl FromStr for GameResult {
    type Err = ResultError;

    fn from_str(text: &str) -> Result<GameResult, ResultError> {
        let error = || ResultError(text.to_owned());
        let unplayed = match text {
            "+/-" => Some(GameResult::won_by(Colour::White)),
            "-/+" => Some(GameResult::won_by(Colour::Black)),
            "-/-" => Some(GameResult::BOTH_LOSE),
            _ => None,
        };
        if let Some(result) = unplayed {
            return Ok(result.unplayed());
        }
        let (white, black) = text.split_once('-').ok_or_else(error)?;
        Ok(GameResult {
            white: score(white).ok_or_else(error)?,
            black: score(black).ok_or_else(error)?,
            played: true,
        })
    }
}

fn score(text: &str) -> Option<Option<Score>> {
    match text {
        "?" => Some(None),
        "1" => Some(Some(Score::Win)),
        "1/2" | "½" => Some(Some(Score::Draw)),
        "0" => Some(Some(Score::Loss)),
        _ => None,
    }
}

impl Serialize for GameResult {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for GameResult {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GameResult, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
