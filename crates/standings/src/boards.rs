//! Tie-breaks from the boards of teams (C.07.12).

use adoube_tournament::Points;

use crate::Value;
use crate::field::Field;
use crate::method::Method;
use crate::term::{Source, Term};

/// What each board of a team scored over the event, board 1 first.
pub(crate) fn totals(field: &Field, place: usize) -> Vec<Points> {
    let number = field.boards().map_or(0, |boards| boards.number);
    let mut totals = vec![Points::ZERO; number];
    for round in 0..field.rounds() {
        for (total, points) in totals.iter_mut().zip(field.board_points(place, round)) {
            *total += *points;
        }
    }
    totals
}

/// The board count: the number of the board times its points, board by board (12.1). The place of
/// a term is its board.
pub(crate) fn count_terms(field: &Field, place: usize, terms: &mut Vec<Term>) {
    terms.clear();
    for (board, points) in totals(field, place).into_iter().enumerate() {
        let number = i32::try_from(board + 1).unwrap_or(i32::MAX);
        let value = Value::product(points, Points::whole(number));
        terms.push(Term {
            round: board,
            opponent: None,
            value,
            source: Source::Board,
            cut: None,
            weight: value,
            voluntary: false,
        });
    }
}

/// Orders a group by its boards: the first one, then the second one and so on (12.2), or all but
/// the last one, then all but the last two and so on (12.3).
pub(crate) fn resolve(field: &Field, method: Method, group: &[usize]) -> Vec<Vec<usize>> {
    let mut keyed: Vec<(Vec<Points>, usize)> = group
        .iter()
        .map(|place| (key(method, &totals(field, *place)), *place))
        .collect();
    // The place in the field only makes the order certain; whoever has equal keys is put into one group below.
    keyed.sort_by(|one, other| other.0.cmp(&one.0).then(one.1.cmp(&other.1)));
    let mut groups: Vec<Vec<usize>> = Vec::new();
    let mut last: Option<&Vec<Points>> = None;
    for (key, place) in &keyed {
        match groups.last_mut() {
            Some(group) if last == Some(key) => group.push(*place),
            _ => groups.push(vec![*place]),
        }
        last = Some(key);
    }
    groups
}

fn key(method: Method, totals: &[Points]) -> Vec<Points> {
    match method {
        Method::BottomBoards => (1..totals.len())
            .rev()
            // Not all boards: together they are the game points themselves.
            .map(|boards| totals[..boards].iter().copied().sum())
            .collect(),
        _ => totals.to_vec(),
    }
}
