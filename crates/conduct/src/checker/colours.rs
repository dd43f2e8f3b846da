//! Colours on the boards of matches of teams: each board has those of its place in the sequence of 352.

use adoube_formats::TrfTournament;
use adoube_pairing::schedule::team_match::colour_on_board;
use adoube_tournament::{Colour, Game, RoundNumber, TeamMatch, Tournament};

use super::{Fault, FileFault, Whom, Wrong};

/// The games whose colours are not those of their boards. In each match those that are fewer are named: whether
/// the whole match has the wrong colours, the pairing says. An event that mostly follows another sequence than the
/// one that is told, or White and Black by turns, is not held against it.
pub(super) fn of_matches(found: &TrfTournament, tournament: &Tournament) -> Vec<Fault> {
    let sequence = sequence(&found.event.colour_sequence);
    let (mut games, mut faults) = (0, Vec::new());
    for (place, round) in tournament.rounds().iter().enumerate() {
        let number = RoundNumber::at_place(place);
        for meeting in &round.matches {
            let at_table = round.games.iter();
            let at_table = at_table.filter(|game| {
                let listed = (number, game.white);
                game.board.table == meeting.table && !found.colourless.contains(&listed)
            });
            let (as_told, otherwise): (Vec<&Game>, Vec<&Game>) =
                at_table.partition(|game| is_as_told(game, meeting, tournament, &sequence));
            games += as_told.len() + otherwise.len();
            let wrong = match as_told.len() < otherwise.len() {
                true => as_told,
                false => otherwise,
            };
            faults.extend(wrong.into_iter().map(|game| fault(number, game)));
        }
    }
    if faults.len() * 4 > games {
        return Vec::new();
    }
    faults
}

/// The colours of the first team; nothing where none are told.
fn sequence(text: &str) -> Vec<Colour> {
    let colours = text.trim().chars().map(|letter| match letter {
        'W' | 'w' => Some(Colour::White),
        'B' | 'b' => Some(Colour::Black),
        _ => None,
    });
    colours.collect::<Option<Vec<Colour>>>().unwrap_or_default()
}

/// Whether the first team has the colour of the board, if it has White on board 1.
fn is_as_told(
    game: &Game,
    meeting: &TeamMatch,
    tournament: &Tournament,
    sequence: &[Colour],
) -> bool {
    let board = game.board.board.unwrap_or(1).max(1);
    let told = sequence.get(usize::from(board) - 1).copied();
    let told = told.unwrap_or_else(|| colour_on_board(u32::from(board), Colour::White));
    let mut teams = tournament.teams().iter();
    let is_of_first =
        teams.any(|team| team.id == meeting.first && team.details.members.contains(&game.white));
    (told == Colour::White) == is_of_first
}

fn fault(round: RoundNumber, game: &Game) -> Fault {
    let (white, black, board) = (game.white, game.black, game.board);
    Fault {
        round: Some(round),
        board: usize::try_from(board.table).ok(),
        what: Wrong::Table(FileFault::BoardColours {
            white,
            black,
            board,
        }),
        article: None,
        whom: Whom::Players(vec![white, black]),
    }
}
