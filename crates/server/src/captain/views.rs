//! The page of a captain: matches, deadline, line-ups.

use adoube_bodies::names::SectionNames;
use adoube_conduct::line_ups::{CheckedLineUp, deadline, is_over, of_opponent};
use adoube_conduct::rounds::team_boards;
use adoube_journal::{EventId, LineUp, Section};
use adoube_tournament::{EntrantId, Round, RoundNumber, Team, TeamId, TeamMatch};
use askama::Template;
use jiff::civil::DateTime;

use crate::auth::Role;
use crate::flash;
use crate::params::DeskSection;
use crate::paths;
use crate::texts::{fill, t, tell_with};
use crate::ui::choice::Choice;
use crate::ui::dates;
use crate::ui::desk::role_name;
use crate::ui::matches::forfeit;
use crate::ui::result_kinds::printed;

/// The matches of a team and its line-ups.
#[derive(Template)]
#[template(path = "captain/captain.html")]
pub(crate) struct CaptainPage {
    event: String,
    section: String,
    team: u32,
    name: String,
    url: String,
    said: Option<String>,
    /// Who looks, and as what.
    who: String,
    role: &'static str,
    /// The public page of the event, whose stream tells of changes.
    event_url: paths::public::Event,
    seq: u64,
    /// Where an arbiter goes back to.
    rounds_url: Option<String>,
    /// The teams that an arbiter can choose from.
    teams: Vec<Choice>,
    /// The latest first.
    matches: Vec<MatchCard>,
}

struct MatchCard {
    round: RoundNumber,
    title: String,
    starts: Option<String>,
    due: Option<String>,
    /// Who filed the own line-up and when.
    filed: Option<String>,
    /// What is wrong with what was typed.
    faults: Vec<String>,
    /// The form, while a line-up can be filed.
    boards: Vec<BoardForm>,
    /// Both line-ups as far as they can be seen.
    line_ups: Vec<(String, Vec<String>)>,
    hidden: bool,
    /// That a team did not come.
    forfeit: Option<&'static str>,
    /// The public page of the match.
    url: Option<String>,
    /// Who sits where, once that is set.
    set: Vec<String>,
}

struct BoardForm {
    board: u16,
    players: Vec<Choice>,
}

/// A line-up that could not be filed.
pub(super) struct Typed {
    round: RoundNumber,
    players: Vec<EntrantId>,
    faults: Vec<String>,
}

impl Typed {
    pub(super) fn of(
        section: &Section,
        round: RoundNumber,
        players: Vec<EntrantId>,
        checked: &CheckedLineUp,
    ) -> Typed {
        let names = SectionNames::in_section(section);
        let faults = checked.faults.iter();
        Typed {
            round,
            players,
            faults: faults.map(|fault| tell_with(fault, &names)).collect(),
        }
    }
}

/// The address of a team's line-ups, for whoever looks.
pub(super) fn url(of: &DeskSection, team: TeamId) -> String {
    let url = paths::captain::LineUps::of(&of.at.event, &of.section().id);
    match of.at.member.role {
        Role::Captain => url.to_string(),
        _ => format!("{url}?team={}", team.0),
    }
}

impl CaptainPage {
    /// The page of a team.
    pub(super) fn of(
        of: &DeskSection,
        team: &Team,
        now: DateTime,
        typed: Option<Typed>,
    ) -> CaptainPage {
        let section = of.section();
        let teams = section.draft.teams.iter();
        let is_captain = of.at.member.role == Role::Captain;
        let rounds = section.draft.rounds.iter().enumerate().rev();
        let rounds = rounds.map(|(place, round)| (RoundNumber::at_place(place), round));
        let seen = rounds.filter(|(number, _)| !is_captain || section.is_public(*number));
        let look = CaptainView {
            event: &of.at.event,
            section,
            team,
            now,
            typed,
            is_captain,
        };
        CaptainPage {
            event: of.shown.event.details.name.clone(),
            section: section.settings.name.clone(),
            team: team.id.0,
            name: team.details.name.clone(),
            url: paths::captain::LineUps::of(&of.at.event, &section.id).to_string(),
            said: flash::said(),
            who: of.at.member.account.name.to_string(),
            role: role_name(of.at.member.role),
            event_url: paths::public::Event::of(&of.at.event),
            seq: of.shown.seq.0,
            rounds_url: (!is_captain)
                .then(|| paths::desk::Rounds::of(&of.at.event, &section.id).to_string()),
            teams: teams
                .filter(|_| !is_captain)
                .map(|other| Choice {
                    value: other.id.0.to_string(),
                    name: other.details.name.clone(),
                    chosen: other.id == team.id,
                })
                .collect(),
            matches: seen
                .filter_map(|(number, round)| look.card(number, round))
                .collect(),
        }
    }
}

/// Who looks at what, and when.
struct CaptainView<'s> {
    event: &'s EventId,
    section: &'s Section,
    team: &'s Team,
    now: DateTime,
    typed: Option<Typed>,
    is_captain: bool,
}

impl CaptainView<'_> {
    fn card(&self, number: RoundNumber, round: &Round) -> Option<MatchCard> {
        let section = self.section;
        let meeting = round.match_of(self.team.id)?;
        let is_set = round.has_boards(meeting.table);
        let is_known = is_set || meeting.forfeit.is_some();
        let closed = section.finished || is_known || section.is_closed(number);
        let over = is_over(section, number, self.now);
        let own = section.line_ups.get(&(number, self.team.id));
        let theirs = of_opponent(section, number, self.team.id, self.now);
        let typed = self.typed.as_ref().filter(|typed| typed.round == number);
        let starts = section.settings.schedule.iter();
        let mut starts = starts.filter(|time| time.round == number);
        let due = deadline(section, number).filter(|_| !closed);
        let names = [meeting.first, meeting.second].map(|id| self.name(id));
        Some(MatchCard {
            round: number,
            title: fill("captain-round", &[&number, &names[0], &names[1]]),
            starts: starts.next().map(|time| dates::moment(time.starts)),
            due: due.map(|due| match over {
                true => t("captain-over").to_owned(),
                false => fill("captain-due", &[&dates::moment(due)]),
            }),
            filed: own.map(|own| {
                let when = dates::written(own.filed.at);
                fill("captain-filed-by", &[&own.filed.author, &when])
            }),
            faults: typed.map_or_else(Vec::new, |typed| typed.faults.clone()),
            boards: match closed || over && self.is_captain {
                true => Vec::new(),
                false => self.boards(number, typed, own),
            },
            line_ups: self.line_ups(meeting, own, theirs).collect(),
            hidden: theirs.is_none() && !closed && !over,
            forfeit: meeting.forfeit.map(forfeit),
            url: section.is_public(number).then(|| {
                paths::public::Match::of(self.event, &section.id, &number, &meeting.table)
                    .to_string()
            }),
            set: self.set(round, meeting),
        })
    }

    fn name(&self, id: TeamId) -> String {
        let team = self.section.team(id);
        team.map_or_else(String::new, |team| team.details.name.clone())
    }

    /// The own line-up, and the other one if it can be seen.
    fn line_ups<'s>(
        &'s self,
        meeting: &TeamMatch,
        own: Option<&'s LineUp>,
        theirs: Option<&'s LineUp>,
    ) -> impl Iterator<Item = (String, Vec<String>)> + 's {
        let other = match meeting.first == self.team.id {
            true => meeting.second,
            false => meeting.first,
        };
        let both = [(self.team.id, own), (other, theirs)].into_iter();
        both.filter_map(|(team, filed)| {
            let players = filed?.players.iter();
            let players = players.map(|id| self.section.label(*id)).collect();
            Some((fill("captain-line-up-of", &[&self.name(team)]), players))
        })
    }

    /// A choice for each board: what was typed, what was filed, or else the first of the list.
    fn boards(
        &self,
        number: RoundNumber,
        typed: Option<&Typed>,
        own: Option<&LineUp>,
    ) -> Vec<BoardForm> {
        let section = self.section;
        let takes_part = |id: &EntrantId| {
            let entrant = section.entrant(*id);
            entrant.is_some_and(|entrant| entrant.takes_part_in(number))
        };
        let members = self.team.details.members.iter().copied();
        let there: Vec<EntrantId> = members.filter(takes_part).collect();
        let chosen = match (typed, own) {
            (Some(typed), _) => &typed.players,
            (None, Some(own)) => &own.players,
            (None, None) => &there,
        };
        let choice = |id: &EntrantId, place: usize| Choice {
            value: id.0.to_string(),
            name: section.label(*id),
            chosen: chosen.get(place) == Some(id),
        };
        let board = |(place, board): (usize, u16)| BoardForm {
            board,
            players: there.iter().map(|id| choice(id, place)).collect(),
        };
        (1..=team_boards(section)).enumerate().map(board).collect()
    }

    /// The boards of a match that are set, with what was played.
    fn set(&self, round: &Round, meeting: &TeamMatch) -> Vec<String> {
        let label = |id| self.section.label(id);
        let games = round.games.iter();
        let games = games.filter(|game| game.board.table == meeting.table);
        let games = games.map(|game| {
            let (white, black) = (label(game.white), label(game.black));
            let result = printed(game.results.reported);
            format!("{} {white} – {black} {result}", game.board)
        });
        let empty = round.empty_boards.iter();
        let empty = empty.filter(|empty| empty.board.table == meeting.table);
        let nobody = t("captain-no-opponent");
        let empty =
            empty.map(|empty| format!("{} {} ({nobody})", empty.board, label(empty.entrant)));
        games.chain(empty).collect()
    }
}
