//! To TRF26: the extensions have numbered records there.

use std::collections::HashSet;

use adoube_tournament::{ByeKind, Colour, Points};

use crate::trf::Trf;
use crate::trf::draft::{outcome, paired_rounds, point_system};
use crate::trf::export::{scoring_record, virtual_points_records};
use crate::trf::record::{
    ByesRecord, PlayerRecord, ProhibitedRecord, Record, ResultCode, RoundEntry, RoundsRecord,
    TeamRecord,
};
use crate::trf::remarks::{TrfLeftOut, TrfUnsaid};
use crate::trf::source::SourceLine;
use crate::trf::system::is_of_matches;

pub(super) fn records(trf: &Trf) -> (Vec<Record>, Vec<TrfLeftOut>) {
    let mut newer = Newer {
        trf,
        rounds: planned(trf),
        records: Vec::new(),
        teams: 0,
        scoring_done: false,
        acceleration_done: false,
        alone: alone(trf),
        left_out: Vec::new(),
    };
    for (line, record) in trf.located() {
        newer.take(line, record);
    }
    (newer.records, newer.left_out)
}

/// The rounds announced, or else those in the file.
fn planned(trf: &Trf) -> u16 {
    let announced = trf.records.iter().find_map(|record| match record {
        Record::Rounds(record) => Some(record.rounds),
        _ => None,
    });
    let in_file = u16::try_from(paired_rounds(trf)).unwrap_or(u16::MAX);
    announced.unwrap_or(in_file.max(1))
}

/// Whether a game has no known result, though it is not open.
fn has_unknown_results(trf: &Trf) -> bool {
    let mut entries = trf.players().flat_map(|(_, player)| &player.rounds);
    entries.any(|entry| entry.result == Some(ResultCode::Unknown))
}

struct Newer<'t> {
    trf: &'t Trf,
    rounds: u16,
    records: Vec<Record>,
    teams: u32,
    scoring_done: bool,
    acceleration_done: bool,
    alone: HashSet<(u32, usize)>,
    left_out: Vec<TrfLeftOut>,
}

impl Newer<'_> {
    fn take(&mut self, line: &SourceLine, record: &Record) {
        match record {
            Record::Rounds(record) => self.once(Record::Rounds(RoundsRecord {
                extension: false,
                ..*record
            })),
            Record::Configuration(words) => self.configuration(line, words),
            Record::PointsFor(_) | Record::Scoring(_) => self.scoring(line),
            Record::PointSystem(system) if !system.teams && self.has_extension_points() => {
                self.scoring(line);
            }
            // Beside teams the numbered records would speak of them.
            Record::Absent(_) | Record::PlayerVirtualPoints(_) | Record::NeverPaired(_)
                if self.trf.is_for_teams() =>
            {
                let code = line.columns(1, 3).to_owned();
                self.leave_out(line, TrfUnsaid::RecordOfPlayers { code });
            }
            Record::Absent(numbers) => self.records.push(Record::Byes(ByesRecord {
                kind: ByeKind::ZeroPoint,
                round: u16::try_from(paired_rounds(self.trf) + 1).unwrap_or(u16::MAX),
                numbers: numbers.clone(),
            })),
            Record::PlayerVirtualPoints(_) => self.acceleration(),
            Record::NeverPaired(numbers) => {
                self.records.push(Record::Prohibited(ProhibitedRecord {
                    rounds: (1, self.rounds),
                    numbers: numbers.clone(),
                }))
            }
            // Beside 310 it only repeats those.
            Record::OldTeam(_) if self.trf.has_numbered_teams() => {}
            Record::OldTeam(team) if self.trf.is_for_teams() => {
                self.teams += 1;
                self.records.push(Record::Team(TeamRecord {
                    number: self.teams,
                    name: team.name.clone(),
                    players: team.players.clone(),
                    ..TeamRecord::default()
                }));
            }
            Record::Player(player) => {
                let player = self.with_letters(player);
                self.records.push(Record::Player(player));
            }
            Record::InitialColour(colour) => self.once(Record::InitialColour(*colour)),
            record => self.records.push(record.clone()),
        }
    }

    /// A file may have said the same in both spellings.
    fn once(&mut self, record: Record) {
        if !self.records.contains(&record) {
            self.records.push(record);
        }
    }

    fn leave_out(&mut self, line: &SourceLine, what: TrfUnsaid) {
        let line = line.number;
        self.left_out.push(TrfLeftOut { line, what });
    }

    fn configuration(&mut self, line: &SourceLine, words: &[String]) {
        for word in words {
            match word.as_str() {
                "white1" => self.once(Record::InitialColour(Colour::White)),
                "black1" => self.once(Record::InitialColour(Colour::Black)),
                word => {
                    let word = word.to_owned();
                    self.leave_out(line, TrfUnsaid::Configuration { word });
                }
            }
        }
    }

    fn has_extension_points(&self) -> bool {
        let mut records = self.trf.records.iter();
        records.any(|record| matches!(record, Record::PointsFor(_) | Record::Scoring(_)))
    }

    /// All records about points become one.
    fn scoring(&mut self, line: &SourceLine) {
        if std::mem::replace(&mut self.scoring_done, true) {
            return;
        }
        let (system, faults) = point_system(self.trf);
        for fault in faults {
            let problem = fault.problem;
            self.leave_out(line, TrfUnsaid::Points { problem });
        }
        let of_matches = is_of_matches(&self.trf.event().encoded_type);
        let (record, lost) = scoring_record(&system, of_matches, has_unknown_results(self.trf));
        self.records.extend(record);
        for what in lost {
            self.leave_out(line, what);
        }
    }

    fn acceleration(&mut self) {
        if std::mem::replace(&mut self.acceleration_done, true) {
            return;
        }
        let mut given = Vec::new();
        for record in &self.trf.records {
            if let Record::PlayerVirtualPoints(record) = record {
                let points = (1..)
                    .zip(&record.points)
                    .filter(|(_, points)| **points != Points::ZERO);
                let given_to =
                    |(round, points): (u16, &Points)| (record.number, round, (None, Some(*points)));
                given.extend(points.map(given_to));
            }
        }
        self.records.extend(virtual_points_records(&given));
    }

    /// The byes of 2006 by their letters. Who won at an empty board of a team match has no bye.
    fn with_letters(&self, player: &PlayerRecord) -> PlayerRecord {
        let number = player.person.number;
        let letter = |(place, entry): (usize, &RoundEntry)| {
            let alone = self.alone.contains(&(number, place));
            if entry.opponent.is_some() || entry.result.is_none() || alone {
                return *entry;
            }
            let result = ResultCode::from_code(outcome(*entry).code());
            RoundEntry {
                result: result.or(entry.result),
                ..*entry
            }
        };
        PlayerRecord {
            rounds: player.rounds.iter().enumerate().map(letter).collect(),
            ..player.clone()
        }
    }
}

/// Who sat at an empty board, with the place of the round.
fn alone(trf: &Trf) -> HashSet<(u32, usize)> {
    let rounds = match trf.to_draft() {
        Ok(found) if trf.is_for_teams() => found.draft.rounds,
        _ => Vec::new(),
    };
    let boards = rounds.iter().enumerate().flat_map(|(place, round)| {
        let empty = round.empty_boards.iter();
        empty.map(move |empty| (empty.entrant.0, place))
    });
    boards.collect()
}
