//! What the table or the bracket says of a round, whether or not it is paired.

use adoube_journal::{Format, Pairing, Section};
use adoube_pairing::dutch::Pair;
use adoube_pairing::facts::Article;
use adoube_tournament::{EntrantId, RoundNumber, TeamMatch, Tournament};

use super::competitors::team_of;
use super::{CannotPair, GroupTitle, knockout, table, team_tables, teams};

/// A round as a fixed schedule has it.
pub(crate) struct Planned {
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
    /// Whether the schedule says who sits at which board: that of a match of teams usually does not.
    pub(super) fn names_boards(&self) -> bool {
        !self.pairs.is_empty() || self.matches.is_empty()
    }

    /// Whether a pair may be there beside the schedule.
    pub(super) fn is_for_third_place(&self, pair: Pair) -> bool {
        let two = self.for_third_place;
        two.is_some_and(|two| two.contains(&pair.white) && two.contains(&pair.black))
    }
}

/// Why there is no next round although more were announced: the table ends before, or the final has been played.
pub fn is_over(section: &Section) -> Option<CannotPair> {
    let error = planned(section, section.next_round()).err()?;
    let ends = matches!(
        error,
        CannotPair::TableIsOver { .. } | CannotPair::FinalPlayed
    );
    ends.then_some(error)
}

/// A round of a section that is not a Swiss.
pub(crate) fn planned(section: &Section, round: RoundNumber) -> Result<Planned, CannotPair> {
    let planned = |title| Planned {
        title,
        article: Article::Of(table::TABLES),
        pairs: Vec::new(),
        matches: Vec::new(),
        for_third_place: None,
    };
    Ok(match section.settings.format {
        Format::Swiss | Format::TeamSwiss | Format::IndividualTeams | Format::ExtraGames => {
            return Err(CannotPair::ByHand {
                format: section.settings.format,
            });
        }
        Format::RoundRobin | Format::Match => {
            let players = section.draft.entrants.len();
            let table = table::table(section, players)?;
            Planned {
                pairs: table::pairs(section, &table, round)?,
                article: Article::Of(table::article(section)),
                ..planned(match table::is_of_us_chess(section) {
                    true => GroupTitle::UsTable { round, players },
                    false => GroupTitle::Berger { round, players },
                })
            }
        }
        Format::TeamRoundRobin => {
            let teams = section.draft.teams.len();
            Planned {
                matches: teams::matches(section, round)?,
                ..planned(GroupTitle::BergerOfTeams { round, teams })
            }
        }
        format @ (Format::Scheveningen | Format::Skalitzka | Format::Hutton) => {
            let found = team_tables::of_round(section, round)?;
            Planned {
                article: Article::OfTheEvent,
                pairs: found.pairs,
                matches: found.matches,
                ..planned(GroupTitle::TeamTable { format, round })
            }
        }
        format @ (Format::Knockout | Format::TeamKnockout) => {
            let found = knockout::round_after(section, &before(section, round)?)?;
            let stage = found.stage;
            let planned = Planned {
                article: Article::OfTheEvent,
                for_third_place: found.for_third_place,
                ..planned(GroupTitle::Knockout { stage })
            };
            in_bracket(format, &found.boards, planned)
        }
    })
}

/// A round of a bracket: the games of players, or the matches of teams.
fn in_bracket(format: Format, boards: &[Pairing], planned: Planned) -> Planned {
    match format {
        Format::TeamKnockout => Planned {
            matches: (boards.iter().zip(1..))
                .map(|(board, table)| TeamMatch {
                    table,
                    first: team_of(board.white),
                    second: team_of(board.black),
                    forfeit: None,
                })
                .collect(),
            ..planned
        },
        _ => Planned {
            pairs: (boards.iter())
                .map(|board| Pair {
                    white: board.white,
                    black: board.black,
                })
                .collect(),
            ..planned
        },
    }
}

/// The snapshot before a round was paired.
pub(super) fn before(section: &Section, round: RoundNumber) -> Result<Tournament, CannotPair> {
    let after = round.previous().unwrap_or(RoundNumber(0));
    Ok(Tournament::new(section.draft.after(after))?)
}
