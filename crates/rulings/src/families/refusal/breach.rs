//! Other refusals, and breaches without a penalty of their own.

use super::{DutyToHelp, OtherBreach, RefusesToHelp, RefusesToPlayOn, Says};
use crate::families::conduct::Breach;
use crate::families::prelude::*;

impl RefusesToPlayOn {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let draft = scene.draft(Says::WillNotPlayOn { by }).cite_all(&[
            APPEAL,
            APPEAL_HOW,
            APPEAL_RESERVED,
        ]);
        if scene.is_over() {
            return Ok(draft.decision(Says::MayAppeal { by }).mandatory());
        }
        if self.heard_at_once {
            let range = [Says::ClocksStayStopped, Says::GoOnAsRuled].map(Measure::other);
            let draft = draft.decision(Says::StopForAppeal);
            return Ok(draft.discretionary(range, Says::StopIfAtOnce));
        }
        Ok(draft
            .rule(Says::GameGoesOn { by }, &[FLAG_RESULT])
            .to_move(by)
            .step(Says::StartClock { by })
            .mandatory())
    }
}

impl RefusesToHelp {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let (by, with) = (self.by()?, self.with()?);
        let rules = &scene.parameters.conduct;
        let (topic, bound) = match with {
            DutyToHelp::Reconstruction => (HELP_RECONSTRUCT, rules.must_help_reconstruct),
            DutyToHelp::ClaimCheck => (PLAYERS_CHECK_CLAIMS, rules.players_check_claims),
        };
        let incident = Says::RefusesToHelp { by, with };
        if bound {
            let own = [topic];
            let breach = Breach::new(by, incident, Says::BoundToHelp { by }, &own)
                .counted_as(Counter::Refusal)
                .due(true);
            return Ok(breach.rule(scene));
        }
        let reading = match scene.is_us() {
            true => PERSISTENT_REFUSAL,
            false => ARBITER_OBSERVES,
        };
        let who = scene.official();
        let own = [RECONSTRUCTION, reading, PENALTIES];
        Ok(scene
            .draft(incident)
            .no_rule(Says::NotBound)
            .rule(Says::DoneWithout { by, who }, &own)
            .count(by, Counter::Refusal)
            .penalised(MeasureKind::GameLost, by))
    }
}

impl OtherBreach {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let (by, who) = (self.by()?, scene.official());
        let own = [ARBITER_OBSERVES, DIRECTOR_DISCRETION, PENALTIES_OTHER];
        let decision = Says::ListIsOpen { by, who };
        let breach = Breach::new(by, Says::BrokeRule { by }, decision, &own);
        Ok(match (self.inexperienced, self.deliberate) {
            (_, true) => breach.usually(Says::TimePenaltyAtOnce),
            (true, false) => breach.usually(Says::WarningFirst),
            (false, false) => breach,
        }
        .rule(scene))
    }
}
