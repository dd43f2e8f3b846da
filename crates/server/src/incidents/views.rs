//! Incidents, rulings and score sheets at the desk.

use adoube_clock::Span;
use adoube_journal::{
    ClockNote, Incident, IncidentReport, PenaltyNote, Section, TimeChange, Trace,
};
use adoube_rulings::{Counter, MeasureKind};
use adoube_tournament::{BoardNumber, GameResult, RoundNumber};
use askama::Template;

use crate::auth::Right;
use crate::guard::AtDesk;
use crate::params::DeskSection;
use crate::paths;
use crate::texts::{fill, t, tell};
use crate::tools::ToolQuery;
use crate::tools::views::replay::SheetView;
use crate::ui::dates;
use crate::ui::desk::{DeskHead, Tab};

/// Results that a ruling can give.
pub(super) const RESULTS: [GameResult; 9] = {
    use adoube_tournament::Outcome::{Draw, Loss};
    [
        GameResult::WHITE_WINS,
        GameResult::DRAW,
        GameResult::BLACK_WINS,
        GameResult::of(Loss, Loss),
        GameResult::of(Draw, Loss),
        GameResult::of(Loss, Draw),
        GameResult::WHITE_WINS_BY_FORFEIT,
        GameResult::BLACK_WINS_BY_FORFEIT,
        GameResult::DOUBLE_FORFEIT,
    ]
};

/// The log of incidents.
#[derive(Template)]
#[template(path = "incidents/incidents.html")]
pub(crate) struct IncidentsPage {
    head: DeskHead,
    url: paths::desk::Incidents,
    appeals_url: String,
    fairplay_url: String,
    /// Rounds to choose, with the chosen one.
    rounds: Vec<(u16, bool)>,
    words: String,
    incidents: Vec<IncidentLine>,
    /// How many there are in all.
    all: usize,
    form: Option<ReportForm>,
}

pub(super) struct IncidentLine {
    /// The record that reported it.
    pub(super) id: u64,
    pub(super) number: usize,
    /// Where it is told in full.
    pub(super) url: paths::desk::Incident,
    /// It was withdrawn, by whom and when.
    pub(super) withdrawn: Option<String>,
    /// It was told anew, by whom and when last.
    pub(super) amended: Option<String>,
    /// What was done to result and clocks, and the articles.
    pub(super) outcome: Vec<(&'static str, String)>,
    pub(super) place: String,
    pub(super) players: Vec<String>,
    pub(super) facts: String,
    pub(super) ruling: Option<String>,
    pub(super) written: String,
}

/// A new incident, as far as it is known.
pub(crate) struct ReportForm {
    pub(super) round: u16,
    pub(super) board: String,
    /// White and Black, by name if the board is known.
    pub(super) players: [String; 2],
    pub(super) facts: String,
    pub(super) ruling: String,
    pub(super) results: [String; 9],
    /// What can be counted: name and words.
    pub(super) counters: Vec<(String, String)>,
    /// Whoever looks may enter results,
    pub(super) may_result: bool,
    /// or change points.
    pub(super) may_points: bool,
}

/// A board of a round.
#[derive(Clone)]
pub(crate) struct AtBoard {
    pub round: RoundNumber,
    pub board: BoardNumber,
    /// Who has the white pieces.
    pub white: String,
    /// Who has the black pieces.
    pub black: String,
    /// The result so far.
    pub result: String,
}

impl AtBoard {
    /// The board that is asked for, if it is there.
    pub(crate) fn of(section: &Section, asked: &ToolQuery) -> Option<AtBoard> {
        let (round, board) = asked_board(asked)?;
        let game = section.draft.rounds.get(round.place())?.game(board)?;
        Some(AtBoard {
            round,
            board,
            white: section.label(game.white),
            black: section.label(game.black),
            result: game.results.reported.to_string(),
        })
    }
}

/// The round and the board that are asked about.
pub(super) fn asked_board(asked: &ToolQuery) -> Option<(RoundNumber, BoardNumber)> {
    let round = asked.get("round")?.parse().ok();
    let round = round.filter(|round: &u16| *round > 0)?;
    let board = asked.get("board")?.parse().ok()?;
    Some((RoundNumber(round), board))
}

pub(super) fn url_of(of: &DeskSection) -> paths::desk::Incidents {
    paths::desk::Incidents::of(&of.at.event, &of.section().id)
}

pub(super) fn head_of(of: &DeskSection) -> DeskHead {
    DeskHead::of_section(&of.shown, &of.at, of.section(), Tab::Incidents)
}

impl IncidentsPage {
    /// The incidents of a section that are asked for, the latest first.
    pub(crate) fn of(of: &DeskSection, asked: &ToolQuery) -> IncidentsPage {
        let section = of.section();
        let round: Option<u16> = asked.get("of_round").and_then(|text| text.parse().ok());
        let words = asked.get("q").unwrap_or_default();
        let numbered = section.incidents.iter().enumerate().rev();
        let lines = numbered
            .filter(|(_, incident)| round.is_none_or(|round| incident.report.round.0 == round))
            .map(|(place, incident)| IncidentLine::of(of, incident, place + 1))
            .filter(|line| line.has(words));
        let paired = u16::try_from(section.draft.rounds.len()).unwrap_or(u16::MAX);
        IncidentsPage {
            head: head_of(of),
            url: url_of(of),
            appeals_url: paths::desk::Appeals::of(&of.at.event, &section.id).to_string(),
            fairplay_url: paths::desk::FairPlay::of(&of.at.event, &section.id).to_string(),
            rounds: (1..=paired)
                .map(|number| (number, round == Some(number)))
                .collect(),
            words: words.to_owned(),
            incidents: lines.collect(),
            all: section.incidents.len(),
            form: ReportForm::of(&of.at, section, asked),
        }
    }
}

impl IncidentLine {
    pub(super) fn of(of: &DeskSection, incident: &Incident, number: usize) -> IncidentLine {
        let (section, report) = (of.section(), &incident.report);
        let place = match report.board {
            Some(board) => fill("incident-at-board", &[&report.round.0, &board]),
            None => fill("incident-in-round", &[&report.round.0]),
        };
        let players = report.entrants.iter();
        let url = paths::desk::Incident::of(&of.at.event, &section.id, &incident.id.0);
        IncidentLine {
            id: incident.id.0,
            number,
            url,
            withdrawn: incident.withdrawn.as_ref().map(traced),
            amended: incident.amended.last().map(traced),
            outcome: outcome(section, report),
            place,
            players: players.map(|id| section.label(*id)).collect(),
            facts: report.facts.clone(),
            ruling: report.ruling.clone(),
            written: traced(&incident.written),
        }
    }

    /// Whether all the words are in it.
    fn has(&self, words: &str) -> bool {
        let ruling = self.ruling.as_deref().unwrap_or_default();
        let all = [&self.place, &self.facts, ruling, &self.players.join(" ")].join(" ");
        let all = all.to_lowercase();
        let words = words.to_lowercase();
        words.split_whitespace().all(|word| all.contains(word))
    }
}

/// When something was written, and by whom.
pub(super) fn traced(trace: &Trace) -> String {
    fill(
        "incident-written",
        &[&dates::written(trace.at), &trace.author],
    )
}

/// What a case came to: result, clocks, penalties, what is counted, articles, who decided, appeals.
fn outcome(section: &Section, report: &IncidentReport) -> Vec<(&'static str, String)> {
    let mut lines: Vec<(&'static str, String)> = Vec::new();
    if let Some(case) = &report.case {
        let result = case.result.iter();
        lines.extend(result.map(|one| (t("tools-result"), one.to_string())));
        let clocks = case.clocks.iter();
        lines.extend(clocks.map(|one| (t("tools-the-clock"), clock_words(*one))));
        let penalties = case.penalties.iter();
        lines.extend(penalties.map(|one| (t("incident-penalty"), penalty_words(section, one))));
    }
    let counts = report.counts.iter().flatten();
    lines.extend(counts.filter_map(|one| {
        let counter = Counter::named(&one.counter)?;
        let who = section.label(one.entrant);
        let words = fill("incident-counted", &[&who, &tell(&counter), &one.by]);
        Some((t("tools-count"), words))
    }));
    if let Some(case) = &report.case {
        let articles = case.articles.join(", ");
        lines.extend((!articles.is_empty()).then(|| (t("tools-articles"), articles)));
        lines.extend(case.decided_by.iter().map(|one| {
            let words = fill("incident-decider", &[&one.name, &tell(&one.role)]);
            (t("incident-decided-by"), words)
        }));
        let until = case.appeal_until.iter();
        lines.extend(until.map(|at| (t("incident-appeal-until"), dates::written(*at))));
    }
    lines
}

fn clock_words(note: ClockNote) -> String {
    let side = tell(&note.side);
    match note.change {
        TimeChange::Add(time) if time < 0 => {
            let time = Span::millis(-time);
            fill("incident-clock-less", &[&side, &time])
        }
        TimeChange::Add(time) => fill("incident-clock-more", &[&side, &Span::millis(time)]),
        TimeChange::Set(time) => fill("incident-clock-set", &[&side, &Span::millis(time)]),
    }
}

fn penalty_words(section: &Section, note: &PenaltyNote) -> String {
    let measure = MeasureKind::named(&note.measure);
    let measure = measure.map_or_else(|| note.measure.clone(), |kind| tell(&kind));
    let who = section.label(note.entrant);
    match &note.note {
        Some(said) => fill("incident-penalty-of-note", &[&who, &measure, said]),
        None => fill("incident-penalty-of", &[&who, &measure]),
    }
}

impl ReportForm {
    /// The form, for who may write incidents down.
    pub(super) fn of(at: &AtDesk, section: &Section, asked: &ToolQuery) -> Option<ReportForm> {
        if !at.member.may(Right::Incidents) {
            return None;
        }
        let latest = u16::try_from(section.draft.rounds.len()).unwrap_or(u16::MAX);
        let round = asked.get("round").and_then(|text| text.parse().ok());
        let text = |name: &str| asked.get(name).unwrap_or_default().to_owned();
        Some(ReportForm {
            round: round.unwrap_or(latest.max(1)),
            board: text("board"),
            players: AtBoard::of(section, asked).map_or_else(
                || {
                    [
                        t("incident-white").to_owned(),
                        t("incident-black").to_owned(),
                    ]
                },
                |board| [board.white, board.black],
            ),
            facts: text("facts"),
            ruling: text("ruling"),
            results: RESULTS.map(|one| one.to_string()),
            counters: Counter::ALL.map(|one| (one.name(), tell(&one))).into(),
            may_result: at.member.may(Right::Results),
            may_points: at.member.may(Right::Settings),
        })
    }
}

/// A score sheet of a board.
#[derive(Template)]
#[template(path = "incidents/game.html")]
pub(crate) struct DeskGamePage {
    head: DeskHead,
    url: paths::desk::Incidents,
    sheet: SheetView,
    round: String,
    board: String,
    at: Option<AtBoard>,
    may_save: bool,
    kept: bool,
    /// The address of a new incident with what was found.
    incident_url: Option<String>,
}

impl DeskGamePage {
    /// A sheet, and the board it belongs to.
    pub(crate) fn of(of: &DeskSection, asked: &ToolQuery, sheet: SheetView) -> DeskGamePage {
        let section = of.section();
        let board = AtBoard::of(section, asked);
        let url = url_of(of);
        let text = |name: &str| asked.get(name).unwrap_or_default().to_owned();
        let carried = asked.only(|name| matches!(name, "round" | "board"));
        let incident_url = sheet.game.as_ref().map(|game| {
            let words = carried.with("facts", &game.summary);
            format!("{url}?{}#new", words.query())
        });
        let carried = carried
            .iter()
            .map(|(name, value)| (name.to_owned(), value.to_owned()));
        let key = board.as_ref().map(|board| (board.round, board.board));
        DeskGamePage {
            head: head_of(of),
            sheet: SheetView {
                carried: carried.collect(),
                ..sheet
            },
            url,
            round: text("round"),
            board: text("board"),
            at: board,
            may_save: of.at.member.may(Right::Incidents),
            kept: key.is_some_and(|key| section.movetexts.contains_key(&key)),
            incident_url,
        }
    }
}

/// What stands for a board whose result is not known.
pub(super) fn result_words(result: &str) -> &str {
    match result {
        "*" => t("incident-no-result"),
        known => known,
    }
}
