//! Two moves in a row by one player.

use super::{MovedTwice, too_late, who};
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{MeasureKind, PositionAction, penalties, topics};

impl MovedTwice {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = who(self.by, "moved twice in a row")?;
        let incident = format!("{by} moved twice in a row");
        if let Some(ruling) = too_late(scene, incident.clone()) {
            return Ok(ruling);
        }
        let usual = match self.mistaken {
            true => "no penalty: it was a misunderstanding".into(),
            false => penalties::usual(scene, by),
        };
        Ok(scene
            .draft(incident)
            .decision("The second move is taken back; board and clocks are put right once the facts are clear.")
            .position(PositionAction::RestoreBefore)
            .to_move(by.opposite())
            .cite_all(&[
                topics::TURN,
                topics::TIMES_RESTORED,
                topics::STANDARD_PENALTY,
                topics::PENALTIES,
            ])
            .step("Establish with both players what happened.")
            .step("Set up the position before the second move; set times and move counter by your judgement.")
            .discretionary(penalties::ladder_up_to(scene, MeasureKind::GameLost), usual))
    }
}
