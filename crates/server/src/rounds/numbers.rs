//! Numbers that are exchanged, and start positions.

use adoube_bodies::finding::FindingBody;
use adoube_conduct::entries::exchanged;
use adoube_conduct::vet;
use adoube_journal::{Command, DrawStartPosition, Section, StartPositionSet};
use adoube_tournament::{EntrantId, PairingNumber, RoundNumber, StartPosition};
use serde::Deserialize;

use super::url;
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::params::{DeskSection, Fields};
use crate::texts::{fill, t, tell, words};

/// Two pairing numbers.
#[derive(Deserialize)]
pub(super) struct ExchangeForm {
    one: String,
    other: String,
    #[serde(default)]
    reason: String,
}

/// `POST …/rounds/exchange`: two players exchange their numbers: of equal rating, or any before round 1.
pub(super) async fn exchange(
    of: DeskSection,
    Fields(wanted): Fields<ExchangeForm>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let (one, other) = (
        numbered(section, &wanted.one)?,
        numbered(section, &wanted.other)?,
    );
    let command = exchanged(section, one, other);
    let found = vet(
        &of.shown.event,
        std::slice::from_ref(&command),
        Some(&wanted.reason),
        None,
    );
    let found = found.unwrap_or_default();
    let found = FindingBody::all(&found, words(), &of.shown.event);
    let submission = of.at.member.submission(vec![command]);
    let submission = submission
        .because(Some(wanted.reason))
        .seen(Some(of.shown.seq));
    of.at.write(submission).await?;
    let told = found.into_iter().map(|finding| finding.cited);
    let told: Vec<String> = [t("rounds-exchanged").to_owned()]
        .into_iter()
        .chain(told)
        .collect();
    Ok(redirect_with(url(&of.at, section), told.join(" · ")))
}

/// The player with a number.
fn numbered(section: &Section, text: &str) -> Result<EntrantId, PageError> {
    let number = text.trim().parse().ok().and_then(PairingNumber::new);
    let mut entrants = section.draft.entrants.iter();
    let found = entrants.find(|one| number.is_some() && one.pairing_number == number);
    let nobody = || PageError::BadRequest(fill("rounds-no-number", &[&text.trim()]));
    found.map(|entrant| entrant.id).ok_or_else(nobody)
}

/// A round and, if it is given, its start position.
#[derive(Deserialize)]
pub(super) struct StartPositionForm {
    round: u16,
    #[serde(default)]
    position: String,
}

/// `POST …/rounds/start-position`: draws or gives the start position of a round of Chess960.
pub(super) async fn start_position(
    of: DeskSection,
    Fields(wanted): Fields<StartPositionForm>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let (id, round) = (section.id.clone(), RoundNumber(wanted.round));
    let command = match wanted.position.trim() {
        "" => {
            let mut seed = [0; 4];
            getrandom::fill(&mut seed).map_err(PageError::broken)?;
            Command::DrawStartPosition(DrawStartPosition {
                section: id,
                round,
                seed: u32::from_be_bytes(seed).into(),
            })
        }
        text => {
            let number = text.parse::<u16>().unwrap_or(u16::MAX);
            let position = StartPosition::try_from(number);
            Command::SetStartPosition(StartPositionSet {
                section: id,
                round,
                position: position.map_err(|why| PageError::BadRequest(tell(&why)))?,
                seed: None,
            })
        }
    };
    of.at.write(of.at.member.submission(vec![command])).await?;
    Ok(redirect_with(
        url(&of.at, section),
        fill("rounds-position-set", &[&wanted.round]),
    ))
}
