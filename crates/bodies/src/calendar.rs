//! When the rounds of an event are.

use adoube_journal::{EventDetails, EventId, SectionId, SectionSettings};
use adoube_tournament::RoundNumber;
use adoube_words::Words;
use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use serde::Serialize;
use utoipa::ToSchema;

/// The rounds of an event whose start is announced, in the order in which they are played.
#[derive(Serialize, ToSchema)]
pub struct CalendarBody {
    /// The name of the event.
    pub event: String,
    pub place: Option<String>,
    pub rounds: Vec<RoundStart>,
}

/// A round and when it starts.
#[derive(Serialize, ToSchema)]
#[schema(as = CalendarRound)]
pub struct RoundStart {
    /// The name of the entry for ever, as calendar programs have it.
    pub uid: String,
    #[schema(value_type = String)]
    pub section: SectionId,
    #[schema(value_type = u16)]
    pub round: RoundNumber,
    /// On the clocks of the place where the event is.
    #[schema(value_type = String)]
    pub starts: DateTime,
    /// What the round is called.
    pub summary: String,
    /// The time control, if it is announced.
    pub time_control: Option<String>,
    /// Where the round is to be seen; nothing where nobody knows the address of the server.
    pub url: Option<String>,
}

#[derive(Serialize)]
struct CalendarSummary<'s> {
    event: &'s str,
    section: &'s str,
    round: RoundNumber,
}

impl CalendarBody {
    /// The rounds of these sections. When the event was created makes the names of the entries those of no
    /// other event.
    pub fn of<'s>(
        id: &EventId,
        details: &EventDetails,
        sections: impl Iterator<Item = (&'s SectionId, &'s SectionSettings)>,
        created: Timestamp,
        words: Words,
    ) -> CalendarBody {
        let created = created.to_zoned(TimeZone::UTC);
        let created = created.strftime("%Y%m%dT%H%M%SZ").to_string();
        let rounds = sections.flat_map(|(section, settings)| {
            let times = settings.schedule.iter();
            let created = &created;
            times.map(move |time| RoundStart {
                uid: format!("round-{}.{section}.{id}.{created}@adoube", time.round),
                section: section.clone(),
                round: time.round,
                starts: time.starts,
                summary: words.tell(&CalendarSummary {
                    event: &details.name,
                    section: &settings.name,
                    round: time.round,
                }),
                time_control: settings.time_control.clone(),
                url: None,
            })
        });
        let mut rounds: Vec<RoundStart> = rounds.collect();
        rounds.sort_by(|one, other| {
            let key = |round: &RoundStart| (round.starts, round.round);
            key(one).cmp(&key(other))
        });
        CalendarBody {
            event: details.name.clone(),
            place: details.place.clone(),
            rounds,
        }
    }
}
