//! The rounds of a section: what comes next, and what there is.

pub mod by_hand;
pub mod change;
pub mod round;
pub mod why;

use adoube_journal::{Format, Section};
use adoube_tournament::{ByeRequest, Entrant, EntrantId, RoundNumber};
use askama::Template;

use super::{DeskHead, Tab};
use crate::events::Shown;
use crate::guard::AtDesk;
use crate::pages::desk::rounds::team_boards;
use crate::people::Right;
use crate::texts::{count, fill, t};
use crate::views::dates;

/// What comes next, the rounds so far, and what is settled around them.
#[derive(Template)]
#[template(path = "desk/rounds/overview.html")]
pub struct RoundsPage {
    head: DeskHead,
    url: String,
    next: Option<Next>,
    rounds: Vec<RoundLine>,
    /// Whoever looks may pair.
    pairs: bool,
    /// Whoever looks may finish the section.
    finishes: bool,
    finished: bool,
    all_paired: bool,
    is_swiss: bool,
    started: bool,
    numbered: bool,
    accelerated: Option<String>,
    prohibited: Vec<String>,
    players: Vec<Choice>,
}

/// Somebody to be chosen.
pub struct Choice {
    /// The entrant.
    pub id: u32,
    /// Name and number.
    pub name: String,
}

struct Next {
    number: RoundNumber,
    starts: Option<String>,
    needs: Vec<Need>,
    /// Nothing stands in the way, as far as can be seen.
    ready: bool,
    /// Who can be marked as absent.
    players: Vec<Attendance>,
    teams: Vec<LineUp>,
    team_boards: u16,
}

/// Something that a round needs.
struct Need {
    /// `ok`, `open` or `stop`.
    state: &'static str,
    text: String,
    links: Vec<(String, String)>,
}

struct Attendance {
    id: u32,
    name: String,
    absent: bool,
}

struct LineUp {
    team: u32,
    name: String,
    boards: Vec<BoardChoice>,
    members: Vec<Choice>,
}

struct BoardChoice {
    board: u16,
    player: Option<u32>,
}

impl BoardChoice {
    fn is(&self, id: &u32) -> bool {
        self.player == Some(*id)
    }
}

struct RoundLine {
    number: RoundNumber,
    url: String,
    results_url: String,
    starts: Option<String>,
    progress: String,
    state: String,
    made_by: String,
}

impl RoundsPage {
    /// The rounds of a section.
    pub fn of(shown: &Shown, at: &AtDesk, section: &Section) -> RoundsPage {
        let url = format!("/desk/{}/{}/rounds", at.event, section.id);
        let results = format!("/desk/{}/{}/results", at.event, section.id);
        let all_paired = section.draft.paired_rounds().0 >= section.settings.rounds;
        let rounds = (1..=section.draft.paired_rounds().0).rev();
        let prohibited = section.draft.prohibited.iter();
        RoundsPage {
            head: DeskHead::of_section(shown, at, section, Tab::Rounds),
            next: (!all_paired && !section.finished).then(|| next(section, &results)),
            rounds: rounds
                .filter_map(|round| line(section, RoundNumber(round), &url, &results))
                .collect(),
            pairs: at.member.may(Right::Pairings) && !section.finished,
            finishes: at.member.may(Right::Settings) && !section.finished,
            finished: section.finished,
            all_paired,
            is_swiss: section.settings.format == Format::Swiss,
            started: !section.draft.rounds.is_empty(),
            numbered: (section.draft.entrants.iter())
                .all(|entrant| entrant.pairing_number.is_some()),
            accelerated: accelerated(section),
            prohibited: prohibited
                .map(|pair| {
                    let names: Vec<String> =
                        pair.entrants.iter().map(|id| section.label(*id)).collect();
                    let names = names.join(" – ");
                    match pair.rounds.last {
                        None if pair.rounds.first == RoundNumber::FIRST => names,
                        None => fill("rounds-from-round", &[&names, &pair.rounds.first]),
                        Some(last) => {
                            fill("rounds-in-rounds", &[&names, &pair.rounds.first, &last])
                        }
                    }
                })
                .collect(),
            players: choices(section, section.draft.entrants.iter()),
            url,
        }
    }
}

/// Players to choose from, by name.
pub fn choices<'e>(section: &Section, entrants: impl Iterator<Item = &'e Entrant>) -> Vec<Choice> {
    let mut players: Vec<Choice> = entrants
        .map(|entrant| Choice {
            id: entrant.id.0,
            name: section.label(entrant.id),
        })
        .collect();
    players.sort_by(|one, other| one.name.cmp(&other.name));
    players
}

fn accelerated(section: &Section) -> Option<String> {
    let points = &section.draft.virtual_points;
    let stretches = points.iter().map(|part| {
        let last = part.rounds.last.unwrap_or(part.rounds.first);
        let (players, points) = (part.entrants.len(), part.points);
        fill(
            "rounds-virtual",
            &[&players, &points, &part.rounds.first, &last],
        )
    });
    let stretches: Vec<String> = stretches.collect();
    (!stretches.is_empty()).then(|| stretches.join("; "))
}

fn line(section: &Section, number: RoundNumber, url: &str, results: &str) -> Option<RoundLine> {
    let round = section.draft.round(number)?;
    let status = section.rounds.get(number.place())?;
    let finished = round
        .games
        .iter()
        .filter(|game| game.results.reported.is_final());
    let mut state = vec![if status.closed {
        t("round-closed")
    } else {
        t("rounds-open")
    }];
    if !status.published {
        state.push(t("rounds-not-public"));
    }
    let edition = status.made_by.edition.as_deref().unwrap_or("");
    Some(RoundLine {
        number,
        url: format!("{url}/{number}"),
        results_url: format!("{results}/{number}"),
        starts: starts(section, number),
        progress: fill("results-n-of", &[&finished.count(), &round.games.len()]),
        state: state.join(", "),
        made_by: format!("{} {edition}", status.made_by.engine),
    })
}

/// When a round starts, if that is announced.
pub fn starts(section: &Section, number: RoundNumber) -> Option<String> {
    let mut schedule = section.settings.schedule.iter();
    let time = schedule.find(|time| time.round == number)?;
    Some(dates::moment(time.starts))
}

fn next(section: &Section, results: &str) -> Next {
    let number = section.next_round();
    let there: Vec<&Entrant> = (section.draft.entrants.iter())
        .filter(|entrant| entrant.takes_part_in(number))
        .collect();
    let byes: Vec<&ByeRequest> = (section.draft.bye_requests.iter())
        .filter(|bye| bye.round == number)
        .collect();
    let has_bye = |id: EntrantId| byes.iter().any(|bye| bye.entrant == id);
    let uses_check_in = !section.checked_in.is_empty();
    let missing = |id: EntrantId| uses_check_in && !section.checked_in.contains(&id);
    let playing: Vec<&&Entrant> = there.iter().filter(|one| !has_bye(one.id)).collect();
    let format = section.settings.format;
    let is_team = matches!(format, Format::TeamSwiss | Format::TeamRoundRobin);
    let mut needs = vec![Need {
        state: if playing.len() < 2 { "stop" } else { "ok" },
        text: count("rounds-playing", playing.len()),
        links: Vec::new(),
    }];
    needs.extend(missing_results(section, results));
    if !byes.is_empty() {
        let who = byes
            .iter()
            .map(|bye| format!("{} ({})", section.label(bye.entrant), bye.kind));
        needs.push(listed("ok", "rounds-byes-asked", who));
    }
    let out = section.draft.entrants.len() - there.len();
    if out > 0 {
        let gone = section.draft.entrants.iter();
        let gone = gone.filter(|entrant| !entrant.takes_part_in(number));
        let who = gone.map(|entrant| section.label(entrant.id));
        needs.push(listed("ok", "rounds-out", who));
    }
    let absent: Vec<String> = playing
        .iter()
        .filter(|one| missing(one.id))
        .map(|one| section.label(one.id))
        .collect();
    if !absent.is_empty() {
        needs.push(listed("open", "rounds-not-checked-in", absent.into_iter()));
    }
    needs.extend(numbers(section, is_team));
    let mut players: Vec<Attendance> = playing
        .iter()
        .filter(|_| !format.is_seated())
        .map(|one| Attendance {
            id: one.id.0,
            name: section.label(one.id),
            absent: missing(one.id),
        })
        .collect();
    players.sort_by(|one, other| one.name.cmp(&other.name));
    Next {
        number,
        starts: starts(section, number),
        ready: !needs.iter().any(|need| need.state == "stop"),
        needs,
        players,
        teams: if is_team {
            line_ups(section)
        } else {
            Vec::new()
        },
        team_boards: team_boards(section),
    }
}

fn listed(state: &'static str, key: &str, who: impl Iterator<Item = String>) -> Need {
    let who: Vec<String> = who.collect();
    Need {
        state,
        text: fill(key, &[&who.len(), &who.join(", ")]),
        links: Vec::new(),
    }
}

fn missing_results(section: &Section, results: &str) -> Option<Need> {
    let last = section.draft.paired_rounds();
    let games = &section.draft.round(last)?.games;
    let open: Vec<(String, String)> = games
        .iter()
        .filter(|game| {
            let counted = game
                .results
                .counted_for(adoube_tournament::Purpose::Pairing);
            !counted.is_final()
        })
        .map(|game| {
            let board = game.board.to_string();
            (
                format!("{results}/{last}?show=missing#board-{board}"),
                board,
            )
        })
        .collect();
    Some(if open.is_empty() {
        Need {
            state: "ok",
            text: if section.is_closed(last) {
                fill("rounds-last-complete", &[&last])
            } else {
                fill("rounds-last-all-in", &[&last])
            },
            links: open,
        }
    } else {
        Need {
            state: "stop",
            text: fill("rounds-results-missing", &[&last, &open.len()]),
            links: open,
        }
    })
}

fn numbers(section: &Section, is_team: bool) -> Option<Need> {
    let without = if is_team {
        let teams = section.draft.teams.iter();
        teams.filter(|team| team.pairing_number.is_none()).count()
    } else {
        let entrants = section.draft.entrants.iter();
        entrants
            .filter(|entrant| entrant.pairing_number.is_none())
            .count()
    };
    let assigned = section.settings.format == Format::Swiss;
    (without > 0).then(|| Need {
        state: if assigned { "open" } else { "stop" },
        text: if assigned {
            fill("rounds-numbers-with-pairing", &[&without])
        } else {
            fill("rounds-numbers-missing", &[&without])
        },
        links: Vec::new(),
    })
}

fn line_ups(section: &Section) -> Vec<LineUp> {
    let boards = team_boards(section);
    let number = section.next_round();
    let teams = section.draft.teams.iter();
    teams
        .map(|team| {
            let members: Vec<&Entrant> = (team.details.members.iter())
                .filter_map(|id| section.entrant(*id))
                .filter(|entrant| entrant.takes_part_in(number))
                .collect();
            LineUp {
                team: team.id.0,
                name: team.details.name.clone(),
                boards: (1..=boards)
                    .map(|board| BoardChoice {
                        board,
                        player: members
                            .get(usize::from(board) - 1)
                            .map(|member| member.id.0),
                    })
                    .collect(),
                members: members
                    .iter()
                    .map(|member| Choice {
                        id: member.id.0,
                        name: section.label(member.id),
                    })
                    .collect(),
            }
        })
        .collect()
}
