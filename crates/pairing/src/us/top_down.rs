//! Colours by the Top Down method (29E6b): board by board, whatever it does to those below.

use super::field::Field;
use super::look_ahead::{justifies_wide, narrow_limit, wide_limit};
use super::switches::NaturalPairing;

/// The boards of a group from the top, boundary boards first; the upper player of each first.
pub(super) fn pair(
    field: &Field,
    natural: &NaturalPairing,
    boundary: usize,
    boards: &[(usize, usize)],
) -> Vec<(usize, usize)> {
    let mut boards = boards.to_vec();
    for at in 0..boards.len() {
        let (upper, lower) = boards[at];
        if !is_conflict(field, upper, lower) {
            continue;
        }
        // Who dropped may meet anybody of the group; the others somebody of the lower half.
        let mut below: Vec<(usize, usize)> = Vec::new();
        for (board, (one, other)) in boards.iter().enumerate().skip(at + 1) {
            below.push((*other, board));
            if at < boundary && board >= boundary {
                below.push((*one, board));
            }
        }
        // The highest ranked who fits comes up; the one he replaces takes his board.
        below.sort_unstable();
        let fits = |(player, board): &(usize, usize)| {
            let left = partner_on(boards[*board], *player);
            !is_conflict(field, upper, *player)
                && field.bars.is_free(upper, *player)
                && field.bars.is_free(left, lower)
                && is_within_limits(field, natural, upper, lower, *player)
        };
        if let Some((player, board)) = below.into_iter().find(fits) {
            let (one, other) = boards[board];
            boards[board] = if one == player {
                (lower, other)
            } else {
                (one, lower)
            };
            boards[at].1 = player;
        }
    }
    boards
}

fn partner_on((one, other): (usize, usize), player: usize) -> usize {
    if one == player { other } else { one }
}

/// Whether both are due the same colour.
fn is_conflict(field: &Field, one: usize, other: usize) -> bool {
    let due = field.contenders[one].due;
    due.is_some() && due == field.contenders[other].due
}

/// Whether bringing up a player in place of another stays within the limit that the conflict
/// justifies.
fn is_within_limits(
    field: &Field,
    natural: &NaturalPairing,
    upper: usize,
    lower: usize,
    player: usize,
) -> bool {
    let settings = &field.settings;
    let Some(switch) = natural.switch(field, upper, player) else {
        return false;
    };
    let limit = if justifies_wide(field, upper, lower) {
        wide_limit(settings)
    } else {
        narrow_limit(settings)
    };
    settings.no_limits || switch.is_exempt || switch.exchanged <= limit
}
