//! `adoube scoresheet …`: the game on the score sheets of a board.

mod body;
mod text;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use adoube_laws::game::{ClaimKind, Decision};
use adoube_laws::notation::{Language, ResultMark};
use adoube_laws::position::{examine, read_fen};
use adoube_laws::scoresheet::{
    Cell, ControlPassed, Keeper, Known, ScoreSheet, SheetClaim, SheetsAsked, SheetsFound,
    examine_sheets, read_sheet,
};
use adoube_laws::shakmaty::Chess;
use clap::{Args, ValueEnum};

use crate::failure::Failure;
use crate::position::Variant;
use crate::rulebook::edition;
use crate::texts::{fail, tell, words};
use crate::{files, output};

#[derive(Args)]
pub(crate) struct ScoresheetArgs {
    /// The sheets: White's and then Black's, unless they say whose they are, or one of them; - for standard input
    #[arg(value_name = "FILE", num_args = 0..=2, conflicts_with_all = ["white", "black"], required_unless_present_any = ["white", "black"])]
    sheets: Vec<PathBuf>,
    /// The file with the score sheet of White
    #[arg(long, value_name = "FILE")]
    white: Option<PathBuf>,
    /// The file with the score sheet of Black
    #[arg(long, value_name = "FILE")]
    black: Option<PathBuf>,
    /// What the arbiter or an assistant wrote down in time trouble
    #[arg(long, value_name = "FILE")]
    arbiter: Option<PathBuf>,
    /// The letters of the pieces on sheets that do not say it, such as de; without it they are found out
    #[arg(long, value_name = "CODE", value_parser = |code: &str| letters(code))]
    letters: Option<Language>,
    /// The position the game began with, as FEN
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// What is played
    #[arg(long, value_enum, default_value_t)]
    variant: Variant,
    /// The position that stands on the board now, as FEN: it helps to find moves that nobody wrote
    #[arg(long, value_name = "FEN")]
    board: Option<String>,
    /// A move that you decide on, such as "12... Nf6"; several that follow each other may stand behind it, and it can be repeated
    #[arg(long, value_name = "MOVE")]
    settle: Vec<String>,
    /// Check a claim of the player who is to move
    #[arg(long, value_enum, value_name = "KIND")]
    claim: Option<ClaimArg>,
    /// The move that the claimant wrote down and has not made
    #[arg(long = "move", value_name = "MOVE", requires = "claim")]
    intended: Option<String>,
    /// A flag has fallen at the time control with this number of moves: print what to do
    #[arg(long, value_name = "MOVES")]
    control: Option<u32>,
    /// With --control: the next period is the last one
    #[arg(long, requires = "control")]
    sudden_death_next: bool,
    /// How many pairs of moves may be missing on a sheet that is reasonably complete, as it was announced, where
    /// the rules know such a thing
    #[arg(long, value_name = "PAIRS")]
    missing_pairs: Option<u32>,
    /// Print every move beside the sheets, not only those that differ
    #[arg(long)]
    all: bool,
    /// Write the game that was found into this file, as far as it is certain
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// By which edition of the rules: an edition of `adoube rulebook list`; by default the FIDE Laws in force today
    #[arg(long, value_name = "EDITION")]
    edition: Option<String>,
}

/// What is claimed.
#[derive(Clone, Copy, ValueEnum)]
enum ClaimArg {
    /// The same position for the third time
    Repetition,
    /// Fifty moves without a pawn move or capture
    Fifty,
}

pub(crate) fn run(args: ScoresheetArgs, json: bool) -> Result<ExitCode, Failure> {
    let edition = edition(args.edition.as_deref().unwrap_or("fide"), None)?;
    let asked = asked(&args)?;
    let start = asked.start.clone();
    let known = asked.known.clone();
    let found = examine_sheets(asked, edition);
    if let Some(ply) = found.game.refused(&known) {
        let text = known.settled.get(&ply).cloned().unwrap_or_default();
        return Err(fail!("scoresheet-not-possible", text));
    }
    if let Some(path) = &args.out {
        let movetext = found.game.movetext(result(&found));
        files::write(Some(path), &(movetext + "\n"))?;
    }
    match json {
        true => output::print_json(&body::of(&start, &found, edition, words())),
        false => output::print(&text::of(&found, edition, args.all, args.control.is_some())),
    }
    Ok(status(&found))
}

/// The result that stands on both sheets, if the whole game is certain.
fn result(found: &SheetsFound) -> Option<ResultMark> {
    let results = found.results.as_ref()?;
    results.agreed.filter(|_| found.game.game().is_some())
}

/// A claim is right or not; without one, the sheets agree on a whole game or not.
fn status(found: &SheetsFound) -> ExitCode {
    let fine = match &found.claim {
        Some(SheetClaim::Judged(ruling)) => ruling.decision == Decision::Draw,
        Some(SheetClaim::Open(_)) => false,
        None => found.game.is_undisputed(),
    };
    match fine {
        true => ExitCode::SUCCESS,
        false => ExitCode::from(crate::ANSWER_IS_NO),
    }
}

fn asked(args: &ScoresheetArgs) -> Result<SheetsAsked, Failure> {
    let sheets = sheets(args)?;
    let of_sheet = sheets.iter().find_map(ScoreSheet::start);
    let fen = args.fen.as_deref().or(of_sheet);
    let start = match fen {
        Some(fen) => position(fen, args.variant)?,
        None => Chess::default(),
    };
    let mut known = Known::default();
    if let Some(fen) = &args.board {
        let setup = read_fen(fen).map_err(|error| fail!("position-none", problem = error))?;
        known.board = Some(setup.board);
    }
    for text in &args.settle {
        let (ply, moves) = settled(&start, text)
            .ok_or_else(|| fail!("scoresheet-bad-settle", text = text.clone()))?;
        known.settle(ply, moves);
    }
    let kind = args.claim.map(|claim| match claim {
        ClaimArg::Repetition => ClaimKind::Repetition,
        ClaimArg::Fifty => ClaimKind::QuietMoves,
    });
    let own = Language::from_code(words().language().code());
    Ok(SheetsAsked {
        start,
        sheets,
        language: own.unwrap_or(Language::English),
        known,
        claim: kind.map(|kind| (kind, args.intended.clone())),
        control: args.control.map(|last_move| ControlPassed {
            last_move,
            next_is_sudden_death: args.sudden_death_next,
        }),
        missing_pairs: args.missing_pairs,
    })
}

fn position(fen: &str, variant: Variant) -> Result<Chess, Failure> {
    let setup = read_fen(fen).map_err(|error| fail!("position-none", problem = error))?;
    let examined = examine(&setup, variant.into());
    let reason = examined.reasons.first().map(tell);
    examined
        .position
        .ok_or_else(|| fail!("position-none", problem = reason.unwrap_or_default()))
}

/// The ply of `12... Nf6 Bb5` and its moves.
fn settled<'t>(start: &Chess, text: &'t str) -> Option<(usize, &'t str)> {
    let text = text.trim();
    let number = text.find(|letter: char| !letter.is_ascii_digit() && !matches!(letter, '.' | '…'));
    let (cell, moves) = text.split_at(number?);
    let ply = Cell::read(cell)?.ply_from(start)?;
    (!moves.trim().is_empty()).then_some((ply, moves))
}

fn sheets(args: &ScoresheetArgs) -> Result<Vec<ScoreSheet>, Failure> {
    let named = [
        (Keeper::White, &args.white),
        (Keeper::Black, &args.black),
        (Keeper::Arbiter, &args.arbiter),
    ];
    let mut sheets = Vec::new();
    for (path, keeper) in args.sheets.iter().zip([Keeper::White, Keeper::Black]) {
        let mut sheet = sheet(path, args.letters)?;
        // A sheet that does not say whose it is reads as the arbiter's.
        if sheet.keeper == Keeper::Arbiter {
            sheet.keeper = keeper;
        }
        sheets.push(sheet);
    }
    for (keeper, path) in named {
        if let Some(path) = path {
            let mut sheet = sheet(path, args.letters)?;
            sheet.keeper = keeper;
            sheets.push(sheet);
        }
    }
    if let [first, second, ..] = &sheets[..]
        && first.keeper == second.keeper
    {
        return Err(fail!("scoresheet-same-keeper", keeper = first.keeper));
    }
    Ok(sheets)
}

fn sheet(path: &Path, letters: Option<Language>) -> Result<ScoreSheet, Failure> {
    let (name, text) = files::read_text(path)?;
    let mut sheet = read_sheet(&text).map_err(|errors| Failure::of(&errors).at(&name))?;
    if let (Some(letters), true) = (letters, sheet.languages.is_empty()) {
        sheet.languages.push(letters);
    }
    Ok(sheet)
}

fn letters(code: &str) -> Result<Language, String> {
    let known = || {
        let codes = Language::ALL.iter().map(|language| language.code());
        codes.collect::<Vec<&str>>().join(", ")
    };
    Language::from_code(code)
        .ok_or_else(|| crate::texts::say!("scoresheet-no-letters", codes = known()))
}
