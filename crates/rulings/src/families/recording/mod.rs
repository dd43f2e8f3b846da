//! Recording and score sheets: Article 8 of the FIDE Laws with A.2 and A.3, rule 15 of US Chess.

mod duty;
mod excused;
mod requests;
mod sheet;
mod unreported;
mod updating;

use crate::families::prelude::*;
use serde::Serialize;

family! {
    /// Something about the score sheets.
    Recording: "recording" {
        /// A player does not record.
        NotRecording: "not-recording" {
            by: Side,
            /// Whether the time that counts was below the limit at some moment of this period. Without it
            /// the clock tells.
            was_below: Told(Option<bool>),
            visually_disabled: Flag,
        }
        /// A move was written before it was made.
        RecordedInAdvance: "recorded-in-advance" {
            by: Side,
            purpose: One(WritingPurpose),
            /// It was the only legal move.
            forced: Flag,
        }
        /// A player is behind with recording.
        RecordingBehind: "recording-behind" {
            by: Side,
            /// How many of the player's own moves are not written, before making the next.
            own_moves_missing: Number(300),
        }
        /// Something else is written or done with the sheet.
        SheetMisused: "sheet-misused" {
            by: Side,
            how: One(SheetMisuse),
        }
        /// A player asks to see or borrow a sheet.
        SheetRequest: "sheet-request" {
            by: Side,
            /// Whether the player has the move.
            on_move: YesNo,
            /// Whether both players have the time that a loan needs. Without it the clock tells.
            both_have_time: YesNo,
            /// The opponent refuses.
            refused: Flag,
        }
        /// The sheets after a flag has fallen.
        SheetsAfterFlag: "sheets-after-flag" {
            /// Who had stopped recording. Without it the sheets tell.
            stopped: One(StoppedRecording),
            /// Whether there is a complete record: a sheet, or the arbiter's.
            record_complete: YesNo,
            /// The next period is sudden death.
            sudden_death_next: Flag,
            /// A player dawdles over it.
            dawdles: Flag,
        }
        /// Nobody can show how many moves were made.
        MoveNumberUnknown: "move-number-unknown" {
            /// How many moves the period asks for, counted from the start of the game; a time control with
            /// two periods tells it too.
            quota: Number(200),
            /// How many moves could be shown, if any number could.
            found: Told(Option<u32>),
        }
        /// A player is excused from recording.
        ExcusedFromRecording: "excused-from-recording" {
            by: Side,
            reason: One(ExcuseReason),
            /// The player's whole time, if the time control is not given.
            total_time: Time,
            clock_without_seconds: Flag,
        }
        /// A player does not sign the sheet or does not hand it in.
        SheetWithheld: "sheet-withheld" {
            by: Side,
            what: One(SheetDuty),
        }
        /// The result on the sheets is wrong.
        WrongResult: "wrong-result" {
            /// Whether both players wrote or reported the same.
            both_agree: YesNo,
            /// The result that was reached on the board, if it is known.
            true_result: Told(Option<GameResult>),
            /// How many rounds ago it was; 0 is the round just played.
            rounds_ago: Number(50),
        }
        /// The players left without reporting a result.
        ResultNotReported: "result-not-reported" {
            /// Whether it can be found out, from the sheets, the board or the players.
            found: YesNo,
            /// The next round is paired already.
            paired: Flag,
            /// Results of other games are missing too.
            several: Flag,
            /// Whether one of the two has failed to report before.
            happened_before: Told(Option<bool>),
        }
    }
}

choices! {
    /// What a move was written down for.
    WritingPurpose { Claim, Sealing, None, }
    /// What is wrong with a sheet.
    SheetMisuse {
        Notes, HiddenFromArbiter, HiddenFromOpponent, OtherNotation, OfferNotNoted,
        /// The original was kept or carried away.
        TakenAway,
        /// What stood there was changed afterwards.
        Altered,
    }
    /// What a player will not do with a sheet.
    SheetDuty { Sign, HandIn, }
    /// Who had stopped recording.
    StoppedRecording { Both, White, Black, }
    /// Why a player does not record.
    ExcuseReason { Disability, Religion, Beginner, }
}

/// What a player who breaks the duty to record is told to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SheetOrder {
    Record,
    WriteAfterwards,
    KeepVisible,
    UseAlgebraic,
    NoteOffer,
    HandIn,
    LeaveAsWritten,
}

says! {
    /// What rulings on recording say.
    pub enum Says: "recording" {
        NotRecording(by), BlitzNotRecorded, BlitzSaysNothing, Nothing,
        QuickFree, QuickClaims, RapidFree, Exempt, ExemptClaims,
        BlindReleased(by), BlindUpdates(by), OrderWithWarning, BlindUsual,
        Order(by, order: SheetOrder), OrderAndPenalise(by, order: SheetOrder),
        Warn(by, number: u32, warnings: u32), WarningFirst,
        Warned(by, warnings: u32, time: Span), OpponentsBreach, TimeForOpponent(by, time: Span),
        WroteInAdvance(by), MayBeWrittenFirst, ForcedNoExcuse,
        Behind(by, missing: u32), NoBreach, BehindUntilNextMove(by),
        DoesNotRecord(by), IsExcused(by), ExcusedClaims(by), TimeOff(by, off: Span),
        HelpedOrExcused(by), HelpRather, MayBeExcused(by, off: Span), WhyExcused,
        CannotRecord(by), MayBringAssistant(by), NeedsAssistant(by), FairlyLessTime,
        MinutesOff(minutes: u32), SomeMinutesOff,
        WroteNotes(by), NotesForbidden, NotesUsual,
        HiddenFromArbiter(by, who: Official), PenOnSheet, HiddenFromOpponent(by), NeedNotBeVisible,
        NotAlgebraic(by), OtherNotationAllowed, OtherNotationNoEvidence,
        OfferNotNoted(by), OfferNeedNotBeNoted,
        SignedWrong, SignedStands, SignedResultStands, ResultCorrected, CorrectIfConfirmed,
        ReportedWrong, CorrectNow, PairCorrectly, PairAsUnreported, KeepPairings, CorrectIfFewDisturbed,
        CorrectLater, PrizesByCorrect, PrizesByReported, CorrectUnlessOld,
        TookSheet(by), CopyIsPlayers, AlteredSheet(by), AlteredNoEvidence,
        WhenItCounts(rounds: u32), CountsByTime,
        NotReported, EnterFound, EnterForNow, AskPlayers, EnterAndWarn, NoRuleUnreported, AsDrawForNow,
        AsLostForNow, PairForNow,
        PenaliseBoth, RatedOnceLearned, PrizesAtDiscretion, Ejected, NextRoundForfeited, BothScoredLost,
        HalfPointByes, PairedAsGuessed, PairedAsWinAndDraw, PairedAsTwoWins, PairedTogether, FairestWay,
        GuessUsually, TogetherUsually, StandOrSwitch, PairingsStand, OpponentsSwitched, StandUsually,
        SheetsDiffer, ClearUp, AskBoth, ResultBothConfirm, ResultFound, ResultConfirmed,
        AskedOffMove(by), AskOnlyOnMove(by), AskedToBorrow(by), LoanNeedsTime(limit: Span),
        ClockRunsUntilBack(by), LoanRefused(by), OrderLoan, OrderLoanIfFew, MayBorrow(by), ManyRequests,
        AskedAgain(by, number: u32), TooManyRequests(by, at_most: u32), ShowSheet(number: u32, at_most: u32),
        AskedForSheet(by), OwnSheet, GiveSheet(by),
        AskedForArbitersSheet(by), NoLimitOfRequests, NotProvided, Show, RefuseSheet, ShowNowAndThen,
        BeforeSuddenDeath, MayWaive, Waive, HaveCompleted,
        NeitherRecorded, BothUpdate, TellNumberNow, Dawdles,
        OneStopped(by), OneCompletes(by), MayUseOpponents(by),
        NoneComplete, Reconstruct, WriteDownFirst, IfNotReconstructed,
        WillNotSign(by), WillNotHandIn(by), ResultHolds(by), MustReport(by), MustHandIn(by),
        OrderFirst(by), UnlessMoreShown(quota: u32),
        NumberUnknown, NextMoveShown(next: u32, found: u32), NextMoveFirst(next: u32), GoOnFromDiagram,
    }
}
