//! Chains of digests in every store: what is restored is what was there, and what was kept without
//! digests is taken in.

use std::sync::Arc;

use adoube_journal::*;

use super::meddle;
use crate::common::places::Place;
use crate::common::*;

pub(crate) async fn what_is_restored_is_what_was_there(place: Place) {
    let journal = paired_event(Arc::new(MemoryStore::default()), 8, 3).await;
    let text = write_export(&journal).unwrap();
    let stored = || read_export(&text).unwrap().into_stored().unwrap();
    let store = place.open().await;
    store.restore("where it was", &[stored()]).await.unwrap();
    assert_eq!(store.identity().await.unwrap(), "where it was");
    let verdict = verify(store.as_ref(), &event_id()).await.unwrap();
    assert_eq!(
        (verdict.faults, verdict.head),
        (vec![], Some(journal.digest()))
    );
    let mut again = Journal::open(Arc::clone(&store), event_id()).await.unwrap();
    assert_eq!(write_export(&again).unwrap(), text);
    write(&mut again, vec![enter(&open(), 1, 1, "1-0")]).await;
    assert_agrees(&again, store.as_ref()).await;
    // A place that has something in it stays as it is, name and all.
    let refused = store.restore("elsewhere", &[stored()]).await.unwrap_err();
    assert!(matches!(refused, StoreError::EventExists(_)), "{refused:?}");
    assert_eq!(store.identity().await.unwrap(), "where it was");
    assert_agrees(&again, store.as_ref()).await;
}

pub(crate) async fn what_was_kept_without_digests_is_taken_in(place: Place) {
    let before = paired_event(place.open().await, 8, 3)
        .await
        .records()
        .to_vec();
    // As a program without digests left it.
    let of_trigger = match place {
        Place::Postgres(_) => {
            "DROP TRIGGER chained ON record; DROP FUNCTION chained();
             ALTER TABLE record DROP CONSTRAINT chained;"
        }
        _ => "DROP TRIGGER chained;",
    };
    let of_columns = "ALTER TABLE event DROP COLUMN records; ALTER TABLE event DROP COLUMN head;
        ALTER TABLE event DROP COLUMN taken_in; ALTER TABLE event DROP COLUMN seal;
        ALTER TABLE record DROP COLUMN digest; ALTER TABLE record DROP COLUMN shown;
        DELETE FROM _sqlx_migrations WHERE version = 4;";
    meddle(&place, &format!("{of_trigger} {of_columns}")).await;
    let store = place.open().await;
    let verdict = verify(store.as_ref(), &event_id()).await.unwrap();
    assert_eq!(verdict.faults, []);
    assert_eq!(
        verdict.taken_in.as_ref().unwrap().records,
        before.len() as u64
    );
    let mut journal = Journal::open(Arc::clone(&store), event_id()).await.unwrap();
    assert_eq!(journal.records(), before);
    write(&mut journal, vec![enter(&open(), 1, 1, "1-0")]).await;
    assert_agrees(&journal, store.as_ref()).await;
    assert_eq!(verdict.proved_from(), journal.head());
    // It is taken in once.
    let again = verify(place.open().await.as_ref(), &event_id())
        .await
        .unwrap();
    assert_eq!(again.taken_in, verdict.taken_in);
    assert!(again.is_sound());
}

/// Whoever changes a record behind the back of the store is found out, and nothing is written behind it.
pub(crate) async fn a_changed_record_is_found(place: Place) {
    let mut journal = paired_event(place.open().await, 8, 3).await;
    meddle(&place, "UPDATE record SET author = 'Eve' WHERE seq = 4").await;
    let store = place.open().await;
    let changed = [ChainFault::Changed { seq: Seq(4) }];
    let verdict = verify(store.as_ref(), &event_id()).await.unwrap();
    assert_eq!(verdict.faults, changed);
    let opened = Journal::open(Arc::clone(&store), event_id()).await.unwrap();
    assert_eq!(opened.faults(), changed);
    // Whoever had it open sees it when the end is not the one they know.
    let cut = "DELETE FROM record WHERE seq > 10;
        UPDATE event SET records = 10, head = (SELECT digest FROM record WHERE seq = 10)";
    meddle(&place, cut).await;
    let more = submission(&journal, "Anna", vec![enter(&open(), 1, 1, "1-0")]);
    let refused = journal.submit(more).await.unwrap_err();
    assert!(matches!(refused, SubmitError::Damaged(_)), "{refused:?}");
}
