//! What is announced of a section beside its settings.

use std::collections::BTreeSet;

use adoube_journal::Amount;
use adoube_pairing::fide::Reading;
use adoube_ratings::arbiters::EventClass;
use adoube_ratings::facts::{Approvals, ArbiterTitle, Level};
use adoube_ratings::titles::Championship;
use adoube_rulebook::{Notice, Rate};
use adoube_tournament::{Colour, Federation, Grade, Points, Sex, Title};
use jiff::civil::{Date, DateTime};
use serde::{Deserialize, Serialize};

use super::us_chess::UsChess;

/// What the regulations want announced and the settings of a section do not hold. Whatever is not
/// said is not known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Announced {
    /// Standard, rapid or blitz.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
    /// Whether the event is rated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rated: Option<bool>,
    /// Whether title norms are to be possible.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title_event: Option<bool>,
    /// Whether it is an official event of the world federation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub official: Option<bool>,
    /// Whether it is a tournament for schools.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub school: Option<bool>,
    /// How many players are expected, or how many teams.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected_players: Option<u32>,
    /// Whether players without a rating can enter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unrated_players: Option<bool>,
    /// Who may play, by rating, age, sex or grade.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub eligibility: Option<Eligibility>,
    /// The highest rating of a player, expected or allowed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub highest_rating: Option<u16>,
    /// How late a player may come, in minutes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_time_minutes: Option<u32>,
    /// How many pairs of moves may be missing on a score sheet that is reasonably complete, where the rules
    /// know such a thing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub missing_pairs: Option<u32>,
    /// Which rules hold in rapid and blitz.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supervision: Option<Supervision>,
    /// What holds in games without increment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub without_increment: Option<WithoutIncrement>,
    /// When a draw may be agreed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw_offers: Option<DrawOffers>,
    /// Telephones and other devices.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub devices: Option<Devices>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub appeals: Option<Appeals>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub byes: Option<Byes>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prizes: Option<Prizes>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fees: Option<Fees>,
    /// How a tie for first place is decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tie_for_first: Option<TieForFirst>,
    /// The play-off, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub play_off: Option<PlayOff>,
    /// Until when players can enter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entries_close: Option<DateTime>,
    /// The day the event was registered for rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub registered_on: Option<Date>,
    /// When lots are drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawing_of_lots: Option<DateTime>,
    /// The acceleration, by name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub acceleration: Option<String>,
    /// How many arbiters there are, the chief arbiter included.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arbiters: Option<u32>,
    /// The title of the chief arbiter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chief_arbiter_title: Option<ArbiterTitle>,
    /// Whether every arbiter has a licence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arbiters_licensed: Option<bool>,
    /// What the title regulations ask about the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub titles: Option<TitleFacts>,
    /// Inspections against cheating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub inspections: Option<Inspections>,
    /// Players with a disability.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accessibility: Option<Accessibility>,
    /// Whether there is a room for analysis apart from the playing area.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub analysis_room: Option<bool>,
    /// Board order and line-ups of teams.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line_ups: Option<LineUps>,
    /// How many games, each in a round of its own, a match of a knockout has, or two opponents of a US Swiss
    /// play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub match_games: Option<u16>,
    /// What the rating report of US Chess tells beside the results.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub us_chess: Option<UsChess>,
    /// The table of a round robin; Berger's if nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round_robin_table: Option<RoundRobinTable>,
    /// Whether the last two rounds of each cycle but the last are interchanged, so that nobody has a colour three
    /// times running; they are if nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interchange_last_rounds: Option<bool>,
    /// The colours that were tossed for in round 3 of a quad: that of who stands first in the table, game by
    /// game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub colour_toss: Vec<Colour>,
    /// Variations of the rules, and how players are told of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub variations: Vec<AnnouncedVariation>,
    /// Other readings of the text of the Swiss system.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub pairing_readings: BTreeSet<Reading>,
    /// Which lists give the ratings, and what becomes of them in a long event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ratings: Option<RatingRules>,
    /// Whether the games begin from drawn positions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawn_start_positions: Option<bool>,
    /// What else the invitation says.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub invitation: BTreeSet<InvitationItem>,
}

/// What the title regulations ask about an event beside what everybody announces.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TitleFacts {
    /// What kind of event it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
    /// The class of a world or continental event, for the appointment of arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub class: Option<EventClass>,
    /// The federation that registered it, if not the one that holds it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub registered_by: Option<Federation>,
    /// What the Qualification Commission agreed to.
    #[serde(skip_serializing_if = "is_nothing")]
    pub approvals: Approvals,
    /// The federation also has a subzonal of its own this year (1.43a).
    pub own_subzonal: bool,
    /// Players, rounds or pairing conditions were changed after the start.
    pub composition_changed: bool,
    /// A player with a disability plays without increment (1.13).
    pub disabled_player: bool,
    /// The championship whose places give titles (1.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub championship: Option<Championship>,
    /// How many federations could take part in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub member_federations: Option<u32>,
    /// Groups of it were put together (1.23a).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub merged_groups: bool,
    /// It is a championship of the disabled, for which no numbers are asked.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub of_disabled: bool,
}

fn is_nothing(approvals: &Approvals) -> bool {
    *approvals == Approvals::default()
}

/// Where ratings come from and how they count. What is not said is as usual.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RatingRules {
    /// The lists in the order in which they are asked, by their names with commas between.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lists: Option<String>,
    /// Whether entries are held against the lists.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub checked: Option<bool>,
    /// What counts as the rating of players without one in tie-breaks: `lowest`, `mean` or a rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unrated: Option<String>,
    /// Whether the event takes more than 30 days; if it is not said, its dates tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub long_event: Option<bool>,
    /// Whether tie-breaks take the rating of each round; else the first one counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of_each_round: Option<bool>,
}

/// Who may play in a section. What is not said does not matter; whether players without a rating may is
/// said beside it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Eligibility {
    /// The lowest rating; "Class A" has 1800.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_least: Option<u16>,
    /// The rating that is too high; "Under 2000" and "Class A" have 2000.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub under: Option<u16>,
    /// Whether who is rated too low may play up.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub playing_up: bool,
    /// The lowest age that is reached in the year of the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub age_from: Option<u16>,
    /// The highest age that is reached in the year of the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub age_to: Option<u16>,
    /// The sex, if it is for one only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// The lowest grade at school.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grade_from: Option<Grade>,
    /// The highest grade at school.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grade_to: Option<Grade>,
}

/// The table from which a round robin is paired.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundRobinTable {
    #[default]
    Berger,
    /// The tables of US Chess, that of quads among them.
    UsChess,
}

/// How fast the games are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename = "announced-pace", rename_all = "snake_case")]
pub enum Pace {
    /// Standard play; Regular to US Chess.
    #[default]
    Standard,
    /// Rapid; Quick to US Chess.
    Rapid,
    Blitz,
}

impl Pace {
    /// The pace of a rate of play.
    pub fn of(rate: Rate) -> Pace {
        match rate {
            Rate::Standard | Rate::Regular | Rate::Dual => Pace::Standard,
            Rate::Rapid | Rate::Quick => Pace::Rapid,
            Rate::Blitz => Pace::Blitz,
        }
    }

    /// Whether games of this rate can be announced so. Dual games are rated as Quick too.
    pub fn includes(self, rate: Rate) -> bool {
        Pace::of(rate) == self || (self == Pace::Rapid && rate == Rate::Dual)
    }
}

/// Which rules hold in rapid and blitz (Appendices A and B).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Supervision {
    /// The competition rules in full.
    Full,
    /// The rules for play without enough arbiters.
    Reduced,
}

/// What holds in games without increment (Guidelines III).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WithoutIncrement {
    /// The guidelines are not used.
    GuidelinesNotUsed,
    /// A player short of time may ask for an increment (III.4).
    IncrementOnRequest,
    /// A player short of time may claim a draw (III.5).
    DrawClaims,
}

/// When a draw may be agreed (9.1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawOffers {
    /// At any time after both have moved.
    Free,
    /// Not before this move without the arbiter's consent.
    FromMove(u16),
    /// Never without the arbiter's consent.
    NeedConsent,
}

/// Telephones and other devices (11.3.2).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Devices {
    /// Whether one may lie in a bag, switched off.
    pub in_bag: bool,
    /// A penalty that is milder than the loss of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub milder_penalty: Option<String>,
}

/// Appeals against decisions of the arbiter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Appeals {
    /// Whether there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allowed: Option<bool>,
    /// The members of the committee, with the chair.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub members: Option<u32>,
    /// The reserve members.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reserves: Option<u32>,
    /// How long after the decision or the game, in minutes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadline_minutes: Option<u32>,
    /// What an appeal costs; `none` is an answer too.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fee: Option<String>,
}

/// Byes that players ask for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Byes {
    /// How many a player may ask for.
    pub most: u16,
    /// The last round they are given for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until_round: Option<u16>,
    /// What one is worth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worth: Option<Points>,
    /// How long before the round one is asked for, in minutes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notice_minutes: Option<u32>,
    /// Before which of their games players must commit to a bye in the last round (US 22C4).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before_game: Option<u16>,
}

/// What is announced of the prizes and how ties divide them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Prizes {
    /// The fund, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fund: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub currency: Option<String>,
    /// How the prizes of tied players are divided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub division: Option<Division>,
    /// The last rank that shares.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_rank_sharing: Option<u16>,
    /// Groups by rating with prizes of their own.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rating_groups: Vec<RatingGroup>,
}

/// What an entry costs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Fees {
    /// The code of the currency, such as `USD`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub currency: Option<String>,
    /// The entry fee; nothing is an answer too.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<Amount>,
    /// What is paid on top of it from some day on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub late: Option<Amount>,
    /// The first day on which it is late: who has not paid the entry fee before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub late_from: Option<Date>,
    /// The fee for entering once more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub re_entry: Option<Amount>,
    /// What is given back to who plays to the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deposit: Option<Amount>,
    /// Players with these titles pay no entry fee.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub free: BTreeSet<Title>,
}

/// How the prizes of tied players are divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Division {
    Equal,
    /// By the tie-breaks.
    ByTieBreak,
    /// Half by the tie-breaks, half equally.
    Hort,
}

/// Players of some ratings, both ends included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RatingGroup {
    /// From this rating on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<u16>,
    /// Up to this rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<u16>,
}

/// How a tie for first place is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieForFirst {
    /// By the tie-breaks.
    TieBreaks,
    /// The first place is shared.
    Shared,
    /// By a play-off.
    PlayOff,
}

/// How a play-off is played, as it was announced.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayOff {
    /// For which places.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub places: Option<String>,
    /// The format, for any number of players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub format: Option<String>,
    /// How colours are given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colours: Option<String>,
    /// The time control.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time_control: Option<String>,
    /// How long after the last game it begins, in minutes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts_after_minutes: Option<u32>,
}

/// Inspections against cheating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Inspections {
    /// Only where there is a suspicion or a complaint.
    OnSuspicion,
    /// At random too.
    Random,
}

/// Players with a disability.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Accessibility {
    /// Whether everybody can reach every board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accessible: Option<bool>,
    /// How many days before the start needs are to be told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notice_days: Option<u32>,
    /// Whether players with a disability have entered.
    pub entered: bool,
}

/// Board order and line-ups of teams.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LineUps {
    /// How the boards of a team are ordered, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board_order: Option<String>,
    /// The same, so that line-ups are held against it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<ListOrder>,
    /// By how much nobody may be rated higher than a team-mate who sits above; usually 100.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub margin: Option<u32>,
    /// How long before a round the line-up is due, in minutes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadline_minutes: Option<u32>,
}

/// In which order the players of a team may be listed (General Regulations 7; US 31B). The list is
/// filed before the event, and its order holds throughout whatever is announced here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ListOrder {
    /// By rating, those without one last.
    ByRating,
    /// By rating, those without one anywhere (US 31B2).
    ByRatingUnratedAnywhere,
    /// Nobody above a team-mate who is rated higher by the margin.
    WithinMargin,
    /// As the captain likes.
    CaptainsChoice,
}

/// A variation of the rules, and how players are told of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnnouncedVariation {
    /// Its name in the rulebook.
    pub id: String,
    /// How players are told.
    #[serde(default)]
    pub notices: Vec<Notice>,
}

/// What an invitation says beside everything else that is announced (C.05 12.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InvitationItem {
    /// The regulations that hold.
    Regulations,
    Hotels,
    /// The kind of clocks.
    Clocks,
    /// Travel, board and lodging, and who pays.
    Expenses,
    /// The entry fees.
    Fees,
    Visas,
    /// How to get there.
    Transport,
    /// The website and whom to ask.
    Contacts,
    /// Duties towards the media.
    Media,
    /// How to dress.
    DressCode,
    /// Where smoking is allowed, or that it is not.
    Smoking,
    Security,
    Medical,
    /// The day by which to answer, and where to report the arrival.
    Reply,
    /// Medical, dietary and religious needs.
    Needs,
}

impl InvitationItem {
    /// Every item that an invitation should have, in the order of the list.
    pub const ALL: [InvitationItem; 15] = [
        InvitationItem::Regulations,
        InvitationItem::Hotels,
        InvitationItem::Clocks,
        InvitationItem::Expenses,
        InvitationItem::Fees,
        InvitationItem::Visas,
        InvitationItem::Transport,
        InvitationItem::Contacts,
        InvitationItem::Media,
        InvitationItem::DressCode,
        InvitationItem::Smoking,
        InvitationItem::Security,
        InvitationItem::Medical,
        InvitationItem::Reply,
        InvitationItem::Needs,
    ];
}
