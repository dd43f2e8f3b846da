//! Adjudication: 18G.

use super::{Adjudicated, AdjudicationReason, Says, no_article};
use crate::families::prelude::*;

/// The articles about adjudication: the rule, the example of an emergency, games that have ended.
const EMERGENCY: usize = 1;
const ENDED: usize = 2;

fn is_announced(scene: &Scene) -> bool {
    let rules = scene.parameters.adjournment.as_ref();
    rules.is_some_and(|rules| rules.games_adjudicated)
}

impl Adjudicated {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let why = self.why()?;
        let incident = Says::ToBeAdjudicated;
        rule_if!(no_article(scene, incident.clone(), Says::PlayOn));
        let draft = scene.citing(incident, &[ADJUDICATION]);
        if why == AdjudicationReason::AlreadyOver {
            return Ok(draft
                .decision(Says::AlreadyOver)
                .cite_nth(ADJUDICATION, ENDED)
                .result(self.finding)
                .mandatory());
        }
        if is_announced(scene) {
            let range = range![Other: Says::BestPlay];
            let draft = draft.decision(Says::AsAnnounced).result(self.finding);
            return Ok(draft.discretionary(range, Says::BestPlay));
        }
        if why != AdjudicationReason::Emergency {
            let draft = draft.decision(Says::OnlyEmergencies);
            return Ok(draft.note(Says::NotForSchedule).mandatory());
        }
        let range = range![Warning: Says::AfterWarning, Other: Says::BestPlay];
        Ok(draft
            .decision(Says::FoundResult)
            .cite_nth(ADJUDICATION, EMERGENCY)
            .cite(LEAVING)
            .result(self.finding)
            .discretionary(range, Says::AfterWarning))
    }
}
