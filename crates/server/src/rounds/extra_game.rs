//! Extra rated games: they count for nothing but the rating.

use adoube_conduct::extra_games::{entered, entries, game, new_section, section_of};
use adoube_journal::{Command, Event, Section, SectionId, Submission};
use adoube_tournament::{EntrantId, Player};
use serde::Deserialize;

use super::url;
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::params::{DeskSection, Fields};
use crate::texts::{fill, t};
use crate::ui::result_kinds::typed;

/// Who played, and how it ended. A visitor plays where nobody is chosen.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct ExtraGameForm {
    /// `section:entrant`.
    white: String,
    black: String,
    result: String,
    visitor: String,
    visitor_id: String,
    visitor_rating: String,
}

impl ExtraGameForm {
    fn player(&self, event: &Event, chosen: &str) -> Result<Player, PageError> {
        if let Some((section, id)) = chosen.split_once(':') {
            let section: Option<SectionId> = section.parse().ok();
            let section = section.and_then(|id| event.section(&id));
            let entrant = id.parse().ok().map(EntrantId);
            let entrant = section
                .zip(entrant)
                .and_then(|(section, id)| section.entrant(id));
            return Ok(entrant.ok_or(PageError::NotFound)?.player.clone());
        }
        let player = Player {
            national_id: Some(self.visitor_id.trim().to_owned()).filter(|id| !id.is_empty()),
            national_rating: self.visitor_rating.trim().parse().ok(),
            ..Player::named(self.visitor.trim())
        };
        let wrong = |_| PageError::BadRequest(t("rounds-extra-game-who").to_owned());
        player.check().map_err(wrong)?;
        Ok(player)
    }
}

/// `POST …/rounds/extra-game`: records a game in the section of extra games, which is made if there is none.
pub(super) async fn record(
    of: DeskSection,
    Fields(form): Fields<ExtraGameForm>,
) -> Result<RedirectWithMessage, PageError> {
    let event = &of.shown.event;
    let white = form.player(event, &form.white)?;
    let black = form.player(event, &form.black)?;
    let result = typed(&form.result).filter(|result| result.is_final());
    let result =
        result.ok_or_else(|| PageError::BadRequest(t("rounds-extra-game-who").to_owned()))?;
    let section = match section_of(event) {
        Some(section) => section.id.clone(),
        None => {
            let added = new_section(event, of.section(), t("rounds-extra-games"));
            let id = added.section.clone();
            let commands = vec![Command::AddSection(added)];
            of.at.write(of.at.member.submission(commands)).await?;
            id
        }
    };
    let reason = |commands: Vec<Command>| -> Submission {
        let submission = of.at.member.submission(commands);
        submission.because(Some(t("rounds-extra-game").to_owned()))
    };
    let commands = entries(&found(&of, &section).await?, [&white, &black]);
    if !commands.is_empty() {
        of.at.write(reason(commands)).await?;
    }
    let extra = found(&of, &section).await?;
    let id = |player| entered(&extra, player).ok_or(PageError::NotFound);
    let commands = game(&extra, (id(&white)?, id(&black)?), result);
    of.at.write(reason(commands)).await?;
    let said = fill("rounds-extra-game-done", &[&white.name, &black.name]);
    Ok(redirect_with(url(&of.at, &extra), said))
}

/// The section as it is by now.
async fn found(of: &DeskSection, id: &SectionId) -> Result<Section, PageError> {
    let shown = of.at.app.events.read(&of.at.event).await?;
    Ok(shown.event.known(id)?.clone())
}
