//! The games that fit the sheets best.
//!
//! The game is followed move by move on all sheets at once. A state is a position together with the
//! place reached on each sheet; it costs what had to be assumed about errors on the sheets. Empty
//! places cost nothing, so a game whose moves are only left out here and there is always among the
//! cheapest. All cheapest ways to each state are kept: what they do not agree on is not known.

use std::collections::HashMap;

use serde::Serialize;
use shakmaty::{Board, Chess, Move, Position};

use super::Known;
use super::track::{Found, SHIFT, SWAP_BACK, Says, Track, is_row_start};
use crate::notation::{Language, read};

/// Sheets that can be compared at once: White's, Black's and the arbiter's.
pub(super) const MOST_SHEETS: usize = 3;

/// Dearer states than the cheapest one by more than this are given up.
const MARGIN: u32 = 5;
/// With more states than this only the cheapest ones are followed.
const WIDE: usize = 300;
/// With more than this the search ends.
const WIDEST: usize = 30_000;
/// All states together.
const MOST_STATES: usize = 50_000;
/// All reading together; see [`Track::effort`].
const MOST_EFFORT: usize = 300_000;
/// If the errors of this many plies together cost more than `LOST_COST`, contact is lost.
const LOST_PLIES: usize = 8;
const LOST_COST: u32 = 12;
/// What it costs at most that a sheet says something else than the arbiter: several such decisions
/// are no loss of contact.
const SETTLED: u32 = 2;
/// How many moves may be missing at the end, if the board is known.
const TAIL: usize = 3;

/// What a sheet has to do with a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Mark {
    pub found: Found,
    /// The place, if one was used.
    pub place: Option<usize>,
    /// The place before it was used for no move.
    pub extra: bool,
    /// The columns are exchanged from here on, or no more.
    pub swapped: bool,
}

/// How a state was reached.
#[derive(Debug, Clone, Copy)]
pub(super) struct Edge {
    pub parent: usize,
    pub mv: Move,
    pub marks: [Option<Mark>; MOST_SHEETS],
}

/// A state, with the cheapest ways to it.
#[derive(Debug)]
pub(super) struct Node {
    pub cost: u32,
    pub edges: Vec<Edge>,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct State {
    position: Chess,
    /// The next place on each sheet.
    places: [usize; MOST_SHEETS],
    swapped: [bool; MOST_SHEETS],
    /// Moves after the end of all sheets.
    tail: usize,
}

/// How the search came to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename = "sheets-ended")]
pub enum Ended {
    /// All sheets were followed to their end.
    AllRead,
    /// They were, but no game that fits leads to the position on the board.
    BoardDiffers,
    /// From here on no game fits what is written.
    NothingFits,
    /// From here on too many games fit.
    TooMany,
}

/// Everything that was found.
pub(super) struct Lattice {
    /// The states after each ply; the first layer is the start.
    pub layers: Vec<Vec<Node>>,
    /// The states at the end of the cheapest games: layer and number.
    pub ends: Vec<(usize, usize)>,
    pub ended: Ended,
    /// Whether nothing was given up that is as cheap as the ends.
    pub exhaustive: bool,
}

/// Follows the game on the sheets.
pub(super) fn search(start: &Chess, tracks: &[Track], known: &Known) -> Lattice {
    let first = State {
        position: start.clone(),
        places: [0; MOST_SHEETS],
        swapped: [false; MOST_SHEETS],
        tail: 0,
    };
    let mut search = Search {
        tracks,
        known,
        languages: languages(tracks),
        layers: vec![vec![Node {
            cost: 0,
            edges: Vec::new(),
        }]],
        least: vec![0],
        states: vec![first],
        goals: Vec::new(),
        other_board: Vec::new(),
        given_up: u32::MAX,
        total: 0,
    };
    loop {
        if let Some((layer, ended)) = search.advance() {
            return search.lattice(layer, ended);
        }
    }
}

struct Search<'a> {
    tracks: &'a [Track<'a>],
    known: &'a Known,
    /// Those in which a move that is settled may be written.
    languages: Vec<Language>,
    layers: Vec<Vec<Node>>,
    /// The least cost in each layer.
    least: Vec<u32>,
    /// The states of the last layer.
    states: Vec<State>,
    /// Ends with their costs.
    goals: Vec<End>,
    /// Ends of the sheets that are not the position on the board.
    other_board: Vec<End>,
    /// The least cost of what was not followed because there were too many states.
    given_up: u32,
    total: usize,
}

#[derive(Debug, Clone, Copy)]
struct End {
    cost: u32,
    layer: usize,
    number: usize,
}

/// One way to go on: how far each sheet is read, and what it says there.
#[derive(Clone)]
struct SheetReading<'a> {
    cost: u32,
    says: Vec<Says<'a>>,
    marks: [Option<Mark>; MOST_SHEETS],
    places: [usize; MOST_SHEETS],
    swapped: [bool; MOST_SHEETS],
}

impl<'a> Search<'a> {
    /// Goes on by one ply; says how the search ended, and with which layer, if it did.
    fn advance(&mut self) -> Option<(usize, Ended)> {
        let last = self.layers.len() - 1;
        self.note_goals();
        let open = self.open_states();
        self.total += open.len();
        let Some(best) = open.iter().map(|number| self.cost(*number)).min() else {
            return Some((last, self.ended()));
        };
        let narrow = open.len() <= WIDE;
        let mut next = NextStates::new();
        for number in open {
            if narrow || self.cost(number) == best {
                self.expand(number, narrow, &mut next);
            }
            if next.nodes.len() > WIDEST {
                return Some((last, Ended::TooMany));
            }
        }
        if !narrow {
            self.given_up = self.given_up.min(best + Found::Slip.cost());
        }
        let effort: usize = self.tracks.iter().map(|track| track.effort.get()).sum();
        if self.total > MOST_STATES || effort > MOST_EFFORT {
            return Some((last, Ended::TooMany));
        }
        let (nodes, states) = next.cheap();
        if nodes.is_empty() {
            return Some((last, self.ended()));
        }
        self.least
            .push(nodes.iter().map(|node| node.cost).min().unwrap_or(0));
        self.layers.push(nodes);
        self.states = states;
        Some((self.lost_since()?, Ended::NothingFits))
    }

    fn ended(&self) -> Ended {
        match (self.goals.is_empty(), self.other_board.is_empty()) {
            (false, _) => Ended::AllRead,
            (true, false) => Ended::BoardDiffers,
            (true, true) => Ended::NothingFits,
        }
    }

    /// What the arbiter has said of the next ply.
    fn settled(&self) -> Option<&'a str> {
        let known = self.known;
        known.settled.get(&self.layers.len()).map(String::as_str)
    }

    fn cost(&self, number: usize) -> u32 {
        self.layers[self.layers.len() - 1][number].cost
    }

    fn is_read(&self, state: &State) -> bool {
        let mut tracks = self.tracks.iter().zip(state.places);
        let is_read = tracks.all(|(track, place)| place >= track.length);
        is_read && self.settled().is_none()
    }

    fn note_goals(&mut self) {
        let layer = self.layers.len() - 1;
        for (number, state) in self.states.iter().enumerate() {
            if !self.is_read(state) {
                continue;
            }
            let cost = self.cost(number);
            let end = End {
                cost,
                layer,
                number,
            };
            let is_board = |board: &Board| board == state.position.board();
            if self.known.board.as_ref().is_none_or(is_board) {
                self.goals.push(end);
            } else if state.tail == 0 {
                self.other_board.push(end);
            }
        }
    }

    /// The states from which the game may go on.
    fn open_states(&self) -> Vec<usize> {
        let best_goal = self.goals.iter().map(|goal| goal.cost).min();
        let is_open = |number: &usize| {
            let state = &self.states[*number];
            let cheap = best_goal.is_none_or(|best| self.cost(*number) <= best);
            cheap && (!self.is_read(state) || self.near_board(state))
        };
        let mut open: Vec<usize> = (0..self.states.len()).filter(is_open).collect();
        // The cheapest first, so that what follows is known to be too dear.
        open.sort_by_key(|number| self.cost(*number));
        open
    }

    /// Whether the position on the board may be a few moves away. A move changes two squares, castling
    /// four and a capture en passant three.
    fn near_board(&self, state: &State) -> bool {
        let left = TAIL.saturating_sub(state.tail);
        self.known.board.as_ref().is_some_and(|board| {
            let here = state.position.board();
            let same =
                |square: &shakmaty::Square| here.piece_at(*square) == board.piece_at(*square);
            let different = shakmaty::Square::ALL.iter().filter(|square| !same(square));
            let different = different.count();
            different > 0 && left > 0 && different <= 2 * left + 2
        })
    }

    fn expand(&self, number: usize, narrow: bool, next: &mut NextStates) {
        let state = &self.states[number];
        let mut ways = vec![self.take_all(state)];
        if narrow {
            self.add_shifts(state, &mut ways);
        }
        for mut way in ways {
            let cost = self.cost(number) + way.cost;
            if cost > next.bound() {
                continue;
            }
            if narrow && cost + Found::Slip.cost() <= next.bound() {
                let sheets = self.tracks.iter().zip(&mut way.says);
                sheets.for_each(|(track, says)| track.add_slips(says, &state.position));
            }
            if let Some(text) = self.settled() {
                let settled = read(&state.position, text, &self.languages);
                let settled = settled.into_iter();
                settled.for_each(|reading| self.play(number, &way, reading.mv, next));
                continue;
            }
            let blank = way.says.iter().all(|says| matches!(says, Says::Blank));
            if narrow || blank || has_reading(&way.says) {
                for mv in proposals(&way, &state.position) {
                    self.play(number, &way, mv, next);
                }
            }
        }
    }

    fn play(&self, parent: usize, way: &SheetReading, mv: Move, next: &mut NextStates) {
        let state = &self.states[parent];
        let past_end = self.is_read(state);
        let mut cost = self.cost(parent) + way.cost + u32::from(past_end);
        let mut marks = way.marks;
        for (sheet, says) in way.says.iter().enumerate() {
            if let Some(mark) = &mut marks[sheet]
                && mark.found != Found::Omitted
            {
                mark.found = self.tracks[sheet].found(says, mv);
                cost += match self.settled() {
                    Some(_) => mark.found.cost().min(SETTLED),
                    None => mark.found.cost(),
                };
            }
        }
        if cost > next.bound() {
            return;
        }
        let mut position = state.position.clone();
        position.play_unchecked(mv);
        let state = State {
            position,
            places: way.places,
            swapped: way.swapped,
            tail: state.tail + usize::from(past_end),
        };
        next.add(state, cost, Edge { parent, mv, marks });
    }

    /// Every sheet is read at its next place.
    fn take_all(&self, state: &State) -> SheetReading<'a> {
        let mut way = SheetReading {
            cost: 0,
            says: Vec::with_capacity(self.tracks.len()),
            marks: [None; MOST_SHEETS],
            places: state.places,
            swapped: state.swapped,
        };
        for (sheet, track) in self.tracks.iter().enumerate() {
            let place = in_columns(state, state.swapped[sheet], state.places[sheet]);
            way.says.push(track.says(place, &state.position));
            way.marks[sheet] = Some(Mark {
                found: Found::Blank,
                place: (place < track.length).then_some(place),
                extra: false,
                swapped: false,
            });
            way.places[sheet] += 1;
        }
        way
    }

    /// The same, with one sheet shifted.
    fn add_shifts(&self, state: &State, ways: &mut Vec<SheetReading<'a>>) {
        for (sheet, track) in self.tracks.iter().enumerate() {
            let place = state.places[sheet];
            if place >= track.length {
                continue;
            }
            let mut omitted = ways[0].clone();
            omitted.cost = SHIFT;
            omitted.says[sheet] = Says::Blank;
            omitted.places[sheet] = place;
            omitted.mark(sheet, |mark| {
                mark.found = Found::Omitted;
                mark.place = None;
            });
            ways.push(omitted);

            let after = in_columns(state, state.swapped[sheet], place + 1);
            if let Some(mut extra) = self.reads_at(state, &ways[0], sheet, after) {
                extra.places[sheet] = place + 2;
                extra.mark(sheet, |mark| mark.extra = true);
                ways.push(extra);
            }
            let across = in_columns(state, !state.swapped[sheet], place);
            if is_row_start(&state.position)
                && let Some(mut exchanged) = self.reads_at(state, &ways[0], sheet, across)
            {
                exchanged.cost = if state.swapped[sheet] {
                    SWAP_BACK
                } else {
                    SHIFT
                };
                exchanged.swapped[sheet] = !state.swapped[sheet];
                exchanged.mark(sheet, |mark| mark.swapped = true);
                ways.push(exchanged);
            }
        }
    }

    /// One sheet read at another place, if a move can be read there.
    fn reads_at(
        &self,
        state: &State,
        way: &SheetReading<'a>,
        sheet: usize,
        place: usize,
    ) -> Option<SheetReading<'a>> {
        let says = self.tracks[sheet].says(place, &state.position);
        has_reading(std::slice::from_ref(&says)).then(|| {
            let mut shifted = way.clone();
            shifted.cost = SHIFT;
            shifted.says[sheet] = says;
            shifted.mark(sheet, |mark| mark.place = Some(place));
            shifted
        })
    }

    /// The ply since which the errors are too many to be errors.
    fn lost_since(&self) -> Option<usize> {
        let last = self.layers.len() - 1;
        let before = last.saturating_sub(LOST_PLIES);
        let lost = self.least[last] > self.least[before] + LOST_COST;
        let unspoilt = |layer: &usize| self.least[*layer] == self.least[before];
        lost.then(|| (before..last).rev().find(unspoilt).unwrap_or(before))
    }

    fn lattice(self, layer: usize, ended: Ended) -> Lattice {
        let ends = match ended {
            Ended::AllRead => self.goals,
            Ended::BoardDiffers => self.other_board,
            Ended::NothingFits | Ended::TooMany => {
                let nodes = self.layers[layer].iter().enumerate();
                let end = |(number, node): (usize, &Node)| End {
                    cost: node.cost,
                    layer,
                    number,
                };
                nodes.map(end).collect()
            }
        };
        let best = ends.iter().map(|end| end.cost).min().unwrap_or(0);
        let ends = ends.into_iter().filter(|end| end.cost == best);
        Lattice {
            ends: ends.map(|end| (end.layer, end.number)).collect(),
            layers: self.layers,
            ended,
            exhaustive: self.given_up > best,
        }
    }
}

impl SheetReading<'_> {
    fn mark(&mut self, sheet: usize, change: impl FnOnce(&mut Mark)) {
        if let Some(mark) = &mut self.marks[sheet] {
            change(mark);
        }
    }
}

/// English and the languages of the sheets.
fn languages(tracks: &[Track]) -> Vec<Language> {
    let own = tracks.iter().flat_map(|track| track.languages.iter());
    let mut all: Vec<Language> = own.copied().chain([Language::English]).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The place to read, given that the columns may be exchanged.
fn in_columns(state: &State, swapped: bool, place: usize) -> usize {
    match (swapped, is_row_start(&state.position)) {
        (false, _) => place,
        (true, true) => place + 1,
        (true, false) => place.saturating_sub(1),
    }
}

fn has_reading(says: &[Says]) -> bool {
    says.iter().any(|says| match says {
        Says::Blank => false,
        Says::Text { moves, .. } => moves.iter().any(|(_, found)| *found < Found::Slip),
    })
}

/// The moves that may have been made: those that can be read; all, if none can.
fn proposals(option: &SheetReading, position: &Chess) -> Vec<Move> {
    if !has_reading(&option.says) {
        return position.legal_moves().into_iter().collect();
    }
    let mut moves = Vec::new();
    for says in &option.says {
        let Says::Text { moves: meant, .. } = says else {
            continue;
        };
        for (mv, _) in meant {
            if !moves.contains(mv) {
                moves.push(*mv);
            }
        }
    }
    moves
}

/// The states after the next ply.
struct NextStates {
    nodes: Vec<Node>,
    numbers: HashMap<State, usize>,
    best: u32,
}

impl NextStates {
    fn new() -> NextStates {
        NextStates {
            nodes: Vec::new(),
            numbers: HashMap::new(),
            best: u32::MAX,
        }
    }

    fn bound(&self) -> u32 {
        self.best.saturating_add(MARGIN)
    }

    fn add(&mut self, state: State, cost: u32, edge: Edge) {
        self.best = self.best.min(cost);
        let number = *self.numbers.entry(state).or_insert(self.nodes.len());
        if number == self.nodes.len() {
            let edges = Vec::with_capacity(1);
            self.nodes.push(Node { cost, edges });
        }
        let node = &mut self.nodes[number];
        if cost < node.cost {
            node.cost = cost;
            node.edges.clear();
        }
        if cost == node.cost {
            node.edges.push(edge);
        }
    }

    /// The nodes that are not too dear, with their states.
    fn cheap(self) -> (Vec<Node>, Vec<State>) {
        let bound = self.bound();
        let mut numbered: Vec<(State, usize)> = self.numbers.into_iter().collect();
        numbered.sort_unstable_by_key(|(_, number)| *number);
        let states = numbered.into_iter().map(|(state, _)| state);
        let both = self.nodes.into_iter().zip(states);
        both.filter(|(node, _)| node.cost <= bound).unzip()
    }
}
