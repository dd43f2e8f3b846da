//! Play-offs that were decided.

use std::collections::HashSet;
use std::hash::Hash;

use adoube_tournament::{DecidedPlace, EntrantId, PlayOff, RoundNumber, TeamId};
use serde::{Deserialize, Serialize};

use super::fact::{Fact, Stamp, Task, reads_section, writes_round};
use crate::{Event, Refusal, Section, SectionId};

/// A play-off of players was decided, in place of an earlier decision between them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayOffDecided {
    pub section: SectionId,
    /// The round after which they were level.
    pub round: RoundNumber,
    /// Where they came in it, the winner first.
    pub places: Vec<DecidedPlace<EntrantId>>,
}

impl Fact for PlayOffDecided {
    const TASK: Task = Task::Pairings;

    writes_round!();
    reads_section!();

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let named: Vec<EntrantId> = self.places.iter().map(|place| place.who).collect();
        section.named_once(&named)?;
        section.played_off(self.round, &self.places)?;
        let decided = decided(self.round, &self.places);
        replace(&mut section.draft.play_offs, decided);
        Ok(())
    }

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        self.places.iter().any(|place| place.who == entrant)
    }
}

/// A play-off of teams was decided, in place of an earlier decision between them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamPlayOffDecided {
    pub section: SectionId,
    /// The round after which they were level.
    pub round: RoundNumber,
    /// Where they came in it, the winner first.
    pub places: Vec<DecidedPlace<TeamId>>,
}

impl Fact for TeamPlayOffDecided {
    const TASK: Task = Task::Pairings;

    writes_round!();
    reads_section!();

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let mut named = HashSet::new();
        for place in &self.places {
            let team = section.team(place.who).ok_or(Refusal::NoTeam(place.who))?;
            if !named.insert(place.who) {
                let who = team.details.name.clone();
                return Err(Refusal::NamedTwice { who });
            }
        }
        section.played_off(self.round, &self.places)?;
        let decided = decided(self.round, &self.places);
        replace(&mut section.draft.team_play_offs, decided);
        Ok(())
    }

    fn about_team(&self, team: TeamId) -> bool {
        self.places.iter().any(|place| place.who == team)
    }
}

fn decided<Who: Copy>(round: RoundNumber, places: &[DecidedPlace<Who>]) -> PlayOff<Who> {
    PlayOff {
        round,
        places: places.to_vec(),
    }
}

/// Nobody plays off twice after a round.
fn replace<Who: Copy + Eq + Hash>(all: &mut Vec<PlayOff<Who>>, decided: PlayOff<Who>) {
    let named: HashSet<Who> = decided.places.iter().map(|place| place.who).collect();
    all.retain(|one| {
        let mut places = one.places.iter();
        one.round != decided.round || !places.any(|place| named.contains(&place.who))
    });
    all.push(decided);
}

impl Section {
    /// The round is paired, two or more played off, and the best of them has the first place.
    fn played_off<Who>(
        &self,
        round: RoundNumber,
        places: &[DecidedPlace<Who>],
    ) -> Result<(), Refusal> {
        self.draft.round(round).ok_or(Refusal::NotPaired(round))?;
        let in_order = places.is_sorted_by_key(|place| place.place);
        let from_first = places.first().is_some_and(|place| place.place == 1);
        match places.len() > 1 && in_order && from_first {
            true => Ok(()),
            false => Err(Refusal::NoPlayOff),
        }
    }
}
