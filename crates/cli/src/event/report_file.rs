//! A whole tournament from a report file: what it becomes, and the section that is made of it.

use std::path::Path;

use adoube_bodies::finding::FindingBody;
use adoube_bodies::import::ImportBody;
use adoube_conduct::import::{CannotImport, Destination, Import, import};
use adoube_conduct::vet;
use adoube_formats::Trf;
use adoube_journal::{Event, EventId, Journal, StoreError, SubmitError, foresee};
use jiff::Timestamp;

use super::desk::{Desk, event_id, warn_of};
use crate::failure::Failure;
use crate::texts::{say, t, tell, words};
use crate::{files, output, warnings};

/// A report file that was read.
pub(super) struct ReportFile {
    /// What the user calls it.
    name: String,
    bytes: Vec<u8>,
    trf: Trf,
}

impl ReportFile {
    /// Reads the file.
    pub(super) fn read(name: &str, bytes: Vec<u8>) -> Result<ReportFile, Failure> {
        Ok(ReportFile {
            trf: files::read_report(name, &bytes)?,
            name: name.to_owned(),
            bytes,
        })
    }

    /// What the file becomes, in an event that is there or a new one.
    fn becomes(&self, event: Option<&Event>, section: Option<&str>) -> Result<Import, Failure> {
        let into = Destination {
            event,
            name: section,
        };
        let file = Path::new(&self.name).file_name();
        let file = file.map_or_else(|| self.name.clone(), |file| file.display().to_string());
        import(&self.trf, &file, into).map_err(|why| match why {
            CannotImport::Faults(faults) => files::faulty_report(&self.name, &self.bytes, &faults),
            refused => Failure::of(&refused).at(&self.name),
        })
    }
}

/// Makes an event of a file: under the name that the file has, unless another is given.
pub(super) async fn new_from_report(
    desk: Desk,
    path: &Path,
    id: Option<&str>,
    name: Option<String>,
) -> Result<(), Failure> {
    let file = ReportFile::read(&files::name_of(path), files::read(path)?)?;
    let found = file.becomes(None, None)?;
    let title = name.as_deref().unwrap_or(&found.details.name);
    let id = match id {
        Some(id) => event_id(id)?,
        None => EventId::from_title(title),
    };
    let mut events = desk.store.events().await?.into_iter();
    if events.any(|event| event.id == id) {
        return Err(StoreError::EventExists(id).into());
    }
    import_report(desk, id, name, file, false).await
}

/// Imports a file into the event of this name, which is made if it is not there yet; or only tells what
/// it would become.
pub(super) async fn import_report(
    desk: Desk,
    id: EventId,
    name: Option<String>,
    file: ReportFile,
    dry_run: bool,
) -> Result<(), Failure> {
    let there = match Journal::open(desk.store.clone(), id.clone()).await {
        Ok(journal) => Some(journal),
        Err(SubmitError::Store(StoreError::NoEvent(_))) => None,
        Err(error) => return Err(error.into()),
    };
    let event = there.as_ref().map(Journal::event);
    let mut import = file.becomes(event, desk.section.as_deref())?;
    if let Some(name) = name {
        import.details.name = name;
    }
    if dry_run {
        let before = event.cloned().unwrap_or_else(|| Event {
            details: import.details.clone(),
            ..Event::default()
        });
        tell_import(&desk, &id, &import, &findings(&before, &import), None);
        return Ok(());
    }
    let is_new = there.is_none();
    let mut found = None;
    let mut journal = match there {
        Some(journal) => journal,
        None => {
            let before = Event {
                details: import.details.clone(),
                ..Event::default()
            };
            // Nothing is made that is refused in the next step.
            found = Some(desk.vet_for(&before, &[import.command()])?);
            let (author, now) = (desk.author()?, Timestamp::now());
            let details = import.details.clone();
            Journal::create(desk.store.clone(), id.clone(), details, author, now).await?
        }
    };
    let commands = vec![import.command()];
    let found = match found {
        Some(found) => found,
        None => desk.vet(&journal, &commands)?,
    };
    desk.write(&mut journal, commands).await?;
    if is_new && !desk.json {
        output::print_line(&say!("event-made-from-file", event = id.as_str()));
    }
    tell_import(&desk, &id, &import, &found, Some(journal.head().0));
    Ok(())
}

/// What speaks against the rounds of a file.
fn findings(before: &Event, import: &Import) -> Vec<FindingBody> {
    let commands = [import.command()];
    let reason = t("event-import-dry-run");
    let after = foresee(before, &commands, Some(reason));
    // With a reason nothing is held back.
    let vetted = vet(before, &commands, Some(reason), None).unwrap_or_default();
    FindingBody::all(&vetted, words(), &after)
}

fn tell_import(
    desk: &Desk,
    event: &EventId,
    import: &Import,
    findings: &[FindingBody],
    head: Option<u64>,
) {
    if desk.json {
        output::print_json(&ImportBody::of(event, import, findings, head, words()));
        return;
    }
    let section = &import.section;
    output::print_line(&say!(
        "event-imported",
        name = section.settings.name,
        section = section.section.as_str(),
        version = import.version.to_string(),
        format = tell(&section.settings.format),
        players = section.entrants.len(),
        rounds = section.rounds.len(),
        planned = section.settings.rounds
    ));
    let lines = import.adjustments.iter();
    let lines = lines.map(|one| (one.line, tell(&one.what)));
    warnings::of_lines(&section.file, lines);
    warn_of(findings);
    if head.is_none() {
        output::print_line(t("event-import-dry-run"));
    }
}
