//! A score sheet that was typed, played over up to the move that is asked for.

use adoube_laws::notation::Language;
use adoube_rulebook::Edition;

use super::views::replay::{BoardView, GameView, SheetView};
use super::views::sheets::SheetsView;
use crate::error::PageError;
use crate::texts::{spoken, tell};
use crate::tools::replay::{Letters, NoStart, Replay, replay};
use crate::tools::{ToolQuery, mating, sheets};

/// The view of a score sheet; without a text an empty one.
pub(crate) async fn view(
    asked: &ToolQuery,
    edition: &'static Edition,
    url: &str,
) -> Result<SheetView, PageError> {
    let mut sheet = SheetView::of(asked, edition, url);
    let fen = asked.get("fen").map(str::to_owned);
    let (text, fen, letters) = match sheets::are_asked(asked) {
        true => match sheets::compare(asked, edition).await? {
            Err(why) => {
                sheet.wrong = Some(why);
                return Ok(sheet);
            }
            Ok(compared) => {
                sheet.compared = Some(SheetsView::of(&compared, asked, edition));
                let game = &compared.found.game;
                let results = compared.found.results.as_ref();
                let result = results.and_then(|results| results.agreed);
                let movetext = game.movetext(result.filter(|_| game.game().is_some()));
                sheet.kept = kept(&movetext, compared.fen.as_deref());
                (movetext, compared.fen, Letters::Of(Language::English))
            }
        },
        false => match asked.get("text") {
            Some(text) => (text.to_owned(), fen, letters(asked)),
            None => return Ok(sheet),
        },
    };
    match read(text, fen, letters, edition).await? {
        Err(why) => sheet.wrong = Some(tell(&why)),
        Ok(game) => {
            // Files are in English letters; a sheet in others is kept as it would stand in one.
            if game.language != Language::English && game.fault.is_none() {
                sheet.kept = kept(&game.movetext(), asked.get("fen"));
            }
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
    text: String,
    fen: Option<String>,
    letters: Letters,
    edition: &'static Edition,
) -> Result<Result<Replay, NoStart>, PageError> {
    let work = move || replay(&text, fen.as_deref(), letters, edition);
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(PageError::broken)
}

/// The letters that were chosen, or any.
fn letters(asked: &ToolQuery) -> Letters {
    let chosen = asked.get("language").and_then(Language::from_code);
    let own = Language::from_code(spoken().code()).unwrap_or(Language::English);
    chosen.map_or(Letters::Any(own), Letters::Of)
}

/// Moves as they are kept: with the position they start from, if it is not the usual one.
fn kept(movetext: &str, fen: Option<&str>) -> String {
    match fen {
        Some(fen) => format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{movetext}"),
        None => movetext.to_owned(),
    }
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
