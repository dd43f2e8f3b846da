//! Who signed in, and who changed what anybody may do: for those who look after the people.

use askama::Template;

use crate::auth::AuditLine;
use crate::error::PageError;
use crate::guard::AtDesk;
use crate::params::OfEvent;
use crate::texts::t;
use crate::ui::Page;
use crate::ui::dates;
use crate::ui::desk::DeskHead;

/// How many lines are shown.
const SHOWN: u32 = 500;

/// The page that shows what was done with accounts and rights.
#[derive(Template)]
#[template(path = "people/audit.html")]
pub(super) struct AuditPage {
    head: DeskHead,
    lines: Vec<Line>,
}

struct Line {
    at: String,
    login: String,
    deed: &'static str,
    about: String,
    place: String,
}

impl Line {
    fn of(line: AuditLine) -> Line {
        Line {
            at: dates::written(line.at),
            login: match line.login.is_empty() {
                true => t("people-at-the-computer").to_owned(),
                false => line.login,
            },
            deed: t(line.deed.message()),
            about: line.about,
            place: line.place,
        }
    }
}

/// `GET /desk/{event}/people/audit`
pub(super) async fn show(
    at: AtDesk,
    OfEvent(shown): OfEvent,
) -> Result<Page<AuditPage>, PageError> {
    let lines = at.app.people.audit(Some(&at.event), SHOWN).await?;
    Ok(Page(AuditPage {
        head: DeskHead::of_event(&shown, &at, "people"),
        lines: lines.into_iter().map(Line::of).collect(),
    }))
}
