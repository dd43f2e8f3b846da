//! The clock: 6.2, 6.10 and 6.11 of the FIDE Laws, rules 5 and 16 of US Chess.

mod choice;
mod handling;
mod other_clocks;
mod setting;
mod stopping;

use crate::families::prelude::*;

family! {
    /// Trouble with the clock other than flags.
    Clocks: "clocks" {
        /// The clock is handled in a wrong way.
        ClockMishandled: "clock-mishandled" {
            by: Side,
            how: One(Mishandling),
        }
        /// A player forgot to press the clock.
        PressForgotten: "press-forgotten" {
            by: Side,
            /// What came of it.
            then: One(AfterForgottenPress),
        }
        /// A player stopped the clocks.
        ClockStopped: "clock-stopped" {
            by: Side,
            reason: One(StopReason),
            /// The player is disabled.
            disabled: Flag,
        }
        /// The game must be interrupted, as by a fire alarm.
        Interruption: "interruption" {
            /// A player lost time by it.
            disturbed: Told(Option<Colour>),
        }
        /// The clock is defective. The times before are in the case's clock.
        ClockDefect: "clock-defect" {
            evident: YesNo,
            /// Time is to be taken from this player.
            take_from: Told(Option<Colour>),
            take: Told(Option<Span>),
            /// How many moves that player still owes in the control; none in sudden death.
            moves_owed: Told(Option<u32>),
        }
        /// The clock is set wrongly.
        ClockSetting: "clock-setting" {
            /// The schedule of the event would suffer if it stayed.
            schedule_suffers: Flag,
            /// Who set it wrongly on purpose.
            on_purpose_by: Told(Option<Colour>),
            /// Only the delay or increment is missing.
            addition_missing: Flag,
            /// The elapsed times of both together exceed the time since the start by this.
            excess: Told(Option<Span>),
        }
        /// The players disagree about the clock to be used, or about its place.
        ClockChoice: "clock-choice" {
            what: One(ClockDispute),
            /// Who wants another clock, or provides the one that cannot be set.
            by: Side,
            /// Whether Black's first move has been determined. Without it the moves tell.
            black_has_moved: YesNo,
            /// Whether the clock that runs has neither delay nor increment.
            running_clock_adds_nothing: YesNo,
            /// Whether the new clock is set to the control as it was announced.
            new_clock_is_proper: YesNo,
            /// What White's clock can do.
            white_clock: One(ClockKind),
            /// What Black's clock can do.
            black_clock: One(ClockKind),
            /// Whether Black came late.
            black_late: YesNo,
        }
        /// A player pressed the clock of another game.
        NeighboursClock: "neighbours-clock-pressed" {
            by: Side,
            /// Whether the player had made a move.
            moved: YesNo,
            /// It was no slip.
            deliberate: Flag,
        }
        /// At the start Black's clock was set going.
        WrongClockStarted: "wrong-clock-started" {
            by: One(ClockStarter),
            /// Whether White had made a move.
            white_moved: YesNo,
            /// How long Black's clock ran.
            ran: Time,
            /// White did not know better, or pressed by accident.
            mistaken: Flag,
        }
        /// A player has an assistant for the clock or the score sheet.
        Assistant: "assistant" {
            of: Side,
            help: One(AssistantHelp),
            /// Whether the player is disabled.
            disabled: YesNo,
        }
    }
}

choices! {
    /// How a clock is mishandled.
    Mishandling {
        OtherHand,
        /// A finger on the button or above it.
        FingerOnButton,
        Force,
        PickedUp,
        KnockedOver,
        OpponentKeptFromPressing,
    }
    /// What came of a forgotten press.
    AfterForgottenPress {
        /// The opponent waits while the player's clock runs.
        OpponentWaits,
        OpponentMoved,
        /// The player moved again, thinking that the opponent had moved.
        PlayerMovedAgain,
    }
    /// What players disagree about: a late player wants a proper clock, somebody wants another one during
    /// the game, nobody can set it, which of two is used, on which side it stands.
    ClockDispute { LateReplacement, DuringGame, CannotBeSet, WhichOfTwo, Side, }
    /// What a clock can do: add time for each move, delay, show digits only, or neither.
    ClockKind { Increment, Delay, Digital, Analog, }
    /// Why a player stopped the clocks.
    StopReason {
        /// An irregularity, such as an illegal move.
        Irregularity,
        Claim,
        /// A piece for promotion is missing.
        MissingPiece,
        /// A disturbance by the opponent or spectators.
        Disturbance,
        Illness,
        Toilet,
        NoReason,
    }
    /// Who started a clock.
    ClockStarter { White, Black, Arbiter, }
    /// What an assistant does.
    AssistantHelp {
        /// Presses the clock.
        Clock,
        /// Keeps the score.
        Score,
        /// Moves the pieces.
        Pieces,
    }
}

says! {
    /// What rulings on the clock say.
    pub enum Says: "clocks" {
        Mishandled(by, how: Mishandling), MayBePenalised, Forgot(by), NobodyTells(by, who: Official),
        MayRemind, MayStillPress(by), PressForCounter, SecondTakenBack, Warning, Misunderstanding,
        Stopped(by), ToiletUsuallyNot, NoneForDisabled, NoValidReason, ValidReason,
        Interrupted, OfficialStops(who: Official), WriteDownPosition, MoreTime(side), GiveTimeBack,
        // Defects and settings.
        SaidDefective, ShownCounts, Replaced, WriteDownTimes, MarkOldClock, BestJudgement,
        ShownCorrected, WhyDefect, SoMuchLeft, SetWrongly, SettingStays, BlitzTimesStay, SetRight,
        AsIfSetRight, HourTooMuch, WhyOnPurpose,
        // Which clock.
        WhichClock(what: ClockDispute), SameClock, OpponentPicks(by), DirectorsNeedNot, TooLateToReplace,
        NoReasonToReplace, MayReplace(by), TransferTimes, BlackPicks, BlackChooses, BothSuit,
        RuleNotAtHand, ThisClock(by), SetAsNear, DirectorFixed, BlackWasLate, BlackChoosesSide,
        FirstChoosesSeat, OnlyIfDefective(who: Official), ArbiterPlacesClock, TurnTheBoard,
        // The clock of another game, the wrong clock.
        PressedNeighbours(by), OwnMoveNotCompleted(by), NothingDoneHere(by), PutNeighboursRight,
        NoneForSlip, StartedBlacks, StartWasRight, WhitesClockShouldRun, WhyWrongStart,
        NoneForMistake, MoveAtOnce, CheckCounter, RemindUsually,
        // Assistants.
        HasAssistant(of), AllowedIfAccepted, AllowedForDisabled, LessTime,
        UsuallyTaken(of, time: Span), WhyAssistant, TimeOff(of, time: Span), TimeAdjusted(of),
        TenMinutesOrShare,
    }
}
