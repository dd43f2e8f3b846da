//! The papers of an event: each is described once, from what the event knows.

mod awards;
mod blanks;
mod bracket;
mod chances;
mod forms;
mod hall;
mod histories;
mod kind;
mod lists;
mod pictures;
mod programme;
mod rating_report;
mod report;
mod round_set;
mod slips;
mod teams;
mod titles;

use adoube_conduct::facts::section_days;
use adoube_conduct::ranking::{Ranking, Reentries};
use adoube_journal::{Event, Section};
use adoube_tournament::{
    BoardNumber, Entrant, EntrantId, GameResult, Outcome, Points, Round, RoundNumber, Tournament,
    Violations,
};
use adoube_words::{Language, Values, Words};
use jiff::civil::{Date, DateTime, Time};
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::document::{Document, Part};

pub use kind::{PaperKind, UnknownPaper};

/// A section whose papers are asked for.
pub struct Desk<'a> {
    pub event: &'a Event,
    pub section: &'a Section,
    tournament: Tournament,
    words: Words,
    today: Date,
}

/// What a paper is asked to be about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PaperRequest {
    /// The round; the last that is paired if none is named.
    pub round: Option<RoundNumber>,
    /// One player only, where a paper is about players.
    pub player: Option<EntrantId>,
    /// One arbiter only, by name, where a paper is about arbiters.
    pub arbiter: Option<String>,
    /// Where a player reports a result with a phone: the address before the player's code.
    pub report_links: Vec<(EntrantId, String)>,
}

/// Why there is no such paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum NoPaper {
    /// The round is not paired.
    RoundNotPaired {
        round: RoundNumber,
    },
    /// Nobody made a norm, or not the one who was asked for.
    NoNorm,
    /// The section is no championship whose places give titles.
    NoChampionship,
    /// Nobody earns a title by a place, or not the one who was asked for.
    NoDirectTitle,
    /// No arbiter of that name, or none at all.
    NoArbiter,
    /// Teams do not compete here.
    NoTeams,
    /// No prizes are announced, or they cannot be divided yet.
    NoPrizes,
    /// The event has no first day, by which rules are chosen.
    NoFirstDay,
    NoPlayer,
    /// The section is no knockout, or it has no numbers yet.
    NoBracket,
}

impl<'a> Desk<'a> {
    /// The papers of a section, in a language.
    ///
    /// # Errors
    ///
    /// The section is not a tournament that holds together.
    pub fn of(
        event: &'a Event,
        section: &'a Section,
        language: Language,
        today: Date,
    ) -> Result<Desk<'a>, Violations> {
        let tournament = section.snapshot()?;
        Ok(Desk {
            event,
            section,
            tournament,
            words: Words::of(language),
            today,
        })
    }

    /// A paper, marked as a draft until it is signed off as it is.
    ///
    /// # Errors
    ///
    /// There is nothing to put on it.
    pub fn paper(&self, kind: PaperKind, asked: &PaperRequest) -> Result<Document, NoPaper> {
        let paper = self.described(kind, asked)?;
        let signed = self.section.signed_off.get(&key(kind, asked));
        let stands = match signed {
            Some(signed) => signed.shows == self.digest(kind, asked)?,
            None => false,
        };
        let mark = (kind.is_signed() && !stands).then(|| self.t("paper-draft").to_owned());
        let foot = match signed.filter(|_| stands) {
            Some(signed) => self.words.fill(
                "paper-signed-by",
                &Values::default()
                    .and("author", &signed.by.author)
                    .and("record", &signed.by.seq.0),
            ),
            None => paper.foot.clone(),
        };
        Ok(Document {
            mark,
            foot,
            ..paper
        })
    }

    /// What a paper shows, in a few letters: others when anything on it changes, the same in every language.
    ///
    /// # Errors
    ///
    /// There is nothing to put on it.
    pub fn digest(&self, kind: PaperKind, asked: &PaperRequest) -> Result<String, NoPaper> {
        let english = Desk {
            event: self.event,
            section: self.section,
            tournament: self.tournament.clone(),
            words: Words::of(Language::english()),
            today: Date::MIN,
        };
        let paper = english.described(kind, asked)?;
        let shown = format!("{:?}", (&paper.title, &paper.head, &paper.parts));
        let hash = Sha256::digest(shown.as_bytes());
        Ok(hash
            .iter()
            .take(16)
            .map(|byte| format!("{byte:02x}"))
            .collect())
    }

    /// Whether there is something to put on a paper of the section as a whole.
    pub fn has(&self, kind: PaperKind) -> bool {
        let players = !self.tournament.entrants().is_empty();
        let played = players && self.tournament.paired_rounds().0 > 0;
        let nobody = PaperRequest::default();
        match kind {
            PaperKind::It1 | PaperKind::It2 => self.norms(|_, made| !made.is_empty()) == Ok(true),
            PaperKind::It3 | PaperKind::RatingReport => self.facts().is_ok(),
            PaperKind::Fa1 | PaperKind::Ia1 | PaperKind::Fa2 | PaperKind::Ia2 => {
                self.arbiters(&nobody).is_ok()
            }
            PaperKind::DirectTitles => self
                .championship()
                .is_ok_and(|found| !found.lines.is_empty()),
            PaperKind::PrizeReceipts => self.prize_receipts().is_ok(),
            PaperKind::Participation => players,
            PaperKind::Bracket => !self.bracket(self.tournament.paired_rounds()).is_empty(),
            PaperKind::Diplomas => played,
            kind if kind.is_of_teams() => self
                .paired(&nobody)
                .and_then(|round| self.matches(round))
                .is_ok(),
            kind if kind.is_of_a_round() => played,
            _ => true,
        }
    }

    fn described(&self, kind: PaperKind, asked: &PaperRequest) -> Result<Document, NoPaper> {
        match kind {
            PaperKind::Standings => Ok(self.standings_paper(self.after(asked)?)),
            PaperKind::Pairings => self.pairings(self.paired(asked)?),
            PaperKind::PairingsByName => self.pairings_by_name(self.paired(asked)?),
            PaperKind::Crosstable => Ok(self.crosstable(self.after(asked)?)),
            PaperKind::Bracket => self.bracket_paper(self.after(asked)?),
            PaperKind::WallChart => Ok(self.wall_chart(self.after(asked)?)),
            PaperKind::Pictures => self.pictures(self.after(asked)?, asked),
            PaperKind::Entries => Ok(self.entries(false)),
            PaperKind::EntriesByName => Ok(self.entries(true)),
            PaperKind::Slips => self.slips(self.paired(asked)?, asked),
            PaperKind::Cards => self.place_cards(self.paired(asked)?),
            PaperKind::Names => Ok(self.name_cards()),
            PaperKind::ScoreSheets => self.score_sheets(self.paired(asked)?),
            PaperKind::Envelopes => self.envelopes(self.paired(asked)?),
            PaperKind::Duties => Ok(self.duties(self.paired(asked)?)),
            PaperKind::Times => self.times(self.paired(asked)?),
            PaperKind::Protocols => self.protocols(self.paired(asked)?),
            PaperKind::LineUps => self.line_ups(self.paired(asked)?),
            PaperKind::AppealForm => Ok(self.appeal_form()),
            PaperKind::ComplaintForm => Ok(self.complaint_form()),
            PaperKind::Programme => Ok(self.programme()),
            PaperKind::Report => self.final_report(),
            PaperKind::RatingReport => self.rating_report(asked),
            PaperKind::Diplomas => self.diplomas(asked),
            PaperKind::Participation => self.participation(asked),
            PaperKind::PrizeReceipts => self.prize_receipts(),
            PaperKind::It1 => self.it1(asked),
            PaperKind::It2 => self.it2(asked),
            PaperKind::It3 => self.it3(),
            PaperKind::DirectTitles => self.direct_titles(asked),
            PaperKind::Fa1 | PaperKind::Ia1 => self.arbiter_norms(kind, asked),
            PaperKind::Fa2 | PaperKind::Ia2 => self.arbiter_applications(kind, asked),
            PaperKind::Fl1 | PaperKind::Fl2 => self.lecturers(kind, asked),
        }
    }

    fn t<'i>(&self, id: &'i str) -> &'i str {
        self.words.text(id)
    }

    fn with(&self, id: &str, value: &impl Serialize) -> String {
        self.words.fill(id, &Values::default().and("value", value))
    }

    /// A paper with the head that all have.
    fn document(&self, kind: PaperKind, title: impl Into<String>, parts: Vec<Part>) -> Document {
        let details = &self.event.details;
        let mut head = vec![details.name.clone(), self.section.settings.name.clone()];
        head.extend(details.place.clone());
        head.extend(self.days());
        Document {
            paper: kind.name().to_owned(),
            language: self.words.language().code().to_owned(),
            title: title.into(),
            head,
            foot: self.with(
                "paper-printed-on",
                &self.words.date(&self.today.to_string()),
            ),
            numbering: self
                .t("paper-page")
                .replace("#", "{page}")
                .replace("@", "{pages}"),
            mark: None,
            landscape: false,
            bare: false,
            parts,
        }
    }

    /// The days of the section.
    fn days(&self) -> Option<String> {
        let date = |day: Date| self.words.date(&day.to_string());
        match section_days(&self.event.details, &self.section.settings) {
            (Some(starts), Some(ends)) if starts != ends => {
                Some(format!("{} – {}", date(starts), date(ends)))
            }
            (Some(day), _) | (None, Some(day)) => Some(date(day)),
            (None, None) => None,
        }
    }

    /// The round that is asked for, which must be paired.
    fn paired(&self, asked: &PaperRequest) -> Result<RoundNumber, NoPaper> {
        let round = asked.round.unwrap_or(self.tournament.paired_rounds());
        match round.0 > 0 && round <= self.tournament.paired_rounds() {
            true => Ok(round),
            false => Err(NoPaper::RoundNotPaired { round }),
        }
    }

    /// The round after which things are shown.
    fn after(&self, asked: &PaperRequest) -> Result<RoundNumber, NoPaper> {
        match asked.round {
            None => Ok(self.tournament.paired_rounds()),
            Some(round) if round <= self.tournament.paired_rounds() => Ok(round),
            Some(round) => Err(NoPaper::RoundNotPaired { round }),
        }
    }

    fn round(&self, round: RoundNumber) -> Result<&Round, NoPaper> {
        self.section
            .draft
            .round(round)
            .ok_or(NoPaper::RoundNotPaired { round })
    }

    fn ranking(&self, after: RoundNumber) -> Ranking {
        let entries = Reentries::of(self.section);
        let ranking = Ranking::of(
            &self.event.details,
            &self.section.settings,
            &self.tournament,
            after,
        );
        ranking.with_one_entry_each(&entries, entries.latest_counts)
    }

    fn entrant(&self, id: EntrantId) -> Option<&Entrant> {
        self.tournament.entrant(id)
    }

    /// A player with title.
    fn name(&self, id: EntrantId) -> String {
        self.entrant(id).map_or_else(String::new, titled)
    }

    fn rating(&self, entrant: &Entrant) -> String {
        let rating = self.section.settings.rating_used.of(&entrant.player);
        rating
            .filter(|rating| *rating > 0)
            .map_or_else(String::new, |rating| rating.to_string())
    }

    /// When a round starts.
    fn starts(&self, round: RoundNumber) -> Option<String> {
        let mut schedule = self.section.settings.schedule.iter();
        let time = schedule.find(|time| time.round == round)?;
        Some(self.words.date(&moment(time.starts)))
    }

    /// The room in which a board stands; empty where no rooms are planned.
    fn room(&self, board: BoardNumber) -> &str {
        let room = self.section.room(board.table);
        room.map_or("", |room| room.name.as_str())
    }

    /// A board with its room.
    fn place(&self, board: BoardNumber) -> String {
        match self.room(board) {
            "" => board.to_string(),
            room => format!("{board} · {room}"),
        }
    }

    /// The room of a board, the round and when it starts.
    fn room_and_time(&self, board: BoardNumber, round: RoundNumber) -> String {
        let time = self.round_and_time(round);
        match self.room(board) {
            "" => time,
            room => format!("{room} · {time}"),
        }
    }

    /// The round and when it starts.
    fn round_and_time(&self, round: RoundNumber) -> String {
        let number = self.with("papers-round", &round.0);
        match self.starts(round) {
            Some(starts) => format!("{number} · {starts}"),
            None => number,
        }
    }
}

/// The name under which a paper is signed off: which it is, and what it is about.
pub fn key(kind: PaperKind, asked: &PaperRequest) -> String {
    let mut key = kind.name().to_owned();
    if let Some(round) = asked.round {
        key += &format!(" round {round}");
    }
    if let Some(player) = asked.player {
        key += &format!(" player {}", player.0);
    }
    if let Some(arbiter) = &asked.arbiter {
        key += &format!(" arbiter {arbiter}");
    }
    key
}

/// A moment as texts of facts write it; only the day where no hour is known.
fn moment(at: DateTime) -> String {
    match at.time() == Time::midnight() {
        true => at.date().to_string(),
        false => at.strftime("%Y-%m-%dT%H:%M:%S").to_string(),
    }
}

/// A player with title.
fn titled(entrant: &Entrant) -> String {
    let name = &entrant.player.name;
    entrant
        .player
        .title
        .map_or_else(|| name.clone(), |title| format!("{title} {name}"))
}

/// The pairing number, if there is one.
fn number(entrant: &Entrant) -> String {
    entrant
        .pairing_number
        .map_or_else(String::new, |number| number.get().to_string())
}

fn federation(entrant: &Entrant) -> String {
    entrant
        .player
        .federation
        .map_or_else(String::new, |federation| federation.to_string())
}

/// Points with a half as ½.
fn halves(points: Points) -> String {
    let text = points.to_string();
    match text.strip_suffix(".5") {
        Some("0") => "½".to_owned(),
        Some("-0") => "−½".to_owned(),
        Some(whole) => format!("{whole}½"),
        None => text,
    }
}

/// A result in a few characters; empty while there is none.
fn result(result: GameResult) -> String {
    use Outcome::{Draw, ForfeitLoss, ForfeitWin, Pending, UnratedDraw, UnratedWin, Win};
    let side = |outcome| match outcome {
        Win | UnratedWin => "1",
        Draw | UnratedDraw => "½",
        ForfeitWin => "+",
        ForfeitLoss => "−",
        _ => "0",
    };
    let between = match result.white {
        Pending | Outcome::Adjourned => return String::new(),
        ForfeitWin | ForfeitLoss => "/",
        _ => "–",
    };
    format!("{}{between}{}", side(result.white), side(result.black))
}
