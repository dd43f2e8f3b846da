//! The screens of the hall at the desk: what each shows, and a message to everybody.

mod views;

use adoube_journal::{Command, HallScreen, MessageShown, ScreenKind, ScreenLook, ScreensSet};
use adoube_journal::{SectionId, Seq};
use axum_extra::routing::TypedPath;

use crate::address::Address;
use crate::auth::Right;
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::form::FormFields;
use crate::guard::AtDesk;
use crate::params::{Fields, OfEvent};
use crate::paths;
use crate::routes::{Routes, with};
use crate::texts::{fill, t};
use crate::ui::Page;
use crate::ui::choice::chosen;
use views::ScreensPage;

/// The addresses of the screens.
pub(crate) fn routes(routes: Routes) -> Routes {
    let path = paths::desk::Screens::PATH;
    routes
        .get(path, with(Right::Pairings), show)
        .post(path, with(Right::Pairings), change)
}

/// `GET /desk/{event}/screens`
async fn show(at: AtDesk, OfEvent(shown): OfEvent, address: Address) -> Page<ScreensPage> {
    Page(ScreensPage::of(&shown, &at, &address))
}

/// `POST /desk/{event}/screens`: a message, or a screen that is set up, changed or taken away.
async fn change(
    at: AtDesk,
    OfEvent(shown): OfEvent,
    Fields(form): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let screens = &shown.event.screens;
    let (command, said) = match form.line("do") {
        "message" => {
            let text = Some(form.line("text").replace("\r\n", "\n"));
            (
                Command::ShowMessage(MessageShown { text }),
                "screens-message-shown",
            )
        }
        "quiet" => {
            let none = MessageShown { text: None };
            (Command::ShowMessage(none), "screens-message-gone")
        }
        "remove" => {
            let mut screens = screens.clone();
            screens.retain(|screen| screen.code.as_str() != form.line("was"));
            (
                Command::SetScreens(ScreensSet { screens }),
                "screens-removed",
            )
        }
        _ => {
            let screens = changed(screens.clone(), &form)?;
            (Command::SetScreens(ScreensSet { screens }), "screens-saved")
        }
    };
    let submission = at.member.submission(vec![command]);
    at.write(submission.seen(form.number("seen")?.map(Seq)))
        .await?;
    let here = paths::desk::Screens::of(&at.event).to_string();
    Ok(redirect_with(here, t(said)))
}

fn unfit(what: &str) -> PageError {
    PageError::BadRequest(fill("screens-unfit", &[&what]))
}

/// The screens with the one of the form in the place of what it was.
fn changed(mut screens: Vec<HallScreen>, form: &FormFields) -> Result<Vec<HallScreen>, PageError> {
    let was = form.line("was");
    let place = screens
        .iter()
        .position(|screen| screen.code.as_str() == was);
    let code: SectionId = match form.line("code") {
        "" => free_code(&screens).ok_or_else(|| unfit(""))?,
        text => text.parse().map_err(|_| unfit(text))?,
    };
    let shows = form.every("show");
    let shows = shows.map(|text| chosen::<ScreenKind>(text).ok_or_else(|| unfit(text)));
    let sections = form.every("of").filter(|text| !text.is_empty());
    let sections = sections.map(|text| text.parse().map_err(|_| unfit(text)));
    let name = form.line("name");
    let screen = HallScreen {
        name: match name.is_empty() {
            true => code.to_string(),
            false => name.to_owned(),
        },
        code,
        shows: shows.collect::<Result<_, _>>()?,
        sections: sections.collect::<Result<_, _>>()?,
        seconds: match form.line("seconds") {
            "" => None,
            text => Some(text.parse().map_err(|_| unfit(text))?),
        },
        look: chosen::<ScreenLook>(form.line("look")).unwrap_or_default(),
    };
    match place {
        Some(place) => screens[place] = screen,
        None => screens.push(screen),
    }
    Ok(screens)
}

/// The first number that no screen has.
fn free_code(screens: &[HallScreen]) -> Option<SectionId> {
    let is_free = |code: &SectionId| screens.iter().all(|screen| screen.code != *code);
    let numbers = (1..=screens.len() + 1).map(|number| number.to_string().parse().ok());
    numbers.flatten().find(is_free)
}
