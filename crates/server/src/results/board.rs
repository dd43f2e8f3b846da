//! One board: every kind of result, corrections with their reasons, and how it counts.

use adoube_bodies::names::SectionNames;
use adoube_conduct::us::pair_without;
use adoube_journal::{AdjustResult, Command, Journal, Subject};
use adoube_pairing::us::incidents::Unreported;
use adoube_tournament::{BoardNumber, Purpose, RoundNumber};
use serde::Deserialize;

use super::entry::{correct_complete, enter, read};
use super::paired;
use super::views::board::{BoardPage, HistoryLine};
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::params::{DeskSection, Fields, Params};
use crate::paths;
use crate::texts::{fill, t, tell_with};
use crate::ui::Page;

/// `GET …/results/{round}/board/{board}`
pub(super) async fn show(of: DeskSection, params: Params) -> Result<Page<BoardPage>, PageError> {
    let (round, board) = (paired(of.section(), &params)?, board(&params)?);
    let subject = Subject::Board {
        section: of.section().id.clone(),
        round,
        board,
    };
    let look = |journal: &Journal| -> Vec<HistoryLine> {
        let history = journal.history(&subject);
        history
            .map(|record| HistoryLine::of(record, journal, &of.at.member))
            .collect()
    };
    let history = of.at.app.events.with_journal(&of.at.event, look).await?;
    let page = BoardPage::of(&of.shown, &of.at, of.section(), round, board, history);
    page.map(Page).ok_or(PageError::NotFound)
}

/// A result for the board, as chosen.
#[derive(Deserialize)]
pub(super) struct ResultChoice {
    result: String,
    was: String,
    #[serde(default)]
    reason: String,
}

/// `POST …/results/{round}/board/{board}`: enters, corrects or clears the result; in a complete
/// round with a reason only.
pub(super) async fn set(
    of: DeskSection,
    params: Params,
    Fields(chosen): Fields<ResultChoice>,
) -> Result<RedirectWithMessage, PageError> {
    let (round, board) = (paired(of.section(), &params)?, board(&params)?);
    let entry = read(&board.to_string(), &chosen.result, Some(&chosen.was))?;
    if of.section().is_closed(round) {
        if chosen.reason.trim().is_empty() {
            return Err(PageError::BadRequest(
                t("results-complete-reason").to_owned(),
            ));
        }
        correct_complete(&of, round, &entry, chosen.reason).await?;
    } else {
        enter(&of, round, &[entry], Some(chosen.reason)).await?;
    }
    let mut said = fill("results-board-done", &[&board]);
    let latest = of.section().draft.paired_rounds();
    if latest > round && chosen.result != chosen.was {
        said = fill("results-later-round", &[&said, &latest]);
    }
    Ok(redirect_with(sheet(&of, round, board), said))
}

/// How the result counts for one purpose.
#[derive(Deserialize)]
pub(super) struct AdjustmentForm {
    purpose: Purpose,
    #[serde(default)]
    white: String,
    #[serde(default)]
    black: String,
    #[serde(default)]
    reason: String,
}

/// `POST …/results/{round}/board/{board}/adjust`: lets the result count differently for pairing,
/// standings or rating, or no longer.
pub(super) async fn adjust(
    of: DeskSection,
    params: Params,
    Fields(adjusted): Fields<AdjustmentForm>,
) -> Result<RedirectWithMessage, PageError> {
    let (round, board) = (paired(of.section(), &params)?, board(&params)?);
    let sides = (adjusted.white.trim(), adjusted.black.trim());
    let result = match sides {
        ("", "") => None,
        (white, black) => {
            let read = |side: &str| side.parse().ok();
            let sides = read(white).zip(read(black));
            let (white, black) =
                sides.ok_or_else(|| PageError::BadRequest(t("results-two-sides").to_owned()))?;
            Some(adoube_tournament::GameResult::of(white, black))
        }
    };
    let command = Command::AdjustResult(AdjustResult {
        section: of.section().id.clone(),
        round,
        board,
        purpose: adjusted.purpose,
        result,
    });
    let submission = of
        .at
        .member
        .submission(vec![command])
        .because(Some(adjusted.reason));
    of.at.write(submission).await?;
    let back = paths::desk::Board::of(&of.at.event, &of.section().id, &round, &board).to_string();
    Ok(redirect_with(back, fill("results-board-done", &[&board])))
}

/// How the next round is paired without the result.
#[derive(Deserialize)]
pub(super) struct WayWithout {
    way: Unreported,
}

/// `POST …/results/{round}/board/{board}/unreported`: lets the next round be paired without the result (US 29H).
pub(super) async fn unreported(
    of: DeskSection,
    params: Params,
    Fields(chosen): Fields<WayWithout>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let (round, board) = (paired(section, &params)?, board(&params)?);
    let commands = pair_without(section, round, board, chosen.way);
    let names = SectionNames::in_section(section);
    let commands = commands.map_err(|why| PageError::Refused(tell_with(&why, &names)))?;
    let reason = fill("event-unreported-reason", &[&chosen.way.article()]);
    let submission = of.at.member.submission(commands);
    of.at.write(submission.because(Some(reason))).await?;
    let back = paths::desk::Board::of(&of.at.event, &section.id, &round, &board).to_string();
    Ok(redirect_with(back, fill("results-board-done", &[&board])))
}

fn board(params: &Params) -> Result<BoardNumber, PageError> {
    params.number("board")
}

/// The sheet of the round, at the board.
fn sheet(of: &DeskSection, round: RoundNumber, board: BoardNumber) -> String {
    let section = &of.section().id;
    format!(
        "{}?board={board}#board-{board}",
        paths::desk::RoundResults::of(&of.at.event, section, &round)
    )
}
