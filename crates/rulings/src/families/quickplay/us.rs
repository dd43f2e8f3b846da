//! Insufficient losing chances by the rules of US Chess: 14H, and Chapter 11 for blitz.

use adoube_clock::Addition;
use adoube_rulebook::{Quickplay as Rules, QuickplayUse};

use super::scope::{Asking, limit};
use super::{Ending, Finding, QuickplayClaim, Says};
use crate::families::prelude::*;

/// A claim of insufficient losing chances.
pub(super) fn claim(
    facts: &QuickplayClaim,
    scene: &Scene,
    rules: &Rules,
    asking: &Asking,
) -> Decided {
    if scene.is_us_blitz() {
        return Ok(blitz(facts, scene, rules, asking));
    }
    if rules.in_force != QuickplayUse::InForce && asking.announced != Ok(true) {
        return Ok(asking
            .draft(scene)
            .rule(Says::ClaimsNotAllowed, &[QUICKPLAY_CLAIM, CLAIM_IS_OFFER])
            .note(Says::OpenOffer)
            .note(Says::MustBePosted)
            .mandatory());
    }
    rule_if!(inadmissible(scene, rules, asking)?);
    let draft = asking
        .draft(scene)
        .cite_all(&[QUICKPLAY, QUICKPLAY_SCOPE, QUICKPLAY_RULING]);
    match facts.finding {
        Some(Finding::Right) => Ok(draft
            .decision(Says::ClearlyCorrect)
            .cite_nth(QUICKPLAY_RULING, 2)
            .drawn()
            .mandatory()),
        Some(Finding::Wrong) => Ok(denied(draft, rules, asking.by)),
        Some(Finding::Unclear) => match facts.delay_clock_available()? {
            true => delay_clock(scene, draft, asking),
            false => Ok(watch(draft)),
        },
        None => Ok(open(facts, draft, rules, asking.by)),
    }
}

fn inadmissible(scene: &Scene, rules: &Rules, asking: &Asking) -> Result<Option<Ruling>, Question> {
    let by = asking.by;
    let (topic, decision) = if asking.flag_down {
        (QUICKPLAY_FLAG_DOWN, Says::OwnFlagDown { by })
    } else if addition_at_the_board(scene)? > Span::ZERO {
        (QUICKPLAY_DELAY_CLOCK, Says::ClockAdds)
    } else if scene.is_earlier_period(asking.by) {
        (QUICKPLAY_SCOPE, Says::NotSuddenDeath)
    } else if !asking.is_short(scene, rules)? {
        let limit = limit(rules);
        (QUICKPLAY_SCOPE, Says::MustHaveLess { by, limit })
    } else if !asking.on_move(scene)? {
        (QUICKPLAY_SCOPE, Says::DeniedNotOnMove { by })
    } else {
        return Ok(None);
    };
    let draft = asking.draft(scene);
    let draft = draft.rule(
        decision,
        &[QUICKPLAY, QUICKPLAY_SCOPE, topic, CLAIM_IS_OFFER],
    );
    Ok(Some(draft.note(Says::StillOffer).mandatory()))
}

/// What the clock at the board adds or delays, which may be less than the event's control says.
fn addition_at_the_board(scene: &Scene) -> Result<Span, Question> {
    let none = event_delay(scene).filter(|delay| delay.is_zero());
    let asking = || Question::beside("clock.addition", "quickplay-addition-at-board").time();
    scene.case.clock.addition.or(none).ok_or_else(asking)
}

fn event_delay(scene: &Scene) -> Option<Span> {
    let control = scene.control.as_ref()?;
    let first = control.of(Colour::White).period(0)?;
    (first.addition != Addition::Unspecified).then(|| first.addition.amount())
}

/// The most that a wrong claim costs.
fn most(rules: &Rules) -> Span {
    let seconds = rules.wrong_claim_costs_up_to_seconds.unwrap_or(0);
    Span::seconds(i64::from(seconds))
}

/// Denied; up to a minute may be taken.
fn denied(draft: Draft, rules: &Rules, by: Colour) -> Ruling {
    let most = most(rules);
    let time_off = Says::TimeOff { by, most };
    let range = range![Nothing, OffenderLessTime: time_off];
    draft
        .decision(Says::ClearlyWrong { by, most })
        .cite_nth(QUICKPLAY_RULING, 3)
        .cite(CLAIM_IS_OFFER)
        .count(by, Counter::WrongClaim)
        .note(Says::OfferStays)
        .discretionary(range, Says::ForNoGround { most })
}

/// The preferred answer to an unclear claim: the claimant keeps half the time.
fn delay_clock(scene: &Scene, draft: Draft, asking: &Asking) -> Decided {
    let by = asking.by;
    let half = asking.left(scene)?.half_to_the_second();
    let delay = event_delay(scene).filter(|span| !span.is_zero());
    let clock = Says::DelayClock { by, half };
    let mut range = without_delay_clock();
    range.push(Measure::new(MeasureKind::OffenderLessTime, clock));
    Ok(draft
        .decision(Says::PutOnDelayClock { by, half, delay })
        .cite_all(&[QUICKPLAY_RELIEF, QUICKPLAY_DELAY_CLOCK])
        .cite_all(&[CLAIM_IS_OFFER, DRAW_OFFER_BEFORE_MOVING])
        .set_time(by, half, Says::WhyHalf)
        .note(Says::NoMoreClaims)
        .discretionary(range, Says::DelayClockUsually))
}

fn watch(draft: Draft) -> Ruling {
    draft
        .decision(Says::NoDelayClock)
        .cite_nth(QUICKPLAY_RULING, 1)
        .cite_all(&[CLAIM_IS_OFFER, DRAW_OFFER_BEFORE_MOVING])
        .discretionary(without_delay_clock(), Says::InviteLater)
}

fn without_delay_clock() -> Vec<Measure> {
    range![Other: Says::InviteLater, Other: Says::WatchAndReserve]
}

/// The director has not said yet what the claim looks like.
fn open(facts: &QuickplayClaim, draft: Draft, rules: &Rules, by: Colour) -> Ruling {
    let time_off = Says::WrongTimeOff { most: most(rules) };
    let range = range![
        Draw: Says::CorrectDraw, OffenderLessTime: Says::UnclearHalf { by },
        Other: Says::UnclearNoClock, OffenderLessTime: time_off
    ];
    let (nth, usual) = advice(facts.ending);
    draft
        .rule(Says::DirectorDecides, &[QUICKPLAY_CONFER, QUICKPLAY_RELIEF])
        .step(Says::NoRatings)
        .step(Says::ClassC)
        .cite_nth(QUICKPLAY_ADVICE, nth)
        .discretionary(range, usual)
}

/// The advice of 14I on kinds of endings, which are hints and no rules: its article, and what directors
/// usually do.
fn advice(ending: Option<Ending>) -> (usize, Says) {
    match ending {
        None => (0, Says::UsuallyDelayClock),
        Some(Ending::Complex) => (2, Says::UsuallyComplex),
        Some(Ending::OppositeBishops) => (3, Says::UsuallyOppositeBishops),
        Some(Ending::SamePieces) => (4, Says::UsuallySamePieces),
        Some(Ending::PieceLess) => (5, Says::UsuallyPieceLess),
        Some(Ending::RookPawn) => (6, Says::UsuallyRookPawn),
        Some(Ending::RookAgainstRookAndBishop) => (7, Says::UsuallyRookAndBishop),
    }
}

/// Not allowed in blitz, unless the event announced a list of positions.
fn blitz(facts: &QuickplayClaim, scene: &Scene, rules: &Rules, asking: &Asking) -> Ruling {
    let draft = asking.draft(scene).cite(US_BLITZ_LOSING_CHANCES);
    let announced = rules.blitz_list || asking.announced == Ok(true);
    match facts.on_announced_list && announced && !asking.flag_down {
        true => draft.decision(Says::OnList).drawn().mandatory(),
        false => draft.decision(Says::NotInUsBlitz).mandatory(),
    }
}
