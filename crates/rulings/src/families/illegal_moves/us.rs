//! An illegal move by the rules of US Chess: rule 11, and Chapter 11 for blitz.

use adoube_clock::{Colour, Span};
use adoube_rulebook::{ArbiterActs, Sanction};

use super::{IllegalMove, Observer, Reply, reply};
use crate::ask::known;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Counter, GameResult, Measure, PositionAction, Question, Ruling, topics};

/// A completed illegal move.
pub(super) fn illegal_move(facts: &IllegalMove, scene: &Scene, by: Colour) -> Decided {
    if scene.is_us_blitz() {
        return blitz(facts, scene, by);
    }
    let seen_by = observer(facts, by)?;
    let reply = reply(facts.reply, by)?;
    if let Some(ruling) = director_is_silent(scene, by, seen_by)? {
        return Ok(ruling);
    }
    let moves_ago = moves_ago(facts, reply, by)?;
    if moves_ago > scene.correction_window(moves_ago)? {
        return Ok(too_old(scene, by, moves_ago));
    }
    Ok(corrected(facts, scene, by, reply))
}

fn observer(facts: &IllegalMove, by: Colour) -> Result<Observer, Question> {
    known(facts.seen_by, || {
        let choices = [
            ("arbiter", "a director saw it; no player has claimed"),
            ("opponent", "the opponent claims it"),
            ("player", "the player who made it"),
            ("spectator", "somebody else told the director"),
        ];
        let text = format!("Who points out {by}'s illegal move?");
        Question::one_of("incident.seen_by", text, &choices)
    })
}

/// In time pressure, or by variation 11H1, a director does not act without a player's claim.
fn director_is_silent(
    scene: &Scene,
    by: Colour,
    seen_by: Observer,
) -> Result<Option<Ruling>, Question> {
    if matches!(seen_by, Observer::Opponent | Observer::Player) {
        return Ok(None);
    }
    let draft = scene.draft(format!("Illegal move by {by}, no claim by a player"));
    if scene.parameters.illegal_moves.arbiter_acts == ArbiterActs::WitnessOnly {
        let text =
            "The director does not step in; if a player raises it in time, the director testifies.";
        return Ok(Some(
            draft
                .decision(text)
                .cite(topics::DIRECTOR_WITNESS_ONLY)
                .mandatory(),
        ));
    }
    if !scene.in_time_pressure()? {
        return Ok(None);
    }
    let draft = draft
        .decision("Time pressure: the director says nothing. The players may claim a move among the last two.")
        .cite_all(&[topics::TIME_PRESSURE, topics::DIRECTOR_CORRECTS])
        .cite_nth(topics::INTERVENTION, 2);
    Ok(Some(draft.mandatory()))
}

fn moves_ago(facts: &IllegalMove, reply: Reply, by: Colour) -> Result<u32, Question> {
    if reply != Reply::Completed {
        return Ok(1);
    }
    known(facts.moves_ago, || {
        let text = format!("Which of {by}'s moves was it, counting back? 1 is the last one.");
        Question::number("incident.moves_ago", text, 200)
    })
}

fn too_old(scene: &Scene, by: Colour, moves_ago: u32) -> Ruling {
    scene
        .draft(format!("Illegal move by {by}, {moves_ago} moves ago"))
        .decision("Too late: the illegal move stands and the game goes on.")
        .cite_all(&[topics::ILLEGAL_MOVE_OLD, topics::ILLEGAL_MOVE_RECENT])
        .cite(topics::TIME_PRESSURE)
        .mandatory()
}

fn corrected(facts: &IllegalMove, scene: &Scene, by: Colour, reply: Reply) -> Ruling {
    let rules = &scene.parameters.illegal_moves;
    let opponent = by.opposite();
    let lapsed = rules.penalty_lapses_with_reply && reply == Reply::Completed;
    let bonus = match rules.standard.first {
        Sanction::OpponentGainsSeconds(seconds) if !lapsed => Span::seconds(i64::from(seconds)),
        _ => Span::ZERO,
    };
    let gains = match lapsed {
        true => format!("no time penalty, since {opponent} has completed a move"),
        false => format!("{opponent} gets {bonus} more"),
    };
    let mut draft = scene
        .draft(format!("Illegal move by {by}"))
        .decision(format!("The illegal move is taken back; {gains}."))
        .position(PositionAction::RestoreBefore)
        .to_move(by)
        .cite_all(&[topics::ILLEGAL_MOVE, topics::ILLEGAL_MOVE_RECENT])
        .count(by, Counter::IllegalMove)
        .add_time(opponent, bonus, "illegal move of the opponent")
        .must_play(
            by,
            "must move the piece that was moved, or capture the one that was captured, if that is legal",
            facts.allowed(scene).unwrap_or_default(),
        )
        .cite(topics::TOUCHED_OWN)
        .note("time used since is not given back; the move counter may be reset")
        .note("if the position cannot be reconstructed, the illegal move stands");
    if facts.seen_by == Some(Observer::Arbiter) {
        draft = draft.cite(topics::DIRECTOR_CORRECTS);
    }
    if facts.seen_by == Some(Observer::Spectator) {
        draft = draft.cite(topics::THIRD_PARTIES);
    }
    match facts.deliberate {
        true => draft.cite(topics::ILLEGAL_MOVE_DELIBERATE).discretionary(
            vec![
                Measure::other("the correction and its time alone"),
                Measure::other("a further penalty for a deliberate illegal move"),
            ],
            "the correction, and a further penalty if it is clear that it was deliberate",
        ),
        false => draft.mandatory(),
    }
}

/// Blitz: a completed illegal move loses if it is claimed in time (Chapter 11, 7d, 3b and 8d).
fn blitz(facts: &IllegalMove, scene: &Scene, by: Colour) -> Decided {
    let opponent = by.opposite();
    let draft = scene.draft(format!("Illegal move by {by} in blitz"));
    if reply(facts.reply, by)? != Reply::None {
        let text =
            format!("Too late: {opponent} has determined a move, so the illegal move stands.");
        return Ok(draft
            .decision(text)
            .cite(topics::US_BLITZ_ILLEGAL_STANDS)
            .mandatory());
    }
    if observer(facts, by)? != Observer::Opponent {
        let text = format!("Nothing: only {opponent} may claim it, before determining a move.");
        return Ok(draft
            .decision(text)
            .cite_all(&[topics::US_BLITZ_ILLEGAL_WINS, topics::US_BLITZ_RETRACT])
            .mandatory());
    }
    let draft = draft
        .cite(topics::US_BLITZ_ILLEGAL_WINS)
        .count(by, Counter::IllegalMove);
    Ok(match scene.has_blitz_material(opponent)? {
        true => draft
            .decision(format!("Claimed in time: {opponent} wins."))
            .result(GameResult::won_by(opponent))
            .mandatory(),
        false => draft
            .decision(format!(
                "Claimed in time, but {opponent} has no mating material: the game is drawn."
            ))
            .cite(topics::US_BLITZ_NO_MATERIAL)
            .result(GameResult::DRAW)
            .mandatory(),
    })
}
