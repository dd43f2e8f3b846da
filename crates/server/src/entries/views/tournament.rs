//! A whole tournament from a report file, before it is a section.

use adoube_bodies::import::ImportBody;
use askama::Template;

use crate::events::EventView;
use crate::guard::AtDesk;
use crate::paths;
use crate::texts::{fill, t};
use crate::ui::desk::DeskHead;

/// A form to send a report file.
#[derive(Template)]
#[template(path = "entries/send_report.html")]
pub(crate) struct SendReportPage {
    head: DeskHead,
    url: String,
    wrong: Option<String>,
}

impl SendReportPage {
    /// The form; with what is wrong with the file that was sent.
    pub(crate) fn of(shown: &EventView, at: &AtDesk, wrong: Option<String>) -> SendReportPage {
        SendReportPage {
            head: DeskHead::of_event(shown, at, "new-section"),
            url: paths::desk::ImportReport::of(&at.event).to_string(),
            wrong,
        }
    }
}

/// What a file becomes.
#[derive(Template)]
#[template(path = "entries/tournament.html")]
pub(crate) struct TournamentPage {
    head: DeskHead,
    send_url: String,
    url: String,
    name: String,
    summary: String,
    adjustments: Vec<(String, String)>,
    findings: Vec<String>,
}

impl TournamentPage {
    /// What is shown of a file under its key.
    pub(crate) fn of(
        shown: &EventView,
        at: &AtDesk,
        key: &str,
        import: &ImportBody,
    ) -> TournamentPage {
        let adjustments = import.adjustments.iter().map(|one| {
            let line = match one.line {
                0 => t("tournament-whole-file").to_owned(),
                line => line.to_string(),
            };
            (line, one.text.clone())
        });
        let system = import.pairing_system.as_deref();
        TournamentPage {
            head: DeskHead::of_event(shown, at, "new-section"),
            send_url: paths::desk::ImportReport::of(&at.event).to_string(),
            url: paths::desk::ImportReportPreview::of(&at.event, &key.to_owned()).to_string(),
            name: import.name.clone(),
            summary: fill(
                "tournament-summary",
                &[
                    &import.version,
                    &system.unwrap_or(import.format),
                    &import.players,
                    &import.rounds,
                    &import.planned_rounds,
                ],
            ),
            adjustments: adjustments.collect(),
            findings: import
                .findings
                .iter()
                .map(|one| one.cited.clone())
                .collect(),
        }
    }
}
