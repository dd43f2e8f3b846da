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
            .draft(Says::Advised { to })
            .rule(Says::RemoveSpeaker { to }, &own)
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
        let draft = scene
            .draft(Says::Advised { to })
            .decision(Says::Weighed { worth })
            .cite_nth(OUTSIDE_HELP, 2)
            .cite_nth(SPECTATORS, 4)
            .step(Says::EjectSpeaker)
            .note_if(self.from_own_side, Says::OwnSideJudgedHarder);
        match equity {
            true => draft.cite(EQUITY_DRAW),
            false => draft,
        }
        .discretionary(range, usual)
    }
}

/// What is usual under 20E2, and the range.
fn weighed(worth: AdviceWorth) -> (Says, Vec<Measure>) {
    let nothing_or = |measure| vec![Measure::nothing(), measure];
    let less_time = |text: Says| Measure::new(MeasureKind::OffenderLessTime, text);
    let drawn = Measure::new(MeasureKind::Draw, Says::GameDrawn);
    match worth {
        AdviceWorth::WouldFind | AdviceWorth::WeakMove => {
            (Says::NoPenalty, vec![Measure::nothing()])
        }
        AdviceWorth::WouldNotFind => {
            let range = nothing_or(Measure::other(Says::MoveForbidden));
            (Says::MoveMayNotBePlayed, range)
        }
        AdviceWorth::UnclearWithAlternatives => {
            let range = nothing_or(Measure::other(Says::AnotherMove));
            (Says::AnotherMove, range)
        }
        AdviceWorth::OnlyWinningMove => {
            let range = vec![Measure::other(Says::AskSimilarPlayers), drawn];
            (Says::Draw, range)
        }
        AdviceWorth::ClockReminder => {
            let range = nothing_or(less_time(Says::SomeMinutesOff));
            (Says::FewMinutesOff, range)
        }
        AdviceWorth::ClockReminderLate => {
            let range = vec![less_time(Says::LastMinuteOff), drawn];
            (Says::LastMinuteOffOrDraw, range)
        }
    }
}
