//! What facts are about, as it is written: pieces by their names, squares and moves by their letters.

use serde::{Serialize, Serializer};
use shakmaty::{Move, Role, Square};

/// What a piece is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PieceName {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
    /// It is not known which.
    Piece,
}

/// A piece with its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct PieceOn {
    pub name: PieceName,
    #[serde(serialize_with = "square")]
    pub square: Square,
}

impl From<Role> for PieceName {
    fn from(role: Role) -> PieceName {
        match role {
            Role::Pawn => PieceName::Pawn,
            Role::Knight => PieceName::Knight,
            Role::Bishop => PieceName::Bishop,
            Role::Rook => PieceName::Rook,
            Role::Queen => PieceName::Queen,
            Role::King => PieceName::King,
        }
    }
}

impl From<Option<Role>> for PieceName {
    fn from(role: Option<Role>) -> PieceName {
        role.map_or(PieceName::Piece, PieceName::from)
    }
}

pub(crate) fn square<S: Serializer>(square: &Square, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(square)
}

pub(crate) fn squares<S: Serializer>(squares: &[Square], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(squares.iter().map(Square::to_string))
}

pub(crate) fn role<S: Serializer>(role: &Role, to: S) -> Result<S::Ok, S::Error> {
    PieceName::from(*role).serialize(to)
}

/// What stands in a text, letter by letter.
#[derive(Serialize)]
struct Quoted<'a>(&'a str);

/// What somebody wrote, without what would steer a terminal.
pub(crate) fn quoted<S: Serializer>(text: &str, to: S) -> Result<S::Ok, S::Error> {
    let shown = format!("{text:?}");
    Quoted(&shown[1..shown.len() - 1]).serialize(to)
}

pub(crate) fn written<S: Serializer>(mv: &Move, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(mv)
}

adoube_types::errors!(
    crate::game::NotLegal,
    crate::notation::NotationError,
    crate::position::FenError,
    crate::scoresheet::SheetErrors,
);
