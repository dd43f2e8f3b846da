//! Blind and disabled players: Appendix D of the FIDE Laws, rule 35 of US Chess.

mod assistant;
mod boards;
mod disabled;
mod moves;

use crate::declare::unknown;
use crate::families::prelude::*;

family! {
    /// Something in a game with a blind or disabled player.
    Blind: "blind" {
        /// A move was announced wrongly.
        AnnouncedWrongly: "announced-wrongly" {
            by: Side,
            /// Whether the opponent's clock has been started.
            clock_started: YesNo,
        }
        /// A piece was touched on the special board.
        BlindTouch: "blind-touch" {
            by: Side,
            /// Whether the player is blind, and so on the special board.
            blind: YesNo,
            /// Whether the piece was wholly out of its hole.
            out_of_hole: YesNo,
        }
        /// The clock was pressed before the move was complete.
        BlindPressedEarly: "blind-pressed-early" {
            by: Side,
        }
        /// The two boards differ.
        BoardsDiffer: "boards-differ" {
            scores_agree: YesNo,
            /// Whose board is wrong, if the scores agree.
            wrong_board: Side,
        }
        /// Somebody wants or has an assistant.
        BlindAssistant: "blind-assistant" {
            of: One(Assisted),
            /// Whether the blind player has one, if the opponent wants one.
            blind_player_has_one: YesNo,
            /// What the assistant does or wants to do.
            task: One(AssistantTask),
            opponent_cannot_hear: Flag,
        }
        /// A disabled player asks for something, or somebody objects to it.
        DisabledPlayer: "disabled-player" {
            of: Side,
            what: One(Accommodation),
            /// Whether the player has a valid driver's licence.
            drivers_licence: YesNo,
        }
        /// A player refuses to meet a disabled opponent.
        RefusesDisabledOpponent: "refuses-disabled-opponent" {
            by: Side,
        }
    }
}

choices! {
    /// Whom an assistant helps.
    Assisted { Blind, Sighted, }
    /// What a disabled player needs or asks for.
    Accommodation {
        /// To play at all, though others must prompt for the moves.
        Prompted,
        /// To play with an interpreter.
        Interpreter,
        /// A special clock, which may speak.
        SpecialClock,
        /// A score in Braille, on a recorder or another device.
        SpecialScore,
        /// To count as blind by a certificate of a state.
        Certificate,
        /// The opponent asks for the same.
        OpponentWantsSame,
        /// Something for which there is no rule.
        Other,
    }
    /// What an assistant does.
    AssistantTask {
        /// Makes moves on the other board, or announces them.
        MovesAndAnnounces,
        /// Keeps the score and starts the opponent's clock.
        ScoreAndClock,
        /// Tells the times and the number of moves when asked.
        TellsTimes,
        /// Claims on time or reports touched pieces.
        Claims,
        Advises,
    }
}

says! {
    /// What rulings on games with blind and disabled players say.
    pub enum Says: "blind" {
        LookUp(part: String, usual: Statement), NotAtHand(part: String), AsLater(usual: Statement),
        TimeFor(by, time: Span), TimeIfCareless(by, time: Span),
        // Announcing, touching and completing moves.
        AnnouncedWrongly(by), CorrectAtOnce, CorrectedInTime, FindMove, SlipNotCorrected, HonestSlip,
        Touched(by), TouchedOutOfHole, SightedIsBound(by), MustMovePiece, MustMoveOutOfHole(by),
        DutyOutOfHole, NotTouched, PressedEarly(by), ThenStarted, ClockRunsAgain(by), NotDetermined,
        NotMade, PutClockRight,
        // Two boards.
        BoardsDiffer, ScoresDecide, BackToAgreement(who: Official), TimesByJudgement, TimesOfMoment,
        RightMoveWritten(by),
        // Refusals.
        Refuses(by), PlaysOrLoses(by), WarningIfPlays, GameLost, OutOfEvent, StartClock,
        // What disabled players ask for.
        Asks(of, what: Accommodation), NotEligible, InterpreterAllowed, ClockAllowed, ScoreAllowed,
        CertificateEnough, CertificateNotEnough, SameForOpponent, ByAnalogy, TellBoth, NotProvided,
        Grant, GrantFairly,
        // Assistants.
        AssistantOfBlind, AssistantOfSighted, ListedDuties, CannotHear, DutyOfAssistant, SameDuties,
        OnlyIfNone, MovesAndAnnounces, OnlyMoves, Advice, AnotherAssistant, MoreTime,
        WarningAndAnother,
    }
}

unknown!(blind unless scene => scene.has(BLIND_BOARDS));

/// The standard penalty, or none.
fn may_cost(draft: Draft, by: Colour, time: Span) -> Ruling {
    let more = Says::TimeFor { by, time };
    let range = range![Nothing, OpponentMoreTime: more];
    draft.discretionary(range, Says::TimeIfCareless { by, time })
}
