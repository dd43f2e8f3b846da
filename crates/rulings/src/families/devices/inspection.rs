//! Refusing an inspection: 11.3.3.

use adoube_rulebook::Inspected;

use super::{InspectionRefused, InspectionTarget, Says};
use crate::families::conduct::Breach;
use crate::families::prelude::*;
use crate::penalties;

impl InspectionRefused {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let incident = Says::RefusesInspection { by };
        if !scene.has(INSPECTION) {
            return Ok(scene
                .draft(incident)
                .no_rule(Says::InspectionNotProvided)
                .rule(Says::NoInspection, &[DEVICES])
                .by_list(MeasureKind::GameLost, Says::NothingWithoutEvidence));
        }
        let own = [INSPECTION];
        let covered = &scene.parameters.conduct.inspection;
        if self.what()? == InspectionTarget::Body && !covered.contains(&Inspected::Body) {
            return Ok(scene.must(incident, Says::NotTheBody, &own));
        }
        if self.warned()? {
            return Ok(refused_for_good(scene, by));
        }
        Ok(Breach::new(by, incident, Says::Explain { by }, &own)
            .counted_as(Counter::Refusal)
            .due(true)
            .usually(Says::ExplainUsual)
            .rule(scene))
    }
}

fn refused_for_good(scene: &Scene, by: Colour) -> Ruling {
    let own = [INSPECTION, PENALTIES, ARBITER_FAIR_PLAY];
    scene
        .draft(Says::RefusesInspection { by })
        .rule(Says::RefusedForGood { by }, &own)
        .count(by, Counter::Refusal)
        .result((!scene.is_over()).then_some(GameResult::lost_by(by)))
        .step(Says::OpponentsScore)
        .discretionary(penalties::ladder(scene), Says::LossAndExclusion)
}
