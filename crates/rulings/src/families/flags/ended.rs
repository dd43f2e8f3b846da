//! Games that ended, perhaps before a flag was called.

use adoube_laws::game::End;
use adoube_rulebook::WithoutClaim;

use super::{EndOrFlag, Ended, GameEnd, Says};
use crate::families::prelude::*;

impl Ended {
    /// How the game ended on the board that is told.
    pub(super) fn on_board(scene: &Scene) -> Option<Ended> {
        let ended = scene.ended_on_board()?;
        let how = match ended.found.end {
            End::Checkmate => GameEnd::Checkmate,
            End::Stalemate => GameEnd::Stalemate,
            End::DeadPosition => GameEnd::DeadPosition,
            End::FivefoldRepetition => GameEnd::Fivefold,
            End::SeventyFiveMoves => GameEnd::SeventyFiveMoves,
        };
        let winner = Colour::BOTH
            .into_iter()
            .find(|&side| ended.result() == GameResult::won_by(side));
        Some(Ended { how, winner })
    }
}

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
        GameEnd::Checkmate => CHECKMATE,
        GameEnd::Stalemate => STALEMATE,
        GameEnd::DeadPosition => DEAD_POSITION,
        GameEnd::Resignation => RESIGNATION,
        GameEnd::Agreement => DRAW_AGREED,
        GameEnd::Fivefold => REPETITION_END,
        GameEnd::SeventyFiveMoves => QUIET_MOVES_END,
    }
}

fn stands(scene: &Scene, draft: Draft, ended: Ended) -> Ruling {
    let how = ended.how;
    let draft = draft
        .rule(Says::EndStands { how }, &[topic(how), FLAG_FALLEN])
        .result(result(ended));
    match how {
        GameEnd::Resignation | GameEnd::Agreement => draft.cite(AGREED_RESULT_STANDS),
        _ if scene.is_us() => draft,
        _ => draft.cite(FLAG_RESULT),
    }
    .mandatory()
}

fn unclear(scene: &Scene, draft: Draft, ended: Ended) -> Ruling {
    let how = ended.how;
    let draft = draft.cite(topic(how));
    let stands_in_doubt = match how {
        GameEnd::Checkmate => Some(MATE_OR_FLAG_UNCLEAR),
        GameEnd::Stalemate => Some(STALEMATE_OR_FLAG_UNCLEAR),
        _ => None,
    };
    if let Some(topic) = stands_in_doubt.filter(|&topic| scene.has(topic)) {
        let draft = draft.rule(Says::EndStandsInDoubt { how }, &[topic]);
        return draft.result(result(ended)).mandatory();
    }
    let range = [Says::TheEndStands { how }, Says::TheFlagCounts].map(Measure::other);
    draft
        .rule(Says::DecideWhichFirst { how }, &[FLAG_FALLEN, FLAG_RESULT])
        .no_rule(Says::NoRuleForDoubt)
        .discretionary(range, Says::EndStandsUnless { how })
}
