//! Silence, withdrawals, time limits, disputes and help: 3, 14 to 16 and 18 to 20 of Chapter 9.

use std::time::Duration;

use adoube_clock::correspondence::{SilentOpponent, Withdrawal, complaint_until, withdrawal};

use super::{
    Inquiry, MailDispute, MailHelp, MailHelper, MailSilence, MailTimeLimit, MailWithdrawal, Says,
    penalties,
};
use crate::families::prelude::*;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl MailSilence {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let draft = scene.draft(Says::Silent { by }).cite(US_MAIL_SILENCE);
        if let Some(inquiry) = self.inquiry {
            return Ok(inquired(draft, inquiry, GameResult::won_by(by.opposite())));
        }
        let repeated = self.repeated()?;
        let decision = match next(self.days()?, repeated) {
            (SilentOpponent::Wait(_), days) => Says::Wait { days },
            (SilentOpponent::Repeat, _) => Says::SendAgain { by },
            (SilentOpponent::Complain, _) => Says::Complain { by },
        };
        let draft = draft.decision(decision).note(Says::ComplaintNames);
        Ok(draft.mandatory())
    }
}

/// What to do, and for how many days to wait. Only the number of days matters, so they are counted
/// from an arbitrary day.
fn next(days: u32, repeated: bool) -> (SilentOpponent, u32) {
    let sent = complaint_until(Default::default());
    let today = sent.saturating_add(DAY.saturating_mul(days));
    let found = SilentOpponent::on(today, sent, repeated.then_some(sent));
    let left = match found {
        SilentOpponent::Wait(due) => today.duration_until(due).as_hours() / 24,
        SilentOpponent::Repeat | SilentOpponent::Complain => 0,
    };
    (found, u32::try_from(left).unwrap_or(0))
}

fn inquired(draft: Draft, inquiry: Inquiry, lost: GameResult) -> Ruling {
    let draft = draft.cite(US_MAIL_INQUIRY);
    let range = range![Nothing, GameLost: Says::Forfeit];
    match inquiry {
        Inquiry::Pending => draft.decision(Says::AwaitAnswer).mandatory(),
        Inquiry::Explained => draft.decision(Says::Explained).mandatory(),
        Inquiry::PoorlyExplained => draft
            .rule(Says::PoorlyExplained, &[US_MAIL_PENALTIES])
            .discretionary(penalties(), Says::WarningFirst),
        Inquiry::Unanswered => draft
            .decision(Says::Unanswered)
            .result(lost)
            .discretionary(range, Says::Forfeit),
    }
}

impl MailWithdrawal {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let (by, moves) = (self.by()?, self.moves_by_both()?);
        let draft = scene.draft(Says::Leaves { by }).cite(US_MAIL_WITHDRAWAL);
        let lost = GameResult::won_by(by.opposite());
        Ok(match self.scored(moves)? {
            Withdrawal::RatedLoss => draft
                .decision(Says::RatedLoss { by })
                .result(lost)
                .note(Says::TenMoves),
            Withdrawal::UnratedForfeit => draft
                .rule(Says::UnratedForfeit { by }, &[US_MAIL_END])
                .result(lost.unplayed())
                .note(Says::MayAskAdjudication { by }),
        }
        .mandatory())
    }

    /// How old the game is, is asked only if the moves leave it open.
    fn scored(&self, moves: u32) -> Result<Withdrawal, Question> {
        let start = complaint_until(Default::default());
        let young = withdrawal(moves, start, start);
        if young == Withdrawal::RatedLoss || !self.six_months()? {
            return Ok(young);
        }
        let year_later = start.saturating_add(DAY.saturating_mul(365));
        Ok(withdrawal(moves, start, year_later))
    }
}

impl MailTimeLimit {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let asked = self.adjudication_asked()?;
        let draft = scene.draft(Says::ThirtyMonths).cite(US_MAIL_END);
        let range = range![Other: Says::BestPlay];
        Ok(match asked {
            true => draft
                .decision(Says::Adjudicated)
                .discretionary(range, Says::JudgeDecides),
            false => draft.decision(Says::NobodyAsked).drawn().mandatory(),
        })
    }
}

impl MailDispute {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let known_on = Default::default();
        let last = complaint_until(known_on);
        let sent_on = known_on.saturating_add(DAY.saturating_mul(self.days()?));
        let decision = if sent_on > last {
            Says::DisputeLate
        } else if self.complete()? {
            Says::DisputeHeard
        } else {
            Says::DisputeIncomplete
        };
        Ok(scene.must(Says::DisputeSent, decision, &[US_MAIL_DISPUTE]))
    }
}

impl MailHelp {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let (by, what) = (self.by()?, self.what()?);
        let draft = scene.draft(Says::HadHelp { by }).cite(US_MAIL_HELP);
        Ok(match what {
            MailHelper::Books => draft.decision(Says::BooksAllowed).mandatory(),
            MailHelper::Engine | MailHelper::Person => draft
                .rule(Says::HelpForbidden, &[US_MAIL_PENALTIES])
                .discretionary(penalties(), Says::ForfeitIfProved),
        })
    }
}
