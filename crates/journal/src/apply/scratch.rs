//! Removing an entry that was a mistake.

use adoube_tournament::{EntrantId, RoundNumber};

use crate::{Refusal, Section};

impl Section {
    /// With the entry goes everything that was arranged for it alone. The id is not given again.
    pub(super) fn scratch(&mut self, id: EntrantId) -> Result<(), Refusal> {
        let entrant = self.entered(id)?;
        let who = || entrant.label();
        let mut rounds = self.draft.rounds.iter();
        if let Some(place) = rounds.position(|round| round.entrants().any(|other| other == id)) {
            return Err(Refusal::TookPart {
                who: who(),
                round: RoundNumber::at_place(place),
            });
        }
        // A table that was drawn has a number for everybody.
        if self.settings.format.is_seated() && !self.draft.rounds.is_empty() {
            return Err(Refusal::Seated { who: who() });
        }
        let mut teams = self.draft.teams.iter();
        if let Some(team) = teams.find(|team| team.details.members.contains(&id)) {
            return Err(Refusal::InTeam {
                who: who(),
                team: team.details.name.clone(),
            });
        }
        let mut bans = self.draft.prohibited.iter();
        if bans.any(|ban| ban.entrants.contains(&id)) {
            return Err(Refusal::InProhibitedPairing { who: who() });
        }
        if let Some(fide_id) = entrant.player.fide_id {
            self.fide_ids.remove(&fide_id);
        }
        self.checked_in.remove(&id);
        self.fixed_boards.remove(&id);
        self.forget(id);
        Ok(())
    }

    fn forget(&mut self, id: EntrantId) {
        let draft = &mut self.draft;
        draft.entrants.retain(|entrant| entrant.id != id);
        draft.bye_requests.retain(|request| request.entrant != id);
        draft.adjustments.retain(|other| other.entrant != id);
        for given in &mut draft.virtual_points {
            given.entrants.retain(|other| *other != id);
        }
        draft
            .virtual_points
            .retain(|given| !given.entrants.is_empty());
    }
}
