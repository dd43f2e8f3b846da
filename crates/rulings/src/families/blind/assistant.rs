//! Assistants in games with blind players.

use super::{AssistantTask, Assisted, BlindAssistant, Says, unknown};
use crate::families::prelude::*;

impl BlindAssistant {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let of = self.of()?;
        let incident = match of {
            Assisted::Blind => Says::AssistantOfBlind,
            Assisted::Sighted => Says::AssistantOfSighted,
        };
        rule_if!(unknown(scene, incident.clone(), Says::ListedDuties));
        let draft = scene.draft(incident);
        if self.opponent_cannot_hear && !scene.is_us() {
            return Ok(draft.must(Says::CannotHear, &[BLIND_ASSISTANT_SIGHTED]));
        }
        let task = self.task()?;
        if task == AssistantTask::Advises {
            return Ok(advice(draft));
        }
        if of == Assisted::Blind {
            return Ok(draft.must(Says::DutyOfAssistant, &[BLIND_ASSISTANT]));
        }
        let of_sighted = BLIND_ASSISTANT_SIGHTED;
        let draft = match (self.blind_player_has_one()?, scene.is_us()) {
            (true, true) => draft.rule(Says::SameDuties, &[BLIND_ASSISTANT]),
            (true, false) => draft.rule(Says::OnlyIfNone, &[of_sighted, BLIND_ASSISTANT]),
            (false, _) if task == AssistantTask::MovesAndAnnounces => {
                draft.rule(Says::MovesAndAnnounces, &[of_sighted])
            }
            (false, _) => draft.rule(Says::OnlyMoves, &[of_sighted]),
        };
        Ok(draft.mandatory())
    }
}

fn advice(draft: Draft) -> Ruling {
    let range = range![
        Warning: Says::WarningAndAnother, OpponentMoreTime: Says::MoreTime,
        GameLost: Says::GameLost
    ];
    let draft = draft.rule(Says::Advice, &[OUTSIDE_HELP, BLIND_ASSISTANT, PENALTIES]);
    draft.discretionary(range, Says::AnotherAssistant)
}
