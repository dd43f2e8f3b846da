//! The rounds of a section: what comes next, and what there is.

pub(crate) mod by_hand;
pub(crate) mod change;
mod law;
mod matches;
mod needs;
mod numbers;
mod others;
pub(crate) mod play_off;
pub(crate) mod quads;
pub(crate) mod round;
mod story;
mod system;
pub(crate) mod why;

use std::collections::HashSet;

use adoube_bodies::names::SectionNames;
use adoube_conduct::rounds::{Tie, is_over, still_in, swiss_system, ties};
use adoube_journal::{Format, Section, SectionId};
use adoube_tournament::{
    BoardNumber, ByeRequest, Entrant, EntrantId, GameResult, Purpose, RoundNumber,
};
use askama::Template;

use self::matches::{boards_missing, teams_to_pair};
use self::needs::{MOST_NAMES, Need, listed};
use self::others::{everybody, joinable};
use self::system::MadeBy;
use numbers::{NumbersView, lacking};

use crate::auth::Right;
use crate::events::EventView;
use crate::guard::AtDesk;
use crate::paths;
use crate::rounds::play_off::board_of;
use crate::texts::{count, fill, plural, results_of, t, tell, tell_with};
use crate::ui::collate::name_key;
use crate::ui::dates;
use crate::ui::desk::{DeskHead, Tab};
use crate::ui::pick::{Pick, is_typed};
use adoube_conduct::rounds::team_boards;

/// More players than anybody finds in a list to choose from.
const MOST_CHOICES: usize = 500;

/// What comes next, the rounds so far, and what is settled around them.
#[derive(Template)]
#[template(path = "rounds/overview.html")]
pub(crate) struct RoundsPage {
    head: DeskHead,
    url: paths::desk::Rounds,
    /// Where what was done can be taken back.
    log_url: String,
    next: Option<NextRound>,
    /// What is left once every round is paired.
    end: Option<End>,
    rounds: Vec<RoundLine>,
    /// The latest round does not follow from the results any more.
    outdated: Option<Outdated>,
    /// Whoever looks may pair.
    pairs: bool,
    /// Whoever looks may finish the section.
    finishes: bool,
    finished: bool,
    is_swiss: bool,
    /// Whether its first rounds can be accelerated.
    accelerates: bool,
    /// FIDE's acceleration is not for a section by the rules of US Chess.
    has_baku: bool,
    started: bool,
    numbered: bool,
    more: NumbersView,
    accelerated: Option<String>,
    prohibited: Vec<String>,
    players: Pick,
    /// Sections that could join: id and name.
    joinable: Vec<(SectionId, String)>,
    /// Everybody in the event, for extra games of US Chess: section and entrant, name and section.
    everybody: Vec<(String, String)>,
    /// Where the entries can be divided into quads, as long as nobody is paired.
    quads: Option<String>,
}

/// Somebody to be chosen.
pub(crate) struct Choice {
    pub id: u32,
    /// Name and number.
    pub name: String,
}

/// A round that the rules would pair otherwise by now.
pub(crate) struct Outdated {
    number: RoundNumber,
    url: paths::desk::Round,
    /// The page is not that of the reasons itself.
    leads_to_why: bool,
    /// Nothing is played yet, and whoever looks may take the pairing back.
    unpairs: bool,
    /// Results are in.
    played: bool,
}

impl Outdated {
    /// What is said of such a round.
    pub(crate) fn of(at: &AtDesk, section: &Section, number: RoundNumber) -> Outdated {
        let untouched = is_untouched(section, number);
        Outdated {
            number,
            url: paths::desk::Round::of(&at.event, &section.id, &number),
            leads_to_why: true,
            unpairs: untouched && at.member.may(Right::Pairings) && !section.finished,
            played: !untouched,
        }
    }
}

/// Whether a round is the latest and has no results, so that its pairing can be taken back.
pub(crate) fn is_untouched(section: &Section, number: RoundNumber) -> bool {
    let round = section.draft.round(number);
    let mut games = round.into_iter().flat_map(|round| &round.games);
    number == section.draft.paired_rounds()
        && games.all(|game| game.results.reported == GameResult::PENDING)
}

/// How far a round has come, in a word.
pub(crate) fn state(section: &Section, number: RoundNumber) -> &'static str {
    if section.is_closed(number) {
        t("rounds-state-complete")
    } else if number < section.draft.paired_rounds() {
        t("rounds-state-again")
    } else {
        t("rounds-state-going")
    }
}

struct End {
    needs: Vec<Need>,
    /// The section can be finished.
    ready: bool,
}

struct NextRound {
    number: RoundNumber,
    starts: Option<String>,
    needs: Vec<Need>,
    /// Nothing stands in the way, as far as can be seen.
    ready: bool,
    /// Who can be marked as absent; of very many those who are.
    players: Vec<Attendance>,
    /// Others are named by their numbers.
    types_absent: bool,
    teams: Vec<LineUp>,
    team_boards: u16,
    /// Who is ticked as absent, as the address of the preview has it.
    absent: String,
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
    url: paths::desk::Round,
    results_url: String,
    print_url: String,
    starts: Option<String>,
    progress: String,
    state: String,
    made_by: MadeBy,
    outdated: bool,
}

impl RoundsPage {
    /// The rounds of a section; `outdated` if the rules would pair the latest otherwise by now.
    pub(crate) fn of(
        shown: &EventView,
        at: &AtDesk,
        section: &Section,
        outdated: bool,
    ) -> RoundsPage {
        let url = paths::desk::Rounds::of(&at.event, &section.id);
        let latest = section.draft.paired_rounds();
        let all_paired = latest.0 >= section.settings.rounds;
        let rounds = (1..=latest.0).rev();
        let prohibited = section.draft.prohibited.iter();
        RoundsPage {
            head: DeskHead::of_section(shown, at, section, Tab::Rounds),
            log_url: paths::desk::Log::of(&at.event).to_string(),
            next: (!all_paired && !section.finished).then(|| next(shown, at, section)),
            end: (all_paired && !section.finished).then(|| end(shown, at, section)),
            rounds: rounds
                .filter_map(|round| line(at, section, RoundNumber(round)))
                .map(|line| RoundLine {
                    outdated: outdated && line.number == latest,
                    ..line
                })
                .collect(),
            outdated: outdated.then(|| Outdated::of(at, section, latest)),
            pairs: at.member.may(Right::Pairings) && !section.finished,
            finishes: at.member.may(Right::Settings) && !section.finished,
            finished: section.finished,
            is_swiss: section.settings.format.is_swiss_of_players(),
            accelerates: section.settings.format.is_swiss(),
            has_baku: swiss_system(&shown.event.details, section)
                .is_ok_and(|system| system.us_chess().is_none()),
            started: !section.draft.rounds.is_empty(),
            more: NumbersView::of(section),
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
            players: Pick::of(section),
            joinable: joinable(shown, section),
            everybody: everybody(shown, at, section),
            quads: (section.draft.rounds.is_empty() && at.member.may(Right::Settings))
                .then(|| paths::desk::Quads::of(&at.event, &section.id).to_string()),
            url,
        }
    }
}

/// Puts a list into the order of names.
pub(crate) fn by_name<T>(list: &mut [T], name: impl Fn(&T) -> &String) {
    list.sort_by_cached_key(|one| name_key(name(one)));
}

fn accelerated(section: &Section) -> Option<String> {
    let points = &section.draft.virtual_points;
    let stretches = points.iter().map(|part| {
        let last = part.rounds.last.unwrap_or(part.rounds.first);
        let (players, points) = (part.entrants.len(), part.points);
        plural(
            "rounds-virtual",
            players,
            &[&players, &points, &part.rounds.first, &last],
        )
    });
    let of_teams = section.draft.team_virtual_points.iter().map(|part| {
        let last = part.rounds.last.unwrap_or(part.rounds.first);
        let (teams, points) = (part.teams.len(), part.match_points.max(part.game_points));
        plural(
            "rounds-virtual-teams",
            teams,
            &[&teams, &points, &part.rounds.first, &last],
        )
    });
    let stretches: Vec<String> = stretches.chain(of_teams).collect();
    (!stretches.is_empty()).then(|| stretches.join("; "))
}

fn line(at: &AtDesk, section: &Section, number: RoundNumber) -> Option<RoundLine> {
    let round = section.draft.round(number)?;
    let status = section.rounds.get(number.place())?;
    let finished = round
        .games
        .iter()
        .filter(|game| game.results.reported.is_final());
    let mut state = vec![state(section, number)];
    if !status.published {
        state.push(t("rounds-not-public"));
    }
    Some(RoundLine {
        number,
        url: paths::desk::Round::of(&at.event, &section.id, &number),
        results_url: results_url(at, section, number),
        print_url: format!(
            "{}?round={number}",
            paths::desk::PrintRound::of(&at.event, &section.id)
        ),
        starts: starts(section, number),
        progress: results_of(finished.count(), round.games.len()),
        state: state.join(", "),
        made_by: MadeBy::of(&status.made_by),
        outdated: false,
    })
}

/// When a round starts, if that is announced.
pub(crate) fn starts(section: &Section, number: RoundNumber) -> Option<String> {
    let mut schedule = section.settings.schedule.iter();
    let time = schedule.find(|time| time.round == number)?;
    Some(dates::moment(time.starts))
}

fn next(shown: &EventView, at: &AtDesk, section: &Section) -> NextRound {
    let number = section.next_round();
    let there: Vec<&Entrant> = (section.draft.entrants.iter())
        .filter(|entrant| entrant.takes_part_in(number))
        .collect();
    let byes: Vec<&ByeRequest> = (section.draft.bye_requests.iter())
        .filter(|bye| bye.round == number)
        .collect();
    let with_bye: HashSet<EntrantId> = byes.iter().map(|bye| bye.entrant).collect();
    let uses_check_in = !section.checked_in.is_empty();
    let missing = |id: EntrantId| uses_check_in && !section.checked_in.contains(&id);
    let format = section.settings.format;
    // Whoever is knocked out does not play any more.
    let left = format.is_knockout().then(|| still_in(section));
    let left: Option<HashSet<EntrantId>> = left.map(|left| left.into_iter().collect());
    let is_in = |id: EntrantId, left: &HashSet<EntrantId>| {
        competitor(section, id).is_some_and(|competitor| left.contains(&competitor))
    };
    let is_out = |id: EntrantId| left.as_ref().is_some_and(|left| !is_in(id, left));
    let playing = there
        .iter()
        .filter(|one| !with_bye.contains(&one.id) && !is_out(one.id));
    let playing: Vec<&&Entrant> = playing.collect();
    let is_team = format.is_of_team_matches();
    // In a knockout who has withdrawn is paired and forfeits.
    let seats = left.as_ref().map_or(playing.len(), HashSet::len);
    let seated: HashSet<EntrantId> = playing.iter().map(|one| one.id).collect();
    let plays = |id: EntrantId| seated.contains(&id);
    let mut needs = vec![match is_team {
        true => teams_to_pair(at, section, plays),
        false => players_to_pair(seats, playing.len()),
    }];
    needs.extend(missing_results(at, section, "rounds-last-all-in"));
    needs.extend(over(section));
    needs.extend(level(shown, at, section));
    needs.extend(open_again(at, section));
    if !byes.is_empty() {
        let who = byes
            .iter()
            .map(|bye| format!("{} ({})", section.label(bye.entrant), tell(&bye.kind)));
        needs.push(listed("ok", "rounds-byes-asked", who));
    }
    needs.extend(out(section, number));
    let absent: Vec<String> = playing
        .iter()
        .filter(|one| missing(one.id))
        .map(|one| section.label(one.id))
        .collect();
    if !absent.is_empty() {
        needs.push(listed("open", "rounds-not-checked-in", absent.into_iter()));
    }
    needs.extend(lacking(section));
    let mut players: Vec<Attendance> = playing
        .iter()
        .filter(|_| !format.is_seated())
        .map(|one| Attendance {
            id: one.id.0,
            name: section.label(one.id),
            absent: missing(one.id),
        })
        .collect();
    by_name(&mut players, |player| &player.name);
    let types_absent = is_typed(section) && !players.is_empty();
    players.retain(|player| !types_absent || player.absent);
    NextRound {
        number,
        starts: starts(section, number),
        types_absent,
        ready: !needs.iter().any(|need| need.state == "stop"),
        needs,
        absent: ticked(&players),
        players,
        teams: if is_team && !format.has_table_of_players() {
            line_ups(section)
        } else {
            Vec::new()
        },
        team_boards: team_boards(section),
    }
}

/// That there is no next round, although more were announced.
fn over(section: &Section) -> Option<Need> {
    let why = is_over(section)?;
    Some(Need {
        links: vec![("#finish".to_owned(), t("rounds-finish-early").to_owned())],
        ..Need::new("stop", tell(&why))
    })
}

/// Who is ticked as absent, as the address of the preview has it.
fn ticked(players: &[Attendance]) -> String {
    let ticked = players.iter().filter(|player| player.absent);
    let ticked: Vec<String> = ticked.map(|player| player.id.to_string()).collect();
    ticked.join(",")
}

/// Who does not take part in a round, if anybody.
fn out(section: &Section, number: RoundNumber) -> Option<Need> {
    let entrants = section.draft.entrants.iter();
    let gone = entrants.filter(|entrant| !entrant.takes_part_in(number));
    let who: Vec<String> = gone.map(|entrant| section.label(entrant.id)).collect();
    (!who.is_empty()).then(|| listed("ok", "rounds-out", who.into_iter()))
}

/// How many players are to be paired, and whether that is enough.
fn players_to_pair(seats: usize, playing: usize) -> Need {
    let enough = if seats < 2 { "stop" } else { "ok" };
    Need::new(enough, count("rounds-playing", playing))
}

/// What is left to do once every round is paired.
fn end(shown: &EventView, at: &AtDesk, section: &Section) -> End {
    let last = missing_results(at, section, "rounds-last-all-in-end");
    let mut needs: Vec<Need> = last.into_iter().collect();
    needs.extend(open_again(at, section));
    let ready = needs.iter().all(|need| need.state == "ok");
    needs.extend(level(shown, at, section));
    End { ready, needs }
}

/// Ties that are played off, once all results are in.
fn level(shown: &EventView, at: &AtDesk, section: &Section) -> Vec<Need> {
    let last = section.draft.paired_rounds();
    if !open_boards(section, last).is_empty() {
        return Vec::new();
    }
    let names = SectionNames::in_section(section);
    let url = paths::desk::PlayOff::of(&at.event, &section.id);
    let ties = ties(&shown.event.details, section).into_iter();
    // Nobody goes on from a match that is level; first place can stay shared.
    let state = |tie: &Tie| match tie {
        Tie::InMatch { .. } => "stop",
        Tie::ForFirstPlace { .. } => "open",
    };
    ties.map(|tie| Need {
        links: vec![(
            format!("{url}?board={}", board_of(&tie)),
            t("rounds-play-off").to_owned(),
        )],
        ..Need::new(state(&tie), tell_with(&tie, &names))
    })
    .collect()
}

/// The boards of a round whose results are missing for the next pairing.
fn open_boards(section: &Section, round: RoundNumber) -> Vec<BoardNumber> {
    let games = section.draft.round(round).map(|round| round.games.iter());
    let open = games.into_iter().flatten().filter(|game| {
        let counted = game.results.counted_for(Purpose::Pairing);
        !counted.is_final()
    });
    open.map(|game| game.board).collect()
}

/// Whether the results of the last round are in; `all_in` says that they are and the round is not
/// complete yet.
fn missing_results(at: &AtDesk, section: &Section, all_in: &str) -> Option<Need> {
    let last = section.draft.paired_rounds();
    let round = section.draft.round(last)?;
    if let Some(need) = boards_missing(at, section, last, round) {
        return Some(need);
    }
    let open = open_boards(section, last);
    if open.is_empty() {
        let key = match section.is_closed(last) {
            true => "rounds-last-complete",
            false => all_in,
        };
        return Some(Need::new("ok", fill(key, &[&last])));
    }
    let sheet = results_url(at, section, last);
    let links = open.iter().take(MOST_NAMES).map(|board| {
        let url = format!("{sheet}?show=missing&board={board}#board-{board}");
        (url, board.to_string())
    });
    let others = open.len().saturating_sub(MOST_NAMES);
    let others = (others > 0).then(|| {
        let all = format!("{sheet}?show=missing");
        (all, count("list-others", others))
    });
    let text = plural("rounds-results-missing", open.len(), &[&last, &open.len()]);
    Some(Need {
        links: links.chain(others).collect(),
        ..Need::new("stop", text)
    })
}

/// The rounds before the last that were opened again and are not declared complete.
fn open_again(at: &AtDesk, section: &Section) -> Vec<Need> {
    let before_last = 1..section.draft.paired_rounds().0;
    let open = before_last.map(RoundNumber);
    open.filter(|round| !section.is_closed(*round))
        .map(|round| {
            let complete = open_boards(section, round).is_empty();
            let sheet = (results_url(at, section, round), t("results").to_owned());
            Need {
                links: if complete { Vec::new() } else { vec![sheet] },
                close: complete.then_some(round),
                ..Need::new("open", fill("rounds-open-again", &[&round]))
            }
        })
        .collect()
}

/// Who is in or out of a knockout with a player: the stand-in of the team where teams play.
fn competitor(section: &Section, id: EntrantId) -> Option<EntrantId> {
    if section.settings.format != Format::TeamKnockout {
        return Some(id);
    }
    let mut teams = section.draft.teams.iter();
    let team = teams.find(|team| team.details.members.contains(&id))?;
    Some(EntrantId(team.id.0))
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

/// The sheet of a round's results.
fn results_url(at: &AtDesk, section: &Section, round: RoundNumber) -> String {
    paths::desk::RoundResults::of(&at.event, &section.id, &round).to_string()
}
