//! An illegal move by the rules of US Chess: rule 11, and Chapter 11 for blitz.

use adoube_rulebook::{ArbiterActs, Sanction};

use super::{IllegalMove, Observer, Reply, Says};
use crate::declare::Facts;
use crate::families::prelude::*;

/// A completed illegal move.
pub(super) fn illegal_move(facts: &IllegalMove, scene: &Scene, by: Colour) -> Decided {
    if scene.is_us_blitz() {
        return blitz(facts, scene, by);
    }
    let reply = facts.reply_since(scene)?;
    rule_if!(director_is_silent(facts, scene, by)?);
    let count = match reply {
        Reply::Completed => facts.moves_ago()?,
        Reply::None | Reply::Made => 1,
    };
    if count > scene.correction_window(count)? {
        let draft = scene.draft(Says::MovedAgo { by, count });
        let topics = &[ILLEGAL_MOVE_OLD, ILLEGAL_MOVE_RECENT, TIME_PRESSURE];
        return Ok(draft.must(Says::Stands, topics));
    }
    let draft = corrected(facts, scene, by, reply);
    let further = range![Other: Says::CorrectionAlone, Other: Says::FurtherPenalty];
    Ok(match facts.deliberate {
        true => draft
            .cite(ILLEGAL_MOVE_DELIBERATE)
            .discretionary(further, Says::FurtherIfClear),
        false => draft.mandatory(),
    })
}

/// An illegal move answered by an illegal move: back before the first one (11A). What was due for it has
/// lapsed, since the other player has completed a move; what is due for the second one has not, until
/// that is answered too (11D).
pub(super) fn both(one: &IllegalMove, other: &IllegalMove, scene: &Scene) -> Decided {
    let first = one.by()?;
    let asked = |question| one.asked(question);
    rule_if!(director_is_silent(one, scene, first).map_err(asked)?);
    let reply = other.reply_since(scene);
    let reply = reply.map_err(|question| other.asked(question))?;
    let draft = corrected(one, scene, first, Reply::Completed)
        .count(first.opposite(), Counter::IllegalMove);
    let bonus = standard_penalty(scene, reply);
    Ok(match bonus.is_zero() {
        true => draft,
        false => draft
            .decision(Says::BothCorrected { first, bonus })
            .add_time(first, bonus, Says::WhyTime),
    }
    .mandatory())
}

/// What the opponent gets by 11D.
fn standard_penalty(scene: &Scene, reply: Reply) -> Span {
    let rules = &scene.parameters.illegal_moves;
    let lapsed = rules.penalty_lapses_with_reply && reply == Reply::Completed;
    match rules.standard.first {
        Sanction::OpponentGainsSeconds(seconds) if !lapsed => Span::seconds(i64::from(seconds)),
        _ => Span::ZERO,
    }
}

/// In time pressure, or by variation 11H1, a director does not act without a player's claim.
/// Elsewhere nothing depends on who points it out.
fn director_is_silent(
    facts: &IllegalMove,
    scene: &Scene,
    by: Colour,
) -> Result<Option<Ruling>, Question> {
    let claimed = |seen_by| matches!(seen_by, Observer::Opponent | Observer::Player);
    let witness = scene.parameters.illegal_moves.arbiter_acts == ArbiterActs::WitnessOnly;
    if facts.seen_by.is_some_and(claimed)
        || !(witness || scene.in_time_pressure()?)
        || claimed(facts.seen_by()?)
    {
        return Ok(None);
    }
    let draft = scene.draft(Says::Unclaimed { by });
    if witness {
        let draft = draft.rule(Says::WitnessOnly, &[DIRECTOR_WITNESS_ONLY]);
        return Ok(Some(draft.mandatory()));
    }
    let topics = &[TIME_PRESSURE, DIRECTOR_CORRECTS];
    let draft = draft.rule(Says::SilentInTimePressure, topics);
    Ok(Some(draft.cite_nth(INTERVENTION, 2).mandatory()))
}

/// The position before the move, and time for the opponent unless that has lapsed.
fn corrected<'a>(facts: &IllegalMove, scene: &'a Scene<'a>, by: Colour, reply: Reply) -> Draft<'a> {
    let bonus = standard_penalty(scene, reply);
    let decision = match bonus.is_zero() {
        true => Says::CorrectedWithoutTime { by },
        false => Says::Corrected { by, bonus },
    };
    let pointed_out: &[_] = match facts.seen_by {
        Some(Observer::Arbiter) => &[DIRECTOR_CORRECTS],
        Some(Observer::Spectator) => &[THIRD_PARTIES],
        _ => &[],
    };
    let draft = scene
        .draft(Says::Moved { by })
        .rule(decision, &[ILLEGAL_MOVE, ILLEGAL_MOVE_RECENT])
        .count(by, Counter::IllegalMove)
        .add_time(by.opposite(), bonus, Says::WhyTime);
    facts
        .taken_back(scene, draft, by)
        .cite(TOUCHED_OWN)
        .cite_all(pointed_out)
        .cite_if(scene.in_time_pressure() == Ok(true), &[TIME_PRESSURE])
        .note(Says::TimeNotGivenBack)
        .note(Says::StandsIfNotReconstructed)
}

/// Blitz: a completed illegal move loses if it is claimed in time (Chapter 11, 7d, 3b and 8d).
fn blitz(facts: &IllegalMove, scene: &Scene, by: Colour) -> Decided {
    let opponent = by.opposite();
    let draft = scene.draft(Says::MovedInBlitz { by });
    if facts.reply_since(scene)? != Reply::None {
        let too_late = Says::BlitzTooLate { by };
        return Ok(draft.must(too_late, &[US_BLITZ_ILLEGAL_STANDS]));
    }
    if facts.seen_by()? != Observer::Opponent {
        let topics = &[US_BLITZ_ILLEGAL_WINS, US_BLITZ_RETRACT];
        return Ok(draft.must(Says::BlitzNotClaimed { by }, topics));
    }
    let draft = draft
        .cite(US_BLITZ_ILLEGAL_WINS)
        .count(by, Counter::IllegalMove);
    draft.won_in_blitz(opponent, Says::BlitzWon { by }, Says::BlitzDrawn { by })
}
