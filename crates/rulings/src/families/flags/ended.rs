//! Games that ended, perhaps before a flag was called.

use adoube_rulebook::{Topic, WithoutClaim};

use super::{EndOrFlag, Ended, GameEnd, Says};
use crate::ruling::Draft;
use crate::scene::Scene;
use crate::{GameResult, Measure, Ruling, topics};

/// The ruling if the game had ended; nothing if the flag came first.
pub(super) fn before(
    scene: &Scene,
    draft: Draft,
    ended: Ended,
    order: EndOrFlag,
) -> Option<Ruling> {
    match order {
        EndOrFlag::After => None,
        EndOrFlag::Before => Some(stands(scene, draft, ended)),
        EndOrFlag::Unclear => Some(unclear(scene, draft, ended)),
    }
}

/// By US Chess five appearances or 75 moves end a game only if the director says so.
pub(super) fn counts(scene: &Scene, ended: Ended) -> bool {
    let claimed = matches!(ended.how, GameEnd::Fivefold | GameEnd::SeventyFiveMoves);
    let director_may = scene.parameters.draws.ends_without_claim == WithoutClaim::DirectorMay;
    !(claimed && director_may)
}

fn result(ended: Ended) -> GameResult {
    match (ended.how, ended.winner) {
        (GameEnd::Checkmate | GameEnd::Resignation, Some(winner)) => GameResult::won_by(winner),
        _ => GameResult::DRAW,
    }
}

fn topic(how: GameEnd) -> Topic {
    match how {
        GameEnd::Checkmate => topics::CHECKMATE,
        GameEnd::Stalemate => topics::STALEMATE,
        GameEnd::DeadPosition => topics::DEAD_POSITION,
        GameEnd::Resignation => topics::RESIGNATION,
        GameEnd::Agreement => topics::DRAW_AGREED,
        GameEnd::Fivefold => topics::REPETITION_END,
        GameEnd::SeventyFiveMoves => topics::QUIET_MOVES_END,
    }
}

fn stands(scene: &Scene, draft: Draft, ended: Ended) -> Ruling {
    let how = ended.how;
    let draft = draft
        .rule(Says::EndStands { how }, &[topic(how), topics::FLAG_FALLEN])
        .result(result(ended));
    match how {
        GameEnd::Resignation | GameEnd::Agreement => draft.cite(topics::AGREED_RESULT_STANDS),
        _ if scene.is_us() => draft,
        _ => draft.cite(topics::FLAG_RESULT),
    }
    .mandatory()
}

fn unclear(scene: &Scene, draft: Draft, ended: Ended) -> Ruling {
    let how = ended.how;
    let draft = draft.cite(topic(how));
    let stands_in_doubt = match how {
        GameEnd::Checkmate => Some(topics::MATE_OR_FLAG_UNCLEAR),
        GameEnd::Stalemate => Some(topics::STALEMATE_OR_FLAG_UNCLEAR),
        _ => None,
    };
    if let Some(topic) = stands_in_doubt.filter(|&topic| scene.has(topic)) {
        let draft = draft.rule(Says::EndStandsInDoubt { how }, &[topic]);
        return draft.result(result(ended)).mandatory();
    }
    let topics = [topics::FLAG_FALLEN, topics::FLAG_RESULT];
    let range = [Says::TheEndStands { how }, Says::TheFlagCounts].map(Measure::other);
    draft
        .rule(Says::DecideWhichFirst { how }, &topics)
        .no_rule(Says::NoRuleForDoubt)
        .discretionary(range.into(), Says::EndStandsUnless { how })
}
