//! What everybody may see.

use adoube_journal::{EventId, SectionId};
use adoube_tournament::RoundNumber;

paths! {
    /// The events of this server.
    Events() = "/";
    /// An event with its sections.
    Event(event: EventId) = "/e/{event}";
    /// An event, with a slash too many.
    EventWithSlash(event: EventId) = "/e/{event}/";
    /// The stream that tells of what is new in public.
    Live(event: EventId) = "/e/{event}/live";
    /// The address of the event as a code.
    QrCode(event: EventId) = "/e/{event}/qr";
    /// A section: its latest pairings.
    Section(event: EventId, section: SectionId) = "/e/{event}/{section}";
    /// A section, with a slash too many.
    SectionWithSlash(event: EventId, section: SectionId) = "/e/{event}/{section}/";
    /// The latest round, whichever it is by then.
    LatestPairings(event: EventId, section: SectionId) = "/e/{event}/{section}/pairings";
    /// The pairings and results of a round.
    Pairings(event: EventId, section: SectionId, round: RoundNumber) = "/e/{event}/{section}/pairings/{round}";
    /// The big screen of the hall.
    Screen(event: EventId, section: SectionId) = "/e/{event}/{section}/screen";
    /// A screen that was set up at the desk.
    HallScreen(event: EventId, screen: SectionId) = "/screen/{event}/{screen}";
    /// Who is where, with the tie-breaks.
    Standings(event: EventId, section: SectionId) = "/e/{event}/{section}/standings";
    /// The arithmetic of a player's tie-break.
    TieBreak(event: EventId, section: SectionId, after: RoundNumber, number: u32, value: usize) = "/e/{event}/{section}/standings/{after}/{number}/{value}";
    /// The cross table.
    Crosstable(event: EventId, section: SectionId) = "/e/{event}/{section}/crosstable";
    /// The list of players.
    Players(event: EventId, section: SectionId) = "/e/{event}/{section}/players";
    /// A player's card.
    Player(event: EventId, section: SectionId, number: u32) = "/e/{event}/{section}/players/{number}";
    /// A player's card for ever, whatever becomes of the pairing numbers.
    PlayerForEver(event: EventId, section: SectionId, entrant: u32) = "/e/{event}/{section}/player/{entrant}";
    /// What the games of a section come to.
    Statistics(event: EventId, section: SectionId) = "/e/{event}/{section}/statistics";
    /// When the rounds of a section are, for calendar programs.
    SectionCalendar(event: EventId, section: SectionId) = "/e/{event}/{section}/calendar.ics";
    /// When the rounds of all sections are.
    Calendar(event: EventId) = "/e/{event}/calendar.ics";
    /// What makes an app of the pages of an event.
    WebManifest(event: EventId) = "/e/{event}/app.webmanifest";
    /// The matches of a round of teams.
    Matches(event: EventId, section: SectionId, round: RoundNumber) = "/e/{event}/{section}/matches/{round}";
    /// A match of two teams with its boards.
    Match(event: EventId, section: SectionId, round: RoundNumber, table: u32) = "/e/{event}/{section}/matches/{round}/{table}";
    /// A team: its matches and players.
    Team(event: EventId, section: SectionId, team: u32) = "/e/{event}/{section}/teams/{team}";
    /// The best players of each board.
    Boards(event: EventId, section: SectionId) = "/e/{event}/{section}/boards";
    /// The prizes of a finished section.
    Prizes(event: EventId, section: SectionId) = "/e/{event}/{section}/prizes";
    /// Where a player reports a result.
    Report(event: EventId, section: SectionId, code: String) = "/e/{event}/{section}/report/{code}";
    /// Where players check themselves in.
    SelfCheckIn(event: EventId, section: SectionId, code: String) = "/e/{event}/{section}/check-in/{code}";
    /// A file to be taken away.
    File(event: EventId, section: SectionId, name: String) = "/e/{event}/{section}/files/{name}";
    /// Whether the program is alive.
    Health() = "/healthz";
    /// The figures of the server, for whoever runs it.
    Metrics() = "/metrics";
    /// Whether everything can be stored.
    Ready() = "/readyz";
    /// A style sheet, script or picture.
    Asset(name: String) = "/assets/{name}";
    /// What keeps pages for the time without a connection.
    ServiceWorker() = "/service-worker.js";
    /// Choosing a language.
    SetLanguage(code: String) = "/language/{code}";
}

below!(Event(event) { live: Live, qr: QrCode, calendar: Calendar, manifest: WebManifest });
