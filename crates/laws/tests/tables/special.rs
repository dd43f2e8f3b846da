//! Positions in which a player may castle or capture in passing.

use shakmaty::{Color, Piece};

use super::Place;
use super::build::{double_steps, pieces};
use super::slice::bit;

/// The corners where rooks stand that may castle: of one player one or both, or of each player one.
const ROOKS: [&[usize]; 10] = [
    &[0],
    &[7],
    &[56],
    &[63],
    &[0, 7],
    &[56, 63],
    &[0, 56],
    &[0, 63],
    &[7, 56],
    &[7, 63],
];

fn owner(corner: usize) -> Color {
    Color::from_white(corner < 8)
}

/// Every position of at most four men in which somebody may castle, now or later. (A rook that may not
/// castle is a guest.)
pub(crate) fn castling() -> impl Iterator<Item = Place> {
    ROOKS.into_iter().flat_map(|corners| {
        let rights = corners
            .iter()
            .fold(0, |rights, corner| rights | bit(*corner));
        let guests = guests(corners.len() == 1);
        let arrangements = guests
            .into_iter()
            .flat_map(move |guest| kings(corners).into_iter().map(move |kings| (kings, guest)));
        arrangements
            .flat_map(|(kings, guest)| Color::ALL.map(|turn| (kings, guest, turn)))
            .map(move |(kings, guest, turn)| {
                let rooks = corners
                    .iter()
                    .map(|corner| (owner(*corner).rook(), *corner));
                let others: Vec<(Piece, usize)> = rooks.chain(guest).collect();
                let mut place = Place::new(kings, &others, turn);
                place.rooks = rights;
                place
            })
            .filter(Place::is_legal)
    })
}

/// No other man, or any man anywhere.
fn guests(wanted: bool) -> Vec<Option<(Piece, usize)>> {
    let men = pieces().flat_map(|piece| (0..64).map(move |square| Some((piece, square))));
    let men: Vec<_> = men.filter(|_| wanted).collect();
    [None].into_iter().chain(men).collect()
}

/// Kings at home where their rook is, anywhere otherwise.
fn kings(corners: &[usize]) -> Vec<[usize; 2]> {
    let squares = |color: Color, home: usize| match corners.iter().any(|at| owner(*at) == color) {
        true => vec![home],
        false => (0..64).collect(),
    };
    let black = squares(Color::Black, 60);
    squares(Color::White, 4)
        .into_iter()
        .flat_map(|white| black.iter().map(move |black| [white, *black]))
        .collect()
}

/// Every position of four men in which a pawn may capture in passing.
pub(crate) fn in_passing() -> impl Iterator<Item = Place> {
    Color::ALL.into_iter().flat_map(|turn| {
        double_steps(turn).flat_map(move |(kings, from, beside)| {
            let pawns = [(turn.pawn(), from), ((!turn).pawn(), beside)];
            let place = Place::new(kings, &pawns, turn);
            let successors = match place.is_legal() {
                true => place.successors(),
                false => Vec::new(),
            };
            successors.into_iter().filter(|next| next.passed.is_some())
        })
    })
}
