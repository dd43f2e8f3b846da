//! What is missing or wrong in an announcement.

use adoube_conduct::announcement::{Article, EditionName, Remark, Severity, lint};
use adoube_journal::{EventDetails, EventId, SectionSettings};
use askama::Template;

use crate::paths;
use crate::texts::{t, tell};
use adoube_conduct::announcement::stored;

/// What is announced on the event's page and not with a section.
const OF_EVENT: [&str; 5] = ["starts", "ends", "place", "organiser", "chief_arbiter"];

/// The remarks on a section, by gravity.
pub(crate) struct Remarks {
    pub(super) groups: Vec<RemarkGroup>,
    /// Why there can be none.
    pub(super) wrong: Option<String>,
}

/// Remarks of the same gravity.
pub(super) struct RemarkGroup {
    pub(super) name: &'static str,
    pub(super) class: &'static str,
    pub(super) lines: Vec<RemarkLine>,
}

/// What the check of an announcement says of one thing.
pub(super) struct RemarkLine {
    pub(super) text: String,
    pub(super) source: String,
    pub(super) url: String,
}

impl Remarks {
    /// The remarks on a section as it is announced. `here` is the page
    /// with the section's form; nothing for the page itself.
    pub(crate) fn of(
        details: &EventDetails,
        settings: &SectionSettings,
        event: &EventId,
        here: &str,
    ) -> Remarks {
        let remarks = lint(details, settings, &stored::read(&settings.announced));
        let group = |severity: Severity, name: &'static str| {
            let own = remarks.iter().filter(|remark| remark.severity == severity);
            RemarkGroup {
                name,
                class: severity.name(),
                lines: own.map(|remark| line(remark, event, here)).collect(),
            }
        };
        let groups = [
            group(Severity::Must, t("remarks-must")),
            group(Severity::Should, t("remarks-should")),
            group(Severity::Note, t("remarks-note")),
        ];
        Remarks {
            groups: groups
                .into_iter()
                .filter(|group| !group.lines.is_empty())
                .collect(),
            wrong: None,
        }
    }

    /// What was typed cannot be read, so there is nothing to remark on.
    pub(crate) fn unreadable(why: String) -> Remarks {
        Remarks {
            groups: Vec::new(),
            wrong: Some(why),
        }
    }
}

fn line(remark: &Remark, event: &EventId, here: &str) -> RemarkLine {
    let subject = remark.subject.name();
    let page = match OF_EVENT.contains(&subject) {
        true => paths::desk::Announcement::of(event).to_string(),
        false => here.to_owned(),
    };
    RemarkLine {
        text: tell(&remark.says),
        source: source(&remark.article, &remark.edition),
        url: format!("{page}#about-{subject}"),
    }
}

/// Where something stands.
pub(super) fn source(article: &Article, edition: &EditionName) -> String {
    format!("{} · {}", tell(article), tell(edition))
}

/// The remarks alone, for a form that is being filled in.
#[derive(Template)]
#[template(path = "settings/check.html")]
pub(crate) struct CheckPage {
    pub remarks: Remarks,
}
