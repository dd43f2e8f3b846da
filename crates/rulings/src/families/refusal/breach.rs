//! Other refusals, and breaches without a penalty of their own.

use super::{Duty, OtherBreach, RefusesToHelp, RefusesToPlayOn};
use crate::ask::known;
use crate::families::conduct::{Breach, side};
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Counter, Measure, Question, Stage, penalties, topics};

impl RefusesToPlayOn {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who refuses to play on?")?;
        let draft = scene
            .draft(format!(
                "{by} does not accept the ruling and will not play on"
            ))
            .cite_all(&[topics::APPEAL, topics::APPEAL_HOW, topics::APPEAL_RESERVED]);
        if scene.case.stage != Stage::Playing {
            return Ok(draft
                .decision(format!("The game is over; {by} may appeal."))
                .mandatory());
        }
        if self.heard_at_once {
            return Ok(draft
                .decision("Stop the clocks until the appeal is decided.")
                .discretionary(
                    vec![
                        Measure::other("the clocks stay stopped until the appeal is decided"),
                        Measure::other("the game goes on as ruled"),
                    ],
                    "stop the clocks only if the decision comes at once",
                ));
        }
        Ok(draft
            .decision(format!("The game goes on as ruled: {by}'s clock is started, and {by} loses if the time runs out."))
            .cite(topics::FLAG_RESULT)
            .to_move(by)
            .step(format!("Tell {by} that the appeal is heard later and start {by}'s clock."))
            .mandatory())
    }
}

impl RefusesToHelp {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who refuses to help?")?;
        let with = known(self.with, || {
            let choices = [
                ("reconstruction", "to reconstruct the game"),
                ("claim-check", "to check a claim of a draw"),
            ];
            Question::one_of("incident.with", "What does the player refuse?", &choices)
        })?;
        let (words, topic, bound) = match with {
            Duty::Reconstruction => (
                "to help reconstruct the game",
                topics::HELP_RECONSTRUCT,
                scene.parameters.conduct.must_help_reconstruct,
            ),
            Duty::ClaimCheck => (
                "to help check the claim",
                topics::PLAYERS_CHECK_CLAIMS,
                scene.parameters.conduct.players_check_claims,
            ),
        };
        let incident = format!("{by} refuses {words}");
        if bound {
            return Ok(Breach {
                by,
                incident: (incident).into(),
                decision: (format!("Players are bound to help: penalise {by}.")).into(),
                topics: &[topic],
                counter: Counter::Refusal,
                penalty_due: true,
                usual: None,
            }
            .rule(scene));
        }
        let reading = match scene.is_us() {
            true => [topics::RECONSTRUCTION, topics::PERSISTENT_REFUSAL],
            false => [topics::RECONSTRUCTION, topics::ARBITER_OBSERVES],
        };
        let range = crate::penalties::ladder_up_to(scene, crate::MeasureKind::GameLost);
        Ok(scene
            .draft(incident)
            .decision(format!(
                "The {} does it without {by} and may penalise a refused order.",
                scene.arbiter()
            ))
            .no_rule("this edition has no article that binds players to help")
            .cite_all(&reading)
            .cite(topics::PENALTIES)
            .count(by, Counter::Refusal)
            .discretionary(range, penalties::usual(scene, by)))
    }
}

impl OtherBreach {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Whose breach is it?")?;
        let usual = match (self.inexperienced, self.deliberate) {
            (true, false) => Some("a warning first".to_owned()),
            (_, true) => Some("a time penalty at once; more if it is repeated".to_owned()),
            (false, false) => None,
        };
        Ok(Breach {
            by,
            incident: (format!("{by} broke a rule that has no penalty of its own")).into(),
            decision: (format!(
                "The list of penalties is open; the {} chooses for {by}.",
                scene.arbiter()
            ))
            .into(),
            topics: &[
                topics::ARBITER_OBSERVES,
                topics::DIRECTOR_DISCRETION,
                topics::PENALTIES_OTHER,
            ],
            counter: Counter::Breach,
            penalty_due: false,
            usual: (usual).map(Into::into),
        }
        .rule(scene))
    }
}
