//! Who has met whom, and when.

use std::collections::HashMap;

use adoube_tournament::{EntrantId, RoundNumber};

use crate::fide::answer::Reason;
use crate::fide::competitors::Competitors;
use crate::fide::field::Field;

/// The meetings before a round, by places in the field.
#[derive(Clone, Debug, Default)]
pub(in crate::fide) struct Meetings(HashMap<(usize, usize), RoundNumber>);

impl Meetings {
    /// All of them.
    pub(in crate::fide) fn of(among: &Competitors<'_>, field: &Field) -> Meetings {
        let places: HashMap<EntrantId, usize> = (field.competitors.iter().enumerate())
            .map(|(place, one)| (one.id, place))
            .collect();
        let before = RoundNumber(field.round.0.saturating_sub(1));
        let mut meetings = HashMap::new();
        for (place, one) in field.competitors.iter().enumerate() {
            for row in among.tournament().card(one.id, before) {
                let opponent = row.played_opponent().and_then(|id| places.get(&id));
                if let Some(opponent) = opponent {
                    meetings.insert((place, *opponent), row.round);
                }
            }
        }
        Meetings(meetings)
    }

    /// Why two who may not meet may not.
    pub(super) fn why_barred(&self, one: usize, other: usize) -> Reason {
        let met = self.0.get(&(one, other));
        met.map_or(Reason::Prohibited, |round| Reason::Met(*round))
    }
}
