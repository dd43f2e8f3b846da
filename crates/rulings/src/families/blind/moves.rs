//! Announcing, touching and completing moves.

use super::{AnnouncedWrongly, BlindPressedEarly, BlindTouch, Says, may_cost, unknown};
use crate::families::conduct::Breach;
use crate::families::prelude::*;
use crate::penalties;

impl AnnouncedWrongly {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let incident = Says::AnnouncedWrongly { by };
        rule_if!(unknown(scene, incident.clone(), Says::CorrectAtOnce));
        let started = self.clock_started()?;
        let draft = scene.draft(incident).cite(BLIND_SLIP);
        if !started {
            return Ok(draft.decision(Says::CorrectedInTime).mandatory());
        }
        let topics = &[BLIND_ANNOUNCED_WRONGLY, BLIND_BOARDS_DIFFER];
        let draft = draft.rule(Says::SlipNotCorrected, topics);
        Ok(two_minutes(scene, draft.step(Says::FindMove), by))
    }
}

/// US Chess names two minutes for the opponent; FIDE leaves the list of penalties.
fn two_minutes(scene: &Scene, draft: Draft, by: Colour) -> Ruling {
    match penalties::standard_penalty(scene) {
        Some(time) => may_cost(draft, by, time),
        None => draft
            .cite(PENALTIES)
            .by_list(MeasureKind::OffenderLessTime, Says::HonestSlip),
    }
}

impl BlindTouch {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let incident = Says::Touched { by };
        rule_if!(unknown(scene, incident.clone(), Says::TouchedOutOfHole));
        let draft = scene.draft(incident);
        if !self.blind()? {
            let topics = &[BLIND_SIGHTED_PLAYER, TOUCHED_OWN];
            return Ok(draft
                .rule(Says::SightedIsBound { by }, topics)
                .must_play(by, Says::MustMovePiece, Vec::new())
                .mandatory());
        }
        let draft = draft.cite(BLIND_TOUCHED);
        Ok(match self.out_of_hole()? {
            true => draft
                .rule(Says::MustMoveOutOfHole { by }, &[TOUCHED_OWN])
                .must_play(by, Says::DutyOutOfHole, Vec::new())
                .mandatory(),
            false => draft.decision(Says::NotTouched).mandatory(),
        })
    }
}

impl BlindPressedEarly {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let incident = Says::PressedEarly { by };
        rule_if!(unknown(scene, incident.clone(), Says::ThenStarted));
        if scene.is_us() {
            let draft = scene
                .ruled(incident, Says::NotDetermined, &[BLIND_MOVE_MADE])
                .count(by, Counter::Breach)
                .step(Says::ClockRunsAgain { by });
            return Ok(two_minutes(scene, draft, by));
        }
        let topics = &[BLIND_CLOCK_START, BLIND_MOVE_MADE, CLOCK_HANDLING];
        let breach = Breach::new(by, incident, Says::NotMade, topics);
        Ok(breach.usually(Says::PutClockRight).rule(scene))
    }
}
