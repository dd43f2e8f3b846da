//! What a record of the journal says; of settings that changed, which and from what to what.

use std::collections::{BTreeMap, BTreeSet};

use adoube_clock::Span;
use adoube_journal::{
    Change, ClockRead, DutyDone, Format, Journal, Publication, Record, SectionId, SectionSettings,
};
use adoube_pairing::facts::Series;
use adoube_pairing::system::SwissSystem;
use adoube_rulebook::{Rulebook, Saying};
use adoube_standings::{TieBreak, TieBreakName};
use adoube_tournament::{BoardNumber, Colour, EqualOrder, PointSystem, RatingUsed, RoundNumber};
use jiff::civil::DateTime;
use serde::Serialize;

use crate::hall::Duty;

/// What a record says.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum RecordContent<'r> {
    Change(&'r Change),
    Settings(SettingsChanged<'r>),
    Duty(DutyNoted<'r>),
    Clock(ClockNoted<'r>),
}

/// Somebody did a duty.
#[derive(Debug, Serialize)]
pub struct DutyNoted<'r> {
    pub section: &'r SectionId,
    pub round: RoundNumber,
    pub duty: Named<Duty>,
}

/// Somebody read a clock.
#[derive(Debug, Serialize)]
pub struct ClockNoted<'r> {
    pub section: &'r SectionId,
    pub round: RoundNumber,
    pub board: BoardNumber,
    /// When the clocks were read.
    pub at: DateTime,
    /// What the clock shows for White.
    pub white: Span,
    /// What the clock shows for Black.
    pub black: Span,
    /// The number of the last move.
    pub last_move: Option<u32>,
}

/// The settings of a section changed.
#[derive(Debug, Serialize)]
pub struct SettingsChanged<'r> {
    pub section: &'r SectionId,
    pub changes: Series<SettingChange>,
}

/// One setting that changed.
#[derive(Debug, Serialize)]
pub enum SettingChange {
    Name(Changed<String>),
    Format(Changed<Format>),
    PairingSystem(Changed<Option<Named<SwissSystem>>>),
    Rules(Changed<Option<Named<Saying>>>),
    Rounds(Changed<u16>),
    Points(Changed<PointSystem>),
    /// What byes and forfeits are worth.
    OtherPoints,
    RatingUsed(Changed<RatingUsed>),
    EqualRatings(Changed<EqualRatings>),
    InitialColour(Changed<Option<Colour>>),
    TimeControl(Changed<Option<String>>),
    TieBreaks(Changed<Series<Named<TieBreakName>>>),
    TeamScoring,
    RoundStart {
        round: RoundNumber,
        before: Option<String>,
        after: Option<String>,
    },
    Publication(Changed<Publication>),
    PlayersReport(Changed<bool>),
    Categories(Changed<Vec<String>>),
    /// Who belongs to the categories.
    CategoryLimits,
    /// Something else that is announced, by its names.
    Announced {
        names: Vec<String>,
    },
}

/// What decides between players of equal rating and title.
#[derive(Debug, Serialize)]
pub enum EqualRatings {
    Name,
    Entry,
    Lots,
}

impl EqualRatings {
    fn of(order: &EqualOrder) -> EqualRatings {
        match order {
            EqualOrder::Name => EqualRatings::Name,
            EqualOrder::Entry => EqualRatings::Entry,
            EqualOrder::Lots(_) => EqualRatings::Lots,
        }
    }
}

/// What was announced before, and what is now.
#[derive(Debug, Serialize)]
pub struct Changed<T> {
    pub before: T,
    pub after: T,
}

/// Something that has a name for people, or else what stands in the journal.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Named<T> {
    Known(T),
    Other(String),
}

/// What a record says.
pub fn said<'r>(journal: &'r Journal, record: &'r Record) -> RecordContent<'r> {
    let edited = match &record.change {
        Change::SectionEdited(edited) => edited,
        Change::DutyDone(done) => return RecordContent::Duty(duty_noted(done)),
        Change::ClockRead(read) => return RecordContent::Clock(clock_noted(read)),
        other => return RecordContent::Change(other),
    };
    let before = journal.settings_before(record);
    let changes = before.map(|before| setting_changes(before, &edited.settings));
    match changes.filter(|changes| !changes.is_empty()) {
        Some(changes) => RecordContent::Settings(SettingsChanged {
            section: &edited.section,
            changes: Series(changes),
        }),
        None => RecordContent::Change(&record.change),
    }
}

fn duty_noted(done: &DutyDone) -> DutyNoted<'_> {
    let other = || Named::Other(done.duty.clone());
    DutyNoted {
        section: &done.section,
        round: done.round,
        duty: Duty::named(&done.duty).map_or_else(other, Named::Known),
    }
}

fn clock_noted(read: &ClockRead) -> ClockNoted<'_> {
    ClockNoted {
        section: &read.section,
        round: read.round,
        board: read.board,
        at: read.at,
        white: Span::seconds(i64::from(read.white_seconds)),
        black: Span::seconds(i64::from(read.black_seconds)),
        last_move: read.last_move,
    }
}

/// The settings that differ.
fn setting_changes(before: &SectionSettings, after: &SectionSettings) -> Vec<SettingChange> {
    let mut changes = Vec::new();
    macro_rules! compare {
        ($($field:ident: $setting:ident = $shown:expr;)*) => {
            $(if before.$field != after.$field {
                let shown = $shown;
                let (before, after) = (shown(&before.$field), shown(&after.$field));
                changes.push(SettingChange::$setting(Changed { before, after }));
            })*
        };
    }
    compare! {
        name: Name = String::clone;
        format: Format = Format::clone;
        pairing_system: PairingSystem = |code: &Option<String>| code.as_deref().map(system);
        rules: Rules = |id: &Option<String>| id.as_deref().map(edition);
        rounds: Rounds = u16::clone;
        rating_used: RatingUsed = RatingUsed::clone;
        equal_ratings: EqualRatings = EqualRatings::of;
        initial_colour: InitialColour = Option::clone;
        time_control: TimeControl = Option::clone;
        tie_breaks: TieBreaks = |codes: &Vec<String>| Series(codes.iter().map(|code| tie_break(code)).collect());
        publication: Publication = Publication::clone;
        players_report: PlayersReport = bool::clone;
    }
    let scale = |settings: &SectionSettings| {
        let points = &settings.point_system;
        (points.win, points.draw, points.loss)
    };
    if scale(before) != scale(after) {
        let (before, after) = (before.point_system.clone(), after.point_system.clone());
        changes.push(SettingChange::Points(Changed { before, after }));
    } else if before.point_system != after.point_system {
        changes.push(SettingChange::OtherPoints);
    }
    if before.team_scoring != after.team_scoring {
        changes.push(SettingChange::TeamScoring);
    }
    let names = |settings: &SectionSettings| -> Vec<String> {
        let categories = settings.categories.iter();
        categories.map(|category| category.name.clone()).collect()
    };
    if names(before) != names(after) {
        let (before, after) = (names(before), names(after));
        changes.push(SettingChange::Categories(Changed { before, after }));
    } else if before.categories != after.categories {
        changes.push(SettingChange::CategoryLimits);
    }
    changes.extend(round_starts(before, after));
    let names = differing(&before.announced, &after.announced);
    if !names.is_empty() {
        changes.push(SettingChange::Announced { names });
    }
    changes
}

/// The pairing system of a code, by its name.
pub fn system(code: &str) -> Named<SwissSystem> {
    let other = |_| Named::Other(code.to_owned());
    code.parse().map_or_else(other, Named::Known)
}

/// The edition of the rules of play of an id, by its name.
pub fn edition(id: &str) -> Named<Saying> {
    match Rulebook::embedded().edition(id) {
        Some(edition) => Named::Known(edition.name_saying()),
        None => Named::Other(id.to_owned()),
    }
}

/// The tie-break of a code, by its name.
pub fn tie_break(code: &str) -> Named<TieBreakName> {
    let known = |tie_break: TieBreak| Named::Known(tie_break.name());
    let other = |_| Named::Other(code.to_owned());
    code.parse().map_or_else(other, known)
}

/// The rounds that start at another time.
fn round_starts(
    before: &SectionSettings,
    after: &SectionSettings,
) -> impl Iterator<Item = SettingChange> {
    let start = |settings: &SectionSettings, round: RoundNumber| {
        let mut times = settings.schedule.iter();
        let time = times.find(|time| time.round == round)?;
        Some(time.starts.strftime("%Y-%m-%d %H:%M").to_string())
    };
    let times = before.schedule.iter().chain(&after.schedule);
    let rounds: BTreeSet<RoundNumber> = times.map(|time| time.round).collect();
    rounds.into_iter().filter_map(move |round| {
        let (before, after) = (start(before, round), start(after, round));
        (before != after).then_some(SettingChange::RoundStart {
            round,
            before,
            after,
        })
    })
}

/// The names under which two tables say different things.
fn differing(before: &BTreeMap<String, String>, after: &BTreeMap<String, String>) -> Vec<String> {
    let names: BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    let differ = names
        .into_iter()
        .filter(|name| before.get(*name) != after.get(*name));
    differ.map(|name| name.replace('_', " ")).collect()
}
