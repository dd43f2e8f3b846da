//! Results held against the slips: read a second time, what agrees is noted, what differs is shown.

use adoube_conduct::results::second_reading;
use adoube_tournament::{BoardNumber, GameResult};

use super::entry::told;
use super::paired;
use super::views::verify::VerifyPage;
use crate::error::PageError;
use crate::form::FormFields;
use crate::params::{DeskSection, Fields, Params};
use crate::texts::fill;
use crate::ui::Page;
use crate::ui::result_kinds;

/// `GET …/results/{round}/verify`
pub(super) async fn show(of: DeskSection, params: Params) -> Result<Page<VerifyPage>, PageError> {
    let round = paired(of.section(), &params)?;
    let page = VerifyPage::of(&of.shown, &of.at, of.section(), round, &[]);
    page.ok_or(PageError::NotFound)?.in_parts(&params).map(Page)
}

/// `POST …/results/{round}/verify`: `slip-7` is what the slip of board 7 says. The answer is the page
/// with what was noted and what differs.
pub(super) async fn check(
    of: DeskSection,
    params: Params,
    Fields(typed): Fields<FormFields>,
) -> Result<Page<VerifyPage>, PageError> {
    let round = paired(of.section(), &params)?;
    let slips = typed.iter().filter(|(_, value)| !value.trim().is_empty());
    let slips = slips.filter_map(|(name, value)| Some((name.strip_prefix("slip-")?, value)));
    let slips: Vec<(BoardNumber, GameResult)> = slips
        .map(|(board, text)| {
            let board = board.parse().map_err(|_| PageError::NotFound)?;
            let read = result_kinds::typed(text);
            let read =
                read.ok_or_else(|| PageError::BadRequest(fill("results-not-one", &[&text])))?;
            Ok((board, read))
        })
        .collect::<Result<_, PageError>>()?;
    let reading = second_reading(of.section(), round, &slips).map_err(told)?;
    if let Some(command) = reading.command {
        of.at.write(of.at.member.submission(vec![command])).await?;
    }
    let shown = of.at.app.events.read(&of.at.event).await?;
    let section = shown.event.section(&of.section().id);
    let section = section.ok_or(PageError::NotFound)?;
    let page = VerifyPage::of(&shown, &of.at, section, round, &reading.differ);
    page.ok_or(PageError::NotFound)?.in_parts(&params).map(Page)
}
