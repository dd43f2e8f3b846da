//! Illegal moves and what counts as one: 7.5 of the FIDE Laws with A.4 and B.4, rule 11 of US Chess.

mod captured_king;
mod fide;
mod hands;
mod ladder;
mod moved_twice;
mod pawn;
mod position;
mod us;

use adoube_clock::Colour;
use serde::{Deserialize, Serialize};

use crate::ask::known;
use crate::incident::{Decided, Family, Kind};
use crate::scene::Scene;
use crate::{Question, Stage, topics};

/// An illegal move or something that counts as one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IllegalMoves {
    /// A move against the rules of movement.
    IllegalMove(IllegalMove),
    /// A pawn left on the last rank.
    PawnNotReplaced(PawnNotReplaced),
    /// The clock pressed without a move.
    ClockWithoutMove(ClockWithoutMove),
    /// One move made with two hands.
    TwoHands(TwoHands),
    /// A king taken.
    KingCaptured(KingCaptured),
    /// Two moves in a row by one player.
    MovedTwice(MovedTwice),
    /// A position that cannot be legal.
    IllegalPosition(IllegalPosition),
}

impl Family for IllegalMoves {
    const NAME: &'static str = "Illegal moves";
    const KINDS: &'static [Kind] = &[
        Kind::new("illegal-move", "an illegal move"),
        Kind::new("pawn-not-replaced", "a pawn left on the last rank"),
        Kind::new("clock-without-move", "the clock pressed without a move"),
        Kind::new("two-hands", "one move made with two hands"),
        Kind::new("king-captured", "a king was captured"),
        Kind::new("moved-twice", "a player moved twice in a row"),
        Kind::new("illegal-position", "an illegal position on the board"),
    ];

    fn decide(&self, scene: &Scene) -> Decided {
        match self {
            IllegalMoves::IllegalMove(facts) => facts.decide(scene),
            IllegalMoves::PawnNotReplaced(facts) => facts.decide(scene),
            IllegalMoves::ClockWithoutMove(facts) => facts.decide(scene),
            IllegalMoves::TwoHands(facts) => facts.decide(scene),
            IllegalMoves::KingCaptured(facts) => facts.decide(scene),
            IllegalMoves::MovedTwice(facts) => facts.decide(scene),
            IllegalMoves::IllegalPosition(facts) => facts.decide(scene),
        }
    }
}

/// How far the opponent has come since.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// No move yet.
    None,
    /// A move is made, the clock not pressed.
    Made,
    /// A move is completed.
    Completed,
}

/// Who saw or says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Observer {
    /// An arbiter or director.
    Arbiter,
    Opponent,
    /// The player who did it.
    Player,
    Spectator,
}

/// A move against the rules of movement.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct IllegalMove {
    /// Who made it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// Whether the player has pressed the clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed: Option<bool>,
    /// What the opponent has done since.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reply: Option<Reply>,
    /// Which of the player's last moves it was; 1 is the very last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves_ago: Option<u32>,
    /// Who saw or claims it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seen_by: Option<Observer>,
    /// What was moved, by its squares, such as `e8e7`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moved: Option<String>,
    /// The same move was also made with two hands.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub also_two_hands: bool,
    /// It was made on purpose.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub deliberate: bool,
}

/// A pawn left on the last rank.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PawnNotReplaced {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// Whether the player has pressed the clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed: Option<bool>,
    /// What the opponent has done since.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reply: Option<Reply>,
}

/// The clock pressed without a move.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ClockWithoutMove {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// The player wanted to stop the clocks, as after an illegal move of the opponent.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub meant_to_stop: bool,
    /// The move followed at once: the clock was pressed too early.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub then_moved: bool,
}

/// One move made with two hands.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TwoHands {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// Whether the player has pressed the clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub what: Option<TwoHandedMove>,
    /// The move ended the game, by mate for example.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub ended_game: bool,
}

/// A move made with two hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TwoHandedMove {
    Castling,
    Capture,
    Promotion,
    /// Any other move.
    Other,
}

/// A king taken.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct KingCaptured {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// Whether the player has pressed the clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed: Option<bool>,
    /// Whether the opponent's last move was illegal and left the king in check.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after_illegal_move: Option<bool>,
    /// The king was taken by the other king, which had been moved next to it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub by_king_moved_adjacent: bool,
}

/// Two moves in a row by one player.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MovedTwice {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// It was a misunderstanding: the player thought the opponent had moved.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub mistaken: bool,
}

/// A position that cannot be legal.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct IllegalPosition {
    /// What is wrong with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub what: Option<PositionFault>,
    /// Which of the player's last moves brought it about; 1 is the very last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves_ago: Option<u32>,
    /// Whether a player claims, or the arbiter saw the illegal move that led to it and there was no
    /// reply yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub caused_by_seen_move: Option<bool>,
    /// Whether a move has been completed since it was seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next_move_completed: Option<bool>,
    /// Whether the position is illegal after that move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub still_illegal: Option<bool>,
    /// Whether it is still the same fault.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub same_fault: Option<bool>,
}

/// What is wrong with a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PositionFault {
    /// Both kings are in check.
    BothKingsInCheck,
    /// A pawn stands on the last rank.
    PawnOnLastRank,
    Other,
}

fn who(by: Option<Colour>, what: &str) -> Result<Colour, Question> {
    known(by, || Question::side("incident.by", format!("Who {what}?")))
}

fn pressed(completed: Option<bool>, by: Colour) -> Result<bool, Question> {
    known(completed, || {
        let text = format!("Has {by} pressed the clock after it?");
        Question::yes_no("incident.completed", text)
    })
}

fn reply(reply: Option<Reply>, by: Colour) -> Result<Reply, Question> {
    known(reply, || {
        let text = format!("What has {} done since?", by.opposite());
        let choices = [
            ("none", "no move yet"),
            ("made", "made a move, clock not pressed"),
            ("completed", "completed a move"),
        ];
        Question::one_of("incident.reply", text, &choices)
    })
}

/// The ruling once the game is over: nothing is corrected.
fn too_late(scene: &Scene, incident: String) -> Option<crate::Ruling> {
    if scene.case.stage == Stage::Playing {
        return None;
    }
    let draft = scene
        .draft(incident)
        .decision("The game is over, so nothing is corrected: the result stands.")
        .cite(topics::ILLEGAL_MOVE);
    let draft = match scene.case.stage {
        Stage::Signed => draft.cite(topics::RESULT_SIGNED),
        _ => draft,
    };
    Some(draft.mandatory())
}
