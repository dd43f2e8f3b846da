//! Castling half done: the king stands on its square, the rook has not been moved.

use super::{CastlingUnfinished, IllegalMove, Reply, Says, too_late};
use crate::families::prelude::*;

impl CastlingUnfinished {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let incident = Says::HalfCastled { by };
        rule_if!(too_late(scene, incident.clone()));
        if !self.legal()? {
            return self.as_illegal_move(scene, by);
        }
        let draft = scene.draft(incident).cite(CASTLING_MADE);
        if !self.completed()? {
            return Ok(draft
                .decision(Says::FinishCastling { by })
                .to_move(by)
                .mandatory());
        }
        // A comment of the Laws: find out whether it was an illegal move or an omission.
        match self.meant_to_castle()? {
            true => Ok(draft
                .rule(Says::CastlingOmitted { by }, &[CASTLING, PENALTIES])
                .cite(STANDARD_PENALTY)
                .penalised(MeasureKind::OffenderLessTime, by)),
            false => self.as_illegal_move(scene, by),
        }
    }

    fn as_illegal_move(&self, scene: &Scene, by: Colour) -> Decided {
        let illegal = IllegalMove {
            completed: Some(self.completed()?),
            ..IllegalMove::claimed(by, Reply::None)
        };
        let mut ruling = illegal.decide(scene)?;
        ruling.retell(Says::HalfCastled { by });
        Ok(ruling)
    }
}
