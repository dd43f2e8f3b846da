//! A score sheet that was typed, played over up to the move that is asked for.

use adoube_laws::notation::Language;
use adoube_rulebook::Edition;

use super::views::replay::{BoardView, GameView, SheetView};
use crate::error::PageError;
use crate::texts::{spoken, tell};
use crate::tools::replay::{Letters, NoStart, Replay, replay};
use crate::tools::{ToolQuery, mating};

/// The view of a score sheet; without a text an empty one.
pub(crate) async fn view(
    asked: &ToolQuery,
    edition: &'static Edition,
    url: &str,
) -> Result<SheetView, PageError> {
    let mut sheet = SheetView::of(asked, edition, url);
    let Some(text) = asked.get("text") else {
        return Ok(sheet);
    };
    match read(asked, text.to_owned(), edition).await? {
        Err(why) => sheet.wrong = Some(tell(&why)),
        Ok(game) => {
            let ply = shown(asked, game.plies.len());
            let flipped = asked.get("flipped").is_some() != (asked.get("go") == Some("flip"));
            let position = game.after(ply);
            let answers = mating::ask(position).await?;
            let board = BoardView::of(position, &answers, edition, flipped);
            sheet.game = Some(GameView::of(&game, ply, board, edition));
        }
    }
    Ok(sheet)
}

/// Plays the game over, beside the threads that answer requests.
async fn read(
    asked: &ToolQuery,
    text: String,
    edition: &'static Edition,
) -> Result<Result<Replay, NoStart>, PageError> {
    let fen = asked.get("fen").map(str::to_owned);
    let chosen = asked.get("language").and_then(Language::from_code);
    let own = Language::from_code(spoken().code()).unwrap_or(Language::English);
    let letters = chosen.map_or(Letters::Any(own), Letters::Of);
    let work = move || replay(&text, fen.as_deref(), letters, edition);
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(PageError::broken)
}

/// The half-move to be shown: the one that was chosen, or one step from the one that was shown;
/// at first the last.
fn shown(asked: &ToolQuery, plies: usize) -> usize {
    let number = |name: &str| asked.get(name).and_then(|text| text.parse::<usize>().ok());
    if let Some(ply) = number("ply") {
        return ply.min(plies);
    }
    let at = number("shown").unwrap_or(plies).min(plies);
    match asked.get("go") {
        Some("first") => 0,
        Some("back") => at.saturating_sub(1),
        Some("on") => (at + 1).min(plies),
        Some("flip") => at,
        _ => plies,
    }
}
