//! Devices by US Chess 20N: only noise has a fixed penalty.

use adoube_clock::pressure::amount_or_half;
use adoube_clock::{Colour, Span};
use adoube_rulebook::DeviceSanction;

use super::Device;
use crate::ask::known;
use crate::families::conduct::{Breach, yes_no};
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Counter, GameResult, Measure, MeasureKind, Question, Ruling, Scope, Stage, topics};

impl Device {
    pub(super) fn american(&self, scene: &Scene, by: Colour) -> Decided {
        if yes_no(self.made_noise, "made_noise", "Did it make a noise?")? {
            return self.noise(scene, by);
        }
        let text = "Was it completely switched off?";
        if yes_no(self.switched_off, "switched_off", text)? {
            return Ok(scene
                .draft(format!("{by} has a device that is switched off"))
                .decision("No breach: a device may be there if it is completely off.")
                .cite(topics::DEVICES)
                .mandatory());
        }
        Ok(Breach {
            by,
            incident: (format!("{by} has a device that is not switched off")).into(),
            decision: (format!("Without permission a device must be completely off; the director may penalise {by}.")).into(),
            topics: &[topics::DEVICES, topics::DEVICE_PENALTY],
            counter: Counter::Breach,
            penalty_due: false,
            usual: (Some(
                "as for a noise: ten minutes off, or half of the time left; the game for a second time"
                    .to_owned(),
            )).map(Into::into),
        }
        .rule(scene))
    }

    fn noise(&self, scene: &Scene, by: Colour) -> Decided {
        let rules = &scene.parameters.conduct;
        let earlier: u32 = scene.count(by, &[Counter::Disturbance], Scope::Event).sum();
        let sanction = if earlier == 0 {
            rules.device_first
        } else {
            rules.device_later
        };
        match scene.case.stage {
            Stage::Playing => playing(scene, by, sanction),
            _ => self.after_own_game(scene, by, sanction),
        }
    }

    /// 20N1c and 20N1d: the penalty falls in the next round.
    fn after_own_game(&self, scene: &Scene, by: Colour, sanction: DeviceSanction) -> Decided {
        let incident = format!("{by}'s device made a noise after {by}'s game");
        let text = "Was it the player's last game of the event?";
        if yes_no(self.after_last_game, "after_last_game", text)? {
            return Ok(after_last(scene, by, incident));
        }
        let draft = scene
            .draft(incident)
            .cite_nth(topics::DEVICE_PENALTY, 3)
            .cite(topics::DEVICES)
            .count_in(Scope::Event, by, Counter::Disturbance);
        match sanction {
            DeviceSanction::GameLost => Ok(draft
                .decision(format!(
                    "The penalty is a loss and falls in the next round: {by} is not paired."
                ))
                .cite_nth(topics::DEVICE_PENALTY, 2)
                .mandatory()),
            DeviceSanction::AsAnnounced => Ok(draft
                .decision(format!(
                    "{by} gets the announced penalty in the next round."
                ))
                .cite_nth(topics::DEVICE_PENALTY, 1)
                .mandatory()),
            DeviceSanction::OwnSecondsOrHalf(seconds) => {
                let next = known(self.next_game_time, || {
                    Question::time(
                        "incident.next_game_time",
                        "With what time does the next game start?",
                    )
                })?;
                let off = amount_or_half(next, Span::seconds(i64::from(seconds)));
                let text = format!(
                    "The result stands; {by} starts the next game with {} instead of {next}.",
                    next - off
                );
                Ok(draft
                    .decision(text)
                    .cite_nth(topics::DEVICE_PENALTY, 1)
                    .mandatory())
            }
        }
    }
}

fn playing(scene: &Scene, by: Colour, sanction: DeviceSanction) -> Decided {
    let draft = scene
        .draft(format!("{by}'s device made a noise"))
        .cite(topics::DEVICES)
        .count_in(Scope::Event, by, Counter::Disturbance);
    Ok(match sanction {
        DeviceSanction::GameLost => draft
            .decision(format!("Not the first time in this event: {by} loses."))
            .cite_nth(topics::DEVICE_PENALTY, 2)
            .result(GameResult::won_by(by.opposite()))
            .mandatory(),
        DeviceSanction::AsAnnounced => draft
            .decision(format!(
                "{by} gets the penalty announced for the first noise, up to loss of the game."
            ))
            .cite_nth(topics::DEVICE_PENALTY, 1)
            .step("Apply what was announced in the opening remarks and posted.")
            .mandatory(),
        DeviceSanction::OwnSecondsOrHalf(seconds) => {
            let left = known(scene.case.clock.left(by), || {
                let fact = match by {
                    Colour::White => "clock.white",
                    Colour::Black => "clock.black",
                };
                Question::time(fact, format!("How much time has {by} left?"))
            })?;
            let off = amount_or_half(left, Span::seconds(i64::from(seconds)));
            draft
                .decision(format!(
                    "{by} loses {off}: ten minutes, or half of the time left if that is less."
                ))
                .cite_nth(topics::DEVICE_PENALTY, 1)
                .add_time(by, -off, "noise of a device")
                .cite(topics::PENALTIES_OTHER)
                .note("this is the standard penalty; the director may give more or less")
                .mandatory()
        }
    })
}

fn after_last(scene: &Scene, by: Colour, incident: String) -> Ruling {
    let draft = scene
        .draft(incident)
        .cite_nth(topics::DEVICE_PENALTY, 4)
        .cite(topics::SPECTATORS)
        .count_in(Scope::Event, by, Counter::Disturbance);
    match scene.parameters.conduct.prize_half_points_lost {
        Some(_) => draft
            .decision(format!("{by} leaves as a spectator who disturbs, and loses half a point for prizes, as announced."))
            .mandatory(),
        None => draft
            .decision(format!("{by} is treated as a spectator who disturbs and must leave; the result stands."))
            .discretionary(
                vec![
                    Measure::new(MeasureKind::Warning, "a warning"),
                    Measure::other("the player leaves the playing room"),
                ],
                "the player leaves the room",
            ),
    }
}
