//! Irregularities of set-up: 7.2 to 7.4 and 7.6 of the FIDE Laws, rules 11C, 11F and 11G of US Chess.

mod displaced;
mod start;

use crate::families::prelude::*;

family! {
    /// Something wrong with the board, the pieces or the colours.
    Setup: "setup" {
        /// The pieces stood wrong at the start. How many moves were made is in the case's board.
        WrongStartPosition: "wrong-start-position" {
            /// Whether the last move has been completed by pressing the clock.
            last_move_completed: YesNo,
            /// Who has castled with a king or rook that stood wrong at the start.
            castled: Told(Option<Colour>),
        }
        /// The board stands the wrong way.
        BoardTurned: "board-turned" {}
        /// The players have each other's colours.
        ReversedColours: "reversed-colours" {
            /// Whether the last move has been completed by pressing the clock.
            last_move_completed: YesNo,
        }
        /// Two players have played each other who were not paired.
        WrongOpponents: "wrong-opponents" {
            /// Whether the game is over.
            finished: YesNo,
        }
        /// Pieces were knocked off their squares. Whose clock ran is in the case's clock.
        DisplacedPieces: "displaced-pieces" {
            by: Side,
            deliberate: Flag,
            /// Whether the opponent's clock ran. Without it the case's clock tells.
            opponents_time: Told(Option<bool>),
            /// The player pressed the clock without putting them back.
            pressed: Flag,
        }
        /// A piece is found off its proper square.
        PieceOffItsSquare: "piece-off-its-square" {
            moves_ago: Number(200),
        }
    }
}

says! {
    /// What rulings on set-up say.
    pub enum Says: "setup" {
        WrongStart, BoardTurned, ColoursReversed, FoundAfterGame, MovedToRightBoard, FoundTooLate,
        NewGame, TimesKept, DecideStart, ArbiterMayRule, GoesOn, NewWithRightColours, GoesOnUsually,
        FixedAfterTen, WrongPiecesCastle, CastledIllegally(by), BlitzStartAgain, BlitzStays,
        Displaced(by), PutBack(by), MayPressBack(by), StopBothClocks(by), EitherMayStop,
        PressedBeforeBack, Standard(by, time: Span), MoreThanThat, NoFirstAccident(by, time: Span),
        NoneIfPutRight(by, time: Span), HeavyOnPurpose, MildForAccident, HeavierForRepeat,
        OffItsSquare, RestoreBefore, PlayersLookForPlace, NotCountedAsIllegal, CountsAsIllegal,
        PositionStands, BlitzUnclaimed, BlitzBeforeNextMove,
        NotPaired, OpponentsInPlay, OpponentsFinished, NoRuleForOpponents, SeatRightly, GameStands,
        CorrectPairings,
    }
}
