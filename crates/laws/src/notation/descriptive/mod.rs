//! English descriptive notation, which US Chess permits on score sheets (rule 15A).
//!
//! A file has the name of the piece that stands on it at the start, with the king's or queen's side
//! before it where that is needed; ranks are counted from the side of the player who moves. Captures
//! name the captured piece and not its square.

mod read;
mod write;

pub(super) use read::read;
pub(super) use write::write;

use shakmaty::{Bitboard, Color, File, Rank, Square};

/// The files from a to h.
const FILES: [&str; 8] = ["QR", "QN", "QB", "Q", "K", "KB", "KN", "KR"];

/// The full name of a file: `KB`.
fn file_name(file: File) -> &'static str {
    FILES[file.to_usize()]
}

/// The name without the side: `B`, for two files.
fn short_file_name(file: File) -> &'static str {
    let name = file_name(file);
    &name[name.len() - 1..]
}

/// The files that a full or short name may mean.
fn files_named(name: &str) -> Option<Bitboard> {
    let named = |file: &File| file_name(*file) == name || short_file_name(*file) == name;
    let squares = File::ALL.into_iter().filter(named);
    let squares = squares.fold(Bitboard::EMPTY, |all, file| all | Bitboard::from_file(file));
    squares.any().then_some(squares)
}

/// The rank as the player counts it.
fn rank_for(player: Color, square: Square) -> Rank {
    player.relative_rank(square.rank())
}
