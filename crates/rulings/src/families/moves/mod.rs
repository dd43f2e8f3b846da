//! The act of moving: Article 4 of the FIDE Laws, rules 8F, 9 and 10 of US Chess.

mod promotion;
mod touch;

use adoube_clock::Colour;
use adoube_laws::touch::{Answer, Event};
use serde::{Deserialize, Serialize};

use crate::incident::{Decided, Family, Kind};
use crate::scene::Scene;

/// Touched pieces, adjusting, and promotion.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moves {
    /// Pieces were touched.
    TouchedPieces(TouchedPieces),
    /// A player complains about touched pieces.
    TouchClaim(TouchClaim),
    /// A player adjusts pieces.
    Adjusting(Adjusting),
    /// A rook was put upside down on the promotion square.
    InvertedRook(InvertedRook),
    /// The piece for a promotion is not at hand.
    PromotionPieceMissing(PromotionPieceMissing),
}

impl Family for Moves {
    const NAME: &'static str = "Moving";
    const KINDS: &'static [Kind] = &[
        Kind::new("touched-pieces", "a player touched pieces"),
        Kind::new("touch-claim", "a player complains about touched pieces"),
        Kind::new("adjusting", "a player adjusted pieces"),
        Kind::new("inverted-rook", "a rook was put upside down to promote"),
        Kind::new(
            "promotion-piece-missing",
            "the piece for a promotion is missing",
        ),
    ];

    fn decide(&self, scene: &Scene) -> Decided {
        match self {
            Moves::TouchedPieces(facts) => facts.decide(scene),
            Moves::TouchClaim(facts) => facts.decide(scene),
            Moves::Adjusting(facts) => facts.decide(scene),
            Moves::InvertedRook(facts) => facts.decide(scene),
            Moves::PromotionPieceMissing(facts) => facts.decide(scene),
        }
    }
}

/// What was touched, if the board is not given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Touched {
    /// Own pieces only.
    Own,
    /// The opponent's pieces only.
    Opponents,
    /// Pieces of both colours.
    Both,
    /// The king and then the rook, or both at once.
    KingThenRook,
    /// The rook and then the king.
    RookThenKing,
}

/// Pieces were touched by the player on move. With the position and the acts in order the answer is
/// exact; otherwise it is in words.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TouchedPieces {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// What the player did, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub acts: Vec<Event>,
    /// Answers to what only a person can decide about these acts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<Answer>,
    /// What was touched, if the acts are not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub what: Option<Touched>,
    /// Whether what was touched can be moved, captured or castled with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub possible: Option<bool>,
    /// The touch was clearly an accident.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub accidental: bool,
    /// The opponent has touched a piece since, or replied.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub opponent_touched_since: bool,
    /// An arbiter or director saw it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub seen_by_arbiter: bool,
}

/// A player complains about touched pieces, and the facts are not agreed.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TouchClaim {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// The claimant has touched a piece since, to move or capture.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub claimant_touched: bool,
    /// What supports the claim.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub evidence: Option<Evidence>,
}

/// What supports a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Evidence {
    /// An arbiter or director saw it.
    Arbiter,
    /// A neutral witness saw it.
    Witness,
    /// The opponent admits the touch.
    Admitted,
    /// Nothing but the players' words.
    None,
}

/// A player adjusts pieces.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Adjusting {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// Whether it was announced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub announced: Option<bool>,
    /// Whether the player had the move and the own clock ran.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on_move: Option<bool>,
    /// It plainly was adjusting, such as centring a piece with one finger.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub evident: bool,
}

/// A rook was put upside down on the promotion square.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct InvertedRook {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// The player called it a rook.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub called_rook: bool,
    /// It was then moved diagonally, and the clock pressed.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub moved_diagonally: bool,
}

/// The piece for a promotion is not at hand.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PromotionPieceMissing {
    /// Whose promotion it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
}
