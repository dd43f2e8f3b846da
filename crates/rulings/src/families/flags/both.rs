//! Both flags are down.

use adoube_rulebook::BothFlags;

use super::fall::on_time;
use super::{BothFlagsDown, Caller, Ended, FirstFlag, Says, ended};
use crate::families::prelude::*;

impl BothFlagsDown {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let ended = self.ended.or_else(|| Ended::on_board(scene));
        if let Some(ended) = ended.filter(|&ended| ended::counts(scene, ended)) {
            let draft = scene.draft(Says::Both);
            rule_if!(ended::before(scene, draft, ended, self.ended_first()?));
        }
        if scene.is_us() {
            return self.us(scene);
        }
        // Without supervision the claimant needs time left, so neither can win by a claim.
        if scene.parameters.flags.claimant_needs_time && scene.is_reduced()? {
            return Ok(neither_can_claim(scene));
        }
        if let Some(by) = self.known_first(scene)? {
            let draft = scene.draft(Says::BothFirst { by });
            let draft = draft.cite_all(&[FLAG_FALLEN, FLAG_RESULT, FLAG_CHECK]);
            return on_time(scene, draft, by);
        }
        match scene.parameters.flags.both_down {
            BothFlags::Always => announced(scene),
            // The guidelines were not announced: no article says.
            BothFlags::IfAnnounced => Ok(match scene.is_last_period()? {
                true => undecided(scene, Says::UsualDraw),
                false => undecided(scene, Says::UsualGoesOn),
            }),
        }
    }

    /// Whose flag fell first, as far as anything tells.
    fn known_first(&self, scene: &Scene) -> Result<Option<Colour>, Question> {
        if !scene.parameters.flags.clock_mark_decides {
            return Ok(self.first()?.side());
        }
        match (self.mark.and_then(FirstFlag::side), self.first) {
            (Some(marked), _) => Ok(Some(marked)),
            (None, Some(first)) => Ok(first.side()),
            (None, None) => {
                let asking = Question::beside("incident.first", "first-flag-by-mark");
                Err(asking.one_of::<FirstFlag>())
            }
        }
    }

    fn us(&self, scene: &Scene) -> Decided {
        let draft = scene.draft(Says::Both);
        let blitz = scene.is_us_blitz();
        if !blitz && !scene.is_last_period()? {
            return Ok(draft.must(Says::NoClaimPossible, &[BOTH_EXCEED, FLAG_OWN_DOWN]));
        }
        let draft = draft.cite(match blitz {
            true => US_BLITZ_BOTH_FLAGS,
            false => BOTH_FLAGS_DOWN,
        });
        let (decision, usual) = match self.called_by {
            Some(Caller::Nobody) => (Says::GoesOnUntilPointedOut, Says::DeclareOnceUnaware),
            Some(Caller::Arbiter) => (Says::DirectorMayDeclare, Says::UsualDeclare),
            _ => return Ok(draft.decision(Says::DrawnAnyway).drawn().mandatory()),
        };
        let range = range![Nothing, Draw: Says::DeclareDraw];
        Ok(draft
            .rule(decision, &[BOTH_FLAGS_DIRECTOR])
            .discretionary(range, usual))
    }
}

/// The rule for two flags is in force: on before the last period, drawn in it.
fn announced(scene: &Scene) -> Decided {
    let draft = scene.draft(Says::BothUnknown).cite(BOTH_FLAGS_DOWN);
    Ok(match scene.is_last_period()? {
        true => draft
            .decision(Says::LastPeriodDrawn)
            .cite_nth(BOTH_FLAGS_DOWN, 2)
            .drawn()
            .mandatory(),
        false => draft
            .decision(Says::NotLastPeriod)
            .cite_nth(BOTH_FLAGS_DOWN, 1)
            .mandatory(),
    })
}

/// Rapid and blitz without supervision, where a claimant must have time left.
fn neither_can_claim(scene: &Scene) -> Ruling {
    if scene.parameters.flags.both_down != BothFlags::Always {
        return undecided(scene, Says::UsualNeitherHasTime);
    }
    let topics = [RAPID_TIME_CLAIM, BOTH_FLAGS_DOWN];
    scene
        .ruled(Says::Both, Says::NeitherCanClaim, &topics)
        .cite_nth(BOTH_FLAGS_DOWN, 2)
        .drawn()
        .mandatory()
}

fn undecided(scene: &Scene, usual: Says) -> Ruling {
    let topics = [QUICKPLAY_ANNOUNCED, FLAG_RESULT];
    let range = range![Other: Says::GameGoesOn, Draw: Says::ADraw, Other: Says::MarkedLoses];
    scene
        .ruled(Says::BothUnknown, Says::NoArticle, &topics)
        .no_rule(Says::NotAnnounced)
        .cite_if(scene.is_reduced() == Ok(true), &[RAPID_TIME_CLAIM])
        .discretionary(range, usual)
}
