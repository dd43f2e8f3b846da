//! Correspondence chess: Chapter 9 of US Chess. The FIDE Laws are for play over the board.

mod deadlines;
mod moves;
mod overstep;
mod section;

use crate::families::prelude::*;

family! {
    /// Trouble in a correspondence game.
    Correspondence: "correspondence" unless over_the_board_only {
        /// A reply took long. Days are counted from receipt to postmark, or in whole periods of 24 hours.
        MailOverstep: "mail-overstep" {
            by: Side,
            /// The days it took, excused days left out.
            days: Number(500),
            /// The days for each move; 0 if there are thirty for ten moves.
            days_for_each: Number(500),
            /// With thirty for ten: the moves the player had sent before.
            moves_before: Number(500),
            /// With thirty for ten: the days the player had used before.
            used_before: Number(500),
            /// Whether the opponent has sent the times of both with the moves.
            times_recorded: YesNo,
            /// The event gives five days for a first time (variation 13a); a variation of the case tells it
            /// too.
            first_time_costs_days: Flag,
            /// Whether the player has overstepped before in this game.
            overstepped_before: YesNo,
        }
        /// A move that was sent is unclear or wrong.
        MailMove: "mail-move" {
            by: Side,
            what: One(SentFault),
            /// The move as it was sent, such as `Nd2`; with the position its meanings are found.
            sent: Told(Option<String>),
        }
        /// The opponent does not reply.
        MailSilence: "mail-silence" {
            /// Who does not reply.
            by: Side,
            /// Whether the move has been sent again.
            repeated: YesNo,
            /// The days since the move, or since it was sent again.
            days: Number(1000),
            /// What came of the director's inquiry, if a complaint was filed.
            inquiry: Told(Option<Inquiry>),
        }
        /// A player leaves the event, falls silent in all games, or dies.
        MailWithdrawal: "mail-withdrawal" {
            by: Side,
            /// The moves completed by both.
            moves_by_both: Number(500),
            /// Whether the game has lasted six months.
            six_months: YesNo,
        }
        /// The game has reached its time limit of thirty months.
        MailTimeLimit: "mail-time-limit" {
            /// Whether a player has asked for adjudication within a week, with all that is needed.
            adjudication_asked: YesNo,
        }
        /// A dispute is sent to the director.
        MailDispute: "mail-dispute" {
            /// The days since the sender knew of it.
            days: Number(1000),
            /// Whether section, names, score, times and papers are all there.
            complete: YesNo,
        }
        /// A player had help.
        MailHelp: "mail-help" {
            by: Side,
            what: One(MailHelper),
        }
        /// A player takes excused time.
        MailExcusedTime: "mail-excused-time" {
            by: Side,
            /// Whether opponents and director were told in advance.
            told_in_advance: YesNo,
            /// Whether it is taken in all games of the section.
            in_all_games: YesNo,
            /// The days taken in this calendar year, these included.
            days_this_year: Number(366),
            /// The player has sent a move since.
            sent_a_move: Flag,
            /// An emergency, for which the director may grant more.
            emergency: Flag,
        }
        /// A player has forfeited games in the section, and this one is not completed.
        MailForfeits: "mail-forfeits" {
            by: Side,
            /// Against how many opponents of the section.
            opponents: Number(50),
        }
        /// A player who left is to be replaced.
        MailReplacement: "mail-replacement" {
            /// Whether a result of that player's has been reached in actual play.
            result_in_play: YesNo,
            /// The days since the start of the event.
            days_since_start: Number(1000),
        }
        /// Somebody appeals to US Chess.
        MailAppeal: "mail-appeal" {
            /// The days from the end of the event to the postmark.
            days_after_end: Number(1000),
            /// Whether the deposit came with it.
            deposit: YesNo,
        }
    }
}

choices! {
    /// What is wrong with a move that was sent.
    SentFault {
        /// It cannot be played, or is missing.
        Impossible,
        Illegible,
        Ambiguous,
        /// The opponent's last move was not repeated.
        NotConfirmed,
        /// It is legal but not what the player meant.
        ClericalError,
        /// A sign for check, capture or passing is missing or wrong.
        MissingSign,
        /// It stands in a set of conditional moves and is illegal or ambiguous.
        InConditionalSet,
        /// A conditional move was copied wrongly by its sender.
        ConditionMiswritten,
        /// A new address was told too late.
        AddressLate,
    }
    /// Help in a correspondence game: books and databases, a program that judges moves, a person.
    MailHelper { Books, Engine, Person, }
}

/// What came of the director's inquiry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Inquiry {
    /// It is less than fourteen days old.
    Pending,
    /// A valid explanation.
    Explained,
    /// An explanation that does not satisfy.
    PoorlyExplained,
    /// No answer within fourteen days.
    Unanswered,
}

says! {
    /// What rulings on correspondence games say.
    pub enum Says: "correspondence" {
        Incident, OverTheBoardOnly, NoArticle, ByEventRules, FollowOrganisation,
        Reprimand, LessTime, Forfeit, OutOfEvent,
        // Reflection time.
        Took(by, days: u32), TooFewDays, InTime(days: u32), Left(days: i64), NotRecorded(by),
        FirstOverstep(days: u32), DaysOrLoss(days: u32), GameLost, UsuallyVariation(days: u32),
        Overstepped(by),
        // Moves that were sent.
        Fault(by), Slip, SignMissing, OnlyAccepted, SetBinds, SayWhich(by), OneOfMeanings,
        Impossible(by), Illegible(by), NotRepeated(by), AddressLate(by, days: u32),
        DaysCharged(days: u32), FirstSlip(days: u32),
        // An opponent who does not reply.
        Silent(by), Wait(days: u32), SendAgain(by), Complain(by), ComplaintNames, AwaitAnswer,
        Explained, PoorlyExplained, WarningFirst, Unanswered,
        // Withdrawals, time limits, disputes and help.
        Leaves(by), RatedLoss(by), TenMoves, UnratedForfeit(by), MayAskAdjudication(by), ThirtyMonths,
        Adjudicated, BestPlay, JudgeDecides, NobodyAsked, DisputeSent, DisputeLate, DisputeHeard,
        DisputeIncomplete, HadHelp(by), BooksAllowed, HelpForbidden, ForfeitIfProved,
        // All games of a section.
        TakesTime(by), TimeEnded(by), NotTold(by), DaysCount, GrantInEmergency, AllGames(by),
        OpponentsTimeRuns(by), Excused(by, days: u32, left: u32), OverThirty(by, over: u32),
        OnlyThirty(over: u32), GrantDays(over: u32),
        HasForfeited(by, opponents: u32), OthersGoOn, AllForfeited(by), TellAllOpponents(by),
        RatingNotSaid,
        WantsReplacement, NoneAfterResult, NoneAfterDays(days: u32), MayReplace, NotReplaced, Replaced,
        Appealed(days: u32), DepositMissing, DepositBack, AppealInTime(limit: u32),
        AppealLate(limit: u32), RefuseAppeal, HearAppeal,
    }
}

/// The list of penalties.
fn penalties() -> Vec<Measure> {
    range![
        Warning: Says::Reprimand, OffenderLessTime: Says::LessTime, GameLost: Says::Forfeit,
        Expulsion: Says::OutOfEvent
    ]
}

fn over_the_board_only(scene: &Scene) -> Option<Ruling> {
    let range = range![Other: Says::ByEventRules];
    (!scene.is_us()).then(|| {
        scene
            .draft(Says::Incident)
            .decision(Says::OverTheBoardOnly)
            .no_rule(Says::NoArticle)
            .discretionary(range, Says::FollowOrganisation)
    })
}
