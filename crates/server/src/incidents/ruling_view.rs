//! The dialogue about an incident at the desk, with what the event knows, and the form that applies it.

use std::collections::BTreeMap;

use adoube_casefile::BoardInPlay;
use adoube_casefile::decision::{proposed_result, ruled_result};
use adoube_casefile::rules::Announcements;
use adoube_conduct::hall::exits;
use adoube_journal::{DecidingRole, Section};
use adoube_rulebook::Edition;
use adoube_rulings::{Counter, Force, MeasureKind, PlayerHistory, Ruling};
use adoube_tournament::{Colour, GameResult};
use askama::Template;

use super::applying::{board, known, ruled};
use super::views::{AtBoard, IncidentLine, RESULTS, ReportForm, head_of, url_of};
use crate::auth::{Right, Role};
use crate::error::PageError;
use crate::params::DeskSection;
use crate::paths;
use crate::texts::{fill, t, tell};
use crate::tools::ToolQuery;
use crate::tools::views::ruling::{Step, Talk};
use crate::ui::desk::DeskHead;

/// The dialogue about an incident of this section, and what it changes.
#[derive(Template)]
#[template(path = "incidents/ruling.html")]
pub(crate) struct DeskRulingPage {
    head: DeskHead,
    url: paths::desk::Incidents,
    talk: Talk,
    round: String,
    board: String,
    at: Option<AtBoard>,
    /// What each player did before, as far as it counts.
    past: Vec<(String, String)>,
    /// The incidents of this game so far.
    earlier: Vec<IncidentLine>,
    /// What the section has announced and the ruling goes by.
    announced: Vec<String>,
    /// What was announced and the edition does not have.
    foreign: Vec<String>,
    /// What applies the ruling to the board,
    apply: Option<ApplyForm>,
    /// or only writes it down, if no board is chosen.
    report: Option<ReportForm>,
}

/// What applies a ruling in one step.
pub(super) struct ApplyForm {
    /// The dialogue as it was answered.
    carried: Vec<(String, String)>,
    facts: String,
    said: String,
    /// The result that follows from the ruling, if one does.
    ruled: Option<String>,
    results: [String; 9],
    /// What may be imposed where the rules leave it open: name and words.
    measures: Vec<(String, String)>,
    /// Names of White and Black.
    players: [String; 2],
    /// The player who is at fault, as far as it is told.
    fault: Option<&'static str>,
    /// The other boards of the team match, with their players.
    others: Vec<(String, String)>,
    decider: String,
    roles: Vec<(&'static str, String, bool)>,
    may_result: bool,
    may_points: bool,
}

impl DeskRulingPage {
    /// The dialogue as far as it has come.
    pub(super) fn of(
        of: &DeskSection,
        asked: &ToolQuery,
        edition: &'static Edition,
    ) -> Result<DeskRulingPage, PageError> {
        let section = of.section();
        let ruling = paths::desk::IncidentRuling::of(&of.at.event, &section.id).to_string();
        let talk = Talk::of(asked, edition, known(section, asked, edition), &ruling)?;
        let at = board(section, asked);
        // What cannot be understood is told by the dialogue itself.
        let ruled = ruled(section, asked, edition).ok().flatten();
        let (apply, report) = match (&ruled, at) {
            (Some(ruled), Some(at)) => (ApplyForm::of(of, asked, &talk, at, ruled.ruling()), None),
            (Some(_), None) => (None, written_down(of, asked, &talk)),
            (None, _) => (None, None),
        };
        let announced = Announcements::of(section, edition);
        let text = |name: &str| asked.get(name).unwrap_or_default().to_owned();
        Ok(DeskRulingPage {
            head: head_of(of),
            url: url_of(of),
            round: text("round"),
            board: text("board"),
            at: AtBoard::of(section, asked),
            past: at.iter().flat_map(|at| past(section, at)).collect(),
            earlier: at.iter().flat_map(|at| earlier(of, at)).collect(),
            announced: announced
                .variations
                .iter()
                .map(|id| effect(edition, id))
                .collect(),
            foreign: announced.foreign,
            apply,
            report,
            talk,
        })
    }
}

/// What a variation changes, in words.
fn effect(edition: &Edition, id: &str) -> String {
    let (name, number) = match id.split_once('=') {
        Some((name, number)) => (name, Some(number)),
        None => (id, None),
    };
    let words = edition.variation(name).map(|one| tell(&one.saying()));
    let words = words.unwrap_or_else(|| name.to_owned());
    match number {
        Some(number) => fill("incident-variation-number", &[&words, &number]),
        None => words,
    }
}

/// What both players did before.
fn past(section: &Section, at: &BoardInPlay) -> Vec<(String, String)> {
    let history = at.history();
    let of = |side: Colour, past: &PlayerHistory| {
        let player = at.player(side);
        let exits = exits(section, player);
        let left = (exits.in_section > 0).then(|| {
            let (here, in_all) = (exits.in_round(at.round), exits.in_section);
            fill("incident-past-exits", &[&here, &in_all])
        });
        let words: Vec<String> = std::iter::once(past_words(past)).chain(left).collect();
        (section.label(player), words.join(" · "))
    };
    vec![
        of(Colour::White, &history.white),
        of(Colour::Black, &history.black),
    ]
}

/// What is counted against a player; where nobody said what an incident counts for, that.
fn past_words(past: &PlayerHistory) -> String {
    let counted = |key: &'static str, counts: &BTreeMap<Counter, u32>| {
        let counts = counts.iter().filter(|(_, count)| **count > 0);
        let lines = counts.map(move |(counter, count)| fill(key, &[&tell(counter), count]));
        lines.collect::<Vec<String>>()
    };
    let mut lines = counted("incident-past-game", &past.game);
    lines.extend(counted("incident-past-event", &past.event));
    let open = past.game.is_empty() || past.event.is_empty();
    lines.extend(open.then(|| t("incident-past-unknown").to_owned()));
    match lines.is_empty() {
        true => t("incident-past-none").to_owned(),
        false => lines.join(" · "),
    }
}

/// The incidents of the same game.
fn earlier(of: &DeskSection, at: &BoardInPlay) -> Vec<IncidentLine> {
    let numbered = of.section().incidents.iter().zip(1..);
    let here = numbered.filter(|(incident, _)| {
        let report = &incident.report;
        report.round == at.round && report.board == Some(at.game.board)
    });
    here.map(|(incident, number)| IncidentLine::of(of, incident, number))
        .collect()
}

/// What was told and answered, in lines, and the ruling for the log.
fn told(talk: &Talk) -> Option<(String, String)> {
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
    Some((lines.join("\n"), ruling.log.clone()))
}

fn written_down(of: &DeskSection, asked: &ToolQuery, talk: &Talk) -> Option<ReportForm> {
    let (facts, log) = told(talk)?;
    let asked = asked.with("facts", &facts).with("ruling", &log);
    ReportForm::of(&of.at, of.section(), &asked)
}

impl ApplyForm {
    fn of(
        of: &DeskSection,
        asked: &ToolQuery,
        talk: &Talk,
        at: BoardInPlay,
        ruling: &Ruling,
    ) -> Option<ApplyForm> {
        let member = &of.at.member;
        if !member.may(Right::Incidents) {
            return None;
        }
        let section = of.section();
        let (facts, said) = told(talk)?;
        let carried = asked.only(|name| name != "compare");
        let carried = carried.iter();
        Some(ApplyForm {
            carried: carried
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect(),
            facts,
            said,
            ruled: proposed_result(ruling, &[]).map(|result| result.to_string()),
            results: RESULTS.map(|one: GameResult| one.to_string()),
            measures: measures(ruling),
            players: [Colour::White, Colour::Black].map(|side| section.label(at.player(side))),
            fault: fault(ruling),
            others: others(section, at),
            decider: member.author.to_string(),
            roles: roles(member.role),
            may_result: member.may(Right::Results),
            may_points: member.may(Right::Settings),
        })
    }

    /// The incident that is told anew by it.
    fn is_anew(&self) -> bool {
        self.carried.iter().any(|(name, _)| name == "amends")
    }
}

fn measures(ruling: &Ruling) -> Vec<(String, String)> {
    let Force::Discretionary { range, .. } = &ruling.force else {
        return Vec::new();
    };
    let open = range.iter().filter(|one| one.kind != MeasureKind::None);
    open.map(|one| (one.kind.name(), tell(&one.statement())))
        .collect()
}

/// Who is at fault: whose counters the ruling raises, or who loses time or game by it.
fn fault(ruling: &Ruling) -> Option<&'static str> {
    let counted = ruling.counters.first().map(|change| change.side);
    let lost = ruled_result(ruling).and_then(|result| match result {
        GameResult::WHITE_WINS => Some(Colour::Black),
        GameResult::BLACK_WINS => Some(Colour::White),
        _ => None,
    });
    counted.or(lost).map(Colour::word)
}

/// The other boards of the same team match.
fn others(section: &Section, at: BoardInPlay) -> Vec<(String, String)> {
    let board = at.game.board;
    let round = section.draft.round(at.round);
    let games = round.into_iter().flat_map(|round| round.games.iter());
    let in_match = games.filter(|game| {
        board.board.is_some() && game.board.table == board.table && game.board != board
    });
    in_match
        .map(|game| {
            let players = [game.white, game.black].map(|player| section.label(player));
            (game.board.to_string(), players.join(" – "))
        })
        .collect()
}

/// The roles to decide in, with the one that the member has.
fn roles(role: Role) -> Vec<(&'static str, String, bool)> {
    let own = match role {
        Role::Owner | Role::ChiefArbiter => DecidingRole::ChiefArbiter,
        _ => DecidingRole::Arbiter,
    };
    let line = |one: DecidingRole| (one.name(), tell(&one), one == own);
    DecidingRole::ALL.into_iter().map(line).collect()
}
