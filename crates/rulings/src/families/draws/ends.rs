//! Games drawn without a claim: 5.2 and 9.6 of the FIDE Laws, rules 14A, 14D and 14K of US Chess.

use adoube_laws::game::{End, end_of_game};
use adoube_laws::mating::Mating;
use adoube_laws::shakmaty::Position;
use adoube_rulebook::{Appearances, MoveState, WithoutClaim};

use super::{DrawEnding, DrawWithoutClaim, Says};
use crate::families::prelude::*;
use crate::{over, told};

impl DrawWithoutClaim {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let ending = match self.by.or_else(|| found(scene)) {
            Some(ending) => ending,
            None if scene.game.is_some() => return Ok(nothing_ends(scene)),
            None => self.by()?,
        };
        let (incident, topic) = about(ending);
        if let Some(winner) = self.mate_by {
            return Ok(mate_first(scene, winner, topic));
        }
        if self.by.is_some() && is_disproved(scene, ending) || !self.is_reached(scene, ending)? {
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

fn mate_first(scene: &Scene, winner: Colour, topic: Topic) -> Ruling {
    scene
        .draft(Says::LastMoveMates)
        .rule(Says::MateFirst { winner }, &[CHECKMATE, topic])
        .won_by(winner)
        .mandatory()
}

/// The board shows nothing that ends a game by a draw: it is mate, or the game goes on.
fn nothing_ends(scene: &Scene) -> Ruling {
    if let Some(ruling) = over::in_progress(scene, "draw-without-claim") {
        return ruling;
    }
    let topics = [STALEMATE, DEAD_POSITION, REPETITION_END, QUIET_MOVES_END];
    let known = scene
        .game
        .as_ref()
        .is_some_and(|game| scene.knows_appearances(game) && scene.knows_quiet_moves(game));
    scene
        .ruled(Says::NothingOnBoard, Says::NothingEnds, &topics)
        .note_if(!known, Says::CountsNotKnown)
        .mandatory()
}

/// Whether the board shows that what is told has not happened.
fn is_disproved(scene: &Scene, ending: DrawEnding) -> bool {
    let Some(game) = &scene.game else {
        return false;
    };
    let draws = &scene.parameters.draws;
    let appearances = u32::try_from(game.appearances().len()).unwrap_or(u32::MAX);
    let (plies, quiet) = (game.quiet_plies(), 2 * draws.quiet_moves_end);
    let (disproved, says) = match ending {
        DrawEnding::Fivefold => (
            appearances < draws.repetition_end && scene.knows_appearances(game),
            told::Says::AppearancesFewer {
                appearances,
                needed: draws.repetition_end,
            },
        ),
        DrawEnding::SeventyFiveMoves => (
            plies < quiet && scene.knows_quiet_moves(game),
            told::Says::QuietMovesFewer {
                plies,
                needed: quiet,
            },
        ),
        DrawEnding::DeadPosition => (
            scene.mating().is_dead(game.position()) == Some(false),
            told::Says::NotDead,
        ),
        DrawEnding::Stalemate => (!game.position().is_stalemate(), told::Says::NotStalemate),
    };
    if disproved {
        scene.contradiction(says);
    }
    disproved
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
