//! Every way a round can end for a player, and for a board.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};

use crate::Colour;
use crate::text::{serde_as_text, serde_from_text};

/// What one round was to one player.
///
/// The kinds are kept apart because the regulations treat each of them differently somewhere:
/// colours and repeat pairings look at [`Outcome::is_played`], ratings at [`Outcome::is_rated`],
/// the pairing-allocated bye at what was scored without playing, tie-breaks at requested byes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// Won over the board.
    Win,
    /// Drawn over the board.
    Draw,
    /// Lost over the board.
    Loss,
    /// Won a game that was too short to be rated (less than one move each).
    UnratedWin,
    /// Drew a game that was too short to be rated.
    UnratedDraw,
    /// Lost a game that was too short to be rated.
    UnratedLoss,
    /// The opponent did not play.
    ForfeitWin,
    ForfeitLoss,
    /// Left over by the pairing.
    PairingAllocatedBye,
    /// Absent by request, with a win's points.
    FullPointBye,
    /// Absent by request, with a draw's points.
    HalfPointBye,
    /// Absent by request, without points.
    ZeroPointBye,
    /// Paired; the result is not known yet.
    Pending,
    /// Paired; the game was adjourned and will be resumed.
    Adjourned,
    /// Neither paired nor given a bye: not yet entered, withdrawn or absent.
    NotPaired,
}

impl Outcome {
    /// Every outcome, in the order of declaration.
    pub const ALL: [Outcome; 15] = [
        Outcome::Win,
        Outcome::Draw,
        Outcome::Loss,
        Outcome::UnratedWin,
        Outcome::UnratedDraw,
        Outcome::UnratedLoss,
        Outcome::ForfeitWin,
        Outcome::ForfeitLoss,
        Outcome::PairingAllocatedBye,
        Outcome::FullPointBye,
        Outcome::HalfPointBye,
        Outcome::ZeroPointBye,
        Outcome::Pending,
        Outcome::Adjourned,
        Outcome::NotPaired,
    ];

    /// A game took place (or is taking place): it gives a colour and bars the two from meeting again.
    ///
    /// A pending or adjourned game counts, because it is expected to be played.
    pub fn is_played(self) -> bool {
        use Outcome::*;
        matches!(
            self,
            Win | Draw | Loss | UnratedWin | UnratedDraw | UnratedLoss | Pending | Adjourned
        )
    }

    /// A finished game that counts for rating.
    pub fn is_rated(self) -> bool {
        matches!(self, Outcome::Win | Outcome::Draw | Outcome::Loss)
    }

    /// One side of a paired board, played or not.
    pub fn is_paired(self) -> bool {
        self.is_played() || matches!(self, Outcome::ForfeitWin | Outcome::ForfeitLoss)
    }

    /// A round without an opponent that the pairing or the player asked for.
    pub fn is_bye(self) -> bool {
        use Outcome::*;
        matches!(
            self,
            PairingAllocatedBye | FullPointBye | HalfPointBye | ZeroPointBye
        )
    }

    /// The result is known and will only change by a correction.
    pub fn is_final(self) -> bool {
        !matches!(self, Outcome::Pending | Outcome::Adjourned)
    }

    /// The one-letter code: the TRF's, with `*` for pending, `A` for adjourned, `.` for not paired.
    pub fn code(self) -> char {
        match self {
            Outcome::Win => '1',
            Outcome::Draw => '½',
            Outcome::Loss => '0',
            Outcome::UnratedWin => 'W',
            Outcome::UnratedDraw => 'D',
            Outcome::UnratedLoss => 'L',
            Outcome::ForfeitWin => '+',
            Outcome::ForfeitLoss => '-',
            Outcome::PairingAllocatedBye => 'U',
            Outcome::FullPointBye => 'F',
            Outcome::HalfPointBye => 'H',
            Outcome::ZeroPointBye => 'Z',
            Outcome::Pending => '*',
            Outcome::Adjourned => 'A',
            Outcome::NotPaired => '.',
        }
    }

    /// The outcome with this code; `=` is read as a draw and small letters as capitals.
    pub fn from_code(code: char) -> Option<Outcome> {
        let code = if code == '=' {
            '½'
        } else {
            code.to_ascii_uppercase()
        };
        Outcome::ALL
            .into_iter()
            .find(|outcome| outcome.code() == code)
    }

    /// The outcome in words.
    pub fn name(self) -> &'static str {
        match self {
            Outcome::Win => "win",
            Outcome::Draw => "draw",
            Outcome::Loss => "loss",
            Outcome::UnratedWin => "unrated win",
            Outcome::UnratedDraw => "unrated draw",
            Outcome::UnratedLoss => "unrated loss",
            Outcome::ForfeitWin => "forfeit win",
            Outcome::ForfeitLoss => "forfeit loss",
            Outcome::PairingAllocatedBye => "pairing-allocated bye",
            Outcome::FullPointBye => "full-point bye",
            Outcome::HalfPointBye => "half-point bye",
            Outcome::ZeroPointBye => "zero-point bye",
            Outcome::Pending => "pending",
            Outcome::Adjourned => "adjourned",
            Outcome::NotPaired => "not paired",
        }
    }

    /// How this outcome counts for a purpose before any points are given.
    ///
    /// An adjourned game is a draw for pairing only (C.04.2.D.1).
    pub fn counted_for(self, purpose: Purpose) -> Outcome {
        match (self, purpose) {
            (Outcome::Adjourned, Purpose::Pairing) => Outcome::Draw,
            _ => self,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text names no outcome.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct InvalidOutcome {
    text: String,
}

impl FromStr for Outcome {
    type Err = InvalidOutcome;

    fn from_str(text: &str) -> Result<Outcome, InvalidOutcome> {
        let mut characters = text.chars();
        match (characters.next(), characters.next()) {
            (Some(code), None) => Outcome::from_code(code),
            _ => None,
        }
        .ok_or_else(|| InvalidOutcome {
            text: text.to_owned(),
        })
    }
}

/// What a result is used for. The regulations sometimes give one game different results:
/// an adjourned game is a draw for the next pairing (C.04.2.D.1), a correction that comes too late
/// counts for rating only (C.04.2.D.8), an expelled player's opponents keep their rated games
/// but get another score (US 28I), an unreported game may be paired as a win for both (US 29H7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// The scores that the next pairing looks at.
    Pairing,
    /// The standings and what follows from them: tie-breaks and prizes.
    Standings,
    /// What the rating report tells.
    Rating,
}

impl Purpose {
    /// All purposes, in the order in which arrays by purpose are filled.
    pub const ALL: [Purpose; 3] = [Purpose::Pairing, Purpose::Standings, Purpose::Rating];

    /// The purpose in a word.
    pub fn name(self) -> &'static str {
        match self {
            Purpose::Pairing => "pairing",
            Purpose::Standings => "standings",
            Purpose::Rating => "rating",
        }
    }
}

/// The result of one board: an outcome for each side.
///
/// ```
/// use adoube_tournament::{GameResult, Outcome};
///
/// let result: GameResult = "½-½".parse().unwrap();
/// assert_eq!(result.white, Outcome::Draw);
/// assert!("1-½".parse::<GameResult>().unwrap().check_reported().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameResult {
    /// What the player with the white pieces made.
    pub white: Outcome,
    /// What the player with the black pieces made.
    pub black: Outcome,
}

impl GameResult {
    /// The game is paired and has no result yet.
    pub const PENDING: GameResult = GameResult::of(Outcome::Pending, Outcome::Pending);
    /// Adjourned, to be resumed.
    pub const ADJOURNED: GameResult = GameResult::of(Outcome::Adjourned, Outcome::Adjourned);
    /// White won on the board.
    pub const WHITE_WINS: GameResult = GameResult::of(Outcome::Win, Outcome::Loss);
    /// Black won on the board.
    pub const BLACK_WINS: GameResult = GameResult::of(Outcome::Loss, Outcome::Win);
    /// The game was drawn on the board.
    pub const DRAW: GameResult = GameResult::of(Outcome::Draw, Outcome::Draw);
    /// Black did not play.
    pub const WHITE_WINS_BY_FORFEIT: GameResult =
        GameResult::of(Outcome::ForfeitWin, Outcome::ForfeitLoss);
    /// White did not play.
    pub const BLACK_WINS_BY_FORFEIT: GameResult =
        GameResult::of(Outcome::ForfeitLoss, Outcome::ForfeitWin);
    /// Neither player came; both lose by forfeit.
    pub const DOUBLE_FORFEIT: GameResult =
        GameResult::of(Outcome::ForfeitLoss, Outcome::ForfeitLoss);

    /// A result from the two sides' outcomes.
    pub const fn of(white: Outcome, black: Outcome) -> GameResult {
        GameResult { white, black }
    }

    /// The outcome of one side.
    pub fn side(self, colour: Colour) -> Outcome {
        match colour {
            Colour::White => self.white,
            Colour::Black => self.black,
        }
    }

    /// Both sides are final.
    pub fn is_final(self) -> bool {
        self.white.is_final() && self.black.is_final()
    }

    /// Whether a game can really have ended so: the two sides are of one kind, and they do not
    /// share more than one game has to give (Laws of Chess 10.2: ½–0 and 0–0 are possible by an
    /// arbiter's decision, 1–½ is not).
    ///
    /// # Errors
    ///
    /// [`ImpossibleResult`] if no game can end so.
    pub fn check_reported(self) -> Result<GameResult, ImpossibleResult> {
        use Outcome::*;
        let possible = matches!(
            (self.white, self.black),
            (Win, Loss)
                | (Loss, Win | Loss | Draw)
                | (Draw, Draw | Loss)
                | (UnratedWin, UnratedLoss)
                | (UnratedLoss, UnratedWin | UnratedLoss | UnratedDraw)
                | (UnratedDraw, UnratedDraw | UnratedLoss)
                | (ForfeitWin, ForfeitLoss)
                | (ForfeitLoss, ForfeitWin | ForfeitLoss)
                | (Pending, Pending)
                | (Adjourned, Adjourned)
        );
        if possible {
            Ok(self)
        } else {
            Err(ImpossibleResult { result: self })
        }
    }

    /// Whether this can stand for one purpose only: any two final outcomes can, since the rules
    /// that adjust a result look at each side by itself.
    ///
    /// # Errors
    ///
    /// [`ImpossibleResult`] if one side is no final outcome.
    pub fn check_adjusted(self) -> Result<GameResult, ImpossibleResult> {
        let counts = |outcome: Outcome| outcome.is_final() && outcome != Outcome::NotPaired;
        if counts(self.white) && counts(self.black) {
            Ok(self)
        } else {
            Err(ImpossibleResult { result: self })
        }
    }
}

/// No game ends like this.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ImpossibleResult {
    pub result: GameResult,
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match *self {
            GameResult::PENDING => "*".to_owned(),
            GameResult::ADJOURNED => "adjourned".to_owned(),
            GameResult { white, black } => {
                let forfeit =
                    |side: Outcome| matches!(side, Outcome::ForfeitWin | Outcome::ForfeitLoss);
                let between = if forfeit(white) || forfeit(black) {
                    '/'
                } else {
                    '-'
                };
                format!("{}{between}{}", white.code(), black.code())
            }
        };
        f.pad(&text)
    }
}

/// The text is not a result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct InvalidResult {
    text: String,
}

impl FromStr for GameResult {
    type Err = InvalidResult;

    fn from_str(text: &str) -> Result<GameResult, InvalidResult> {
        let compact: String = text
            .trim()
            .replace("1/2", "½")
            .replace("0.5", "½")
            .replace(['–', '−', ':'], "-")
            .split_whitespace()
            .collect();
        match compact.as_str() {
            "*" => return Ok(GameResult::PENDING),
            "adjourned" | "adj" => return Ok(GameResult::ADJOURNED),
            "=" | "½" => return Ok(GameResult::DRAW),
            "+-" => return Ok(GameResult::WHITE_WINS_BY_FORFEIT),
            "-+" => return Ok(GameResult::BLACK_WINS_BY_FORFEIT),
            "--" => return Ok(GameResult::DOUBLE_FORFEIT),
            _ => {}
        }
        two_sides(&compact).ok_or_else(|| InvalidResult {
            text: text.to_owned(),
        })
    }
}

/// `a/b`, where a side may be a forfeit, or `a-b`, where none is.
fn two_sides(text: &str) -> Option<GameResult> {
    let (white, black) = text.split_once('/').or_else(|| text.split_once('-'))?;
    Some(GameResult::of(white.parse().ok()?, black.parse().ok()?))
}

/// Its text. Only the word for a game that was adjourned differs between languages.
impl Serialize for GameResult {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            &GameResult::ADJOURNED => {
                serializer.serialize_unit_variant("GameResult", 0, "adjourned")
            }
            result => serializer.collect_str(result),
        }
    }
}

serde_from_text!(GameResult);
serde_as_text!(Outcome, code);

/// The result of a game: what was reported, and where a rule gives it another value for one
/// purpose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Results {
    /// What happened on the board.
    pub reported: GameResult,
    /// What counts instead, by purpose.
    pub adjusted: BTreeMap<Purpose, GameResult>,
}

impl Results {
    /// A result that counts the same for every purpose.
    pub fn reported(reported: GameResult) -> Results {
        Results {
            reported,
            adjusted: BTreeMap::new(),
        }
    }

    /// The result that counts for a purpose.
    pub fn counted_for(&self, purpose: Purpose) -> GameResult {
        let result = self
            .adjusted
            .get(&purpose)
            .copied()
            .unwrap_or(self.reported);
        GameResult::of(
            result.white.counted_for(purpose),
            result.black.counted_for(purpose),
        )
    }

    /// The game is in the table but not in the standings, as if it had been a round without a game:
    /// a player left before half of a round robin (General Regulations 6.7). It is rated as it ended.
    pub fn is_cancelled(&self) -> bool {
        let counted = self.adjusted.get(&Purpose::Standings);
        let cancelled = GameResult::of(Outcome::ZeroPointBye, Outcome::ZeroPointBye);
        counted == Some(&cancelled)
    }

    /// The result that a table shows: what counts in the standings, or of a game that was cancelled
    /// for them what was played.
    pub fn in_table(&self) -> GameResult {
        if self.is_cancelled() {
            return self.reported;
        }
        self.counted_for(Purpose::Standings)
    }
}

adoube_types::errors!(InvalidOutcome, InvalidResult, ImpossibleResult);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_result_reads_back_as_written() {
        for white in Outcome::ALL {
            for black in Outcome::ALL {
                let result = GameResult::of(white, black);
                assert_eq!(result.to_string().parse(), Ok(result), "{result}");
            }
        }
    }

    #[test]
    fn reads_what_arbiters_write() {
        for (text, result) in [
            ("1 - 0", GameResult::WHITE_WINS),
            ("0:1", GameResult::BLACK_WINS),
            ("1/2-1/2", GameResult::DRAW),
            ("½–½", GameResult::DRAW),
            ("0.5-0.5", GameResult::DRAW),
            ("=-=", GameResult::DRAW),
            ("=", GameResult::DRAW),
            ("1/2-0", GameResult::of(Outcome::Draw, Outcome::Loss)),
            ("+-", GameResult::WHITE_WINS_BY_FORFEIT),
            ("- / +", GameResult::BLACK_WINS_BY_FORFEIT),
            ("--", GameResult::DOUBLE_FORFEIT),
            (
                "w-l",
                GameResult::of(Outcome::UnratedWin, Outcome::UnratedLoss),
            ),
            ("adj", GameResult::ADJOURNED),
        ] {
            assert_eq!(text.parse(), Ok(result), "{text}");
        }
        for text in ["", "2-0", "1-0-0", "win", "1", "-", "/", "+"] {
            assert!(text.parse::<GameResult>().is_err(), "{text}");
        }
    }

    /// Laws of Chess 10.2 with the examples of the 2026 arbiters' course.
    #[test]
    fn only_possible_results_can_be_reported() {
        for text in [
            "1-0", "½-½", "0-0", "½-0", "0-½", "+/-", "-/-", "W-L", "D-D", "*",
        ] {
            let result: GameResult = text.parse().unwrap();
            assert_eq!(result.check_reported(), Ok(result), "{text}");
        }
        for text in ["1-½", "½-1", "1-1", "+/+", "1/-", "W-0", "H-0", "*-1"] {
            let result: GameResult = text.parse().unwrap();
            assert!(result.check_reported().is_err(), "{text}");
        }
    }

    #[test]
    fn an_adjourned_game_is_a_draw_for_pairing_only() {
        let results = Results::reported(GameResult::ADJOURNED);
        assert_eq!(results.counted_for(Purpose::Pairing), GameResult::DRAW);
        assert_eq!(
            results.counted_for(Purpose::Standings),
            GameResult::ADJOURNED
        );
        assert_eq!(results.counted_for(Purpose::Rating), GameResult::ADJOURNED);
    }
}
