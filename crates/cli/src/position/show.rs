//! One position, drawn and explained.

use std::process::ExitCode;

use adoube_bodies::position::ExaminedPosition;
use adoube_laws::Colour;
use adoube_laws::colour::{from_shakmaty, to_shakmaty};
use adoube_laws::position::{
    DiagramStyle, Examination, chess960_lot, chess960_start, examine, read_fen, svg_diagram,
    text_diagram, write_fen,
};
use adoube_laws::shakmaty::{Board, CastlingSide, Chess, Position};

use adoube_pairing::schedule::lots::Lots;

use super::PositionArgs;
use super::view::of_examination;
use super::words::who_can_mate;
use crate::failure::Failure;
use crate::rulebook::edition;
use crate::schedule::seed_or_new;
use crate::{files, output};

/// A position with the text it was given as.
struct GivenPosition {
    fen: String,
    board: Board,
    turn: Colour,
    examination: Examination,
}

pub(super) fn show(args: &PositionArgs, json: bool) -> Result<ExitCode, Failure> {
    let edition = edition(args.edition.as_deref().unwrap_or("fide"), None)?;
    let asked = match &args.chess960 {
        Some(number) => start(number, args.seed)?,
        None => given(args)?,
    };
    let style = DiagramStyle {
        below: Colour::white_if(!args.black),
        ..DiagramStyle::default()
    };
    if let Some(path) = &args.svg {
        files::write(Some(path), &svg_diagram(&asked.board, style))?;
        if path.as_os_str() == "-" {
            return Ok(ExitCode::SUCCESS);
        }
    }
    let position = asked.examination.position.as_ref();
    let answers = position.map(|position| args.search.ask_both(position));
    let answers = answers.as_ref();
    let view = of_examination(&asked.fen, &asked.examination, answers, edition);
    if json {
        output::print(&output::json_line(&view));
        return Ok(ExitCode::SUCCESS);
    }
    let mut text = text(&asked, &view, style);
    if let (Some(position), Some(answers)) = (position, answers)
        && !position.legal_moves().is_empty()
    {
        text += &who_can_mate(position, answers, edition);
    }
    output::print(&text);
    Ok(ExitCode::SUCCESS)
}

fn given(args: &PositionArgs) -> Result<GivenPosition, Failure> {
    let fen = args.fen.clone().unwrap_or_default();
    let setup = read_fen(&fen).map_err(|error| {
        Failure::new(format!("this is no position: {error}"))
            .help("a position looks like this: 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")
    })?;
    Ok(GivenPosition {
        fen,
        board: setup.board.clone(),
        turn: from_shakmaty(setup.turn),
        examination: examine(&setup, args.variant.into()),
    })
}

fn start(number: &str, seed: Option<u64>) -> Result<GivenPosition, Failure> {
    let (number, drawn) = match number {
        "lot" => {
            let seed = seed_or_new(seed);
            let lot = Lots::from_seed(seed).bits();
            (
                chess960_lot(lot),
                format!(", drawn by lot with seed {seed}"),
            )
        }
        _ => (number.parse().unwrap_or(u16::MAX), String::new()),
    };
    let position = chess960_start(number).ok_or_else(|| {
        Failure::new("Chess960 has start positions from 0 to 959")
            .help("`--chess960 lot` draws one")
    })?;
    output::print_error(&format!("start position {number}{drawn}\n"));
    Ok(GivenPosition {
        fen: write_fen(&position),
        board: position.board().clone(),
        turn: from_shakmaty(position.turn()),
        examination: Examination {
            position: Some(position),
            reasons: Vec::new(),
        },
    })
}

fn text(asked: &GivenPosition, view: &ExaminedPosition, style: DiagramStyle) -> String {
    let mut text = text_diagram(&asked.board, style);
    text.push('\n');
    for reason in &view.illegal_reasons {
        text += &format!("illegal position: {}", reason.message);
        if let Some(article) = &reason.article {
            text += &format!(" (article {article})");
        }
        text.push('\n');
    }
    match &asked.examination.position {
        Some(position) => {
            text += &state(asked.turn, view);
            text += &history(position);
        }
        None => text += "no moves can be made from it\n",
    }
    text
}

/// What the board does not show: castling rights, en passant, the count of quiet moves.
fn history(position: &Chess) -> String {
    let mut text = String::new();
    for colour in Colour::BOTH {
        let sides = [
            (CastlingSide::KingSide, "short"),
            (CastlingSide::QueenSide, "long"),
        ];
        let sides = sides
            .into_iter()
            .filter(|(side, _)| position.castles().has(to_shakmaty(colour), *side));
        let sides: Vec<&str> = sides.map(|(_, name)| name).collect();
        if !sides.is_empty() {
            text += &format!("{colour} has the right to castle {}\n", sides.join(" and "));
        }
    }
    if let Some(square) = position.legal_ep_square() {
        text += &format!("a pawn can be captured en passant on {square}\n");
    }
    if position.halfmoves() > 0 {
        let count = output::counted(position.halfmoves(), "half-move");
        text += &format!("{count} without a pawn move or capture\n");
    }
    text
}

fn state(turn: Colour, view: &ExaminedPosition) -> String {
    let yes = |answer: Option<bool>| answer == Some(true);
    let mut text = match view {
        view if yes(view.checkmate) => {
            format!("{turn} is checkmated: {} has won\n", !turn)
        }
        view if yes(view.stalemate) => format!("{turn} is stalemated: the game is drawn\n"),
        view if yes(view.check) => format!("{turn} is to move and in check\n"),
        _ => format!("{turn} is to move\n"),
    };
    if !view.legal_moves.is_empty() {
        let moves: Vec<&str> = view.legal_moves.iter().map(|m| m.san.as_str()).collect();
        let count = output::counted(moves.len() as u64, "legal move");
        text += &format!("{count}: {}\n", moves.join(" "));
    }
    text
}
