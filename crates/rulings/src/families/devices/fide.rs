//! Devices by the FIDE Laws: on the person the game is lost, whatever the position.

use adoube_rulebook::{DeviceInBag, DeviceSanction, Devices};

use super::{Device, DeviceLocation, Says, sanction};
use crate::families::conduct::Breach;
use crate::families::prelude::*;

const OWN: [Topic; 2] = [DEVICES, DEVICE_PENALTY];

impl Device {
    pub(super) fn fide(&self, scene: &Scene, by: Colour) -> Decided {
        let forbidden = scene.parameters.conduct.forbidden_devices;
        if forbidden == Devices::CommunicatingOrSuggestingMoves && !self.communicates()? {
            let draft = scene.ruled(Says::HasHarmless { by }, Says::Harmless, &[DEVICES]);
            return Ok(draft.note(Says::OtherBreaches).mandatory());
        }
        match self.place()? {
            DeviceLocation::OnPerson => self.on_person(scene, by),
            DeviceLocation::Bag => self.in_bag(scene, by),
            DeviceLocation::CarriedBag => {
                let incident = Says::TookBagAlong { by };
                Ok(in_bag_breach(scene, by, incident, Says::BagStays { by }))
            }
        }
    }

    fn on_person(&self, scene: &Scene, by: Colour) -> Decided {
        let incident = match self.made_noise {
            Some(true) => Says::MadeNoise { by },
            _ => Says::OnPerson { by },
        };
        let draft = scene.draft(incident).cite_all(&OWN);
        let draft = draft.count(by, Counter::Disturbance);
        if sanction(scene, by) == DeviceSanction::AsAnnounced {
            let draft = draft.decision(Says::AsAnnounced { by });
            return Ok(draft.step(Says::LookUp).mandatory());
        }
        if scene.is_over() {
            // A comment of 2014 has the loss even after the result was signed; no article says so.
            let range = range![Nothing, Warning: Says::WarningAsSpectator, GameLost: Says::Loss];
            let further = [FINISHED_PLAYERS, PHONES_FOR_ALL];
            let draft = draft.rule(Says::GameOver { by }, &further);
            return Ok(draft.discretionary(range, Says::LossIfDuringGame));
        }
        if self.opponents_too {
            return Ok(both(scene));
        }
        let won = GameResult::won_by(by.opposite());
        if !self.opponent_absent {
            return Ok(draft.decision(Says::Loses { by }).result(won).mandatory());
        }
        // The opponent has not made a move, so the game counts as not played.
        if self.opponent_comes_in_time()? {
            let draft = draft.decision(Says::OpponentCame { by });
            return Ok(draft.result(won.unplayed()).mandatory());
        }
        let range = range![Other: Says::AbsentWins, GameLost: Says::BothLoseMeasure];
        Ok(draft
            .rule(Says::BothLose { by }, &[DEFAULT_TIME])
            .result(GameResult::BOTH_LOSE.unplayed())
            .discretionary(range, Says::BothLoseUsual))
    }

    fn in_bag(&self, scene: &Scene, by: Colour) -> Decided {
        let off = match (self.switched_off, self.made_noise) {
            (None, Some(true)) => false,
            _ => self.switched_off()?,
        };
        let allowed = scene.parameters.conduct.device_in_bag == DeviceInBag::Allowed;
        let (incident, decision) = match (allowed, off) {
            (true, true) => {
                let own = [DEVICE_BAG, DEVICES];
                return Ok(scene.must(Says::OffInBag { by }, Says::AllowedInBag, &own));
            }
            (true, false) => (Says::OnInBag { by }, Says::MustBeOffInBag { by }),
            (false, _) => (Says::InBag { by }, Says::NotAllowedInBag { by }),
        };
        Ok(in_bag_breach(scene, by, incident, decision))
    }
}

/// Each device loses the game and the opponent wins it: for both at once the text cannot be followed. As
/// two players who refuse to obey both lose (11.8), so do these.
fn both(scene: &Scene) -> Ruling {
    let range = range![GameLost: Says::BothLoseByAnalogy];
    scene
        .draft(Says::BothDevices)
        .cite_all(&OWN)
        .no_rule(Says::NoRuleForBoth)
        .rule(Says::BothLoseByAnalogy, &[BOTH_GUILTY])
        .count(Colour::White, Counter::Disturbance)
        .count(Colour::Black, Counter::Disturbance)
        .note(Says::FirstOneDecides)
        .result(GameResult::BOTH_LOSE)
        .discretionary(range, Says::BothLoseByAnalogy)
}

/// The loss is for a device on the person; for one in a bag the list of penalties is open.
fn in_bag_breach(scene: &Scene, by: Colour, incident: Says, decision: Says) -> Ruling {
    let own = [DEVICE_BAG, DEVICES, DEVICE_PENALTY, CONDUCT_PENALTY];
    Breach::new(by, incident, decision, &own)
        .counted_as(Counter::Disturbance)
        .due(true)
        .usually(Says::LossAsOnPerson)
        .rule(scene)
}
