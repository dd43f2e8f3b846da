//! A section by the rules of US Chess: its settings one by one, who would rather not meet, house players.

use adoube_conduct::us::{
    CannotSeat, NamedSetting, US_SETTINGS, meet_across_sections, permanent_house_player,
    seat_house_player, without_opponent,
};
use adoube_journal::{Command, NonPairing, NonPairingsSet, Section, SectionEdited, Seq};
use adoube_tournament::{EntrantId, Player, RoundNumber};

use super::views::us::UsPage;
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::form::FormFields;
use crate::params::{DeskSection, Fields};
use crate::paths;
use crate::texts::{fill, t, tell, tell_with};
use crate::ui::Page;
use crate::ui::findings::with_findings;
use crate::ui::place::Place;
use adoube_bodies::names::SectionNames;

/// `GET /desk/{event}/{section}/us`
pub(super) async fn show(of: DeskSection) -> Result<Page<UsPage>, PageError> {
    of.check_us_chess()?;
    Ok(Page(UsPage::of(Place::of(&of))))
}

/// `POST /desk/{event}/{section}/us`: the settings; a change needs a reason once round 1 is paired.
pub(super) async fn edit(
    of: DeskSection,
    Fields(typed): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    of.check_us_chess()?;
    let before = of.section();
    let mut section = before.clone();
    for setting in US_SETTINGS.iter().flat_map(|group| group.settings) {
        set(&mut section, setting, &typed)?;
    }
    let here = here(&of);
    if section.settings == before.settings {
        return Ok(redirect_with(here, t("settings-unchanged")));
    }
    let commands = vec![Command::EditSection(SectionEdited {
        section: section.id,
        settings: section.settings,
    })];
    let said = with_findings(t("settings-saved").to_owned(), &of.shown.event, &commands);
    let submission = of
        .at
        .member
        .submission(commands)
        .seen(typed.number("seen")?.map(Seq))
        .because(Some(typed.line("reason").to_owned()));
    of.at.write(submission).await?;
    Ok(redirect_with(here, said))
}

fn set(
    section: &mut adoube_journal::Section,
    setting: &NamedSetting,
    typed: &FormFields,
) -> Result<(), PageError> {
    let Some(text) = typed.one(setting.key) else {
        return Ok(());
    };
    if text.trim() == setting.value(section) {
        return Ok(());
    }
    let announced = setting.announce(section, text);
    announced.map_err(|fault| PageError::BadRequest(tell(&fault)))
}

fn here(of: &DeskSection) -> String {
    paths::desk::UsSection::of(&of.at.event, &of.section().id).to_string()
}

/// `POST …/us/apart`: one more request not to be paired, or one less.
pub(super) async fn apart(
    of: DeskSection,
    Fields(typed): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let mut requests = section.non_pairings.clone();
    match typed.number::<usize>("drop")? {
        Some(place) if place < requests.len() => {
            requests.remove(place);
        }
        Some(_) => return Err(PageError::NotFound),
        None => {
            let players = typed.every("player").filter_map(|id| id.parse().ok());
            requests.push(NonPairing {
                entrants: players.map(EntrantId).collect(),
                until: typed.number("until")?.map(RoundNumber),
            });
        }
    }
    let command = Command::SetNonPairings(NonPairingsSet {
        section: section.id.clone(),
        requests,
    });
    let submission = of
        .at
        .member
        .submission(vec![command])
        .seen(typed.number("seen")?.map(Seq));
    of.at.write(submission).await?;
    Ok(redirect_with(here(&of), t("us-apart-set")))
}

/// `POST …/us/house-player`: somebody who plays so that nobody is left without an opponent: for all rounds,
/// or against who has the bye in the round that is paired.
pub(super) async fn house_player(
    of: DeskSection,
    Fields(typed): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let name = typed.line("name").to_owned();
    let player = Player {
        national_rating: typed.number("rating")?,
        ..Player::named(&name)
    };
    let submission = match typed.line("kind") == "permanent" {
        true => of
            .at
            .member
            .submission(vec![permanent_house_player(section, player)]),
        false => {
            let id = next_entrant(&of).await?;
            let seated = seat_house_player(section, player, id, None);
            let commands = seated.map_err(|why| refused(section, &why))?;
            let reason = t("event-house-reason").to_owned();
            of.at.member.submission(commands).because(Some(reason))
        }
    };
    of.at.write(submission).await?;
    Ok(redirect_with(here(&of), fill("us-house-entered", &[&name])))
}

/// `POST …/us/cross-section`: who has the bye here meets who has it in a lower section.
pub(super) async fn across(
    of: DeskSection,
    Fields(typed): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let lower = typed.line("lower").parse().ok();
    let lower = lower.and_then(|id| of.shown.event.section(&id));
    let (higher, lower) = (of.section(), lower.ok_or(PageError::NotFound)?);
    let id = next_entrant(&of).await?;
    let names = match without_opponent(higher, None) {
        Ok(_) => lower,
        Err(_) => higher,
    };
    let commands = meet_across_sections(higher, lower, id).map_err(|why| refused(names, &why))?;
    let reason = t("event-across-reason").to_owned();
    let submission = of.at.member.submission(commands);
    of.at.write(submission.because(Some(reason))).await?;
    Ok(redirect_with(here(&of), t("us-across-made")))
}

fn refused(section: &Section, why: &CannotSeat) -> PageError {
    PageError::Refused(tell_with(why, &SectionNames::in_section(section)))
}

/// The id of the next player who is entered in the section.
async fn next_entrant(of: &DeskSection) -> Result<EntrantId, PageError> {
    let section = of.section().id.clone();
    let events = &of.at.app.events;
    events
        .with_journal(&of.at.event, |journal| journal.next_entrant(&section))
        .await
}
