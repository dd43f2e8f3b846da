//! What is announced of a section, from what a file says of the tournament.

use adoube_clock::{Dialect, TimeControl};
use adoube_formats::trf::Record;
use adoube_formats::{ToldBy, TrfTournament};
use adoube_journal::{EventDetails, Format, RoundTime, SectionSettings};
use adoube_pairing::dutch::Edition;
use adoube_pairing::system::{CodedSystem, SwissSystem};
use adoube_standings::TieBreak;
use adoube_tournament::{RoundNumber, System};
use jiff::civil::Date;

use super::Importer;
use super::adjustment::{Adjustment, EventField};
use super::kept::KeptSettings;
use crate::announcement::stored;
use crate::checker::rules::{named, usual};

/// What a file says of the event.
pub(super) fn details(found: &TrfTournament, file: &str) -> EventDetails {
    let data = &found.event;
    let said = |text: &str| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
    let printable = |text: String| text.replace(char::is_control, " ");
    let starts = found.dates.start;
    EventDetails {
        name: printable(said(&data.name).unwrap_or_else(|| file.to_owned())),
        place: said(&data.city).map(printable),
        federation: data.federation.parse().ok(),
        starts,
        // A day before the first is told as a contradiction and is no last day, nor is the first one
        // where no other is told.
        ends: (found.dates.end)
            .filter(|end| starts.is_none_or(|starts| *end >= starts))
            .filter(|end| !data.end_date.trim().is_empty() || Some(*end) != starts),
        organiser: None,
        chief_arbiter: said(&data.chief_arbiter).map(printable),
        deputy_arbiters: (data.deputy_arbiters.iter())
            .filter_map(|name| said(name))
            .map(printable)
            .collect(),
        arbiters: Vec::new(),
    }
}

impl Importer<'_> {
    /// Tells where the event that is there says something else.
    pub(super) fn compare_event(&mut self) {
        let Some(event) = self.into.event else {
            return;
        };
        let (own, file) = (&event.details, self.details.clone());
        let day = |date: Option<Date>| date.map(|date| date.to_string());
        let federation = |details: &EventDetails| {
            let federation = details.federation;
            federation.map(|federation| federation.code().to_owned())
        };
        let names = |details: &EventDetails| {
            let names = details.deputy_arbiters.join(", ");
            Some(names).filter(|names| !names.is_empty())
        };
        let both = [
            (
                EventField::Place,
                "022",
                own.place.clone(),
                file.place.clone(),
            ),
            (
                EventField::Federation,
                "032",
                federation(own),
                federation(&file),
            ),
            (EventField::Starts, "042", day(own.starts), day(file.starts)),
            (EventField::Ends, "052", day(own.ends), day(file.ends)),
            (
                EventField::ChiefArbiter,
                "102",
                own.chief_arbiter.clone(),
                file.chief_arbiter.clone(),
            ),
            (EventField::DeputyArbiters, "112", names(own), names(&file)),
        ];
        for (field, code, event, file) in both {
            let Some(file) = file.filter(|file| Some(file) != event.as_ref()) else {
                continue;
            };
            let what = Adjustment::EventDiffers { field, event, file };
            self.adjust(code, what);
        }
    }

    pub(super) fn settings(&mut self) -> SectionSettings {
        let (data, draft) = (self.data(), &self.found.draft);
        let mut settings = SectionSettings {
            format: self.format(),
            point_system: draft.point_system.clone(),
            rating_used: data.rating_used().unwrap_or_default(),
            initial_colour: draft.initial_colour,
            team_scoring: draft.team_scoring.clone(),
            ..SectionSettings::swiss(&self.name(), draft.planned_rounds.max(1))
        };
        if draft.planned_rounds == 0 {
            self.adjust("142", Adjustment::OneRound);
        }
        KeptSettings::of(self.trf).put_into(&mut settings);
        if settings.format.is_swiss() {
            settings.pairing_system = Some(self.system(settings.format));
        } else if self.found.kind.by == ToldBy::Games {
            let system = settings.format.name().to_owned();
            self.adjust("092", Adjustment::SystemAssumed { system });
        }
        if !self.says_initial_colour() {
            self.initial_colour(&mut settings);
        }
        settings.time_control = self.time_control();
        settings.tie_breaks = self.tie_breaks();
        settings.schedule = self.schedule(settings.rounds);
        if let Some(day) = self.found.dates.registered {
            let mut announced = stored::read(&settings.announced);
            announced.registered_on = Some(day);
            stored::write(&announced, &mut settings.announced);
        }
        self.not_kept();
        settings
    }

    fn says_initial_colour(&self) -> bool {
        let mut records = self.trf.records().iter();
        records.any(|record| match record {
            Record::InitialColour(_) => true,
            Record::Configuration(words) => {
                let mut words = words.iter();
                words.any(|word| ["white1", "black1"].contains(&word.as_str()))
            }
            _ => false,
        })
    }

    /// The colour that explains round 1; a table needs none.
    fn initial_colour(&mut self, settings: &mut SectionSettings) {
        if settings.format.is_fixed_schedule() {
            settings.initial_colour = None;
        } else if let Some(colour) = settings.initial_colour {
            self.adjust("152", Adjustment::InitialColour { colour });
        }
    }

    /// The name of the section: the one that was asked for, or as the file calls the tournament, without
    /// the name of the event before it.
    fn name(&self) -> String {
        if let Some(name) = self.into.name {
            return name.to_owned();
        }
        let whole = self.details.name.as_str();
        match whole.rsplit_once(": ") {
            Some((_, section)) if !section.trim().is_empty() => section.trim().to_owned(),
            _ => whole.to_owned(),
        }
    }

    fn format(&self) -> Format {
        let teams = !self.found.draft.teams.is_empty();
        match self.found.kind.system {
            System::Swiss if teams => Format::TeamSwiss,
            System::Swiss => Format::Swiss,
            System::RoundRobin | System::DoubleRoundRobin if teams => Format::TeamRoundRobin,
            System::RoundRobin | System::DoubleRoundRobin => Format::RoundRobin,
            System::Scheveningen if teams => Format::Scheveningen,
            System::Scheveningen => Format::Swiss,
            System::Knockout if teams => Format::TeamKnockout,
            System::Knockout => Format::Knockout,
            System::Match => Format::Match,
            System::TeamSwiss if teams => Format::TeamSwiss,
            System::TeamSwiss => Format::Swiss,
            System::TeamRoundRobin if teams => Format::TeamRoundRobin,
            System::TeamRoundRobin => Format::RoundRobin,
        }
    }

    /// The name of the Swiss system, in the edition of the day that the file names.
    fn system(&mut self, format: Format) -> String {
        let starts = self.details.starts;
        let starts = starts.or(self.into.event.and_then(|event| event.details.starts));
        let data = self.data();
        let of_teams = format == Format::TeamSwiss;
        let coded = named(data, of_teams, starts);
        if let Some(CodedSystem { system, .. }) = coded {
            if let SwissSystem::Team(team) = &system
                && !team.uses_secondary
            {
                self.adjust("192", Adjustment::SecondScore);
            }
            return system.name().to_owned();
        }
        let system = usual(of_teams, starts).unwrap_or_else(|| Edition::Dutch2026.into());
        let system = system.name().to_owned();
        let told = system.clone();
        if !data.encoded_type.is_empty() && self.found.kind.by == ToldBy::Code {
            let code = data.encoded_type.as_str().into();
            self.adjust("192", Adjustment::SystemNotPaired { code, system: told });
        } else {
            self.adjust("092", Adjustment::SystemAssumed { system: told });
        }
        system
    }

    /// The words of 122 where they are understood, else record 222, else the words.
    fn time_control(&mut self) -> Option<String> {
        let data = self.data();
        let (words, code) = (data.time_control.trim(), data.encoded_time_control.trim());
        let understood = |text: &str, dialect| TimeControl::read(text, dialect).ok();
        if words.is_empty() && code.is_empty() {
            return None;
        }
        if !words.is_empty() && understood(words, Dialect::Fide).is_some() {
            return Some(words.to_owned());
        }
        let control = understood(code, Dialect::Trf).filter(|_| !code.is_empty());
        let taken = control.and_then(|(control, _)| control.print(Dialect::Fide).ok());
        if let Some(taken) = taken {
            if !words.is_empty() {
                let words = words.into();
                let taken = taken.clone();
                self.adjust("122", Adjustment::EncodedTimeControl { words, taken });
            }
            return Some(taken);
        }
        let text = if words.is_empty() { code } else { words };
        let line = if words.is_empty() { "222" } else { "122" };
        let told = text.into();
        self.adjust(line, Adjustment::UnknownTimeControl { text: told });
        Some(text.to_owned())
    }

    /// The codes of 202, or those of 212 without the points.
    fn tie_breaks(&mut self) -> Vec<String> {
        let data = self.data();
        let list = |text: &str| -> Vec<String> {
            let codes = text.split(',').map(|code| code.trim().to_owned());
            codes.filter(|code| !code.is_empty()).collect()
        };
        let (mut codes, mut line) = (list(&data.tie_breaks), "202");
        let order = list(&data.standings);
        let is_points = |code: &String| code.eq_ignore_ascii_case("PTS");
        if order
            .iter()
            .position(is_points)
            .is_some_and(|place| place > 0)
        {
            self.adjust("212", Adjustment::PointsNotFirst);
        }
        if codes.is_empty() {
            line = "212";
            codes = order.into_iter().filter(|code| !is_points(code)).collect();
        }
        for code in codes.clone() {
            if code.parse::<TieBreak>().is_err() {
                let code = code.as_str().into();
                self.adjust(line, Adjustment::UnknownTieBreak { code });
            }
        }
        codes
    }

    /// The days of the rounds.
    fn schedule(&mut self, rounds: u16) -> Vec<RoundTime> {
        let days = self.found.dates.rounds.iter().enumerate();
        let days: Vec<RoundTime> = days
            .take(usize::from(rounds))
            .filter_map(|(place, day)| {
                Some(RoundTime {
                    round: RoundNumber::at_place(place),
                    starts: day.as_ref()?.at(0, 0, 0, 0),
                })
            })
            .collect();
        if !days.is_empty() {
            let rounds = days.len();
            self.adjust("132", Adjustment::NoTimes { rounds });
        }
        days
    }

    /// Records that say what a section does not keep.
    fn not_kept(&mut self) {
        let has = |found: &dyn Fn(&Record) -> bool| self.trf.records().iter().any(found);
        let named = has(&|record| {
            matches!(record, Record::Team(team)
                if !team.nickname.is_empty() || !team.strength_factor.is_empty())
        });
        let repeated = has(
            &|record| matches!(record, Record::Text(text) if ["801", "802"].contains(&text.code.as_str())),
        );
        if named {
            self.adjust("310", Adjustment::TeamDetails);
        }
        if repeated {
            self.adjust("801", Adjustment::Informative);
        }
    }
}
