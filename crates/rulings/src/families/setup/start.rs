//! Wrong from the beginning: set-up, orientation, colours.

use adoube_clock::Colour;
use adoube_rulebook::NewGame;

use super::{BoardTurned, ReversedColours, WrongStartPosition};
use crate::ask::known;
use crate::incident::Decided;
use crate::ruling::Draft;
use crate::scene::{Pace, Scene};
use crate::topics;
use crate::{Measure, PositionAction, Question, Ruling, Stage};
use adoube_rulebook::Topic;

impl WrongStartPosition {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let incident = "The pieces were set up wrongly";
        let topic = topics::WRONG_START_POSITION;
        if let Some(ruling) = over(scene, incident, topic) {
            return Ok(ruling);
        }
        if scene.is_us_blitz() {
            return us_blitz(scene, incident);
        }
        if scene.is_reduced()? && is_fixed(scene)? {
            return Ok(fixed(scene, incident));
        }
        let rule = scene.parameters.irregularities.wrong_start_position;
        new_game_or_not(scene, incident, topic, rule, self.last_move_completed)
    }
}

impl BoardTurned {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let incident = "The board stands the wrong way";
        if let Some(ruling) = over(scene, incident, topics::BOARD_TURNED) {
            return Ok(ruling);
        }
        if scene.is_reduced()? && is_fixed(scene)? {
            return Ok(fixed(scene, incident));
        }
        Ok(scene
            .draft(incident)
            .decision("The position is moved to a board that stands right, and the game goes on.")
            .position(PositionAction::Transfer)
            .cite(topics::BOARD_TURNED)
            .mandatory())
    }
}

impl ReversedColours {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let incident = "The game was begun with colours reversed";
        let topic = topics::REVERSED_COLOURS;
        if let Some(ruling) = over(scene, incident, topic) {
            return Ok(ruling);
        }
        let rule = scene.parameters.irregularities.reversed_colours;
        new_game_or_not(scene, incident, topic, rule, self.last_move_completed)
    }
}

fn over(scene: &Scene, incident: &str, topic: Topic) -> Option<Ruling> {
    let over = scene.case.stage != Stage::Playing;
    over.then(|| {
        scene
            .draft(incident)
            .decision("Found after the game: the result stands.")
            .cite(topic)
            .mandatory()
    })
}

fn new_game_or_not(
    scene: &Scene,
    incident: &str,
    topic: Topic,
    rule: NewGame,
    last_move_completed: Option<bool>,
) -> Decided {
    let draft = scene.draft(incident).cite(topic);
    let again = match rule {
        NewGame::WholeGame => true,
        NewGame::UntilBothMade(moves) => {
            let black = scene.moves_made_or_ask(Colour::Black)?;
            black < moves || scene.moves_made_or_ask(Colour::White)? < moves
        }
        NewGame::UntilBlackCompletes(moves) => {
            completed_by_black(scene, moves, last_move_completed)? < moves
        }
        NewGame::ArbiterMayRule => return Ok(arbiter_may(draft)),
    };
    Ok(match again {
        true => new_game(scene, draft).mandatory(),
        false => draft
            .decision("Found too late: the game goes on as it stands.")
            .mandatory(),
    })
}

/// The moves Black has completed; whether the last one was is asked only at the limit.
fn completed_by_black(scene: &Scene, limit: u32, last: Option<bool>) -> Result<u32, Question> {
    let made = scene.moves_made_or_ask(Colour::Black)?;
    if made != limit {
        return Ok(made);
    }
    let completed = known(last, || {
        let text = format!("Has Black pressed the clock after move {limit}?");
        Question::yes_no("incident.last_move_completed", text)
    })?;
    Ok(if completed { made } else { made - 1 })
}

fn new_game<'a>(scene: &Scene, draft: Draft<'a>) -> Draft<'a> {
    let keeps = scene.parameters.irregularities.new_game_keeps_times;
    let draft = draft
        .decision("The game is cancelled and a new one is played with everything as it should be.")
        .position(PositionAction::NewGame)
        .to_move(Colour::White);
    match keeps {
        true => draft.note("the clocks keep the time used so far; the move counter may be reset"),
        false => draft.step("Decide with the schedule in mind when it starts and with what times."),
    }
}

/// 2014: the game goes on unless the arbiter rules otherwise.
fn arbiter_may(draft: Draft) -> Ruling {
    draft
        .decision("The game goes on, unless the arbiter rules otherwise.")
        .discretionary(
            vec![
                Measure::other("the game goes on"),
                Measure::other("a new game with the right colours"),
            ],
            "the game goes on; a new one in the first minutes, if nothing is exchanged and the schedule allows it",
        )
}

/// Without supervision set-up and orientation are fixed after ten moves completed by each.
fn is_fixed(scene: &Scene) -> Result<bool, Question> {
    let Some(rules) = scene.parameters.rapid_blitz.as_ref() else {
        return Ok(false);
    };
    let white = scene.moves_made_or_ask(Colour::White)?;
    let black = scene.moves_made_or_ask(Colour::Black)?;
    Ok(white.min(black) >= rules.fixed_after_moves)
}

fn fixed(scene: &Scene, incident: &str) -> Ruling {
    let draft = scene
        .draft(incident)
        .decision("Too late: ten moves have been completed by each, so the game goes on.")
        .cite_nth(topics::RAPID_AFTER_TEN_MOVES, 2)
        .note(
            "a king set up wrongly may not castle; a rook set up wrongly may not be castled with",
        );
    match scene.pace() {
        Ok(Pace::Blitz) => draft.cite(topics::BLITZ_UNSUPERVISED).mandatory(),
        _ => draft.mandatory(),
    }
}

/// US Chess, Chapter 11, 3: what is set stays once each side has completed a move.
fn us_blitz(scene: &Scene, incident: &str) -> Decided {
    let black = scene.moves_made_or_ask(Colour::Black)?;
    let draft = scene
        .draft(incident)
        .cite(topics::US_BLITZ_AFTER_FIRST_MOVE);
    Ok(match black {
        0 => draft
            .decision("No move has been completed by each side: set the pieces up right and start again.")
            .position(PositionAction::NewGame)
            .mandatory(),
        _ => draft
            .decision("Each side has completed a move: the position stays as it was set, and the game goes on.")
            .cite(topics::US_BLITZ_KING_AND_QUEEN)
            .mandatory(),
    })
}
