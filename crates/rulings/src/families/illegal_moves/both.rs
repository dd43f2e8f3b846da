//! An illegal move answered by an illegal move.

use super::fide::set_up;
use super::ladder::{Charged, Fault, charge};
use super::{BothMovedIllegally, IllegalMove, Reply, Says, too_late, us};
use crate::families::prelude::*;

impl BothMovedIllegally {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let first = self.first()?;
        let incident = Says::BothIllegal { first };
        rule_if!(too_late(scene, incident.clone()));
        if scene.is_us() && !scene.is_us_blitz() {
            let [one, other] = [
                self.one(first, Some(Reply::Completed)),
                self.one(first.opposite(), self.reply),
            ];
            let mut ruling = us::both(&one, &other, scene)?;
            ruling.retell(incident);
            return Ok(ruling);
        }
        if scene.is_us_blitz() || scene.is_reduced()? {
            // The first one stands, since the opponent has moved: only the second is still open.
            let mut ruling = self.one(first.opposite(), self.reply).within(scene)?;
            ruling.retell(incident);
            ruling.notes.push(Says::FirstOneStands { first }.into());
            return Ok(ruling);
        }
        both(scene, incident, first)
    }

    fn one(&self, by: Colour, reply: Option<Reply>) -> IllegalMove {
        IllegalMove {
            by: Some(by),
            completed: Some(true),
            reply,
            moves_ago: Some(1),
            seen_by: self.seen_by,
            ..IllegalMove::default()
        }
    }
}

/// Back before the first of them. Each player has completed an illegal move, so each is charged with it;
/// the text does not except a move that was made in a position to be undone.
pub(super) fn both(scene: &Scene, incident: Says, first: Colour) -> Decided {
    let draft = set_up(scene, incident)?
        .position(PositionAction::RestoreBefore)
        .to_move(first)
        .must_play(first, Says::BoundByTouch, Vec::new())
        .cite_all(&[TOUCH_MOVE, PIECE_RELEASED])
        .note(Says::EachIsCounted);
    let draft = match charge(scene, draft, first, Fault::IllegalMove)? {
        Charged::Time(draft) => draft,
        Charged::Over(ruling) => return Ok(ruling),
    };
    Ok(
        match charge(scene, draft, first.opposite(), Fault::IllegalMove)? {
            Charged::Time(draft) => draft.decision(Says::BothPenalised { first }).mandatory(),
            Charged::Over(ruling) => ruling,
        },
    )
}
