//! The journal of an event.

use adoube_bodies::proof::ProofBody;
use askama::Template;

use crate::events::EventView;
use crate::guard::AtDesk;
use crate::texts::{count, t};
use crate::ui::desk::DeskHead;
use crate::ui::record_line::RecordLine;

/// The kinds of records.
const KINDS: [&str; 7] = [
    "entries",
    "results",
    "incidents",
    "confidential",
    "pairings",
    "settings",
    "undo",
];

/// Which records are looked for. What is empty does not matter.
pub(crate) struct Filter {
    /// The short name of a section.
    pub section: String,
    pub round: String,
    pub board: String,
    /// A part of a player's name.
    pub player: String,
    /// Who wrote it.
    pub author: String,
    /// The kind of record.
    pub kind: String,
}

impl Filter {
    /// The filter as words of a query.
    pub(crate) fn words(&self) -> [(&'static str, &str); 6] {
        [
            ("section", &self.section),
            ("round", &self.round),
            ("board", &self.board),
            ("player", &self.player),
            ("author", &self.author),
            ("kind", &self.kind),
        ]
    }

    fn is_empty(&self) -> bool {
        self.words().iter().all(|(_, value)| value.is_empty())
    }
}

/// A sheet of the records that were found.
pub(crate) struct Sheet {
    /// The records, the latest first.
    pub records: Vec<RecordLine>,
    /// How many were found in all.
    pub found: usize,
    /// The number of this sheet.
    pub page: usize,
    /// How many sheets there are.
    pub pages: usize,
    /// Everybody who wrote something.
    pub authors: Vec<String>,
}

/// The records of an event.
#[derive(Template)]
#[template(path = "journal/log.html")]
pub(crate) struct LogPage {
    head: DeskHead,
    filter: Filter,
    sheet: Sheet,
    found: String,
    kinds: Vec<(&'static str, String)>,
    sections: Vec<(String, String)>,
    here: String,
    newer: Option<String>,
    older: Option<String>,
}

impl LogPage {
    /// A sheet of an event's journal; `address` leads to it and takes the number of another one.
    pub(crate) fn of(
        shown: &EventView,
        at: &AtDesk,
        filter: Filter,
        sheet: Sheet,
        address: &str,
    ) -> LogPage {
        let to = |number: usize| format!("{address}page={number}");
        let sections = shown.event.sections.iter();
        LogPage {
            head: DeskHead::of_event(shown, at, "log"),
            found: count("log-found", sheet.found),
            kinds: KINDS
                .map(|kind| (kind, t(&format!("log-kind-{kind}")).to_owned()))
                .to_vec(),
            sections: sections
                .map(|section| (section.id.to_string(), section.settings.name.clone()))
                .collect(),
            here: to(sheet.page),
            newer: (sheet.page > 1).then(|| to(sheet.page - 1)),
            older: (sheet.page < sheet.pages).then(|| to(sheet.page + 1)),
            filter,
            sheet,
        }
    }
}

/// Whether the journal is what was written.
#[derive(Template)]
#[template(path = "journal/proof.html")]
pub(crate) struct ProofPage {
    head: DeskHead,
    proof: ProofBody,
    export: String,
}

impl ProofPage {
    /// What was found of an event's journal.
    pub(crate) fn of(shown: &EventView, at: &AtDesk, proof: ProofBody) -> ProofPage {
        ProofPage {
            head: DeskHead::of_event(shown, at, "log"),
            export: crate::paths::api::JournalExport::of(&at.event).to_string(),
            proof,
        }
    }
}
