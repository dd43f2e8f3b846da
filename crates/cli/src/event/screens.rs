//! The screens of the hall, and what the arbiter tells everybody on them.

use adoube_bodies::screens::ScreensBody;
use adoube_journal::{
    Command, HallScreen, Journal, MessageShown, ScreenKind, ScreenLook, ScreensSet, SectionId,
};
use clap::Args;

use super::desk::Desk;
use super::records::coded;
use crate::failure::Failure;
use crate::output;
use crate::texts::{fail, say, t, tell};

#[derive(Args)]
pub(crate) struct ScreensArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// Which screen is set up or changed, by the code in its address; without one all are shown
    code: Option<String>,
    /// What it is called
    #[arg(long, value_name = "TEXT", requires = "code")]
    name: Option<String>,
    /// What it shows in turn: pairings, names, results, standings, next_round, message
    #[arg(long, value_name = "KIND", value_delimiter = ',', value_parser = coded::<ScreenKind>, requires = "code")]
    show: Vec<ScreenKind>,
    /// Of which sections, in this order; of all of them if not given
    #[arg(long, value_name = "SECTION", value_delimiter = ',', requires = "code")]
    of: Vec<String>,
    /// How many seconds a page stays; as long as it takes to read it if not given
    #[arg(long, value_name = "SECONDS", requires = "code")]
    seconds: Option<u16>,
    /// as_set (as its computer is), light or dark
    #[arg(long, value_name = "LOOK", value_parser = coded::<ScreenLook>, requires = "code")]
    look: Option<ScreenLook>,
    /// Take it away
    #[arg(long, requires = "code", conflicts_with_all = ["name", "show", "of", "seconds", "look"])]
    remove: bool,
}

pub(super) async fn screens(desk: Desk, args: ScreensArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let Some(code) = &args.code else {
        list(&desk, &journal);
        return Ok(());
    };
    let code: SectionId = code.parse().map_err(|error| Failure::of(&error))?;
    let mut screens = journal.event().screens.clone();
    let place = screens.iter().position(|screen| screen.code == code);
    match (place, args.remove) {
        (Some(place), true) => drop(screens.remove(place)),
        (None, true) => return Err(fail!("screens-no-such", code = code)),
        (place, false) => {
            let before = place.map(|place| screens.remove(place));
            let screen = changed(&desk, &journal, code, before, args)?;
            screens.insert(place.unwrap_or(screens.len()), screen);
        }
    }
    let command = Command::SetScreens(ScreensSet { screens });
    desk.submit(&mut journal, vec![command]).await
}

/// What was said in place of what was; what was not said stays.
fn changed(
    desk: &Desk,
    journal: &Journal,
    code: SectionId,
    before: Option<HallScreen>,
    args: ScreensArgs,
) -> Result<HallScreen, Failure> {
    let sections = args.of.iter().map(|name| {
        let section = desk.section_named(journal, name)?;
        Ok(section.id.clone())
    });
    let sections: Vec<SectionId> = sections.collect::<Result<_, Failure>>()?;
    let before = before.unwrap_or_else(|| HallScreen {
        name: code.to_string(),
        shows: vec![ScreenKind::Pairings, ScreenKind::Standings],
        sections: Vec::new(),
        seconds: None,
        look: ScreenLook::default(),
        code,
    });
    Ok(HallScreen {
        name: args.name.unwrap_or(before.name),
        shows: match args.show.is_empty() {
            true => before.shows,
            false => args.show,
        },
        sections: match sections.is_empty() {
            true => before.sections,
            false => sections,
        },
        seconds: args.seconds.or(before.seconds),
        look: args.look.unwrap_or(before.look),
        code: before.code,
    })
}

fn list(desk: &Desk, journal: &Journal) {
    let event = journal.event();
    let message = event.message.as_ref().map(|message| message.text.as_str());
    let body = ScreensBody::of(journal.id(), &event.screens, message);
    if desk.json {
        output::print_json(&body);
        return;
    }
    if body.screens.is_empty() {
        output::print_line(t("screens-none"));
    }
    for screen in &body.screens {
        let shows: Vec<String> = screen.shows.iter().map(tell).collect();
        let sections: Vec<String> = screen.sections.iter().map(ToString::to_string).collect();
        let sections = match sections.is_empty() {
            true => t("screens-all-sections").to_owned(),
            false => sections.join(", "),
        };
        let line = format!(
            "{}  {}: {} ({sections})",
            screen.path,
            screen.name,
            shows.join(", ")
        );
        output::print_line(&line);
    }
    if let Some(text) = message {
        output::print_line(&say!("message-shown", text = text));
    }
}

#[derive(Args)]
pub(crate) struct MessageArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// What everybody is told; without it the message is taken off the screens
    text: Option<String>,
}

pub(super) async fn message(desk: Desk, args: MessageArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let command = Command::ShowMessage(MessageShown { text: args.text });
    desk.submit(&mut journal, vec![command]).await
}
