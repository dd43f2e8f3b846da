//! To TRF16 and TRF06: the numbered records of 2026 become extensions where there are any.

use std::collections::BTreeMap;

use adoube_tournament::{ByeKind, Colour, Points};

use crate::trf::Trf;
use crate::trf::convert::{TrfVersion, is_extension, is_new};
use crate::trf::draft::paired_rounds;
use crate::trf::record::{
    ByesRecord, OldTeamRecord, PlayerRecord, PlayerVirtualPointsRecord, PointSystemRecord,
    PointsForRecord, ProhibitedRecord, Record, ResultCode, RoundEntry, RoundsRecord, TeamRecord,
    TextRecord, VirtualPointsRecord,
};
use crate::trf::remarks::{ResultDetail, TrfLeftOut, TrfUnsaid};
use crate::trf::source::SourceLine;
use crate::trf::system::{is_of_matches, words_beside};

pub(super) fn records(trf: &Trf, version: TrfVersion) -> (Vec<Record>, Vec<TrfLeftOut>) {
    let mut older = Older {
        trf,
        version,
        paired: paired_rounds(trf),
        byes: byes_ahead(trf),
        kind: words_beside(&trf.event()),
        acceleration_done: false,
        records: Vec::new(),
        left_out: Vec::new(),
    };
    for (line, record) in trf.located() {
        older.take(line, record);
    }
    (older.records, older.left_out)
}

/// The byes of 240 records, by player, for the round to be paired.
fn byes_ahead(trf: &Trf) -> BTreeMap<u32, ByeKind> {
    let next = paired_rounds(trf) + 1;
    let mut byes = BTreeMap::new();
    if trf.is_for_teams() {
        return byes;
    }
    for record in &trf.records {
        if let Record::Byes(record) = record
            && usize::from(record.round) == next
        {
            byes.extend(record.numbers.iter().map(|number| (*number, record.kind)));
        }
    }
    byes
}

struct Older<'t> {
    trf: &'t Trf,
    version: TrfVersion,
    paired: usize,
    byes: BTreeMap<u32, ByeKind>,
    /// The words for 092 where only 192 names the kind of tournament.
    kind: Option<String>,
    acceleration_done: bool,
    records: Vec<Record>,
    left_out: Vec<TrfLeftOut>,
}

impl Older<'_> {
    fn take(&mut self, line: &SourceLine, record: &Record) {
        match record {
            Record::Player(player) => {
                let player = self.player(line, player);
                self.records.push(Record::Player(player));
            }
            Record::Text(TextRecord { code, .. }) if code == "092" && self.kind.is_some() => {
                self.kind();
            }
            Record::Text(TextRecord { code, .. }) if code == "192" => {
                if self.trf.line_of("092").is_none() {
                    self.kind();
                }
                self.leave_out_record(line);
            }
            Record::Team(team) => self.team(line, team),
            // The records 310 become these.
            Record::OldTeam(_) if self.trf.has_numbered_teams() => {}
            Record::Byes(byes) => self.byes(line, byes),
            record if self.version == TrfVersion::Trf06 => {
                if is_new(record) || is_extension(record) {
                    self.leave_out_record(line);
                } else {
                    self.records.push(record.clone());
                }
            }
            record => self.as_extension(line, record),
        }
    }

    /// Writes the kind of tournament in words.
    fn kind(&mut self) {
        let record = |text| {
            let code = "092".to_owned();
            Record::Text(TextRecord { code, text })
        };
        self.records.extend(self.kind.take().map(record));
    }

    fn as_extension(&mut self, line: &SourceLine, record: &Record) {
        match record {
            Record::Rounds(record) => self.records.push(Record::Rounds(RoundsRecord {
                extension: true,
                ..*record
            })),
            Record::InitialColour(colour) => {
                let word = match colour {
                    Colour::White => "white1",
                    Colour::Black => "black1",
                };
                self.records
                    .push(Record::Configuration(vec![word.to_owned()]));
            }
            Record::PointSystem(system) if !system.teams => self.points(line, system),
            Record::VirtualPoints(_) if !self.trf.is_for_teams() => self.acceleration(line),
            Record::Prohibited(record) if !self.trf.is_for_teams() => {
                self.prohibited(line, record);
            }
            record if is_new(record) => {
                self.leave_out_record(line);
            }
            record => self.records.push(record.clone()),
        }
    }

    fn leave_out(&mut self, line: &SourceLine, what: TrfUnsaid) {
        let line = line.number;
        self.left_out.push(TrfLeftOut { line, what });
    }

    fn leave_out_record(&mut self, line: &SourceLine) {
        let code = line.columns(1, 3).to_owned();
        self.leave_out(line, TrfUnsaid::Record { code });
    }

    /// A bye for the round to be paired goes into the player's line; of rounds in the file the line
    /// speaks already.
    fn byes(&mut self, line: &SourceLine, byes: &ByesRecord) {
        if self.trf.is_for_teams() || usize::from(byes.round) > self.paired + 1 {
            let round = byes.round;
            self.leave_out(line, TrfUnsaid::ByesAskedFor { round });
        }
    }

    fn player(&mut self, line: &SourceLine, player: &PlayerRecord) -> PlayerRecord {
        let mut player = player.clone();
        let asked = self.byes.get(&player.person.number);
        if let Some(result) = asked.and_then(|kind| ResultCode::from_code(kind.outcome().code())) {
            let rounds = player.rounds.len().max(self.paired + 1);
            player.rounds.resize(rounds, RoundEntry::BLANK);
            player.rounds[self.paired] = RoundEntry::without_opponent(result);
        }
        for (place, entry) in player.rounds.iter_mut().enumerate() {
            if entry.result == Some(ResultCode::Unknown) {
                entry.result = None;
                let round = place + 1;
                self.leave_out(line, TrfUnsaid::Adjourned { round });
            }
        }
        if self.version == TrfVersion::Trf06 {
            for (place, entry) in player.rounds.iter_mut().enumerate() {
                let (result, lost) = without_letters(*entry);
                entry.result = result;
                if let Some(what) = lost {
                    let round = place + 1;
                    self.leave_out(line, TrfUnsaid::ResultDetail { round, what });
                }
            }
        }
        player
    }

    fn points(&mut self, line: &SourceLine, system: &PointSystemRecord) {
        let of_matches = is_of_matches(&self.trf.event().encoded_type);
        for (symbol, points) in &system.values {
            let points = match symbol.as_str() {
                // Without record 192 it is worth this in each of the two rounds.
                "P" if of_matches => Points::hundredths(points.as_hundredths() / 2),
                _ => *points,
            };
            let letters: &[char] = match symbol.as_str() {
                "W" => &['W'],
                "D" => &['D'],
                "L" => &['L'],
                "A" | "Z" => &['Z', 'F'],
                "P" => &['U'],
                _ => &[],
            };
            if letters.is_empty() {
                let what = TrfUnsaid::SymbolWorth {
                    symbol: symbol.clone(),
                    points,
                };
                self.leave_out(line, what);
            }
            let records = letters.iter().map(|letter| {
                Record::PointsFor(PointsForRecord {
                    letter: *letter,
                    points,
                })
            });
            self.records.extend(records);
        }
    }

    /// All 250 records together become one XXA record for each player.
    fn acceleration(&mut self, line: &SourceLine) {
        if std::mem::replace(&mut self.acceleration_done, true) {
            return;
        }
        let numbers: Vec<u32> = self.trf.players().map(|(_, p)| p.person.number).collect();
        let mut given: BTreeMap<u32, Vec<Points>> = BTreeMap::new();
        for record in &self.trf.records {
            if let Record::VirtualPoints(record) = record {
                if record
                    .match_points
                    .is_some_and(|points| points != Points::ZERO)
                {
                    self.leave_out(line, TrfUnsaid::VirtualMatchPoints);
                }
                add_points(record, &numbers, &mut given);
            }
        }
        let records = given.into_iter().map(|(number, points)| {
            Record::PlayerVirtualPoints(PlayerVirtualPointsRecord { number, points })
        });
        self.records.extend(records);
    }

    /// XXP is for the whole tournament.
    fn prohibited(&mut self, line: &SourceLine, record: &ProhibitedRecord) {
        let planned = self.trf.records.iter().find_map(|record| match record {
            Record::Rounds(record) => Some(record.rounds),
            _ => None,
        });
        let (first, last) = record.rounds;
        if first == 1 && planned.is_some_and(|planned| last >= planned) {
            self.records
                .push(Record::NeverPaired(record.numbers.clone()));
        } else {
            self.leave_out(line, TrfUnsaid::ProhibitedInRounds { first, last });
        }
    }

    fn team(&mut self, line: &SourceLine, team: &TeamRecord) {
        let plain = TeamRecord {
            number: team.number,
            name: team.name.clone(),
            players: team.players.clone(),
            ..TeamRecord::default()
        };
        if *team != plain {
            self.leave_out(line, TrfUnsaid::TeamDetails);
        }
        self.records.push(Record::OldTeam(OldTeamRecord {
            name: team.name.clone(),
            players: team.players.clone(),
        }));
    }
}

fn add_points(
    record: &VirtualPointsRecord,
    numbers: &[u32],
    given: &mut BTreeMap<u32, Vec<Points>>,
) {
    let (first, last) = record.numbers;
    let points = record.points.unwrap_or_default();
    let (from, to) = (usize::from(record.rounds.0), usize::from(record.rounds.1));
    for number in numbers
        .iter()
        .filter(|number| (first..=last).contains(number))
    {
        let rounds = given.entry(*number).or_default();
        if rounds.len() < to {
            rounds.resize(to, Points::ZERO);
        }
        for round in &mut rounds[from - 1..to] {
            *round += points;
        }
    }
}

/// The result of 2006, and what is lost by it.
fn without_letters(entry: RoundEntry) -> (Option<ResultCode>, Option<ResultDetail>) {
    use ResultCode::*;
    let Some(result) = entry.result else {
        return (None, None);
    };
    let (result, lost) = match result {
        UnratedWin => (Win, Some(ResultDetail::UnratedWin)),
        UnratedDraw => (Draw, Some(ResultDetail::UnratedDraw)),
        UnratedLoss => (Loss, Some(ResultDetail::UnratedLoss)),
        FullPointBye => (ForfeitWin, Some(ResultDetail::ByeAskedFor)),
        PairingAllocatedBye => (ForfeitWin, None),
        HalfPointBye => (Draw, None),
        ZeroPointBye => (ForfeitLoss, None),
        result => (result, None),
    };
    (Some(result), lost)
}
