//! SQLite and PostgreSQL cannot be told apart.

use std::sync::Arc;

use adoube_journal::*;
use proptest::test_runner::TestRunner;

use super::meddle;
use crate::common::places::Place;
use crate::common::random::{Start, Step, start, steps};
use crate::common::*;

/// Whatever is written, the two databases answer alike and keep the same.
#[test]
fn sqlite_and_postgres_cannot_be_told_apart() {
    let sqlite = Place::sqlite();
    let Some(postgres) = block_on(Place::postgres()) else {
        return;
    };
    let mut runner = TestRunner::new(cases(24));
    let all = (start(), steps(1..40));
    let outcome = runner.run(&all, |(start, steps)| {
        block_on(compare(&sqlite, &postgres, &start, &steps));
        Ok(())
    });
    if let Err(failure) = outcome {
        panic!("{failure}");
    }
}

async fn compare(sqlite: &Place, postgres: &Place, start: &Start, steps: &[Step]) {
    let stores = [fresh(sqlite).await, fresh(postgres).await];
    let mut journals = Vec::new();
    for store in &stores {
        journals.push(start.journal(Arc::clone(store)).await);
    }
    for step in steps {
        let submission = step.submission(&journals[0]);
        let mut answers = Vec::new();
        for journal in &mut journals {
            let answer = journal.submit(submission.clone()).await;
            answers.push(answer.map_err(|error| error.to_string()));
        }
        assert_eq!(answers[0], answers[1]);
    }
    let mut kept = Vec::new();
    for (journal, store) in journals.iter().zip(&stores) {
        assert_agrees(journal, store.as_ref()).await;
        let again = Journal::open(Arc::clone(store), event_id()).await.unwrap();
        assert_eq!(again.event(), journal.event());
        let snapshots = again
            .event()
            .sections
            .iter()
            .map(|section| section.snapshot().unwrap());
        let snapshots: Vec<_> = snapshots.collect();
        kept.push((
            without_lots(&write_export(&again).unwrap()),
            snapshots,
            store.events().await.unwrap(),
        ));
    }
    assert_eq!(kept[0], kept[1]);
}

/// An export without the salts that were drawn for it, and the digests that cover them.
fn without_lots(export: &str) -> Vec<serde_json::Value> {
    let lines = export.lines().map(|line| {
        let mut value: serde_json::Value = serde_json::from_str(line).unwrap();
        let keys = value.as_object_mut().unwrap();
        for drawn in ["salt", "digest", "head"] {
            keys.remove(drawn);
        }
        value
    });
    lines.collect()
}

/// The place with nothing in it.
async fn fresh(place: &Place) -> Arc<dyn Store> {
    let store = place.open().await;
    meddle(place, "DELETE FROM record; DELETE FROM event").await;
    store
}
