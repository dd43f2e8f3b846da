//! What the table or the bracket says of a round, whether or not it is paired.

use adoube_journal::{Format, Section};
use adoube_pairing::dutch::Pair;
use adoube_pairing::facts::Article;
use adoube_tournament::{EntrantId, RoundNumber, TeamMatch, Tournament};

use super::{CannotPair, GroupTitle, knockout, table, teams};

/// A round as a fixed schedule has it.
pub(super) struct Planned {
    /// Which part of which schedule it is.
    pub title: GroupTitle,
    /// Where the schedule stands.
    pub article: Article,
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
    let planned = |title| Planned {
        title,
        article: Article::Of(table::TABLES),
        pairs: Vec::new(),
        matches: Vec::new(),
        for_third_place: None,
    };
    Ok(match section.settings.format {
        Format::Swiss | Format::TeamSwiss => {
            return Err(CannotPair::ByHand {
                format: section.settings.format,
            });
        }
        Format::RoundRobin | Format::Match => {
            let players = section.draft.entrants.len();
            let berger = table::table(section, players)?;
            Planned {
                pairs: table::pairs(section, &berger, round)?,
                ..planned(GroupTitle::Berger { round, players })
            }
        }
        Format::TeamRoundRobin => {
            let teams = section.draft.teams.len();
            Planned {
                matches: teams::matches(section, round)?,
                ..planned(GroupTitle::BergerOfTeams { round, teams })
            }
        }
        Format::Knockout => {
            let found = knockout::round_after(section, &before(section, round)?)?;
            let boards = found.boards.iter();
            let stage = found.stage;
            Planned {
                article: Article::OfTheEvent,
                pairs: boards
                    .map(|board| Pair {
                        white: board.white,
                        black: board.black,
                    })
                    .collect(),
                for_third_place: found.for_third_place,
                ..planned(GroupTitle::Knockout { stage })
            }
        }
    })
}

/// The snapshot before a round was paired.
pub(super) fn before(section: &Section, round: RoundNumber) -> Result<Tournament, CannotPair> {
    let after = round.previous().unwrap_or(RoundNumber(0));
    Ok(Tournament::new(section.draft.after(after))?)
}
