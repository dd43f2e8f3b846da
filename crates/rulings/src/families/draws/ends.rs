//! Games drawn without a claim: 5.2 and 9.6 of the FIDE Laws, rules 14A, 14D and 14K of US Chess.

use adoube_laws::game::{End, end_of_game};
use adoube_rulebook::{Appearances, MoveState, Topic, WithoutClaim};

use super::{DrawWithoutClaim, Ending};
use crate::ask::known;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{GameResult, Measure, MeasureKind, Question, Ruling, topics};

impl DrawWithoutClaim {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let ending = known(self.by.or_else(|| found(scene)), || {
            let choices = [
                ("fivefold", "the same position for the fifth time"),
                (
                    "seventy-five-moves",
                    "75 moves by each without pawn move or capture",
                ),
                ("dead-position", "nobody can mate any more"),
                ("stalemate", "stalemate"),
            ];
            Question::one_of("incident.by", "What has happened?", &choices)
        })?;
        if let Some(winner) = self.mate_by {
            return Ok(scene
                .draft("The last move was mate")
                .decision(format!("Mate goes first: {winner} wins."))
                .result(GameResult::won_by(winner))
                .cite_all(&[topics::CHECKMATE, topic(ending)])
                .mandatory());
        }
        if !self.is_reached(scene, ending)? {
            return Ok(not_reached(scene, ending));
        }
        Ok(drawn(scene, ending))
    }

    /// Whether the edition's conditions are met.
    fn is_reached(&self, scene: &Scene, ending: Ending) -> Result<bool, Question> {
        let draws = &scene.parameters.draws;
        match ending {
            Ending::Fivefold
                if draws.repetition_end_counts == Appearances::ConsecutiveAlternateMoves =>
            {
                let on_the_board = || {
                    let seen = found(scene)?;
                    Some(seen == Ending::Fivefold)
                };
                known(self.consecutive.or_else(on_the_board), || {
                    let text = "Did the five appearances come on consecutive alternate moves?";
                    Question::yes_no("incident.consecutive", text)
                })
            }
            Ending::SeventyFiveMoves if draws.quiet_moves_end_counts == MoveState::Completed => {
                known(self.last_move_completed, || {
                    let text = "Has the last of these moves been completed by pressing the clock?";
                    Question::yes_no("incident.last_move_completed", text)
                })
            }
            _ => Ok(true),
        }
    }
}

/// What the moves of the case tell.
fn found(scene: &Scene) -> Option<Ending> {
    let game = scene.game.as_ref()?;
    match end_of_game(game, &scene.parameters.draws, &scene.mating())?.end {
        End::Checkmate => None,
        End::Stalemate => Some(Ending::Stalemate),
        End::DeadPosition => Some(Ending::DeadPosition),
        End::FivefoldRepetition => Some(Ending::Fivefold),
        End::SeventyFiveMoves => Some(Ending::SeventyFiveMoves),
    }
}

fn topic(ending: Ending) -> Topic {
    match ending {
        Ending::Fivefold => topics::REPETITION_END,
        Ending::SeventyFiveMoves => topics::QUIET_MOVES_END,
        Ending::DeadPosition => topics::DEAD_POSITION,
        Ending::Stalemate => topics::STALEMATE,
    }
}

fn words(ending: Ending) -> &'static str {
    match ending {
        Ending::Fivefold => "The position has appeared five times",
        Ending::SeventyFiveMoves => "75 moves by each without pawn move or capture",
        Ending::DeadPosition => "Neither player can mate any more",
        Ending::Stalemate => "Stalemate",
    }
}

fn not_reached(scene: &Scene, ending: Ending) -> Ruling {
    scene
        .draft(words(ending))
        .decision("The condition is not met: the game goes on; a player may claim a draw.")
        .cite(topic(ending))
        .mandatory()
}

fn drawn(scene: &Scene, ending: Ending) -> Ruling {
    let counted = matches!(ending, Ending::Fivefold | Ending::SeventyFiveMoves);
    let director_may = scene.parameters.draws.ends_without_claim == WithoutClaim::DirectorMay;
    let draft = scene.draft(words(ending)).cite(topic(ending));
    let draft = match ending {
        Ending::DeadPosition => {
            draft.cite_all(&[topics::INSUFFICIENT_MATERIAL, topics::NO_MATE_DRAW])
        }
        _ => draft,
    };
    if counted && director_may {
        return draft
            .decision("The director may declare the game drawn.")
            .discretionary(
                vec![
                    Measure::other("the game goes on"),
                    Measure::new(MeasureKind::Draw, "declare the game drawn"),
                ],
                "declare the draw once no progress is in sight",
            );
    }
    draft
        .decision(match counted {
            true => "The game is drawn without a claim: step in and say so.",
            false => "The game is drawn; it ended with the move that brought this about.",
        })
        .result(GameResult::DRAW)
        .mandatory()
}
