//! A report as three files.

use jiff::civil::Date;

use super::layout::{self, EVENT, FORMAT, SECTION, fields, player_fields};
use super::letters::in_ascii;
use super::{UsFile, UsPlayer, UsReport, UsSection};
use crate::dbf;

/// The three files of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UsFiles {
    /// `THEXPORT.DBF`.
    pub event: Vec<u8>,
    /// `TSEXPORT.DBF`.
    pub sections: Vec<u8>,
    /// `TDEXPORT.DBF`.
    pub players: Vec<u8>,
}

impl UsFiles {
    /// One of the files.
    pub fn file(&self, file: UsFile) -> &[u8] {
        match file {
            UsFile::Event => &self.event,
            UsFile::Sections => &self.sections,
            UsFile::Players => &self.players,
        }
    }
}

impl UsReport {
    /// The report as its files. They say that they were written on the last day of the event, so that the
    /// same report is always the same bytes.
    pub fn files(&self) -> UsFiles {
        let day = self
            .ends
            .or(self.begins)
            .unwrap_or(Date::constant(2000, 1, 1));
        let rounds = self.columns();
        let sections = self.sections.iter();
        let players = sections.clone().flat_map(|section| {
            let players = section.players.iter();
            players.map(move |player| self.player_record(section, player, rounds))
        });
        let players: Vec<Vec<String>> = players.collect();
        let sections: Vec<Vec<String>> = sections
            .map(|section| self.section_record(section))
            .collect();
        UsFiles {
            event: dbf::write(&fields(EVENT), &[self.event_record()], day),
            sections: dbf::write(&fields(SECTION), &sections, day),
            players: dbf::write(&player_fields(rounds), &players, day),
        }
    }

    /// How many rounds the longest section has.
    fn columns(&self) -> u16 {
        let rounds = self.sections.iter().map(|section| section.rounds);
        rounds.max().unwrap_or_default().max(1)
    }

    fn event_record(&self) -> Vec<String> {
        [
            FORMAT.to_owned(),
            self.program.clone(),
            self.event_id.clone(),
            self.name.clone(),
            self.sections.len().to_string(),
            day(self.begins),
            day(self.ends),
            self.affiliate.clone(),
            self.city.clone(),
            self.state.clone(),
            self.zip.clone(),
            self.country.clone(),
            self.crosstables.clone(),
            self.chief_td.clone(),
            self.assistant_td.clone(),
            self.other_tds.clone(),
        ]
        .map(|text| in_ascii(&text))
        .to_vec()
    }

    fn section_record(&self, section: &UsSection) -> Vec<String> {
        let last = section.players.iter().map(|player| player.number).max();
        [
            self.event_id.clone(),
            section.number.to_string(),
            section.name.clone(),
            section.rating_system.clone(),
            section.time_control.clone(),
            section.chief_td.clone(),
            section.assistant_td.clone(),
            section.kind.letter().to_owned(),
            section.rounds.to_string(),
            last.unwrap_or_default().to_string(),
            day(section.begins),
            day(section.ends),
            section.level.clone(),
            section.grand_prix.clone(),
            section.grand_prix_points.clone(),
            section.fide.clone(),
        ]
        .map(|text| in_ascii(&text))
        .to_vec()
    }

    /// A player; rounds that only other sections have are rounds without anything.
    fn player_record(&self, section: &UsSection, player: &UsPlayer, rounds: u16) -> Vec<String> {
        let mut record = vec![
            self.event_id.clone(),
            section.number.to_string(),
            player.number.to_string(),
            player.member_id.clone(),
            in_ascii(&player.name),
            player.state.clone(),
            player.rating.unwrap_or_default().to_string(),
        ];
        let cell = |round: u16| player.rounds.get(usize::from(round)).copied();
        record.extend((0..rounds).map(|round| cell(round).unwrap_or_default().to_string()));
        record
    }

    /// Texts that are longer than their fields, with how many letters these have.
    pub fn too_long(&self) -> Vec<(String, usize)> {
        let event = [
            ("H_NAME", &self.name),
            ("H_CITY", &self.city),
            ("H_ZIPCODE", &self.zip),
            ("H_COUNTRY", &self.country),
            ("H_OTHER_TD", &self.other_tds),
        ];
        let sections = self.sections.iter().flat_map(|section| {
            let own = [
                ("S_SEC_NAME", &section.name),
                ("S_TIMECTL", &section.time_control),
            ];
            let players = section
                .players
                .iter()
                .map(|player| ("D_NAME", &player.name));
            own.into_iter().chain(players)
        });
        let all = event.into_iter().chain(sections);
        all.filter(|(field, text)| in_ascii(text).len() > layout::width(field))
            .map(|(field, text)| (text.clone(), layout::width(field)))
            .collect()
    }
}

/// `20260330`.
fn day(date: Option<Date>) -> String {
    let written = |date: Date| format!("{:04}{:02}{:02}", date.year(), date.month(), date.day());
    date.map_or_else(String::new, written)
}
