//! What listeners are told when an event changes.

use adoube_journal::SectionId;
use axum::body::Bytes;
use serde::Serialize;

use super::EventView;

/// A change of an event, written once for all who listen.
pub struct ChangeNotice {
    /// For the public: nothing if nothing public changed.
    pub public: Option<Bytes>,
    /// For the people of the event.
    pub desk: Bytes,
}

/// What stands in a notice: how far the journal is, and where to look.
#[derive(Serialize)]
struct NoticeBody<'s> {
    seq: u64,
    sections: Vec<&'s SectionId>,
}

impl ChangeNotice {
    /// What changed between two moments.
    pub fn between(before: &EventView, after: &EventView) -> ChangeNotice {
        let public = !after.public.looks_like(&before.public);
        let touched = after.public.sections.iter().filter(|section| {
            let mut sections = before.public.sections.iter();
            sections.find(|other| other.id == section.id) != Some(section)
        });
        let public = public.then(|| message(after, touched.map(|section| &section.id).collect()));
        let touched = after
            .event
            .sections
            .iter()
            .filter(|section| before.event.section(&section.id) != Some(section));
        ChangeNotice {
            public,
            desk: message(after, touched.map(|section| &section.id).collect()),
        }
    }
}

/// What a listener is told first: how far the event is.
pub(crate) fn greeting(shown: &EventView) -> Bytes {
    message(shown, Vec::new())
}

/// A message of a stream of server-sent events.
fn message(shown: &EventView, sections: Vec<&SectionId>) -> Bytes {
    let told = NoticeBody {
        seq: shown.seq.0,
        sections,
    };
    let told = serde_json::to_string(&told).unwrap_or_default();
    Bytes::from(format!("id: {}\ndata: {told}\n\n", shown.seq))
}
