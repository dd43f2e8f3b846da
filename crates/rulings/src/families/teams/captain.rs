//! What a captain may and may not do.

use adoube_rulebook::Topic;

use super::{Captain, CaptainAct};
use crate::ask::known;
use crate::families::conduct::yes_no;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Measure, MeasureKind, Question, Ruling, topics};

impl Captain {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let did = known(self.did, || {
            let choices = [
                ("advised-on-draw", "advised to offer or accept a draw"),
                ("discussed-position", "spoke about the position"),
                ("ordered-result", "ordered a result"),
                ("stood-behind-opponents", "stood behind the opposing team"),
            ];
            Question::one_of("incident.did", "What did the captain do?", &choices)
        })?;
        match did {
            CaptainAct::AdvisedOnDraw => self.advised(scene),
            CaptainAct::DiscussedPosition => Ok(breach(
                scene,
                "The captain spoke with a player about the position",
                "Forbidden: a captain says nothing about a position",
                &[topics::CAPTAIN_ADVICE, topics::OUTSIDE_HELP],
                "a warning to captain and player; the game if it helped",
            )),
            CaptainAct::OrderedResult => Ok(breach(
                scene,
                "The captain ordered a result",
                "Forbidden: the player alone is responsible for the game",
                &[
                    topics::CAPTAIN_ORDERS,
                    topics::CAPTAIN_ADVICE,
                    topics::DISREPUTE,
                ],
                "a warning to the captain; what the player did stands",
            )),
            CaptainAct::StoodBehindOpponents => Ok(breach(
                scene,
                "The captain stood behind the opposing team",
                "Not allowed: send the captain away from there",
                &[topics::CAPTAIN_PLACE, topics::SPECTATORS],
                "tell the captain to move; a warning if it is repeated",
            )),
        }
    }

    fn advised(&self, scene: &Scene) -> Decided {
        let incident = "The captain advised a player about a draw";
        if scene.is_us() {
            return self.american(scene, incident);
        }
        if self.advice_forbidden {
            return Ok(breach(
                scene,
                incident,
                "The regulations of the event forbid such advice",
                &[topics::CAPTAIN_ADVICE],
                "a warning to the captain",
            ));
        }
        let text = "Was an arbiter present, and was it in a language the arbiter understands?";
        if yes_no(self.before_arbiter, "before_arbiter", text)? {
            return Ok(scene
                .draft(incident)
                .decision(
                    "Allowed: a captain may advise to offer or accept a draw, before an arbiter.",
                )
                .cite_all(&[topics::CAPTAIN_ADVICE, topics::CAPTAIN_SPEAKS])
                .mandatory());
        }
        Ok(breach(
            scene,
            incident,
            "Captain and player speak only before an arbiter",
            &[topics::CAPTAIN_SPEAKS, topics::CAPTAIN_ADVICE],
            "a warning to the captain",
        ))
    }

    fn american(&self, scene: &Scene, incident: &str) -> Decided {
        let asked = yes_no(self.asked, "asked", "Had the player asked?")?;
        if asked && !self.looked_at_game {
            return Ok(scene
                .draft(incident)
                .decision("Allowed: asked by the player, a captain may tell what a draw would mean, without looking at the game.")
                .cite(topics::CAPTAIN_ADVICE)
                .mandatory());
        }
        Ok(breach(
            scene,
            incident,
            "A captain tells only when asked, and without looking at the game",
            &[topics::CAPTAIN_ADVICE, topics::OUTSIDE_HELP],
            "a warning to the captain",
        ))
    }
}

/// What a captain does wrong falls on the captain first.
fn breach(scene: &Scene, incident: &str, what: &str, own: &[Topic], usual: &str) -> Ruling {
    scene
        .draft(incident)
        .decision(format!(
            "{what}: stop it; the {} may penalise.",
            scene.arbiter()
        ))
        .cite_all(own)
        .cite(topics::PENALTIES)
        .discretionary(
            vec![
                Measure::new(MeasureKind::Warning, "a warning to the captain"),
                Measure::new(
                    MeasureKind::OpponentMoreTime,
                    "more time for the opponent of the player helped",
                ),
                Measure::new(
                    MeasureKind::GameLost,
                    "loss of the game of the player helped",
                ),
                Measure::new(
                    MeasureKind::Expulsion,
                    "the captain is expelled from the venue",
                ),
            ],
            usual,
        )
}
