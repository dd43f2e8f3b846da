//! A king taken.

use super::both::both;
use super::in_check::back_to_first;
use super::{IllegalMove, KingCaptured, Reply, Says, too_late, us};
use crate::declare::Facts;
use crate::families::prelude::*;

impl KingCaptured {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        if scene.is_us_blitz() {
            return self.us_blitz(scene, by);
        }
        let completed = self.completed()?;
        let question = Question::of("king-captured", "after_illegal_move").yes_no();
        let mut ruling = match scene.whether(self.after_illegal_move, self.asked(question)) {
            true => left_in_check(scene, by, completed)?,
            false => capture(scene, by, completed)?,
        };
        if let Some(article) = scene.article(KING_CAPTURE) {
            ruling.articles.insert(0, article);
        }
        ruling.retell(Says::TookKing { by });
        Ok(ruling)
    }

    /// In US Chess blitz taking the king is how an illegal move is claimed (Chapter 11, 7d).
    fn us_blitz(&self, scene: &Scene, by: Colour) -> Decided {
        let after = self.after_illegal_move()?;
        let draft = scene.citing(Says::TookKingInBlitz { by }, &[US_BLITZ_ILLEGAL_WINS]);
        if self.by_king_moved_adjacent {
            let draft = draft.decision(Says::KingMovedAdjacent { by });
            return Ok(draft.won_by(by.opposite()).mandatory());
        }
        if !after {
            return Ok(draft.decision(Says::NothingToClaim { by }).mandatory());
        }
        draft.won_in_blitz(by, Says::ClaimedByTaking { by }, Says::NoMaterial { by })
    }
}

/// Taking a king is never legal, so it is an illegal move like any other.
fn capture(scene: &Scene, by: Colour, completed: bool) -> Decided {
    let as_illegal_move = IllegalMove {
        completed: Some(completed),
        ..IllegalMove::claimed(by, Reply::None)
    };
    let mut ruling = as_illegal_move.within(scene)?;
    if let Some(duty) = &mut ruling.must_play {
        duty.duty = Says::MovePieceThatTook.into();
    }
    Ok(ruling)
}

/// The king had been left in check: that was the first irregularity, and the capture an illegal move that
/// answered it. A capture that is not completed is taken back and is no move, since no legal one has been
/// made (4.7): then only the king left in check is open, and it is pointed out in time.
fn left_in_check(scene: &Scene, by: Colour, completed: bool) -> Decided {
    let first = by.opposite();
    rule_if!(too_late(scene, Says::TookKing { by }));
    let mut ruling = match completed {
        false => IllegalMove::claimed(first, Reply::None).within(scene)?,
        true if scene.is_us() => {
            let one = IllegalMove {
                moves_ago: Some(1),
                ..IllegalMove::claimed(first, Reply::Completed)
            };
            us::both(&one, &IllegalMove::claimed(by, Reply::None), scene)?
        }
        true if scene.is_reduced()? => return without_supervision(scene, by),
        true => both(scene, Says::TookKing { by }, first)?,
    };
    if scene.is_us() {
        back_to_first(&mut ruling);
    }
    if ruling.result.is_none() {
        ruling.notes.push(Says::ShouldHaveClaimed { by }.into());
    }
    Ok(ruling)
}

/// A.4.2 (A.5.2 since 2023): the first illegal move stands, since the other player has moved after it; only
/// the capture is open. Taken back it leaves a king in check with the wrong side to move, and the text has
/// no more for that than what the players may agree on.
fn without_supervision(scene: &Scene, by: Colour) -> Decided {
    let first = by.opposite();
    let mut ruling = capture(scene, by, true)?;
    if ruling.result.is_none() {
        let notes = [
            Says::FirstOneStands { first },
            Says::CheckRemains { first },
            Says::MayAgreeToCorrect,
        ];
        ruling.notes.extend(notes.map(Into::into));
    }
    Ok(ruling)
}
