//! Conduct at the board: 11.1, 11.3.1, 11.5 and 11.9 of the FIDE Laws, rule 20 of US Chess.

mod breach;
mod disrepute;
mod distraction;
mod help;

use crate::families::prelude::*;

pub(super) use breach::{Breach, range};

family! {
    /// What a player did that a player should not do.
    Conduct: "conduct" {
        /// The opponent was distracted or annoyed.
        Distraction: "distraction" {
            by: Side,
            how: One(Annoyance),
            /// The player cannot help it, as with a cough.
            involuntary: Flag,
            /// It was meant to disturb.
            deliberate: Flag,
        }
        /// Draws were offered again and again.
        DrawOffersRepeated: "draw-offers-repeated" {
            by: Side,
            /// The opponent has offered a draw since, or the position has changed much.
            reason_to_repeat: YesNo,
        }
        /// Notes, books, boards or advice were used.
        OutsideHelp: "outside-help" {
            by: Side,
            what: One(ForbiddenHelp),
            /// Whether it has to do with the game being played.
            relevant: YesNo,
        }
        /// A player smoked.
        Smoking: "smoking" {
            by: Side,
            /// It was where the arbiter allows it.
            allowed_place: YesNo,
            e_cigarette: Flag,
        }
        /// Chess was brought into disrepute.
        Disrepute: "disrepute" {
            by: Side,
            how: One(Misconduct),
        }
        /// A player accuses another of cheating.
        Accusation: "accusation" {
            by: Side,
            /// Whether it was put in writing as a complaint.
            written: YesNo,
            /// Whether the complaint is evidently unfounded.
            unfounded: YesNo,
        }
        /// A player asks the arbiter something.
        QuestionToArbiter: "question-to-arbiter" {
            by: Side,
            about: One(QuestionSubject),
        }
    }
}

choices! {
    /// How an opponent was annoyed.
    Annoyance {
        /// Noise, eating, tapping and the like.
        Noise,
        /// Talking to the opponent or about the game.
        Talking,
        Claims,
        DrawOffers,
        /// Complaints without ground, one after the other.
        Complaints,
        Other,
    }
    /// A kind of help that is forbidden.
    ForbiddenHelp {
        /// Books, printed or recorded matter.
        WrittenMatter,
        /// Notes made during the game.
        Notes,
        OtherBoard,
        AskedAdvice,
        Headphones,
        AnalysisInRoom,
    }
    /// How chess was brought into disrepute.
    Misconduct {
        /// The players arranged the result, or share prizes for it.
        ArrangedResult,
        Insult,
        Drunk,
        /// Clothes against the rules of the event.
        Dress,
        Other,
    }
    /// What a player asks the arbiter about.
    QuestionSubject {
        /// A point of the rules, such as when castling is allowed.
        Rules,
        Schedule,
        MoveNumber,
        /// Whether the opponent has moved or the clock was pressed.
        Clock,
        /// Whether a move or claim would be right in this position.
        Position,
    }
}

says! {
    /// What rulings on conduct say.
    pub enum Says: "conduct" {
        GameOver, Loss, Warning, WarningMoreIfRepeated,
        Disturbed(by, how: Annoyance), StopDisturbing(by),
        StandardAtLeast(by, time: Span), TimePenaltyAtOnce,
        CannotHelpIt(by), NoOffence(by), FindRemedy, AnotherPlace, MoveBoard,
        OfferedAgain(by), OfferInOrder, OffersCanDisturb, OfferAnnoys(by),
        Smoked(by), HouseRules, SmokingAllowed, ECigaretteNotNamed, SmokingForbidden,
        HelpUsed(by, what: ForbiddenHelp), HelpForbidden(by), HelpNotAllowed(by), HelpCostsGame(by),
        HarmlessSound, LossIfItHelped, WarningOrTime, WarningOrLittleTime, MoreIfItHelped,
        Misbehaved(by, how: Misconduct), BroughtIntoDisrepute(by),
        MisconductUsual(how: Misconduct), ExcludedFromRound, NoDressCode,
        Accused(by), EvidenceNeeded, HearBoth, PenaltyIfProved, DirectorWatches,
        OnlyRecorded, AskForComplaint(by), ReportAccusation, WatchAccused, RecordAndWatch,
        FalseAccusation(by),
        Investigated, TellAccused, ReportComplaint, WatchPlayer, InspectOnce, WatchAndInspect,
        Asked(by, about: QuestionSubject, who: Official),
        Answered(about: QuestionSubject, who: Official),
    }
}
