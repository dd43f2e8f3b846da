//! A section by the rules of US Chess: its settings one by one, who would rather not meet, house players.

use adoube_conduct::rounds::swiss_system;
use adoube_conduct::us::{NamedSetting, US_SETTINGS, seat_house_player, without_opponent};
use adoube_journal::{
    Change, Command, Enter, EntryMarks, HousePlayer, NonPairing, NonPairingsSet, SectionEdited, Seq,
};
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
    us_only(&of)?;
    Ok(Page(UsPage::of(Place::of(&of))))
}

/// Other sections have no such page.
fn us_only(of: &DeskSection) -> Result<(), PageError> {
    let system = swiss_system(&of.shown.event.details, of.section());
    let is_us = system.is_ok_and(|system| system.us_chess().is_some());
    is_us.then_some(()).ok_or(PageError::NotFound)
}

/// `POST /desk/{event}/{section}/us`: the settings; a change needs a reason once round 1 is paired.
pub(super) async fn edit(
    of: DeskSection,
    Fields(typed): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    us_only(&of)?;
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
    let is_permanent = typed.line("kind") == "permanent";
    let waiting = match is_permanent {
        true => None,
        false => {
            let names = SectionNames::in_section(section);
            let waits = without_opponent(section, None);
            Some(waits.map_err(|why| PageError::Refused(tell_with(&why, &names)))?)
        }
    };
    let house = match is_permanent {
        true => HousePlayer::Permanent,
        false => HousePlayer::Temporary,
    };
    let name = typed.line("name").to_owned();
    let enter = Command::Enter(Enter {
        section: section.id.clone(),
        player: Player {
            national_rating: typed.number("rating")?,
            ..Player::named(&name)
        },
        first_round: waiting.map(|(round, _)| round),
        missed: None,
        marks: EntryMarks {
            house: Some(house),
            ..EntryMarks::default()
        },
    });
    let receipt = of.at.write(of.at.member.submission(vec![enter])).await?;
    let mut changes = receipt.records.iter().map(|record| &record.change);
    let entered = changes.find_map(|change| match change {
        Change::Registered(entry) => Some(entry.entrant),
        _ => None,
    });
    if let Some(((_, opponent), house)) = waiting.zip(entered) {
        let shown = of.at.app.events.read(&of.at.event).await?;
        let section = shown.event.section(&section.id);
        let section = section.ok_or(PageError::NotFound)?;
        let names = SectionNames::in_section(section);
        let seated = seat_house_player(section, house, opponent);
        let command = seated.map_err(|why| PageError::Refused(tell_with(&why, &names)))?;
        let reason = t("event-house-reason").to_owned();
        let submission = of.at.member.submission(vec![command]);
        of.at.write(submission.because(Some(reason))).await?;
    }
    Ok(redirect_with(here(&of), fill("us-house-entered", &[&name])))
}
