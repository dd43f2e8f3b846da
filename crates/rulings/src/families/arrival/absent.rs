//! Nobody at the board, or nobody at all.

use adoube_clock::ByColour;
use adoube_clock::lateness::lost_while_absent;
use adoube_rulebook::BothAbsent as Rule;

use super::late::{limit, note_default_time, too_late};
use super::{AbsentWithoutNotice, BothAbsent, Says, is_equipment_missing, share};
use crate::families::prelude::*;

impl BothAbsent {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let (white, black) = (self.white_late_by()?, self.black_late_by()?);
        let late_by = ByColour { white, black };
        note_default_time(scene, self.default_time, white.max(black));
        let limit_of = |side| limit(scene, side, self.default_time, self.first_period);
        let limits = ByColour {
            white: limit_of(Colour::White)?,
            black: limit_of(Colour::Black)?,
        };
        let without_variation = (white > limits.white, black > limits.black);
        let limits = from_first_arrival(scene, limits, late_by);
        let too_late = (white > limits.white, black > limits.black);
        let draft = scene
            .draft(Says::Nobody { white, black })
            .cite_if(too_late != without_variation, &[DEFAULT_EQUIPMENT]);
        let lost = too_late != (false, false);
        if is_equipment_missing(scene, self.equipment_missing, lost) {
            let draft = draft.cite_if(lost, &[DEFAULT_EQUIPMENT]);
            return Ok(no_equipment(draft, white.max(black)));
        }
        Ok(match too_late {
            (true, true) => both_too_late(scene, draft),
            (true, false) => one_too_late(scene, draft, Colour::White, limits.white),
            (false, true) => one_too_late(scene, draft, Colour::Black, limits.black),
            (false, false) => match self.charged() {
                Some(charged) => return corrected(scene, draft, late_by, charged),
                None => time_lost(scene, draft, late_by),
            },
        })
    }

    /// What the clocks were charged already, if that is told of either.
    fn charged(&self) -> Option<ByColour<Span>> {
        let (white, black) = (self.white_charged, self.black_charged);
        (white.is_some() || black.is_some()).then(|| ByColour {
            white: white.unwrap_or_default(),
            black: black.unwrap_or_default(),
        })
    }
}

/// The elapsed time was put on the wrong clock: a wrong setting, which is put right (6.10.2), without
/// supervision only until ten moves are completed by each.
fn corrected(
    scene: &Scene,
    draft: Draft,
    late_by: ByColour<Span>,
    charged: ByColour<Span>,
) -> Decided {
    let due = lost_while_absent(scene.parameters.default_time.both_absent, late_by);
    let draft = draft.cite(BOTH_ABSENT);
    if due == charged {
        return Ok(draft.decision(Says::ChargedRightly).mandatory());
    }
    if scene.is_us() {
        return Ok(american_split(draft, late_by, charged, due));
    }
    let draft = draft.cite(CLOCK_SETTING);
    if scene.pace_if_known().is_some() && scene.is_reduced()? && scene.is_fixed()? {
        let draft = draft.decision(Says::SettingStays);
        return Ok(draft.cite_nth(RAPID_AFTER_TEN_MOVES, 1).mandatory());
    }
    let ByColour { white, black } = due;
    let back = |side| charged[side] - due[side];
    Ok(draft
        .decision(Says::ChargedWrongly { white, black })
        .add_time(Colour::White, back(Colour::White), Says::WhyCharged)
        .add_time(Colour::Black, back(Colour::Black), Says::WhyCharged)
        .note(Says::RegulationsOtherwise)
        .mandatory())
}

/// By variation 13D1 the countdown runs on a clock that the first player to come has started, with half
/// of the time lost so far on it: the other one has as much longer as is charged to the first.
fn from_first_arrival(
    scene: &Scene,
    limits: ByColour<Span>,
    late_by: ByColour<Span>,
) -> ByColour<Span> {
    if !scene.parameters.default_time.equipment_must_be_set_up {
        return limits;
    }
    let first = late_by.white.min(late_by.black);
    let lost = first.half_to_the_second();
    ByColour::of(|side| match late_by[side] > first {
        true => limits[side] + first - lost,
        false => limits[side],
    })
}

fn both_too_late(scene: &Scene, draft: Draft) -> Ruling {
    let both = match scene.is_us() {
        true => Says::ForfeitBothTooLate,
        false => Says::BothTooLate,
    };
    let draft = draft
        .rule(both, &[DEFAULT_TIME, BOTH_LATE])
        .result(GameResult::BOTH_LOSE.unplayed());
    if !scene.has(BOTH_LATE) {
        let who = scene.official();
        return draft.note(Says::MayDecideOtherwise { who }).mandatory();
    }
    let range = range![Other: Says::PlayedAfterAll, GameLost: Says::BothLose];
    draft.discretionary(range, Says::BothLose)
}

fn one_too_late(scene: &Scene, draft: Draft, by: Colour, limit: Span) -> Ruling {
    let must_be_set_up = scene.parameters.default_time.equipment_must_be_set_up;
    draft
        .cite_if(must_be_set_up, &[DEFAULT_EQUIPMENT, BOTH_ABSENT])
        .rule(too_late(scene, by, limit), &[DEFAULT_TIME])
        .result(GameResult::won_by(by.opposite()).unplayed())
        .mandatory()
}

/// 16M: until there is equipment nobody's clock can run, so all of that time is divided equally.
fn no_equipment(draft: Draft, elapsed: Span) -> Ruling {
    let half = elapsed.half_to_the_second();
    let topics = &[EQUIPMENT_LATE, BOTH_ABSENT, DEFAULT_TIME];
    share(draft.rule(Says::NothingSetUp { half }, topics), half).mandatory()
}

/// 6.7.2 charges White until White comes; 16K splits what was lost before the first player came.
fn time_lost(scene: &Scene, draft: Draft, late_by: ByColour<Span>) -> Ruling {
    let rule = scene.parameters.default_time.both_absent;
    let ByColour { white, black } = lost_while_absent(rule, late_by);
    let decision = match rule {
        Rule::White => Says::WhiteLoses { lost: white },
        Rule::SplitEqually => Says::Split { lost: white },
    };
    draft
        .rule(decision, &[BOTH_ABSENT, DEFAULT_TIME])
        .add_time(Colour::White, -white, Says::WhyAbsent)
        .add_time(Colour::Black, -black, Says::WhyAbsent)
        .note_if(rule == Rule::White, Says::RegulationsOtherwise)
        .mandatory()
}

/// 16K1 leaves clocks that charge nobody as they are; 16K2 corrects those that harm the opponent, and the
/// player who set them, the first to come, may be penalised.
fn american_split(
    draft: Draft,
    late_by: ByColour<Span>,
    charged: ByColour<Span>,
    due: ByColour<Span>,
) -> Ruling {
    let lost = due.white.min(due.black);
    if charged == ByColour::default() {
        let range = [Says::LeaveClocks, Says::SplitNow].map(Measure::other);
        return draft
            .decision(Says::SettingStands { lost })
            .cite_nth(BOTH_ABSENT, 1)
            .discretionary(range, Says::LeaveClocks);
    }
    let by = Colour::white_if(late_by.white <= late_by.black);
    let back = |side| charged[side] - due[side];
    let draft = draft
        .decision(Says::SplitCorrected { by, lost })
        .cite_nth(BOTH_ABSENT, 2)
        .cite_all(&[STANDARD_PENALTY, PENALTIES])
        .add_time(Colour::White, back(Colour::White), Says::WhyCharged)
        .add_time(Colour::Black, back(Colour::Black), Says::WhyCharged);
    draft
        .count(by, Counter::Breach)
        .penalised(MeasureKind::GameLost, by)
}

impl AbsentWithoutNotice {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let won = GameResult::won_by(by.opposite()).unplayed();
        let draft = scene
            .draft(Says::StayedAway { by })
            .cite_all(&[ABSENCE_NOTICE, DEFAULT_TIME, FORFEIT_SCORE])
            .result((!scene.is_over()).then_some(won));
        if scene.is_us() {
            return Ok(american(draft, by, self.explained));
        }
        let (decision, usual) = match self.explained()? {
            true => (Says::PairedIfAccepted { by }, Says::PairedAgain),
            false => (Says::CountsAsWithdrawn { by }, Says::NotPairedAgain),
        };
        let range = range![Other: Says::PairedAgain, Expulsion: Says::OutOfEvent];
        Ok(draft.decision(decision).discretionary(range, usual))
    }
}

/// 13G: the game is lost under 13D; ejection, a fine and readmission are the director's.
fn american(draft: Draft, by: Colour, excused: Option<bool>) -> Ruling {
    let range = range![Other: Says::KeptOnRequest, Fine: Says::Fine, Expulsion: Says::Ejection];
    let usual = match excused {
        Some(true) => Says::KeptOnRequest,
        _ => Says::UnlessAsked,
    };
    draft
        .rule(Says::MayBeEjected { by }, &[US_NO_SHOW])
        .note(Says::DroppedUnlessExcused)
        .note(Says::FineGoesTo)
        .discretionary(range, usual)
}
