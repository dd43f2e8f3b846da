//! What is announced of a section: a new one, and later changes.

pub(crate) mod announcement;
pub(crate) mod announcing;
mod us;
pub(crate) mod views;

use adoube_conduct::announcement::{Plan, Preset, Proposal, propose};
use adoube_journal::{
    Command, Event, LeaveFideMode, SectionAdded, SectionEdited, SectionId, SectionSettings,
    SectorsSet, Seq,
};
use adoube_rulebook::Authority;
use axum_extra::routing::TypedPath;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::auth::Right;
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::form::FormFields;
use crate::guard::AtDesk;
use crate::params::{DeskSection, Fields, OfEvent, Params, decoded};
use crate::paths;
use crate::routes::{Routes, with};
use crate::settings::views::remarks::{CheckPage, Remarks};
use crate::settings::views::{NewSectionPage, SettingsPage};
use crate::texts::{fill, t, tell};
use crate::ui::Page;

/// The addresses of what is announced.
pub(crate) fn routes(routes: Routes) -> Routes {
    routes
        .get(
            paths::desk::Announcement::PATH,
            with(Right::Settings),
            announcement::show,
        )
        .post(
            paths::desk::Announcement::PATH,
            with(Right::Settings),
            announcement::edit,
        )
        .get(paths::desk::NewSection::PATH, with(Right::Settings), plan)
        .post(paths::desk::NewSection::PATH, with(Right::Settings), add)
        .post(
            paths::desk::CheckSettings::PATH,
            with(Right::Settings),
            check,
        )
        .get(paths::desk::Settings::PATH, with(Right::See), show)
        .post(paths::desk::Settings::PATH, with(Right::Settings), edit)
        .post(
            paths::desk::LeaveFideMode::PATH,
            with(Right::Settings),
            leave_fide_mode,
        )
        .get(paths::desk::UsSection::PATH, with(Right::See), us::show)
        .post(
            paths::desk::UsSection::PATH,
            with(Right::Settings),
            us::edit,
        )
        .post(paths::desk::UsApart::PATH, with(Right::Pairings), us::apart)
        .post(
            paths::desk::UsHousePlayer::PATH,
            with(Right::Pairings),
            us::house_player,
        )
        .post(
            paths::desk::UsCrossSection::PATH,
            with(Right::Pairings),
            us::across,
        )
}

/// More rounds are not proposed.
const MOST_ROUNDS: u16 = 200;

/// `GET /desk/{event}/new-section`, with what is known of it: `name`, `format`, `players`, `rounds`,
/// `pace`, `rated`, `title_event`, `by` (the rules: `fide`, `us-chess` or `own`); a `preset` stands for all
/// of them but the name.
pub(crate) async fn plan(
    at: AtDesk,
    OfEvent(shown): OfEvent,
    params: Params,
) -> Page<NewSectionPage> {
    let word = |name: &str| {
        let value = params.query(name).and_then(decoded).unwrap_or_default();
        value.trim().to_owned()
    };
    let details = &shown.event.details;
    let own_rules = word("by") == "own" && word("preset").is_empty();
    // What cannot be read is told above the form, which is filled in again.
    let (plan, wrong) = match asked(&word) {
        Ok(plan) => (plan, None),
        Err(wrong) => (Plan::default(), Some(wrong)),
    };
    let plan = Plan {
        name: word("name"),
        federation: details.federation,
        date: details.starts,
        board_order: Some(t("proposed-board-order").to_owned()),
        ..plan
    };
    let is_asked = !plan.name.is_empty() && wrong.is_none();
    let proposal = is_asked.then(|| match own_rules {
        true => by_own_rules(propose(&plan)),
        false => propose(&plan),
    });
    Page(NewSectionPage::of(
        &shown, &at, &plan, own_rules, proposal, wrong,
    ))
}

/// What the address asks for, or what in it cannot be read.
fn asked(word: &dyn Fn(&str) -> String) -> Result<Plan, String> {
    let preset = word("preset");
    let plan = match preset.as_str() {
        "" => {
            let ticked = |name: &str| (word(name) == "yes").then_some(true);
            let rounds: Option<u16> = number(&word("rounds"))?;
            Plan {
                format: chosen(&word("format"))?.unwrap_or_default(),
                rounds: rounds.map(|rounds| rounds.min(MOST_ROUNDS)),
                authority: match word("by").as_str() {
                    "own" => Some(Authority::Fide),
                    by => chosen(by)?,
                },
                pace: chosen(&word("pace"))?.unwrap_or_default(),
                rated: ticked("rated"),
                title_event: ticked("title_event"),
                ..Plan::default()
            }
        }
        name => (name.parse::<Preset>())
            .map_err(|unknown| tell(&unknown))?
            .plan(),
    };
    Ok(Plan {
        players: number(&word("players"))?.or(plan.players),
        ..plan
    })
}

/// A club's own regulations: no edition is named, and nothing is rated unless it is said.
fn by_own_rules(mut proposal: Proposal) -> Proposal {
    proposal.settings.rules = None;
    let is_of_rules = |subject: &str| matches!(subject, "rules" | "rated");
    proposal
        .reasons
        .retain(|reason| !is_of_rules(reason.subject.name()));
    proposal
}

fn number<T: std::str::FromStr>(text: &str) -> Result<Option<T>, String> {
    match text {
        "" => Ok(None),
        text => text.parse().map(Some).map_err(|_| unreadable(text)),
    }
}

fn chosen<T: DeserializeOwned>(text: &str) -> Result<Option<T>, String> {
    match text {
        "" => Ok(None),
        text => serde_json::from_value(Value::from(text)).map_err(|_| unreadable(text)),
    }
}

fn unreadable(text: &str) -> String {
    fill("new-section-unreadable", &[&text])
}

/// `POST /desk/{event}/new-section`
pub(crate) async fn add(
    at: AtDesk,
    OfEvent(shown): OfEvent,
    Fields(typed): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let settings = typed.settings(&SectionSettings::swiss("", 0))?;
    let section = free_id(&shown.event, &settings.name);
    let said = fill("new-section-added", &[&settings.name]);
    let entries = paths::desk::Entries::of(&at.event, &section).to_string();
    let sectors = typed.sectors()?.filter(|sectors| !sectors.is_empty());
    let mut commands = vec![Command::AddSection(SectionAdded {
        section: section.clone(),
        settings,
    })];
    commands.extend(sectors.map(|sectors| Command::SetSectors(SectorsSet { section, sectors })));
    at.write(at.member.submission(commands)).await?;
    Ok(redirect_with(entries, said))
}

/// A short name that no section has yet.
fn free_id(event: &Event, name: &str) -> SectionId {
    let wanted = SectionId::from_title(name);
    let numbered = (2..=u16::MAX).filter_map(|number| format!("{wanted}-{number}").parse().ok());
    let mut ids = std::iter::once(wanted.clone()).chain(numbered);
    let free = ids.find(|id| event.section(id).is_none());
    free.unwrap_or(wanted)
}

/// `GET /desk/{event}/{section}/settings`
pub(crate) async fn show(at: AtDesk, section: DeskSection) -> Page<SettingsPage> {
    Page(SettingsPage::of(&section.shown, &at, section.section()))
}

/// `POST /desk/{event}/{section}/settings`: a change needs a reason once round 1 is paired.
pub(crate) async fn edit(
    at: AtDesk,
    section: DeskSection,
    Fields(typed): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let before = section.section();
    let settings = typed.settings(&before.settings)?;
    let sectors = typed
        .sectors()?
        .filter(|sectors| *sectors != before.sectors);
    let section = before.id.clone();
    let mut commands = Vec::new();
    if settings != before.settings {
        commands.push(Command::EditSection(SectionEdited {
            section: section.clone(),
            settings,
        }));
    }
    let here = paths::desk::Settings::of(&at.event, &section).to_string();
    commands.extend(sectors.map(|sectors| Command::SetSectors(SectorsSet { section, sectors })));
    if commands.is_empty() {
        return Ok(redirect_with(here, t("settings-unchanged")));
    }
    let submission = at
        .member
        .submission(commands)
        .seen(typed.number("seen")?.map(Seq))
        .because(Some(typed.line("reason").to_owned()));
    at.write(submission).await?;
    Ok(redirect_with(here, t("settings-saved")))
}

/// `POST /desk/{event}/{section}/leave-fide-mode`: for good, after two questions.
pub(crate) async fn leave_fide_mode(
    at: AtDesk,
    section: DeskSection,
) -> Result<RedirectWithMessage, PageError> {
    let section = section.section().id.clone();
    let here = paths::desk::Settings::of(&at.event, &section).to_string();
    let leave = Command::LeaveFideMode(LeaveFideMode { section });
    at.write(at.member.submission(vec![leave])).await?;
    Ok(redirect_with(here, t("fide-mode-left-said")))
}

/// `POST /desk/{event}/check`: what the regulations say to a form as it is being filled in. Nothing
/// is written.
pub(crate) async fn check(
    at: AtDesk,
    OfEvent(shown): OfEvent,
    Fields(typed): Fields<FormFields>,
) -> Result<Page<CheckPage>, PageError> {
    let of: Option<SectionId> = typed.line("of").parse().ok();
    let section = of.and_then(|id| shown.event.section(&id));
    let blank = SectionSettings::swiss("", 0);
    let before = section.map_or(&blank, |section| &section.settings);
    let remarks = match typed.settings(before) {
        Ok(settings) => Remarks::of(&shown.event.details, &settings, &at.event, ""),
        Err(PageError::BadRequest(why)) => Remarks::unreadable(why),
        Err(other) => return Err(other),
    };
    Ok(Page(CheckPage { remarks }))
}
