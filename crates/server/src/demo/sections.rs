//! The sections of the demonstration.

use adoube_journal::{
    Category, Command, Format, PrizeFundSet, RoundTime, SectionId, SectionSettings, Sector,
    SectorsSet,
};
use adoube_tournament::{Colour, PairingNumber, RoundNumber, Sex};

use super::calendar::Calendar;
use super::{DemoError, PLANNED_ROUNDS};

/// A section as it is planned, with what happened in it so far.
pub(super) struct Plan {
    /// The short name.
    pub id: SectionId,
    /// The list of entries.
    pub entries: &'static [u8],
    pub rounds: &'static str,
    /// By which system the rounds are paired.
    pub system: &'static str,
    /// Whether the numbers come from a drawing of lots, in which the list is.
    pub drawn: bool,
    /// Who left: number, first round without them, why.
    withdrawn: &'static [(u32, u16, &'static str)],
    format: Format,
}

/// Who leaves the open: the number, the first round without them, and why.
pub(super) const LEAVES_THE_OPEN: (u32, u16, &str) = (57, 5, "Ill, and back home");

/// The sections, in the order in which they are announced.
pub(super) fn all() -> Result<[Plan; 2], DemoError> {
    Ok([
        Plan {
            id: "open".parse()?,
            entries: include_bytes!("../../demo/entries.csv"),
            rounds: include_str!("../../demo/rounds.csv"),
            system: "dutch-2026",
            drawn: false,
            withdrawn: &[LEAVES_THE_OPEN],
            format: Format::Swiss,
        },
        Plan {
            id: "masters".parse()?,
            entries: include_bytes!("../../demo/masters.csv"),
            rounds: include_str!("../../demo/masters_rounds.csv"),
            system: "berger",
            drawn: true,
            withdrawn: &[],
            format: Format::RoundRobin,
        },
    ])
}

impl Plan {
    /// What is announced.
    pub(super) fn settings(&self, calendar: &Calendar) -> Result<SectionSettings, DemoError> {
        let usual = SectionSettings {
            format: self.format,
            rules: Some("fide-2023-01".to_owned()),
            time_control: Some("90'+30\"".to_owned()),
            ..SectionSettings::swiss("", 0)
        };
        let settings = match self.format {
            Format::RoundRobin => SectionSettings {
                name: "Masters".to_owned(),
                rounds: 7,
                tie_breaks: ["DE", "SB", "WIN"].map(str::to_owned).to_vec(),
                ..usual
            },
            _ => SectionSettings {
                name: "Open".to_owned(),
                rounds: PLANNED_ROUNDS,
                pairing_system: Some(self.system.to_owned()),
                initial_colour: Some(Colour::White),
                tie_breaks: ["BH/C1", "BH", "SB"].map(str::to_owned).to_vec(),
                players_report: true,
                categories: categories(),
                ..usual
            },
        };
        let time = |round| -> Result<RoundTime, jiff::Error> {
            Ok(RoundTime {
                round: RoundNumber(round),
                starts: calendar.local(round)?,
            })
        };
        Ok(SectionSettings {
            schedule: (1..=settings.rounds).map(time).collect::<Result<_, _>>()?,
            ..settings
        })
    }

    /// What is arranged besides: prizes, and who looks after which tables.
    pub(super) fn arrangements(&self, calendar: &Calendar) -> Result<Vec<Command>, DemoError> {
        if self.format != Format::Swiss {
            return Ok(Vec::new());
        }
        // Ages are those of the first day.
        let day = calendar.local(1)?.date();
        let fund = include_str!("../../demo/prizes.toml");
        let sector = |name: &str, first, last| Sector {
            name: name.to_owned(),
            first,
            last,
        };
        Ok(vec![
            Command::SetPrizeFund(PrizeFundSet {
                section: self.id.clone(),
                fund: Some(format!("date = {day}\n{fund}")),
            }),
            Command::SetSectors(SectorsSet {
                section: self.id.clone(),
                sectors: vec![sector("Stage", 1, 8), sector("Hall", 9, 32)],
            }),
        ])
    }

    /// Who leaves before this round, and why.
    pub(super) fn leaving_before(
        &self,
        round: RoundNumber,
    ) -> impl Iterator<Item = (PairingNumber, &'static str)> + use<> {
        let leaving = self.withdrawn.iter();
        leaving
            .filter(move |(_, from, _)| *from == round.0)
            .filter_map(|(number, _, why)| Some((PairingNumber::new(*number)?, *why)))
    }
}

fn categories() -> Vec<Category> {
    vec![
        Category {
            sex: Some(Sex::Female),
            ..Category::named("Women")
        },
        Category {
            age_from: Some(65),
            ..Category::named("Seniors 65+")
        },
        Category {
            age_to: Some(16),
            ..Category::named("Under 16")
        },
        Category {
            rating_to: Some(1799),
            ..Category::named("Under 1800")
        },
    ]
}
