//! What concerns all games of a player in a section: excused time, forfeits, a replacement, appeals: 7,
//! 19, 21 and 22 of Chapter 9.

use super::{MailAppeal, MailExcusedTime, MailForfeits, MailReplacement, Says};
use crate::families::prelude::*;

/// Days of excused time in a calendar year.
const EXCUSED_DAYS: u32 = 30;
/// Forfeits against so many opponents forfeit everything.
const FORFEITS: u32 = 2;
/// The last day for a replacement, counted from the start.
const REPLACEMENT_DAYS: u32 = 60;
/// The last day for an appeal, counted from the end.
const APPEAL_DAYS: u32 = 7;

impl MailExcusedTime {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let draft = scene.citing(Says::TakesTime { by }, &[US_MAIL_EXCUSED]);
        if self.sent_a_move {
            return Ok(draft.decision(Says::TimeEnded { by }).mandatory());
        }
        if !self.told_in_advance()? {
            return Ok(not_excused(draft, by, self.emergency));
        }
        if !self.in_all_games()? {
            let draft = draft.decision(Says::AllGames { by });
            return Ok(draft.mandatory());
        }
        let draft = draft.note(Says::OpponentsTimeRuns { by });
        let days = self.days_this_year()?;
        let left = EXCUSED_DAYS.checked_sub(days);
        if let Some(left) = left {
            return Ok(draft.decision(Says::Excused { by, days, left }).mandatory());
        }
        let over = days - EXCUSED_DAYS;
        let range = range![Other: Says::OnlyThirty { over }, Other: Says::GrantDays { over }];
        let usual = match self.emergency {
            true => Says::GrantDays { over },
            false => Says::OnlyThirty { over },
        };
        let draft = draft.decision(Says::OverThirty { by, over });
        Ok(draft.discretionary(range, usual))
    }
}

/// Nobody was told: the days count, unless the director grants them for an emergency.
fn not_excused(draft: Draft, by: Colour, emergency: bool) -> Ruling {
    let draft = draft.decision(Says::NotTold { by });
    if !emergency {
        return draft.mandatory();
    }
    let range = range![Other: Says::DaysCount, Other: Says::GrantInEmergency];
    draft.discretionary(range, Says::GrantInEmergency)
}

impl MailForfeits {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let (by, opponents) = (self.by()?, self.opponents()?);
        let draft = scene.citing(
            Says::HasForfeited { by, opponents },
            &[US_MAIL_TWO_FORFEITS],
        );
        if opponents < FORFEITS {
            return Ok(draft.decision(Says::OthersGoOn).mandatory());
        }
        Ok(draft
            .decision(Says::AllForfeited { by })
            .won_by(by.opposite())
            .step(Says::TellAllOpponents { by })
            .note(Says::RatingNotSaid)
            .mandatory())
    }
}

impl MailReplacement {
    /// The day sixty days after the start is taken as the last one: the text has no earlier bar.
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let draft = scene.citing(Says::WantsReplacement, &[US_MAIL_REPLACEMENT]);
        if self.result_in_play()? {
            return Ok(draft.decision(Says::NoneAfterResult).mandatory());
        }
        let days = REPLACEMENT_DAYS;
        if self.days_since_start()? > days {
            return Ok(draft.decision(Says::NoneAfterDays { days }).mandatory());
        }
        let range = range![Other: Says::NotReplaced, Other: Says::Replaced];
        let draft = draft.decision(Says::MayReplace);
        Ok(draft.discretionary(range, Says::Replaced))
    }
}

impl MailAppeal {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let days = self.days_after_end()?;
        let draft = scene.citing(Says::Appealed { days }, &[US_MAIL_APPEAL]);
        if !self.deposit()? {
            return Ok(draft.decision(Says::DepositMissing).mandatory());
        }
        let draft = draft.note(Says::DepositBack);
        let limit = APPEAL_DAYS;
        if days <= limit {
            return Ok(draft.decision(Says::AppealInTime { limit }).mandatory());
        }
        let range = [Says::RefuseAppeal, Says::HearAppeal].map(Measure::other);
        let draft = draft.decision(Says::AppealLate { limit });
        Ok(draft.discretionary(range, Says::RefuseAppeal))
    }
}
