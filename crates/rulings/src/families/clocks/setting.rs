//! Defective and wrongly set clocks.

use adoube_clock::least_to_leave;

use super::{ClockDefect, ClockSetting, Says};
use crate::families::prelude::*;
use crate::penalties;

impl ClockDefect {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let evident = self.evident()?;
        let draft = scene.draft(Says::SaidDefective).cite(CLOCK_DEFECT);
        if !evident {
            return Ok(draft.decision(Says::ShownCounts).mandatory());
        }
        let draft = draft
            .decision(Says::Replaced)
            .step(Says::WriteDownTimes)
            .step(Says::MarkOldClock);
        let draft = self.deducted(scene, draft)?;
        let range = range![Other: Says::BestJudgement];
        Ok(draft.discretionary(range, Says::ShownCorrected))
    }

    /// Time taken from a player, but not below what must be left (US Chess 16O).
    fn deducted<'a>(&self, scene: &Scene, draft: Draft<'a>) -> Result<Draft<'a>, Question> {
        let (Some(side), Some(take)) = (self.take_from, self.take) else {
            return Ok(draft);
        };
        let Some(left) = scene.case.clock.left(side) else {
            return Ok(draft);
        };
        let floor = scene.parameters.clock.defective_clock_floor;
        let moves_owed = match floor {
            Some(floor) if left > least_to_leave(&floor, None) => self.owed(scene, side)?,
            _ => None,
        };
        let least = floor.map_or(Span::ZERO, |floor| least_to_leave(&floor, moves_owed));
        let after = (left - take).max(least.min(left));
        Ok(draft
            .set_time(side, after, Says::WhyDefect)
            .note_if(!least.is_zero(), Says::SoMuchLeft))
    }

    /// How many moves a player still owes in the control; none in sudden death.
    fn owed(&self, scene: &Scene, side: Colour) -> Result<Option<u32>, Question> {
        if self.moves_owed.is_some() || scene.is_last_period() == Ok(true) {
            return Ok(self.moves_owed);
        }
        let asking = Question::of("clock-defect", "moves_owed");
        Err(asking.number(200).about(&[("side", side)]))
    }
}

impl ClockSetting {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let draft = scene.draft(Says::SetWrongly);
        if scene.is_reduced()? && !self.schedule_suffers && scene.is_fixed()? {
            return Ok(draft
                .decision(Says::SettingStays)
                .cite_nth(RAPID_AFTER_TEN_MOVES, 1)
                .cite_if(scene.pace()? == Pace::Blitz, &[BLITZ_UNSUPERVISED])
                .mandatory());
        }
        if scene.is_us_blitz() && scene.moves_made_or_ask(Colour::Black)? > 0 {
            return Ok(draft.must(Says::BlitzTimesStay, &[US_BLITZ_AFTER_FIRST_MOVE]));
        }
        // The two clocks together ran for an hour more than there was (US Chess 16P).
        let hour = self.excess >= Some(Span::minutes(58)) && scene.is_us();
        let draft = draft
            .rule(Says::SetRight, &[CLOCK_SETTING])
            .cite_if(self.addition_missing, &[DELAY_NOT_SET])
            .step(Says::WriteDownTimes)
            .note_if(hour, Says::HourTooMuch);
        let Some(by) = self.on_purpose_by else {
            let range = range![Other: Says::BestJudgement];
            return Ok(draft.discretionary(range, Says::AsIfSetRight));
        };
        let penalty = penalties::standard_penalty(scene).unwrap_or(Span::ZERO);
        Ok(draft
            .add_time(by.opposite(), penalty, Says::WhyOnPurpose)
            .cite_all(&[STANDARD_PENALTY, PENALTIES])
            .penalised(MeasureKind::GameLost, by))
    }
}
