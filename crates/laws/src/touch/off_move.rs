//! The opponent of the player on move.

use super::{Breach, Event, Intent, TouchBreach};
use crate::topics;

/// What breaches the articles when a player who is not on move does this. Touched pieces do not
/// bind that player, but only the player on move may adjust (FIDE 4.2, US Chess 10A) or move.
pub(super) fn breach_off_move(number: usize, event: &Event) -> Option<Breach> {
    let (topic, fact) = match event {
        Event::Touch {
            intent: Some(Intent::Accidental | Intent::Unclear),
            ..
        }
        | Event::Displace {
            intent: Some(Intent::Accidental | Intent::Unclear),
            ..
        }
        | Event::AnnounceAdjust
        | Event::DeclareCastling
        | Event::TouchOffBoard { .. }
        | Event::Hand { .. }
        | Event::PressClock => return None,
        Event::Touch { .. } | Event::TouchTogether { .. } | Event::Lift { .. } => {
            (topics::ADJUSTING, TouchBreach::TouchedOffMove)
        }
        Event::Release {
            from: Some(from),
            square,
        } if from == square => return None,
        Event::Release { .. }
        | Event::Remove { .. }
        | Event::PlacePromotion { .. }
        | Event::Displace { .. } => (topics::TURN, TouchBreach::MovedOffMove),
    };
    Some(Breach {
        event: number,
        topic,
        fact,
        reasons: Vec::new(),
    })
}
