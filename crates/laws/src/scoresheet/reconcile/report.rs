//! What the games that fit have in common.

use std::collections::{BTreeSet, HashSet};

use shakmaty::{Chess, Move, Position};

use super::super::sheet::Written;
use super::search::{Edge, Lattice, Mark};
use super::track::{Found, Says, Track};
use super::{Discrepancy, Error, Known, OnSheet, Ply, Question, Reconstruction, Support};
use crate::colour::from_shakmaty;
use crate::notation::read;

/// As many ways as somebody reads.
const MOST_WAYS: usize = 20;

/// As far as a question looks ahead, in plies.
const SOON: usize = 6;

pub(super) fn report(
    start: &Chess,
    tracks: &[Track],
    lattice: &Lattice,
    known: &Known,
) -> Reconstruction {
    let view = View::new(lattice);
    let path = view.first_path();
    let mut plies = Vec::with_capacity(path.len());
    for (number, edge) in path.iter().enumerate() {
        plies.push(ply(start, tracks, &view, number, edge));
    }
    for (place, ply) in plies.iter_mut().enumerate() {
        if known.settled.contains_key(&(place + 1)) && ply.moves.len() == 1 {
            ply.support = Support::Settled;
        }
    }
    // Games of different lengths: what only some of them have is open.
    for ply in plies.iter_mut().skip(view.shortest) {
        ply.support = Support::Open;
    }
    let mut found = Reconstruction {
        start: start.clone(),
        questions: questions(&plies, &view),
        plies,
        ended: lattice.ended,
        discrepancies: Vec::new(),
        keepers: tracks.iter().map(|track| track.sheet.keeper).collect(),
    };
    found.discrepancies = discrepancies(start, tracks, &path);
    found
        .discrepancies
        .extend(not_algebraic(tracks, &path, &found));
    found.discrepancies.sort_by_key(|error| error.ply);
    found
}

/// The part of the lattice that lies on the cheapest games.
struct View<'a> {
    lattice: &'a Lattice,
    /// For each ply the moves of all those games.
    moves: Vec<Vec<Move>>,
    /// The nodes of each layer.
    nodes: Vec<BTreeSet<usize>>,
    /// The length of the shortest of those games.
    shortest: usize,
}

impl<'a> View<'a> {
    fn new(lattice: &'a Lattice) -> View<'a> {
        let lengths = || lattice.ends.iter().map(|end| end.0);
        let longest = lengths().max().unwrap_or(0);
        let mut nodes = vec![BTreeSet::new(); longest + 1];
        for (layer, number) in &lattice.ends {
            nodes[*layer].insert(*number);
        }
        let mut moves = vec![Vec::new(); longest];
        for layer in (1..=longest).rev() {
            let (before, here) = nodes.split_at_mut(layer);
            let mut seen = HashSet::new();
            for number in &here[0] {
                for edge in &lattice.layers[layer][*number].edges {
                    before[layer - 1].insert(edge.parent);
                    if seen.insert(edge.mv) {
                        moves[layer - 1].push(edge.mv);
                    }
                }
            }
        }
        View {
            lattice,
            moves,
            nodes,
            shortest: lengths().min().unwrap_or(0),
        }
    }

    /// One of the longest games.
    fn first_path(&self) -> Vec<Edge> {
        let mut path = Vec::new();
        let mut layer = self.nodes.len() - 1;
        let mut number = self.nodes[layer].first().copied().unwrap_or(0);
        while layer > 0 {
            let Some(edge) = self.lattice.layers[layer][number].edges.first() else {
                break;
            };
            path.push(*edge);
            number = edge.parent;
            layer -= 1;
        }
        path.reverse();
        path
    }
}

fn ply(start: &Chess, tracks: &[Track], view: &View, number: usize, edge: &Edge) -> Ply {
    let on: Vec<OnSheet> = tracks
        .iter()
        .zip(edge.marks.iter().flatten())
        .map(|(track, mark)| on_sheet(track, mark))
        .collect();
    let mut moves = view.moves[number].clone();
    moves.sort_by_key(|mv| *mv != edge.mv);
    let first_is_black = usize::from(start.turn().is_black());
    let turn = if number.is_multiple_of(2) {
        start.turn()
    } else {
        !start.turn()
    };
    let rows = (number + first_is_black) / 2;
    let support = match moves.len() {
        1 => support(&on, view.lattice.exhaustive),
        _ => Support::Open,
    };
    Ply {
        number: start.fullmoves().get().saturating_add(rows as u32),
        turn: from_shakmaty(turn),
        moves,
        support,
        on,
    }
}

fn on_sheet(track: &Track, mark: &Mark) -> OnSheet {
    let number = mark.place.and_then(|place| track.entry_number(place));
    let entry = number.map(|number| &track.sheet.entries[number]);
    OnSheet {
        keeper: track.sheet.keeper,
        cell: number.map(|number| track.sheet.cell(number)),
        written: entry.map_or(Written::Missing, |entry| entry.written.clone()),
        found: mark.found,
        clock: entry.and_then(|entry| entry.clock),
        draw_offer: entry.is_some_and(|entry| entry.draw_offer),
    }
}

fn support(on: &[OnSheet], exhaustive: bool) -> Support {
    let count = |wanted: fn(Found) -> bool| on.iter().filter(|on| wanted(on.found)).count();
    let recorded = count(Found::is_recorded);
    let against = count(|found| found == Found::Other);
    let reads = on.iter().find(|on| on.found == Found::Reads);
    match (reads, recorded) {
        (Some(_), _) if against > 0 => Support::Disputed,
        (Some(_), 2..) => Support::Agreed,
        (Some(on), _) => Support::OneSheet(on.keeper),
        (None, _) if !exhaustive => Support::Open,
        (None, 1..) if against == 0 => Support::Repaired,
        (None, _) => Support::Reconstructed,
    }
}

/// The stretches that are open, with the ways to play them.
fn questions(plies: &[Ply], view: &View) -> Vec<Question> {
    let mut questions = Vec::new();
    let mut at = 0;
    while at < plies.len() {
        let open = plies[at..].iter().take_while(|ply| ply.certain().is_none());
        let length = open.count();
        if length > 0 {
            let end = together_again(view, at + length);
            questions.push(question(view, at, end));
            at = end;
        } else {
            at += 1;
        }
    }
    questions
}

/// Where the ways come together again, if that is soon: a piece that came from several squares is open
/// until it has moved.
fn together_again(view: &View, from: usize) -> usize {
    let last = (from + SOON).min(view.nodes.len() - 1);
    let one = |layer: &usize| view.nodes[*layer].len() == 1;
    (from..=last).find(one).unwrap_or(from)
}

fn question(view: &View, from: usize, to: usize) -> Question {
    let mut ways: Vec<Vec<Move>> = Vec::new();
    let mut more = false;
    // From the end to the beginning, because that is how the states are tied.
    let ends = view.nodes[to].iter().map(|number| (*number, Vec::new()));
    let mut stack: Vec<(usize, Vec<Move>)> = ends.collect();
    while let Some((number, tail)) = stack.pop() {
        let layer = to - tail.len();
        if layer == from {
            let way: Vec<Move> = tail.into_iter().rev().collect();
            if !ways.contains(&way) {
                more = ways.len() == MOST_WAYS;
                if more {
                    break;
                }
                ways.push(way);
            }
            continue;
        }
        for edge in &view.lattice.layers[layer][number].edges {
            let mut longer = tail.clone();
            longer.push(edge.mv);
            stack.push((edge.parent, longer));
        }
    }
    Question {
        from: from + 1,
        to,
        ways,
        more,
    }
}

fn discrepancies(start: &Chess, tracks: &[Track], path: &[Edge]) -> Vec<Discrepancy> {
    let mut errors = Vec::new();
    let mut position = start.clone();
    for (number, edge) in path.iter().enumerate() {
        for (track, mark) in tracks.iter().zip(edge.marks.iter().flatten()) {
            let before = mark.place.and_then(|place| place.checked_sub(1));
            let kinds = [
                (mark.swapped.then_some(Error::ColumnsExchanged), mark.place),
                (mark.extra.then_some(Error::Extra), before),
                (error(track, mark, &position), mark.place),
            ];
            for (kind, place) in kinds {
                let found = kind.map(|kind| discrepancy(track, place, number + 1, kind));
                errors.extend(found);
            }
        }
        position.play_unchecked(edge.mv);
    }
    errors
}

fn error(track: &Track, mark: &Mark, position: &Chess) -> Option<Error> {
    Some(match mark.found {
        Found::Reads | Found::Blank => return None,
        Found::Slip => Error::Slip,
        Found::Ambiguous => Error::Ambiguous,
        Found::Unreadable => Error::Unreadable,
        Found::Omitted => Error::Omitted,
        Found::Other => match mark.place.map(|place| track.says(place, position)) {
            Some(Says::Text { moves, .. }) if !moves.is_empty() => Error::OtherMove,
            _ => Error::NotLegal,
        },
    })
}

fn discrepancy(track: &Track, place: Option<usize>, ply: usize, kind: Error) -> Discrepancy {
    let number = place.and_then(|place| track.entry_number(place));
    let entry = number.map(|number| &track.sheet.entries[number]);
    Discrepancy {
        keeper: track.sheet.keeper,
        cell: number.map(|number| track.sheet.cell(number)),
        ply,
        written: entry.and_then(|entry| entry.written.text().map(str::to_owned)),
        kind,
    }
}

/// The first place on each sheet where the notation is not algebraic.
fn not_algebraic(tracks: &[Track], path: &[Edge], found: &Reconstruction) -> Vec<Discrepancy> {
    let mut errors = Vec::new();
    for (sheet, track) in tracks.iter().enumerate() {
        let mut position = found.start.clone();
        for (number, edge) in path.iter().enumerate() {
            let mark = edge.marks[sheet].filter(|mark| mark.found == Found::Reads);
            let place = mark.and_then(|mark| mark.place);
            let entry = place.and_then(|place| track.entry(place));
            let text = entry.and_then(|entry| entry.written.text());
            let reading = text.and_then(|text| read(&position, text, &track.languages).ok());
            if reading.is_some_and(|reading| !reading.spelling.is_algebraic()) {
                errors.push(discrepancy(track, place, number + 1, Error::NotAlgebraic));
                break;
            }
            position.play_unchecked(edge.mv);
        }
    }
    errors
}
