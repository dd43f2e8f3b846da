//! Incidents, rulings and score sheets at the desk.

use adoube_journal::{Incident, Section};
use adoube_rulebook::Edition;
use adoube_tournament::{BoardNumber, GameResult, RoundNumber};
use askama::Template;

use crate::auth::Right;
use crate::error::PageError;
use crate::guard::AtDesk;
use crate::params::DeskSection;
use crate::paths;
use crate::texts::{fill, t};
use crate::tools::ToolQuery;
use crate::tools::views::replay::SheetView;
use crate::tools::views::ruling::{Step, Talk};
use crate::tools::views::time_control;
use crate::ui::dates;
use crate::ui::desk::{DeskHead, Tab};

/// Results that a ruling can give.
const RESULTS: [GameResult; 9] = {
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
    url: String,
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

struct IncidentLine {
    /// The record that reported it.
    id: u64,
    number: usize,
    place: String,
    players: Vec<String>,
    facts: String,
    ruling: Option<String>,
    written: String,
}

/// A new incident, as far as it is known.
pub(crate) struct ReportForm {
    round: u16,
    board: String,
    /// The board, if there is such a one.
    at: Option<AtBoard>,
    facts: String,
    ruling: String,
    results: Vec<(String, bool)>,
    /// Whoever looks may enter results,
    may_result: bool,
    /// or change points.
    may_points: bool,
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
        let round = RoundNumber(
            asked
                .get("round")?
                .parse()
                .ok()
                .filter(|round| *round > 0)?,
        );
        let board = asked.get("board")?.parse().ok()?;
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

fn url_of(of: &DeskSection) -> String {
    paths::desk::Incidents::of(&of.at.event, &of.section().id).to_string()
}

fn head_of(of: &DeskSection) -> DeskHead {
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
            .map(|(place, incident)| IncidentLine::of(section, incident, place + 1))
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
            form: ReportForm::of(&of.at, section, asked, None),
        }
    }
}

impl IncidentLine {
    fn of(section: &Section, incident: &Incident, number: usize) -> IncidentLine {
        let report = &incident.report;
        let place = match report.board {
            Some(board) => fill("incident-at-board", &[&report.round.0, &board]),
            None => fill("incident-in-round", &[&report.round.0]),
        };
        let players = report.entrants.iter();
        let written = &incident.written;
        IncidentLine {
            id: incident.id.0,
            number,
            place,
            players: players.map(|id| section.label(*id)).collect(),
            facts: report.facts.clone(),
            ruling: report.ruling.clone(),
            written: fill(
                "incident-written",
                &[&dates::written(written.at), &written.author],
            ),
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

impl ReportForm {
    /// The form, for who may write incidents down.
    fn of(
        at: &AtDesk,
        section: &Section,
        asked: &ToolQuery,
        ruled: Option<&Ruled>,
    ) -> Option<ReportForm> {
        if !at.member.may(Right::Incidents) {
            return None;
        }
        let latest = u16::try_from(section.draft.rounds.len()).unwrap_or(u16::MAX);
        let round = asked.get("round").and_then(|text| text.parse().ok());
        let result = ruled.and_then(|ruled| ruled.result.clone());
        let result: Option<GameResult> = result.and_then(|text| text.parse().ok());
        let text = |name: &str| asked.get(name).unwrap_or_default().to_owned();
        Some(ReportForm {
            round: round.unwrap_or(latest.max(1)),
            board: text("board"),
            at: AtBoard::of(section, asked),
            facts: ruled.map_or_else(|| text("facts"), |ruled| ruled.facts.clone()),
            ruling: ruled.map_or_else(|| text("ruling"), |ruled| ruled.log.clone()),
            results: RESULTS
                .iter()
                .map(|one| (one.to_string(), Some(*one) == result))
                .collect(),
            may_result: at.member.may(Right::Results),
            may_points: at.member.may(Right::Settings),
        })
    }
}

/// What a ruling brings into the form.
struct Ruled {
    facts: String,
    log: String,
    result: Option<String>,
}

impl Ruled {
    fn of(talk: &Talk) -> Option<Ruled> {
        let Step::Rule {
            answered, ruling, ..
        } = &talk.step
        else {
            return None;
        };
        let answers = answered.iter();
        let answers = answers.map(|line| format!("{} {}", line.question, line.answer));
        let lines: Vec<String> = std::iter::once(ruling.incident.clone())
            .chain(answers)
            .collect();
        Some(Ruled {
            facts: lines.join("\n"),
            log: ruling.log.clone(),
            result: ruling.result.clone(),
        })
    }
}

/// The dialogue about an incident of this section, and what it changes.
#[derive(Template)]
#[template(path = "incidents/ruling.html")]
pub(crate) struct DeskRulingPage {
    head: DeskHead,
    url: String,
    talk: Talk,
    round: String,
    board: String,
    at: Option<AtBoard>,
    form: Option<ReportForm>,
    /// Where there is a ruling.
    ruled: bool,
}

impl DeskRulingPage {
    /// The dialogue as far as it has come.
    pub(crate) fn of(
        of: &DeskSection,
        asked: &ToolQuery,
        edition: &'static Edition,
    ) -> Result<DeskRulingPage, PageError> {
        let section = of.section();
        let asked = with_control(asked, section, edition);
        let url = url_of(of);
        let ruling = paths::desk::IncidentRuling::of(&of.at.event, &section.id).to_string();
        let talk = Talk::of(&asked, edition, &ruling)?;
        let ruled = Ruled::of(&talk);
        let text = |name: &str| asked.get(name).unwrap_or_default().to_owned();
        Ok(DeskRulingPage {
            head: head_of(of),
            round: text("round"),
            board: text("board"),
            at: AtBoard::of(section, &asked),
            form: ruled
                .as_ref()
                .and_then(|ruled| ReportForm::of(&of.at, section, &asked, Some(ruled))),
            ruled: ruled.is_some(),
            url,
            talk,
        })
    }
}

/// Before anything is said the time control is the section's, if it can be read.
fn with_control(asked: &ToolQuery, section: &Section, edition: &Edition) -> ToolQuery {
    let announced = section.settings.time_control.as_deref();
    let announced = announced.filter(|text| time_control::read(text, edition).is_ok());
    match announced {
        Some(control) if asked.get("kind").is_none() && asked.get("f.control").is_none() => {
            asked.with("f.control", control)
        }
        _ => asked.clone(),
    }
}

/// A score sheet of a board.
#[derive(Template)]
#[template(path = "incidents/game.html")]
pub(crate) struct DeskGamePage {
    head: DeskHead,
    url: String,
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
fn result_words(result: &str) -> &str {
    match result {
        "*" => t("incident-no-result"),
        known => known,
    }
}
