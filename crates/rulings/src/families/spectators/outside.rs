//! Spectators who disturb, and disturbances from outside.

use super::remark::measures;
use super::{Disturbance, OutsideDisturbance, SpectatorDisturbs};
use crate::ask::known;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Measure, MeasureKind, Question, Stage, topics};

impl SpectatorDisturbs {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let how = known(self.how, || {
            let choices = [
                ("phone", "by using a phone"),
                ("nuisance", "by noise or by standing too near"),
                ("entered-area", "by entering the playing area"),
            ];
            Question::one_of("incident.how", "How does the spectator disturb?", &choices)
        })?;
        let (incident, decision) = match how {
            Disturbance::Phone => (
                "A spectator used a phone",
                "Nobody uses a phone in the venue without permission: stop it, and expel if it goes on.",
            ),
            Disturbance::Nuisance => (
                "A spectator disturbs",
                "The spectator moves away when told, or leaves.",
            ),
            Disturbance::EnteredArea => (
                "A spectator entered the playing area",
                "Only players and officials are there without permission: the spectator leaves the area.",
            ),
        };
        let draft = scene.draft(incident).decision(decision);
        let draft = match how {
            Disturbance::Phone => {
                draft.cite_all(&[topics::PHONES_FOR_ALL, topics::DEVICES, topics::SPECTATORS])
            }
            Disturbance::Nuisance => draft.cite_all(&[
                topics::THIRD_PARTIES,
                topics::SPECTATORS,
                topics::ARBITER_TASKS,
            ]),
            Disturbance::EnteredArea => draft
                .cite_nth(topics::LEAVING, 3)
                .cite_all(&[topics::THIRD_PARTIES, topics::SPECTATORS]),
        };
        let usual = match self.is_player && scene.is_us() {
            true => "a player who watches is treated with more regard: ask to move away first",
            false => "a warning, then out",
        };
        Ok(draft.discretionary(measures(), usual))
    }
}

impl OutsideDisturbance {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let who = match self.disturbed {
            Some(side) => format!("{side} was disturbed from outside"),
            None => "The game was disturbed from outside".to_owned(),
        };
        let draft = scene.draft(who);
        if scene.case.stage != Stage::Playing {
            return Ok(draft
                .decision("The game is over: the result stands.")
                .cite_all(&[topics::EXTRA_TIME, topics::INTERRUPTION])
                .mandatory());
        }
        let range = vec![
            Measure::nothing(),
            Measure::new(MeasureKind::Other, "more time for one player"),
            Measure::new(MeasureKind::Other, "more time for both players"),
        ];
        Ok(match scene.has(topics::EXTRA_TIME) {
            true => draft
                .decision("The arbiter may stop the clocks and give one or both players more time.")
                .cite_all(&[topics::EXTRA_TIME, topics::INTERRUPTION, topics::RESTART])
                .discretionary(
                    range,
                    "stop the clocks if it lasts; time back if a player lost some",
                ),
            false => draft
                .decision("Stop the clocks while it lasts; the director may make up for lost time.")
                .cite_all(&[topics::INTERRUPTION, topics::ARBITER_TASKS])
                .discretionary(range, "stop the clocks while it lasts"),
        })
    }
}
