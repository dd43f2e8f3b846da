//! Claims that come late, and directors who play: 21E and 21F1.

use super::{DeferredClaim, DirectorsAct, PlayingDirector, Says, no_article};
use crate::families::prelude::*;

impl DeferredClaim {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let incident = Says::ClaimsLate { by };
        rule_if!(no_article(scene, incident.clone(), Says::DenyUsually));
        let draft = scene.citing(incident, &[RULING_TIMING, RULING_REQUEST]);
        let draft = draft.note(Says::OtherRuleOnCase);
        if self.new_evidence()? || self.persists()? {
            return Ok(draft.must(Says::StillInOrder, &[EVIDENCE]));
        }
        // "In most cases": the director may still hear it.
        let range = [Says::DenyIt, Says::HearIt].map(Measure::other);
        let draft = draft.decision(Says::Waived { by });
        Ok(draft.discretionary(range, Says::DenyIt))
    }
}

impl PlayingDirector {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let what = self.what()?;
        let (incident, usual) = match what {
            DirectorsAct::Plays => (Says::DirectorPlays, Says::StopsPlaying),
            DirectorsAct::OwnGame => (Says::DirectorRulesOwnGame, Says::OtherRules),
            DirectorsAct::StopsOwnClock => (Says::DirectorStopsClock, Says::OtherRules),
            DirectorsAct::LooksAtOwnBoard => (Says::DirectorLooks, Says::TimeForOpponent),
        };
        rule_if!(no_article(scene, incident.clone(), usual));
        let draft = scene.citing(incident, &[PLAYING_DIRECTOR]);
        match what {
            DirectorsAct::Plays => self.plays(draft),
            DirectorsAct::OwnGame => self.own_game(draft),
            DirectorsAct::StopsOwnClock => Ok(draft
                .decision(Says::MayStopOwnClock)
                .note(Says::NotLooking)
                .mandatory()),
            DirectorsAct::LooksAtOwnBoard => {
                let range = range![Nothing, OpponentMoreTime: Says::TimeForOpponent];
                let draft = draft.rule(Says::MustNotLook, &[STANDARD_PENALTY]);
                Ok(draft.discretionary(range, Says::TimeForOpponent))
            }
        }
    }

    fn plays(&self, draft: Draft) -> Decided {
        if self.national_event()? {
            return Ok(draft.decision(Says::MayNotPlay).mandatory());
        }
        let range = [Says::StopsPlaying, Says::AllowedIfSmall].map(Measure::other);
        let draft = draft.decision(Says::BetterNot);
        Ok(draft.discretionary(range, Says::AllowedIfSmall))
    }

    fn own_game(&self, draft: Draft) -> Decided {
        if self.other_director()? {
            let draft = draft.decision(Says::OtherDirectorRules);
            return Ok(draft.step(Says::AppointAnother).mandatory());
        }
        let range = [Says::AnotherDirector, Says::RulesAlone].map(Measure::other);
        let draft = draft.rule(Says::OwnCareful, &[APPEAL]);
        Ok(draft.discretionary(range, Says::RulesAlone))
    }
}
