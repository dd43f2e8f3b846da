//! A request for five seconds a move: III.4, before 2017 G.4. US Chess has no such right.

use adoube_rulebook::{Quickplay as Rules, Relief};

use super::scope::{Asking, bonus};
use super::{FiveSecondsRequest, Says};
use crate::families::prelude::*;

impl FiveSecondsRequest {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let asking = Asking {
            by,
            announced: self.announced(),
            flag_down: self.flag_down,
            incident: Says::Requested { by },
            topic: QUICKPLAY_RELIEF,
            after_flag: Says::RequestAfterFlag { by },
            needs_move: true,
        };
        rule_if!(asking.too_late(scene));
        let Some(rules) = scene.parameters.quickplay.as_ref() else {
            return Ok(asking.no_rules(scene));
        };
        if scene.is_us() {
            // No player can demand a delay clock: it comes only as an answer to a claim.
            let topics = &[QUICKPLAY_CLAIM, QUICKPLAY_RELIEF, SAME_CLOCK, DELAY_NOT_SET];
            let draft = asking.draft(scene).rule(Says::NoDemand, topics);
            let draft = draft.note(Says::SetRight).note(Says::AnswerToClaim);
            return Ok(draft.mandatory());
        }
        rule_if!(asking.refused(scene, rules)?);
        self.ruled(scene, rules, &asking)
    }

    fn ruled(&self, scene: &Scene, rules: &Rules, asking: &Asking) -> Decided {
        let (by, bonus) = (asking.by, bonus(rules));
        let draft = asking.draft(scene).cite_all(&[QUICKPLAY_RELIEF, QUICKPLAY]);
        if self.opponent_accepts()? {
            return Ok(draft
                .rule(Says::DrawAccepted { by }, &[DRAW_AGREED])
                .drawn()
                .mandatory());
        }
        let seconds = rules.relief_seconds.unwrap_or(0);
        let either = rules.relief == Relief::DelayOrIncrement;
        Ok(match self.arbiter_agrees {
            Some(true) => draft
                .decision(Says::Granted {
                    by,
                    either,
                    seconds,
                    bonus,
                })
                .add_time(by.opposite(), bonus, Says::WhyGranted)
                .step(Says::SetClocks { either, seconds })
                .note(match either {
                    true => Says::ChangeClock,
                    false => Says::WriteTimes,
                })
                .mandatory(),
            Some(false) => draft
                .decision(Says::RequestRefused)
                .note(Says::NoPenaltyNamed)
                .mandatory(),
            None => {
                let grant = Says::Grant {
                    by,
                    either,
                    seconds,
                    bonus,
                };
                let range = range![Other: Says::RefuseRequest, OpponentMoreTime: grant];
                draft
                    .decision(Says::GrantOrRefuse {
                        by,
                        either,
                        seconds,
                        bonus,
                    })
                    .discretionary(range, Says::GrantUsually)
            }
        })
    }
}
