//! The articles that an announcement is held against, by what they are about, for regulations of which the rulebook has
//! no articles: the general regulations (C.05), the standards (C.02), those of ratings (B.02) and titles (B.01). Where a
//! rule of US Chess says the same, it stands beside.

use adoube_clock::NotRatable;
use adoube_ratings::TitleRules;

/// What the general regulations of FIDE and the rules of US Chess say of one thing.
#[derive(Clone, Copy, Debug)]
pub(super) struct OfBoth {
    /// Of the general regulations (C.05).
    pub(super) general: &'static str,
    /// Of US Chess.
    pub(super) us: &'static str,
}

const fn of_both(general: &'static str, us: &'static str) -> OfBoth {
    OfBoth { general, us }
}

/// Who organises the event.
pub(super) const ORGANISER: OfBoth = of_both("2.1", "23A");

/// When rounds begin.
pub(super) const ROUND_TIMES: OfBoth = of_both("4.3", "23B");

/// Events that are paired from a table, and matches.
pub(super) const TABLES: OfBoth = of_both("5", "30");

/// How many rounds such an event has.
pub(super) const ROUNDS_OF_TABLES: OfBoth = of_both("5.1", "30");

/// Tables for teams.
pub(super) const TABLES_OF_TEAMS: OfBoth = of_both("5", "31");

/// Byes that players ask for.
pub(super) const BYES: OfBoth = of_both("6.8", "22C");

/// Up to which round they can be had.
pub(super) const LAST_BYE: OfBoth = of_both("6.8", "22C1");

/// How teams play.
pub(super) const TEAMS: OfBoth = of_both("7", "31");

/// Until when line-ups are handed in.
pub(super) const LINE_UPS: OfBoth = of_both("7.1", "31G");

/// Appeals, and who hears them.
pub(super) const APPEALS: OfBoth = of_both("10.2", "21I");

/// The fee and the deadline of an appeal.
pub(super) const APPEAL_TERMS: OfBoth = of_both("10.4", "21I");

/// Of whom the committee consists.
pub(super) const APPEALS_COMMITTEE: OfBoth = of_both("10.2", "21I1");

/// What the invitation tells.
pub(super) const INVITATION: OfBoth = of_both("12.3", "25");

/// The chief arbiter or director.
pub(super) const CHIEF_ARBITER: OfBoth = of_both("12.3", "21A");

/// How many players are expected for how many rounds.
pub(super) const PLAYERS: OfBoth = of_both("12.3", "27");

/// What of the invitation other events than official ones leave out (C.05).
pub(super) const INVITATION_ADAPTED: &str = "12.6";

/// The pairing system is announced (C.05).
pub(super) const PAIRING_SYSTEM: &str = "5.4";

/// When lots are drawn (C.05).
pub(super) const DRAWING_OF_LOTS: &str = "6.1";

/// The part of the standards on players with disabilities (C.02).
pub(super) const ACCESSIBILITY: &str = "10.1";

/// One round a day for them (C.02).
pub(super) const ACCESSIBLE_DAYS: &str = "10.2";

/// Events of schools (C.02).
pub(super) const SCHOOLS: &str = "11";

/// Play-offs (C.02).
pub(super) const PLAY_OFFS: &str = "13.2";

/// What a rated game needs: time enough (B.02).
pub(super) const RATED_GAMES: &str = "1.1";

/// Events are registered (B.02, before its articles).
pub(super) const REGISTRATION: &str = "02";

/// Arbiters have a licence (B.02, before its articles).
pub(super) const LICENCES: &str = "03";

/// The chief arbiter answers for the report (B.02, before its articles).
pub(super) const REPORTING_ARBITER: &str = "04";

/// How many hours a day are played (B.02).
pub(super) const HOURS_A_DAY: &str = "3.1";

/// How many days an event lasts (B.02).
pub(super) const DURATION: &str = "4.1";

/// It is said beforehand whether an event is rated (B.02).
pub(super) const RATED: &str = "9.2";

/// Which events norms are made in (B.01).
pub(super) const TITLE_EVENTS: &str = "1.1";

/// How the Swiss system of US Chess is announced, and what of it applies unannounced.
pub(super) const US_UNANNOUNCED: &str = "26A";

/// That another system than its own is a variation for US Chess.
pub(super) const US_VARIATION: &str = "26B";

/// How many rounds a Swiss of US Chess can have: nobody meets twice.
pub(super) const US_MET: &str = "27A1";

/// The pairing of US Chess.
pub(super) const US_PAIRING: &str = "27";

/// Accelerated pairings of US Chess.
pub(super) const US_ACCELERATION: &str = "28R";

/// The full-point bye of US Chess.
pub(super) const US_FULL_POINT_BYE: &str = "22B";

/// Rest between two rounds of US Chess.
pub(super) const US_REST: &str = "17A";

/// What US Chess says of ratings beforehand.
pub(super) const US_RATED: &str = "25";

/// No tie-breaks for prizes of money at US Chess.
pub(super) const US_MONEY: &str = "34C";

/// Prizes for rating groups at US Chess.
pub(super) const US_RATING_PRIZES: &str = "33F";

/// The pairing of teams at US Chess.
pub(super) const US_TEAMS: &str = "31E";

/// Why games at a time control cannot be rated (B.02).
pub(super) fn not_ratable(why: &NotRatable) -> &'static str {
    match why {
        NotRatable::TooFast { .. } => RATED_GAMES,
        NotRatable::FirstControl { .. } => "1.2",
        NotRatable::UnderFiveMinutes(_) | NotRatable::TimeOdds => "1.4",
    }
}

/// How many games a norm needs (B.01).
pub(super) fn games_of_norms(rules: TitleRules) -> &'static str {
    match rules {
        TitleRules::Fide2017 => "1.41",
        _ => "1.4.1",
    }
}
