//! Flags: 6.4, 6.8, 6.9 and A.4.3 of the FIDE Laws, rules 13C, 14E, 14G and 16 of US Chess.

mod both;
mod callers;
mod ended;
mod fall;
mod us;

use crate::families::prelude::*;
use serde::{Deserialize, Serialize};

family! {
    /// A fallen flag, or two.
    Flags: "flags" {
        /// One flag is down. Position, period and score sheets are in the case.
        FlagFall: "flag-fall" {
            of: Side,
            /// Who says so.
            called_by: One(Caller),
            /// Whether the moves of the period had been completed, if it is not the last one.
            moves_completed: YesNo,
            /// How the game ended, if somebody says that it did.
            ended: Told(Option<Ended>),
            /// Whether that was before the flag was called.
            ended_first: One(EndOrFlag),
            /// The claimant's own flag is down as well.
            claimant_flag_down: Flag,
            /// If both are down, which fell first.
            first: Told(Option<FirstFlag>),
            /// If both are down, which side a digital clock marks.
            mark: Told(Option<FirstFlag>),
            /// The claim was stated with the claimant's own flag still up.
            claimed_with_flag_up: Flag,
            /// Whether a director or an impartial witness saw the flag fall.
            witnessed: Told(Option<bool>),
            /// The flagged player had touched a piece and not moved it.
            touched_piece: Flag,
            /// The clock is evidently defective or was set so that the flag fell too early.
            premature: Flag,
            /// The flagged player shows that the moves must have been made to reach the position.
            moves_shown: Flag,
            /// The score sheets, brought up to date as far as possible, do not show whether the moves were
            /// made.
            moves_unproven: Flag,
            /// Both players say that both sheets are inadequate, or that enough moves were made.
            both_sheets_poor: Flag,
            /// Whether a claim in this control has been denied before.
            denied_before: Told(Option<bool>),
            /// The number of moves is known only from a screen or the clock's counter.
            only_counter: Flag,
            /// Moves were filled in on the claimant's sheet after the call.
            filled_in_after: Flag,
        }
        BothFlagsDown: "both-flags-down" {
            first: One(FirstFlag),
            /// Which side a digital clock marks.
            mark: Told(Option<FirstFlag>),
            /// Who points it out.
            called_by: Told(Option<Caller>),
            /// How the game ended, if somebody says that it did.
            ended: Told(Option<Ended>),
            /// Whether that was before it was pointed out.
            ended_first: One(EndOrFlag),
        }
    }
}

choices! {
    /// Who calls a flag; the opponent is either player where both are down.
    Caller { Opponent, Player, Arbiter, Spectator, Nobody, }
    /// Whether the end of a game came before the call of a flag.
    EndOrFlag { Before, After, Unclear, }
    /// Whose flag fell first, or which a clock marks.
    FirstFlag { White, Black, Unknown, }
    /// How a game ends.
    GameEnd {
        Checkmate, Stalemate, DeadPosition, Resignation, Agreement, Fivefold, SeventyFiveMoves,
    }
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ended {
    pub how: GameEnd,
    /// The winner; none in a draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<Colour>,
}

impl From<Colour> for FirstFlag {
    fn from(side: Colour) -> FirstFlag {
        match side {
            Colour::White => FirstFlag::White,
            Colour::Black => FirstFlag::Black,
        }
    }
}

impl FirstFlag {
    fn side(self) -> Option<Colour> {
        match self {
            FirstFlag::White => Some(Colour::White),
            FirstFlag::Black => Some(Colour::Black),
            FirstFlag::Unknown => None,
        }
    }
}

says! {
    /// What rulings on flags say. Where only `by` is told it is the player whose flag it is.
    pub enum Says: "flags" {
        // One flag.
        Down(by), Fallen(by), TooLate, TouchedPiece, ClaimantStopsClock, ClaimantNeedsTime,
        BeforeLastPeriod(by), NextPeriod, SheetsCompleted, NotOnCounter, CountOnSheets,
        CountNotShown(by), Unproven, UnlessEvidence,
        Early(by), EarlyFails, WriteDown, SetTimes, LaterClaims,
        // The result.
        LostCanMate(by), LostPossibleMate(by), LostMaterial(by), LostForcedWin(by),
        LostForcedWinIn(by, moves: u32),
        DrawnCannotMate(by), DrawnNoPossibleMate(by), DrawnBareKing(by), DrawnNoMate(by),
        DrawnNoForcedWin(by), NoneWithin(plies: u32), DrawnBefore(by), WonBefore(winner: Colour),
        // Who may call it.
        NotCalled(by), CountsWhenCalled, DirectorSilent, ArbiterCalls,
        SeenByDirector(by), OnlyPlayers,
        CalledOut(by), WeighNewGame, PlayersOnly, LookYourself, ArbiterCallsInBlitz,
        PlayOn, NewGame, Expel, NewGameIfAffected,
        ClaimAsIsFair, Eject, EjectAndDeny, CallWhatYouSee, CallIfDown,
        // The game had ended.
        EndStands(how: GameEnd), EndStandsInDoubt(how: GameEnd), DecideWhichFirst(how: GameEnd),
        NoRuleForDoubt, TheEndStands(how: GameEnd), TheFlagCounts, EndStandsUnless(how: GameEnd),
        // Both flags.
        Both, BothFirst(by), BothUnknown,
        NoClaimPossible, DrawnAnyway, GoesOnUntilPointedOut, DirectorMayDeclare,
        DeclareDraw, DeclareOnceUnaware, UsualDeclare,
        LastPeriodDrawn, NotLastPeriod, NeitherCanClaim,
        NoArticle, NotAnnounced, GameGoesOn, ADraw, MarkedLoses,
        UsualDraw, UsualGoesOn, UsualNeitherHasTime,
        // Claims by US Chess.
        BothSheetsPoor, DrawDiagram, CallsOwn(by), Claims(by), AsIfClaimed(by), NoMoreClaims, ControlMet,
        PairsAtMost(most: u32), PairsMore(most: u32),
        FilledIn(by), ClaimFails, ClaimStands, InDoubtFails,
        PoorSheet(by, bonus: Span), ClaimDenied,
        ClaimedBothFell(by), VoidDrawn, UnseenDrawn, VoidGoesOn,
        BlitzLost(by), BlitzDrawn(by),
    }
}
