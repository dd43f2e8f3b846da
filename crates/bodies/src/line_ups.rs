//! The line-ups of a round of teams.

use adoube_conduct::line_ups::deadline;
use adoube_journal::{LineUp, Section};
use adoube_tournament::{EntrantId, RoundNumber, TeamId, TeamMatch};
use jiff::civil::DateTime;
use serde::Serialize;

/// The matches of a round with the line-ups that a reader may see.
#[derive(Serialize)]
pub struct LineUpsBody {
    pub round: RoundNumber,
    /// Until when captains file, on the clocks of the hall.
    pub due: Option<DateTime>,
    pub matches: Vec<MatchLineUps>,
}

/// The line-ups of a match.
#[derive(Serialize)]
pub struct MatchLineUps {
    pub table: u32,
    /// Whether its boards are set, so that line-ups can no longer be changed.
    pub boards_set: bool,
    /// The first named team first.
    pub teams: Vec<TeamLineUp>,
}

/// The line-up of a team.
#[derive(Serialize)]
pub struct TeamLineUp {
    pub team: TeamId,
    pub name: String,
    /// Whether one was filed.
    pub filed: bool,
    /// Who plays, from board 1 down; null where there is none, or it is not open to the reader yet.
    pub players: Option<Vec<ListedPlayer>>,
}

/// Somebody in a line-up.
#[derive(Serialize)]
pub struct ListedPlayer {
    pub entrant: EntrantId,
    pub name: String,
}

impl LineUpsBody {
    /// The matches of a round that are chosen, with the line-ups that are shown.
    pub fn of<'s>(
        section: &'s Section,
        round: RoundNumber,
        chosen: impl Fn(&TeamMatch) -> bool,
        shown: impl Fn(TeamId) -> Option<&'s LineUp>,
    ) -> Option<LineUpsBody> {
        let paired = section.draft.round(round)?;
        let team = |id: TeamId| TeamLineUp {
            team: id,
            name: section
                .team(id)
                .map_or_else(String::new, |team| team.details.name.clone()),
            filed: section.line_ups.contains_key(&(round, id)),
            players: shown(id).map(|line_up| listed(section, line_up)),
        };
        let matches = paired.matches.iter().filter(|one| chosen(one));
        Some(LineUpsBody {
            round,
            due: deadline(section, round),
            matches: matches
                .map(|one| MatchLineUps {
                    table: one.table,
                    boards_set: paired.has_boards(one.table),
                    teams: [one.first, one.second].map(team).into(),
                })
                .collect(),
        })
    }
}

fn listed(section: &Section, line_up: &LineUp) -> Vec<ListedPlayer> {
    let players = line_up.players.iter();
    players
        .map(|id| ListedPlayer {
            entrant: *id,
            name: section.label(*id),
        })
        .collect()
}
