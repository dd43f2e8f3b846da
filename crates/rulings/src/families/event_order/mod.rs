//! What came first: moves, presses, flags, mates, offers and claims in the order in which they
//! happened. Rules 9, 13, 14 and 16 of US Chess and 5, 6 and 9 of the FIDE Laws ask for it.

mod count;
mod happening;
mod last_move;
mod unclear;
mod walk;

use crate::families::prelude::*;
use serde::{Deserialize, Serialize};

pub use happening::{Deed, Happening};

family! {
    /// Something that turns on the order of events.
    EventOrders: "event-order" {
        /// Several events, in the order in which they happened.
        EventOrder: "event-order" {
            /// All of them, such as `["white-flag-falls", "white-mates", "black-calls-flag"]`.
            events: Told(Vec<Happening>),
            /// The first, if they are not given as a list.
            first: Told(Option<Happening>),
            /// The second, if they are not given as a list.
            second: Told(Option<Happening>),
            /// Nobody can tell which of the last two came first.
            unclear: Flag,
            /// Whether a director or an impartial witness saw the flag that is claimed.
            witnessed: Told(Option<bool>),
            /// Whether the moves of the period had been completed, if it is not the last one.
            moves_completed: Told(Option<bool>),
            /// Whether a draw that was claimed was claimed rightly.
            correct: Told(Option<bool>),
        }
        /// The last move of a time control, and the flag.
        LastMoveOfControl: "last-move-of-control" {
            by: Side,
            flag: One(FlagMoment),
            mates: Flag,
            stalemates: Flag,
        }
        /// A player asks for the moves to be counted for the fifty-move rule.
        CountRequested: "count-requested" {
            by: Side,
            /// Whether the position is simplified.
            simplified: YesNo,
            /// The count has reached fifty by each.
            reached_fifty: Flag,
            /// What came of a challenge to the count.
            challenge: Told(Option<Challenge>),
        }
    }
}

choices! {
    /// When a flag was down: before the press, seen after it but before the opponent touched the clock,
    /// or not until then.
    FlagMoment { BeforePress, SeenAfterPress, Up, }
}

/// What came of a challenge to a count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Challenge {
    /// The challenger's sheet does not show it.
    NotShown,
    /// The count was wrong because of the sheet of the player who asked.
    SheetWrong,
    /// The director's own count was wrong.
    CountWrong,
}

says! {
    /// What rulings on the order of events say.
    pub enum Says: "event-order" {
        Mates(by), MateFirst(by), MustBeLegal,
        StalemateOnBoard, StalemateFirst, DeadPositionOnBoard, DeadPositionFirst,
        ClaimsIllegalMove(by), NoIllegalMove, OutOfTimeToo(by), BothOutOfTime,
        Disputed, ResultStands,
        NothingEnded, GoesOn, DownNotCalled(by), OfferOpen(by), OfferRefused,
        // Nobody can tell the order.
        AtTheSameTime, FindOut(who: Official), NoRuleForOrder, HearBoth, WhatIsProved,
        IllegalMoverLoses(by),
        // The last move of a control.
        LastMoveCompleted(by), InTime, ControlMissed(by),
        SeenDownAfter(by), LookAtClock, ClockConclusive, PressFirst, TimeFirst, MarkTells,
        // A count of moves.
        AsksForCount(by), OnlyInSuddenDeath(by), FiftyCounted, UnlessShown(by),
        WrongBySheet(by, bonus: Span), SheetWrong, DirectorWrong,
        DirectorCounts, NotSimplified, DoNotTell,
        RefuseNotSimple, CountWithSheet, ClockCounts, UsualCount, UsualNotYet,
        AsksArbiter(by), MustShow, NoCounting, Refuse, KeepScore, UsualKeepScore,
    }
}
