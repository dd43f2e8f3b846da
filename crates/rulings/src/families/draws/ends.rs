//! Games drawn without a claim: 5.2 and 9.6 of the FIDE Laws, rules 14A, 14D and 14K of US Chess.

use adoube_laws::game::{End, end_of_game};
use adoube_rulebook::{Appearances, MoveState, WithoutClaim};

use super::{DrawEnding, DrawWithoutClaim, Says};
use crate::families::prelude::*;

impl DrawWithoutClaim {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let ending = match self.by.or_else(|| found(scene)) {
            Some(ending) => ending,
            None => self.by()?,
        };
        let (incident, topic) = about(ending);
        if let Some(winner) = self.mate_by {
            return Ok(scene
                .draft(Says::LastMoveMates)
                .rule(Says::MateFirst { winner }, &[CHECKMATE, topic])
                .won_by(winner)
                .mandatory());
        }
        if !self.is_reached(scene, ending)? {
            return Ok(scene.must(incident, Says::NotReached, &[topic]));
        }
        Ok(drawn(scene, ending))
    }

    /// Whether the edition's conditions are met.
    fn is_reached(&self, scene: &Scene, ending: DrawEnding) -> Result<bool, Question> {
        let draws = &scene.parameters.draws;
        match ending {
            DrawEnding::Fivefold
                if draws.repetition_end_counts == Appearances::ConsecutiveAlternateMoves =>
            {
                match (self.consecutive, found(scene)) {
                    (None, Some(seen)) => Ok(seen == DrawEnding::Fivefold),
                    _ => self.consecutive(),
                }
            }
            DrawEnding::SeventyFiveMoves
                if draws.quiet_moves_end_counts == MoveState::Completed =>
            {
                self.last_move_completed()
            }
            _ => Ok(true),
        }
    }
}

/// What the moves of the case tell.
fn found(scene: &Scene) -> Option<DrawEnding> {
    let game = scene.game.as_ref()?;
    match end_of_game(game, &scene.parameters.draws, &scene.mating())?.end {
        End::Checkmate => None,
        End::Stalemate => Some(DrawEnding::Stalemate),
        End::DeadPosition => Some(DrawEnding::DeadPosition),
        End::FivefoldRepetition => Some(DrawEnding::Fivefold),
        End::SeventyFiveMoves => Some(DrawEnding::SeventyFiveMoves),
    }
}

/// What happened, and what its article is about.
fn about(ending: DrawEnding) -> (Says, Topic) {
    match ending {
        DrawEnding::Fivefold => (Says::Fivefold, REPETITION_END),
        DrawEnding::SeventyFiveMoves => (Says::SeventyFiveMoves, QUIET_MOVES_END),
        DrawEnding::DeadPosition => (Says::DeadPosition, DEAD_POSITION),
        DrawEnding::Stalemate => (Says::Stalemate, STALEMATE),
    }
}

fn drawn(scene: &Scene, ending: DrawEnding) -> Ruling {
    let counted = matches!(ending, DrawEnding::Fivefold | DrawEnding::SeventyFiveMoves);
    let director_may = scene.parameters.draws.ends_without_claim == WithoutClaim::DirectorMay;
    let (incident, topic) = about(ending);
    let draft = scene.draft(incident).cite(topic);
    if counted && director_may {
        let range = range![Other: Says::GameGoesOn, Draw: Says::Declare];
        let draft = draft.decision(Says::DirectorMayDeclare);
        return draft.discretionary(range, Says::DeclareWithoutProgress);
    }
    let decision = match counted {
        true => Says::StepIn,
        false => Says::EndedByMove,
    };
    let dead = ending == DrawEnding::DeadPosition;
    draft
        .decision(decision)
        .cite_if(dead, &[INSUFFICIENT_MATERIAL, NO_MATE_DRAW])
        .drawn()
        .mandatory()
}
