//! Two score sheets of one game, put side by side.

use adoube_laws::game::ClaimKind;
use adoube_laws::notation::Language;
use adoube_laws::position::read_fen;
use adoube_laws::scoresheet::{
    ControlPassed, Keeper, Known, ScoreSheet, SheetsAsked, SheetsFound, examine_sheets, read_sheet,
};
use adoube_rulebook::Edition;

use crate::error::PageError;
use crate::texts::{fill, spoken, tell};
use crate::tools::ToolQuery;
use crate::tools::replay::start_of;

/// The names under which both sheets come in.
const SHEETS: [(&str, Keeper); 2] = [("white", Keeper::White), ("black", Keeper::Black)];

/// What comes before the number of a half-move in the name of what was decided about it.
const SETTLE: &str = "settle.";

/// The name under which it comes in how many pairs of moves may be missing.
pub(crate) const MISSING_PAIRS: &str = "missing_pairs";

/// What was found, and what was asked for.
pub(crate) struct Compared {
    pub found: SheetsFound,
    pub known: Known,
    /// The position the game began with, if it is not the usual one.
    pub fen: Option<String>,
}

/// Whether there are sheets to be put side by side.
pub(crate) fn are_asked(asked: &ToolQuery) -> bool {
    SHEETS.iter().any(|(name, _)| asked.get(name).is_some())
}

/// Finds the game on the sheets, beside the threads that answer requests.
///
/// # Errors
///
/// In words, what cannot be read.
pub(crate) async fn compare(
    asked: &ToolQuery,
    edition: &'static Edition,
) -> Result<Result<Compared, String>, PageError> {
    let (fen, request) = match request(asked) {
        Ok(request) => request,
        Err(why) => return Ok(Err(why)),
    };
    let known = request.known.clone();
    let work = move || examine_sheets(request, edition);
    let found = tokio::task::spawn_blocking(work).await;
    let found = found.map_err(PageError::broken)?;
    Ok(Ok(Compared { found, known, fen }))
}

fn request(asked: &ToolQuery) -> Result<(Option<String>, SheetsAsked), String> {
    let mut sheets = Vec::new();
    for (name, keeper) in SHEETS {
        if let Some(text) = asked.get(name) {
            sheets.push(sheet(asked, text, keeper)?);
        }
    }
    let of_sheet = sheets.iter().find_map(ScoreSheet::start);
    let fen = asked.get("fen").or(of_sheet).map(str::to_owned);
    let start = start_of(fen.as_deref()).map_err(|why| tell(&why))?;
    let own = Language::from_code(spoken().code());
    let request = SheetsAsked {
        start,
        sheets,
        language: own.unwrap_or(Language::English),
        known: known(asked)?,
        claim: claim(asked),
        control: asked
            .get("control")
            .and_then(|text| text.parse().ok())
            .map(|last_move| ControlPassed {
                last_move,
                next_is_sudden_death: asked.get("last_next").is_some(),
            }),
        missing_pairs: asked.get(MISSING_PAIRS).and_then(|text| text.parse().ok()),
    };
    Ok((fen, request))
}

fn sheet(asked: &ToolQuery, text: &str, keeper: Keeper) -> Result<ScoreSheet, String> {
    let mut sheet = read_sheet(text)
        .map_err(|errors| fill("tools-sheet-unread", &[&tell(&keeper), &tell(&errors)]))?;
    sheet.keeper = keeper;
    if sheet.languages.is_empty() {
        let chosen = asked.get("language").and_then(Language::from_code);
        sheet.languages.extend(chosen);
    }
    Ok(sheet)
}

/// The position on the board, and what was decided.
fn known(asked: &ToolQuery) -> Result<Known, String> {
    let mut known = Known::default();
    if let Some(fen) = asked.get("on_board") {
        known.board = Some(read_fen(fen).map_err(|error| tell(&error))?.board);
    }
    for (name, value) in asked.iter() {
        let ply = name.strip_prefix(SETTLE).and_then(|ply| ply.parse().ok());
        if let Some(ply) = ply.filter(|ply| *ply > 0) {
            known.settle(ply, value);
        }
    }
    Ok(known)
}

/// The name under which a decision about a half-move comes in.
pub(crate) fn settle_name(ply: usize) -> String {
    format!("{SETTLE}{ply}")
}

/// What was decided about a half-move: the last word of it counts.
pub(crate) fn settled(asked: &ToolQuery, ply: usize) -> Option<&str> {
    let name = settle_name(ply);
    let words = asked.iter().filter(|(other, _)| *other == name);
    words.last().map(|(_, value)| value)
}

fn claim(asked: &ToolQuery) -> Option<(ClaimKind, Option<String>)> {
    let kind = match asked.get("claim")? {
        "repetition" => ClaimKind::Repetition,
        "fifty" => ClaimKind::QuietMoves,
        _ => return None,
    };
    Some((kind, asked.get("claim_move").map(str::to_owned)))
}
