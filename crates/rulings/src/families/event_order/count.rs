//! Counting moves for the fifty-move rule: 14F4 of US Chess.

use adoube_clock::{Colour, Span};

use super::{Challenge, CountRequested, DIRECTOR_COUNTS};
use crate::ask::known;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{GameResult, Measure, PositionAction, Question, Ruling, penalties, topics};

impl CountRequested {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = known(self.by, || {
            Question::side("incident.by", "Who asks for the count?")
        })?;
        if !scene.has(DIRECTOR_COUNTS) {
            return Ok(no_such_rule(scene, by));
        }
        if self.reached_fifty {
            return Ok(self.reached(scene, by));
        }
        if !scene.is_last_period()? || !is_short(scene, by)? {
            return Ok(draft(scene, by)
                .decision(format!("Refused: the director counts only in sudden death for a player under five minutes. {by} may claim on the score sheet."))
                .cite(topics::QUIET_MOVES_CLAIM)
                .mandatory());
        }
        let simplified = known(self.simplified, || {
            let text = "Is the position simplified, so that fifty such moves may come?";
            Question::yes_no("incident.simplified", text)
        })?;
        Ok(granted(scene, by, simplified))
    }

    fn reached(&self, scene: &Scene, by: Colour) -> Ruling {
        let opponent = by.opposite();
        let draft = draft(scene, by);
        match self.challenge {
            None | Some(Challenge::NotShown) => draft
                .decision("Fifty moves by each are counted: the game is drawn.")
                .result(GameResult::DRAW)
                .cite(topics::QUIET_MOVES_RESOLVED)
                .note(format!("unless {opponent} shows a different count with an adequate score sheet"))
                .mandatory(),
            Some(Challenge::SheetWrong) => {
                let bonus = penalties::standard_penalty(scene).unwrap_or(Span::ZERO);
                draft
                    .decision(format!("The count was wrong by {by}'s score sheet: {opponent} gets {bonus} more, and the count goes on from the right number."))
                    .position(PositionAction::Stays)
                    .add_time(opponent, bonus, "count wrong by the score sheet")
                    .cite(topics::STANDARD_PENALTY)
                    .mandatory()
            }
            Some(Challenge::CountWrong) => draft
                .decision("The director's own count was wrong: nobody is penalised, and the count goes on from the right number.")
                .mandatory(),
        }
    }
}

fn draft<'a>(scene: &'a Scene<'a>, by: Colour) -> crate::ruling::Draft<'a> {
    scene
        .draft(format!("{by} asks for the moves to be counted"))
        .cite(DIRECTOR_COUNTS)
}

fn is_short(scene: &Scene, by: Colour) -> Result<bool, Question> {
    let left = known(scene.case.clock.left(by), || {
        let fact = match by {
            Colour::White => "clock.white",
            Colour::Black => "clock.black",
        };
        Question::time(fact, format!("How much time has {by} left?"))
    })?;
    Ok(left < Span::minutes(5))
}

fn granted(scene: &Scene, by: Colour, simplified: bool) -> Ruling {
    let text = match simplified {
        true => {
            "The director or a deputy counts, with the moves on the score sheet credited, or puts on a clock that counts from zero."
        }
        false => "The position is not simplified: the director need not count yet.",
    };
    draft(scene, by)
        .decision(text)
        .step("Do not tell either player the count before fifty.")
        .discretionary(
            vec![
                Measure::other("refuse: not simple enough"),
                Measure::other("count, with the moves on the requester's sheet credited"),
                Measure::other(
                    "put on a clock with a move counter at zero; fifty further moves by each",
                ),
            ],
            match simplified {
                true => "count if a director or deputy is free",
                false => "refuse for now; the player may ask again",
            },
        )
}

fn no_such_rule(scene: &Scene, by: Colour) -> Ruling {
    scene
        .draft(format!("{by} asks the arbiter to count the moves"))
        .decision("Refused: the player must be able to show a claim; the arbiter does not tell the number of moves.")
        .no_rule("no article has the arbiter count moves for a player; where neither records, the arbiter tries to keep the score")
        .cite_all(&[topics::QUIET_MOVES_CLAIM, topics::ARBITER_SILENCE, topics::RAPID_RECORDING])
        .discretionary(
            vec![
                Measure::other("refuse"),
                Measure::other("keep the score oneself, so that a later claim can be checked"),
            ],
            "refuse to count aloud, and keep the score where neither player has to record",
        )
}
