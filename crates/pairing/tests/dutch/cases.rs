//! Rounds to be paired, from the worked tournaments, from random events and from random standings.

use adoube_pairing::dutch::{self, Edition, RoundExplanation};
use adoube_tournament::*;

use crate::random::{RandomEvent, compact};
use crate::random_events::{long_tests, random_position, standings_text};
use crate::worked::Worked;

/// A round with those who are to be paired in it.
pub(crate) struct Case {
    pub name: String,
    pub tournament: Tournament,
    pub round: RoundNumber,
    pub present: Vec<EntrantId>,
    pub edition: Edition,
}

impl Case {
    /// The engine's pairing with all its reasons; `None` if there is no legal one.
    pub(crate) fn explained(&self) -> Option<RoundExplanation> {
        self.explained_about(None)
    }

    pub(crate) fn explained_about(&self, about: Option<&[EntrantId]>) -> Option<RoundExplanation> {
        let Case {
            tournament,
            round,
            present,
            edition,
            ..
        } = self;
        dutch::explain(tournament, *round, present, *edition, about).ok()
    }
}

/// Every round of the two worked tournaments.
pub(crate) fn worked(edition: Edition) -> Vec<Case> {
    let mut cases = Vec::new();
    for worked in Worked::both() {
        let tournament = worked.tournament();
        for (round, _, present) in worked.rounds(&tournament) {
            cases.push(Case {
                name: format!("{}, round {round}, {edition}", worked.name),
                tournament: tournament.clone(),
                round,
                present,
                edition,
            });
        }
    }
    cases
}

/// How many random events and how many standings are looked at, with how many players at most.
pub(crate) struct Sizes {
    pub events: u64,
    pub standings: u64,
    pub most_players: u32,
}

impl Sizes {
    /// Few by default; a test that can afford more gives a factor.
    pub(crate) fn of(factor: u64) -> Sizes {
        let (events, standings, most_players) = if long_tests() {
            (500, 1_200, 10)
        } else {
            (20, 40, 8)
        };
        Sizes {
            events: factor * events,
            standings: factor * standings,
            most_players,
        }
    }
}

/// Looks at every round of random events, played as the engine pairs them, and at random standings;
/// says how many there were.
pub(crate) fn each(edition: Edition, sizes: &Sizes, mut look: impl FnMut(&Case)) -> usize {
    let mut cases = 0;
    for seed in 0..sizes.events {
        cases += each_round(edition, seed, sizes.most_players, &mut look);
    }
    for seed in 0..sizes.standings {
        let (standings, tournament) = random_position(seed, sizes.most_players);
        cases += 1;
        look(&Case {
            name: format!(
                "standings {seed}, {edition}\n{}",
                standings_text(&standings)
            ),
            round: tournament.paired_rounds().next(),
            present: (standings.iter())
                .map(|standing| EntrantId(standing.number))
                .collect(),
            tournament,
            edition,
        });
    }
    cases
}

fn each_round(
    edition: Edition,
    seed: u64,
    most_players: u32,
    look: &mut impl FnMut(&Case),
) -> usize {
    let mut event = RandomEvent::new(seed, most_players);
    let mut cases = 0;
    while let Some(open) = event.open_round() {
        let case = Case {
            name: format!(
                "event {seed}, round {}, {edition}\n{}",
                open.number,
                compact(&event.draft)
            ),
            tournament: open.tournament.clone(),
            round: open.number,
            present: open.present.clone(),
            edition,
        };
        look(&case);
        cases += 1;
        let Ok(paired) = dutch::pair_among(&open.tournament, open.number, &open.present, edition)
        else {
            break;
        };
        let pairs = paired.pairs.iter();
        let pairs: Vec<_> = pairs.map(|pair| (pair.white, pair.black)).collect();
        event.play(open, &pairs, paired.bye);
    }
    cases
}
