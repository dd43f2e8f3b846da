//! The results of a round, as they are entered.

pub(crate) mod board;
pub(crate) mod corrections;
pub(crate) mod links;
pub(crate) mod report;
pub(crate) mod verify;

use adoube_conduct::rounds::{Tie, ties};
use adoube_journal::{Journal, Record, Section, SectionId};
use adoube_tournament::{BoardNumber, EntrantId, Game, GameResult, RoundNumber};
use askama::Template;
use serde::Serialize;

use crate::auth::{Right, Role};
use crate::events::EventView;
use crate::guard::AtDesk;
use crate::params::encoded;
use crate::paths;
use crate::sectors::looks_after;
use crate::texts::{t, tell};
use crate::ui::dates;
use crate::ui::desk::{DeskHead, Link, Tab};
use crate::ui::result_kinds::{KINDS, Kind, printed};

/// Who entered the result that stands on a board, and when.
pub(crate) struct Entered {
    board: BoardNumber,
    by: String,
    at: String,
}

/// The last word on each board of a round.
pub(crate) fn entered_in(
    journal: &Journal,
    section: &SectionId,
    round: RoundNumber,
) -> Vec<Entered> {
    let mut entered: Vec<Entered> = Vec::new();
    for record in journal.records() {
        let Some(board) = board_of(record, section, round) else {
            continue;
        };
        if journal.is_undone(record.seq) {
            continue;
        }
        entered.retain(|other| other.board != board);
        entered.push(Entered {
            board,
            by: record.author.to_string(),
            at: record.at.to_string(),
        });
    }
    entered
}

fn board_of(record: &Record, section: &SectionId, round: RoundNumber) -> Option<BoardNumber> {
    let place = record.change.result_of()?;
    (place.section == section && place.round == round).then_some(place.board)
}

/// What stands on a board, for a page that is open.
#[derive(Serialize)]
pub(crate) struct BoardState {
    board: String,
    /// The result, as it is sent; `*` while there is none.
    result: String,
    /// How it is printed.
    shown: String,
    by: String,
    at: String,
    /// Who read the slip a second time and found the same.
    verified: String,
    /// What the players say.
    says: String,
}

impl BoardState {
    /// What stands on a board; nothing if there is no such board.
    pub(crate) fn on(
        section: &Section,
        round: RoundNumber,
        board: BoardNumber,
        entered: &[Entered],
    ) -> Option<BoardState> {
        let games = &section.draft.round(round)?.games;
        let game = games.iter().find(|game| game.board == board)?;
        let last = entered.iter().find(|last| last.board == board);
        Some(BoardState {
            board: board.to_string(),
            result: game.results.reported.to_string(),
            shown: printed(game.results.reported),
            by: last.map_or_else(String::new, |last| last.by.clone()),
            at: last.map_or_else(String::new, |last| last.at.clone()),
            verified: (section.verified(round, board))
                .map_or_else(String::new, |trace| trace.author.to_string()),
            says: players_say(section, round, board),
        })
    }
}

/// A round, for a page that is open.
#[derive(Serialize)]
pub(crate) struct RoundState {
    seq: u64,
    boards: Vec<BoardState>,
}

impl RoundState {
    /// A round as it stands.
    pub(crate) fn of(
        shown: &EventView,
        section: &Section,
        round: RoundNumber,
        entered: &[Entered],
    ) -> RoundState {
        let games = section.draft.round(round).map(|round| &round.games);
        let boards = games.into_iter().flatten();
        RoundState {
            seq: shown.seq.0,
            boards: boards
                .filter_map(|game| BoardState::on(section, round, game.board, entered))
                .collect(),
        }
    }
}

fn players_say(section: &Section, round: RoundNumber, board: BoardNumber) -> String {
    let Some(reports) = section.reports.get(&(round, board)) else {
        return String::new();
    };
    if let Some(agreed) = reports.agreed() {
        return crate::fill("results-both-say", &[printed(agreed)]);
    }
    let said = |result: Option<GameResult>| result.map_or_else(|| "?".to_owned(), printed);
    crate::fill(
        "results-players-say",
        &[said(reports.white), said(reports.black)],
    )
}

/// Which boards are shown.
#[derive(Default)]
pub(crate) struct Filter {
    /// Only those without a result.
    pub missing: bool,
    /// Only those of a sector; empty for all.
    pub sector: Option<String>,
}

/// The boards of a round with their results, to be entered.
#[derive(Template)]
#[template(path = "results/sheet.html")]
pub(crate) struct ResultsPage {
    head: DeskHead,
    /// Before round 1 there is nothing to enter.
    round: Option<Sheet>,
    rounds: Vec<Link>,
    report_links: Option<String>,
}

struct Sheet {
    number: RoundNumber,
    url: String,
    closed: bool,
    /// Whoever looks may enter results.
    enters: bool,
    starts: Option<String>,
    /// The same for the clock of the page.
    starts_at: String,
    default_minutes: String,
    /// By the rules of US Chess, which have no default time but a forfeit.
    us: bool,
    /// Where the results are held against the slips.
    verify_url: String,
    /// The papers of the round in one go.
    print_url: String,
    finished: usize,
    boards: usize,
    missing: Vec<String>,
    /// Where the drawn matches of a knockout are played off.
    play_offs: Vec<Link>,
    /// Where to go on once every result is there.
    next: Option<Link>,
    filters: Vec<BoardFilter>,
    lines: Vec<Line>,
    kinds: &'static [Kind],
}

/// Boards to choose, and how many results of a sector are missing.
struct BoardFilter {
    link: Link,
    /// The tables of the sector, if it is one.
    tables: Option<(u32, u32)>,
    left: usize,
}

struct Line {
    board: String,
    url: String,
    white: String,
    black: String,
    stands: BoardState,
    note: Option<String>,
    /// In the sectors of whoever looks, in a round that is open.
    open: bool,
}

impl ResultsPage {
    /// The page of a round; of none before round 1.
    pub(crate) fn of(
        shown: &EventView,
        at: &AtDesk,
        section: &Section,
        number: RoundNumber,
        entered: &[Entered],
        filter: &Filter,
    ) -> ResultsPage {
        let url = |round: RoundNumber| {
            paths::desk::RoundResults::of(&at.event, &section.id, &round).to_string()
        };
        let rounds = (1..=section.draft.paired_rounds().0).map(|round| Link {
            name: round.to_string(),
            url: url(RoundNumber(round)),
            current: round == number.0,
        });
        let viewer = Viewer {
            at,
            section,
            number,
            url: url(number),
        };
        let links = section.settings.players_report && at.member.may(Right::Results);
        ResultsPage {
            head: DeskHead::of_section(shown, at, section, Tab::Results),
            rounds: rounds.collect(),
            round: viewer.sheet(shown, entered, filter),
            report_links: links
                .then(|| paths::desk::ReportLinks::of(&at.event, &section.id).to_string()),
        }
    }
}

struct Viewer<'v> {
    at: &'v AtDesk,
    section: &'v Section,
    number: RoundNumber,
    url: String,
}

impl Viewer<'_> {
    fn sheet(&self, shown: &EventView, entered: &[Entered], filter: &Filter) -> Option<Sheet> {
        let section = self.section;
        let games = &section.draft.round(self.number)?.games;
        let mut schedule = section.settings.schedule.iter();
        let time = schedule.find(|time| time.round == self.number);
        // The default time counts from the actual start, once that is noted.
        let started = section.hall_log(self.number).and_then(|log| log.started);
        let starts = started.or(time.map(|time| time.starts));
        let missing: Vec<&Game> = (games.iter())
            .filter(|game| !game.results.reported.is_final())
            .collect();
        let sector = self.sector(filter);
        let lines = games.iter().filter(|game| {
            (!filter.missing || !game.results.reported.is_final())
                && self.in_sector(game.board, sector.as_deref())
        });
        let minutes = section.settings.announced.get("default_time_minutes");
        Some(Sheet {
            number: self.number,
            url: self.url.clone(),
            closed: section.is_closed(self.number),
            enters: self.at.member.may(Right::Results),
            starts: starts.map(dates::moment),
            starts_at: starts.map_or_else(String::new, |starts| starts.to_string()),
            default_minutes: minutes.cloned().unwrap_or_default(),
            us: section
                .settings
                .rules
                .as_deref()
                .is_some_and(|rules| rules.starts_with("us")),
            verify_url: paths::desk::VerifyResults::of(&self.at.event, &section.id, &self.number)
                .to_string(),
            print_url: format!(
                "{}?round={}",
                paths::desk::PrintRound::of(&self.at.event, &section.id),
                self.number
            ),
            finished: games.len() - missing.len(),
            boards: games.len(),
            play_offs: self.play_offs(shown),
            next: self.next(),
            filters: self.filters(filter.missing, sector.as_deref(), &missing),
            lines: lines.filter_map(|game| self.line(game, entered)).collect(),
            kinds: &KINDS,
            missing: missing.iter().map(|game| game.board.to_string()).collect(),
        })
    }

    /// The matches of a knockout that are level once every result is there.
    fn play_offs(&self, shown: &EventView) -> Vec<Link> {
        let section = self.section;
        let is_last = section.draft.paired_rounds() == self.number && !section.finished;
        if !section.settings.format.is_knockout() || !is_last {
            return Vec::new();
        }
        let url = paths::desk::PlayOff::of(&self.at.event, &section.id);
        let level = ties(&shown.event.details, section).into_iter();
        let links = level.filter_map(|tie| {
            let Tie::InMatch { board, .. } = tie else {
                return None;
            };
            Some(Link {
                name: crate::fill("results-play-off", &[board]),
                url: format!("{url}?board={board}"),
                current: false,
            })
        });
        links.collect()
    }

    /// From the latest round one goes on to the rounds: to the next one, or to the end.
    fn next(&self) -> Option<Link> {
        let section = self.section;
        let latest = section.draft.paired_rounds() == self.number && !section.finished;
        if !latest || !self.at.member.may(Right::Pairings) {
            return None;
        }
        let next = section.next_round();
        let more = next.0 <= section.settings.rounds;
        Some(Link {
            name: match more {
                true => crate::fill("results-next-round", &[next]),
                false => t("results-last-round").to_owned(),
            },
            url: paths::desk::Rounds::of(&self.at.event, &section.id).to_string(),
            current: false,
        })
    }

    /// The sector that is shown: sector arbiters see their own first.
    fn sector(&self, filter: &Filter) -> Option<String> {
        let member = &self.at.member;
        match &filter.sector {
            Some(name) if name.is_empty() => None,
            Some(name) => Some(name.clone()),
            None if member.role == Role::SectorArbiter => {
                let mut sectors = self.section.sectors.iter();
                let own = sectors.find(|sector| member.sectors.contains(&sector.name));
                own.map(|sector| sector.name.clone())
            }
            None => None,
        }
    }

    fn in_sector(&self, board: BoardNumber, sector: Option<&str>) -> bool {
        let Some(name) = sector else {
            return true;
        };
        let mut sectors = self.section.sectors.iter();
        sectors.any(|sector| {
            sector.name == name && (sector.first..=sector.last).contains(&board.table)
        })
    }

    fn filters(&self, missing: bool, shown: Option<&str>, open: &[&Game]) -> Vec<BoardFilter> {
        let link = |name: String, missing: bool, sector: Option<&str>| Link {
            name,
            url: format!(
                "{}?sector={}{}",
                self.url,
                encoded(sector.unwrap_or("")),
                if missing { "&show=missing" } else { "" }
            ),
            current: false,
        };
        let plain = |link: Link, current| BoardFilter {
            link: Link { current, ..link },
            tables: None,
            left: 0,
        };
        let mut links = vec![plain(
            link(t("results-all-boards").to_owned(), missing, None),
            shown.is_none(),
        )];
        for sector in &self.section.sectors {
            let name = format!("{} ({}–{})", sector.name, sector.first, sector.last);
            let chosen = shown == Some(sector.name.as_str());
            let tables = sector.first..=sector.last;
            let left = open
                .iter()
                .filter(|game| tables.contains(&game.board.table));
            links.push(BoardFilter {
                tables: Some((sector.first, sector.last)),
                left: left.count(),
                ..plain(link(name, missing, Some(&sector.name)), chosen)
            });
        }
        let only = link(t("results-missing-only").to_owned(), !missing, shown);
        links.push(plain(only, missing));
        links
    }

    fn line(&self, game: &Game, entered: &[Entered]) -> Option<Line> {
        let section = self.section;
        let adjusted = game.results.adjusted.iter();
        let note = adjusted
            .map(|(purpose, result)| format!("{}: {}", tell(purpose), printed(*result)))
            .collect::<Vec<_>>()
            .join(", ");
        Some(Line {
            board: game.board.to_string(),
            url: paths::desk::Board::of(&self.at.event, &section.id, &self.number, &game.board)
                .to_string(),
            white: player(section, game.white),
            black: player(section, game.black),
            stands: BoardState::on(section, self.number, game.board, entered)?,
            note: Some(note).filter(|note| !note.is_empty()),
            open: self.at.member.may(Right::Results)
                && !section.is_closed(self.number)
                && !section.finished
                && looks_after(&self.at.member, section, game.board),
        })
    }
}

/// The name of a player with the title.
pub(crate) fn player(section: &Section, id: EntrantId) -> String {
    section.label(id)
}
