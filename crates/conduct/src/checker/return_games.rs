//! The second games of the matches of a Double-Swiss: the same two as in the first game, with the colours
//! reversed. The pairing of a match is that of its first game; what follows from it is looked at here.

use adoube_formats::TrfTournament;
use adoube_pairing::facts::Article;
use adoube_tournament::{Bye, ByeKind, EntrantId, Game, Round, RoundNumber, Tournament};

use super::{Fault, FileFault, Whom, Wrong};
use crate::articles::RETURN_GAMES;

/// The games and byes of the second rounds of matches that are not those of the first.
pub(super) fn of_matches(found: &TrfTournament, tournament: &Tournament) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (place, pair) in tournament.rounds().chunks(2).enumerate() {
        let [first, second] = pair else {
            continue;
        };
        let rounds = [2 * place, 2 * place + 1].map(RoundNumber::at_place);
        let has_colours = |games: [&Game; 2]| {
            let mut listed = rounds.iter().zip(games);
            listed.all(|(round, game)| !found.colourless.contains(&(*round, game.white)))
        };
        for (board, game) in (1..).zip(&second.games) {
            let (white, black) = (game.white, game.black);
            let what = match first_game(first, game) {
                None => FileFault::ReturnGame { white, black },
                Some(before) if before.white == white && has_colours([before, game]) => {
                    FileFault::ReturnColours { white, black }
                }
                Some(_) => continue,
            };
            faults.push(fault(rounds[1], Some(board), what, vec![white, black]));
        }
        let had = |player: EntrantId| first.byes.iter().any(|bye| is_allocated(bye, player));
        let byes = second.byes.iter().map(|bye| (bye, bye.entrant));
        let wrong = byes.filter(|(bye, player)| is_allocated(bye, *player) && !had(*player));
        faults.extend(wrong.map(|(_, player)| {
            fault(
                rounds[1],
                None,
                FileFault::ReturnBye { player },
                vec![player],
            )
        }));
    }
    faults
}

/// The game that the same two played in the round before.
fn first_game<'r>(round: &'r Round, game: &Game) -> Option<&'r Game> {
    let both = |one: &Game| (one.white.min(one.black), one.white.max(one.black));
    round.games.iter().find(|one| both(one) == both(game))
}

fn is_allocated(bye: &Bye, player: EntrantId) -> bool {
    bye.kind == ByeKind::PairingAllocated && bye.entrant == player
}

fn fault(round: RoundNumber, board: Option<usize>, what: FileFault, whom: Vec<EntrantId>) -> Fault {
    Fault {
        round: Some(round),
        board,
        what: Wrong::Table(what),
        article: Some(Article::Of(RETURN_GAMES)),
        whom: Whom::Players(whom),
    }
}
