//! What the table or the bracket says of a round, whether or not it is paired.

use adoube_journal::{Format, Section};
use adoube_pairing::dutch::Pair;
use adoube_tournament::{EntrantId, RoundNumber, TeamMatch, Tournament};

use super::{CannotPair, knockout, table, teams};

/// A round as a fixed schedule has it.
pub(super) struct Planned {
    /// Which part of which schedule it is.
    pub title: String,
    /// Where the schedule stands.
    pub article: &'static str,
    /// The pairs in the order of the boards; none in a match of teams.
    pub pairs: Vec<Pair>,
    /// The matches of teams.
    pub matches: Vec<TeamMatch>,
    /// Who may meet beside the schedule: the losers of the semi-finals, for third place.
    pub for_third_place: Option<[EntrantId; 2]>,
}

impl Planned {
    /// Whether a pair may be there beside the schedule.
    pub(super) fn is_for_third_place(&self, pair: Pair) -> bool {
        let two = self.for_third_place;
        two.is_some_and(|two| two.contains(&pair.white) && two.contains(&pair.black))
    }
}

/// A round of a section that is not a Swiss.
pub(super) fn planned(section: &Section, round: RoundNumber) -> Result<Planned, CannotPair> {
    let mut planned = Planned {
        title: String::new(),
        article: table::TABLES,
        pairs: Vec::new(),
        matches: Vec::new(),
        for_third_place: None,
    };
    match section.settings.format {
        Format::Swiss | Format::TeamSwiss => {
            return Err(CannotPair::ByHand(section.settings.format.name()));
        }
        Format::RoundRobin | Format::Match => {
            let players = section.draft.entrants.len();
            let berger = table::table(section, players)?;
            planned.pairs = table::pairs(section, &berger, round)?;
            planned.title = format!("Round {round} of the Berger table for {players} players");
        }
        Format::TeamRoundRobin => {
            let teams = section.draft.teams.len();
            planned.matches = teams::matches(section, round)?;
            planned.title = format!("Round {round} of the Berger table for {teams} teams");
        }
        Format::Knockout => {
            let found = knockout::round_after(section, &before(section, round)?)?;
            planned.pairs = (found.boards.iter())
                .map(|board| Pair {
                    white: board.white,
                    black: board.black,
                })
                .collect();
            planned.for_third_place = found.for_third_place;
            planned.title = format!("{} of the bracket", found.name);
            planned.article = crate::articles::OF_THE_EVENT;
        }
    }
    Ok(planned)
}

/// The snapshot before a round was paired.
pub(super) fn before(section: &Section, round: RoundNumber) -> Result<Tournament, CannotPair> {
    let after = round.previous().unwrap_or(RoundNumber(0));
    Ok(Tournament::new(section.draft.after(after))?)
}
