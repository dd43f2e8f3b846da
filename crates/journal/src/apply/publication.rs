//! When a round becomes public.

use adoube_tournament::RoundNumber;

use crate::{Publication, Refusal, Section};

impl Section {
    /// Rounds become public in their order, so that what is public is always a tournament.
    pub(super) fn publish(&mut self, round: RoundNumber) -> Result<(), Refusal> {
        let public = self.public_rounds();
        if self.is_public(round) {
            return Err(Refusal::PublishedAlready(round));
        }
        if self.draft.round(round).is_none() {
            return Err(Refusal::NotPaired(round));
        }
        if round != public.next() {
            return Err(Refusal::NotPublic(public.next()));
        }
        self.rounds[round.place()].published = true;
        Ok(())
    }

    /// Where rounds are public at once none is left waiting.
    pub(super) fn nothing_waits_for(&self, publication: Publication) -> Result<(), Refusal> {
        let public = self.public_rounds();
        if publication == Publication::Immediate && public < self.draft.paired_rounds() {
            return Err(Refusal::NotPublic(public.next()));
        }
        Ok(())
    }
}
