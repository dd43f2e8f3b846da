//! Going away without resigning, and staying after the end.

use adoube_clock::Colour;

use super::{FinishedPlayerStays, LeftGame};
use crate::families::conduct::{Breach, side, yes_no};
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Counter, Measure, MeasureKind, Ruling, Stage, topics};

impl LeftGame {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who went away?")?;
        let incident = format!("{by} went away without resigning");
        if scene.case.stage != Stage::Playing {
            return Ok(scene
                .draft(incident)
                .decision("The game is over: the result stands.")
                .cite_all(&[topics::RESULT_SIGNED, topics::RESULT_REPORTED])
                .mandatory());
        }
        Ok(match scene.is_us() {
            true => american(scene, by, incident),
            false => fide(scene, by, incident),
        })
    }
}

fn fide(scene: &Scene, by: Colour, incident: String) -> Ruling {
    Breach {
        by,
        incident: (incident).into(),
        decision: (format!("The game goes on and {by}'s clock runs when {by} has the move; the discourtesy may be penalised.")).into(),
        topics: &[topics::RESIGNATION, topics::DISREPUTE, topics::CONDUCT_PENALTY],
        counter: Counter::Absence,
        penalty_due: false,
        usual: (Some("the clock runs until the flag falls; the chief arbiter adds a penalty".to_owned())).map(Into::into),
    }
    .rule(scene)
}

fn american(scene: &Scene, by: Colour, incident: String) -> Ruling {
    scene
        .draft(incident)
        .decision(format!(
            "The game goes on and {by}'s clock runs; after 15 minutes the director may adjudicate."
        ))
        .cite_all(&[
            topics::QUITTING,
            topics::ADJUDICATION,
            topics::LEAVING,
            topics::PENALTIES,
        ])
        .count(by, Counter::Absence)
        .discretionary(
            vec![
                Measure::other("the clock runs until the flag is called"),
                Measure::other("the game is adjudicated"),
                Measure::new(MeasureKind::GameLost, "loss of the game"),
            ],
            "the clock runs; adjudication only if the player quit a bad position",
        )
}

impl FinishedPlayerStays {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let incident = "A player who has finished is in the playing area".to_owned();
        let text = "Does the player disturb others?";
        if !yes_no(self.disturbs, "disturbs", text)? {
            return Ok(scene
                .draft(incident)
                .decision("Players who have finished are spectators; a few minutes are tolerated.")
                .cite_all(&[topics::FINISHED_PLAYERS, topics::SPECTATORS])
                .note("the arbiter's permission is needed to come back into the area")
                .mandatory());
        }
        Ok(scene
            .draft(incident)
            .decision("The player is a spectator who disturbs and must leave.")
            .cite_all(&[
                topics::FINISHED_PLAYERS,
                topics::SPECTATORS,
                topics::THIRD_PARTIES,
            ])
            .discretionary(
                vec![
                    Measure::new(MeasureKind::Warning, "a warning"),
                    Measure::other("the player leaves the playing area"),
                    Measure::other("the player leaves the venue"),
                ],
                "the player leaves the playing area",
            ))
    }
}
