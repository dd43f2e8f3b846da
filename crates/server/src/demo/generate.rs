//! Makes the rounds of the demonstration by the rules:
//! `cargo test -p adoube-server --lib demo::generate -- --ignored`.

use std::fmt::Write;
use std::path::Path;

use adoube_formats::read_entries;
use adoube_pairing::check::check;
use adoube_pairing::dutch::{self, Edition};
use adoube_pairing::schedule::berger;
use adoube_pairing::schedule::lots::Lots;
use adoube_tournament::{
    BoardNumber, Bye, ByeKind, ByeRequest, Colour, Draft, Entrant, EntrantId, Game, GameResult,
    PairingNumber, Results, Round, RoundNumber, RoundSpan, Tournament,
};

use super::PLANNED_ROUNDS;
use super::sections::{self, LEAVES_THE_OPEN, Plan};

/// The rounds that have been paired; of the last one some boards are finished.
const PAIRED: u16 = 6;

/// Who asked for half-point byes: round and number.
const HALF_POINT_BYES: [(u16, u32); 4] = [(3, 29), (3, 40), (5, 2), (5, 6)];

#[test]
#[ignore = "writes the demonstration anew: cargo test -p adoube-server --lib demo::generate -- --ignored"]
fn the_rounds_are_made_by_the_rules() {
    let [open, masters] = sections::all().unwrap();
    let draft = open_rounds(&open);
    let tournament = Tournament::new(draft.clone()).unwrap();
    assert_eq!(check(&tournament, Edition::Dutch2026), []);
    save("rounds.csv", &draft.rounds);
    save("masters_rounds.csv", &masters_rounds(&masters));
}

fn open_rounds(plan: &Plan) -> Draft {
    let mut lots = Lots::from_seed(64);
    let mut draft = Draft {
        planned_rounds: PLANNED_ROUNDS,
        initial_colour: Some(Colour::White),
        entrants: entrants(plan),
        bye_requests: HALF_POINT_BYES
            .map(|(round, number)| request(round, number))
            .to_vec(),
        ..Draft::default()
    };
    let (leaver, from, _) = LEAVES_THE_OPEN;
    for number in (1..=PAIRED).map(RoundNumber) {
        if number.0 == from {
            let gone = RoundSpan {
                first: number,
                last: None,
            };
            draft.entrants[leaver as usize - 1].withdrawals.push(gone);
        }
        let tournament = Tournament::new(draft.clone()).unwrap();
        let paired = dutch::pair(&tournament, number, Edition::Dutch2026).unwrap();
        let asked = draft.bye_requests.iter().filter(|one| one.round == number);
        let mut byes: Vec<Bye> = asked.map(|request| request.bye()).collect();
        byes.extend(paired.bye.map(|entrant| Bye {
            entrant,
            kind: ByeKind::PairingAllocated,
        }));
        let games = paired.pairs.iter().zip(1..).map(|(pair, table)| {
            let missing =
                number.0 + 1 == from && [pair.white, pair.black].contains(&EntrantId(leaver));
            let result = match missing {
                true if pair.white == EntrantId(leaver) => "-/+".parse().unwrap(),
                true => "+/-".parse().unwrap(),
                false if number.0 == PAIRED && lots.below(100) < 60 => GameResult::PENDING,
                false => played(&draft, pair.white, pair.black, &mut lots),
            };
            game(table, pair.white, pair.black, result)
        });
        let round = Round {
            games: games.collect(),
            byes,
            ..Round::default()
        };
        draft.rounds.push(round);
    }
    draft
}

fn masters_rounds(plan: &Plan) -> Vec<Round> {
    let mut lots = Lots::from_seed(8);
    let draft = Draft {
        entrants: entrants(plan),
        ..Draft::default()
    };
    let table = berger::schedule(8).unwrap();
    let rounds = table.rounds.iter().zip(1..).take(usize::from(PAIRED));
    let round = |(round, number): (&adoube_pairing::schedule::ScheduledRound<_>, u16)| {
        let games = round.games.iter().zip(1..).map(|(one, table)| {
            let (white, black) = (EntrantId(one.white), EntrantId(one.black));
            let result = match number == PAIRED && table != 3 {
                true => GameResult::PENDING,
                false => played(&draft, white, black, &mut lots),
            };
            game(table, white, black, result)
        });
        Round {
            games: games.collect(),
            ..Round::default()
        }
    };
    rounds.map(round).collect()
}

fn entrants(plan: &Plan) -> Vec<Entrant> {
    let players = read_entries(plan.entries).unwrap().players.into_iter();
    let numbered = players.zip(1..).map(|(row, number)| Entrant {
        pairing_number: PairingNumber::new(number),
        ..Entrant::new(EntrantId(number), row.player)
    });
    numbered.collect()
}

fn request(round: u16, number: u32) -> ByeRequest {
    ByeRequest {
        entrant: EntrantId(number),
        round: RoundNumber(round),
        kind: ByeKind::HalfPoint,
    }
}

fn game(table: u32, white: EntrantId, black: EntrantId, result: GameResult) -> Game {
    Game {
        results: Results::reported(result),
        ..Game::pending(BoardNumber::single(table), white, black)
    }
}

/// A result that the ratings make likely.
fn played(draft: &Draft, white: EntrantId, black: EntrantId, lots: &mut Lots) -> GameResult {
    let rating = |id: EntrantId| {
        let player = &draft.entrants[id.0 as usize - 1].player;
        player.fide_rating.map_or(1500, i64::from)
    };
    // White's chance in per cent, and a third of the evenly matched games drawn.
    let edge = (rating(white) - rating(black) + 35).clamp(-400, 400);
    let expected = 50 + edge / 9;
    let draws = 34 - edge.abs() / 16;
    let chance = i64::from(lots.below(100));
    match chance {
        _ if chance < expected - draws / 2 => GameResult::WHITE_WINS,
        _ if chance < expected + draws / 2 => GameResult::DRAW,
        _ => GameResult::BLACK_WINS,
    }
}

fn save(name: &str, rounds: &[Round]) {
    let mut text = "round,board,white,black,result\n".to_owned();
    for (round, number) in rounds.iter().zip(1..) {
        for game in &round.games {
            let (board, white, black) = (game.board, game.white.0, game.black.0);
            let result = game.results.reported;
            writeln!(text, "{number},{board},{white},{black},{result}").unwrap();
        }
        for bye in &round.byes {
            let kind = bye.kind.outcome().code();
            writeln!(text, "{number},,{},,{kind}", bye.entrant.0).unwrap();
        }
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("demo");
    std::fs::write(folder.join(name), text).unwrap();
}
