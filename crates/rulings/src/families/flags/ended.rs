//! Games that ended, perhaps before a flag was called.

use super::{Ended, How, Order};
use crate::ask::known;
use crate::scene::Scene;
use crate::{GameResult, Measure, Question, Ruling, topics};
use adoube_rulebook::{Topic, WithoutClaim};

/// The ruling if the game had ended; nothing if the flag came first.
pub(super) fn ended_before(
    scene: &Scene,
    incident: &str,
    ended: Option<Ended>,
    order: Option<Order>,
) -> Result<Option<Ruling>, Question> {
    let Some(ended) = ended.filter(|ended| counts(scene, *ended)) else {
        return Ok(None);
    };
    let order = known(order, || {
        let text = format!(
            "Did the {} come before the flag was called?",
            words(ended.how)
        );
        let choices = [
            ("before", "yes, before"),
            ("after", "no, the flag was called first"),
            ("unclear", "nobody can tell"),
        ];
        Question::one_of("incident.ended_first", text, &choices)
    })?;
    Ok(match order {
        Order::After => None,
        Order::Before => Some(stands(scene, incident, ended)),
        Order::Unclear => Some(unclear(scene, incident, ended)),
    })
}

/// By US Chess five appearances or 75 moves end a game only if the director says so.
fn counts(scene: &Scene, ended: Ended) -> bool {
    let claimed = matches!(ended.how, How::Fivefold | How::SeventyFiveMoves);
    let director_may = scene.parameters.draws.ends_without_claim == WithoutClaim::DirectorMay;
    !(claimed && director_may)
}

fn result(ended: Ended) -> GameResult {
    match (ended.how, ended.winner) {
        (How::Checkmate | How::Resignation, Some(winner)) => GameResult::won_by(winner),
        _ => GameResult::DRAW,
    }
}

fn words(how: How) -> &'static str {
    match how {
        How::Checkmate => "mate",
        How::Stalemate => "stalemate",
        How::DeadPosition => "dead position",
        How::Resignation => "resignation",
        How::Agreement => "agreement",
        How::Fivefold => "fifth appearance of the position",
        How::SeventyFiveMoves => "75th move without pawn move or capture",
    }
}

fn topic(how: How) -> Topic {
    match how {
        How::Checkmate => topics::CHECKMATE,
        How::Stalemate => topics::STALEMATE,
        How::DeadPosition => topics::DEAD_POSITION,
        How::Resignation => topics::RESIGNATION,
        How::Agreement => topics::DRAW_AGREED,
        How::Fivefold => topics::REPETITION_END,
        How::SeventyFiveMoves => topics::QUIET_MOVES_END,
    }
}

fn stands(scene: &Scene, incident: &str, ended: Ended) -> Ruling {
    let draft = scene
        .draft(incident)
        .decision(format!(
            "The {} came first and ended the game: that result stands.",
            words(ended.how)
        ))
        .result(result(ended))
        .cite_all(&[topic(ended.how), topics::FLAG_FALLEN]);
    match ended.how {
        How::Resignation | How::Agreement => draft.cite(topics::AGREED_RESULT_STANDS),
        _ if scene.is_us() => draft,
        _ => draft.cite(topics::FLAG_RESULT),
    }
    .mandatory()
}

fn unclear(scene: &Scene, incident: &str, ended: Ended) -> Ruling {
    let draft = scene.draft(incident).cite(topic(ended.how));
    let stands_in_doubt = match ended.how {
        How::Checkmate => Some(topics::MATE_OR_FLAG_UNCLEAR),
        How::Stalemate => Some(topics::STALEMATE_OR_FLAG_UNCLEAR),
        _ => None,
    };
    match stands_in_doubt.filter(|&topic| scene.has(topic)) {
        Some(topic) => draft
            .decision(format!("In doubt the {} stands; the claim on time is denied.", words(ended.how)))
            .result(result(ended))
            .cite(topic)
            .mandatory(),
        None => draft
            .decision(format!("Decide which came first, the {} or the call of the flag.", words(ended.how)))
            .cite_all(&[topics::FLAG_FALLEN, topics::FLAG_RESULT])
            .no_rule("nothing says what holds if it cannot be told; a flag has fallen only when it is seen or claimed")
            .discretionary(
                vec![
                    Measure::other(format!("the {} stands", words(ended.how))),
                    Measure::other("the flag counts"),
                ],
                format!("the {} stands unless the flag was clearly called before it", words(ended.how)),
            ),
    }
}
