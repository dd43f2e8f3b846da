//! How long a very large open takes: rated, and norm-checked for everybody.

use adoube_ratings::norm::NormEvent;
use adoube_ratings::{EventFacts, RatingRules, TitleRules, rate};
use adoube_tournament::{
    CardEntry, Colour, Draft, Entrant, EntrantId, Outcome, PairingNumber, Player, RoundNumber, Sex,
    Title, Tournament, rounds_from_cards,
};

fn main() {
    divan::main();
}

const ROUNDS: u16 = 11;

fn tournament(players: u32) -> Tournament {
    let entrants: Vec<Entrant> = (1..=players).map(entrant).collect();
    let cards: Vec<Vec<CardEntry>> = (0..players).map(|place| card(place, players)).collect();
    let rounds = rounds_from_cards(&entrants, &cards).expect("the cards agree");
    let draft = Draft {
        planned_rounds: ROUNDS,
        entrants,
        rounds,
        ..Draft::default()
    };
    Tournament::new(draft).expect("a proper tournament")
}

/// Strong enough that norms are made: every second has a title.
fn entrant(number: u32) -> Entrant {
    let titles = [Title::Gm, Title::Im, Title::Wgm, Title::Fm];
    let federations = ["ARM", "GER", "USA", "ENG", "FRA", "ESP", "ITA"];
    let player = Player {
        sex: Some(if number.is_multiple_of(3) {
            Sex::Female
        } else {
            Sex::Male
        }),
        title: (number.is_multiple_of(2)).then(|| titles[number as usize / 2 % 4]),
        federation: federations[number as usize % 7].parse().ok(),
        fide_rating: Some(2100 + (number.wrapping_mul(2_654_435_761) >> 20) as u16 % 500),
        ..Player::named("Somebody")
    };
    Entrant {
        pairing_number: PairingNumber::new(number),
        ..Entrant::new(EntrantId(number), player)
    }
}

/// In round r the upper half meets the lower half, moved by r; results from a small hash.
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
            1..=4 => (Outcome::Draw, Outcome::Draw),
            5..=12 => (Outcome::Win, Outcome::Loss),
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

fn facts() -> EventFacts {
    let mut facts = EventFacts::starting(jiff::civil::date(2024, 5, 1));
    facts.host = "ARM".parse().ok();
    facts.time_control =
        adoube_clock::TimeControl::parse("90'+30\"", adoube_clock::Dialect::Fide).ok();
    facts
}

#[divan::bench(args = [100, 1_000, 10_000])]
fn rated(bencher: divan::Bencher, players: u32) {
    let (tournament, facts) = (tournament(players), facts());
    bencher.bench(|| {
        rate(
            &tournament,
            &facts,
            RatingRules::Fide2024,
            RoundNumber(ROUNDS),
        )
    });
}

#[divan::bench(args = [100, 1_000, 10_000])]
fn norms(bencher: divan::Bencher, players: u32) {
    let (tournament, facts) = (tournament(players), facts());
    bencher.bench(|| {
        let rounds = RoundNumber(ROUNDS);
        let event = NormEvent::new(&tournament, &facts, TitleRules::Fide2024, rounds);
        event.verdicts().count()
    });
}
