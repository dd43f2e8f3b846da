//! The prize fund of a section and its division.

pub(crate) mod public;
pub(crate) mod views;

use adoube_journal::{Command, PrizeFundSet, SectionId, Seq};
use adoube_prizes::{Fund, FundError};
use axum_extra::routing::TypedPath;
use serde::Deserialize;

use crate::auth::Right;
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::guard::AtDesk;
use crate::params::{DeskSection, Fields};
use crate::paths;
use crate::prizes::views::{FundTable, Prizes, PrizesPage, SectionFacts, read};
use crate::routes::{Routes, with};
use crate::texts::{t, tell};
use crate::ui::Page;
use crate::ui::all_rounds::AllRounds;

/// The addresses of the prizes.
pub(crate) fn routes(routes: Routes) -> Routes {
    let (see, write) = (with(Right::See), with(Right::Settings));
    routes
        .get(paths::desk::Prizes::PATH, see, show)
        .post(paths::desk::Prizes::PATH, write, save_table)
        .post(paths::desk::PrizeText::PATH, write, save_text)
        .get(paths::desk::ComparePrizes::PATH, see, show)
        .post(paths::desk::ComparePrizes::PATH, see, compare)
        .public(paths::public::Prizes::PATH, public::show)
}

/// `GET /desk/{event}/{section}/prizes`
async fn show(desk: DeskSection) -> Result<Page<PrizesPage>, PageError> {
    let seen = AllRounds::of(&desk)?;
    let prizes = Prizes::of(
        &desk.shown.event,
        seen.event(),
        seen.section(),
        desk.section(),
    );
    Ok(Page(PrizesPage::of(&desk.shown, &desk.at, &prizes, None)))
}

/// `POST /desk/{event}/{section}/prizes`: the fund from its table.
async fn save_table(
    desk: DeskSection,
    Fields(table): Fields<FundTable>,
) -> Result<RedirectWithMessage, PageError> {
    let (section, starts) = (desk.section(), desk.shown.event.details.starts);
    let before = read(section.prize_fund.as_deref(), starts).map_err(PageError::Refused)?;
    let given = SectionFacts {
        starts,
        categories: &section.settings.categories,
    };
    let fund = table.fund(&before.unwrap_or_default(), given)?;
    let text = fund.to_toml().map_err(unfit)?;
    let seen = table.seen.map(Seq);
    save(&desk.at, &desk.section().id, Some(text), seen).await
}

/// The text of a fund as it is typed.
#[derive(Deserialize)]
struct TypedText {
    text: String,
    #[serde(default)]
    seen: Option<u64>,
}

/// `POST /desk/{event}/{section}/prizes/text`: the fund from its text, or none.
async fn save_text(
    desk: DeskSection,
    Fields(typed): Fields<TypedText>,
) -> Result<RedirectWithMessage, PageError> {
    let text = typed.text.replace("\r\n", "\n");
    let text = Some(text).filter(|text| !text.trim().is_empty());
    if let Some(text) = &text {
        let starts = desk.shown.event.details.starts;
        Fund::of_event(text, starts).map_err(unfit)?;
    }
    let seen = typed.seen.map(Seq);
    save(&desk.at, &desk.section().id, text, seen).await
}

fn unfit(error: FundError) -> PageError {
    PageError::BadRequest(tell(&error))
}

async fn save(
    at: &AtDesk,
    section: &SectionId,
    fund: Option<String>,
    seen: Option<Seq>,
) -> Result<RedirectWithMessage, PageError> {
    let command = Command::SetPrizeFund(PrizeFundSet {
        section: section.clone(),
        fund,
    });
    let submission = at.member.submission(vec![command]).seen(seen);
    at.write(submission).await?;
    let url = paths::desk::Prizes::of(&at.event, section).to_string();
    Ok(redirect_with(url, t("prizes-saved")))
}

/// Another computation of the same prizes.
#[derive(Deserialize)]
struct OtherMethod {
    other: String,
}

/// `POST /desk/{event}/{section}/prizes/compare`: holds the division against somebody else's. It
/// writes nothing.
async fn compare(
    desk: DeskSection,
    Fields(OtherMethod { other }): Fields<OtherMethod>,
) -> Result<Page<PrizesPage>, PageError> {
    let seen = AllRounds::of(&desk)?;
    let prizes = Prizes::of(
        &desk.shown.event,
        seen.event(),
        seen.section(),
        desk.section(),
    );
    let compared = prizes.compare(&other)?;
    let page = PrizesPage::of(&desk.shown, &desk.at, &prizes, Some(compared));
    Ok(Page(page))
}
