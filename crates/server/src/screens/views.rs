//! The screens of the hall at the desk.

use adoube_journal::{HallScreen, ScreenKind, ScreenLook};
use askama::Template;

use crate::address::Address;
use crate::events::EventView;
use crate::guard::AtDesk;
use crate::paths;
use crate::ui::choice::{Choice, choices};
use crate::ui::desk::DeskHead;

/// The message, the screens, and a form for each.
#[derive(Template)]
#[template(path = "screens/screens.html")]
pub(crate) struct ScreensPage {
    head: DeskHead,
    here: String,
    /// What is on the screens now.
    message: String,
    /// The addresses lead nowhere from another computer.
    only_here: bool,
    screens: Vec<Form>,
    new: Form,
}

/// A screen as it can be changed.
struct Form {
    code: String,
    name: String,
    shows: Vec<Choice>,
    sections: Vec<Choice>,
    seconds: String,
    looks: Vec<Choice>,
    /// Where it is on this server.
    path: String,
    /// The whole address.
    address: String,
}

impl ScreensPage {
    /// The page as it stands.
    pub(crate) fn of(shown: &EventView, at: &AtDesk, address: &Address) -> ScreensPage {
        let event = &shown.event;
        let form = |screen: Option<&HallScreen>| Form::of(shown, at, address, screen);
        ScreensPage {
            head: DeskHead::of_event(shown, at, "screens"),
            here: paths::desk::Screens::of(&at.event).to_string(),
            message: event
                .message
                .as_ref()
                .map_or_else(String::new, |message| message.text.clone()),
            only_here: address.only_here,
            screens: event
                .screens
                .iter()
                .map(|screen| form(Some(screen)))
                .collect(),
            new: form(None),
        }
    }
}

impl Form {
    fn of(shown: &EventView, at: &AtDesk, address: &Address, screen: Option<&HallScreen>) -> Form {
        let mut shows = choices(&ScreenKind::ALL, None);
        for (choice, kind) in shows.iter_mut().zip(ScreenKind::ALL) {
            choice.chosen = screen.is_some_and(|screen| screen.shows.contains(&kind));
        }
        let sections = shown.event.sections.iter().map(|section| Choice {
            value: section.id.to_string(),
            name: section.settings.name.clone(),
            chosen: screen.is_some_and(|screen| screen.sections.contains(&section.id)),
        });
        let look = screen.map_or_else(ScreenLook::default, |screen| screen.look);
        let path =
            screen.map(|screen| paths::public::HallScreen::of(&at.event, &screen.code).to_string());
        let path = path.unwrap_or_default();
        Form {
            code: screen.map_or_else(String::new, |screen| screen.code.to_string()),
            name: screen.map_or_else(String::new, |screen| screen.name.clone()),
            shows,
            sections: sections.collect(),
            seconds: screen
                .and_then(|screen| screen.seconds)
                .map_or_else(String::new, |seconds| seconds.to_string()),
            looks: choices(&ScreenLook::ALL, Some(look)),
            address: format!("{}{path}", address.site),
            path,
        }
    }
}
