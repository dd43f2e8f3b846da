//! Rounds explained and compared, in the form of their system.

use adoube_tournament::{EntrantId, RoundNumber};

use super::{CannotPair, PairedRound, SwissSystem};
use crate::dutch::{self, Edition};
use crate::fide::{self, Competitors};
use crate::us;

/// A paired round with its reasons, in the form of its system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Explained {
    Dutch(Edition, dutch::RoundExplanation),
    UsChess(us::RoundExplanation),
    Fide(fide::RoundExplanation),
}

impl Explained {
    /// The round itself.
    pub fn paired(&self) -> PairedRound {
        let (pairs, bye) = match self {
            Explained::Dutch(_, found) => (&found.pairing.pairs, found.pairing.bye),
            Explained::UsChess(found) => (&found.pairing.pairs, found.pairing.bye),
            Explained::Fide(found) => (&found.pairing.pairs, found.pairing.bye),
        };
        PairedRound::new(pairs.clone(), bye)
    }
}

/// What speaks against another pairing of a round, in the form of its system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    Dutch(Edition, dutch::Verdict),
    Fide(fide::Judgement),
}

impl SwissSystem {
    /// Pairs a round and says why: for everybody, or only for some.
    ///
    /// # Errors
    ///
    /// [`CannotPair`] if the round has no legal pairing.
    pub fn explain(
        &self,
        among: &Competitors<'_>,
        round: RoundNumber,
        present: &[EntrantId],
        facts: &us::Facts,
        about: Option<&[EntrantId]>,
    ) -> Result<Explained, CannotPair> {
        let tournament = among.tournament();
        let system = self.of_round(tournament.draft().planned_rounds, round);
        if let Some(settings) = system.us_chess() {
            return us::explain(tournament, round, present, settings, facts)
                .map(Explained::UsChess)
                .map_err(CannotPair::UsChess);
        }
        match (&*system, system.fide()) {
            (SwissSystem::Dutch(edition), _) => {
                dutch::explain(tournament, round, present, *edition, about)
                    .map(|found| Explained::Dutch(*edition, found))
                    .map_err(CannotPair::Dutch)
            }
            (_, Some(system)) => fide::explain(system, among, round, present, about)
                .map(Explained::Fide)
                .map_err(CannotPair::Fide),
            (_, None) => unreachable!("every system is one of these"),
        }
    }

    /// Pairs a round and says what speaks against another pairing of it. The US system has no answer:
    /// its directors have choices, and [`us::RoundExplanation`] tells what each costs.
    ///
    /// # Errors
    ///
    /// [`CannotPair`] if the round has no legal pairing, so that nothing can be compared.
    pub fn compare(
        &self,
        among: &Competitors<'_>,
        round: RoundNumber,
        present: &[EntrantId],
        other: &PairedRound,
    ) -> Result<Option<Judgement>, CannotPair> {
        let tournament = among.tournament();
        let system = self.of_round(tournament.draft().planned_rounds, round);
        match (&*system, system.fide()) {
            (SwissSystem::Dutch(edition), _) => {
                let other = dutch::RoundPairing {
                    round,
                    pairs: other.pairs.clone(),
                    bye: other.bye,
                    brackets: Vec::new(),
                };
                dutch::compare(tournament, *edition, present, &other)
                    .map(|verdict| Some(Judgement::Dutch(*edition, verdict)))
                    .map_err(CannotPair::Dutch)
            }
            (_, Some(system)) => {
                let (pairs, bye) = (&other.pairs, other.bye);
                fide::compare(system, among, round, present, pairs, bye)
                    .map(|judgement| Some(Judgement::Fide(judgement)))
                    .map_err(CannotPair::Fide)
            }
            (_, None) => Ok(None),
        }
    }
}
