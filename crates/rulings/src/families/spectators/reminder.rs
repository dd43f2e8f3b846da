//! Reminders of the clock or the flag: 12.6 and 12.7, US Chess 20E2.

use super::{
    AdviceWorth, ClockReminder, Reminded, Reminder, Says, Spectators, UnaskedAdvice, measures,
};
use crate::families::prelude::*;
use crate::incident::Family;

impl ClockReminder {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let (to, from) = (self.to()?, self.from()?);
        let third = !matches!(from, Reminder::Opponent | Reminder::Arbiter);
        if scene.is_us() && third {
            let advice = UnaskedAdvice {
                to: Some(to),
                worth: Some(match self.easy_win {
                    true => AdviceWorth::ClockReminderEasyWin,
                    false => AdviceWorth::ClockReminder,
                }),
                team_event: from == Reminder::Captain,
                ..UnaskedAdvice::default()
            };
            return Spectators::UnaskedAdvice(advice).decide(scene);
        }
        let is_flag = self.about()? == Reminded::Flag;
        let draft = scene.draft(Says::Reminded { to, from });
        Ok(match (from, is_flag) {
            // A player may point out the flag or the clock to the opponent; nothing forbids it.
            (Reminder::Opponent, true) => draft.must(Says::ReminderIsClaim, &[FLAG_FALLEN]),
            (Reminder::Opponent, false) => draft
                .rule(Says::OpponentMayRemind, &[MOVE_COMPLETED, RIGHT_TO_PRESS])
                .note(Says::RemindersCanDisturb)
                .cite(DISTRACTION)
                .mandatory(),
            (Reminder::Arbiter, true) if !scene.is_us() => {
                draft.must(Says::ArbiterCallsFlag, &[FLAG_FALLEN, ARBITER_SILENCE])
            }
            (Reminder::Arbiter, _) => draft
                .rule(Says::ArbiterMustNot, &[ARBITER_SILENCE])
                .note(Says::NothingUndone)
                .mandatory(),
            _ => self.by_third_party(draft, to, from, is_flag),
        })
    }

    /// Nobody else may interfere; the player did not ask and is not penalised, and what the position was
    /// worth decides nothing.
    fn by_third_party(&self, draft: Draft, to: Colour, from: Reminder, is_flag: bool) -> Ruling {
        let draft = draft
            .rule(Says::NotByThirdParties { to }, &[THIRD_PARTIES])
            .cite_if(from == Reminder::Captain, &[CAPTAIN_ADVICE])
            .cite_if(is_flag, &[FLAG_FALLEN])
            .cite(PENALTIES)
            .note_if(self.easy_win, Says::WinDoesNotMatter);
        let draft = match is_flag {
            true => draft.step(Says::LookAtClock),
            false => draft,
        };
        let range = match from {
            Reminder::Neighbour => {
                range![Warning: Says::WarnNeighbour, OffenderLessTime: Says::NeighbourLessTime]
            }
            Reminder::Captain => range![Warning: Says::WarnCaptain, Other: Says::CaptainLeaves],
            _ => measures(),
        };
        draft.discretionary(range, Says::WarnWhoReminded)
    }
}
