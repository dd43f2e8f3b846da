//! Reflection time: 5, 10 and 13 of Chapter 9.

use adoube_clock::correspondence::{
    OverstepPolicy, PENALTY_DAYS, ReflectionAccount, ReflectionCharge, ReflectionControl, Verdict,
};

use super::{MailOverstep, Says};
use crate::families::prelude::*;
use crate::untold::Untold;

/// More moves than any game has.
const MOST: u32 = 500;

impl MailOverstep {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let charge = self.charge(scene)?;
        let days = charge.days;
        let each = self.days_for_each.filter(|&each| each > 0);
        let short =
            each.is_some_and(|each| ReflectionControl::DaysForEach(each).allowed().is_err());
        let draft = scene
            .citing(Says::Took { by, days }, &[US_MAIL_TIME, US_MAIL_COUNT])
            .note_if(short, Says::TooFewDays);
        if charge.verdict == Verdict::InTime {
            let left = Says::Left {
                days: charge.left.max(0),
            };
            let draft = draft.rule(Says::InTime { days }, &[US_MAIL_EXCUSED]);
            return Ok(draft.note(left).mandatory());
        }
        if !self.times_recorded()? {
            return Ok(draft.must(
                Says::NotRecorded { by },
                &[US_MAIL_RECORD, US_MAIL_OVERSTEP],
            ));
        }
        let draft = draft.cite_all(&[US_MAIL_OVERSTEP, US_MAIL_RECORD]);
        if charge.verdict == Verdict::Lost {
            return Ok(draft
                .decision(Says::Overstepped { by })
                .won_by(by.opposite())
                .mandatory());
        }
        let days = PENALTY_DAYS;
        let charged = Says::DaysOrLoss { days };
        let range = range![OffenderLessTime: charged, GameLost: Says::GameLost];
        let topics = &[US_MAIL_OVERSTEP_VARIATION, US_MAIL_PENALTIES];
        Ok(draft
            .rule(Says::FirstOverstep { days }, topics)
            .discretionary(range, Says::UsuallyVariation { days }))
    }

    /// What the reply does to the player's time.
    fn charge(&self, scene: &Scene) -> Result<ReflectionCharge, Question> {
        let (days, each) = (self.days()?, self.days_for_each()?);
        let announced = scene.parameters.correspondence.as_ref();
        let announced = announced.is_some_and(|rules| rules.first_overstep_costs_days);
        let milder = self.first_time_costs_days || announced;
        let policy = match milder && !self.is_repeated(scene) {
            true => OverstepPolicy::PenaltyFirst,
            false => OverstepPolicy::Forfeit,
        };
        if each > 0 {
            let account = ReflectionAccount::new(ReflectionControl::DaysForEach(each), policy);
            return Ok(book(account, 0, 0, days));
        }
        let (moves, used) = (self.moves_before()?, self.used_before()?);
        let account = ReflectionAccount::new(ReflectionControl::STANDARD, policy);
        Ok(book(account, moves, used, days))
    }

    /// If it was not told it is taken as the first time, and the ruling says what follows otherwise.
    fn is_repeated(&self, scene: &Scene) -> bool {
        self.overstepped_before().unwrap_or_else(|question| {
            scene.note_untold(Untold::Choice { question, taken: 1 });
            false
        })
    }
}

/// Books the moves before, the days before, and then the reply.
fn book(mut account: ReflectionAccount, moves: u32, used: u32, days: u32) -> ReflectionCharge {
    for _ in 0..moves.min(MOST) {
        account.reply(0);
    }
    account.charge(used);
    account.reply(days)
}
