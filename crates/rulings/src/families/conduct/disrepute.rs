//! Disrepute, accusations and questions: 11.1, 11.9 and 12.6, US Chess 20A, 20L, 21D1 and 16Y.

use super::{Accusation, Breach, Disrepute, Misconduct, QuestionSubject, QuestionToArbiter, Says};
use crate::families::prelude::*;

/// The variation by which an event has rules for clothes.
const DRESS_ANNOUNCED: &str = "dress-code";

impl Disrepute {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let (by, how) = (self.by()?, self.how()?);
        let usual = match how {
            Misconduct::Drunk if scene.has(PENALTY_ROUNDS) => Says::ExcludedFromRound,
            _ => Says::MisconductUsual { how },
        };
        let own: &[Topic] = match how {
            Misconduct::ArrangedResult => {
                &[DISREPUTE, MANIPULATION, PREARRANGED_DRAWS, CONDUCT_PENALTY]
            }
            Misconduct::Dress => &[DRESS_CODE, DISREPUTE, CONDUCT_PENALTY],
            _ => &[DISREPUTE, CONDUCT_PENALTY],
        };
        let incident = Says::Misbehaved { by, how };
        let breach = Breach::new(by, incident, Says::BroughtIntoDisrepute { by }, own)
            .due(scene.has(CONDUCT_PENALTY))
            .usually(usual);
        let mut ruling = breach.rule(scene);
        let announced = scene.case.variations.iter().any(|id| id == DRESS_ANNOUNCED);
        if how == Misconduct::Dress && !scene.is_us() && !announced {
            ruling.notes.push(Says::NoDressCode.into());
        }
        Ok(ruling)
    }
}

impl Accusation {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        if scene.is_us() {
            return Ok(american(scene, by));
        }
        if !self.written()? {
            return Ok(not_written(scene, by));
        }
        Ok(match self.unfounded()? {
            true => unfounded(scene, by),
            false => investigated(scene, by),
        })
    }
}

fn american(scene: &Scene, by: Colour) -> Ruling {
    let own = [EVIDENCE, RULING_FACTS_DISPUTED];
    let range = range![Nothing, Other: Says::PenaltyIfProved];
    scene
        .ruled(Says::Accused { by }, Says::EvidenceNeeded, &own)
        .step(Says::HearBoth)
        .discretionary(range, Says::DirectorWatches)
}

fn not_written(scene: &Scene, by: Colour) -> Ruling {
    let own = [ARBITER_FAIR_PLAY, ARBITER_DUTY];
    let range = range![Nothing, Other: Says::WatchAccused];
    scene
        .ruled(Says::Accused { by }, Says::OnlyRecorded, &own)
        .step(Says::AskForComplaint { by })
        .step(Says::ReportAccusation)
        .discretionary(range, Says::RecordAndWatch)
}

fn unfounded(scene: &Scene, by: Colour) -> Ruling {
    let own = [DISREPUTE, DISTRACTION, ARBITER_FAIR_PLAY, CONDUCT_PENALTY];
    let warned: u32 = scene.count(by, &[Counter::Warning], Scope::Game).sum();
    let breach = Breach::new(by, Says::Accused { by }, Says::FalseAccusation { by }, &own);
    match warned {
        0 => breach.usually(Says::WarningMoreIfRepeated),
        // Once warned, what is usual for any further breach.
        _ => breach,
    }
    .rule(scene)
}

fn investigated(scene: &Scene, by: Colour) -> Ruling {
    let own = [ARBITER_FAIR_PLAY, INSPECTION];
    let range = [Says::WatchPlayer, Says::InspectOnce].map(Measure::other);
    scene
        .ruled(Says::Accused { by }, Says::Investigated, &own)
        .step(Says::TellAccused)
        .step(Says::ReportComplaint)
        .discretionary(range, Says::WatchAndInspect)
}

impl QuestionToArbiter {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let (by, about, who) = (self.by()?, self.about()?, scene.official());
        let own: &[Topic] = match about {
            QuestionSubject::MoveNumber | QuestionSubject::Clock => &[ARBITER_SILENCE],
            _ => &[EXPLANATION, ARBITER_SILENCE],
        };
        let draft = scene.draft(Says::Asked { by, about, who });
        Ok(draft.must(Says::Answered { about, who }, own))
    }
}
