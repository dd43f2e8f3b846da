//! What arbiters do for a round, and when in it.

use serde::Serialize;

/// Before, during or after the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename = "hall-phase", rename_all = "kebab-case")]
pub enum Phase {
    Before,
    During,
    After,
}

impl Phase {
    /// All of them, in order.
    pub const ALL: [Phase; 3] = [Phase::Before, Phase::During, Phase::After];

    /// The name as it is written.
    pub fn name(self) -> &'static str {
        match self {
            Phase::Before => "before",
            Phase::During => "during",
            Phase::After => "after",
        }
    }
}

/// Something that arbiters do for a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename = "hall-duty")]
pub enum Duty {
    /// The arbiters are in the hall.
    ArbitersPresent,
    /// Rooms, light, air and space.
    VenueChecked,
    /// Boards, pieces, score sheets, pens.
    EquipmentChecked,
    /// Tables, chairs, ropes, name plates, table numbers.
    TablesArranged,
    /// Setting, batteries and place of the clocks.
    ClocksSet,
    /// The line-ups agree with the lists of the teams and the order of the boards.
    LineUpsChecked,
    /// Players know the rooms and the conditions of play.
    PlayersInstructed,
    /// Everybody can see the pairings.
    PairingsPublished,
    /// The start is announced and noted, the clocks run.
    RoundStarted,
    /// Who was not there by the end of the default time.
    AbsenteesNoted,
    /// Players know that their opponent is late.
    OpponentsInformed,
    /// The clocks are read every half hour.
    ClocksRead,
    /// Who leaves the playing area, and whom they meet.
    ExitsWatched,
    /// Games in time trouble are observed.
    TimeTroubleWatched,
    /// Every game is recorded, as adequate supervision wants it.
    GamesRecorded,
    /// Claims are checked before they are decided.
    ClaimsChecked,
    /// Both score sheets show the same result and are signed.
    ScoresheetsSigned,
    /// Every result is entered.
    ResultsEntered,
    /// The results are held against score sheets or match protocols.
    ResultsCompared,
    /// What happened is in the log of incidents.
    IncidentsLogged,
    /// Everybody can see who stands where.
    StandingsPosted,
    /// Boards and equipment are ready for the next round.
    BoardsReset,
    /// The round is declared complete.
    RoundClosed,
    /// The next round can be seen.
    NextRoundPublished,
    /// The results are sent to the federation.
    ResultsForwarded,
}

impl Duty {
    /// Every duty, in the order of a round.
    pub const ALL: [Duty; 25] = [
        Duty::ArbitersPresent,
        Duty::VenueChecked,
        Duty::EquipmentChecked,
        Duty::TablesArranged,
        Duty::ClocksSet,
        Duty::LineUpsChecked,
        Duty::PlayersInstructed,
        Duty::PairingsPublished,
        Duty::RoundStarted,
        Duty::AbsenteesNoted,
        Duty::OpponentsInformed,
        Duty::ClocksRead,
        Duty::ExitsWatched,
        Duty::TimeTroubleWatched,
        Duty::GamesRecorded,
        Duty::ClaimsChecked,
        Duty::ScoresheetsSigned,
        Duty::ResultsEntered,
        Duty::ResultsCompared,
        Duty::IncidentsLogged,
        Duty::StandingsPosted,
        Duty::BoardsReset,
        Duty::RoundClosed,
        Duty::NextRoundPublished,
        Duty::ResultsForwarded,
    ];

    /// The name under which it is written down.
    pub fn name(self) -> &'static str {
        match self {
            Duty::ArbitersPresent => "arbiters-present",
            Duty::VenueChecked => "venue-checked",
            Duty::EquipmentChecked => "equipment-checked",
            Duty::TablesArranged => "tables-arranged",
            Duty::ClocksSet => "clocks-set",
            Duty::LineUpsChecked => "line-ups-checked",
            Duty::PlayersInstructed => "players-instructed",
            Duty::PairingsPublished => "pairings-published",
            Duty::RoundStarted => "round-started",
            Duty::AbsenteesNoted => "absentees-noted",
            Duty::OpponentsInformed => "opponents-informed",
            Duty::ClocksRead => "clocks-read",
            Duty::ExitsWatched => "exits-watched",
            Duty::TimeTroubleWatched => "time-trouble-watched",
            Duty::GamesRecorded => "games-recorded",
            Duty::ClaimsChecked => "claims-checked",
            Duty::ScoresheetsSigned => "scoresheets-signed",
            Duty::ResultsEntered => "results-entered",
            Duty::ResultsCompared => "results-compared",
            Duty::IncidentsLogged => "incidents-logged",
            Duty::StandingsPosted => "standings-posted",
            Duty::BoardsReset => "boards-reset",
            Duty::RoundClosed => "round-closed",
            Duty::NextRoundPublished => "next-round-published",
            Duty::ResultsForwarded => "results-forwarded",
        }
    }

    /// When in a round it is done.
    pub fn phase(self) -> Phase {
        match self {
            Duty::ArbitersPresent
            | Duty::VenueChecked
            | Duty::EquipmentChecked
            | Duty::TablesArranged
            | Duty::ClocksSet
            | Duty::LineUpsChecked
            | Duty::PlayersInstructed
            | Duty::PairingsPublished
            | Duty::RoundStarted => Phase::Before,
            Duty::AbsenteesNoted
            | Duty::OpponentsInformed
            | Duty::ClocksRead
            | Duty::ExitsWatched
            | Duty::TimeTroubleWatched
            | Duty::GamesRecorded
            | Duty::ClaimsChecked
            | Duty::ScoresheetsSigned
            | Duty::ResultsEntered => Phase::During,
            Duty::ResultsCompared
            | Duty::IncidentsLogged
            | Duty::StandingsPosted
            | Duty::BoardsReset
            | Duty::RoundClosed
            | Duty::NextRoundPublished
            | Duty::ResultsForwarded => Phase::After,
        }
    }

    /// The duty with this name.
    pub fn named(name: &str) -> Option<Duty> {
        let mut all = Duty::ALL.into_iter();
        all.find(|duty| duty.name() == name)
    }

    /// Whether the event knows by itself when it is done, so that nobody ticks it.
    pub fn is_known_to_event(self) -> bool {
        matches!(
            self,
            Duty::PairingsPublished
                | Duty::RoundStarted
                | Duty::ClocksRead
                | Duty::ResultsEntered
                | Duty::RoundClosed
                | Duty::NextRoundPublished
        )
    }
}
