//! `adoube move`: everything to another place.

use std::path::Path;
use std::sync::Arc;

use adoube_bodies::people::{MovedBody, MovedEvent};
use adoube_journal::{Journal, Seq, Store};
use adoube_server::auth::{People, PeopleError};
use clap::Args;
use sha2::{Digest, Sha256};

use crate::args::DataArgs;
use crate::event::{exported, open_data};
use crate::failure::Failure;
use crate::people::{failed, open_people};
use crate::texts::{fail, say};
use crate::{files, output};

#[derive(Args)]
pub(crate) struct MoveArgs {
    /// Where everything is: a folder, or the address of a PostgreSQL database (postgres://…)
    from: String,
    /// Where everything is to be: a place of either kind in which there is nothing yet
    to: String,
}

/// Events and people of a place.
struct Opened {
    store: Arc<dyn Store>,
    people: People,
}

impl Opened {
    async fn at(place: &str) -> Result<Opened, Failure> {
        let data = DataArgs {
            data: Some(place.to_owned()),
        };
        let store = open_data(&data).await?;
        let people = open_people(&data, &*store).await?;
        Ok(Opened { store, people })
    }

    async fn close(&self) {
        self.people.close().await;
        self.store.close().await;
    }
}

/// Moves events and people, and compares what is there with what is here.
pub(crate) async fn run(args: MoveArgs, json: bool) -> Result<(), Failure> {
    // A place that is not there is not made, only to be found empty.
    if !args.from.contains("://") {
        let folder = Path::new(&args.from);
        std::fs::read_dir(folder).map_err(|error| files::unreadable(folder, &error))?;
    }
    let (from, to) = (Opened::at(&args.from).await?, Opened::at(&args.to).await?);
    let moved = moved(&from, &to, &args.to).await;
    from.close().await;
    to.close().await;
    let moved = moved?;
    if json {
        output::print_json(&moved);
        return Ok(());
    }
    let accounts = moved.people.get("account").copied().unwrap_or(0);
    let events = moved.events.len();
    output::print_line(&say!("move-done", events = events, accounts = accounts));
    Ok(())
}

async fn moved(from: &Opened, to: &Opened, place: &str) -> Result<MovedBody, Failure> {
    if !to.store.events().await?.is_empty() || !to.store.deleted().await?.is_empty() {
        return Err(fail!("move-not-empty", place = place));
    }
    // What is not sound stays where it is: there it can be looked into.
    let (mut here, mut stored) = (Vec::new(), Vec::new());
    let shown = from.store.events().await?.into_iter();
    let deleted = from.store.deleted().await?.into_iter();
    for id in shown
        .map(|event| event.id)
        .chain(deleted.map(|event| event.id))
    {
        let journal = Journal::open_kept(from.store.clone(), id.clone()).await?;
        journal.sound()?;
        let export = exported(&journal, false, None)?;
        here.push((id.clone(), journal.head().0, export));
        let records = from.store.load(&id, Seq::NONE).await?;
        stored.push((id, records));
    }
    match from.people.move_to(&to.people).await {
        Err(PeopleError::Taken) => return Err(fail!("move-not-empty", place = place)),
        done => done.map_err(failed)?,
    }
    to.store.create(&stored).await?;
    let mut events = Vec::new();
    for (event, records, export) in here {
        let there = Journal::open_kept(to.store.clone(), event.clone()).await?;
        if export != exported(&there, false, None)? {
            let event = event.as_str();
            return Err(fail!("move-differs", event = event, place = place));
        }
        events.push(MovedEvent {
            event: event.to_string(),
            records,
            digest: digest(&export),
        });
    }
    let counts = from.people.counts().await.map_err(failed)?;
    if counts != to.people.counts().await.map_err(failed)? {
        return Err(fail!("move-differs", event = "people", place = place));
    }
    Ok(MovedBody {
        events,
        people: counts.into_iter().collect(),
    })
}

fn digest(export: &str) -> String {
    let bytes = Sha256::digest(export.as_bytes());
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
