//! Irregularities of set-up: 7.2 to 7.4 and 7.6 of the FIDE Laws, rules 11C, 11F and 11G of US Chess.

mod displaced;
mod start;

use adoube_clock::Colour;
use serde::{Deserialize, Serialize};

use crate::incident::{Decided, Family, Kind};
use crate::scene::Scene;

/// Something wrong with the board, the pieces or the colours.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Setup {
    /// The pieces stood wrong at the start.
    WrongStartPosition(WrongStartPosition),
    /// The board stands the wrong way.
    BoardTurned(BoardTurned),
    /// The players have each other's colours.
    ReversedColours(ReversedColours),
    /// Pieces were knocked off their squares.
    DisplacedPieces(DisplacedPieces),
    /// A piece is found off its proper square.
    PieceOffItsSquare(PieceOffItsSquare),
}

impl Family for Setup {
    const NAME: &'static str = "Set-up";
    const KINDS: &'static [Kind] = &[
        Kind::new("wrong-start-position", "the pieces were set up wrongly"),
        Kind::new("board-turned", "the board stands the wrong way"),
        Kind::new("reversed-colours", "the colours are reversed"),
        Kind::new("displaced-pieces", "a player displaced pieces"),
        Kind::new(
            "piece-off-its-square",
            "a piece is found off its proper square",
        ),
    ];

    fn decide(&self, scene: &Scene) -> Decided {
        match self {
            Setup::WrongStartPosition(facts) => facts.decide(scene),
            Setup::BoardTurned(facts) => facts.decide(scene),
            Setup::ReversedColours(facts) => facts.decide(scene),
            Setup::DisplacedPieces(facts) => facts.decide(scene),
            Setup::PieceOffItsSquare(facts) => facts.decide(scene),
        }
    }
}

/// The pieces stood wrong at the start. How many moves were made is in the case's board.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WrongStartPosition {
    /// Whether the last move has been completed by pressing the clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_move_completed: Option<bool>,
}

/// The board stands the wrong way.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BoardTurned {}

/// The players have each other's colours.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ReversedColours {
    /// Whether the last move has been completed by pressing the clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_move_completed: Option<bool>,
}

/// Pieces were knocked off their squares. Whose clock ran is in the case's clock.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DisplacedPieces {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// It was done on purpose.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub deliberate: bool,
    /// The player pressed the clock without putting them back.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub pressed: bool,
}

/// A piece is found off its proper square.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PieceOffItsSquare {
    /// How many moves ago it happened, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves_ago: Option<u32>,
}
