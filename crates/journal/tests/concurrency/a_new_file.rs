//! Nobody is first: several open a file that does not exist yet.

use std::process::{Command as Process, Stdio};

use super::*;

const OPENERS: usize = 6;
const FILE: &str = "ADOUBE_TEST_NEW_FILE";
const WRITER: &str = "ADOUBE_TEST_WRITER";

async fn open_and_create(file: &std::path::Path, writer: usize) {
    let store = Arc::new(SqliteStore::open(file).await.unwrap());
    let id: EventId = format!("event-{writer:02}").parse().unwrap();
    let (details, at) = (EventDetails::named("An event"), time_after(Seq::NONE));
    let who = author("Anna Arbiter");
    let mut journal = Journal::create(store.clone(), id, details, who, at)
        .await
        .unwrap();
    let add = Command::AddSection(SectionAdded {
        section: open(),
        settings: SectionSettings::swiss("Open", 5),
    });
    write(&mut journal, vec![add]).await;
    store.close().await;
}

async fn has_all(file: &std::path::Path) {
    let store = SqliteStore::open(file).await.unwrap();
    let events = store.events().await.unwrap();
    let found: Vec<_> = events
        .iter()
        .map(|event| (event.id.to_string(), event.records))
        .collect();
    let expected: Vec<_> = (0..OPENERS)
        .map(|writer| (format!("event-{writer:02}"), 2))
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn opened_by_tasks() {
    block_on_many_threads(async {
        for _ in 0..if long_tests() { 200 } else { 40 } {
            let place = Place::sqlite();
            let file = place.file().unwrap();
            let barrier = Arc::new(Barrier::new(OPENERS));
            let tasks: Vec<_> = (0..OPENERS)
                .map(|writer| {
                    let (barrier, file) = (Arc::clone(&barrier), file.clone());
                    tokio::spawn(async move {
                        barrier.wait().await;
                        open_and_create(&file, writer).await;
                    })
                })
                .collect();
            for task in tasks {
                task.await.unwrap();
            }
            has_all(&file).await;
        }
    });
}

#[test]
fn opened_by_processes() {
    for _ in 0..if long_tests() { 50 } else { 8 } {
        let place = Place::sqlite();
        let file = place.file().unwrap();
        let openers: Vec<_> = (0..OPENERS)
            .map(|writer| {
                let mut process = Process::new(std::env::current_exe().unwrap());
                process.args(["--exact", "a_new_file::one_of_the_processes"]);
                process.env(FILE, &file).env(WRITER, writer.to_string());
                process
                    .stdout(Stdio::piped())
                    .stderr(Stdio::piped())
                    .spawn()
                    .unwrap()
            })
            .collect();
        for opener in openers {
            let output = opener.wait_with_output().unwrap();
            let said = String::from_utf8_lossy(&output.stdout);
            assert!(
                output.status.success() && said.contains("1 passed"),
                "{said}"
            );
        }
        block_on(has_all(&file));
    }
}

/// Does nothing unless `opened_by_processes` runs it.
#[test]
fn one_of_the_processes() {
    let (Some(file), Ok(writer)) = (std::env::var_os(FILE), std::env::var(WRITER)) else {
        return;
    };
    block_on(open_and_create(file.as_ref(), writer.parse().unwrap()));
}
