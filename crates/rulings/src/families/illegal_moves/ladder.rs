//! What an illegal move costs: 7.5 of the FIDE Laws with the appendices.

use adoube_clock::{Colour, Span};
use adoube_rulebook::{Ladder, OffenceCount, Sanction};

use crate::ruling::Draft;
use crate::scene::{Pace, Scene};
use crate::{Counter, GameResult, Question, Ruling, Scope, penalties, topics};

/// What was done that counts as an illegal move.
pub(super) struct Offence {
    pub by: Colour,
    pub counter: Counter,
    /// What becomes of it if the game goes on: "The illegal move is taken back".
    pub then: &'static str,
}

/// Finishes a ruling on something that counts as an illegal move.
pub(super) fn penalise(scene: &Scene, draft: Draft, offence: &Offence) -> Result<Ruling, Question> {
    let before = earlier(scene, offence);
    let ladder = ladder(scene)?;
    let sanction = if before == 0 {
        ladder.first
    } else {
        ladder.later
    };
    let draft = cite_penalty(scene, draft, offence).count(offence.by, offence.counter);
    match sanction {
        Sanction::OpponentGainsSeconds(seconds) => time(scene, draft, offence, seconds),
        Sanction::GameLost => lost(scene, draft, offence, before),
    }
}

/// Where each kind is counted for itself, it has a penalty of its own (7.7.2 and 7.8.2 of July 2017).
fn cite_penalty<'a>(scene: &Scene, draft: Draft<'a>, offence: &Offence) -> Draft<'a> {
    let separate = scene.parameters.illegal_moves.counted == OffenceCount::SeparateByKind;
    match offence.counter {
        Counter::TwoHands if separate => draft.cite_nth(topics::TWO_HANDS, 1),
        Counter::ClockWithoutMove if separate => draft.cite_nth(topics::CLOCK_WITHOUT_MOVE, 1),
        _ => draft.cite(topics::ILLEGAL_MOVE_PENALTY),
    }
}

/// How many offences count with this one.
fn earlier(scene: &Scene, offence: &Offence) -> u32 {
    let counted: &'static [Counter] =
        match (scene.parameters.illegal_moves.counted, offence.counter) {
            (OffenceCount::Pooled, _) => &[
                Counter::IllegalMove,
                Counter::TwoHands,
                Counter::ClockWithoutMove,
            ],
            (_, Counter::TwoHands) => &[Counter::TwoHands],
            (_, Counter::ClockWithoutMove) => &[Counter::ClockWithoutMove],
            _ => &[Counter::IllegalMove],
        };
    scene.count(offence.by, counted, Scope::Game).sum()
}

fn ladder(scene: &Scene) -> Result<Ladder, Question> {
    let rules = &scene.parameters.illegal_moves;
    Ok(match (scene.pace()?, scene.is_reduced()?) {
        (Pace::Standard, _) => rules.standard,
        (Pace::Rapid, false) => rules.rapid_supervised,
        (Pace::Rapid, true) => rules.rapid_unsupervised,
        (Pace::Blitz, false) => rules.blitz_supervised,
        (Pace::Blitz, true) => rules.blitz_unsupervised,
    })
}

fn time(scene: &Scene, draft: Draft, offence: &Offence, seconds: u32) -> Result<Ruling, Question> {
    let opponent = offence.by.opposite();
    let bonus = Span::seconds(i64::from(seconds));
    let pace = scene.pace()?;
    let draft = penalties::cite_minutes(scene, draft, pace)
        .add_time(opponent, bonus, "illegal move of the opponent")
        .decision(format!("{}; {opponent} gets {bonus} more.", offence.then));
    Ok(take_back_increment(scene, draft, offence.by).mandatory())
}

/// Comments ask that the increment gained by the illegal press be taken away again.
fn take_back_increment<'a>(scene: &Scene, draft: Draft<'a>, by: Colour) -> Draft<'a> {
    if !scene.parameters.illegal_moves.removes_increment_gained || scene.addition_is_delay() {
        return draft;
    }
    let left = scene.case.clock.left(by);
    match scene.addition_if_known() {
        // Who has less than the increment after a press cannot have gained it with that press.
        Some(span) if left.is_some_and(|left| left < span) => draft.note(format!(
            "{by} has less than the increment, so none was gained by the press: nothing is taken away"
        )),
        Some(span) => draft.add_time(by, -span, "increment gained by the illegal press"),
        None => draft.step(format!(
            "Take away the increment that {by} gained by the press, if there was one."
        )),
    }
}

fn lost(scene: &Scene, draft: Draft, offence: &Offence, before: u32) -> Result<Ruling, Question> {
    let (by, opponent) = (offence.by, offence.by.opposite());
    let nth = match before {
        0 => "Without adequate supervision the first illegal move already loses".to_owned(),
        n => format!("It counts as illegal move number {} of {by}", n + 1),
    };
    let draws = scene.parameters.illegal_moves.draw_if_opponent_cannot_mate;
    if draws && !scene.can_mate(opponent)? {
        let text = format!(
            "{nth}; but {opponent} cannot mate by any series of legal moves: the game is drawn."
        );
        return Ok(draft.decision(text).result(GameResult::DRAW).mandatory());
    }
    let text = format!("{nth}: {by} loses.");
    Ok(draft
        .decision(text)
        .result(GameResult::won_by(opponent))
        .mandatory())
}
