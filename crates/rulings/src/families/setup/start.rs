//! Wrong from the beginning: set-up, orientation, colours.

use adoube_rulebook::NewGame;

use super::{BoardTurned, ReversedColours, Says, WrongOpponents, WrongStartPosition};
use crate::families::prelude::*;

impl WrongStartPosition {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let topic = WRONG_START_POSITION;
        let draft = scene.draft(Says::WrongStart);
        if scene.is_over() {
            return Ok(draft.must(Says::FoundAfterGame, &[topic]));
        }
        if scene.is_us_blitz() {
            return us_blitz(scene, draft);
        }
        if scene.is_reduced()? && scene.is_fixed()? {
            let draft = match self.castled {
                Some(by) => draft.step(Says::CastledIllegally { by }),
                None => draft,
            };
            return Ok(fixed(scene, draft));
        }
        let rule = scene.parameters.irregularities.wrong_start_position;
        let last = || self.last_move_completed();
        new_game_or_not(scene, draft.cite(topic), rule, last)
    }
}

impl BoardTurned {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let topic = BOARD_TURNED;
        let draft = scene.draft(Says::BoardTurned);
        if scene.is_over() {
            return Ok(draft.must(Says::FoundAfterGame, &[topic]));
        }
        if scene.is_reduced()? && scene.is_fixed()? {
            return Ok(fixed(scene, draft));
        }
        let draft = draft.rule(Says::MovedToRightBoard, &[topic]);
        Ok(draft.position(PositionAction::Transfer).mandatory())
    }
}

impl ReversedColours {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let topic = REVERSED_COLOURS;
        let draft = scene.draft(Says::ColoursReversed);
        if scene.is_over() {
            return Ok(draft.must(Says::FoundAfterGame, &[topic]));
        }
        let rule = scene.parameters.irregularities.reversed_colours;
        let last = || self.last_move_completed();
        new_game_or_not(scene, draft.cite(topic), rule, last)
    }
}

impl WrongOpponents {
    /// Nothing in these texts says what becomes of a game between players who were not paired.
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let (decision, usual) = match self.finished()? {
            true => (Says::OpponentsFinished, Says::GameStands),
            false => (Says::OpponentsInPlay, Says::SeatRightly),
        };
        let range = [Says::SeatRightly, Says::GameStands].map(Measure::other);
        Ok(scene
            .ruled(Says::NotPaired, decision, &[ARBITER_TASKS])
            .no_rule(Says::NoRuleForOpponents)
            .step(Says::CorrectPairings)
            .discretionary(range, usual))
    }
}

fn new_game_or_not(
    scene: &Scene,
    draft: Draft,
    rule: NewGame,
    last_move_completed: impl Fn() -> Result<bool, Question>,
) -> Decided {
    let again = match rule {
        NewGame::WholeGame => true,
        NewGame::UntilBothMade(moves) => {
            let black = scene.moves_made_or_ask(Colour::Black)?;
            black < moves || scene.moves_made_or_ask(Colour::White)? < moves
        }
        NewGame::UntilBlackCompletes(moves) => {
            // Whether the last move was completed is asked only at the limit.
            let made = scene.moves_made_or_ask(Colour::Black)?;
            // A move that White has answered is completed.
            let answered = scene
                .moves_made(Colour::White)
                .is_some_and(|white| white > made);
            made < moves || (made == moves && !answered && !last_move_completed()?)
        }
        // 2014: the game goes on unless the arbiter rules otherwise.
        NewGame::ArbiterMayRule => {
            let range = range![Other: Says::GoesOn, Other: Says::NewWithRightColours];
            let draft = draft.decision(Says::ArbiterMayRule);
            return Ok(draft.discretionary(range, Says::GoesOnUsually));
        }
    };
    if !again {
        return Ok(draft.decision(Says::FoundTooLate).mandatory());
    }
    let draft = draft
        .decision(Says::NewGame)
        .position(PositionAction::NewGame)
        .to_move(Colour::White);
    Ok(match scene.parameters.irregularities.new_game_keeps_times {
        true => draft.note(Says::TimesKept),
        false => draft.step(Says::DecideStart),
    }
    .mandatory())
}

fn fixed(scene: &Scene, draft: Draft) -> Ruling {
    draft
        .decision(Says::FixedAfterTen)
        .cite_nth(RAPID_AFTER_TEN_MOVES, 2)
        .note(Says::WrongPiecesCastle)
        .cite_if(scene.pace() == Ok(Pace::Blitz), &[BLITZ_UNSUPERVISED])
        .mandatory()
}

/// US Chess, Chapter 11, 3: what is set stays once each side has completed a move.
fn us_blitz(scene: &Scene, draft: Draft) -> Decided {
    let draft = draft.cite(US_BLITZ_AFTER_FIRST_MOVE);
    Ok(match scene.moves_made_or_ask(Colour::Black)? {
        0 => draft
            .decision(Says::BlitzStartAgain)
            .position(PositionAction::NewGame),
        _ => draft.rule(Says::BlitzStays, &[US_BLITZ_KING_AND_QUEEN]),
    }
    .mandatory())
}
