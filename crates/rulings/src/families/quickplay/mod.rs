//! The end of a game without increment: Guidelines III of the FIDE Laws (Appendix G in 2014), rule 14H
//! of US Chess.

mod fide;
mod postponed;
mod relief;
mod scope;
mod us;

use crate::families::prelude::*;
use serde::{Deserialize, Serialize};

family! {
    /// Something that a player short of time asks for at the end of a game without increment.
    Quickplay: "quickplay" {
        /// A claim of a draw by a player short of time. The times, and whose clock runs, are in the
        /// case's clock.
        QuickplayClaim: "quickplay-claim" needs in_progress {
            by: Side,
            /// Whether it was announced that these rules hold; a variation of the case tells it too.
            announced: YesNo,
            /// Whether the request for five seconds is in use instead (III.4, G.4).
            five_seconds_apply: YesNo,
            ground: One(QuickplayGround),
            /// What the arbiter finds; without it the ruling says what is permitted.
            finding: Told(Option<Finding>),
            /// Whether a delay clock is at hand (US Chess).
            delay_clock_available: YesNo,
            /// What kind of ending it is, for the advice of US Chess 14I.
            ending: Told(Option<Ending>),
            opponent_agrees: Flag,
            /// The claimant's flag was down already.
            flag_down: Flag,
            /// In US Chess blitz: the position is on the list that was announced (Chapter 11, 8).
            on_announced_list: Flag,
        }
        /// A request for five seconds a move, or for a delay clock.
        FiveSecondsRequest: "five-seconds-request" needs in_progress {
            by: Side,
            /// Whether it was announced that these rules hold; a variation of the case tells it too.
            announced: YesNo,
            /// Whether the opponent accepts the draw that the request offers.
            opponent_accepts: YesNo,
            /// Whether the arbiter agrees; without it the ruling says what is permitted.
            arbiter_agrees: Told(Option<bool>),
            /// The player's flag was down already.
            flag_down: Flag,
        }
        /// A claim that was postponed and must be decided.
        PostponedClaim: "postponed-claim" needs in_progress {
            by: Side,
            flag_fallen: One(FlagFallen),
            /// Whether the opponent could not win by normal means, or made no sufficient effort to.
            criterion_met: Told(Option<bool>),
        }
    }
}

choices! {
    /// On what a claim rests.
    QuickplayGround { CannotWin, NoEffort, Both, }
    /// Whose flag has fallen since a claim was postponed.
    FlagFallen { None, Claimant, Opponent, }
}

/// What the arbiter finds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finding {
    /// The claim is right.
    Right,
    /// It cannot be said yet.
    Unclear,
    /// The claim is wrong.
    Wrong,
}

/// Endings that US Chess 14I gives advice on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A position with much going on.
    Complex,
    /// Bishops of opposite colours, the pawns mostly fixed.
    OppositeBishops,
    /// Queen against queen or rook against rook, no pawns.
    SamePieces,
    /// A piece less without pawns: minor piece against rook, rook against rook and knight.
    PieceLess,
    /// A lone king that can stop a rook pawn.
    RookPawn,
    RookAgainstRookAndBishop,
}

says! {
    /// What rulings on the end of games without increment say.
    pub enum Says: "quickplay" {
        Claimed(by), Requested(by), Over, Agreed, NoSuchClaim, NoRules,
        // Whether these rules help the player.
        NotInBlitz, NotWithIncrement, NotAnnounced, NotLastPeriod, ClaimAfterFlag(by),
        RequestAfterFlag(by), TooEarly(by, limit: Span), NotOnMove(by), FiveSecondsInstead(by),
        // What the arbiter finds.
        CannotWin(by), NormalPlay, Postponed(by, bonus: Span), NoExtraTime, MoreTime(by, bonus: Span),
        StayAndWatch, DecideLater, TimeIfDoubtful, Rejected(by, bonus: Span), WhyRejected, Open, LookAt,
        Postpone, PostponeWithTime(by, bonus: Span), Draw, Reject(by, bonus: Span), PostponeUsually,
        // Without an arbiter.
        EndsGame, WritePosition(by), HandInScore(by), SendClaim, SentRight, SentWrong, NamedArbiter,
        // Five seconds a move: either a delay or an increment, or only an increment.
        DrawAccepted(by), Granted(by, either: bool, seconds: u32, bonus: Span), WhyGranted,
        SetClocks(either: bool, seconds: u32), ChangeClock, WriteTimes, RequestRefused, NoPenaltyNamed,
        GrantOrRefuse(by, either: bool, seconds: u32, bonus: Span), RefuseRequest,
        Grant(by, either: bool, seconds: u32, bonus: Span), GrantUsually,
        NoDemand, SetRight, AnswerToClaim,
        // A postponed claim.
        PostponedDecided(by), PostponedRight, PostponedGoesOn, LaterStill, PostponedFails(by),
        // US Chess.
        ClaimsNotAllowed, OpenOffer, MustBePosted, StillOffer, OwnFlagDown(by), ClockAdds,
        NotSuddenDeath, MustHaveLess(by, limit: Span), DeniedNotOnMove(by), ClearlyCorrect,
        ClearlyWrong(by, most: Span), OfferStays, TimeOff(by, most: Span), ForNoGround(most: Span),
        PutOnDelayClock(by, half: Span, delay: Option<Span>), WhyHalf, NoMoreClaims, InviteLater,
        WatchAndReserve, DelayClock(by, half: Span), DelayClockUsually, NoDelayClock,
        DirectorDecides, NoRatings, ClassC, CorrectDraw, UnclearHalf(by), UnclearNoClock,
        WrongTimeOff(most: Span), OnList, NotInUsBlitz,
        // The advice of 14I.
        UsuallyDelayClock, UsuallyComplex, UsuallyOppositeBishops, UsuallySamePieces, UsuallyPieceLess,
        UsuallyRookPawn, UsuallyRookAndBishop,
    }
}
