//! What whoever runs a store relies on: its files are private, its identity stays, it says when it
//! is away, and what is given up half-way leaves nothing behind.

mod common;

use std::sync::Arc;
use std::time::{Duration, Instant};

use adoube_journal::*;
use common::places::{Place, on_stores};
use common::*;

on_stores! {
    everywhere:
        a_store_that_works_says_so;
    databases:
        a_store_is_itself_and_no_other,
        what_is_given_up_half_way_harms_nobody;
}

fn note(text: &str) -> Command {
    Command::Note(Noted {
        subject: Subject::Event {},
        text: text.to_owned(),
    })
}

async fn a_store_that_works_says_so(place: Place) {
    let store = place.open().await;
    for _ in 0..3 {
        store.check().await.unwrap();
    }
    assert_eq!(store.identity().await.unwrap().len(), 32);
}

async fn a_store_is_itself_and_no_other(place: Place) {
    let identity = place.open().await.identity().await.unwrap();
    assert_eq!(place.open().await.identity().await.unwrap(), identity);
    let other = match &place {
        Place::Postgres(_) => Place::postgres().await.unwrap(),
        _ => Place::sqlite(),
    };
    assert_ne!(other.open().await.identity().await.unwrap(), identity);
}

/// Whoever waits for an answer may hang up at any moment: the next writer is not in their way.
async fn what_is_given_up_half_way_harms_nobody(place: Place) {
    let store = place.open().await;
    let mut journal = new_event(store.clone()).await;
    let id = journal.id().clone();
    for number in 0..200u64 {
        let store: Arc<dyn Store> = store.clone();
        let id = id.clone();
        let records = journal.records().to_vec();
        let given_up = tokio::spawn(async move {
            let last = records.last().unwrap().clone();
            let next = |step| Record {
                seq: Seq(last.seq.0 + step),
                change: Change::Noted(Noted {
                    subject: Subject::Event {},
                    text: format!("{number}"),
                }),
                ..last.clone()
            };
            append(store.as_ref(), &id, &[next(1), next(2)], None).await
        });
        tokio::time::sleep(Duration::from_micros(number * 7)).await;
        given_up.abort();
        let _ = given_up.await;
        journal.refresh().await.unwrap();
        let odd = journal
            .records()
            .iter()
            .filter(|record| matches!(record.change, Change::Noted(_)));
        assert_eq!(odd.count() % 2, 0, "half of what belongs together");
    }
    let before = journal.head();
    write(&mut journal, vec![note("The end")]).await;
    // What was given up last may still arrive, whole: its end was on the way to the database.
    let written = journal.head().0 - before.0;
    assert!(matches!(written, 1 | 3), "{written} records");
}

#[cfg(unix)]
mod private {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;
    use std::path::Path;

    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    fn set(path: &Path, mode: u32) {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    }

    /// The modes of a folder and of everything in it.
    fn modes(folder: &Path) -> Vec<(String, u32)> {
        let entries = fs::read_dir(folder).unwrap().map(|entry| {
            let entry = entry.unwrap();
            let name = entry.file_name().to_string_lossy().into_owned();
            (name, mode(&entry.path()))
        });
        entries.collect()
    }

    #[tokio::test]
    async fn only_the_user_can_read_what_is_made() {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let data = folder.path().join("new/data");
        let store = open_store(data.to_str().unwrap()).await.unwrap();
        let _journal = new_event(store.clone()).await;
        assert_eq!(mode(&data), 0o700);
        let files = modes(&data);
        assert!(files.len() >= 3, "{files:?}");
        assert!(files.iter().all(|(_, mode)| *mode == 0o600), "{files:?}");
    }

    #[tokio::test]
    async fn what_was_open_to_all_is_shut() {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let data = folder.path();
        let place = data.to_str().unwrap();
        let first = open_store(place).await.unwrap();
        let _journal = new_event(first.clone()).await;
        set(data, 0o755);
        for (name, _) in modes(data) {
            set(&data.join(name), 0o644);
        }
        let _second = open_store(place).await.unwrap();
        assert_eq!(mode(data), 0o700);
        let files = modes(data);
        assert!(files.iter().all(|(_, mode)| *mode == 0o600), "{files:?}");
    }

    #[tokio::test]
    async fn a_folder_with_other_things_and_one_for_a_group_stay_as_they_are() {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let (shared, group) = (folder.path().join("shared"), folder.path().join("group"));
        for (data, mode_before) in [(&shared, 0o755), (&group, 0o770)] {
            fs::create_dir(data).unwrap();
            set(data, mode_before);
        }
        fs::write(shared.join("letter.txt"), "Dear arbiter").unwrap();
        set(&shared.join("letter.txt"), 0o644);
        for data in [&shared, &group] {
            let store = open_store(data.to_str().unwrap()).await.unwrap();
            drop(new_event(store).await);
            assert_eq!(mode(&data.join("adoube.db")), 0o600);
        }
        assert_eq!(mode(&shared), 0o755);
        assert_eq!(mode(&shared.join("letter.txt")), 0o644);
        assert_eq!(mode(&group), 0o770);
        set(&group.join("adoube.db"), 0o660);
        open_store(group.to_str().unwrap()).await.unwrap();
        assert_eq!(mode(&group.join("adoube.db")), 0o660);
    }

    #[tokio::test]
    async fn a_file_that_is_taken_away_is_not_written_to_any_more() {
        let place = Place::sqlite();
        let store = place.open().await;
        let mut journal = new_event(store.clone()).await;
        let file = place.file().unwrap();
        fs::rename(&file, file.with_extension("old")).unwrap();
        let error = store.check().await.unwrap_err();
        assert!(matches!(error, StoreError::Gone { .. }), "{error:?}");
        assert!(error.is_away());
        let lost = submission(&journal, "Ann", vec![note("lost")]);
        assert!(journal.submit(lost).await.is_err());
        fs::rename(file.with_extension("old"), &file).unwrap();
        store.check().await.unwrap();
    }
}

#[tokio::test]
async fn a_database_that_does_not_answer_is_told_soon() {
    // Somebody who takes calls and says nothing.
    let deaf = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = deaf.local_addr().unwrap().port();
    let closed = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let nobody = closed.local_addr().unwrap().port();
    drop(closed);
    for port in [port, nobody] {
        let begun = Instant::now();
        let url = format!("postgres://adoube@127.0.0.1:{port}/adoube");
        let error = PostgresStore::connect(&url).await.err().unwrap();
        assert!(error.is_away(), "{error:?}");
        assert!(begun.elapsed() < Duration::from_secs(4));
    }
}

#[tokio::test]
async fn a_database_speaks_tls_and_its_end_is_told_soon() {
    let Some((server, port, certificate)) = common::postgres::secured() else {
        return;
    };
    let at = |query: &str| format!("postgres://adoube@localhost:{port}/postgres?{query}");
    let trusted = format!("sslrootcert={}", certificate.display());
    for query in [
        "sslmode=require".to_owned(),
        format!("sslmode=verify-ca&{trusted}"),
        format!("sslmode=verify-full&{trusted}"),
    ] {
        let store = PostgresStore::connect(&at(&query)).await;
        store.unwrap().check().await.unwrap();
    }
    // A certificate that nobody vouches for, or one for another name.
    let elsewhere = at(&format!("sslmode=verify-full&{trusted}"));
    let elsewhere = elsewhere.replace("@localhost:", "@127.0.0.2:");
    for url in [at("sslmode=verify-full"), elsewhere] {
        assert!(PostgresStore::connect(&url).await.is_err(), "{url}");
    }

    let store: Arc<dyn Store> = Arc::new(
        PostgresStore::connect(&at("sslmode=require"))
            .await
            .unwrap(),
    );
    let journal = new_event(store.clone()).await;
    server.stop();
    let begun = Instant::now();
    let load = store.load(journal.id(), Seq::NONE).await.unwrap_err();
    let check = store.check().await.unwrap_err();
    let events = store.events().await.unwrap_err();
    for error in [load, check, events] {
        assert!(error.is_away(), "{error:?}");
    }
    assert!(
        begun.elapsed() < Duration::from_secs(9),
        "{:?}",
        begun.elapsed()
    );
}
