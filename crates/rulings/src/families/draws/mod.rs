//! Draws and resignation: Articles 5 and 9 of the FIDE Laws, rules 13B and 14 of US Chess.

mod claim;
mod ends;
mod offer;
mod resign;

use adoube_clock::Colour;
use serde::{Deserialize, Serialize};

use crate::incident::{Decided, Family, Kind};
use crate::scene::Scene;

/// Claims, offers, agreements, and games that end of themselves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draws {
    /// A draw is claimed.
    DrawClaim(DrawClaim),
    /// A draw is offered.
    DrawOffer(DrawOffer),
    /// A draw is agreed.
    DrawAgreed(DrawAgreed),
    /// The game is drawn without a claim.
    DrawWithoutClaim(DrawWithoutClaim),
    /// A player resigns, or seems to.
    Resignation(Resignation),
    /// The players propose an unusual score.
    ScoreProposed(ScoreProposed),
}

impl Family for Draws {
    const NAME: &'static str = "Draws and resignation";
    const KINDS: &'static [Kind] = &[
        Kind::new("draw-claim", "a draw is claimed"),
        Kind::new("draw-offer", "a draw is offered"),
        Kind::new("draw-agreed", "the players agree on a draw"),
        Kind::new(
            "draw-without-claim",
            "the game may be drawn without a claim",
        ),
        Kind::new("resignation", "a player resigns or seems to"),
        Kind::new("score-proposed", "the players propose an unusual score"),
    ];

    fn decide(&self, scene: &Scene) -> Decided {
        match self {
            Draws::DrawClaim(facts) => facts.decide(scene),
            Draws::DrawOffer(facts) => facts.decide(scene),
            Draws::DrawAgreed(facts) => facts.decide(scene),
            Draws::DrawWithoutClaim(facts) => facts.decide(scene),
            Draws::Resignation(facts) => facts.decide(scene),
            Draws::ScoreProposed(facts) => facts.decide(scene),
        }
    }
}

/// What is claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// The same position for at least the third time.
    Repetition,
    /// Fifty moves by each without a pawn move or capture.
    FiftyMoves,
}

/// How it is claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// It has happened with the opponent's move.
    Appeared,
    /// It will happen with a move that is not played yet.
    Intended,
    /// It has happened with the claimant's own move; the clock is not pressed.
    OwnMove,
}

/// A draw is claimed. With the game's moves in the case the claim is checked on them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DrawClaim {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// On what ground.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ground: Option<Ground>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub form: Option<Form>,
    /// The intended move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub intended: Option<String>,
    /// Whether the intended move was written down and told to the arbiter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub written: Option<bool>,
    /// The intended move is illegal.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub intended_illegal: bool,
    /// The claimant does not have the move.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub not_on_move: bool,
    /// The claimant has touched a piece on this move.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub touched: bool,
    /// The claimant has pressed the clock with the claim.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub pressed: bool,
    /// The opponent agrees to the draw.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub opponent_agrees: bool,
    /// Nothing on paper can show whether it is right.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub unproven: bool,
    /// Whether a director or an impartial witness confirms it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub witnessed: Option<bool>,
    /// Whether the claim is right, as the check on the board showed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub correct: Option<bool>,
}

/// When a draw is offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfferTime {
    /// After moving and before pressing, as it should be.
    AfterMoving,
    /// On the own time, before moving.
    BeforeMoving,
    /// While the opponent's clock runs.
    OpponentsTime,
}

/// A draw is offered.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DrawOffer {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when: Option<OfferTime>,
    /// A condition is attached.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub conditional: bool,
    /// It was offered before without reason to offer again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub repeated: Option<bool>,
    /// The player wants to take it back.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub withdrawn: bool,
    /// The opponent has touched a piece or refused in words.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub rejected: bool,
}

/// A draw is agreed.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DrawAgreed {
    /// The arbiter consents, if the event needs that.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub arbiter_consents: bool,
}

/// What may end a game without a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The same position for the fifth time.
    Fivefold,
    /// 75 moves by each without a pawn move or capture.
    SeventyFiveMoves,
    /// Nobody can mate any more.
    DeadPosition,
    Stalemate,
}

/// The game is drawn without a claim.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DrawWithoutClaim {
    /// By what; without it the moves of the case tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Ending>,
    /// Whether the five appearances came on consecutive alternate moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub consecutive: Option<bool>,
    /// Whether the last move has been completed by pressing the clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_move_completed: Option<bool>,
    /// Who mated with the last move, if it was mate.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mate_by: Option<Colour>,
}

/// What a player did who may have resigned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gesture {
    Said,
    /// Tipped the king.
    KingTipped,
    /// Stopped the clocks.
    ClockStopped,
    /// Offered a hand.
    HandOffered,
    /// Signed the score sheets.
    Signed,
    /// Left without a word.
    Left,
}

/// A player resigns, or seems to.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Resignation {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// What the player did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub how: Option<Gesture>,
    /// Whether the player confirms to have resigned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub confirmed: Option<bool>,
}

/// The players propose an unusual score.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScoreProposed {
    /// White's points in hundredths.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub white_hundredths: Option<u32>,
    /// Black's points in hundredths.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black_hundredths: Option<u32>,
}
