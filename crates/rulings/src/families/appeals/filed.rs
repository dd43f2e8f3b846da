//! An appeal that is filed: by whom, and until when.

use adoube_clock::Span;

use super::{Appeal, Appellant, NationalAppeal};
use crate::appeals::{AppealRules, Timeliness};
use crate::ask::known;
use crate::incident::Decided;
use crate::ruling::Draft;
use crate::scene::Scene;
use crate::{Measure, Question, Ruling, Stage, topics};

/// The variation by which an event excludes appeals.
const EXCLUDED: &str = "no-appeals";

impl Appeal {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let rules = AppealRules::of(scene.edition);
        let by = known(self.by, || {
            let choices = [
                ("player", "a player concerned"),
                (
                    "official",
                    "the captain, head of delegation or another official of the player",
                ),
                ("other", "somebody else"),
            ];
            Question::one_of("incident.by", "Who appeals?", &choices)
        })?;
        if scene.case.variations.iter().any(|id| id == EXCLUDED) {
            return Ok(scene
                .draft("An appeal is filed")
                .decision("The regulations of the event exclude appeals: the ruling is final.")
                .cite(topics::APPEAL)
                .mandatory());
        }
        if scene.is_us_blitz() {
            return Ok(scene
                .draft("An appeal is filed in blitz")
                .decision("In blitz the chief director's decision is final: there is no committee during the event.")
                .cite_all(&[topics::US_BLITZ_FINAL, topics::APPEAL_NATIONAL])
                .note("a ruling of another director goes to the chief director; after the event an appeal to US Chess remains")
                .mandatory());
        }
        if by == Appellant::Other || (by == Appellant::Official && !rules.officials_may_appeal) {
            return Ok(scene
                .draft("Somebody appeals who is not concerned")
                .decision(
                    "Refused: only the players concerned may appeal, or whoever may act for them.",
                )
                .cite_all(&[topics::APPEAL, topics::APPEAL_WHO])
                .mandatory());
        }
        let limit = known(rules.within.or(self.deadline), || {
            let text = "What deadline do the regulations of the event fix for appeals?";
            Question::time("incident.deadline", text)
        })?;
        let after = known(self.after, || {
            Question::time(
                "incident.after",
                "How long after the ruling is the appeal made?",
            )
        })?;
        Ok(self.timely(scene, &rules, after, limit))
    }

    fn timely(&self, scene: &Scene, rules: &AppealRules, after: Span, limit: Span) -> Ruling {
        let draft = scene
            .draft(format!("An appeal is filed {after} after the ruling"))
            .cite_all(&[topics::APPEAL, topics::APPEAL_HOW]);
        let late = rules.timeliness(after, limit, self.played_on);
        match late {
            Timeliness::InTime => in_time(scene, draft),
            Timeliness::TooLate | Timeliness::PlayedOn if self.extended => draft
                .decision("The director gave more time: the appeal is heard.")
                .mandatory(),
            Timeliness::TooLate => draft
                .decision(format!("Too late: appeals are made within {limit} of the ruling, unless more time was given."))
                .mandatory(),
            Timeliness::PlayedOn => draft
                .decision("Too late: an appeal is made before playing on, unless the director put it off or gave more time.")
                .discretionary(
                    vec![
                        Measure::other("the appeal is refused"),
                        Measure::other("the appeal is heard, if it was announced or put off"),
                    ],
                    "refused, unless the player played on under protest",
                ),
        }
    }
}

fn in_time(scene: &Scene, draft: Draft) -> Ruling {
    let draft = draft
        .decision("The appeal is in time: try to settle it, then it is heard.")
        .cite_all(&[
            topics::APPEAL_CONCILIATION,
            topics::APPEAL_RESERVED,
            topics::APPEAL_CHIEF,
            topics::APPEAL_BODY,
        ]);
    match scene.case.stage {
        Stage::Playing => draft.step("Until it is heard the game goes on as ruled."),
        Stage::Over | Stage::Signed => draft.note_if(
            scene.has(topics::RESULT_SIGNED),
            "an appeal is possible even after the result is signed",
        ),
    }
    .mandatory()
}

impl NationalAppeal {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let incident = "An appeal is made to the federation";
        let Some(days) = AppealRules::of(scene.edition).federation_days else {
            return Ok(scene
                .draft(incident)
                .decision("The decision of the appeals committee is final for the event.")
                .cite_all(&[topics::APPEAL_HOW, topics::APPEAL])
                .mandatory());
        };
        let sent = known(self.days_after_event, || {
            let text = "How many days after the end of the event was it sent?";
            Question::number("incident.days_after_event", text, 1000)
        })?;
        let draft = scene
            .draft(incident)
            .cite(topics::APPEAL_NATIONAL)
            .cite_nth(topics::APPEAL_NATIONAL, 1);
        if sent <= days {
            return Ok(draft
                .decision(format!("In time: it was sent within {days} days after the event. A deposit goes with it, and a copy to the director."))
                .mandatory());
        }
        Ok(match self.good_reason {
            true => draft
                .decision(format!("After the {days} days; it is heard only if the reason for the delay is accepted."))
                .discretionary(
                    vec![Measure::other("refuse it"), Measure::other("hear it")],
                    "hear it only for a good reason",
                ),
            false => draft
                .decision(format!("Too late: an appeal is sent within {days} days after the event."))
                .mandatory(),
        })
    }
}
