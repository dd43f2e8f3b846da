//! Assistants in games with blind players.

use super::{Assisted, BlindAssistant, Task, unknown};
use crate::ask::known;
use crate::families::conduct::yes_no;
use crate::incident::Decided;
use crate::ruling::Draft;
use crate::scene::Scene;
use crate::{Measure, MeasureKind, Question, Ruling, topics};

impl BlindAssistant {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let of = known(self.of, || {
            let choices = [
                ("blind", "the blind player"),
                ("sighted", "the sighted opponent"),
            ];
            Question::one_of("incident.of", "Whom does the assistant help?", &choices)
        })?;
        let incident = match of {
            Assisted::Blind => "The blind player has or wants an assistant",
            Assisted::Sighted => "The sighted player has or wants an assistant",
        };
        let usual = "the blind player may have an assistant for listed duties, never for advice";
        if let Some(ruling) = unknown(scene, incident.to_owned(), usual) {
            return Ok(ruling);
        }
        let draft = scene.draft(incident);
        if self.opponent_cannot_hear && !scene.is_us() {
            return Ok(draft
                .decision("An assistant is required: the opponent cannot hear.")
                .cite(topics::BLIND_ASSISTANT_SIGHTED)
                .mandatory());
        }
        let task = known(self.task, || {
            let choices = [
                (
                    "moves-and-announces",
                    "making moves on the other board, or announcing them",
                ),
                (
                    "score-and-clock",
                    "keeping the score, starting the opponent's clock",
                ),
                (
                    "tells-times",
                    "telling times and number of moves when asked",
                ),
                ("claims", "claiming on time, reporting touched pieces"),
                ("advises", "advising on moves"),
            ];
            Question::one_of("incident.task", "What does the assistant do?", &choices)
        })?;
        match (task, of) {
            (Task::Advises, _) => Ok(advice(draft)),
            (_, Assisted::Blind) => Ok(draft
                .decision("Allowed: that is one of the duties of a blind player's assistant.")
                .cite(topics::BLIND_ASSISTANT)
                .mandatory()),
            (_, Assisted::Sighted) => self.sighted(scene, draft, task),
        }
    }

    fn sighted(&self, scene: &Scene, draft: Draft, task: Task) -> Decided {
        let text = "Has the blind player an assistant?";
        let both = yes_no(self.blind_player_has_one, "blind_player_has_one", text)?;
        Ok(match (both, scene.is_us()) {
            (true, true) => draft
                .decision("Allowed: when the blind player has an assistant the opponent may bring one for the same duties.")
                .cite(topics::BLIND_ASSISTANT)
                .mandatory(),
            (true, false) => draft
                .decision("Not provided: the sighted player may have one only if the blind player has none.")
                .cite_all(&[topics::BLIND_ASSISTANT_SIGHTED, topics::BLIND_ASSISTANT])
                .mandatory(),
            (false, _) if task == Task::MovesAndAnnounces => draft
                .decision("Allowed: without an assistant of the blind player the sighted one may have one for moving and announcing.")
                .cite(topics::BLIND_ASSISTANT_SIGHTED)
                .mandatory(),
            (false, _) => draft
                .decision("Not allowed: the sighted player's assistant only moves and announces.")
                .cite(topics::BLIND_ASSISTANT_SIGHTED)
                .mandatory(),
        })
    }
}

fn advice(draft: Draft) -> Ruling {
    draft
        .decision("Forbidden: an assistant gives no advice. Remove the assistant; the player may be penalised.")
        .cite_all(&[topics::OUTSIDE_HELP, topics::BLIND_ASSISTANT, topics::PENALTIES])
        .discretionary(
            vec![
                Measure::new(MeasureKind::Warning, "a warning and another assistant"),
                Measure::new(MeasureKind::OpponentMoreTime, "more time for the opponent"),
                Measure::new(MeasureKind::GameLost, "loss of the game"),
            ],
            "another assistant and a warning; the game if the player asked for it",
        )
}
