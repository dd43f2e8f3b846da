//! Addresses of the interface for programs. A route is declared with an address of this table, and
//! described (`utoipa::path`) with its `PATH` and its parts as parameters: neither can name another address.

use adoube_journal::{EventId, SectionId};
use adoube_tournament::RoundNumber;
use utoipa::PartialSchema;
use utoipa::openapi::path::{Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::{RefOr, Required, Schema};

/// A variable part of an address, as the description of the interface tells its type.
pub(crate) trait PathPart {
    /// What programs have to write there.
    type Written: PartialSchema;
}

macro_rules! written_as {
    ($($kind:ty => $written:ty),* $(,)?) => {
        $(impl PathPart for $kind {
            type Written = $written;
        })*
    };
}

written_as! {
    EventId => String,
    SectionId => String,
    RoundNumber => u16,
    String => String,
    u32 => u32,
    i64 => i64,
}

/// The description of a variable part.
fn parameter(name: &str, schema: RefOr<Schema>) -> Parameter {
    ParameterBuilder::new()
        .name(name)
        .parameter_in(ParameterIn::Path)
        .required(Required::True)
        .schema(Some(schema))
        .build()
}

/// The same table as for pages; the parts of each address are the parameters of its description.
macro_rules! described {
    ($($(#[$doc:meta])* $name:ident($($field:ident: $kind:ty),*) = $path:literal;)*) => {
        paths! { $($(#[$doc])* $name($($field: $kind),*) = $path;)* }

        $(impl utoipa::IntoParams for $name {
            fn into_params(_: impl Fn() -> Option<ParameterIn>) -> Vec<Parameter> {
                vec![$(parameter(stringify!($field), <$kind as PathPart>::Written::schema())),*]
            }
        })*
    };
}

described! {
    /// The interface, described for people.
    Description() = "/api/v1";
    /// The same for programs.
    OpenApiDocument() = "/api/v1/openapi.json";
    /// The events of this server.
    Events() = "/api/v1/events";
    /// An event with its sections.
    Event(event: EventId) = "/api/v1/events/{event}";
    /// When the rounds are.
    Calendar(event: EventId) = "/api/v1/events/{event}/calendar";
    /// What the screens of the hall show.
    Screens(event: EventId) = "/api/v1/events/{event}/screens";
    /// Commands to the journal.
    Commands(event: EventId) = "/api/v1/events/{event}/commands";
    /// Taking a record back.
    Undo(event: EventId) = "/api/v1/events/{event}/undo";
    /// A section made of a report file.
    ImportedSection(event: EventId) = "/api/v1/events/{event}/import";
    /// The records of the journal in words.
    Log(event: EventId) = "/api/v1/events/{event}/log";
    /// Whether the journal is what was written.
    Proof(event: EventId) = "/api/v1/events/{event}/proof";
    /// The journal as a file.
    JournalExport(event: EventId) = "/api/v1/events/{event}/journal";
    /// Everybody with a role.
    People(event: EventId) = "/api/v1/events/{event}/people";
    /// The role of one account.
    Member(event: EventId, account: i64) = "/api/v1/events/{event}/people/{account}";
    /// Links that give a role.
    Invitations(event: EventId) = "/api/v1/events/{event}/invitations";
    /// A link that nobody has opened yet.
    OpenInvitation(event: EventId, invitation: String) = "/api/v1/events/{event}/invitations/{invitation}";
    /// The tokens of whoever asks.
    Tokens(event: EventId) = "/api/v1/events/{event}/tokens";
    /// One of them.
    Token(event: EventId, token: i64) = "/api/v1/events/{event}/tokens/{token}";
    /// What is found before a rating report goes to US Chess.
    UsReport(event: EventId) = "/api/v1/events/{event}/us-report";
    /// The files of that report.
    UsReportFiles(event: EventId) = "/api/v1/events/{event}/us-report/files";
    /// The players of a section.
    Entrants(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/entrants";
    /// A player's card, by pairing number.
    Entrant(event: EventId, section: SectionId, number: u32) = "/api/v1/events/{event}/sections/{section}/entrants/{number}";
    /// The boards of a round.
    Round(event: EventId, section: SectionId, round: RoundNumber) = "/api/v1/events/{event}/sections/{section}/rounds/{round}";
    /// Who is where.
    Standings(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/standings";
    /// Why a tie-break is what it is.
    TieBreakExplanation(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/standings/explanation";
    /// Everybody against everybody.
    Crosstable(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/crosstable";
    /// The bracket of a knockout.
    Bracket(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/bracket";
    /// What the games come to.
    Statistics(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/statistics";
    /// Why a round is paired as it is.
    PairingExplanation(event: EventId, section: SectionId, round: RoundNumber) = "/api/v1/events/{event}/sections/{section}/rounds/{round}/explanation";
    /// What was announced of a section, and what is missing in it.
    Announcement(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/announcement";
    /// The report file of a section.
    Report(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/report";
    /// Pairing the next round.
    NextPairings(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/pair";
    /// What a pairing made by hand breaks.
    CheckedPairings(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/check";
    /// Who wins what.
    Prizes(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/prizes";
    /// What the section does to ratings.
    Ratings(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/ratings";
    /// Who made a norm.
    Norms(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/norms";
    /// Who earned a title.
    Titles(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/titles";
    /// What a player has earned, and still lacks.
    TitleCard(event: EventId, section: SectionId, entrant: u32) = "/api/v1/events/{event}/sections/{section}/titles/{entrant}";
    /// The arbiters, with what is found of them.
    Arbiters(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/arbiters";
    /// Players from a list.
    ImportedPlayers(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/import";
    /// Entries held against the rating list.
    RatingCheck(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/rating-check";
    /// Who is level and must be told apart.
    Ties(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/ties";
    /// The entries, with what the public does not see.
    Entries(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/entries";
    /// What players owe and have paid.
    Fees(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/fees";
    /// The papers that there is something to put on.
    Papers(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/papers";
    /// A paper, with the ending of the form it is asked for in.
    Paper(event: EventId, section: SectionId, name: String) = "/api/v1/events/{event}/sections/{section}/papers/{name}";
    /// A round while it is played.
    RoundInHall(event: EventId, section: SectionId, round: RoundNumber) = "/api/v1/events/{event}/sections/{section}/rounds/{round}/hall";
    /// What was ruled.
    Incidents(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/incidents";
    /// The appeals of a section with their steps.
    Appeals(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/appeals";
    /// What is confidential: complaints and inspections.
    FairPlay(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/fairplay";
    /// What players need at the board.
    Needs(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/needs";
    /// The plan of the tables.
    Tables(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/tables";
    /// The settings of a section by the rules of US Chess.
    UsSettings(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/us-settings";
    /// What the pairing by those rules knows of players.
    Marks(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/marks";
    /// Notes about players.
    Notes(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/notes";
    /// The line-ups of a round.
    LineUps(event: EventId, section: SectionId, round: RoundNumber) = "/api/v1/events/{event}/sections/{section}/rounds/{round}/line-ups";
    /// The line-up of a team.
    LineUp(event: EventId, section: SectionId, round: RoundNumber, team: u32) = "/api/v1/events/{event}/sections/{section}/rounds/{round}/line-ups/{team}";
    /// Setting the boards of a round from its line-ups.
    RoundBoards(event: EventId, section: SectionId, round: RoundNumber) = "/api/v1/events/{event}/sections/{section}/rounds/{round}/boards";
    /// The best players of each board.
    BestByBoard(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/boards";
    /// Who plays off, and what came of it.
    PlayOff(event: EventId, section: SectionId) = "/api/v1/events/{event}/sections/{section}/play-off";
    /// Articles of an edition, found by words.
    Rulebook() = "/api/v1/rulebook";
    /// Facts of an incident in, the ruling out.
    Rulings() = "/api/v1/rulings";
    /// What there is to say of a position.
    Position() = "/api/v1/position";
    /// A time control, read and classified.
    TimeControl() = "/api/v1/time-control";
    /// The rating lists that are kept.
    RatingLists() = "/api/v1/rating-lists";
}
