//! The links by which players report their results.

use adoube_tournament::Entrant;

use super::views::links::{LinksPage, Slip};
use crate::address::Address;
use crate::error::PageError;
use crate::params::{DeskSection, Params};
use crate::paths;
use crate::texts::t;
use crate::ui::Page;
use crate::ui::parts::Parts;
use crate::ui::report_link::code_of;

/// `GET …/results/links`: a slip for every player, to be printed and cut.
pub(super) async fn show(
    of: DeskSection,
    params: Params,
    address: Address,
) -> Result<Page<LinksPage>, PageError> {
    let section = of.section();
    if !section.settings.players_report {
        return Err(PageError::Refused(t("results-players-do-not").to_owned()));
    }
    let mut entrants: Vec<&Entrant> = section.draft.entrants.iter().collect();
    entrants.sort_by_cached_key(|entrant| entrant.label());
    let parts = Parts::cut(&mut entrants, &params, |entrant| entrant.label())?;
    let slips = entrants.iter().map(|entrant| {
        let code = code_of(&of.at.app, &of.at.event, &section.id, entrant.id);
        let path = paths::public::Report::of(&of.at.event, &section.id, &code);
        let url = format!("{}{path}", address.site);
        Slip::of(entrant, url)
    });
    Ok(Page(LinksPage::of(
        &of.shown,
        &of.at,
        section,
        &address,
        slips.collect(),
        parts,
    )))
}
