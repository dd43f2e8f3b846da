//! Deleted events: out of sight, brought back, removed for good, in every store.

use std::sync::Arc;

use adoube_journal::*;
use jiff::SignedDuration;

use super::{note, records_left};
use crate::common::places::Place;
use crate::common::*;

fn deletion() -> Deletion {
    Deletion {
        at: "2026-11-01T09:00:00.5Z".parse().unwrap(),
        by: author("Olga Owner"),
    }
}

fn is_deleted(error: &StoreError) -> bool {
    matches!(error, StoreError::EventDeleted(event) if *event == event_id())
}

pub(crate) async fn a_deleted_event_is_gone_and_comes_back_as_it_was(place: Place) {
    let store = place.open().await;
    let mut journal = paired_event(Arc::clone(&store), 4, 3).await;
    let (text, digest) = (write_export(&journal).unwrap(), journal.digest());
    // Somebody else deletes it, who has it open at the same time.
    let other = place.open().await;
    other.delete(&event_id(), &deletion()).await.unwrap();

    assert_eq!(store.events().await.unwrap(), []);
    assert_eq!(store.ends(&[event_id()]).await.unwrap(), []);
    let opened = Journal::open(Arc::clone(&store), event_id()).await;
    assert!(matches!(opened.err(), Some(SubmitError::Store(error)) if is_deleted(&error)));
    let result = enter(&open(), 1, 1, "1-0");
    for _ in 0..2 {
        let commands = submission(&journal, "Anna", vec![result.clone()]);
        let refused = journal.submit(commands).await.unwrap_err();
        assert!(matches!(refused, SubmitError::Store(error) if is_deleted(&error)));
    }
    let again = put(store.as_ref(), &event_id(), "Another", &[note(1, "x")]).await;
    assert!(is_deleted(&again.unwrap_err()), "the name is kept for it");
    let twice = other.delete(&event_id(), &deletion()).await.unwrap_err();
    assert!(matches!(twice, StoreError::NoEvent(_)), "{twice:?}");
    let [kept] = &store.deleted().await.unwrap()[..] else {
        panic!("one is deleted");
    };
    assert_eq!(kept.deletion, deletion());
    assert_eq!((&kept.id, kept.records), (&event_id(), journal.head().0));
    let month = SignedDuration::from_hours(30 * 24);
    assert_eq!(
        kept.deletion.kept_until(),
        deletion().at.checked_add(month).unwrap()
    );

    other.recover(&event_id()).await.unwrap();
    assert_eq!(store.deleted().await.unwrap(), []);
    let mut back = Journal::open(Arc::clone(&store), event_id()).await.unwrap();
    assert_eq!(
        (write_export(&back).unwrap(), back.digest()),
        (text, digest)
    );
    write(&mut back, vec![result]).await;
    assert_agrees(&back, store.as_ref()).await;
    let twice = other.recover(&event_id()).await.unwrap_err();
    assert!(matches!(twice, StoreError::NoEvent(_)), "{twice:?}");
}

pub(crate) async fn a_purged_event_is_nowhere_and_its_name_is_free(place: Place) {
    let store = place.open().await;
    drop(paired_event(Arc::clone(&store), 4, 3).await);
    store.delete(&event_id(), &deletion()).await.unwrap();
    let [kept] = &store.deleted().await.unwrap()[..] else {
        panic!("one is deleted");
    };
    // Whoever found it deleted before it was brought back removes nothing.
    store.recover(&event_id()).await.unwrap();
    assert!(!store.purge(kept).await.unwrap());
    let later = Deletion {
        at: deletion().kept_until(),
        ..deletion()
    };
    store.delete(&event_id(), &later).await.unwrap();
    assert!(!store.purge(kept).await.unwrap());
    let [kept] = &store.deleted().await.unwrap()[..] else {
        panic!("one is deleted");
    };
    assert!(store.purge(kept).await.unwrap());
    assert!(!store.purge(kept).await.unwrap());
    assert_eq!(store.deleted().await.unwrap(), []);
    let opened = Journal::open(Arc::clone(&store), event_id()).await;
    assert!(matches!(
        opened.err(),
        Some(SubmitError::Store(StoreError::NoEvent(_)))
    ));
    let journal = new_event(Arc::clone(&store)).await;
    assert_agrees(&journal, store.as_ref()).await;
}

pub(crate) async fn nothing_of_a_purged_event_is_left(place: Place) {
    let store = place.open().await;
    let mut journal = new_event(Arc::clone(&store)).await;
    let said = Command::Note(Noted {
        subject: Subject::Event {},
        text: "quite unmistakable words".to_owned(),
    });
    write(&mut journal, vec![said]).await;
    store.delete(&event_id(), &deletion()).await.unwrap();
    assert_eq!(records_left(&place).await, 2);
    let [kept] = &store.deleted().await.unwrap()[..] else {
        panic!("one is deleted");
    };
    assert!(store.purge(kept).await.unwrap());
    assert_eq!(records_left(&place).await, 0);
    let Some(file) = place.file() else {
        return;
    };
    // Nor between the pages of the file, nor in the log beside it.
    for ending in ["", "-wal"] {
        let mut name = file.clone().into_os_string();
        name.push(ending);
        let bytes = std::fs::read(name).unwrap_or_default();
        let words = b"quite unmistakable words";
        assert!(
            !bytes.windows(words.len()).any(|part| part == words),
            "{ending}"
        );
    }
}
