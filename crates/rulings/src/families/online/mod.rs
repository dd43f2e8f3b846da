//! Games online: Chapter 10 of US Chess. The FIDE Laws are for play over the board.

mod drawn;
mod failure;
mod moves;

use adoube_clock::Colour;
use adoube_rulebook::Topic;
use serde::{Deserialize, Serialize};

use crate::incident::{Decided, Family, Kind};
use crate::scene::Scene;
use crate::{Measure, Ruling};

const EVENT_RULES: Topic = Topic("us-online-event-rules");
const UNPLAYED: Topic = Topic("us-online-unplayed");
const UNCOMPLETED: Topic = Topic("us-online-uncompleted");
const CLOCK: Topic = Topic("us-online-clock");
const FLAG: Topic = Topic("us-online-flag");
const HOST_DRAW: Topic = Topic("us-online-host-draw");
const PROGRESS: Topic = Topic("us-online-progress");
const HOST_FAILURE: Topic = Topic("us-online-host-failure");
const CONTINUE: Topic = Topic("us-online-continue");
const RESTORE: Topic = Topic("us-online-restore");
const RESTART_SOME: Topic = Topic("us-online-restart-some");
const RESTART_ALL: Topic = Topic("us-online-restart-all");
const PLAYER_FAILURE: Topic = Topic("us-online-player-failure");
const SITE_FAILURE: Topic = Topic("us-online-site-failure");
const MOVES: Topic = Topic("us-online-moves");
const ILLEGAL: Topic = Topic("us-online-illegal");
const TOUCH: Topic = Topic("us-online-touch");
const PREMOVE: Topic = Topic("us-online-premove");
const SMART_MOVE: Topic = Topic("us-online-smart-move");
const PROMOTION: Topic = Topic("us-online-promotion");
const SLIP: Topic = Topic("us-online-slip");
const NOTATION: Topic = Topic("us-online-notation");
const REPORT: Topic = Topic("us-online-report");
const ADJUDICATION: Topic = Topic("adjudication");

/// Trouble in an online game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Online {
    /// The host or a designated site fails.
    OnlineHostFailure(OnlineHostFailure),
    /// A player loses the connection.
    OnlinePlayerFailure(OnlinePlayerFailure),
    /// A player leaves a game.
    OnlineAbandoned(OnlineAbandoned),
    /// A move on the screen is disputed.
    OnlineMove(OnlineMove),
    /// The host declares a draw.
    OnlineHostDraw(OnlineHostDraw),
    /// A player is expelled for reasons of fair play.
    OnlineExpulsion(OnlineExpulsion),
}

impl Family for Online {
    const NAME: &'static str = "Online games";
    const KINDS: &'static [Kind] = &[
        Kind::new(
            "online-host-failure",
            "online: the host or a playing site lost the connection",
        ),
        Kind::new(
            "online-player-failure",
            "online: a player lost the connection",
        ),
        Kind::new("online-abandoned", "online: a player left the game"),
        Kind::new("online-move", "online: a move on the screen is disputed"),
        Kind::new("online-host-draw", "online: the host declared a draw"),
        Kind::new(
            "online-expulsion",
            "online: a player is expelled for reasons of fair play",
        ),
    ];

    fn decide(&self, scene: &Scene) -> Decided {
        match self {
            Online::OnlineHostFailure(facts) => facts.decide(scene),
            Online::OnlinePlayerFailure(facts) => facts.decide(scene),
            Online::OnlineAbandoned(facts) => facts.decide(scene),
            Online::OnlineMove(facts) => facts.decide(scene),
            Online::OnlineHostDraw(facts) => facts.decide(scene),
            Online::OnlineExpulsion(facts) => facts.decide(scene),
        }
    }
}

/// The host or a designated site fails.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OnlineHostFailure {
    /// What is left of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<Left>,
    /// It was a site at which the players had to play.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub site: bool,
    /// Nobody can tell whether the host or the player failed.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub cause_unclear: bool,
}

/// What is left of a game after a failure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Left {
    /// The host has a saved position.
    SavedPosition,
    /// The host has none, but both players agree on one and the director can set it up.
    AgreedPosition,
    /// The moves of this game are lost, those of others are not.
    ThisGameLost,
    /// The moves of all unfinished games are lost.
    AllGamesLost,
}

/// A player loses the connection.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OnlinePlayerFailure {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// Whether the player is back before the time is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub back_in_time: Option<bool>,
    /// Whether both players had completed their first move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub both_had_moved: Option<bool>,
}

/// A player leaves a game.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OnlineAbandoned {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// The event has rules of its own for this.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub event_rules_differ: bool,
}

/// A move on the screen is disputed.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OnlineMove {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// What about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub what: Option<ScreenMove>,
}

/// What is disputed about a move on a screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScreenMove {
    /// A slip of the mouse.
    MouseSlip,
    /// A legal pre-move.
    Premove,
    /// A pre-move that has become illegal.
    IllegalPremove,
    /// A piece with one move was moved by selecting it.
    SmartMove,
    /// The pawn became a queen of itself.
    AutomaticQueen,
    /// An illegal move was tried.
    IllegalMove,
    /// Another piece had been selected first.
    TouchMove,
    /// A claim rests on the player's own notation.
    OwnNotation,
}

/// The host declares a draw.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OnlineHostDraw {
    /// By what rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<HostRule>,
    /// Who mated with the last move, if it was mate.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mate_by: Option<Colour>,
}

/// By what a host declares a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HostRule {
    /// Stalemate, repetition, material, material on time, or fifty moves.
    DrawingRule,
    /// Five consecutive alternate appearances, or 75 moves by each.
    LackOfProgress,
}

/// A player is expelled for reasons of fair play.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OnlineExpulsion {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
}

/// The Laws of FIDE do not reach this.
fn over_the_board_only(scene: &Scene, incident: &str, usual: &str) -> Ruling {
    scene
        .draft(incident)
        .decision(
            "The Laws are for play over the board: the regulations of the online event decide.",
        )
        .no_rule("no article is about games online")
        .discretionary(
            vec![
                Measure::other("what the regulations of the event say"),
                Measure::other("the nearest article, by analogy"),
            ],
            usual,
        )
}
