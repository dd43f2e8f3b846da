//! Boards drawn as pictures.

mod shapes;
mod words;

pub use words::{Described, PiecesOfKind, described};

use adoube_types::Colour;
use shakmaty::{Board, Color, File, Rank, Role, Square};

use super::diagram::{DiagramStyle, in_order};
use crate::moves::role_name;

/// The colours are far enough apart (3 to 1, as the Web Content Accessibility Guidelines measure
/// it) that squares and pieces stay distinct on a grey print.
const LIGHT_SQUARE: &str = "#f2ead8";
const DARK_SQUARE: &str = "#9c8262";
const INK: &str = "#1c1a18";
const PAPER: &str = "#ffffff";

/// Draws a board as an SVG picture that needs nothing else: no font for the pieces, no style sheet.
///
/// It scales to any size. Who cannot see it is told what stands where by the label, which is the
/// board [described] in words. Several pictures can stand in one page: the same name means the same
/// shape in all of them.
pub fn svg_diagram(board: &Board, style: DiagramStyle, title: &str, label: &str) -> String {
    let drawing = Drawing::new(board, style.below);
    let parts = [
        head(title, label),
        drawing.shapes(),
        drawing.squares(),
        drawing.labels(),
        drawing.pieces(Color::White),
        drawing.pieces(Color::Black),
    ];
    format!("{}</svg>\n", parts.concat())
}

/// Older readers of SVG know links within a picture only as `xlink:href`.
fn head(title: &str, label: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \
         viewBox=\"-48 -8 856 856\" role=\"img\" aria-label=\"{}\">\n\
         <title>{}</title>\n",
        escaped(label),
        escaped(title),
    )
}

/// A text as it stands in a picture.
fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('"', "&quot;")
}

/// A board as it is seen from one side. Squares are 100 wide; the upper left corner of the board is
/// at 0, 0; names of ranks stand left of it, names of files under it.
struct Drawing<'a> {
    board: &'a Board,
    ranks: [Rank; 8],
    files: [File; 8],
}

impl Drawing<'_> {
    fn new(board: &Board, below: Colour) -> Drawing<'_> {
        let (ranks, files) = in_order(below);
        Drawing {
            board,
            ranks,
            files,
        }
    }

    /// The squares with the place of their upper left corners.
    fn places(&self) -> impl Iterator<Item = (Square, u32, u32)> {
        let rows = self.ranks.into_iter().zip((0..).step_by(100));
        rows.flat_map(|(rank, y)| {
            let columns = self.files.into_iter().zip((0..).step_by(100));
            columns.map(move |(file, x)| (Square::from_coords(file, rank), x, y))
        })
    }

    /// The shapes of the pieces that occur. Colours come from where a shape is used.
    fn shapes(&self) -> String {
        let occurring = Role::ALL.into_iter();
        let occurring = occurring.filter(|&role| self.board.by_role(role).any());
        let shapes: String = occurring.map(defined).collect();
        format!("<defs>\n{shapes}</defs>\n")
    }

    fn squares(&self) -> String {
        let dark = self.places().filter(|(square, ..)| square.is_dark());
        let dark: String = dark
            .map(|(_, x, y)| format!("M{x} {y}h100v100h-100z"))
            .collect();
        format!(
            "<path fill=\"{PAPER}\" d=\"M-48-8h856v856h-856z\"/>\n\
             <path fill=\"{LIGHT_SQUARE}\" d=\"M0 0h800v800h-800z\"/>\n\
             <path fill=\"{DARK_SQUARE}\" d=\"{dark}\"/>\n\
             <path fill=\"none\" stroke=\"{INK}\" stroke-width=\"4\" d=\"M0 0h800v800h-800z\"/>\n"
        )
    }

    fn labels(&self) -> String {
        let middles = || (50..).step_by(100);
        let ranks = self.ranks.into_iter().zip(middles());
        let ranks = ranks.map(|(rank, y)| label(rank.char(), -25, y + 13));
        let files = self.files.into_iter().zip(middles());
        let files = files.map(|(file, x)| label(file.char(), x, 836));
        let labels: String = ranks.chain(files).collect();
        format!(
            "<g fill=\"{INK}\" font-family=\"sans-serif\" font-size=\"38\" text-anchor=\"middle\">\n\
             {labels}</g>\n"
        )
    }

    fn pieces(&self, color: Color) -> String {
        let pieces = self.places().filter_map(|(square, x, y)| {
            let piece = self.board.piece_at(square)?;
            (piece.color == color).then(|| used(piece.role, x, y))
        });
        let pieces: String = pieces.collect();
        let (body, lines) = match color {
            Color::White => (PAPER, INK),
            Color::Black => (INK, PAPER),
        };
        format!(
            "<g fill=\"{body}\" color=\"{lines}\" stroke=\"{INK}\" stroke-width=\"5\" \
             stroke-linejoin=\"round\" stroke-linecap=\"round\">\n{pieces}</g>\n"
        )
    }
}

fn defined(role: Role) -> String {
    let shape = shapes::of(role);
    format!(
        "<g id=\"chess-{}\"><path d=\"{}\"/>\
         <path fill=\"none\" stroke=\"currentColor\" stroke-width=\"4\" d=\"{}\"/></g>\n",
        role_name(role),
        shape.outline,
        shape.lines
    )
}

fn used(role: Role, x: u32, y: u32) -> String {
    let name = role_name(role);
    format!("<use xlink:href=\"#chess-{name}\" x=\"{x}\" y=\"{y}\"/>\n")
}

fn label(name: char, x: i32, y: i32) -> String {
    format!("<text x=\"{x}\" y=\"{y}\">{name}</text>\n")
}

#[cfg(test)]
mod tests;
