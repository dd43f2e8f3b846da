//! How long the snapshot of a very large open takes: 10,000 entrants, 15 rounds.

use adoube_tournament::*;
use divan::{Bencher, black_box};

const ENTRANTS: u32 = 10_000;
const ROUNDS: u16 = 15;

fn main() {
    divan::main();
}

/// A legal event in which everybody plays in every round.
fn draft() -> Draft {
    let entrants = (1..=ENTRANTS).map(|id| {
        let player = Player {
            fide_rating: Some(2800 - (id / 8) as u16),
            ..Player::named(&format!("Player, Number {id}"))
        };
        Entrant {
            pairing_number: PairingNumber::new(id),
            ..Entrant::new(EntrantId(id), player)
        }
    });
    Draft {
        planned_rounds: ROUNDS,
        entrants: entrants.collect(),
        rounds: (0..u32::from(ROUNDS)).map(round).collect(),
        ..Draft::default()
    }
}

/// A ring of players, turned by the round and folded in the middle: nobody is left over and
/// nobody meets twice.
fn round(turn: u32) -> Round {
    let results = [
        GameResult::WHITE_WINS,
        GameResult::DRAW,
        GameResult::BLACK_WINS,
    ];
    let player = |place: u32| EntrantId((place * 7 + turn * 13) % ENTRANTS + 1);
    let game = |board: u32| Game {
        board: BoardNumber::single(board + 1),
        white: player(board),
        black: player(ENTRANTS - 1 - board),
        results: Results::reported(results[((board + turn) % 3) as usize]),
    };
    Round {
        games: (0..ENTRANTS / 2).map(game).collect(),
        ..Round::default()
    }
}

fn tournament() -> Tournament {
    Tournament::new(draft()).expect("a legal draft")
}

#[divan::bench]
fn new(bencher: Bencher) {
    let draft = draft();
    bencher
        .with_inputs(|| draft.clone())
        .bench_values(Tournament::new);
}

#[divan::bench]
fn score_table(bencher: Bencher) {
    let tournament = tournament();
    bencher.bench(|| tournament.score_table(RoundNumber(ROUNDS), Purpose::Standings));
}

#[divan::bench]
fn all_floats(bencher: Bencher) {
    let tournament = tournament();
    bencher.bench(|| {
        for entrant in tournament.entrants() {
            for round in (1..=ROUNDS).map(RoundNumber) {
                black_box(tournament.float(entrant.id, round, UnplayedFloat::AboveLoss));
            }
        }
    });
}

#[divan::bench]
fn from_cards(bencher: Bencher) {
    let tournament = tournament();
    let card = |entrant: &Entrant| {
        let rows = tournament.card(entrant.id, RoundNumber(ROUNDS));
        let entry = |row: CardRow| CardEntry {
            opponent: row.opponent,
            colour: row.colour,
            outcome: row.reported,
        };
        rows.map(entry).collect()
    };
    let cards: Vec<Vec<CardEntry>> = tournament.entrants().iter().map(card).collect();
    bencher.bench(|| rounds_from_cards(tournament.entrants(), &cards));
}

#[divan::bench]
fn ranking(bencher: Bencher) {
    let entrants = draft().entrants;
    bencher.bench(|| initial_ranking(&entrants, RatingUsed::default()));
}
