//! How long the standings of a very large open take.

use adoube_standings::{Field, Rules, Standings, System, TieBreak};
use adoube_tournament::{
    CardEntry, Colour, Draft, Entrant, EntrantId, Outcome, PairingNumber, Player, RoundNumber,
    Tournament, rounds_from_cards,
};

fn main() {
    divan::main();
}

const ROUNDS: u16 = 13;

/// Ten tie-breaks.
const LIST: [&str; 10] = [
    "BH/C1", "BH", "SB", "DE", "WIN", "BWG", "FB/M1", "AOB", "TPR", "PTP",
];

fn field(players: u32) -> Field {
    let entrants: Vec<Entrant> = (1..=players).map(entrant).collect();
    let cards: Vec<Vec<CardEntry>> = (0..players).map(|place| card(place, players)).collect();
    let rounds = rounds_from_cards(&entrants, &cards).expect("the cards agree");
    let draft = Draft {
        planned_rounds: ROUNDS,
        entrants,
        rounds,
        ..Draft::default()
    };
    let tournament = Tournament::new(draft).expect("a proper tournament");
    Field::of_players(&tournament, RoundNumber(ROUNDS), System::Swiss)
}

fn entrant(number: u32) -> Entrant {
    let player = Player {
        fide_rating: Some(2600 - (number / 8) as u16),
        ..Player::named("Somebody")
    };
    Entrant {
        pairing_number: PairingNumber::new(number),
        ..Entrant::new(EntrantId(number), player)
    }
}

/// In round r the upper half meets the lower half, moved by r; results from a small hash, one in
/// sixteen a forfeit.
fn card(place: u32, players: u32) -> Vec<CardEntry> {
    let half = players / 2;
    let rounds = 0..u32::from(ROUNDS);
    let entries = rounds.map(|round| {
        let upper = place < half;
        let opponent = if upper {
            half + (place + round) % half
        } else {
            (place + half - round % half) % half
        };
        let (first, second) = if upper {
            (place, opponent)
        } else {
            (opponent, place)
        };
        let mixed = (first.wrapping_mul(2_654_435_761) ^ (round * 97 + second)) >> 7;
        let outcomes = match mixed % 16 {
            0 => (Outcome::ForfeitWin, Outcome::ForfeitLoss),
            1..=5 => (Outcome::Draw, Outcome::Draw),
            6..=11 => (Outcome::Win, Outcome::Loss),
            _ => (Outcome::Loss, Outcome::Win),
        };
        let white = (round % 2 == 0) == upper;
        CardEntry {
            opponent: Some(EntrantId(opponent + 1)),
            colour: Some(if white { Colour::White } else { Colour::Black }),
            outcome: if upper { outcomes.0 } else { outcomes.1 },
        }
    });
    entries.collect()
}

#[divan::bench(args = [100, 1_000, 10_000])]
fn ten_tie_breaks(bencher: divan::Bencher, players: u32) {
    let field = field(players);
    let list: Vec<TieBreak> = LIST
        .iter()
        .map(|code| code.parse().expect("a code"))
        .collect();
    bencher.bench(|| Standings::rank(&field, &list, Rules::Fide2026));
}
