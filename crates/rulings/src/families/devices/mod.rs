//! Phones and other devices: 11.3.2 and 11.3.3 of the FIDE Laws, 20N of US Chess.

mod fide;
mod inspection;
mod us;

use crate::families::prelude::*;
use adoube_rulebook::DeviceSanction;

family! {
    /// A phone or another device.
    Devices: "devices" {
        /// A player has a device, or it made a noise.
        Device: "device" {
            by: Side,
            made_noise: YesNo,
            place: One(DeviceLocation),
            /// Whether it was completely switched off.
            switched_off: YesNo,
            /// Whether it is a phone, a means of communication or a device that can suggest moves.
            communicates: YesNo,
            /// The arbiter had approved it, as a hearing aid.
            approved: Flag,
            /// The player came late and hands it in before making the first move.
            handed_in_before_moving: Flag,
            /// The opponent has not arrived yet.
            opponent_absent: Flag,
            /// The opponent's device was found or rang at the same moment. By the rules of US Chess each is
            /// an incident of its own.
            opponents_too: Flag,
            /// Whether the absent opponent comes before the default time is over.
            opponent_comes_in_time: YesNo,
            /// Whether the player's last game of the event is over, if the game is.
            after_last_game: YesNo,
            /// With what time the player starts the next game, if this one is over.
            next_game_time: Time,
        }
        /// A player refuses to be inspected.
        InspectionRefused: "inspection-refused" {
            by: Side,
            /// What was to be inspected.
            what: One(InspectionTarget),
            /// Whether the player has been warned, after an explanation.
            warned: YesNo,
        }
    }
}

choices! {
    /// Where a device was.
    DeviceLocation {
        OnPerson,
        /// In a bag left where it was agreed.
        Bag,
        /// In a bag that the player took along, to the toilet for example.
        CarriedBag,
    }
    /// What is inspected.
    InspectionTarget {
        /// Clothes, bags and other things.
        Things,
        Body,
    }
}

says! {
    /// What rulings on devices say.
    pub enum Says: "devices" {
        HasApproved(by), Approved, HandsIn(by), Stored(by), MadeNoise(by), OnPerson(by),
        HasHarmless(by), Harmless, OtherBreaches,
        TookBagAlong(by), BagStays(by), OffInBag(by), AllowedInBag, OnInBag(by), MustBeOffInBag(by),
        InBag(by), NotAllowedInBag(by), LossAsOnPerson,
        Loses(by), OpponentCame(by), BothLose(by), AbsentWins, BothLoseMeasure, BothLoseUsual,
        BothDevices, BothLoseByAnalogy, NoRuleForBoth, FirstOneDecides,
        AsAnnounced(by), LookUp,
        GameOver(by), WarningAsSpectator, Loss, LossIfDuringGame,
        IsOff(by), MayBeOff, IsOn(by), MustBeOff(by), AsForNoise,
        NoiseAfterGame(by), NotPaired(by), AnnouncedNextRound(by),
        StartsNextWith(by, next: Span, instead_of: Span),
        NotFirstTime(by), AnnouncedForNoise(by), ApplyAnnounced,
        LosesTime(by, off: Span), LosesTimeOrHalf(by, most: Span), WhyNoise, StandardForNoise,
        LeavesWithoutHalfPoint(by), LeavesAsSpectator(by), Warning, LeavesPlayingRoom, LeavesRoom,
        RefusesInspection(by), NoInspection, InspectionNotProvided, NothingWithoutEvidence, NotTheBody,
        Explain(by), ExplainUsual, RefusedForGood(by), OpponentsScore, LossAndExclusion,
    }
}

impl Device {
    fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        if self.approved {
            return Ok(scene.must(Says::HasApproved { by }, Says::Approved, &[DEVICES]));
        }
        if self.handed_in_before_moving && !scene.is_us() {
            // A comment: who comes after the start is given the chance to store it before moving.
            return Ok(scene.must(Says::HandsIn { by }, Says::Stored { by }, &[DEVICES]));
        }
        match scene.is_us() {
            true => self.american(scene, by),
            false => self.fide(scene, by),
        }
    }
}

/// What the rules have for the first time in the event, or for a later one.
fn sanction(scene: &Scene, by: Colour) -> DeviceSanction {
    let rules = &scene.parameters.conduct;
    let earlier: u32 = scene.count(by, &[Counter::Disturbance], Scope::Event).sum();
    match earlier {
        0 => rules.device_first,
        _ => rules.device_later,
    }
}
