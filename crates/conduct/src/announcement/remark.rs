//! What the linter says.

use serde::Serialize;

use super::books::{Article, EditionName, Source};
use super::observed::Observed;

/// How much a remark matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// The regulations demand it, or the event cannot be held or rated as it is announced.
    Must,
    /// The regulations recommend it, or it is probably a mistake.
    Should,
    /// Something to know or to think about.
    Note,
}

impl Severity {
    /// The severity as it is written.
    pub fn name(self) -> &'static str {
        match self {
            Severity::Must => "must",
            Severity::Should => "should",
            Severity::Note => "note",
        }
    }
}

macro_rules! subjects {
    ($($(#[doc = $doc:literal])* $variant:ident = $name:literal;)*) => {
        /// Which field of the announcement a remark or a proposal is about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
        pub enum Subject {
            $($(#[doc = $doc])* #[serde(rename = $name)] $variant,)*
        }

        impl Subject {
            /// Every subject, in the order of the remarks.
            pub const ALL: &[Subject] = &[$(Subject::$variant),*];

            /// The name of the field, as it is stored.
            pub fn name(self) -> &'static str {
                match self {
                    $(Subject::$variant => $name,)*
                }
            }
        }
    };
}

subjects! {
    /// The first day of the event.
    Starts = "starts";
    /// The last day of the event.
    Ends = "ends";
    Place = "place";
    Organiser = "organiser";
    /// The chief arbiter and the title that goes with it.
    ChiefArbiter = "chief_arbiter";
    /// The edition of the rules of play.
    Rules = "rules";
    /// Variations of the rules, and how they were told.
    Variations = "variations";
    /// The pairing system.
    PairingSystem = "pairing_system";
    /// The number of rounds.
    Rounds = "rounds";
    /// How many players or teams are expected.
    Players = "expected_players";
    /// What results are worth.
    PointSystem = "point_system";
    /// How teams are scored.
    TeamScoring = "team_scoring";
    /// Board order and line-ups of teams.
    LineUps = "line_ups";
    /// The time control.
    TimeControl = "time_control";
    /// Standard, rapid or blitz.
    Pace = "pace";
    /// The default time.
    DefaultTime = "default_time_minutes";
    /// Which rules hold in rapid and blitz.
    Supervision = "supervision";
    /// The guidelines for games without increment.
    WithoutIncrement = "without_increment";
    TieBreaks = "tie_breaks";
    /// How a tie for first place is decided.
    TieForFirst = "tie_for_first";
    PlayOff = "play_off";
    /// The prizes and how they are divided.
    Prizes = "prizes";
    /// The times of the rounds.
    Schedule = "schedule";
    /// The drawing of lots.
    DrawingOfLots = "drawing_of_lots";
    /// Until when players can enter.
    EntriesClose = "entries_close";
    /// Whether the event is rated.
    Rated = "rated";
    /// When the event was registered.
    RegisteredOn = "registered_on";
    /// Whether norms are possible.
    TitleEvent = "title_event";
    Byes = "byes";
    DrawOffers = "draw_offers";
    /// Telephones and other devices.
    Devices = "devices";
    Appeals = "appeals";
    /// How many arbiters there are, and their licences.
    Arbiters = "arbiters";
    /// Inspections against cheating.
    Inspections = "inspections";
    /// Players with a disability.
    Accessibility = "accessibility";
    /// The rooms of the venue.
    AnalysisRoom = "analysis_room";
    /// What else the invitation says.
    Invitation = "invitation";
}

/// One thing the announcement lacks or gets wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// How much it matters.
    pub severity: Severity,
    /// Which field it is about.
    pub subject: Subject,
    /// What is missing or wrong.
    pub says: Observed,
    /// Where that stands.
    pub article: Article,
    /// In which edition.
    pub edition: EditionName,
}

/// Remarks as they are found.
#[derive(Default)]
pub(super) struct Remarks(pub(super) Vec<Remark>);

impl Remarks {
    pub(super) fn add(
        &mut self,
        severity: Severity,
        subject: Subject,
        source: Source,
        says: Observed,
    ) {
        self.0.push(Remark {
            severity,
            subject,
            says,
            article: source.article,
            edition: source.edition,
        });
    }

    pub(super) fn must(&mut self, subject: Subject, source: Source, says: Observed) {
        self.add(Severity::Must, subject, source, says);
    }

    pub(super) fn should(&mut self, subject: Subject, source: Source, says: Observed) {
        self.add(Severity::Should, subject, source, says);
    }

    pub(super) fn note(&mut self, subject: Subject, source: Source, says: Observed) {
        self.add(Severity::Note, subject, source, says);
    }
}
