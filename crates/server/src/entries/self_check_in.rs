//! Players check themselves in, on a tablet at the entrance or by a code on their phones. Nobody is checked out
//! this way, and nothing is told of anybody that is not public.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

use adoube_journal::{
    Author, CheckedIn, Command, EventId, Journal, Section, SectionId, SelfCheckInSet, Submission,
};
use adoube_tournament::{Entrant, EntrantId};
use axum::extract::State;
use jiff::Timestamp;
use serde::Deserialize;

use super::views::list::is_awaited;
use super::views::self_check_in::{CheckInPage, SelfCheckInPage};
use crate::address::Address;
use crate::app::App;
use crate::auth::equal;
use crate::consent;
use crate::error::PageError;
use crate::events::EventView;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::guard::ClientAddress;
use crate::params::{DeskSection, Fields, Params};
use crate::paths;
use crate::texts::{fill, t};
use crate::ui::Page;

/// How many players can be checked in from one place within [`WINDOW`]: a tablet is busy, a script is not let.
const AT_MOST: u32 = 30;

const WINDOW: Duration = Duration::from_secs(60);

/// How many places are remembered at once.
const PLACES: usize = 10_000;

/// Who checked in how often of late. Nothing is lost with it.
static LATELY: LazyLock<Mutex<HashMap<String, (Instant, u32)>>> = LazyLock::new(Mutex::default);

/// The code in the link, which nobody else can make.
pub(super) fn code_of(app: &App, event: &EventId, section: &SectionId) -> String {
    app.people.code(&format!("check-in/{event}/{section}"))
}

/// The section of a link, while its desk lets players check themselves in.
struct OpenCheckIn {
    shown: Arc<EventView>,
    event: EventId,
    section: SectionId,
    here: String,
}

impl OpenCheckIn {
    async fn with_link(app: &App, params: &Params) -> Result<OpenCheckIn, PageError> {
        let event: EventId = params.name("event")?;
        let id: SectionId = params.name("section")?;
        let code: String = params.name("code")?;
        let shown = app.events.read(&event).await?;
        if !equal(&code, &code_of(app, &event, &id)) {
            return Err(PageError::NotFound);
        }
        let section = shown.event.section(&id).ok_or(PageError::NotFound)?;
        if !section.self_check_in || section.finished {
            return Err(PageError::Refused(t("check-in-closed").to_owned()));
        }
        Ok(OpenCheckIn {
            here: paths::public::SelfCheckIn::of(&event, &id, &code).to_string(),
            shown,
            event,
            section: id,
        })
    }

    fn section(&self) -> Result<&Section, PageError> {
        self.shown
            .event
            .section(&self.section)
            .ok_or(PageError::NotFound)
    }

    fn player(&self, id: EntrantId) -> Result<&Entrant, PageError> {
        self.section()?.entrant(id).ok_or(PageError::NotFound)
    }
}

/// `GET /e/{event}/{section}/check-in/{code}`: the names; with `?player=` the question whether it is this one.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    params: Params,
) -> Result<Page<CheckInPage>, PageError> {
    let open = OpenCheckIn::with_link(&app, &params).await?;
    let chosen = params.query_number("player")?.map(EntrantId);
    let chosen = chosen.map(|id| open.player(id)).transpose()?;
    let section = open.section()?;
    let page = CheckInPage::of(&open.shown.event.details.name, section, &open.here, chosen);
    Ok(Page(page))
}

/// Who says to be there.
#[derive(Deserialize)]
pub(super) struct CheckInForm {
    player: u32,
}

/// `POST /e/{event}/{section}/check-in/{code}`: a player is there.
pub(super) async fn check_in(
    State(app): State<Arc<App>>,
    from: ClientAddress,
    params: Params,
    Fields(here): Fields<CheckInForm>,
) -> Result<RedirectWithMessage, PageError> {
    let open = OpenCheckIn::with_link(&app, &params).await?;
    let player = open.player(EntrantId(here.player))?;
    let name = player.player.name.clone();
    if !is_awaited(open.section()?, player) {
        return Ok(redirect_with(open.here, fill("check-in-already", &[&name])));
    }
    if !may_go_on(&from.place(), Instant::now()) {
        return Err(PageError::Refused(t("check-in-too-many").to_owned()));
    }
    let command = Command::CheckIn(CheckedIn {
        section: open.section.clone(),
        entrants: vec![player.id],
    });
    let author = author(&name).ok_or(PageError::NotFound)?;
    let submission = Submission::new(author, Timestamp::now(), vec![command]);
    let asked = submission.clone();
    let permit = |journal: &Journal| consent::check(journal, &asked, false).map(drop);
    app.events.submit(&open.event, submission, permit).await?;
    Ok(redirect_with(open.here, fill("check-in-done", &[&name])))
}

/// The author of what a player says, as far as the name fits.
fn author(name: &str) -> Option<Author> {
    let letters = name.chars().filter(|letter| !letter.is_control());
    let name: String = letters.take(60).collect();
    format!("{name} (player)").parse().ok()
}

/// Whether a place has not checked in too many of late; it is counted.
fn may_go_on(place: &str, now: Instant) -> bool {
    let mut lately = LATELY.lock().unwrap_or_else(PoisonError::into_inner);
    lately.retain(|_, (since, _)| now.duration_since(*since) < WINDOW);
    if lately.len() >= PLACES {
        return false;
    }
    let (_, number) = lately.entry(place.to_owned()).or_insert((now, 0));
    *number += 1;
    *number <= AT_MOST
}

/// `GET …/entries/self-check-in`: whether it is open, and the link with its code.
pub(super) async fn desk(
    of: DeskSection,
    address: Address,
) -> Result<Page<SelfCheckInPage>, PageError> {
    let (event, section) = (&of.at.event, of.section());
    let code = code_of(&of.at.app, event, &section.id);
    let path = paths::public::SelfCheckIn::of(event, &section.id, &code);
    let url = format!("{}{path}", address.site);
    Ok(Page(SelfCheckInPage::of(&of, url, address.only_here)))
}

/// Open or not.
#[derive(Deserialize)]
pub(super) struct OpenForm {
    open: String,
}

/// `POST …/entries/self-check-in`
pub(super) async fn set(
    of: DeskSection,
    Fields(form): Fields<OpenForm>,
) -> Result<RedirectWithMessage, PageError> {
    let open = form.open == "yes";
    let section = of.section().id.clone();
    let command = Command::SetSelfCheckIn(SelfCheckInSet { section, open });
    let here = paths::desk::SelfCheckIn::of(&of.at.event, &of.section().id).to_string();
    of.at.write(of.at.member.submission(vec![command])).await?;
    let said = if open {
        "check-in-opened"
    } else {
        "check-in-is-closed"
    };
    Ok(redirect_with(here, t(said)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_waits_after_too_many() {
        let now = Instant::now();
        let place = "a test of its own";
        assert!((0..AT_MOST).all(|_| may_go_on(place, now)));
        assert!(!may_go_on(place, now));
        assert!(may_go_on("another place", now));
        assert!(may_go_on(place, now + WINDOW));
    }
}
