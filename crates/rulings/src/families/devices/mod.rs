//! Phones and other devices: 11.3.2 and 11.3.3 of the FIDE Laws, 20N of US Chess.

mod fide;
mod inspection;
mod us;

use adoube_clock::{Colour, Span};
use serde::{Deserialize, Serialize};

use super::conduct::side;
use crate::incident::{Decided, Family, Kind};
use crate::scene::Scene;

/// A phone or another device.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Devices {
    /// A player has a device, or it made a noise.
    Device(Device),
    /// A player refuses to be inspected.
    InspectionRefused(InspectionRefused),
}

impl Family for Devices {
    const NAME: &'static str = "Devices";
    const KINDS: &'static [Kind] = &[
        Kind::new(
            "device",
            "a phone rang, or a player has an electronic device",
        ),
        Kind::new("inspection-refused", "a player refuses to be inspected"),
    ];

    fn decide(&self, scene: &Scene) -> Decided {
        match self {
            Devices::Device(facts) => facts.decide(scene),
            Devices::InspectionRefused(facts) => facts.decide(scene),
        }
    }
}

/// A player has a device, or it made a noise.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Device {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// Whether it made a noise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub made_noise: Option<bool>,
    /// Where it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    /// Whether it was completely switched off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub switched_off: Option<bool>,
    /// Whether it is a phone, a means of communication or a device that can suggest moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub communicates: Option<bool>,
    /// The arbiter had approved it, as a hearing aid.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub approved: bool,
    /// The opponent has not arrived yet.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub opponent_absent: bool,
    /// Whether the absent opponent comes before the default time is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent_comes_in_time: Option<bool>,
    /// Whether the player's last game of the event is over, if the game is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after_last_game: Option<bool>,
    /// With what time the player starts the next game, if this one is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next_game_time: Option<Span>,
}

/// Where a device was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// On the player.
    OnPerson,
    /// In a bag left where it was agreed.
    Bag,
    /// In a bag that the player took along, to the toilet for example.
    CarriedBag,
}

/// A player refuses to be inspected.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct InspectionRefused {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// What was to be inspected.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub what: Option<Inspection>,
    /// Whether the player has been warned, after an explanation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub warned: Option<bool>,
}

/// What is inspected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Inspection {
    /// Clothes, bags and other things.
    Things,
    Body,
}

impl Device {
    fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Whose device is it?")?;
        if self.approved {
            return Ok(scene
                .draft(format!("{by} has a device that was approved"))
                .decision("No breach: the device was approved.")
                .cite(crate::topics::DEVICES)
                .mandatory());
        }
        match scene.is_us() {
            true => self.american(scene, by),
            false => self.fide(scene, by),
        }
    }
}
