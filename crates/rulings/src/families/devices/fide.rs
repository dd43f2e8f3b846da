//! Devices by the FIDE Laws: on the person the game is lost, whatever the position.

use adoube_clock::Colour;
use adoube_rulebook::{DeviceInBag, DeviceSanction, Devices};

use super::{Device, Place};
use crate::ask::known;
use crate::families::conduct::{Breach, yes_no};
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Counter, GameResult, Measure, MeasureKind, Question, Ruling, Stage, topics};

impl Device {
    pub(super) fn fide(&self, scene: &Scene, by: Colour) -> Decided {
        if scene.parameters.conduct.forbidden_devices == Devices::CommunicatingOrSuggestingMoves {
            let text =
                "Is it a phone, a means of communication or a device that can suggest moves?";
            if !yes_no(self.communicates, "communicates", text)? {
                return Ok(harmless(scene, by));
            }
        }
        let place = known(self.place, || {
            let choices = [
                ("on-person", "on the player"),
                ("bag", "in a bag left where it was agreed"),
                ("carried-bag", "in a bag the player took along"),
            ];
            Question::one_of("incident.place", "Where was the device?", &choices)
        })?;
        match place {
            Place::OnPerson => self.on_person(scene, by),
            Place::Bag => self.in_bag(scene, by),
            Place::CarriedBag => Ok(in_bag_breach(
                scene,
                by,
                format!("{by} took along the bag with the device"),
                "The bag may not be taken along without permission",
            )),
        }
    }

    fn on_person(&self, scene: &Scene, by: Colour) -> Decided {
        let incident = match self.made_noise {
            Some(true) => format!("{by}'s device made a noise"),
            _ => format!("{by} had a device on the person"),
        };
        let rules = &scene.parameters.conduct;
        let earlier: u32 = scene
            .count(by, &[Counter::Disturbance], crate::Scope::Event)
            .sum();
        let sanction = if earlier == 0 {
            rules.device_first
        } else {
            rules.device_later
        };
        if sanction == DeviceSanction::AsAnnounced {
            return Ok(as_announced(scene, by, incident));
        }
        if scene.case.stage != Stage::Playing {
            return Ok(after_the_game(scene, by, incident));
        }
        if self.opponent_absent {
            return self.against_nobody(scene, by, incident);
        }
        let opponent = by.opposite();
        Ok(scene
            .draft(incident)
            .decision(format!(
                "{by} loses and {opponent} wins, switched off or not, mating material or not."
            ))
            .cite_all(&[topics::DEVICES, topics::DEVICE_PENALTY])
            .result(GameResult::won_by(opponent))
            .count(by, Counter::Disturbance)
            .mandatory())
    }

    /// The opponent has not made a move, so the game counts as not played.
    fn against_nobody(&self, scene: &Scene, by: Colour, incident: String) -> Decided {
        let opponent = by.opposite();
        let text = "Does the absent opponent come before the default time is over?";
        let comes = yes_no(self.opponent_comes_in_time, "opponent_comes_in_time", text)?;
        let draft = scene
            .draft(incident)
            .cite_all(&[topics::DEVICES, topics::DEVICE_PENALTY])
            .count(by, Counter::Disturbance);
        if comes {
            return Ok(draft
                .decision(format!("{by} loses; {opponent} came in time and wins a game that counts as not played and is not rated."))
                .result(GameResult::won_by(opponent).unplayed())
                .mandatory());
        }
        Ok(draft
            .decision(format!("{by} loses by the device and {opponent} by coming too late: both lose a game that was not played."))
            .cite(topics::DEFAULT_TIME)
            .result(GameResult::BOTH_LOSE.unplayed())
            .discretionary(
                vec![
                    Measure::other("the absent player wins, if the arbiter excuses the lateness"),
                    Measure::new(MeasureKind::GameLost, "both lose"),
                ],
                "both lose; the text does not treat the two together",
            ))
    }

    fn in_bag(&self, scene: &Scene, by: Colour) -> Decided {
        let off = known(
            self.switched_off
                .or(self.made_noise.filter(|&noise| noise).map(|_| false)),
            || Question::yes_no("incident.switched_off", "Was it completely switched off?"),
        )?;
        let allowed = scene.parameters.conduct.device_in_bag == DeviceInBag::Allowed;
        Ok(match (allowed, off) {
            (true, true) => scene
                .draft(format!("{by} has a device in the bag, switched off"))
                .decision("No breach: the event allows it in a bag, switched off; nobody goes to the bag without permission.")
                .cite_all(&[topics::DEVICE_BAG, topics::DEVICES])
                .mandatory(),
            (true, false) => in_bag_breach(
                scene,
                by,
                format!("{by}'s device in the bag was not switched off"),
                "A device in the bag must be completely switched off",
            ),
            (false, _) => in_bag_breach(
                scene,
                by,
                format!("{by} has a device in the bag"),
                "The event does not allow devices in bags",
            ),
        })
    }
}

fn harmless(scene: &Scene, by: Colour) -> Ruling {
    scene
        .draft(format!("{by} has a device that neither communicates nor suggests moves"))
        .decision("This edition forbids only phones, means of communication and devices that suggest moves: no breach.")
        .cite_all(&[topics::DEVICES])
        .note("noise or notes would be another breach")
        .mandatory()
}

/// The loss is for a device on the person; for one in a bag the list of penalties is open.
fn in_bag_breach(scene: &Scene, by: Colour, incident: String, what: &str) -> Ruling {
    Breach {
        by,
        incident: (incident).into(),
        decision: (format!("{what}: penalise {by}.")).into(),
        topics: &[
            topics::DEVICE_BAG,
            topics::DEVICES,
            topics::DEVICE_PENALTY,
            topics::CONDUCT_PENALTY,
        ],
        counter: Counter::Disturbance,
        penalty_due: true,
        usual: (Some("loss of the game, as for a device on the person".to_owned())).map(Into::into),
    }
    .rule(scene)
}

fn as_announced(scene: &Scene, by: Colour, incident: String) -> Ruling {
    scene
        .draft(incident)
        .decision(format!(
            "{by} gets the penalty that the regulations of the event announce instead of the loss."
        ))
        .cite_all(&[topics::DEVICES, topics::DEVICE_PENALTY])
        .count(by, Counter::Disturbance)
        .step("Look up the penalty in the regulations and apply it as it stands.")
        .mandatory()
}

/// A comment of 2014 has the loss even after the result was signed; no article says so.
fn after_the_game(scene: &Scene, by: Colour, incident: String) -> Ruling {
    scene
        .draft(incident)
        .decision(format!("The game is over. If it is evident that {by} had the device during the game, the result may be changed to a loss."))
        .cite_all(&[topics::DEVICES, topics::DEVICE_PENALTY, topics::FINISHED_PLAYERS, topics::PHONES_FOR_ALL])
        .count(by, Counter::Disturbance)
        .discretionary(
            vec![
                Measure::nothing(),
                Measure::new(MeasureKind::Warning, "a warning, as to a spectator"),
                Measure::new(MeasureKind::GameLost, "loss of the game"),
            ],
            "loss if the device was on the person during the game, even after signing; else a warning",
        )
}
