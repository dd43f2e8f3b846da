//! How long the US Chess engine takes for one round: fields with the usual results, and fields in which
//! nearly every game is drawn, so that one score group holds almost everybody.

use adoube_pairing::schedule::lots::Lots;
use adoube_pairing::us::{self, Facts, Settings};
use adoube_tournament::{
    BoardNumber, Draft, Entrant, EntrantId, Game, GameResult, PairingNumber, Player, Results,
    Round, RoundNumber, Tournament,
};
use divan::Bencher;

/// The players of fields with the usual results.
const USUAL: [usize; 4] = [300, 1000, 2000, 5000];

/// The players of fields with nearly all games drawn.
const DRAWN: [usize; 2] = [300, 1000];

const SEED: u64 = 1987;

const ROUNDS: u16 = 9;

fn main() {
    divan::main();
}

/// The rounds before one, of an event in which everybody plays and so many in a hundred games are
/// drawn; of the others the higher rated wins three in four.
fn event(players: usize, draws: u32, round: u16) -> Tournament {
    let mut lots = Lots::from_seed(SEED);
    let entrants = (1..=players as u32).map(|number| {
        let player = Player {
            national_rating: Some(800 + lots.below(1600) as u16),
            ..Player::named("A Player")
        };
        Entrant {
            pairing_number: PairingNumber::new(number),
            ..Entrant::new(EntrantId(number), player)
        }
    });
    let mut draft = Draft {
        planned_rounds: ROUNDS,
        entrants: entrants.collect(),
        ..Draft::default()
    };
    for played in 1..round {
        let tournament = Tournament::new(draft.clone()).expect("nothing is wrong with it");
        let round = RoundNumber(played);
        let paired = us::pair(&tournament, round, &Settings::default(), &Facts::default());
        let games = (1..).zip(paired.expect("everybody can meet nearly everybody").pairs);
        let games = games.map(|(board, pair)| {
            let rating = |id: EntrantId| draft.entrants[id.0 as usize - 1].player.national_rating;
            let white_is_higher = rating(pair.white) > rating(pair.black);
            let result = match (lots.below(100) < draws, lots.below(4) > 0) {
                (true, _) => GameResult::DRAW,
                (_, higher_wins) if higher_wins == white_is_higher => GameResult::WHITE_WINS,
                _ => GameResult::BLACK_WINS,
            };
            Game {
                results: Results::reported(result),
                ..Game::pending(BoardNumber::single(board), pair.white, pair.black)
            }
        });
        let games = games.collect();
        draft.rounds.push(Round {
            games,
            ..Round::default()
        });
    }
    Tournament::new(draft).expect("nothing is wrong with it")
}

fn pair(bencher: Bencher, players: usize, draws: u32, round: u16) {
    let tournament = event(players, draws, round);
    let (settings, facts) = (Settings::default(), Facts::default());
    bencher.bench(|| us::pair(&tournament, RoundNumber(round), &settings, &facts));
}

#[divan::bench(args = USUAL, consts = [2, 4, 5, 7], sample_count = 3, sample_size = 1)]
fn usual<const ROUND: u16>(bencher: Bencher, players: usize) {
    pair(bencher, players, 25, ROUND);
}

#[divan::bench(args = DRAWN, consts = [2, 4, 5, 7], sample_count = 3, sample_size = 1)]
fn nearly_all_drawn<const ROUND: u16>(bencher: Bencher, players: usize) {
    pair(bencher, players, 97, ROUND);
}
