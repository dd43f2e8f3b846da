//! What is strange in a file but can be used.

use std::collections::{BTreeMap, HashMap, HashSet};

use adoube_tournament::{
    BirthDate, Federation, GameResult, Outcome, PointSystem, Points, Sex, Title,
};

use super::Trf;
use super::draft::{outcome, paired_rounds, point_system};
use super::fields::whole_number;
use super::parse::{FIRST_ROUND, ROUND_WIDTH, has_draft_columns, has_late_title};
use super::record::{PlayerRecord, Record, ResultCode, RoundEntry, TextRecord};
use super::remarks::{Counted, PersonalFact, TrfOddity, TrfWarning};
use super::source::SourceLine;

/// Everything that is strange, in the order of the lines.
pub(super) fn warnings(trf: &Trf) -> Vec<TrfWarning> {
    let mut check = Check {
        trf,
        warnings: Vec::new(),
    };
    check.unknown_records();
    check.repeated_records();
    check.counts();
    check.doubled_teams();
    check.teams_of_players();
    check.draft_columns();
    check.two_orders();
    check.missing_rounds();
    check.dates();
    check.provisional_points();
    check.missing_acceleration();
    check.people();
    check.order();
    check.ranks();
    check.points();
    check.games();
    check.allocated_byes();
    check.warnings.sort_by_key(|warning| warning.line);
    check.warnings
}

struct Check<'t> {
    trf: &'t Trf,
    warnings: Vec<TrfWarning>,
}

/// Records of which a file has at most one.
const SINGLE: [&str; 20] = [
    "012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "122", "132", "172",
    "182", "192", "202", "212", "222", "352", "142",
];

impl<'t> Check<'t> {
    fn warn(&mut self, line: u64, what: TrfOddity) {
        self.warnings.push(TrfWarning { line, what });
    }

    /// Each unknown code once.
    fn unknown_records(&mut self) {
        let mut codes: BTreeMap<&str, (u64, usize)> = BTreeMap::new();
        for (line, record) in self.trf.located() {
            let Record::Other(text) = record else {
                continue;
            };
            if text.trim().is_empty() || text.starts_with("###") {
                continue;
            }
            let code = line.columns(1, 3);
            codes.entry(code).or_insert((line.number, 0)).1 += 1;
        }
        for (code, (line, count)) in codes {
            let what = TrfOddity::UnknownRecord {
                code: code.into(),
                lines: count,
            };
            self.warn(line, what);
        }
    }

    fn repeated_records(&mut self) {
        let mut first: HashMap<&str, u64> = HashMap::new();
        let trf = self.trf;
        for (line, record) in trf.located() {
            if matches!(record, Record::Other(_)) {
                continue;
            }
            let code = line.columns(1, 3);
            if let Some(before) = SINGLE.contains(&code).then(|| first.get(code)).flatten() {
                let what = TrfOddity::RecordAgain {
                    code: code.to_owned(),
                    line: *before,
                };
                self.warn(line.number, what);
            }
            first.entry(code).or_insert(line.number);
        }
    }

    /// 062, 072 and 082 against what is there.
    fn counts(&mut self) {
        let records = &self.trf.records;
        let players = self.trf.players().count();
        let rated = self
            .trf
            .players()
            .filter(|(_, p)| p.person.rating > Some(0))
            .count();
        let numbered = self.trf.has_numbered_teams();
        let is_team = |record: &&Record| match record {
            Record::Team(_) => true,
            Record::OldTeam(_) => !numbered,
            _ => false,
        };
        let teams = records.iter().filter(is_team).count();
        let trf = self.trf;
        for (line, record) in trf.located() {
            let Record::Text(TextRecord { code, text }) = record else {
                continue;
            };
            let (count, what) = match code.as_str() {
                "062" => (players, Counted::Players),
                "072" => (rated, Counted::RatedPlayers),
                "082" => (teams, Counted::Teams),
                _ => continue,
            };
            // Some programs add the number of entries in brackets.
            let said = text.split_whitespace().next().unwrap_or("");
            if whole_number(said).map(|said| said as usize) != Some(count) {
                let said = text.trim().into();
                self.warn(line.number, TrfOddity::WrongCount { said, what, count });
            }
        }
    }

    /// 013 beside 310 repeats it; where it says something else, that is told.
    fn doubled_teams(&mut self) {
        let trf = self.trf;
        if !trf.has_numbered_teams() {
            return;
        }
        let team = |record: &'t Record| match record {
            Record::Team(team) => Some((team.name.as_str(), team.players.as_slice())),
            _ => None,
        };
        let teams: HashSet<(&str, &[u32])> = trf.records.iter().filter_map(team).collect();
        let differs = |record: &Record| match record {
            Record::OldTeam(old) => !teams.contains(&(old.name.as_str(), old.players.as_slice())),
            _ => false,
        };
        if let Some((line, _)) = trf.located().find(|(_, record)| differs(record)) {
            self.warn(line.number, TrfOddity::OldTeamsDiffer);
        }
    }

    /// 013 in an event of single players.
    fn teams_of_players(&mut self) {
        let trf = self.trf;
        let mut named = (trf.located()).filter(|(_, record)| matches!(record, Record::OldTeam(_)));
        if trf.is_for_teams() {
            return;
        }
        if let Some((line, _)) = named.next() {
            let teams = 1 + named.count();
            self.warn(line.number, TrfOddity::TeamsOfPlayers { teams });
        }
    }

    fn draft_columns(&mut self) {
        let trf = self.trf;
        let mut lines = trf
            .located()
            .filter(|(_, record)| matches!(record, Record::AbnormalPoints(_)));
        if let Some((line, _)) = lines.find(|(line, _)| has_draft_columns(line)) {
            self.warn(line.number, TrfOddity::DraftColumns);
        }
    }

    /// 212 orders the standings, 202 names the tie-breaks: without the points they are the same.
    fn two_orders(&mut self) {
        let event = self.trf.event();
        let codes = |list: &str| -> Vec<String> {
            let codes = list.split(',').map(|code| code.trim().to_uppercase());
            codes
                .filter(|code| !code.is_empty() && code != "PTS")
                .collect()
        };
        let (breaks, order) = (codes(&event.tie_breaks), codes(&event.standings));
        if !breaks.is_empty() && !event.standings.is_empty() && breaks != order {
            let found = |record: &Record| matches!(record, Record::Text(t) if t.code == "212");
            let line = self.trf.located().find(|(_, record)| found(record));
            let line = line.map_or(0, |(line, _)| line.number);
            self.warn(line, TrfOddity::OtherTieBreaks);
        }
    }

    fn missing_rounds(&mut self) {
        let rounds = |record: &Record| matches!(record, Record::Rounds(_));
        if !self.trf.records.iter().any(rounds) {
            let count = paired_rounds(self.trf);
            self.warn(0, TrfOddity::NoNumberOfRounds { count });
        }
    }

    fn dates(&mut self) {
        let trf = self.trf;
        for (record, what) in trf.dates().remarks {
            let line = trf.line_of(record).map_or(0, |line| line.number);
            self.warn(line, what);
        }
    }

    /// X of 162: an unknown result counts as a draw and as nothing else.
    fn provisional_points(&mut self) {
        let trf = self.trf;
        let draw = point_system(trf).0.draw;
        for (line, record) in trf.located() {
            let Record::PointSystem(system) = record else {
                continue;
            };
            let said = system.values.iter().find(|(symbol, _)| symbol == "X");
            if let Some((_, points)) = said.filter(|(_, points)| *points != draw) {
                let points = *points;
                self.warn(line.number, TrfOddity::ProvisionalPoints { points, draw });
            }
        }
    }

    fn missing_acceleration(&mut self) {
        let system = self.trf.event().encoded_type;
        let given = |record: &Record| {
            matches!(
                record,
                Record::VirtualPoints(_) | Record::PlayerVirtualPoints(_)
            )
        };
        if system.ends_with("_BAKU") && !self.trf.records.iter().any(given) {
            self.warn(0, TrfOddity::NoVirtualPoints { system });
        }
    }

    fn people(&mut self) {
        let trf = self.trf;
        let mut zero = Vec::new();
        for (line, player) in trf.players() {
            for what in oddities(player) {
                self.warn(line.number, what);
            }
            if player.person.rating == Some(0) {
                zero.push(line.number);
            }
        }
        let late = trf.players().filter(|(line, _)| has_late_title(line));
        let late: Vec<u64> = late.map(|(line, _)| line.number).collect();
        if let Some(first) = late.first() {
            let count = late.len();
            self.warn(*first, TrfOddity::LateTitle { count });
        }
        if let Some(first) = zero.first() {
            let count = zero.len();
            self.warn(*first, TrfOddity::RatingZero { count });
        }
    }

    fn order(&mut self) {
        let trf = self.trf;
        let numbers: Vec<(u64, u32)> = trf
            .players()
            .map(|(line, player)| (line.number, player.person.number))
            .collect();
        if let Some(pair) = numbers.windows(2).find(|pair| pair[1].1 < pair[0].1) {
            let ((_, after), (line, number)) = (pair[0], pair[1]);
            self.warn(line, TrfOddity::NotInOrder { number, after });
        }
        let mut sorted: Vec<u32> = numbers.iter().map(|(_, number)| *number).collect();
        sorted.sort_unstable();
        sorted.dedup();
        if let Some((number, _)) = (1..).zip(&sorted).find(|(place, number)| place != *number) {
            self.warn(0, TrfOddity::NumberMissing { number });
        }
    }

    /// Ties share a rank; after two firsts comes the third.
    fn ranks(&mut self) {
        let mut ranks: Vec<(u32, u64)> = self
            .trf
            .players()
            .filter_map(|(line, player)| Some((player.rank?, line.number)))
            .collect();
        ranks.sort_unstable();
        let mut before = 0;
        for (place, (rank, line)) in (1..).zip(ranks) {
            if rank != place && rank != before {
                let missing = place;
                self.warn(line, TrfOddity::RankMissing { rank, missing });
                return;
            }
            before = rank;
        }
    }

    fn points(&mut self) {
        let trf = self.trf;
        let (system, _) = point_system(trf);
        let paired = paired_rounds(trf);
        let adjusted = |record: &Record| matches!(record, Record::AbnormalPoints(_));
        if trf.records.iter().any(adjusted) {
            return;
        }
        let accelerated = acceleration(trf, paired);
        for (line, player) in trf.players() {
            let Some(given) = player.points else {
                continue;
            };
            let number = player.person.number;
            let scores = possible_scores(player, paired, &system, trf.is_for_teams());
            let extra = accelerated.get(&number).map_or(&[][..], Vec::as_slice);
            let explained = |score: &Points| {
                *score == given || extra.iter().any(|extra| *score + *extra == given)
            };
            if !scores.iter().any(explained) {
                let what = TrfOddity::OtherPoints {
                    points: given,
                    number,
                    results: scores[0],
                };
                self.warn(line.number, what);
            }
        }
    }

    fn games(&mut self) {
        let trf = self.trf;
        let for_teams = trf.is_for_teams();
        let lines: HashMap<u32, &PlayerRecord> = trf
            .players()
            .map(|(_, player)| (player.person.number, player))
            .collect();
        for (line, player) in trf.players() {
            self.nothing_told(line, player);
            for (place, entry) in player.rounds.iter().enumerate() {
                // In a team these are empty boards and players who were not needed.
                if !for_teams {
                    self.old_bye(line, place, entry);
                }
                self.unknown_result(line, place, entry);
                let Some(other) = entry.opponent.filter(|other| *other > player.person.number)
                else {
                    continue;
                };
                let answer = lines.get(&other).and_then(|other| other.rounds.get(place));
                if let Some(answer) = answer
                    && unusual(GameResult::of(outcome(*entry), outcome(*answer)))
                {
                    let what = TrfOddity::TooFewPoints {
                        round: place + 1,
                        opponent: other,
                    };
                    self.warn(line.number, what);
                }
            }
        }
    }

    /// A sign for a result that the format does not have.
    fn unknown_result(&mut self, line: &SourceLine, place: usize, entry: &RoundEntry) {
        let column = FIRST_ROUND + ROUND_WIDTH * place + 7;
        let found = line.columns(column, column);
        if entry.result == Some(ResultCode::Unknown) && found != "?" {
            let what = TrfOddity::UnknownResult {
                round: place + 1,
                found: found.into(),
            };
            self.warn(line.number, what);
        }
    }

    /// A sign beside `0000` that is neither a bye nor a result: the round is not paired yet.
    fn nothing_told(&mut self, line: &SourceLine, player: &PlayerRecord) {
        let places = line
            .width()
            .saturating_sub(FIRST_ROUND - 1)
            .div_ceil(ROUND_WIDTH);
        for place in 0..places {
            let column = FIRST_ROUND + ROUND_WIDTH * place + 7;
            let found = line.columns(column, column).trim();
            let says_nothing =
                (player.rounds.get(place)).is_none_or(|entry| *entry == RoundEntry::BLANK);
            if says_nothing && !found.is_empty() {
                let (round, found) = (place + 1, found.into());
                self.warn(line.number, TrfOddity::NothingTold { round, found });
            }
        }
    }

    fn old_bye(&mut self, line: &SourceLine, place: usize, entry: &RoundEntry) {
        let Some(result) = entry.result.filter(|result| !result.is_bye()) else {
            return;
        };
        if entry.opponent.is_none() {
            let what = TrfOddity::OldBye {
                round: place + 1,
                result: result.code(),
                meaning: outcome(*entry),
            };
            self.warn(line.number, what);
        }
    }

    fn allocated_byes(&mut self) {
        if self.trf.is_for_teams() {
            return;
        }
        let mut first: HashMap<usize, u64> = HashMap::new();
        let trf = self.trf;
        for (line, player) in trf.players() {
            for (place, entry) in player.rounds.iter().enumerate() {
                if outcome(*entry) != Outcome::PairingAllocatedBye {
                    continue;
                }
                if let Some(before) = first.insert(place, line.number) {
                    let what = TrfOddity::SecondBye {
                        round: place + 1,
                        line: before,
                    };
                    self.warn(line.number, what);
                }
            }
        }
    }
}

/// The fields of which the format says no more than that they should be right.
fn oddities(player: &PlayerRecord) -> Vec<TrfOddity> {
    let person = &player.person;
    let mut found = Vec::new();
    let mut odd = |what: PersonalFact, text: &str, fine: bool| {
        if !text.is_empty() && !fine {
            let text = text.into();
            found.push(TrfOddity::NotUnderstood { what, found: text });
        }
    };
    let sex = person.sex.map_or(String::new(), String::from);
    odd(PersonalFact::Sex, &sex, sex.parse::<Sex>().is_ok());
    odd(
        PersonalFact::Title,
        &person.title,
        person.title.parse::<Title>().is_ok(),
    );
    let federation = &person.federation;
    odd(
        PersonalFact::Federation,
        federation,
        federation.parse::<Federation>().is_ok(),
    );
    odd(
        PersonalFact::FideId,
        &person.identity,
        whole_number(&person.identity).is_some(),
    );
    odd(
        PersonalFact::Birth,
        &person.birth,
        person.birth.parse::<BirthDate>().is_ok(),
    );
    if person.name.trim().is_empty() {
        found.push(TrfOddity::NoName);
    }
    found
}

/// The score by the results: of the paired rounds, and with the byes asked for after them, which
/// some programs want to be counted already.
fn possible_scores(
    player: &PlayerRecord,
    paired: usize,
    system: &PointSystem,
    for_teams: bool,
) -> [Points; 2] {
    let alone = RoundEntry::without_opponent(ResultCode::ForfeitWin);
    let worth = |place: usize| {
        let entry = player.rounds.get(place).copied();
        let entry = entry.unwrap_or(RoundEntry::BLANK);
        // At an empty board of a match; whoever has none would have a bye.
        if for_teams && entry == alone {
            return system.forfeit_win;
        }
        match outcome(entry) {
            // Until it is played it counts as a draw.
            Outcome::Adjourned => system.draw,
            outcome => system.points(outcome),
        }
    };
    let score: Points = (0..paired).map(worth).sum();
    let ahead: Points = (paired..player.rounds.len()).map(worth).sum();
    [score, score + ahead]
}

/// The virtual points of the last paired round and the next one, which some programs add.
fn acceleration(trf: &Trf, paired: usize) -> HashMap<u32, Vec<Points>> {
    let mut extra: HashMap<u32, Vec<Points>> = HashMap::new();
    // Beside teams, record 250 speaks of them.
    let for_teams = trf.is_for_teams();
    let rounds = [paired, paired + 1];
    for record in &trf.records {
        match record {
            Record::PlayerVirtualPoints(record) => {
                let given = rounds
                    .iter()
                    .filter_map(|round| record.points.get(round.checked_sub(1)?).copied());
                extra.entry(record.number).or_default().extend(given);
            }
            Record::VirtualPoints(record) if !for_teams => {
                let (first, last) = record.rounds;
                let covered = |round: &usize| (first.into()..=last.into()).contains(round);
                if rounds.iter().any(covered) {
                    let (first, last) = record.numbers;
                    let points = record.points.unwrap_or_default();
                    let numbers = trf.players().map(|(_, player)| player.person.number);
                    for number in numbers.filter(|number| (first..=last).contains(number)) {
                        let known = extra.entry(number).or_default();
                        if !known.contains(&points) {
                            known.push(points);
                        }
                    }
                }
            }
            _ => {}
        }
    }
    extra
}

/// Possible only by an arbiter's decision. Two forfeits are nothing unusual.
fn unusual(result: GameResult) -> bool {
    use Outcome::*;
    matches!(
        (result.white, result.black),
        (Loss, Loss | Draw)
            | (Draw, Loss)
            | (UnratedLoss, UnratedLoss | UnratedDraw)
            | (UnratedDraw, UnratedLoss)
    )
}
