//! A king that stood in check while several moves were made.

use super::fide::set_up;
use super::ladder::{Fault, penalise};
use super::{IllegalMove, KingLeftInCheck, Says, too_late};
use crate::Force;
use crate::families::prelude::*;

impl KingLeftInCheck {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let (by, count) = (self.by()?, self.moves()?);
        let incident = Says::LeftInCheck { by, count };
        rule_if!(too_late(scene, incident.clone()));
        if count == 0 {
            return Ok(scene.must(incident, Says::NoneCompleted { by }, &[ILLEGAL_MOVE]));
        }
        if scene.is_us() || scene.is_reduced()? {
            let mut ruling = self.last_of_them(by).within(scene)?;
            ruling.retell(incident);
            if scene.is_us() && ruling.position == PositionAction::RestoreBefore {
                back_to_first(&mut ruling);
            } else if count > 1 && (scene.is_us_blitz() || !scene.is_us()) {
                ruling.notes.push(Says::EarlierOnesStand.into());
            }
            return Ok(ruling);
        }
        all(scene, by, count)
    }

    /// The last of them. Without supervision and in blitz of US Chess only that one is still open; in other
    /// games of US Chess it is what makes the correction never too late, and what 11D is still due for.
    fn last_of_them(&self, by: Colour) -> IllegalMove {
        IllegalMove {
            by: Some(by),
            completed: Some(true),
            reply: self.reply,
            moves_ago: Some(1),
            seen_by: self.seen_by,
            ..IllegalMove::default()
        }
    }
}

/// 11A with its tip: the first of the moves is what is taken back, and a king left in check does not stay
/// so even where the moves cannot be found any more.
pub(super) fn back_to_first(ruling: &mut Ruling) {
    let stands = Says::StandsIfNotReconstructed.into();
    ruling.notes.retain(|note| *note != stands);
    ruling.notes.push(Says::KingLeftInCheck.into());
    ruling.notes.push(Says::BackToEscape.into());
}

/// Every move in check was illegal, and the first was the irregularity: 7.5.1 goes back before it. The text
/// does not say whether the moves that are undone with it count as well. They were answered by one action
/// under 7.5.1, so they are taken as one offence; the other reading loses the game and is named.
fn all(scene: &Scene, by: Colour, count: u32) -> Decided {
    let draft = set_up(scene, Says::LeftInCheck { by, count })?
        .step(Says::SetUpBeforeFirst { by })
        .position(PositionAction::RestoreBefore)
        .to_move(by)
        .must_play(by, Says::BoundByTouch, Vec::new())
        .cite_all(&[KING_EXPOSED, TOUCH_MOVE, PIECE_RELEASED]);
    let mut ruling = penalise(scene, draft, by, Fault::IllegalMove)?;
    if count > 1 && ruling.result.is_none() {
        ruling.notes.push(Says::OnceOrEach.into());
        let range = range![OpponentMoreTime: Says::CountsOnce, GameLost: Says::EachCounts];
        let usual = Says::OnceUsually.into();
        ruling.force = Force::Discretionary { range, usual };
    }
    Ok(ruling)
}
