//! From the document to the facts of a tournament.

mod acceleration;
mod adjustments;
mod boards;
mod byes;
mod cards;
mod informative;
mod matches;
mod people;
mod settings;
mod team_points;
mod team_requests;
mod teams;

use std::collections::HashMap;

use adoube_tournament::{
    ByeKind, ByeRequest, CardEntry, Colour, Draft, Entrant, EntrantId, Outcome, Round, RoundNumber,
    Team,
};

use super::Trf;
use super::dates::EventDates;
use super::errors::{TrfError, TrfErrors};
use super::event::EventData;
use super::expected::{TrfExpected, TrfField};
use super::kept::{self, KeptGames};
use super::record::{PlayerRecord, ResultCode, RoundEntry};
use super::remarks::{TrfOddity, TrfWarning};
use super::settled;
use super::source::SourceLine;
use super::system::{SystemTold, contradiction, of_record_192, system_told};

pub(super) use cards::paired_rounds;
pub(super) use settings::point_system;
pub use team_points::{TeamDifference, TeamDifferenceKind};
pub(super) use teams::scoring_told;

/// A tournament as a file tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrfTournament {
    /// The facts from which a [`Tournament`](adoube_tournament::Tournament) is made. An entrant's
    /// id is the starting-rank number.
    pub draft: Draft,
    /// What the file says of the event.
    pub event: EventData,
    /// The pairing system as the file names it: the code of 192, such as `FIDE_DUTCH_2025`.
    pub system: Option<String>,
    /// Which kind of tournament it is, and what tells it.
    pub kind: SystemTold,
    /// The days of the event, as far as they can be read.
    pub dates: EventDates,
    /// Games without colours, which only forfeited ones can be, by round and the player listed with
    /// White.
    pub colourless: Vec<(RoundNumber, EntrantId)>,
    /// Where records 310, 801 and 802 say something else of a team than its matches.
    pub team_differences: Vec<TeamDifference>,
    /// What is strange: the warnings of the file, and those of putting its lines together.
    pub warnings: Vec<TrfWarning>,
}

impl Trf {
    /// Puts the lines together into the facts of a tournament.
    ///
    /// The last round is the last one in which somebody has a game or a pairing-allocated bye, or
    /// for which everybody has an entry; in an event for teams also one that has a match in 300 or
    /// 330 or a bye in 320. Entries after it (and 240 and XXZ records for rounds after it) are byes
    /// asked for: that is how pairing programs are told who is absent.
    ///
    /// Without 152 or XXC the initial colour is the one that explains round 1, as the description
    /// of 152 has it; without 142 or XXR the rounds announced are those in the file.
    ///
    /// # Errors
    ///
    /// [`TrfErrors`] where lines contradict each other, with the line and column of each.
    pub fn to_draft(&self) -> Result<TrfTournament, TrfErrors> {
        let mut reader = Reader::of(self);
        let mut draft = reader.draft();
        let event = self.event();
        let kind = system_told(&event, &draft);
        draft.fixed_schedule = !kind.system.is_swiss();
        reader.system_contradiction(&event, &draft);
        let mut warnings = self.warnings.clone();
        warnings.append(&mut reader.warnings);
        warnings.sort_by_key(|warning| warning.line);
        let system = Some(event.encoded_type.clone()).filter(|system| !system.is_empty());
        let found = TrfTournament {
            draft,
            dates: self.dates(),
            event,
            system,
            kind,
            colourless: reader.colourless,
            team_differences: reader.team_differences,
            warnings,
        };
        TrfErrors::unless_none(reader.errors, found)
    }
}

/// Whether a record 240 only says that somebody who left, or has not come yet, is not there.
fn is_absence(request: &ByeRequest, entrants: &[Entrant]) -> bool {
    let mut entrants = entrants.iter();
    let entrant = entrants.find(|entrant| entrant.id == request.entrant);
    request.kind == ByeKind::ZeroPoint
        && entrant.is_some_and(|entrant| !entrant.takes_part_in(request.round))
}

/// The line of a player and what was read from it.
#[derive(Clone, Copy)]
struct Seat<'t> {
    line: &'t SourceLine,
    record: &'t PlayerRecord,
}

impl Seat<'_> {
    fn number(&self) -> u32 {
        self.record.person.number
    }

    fn id(&self) -> EntrantId {
        EntrantId(self.number())
    }

    /// What the line says of a round, from 0.
    fn entry(&self, place: usize) -> RoundEntry {
        let entry = self.record.rounds.get(place);
        entry.copied().unwrap_or(RoundEntry::BLANK)
    }
}

struct Reader<'t> {
    trf: &'t Trf,
    /// The players by starting-rank number.
    seats: Vec<Seat<'t>>,
    /// Where a number is in `seats`.
    places: HashMap<u32, usize>,
    /// Whether 240, 250, 260 and 299 speak of teams.
    for_teams: bool,
    /// Games without colours, by round and the player listed with White.
    colourless: Vec<(RoundNumber, EntrantId)>,
    /// Games of which a comment tells how they count.
    kept_games: KeptGames,
    team_differences: Vec<TeamDifference>,
    errors: Vec<TrfError>,
    warnings: Vec<TrfWarning>,
}

impl<'t> Reader<'t> {
    fn of(trf: &'t Trf) -> Reader<'t> {
        let mut seats: Vec<Seat> = trf
            .players()
            .map(|(line, record)| Seat { line, record })
            .collect();
        seats.sort_by_key(Seat::number);
        let places = seats.iter().map(Seat::number).zip(0..).collect();
        Reader {
            trf,
            seats,
            places,
            for_teams: trf.is_for_teams(),
            colourless: Vec::new(),
            kept_games: kept::games(&trf.records),
            team_differences: Vec::new(),
            errors: Vec::new(),
            warnings: Vec::new(),
        }
    }

    fn draft(&mut self) -> Draft {
        self.numbers_once();
        if !self.errors.is_empty() {
            // Whom the other lines mean cannot be told.
            return Draft::default();
        }
        let entrants = self.entrants();
        let paired = paired_rounds(self.trf);
        let cards = self.cards(paired);
        let initial_colour = self.initial_colour(cards::first_colour(&entrants, &cards));
        let mut rounds = self.rounds(&entrants, &cards);
        self.count_as_kept(&mut rounds);
        let teams = self.teams();
        let mut bye_requests = self.bye_requests(paired);
        let team_bye_requests = self.team_bye_requests(paired, &teams, &mut bye_requests);
        let asked = (bye_requests.iter().map(|request| request.round))
            .chain(team_bye_requests.iter().map(|request| request.round));
        let planned_rounds = self.planned_rounds(paired, asked.max());
        bye_requests.retain(|request| !is_absence(request, &entrants));
        let (point_system, faults) = point_system(self.trf);
        self.errors.extend(faults);
        let adjustments = self.adjustments(&point_system, planned_rounds, &cards);
        if !teams.is_empty() {
            self.matches(&mut rounds, &teams);
        }
        let mut draft = Draft {
            planned_rounds,
            fixed_schedule: false,
            initial_colour,
            entrants,
            team_scoring: self.team_scoring(&rounds, &point_system),
            point_system,
            rounds,
            bye_requests,
            virtual_points: self.virtual_points(),
            adjustments,
            team_adjustments: Vec::new(),
            prohibited: self.prohibited(),
            team_bye_requests,
            play_offs: kept::known_only(kept::play_offs(&self.trf.records), |who| {
                self.places.contains_key(&who.0)
            }),
            team_play_offs: kept::known_only(kept::team_play_offs(&self.trf.records), |who| {
                teams.iter().any(|team| team.id == who)
            }),
            settled_ties: settled::ties(&self.trf.records, |who| self.is_among(&teams, who)),
            entered_values: settled::values(&self.trf.records, |who| self.is_among(&teams, who)),
            team_virtual_points: self.team_virtual_points(&teams),
            team_prohibited: self.team_prohibited(&teams),
            teams,
        };
        self.team_points(&mut draft);
        draft
    }

    /// Whether an id is that of a player, or stands for a team, of the file.
    fn is_among(&self, teams: &[Team], who: EntrantId) -> bool {
        match who.team() {
            Some(id) => teams.iter().any(|team| team.id == id),
            None => self.places.contains_key(&who.0),
        }
    }

    /// Puts in how games count, where a comment tells it of the same two players.
    fn count_as_kept(&self, rounds: &mut [Round]) {
        for (place, round) in rounds.iter_mut().enumerate() {
            let number = RoundNumber::at_place(place);
            for game in &mut round.games {
                let key = (number, game.white.0, game.black.0);
                if let Some(results) = self.kept_games.get(&key) {
                    game.results = results.clone();
                }
            }
        }
    }

    /// Whether a comment tells how the game of a player in a round counts.
    fn is_kept(&self, round: RoundNumber, number: u32) -> bool {
        let mut kept = self.kept_games.keys();
        kept.any(|(of, white, black)| *of == round && [*white, *black].contains(&number))
    }

    /// Says that the words of 092 name another kind of tournament than the code of 192.
    fn system_contradiction(&mut self, event: &EventData, draft: &Draft) {
        let code = event.encoded_type.trim();
        if !code.is_empty() && of_record_192(code).is_none() {
            let line = self.trf.line_of("192").map_or(0, |line| line.number);
            let what = TrfOddity::UnknownSystem { code: code.into() };
            self.warnings.push(TrfWarning { line, what });
        }
        if let Some((code, words)) = contradiction(event, draft) {
            let line = self.trf.line_of("192").map_or(0, |line| line.number);
            let what = TrfOddity::SystemsDisagree { code, words };
            self.warnings.push(TrfWarning { line, what });
        }
    }

    /// The player a record speaks of; an error if there is none.
    fn player(&mut self, line: &SourceLine, number: u32) -> Option<EntrantId> {
        if self.places.contains_key(&number) {
            return Some(EntrantId(number));
        }
        let column = column_of(line, number);
        let expected = TrfExpected::KnownPlayer;
        self.errors
            .push(line.fault(column, TrfField::Player, expected));
        None
    }

    fn warn(&mut self, line: &SourceLine, what: TrfOddity) {
        let line = line.number;
        self.warnings.push(TrfWarning { line, what });
    }
}

/// The columns of the last token of a line that is this number; of the whole line if there is none.
fn column_of(line: &SourceLine, number: u32) -> (usize, usize) {
    let mut column = 1;
    let mut found = (1, line.width().max(1));
    for part in line.text.split([' ', '\t']) {
        let width = part.chars().count();
        if column > 3 && super::fields::whole_number(part) == Some(number) {
            found = (column, column + width - 1);
        }
        column += width + 1;
    }
    found
}

/// What a round was to the player of an entry.
pub(super) fn outcome(entry: RoundEntry) -> Outcome {
    let Some(result) = entry.result else {
        let paired = entry.opponent.is_some();
        return if paired {
            Outcome::Pending
        } else {
            Outcome::NotPaired
        };
    };
    match (result, entry.opponent) {
        // The byes of 2006.
        (ResultCode::ForfeitWin, None) => Outcome::PairingAllocatedBye,
        (ResultCode::Draw, None) => Outcome::HalfPointBye,
        (ResultCode::ForfeitLoss, None) => Outcome::ZeroPointBye,
        (ResultCode::Win, _) => Outcome::Win,
        (ResultCode::Draw, _) => Outcome::Draw,
        (ResultCode::Loss, _) => Outcome::Loss,
        (ResultCode::UnratedWin, _) => Outcome::UnratedWin,
        (ResultCode::UnratedDraw, _) => Outcome::UnratedDraw,
        (ResultCode::UnratedLoss, _) => Outcome::UnratedLoss,
        (ResultCode::ForfeitWin, _) => Outcome::ForfeitWin,
        (ResultCode::ForfeitLoss, _) => Outcome::ForfeitLoss,
        (ResultCode::HalfPointBye, _) => Outcome::HalfPointBye,
        (ResultCode::FullPointBye, _) => Outcome::FullPointBye,
        (ResultCode::PairingAllocatedBye, _) => Outcome::PairingAllocatedBye,
        (ResultCode::ZeroPointBye, _) => Outcome::ZeroPointBye,
        (ResultCode::Unknown, _) => Outcome::Adjourned,
    }
}

fn card_entry(entry: RoundEntry, colour: Option<Colour>) -> CardEntry {
    CardEntry {
        opponent: entry.opponent.map(EntrantId),
        colour,
        outcome: outcome(entry),
    }
}
