//! Blind and disabled players: Appendix D of the FIDE Laws, rule 35 of US Chess.

mod assistant;
mod boards;
mod moves;

use adoube_clock::Colour;
use serde::{Deserialize, Serialize};

use crate::incident::{Decided, Family, Kind};
use crate::scene::Scene;
use crate::{Measure, Ruling, topics};

/// Something in a game with a blind or disabled player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Blind {
    /// A move was announced wrongly.
    AnnouncedWrongly(AnnouncedWrongly),
    /// A piece was touched on the special board.
    BlindTouch(BlindTouch),
    /// The clock was pressed before the move was complete.
    BlindPressedEarly(BlindPressedEarly),
    /// The two boards differ.
    BoardsDiffer(BoardsDiffer),
    /// Somebody wants or has an assistant.
    BlindAssistant(BlindAssistant),
    /// A player refuses to meet a disabled opponent.
    RefusesDisabledOpponent(RefusesDisabledOpponent),
}

impl Family for Blind {
    const NAME: &'static str = "Blind and disabled players";
    const KINDS: &'static [Kind] = &[
        Kind::new(
            "announced-wrongly",
            "a move was announced wrongly to or by a blind player",
        ),
        Kind::new("blind-touch", "a blind player touched a piece"),
        Kind::new(
            "blind-pressed-early",
            "a blind player pressed before the move was complete",
        ),
        Kind::new("boards-differ", "the two boards show different positions"),
        Kind::new(
            "blind-assistant",
            "a blind player or the opponent wants an assistant",
        ),
        Kind::new(
            "refuses-disabled-opponent",
            "a player refuses to meet a disabled opponent",
        ),
    ];

    fn decide(&self, scene: &Scene) -> Decided {
        match self {
            Blind::AnnouncedWrongly(facts) => facts.decide(scene),
            Blind::BlindTouch(facts) => facts.decide(scene),
            Blind::BlindPressedEarly(facts) => facts.decide(scene),
            Blind::BoardsDiffer(facts) => facts.decide(scene),
            Blind::BlindAssistant(facts) => facts.decide(scene),
            Blind::RefusesDisabledOpponent(facts) => facts.decide(scene),
        }
    }
}

/// A move was announced wrongly.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AnnouncedWrongly {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// Whether the opponent's clock has been started.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock_started: Option<bool>,
}

/// A piece was touched on the special board.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BlindTouch {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// Whether the player is blind, and so on the special board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blind: Option<bool>,
    /// Whether the piece was wholly out of its hole.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub out_of_hole: Option<bool>,
}

/// The clock was pressed before the move was complete.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BlindPressedEarly {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
}

/// The two boards differ.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BoardsDiffer {
    /// Whether the two scores agree.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores_agree: Option<bool>,
    /// Whose board is wrong, if the scores agree.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wrong_board: Option<Colour>,
}

/// Somebody wants or has an assistant.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BlindAssistant {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<Assisted>,
    /// Whether the blind player has one, if the opponent wants one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blind_player_has_one: Option<bool>,
    /// What the assistant does or wants to do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub task: Option<Task>,
    /// The opponent cannot hear.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub opponent_cannot_hear: bool,
}

/// Whom an assistant helps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Assisted {
    /// The blind player.
    Blind,
    /// The sighted opponent.
    Sighted,
}

/// What an assistant does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// Makes moves on the other board, or announces them.
    MovesAndAnnounces,
    /// Keeps the score and starts the opponent's clock.
    ScoreAndClock,
    /// Tells the times and the number of moves when asked.
    TellsTimes,
    /// Claims on time or reports touched pieces.
    Claims,
    /// Advises on moves.
    Advises,
}

/// A player refuses to meet a disabled opponent.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RefusesDisabledOpponent {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
}

/// The ruling where the edition's rules for blind players are not known.
fn unknown(scene: &Scene, incident: String, usual: &str) -> Option<Ruling> {
    if scene.has(topics::BLIND_BOARDS) {
        return None;
    }
    let part = scene.parameters.parts.blind.as_deref().unwrap_or("a part");
    let text = format!(
        "this edition puts games with blind players into {part}, whose text is not at hand"
    );
    Some(
        scene
            .draft(incident)
            .decision(format!(
                "Look it up in {part}; the later editions say: {usual}."
            ))
            .no_rule(text)
            .discretionary(
                vec![Measure::other(usual)],
                format!("{usual}, as in the later editions"),
            ),
    )
}
