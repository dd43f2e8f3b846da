//! Advice that nobody asked for: 12.7 and 11.3.1, US Chess 20E2.

use super::{AdviceWorth, Says, UnaskedAdvice, measures};
use crate::families::prelude::*;

impl UnaskedAdvice {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let to = self.to()?;
        Ok(match scene.is_us() {
            true => self.american(scene, to, self.worth()?),
            false => self.fide(scene, to),
        })
    }

    fn fide(&self, scene: &Scene, to: Colour) -> Ruling {
        let own = [THIRD_PARTIES, OUTSIDE_HELP, ARBITER_TASKS];
        let mut range = measures();
        if self.from_own_side {
            let kind = MeasureKind::OpponentMoreTime;
            range.push(Measure::new(kind, Says::IfArranged));
        }
        scene
            .ruled(Says::Advised { to }, Says::RemoveSpeaker { to }, &own)
            .discretionary(range, Says::ExpelSpeaker)
    }

    /// 20E2 wants nobody to profit, and nobody to suffer much.
    fn american(&self, scene: &Scene, to: Colour, worth: AdviceWorth) -> Ruling {
        let (usual, mut range) = weighed(worth);
        let equity = range
            .iter()
            .any(|measure| measure.kind == MeasureKind::Draw);
        if self.from_own_side {
            let kind = MeasureKind::GameLost;
            range.push(Measure::new(kind, Says::AsAskedAdvice));
        }
        if self.team_event {
            range.push(Measure::other(Says::TeamOnly));
        }
        let blitz = scene.is_us_blitz();
        if blitz {
            range.push(Measure::other(Says::NewGame));
        }
        scene
            .draft(Says::Advised { to })
            .decision(Says::Weighed { worth })
            .cite_nth(OUTSIDE_HELP, 2)
            .cite_nth(SPECTATORS, 4)
            .step(Says::EjectSpeaker)
            .note_if(self.from_own_side, Says::OwnSideJudgedHarder)
            .cite_if(equity, &[EQUITY_DRAW])
            .cite_if(blitz, &[US_BLITZ_SPECTATORS])
            .discretionary(range, usual)
    }
}

/// What is usual under 20E2, and the range.
fn weighed(worth: AdviceWorth) -> (Says, Vec<Measure>) {
    match worth {
        AdviceWorth::WouldFind | AdviceWorth::WeakMove => (Says::NoPenalty, range![Nothing]),
        AdviceWorth::WouldNotFind => {
            let range = range![Nothing, Other: Says::MoveForbidden];
            (Says::MoveMayNotBePlayed, range)
        }
        AdviceWorth::UnclearWithAlternatives => {
            (Says::AnotherMove, range![Nothing, Other: Says::AnotherMove])
        }
        AdviceWorth::OnlyWinningMove => {
            let range = range![Other: Says::AskSimilarPlayers, Draw: Says::GameDrawn];
            (Says::Draw, range)
        }
        AdviceWorth::ClockReminder => {
            let range = range![Nothing, OffenderLessTime: Says::SomeMinutesOff];
            (Says::FewMinutesOff, range)
        }
        AdviceWorth::ClockReminderEasyWin => {
            let range = range![OffenderLessTime: Says::LastMinuteOff, Draw: Says::GameDrawn];
            (Says::Draw, range)
        }
        AdviceWorth::ClockReminderLate => {
            let range = range![OffenderLessTime: Says::LastMinuteOff, Draw: Says::GameDrawn];
            (Says::LastMinuteOffOrDraw, range)
        }
    }
}
