//! What is to be said of commands before they are written, for the message of a page.

use adoube_bodies::finding::FindingBody;
use adoube_conduct::vet;
use adoube_journal::{Command, Event, foresee};
use jiff::Zoned;

use crate::texts::words;

/// A message, and after it what speaks against the commands it is about.
pub(crate) fn with_findings(said: String, event: &Event, commands: &[Command]) -> String {
    let after = foresee(event, commands, None);
    let vetted = vet(event, commands, None, Some(Zoned::now().datetime()));
    let findings = FindingBody::all(&vetted.unwrap_or_default(), words(), &after);
    let told = findings.into_iter().map(|finding| finding.cited);
    std::iter::once(said)
        .chain(told)
        .collect::<Vec<_>>()
        .join(" · ")
}
