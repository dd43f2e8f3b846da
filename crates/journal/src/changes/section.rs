//! A section: what is announced of it, its hall and its prizes, its end.

use std::collections::{BTreeMap, HashSet};

use adoube_tournament::RoundNumber;
use serde::{Deserialize, Serialize};

use super::fact::{Fact, Stamp, Task, UndoLimit, reads_section, writes_section};
use crate::checks::{at_most, named, required, written};
use crate::fide_mode::outside_fide;
use crate::{
    Category, Event, Integrity, Item, Publication, Refusal, Section, SectionId, SectionSettings,
    Sector, Step,
};

/// How long the name of an announcement may be, in characters.
const LONGEST_NAME: usize = 40;

/// How long an announcement may be, in characters.
const LONGEST_ANNOUNCEMENT: usize = 2_000;

/// How long the text of a prize fund may be, in bytes.
const LONGEST_FUND: usize = 100_000;

/// A section was added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SectionAdded {
    /// Its short name.
    pub section: SectionId,
    /// What is announced of it.
    pub settings: SectionSettings,
}

impl Fact for SectionAdded {
    const TASK: Task = Task::Settings;

    writes_section!();

    fn settings(&self) -> Option<&SectionSettings> {
        Some(&self.settings)
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = new_section(event, &self.section, &self.settings)?;
        event.sections.push(section);
        Ok(())
    }
}

/// A section that an event can take in.
pub(super) fn new_section(
    event: &Event,
    id: &SectionId,
    settings: &SectionSettings,
) -> Result<Section, Refusal> {
    if event.section(id).is_some() || event.merged.contains_key(id) {
        return Err(Refusal::SectionExists(id.clone()));
    }
    check_settings(settings)?;
    let mut section = Section::new(id.clone(), settings.clone());
    adopt(&mut section, settings);
    Ok(section)
}

/// What is announced of a section changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SectionEdited {
    pub section: SectionId,
    /// The new announcement.
    pub settings: SectionSettings,
}

impl Fact for SectionEdited {
    const TASK: Task = Task::Settings;

    writes_section!();

    fn settings(&self) -> Option<&SectionSettings> {
        Some(&self.settings)
    }

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let settings = &self.settings;
        check_settings(settings)?;
        let paired = section.draft.paired_rounds();
        if paired.0 > 0 {
            required(stamp.reason, Step::ChangeSection)?;
        }
        let fixed = settings.format.is_fixed_schedule();
        if paired.0 > 0 && fixed != section.draft.fixed_schedule {
            return Err(Refusal::FormatFrozen);
        }
        nothing_waits_for(section, settings.publication)?;
        let needed = rounds_needed(section);
        if settings.rounds < needed.0 {
            return Err(Refusal::TooFewRounds {
                needed,
                rounds: settings.rounds,
            });
        }
        for what in reconfigured(&section.settings, settings) {
            section.note_under_way(stamp, what);
        }
        adopt(section, settings);
        Ok(())
    }
}

/// What of changed settings bears on pairings and standings.
fn reconfigured(before: &SectionSettings, after: &SectionSettings) -> Vec<Integrity> {
    let mut changes = Vec::new();
    if before.rounds != after.rounds {
        let (was, rounds) = (before.rounds, after.rounds);
        changes.push(Integrity::Rounds { was, rounds });
    }
    if before.point_system != after.point_system {
        let was = Box::new(before.point_system.clone());
        let points = Box::new(after.point_system.clone());
        changes.push(Integrity::Points { was, points });
    }
    if before.tie_breaks != after.tie_breaks {
        let (was, list) = (before.tie_breaks.clone(), after.tie_breaks.clone());
        changes.push(Integrity::TieBreaks { was, list });
    }
    if before.pairing_system != after.pairing_system {
        let name = |settings: &SectionSettings| {
            let system = settings.pairing_system.clone();
            system.unwrap_or_else(|| "-".to_owned())
        };
        let (was, system) = (name(before), name(after));
        changes.push(Integrity::System { was, system });
    }
    changes
}

/// Where rounds are public at once none is left waiting.
fn nothing_waits_for(section: &Section, publication: Publication) -> Result<(), Refusal> {
    let public = section.public_rounds();
    if publication == Publication::Immediate && public < section.draft.paired_rounds() {
        return Err(Refusal::NotPublic(public.next()));
    }
    Ok(())
}

/// The last round that is paired or that something was said of.
fn rounds_needed(section: &Section) -> RoundNumber {
    let draft = &section.draft;
    let requests = draft.bye_requests.iter().map(|request| request.round);
    let adjustments = draft.adjustments.iter().map(|other| other.round);
    let said = requests.chain(adjustments).max();
    said.max(Some(draft.paired_rounds()))
        .unwrap_or(RoundNumber::FIRST)
}

/// What is outside FIDE's rules is outside FIDE mode: so are sections of journals that are older than it.
fn adopt(section: &mut Section, settings: &SectionSettings) {
    if outside_fide(settings).is_some() {
        section.leave_fide_mode();
    }
    section.settings = settings.clone();
    section.draft.planned_rounds = settings.rounds;
    section.draft.point_system = settings.point_system.clone();
    section.draft.team_scoring = settings.team_scoring.clone();
    section.draft.initial_colour = settings.initial_colour;
    section.draft.fixed_schedule = settings.format.is_fixed_schedule();
}

fn check_settings(settings: &SectionSettings) -> Result<(), Refusal> {
    named(&settings.name, Item::Section)?;
    if settings.rounds == 0 {
        return Err(Refusal::NoRounds);
    }
    check_categories(&settings.categories)?;
    check_announcements(&settings.announced)?;
    settings.point_system.check()?;
    settings.team_scoring.match_points.check()?;
    for time in &settings.schedule {
        if !(1..=settings.rounds).contains(&time.round.0) {
            return Err(Refusal::NoSuchRound {
                round: time.round,
                rounds: settings.rounds,
            });
        }
    }
    Ok(())
}

fn check_categories(categories: &[Category]) -> Result<(), Refusal> {
    let mut names = HashSet::new();
    for category in categories {
        named(&category.name, Item::Category)?;
        let name = category.name.clone();
        if !names.insert(category.name.trim()) {
            return Err(Refusal::NamedTwice { who: name });
        }
        if category.is_empty() {
            return Err(Refusal::EmptyCategory(name));
        }
    }
    Ok(())
}

fn check_announcements(announced: &BTreeMap<String, String>) -> Result<(), Refusal> {
    for (name, text) in announced {
        let allowed = |byte: u8| byte.is_ascii_lowercase() || byte == b'_';
        if name.is_empty() || !name.bytes().all(allowed) {
            return Err(Refusal::AnnouncementName(name.clone()));
        }
        at_most(name.len(), LONGEST_NAME, Item::AnnouncementName)?;
        let length = text.chars().count();
        at_most(length, LONGEST_ANNOUNCEMENT, Item::Announcement)?;
    }
    Ok(())
}

/// The hall was divided; these are all sectors.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SectorsSet {
    pub section: SectionId,
    /// The sectors; tables in none of them are allowed.
    pub sectors: Vec<Sector>,
}

impl Fact for SectorsSet {
    const TASK: Task = Task::Settings;

    writes_section!();

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        check_sectors(&self.sectors)?;
        section.sectors = self.sectors.clone();
        Ok(())
    }
}

fn check_sectors(sectors: &[Sector]) -> Result<(), Refusal> {
    let mut names = HashSet::new();
    for sector in sectors {
        named(&sector.name, Item::Sector)?;
        if !names.insert(sector.name.trim()) {
            return Err(Refusal::NamedTwice {
                who: sector.name.clone(),
            });
        }
        let (first, last) = (sector.first, sector.last);
        if first == 0 || last < first {
            return Err(Refusal::NoTables { first, last });
        }
    }
    let mut by_table: Vec<&Sector> = sectors.iter().collect();
    by_table.sort_by_key(|sector| sector.first);
    for pair in by_table.windows(2) {
        if pair[1].first <= pair[0].last {
            return Err(Refusal::SectorsOverlap {
                one: pair[0].name.clone(),
                other: pair[1].name.clone(),
                table: pair[1].first,
            });
        }
    }
    Ok(())
}

/// The text of the prize fund was set, or taken away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrizeFundSet {
    pub section: SectionId,
    /// The text. The journal keeps it as it is and does not read it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fund: Option<String>,
}

impl Fact for PrizeFundSet {
    const TASK: Task = Task::Settings;

    writes_section!();

    fn undo(&self) -> UndoLimit {
        UndoLimit::Always
    }

    /// Money is often divided when the last game is over.
    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.existing(&self.section)?;
        if let Some(text) = &self.fund {
            written(text, Item::PrizeFund)?;
            at_most(text.len(), LONGEST_FUND, Item::PrizeFund)?;
        }
        section.prize_fund = self.fund.clone();
        Ok(())
    }
}

/// A section was declared finished.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SectionFinished {
    pub section: SectionId,
}

impl Fact for SectionFinished {
    const TASK: Task = Task::Settings;

    writes_section!();
    reads_section!();

    fn undo(&self) -> UndoLimit {
        UndoLimit::Always
    }

    fn check_proposed(&self, event: &Event, reason: Option<&str>) -> Result<(), Refusal> {
        let section = event.known(&self.section)?;
        let open = section.draft.open_games(section.draft.paired_rounds());
        if !open.is_empty() && required(reason, Step::FinishWithOpenGames).is_err() {
            return Err(Refusal::OpenGames(open));
        }
        if section.next_round().0 <= section.settings.rounds {
            required(reason, Step::FinishEarly)?;
        }
        Ok(())
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let open = section.rounds.iter().position(|round| !round.closed);
        if let Some(place) = open {
            return Err(Refusal::StillOpen(RoundNumber::at_place(place)));
        }
        section.finished = true;
        Ok(())
    }
}
