//! The act of moving: Article 4 of the FIDE Laws, rules 8F, 9 and 10 of US Chess.

mod acts;
mod promotion;
mod touch;

use adoube_laws::PieceName;
use adoube_laws::touch::{Answer, Event, TouchBreach};

use crate::families::prelude::*;
use acts::Reasons;
use touch::TouchDuty;

family! {
    /// Touched pieces, adjusting, and promotion.
    Moves: "moves" {
        /// Pieces were touched by the player on move. With the position and the acts in order the answer
        /// is exact; otherwise it is in words.
        TouchedPieces: "touched-pieces" needs in_progress {
            by: Side,
            /// What the player did, in order.
            acts: Told(Vec<Event>),
            /// Answers to what only a person can decide about these acts.
            answers: Told(Vec<Answer>),
            /// What was touched, if the acts are not given.
            what: One(Touched),
            /// Whether what was touched can be moved, captured or castled with.
            possible: Told(Option<bool>),
            /// The touch was clearly an accident.
            accidental: Flag,
            /// The opponent has touched a piece since, or replied.
            opponent_touched_since: Flag,
            /// An arbiter or director saw it.
            seen_by_arbiter: Flag,
        }
        /// A player complains about touched pieces, and the facts are not agreed.
        TouchClaim: "touch-claim" {
            by: Side,
            /// The claimant has touched a piece since, to move or capture.
            claimant_touched: Flag,
            /// What supports the claim.
            evidence: One(TouchEvidence),
        }
        /// A player adjusts pieces.
        Adjusting: "adjusting" {
            by: Side,
            announced: YesNo,
            /// Whether the player had the move and the own clock ran.
            on_move: YesNo,
            /// It plainly was adjusting, such as centring a piece with one finger.
            evident: Flag,
        }
        /// A rook was put upside down on the promotion square.
        InvertedRook: "inverted-rook" {
            by: Side,
            /// The player called it a rook.
            called_rook: Flag,
            /// It was then moved diagonally, and the clock pressed.
            moved_diagonally: Flag,
        }
        /// The piece for a promotion is not at hand.
        PromotionPieceMissing: "promotion-piece-missing" {
            /// Whose promotion it is.
            by: Side,
        }
    }
}

choices! {
    /// What was touched, if the board is not given.
    Touched {
        /// Own pieces only.
        Own,
        /// The opponent's pieces only.
        Opponents,
        /// Pieces of both colours.
        Both,
        /// The king and then the rook, or both at once.
        KingThenRook,
        RookThenKing,
    }
    /// What supports a claim about touched pieces.
    TouchEvidence {
        /// An arbiter or director saw it.
        Arbiter,
        /// A neutral witness saw it.
        Witness,
        /// The opponent admits the touch.
        Admitted,
        /// Nothing but the players' words.
        None,
    }
}

says! {
    /// What rulings on the act of moving say.
    pub enum Says: "moves" {
        Touched(by), TouchedByAccident(by), BindsToNothing, Duty(duty: TouchDuty),
        Bound(by, duty: TouchDuty), LateComplaint(by), RightLost(by), ArbiterActs,
        // From the acts on a board; reasons and breaches are facts of `laws`.
        NothingBinds, Because(why: Reasons), BecauseFree(why: Reasons), BreachFound(what: TouchBreach),
        HasMade, OneOfThese, AskIntended(piece: PieceName, square: String), AskFirst, AskCastling,
        AskPartOfCastling, AskUnfinished, NotIntended, Intended, TouchedFirst(square: String),
        MeantCastling, NotMeantCastling, LeftUnfinished, MadeIllegalMove,
        // Complaints and adjusting.
        Claimed(by), Upheld(by), InDispute, Deny, Uphold, UpholdIfSure, DenyUnseen,
        Adjusted(by), OnlyOnMove, AdjustedInOrder, PlainlyAdjusting, MustBeMoved, LetPass,
        NotAnnounced(by), MoveTouched,
        // Promotion.
        PromotedInverted(by), IsQueen, IsRook, RookWhateverCalled, MovedDiagonally(by), TurnUpright(by),
        NeedsPiece(by), BringPiece(by), AskingBindsNot,
    }
}
