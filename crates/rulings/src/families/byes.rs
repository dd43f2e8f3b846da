//! Byes a player asks for or gives back: 22B and 22C of US Chess. FIDE leaves them to the event.

use adoube_rulebook::Topic;
use serde::{Deserialize, Serialize};

use crate::ask::known;
use crate::incident::{Decided, Family, Kind};
use crate::scene::Scene;
use crate::{Measure, Question, Ruling};

const HALF: Topic = Topic("half-point-bye");
const IRREVOCABLE: Topic = Topic("bye-irrevocable");
const CANCELLED: Topic = Topic("bye-cancelled");
const FULL: Topic = Topic("full-point-bye");
const FULL_AFTER_HALF: Topic = Topic("bye-after-half");

/// A question about byes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Byes {
    /// A player asks for a half-point bye.
    HalfPointBye(HalfPointBye),
    /// A player gives back an irrevocable bye.
    ByeCancelled(ByeCancelled),
    /// Who gets the full-point bye.
    FullPointBye(FullPointBye),
}

impl Family for Byes {
    const NAME: &'static str = "Byes";
    const KINDS: &'static [Kind] = &[
        Kind::new("half-point-bye", "a player asks for a half-point bye"),
        Kind::new(
            "bye-cancelled",
            "a player gives back a bye that was irrevocable",
        ),
        Kind::new("full-point-bye", "who gets the full-point bye"),
    ];

    fn decide(&self, scene: &Scene) -> Decided {
        if !scene.has(HALF) {
            return Ok(left_to_the_event(scene));
        }
        match self {
            Byes::HalfPointBye(facts) => facts.decide(scene),
            Byes::ByeCancelled(facts) => facts.decide(scene),
            Byes::FullPointBye(facts) => facts.decide(scene),
        }
    }
}

/// A player asks for a half-point bye. Whether the event has publicised byes in its second half is one
/// of its variations.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HalfPointBye {
    /// For which round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// How many rounds the event has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    /// How many minutes before the round it is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minutes_before: Option<u32>,
    /// For the last round: how many games the player has begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub games_begun: Option<u32>,
    /// It is an emergency.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub emergency: bool,
}

/// A player gives back an irrevocable bye.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ByeCancelled {
    /// Whether the director agrees.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub director_agrees: Option<bool>,
}

/// Who gets the full-point bye.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FullPointBye {
    /// Whether the player in question has taken a half-point bye or asked for one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub has_half_point_bye: Option<bool>,
    /// Whether all others in the score group have had a bye or a win by forfeit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub others_had_byes: Option<bool>,
}

impl HalfPointBye {
    fn decide(&self, scene: &Scene) -> Decided {
        let number = |fact: &str, text: &str| Question::number(fact, text, 100);
        let round = known(self.round, || number("incident.round", "For which round?"))?;
        let rounds = known(self.rounds, || {
            number("incident.rounds", "How many rounds does the event have?")
        })?;
        let draft = scene
            .draft(format!(
                "A half-point bye is asked for in round {round} of {rounds}"
            ))
            .cite(HALF)
            .cite_nth(HALF, 1);
        let rules = scene.parameters.byes.as_ref();
        let publicised = rules.is_some_and(|rules| rules.in_second_half);
        // The middle round of an odd number counts to the first half.
        let late = round > rounds.div_ceil(2);
        if late && !publicised && !self.emergency {
            return Ok(draft
                .decision("Refused: byes in the second half of the event must be in the publicity, but for an emergency.")
                .mandatory());
        }
        if round == rounds && !self.emergency {
            let deadline = rules.map_or(1, |rules| rules.last_round_before_game);
            let begun = known(self.games_begun, || {
                number(
                    "incident.games_begun",
                    "How many games has the player begun?",
                )
            })?;
            if begun >= deadline {
                return Ok(draft
                    .decision(format!("Refused: a bye for the last round is asked for before the player's game number {deadline}, and then cannot be taken back."))
                    .cite(IRREVOCABLE)
                    .mandatory());
            }
        }
        let before = known(self.minutes_before, || {
            Question::number(
                "incident.minutes_before",
                "How many minutes before the round is it asked for?",
                100_000,
            )
        })?;
        let needed = rules.map_or(0, |rules| rules.request_minutes_before);
        let usual = match before < needed && !self.emergency {
            true => "refuse: it comes too late",
            false => "allow it",
        };
        Ok(draft
            .decision("The director may allow the half-point bye.")
            .cite_nth(HALF, 2)
            .note(format!(
                "it should be asked for at least {needed} minutes before the round"
            ))
            .discretionary(
                vec![Measure::other("allow it"), Measure::other("refuse it")],
                usual,
            ))
    }
}

impl ByeCancelled {
    fn decide(&self, scene: &Scene) -> Decided {
        let agrees = known(self.director_agrees, || {
            Question::yes_no("incident.director_agrees", "Does the director agree?")
        })?;
        let draft = scene
            .draft("A player gives back an irrevocable half-point bye")
            .cite_all(&[CANCELLED, IRREVOCABLE]);
        Ok(match agrees {
            true => draft
                .decision("The player is paired and the game is rated; a win counts as a draw for prizes.")
                .mandatory(),
            false => draft
                .decision("The bye stands: it cannot be taken back without the director's consent.")
                .mandatory(),
        })
    }
}

impl FullPointBye {
    fn decide(&self, scene: &Scene) -> Decided {
        let has_half = known(self.has_half_point_bye, || {
            let text = "Has the player taken a half-point bye, or asked for one in any round?";
            Question::yes_no("incident.has_half_point_bye", text)
        })?;
        let draft = scene
            .draft("A player is to get the full-point bye")
            .cite(FULL);
        if !has_half {
            return Ok(draft
                .decision("Nothing in these rules speaks against the bye.")
                .mandatory());
        }
        let others = known(self.others_had_byes, || {
            let text = "Have all others in the score group had a bye or a win by forfeit?";
            Question::yes_no("incident.others_had_byes", text)
        })?;
        let draft = draft.cite(FULL_AFTER_HALF);
        Ok(match others {
            true => draft
                .decision("The player may get it: all others in the score group have had one.")
                .mandatory(),
            false => draft
                .decision("The bye goes to another player of the score group who has had none.")
                .mandatory(),
        })
    }
}

fn left_to_the_event(scene: &Scene) -> Ruling {
    scene
        .draft("A question about byes")
        .decision("The Laws say nothing about byes: the regulations of the event and of the pairing system decide.")
        .no_rule("byes are not in the Laws")
        .discretionary(
            vec![Measure::other("what the regulations of the event say")],
            "follow the regulations of the event",
        )
}
