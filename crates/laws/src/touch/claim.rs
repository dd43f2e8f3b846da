//! The opponent of the player on move: breaches, and the right to claim.

use adoube_rulebook::Touch;

use super::{Breach, Event, Intent, TouchBreach};
use crate::topics;

/// Whether a player who did this since the opponent's breach may still claim about touched pieces:
/// until touching a piece to move or capture it (FIDE 4.8, US Chess 10J).
///
/// A touch nobody can explain ends the right only where contact is presumed to be intended.
pub fn may_claim_touch(claimant: &[Event], touch: &Touch) -> bool {
    let mut adjusting = false;
    for event in claimant {
        if *event == Event::AnnounceAdjust {
            adjusting = true;
        } else if is_intended(event, adjusting, touch) {
            return false;
        }
    }
    true
}

fn is_intended(event: &Event, adjusting: bool, touch: &Touch) -> bool {
    match event {
        Event::Touch { intent, .. } | Event::Displace { intent, .. } => match intent {
            None => !adjusting,
            Some(Intent::Deliberate) => true,
            Some(Intent::Accidental) => false,
            Some(Intent::Adjusting | Intent::Unclear) => touch.contact_presumed_intended,
        },
        Event::TouchTogether { .. } | Event::Lift { .. } => !adjusting,
        Event::Release { from, square } => !adjusting || from.is_some_and(|from| from != *square),
        Event::Remove { .. } | Event::PlacePromotion { .. } => true,
        Event::AnnounceAdjust
        | Event::DeclareCastling
        | Event::TouchOffBoard { .. }
        | Event::Hand { .. }
        | Event::PressClock => false,
    }
}

/// What breaches the articles when a player who is not on move does this. Touched pieces do not
/// bind that player, but only the player on move may adjust (FIDE 4.2, US Chess 10A) or move.
pub fn off_move(events: &[Event]) -> Vec<Breach> {
    let breaches = events.iter().enumerate();
    breaches
        .filter_map(|(number, event)| breach_off_move(number, event))
        .collect()
}

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
