//! The rounds of a file with boards, which a file of players does not have.

use std::collections::BTreeMap;

use adoube_journal::{ImportedResult, ImportedRound, Pairing, RoundPairings, SectionImported};
use adoube_pairing::dutch::{Pair, put_in_order};
use adoube_tournament::{
    BoardNumber, Draft, EntrantId, Game, GameResult, PairingNumber, Round, RoundNumber, Tournament,
};

/// The rounds, and in how many games of which rounds before the last nobody knows the result: they count
/// as adjourned.
pub(super) fn rounds(
    draft: &Draft,
    swiss: bool,
) -> (Vec<ImportedRound>, Vec<(RoundNumber, usize)>) {
    let tournament = Tournament::new(draft.clone()).ok().filter(|_| swiss);
    let last = draft.paired_rounds();
    let mut adjourned: BTreeMap<RoundNumber, usize> = BTreeMap::new();
    let rounds = draft.rounds.iter().enumerate().map(|(place, round)| {
        let number = RoundNumber::at_place(place);
        let mut games = round.games.clone();
        if let Some(tournament) = &tournament {
            put_on_boards(tournament, number, &mut games);
        }
        for game in &mut games {
            if number < last && game.results.reported == GameResult::PENDING {
                game.results.reported = GameResult::ADJOURNED;
                *adjourned.entry(number).or_default() += 1;
            }
        }
        imported(round, &games)
    });
    let rounds = rounds.collect();
    (rounds, adjourned.into_iter().collect())
}

/// Boards in the order of the rules: the higher score, the sum of both, the lower number.
fn put_on_boards(tournament: &Tournament, round: RoundNumber, games: &mut [Game]) {
    let rank = |id: EntrantId| {
        let entrant = tournament.entrant(id);
        let number = entrant.and_then(|entrant| entrant.pairing_number);
        let number = number.map_or(u32::MAX, PairingNumber::get);
        (tournament.pairing_score(id, round), number)
    };
    let mut pairs: Vec<Pair> = games
        .iter()
        .map(|game| Pair {
            white: game.white,
            black: game.black,
        })
        .collect();
    put_in_order(&mut pairs, rank);
    let place = |game: &Game| pairs.iter().position(|pair| pair.white == game.white);
    games.sort_by_key(place);
    for (game, number) in games.iter_mut().zip(1..) {
        game.board = BoardNumber::single(number);
    }
}

fn imported(round: &Round, games: &[Game]) -> ImportedRound {
    let known = games
        .iter()
        .filter(|game| game.results.reported != GameResult::PENDING);
    ImportedRound {
        pairings: RoundPairings {
            boards: games
                .iter()
                .map(|game| Pairing {
                    board: game.board,
                    white: game.white,
                    black: game.black,
                })
                .collect(),
            byes: round.byes.clone(),
            matches: round.matches.clone(),
            team_byes: round.team_byes.clone(),
            empty_boards: round.empty_boards.clone(),
        },
        results: known
            .map(|game| ImportedResult {
                board: game.board,
                result: game.results.reported,
                counted: game.results.adjusted.clone(),
            })
            .collect(),
    }
}

/// Gives forfeited games of which the file has no colours those of the rules, where these pair the same
/// two; whether a game was turned.
pub(super) fn turn_colourless(
    section: &mut SectionImported,
    colourless: &[(RoundNumber, EntrantId)],
) -> bool {
    let mut turned = false;
    for deviation in section.deviations.clone() {
        let due = deviation.due.map_or_else(Vec::new, |due| due.pairs);
        let Some(round) = section.rounds.get_mut(deviation.round.place()) else {
            continue;
        };
        for pairing in &mut round.pairings.boards {
            let is_free = colourless.contains(&(deviation.round, pairing.white));
            if is_free && due.contains(&(pairing.black, pairing.white)) {
                std::mem::swap(&mut pairing.white, &mut pairing.black);
                let result = (round.results.iter_mut()).find(|one| one.board == pairing.board);
                if let Some(known) = result {
                    known.result = GameResult::of(known.result.black, known.result.white);
                }
                turned = true;
            }
        }
    }
    turned
}
