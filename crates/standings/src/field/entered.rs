//! Values that were worked out elsewhere.

use adoube_tournament::{EntrantId, RoundNumber, TeamId, Tournament};

use super::Field;
use crate::Value;

impl Field {
    /// The same table with the values that were entered for it, the latest of each name.
    pub(super) fn with_entered(mut self, tournament: &Tournament, after: RoundNumber) -> Field {
        let entered = tournament.draft().entered_values.iter();
        let mut entered: Vec<_> = entered.filter(|one| one.round <= after).collect();
        entered.sort_by_key(|one| one.round);
        let of_teams = self.is_for_teams();
        for one in entered {
            let value = |id: u32| {
                let who = match of_teams {
                    true => EntrantId::standing_for(TeamId(id)),
                    false => EntrantId(id),
                };
                let found = one.values.iter().find(|value| value.who == who)?;
                Some(Value::points(found.value))
            };
            let participants = self.participants.iter();
            let values = participants
                .map(|participant| value(participant.id))
                .collect();
            self.entered.retain(|(name, _)| *name != one.name);
            self.entered.push((one.name.clone(), values));
        }
        self
    }
}
