//! What the board that is told proves.
//!
//! One rule for all facts: the board is proof. What is told against it does not count, and the ruling says
//! what was told and what the board shows. Facts that contradict each other with no board to decide are
//! taken as they are told, and the ruling says that both cannot be.

use adoube_clock::Colour;
use adoube_laws::colour::{to_shakmaty, turn};
use adoube_laws::game::{EndOfGame, Game, end_of_game};
use adoube_laws::mating::Mating;
use adoube_laws::shakmaty::{KnownOutcome, Move, Position, Square};
use adoube_laws::unwinnable::Exactly;

use super::Scene;
use crate::GameResult;
use crate::told::Says;

/// How a game has ended on the board that is told.
pub(crate) struct BoardEnd {
    pub(crate) found: EndOfGame,
}

impl BoardEnd {
    pub(crate) fn result(&self) -> GameResult {
        match self.found.outcome {
            KnownOutcome::Draw => GameResult::DRAW,
            KnownOutcome::Decisive { winner } => {
                GameResult::won_by(Colour::white_if(winner.is_white()))
            }
        }
    }
}

impl Scene<'_> {
    /// How the game has ended on the board that is told, if it has. What a director may declare has not
    /// ended it.
    pub(crate) fn ended_on_board(&self) -> Option<BoardEnd> {
        let game = self.game.as_ref()?;
        let found = end_of_game(game, &self.parameters.draws, &self.mating())?;
        (!found.director_may).then_some(BoardEnd { found })
    }

    /// The game, if it can be the one before an act of this player, who must have the move for it.
    pub(crate) fn game_of(&self, by: Colour) -> Option<&Game> {
        let game = self.game.as_ref()?;
        if turn(game.position()) == by {
            return Some(game);
        }
        self.contradiction(Says::NotOnMove { by });
        None
    }

    /// The legal move of a player that goes from one square to another, written as `e2e4` or `e7e8q`.
    /// A pawn that was left on the last rank has made none.
    pub(crate) fn legal_move(&self, by: Colour, squares: &str) -> Option<Move> {
        let position = self.game_of(by)?.position();
        let squares = squares.replace(['-', '='], "").to_lowercase();
        let from: Square = squares.get(0..2)?.parse().ok()?;
        let to: Square = squares.get(2..4)?.parse().ok()?;
        let piece = squares.get(4..5).and_then(|letter| letter.chars().next());
        let is_it = |m: &Move| {
            m.from() == Some(from)
                && reaches(m).contains(&Some(to))
                && m.promotion().map(|role| role.char()) == piece
        };
        position.legal_moves().into_iter().find(is_it)
    }

    /// Whether the moves that are told start where no position can have appeared before.
    pub(crate) fn knows_appearances(&self, game: &Game) -> bool {
        let since = u32::try_from(game.moves().len()).unwrap_or(u32::MAX);
        self.case.board.fen.is_none() || game.quiet_plies() < since
    }

    /// What the board proves against the told chances of a player to mate. By US Chess the same fact tells
    /// whether there is material or a forced win, so only pieces that are enough for it prove that.
    pub(super) fn proven_against(&self, side: Colour, told: bool) -> bool {
        let Some(game) = &self.game else {
            return false;
        };
        let position = game.position();
        if told || !self.is_us() {
            let proven = Exactly(super::facts::SEARCH).can_mate(position, side);
            return proven == Some(!told);
        }
        let board = position.board();
        let own = board.by_color(to_shakmaty(side));
        (own & (board.pawns() | board.rooks_and_queens())).any()
    }
}

/// The squares that a move may be told to go to: castling by the square of the king or of the rook.
fn reaches(m: &Move) -> [Option<Square>; 2] {
    let of_king = || {
        let side = m.castling_side()?;
        let rank = m.to().rank();
        Some(Square::from_coords(side.king_to_file(), rank))
    };
    [Some(m.to()), of_king()]
}
