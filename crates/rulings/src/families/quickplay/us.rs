//! Insufficient losing chances by the rules of US Chess: 14H, and Chapter 11 for blitz.

use adoube_clock::{Addition, Colour, Span};
use adoube_rulebook::{Quickplay as Rules, QuickplayUse};

use super::scope::{Asking, is_earlier_period};
use super::{
    BLITZ_CLAIM, CLAIM, CONFER, DELAY_CLOCK, FLAG_DOWN, Finding, QUICKPLAY, QuickplayClaim, RELIEF,
    RULING, SCOPE, advice,
};
use crate::ask::known;
use crate::incident::Decided;
use crate::ruling::Draft;
use crate::scene::Scene;
use crate::{Counter, GameResult, Measure, MeasureKind, Question, Ruling, topics};

/// A claim of insufficient losing chances.
pub(super) fn claim(
    facts: &QuickplayClaim,
    scene: &Scene,
    rules: &Rules,
    asking: &Asking,
) -> Decided {
    if scene.is_us_blitz() {
        return Ok(blitz(facts, scene, asking));
    }
    if rules.in_force != QuickplayUse::InForce && asking.announced != Some(true) {
        return Ok(not_allowed(scene, asking));
    }
    if let Some(ruling) = inadmissible(scene, rules, asking)? {
        return Ok(ruling);
    }
    match facts.finding {
        Some(Finding::Right) => Ok(upheld(scene, asking)),
        Some(Finding::Wrong) => Ok(denied(scene, rules, asking)),
        Some(Finding::Unclear) => unclear(facts, scene, asking),
        None => Ok(open(facts, scene, rules, asking)),
    }
}

fn not_allowed(scene: &Scene, asking: &Asking) -> Ruling {
    asking
        .draft(scene)
        .decision(
            "Denied: claims of insufficient losing chances are not allowed. The game goes on.",
        )
        .cite_all(&[CLAIM, topics::CLAIM_IS_OFFER])
        .note("it is still an offer of a draw, open until it is refused")
        .note("the variation that allows such claims must be posted or announced")
        .mandatory()
}

fn inadmissible(scene: &Scene, rules: &Rules, asking: &Asking) -> Result<Option<Ruling>, Question> {
    let by = asking.by;
    let no = |topic, text: String| {
        let text = format!("{text} The game goes on.");
        let draft = asking
            .draft(scene)
            .decision(text)
            .cite_all(&[QUICKPLAY, topic]);
        let note = "it is still an offer of a draw";
        Ok(Some(
            draft.cite(topics::CLAIM_IS_OFFER).note(note).mandatory(),
        ))
    };
    if asking.flag_down {
        let text = format!("Denied: {by}'s own flag is down.");
        return no(FLAG_DOWN, text);
    }
    if addition_at_the_board(scene)? > Span::ZERO {
        return no(
            DELAY_CLOCK,
            "Denied: a clock with delay or increment is in use.".to_owned(),
        );
    }
    if is_earlier_period(scene) {
        return no(SCOPE, "Denied: it is not sudden death.".to_owned());
    }
    if !asking.is_short(scene, rules)? {
        let limit = Span::seconds(i64::from(rules.seconds_left));
        return no(
            SCOPE,
            format!("Denied: {by} must have {limit} or less left."),
        );
    }
    if !asking.on_move(scene)? {
        return no(SCOPE, format!("Denied: {by} is not on move."));
    }
    Ok(None)
}

/// What the clock at the board adds or delays, which may be less than the event's control says.
fn addition_at_the_board(scene: &Scene) -> Result<Span, Question> {
    let none = event_delay(scene).is_some_and(Span::is_zero);
    known(
        scene.case.clock.addition.or(none.then_some(Span::ZERO)),
        || {
            let text =
                "What does the clock at this board add or delay for each move? 0:00 if nothing.";
            Question::time("clock.addition", text)
        },
    )
}

fn event_delay(scene: &Scene) -> Option<Span> {
    let control = scene.control.as_ref()?;
    let first = control.of(Colour::White).period(0)?;
    (first.addition != Addition::Unspecified).then(|| first.addition.amount())
}

fn ruling_draft<'a>(scene: &'a Scene<'a>, asking: &Asking) -> Draft<'a> {
    asking.draft(scene).cite_all(&[QUICKPLAY, SCOPE, RULING])
}

fn upheld(scene: &Scene, asking: &Asking) -> Ruling {
    ruling_draft(scene, asking)
        .decision("Clearly correct: the game is drawn.")
        .cite_nth(RULING, 2)
        .result(GameResult::DRAW)
        .mandatory()
}

/// Denied; up to a minute may be taken.
fn denied(scene: &Scene, rules: &Rules, asking: &Asking) -> Ruling {
    let most = Span::seconds(i64::from(
        rules.wrong_claim_costs_up_to_seconds.unwrap_or(0),
    ));
    let by = asking.by;
    ruling_draft(scene, asking)
        .decision(format!("Clearly wrong: denied, and up to {most} may be taken off {by}'s time. The game goes on."))
        .cite_nth(RULING, 3)
        .cite(topics::CLAIM_IS_OFFER)
        .count(by, Counter::WrongClaim)
        .note("the claim stays open as an offer of a draw")
        .discretionary(
            vec![
                Measure::nothing(),
                Measure::new(MeasureKind::OffenderLessTime, format!("up to {most} off {by}'s time")),
            ],
            format!("nothing for a claim in good faith; up to {most} for one without any ground"),
        )
}

fn unclear(facts: &QuickplayClaim, scene: &Scene, asking: &Asking) -> Decided {
    let available = known(facts.delay_clock_available, || {
        let text = "Is a delay clock at hand that can be put on this board?";
        Question::yes_no("incident.delay_clock_available", text)
    })?;
    match available {
        true => delay_clock(scene, asking),
        false => Ok(watch(scene, asking)),
    }
}

/// The preferred answer to an unclear claim: the claimant keeps half the time.
fn delay_clock(scene: &Scene, asking: &Asking) -> Decided {
    let by = asking.by;
    let half = asking.left(scene)?.half_to_the_second();
    let delay = match event_delay(scene).filter(|span| !span.is_zero()) {
        Some(span) => format!("the event's delay ({span})"),
        None => "the event's standard delay".to_owned(),
    };
    Ok(ruling_draft(scene, asking)
        .decision(format!("Unclear: put on a delay clock with {half} for {by}, {}'s time as it is and {delay}. The game goes on.", by.opposite()))
        .cite_all(&[RELIEF, DELAY_CLOCK, topics::CLAIM_IS_OFFER, topics::DRAW_OFFER_BEFORE_MOVING])
        .set_time(by, half, "half of the time, with a delay clock")
        .note("the claim stays open as an offer of a draw; no more claims of this kind in the game")
        .discretionary(
            vec![
                Measure::other("deny for now and invite the player to claim again"),
                Measure::other("watch the game and reserve the decision"),
                Measure::new(MeasureKind::OffenderLessTime, format!("a delay clock: {half} for {by}")),
            ],
            "the delay clock, so that the players decide the game",
        ))
}

fn watch(scene: &Scene, asking: &Asking) -> Ruling {
    ruling_draft(scene, asking)
        .decision("Unclear, and no delay clock is at hand: deny it and invite a later claim, or watch the game and decide later. The times stay.")
        .cite_nth(RULING, 1)
        .cite_all(&[topics::CLAIM_IS_OFFER, topics::DRAW_OFFER_BEFORE_MOVING])
        .discretionary(
            vec![
                Measure::other("deny for now and invite the player to claim again"),
                Measure::other("watch the game and reserve the decision"),
            ],
            "deny for now and invite the player to claim again",
        )
}

/// The director has not said yet what the claim looks like.
fn open(facts: &QuickplayClaim, scene: &Scene, rules: &Rules, asking: &Asking) -> Ruling {
    let most = Span::seconds(i64::from(
        rules.wrong_claim_costs_up_to_seconds.unwrap_or(0),
    ));
    let by = asking.by;
    let draft = ruling_draft(scene, asking)
        .decision("The director upholds the claim if clearly correct, denies it if clearly wrong, and else puts on a delay clock if there is one.")
        .cite_all(&[CONFER, RELIEF])
        .step("Look neither at ratings nor at the clock; ask each player in private for the plan, if you need to.")
        .step("Clearly correct: would a Class C player with ample time hardly ever lose this to a Master?");
    advice::cite(facts.ending, draft).discretionary(
        vec![
            Measure::new(MeasureKind::Draw, "clearly correct: a draw"),
            Measure::new(
                MeasureKind::OffenderLessTime,
                format!("unclear: a delay clock, half of the time for {by}"),
            ),
            Measure::other("unclear and no delay clock: deny for now, or watch and decide later"),
            Measure::new(
                MeasureKind::OffenderLessTime,
                format!("clearly wrong: denied, up to {most} off"),
            ),
        ],
        advice::usual(facts.ending),
    )
}

/// Not allowed in blitz, unless the event announced a list of positions.
fn blitz(facts: &QuickplayClaim, scene: &Scene, asking: &Asking) -> Ruling {
    let draft = asking.draft(scene).cite(BLITZ_CLAIM);
    match facts.on_announced_list && asking.announced == Some(true) && !asking.flag_down {
        true => draft
            .decision("The position is on the list that was announced: the game is drawn.")
            .result(GameResult::DRAW)
            .mandatory(),
        false => draft
            .decision("Denied: in blitz there are no claims of insufficient losing chances beyond a list that was announced. The game goes on.")
            .mandatory(),
    }
}
