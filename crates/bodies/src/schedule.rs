//! Schedules, cups, matches, calendars and the drawing of lots.

use std::fmt::Display;

use adoube_conduct::quads::Division;
use adoube_journal::{Format, Section, SectionId};
use adoube_pairing::schedule::calendar::{Breach, Calendar};
use adoube_pairing::schedule::crenshaw::Reversal;
use adoube_pairing::schedule::knockout::{Bracket, BracketMatch};
use adoube_pairing::schedule::{Schedule, ScheduledGame, ScheduledRound, Seat};
use adoube_tournament::{Colour, EntrantId, Points, RoundNumber};
use adoube_words::Words;
use jiff::civil::DateTime;
use serde::Serialize;

/// The rounds of a schedule.
#[derive(Serialize)]
pub struct ScheduleBody {
    pub rounds: Vec<ScheduledRoundBody>,
}

/// A round of a schedule.
#[derive(Serialize)]
pub struct ScheduledRoundBody {
    pub round: u32,
    pub games: Vec<ScheduledGameBody>,
    pub rests: Vec<String>,
}

/// A game of a schedule.
#[derive(Serialize)]
pub struct ScheduledGameBody {
    pub board: u32,
    pub white: String,
    pub black: String,
}

impl<S: Display> From<&Schedule<S>> for ScheduleBody {
    fn from(schedule: &Schedule<S>) -> ScheduleBody {
        let game = |(game, board): (&ScheduledGame<S>, u32)| ScheduledGameBody {
            board,
            white: game.white.to_string(),
            black: game.black.to_string(),
        };
        let round = |(round, number): (&ScheduledRound<S>, u32)| ScheduledRoundBody {
            round: number,
            games: round.games.iter().zip(1..).map(game).collect(),
            rests: round.rests.iter().map(ToString::to_string).collect(),
        };
        ScheduleBody {
            rounds: schedule.rounds.iter().zip(1..).map(round).collect(),
        }
    }
}

/// Whom a number meets, round by round.
#[derive(Serialize)]
pub struct AnnouncementBody {
    pub number: Seat,
    pub meetings: Vec<MeetingBody>,
}

/// Whom a number meets in a round; nobody if it rests.
#[derive(Serialize)]
pub struct MeetingBody {
    pub round: u32,
    pub opponent: Option<Seat>,
    pub colour: Option<Colour>,
}

impl AnnouncementBody {
    /// The opponents of a number.
    pub fn of(number: Seat, opponents: &[Option<(Seat, Colour)>]) -> AnnouncementBody {
        let meetings = opponents.iter().zip(1..);
        let meetings = meetings.map(|(meeting, round)| MeetingBody {
            round,
            opponent: meeting.map(|(opponent, _)| opponent),
            colour: meeting.map(|(_, colour)| colour),
        });
        AnnouncementBody {
            number,
            meetings: meetings.collect(),
        }
    }
}

/// The games whose colours are to be turned.
#[derive(Serialize)]
pub struct CorrectionsBody {
    pub corrections: Vec<Reversal>,
}

/// Numbers drawn by lot.
#[derive(Serialize)]
pub struct DrawBody<'a> {
    /// Null after a ceremony.
    pub seed: Option<u64>,
    pub drawn: Vec<DrawnBody<'a>>,
    pub steps: &'a [String],
}

/// A number drawn by lot.
#[derive(Serialize)]
pub struct DrawnBody<'a> {
    pub number: u32,
    pub name: &'a str,
}

/// Players in groups of four.
#[derive(Serialize)]
pub struct QuadsBody<'a> {
    pub seed: u64,
    pub quads: Vec<QuadBody<'a>>,
    pub leftover: Option<Vec<GroupMember<'a>>>,
}

/// A group of four.
#[derive(Serialize)]
pub struct QuadBody<'a> {
    pub players: Vec<GroupMember<'a>>,
    pub rounds: Vec<String>,
}

/// A player of a group.
#[derive(Serialize)]
pub struct GroupMember<'a> {
    pub number: u32,
    pub name: &'a str,
    pub rating: Option<u32>,
}

/// A section divided into groups: quads, and those who are left.
#[derive(Serialize)]
pub struct DivisionBody<'a> {
    pub seed: u64,
    pub groups: Vec<SectionGroupBody<'a>>,
    /// What the rule offers for those who are left.
    pub options: Vec<String>,
}

/// A group that becomes a section.
#[derive(Serialize)]
pub struct SectionGroupBody<'a> {
    /// The short name of the section.
    pub section: &'a SectionId,
    pub name: &'a str,
    pub format: Format,
    pub rounds: u16,
    pub players: Vec<GroupMember<'a>>,
}

impl<'a> DivisionBody<'a> {
    /// A division of the players of a section.
    pub fn of(
        division: &'a Division,
        section: &'a Section,
        seed: u64,
        words: Words,
    ) -> DivisionBody<'a> {
        let rating_used = section.settings.rating_used;
        let member = |(id, number): (&EntrantId, u32)| {
            let player = &section.entrant(*id)?.player;
            Some(GroupMember {
                number,
                name: &player.name,
                rating: rating_used.of(player).map(u32::from),
            })
        };
        let groups = division.divided.groups.iter();
        let groups = groups.map(|group| SectionGroupBody {
            section: &group.section,
            name: &group.settings.name,
            format: group.settings.format,
            rounds: group.settings.rounds,
            players: group.entrants.iter().zip(1..).filter_map(member).collect(),
        });
        let options = division.options.iter();
        DivisionBody {
            seed,
            groups: groups.collect(),
            options: options.map(|option| words.tell(option)).collect(),
        }
    }
}

/// The preliminaries of a Holland system.
#[derive(Serialize)]
pub struct PreliminariesBody<'a> {
    pub preliminaries: Vec<Vec<GroupMember<'a>>>,
}

/// The rounds of a cup.
#[derive(Serialize)]
pub struct KnockoutBody {
    pub rounds: Vec<KnockoutRound>,
    pub byes: Vec<u32>,
}

/// A round of a cup.
#[derive(Serialize)]
pub struct KnockoutRound {
    pub round: u32,
    pub name: String,
    pub matches: Vec<KnockoutMatch>,
}

/// A match of a cup.
#[derive(Serialize)]
pub struct KnockoutMatch {
    #[serde(rename = "match")]
    pub id: String,
    pub first: String,
    pub second: String,
}

impl KnockoutBody {
    /// A bracket in words.
    pub fn of(bracket: &Bracket, words: Words) -> KnockoutBody {
        let rounds = (1..=bracket.rounds()).map(|round| KnockoutRound {
            round,
            name: (bracket.name_of(round)).map_or_else(String::new, |name| words.tell(&name)),
            matches: (bracket.matches_of(round).iter())
                .map(|contest| KnockoutMatch::of(contest, words))
                .collect(),
        });
        KnockoutBody {
            rounds: rounds.collect(),
            byes: bracket.byes(),
        }
    }
}

impl KnockoutMatch {
    fn of(contest: &BracketMatch, words: Words) -> KnockoutMatch {
        let [first, second] = contest.contenders.map(|contender| words.tell(&contender));
        KnockoutMatch {
            id: contest.id.to_string(),
            first,
            second,
        }
    }
}

/// The games of a match.
#[derive(Serialize)]
pub struct MatchBody {
    pub games: Vec<MatchGame>,
    pub points_to_win: Points,
}

/// A game of a match.
#[derive(Serialize)]
pub struct MatchGame {
    pub game: u32,
    pub white: Seat,
    pub black: Seat,
}

/// When rounds start, and what speaks against it.
#[derive(Serialize)]
pub struct CalendarBody {
    pub rounds: Vec<CalendarRound>,
    pub breaches: Vec<BreachBody>,
}

/// When a round starts.
#[derive(Serialize)]
pub struct CalendarRound {
    pub round: u16,
    pub starts: DateTime,
}

/// A limit that is broken.
#[derive(Serialize)]
pub struct BreachBody {
    pub round: Option<RoundNumber>,
    pub problem: String,
    pub article: String,
}

impl CalendarBody {
    /// A calendar with the limits it breaks.
    pub fn of(calendar: &Calendar, breaches: &[Breach], words: Words) -> CalendarBody {
        let rounds = (1..).zip(&calendar.starts);
        let rounds = rounds.map(|(round, starts)| CalendarRound {
            round,
            starts: *starts,
        });
        let breaches = breaches.iter().map(|breach| BreachBody {
            round: breach.round,
            problem: words.tell(&breach.problem),
            article: words.tell(&breach.article),
        });
        CalendarBody {
            rounds: rounds.collect(),
            breaches: breaches.collect(),
        }
    }
}
