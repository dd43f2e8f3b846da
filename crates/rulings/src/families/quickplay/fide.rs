//! A claim by the FIDE Laws: III.5, before 2017 G.5; where no arbiter is present III.6 and G.6.

use adoube_rulebook::Quickplay as Rules;

use super::scope::{Asking, bonus};
use super::{Finding, QuickplayClaim, QuickplayGround, Says, us};
use crate::families::prelude::*;

impl QuickplayClaim {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        // Without an arbiter neither the move nor the other request matters (III.6.1, G.6).
        let alone = scene.case.arbiter_present == Some(false);
        let asking = Asking {
            by,
            announced: self.announced(),
            flag_down: self.flag_down,
            incident: Says::Claimed { by },
            topic: QUICKPLAY_CLAIM,
            after_flag: Says::ClaimAfterFlag { by },
            needs_move: !alone,
        };
        rule_if!(asking.too_late(scene));
        if self.opponent_agrees {
            let draft = asking.draft(scene).drawn();
            return Ok(draft.must(Says::Agreed, &[DRAW_AGREED, CLAIM_IS_OFFER]));
        }
        let Some(rules) = scene.parameters.quickplay.as_ref() else {
            return Ok(asking.no_rules(scene));
        };
        if scene.is_us() {
            return us::claim(self, scene, rules, &asking);
        }
        rule_if!(asking.refused(scene, rules)?);
        if alone {
            return self.without_arbiter(scene, &asking);
        }
        if self.five_seconds_apply()? {
            let instead = Says::FiveSecondsInstead { by };
            return Ok(asking.ruled(scene, instead, &[QUICKPLAY_RELIEF, QUICKPLAY_CLAIM]));
        }
        Ok(self.ruled(scene, rules, &asking))
    }

    /// The arbiter draws the game, postpones or rejects.
    fn ruled(&self, scene: &Scene, rules: &Rules, asking: &Asking) -> Ruling {
        let (by, bonus) = (asking.by, bonus(rules));
        let more_time = Says::MoreTime { by, bonus };
        let postpone = Says::PostponeWithTime { by, bonus };
        let reject = Says::Reject { by, bonus };
        let draft = asking.draft(scene).cite_all(&[QUICKPLAY_CLAIM, QUICKPLAY]);
        let draft = draft.cite_nth(QUICKPLAY_CLAIM, 1);
        match self.finding {
            Some(Finding::Right) => draft
                .decision(Says::CannotWin { by })
                .drawn()
                .note(Says::NormalPlay)
                .mandatory(),
            Some(Finding::Unclear) => draft
                .decision(Says::Postponed { by, bonus })
                .cite_nth(QUICKPLAY_CLAIM, 2)
                .step(Says::StayAndWatch)
                .step(Says::DecideLater)
                .discretionary(
                    range![None: Says::NoExtraTime, OpponentMoreTime: more_time],
                    Says::TimeIfDoubtful,
                ),
            Some(Finding::Wrong) => draft
                .decision(Says::Rejected { by, bonus })
                .cite_nth(QUICKPLAY_CLAIM, 3)
                .add_time(by.opposite(), bonus, Says::WhyRejected)
                .count(by, Counter::WrongClaim)
                .mandatory(),
            None => draft.decision(Says::Open).step(Says::LookAt).discretionary(
                range![
                    Other: Says::Postpone, OpponentMoreTime: postpone,
                    Draw: Says::Draw, OpponentMoreTime: reject
                ],
                Says::PostponeUsually,
            ),
        }
    }

    /// The claim ends the game; an arbiter decides on it later.
    fn without_arbiter(&self, scene: &Scene, asking: &Asking) -> Decided {
        let by = asking.by;
        let ground = self.ground()?;
        let draft = asking
            .draft(scene)
            .rule(Says::EndsGame, &[QUICKPLAY_NO_ARBITER, QUICKPLAY])
            .step(Says::WritePosition { by });
        // In 2014 the list follows G.6; since 2017 it follows III.6 and III.6.1.
        let articles = scene.articles(QUICKPLAY_NO_ARBITER).len();
        let first = articles.saturating_sub(2).clamp(1, 2);
        let draft = match ground {
            QuickplayGround::CannotWin => draft.cite_nth(QUICKPLAY_NO_ARBITER, first),
            QuickplayGround::NoEffort | QuickplayGround::Both => draft
                .cite_nth(QUICKPLAY_NO_ARBITER, first + 1)
                .step(Says::HandInScore { by }),
        };
        let range = range![Draw: Says::SentRight, Other: Says::SentWrong];
        Ok(draft
            .step(Says::SendClaim)
            .discretionary(range, Says::NamedArbiter))
    }
}
