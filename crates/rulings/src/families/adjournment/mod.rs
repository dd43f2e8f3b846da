//! Adjourned games: Guidelines I of the FIDE Laws, rules 18, 19 and 13E of US Chess.

mod envelope;
mod resumption;
mod sealed;

use crate::declare::unknown;
use crate::families::prelude::*;

family! {
    /// Trouble with an adjourned game.
    Adjournment: "adjournment" {
        /// A move is being sealed.
        Sealing: "sealing" {
            by: Side,
            what: One(SealingEvent),
            /// What is left of the session, if the player seals early.
            session_left: Time,
        }
        /// The sealed move is not in order.
        SealedMoveWrong: "sealed-move-wrong" {
            /// Who sealed it.
            by: Side,
            fault: One(SealedFault),
            /// The game had already ended otherwise: a draw agreed, a resignation, a loss on time.
            ended_otherwise: Flag,
        }
        /// The envelope is lost.
        EnvelopeMissing: "envelope-missing" {
            by: Side,
            /// Whether the adjourned position is known.
            position_known: YesNo,
            /// The times at the adjournment are not known.
            times_unknown: Flag,
        }
        /// Something was agreed or offered while the game was adjourned.
        WhileAdjourned: "while-adjourned" {
            what: One(AdjournmentNews),
            /// Who resigned or offered.
            by: Side,
        }
        /// Somebody is not there when the game should go on.
        AbsentAtResumption: "absent-at-resumption" {
            sealer: Side,
            absent: One(AbsentResumer),
        }
        /// Somebody comes late for the resumption.
        LateForResumption: "late-for-resumption" {
            by: Side,
            late_by: Time,
            /// The default time, if no variation of the event gives it.
            default_time: Time,
            /// What the late player has left in the period.
            period_left: Time,
            /// Whether the late player sealed a move that ends the game, and how.
            sealed_move_ends: One(SealedEnd),
        }
        /// The session is over while somebody is short of time.
        AdjournNow: "adjourn-in-time-trouble" {
            /// Whether the first control is over.
            first_control_over: YesNo,
            /// Whether it was announced that all games adjourn at this hour.
            hour_announced: Flag,
            /// Whether the next round could not start otherwise.
            needed_for_round: YesNo,
            /// Whether the other player has much time.
            other_has_much: YesNo,
        }
        /// The game went on from a wrong position or with wrong times.
        ResumedWrongly: "resumed-wrongly" {
            what: One(WrongAtResumption),
            /// How many moves the player who points it out has made since.
            moves_since: Number(300),
        }
    }
}

choices! {
    /// What can happen while a move is sealed: the player wants to do it before the session ends, makes
    /// the move on the board, or changes it before or after stopping the clock.
    SealingEvent { Early, PlayedOnBoard, ChangedBeforeStop, ChangedAfterStop, }
    /// What is wrong with a sealed move.
    SealedFault { Ambiguous, Meaningless, Illegal, Missing, }
    /// What players may tell the arbiter during an adjournment.
    AdjournmentNews { DrawAgreed, Resignation, DrawOffer, }
    /// Who is absent: the player who sealed, the one who must reply, or both.
    AbsentResumer { Sealer, Replier, Both, }
    /// How a sealed move ends the game; by a draw if it stalemates or nobody can mate.
    SealedEnd { No, Mate, Draw, }
    /// What was wrong at a resumption.
    WrongAtResumption { Times, Position, }
}

says! {
    /// What rulings on adjourned games say.
    pub enum Says: "adjournment" {
        LookUp(part: String, usual: Statement), NotAtHand(part: String), AsLater(usual: Statement),
        // Sealing.
        SealsEarly(by), SealsOnBoard(by), ChangesBeforeStop(by), ChangesAfterStop(by), RestIsCharged,
        MadeIsSealed, ChangeUntilStop, NoChangeAfterStop, MaySeal(by, left: Span), WhyRest,
        NeedsPermission, RefuseSealing, AllowSealing, AllowInLastHour, MoveOnBoard(by), ChangeAllowed,
        ChangeRefused,
        InTimeTrouble, NotInFirstControl, AdjournAsAnnounced, MayAdjourn, ShouldNotAdjourn, Adjourn, Wait,
        NoArticleOnTime, BreakAfterwards,
        // A sealed move that is not in order.
        SealedWrong(by, fault: SealedFault), SealerLoses, EndedBefore, OpponentChooses(by),
        OnlyReading, ChosenReading, ChoosesOnOwnClock, Loses(by, fault: SealedFault), SlipOfPen,
        // The envelope.
        EnvelopeLost, StatedMove, FromPosition(by), FromStatedMove(by), TimesNotKnown(who: Official),
        TimesByJudgement, TimesByRecords, PositionLost, NewGame, DrawIfFair,
        // During the adjournment.
        DrawWasAgreed, Resigned, DrawWasOffered, IsOver, OfferIsOpen, OverByDraw(who: Official),
        ResignedCannotMate(by), OverByResignation(by), OfferValid,
        // Absent at the resumption. The colour is that of the player who sealed.
        ReplierAbsent(by), SealerAbsent(by), BothAbsent, ClosedEnvelope(by), OpenEnvelope(by),
        ReplierLosesTime(by), ClosedEnvelopeUsual(by), OpenEnvelopeUsual(by),
        ReplierLosesTimeUsual(by), SayOtherwise, ZeroSealer(by), ZeroReplier(by), ZeroBoth, LookInside,
        ResultOfSealedMove, LatenessExcused, GameLost, LossUnlessEnded,
        // Late for the resumption.
        Late(by, late: Span), LateLoses, InTime(by, limit: Span), TooLate(by, limit: Span),
        SealedMate(by), SealedDraw,
        // Resumed wrongly.
        WrongTime, WrongPosition, PointOutTimes, SetUpAgain, CorrectTimes, TimesTooLate(who: Official),
        TimesStay, TimesCorrected, TimesStayUsually, BackToAdjourned, PositionTooLate(within: u32),
        BackToRight, ArbiterSetsTimes, TimesOfAdjournment,
    }
}

unknown!(adjournment unless scene => scene.parameters.adjournment.is_some());
