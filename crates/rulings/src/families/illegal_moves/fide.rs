//! An illegal move by the FIDE Laws.

use adoube_laws::notation::{Language, Style, write};
use adoube_laws::shakmaty::{Position, Square};
use adoube_laws::touch::{Event, resolve};
use adoube_rulebook::FaultsInOneMove;

use super::ladder::{Fault, penalise};
use super::{IllegalMove, Observer, Reply, Says, too_late, us};
use crate::declare::Facts;
use crate::families::prelude::*;
use crate::statement::ChessMove;
use crate::{Force, told};

impl IllegalMove {
    /// A completed illegal move that the opponent claims.
    pub(crate) fn claimed(by: Colour, reply: Reply) -> IllegalMove {
        IllegalMove {
            by: Some(by),
            completed: Some(true),
            reply: Some(reply),
            seen_by: Some(Observer::Opponent),
            ..IllegalMove::default()
        }
    }

    /// The ruling on an illegal move within another incident; its questions know whose it was.
    pub(super) fn within(&self, scene: &Scene) -> Decided {
        self.decide(scene).map_err(|question| self.asked(question))
    }

    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        rule_if!(too_late(scene, Says::Moved { by }));
        rule_if!(self.is_legal(scene, by));
        if !self.completed()? {
            return Ok(self.not_completed(scene, by));
        }
        if scene.is_us() {
            return us::illegal_move(self, scene, by);
        }
        if scene.is_reduced()? && self.reply_since(scene)? != Reply::None {
            return Ok(stands(scene, by));
        }
        self.restored(scene, by)
    }

    /// The ruling if the move that is told is legal on the board that is told: nothing is corrected, and
    /// who claimed it has claimed wrongly. No article names a penalty for that.
    fn is_legal(&self, scene: &Scene, by: Colour) -> Option<Ruling> {
        let m = scene.legal_move(by, self.moved.as_deref()?)?;
        let position = scene.game.as_ref()?.position();
        let played = ChessMove(write(position, m, Style::San, Language::English));
        let claimed = self.seen_by == Some(Observer::Opponent);
        let topics = match scene.is_us_blitz() {
            true => [US_BLITZ_ILLEGAL_WINS],
            false => [ILLEGAL_MOVE],
        };
        let draft = scene
            .ruled(
                Says::CalledIllegal { by },
                Says::IsLegal { played },
                &topics,
            )
            .cite_all(&[ILLEGAL_MOVE_DEFINED])
            .note_if(claimed, Says::ClaimFails { by })
            .cite_if(claimed, &[DISTRACTION]);
        Some(draft.mandatory())
    }

    /// How far the opponent has come since. A move that was not the last one has been replied to.
    pub(super) fn reply_since(&self, scene: &Scene) -> Result<Reply, Question> {
        let Some(moves_ago) = self.moves_ago.filter(|&moves_ago| moves_ago > 1) else {
            return self.reply();
        };
        if self.reply.is_some_and(|reply| reply != Reply::Completed) {
            scene.contradiction(told::Says::RepliedSince { moves_ago });
        }
        Ok(Reply::Completed)
    }

    /// The player may still correct it.
    fn not_completed(&self, scene: &Scene, by: Colour) -> Ruling {
        let topic = match scene.is_us_blitz() {
            true => US_BLITZ_RETRACT,
            false => ILLEGAL_MOVE,
        };
        let draft = scene.ruled(Says::MovedUnpressed { by }, Says::TakeBack { by }, &[topic]);
        self.taken_back(scene, draft, by)
            .cite_all(&[TOUCH_MOVE, PIECE_RELEASED])
            .mandatory()
    }

    pub(super) fn restored(&self, scene: &Scene, by: Colour) -> Decided {
        let draft = set_up(scene, Says::Moved { by })?;
        let two_faults = match scene.parameters.illegal_moves.faults_in_one_move {
            FaultsInOneMove::CountAsOne => Says::TwoFaultsAreOne,
            FaultsInOneMove::NotStated => Says::TwoFaultsNotStated,
        };
        let draft = self
            .taken_back(scene, draft, by)
            .cite_all(&[TOUCH_MOVE, PIECE_RELEASED])
            .note_if(self.also_two_hands, two_faults);
        let mut ruling = penalise(scene, draft, by, Fault::IllegalMove)?;
        if self.deliberate && ruling.result.is_none() {
            on_purpose(scene, &mut ruling);
        }
        Ok(ruling)
    }

    /// The next move is bound by the pieces that were touched.
    pub(super) fn taken_back<'a>(&self, scene: &Scene, draft: Draft<'a>, by: Colour) -> Draft<'a> {
        let moves = self.allowed(scene, by).unwrap_or_default();
        draft
            .position(PositionAction::RestoreBefore)
            .to_move(by)
            .must_play(by, Says::BoundByTouch, moves)
    }

    /// The moves that touching leaves, if position and squares are known.
    fn allowed(&self, scene: &Scene, by: Colour) -> Option<Vec<String>> {
        let position = scene.game_of(by)?.position();
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

/// The position before an illegal move is set up again.
pub(super) fn set_up<'a>(scene: &'a Scene<'a>, incident: Says) -> Result<Draft<'a>, Question> {
    let draft = scene.draft(incident).cite(ILLEGAL_MOVE);
    Ok(cite_mode(scene, draft)?
        .cite(TIMES_RESTORED)
        .step(Says::StopAndSetUp)
        .step(Says::LeaveOrSetTimes))
}

/// The Laws have no article of its own for an illegal move made on purpose: the list of penalties is open
/// beside the correction, as for any other breach.
fn on_purpose(scene: &Scene, ruling: &mut Ruling) {
    let range = range![Other: Says::CorrectionAlone, Other: Says::FurtherPenalty];
    let usual = Says::FurtherIfClear.into();
    ruling.force = Force::Discretionary { range, usual };
    scene.also_cite(ruling, DISREPUTE, 0);
    scene.also_cite(ruling, PENALTIES, 0);
}

/// The articles of the appendix that rapid and blitz are played by.
pub(super) fn cite_mode<'a>(scene: &Scene, draft: Draft<'a>) -> Result<Draft<'a>, Question> {
    let reduced = scene.is_reduced()?;
    let topics: &[_] = match scene.pace()? {
        Pace::Standard => &[],
        Pace::Rapid if reduced => &[RAPID_ILLEGAL_MOVE],
        Pace::Blitz if reduced => &[RAPID_ILLEGAL_MOVE, BLITZ_UNSUPERVISED],
        Pace::Rapid => &[RAPID_SUPERVISED],
        Pace::Blitz => &[BLITZ_SUPERVISED],
    };
    Ok(draft.cite_all(topics))
}

/// Without supervision an illegal move stands once the opponent has moved.
fn stands(scene: &Scene, by: Colour) -> Ruling {
    scene
        .draft(Says::MovedRepliedSince { by })
        .rule(Says::Stands, &[RAPID_ILLEGAL_MOVE])
        .cite_if(scene.pace() == Ok(Pace::Blitz), &[BLITZ_UNSUPERVISED])
        .note(Says::MayAgreeToCorrect)
        .mandatory()
}
