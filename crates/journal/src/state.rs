//! An event as it stands: what the records fold to.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use adoube_tournament::{
    BoardNumber, Draft, Entrant, EntrantId, GameResult, RoundNumber, StartPosition, Strength, Team,
    TeamId, Tournament, Violations,
};

use jiff::Timestamp;

use crate::{
    AccountItem, Amount, AppealDecision, AppealReport, Author, CommitteeMember, ComplaintDecision,
    ComplaintReport, EntryMarks, EventDetails, HallLog, HallMessage, HallScreen, ImportDeviation,
    IncidentReport, InspectionReport, IntegrityEvent, Needs, NonPairing, Provenance, Refusal, Room,
    SectionId, SectionSettings, Sector, Seq, Subject,
};

/// A chess event: what is announced of it, and its sections.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Event {
    /// What is announced.
    pub details: EventDetails,
    /// The sections, in the order in which they were added.
    pub sections: Vec<Section>,
    /// The sections that went over into others, each with the one that its players are in.
    pub merged: BTreeMap<SectionId, SectionId>,
    /// What was written down of the event as a whole.
    pub notes: Vec<Note>,
    /// The screens of the hall.
    pub screens: Vec<HallScreen>,
    /// What the arbiter tells everybody now.
    pub message: Option<HallMessage>,
}

/// A section: a tournament with its own format, rules and rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The short name.
    pub id: SectionId,
    /// What is announced.
    pub settings: SectionSettings,
    /// Players, teams, rounds.
    pub draft: Draft,
    /// What else is known of each paired round.
    pub rounds: Vec<RoundStatus>,
    /// What was written down.
    pub notes: Vec<Note>,
    pub incidents: Vec<Incident>,
    pub appeals: Vec<Appeal>,
    /// Told to the chief arbiter and the owner only.
    pub inspections: Vec<Inspection>,
    /// Told to the chief arbiter and the owner only.
    pub complaints: Vec<Complaint>,
    /// What the players said of games whose result is not entered yet.
    pub reports: BTreeMap<(RoundNumber, BoardNumber), Reports>,
    /// The moves of games, as they were given.
    pub movetexts: BTreeMap<(RoundNumber, BoardNumber), String>,
    /// The line-ups that were filed.
    pub line_ups: BTreeMap<(RoundNumber, TeamId), LineUp>,
    /// Who is there.
    pub checked_in: BTreeSet<EntrantId>,
    /// Whether players check themselves in.
    pub self_check_in: bool,
    /// Who plays at which table in every round.
    pub fixed_boards: BTreeMap<EntrantId, u32>,
    /// What players need to be able to play.
    pub needs: BTreeMap<EntrantId, Needs>,
    /// What the director knows of entries.
    pub marks: BTreeMap<EntrantId, EntryMarks>,
    /// Who would rather not meet whom.
    pub non_pairings: Vec<NonPairing>,
    /// What was charged, paid and given back, in the order in which it was written.
    pub accounts: BTreeMap<EntrantId, Vec<AccountLine>>,
    /// Which arbiter looks after which tables.
    pub sectors: Vec<Sector>,
    /// Where its tables stand, in the order in which they are filled.
    pub rooms: Vec<Room>,
    /// What was noted in the hall, by round.
    pub hall: BTreeMap<RoundNumber, HallLog>,
    /// The text of the prize fund, as it was given.
    pub prize_fund: Option<String>,
    /// The papers that were signed off, each as it was then.
    pub signed_off: BTreeMap<String, SignOff>,
    /// The file that the section came from, if it did.
    pub imported: Option<Imported>,
    /// The start positions of rounds of Chess960.
    pub start_positions: BTreeMap<RoundNumber, StartPosition>,
    /// Nothing more is to come.
    pub finished: bool,
    /// With which strength everybody was numbered, so that equals keep their order.
    pub(crate) strengths: BTreeMap<EntrantId, Strength>,
    /// How many rounds were paired when the section left FIDE mode, for good; `None` while it is in it.
    pub left_fide_mode: Option<RoundNumber>,
    /// What touched the integrity of the pairings, in the order in which it happened.
    pub integrity: Vec<IntegrityEvent>,
    /// Who has which FIDE id, so that nobody is entered twice.
    pub(crate) fide_ids: HashMap<u32, EntrantId>,
}

/// That somebody answers for a paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignOff {
    /// A digest of what the paper showed.
    pub shows: String,
    /// Who, when, and by which record.
    pub by: Trace,
}

/// What is remembered of the file that a section came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The name of the file.
    pub file: String,
    /// Lines of comment of the file that reports repeat.
    pub remarks: Vec<String>,
    /// The rounds of the file that the rules pair otherwise.
    pub deviations: Vec<ImportDeviation>,
}

/// What is known of a round beside its games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundStatus {
    /// Who or what paired it.
    pub made_by: Provenance,
    /// Its pairings were changed by hand afterwards.
    pub changed: bool,
    pub closed: bool,
    /// Everybody may see it.
    pub published: bool,
}

/// What the two players of a board say of the result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reports {
    /// What the player of the white pieces says.
    pub white: Option<GameResult>,
    /// What the player of the black pieces says.
    pub black: Option<GameResult>,
}

impl Reports {
    /// The result that both gave.
    pub fn agreed(self) -> Option<GameResult> {
        self.white.filter(|_| self.white == self.black)
    }
}

/// Who plays for a team in a round, as its captain filed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineUp {
    /// From board 1 down; the boards below the last are empty.
    pub players: Vec<EntrantId>,
    /// Who filed it, and when.
    pub filed: Trace,
}

/// A line of a player's account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountLine {
    pub item: AccountItem,
    /// Always more than nothing: the item says which way it goes.
    pub amount: Amount,
    pub note: Option<String>,
    /// Who wrote it, and when. The number of the record is that of a receipt.
    pub entered: Trace,
}

impl AccountLine {
    /// What it brought into the till: less than nothing if it took out.
    pub fn into_till(&self) -> Amount {
        self.item.into_till(self.amount)
    }
}

/// Something written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// What it is about.
    pub subject: Subject,
    pub text: String,
}

/// Something that happened in the hall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Incident {
    /// The record that reported it: its number for ever.
    pub id: Seq,
    /// What is told of it now.
    pub report: IncidentReport,
    /// Who wrote it down, and when.
    pub written: Trace,
    /// Who told it anew, in order.
    pub amended: Vec<Trace>,
    /// Who withdrew it: it counts for nothing any more.
    pub withdrawn: Option<Trace>,
}

/// An appeal against a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appeal {
    /// The record that filed it: its number for ever.
    pub id: Seq,
    /// What stands on the form.
    pub report: AppealReport,
    /// Who wrote it down, and when.
    pub written: Trace,
    /// Who hears it.
    pub committee: Vec<CommitteeMember>,
    /// What was decided.
    pub decided: Option<(AppealDecision, Trace)>,
}

/// An inspection of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inspection {
    /// The record that tells of it.
    pub id: Seq,
    pub round: RoundNumber,
    /// Who was inspected.
    pub entrant: EntrantId,
    /// What is told of it.
    pub report: InspectionReport,
    /// Who wrote it down, and when.
    pub written: Trace,
}

/// A complaint about a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// The record that filed it: its number for ever.
    pub id: Seq,
    /// What stands on the form.
    pub report: ComplaintReport,
    /// Who wrote it down, and when.
    pub written: Trace,
    /// What was decided.
    pub decided: Option<(ComplaintDecision, Trace)>,
}

/// Who wrote something, when and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    pub seq: Seq,
    pub at: Timestamp,
    pub author: Author,
    pub reason: Option<String>,
}

impl Event {
    /// The section with this short name.
    pub fn section(&self, id: &SectionId) -> Option<&Section> {
        self.sections.iter().find(|section| section.id == *id)
    }

    /// The section with this short name.
    ///
    /// # Errors
    ///
    /// There is none, or it went over into another one, which is named.
    pub fn known(&self, id: &SectionId) -> Result<&Section, Refusal> {
        self.section(id).ok_or_else(|| self.missing(id))
    }

    /// Why a section is not there.
    pub(crate) fn missing(&self, id: &SectionId) -> Refusal {
        let section = id.clone();
        match self.merged.get(id).cloned() {
            Some(into) => Refusal::SectionMerged { section, into },
            None => Refusal::NoSection(section),
        }
    }

    pub(crate) fn section_mut(&mut self, id: &SectionId) -> Option<&mut Section> {
        self.sections.iter_mut().find(|section| section.id == *id)
    }
}

impl Section {
    /// A section in which nothing has happened yet.
    pub fn new(id: SectionId, settings: SectionSettings) -> Section {
        Section {
            id,
            settings,
            draft: Draft::default(),
            rounds: Vec::new(),
            notes: Vec::new(),
            incidents: Vec::new(),
            appeals: Vec::new(),
            inspections: Vec::new(),
            complaints: Vec::new(),
            reports: BTreeMap::new(),
            movetexts: BTreeMap::new(),
            line_ups: BTreeMap::new(),
            checked_in: BTreeSet::new(),
            self_check_in: false,
            fixed_boards: BTreeMap::new(),
            needs: BTreeMap::new(),
            marks: BTreeMap::new(),
            non_pairings: Vec::new(),
            accounts: BTreeMap::new(),
            sectors: Vec::new(),
            rooms: Vec::new(),
            hall: BTreeMap::new(),
            prize_fund: None,
            signed_off: BTreeMap::new(),
            imported: None,
            start_positions: BTreeMap::new(),
            finished: false,
            strengths: BTreeMap::new(),
            left_fide_mode: None,
            integrity: Vec::new(),
            fide_ids: HashMap::new(),
        }
    }

    /// The snapshot that the engines read.
    ///
    /// # Errors
    ///
    /// [`Violations`] if the section is not consistent, which no journal that folds brings about.
    pub fn snapshot(&self) -> Result<Tournament, Violations> {
        Tournament::new(self.draft.clone())
    }

    /// The entrant with this id, if the section has one.
    pub fn entrant(&self, id: EntrantId) -> Option<&Entrant> {
        self.draft.entrant(id)
    }

    /// The team with this id, if the section has one.
    pub fn team(&self, id: TeamId) -> Option<&Team> {
        self.draft.teams.iter().find(|team| team.id == id)
    }

    /// Whether the section is played in FIDE mode: by FIDE's rules alone, with their locks and warnings.
    pub fn is_in_fide_mode(&self) -> bool {
        self.left_fide_mode.is_none()
    }

    /// Leaves FIDE mode now. Nothing brings it back, and what was left earlier stays so.
    pub(crate) fn leave_fide_mode(&mut self) {
        let now = self.draft.paired_rounds();
        let before = self.left_fide_mode.unwrap_or(now);
        self.left_fide_mode = Some(before.min(now));
    }

    /// The next round to be paired.
    pub fn next_round(&self) -> RoundNumber {
        self.draft.paired_rounds().next()
    }

    /// Whether a round was declared complete.
    pub fn is_closed(&self, round: RoundNumber) -> bool {
        self.rounds
            .get(round.place())
            .is_some_and(|status| status.closed)
    }

    /// Whether everybody may see a round.
    pub fn is_public(&self, round: RoundNumber) -> bool {
        (1..=self.public_rounds().0).contains(&round.0)
    }

    /// The last round that everybody may see; 0 if there is none. The rounds before it are public
    /// as well.
    pub fn public_rounds(&self) -> RoundNumber {
        let public = self.rounds.iter().take_while(|status| status.published);
        RoundNumber(u16::try_from(public.count()).unwrap_or(u16::MAX))
    }

    /// The result that both players of a board reported, if they did and it is not entered yet.
    pub fn agreed(&self, round: RoundNumber, board: BoardNumber) -> Option<GameResult> {
        self.reports.get(&(round, board)).copied()?.agreed()
    }

    /// The sector a table is in, if it is in one.
    pub fn sector(&self, table: u32) -> Option<&Sector> {
        let mut sectors = self.sectors.iter();
        sectors.find(|sector| (sector.first..=sector.last).contains(&table))
    }

    /// The room a table stands in, if the plan of the tables has it.
    pub fn room(&self, table: u32) -> Option<&Room> {
        Room::among(&self.rooms, table)
    }

    /// The name and number of an entrant, for messages.
    pub fn label(&self, id: EntrantId) -> String {
        self.entrant(id)
            .map_or_else(|| id.to_string(), Entrant::label)
    }
}
