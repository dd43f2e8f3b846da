//! From a snapshot to a file.

mod blocks;
mod counting;
mod people;
mod team_requests;
mod teams;

use std::collections::{BTreeMap, HashMap};

use adoube_tournament::{
    ByeKind, CardRow, EntrantId, GameResult, Outcome, Player, Points, Purpose, RatingFacts,
    RoundNumber, Sex, Tournament,
};

use super::Trf;
use super::convert::{Conversion, TrfVersion};
use super::errors::TrfErrors;
use super::event::EventData;
use super::facts;
use super::kept;
use super::record::{
    AbnormalPointsRecord, ByesRecord, PersonFields, PlayerRecord, Record, ResultCode, RoundEntry,
    RoundsRecord, TextRecord,
};
use super::remarks::{PlayersFact, TrfLeftOut, TrfUnsaid};
use super::settled;
use super::system::is_of_matches;

pub(super) use blocks::{Virtual, scoring_record, virtual_points_records};

/// The text records before and after the numbers of players, rated players and teams.
const HEAD: [&str; 5] = ["012", "022", "032", "042", "052"];
const AFTER_COUNTS: [&str; 5] = ["092", "102", "112", "122", "132"];
const AFTER_POINTS: [&str; 7] = ["172", "182", "192", "202", "212", "222", "352"];

impl Trf {
    /// A file that tells a tournament, and what it cannot tell.
    ///
    /// A player without a pairing number is left out and reported. The rank is the place by points,
    /// then by pairing number.
    ///
    /// # Errors
    ///
    /// [`TrfErrors`] if what is written cannot be read again.
    pub fn from_tournament(
        tournament: &Tournament,
        event: &EventData,
        version: TrfVersion,
    ) -> Result<Conversion, TrfErrors> {
        let mut export = Export::of(tournament);
        export.write(event);
        let trf = Trf::from_records(export.records)?;
        if version == TrfVersion::Trf26 {
            let left_out = export.left_out;
            return Ok(Conversion { trf, left_out });
        }
        let mut conversion = trf.convert_to(version)?;
        conversion.left_out.splice(0..0, export.left_out);
        Ok(conversion)
    }
}

struct Export<'t> {
    tournament: &'t Tournament,
    /// The starting-rank number of each entrant who has one.
    numbers: HashMap<EntrantId, u32>,
    records: Vec<Record>,
    left_out: Vec<TrfLeftOut>,
}

impl<'t> Export<'t> {
    fn of(tournament: &'t Tournament) -> Export<'t> {
        let numbered = tournament.entrants().iter();
        Export {
            tournament,
            numbers: numbered
                .filter_map(|entrant| Some((entrant.id, entrant.pairing_number?.get())))
                .collect(),
            records: Vec::new(),
            left_out: Vec::new(),
        }
    }

    fn leave_out(&mut self, what: TrfUnsaid) {
        self.left_out.push(TrfLeftOut { line: 0, what });
    }

    fn write(&mut self, event: &EventData) {
        self.texts(event, &HEAD);
        self.counts();
        self.texts(event, &AFTER_COUNTS);
        self.settings(is_of_matches(&event.encoded_type));
        self.texts(event, &AFTER_POINTS);
        if !event.registered.is_empty() {
            self.records
                .push(facts::registered_record(&event.registered));
        }
        if self.tournament.teams().is_empty() {
            self.byes();
            self.virtual_points();
            self.prohibited();
            self.adjustments();
        } else {
            self.leave_out_what_speaks_of_teams();
            self.team_settings(event);
        }
        self.counted_otherwise();
        self.players();
        self.national_records(&event.rating_federation);
        self.leave_out_what_no_record_has();
        self.teams(event);
    }

    fn texts(&mut self, event: &EventData, codes: &[&str]) {
        for code in codes {
            for text in event.text(code) {
                self.text(code, text);
            }
        }
    }

    fn text(&mut self, code: &str, text: String) {
        let text = text.replace(['\r', '\n'], " ");
        self.records.push(Record::Text(TextRecord {
            code: code.to_owned(),
            text: text.trim_end_matches(' ').to_owned(),
        }));
    }

    fn counts(&mut self) {
        let players = self.numbers.len();
        let rated = (self.tournament.entrants().iter())
            .filter(|entrant| self.numbers.contains_key(&entrant.id))
            .filter(|entrant| entrant.player.fide_rating.is_some())
            .count();
        self.text("062", players.to_string());
        self.text("072", rated.to_string());
        let teams = self.tournament.teams().len();
        if teams > 0 {
            self.text("082", teams.to_string());
        }
    }

    fn settings(&mut self, of_matches: bool) {
        let draft = self.tournament.draft();
        if draft.planned_rounds > 0 {
            self.records.push(Record::Rounds(RoundsRecord {
                extension: false,
                rounds: draft.planned_rounds,
            }));
        }
        if let Some(colour) = draft.initial_colour {
            self.records.push(Record::InitialColour(colour));
        }
        let games = draft.rounds.iter().flat_map(|round| &round.games);
        let mut reported = games.map(|game| game.results.reported);
        let adjourned = reported.any(|result| result == GameResult::ADJOURNED);
        let (record, lost) = scoring_record(&draft.point_system, of_matches, adjourned);
        self.records.extend(record);
        for text in lost {
            self.leave_out(text);
        }
    }

    /// Beside teams, 240, 250, 260 and 299 are about them and not about players.
    fn leave_out_what_speaks_of_teams(&mut self) {
        let draft = self.tournament.draft();
        let facts = [
            (self.all_byes_fit_on_lines(), PlayersFact::Byes),
            (draft.virtual_points.is_empty(), PlayersFact::VirtualPoints),
            (draft.prohibited.is_empty(), PlayersFact::ProhibitedPairings),
            (draft.adjustments.is_empty(), PlayersFact::Adjustments),
        ];
        for (_, what) in facts.into_iter().filter(|(none, _)| !none) {
            self.leave_out(TrfUnsaid::OfPlayers { what });
        }
    }

    /// The requests for rounds that are not paired yet, and who does not take part in them; paired
    /// rounds are in the players' lines.
    fn byes(&mut self) {
        let paired = self.tournament.paired_rounds();
        let mut byes: BTreeMap<(u16, ByeKind), Vec<u32>> = BTreeMap::new();
        for (round, number) in self.absences() {
            byes.entry((round, ByeKind::ZeroPoint))
                .or_default()
                .push(number);
        }
        for request in &self.tournament.draft().bye_requests {
            if let Some(number) = self.numbers.get(&request.entrant)
                && request.round > paired
            {
                byes.entry((request.round.0, request.kind))
                    .or_default()
                    .push(*number);
            }
        }
        let records = byes.into_iter().map(|((round, kind), mut numbers)| {
            numbers.sort_unstable();
            numbers.dedup();
            Record::Byes(ByesRecord {
                kind,
                round,
                numbers,
            })
        });
        self.records.extend(records);
    }

    fn virtual_points(&mut self) {
        let tournament = self.tournament;
        if tournament.draft().virtual_points.is_empty() {
            return;
        }
        let mut given = Vec::new();
        for (id, number) in &self.numbers {
            for round in 1..=tournament.draft().planned_rounds {
                let points = tournament.virtual_points(*id, RoundNumber(round));
                if points != Points::ZERO {
                    given.push((*number, round, (None, Some(points))));
                }
            }
        }
        self.records.extend(virtual_points_records(&given));
    }

    fn prohibited(&mut self) {
        for ban in &self.tournament.draft().prohibited {
            let numbers = ban.entrants.iter().filter_map(|id| self.numbers.get(id));
            let numbers: Vec<u32> = numbers.copied().collect();
            self.prohibition(ban.rounds, numbers);
        }
    }

    fn adjustments(&mut self) {
        for adjustment in &self.tournament.draft().adjustments {
            let number = self.numbers.get(&adjustment.entrant).copied();
            let purposes = &adjustment.purposes;
            let usual = [Purpose::Pairing, Purpose::Standings];
            let (Some(number), true) = (number, usual.iter().all(|p| purposes.contains(p))) else {
                let points = adjustment.points;
                let what = TrfUnsaid::Adjustment { points };
                self.left_out.push(TrfLeftOut { line: 0, what });
                continue;
            };
            self.records
                .push(Record::AbnormalPoints(AbnormalPointsRecord {
                    result: None,
                    match_points: None,
                    points: Some(adjustment.points),
                    round: Some(adjustment.round.0),
                    numbers: vec![number],
                }));
        }
    }

    fn players(&mut self) {
        let tournament = self.tournament;
        let after = tournament.paired_rounds();
        let table = tournament.score_table(after, Purpose::Standings);
        let ranks: HashMap<EntrantId, u32> =
            table.iter().map(|line| line.entrant).zip(1..).collect();
        let mut players: Vec<PlayerRecord> = Vec::new();
        for entrant in tournament.entrants() {
            let Some(number) = self.numbers.get(&entrant.id).copied() else {
                let name = entrant.player.name.clone();
                self.leave_out(TrfUnsaid::NoPairingNumber { name });
                continue;
            };
            let rounds: Vec<CardRow> = tournament.card(entrant.id, after).collect();
            let adjourned = rounds
                .iter()
                .filter(|row| row.reported == Outcome::Adjourned);
            // 162 says what they count for until they are played.
            let provisional = adjourned.map(|_| tournament.point_system().draw).sum();
            let score: Points = tournament.score(entrant.id, after, Purpose::Standings);
            let mut rounds: Vec<RoundEntry> =
                rounds.into_iter().map(|row| self.round(row)).collect();
            self.byes_on_line(entrant.id, &mut rounds);
            while rounds.last() == Some(&RoundEntry::BLANK) {
                rounds.pop();
            }
            let person = self.person(number, &entrant.player);
            players.push(PlayerRecord {
                person,
                points: Some(score + provisional),
                rank: ranks.get(&entrant.id).copied(),
                rounds,
            });
        }
        self.rating_facts();
        players.sort_by_key(|player| player.person.number);
        self.records.extend(players.into_iter().map(Record::Player));
    }

    /// K and the like, and who took part when, in lines of comment.
    fn rating_facts(&mut self) {
        let mut known: Vec<(u32, RatingFacts)> = (self.tournament.entrants().iter())
            .filter(|entrant| !entrant.player.rating_facts.is_empty())
            .filter_map(|entrant| {
                let number = self.numbers.get(&entrant.id)?;
                Some((*number, entrant.player.rating_facts))
            })
            .collect();
        known.sort_by_key(|(number, _)| *number);
        let records = known
            .iter()
            .map(|(number, facts)| facts::player_record(*number, facts));
        self.records.extend(records);
        let entries = self.numbered().into_iter();
        let entries: Vec<Record> = entries
            .filter_map(|(number, entrant)| kept::entry_record(number, entrant))
            .collect();
        self.records.extend(entries);
        let draft = self.tournament.draft();
        let settled = settled::records(&draft.settled_ties, &draft.entered_values, |id| {
            match id.team() {
                Some(team) => self.number_of_team(team),
                None => self.numbers.get(&id).copied(),
            }
        });
        self.records.extend(settled);
    }

    fn person(&mut self, number: u32, player: &Player) -> PersonFields {
        let person = person_fields(number, player);
        if person.name.chars().count() < player.name.trim().chars().count() {
            let name = player.name.trim().to_owned();
            self.leave_out(TrfUnsaid::EndOfName { name });
        }
        person
    }

    fn round(&self, row: CardRow) -> RoundEntry {
        let told = counting::told_of(&row);
        RoundEntry {
            opponent: row.opponent.and_then(|id| self.numbers.get(&id).copied()),
            colour: row.colour,
            result: result_code(told),
        }
    }
}

fn person_fields(number: u32, player: &Player) -> PersonFields {
    PersonFields {
        number,
        sex: player.sex.map(|sex| match sex {
            Sex::Female => 'w',
            Sex::Male => 'm',
        }),
        title: player
            .title
            .map_or(String::new(), |title| title.to_string()),
        name: fitting(&player.name, 33),
        rating: player.fide_rating,
        federation: player
            .federation
            .map_or(String::new(), |f| f.code().to_owned()),
        identity: player.fide_id.map_or(String::new(), |id| id.to_string()),
        birth: player.birth.map_or(String::new(), birth_date),
    }
}

/// As much of a text as fits, on one line.
fn fitting(text: &str, width: usize) -> String {
    let printable = text.trim().replace(['\r', '\n'], " ");
    let cut: String = printable.chars().take(width).collect();
    cut.trim_matches(' ').to_owned()
}

fn birth_date(birth: adoube_tournament::BirthDate) -> String {
    let (month, day) = (birth.month().unwrap_or(0), birth.day().unwrap_or(0));
    format!("{:04}/{month:02}/{day:02}", birth.year())
}

fn result_code(outcome: Outcome) -> Option<ResultCode> {
    match outcome {
        Outcome::Pending | Outcome::NotPaired => None,
        Outcome::Adjourned => Some(ResultCode::Unknown),
        Outcome::Draw => Some(ResultCode::Draw),
        outcome => ResultCode::from_code(outcome.code()),
    }
}
