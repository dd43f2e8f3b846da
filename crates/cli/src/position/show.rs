//! One position, drawn and explained.

use std::process::ExitCode;

use adoube_bodies::position::ExaminedPosition;
use adoube_laws::Colour;
use adoube_laws::colour::{from_shakmaty, to_shakmaty};
use adoube_laws::game::ClaimStep;
use adoube_laws::position::{
    DiagramStyle, Examination, chess960_lot, chess960_start, described, examine, read_fen,
    svg_diagram, text_diagram, write_fen,
};
use adoube_laws::shakmaty::{Board, CastlingSide, Chess, Position};

use adoube_pairing::schedule::lots::Lots;

use super::PositionArgs;
use super::view::of_examination;
use super::words::who_can_mate;
use crate::failure::Failure;
use crate::rulebook::edition;
use crate::schedule::seed_or_new;
use crate::texts::{fail, say, t, tell, words};
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
        files::write(Some(path), &picture(&asked.board, style))?;
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
    let setup = read_fen(&fen).map_err(|error| fail!("position-none", problem = error))?;
    Ok(GivenPosition {
        fen,
        board: setup.board.clone(),
        turn: from_shakmaty(setup.turn),
        examination: examine(&setup, args.variant.into()),
    })
}

fn start(number: &str, seed: Option<u64>) -> Result<GivenPosition, Failure> {
    let (number, told) = match number {
        "lot" => {
            let seed = seed_or_new(seed);
            let number = chess960_lot(Lots::from_seed(seed).bits());
            let seed = seed.to_string();
            let told = say!("position-start-drawn", number = number, seed = seed);
            (number, told)
        }
        _ => {
            let number = number.parse().unwrap_or(u16::MAX);
            (number, say!("position-start", number = number))
        }
    };
    let position = chess960_start(number).ok_or_else(|| fail!("position-no-chess960"))?;
    output::print_error(&(told + "\n"));
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

fn picture(board: &Board, style: DiagramStyle) -> String {
    let described = described(board, style.below);
    let title = words().say("diagram-title", &described);
    svg_diagram(board, style, &title, &tell(&described))
}

fn text(asked: &GivenPosition, view: &ExaminedPosition, style: DiagramStyle) -> String {
    let mut text = text_diagram(&asked.board, style);
    text.push('\n');
    for reason in &view.illegal_reasons {
        text += &words().say("position-illegal", reason);
        text.push('\n');
    }
    match &asked.examination.position {
        Some(position) => {
            text += &state(asked.turn, view);
            text += &history(position);
        }
        None => text = text + t("position-no-moves") + "\n",
    }
    text
}

/// What the board does not show: castling rights, en passant, the count of quiet moves.
fn history(position: &Chess) -> String {
    let mut text = String::new();
    for colour in Colour::BOTH {
        let may = |side| position.castles().has(to_shakmaty(colour), side);
        let sides = match (may(CastlingSide::KingSide), may(CastlingSide::QueenSide)) {
            (true, true) => "both",
            (true, false) => "short",
            (false, true) => "long",
            (false, false) => continue,
        };
        text += &(say!("position-castling", colour = colour, sides = sides) + "\n");
    }
    if let Some(square) = position.legal_ep_square() {
        let square = square.to_string();
        text += &(say!("position-en-passant", square = square) + "\n");
    }
    if position.halfmoves() > 0 {
        let plies = position.halfmoves();
        text += &(tell(&ClaimStep::QuietPlies { plies }) + "\n");
    }
    text
}

fn state(turn: Colour, view: &ExaminedPosition) -> String {
    let yes = |answer: Option<bool>| answer == Some(true);
    let state = match view {
        view if yes(view.checkmate) => "position-checkmated",
        view if yes(view.stalemate) => "position-stalemated",
        view if yes(view.check) => "position-in-check",
        _ => "position-to-move",
    };
    let mut text = say!(state, turn = turn) + "\n";
    if !view.legal_moves.is_empty() {
        let moves: Vec<&str> = view.legal_moves.iter().map(|m| m.san.as_str()).collect();
        let (count, moves) = (moves.len(), moves.join(" "));
        text += &(say!("position-moves", count = count, moves = moves) + "\n");
    }
    text
}
