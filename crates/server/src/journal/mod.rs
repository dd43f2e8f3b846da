//! The journal of an event: every record, with what can be taken back.

pub(crate) mod views;

use std::collections::BTreeSet;

use adoube_bodies::proof::ProofBody;
use adoube_journal::{Command, Event, Journal, Reader, Record, Redone, SectionId, Seq, Subject};
use adoube_tournament::{BoardNumber, RoundNumber};
use axum_extra::routing::TypedPath;
use serde::Deserialize;

use crate::auth::{Right, right_for_change};
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::guard::AtDesk;
use crate::journal::views::{Filter, LogPage, ProofPage, Sheet};
use crate::params::{Fields, OfEvent, Params, decoded, encoded};
use crate::paths;
use crate::routes::{Routes, with};
use crate::texts::{fill, words};
use crate::ui::Page;
use crate::ui::record_line::{RecordLine, told};

/// The addresses of the journal.
pub(crate) fn routes(routes: Routes) -> Routes {
    routes
        .get(paths::desk::Log::PATH, with(Right::See), show)
        .get(paths::desk::Proof::PATH, with(Right::See), proof)
        .post(paths::desk::Redo::PATH, with(Right::See), redo)
}

/// How many records are on one page.
const PAGE: usize = 60;
/// Of how many players of similar names the records are looked up.
const NAMESAKES: usize = 30;

/// `GET /desk/{event}/log`, with `section`, `round`, `board`, `player`, `author`, `kind`, `page`
pub(crate) async fn show(
    at: AtDesk,
    OfEvent(shown): OfEvent,
    params: Params,
) -> Result<Page<LogPage>, PageError> {
    let filter = filter(&params);
    let page: usize = params.query_number("page")?.unwrap_or(1);
    let sheet = at.app.events.with_journal(&at.event, |journal| {
        let found = matching(journal, &filter, at.member.reader());
        let pages = found.len().div_ceil(PAGE).max(1);
        let on_page = found
            .iter()
            .rev()
            .skip(page.saturating_sub(1).saturating_mul(PAGE))
            .take(PAGE);
        let mut authors: Vec<String> = journal
            .records()
            .iter()
            .map(|record| record.author.to_string())
            .collect();
        authors.sort();
        authors.dedup();
        Sheet {
            records: on_page
                .map(|record| RecordLine::of(record, journal, &at.member))
                .collect(),
            found: found.len(),
            page,
            pages,
            authors,
        }
    });
    let sheet = sheet.await?;
    if !(1..=sheet.pages).contains(&page) {
        return Err(PageError::NotFound);
    }
    let address = address(&at, &filter);
    Ok(Page(LogPage::of(&shown, &at, filter, sheet, &address)))
}

/// `GET /desk/{event}/proof`: whether the journal is what was written, read anew from the store.
pub(crate) async fn proof(
    at: AtDesk,
    OfEvent(shown): OfEvent,
) -> Result<Page<ProofPage>, PageError> {
    let verdict = at.app.events.verify(&at.event).await?;
    let body = ProofBody::of(&verdict, None, words());
    Ok(Page(ProofPage::of(&shown, &at, body)))
}

fn filter(params: &Params) -> Filter {
    let word = |name: &str| {
        let value = params.query(name).and_then(decoded).unwrap_or_default();
        value.trim().to_owned()
    };
    Filter {
        section: word("section"),
        round: word("round"),
        board: word("board"),
        player: word("player"),
        author: word("author"),
        kind: word("kind"),
    }
}

/// The address of the journal under this filter, to which a page number can be added.
fn address(at: &AtDesk, filter: &Filter) -> String {
    let words = filter
        .words()
        .into_iter()
        .filter(|(_, value)| !value.is_empty());
    let words = words.map(|(name, value)| format!("{name}={}&", encoded(value)));
    format!(
        "{}?{}",
        paths::desk::Log::of(&at.event),
        words.collect::<String>()
    )
}

/// The records that a filter lets through, in order. A record that is not for the reader
/// concerns nobody and no place.
fn matching<'j>(journal: &'j Journal, filter: &Filter, reader: Reader) -> Vec<&'j Record> {
    let concerned = concerned(journal, filter);
    let hidden = |record: &Record| journal.is_withheld_from(reader, record);
    let passes = |record: &&Record| {
        (filter.author.is_empty() || record.author.as_str() == filter.author)
            && (filter.kind.is_empty() || kind(record) == filter.kind)
            && concerned
                .as_ref()
                .is_none_or(|seqs| seqs.contains(&record.seq) && !hidden(record))
    };
    journal.records().iter().filter(passes).collect()
}

/// The records that concern what is asked for; `None` if everything does.
fn concerned(journal: &Journal, filter: &Filter) -> Option<BTreeSet<Seq>> {
    let of = |subjects: Vec<Subject>| -> BTreeSet<Seq> {
        let records = subjects.iter().flat_map(|subject| journal.history(subject));
        records.map(|record| record.seq).collect()
    };
    let event = journal.event();
    let place =
        (!filter.section.is_empty() || !filter.round.is_empty() || !filter.board.is_empty())
            .then(|| of(places(event, filter)));
    let people = (!filter.player.is_empty()).then(|| {
        let mut found = of(players(event, filter));
        found.extend(named(journal, &filter.player));
        found
    });
    match (place, people) {
        (Some(place), Some(people)) => Some(place.intersection(&people).copied().collect()),
        (place, people) => place.or(people),
    }
}

/// The records that say a name, which also finds players whose entry was taken back.
fn named(journal: &Journal, name: &str) -> Vec<Seq> {
    let name = name.to_lowercase();
    let says = |record: &&Record| {
        let text = told(record, journal);
        text.to_lowercase().contains(&name)
    };
    let records = journal.records().iter().filter(says);
    records.map(|record| record.seq).collect()
}

/// The sections, rounds or boards that are asked for.
fn places(event: &Event, filter: &Filter) -> Vec<Subject> {
    let round = filter.round.parse().ok().map(RoundNumber);
    let board: Option<BoardNumber> = filter.board.parse().ok();
    let subject = |section: SectionId, round: Option<RoundNumber>| match (round, board) {
        (Some(round), Some(board)) => Subject::Board {
            section,
            round,
            board,
        },
        (Some(round), None) => Subject::Round { section, round },
        (None, _) => Subject::Section { section },
    };
    let sections = event.sections.iter();
    let asked = sections
        .filter(|section| filter.section.is_empty() || section.id.as_str() == filter.section);
    asked
        .flat_map(|section| {
            let rounds: Vec<Option<RoundNumber>> = match (round, board) {
                // A board of any round.
                (None, Some(_)) => (1..=section.draft.paired_rounds().0)
                    .map(|round| Some(RoundNumber(round)))
                    .collect(),
                _ => vec![round],
            };
            rounds
                .into_iter()
                .map(|round| subject(section.id.clone(), round))
        })
        .collect()
}

/// The players whose name contains what is asked for.
fn players(event: &Event, filter: &Filter) -> Vec<Subject> {
    let asked = filter.player.to_lowercase();
    let sections = event.sections.iter();
    let everybody = sections.flat_map(|section| {
        let entrants = section.draft.entrants.iter();
        entrants.map(move |entrant| (section, entrant))
    });
    let found =
        everybody.filter(|(_, entrant)| entrant.player.name.to_lowercase().contains(&asked));
    found
        .take(NAMESAKES)
        .map(|(section, entrant)| Subject::Entrant {
            section: section.id.clone(),
            entrant: entrant.id,
        })
        .collect()
}

/// What kind of record it is.
fn kind(record: &Record) -> &'static str {
    if record.change.undoing().is_some() {
        return "undo";
    }
    match right_for_change(&record.change) {
        Right::Entries => "entries",
        Right::Results => "results",
        Right::Incidents => "incidents",
        Right::Confidential => "confidential",
        Right::Pairings | Right::LineUps => "pairings",
        Right::Settings | Right::People | Right::See | Right::Deletion => "settings",
    }
}

/// What is to be put in force again.
#[derive(Deserialize)]
pub(crate) struct RedoForm {
    seq: u64,
    #[serde(default)]
    reason: String,
    #[serde(default)]
    back: String,
}

/// `POST /desk/{event}/redo`: puts a record in force again that was taken back. That takes the right
/// that writing it took.
pub(crate) async fn redo(
    at: AtDesk,
    Fields(restored): Fields<RedoForm>,
) -> Result<RedirectWithMessage, PageError> {
    let seq = Seq(restored.seq);
    let look = |journal: &Journal| {
        let record = journal.record(seq)?;
        Some(told(record, journal))
    };
    let what = at.app.events.with_journal(&at.event, look).await?;
    let what = what.ok_or(PageError::NotFound)?;
    let submission = at
        .member
        .submission(vec![Command::Redo(Redone { seq })])
        .because(Some(restored.reason));
    at.write(submission).await?;
    let own = paths::desk::Overview::of(&at.event).to_string();
    let back = match restored.back.starts_with(&format!("{own}/")) {
        true => restored.back,
        false => own,
    };
    Ok(redirect_with(back, fill("log-redone", &[&what])))
}
