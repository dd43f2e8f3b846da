//! Draws and resignation: Articles 5 and 9 of the FIDE Laws, rules 13B and 14 of US Chess.

mod claim;
mod disputed;
mod ends;
mod offer;
mod resign;

use crate::families::prelude::*;

family! {
    /// Claims, offers, agreements, and games that end of themselves.
    Draws: "draws" {
        /// A draw is claimed. With the game's moves in the case the claim is checked on them.
        DrawClaim: "draw-claim" needs in_progress {
            by: Side,
            ground: One(ClaimGround),
            form: One(ClaimForm),
            /// The intended move.
            intended: Told(Option<String>),
            /// Whether the intended move was written down and told to the arbiter.
            written: YesNo,
            intended_illegal: Flag,
            /// The claimant does not have the move.
            not_on_move: Flag,
            /// The claimant has touched a piece on this move.
            touched: Flag,
            /// The claimant has pressed the clock with the claim.
            pressed: Flag,
            /// The opponent agrees to the draw.
            opponent_agrees: Flag,
            /// Nothing on paper can show whether it is right.
            unproven: Flag,
            /// The claimant points only to a screen, a demonstration board or the clock's counter.
            only_display: Flag,
            /// There was ground for it on an earlier move, and the claimant has played on.
            deferred: Flag,
            /// Whether a director or an impartial witness confirms it.
            witnessed: Told(Option<bool>),
            /// Whether the position is one for which the event announced more than fifty moves.
            named_position: Told(Option<bool>),
            /// The claimant has not stopped the clocks.
            clock_runs: Flag,
            /// Whether the claim is right, as the check on the board showed.
            correct: Told(Option<bool>),
        }
        DrawOffer: "draw-offer" needs in_progress {
            by: Side,
            when: One(OfferTime),
            /// A condition is attached.
            conditional: Flag,
            /// It was offered before without reason to offer again.
            repeated: Told(Option<bool>),
            /// The player wants to take it back.
            withdrawn: Flag,
            /// The opponent has touched a piece or refused in words.
            rejected: Flag,
        }
        DrawAgreed: "draw-agreed" needs in_progress {
            /// The arbiter consents, if the event needs that.
            arbiter_consents: Flag,
        }
        DrawWithoutClaim: "draw-without-claim" {
            /// By what; without it the moves of the case tell.
            by: One(DrawEnding),
            /// Whether the five appearances came on consecutive alternate moves.
            consecutive: YesNo,
            /// Whether the last move has been completed by pressing the clock.
            last_move_completed: YesNo,
            /// Who mated with the last move, if it was mate.
            mate_by: Told(Option<adoube_clock::Colour>),
        }
        /// A player resigns, or seems to.
        Resignation: "resignation" needs in_progress {
            by: Side,
            /// What the player did.
            how: One(ResignGesture),
            /// Whether the player confirms to have resigned.
            confirmed: YesNo,
        }
        /// A player says not to have agreed to the draw that the other speaks of.
        AgreementDisputed: "agreement-disputed" needs in_progress {
            /// Who denies it.
            by: Side,
            /// What shows it.
            proof: One(AgreementProof),
        }
        /// A mate was claimed that was none.
        MateMistaken: "mate-mistaken" needs in_progress {
            /// Who claimed it.
            by: Side,
            /// What the opponent did.
            answer: One(MateAnswer),
        }
        /// The players propose an unusual score.
        ScoreProposed: "score-proposed" {
            white_hundredths: Number(1000),
            black_hundredths: Number(1000),
        }
    }
}

choices! {
    /// What is claimed.
    ClaimGround { Repetition, FiftyMoves, }
    /// How it is claimed: by the opponent's last move, by one not played yet, or by the claimant's own on
    /// the board, with the clock not pressed.
    ClaimForm { Appeared, Intended, OwnMove, }
    /// When a draw is offered; it should be after moving.
    OfferTime { AfterMoving, BeforeMoving, OpponentsTime, }
    /// What may end a game without a claim.
    DrawEnding { Fivefold, SeventyFiveMoves, DeadPosition, Stalemate, }
    /// What shows an agreement: a signed result, or a witness or the arbiter, or nothing.
    AgreementProof { Signed, Witness, None, }
    /// What the opponent did about a mate that was none: said so, resigned, took it for one, or signed.
    MateAnswer { Disputed, Resigned, Accepted, Signed, }
    /// What a player did who may have resigned.
    ResignGesture { Said, KingTipped, ClockStopped, HandOffered, Signed, Left, }
}

says! {
    /// What rulings on draws and resignation say.
    pub enum Says: "draws" {
        // Claims.
        ClaimsRepetition(by), ClaimsFiftyMoves(by),
        OnlyAnOffer, NotOnMove, NotRetroactive, LostByTouch, LostByPress, MustBeMade, WriteFirst(by),
        ClaimAccepted, Confirmed, DecideOnWhatYouSaw, AcceptClaim, DenyClaim,
        UsualDenied, UsualIfSeen, NotOnDisplay, CheckOnSheet, CounterMayConfirm,
        ClaimRight, RestrictionNotForClaims,
        ClaimWrong(by, bonus: Span), ClaimNotShown(by, bonus: Span), WrongClaim, StaysAnOffer,
        OtherMoveOfPiece, IntendedMove, StopTheClocks,
        TwoReadings(bonus: Span, standard: Span), StandardInBlitz(by, standard: Span),
        AsTheRuleOnClaims(by, bonus: Span),
        // Offers and agreements.
        Offers(by), OfferForbidden, ConditionVoid, NoWithdrawal, OfferRejected,
        OfferValid, OfferWithoutCondition, SeeMoveFirst,
        Agree, ResultSigned, AgreedTooEarly, AgreementForbidden, Drawn,
        Proposed(white: u32, black: u32), OtherScores, NoLimits, Refuse, ScorePossible, ScoreInvalid,
        // Without a claim.
        LastMoveMates, MateFirst(winner: adoube_clock::Colour),
        Fivefold, SeventyFiveMoves, DeadPosition, Stalemate,
        NotReached, DirectorMayDeclare, GameGoesOn, Declare, DeclareWithoutProgress,
        StepIn, EndedByMove, NothingOnBoard, NothingEnds, CountsNotKnown,
        // What one player takes for the end and the other does not.
        DeniesAgreement(by), SignedDraw, AgreementProved, AgreementUnproved, HearBothPlayers,
        DrawStands, PlayOn, PlayOnInDoubt,
        MateWasNone(by), NoMate(by), Resigned(by), MistakeSigned(by), MistakeAccepted, NoRuleForMistake,
        AcceptedAsResigned(by), AskIfResigned(by),
        // Resignation.
        Resigns(by), NoResignation, ResignsDrawn(by), ResignsLost(by),
        Left(by), ClockRunsOn(by, who: Official), LetClockRun,
    }
}
