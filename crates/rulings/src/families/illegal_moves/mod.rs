//! Illegal moves and what counts as one: 7.5 of the FIDE Laws with A.4 and B.4, rule 11 of US Chess.

mod both;
mod captured_king;
mod castling;
mod fide;
mod hands;
mod in_check;
mod ladder;
mod pawn;
mod position;
mod us;

use crate::families::prelude::*;
use crate::statement::ChessMove;
use ladder::Fault;

family! {
    /// An illegal move or something that counts as one.
    IllegalMoves: "illegal-moves" {
        /// A move against the rules of movement.
        IllegalMove: "illegal-move" needs in_progress {
            by: Side,
            /// Whether the player has pressed the clock.
            completed: YesNo,
            /// What the opponent has done since.
            reply: One(Reply),
            /// Which of the player's last moves it was; 1 is the very last.
            moves_ago: Number(200),
            /// Who saw or claims it.
            seen_by: One(Observer),
            /// What was moved, by its squares, such as `e8e7`.
            moved: Told(Option<String>),
            /// The same move was also made with two hands.
            also_two_hands: Flag,
            deliberate: Flag,
        }
        /// A pawn left on the last rank.
        PawnNotReplaced: "pawn-not-replaced" needs in_progress {
            by: Side,
            /// Whether the player has pressed the clock.
            completed: YesNo,
            /// What the opponent has done since.
            reply: One(Reply),
        }
        /// The clock pressed without a move.
        ClockWithoutMove: "clock-without-move" needs in_progress {
            by: Side,
            /// The player wanted to stop the clocks, as after an illegal move of the opponent.
            meant_to_stop: Flag,
            /// The move followed at once: the clock was pressed too early.
            then_moved: Flag,
            /// What the opponent has done since.
            reply: Told(Option<Reply>),
            /// How long the opponent's clock ran, if that is put right.
            ran: Told(Option<Span>),
        }
        /// One move made with two hands.
        TwoHands: "two-hands" needs in_progress {
            by: Side,
            /// Whether the player has pressed the clock.
            completed: YesNo,
            what: One(TwoHandedMove),
            /// The move ended the game, by mate for example.
            ended_game: Flag,
            /// What the opponent has done since.
            reply: Told(Option<Reply>),
            /// Whether the arbiter saw it; asked if the opponent has moved since.
            seen_by_arbiter: YesNo,
        }
        /// A king taken.
        KingCaptured: "king-captured" needs in_progress {
            by: Side,
            /// Whether the player has pressed the clock.
            completed: YesNo,
            /// Whether the opponent's last move was illegal and left the king in check.
            after_illegal_move: YesNo,
            /// The king was taken by the other king, which had been moved next to it.
            by_king_moved_adjacent: Flag,
        }
        /// Two moves in a row by one player.
        MovedTwice: "moved-twice" needs in_progress {
            by: Side,
            /// It was a misunderstanding: the player thought the opponent had moved.
            mistaken: Flag,
        }
        /// A king that stood in check while several moves were made.
        KingLeftInCheck: "king-left-in-check" {
            /// The player whose king stands in check.
            by: Side,
            /// How many moves in a row that player has completed in check.
            moves: Number(200),
            /// What the opponent has done since the last of them.
            reply: Told(Option<Reply>),
            /// Who saw or claims it.
            seen_by: Told(Option<Observer>),
        }
        /// An illegal move answered by an illegal move.
        BothMovedIllegally: "both-moved-illegally" {
            /// Whose came first.
            first: Side,
            /// What that player has done since the other's.
            reply: Told(Option<Reply>),
            /// Who saw or claims it.
            seen_by: Told(Option<Observer>),
        }
        /// Castling half done: the king moved its two squares, the rook not at all.
        CastlingUnfinished: "castling-unfinished" needs in_progress {
            by: Side,
            /// Whether castling on that side was legal.
            legal: YesNo,
            /// Whether the player has pressed the clock.
            completed: YesNo,
            /// Whether the player meant to castle and only left out the rook.
            meant_to_castle: YesNo,
        }
        /// A position that cannot be legal; a FEN of it tells what is wrong.
        IllegalPosition: "illegal-position" {
            what: One(PositionFault),
            /// Which of the player's last moves brought it about; 1 is the very last.
            moves_ago: Number(200),
            /// Whether a player claims, or the arbiter saw the illegal move that led to it and there was
            /// no reply yet.
            caused_by_seen_move: YesNo,
            /// Whether a move has been completed since it was seen.
            next_move_completed: YesNo,
            /// Whether the position is illegal after that move.
            still_illegal: YesNo,
            /// Whether it is still the same fault.
            same_fault: YesNo,
        }
    }
}

choices! {
    /// How far the opponent has come since.
    Reply {
        None,
        /// A move is made, the clock not pressed.
        Made,
        Completed,
    }
    /// Who saw or says it.
    Observer {
        /// An arbiter or director.
        Arbiter,
        Opponent,
        /// The player who did it.
        Player,
        Spectator,
    }
    /// A move made with two hands.
    TwoHandedMove { Castling, Capture, Promotion, Other, }
    /// What is wrong with a position.
    PositionFault {
        BothKingsInCheck,
        /// The player who has just moved is in check.
        KingInCheck,
        PawnOnLastRank,
        Other,
    }
}

says! {
    /// What rulings on illegal moves say.
    pub enum Says: "illegal-moves" {
        GameOver, Moved(by), MovedUnpressed(by), MovedRepliedSince(by), TakeBack(by),
        StopAndSetUp, LeaveOrSetTimes, BoundByTouch, TwoFaultsAreOne, TwoFaultsNotStated,
        Stands, MayAgreeToCorrect,
        CalledIllegal(by), IsLegal(played: ChessMove), ClaimFails(by),
        // What it costs.
        ForTime(by, bonus: Span, fault: Fault), LosesAtFirst(by), Loses(by, count: u32),
        DrawnAtFirst(by), Drawn(by, count: u32), WhyTime, WhyIncrement, IncrementNotGained(by),
        TakeIncrementAway(by),
        // US Chess.
        Unclaimed(by), WitnessOnly, SilentInTimePressure, MovedAgo(by, count: u32),
        Corrected(by, bonus: Span), CorrectedWithoutTime(by), TimeNotGivenBack,
        StandsIfNotReconstructed, CorrectionAlone, FurtherPenalty, FurtherIfClear,
        MovedInBlitz(by), BlitzTooLate(by), BlitzNotClaimed(by), BlitzWon(by), BlitzDrawn(by),
        // A pawn on the last rank.
        PawnLeft(by), PawnUnpressed(by), PawnPressed(by), PawnStood(by), ChooseOnClock(by),
        RestartClock(by), CounterCorrected, JudgeMate, WaitForNextMove,
        // Two hands, the clock without a move, two moves.
        UsedTwoHands(by), EndedGame, MoveIsLegal, NotWhileUnpressed(by), PressNotStated,
        TreatAsIllegal, NoneBeforePress, PressedEarly(by), PressedWithoutMove(by), ClockRunsAgain(by),
        MeantToStop(by), WarnForDistraction, PenaltyOfIllegalMove, NoneIfError,
        TwoReadings, TimeAsSupervised, LossAsEvery, ResultConfirmed, NotIllegal(by, who: Official),
        MovedTwice(by), SecondTakenBack, Misunderstanding, EstablishFacts, SetUpBeforeSecond,
        RepliedSince(by), NoPenaltyAfterReply, ClaimLapsed(by), OnlyIfArbiterSaw, ReplyTakenBack(by), WhyRan,
        // A king in check over several moves, illegal moves by both.
        LeftInCheck(by, count: u32), NoneCompleted(by), SetUpBeforeFirst(by), EarlierOnesStand,
        CountsOnce, EachCounts, OnceUsually, OnceOrEach,
        BothIllegal(first), FirstOneStands(first), BothPenalised(first), EachIsCounted,
        BothCorrected(first, bonus: Span),
        // A king taken.
        TookKing(by), TookKingInBlitz(by), MovePieceThatTook, ShouldHaveClaimed(by), CheckRemains(first),
        KingMovedAdjacent(by), NothingToClaim(by), ClaimedByTaking(by), NoMaterial(by),
        // Castling half done.
        HalfCastled(by), FinishCastling(by), CastlingOmitted(by),
        // A position.
        Position, StepIn, FindWhereWrong, PenaliseAsIllegal, AsIllegalMove, RuleOnMove, NoAction,
        Wait, StillIllegal, NoLongerIllegal, NobodyClaimed, SetUpBefore, KingLeftInCheck, BackToEscape,
        PositionStands,
    }
}

/// The ruling once the game is over: nothing is corrected.
fn too_late(scene: &Scene, incident: Says) -> Option<Ruling> {
    let signed: &[_] = match scene.case.stage {
        Stage::Playing => return None,
        Stage::Signed => &[ILLEGAL_MOVE, RESULT_SIGNED],
        _ => &[ILLEGAL_MOVE],
    };
    let draft = scene.draft(incident);
    Some(draft.must(Says::GameOver, signed))
}
