//! Which clock is used and where it stands: 5F and 16L of US Chess, Chapter 11, 2c in blitz. By the FIDE
//! Laws the arbiter decides (6.5).

use adoube_clock::{Delays, Timer};

use super::{ClockChoice, ClockDispute, ClockKind, Says};
use crate::families::prelude::*;

impl ClockChoice {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let what = self.what()?;
        let draft = scene.draft(Says::WhichClock { what });
        if !scene.is_us() {
            return Ok(by_arbiter(scene, draft, what));
        }
        match what {
            ClockDispute::LateReplacement => self.replaced(scene, draft),
            ClockDispute::DuringGame => {
                Ok(draft.must(Says::SameClock, &[SAME_CLOCK, CLOCK_DEFECT]))
            }
            ClockDispute::CannotBeSet => {
                let by = self.by()?;
                let draft = draft.rule(Says::OpponentPicks { by }, &[CLOCK_KNOWLEDGE]);
                Ok(draft.note(Says::DirectorsNeedNot).mandatory())
            }
            ClockDispute::WhichOfTwo => self.better(scene, draft),
            ClockDispute::Side => self.side(scene, draft),
        }
    }

    /// 5F5: until Black's first move is determined, and with the times as they are.
    fn replaced(&self, scene: &Scene, draft: Draft) -> Decided {
        let by = self.by()?;
        let draft = draft.cite_all(&[TIMER_REPLACED, SAME_CLOCK]);
        let limit = scene.parameters.clock.change_before_black_move.unwrap_or(1);
        let moved = match scene.moves_made(Colour::Black) {
            Some(made) if self.black_has_moved.is_none() => made >= limit,
            _ => self.black_has_moved()?,
        };
        if moved {
            return Ok(draft.decision(Says::TooLateToReplace).mandatory());
        }
        if !self.running_clock_adds_nothing()? || !self.new_clock_is_proper()? {
            return Ok(draft.decision(Says::NoReasonToReplace).mandatory());
        }
        let draft = draft.decision(Says::MayReplace { by });
        Ok(draft.step(Says::TransferTimes).mandatory())
    }

    /// 5F1 to 5F4: the clock that suits the control better. In blitz Black chooses among standard ones.
    fn better(&self, scene: &Scene, draft: Draft) -> Decided {
        let (white, black) = (self.white_clock()?, self.black_clock()?);
        let asking = || Question::beside("control", "control").text("expected-control");
        let control = scene.control.as_ref().ok_or_else(asking)?;
        let suits = |kind: ClockKind| timer(kind).setting(control, None).preference;
        let clock = &scene.parameters.clock;
        let draft = draft
            .cite(STANDARD_TIMER)
            .cite_if(
                clock.other_control_without_increment,
                &[TIMER_VARIATION_INCREMENT],
            )
            .cite_if(clock.other_control_without_delay, &[TIMER_VARIATION_DELAY]);
        let by = match suits(white).cmp(&suits(black)) {
            std::cmp::Ordering::Less => Colour::White,
            std::cmp::Ordering::Greater => Colour::Black,
            std::cmp::Ordering::Equal if scene.is_us_blitz() => {
                return Ok(draft.must(Says::BlackPicks, &[US_BLITZ_TIMER]));
            }
            // Rule 39, which says who chooses, is not at hand; blitz has the answer in its own rules.
            std::cmp::Ordering::Equal => {
                let draft = draft.decision(Says::BothSuit).no_rule(Says::RuleNotAtHand);
                let range = range![Other: Says::BlackChooses];
                return Ok(draft.discretionary(range, Says::BlackChooses));
            }
        };
        let setting = timer(if by == Colour::White { white } else { black }).setting(control, None);
        let draft = draft.decision(Says::ThisClock { by });
        Ok(draft
            .note_if(!setting.as_announced, Says::SetAsNear)
            .mandatory())
    }

    /// 16L: Black chooses the side of the clock unless late; by variation the director has fixed it.
    fn side(&self, scene: &Scene, draft: Draft) -> Decided {
        let draft = draft.cite(CLOCK_PLACEMENT);
        if scene.parameters.clock.sides_fixed {
            return Ok(draft.decision(Says::DirectorFixed).mandatory());
        }
        let decision = match self.black_late()? {
            true => Says::BlackWasLate,
            false => Says::BlackChoosesSide,
        };
        Ok(draft
            .decision(decision)
            .note(Says::FirstChoosesSeat)
            .mandatory())
    }
}

/// A clock of a kind, with any delay that somebody may ask for.
fn timer(kind: ClockKind) -> Timer {
    let delays = match kind {
        ClockKind::Increment | ClockKind::Delay => Delays::UpTo(Span::minutes(5)),
        ClockKind::Digital | ClockKind::Analog => Delays::None,
    };
    Timer {
        digital: kind != ClockKind::Analog,
        increment: kind == ClockKind::Increment,
        delays,
        silent: true,
        runs_on: true,
    }
}

/// By the FIDE Laws the arbiter places the clock, and changes it only for a defect.
fn by_arbiter(scene: &Scene, draft: Draft, what: ClockDispute) -> Ruling {
    let who = scene.official();
    match what {
        ClockDispute::Side => draft
            .rule(Says::ArbiterPlacesClock, &[CLOCK_PLACEMENT])
            .note(Says::TurnTheBoard),
        _ => draft.rule(Says::OnlyIfDefective { who }, &[CLOCK_DEFECT, CLOCK_TYPE]),
    }
    .mandatory()
}
