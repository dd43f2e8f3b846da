//! One board of a round.

use adoube_conduct::fide_mode::locks;
use adoube_conduct::us::ways_without;
use adoube_journal::{Journal, Record, Section};
use adoube_pairing::us::incidents::Unreported;
use adoube_tournament::{BoardNumber, Outcome, Purpose, RoundNumber};
use askama::Template;

use super::player;
use crate::auth::{Member, Right};
use crate::events::EventView;
use crate::guard::AtDesk;
use crate::paths;
use crate::sectors::looks_after;
use crate::texts::{t, tell};
use crate::ui::cases::{NeedsLine, needs_in_round};
use crate::ui::dates;
use crate::ui::desk::{DeskHead, Tab};
use crate::ui::outcomes;
use crate::ui::record_line::told;
use crate::ui::result_kinds::{KINDS, Kind, printed};

/// Every kind of result for a board, what happened to it, and how it counts.
#[derive(Template)]
#[template(path = "results/board.html")]
pub(crate) struct BoardPage {
    head: DeskHead,
    number: RoundNumber,
    board: String,
    /// What to rule about an incident here, and the score sheets of the game.
    ruling_url: String,
    game_url: String,
    url: paths::desk::Board,
    back: String,
    white: String,
    black: String,
    result: String,
    shown: String,
    /// The result is there, so another one is a correction.
    known: bool,
    /// Whoever looks may enter the result now.
    open: bool,
    closed: bool,
    /// Why no other result can be entered, and where that can be changed, for who may change it.
    locked: Option<(String, Option<String>)>,
    adjusts: bool,
    /// How the next round may be paired without the result: the way, in words, and where it stands.
    ways: Vec<(String, String, &'static str)>,
    kinds: &'static [Kind],
    counts: Vec<Count>,
    outcomes: Vec<(String, &'static str)>,
    history: Vec<HistoryLine>,
    /// Who of the two needs what.
    needs: Vec<NeedsLine>,
}

/// Something that happened to a board.
pub(crate) struct HistoryLine {
    at: String,
    author: String,
    what: String,
    reason: Option<String>,
    undone: bool,
}

impl HistoryLine {
    /// A record of the board.
    pub(crate) fn of(record: &Record, journal: &Journal, member: &Member) -> HistoryLine {
        let record = &member.sees(record, journal);
        HistoryLine {
            at: dates::written(record.at),
            author: record.author.to_string(),
            what: told(record, journal),
            reason: record.reason.clone(),
            undone: journal.is_undone(record.seq),
        }
    }
}

struct Count {
    purpose: &'static str,
    name: &'static str,
    white: String,
    black: String,
    adjusted: bool,
}

impl BoardPage {
    /// The page of a board; nothing if there is no such board.
    pub(crate) fn of(
        shown: &EventView,
        at: &AtDesk,
        section: &Section,
        number: RoundNumber,
        board: BoardNumber,
        history: Vec<HistoryLine>,
    ) -> Option<BoardPage> {
        let games = &section.draft.round(number)?.games;
        let game = games.iter().find(|game| game.board == board)?;
        let back = paths::desk::RoundResults::of(&at.event, &section.id, &number).to_string();
        let here = format!("?round={}&board={board}", number.0);
        let reported = game.results.reported;
        let closed = section.is_closed(number);
        let counts = Purpose::ALL.map(|purpose| {
            let counted = game.results.counted_for(purpose);
            Count {
                purpose: purpose.name(),
                name: purpose_name(purpose),
                white: counted.white.code().to_string(),
                black: counted.black.code().to_string(),
                adjusted: game.results.adjusted.contains_key(&purpose),
            }
        });
        let outcomes = Outcome::ALL.into_iter();
        let outcomes =
            outcomes.filter(|outcome| outcome.is_final() && *outcome != Outcome::NotPaired);
        Some(BoardPage {
            head: DeskHead::of_section(shown, at, section, Tab::Results),
            number,
            board: board.to_string(),
            url: paths::desk::Board::of(&at.event, &section.id, &number, &board),
            back,
            ruling_url: format!(
                "{}{here}",
                paths::desk::IncidentRuling::of(&at.event, &section.id)
            ),
            game_url: format!(
                "{}{here}",
                paths::desk::IncidentGame::of(&at.event, &section.id)
            ),
            white: player(section, game.white),
            black: player(section, game.black),
            result: reported.to_string(),
            shown: printed(reported),
            known: reported.is_final(),
            open: at.member.may(if closed {
                Right::Pairings
            } else {
                Right::Results
            }) && !section.finished
                && looks_after(&at.member, section, board),
            closed,
            locked: locked(at, section, number).filter(|_| reported.is_final()),
            adjusts: at.member.may(Right::Pairings) && !section.finished,
            ways: (ways_without(section, number, board).into_iter())
                .map(|way| (written(way), tell(&way), way.article()))
                .collect(),
            kinds: &KINDS,
            counts: counts.into(),
            outcomes: outcomes
                .map(|outcome| (outcome.code().to_string(), outcomes::name(outcome)))
                .collect(),
            history,
            needs: needs_in_round(&shown.event, section, number)
                .unwrap_or_default()
                .into_iter()
                .filter(|line| line.board == board.to_string())
                .collect(),
        })
    }
}

/// That FIDE mode locks a round, and where the section leaves it.
fn locked(at: &AtDesk, section: &Section, round: RoundNumber) -> Option<(String, Option<String>)> {
    let found = locks(section, round).filter(|_| !section.finished)?;
    let settings = paths::desk::Settings::of(&at.event, &section.id);
    let leave = at.member.may(Right::Settings);
    Some((
        tell(&found),
        leave.then(|| format!("{settings}#leave-fide-mode")),
    ))
}

/// A way as a form sends it.
fn written(way: Unreported) -> String {
    let value = serde_json::to_value(way).unwrap_or_default();
    value.as_str().unwrap_or_default().to_owned()
}

fn purpose_name(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Pairing => t("results-for-pairing"),
        Purpose::Standings => t("results-for-standings"),
        Purpose::Rating => t("results-for-rating"),
    }
}
