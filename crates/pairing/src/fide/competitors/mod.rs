//! Who is paired: players, players in matches of two games, or teams.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use adoube_tournament::{EntrantId, Points, PrimaryScore, RoundNumber, Team, Tournament};

use crate::us;

mod matches;
mod teams;

/// A tournament as a system sees it: its entrants are those who are paired, and a round is what is
/// paired at once. In a team event the entrants are the teams, under the numbers of their ids; in
/// a Double-Swiss a round is a match of two games.
#[derive(Clone, Debug)]
pub struct Competitors<'t> {
    tournament: Cow<'t, Tournament>,
    /// The other score of each team, round by round.
    secondary: HashMap<EntrantId, Vec<Points>>,
    /// Matches that were met without a colour: each forfeited one of the two games.
    colourless: HashSet<(EntrantId, RoundNumber)>,
}

impl<'t> Competitors<'t> {
    /// The players themselves.
    pub(crate) fn players(tournament: &'t Tournament) -> Competitors<'t> {
        Competitors {
            tournament: Cow::Borrowed(tournament),
            secondary: HashMap::new(),
            colourless: HashSet::new(),
        }
    }

    /// The players of a tournament in which two rounds running are one match of two games.
    pub(crate) fn matches(tournament: &Tournament) -> Competitors<'static> {
        let (draft, colourless) = matches::draft(tournament);
        Competitors {
            tournament: Cow::Owned(snapshot(draft)),
            secondary: HashMap::new(),
            colourless,
        }
    }

    /// The teams, scored by match points or by game points; the other score has a say where the
    /// system asks for it.
    pub(crate) fn teams(
        tournament: &Tournament,
        primary: PrimaryScore,
        uses_secondary: bool,
    ) -> Competitors<'static> {
        let points = &tournament.draft().team_scoring.match_points;
        let rating = |team: &Team| teams::average_rating(tournament, team);
        let (draft, secondary) = teams::draft(tournament, primary, points, rating);
        Competitors {
            tournament: Cow::Owned(snapshot(draft)),
            secondary: if uses_secondary {
                secondary
            } else {
                HashMap::new()
            },
            colourless: HashSet::new(),
        }
    }

    /// The teams as the rules of US Chess rank them.
    pub(crate) fn us_teams(tournament: &Tournament, swiss: &us::TeamSwiss) -> Competitors<'static> {
        let points = swiss.points(tournament);
        let rating = |team: &Team| swiss.rating(tournament, team);
        let (draft, _) = teams::draft(tournament, swiss.primary, &points, rating);
        Competitors {
            tournament: Cow::Owned(snapshot(draft)),
            secondary: HashMap::new(),
            colourless: HashSet::new(),
        }
    }

    /// The same with a tournament of its own.
    pub fn into_owned(self) -> Competitors<'static> {
        Competitors {
            tournament: Cow::Owned(self.tournament.into_owned()),
            secondary: self.secondary,
            colourless: self.colourless,
        }
    }

    /// The tournament of those who are paired.
    pub fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// Everybody who is to be paired in a round, unless somebody is absent without a word.
    pub fn available(&self, round: RoundNumber) -> Vec<EntrantId> {
        (self.tournament.entrants().iter())
            .map(|entrant| entrant.id)
            .filter(|id| self.tournament.is_available(*id, round))
            .collect()
    }

    /// The other score of a team after a round, where it counts.
    pub(crate) fn secondary(&self, id: EntrantId, after: RoundNumber) -> Option<Points> {
        let rounds = self.secondary.get(&id)?;
        Some(rounds.iter().take(usize::from(after.0)).copied().sum())
    }

    pub(crate) fn is_colourless(&self, id: EntrantId, round: RoundNumber) -> bool {
        self.colourless.contains(&(id, round))
    }
}

/// A snapshot of what was made from another one, which held everything that is checked.
fn snapshot(draft: adoube_tournament::Draft) -> Tournament {
    match Tournament::new(draft) {
        Ok(tournament) => tournament,
        Err(violations) => panic!("a checked tournament, seen otherwise: {violations:?}"),
    }
}
