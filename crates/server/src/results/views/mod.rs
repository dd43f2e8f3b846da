//! The results of a round, as they are entered.

pub(crate) mod board;
pub(crate) mod corrections;
pub(crate) mod links;
pub(crate) mod report;
pub(crate) mod verify;

use std::collections::{BTreeMap, BTreeSet};

use adoube_conduct::rounds::{Tie, is_over, ties};
use adoube_journal::{Journal, Record, Section, SectionId, Seq};
use adoube_tournament::{BoardNumber, EntrantId, Game, GameResult, Round, RoundNumber};
use askama::Template;
use serde::Serialize;

use crate::auth::{Right, Role};
use crate::error::PageError;
use crate::events::EventView;
use crate::guard::AtDesk;
use crate::params::{DeskSection, Params, decoded, encoded};
use crate::paths;
use crate::sectors::looks_after;
use crate::texts::{count, plural, t, tell};
use crate::ui::dates;
use crate::ui::desk::{DeskHead, Link, Tab};
use crate::ui::parts::{BOARD_WORD, Parts};
use crate::ui::result_kinds::{KINDS, Kind, printed};

/// More boards than anybody reads one by one; a link leads to all of them.
const MOST_MISSING: usize = 200;

/// Who entered the result that stands on a board, and when.
pub(crate) struct Entered {
    by: String,
    at: String,
}

/// The last word on each board of a round.
pub(crate) type LastWords = BTreeMap<BoardNumber, Entered>;

/// The last word on each board of a round.
pub(crate) fn entered_in(journal: &Journal, section: &SectionId, round: RoundNumber) -> LastWords {
    let mut entered = LastWords::new();
    for record in journal.records() {
        let Some(board) = board_of(record, section, round) else {
            continue;
        };
        if journal.is_undone(record.seq) {
            continue;
        }
        entered.insert(
            board,
            Entered {
                by: record.author.to_string(),
                at: record.at.to_string(),
            },
        );
    }
    entered
}

/// The boards of a round on which something was entered after a record; `None` if something else happened to the
/// section since, that may have changed any of them.
pub(crate) fn changed_boards(
    journal: &Journal,
    section: &SectionId,
    round: RoundNumber,
    since: Seq,
) -> Option<BTreeSet<BoardNumber>> {
    let records = journal.records();
    let first = records.partition_point(|record| record.seq <= since);
    let mut changed = BTreeSet::new();
    for record in &records[first..] {
        let elsewhere = record.change.section().is_some_and(|own| own != section);
        match record.change.result_of() {
            _ if elsewhere => {}
            Some(place) if place.round == round => {
                changed.insert(place.board);
            }
            Some(_) => {}
            None => return None,
        }
    }
    Some(changed)
}

fn board_of(record: &Record, section: &SectionId, round: RoundNumber) -> Option<BoardNumber> {
    let place = record.change.result_of()?;
    (place.section == section && place.round == round).then_some(place.board)
}

/// What stands on a board, for a page that is open.
#[derive(Default, Serialize)]
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
        entered: &LastWords,
    ) -> Option<BoardState> {
        let games = &section.draft.round(round)?.games;
        let game = games.iter().find(|game| game.board == board)?;
        Some(BoardState::of(section, round, game, entered))
    }

    /// What stands on the board of a game.
    fn of(section: &Section, round: RoundNumber, game: &Game, entered: &LastWords) -> BoardState {
        let board = game.board;
        let last = entered.get(&board);
        BoardState {
            board: board.to_string(),
            result: game.results.reported.to_string(),
            shown: printed(game.results.reported),
            by: last.map_or_else(String::new, |last| last.by.clone()),
            at: last.map_or_else(String::new, |last| last.at.clone()),
            verified: (section.verified(round, board))
                .map_or_else(String::new, |trace| trace.author.to_string()),
            says: players_say(section, round, board),
        }
    }
}

/// A round, for a page that is open.
#[derive(Serialize)]
pub(crate) struct RoundState {
    seq: u64,
    boards: Vec<BoardOfRound>,
}

/// A board that the page may not have shown yet.
#[derive(Serialize)]
struct BoardOfRound {
    #[serde(flatten)]
    stands: BoardState,
    white: String,
    black: String,
    /// Whoever looks may enter a result.
    open: bool,
}

impl RoundState {
    /// A round as it stands: the boards that changed, or all of them.
    pub(crate) fn of(
        of: &DeskSection,
        round: RoundNumber,
        entered: &LastWords,
        changed: Option<&BTreeSet<BoardNumber>>,
    ) -> RoundState {
        let section = of.section();
        let games = section.draft.round(round).map(|round| &round.games);
        let games = games.into_iter().flatten();
        let games = games.filter(|game| changed.is_none_or(|some| some.contains(&game.board)));
        let boards = games.map(|game| BoardOfRound {
            stands: BoardState::of(section, round, game, entered),
            white: player(section, game.white),
            black: player(section, game.black),
            open: is_open(&of.at, section, round, game.board),
        });
        RoundState {
            seq: of.shown.seq.0,
            boards: boards.collect(),
        }
    }
}

/// Whether somebody may enter a result: in the own sectors, in a round that is not complete.
fn is_open(at: &AtDesk, section: &Section, round: RoundNumber, board: BoardNumber) -> bool {
    at.member.may(Right::Results)
        && !section.is_closed(round)
        && !section.finished
        && looks_after(&at.member, section, board)
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
struct Filter {
    /// Only those without a result.
    missing: bool,
    /// Only those of a sector; empty for all.
    sector: Option<String>,
}

impl Filter {
    fn of(params: &Params) -> Filter {
        Filter {
            missing: params.query("show") == Some("missing"),
            sector: params.query("sector").and_then(decoded),
        }
    }
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
    /// The first boards without a result.
    missing: Vec<String>,
    /// How many others there are, if those are too many to name.
    missing_others: Option<String>,
    /// Where the boards go on, if there are many.
    parts: Option<Parts>,
    /// Where all boards without a result are.
    missing_url: String,
    /// A line for a board of another part, with marks where a script puts what is known of it.
    blank: Option<Line>,
    /// Where the drawn matches of a knockout are played off; `None` where nothing can be.
    play_offs: Option<Vec<Link>>,
    /// How many matches have no boards yet, and where they are set.
    unset: Option<Link>,
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
        entered: &LastWords,
        params: &Params,
    ) -> Result<ResultsPage, PageError> {
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
        Ok(ResultsPage {
            head: DeskHead::of_section(shown, at, section, Tab::Results),
            rounds: rounds.collect(),
            round: viewer.sheet(shown, entered, params)?,
            report_links: links
                .then(|| paths::desk::ReportLinks::of(&at.event, &section.id).to_string()),
        })
    }
}

struct Viewer<'v> {
    at: &'v AtDesk,
    section: &'v Section,
    number: RoundNumber,
    url: String,
}

impl Viewer<'_> {
    fn sheet(
        &self,
        shown: &EventView,
        entered: &LastWords,
        params: &Params,
    ) -> Result<Option<Sheet>, PageError> {
        let (section, filter) = (self.section, Filter::of(params));
        let Some(round) = section.draft.round(self.number) else {
            return Ok(None);
        };
        let games = &round.games;
        let mut schedule = section.settings.schedule.iter();
        let time = schedule.find(|time| time.round == self.number);
        // The default time counts from the actual start, once that is noted.
        let started = section.hall_log(self.number).and_then(|log| log.started);
        let starts = started.or(time.map(|time| time.starts));
        let missing: Vec<&Game> = (games.iter())
            .filter(|game| !game.results.reported.is_final())
            .collect();
        let sector = self.sector(&filter);
        let shows = games.iter().filter(|game| {
            (!filter.missing || !game.results.reported.is_final())
                && self.in_sector(game.board, sector.as_deref())
        });
        let mut shows: Vec<&Game> = shows.collect();
        let parts = self.parts(&mut shows, params)?;
        let minutes = section.settings.announced.get("default_time_minutes");
        let others = missing.len().saturating_sub(MOST_MISSING);
        let enters = self.at.member.may(Right::Results);
        let (event, id) = (&self.at.event, &section.id);
        Ok(Some(Sheet {
            number: self.number,
            url: self.url.clone(),
            closed: section.is_closed(self.number),
            enters,
            starts: starts.map(dates::moment),
            starts_at: starts.map_or_else(String::new, |starts| starts.to_string()),
            default_minutes: minutes.cloned().unwrap_or_default(),
            us: (section.settings.rules.as_deref()).is_some_and(|rules| rules.starts_with("us")),
            verify_url: paths::desk::VerifyResults::of(event, id, &self.number).to_string(),
            print_url: format!(
                "{}?round={}",
                paths::desk::PrintRound::of(event, id),
                self.number
            ),
            finished: games.len() - missing.len(),
            boards: games.len(),
            play_offs: self.play_offs(shown),
            unset: self.unset(round),
            next: self.next(),
            filters: self.filters(filter.missing, sector.as_deref(), &missing),
            lines: (shows.iter())
                .map(|game| self.line(game, entered))
                .collect(),
            kinds: &KINDS,
            missing: (missing.iter().take(MOST_MISSING))
                .map(|game| game.board.to_string())
                .collect(),
            missing_others: (others > 0).then(|| count("list-others", others)),
            missing_url: format!("{}?show=missing", self.url),
            blank: (enters && !section.is_closed(self.number)).then(|| self.blank()),
            parts,
        }))
    }

    /// The part of the boards that is asked for: by number, by a board, or by what is looked for.
    fn parts(&self, games: &mut Vec<&Game>, params: &Params) -> Result<Option<Parts>, PageError> {
        let section = self.section;
        let text = |game: &&Game| {
            let (white, black) = (player(section, game.white), player(section, game.black));
            format!("{} {white} {black}", game.board)
        };
        let board: Option<BoardNumber> = params
            .query(BOARD_WORD)
            .and_then(|board| board.parse().ok());
        Parts::cut_at(games, params, text, |game| Some(game.board) == board)
    }

    /// The matches of a knockout that are level once every result is there.
    fn play_offs(&self, shown: &EventView) -> Option<Vec<Link>> {
        let section = self.section;
        let is_last = section.draft.paired_rounds() == self.number && !section.finished;
        if !section.settings.format.is_knockout() || !is_last {
            return None;
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
        Some(links.collect())
    }

    /// Matches of teams whose boards are not set yet: nothing can be entered for them.
    fn unset(&self, round: &Round) -> Option<Link> {
        let matches = round.without_boards().count();
        (matches > 0 && !self.section.is_closed(self.number)).then(|| Link {
            name: plural("rounds-boards-missing", matches, &[&self.number]),
            url: format!(
                "{}#matches",
                paths::desk::Round::of(&self.at.event, &self.section.id, &self.number)
            ),
            current: false,
        })
    }

    /// From the latest round one goes on to the rounds: to the next one, or to the end.
    fn next(&self) -> Option<Link> {
        let section = self.section;
        let latest = section.draft.paired_rounds() == self.number && !section.finished;
        if !latest || !self.at.member.may(Right::Pairings) {
            return None;
        }
        let next = section.next_round();
        let more = next.0 <= section.settings.rounds && is_over(section).is_none();
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

    fn line(&self, game: &Game, entered: &LastWords) -> Line {
        let section = self.section;
        let adjusted = game.results.adjusted.iter();
        let note = adjusted
            .map(|(purpose, result)| format!("{}: {}", tell(purpose), printed(*result)))
            .collect::<Vec<_>>()
            .join(", ");
        Line {
            board: game.board.to_string(),
            url: paths::desk::Board::of(&self.at.event, &section.id, &self.number, &game.board)
                .to_string(),
            white: player(section, game.white),
            black: player(section, game.black),
            stands: BoardState::of(section, self.number, game, entered),
            note: Some(note).filter(|note| !note.is_empty()),
            open: is_open(self.at, section, self.number, game.board),
        }
    }

    fn blank(&self) -> Line {
        let [board, white, black] = ["{0}", "{1}", "{2}"].map(str::to_owned);
        Line {
            url: format!("{}/board/{board}", self.url),
            stands: BoardState {
                board: board.clone(),
                ..BoardState::default()
            },
            board,
            white,
            black,
            note: None,
            open: true,
        }
    }
}

/// The name of a player with the title.
pub(crate) fn player(section: &Section, id: EntrantId) -> String {
    section.label(id)
}
