//! What captains of teams do.

use adoube_journal::{EventId, SectionId};

paths! {
    /// The own team of a captain.
    Home(event: EventId) = "/captain/{event}";
    /// The line-ups of a team of a section.
    LineUps(event: EventId, section: SectionId) = "/captain/{event}/{section}";
}
