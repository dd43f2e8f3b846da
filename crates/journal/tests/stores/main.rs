//! What every store promises, tried on each of them, and that SQLite and PostgreSQL cannot be
//! told apart.

#[path = "../common/mod.rs"]
mod common;

mod alike;
mod deleting;
mod erasing;
mod proof;

use std::sync::Arc;

use adoube_journal::*;
use common::places::{Place, on_stores};
use common::*;
use deleting::*;
use erasing::*;
use proof::*;
use sqlx::Connection;

on_stores! {
    everywhere:
        a_new_event_is_there,
        an_event_is_created_once,
        what_does_not_exist_is_said_so,
        records_come_back_as_they_were_written,
        records_are_loaded_from_where_the_reader_is,
        a_writer_who_is_behind_writes_nothing,
        a_batch_is_written_whole_or_not_at_all,
        nothing_to_write_is_no_mistake,
        the_list_follows_the_journals,
        undoing_a_new_name_brings_the_old_one_back,
        events_do_not_touch_each_other,
        an_export_moves_to_any_store,
        a_second_handle_sees_everything,
        what_is_restored_is_what_was_there,
        a_deleted_event_is_gone_and_comes_back_as_it_was,
        a_purged_event_is_nowhere_and_its_name_is_free,
        what_is_erased_is_gone_and_the_chain_still_holds,
        erasing_follows_a_player_into_another_section,
        nothing_is_erased_without_a_reason_or_twice;
    databases:
        reopening_gives_the_same_state,
        a_future_migration_is_refused,
        an_altered_migration_is_refused,
        what_was_kept_without_digests_is_taken_in,
        a_changed_record_is_found,
        nothing_of_a_purged_event_is_left,
        what_stands_there_instead_is_proved_too;
}

fn slug(text: &str) -> EventId {
    text.parse().unwrap()
}

fn note(seq: u64, text: &str) -> Record {
    Record {
        seq: Seq(seq),
        at: time_after(Seq(seq)),
        author: author("Anna Arbiter"),
        reason: None,
        confirmed: Vec::new(),
        change: Change::Noted(Noted {
            subject: Subject::Event {},
            text: text.to_owned(),
        }),
    }
}

fn created(name: &str) -> Record {
    Record {
        change: Change::EventCreated(EventCreated {
            details: EventDetails::named(name),
        }),
        ..note(1, name)
    }
}

async fn a_new_event_is_there(place: Place) {
    let store = place.open().await;
    assert_eq!(store.events().await.unwrap(), []);
    let journal = new_event(Arc::clone(&store)).await;
    let summary = EventSummary {
        id: event_id(),
        name: "Club Championship".to_owned(),
        records: 1,
        changed: Some(time_after(Seq::NONE)),
    };
    assert_eq!(store.events().await.unwrap(), [summary]);
    assert_agrees(&journal, store.as_ref()).await;
}

async fn an_event_is_created_once(place: Place) {
    let store = place.open().await;
    let id = slug("spring");
    put(store.as_ref(), &id, "Spring", &[created("Spring")])
        .await
        .unwrap();
    let again = put(
        store.as_ref(),
        &id,
        "Autumn",
        &[created("Autumn"), note(2, "x")],
    )
    .await;
    let error = again.unwrap_err();
    assert!(matches!(&error, StoreError::EventExists(event) if *event == id));
    assert_eq!(told(&error), "there is an event \"spring\" already");
    assert_eq!(
        kept_after(store.as_ref(), &id, Seq::NONE).await.unwrap(),
        [created("Spring")]
    );
    assert_eq!(store.events().await.unwrap()[0].name, "Spring");
}

async fn what_does_not_exist_is_said_so(place: Place) {
    let store = place.open().await;
    let id = slug("nowhere");
    let no_event = |error: StoreError| {
        assert!(matches!(&error, StoreError::NoEvent(event) if event.as_str() == "nowhere"));
        assert_eq!(told(&error), "there is no event \"nowhere\"");
    };
    no_event(store.load(&id, Seq::NONE).await.unwrap_err());
    no_event(
        append(store.as_ref(), &id, &[note(2, "one")], None)
            .await
            .unwrap_err(),
    );
    let two = [note(2, "two"), note(3, "three")];
    no_event(append(store.as_ref(), &id, &two, None).await.unwrap_err());
    no_event(
        append(store.as_ref(), &id, &two, Some("new name"))
            .await
            .unwrap_err(),
    );
    assert!(matches!(
        Journal::open(store, id).await,
        Err(SubmitError::Store(StoreError::NoEvent(_)))
    ));
}

async fn records_come_back_as_they_were_written(place: Place) {
    let store = place.open().await;
    let id = slug("spring");
    put(store.as_ref(), &id, "Spring", &[created("Spring")])
        .await
        .unwrap();
    let odd = [
        "½–½ 🤝 \u{2028}",
        "two\nlines\r\n\tand a tab",
        "'; DROP TABLE record; --",
        "\\u0041 \\",
        "\u{0}",
    ];
    let mut written = vec![created("Spring")];
    for (text, seq) in odd.iter().zip(2..) {
        let record = Record {
            at: "2026-11-01T09:00:00.123456789Z".parse().unwrap(),
            author: author("Łukasz 'Deputy' O\"Neill 裁判"),
            // A column of its own, in which PostgreSQL keeps no NUL.
            reason: Some(text.replace('\0', "")),
            ..note(seq, text)
        };
        let appended = append(store.as_ref(), &id, std::slice::from_ref(&record), None).await;
        assert_eq!(appended.unwrap(), Appended::Yes);
        written.push(record);
    }
    let long = note(7, &"a very long story ".repeat(100_000));
    append(store.as_ref(), &id, std::slice::from_ref(&long), None)
        .await
        .unwrap();
    written.push(long);
    assert_eq!(
        kept_after(store.as_ref(), &id, Seq::NONE).await.unwrap(),
        written
    );
    assert_eq!(kept(place.open().await.as_ref(), &id).await, written);
}

async fn records_are_loaded_from_where_the_reader_is(place: Place) {
    let store = place.open().await;
    let id = slug("spring");
    let records = [created("Spring"), note(2, "two"), note(3, "three")];
    put(store.as_ref(), &id, "Spring", &records).await.unwrap();
    for after in 0..=3 {
        let loaded = kept_after(store.as_ref(), &id, Seq(after)).await.unwrap();
        assert_eq!(loaded, records[after as usize..]);
    }
    assert_eq!(kept_after(store.as_ref(), &id, Seq(9)).await.unwrap(), []);
}

async fn a_writer_who_is_behind_writes_nothing(place: Place) {
    let store = place.open().await;
    let id = slug("spring");
    put(
        store.as_ref(),
        &id,
        "Spring",
        &[created("Spring"), note(2, "first")],
    )
    .await
    .unwrap();
    let before = kept_after(store.as_ref(), &id, Seq::NONE).await.unwrap();
    let attempts: [(u64, Vec<Record>, Option<&str>); 5] = [
        (1, vec![note(2, "second")], None),
        (1, vec![note(2, "second"), note(3, "third")], None),
        (1, vec![note(2, "second")], Some("Autumn")),
        // From a future that does not exist.
        (5, vec![note(6, "sixth")], None),
        (
            5,
            vec![note(6, "sixth"), note(7, "seventh")],
            Some("Autumn"),
        ),
    ];
    for (head, records, renamed) in attempts {
        let appended = append(store.as_ref(), &id, &records, renamed).await;
        assert_eq!(appended.unwrap(), Appended::HeadMoved, "{head} {renamed:?}");
    }
    assert_eq!(
        kept_after(store.as_ref(), &id, Seq::NONE).await.unwrap(),
        before
    );
    assert_eq!(store.events().await.unwrap()[0].name, "Spring");
}

async fn a_batch_is_written_whole_or_not_at_all(place: Place) {
    let store = place.open().await;
    let mut journal = paired_event(Arc::clone(&store), 4, 3).await;
    let good = vec![enter(&open(), 1, 1, "1-0"), enter(&open(), 1, 2, "0-1")];
    let bad = vec![enter(&open(), 1, 1, "1-0"), enter(&open(), 1, 9, "0-1")];
    let before = journal.head();
    let why = refused(&mut journal, bad).await;
    assert_eq!(told(&why), "there is no board 9 in round 1");
    assert_eq!(journal.head(), before);
    assert_agrees(&journal, store.as_ref()).await;
    write(&mut journal, good).await;
    assert_eq!(journal.head(), Seq(before.0 + 2));
    assert_agrees(&journal, store.as_ref()).await;
}

async fn nothing_to_write_is_no_mistake(place: Place) {
    let store = place.open().await;
    let mut journal = new_event(Arc::clone(&store)).await;
    let receipt = write(&mut journal, Vec::new()).await;
    assert_eq!((receipt.records.len(), receipt.head), (0, Seq(1)));
    assert_agrees(&journal, store.as_ref()).await;
}

async fn the_list_follows_the_journals(place: Place) {
    let store = place.open().await;
    // An order that is not the order of the alphabet, and one that locales disagree about.
    let slugs = ["b-2", "a", "b1", "ab", "b-10", "a-b"];
    for id in slugs {
        put(
            store.as_ref(),
            &slug(id),
            &id.to_uppercase(),
            &[created(id)],
        )
        .await
        .unwrap();
    }
    let renamed = append(
        store.as_ref(),
        &slug("ab"),
        &[note(2, "x"), note(3, "y")],
        Some("Ωmega"),
    )
    .await;
    assert_eq!(renamed.unwrap(), Appended::Yes);
    let one = append(store.as_ref(), &slug("a"), &[note(2, "x")], Some("Alpha")).await;
    assert_eq!(one.unwrap(), Appended::Yes);
    let lines = store.events().await.unwrap();
    let lines: Vec<_> = lines
        .iter()
        .map(|line| (line.id.as_str(), line.name.as_str(), line.records))
        .collect();
    let expected = [
        ("a", "Alpha", 2),
        ("a-b", "A-B", 1),
        ("ab", "Ωmega", 3),
        ("b-10", "B-10", 1),
        ("b-2", "B-2", 1),
        ("b1", "B1", 1),
    ];
    assert_eq!(lines, expected);
    assert_eq!(
        store.events().await.unwrap()[2].changed,
        Some(time_after(Seq(3)))
    );
}

async fn undoing_a_new_name_brings_the_old_one_back(place: Place) {
    let store = place.open().await;
    let mut journal = new_event(Arc::clone(&store)).await;
    let edit = |name: &str| {
        Command::EditEvent(EventEdited {
            details: EventDetails::named(name),
        })
    };
    let name = async || store.events().await.unwrap()[0].name.clone();
    write(&mut journal, vec![edit("Masters")]).await;
    assert_eq!(name().await, "Masters");
    write(&mut journal, vec![Command::Undo(Undone { seq: Seq(2) })]).await;
    assert_eq!(name().await, "Club Championship");
    write(&mut journal, vec![Command::Redo(Redone { seq: Seq(2) })]).await;
    assert_eq!(name().await, "Masters");
    write(&mut journal, vec![edit("One"), edit("Two")]).await;
    assert_eq!(name().await, "Two");
}

async fn events_do_not_touch_each_other(place: Place) {
    let store = place.open().await;
    let mut journals = Vec::new();
    for id in ["one", "two"] {
        let (details, who) = (EventDetails::named(id), author("Anna Arbiter"));
        let journal = Journal::create(
            Arc::clone(&store),
            slug(id),
            details,
            who,
            time_after(Seq::NONE),
        );
        journals.push(journal.await.unwrap());
    }
    for turn in 0..6 {
        let add = Command::AddSection(SectionAdded {
            section: section_id(&format!("section-{turn}")),
            settings: SectionSettings::swiss("Section", 5),
        });
        write(&mut journals[turn % 2], vec![add]).await;
    }
    for journal in &journals {
        assert_eq!(journal.head(), Seq(4));
        assert_agrees(journal, store.as_ref()).await;
    }
}

async fn an_export_moves_to_any_store(place: Place) {
    let store = place.open().await;
    let journal = paired_event(Arc::clone(&store), 60, 3).await;
    let text = write_export(&journal).unwrap();
    let export = read_export(&text).unwrap();
    let now = time_after(Seq(100));
    let taken = Journal::restore(Arc::clone(&store), event_id(), export.clone(), now).await;
    assert!(matches!(
        taken,
        Err(SubmitError::Store(StoreError::EventExists(_)))
    ));
    let copy = Journal::restore(Arc::clone(&store), slug("copy"), export, now)
        .await
        .unwrap();
    assert_eq!(copy.event(), journal.event());
    assert_agrees(&copy, store.as_ref()).await;
    let copied = write_export(&copy).unwrap();
    assert_eq!(
        copied.split_once('\n').unwrap().1,
        text.split_once('\n').unwrap().1
    );
}

async fn a_second_handle_sees_everything(place: Place) {
    let (one, other) = (place.open().await, place.open().await);
    let mut journal = paired_event(one, 4, 3).await;
    let mut reader = Journal::open(Arc::clone(&other), event_id()).await.unwrap();
    let undo = Command::Undo(Undone {
        seq: journal.head().next(),
    });
    for commands in [
        vec![enter(&open(), 1, 1, "1-0")],
        vec![undo],
        vec![enter(&open(), 1, 1, "½-½")],
    ] {
        write(&mut journal, commands).await;
        assert!(reader.head() < journal.head());
        reader.refresh().await.unwrap();
        assert_eq!(reader.records(), journal.records());
        assert_eq!(reader.event(), journal.event());
        assert_eq!(reader.is_undone(Seq(8)), journal.is_undone(Seq(8)));
        assert_agrees(&reader, other.as_ref()).await;
    }
}

async fn reopening_gives_the_same_state(place: Place) {
    let journal = {
        let store = place.open().await;
        let mut journal = paired_event(store, 8, 3).await;
        write(
            &mut journal,
            vec![enter(&open(), 1, 1, "1-0"), enter(&open(), 1, 2, "-/-")],
        )
        .await;
        let undo = Command::Undo(Undone {
            seq: journal.head(),
        });
        write(&mut journal, vec![undo]).await;
        journal
    };
    let (event, text) = (journal.event().clone(), write_export(&journal).unwrap());
    let undone = journal.last_undone().cloned();
    drop(journal);
    let again = Journal::open(place.open().await, event_id()).await.unwrap();
    assert_eq!(again.event(), &event);
    assert_eq!(write_export(&again).unwrap(), text);
    assert_eq!(again.last_undone().cloned(), undone);
    let (then, now) = (
        event.sections[0].snapshot().unwrap(),
        again.event().sections[0].snapshot().unwrap(),
    );
    assert_eq!(then, now);
}

/// Runs a statement behind the back of the store.
async fn meddle(place: &Place, statement: &str) {
    match place {
        Place::Memory(_) => unreachable!("there is nothing to meddle with"),
        Place::Sqlite(_) => {
            let file = rusqlite::Connection::open(place.file().unwrap()).unwrap();
            file.execute_batch(statement).unwrap();
        }
        Place::Postgres(url) => {
            let mut connection = sqlx::PgConnection::connect(url).await.unwrap();
            let statement = sqlx::AssertSqlSafe(statement.to_owned());
            sqlx::raw_sql(statement)
                .execute(&mut connection)
                .await
                .unwrap();
        }
    }
}

/// How many records a database has, of whatever events.
async fn records_left(place: &Place) -> i64 {
    let count = "SELECT count(*) FROM record";
    match place {
        Place::Memory(_) => unreachable!("there is nothing to look into"),
        Place::Sqlite(_) => {
            let file = rusqlite::Connection::open(place.file().unwrap()).unwrap();
            file.query_row(count, [], |row| row.get(0)).unwrap()
        }
        Place::Postgres(url) => {
            let mut connection = sqlx::PgConnection::connect(url).await.unwrap();
            let count = sqlx::query_scalar(count).fetch_one(&mut connection);
            count.await.unwrap()
        }
    }
}

async fn a_future_migration_is_refused(place: Place) {
    drop(new_event(place.open().await).await);
    meddle(
        &place,
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         SELECT 9999, 'from the future', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1",
    )
    .await;
    let error = place.try_open().await.err().unwrap();
    assert!(
        matches!(error, StoreError::NewerVersion { .. }),
        "{error:?}"
    );
    let what = place
        .file()
        .map_or("the database".to_owned(), |file| file.display().to_string());
    let expected =
        format!("{what} was written by a newer version of Adoube; this one cannot read it");
    assert_eq!(told(&error), expected);
}

async fn an_altered_migration_is_refused(place: Place) {
    drop(new_event(place.open().await).await);
    let other = match place {
        Place::Postgres(_) => "'\\x00'",
        _ => "x'00'",
    };
    meddle(
        &place,
        &format!("UPDATE _sqlx_migrations SET checksum = {other}"),
    )
    .await;
    let error = place.try_open().await.err().unwrap();
    assert!(
        !matches!(error, StoreError::NewerVersion { .. }),
        "{error:?}"
    );
    assert!(
        told(&error).contains("migration 1 was previously applied but has been modified"),
        "{error}"
    );
}

mod damaged {
    //! A file that somebody else has been at: refused in words, never half read.

    use super::*;

    /// What opening the event says after the statement.
    async fn after(statement: &str) -> String {
        let place = Place::sqlite();
        drop(paired_event(place.open().await, 4, 3).await);
        meddle(&place, statement).await;
        let opened = Journal::open(place.open().await, event_id()).await;
        told(&opened.err().unwrap())
    }

    #[tokio::test]
    async fn records() {
        for (statement, expected) in [
            (
                "UPDATE record SET change = '{\"kind\":\"unheard_of\"}' WHERE seq = 3",
                "record 3 of event \"club-2026\" cannot be read: unknown variant `unheard_of`",
            ),
            (
                "UPDATE record SET change = '' WHERE seq = 3",
                "record 3 of event \"club-2026\" cannot be read: EOF while parsing a value",
            ),
            (
                "UPDATE record SET at = 'yesterday' WHERE seq = 2",
                "record 2 of event \"club-2026\" cannot be read: ",
            ),
            (
                "UPDATE record SET author = '' WHERE seq = 2",
                "record 2 of event \"club-2026\" cannot be read: \"\" cannot be an author",
            ),
            (
                "DELETE FROM record WHERE seq = 3",
                "record 4: there is no record 3",
            ),
            (
                "DELETE FROM record WHERE seq = 1",
                "record 2: there is no record 1",
            ),
            (
                "UPDATE record SET change = (SELECT change FROM record WHERE seq = 3) WHERE seq = 4",
                "record 4: there is already entrant 1 in this section",
            ),
        ] {
            let message = after(statement).await;
            assert!(message.starts_with(expected), "{message}");
        }
    }

    #[tokio::test]
    async fn files() {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let text = folder.path().join("letter.txt");
        std::fs::write(&text, "Dear arbiter, this is not a database.".repeat(100)).unwrap();
        let missing = folder.path().join("missing/adoube.db");
        for path in [text, folder.path().to_owned(), missing] {
            let error = SqliteStore::open(&path).await.err().unwrap();
            assert!(
                matches!(&error, StoreError::Open { path: at, .. } if *at == path),
                "{error:?}"
            );
            assert!(
                told(&error).starts_with(&format!("{}: ", path.display())),
                "{error}"
            );
        }
    }
}

#[tokio::test]
async fn a_store_is_opened_by_its_place() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let data = folder.path().join("new/data");
    let store = open_store(data.to_str().unwrap()).await.unwrap();
    drop(new_event(store).await);
    assert!(data.join("adoube.db").is_file());
    let again = open_store(data.to_str().unwrap()).await.unwrap();
    assert_eq!(again.events().await.unwrap().len(), 1);

    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    assert!(matches!(
        open_store(file.to_str().unwrap()).await.err(),
        Some(StoreError::Open { .. })
    ));
    if let Some(Place::Postgres(url)) = Place::postgres().await {
        let store = open_store(&url).await.unwrap();
        drop(new_event(store).await);
        assert_eq!(
            open_store(&url)
                .await
                .unwrap()
                .events()
                .await
                .unwrap()
                .len(),
            1
        );
    }
}
