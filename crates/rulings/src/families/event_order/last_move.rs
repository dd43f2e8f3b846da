//! The last move of a time control: 6.2.1 and 6.4 of the FIDE Laws, 9F of US Chess.

use super::{Deed, EventOrder, FlagMoment, Happening, LastMoveOfControl, Says};
use crate::families::flags::{Caller, FlagFall, Flags};
use crate::families::prelude::*;
use crate::incident::Family;

impl LastMoveOfControl {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        // A move that ends the game needs no press.
        let ends = match (self.mates, self.stalemates) {
            (true, _) => Some(Deed::Mates),
            (false, true) => Some(Deed::Stalemates),
            (false, false) => None,
        };
        if let Some(deed) = ends {
            let events = vec![Happening::new(by, deed)];
            let order = EventOrder {
                events,
                ..EventOrder::default()
            };
            return order.decide(scene);
        }
        match self.flag()? {
            FlagMoment::Up => {
                let topics = [LAST_MOVE_OF_CONTROL, FLAG_CHECK, MOVE_COMPLETED];
                Ok(scene.must(Says::LastMoveCompleted { by }, Says::InTime, &topics))
            }
            FlagMoment::SeenAfterPress if !scene.has(LAST_MOVE_OF_CONTROL) => Ok(look(scene, by)),
            FlagMoment::BeforePress | FlagMoment::SeenAfterPress => missed(scene, by),
        }
    }
}

/// The move does not count: the flag decides.
fn missed(scene: &Scene, by: Colour) -> Decided {
    let fall = FlagFall {
        moves_completed: Some(false),
        ..FlagFall::called(by, Caller::Opponent)
    };
    let mut ruling = Flags::FlagFall(fall).decide(scene)?;
    for topic in [
        LAST_MOVE_OF_CONTROL,
        LAST_MOVE_OF_CONTROL_DETERMINED,
        MOVE_COMPLETED,
    ] {
        scene.also_cite(&mut ruling, topic, 0);
    }
    ruling.notes.push(Says::ControlMissed { by }.into());
    Ok(ruling)
}

/// The FIDE Laws ask only whether the clock was pressed before the time was over.
fn look(scene: &Scene, by: Colour) -> Ruling {
    let topics = [FLAG_CHECK, MOVE_COMPLETED, CLOCK_DEFECT];
    let range = [Says::PressFirst, Says::TimeFirst].map(Measure::other);
    scene
        .ruled(Says::SeenDownAfter { by }, Says::LookAtClock, &topics)
        .note(Says::ClockConclusive)
        .discretionary(range, Says::MarkTells)
}
