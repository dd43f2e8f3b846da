//! An illegal move by the FIDE Laws.

use adoube_clock::Colour;
use adoube_laws::notation::{Language, Style, write};
use adoube_laws::shakmaty::{Position, Square};
use adoube_laws::touch::{Event, resolve};
use adoube_rulebook::FaultsInOneMove;

use super::ladder::{Offence, penalise};
use super::{IllegalMove, Reply, pressed, reply, too_late, us, who};
use crate::incident::Decided;
use crate::ruling::Draft;
use crate::scene::{Pace, Scene};
use crate::{Counter, PositionAction, Question, Ruling, topics};

impl IllegalMove {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = who(self.by, "made the illegal move")?;
        if let Some(ruling) = too_late(scene, format!("Illegal move by {by}")) {
            return Ok(ruling);
        }
        if !pressed(self.completed, by)? {
            return Ok(self.not_completed(scene, by));
        }
        if scene.is_us() {
            return us::illegal_move(self, scene, by);
        }
        if scene.is_reduced()? && reply(self.reply, by)? != Reply::None {
            return Ok(stands(scene, by));
        }
        self.restored(scene, by)
    }

    /// The player may still correct it.
    fn not_completed(&self, scene: &Scene, by: Colour) -> Ruling {
        let draft = scene
            .draft(format!("Illegal move by {by}, clock not pressed"))
            .decision(format!(
                "No penalty: {by} takes the move back and makes a legal one with the piece touched."
            ))
            .position(PositionAction::RestoreBefore)
            .to_move(by)
            .cite(match scene.is_us_blitz() {
                true => topics::US_BLITZ_RETRACT,
                false => topics::ILLEGAL_MOVE,
            });
        self.bound(scene, draft, by).mandatory()
    }

    fn restored(&self, scene: &Scene, by: Colour) -> Decided {
        let draft = scene
            .draft(format!("Illegal move by {by}"))
            .position(PositionAction::RestoreBefore)
            .to_move(by)
            .cite(topics::ILLEGAL_MOVE);
        let draft = cite_mode(scene, draft)?
            .cite(topics::TIMES_RESTORED)
            .step("Stop the clocks and set up the position.")
            .step("Leave the times or set them by your judgement; correct the move counter.");
        let draft = self.bound(scene, draft, by);
        let draft = match self.also_two_hands {
            true => draft.note(two_faults(scene)),
            false => draft,
        };
        let offence = Offence {
            by,
            counter: Counter::IllegalMove,
            then: "The illegal move is taken back",
        };
        let ruling = penalise(scene, draft, &offence)?;
        Ok(without_board_if_over(ruling))
    }

    /// The next move is bound by the pieces that were touched.
    fn bound<'a>(&self, scene: &Scene, draft: Draft<'a>, by: Colour) -> Draft<'a> {
        let duty = "must move the piece that was moved, or capture the one that was captured, if that is legal";
        let moves = self.allowed(scene).unwrap_or_default();
        draft
            .must_play(by, duty, moves)
            .cite_all(&[topics::TOUCH_MOVE, topics::PIECE_RELEASED])
    }

    /// The moves that touching leaves, if position and squares are known.
    pub(super) fn allowed(&self, scene: &Scene) -> Option<Vec<String>> {
        let position = scene.game.as_ref()?.position();
        let squares = self.moved.as_deref()?.replace('-', "");
        let from: Square = squares.get(0..2)?.parse().ok()?;
        let to: Square = squares.get(2..4)?.parse().ok()?;
        let mut events = vec![Event::Lift { square: from }];
        let captured = position.board().color_at(to) == Some(!position.turn());
        events.extend(captured.then_some(Event::Remove { square: to }));
        let allowed = resolve(position, &events, &scene.parameters).allowed;
        let written = |&m: &_| write(position, m, Style::San, Language::English);
        Some(allowed.iter().map(written).collect())
    }
}

/// The articles of the appendix that rapid and blitz are played by.
pub(super) fn cite_mode<'a>(scene: &Scene, draft: Draft<'a>) -> Result<Draft<'a>, Question> {
    let reduced = scene.is_reduced()?;
    Ok(match scene.pace()? {
        Pace::Standard => draft,
        Pace::Rapid if reduced => draft.cite(topics::RAPID_ILLEGAL_MOVE),
        Pace::Blitz if reduced => {
            draft.cite_all(&[topics::RAPID_ILLEGAL_MOVE, topics::BLITZ_UNSUPERVISED])
        }
        Pace::Rapid => draft.cite(topics::RAPID_SUPERVISED),
        Pace::Blitz => draft.cite(topics::BLITZ_SUPERVISED),
    })
}

fn two_faults(scene: &Scene) -> &'static str {
    match scene.parameters.illegal_moves.faults_in_one_move {
        FaultsInOneMove::CountAsOne => "two faults in one move count as one illegal move",
        FaultsInOneMove::NotStated => {
            "the edition does not say how two faults in one move count; one is usual"
        }
    }
}

/// Without supervision an illegal move stands once the opponent has moved.
fn stands(scene: &Scene, by: Colour) -> Ruling {
    let opponent = by.opposite();
    let draft = scene
        .draft(format!("Illegal move by {by}, {opponent} has moved since"))
        .decision("Too late: the illegal move stands and the game goes on.")
        .cite(topics::RAPID_ILLEGAL_MOVE)
        .note("the players may agree to correct it, without the arbiter");
    let blitz = scene.pace() == Ok(Pace::Blitz);
    let draft = if blitz {
        draft.cite(topics::BLITZ_UNSUPERVISED)
    } else {
        draft
    };
    draft.mandatory()
}

/// With a result there is nothing left to set up or to play.
pub(super) fn without_board_if_over(mut ruling: Ruling) -> Ruling {
    if ruling.result.is_some() {
        ruling.position = PositionAction::Stays;
        ruling.must_play = None;
        ruling.to_move = None;
        ruling.steps.clear();
    }
    ruling
}
