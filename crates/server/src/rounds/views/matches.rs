//! The matches of a round of teams at the desk: who meets whom, whose line-up is in, the score.

use adoube_conduct::line_ups::is_over;
use adoube_journal::Section;
use adoube_tournament::{
    EntrantId, MatchForfeit, Points, Round, RoundNumber, TeamId, TeamMatch, TeamResult, Tournament,
};
use jiff::Zoned;

use super::Need;
use crate::auth::Right;
use crate::guard::AtDesk;
use crate::paths;
use crate::texts::{count, fill, plural, t};
use crate::ui::score::Score;

/// The matches of a round.
#[derive(Default)]
pub(crate) struct Matches {
    pub lines: Vec<MatchLine>,
    /// How many have no boards yet.
    pub without_boards: usize,
    /// What is to be said about line-ups that are still out.
    pub waiting: Option<String>,
    /// The time for line-ups is over: the boards are to be set.
    pub is_time: bool,
    /// The teams that could still be noted as not having come.
    pub could_be_absent: Vec<(u32, String)>,
}

/// A match of two teams on the page of a round.
pub(crate) struct MatchLine {
    pub table: u32,
    pub teams: [TeamCell; 2],
    /// The points of the boards; nothing while nobody sits there.
    pub score: Option<String>,
    /// That a team did not come.
    pub forfeit: Option<String>,
    /// The boards are not set yet.
    pub is_open: bool,
}

/// One side of a match.
pub(crate) struct TeamCell {
    pub name: String,
    /// Where an arbiter files the line-up.
    pub line_up_url: Option<String>,
    /// The line-up is in.
    pub has_filed: bool,
}

impl Matches {
    /// The matches of a round that is paired.
    pub(super) fn of(
        at: &AtDesk,
        section: &Section,
        number: RoundNumber,
        round: &Round,
        snapshot: &Tournament,
    ) -> Matches {
        let results = snapshot.team_results(number).pop().unwrap_or_default();
        let reader = Reader {
            at,
            section,
            number,
            round,
            results: &results,
        };
        let lines: Vec<MatchLine> = round.matches.iter().map(|one| reader.line(one)).collect();
        let open = lines.iter().filter(|line| line.is_open);
        let cells = open.clone().flat_map(|line| &line.teams);
        let missing = cells.filter(|cell| !cell.has_filed).count();
        let without_boards = open.count();
        let is_time = without_boards > 0 && is_over(section, number, Zoned::now().datetime());
        Matches {
            waiting: (without_boards > 0).then(|| waiting(is_time, missing)),
            is_time,
            without_boards,
            could_be_absent: match section.is_closed(number) {
                true => Vec::new(),
                false => reader.could_be_absent(),
            },
            lines,
        }
    }
}

/// How many line-ups are missing, and what that means.
fn waiting(is_time: bool, missing: usize) -> String {
    match (is_time, missing) {
        (true, 0) => t("rounds-line-ups-all-in").to_owned(),
        (true, _) => count("rounds-line-ups-over", missing),
        (false, _) => count("rounds-line-ups-out", missing),
    }
}

struct Reader<'v> {
    at: &'v AtDesk,
    section: &'v Section,
    number: RoundNumber,
    round: &'v Round,
    results: &'v [TeamResult],
}

impl Reader<'_> {
    fn line(&self, meeting: &TeamMatch) -> MatchLine {
        let has_boards = self.round.has_boards(meeting.table);
        let is_open = !has_boards && meeting.forfeit.is_none();
        let teams = [meeting.first, meeting.second];
        let scores = teams.map(|team| self.score(team));
        MatchLine {
            table: meeting.table,
            teams: teams.map(|team| self.cell(team, is_open)),
            score: (!is_open).then(|| scores.join(" – ")),
            forfeit: meeting.forfeit.map(|forfeit| self.absent(meeting, forfeit)),
            is_open,
        }
    }

    fn cell(&self, team: TeamId, is_open: bool) -> TeamCell {
        let may_file = self.at.member.may(Right::LineUps) && is_open;
        let line_ups = paths::captain::LineUps::of(&self.at.event, &self.section.id);
        TeamCell {
            name: self.name(team),
            line_up_url: may_file
                .then(|| format!("{line_ups}?team={}#round-{}", team.0, self.number)),
            has_filed: self.section.line_ups.contains_key(&(self.number, team)),
        }
    }

    fn score(&self, team: TeamId) -> String {
        let mut results = self.results.iter();
        let result = results.find(|result| result.team == team);
        let boards = result.map_or(&[][..], |result| &result.boards);
        Score::from(boards.iter().copied().sum::<Points>()).text()
    }

    /// Who did not come to a match.
    fn absent(&self, meeting: &TeamMatch, forfeit: MatchForfeit) -> String {
        let team = match forfeit {
            MatchForfeit::FirstWins => meeting.second,
            MatchForfeit::SecondWins => meeting.first,
            MatchForfeit::Both => return t("teams-forfeit-both").to_owned(),
        };
        fill("rounds-did-not-come", &[&self.name(team)])
    }

    /// The teams of matches of which no result is known.
    fn could_be_absent(&self) -> Vec<(u32, String)> {
        let is_played = |meeting: &TeamMatch| {
            let mut games = self.round.games.iter();
            games.any(|game| game.board.table == meeting.table && game.results.reported.is_final())
        };
        let matches = self.round.matches.iter();
        let matches = matches.filter(|meeting| !is_played(meeting));
        let teams = matches.flat_map(|meeting| match meeting.forfeit {
            None => vec![meeting.first, meeting.second],
            Some(MatchForfeit::FirstWins) => vec![meeting.first],
            Some(MatchForfeit::SecondWins) => vec![meeting.second],
            Some(MatchForfeit::Both) => Vec::new(),
        });
        teams.map(|team| (team.0, self.name(team))).collect()
    }

    fn name(&self, id: TeamId) -> String {
        let team = self.section.team(id);
        team.map_or_else(String::new, |team| team.details.name.clone())
    }
}

/// That matches of a round have no boards yet, if so.
pub(super) fn boards_missing(
    at: &AtDesk,
    section: &Section,
    number: RoundNumber,
    round: &Round,
) -> Option<Need> {
    let matches = round.without_boards().count();
    let url = paths::desk::Round::of(&at.event, &section.id, &number);
    let link = (format!("{url}#matches"), t("rounds-set-boards").to_owned());
    (matches > 0).then(|| Need {
        links: vec![link],
        ..Need::new("stop", plural("rounds-boards-missing", matches, &[&number]))
    })
}

/// How many teams are to be paired: those with somebody who plays.
pub(super) fn teams_to_pair(
    at: &AtDesk,
    section: &Section,
    plays: impl Fn(EntrantId) -> bool,
) -> Need {
    let teams = section.draft.teams.iter();
    let teams = teams.filter(|team| team.details.members.iter().any(|id| plays(*id)));
    let teams = teams.count();
    let enough = if teams < 2 { "stop" } else { "ok" };
    let url = paths::desk::Teams::of(&at.event, &section.id).to_string();
    let link = (url, t("entries-teams").to_owned());
    Need {
        links: if teams < 2 { vec![link] } else { Vec::new() },
        ..Need::new(enough, count("rounds-teams-playing", teams))
    }
}
