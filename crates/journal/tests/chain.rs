//! The chain of digests: whatever is changed in a store or an export is found.

mod common;

use std::path::Path;
use std::sync::Arc;

use adoube_journal::*;
use common::random::Dice;
use common::*;

/// An event with a little of everything, in a file of its own.
async fn event_in(file: &Path) -> String {
    let store = Arc::new(SqliteStore::open(file).await.unwrap());
    let mut journal = paired_event(store.clone(), 8, 3).await;
    for (board, text) in [(1, "1-0"), (2, "½-½"), (3, "0-1"), (4, "1-0")] {
        write(&mut journal, vec![enter(&open(), 1, board, text)]).await;
    }
    let seq = journal.head();
    write(&mut journal, vec![Command::Undo(Undone { seq })]).await;
    let confirmed = Submission {
        confirmed: vec!["a-code".to_owned()],
        ..submission(&journal, "Ben Deputy", vec![enter(&open(), 1, 4, "0-1")])
    };
    journal.submit(confirmed).await.unwrap();
    let text = write_export(&journal).unwrap();
    store.close().await;
    text
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap()
}

fn flip(bytes: &mut [u8], bit: usize) {
    bytes[bit / 8] ^= 1 << (bit % 8);
}

/// Whether a changed export is found to be one, by those who only look and those who take it in.
fn is_found(bytes: Vec<u8>) -> bool {
    let Ok(text) = String::from_utf8(bytes) else {
        return true;
    };
    let found = verify_export(&text).map_or(true, |verdict| !verdict.is_sound());
    assert_eq!(found, read_export(&text).is_err(), "{text}");
    found
}

#[tokio::test]
async fn every_changed_bit_of_an_export_is_found() {
    let text = event_in(&folder().path().join("adoube.db")).await;
    assert!(verify_export(&text).unwrap().is_sound());
    let mut dice = Dice(27);
    for _ in 0..1_000 {
        let mut bytes = text.clone().into_bytes();
        let bit = dice.below(bytes.len() * 8);
        flip(&mut bytes, bit);
        assert!(is_found(bytes), "bit {bit}");
    }
}

#[tokio::test]
async fn every_changed_bit_of_an_open_export_is_found() {
    let file = folder();
    let store = Arc::new(
        SqliteStore::open(&file.path().join("adoube.db"))
            .await
            .unwrap(),
    );
    let mut journal = paired_event(store, 4, 3).await;
    withheld_record(&mut journal).await;
    let text = write_export_for(Reader::OF_WHAT_IS_OPEN, &journal).unwrap();
    let verdict = verify_export(&text).unwrap();
    assert_eq!(verdict.faults, []);
    assert_eq!(verdict.withheld, [journal.head()]);
    assert_eq!(verdict.head, Some(journal.digest()));
    for bit in 0..text.len() * 8 {
        let mut bytes = text.clone().into_bytes();
        flip(&mut bytes, bit);
        assert!(is_found(bytes), "bit {bit}");
    }
    // What was taken in from it is the same copy again, and can be gone on with.
    let export = read_export(&text).unwrap();
    let copy = Journal::restore(Arc::new(MemoryStore::default()), event_id(), export, now());
    let mut copy = copy.await.unwrap();
    assert_eq!(write_export(&copy).unwrap(), text);
    write(&mut copy, vec![enter(&open(), 1, 1, "1-0")]).await;
    assert!(
        verify_export(&write_export(&copy).unwrap())
            .unwrap()
            .is_sound()
    );
}

fn now() -> jiff::Timestamp {
    time_after(Seq(1_000))
}

/// Writes a record that is not for everybody.
async fn withheld_record(journal: &mut Journal) {
    let payment = r#"{"command":"enter_account","section":"open","entrant":1,
        "item":{"charge":"entry_fee"},"amount":"30","note":"paid in two parts"}"#;
    let payment = serde_json::from_str(payment).unwrap();
    write(journal, vec![payment]).await;
}

#[test]
fn lines_that_are_left_out_doubled_or_exchanged_are_found() {
    let text = block_on(async { event_in(&folder().path().join("adoube.db")).await });
    let lines: Vec<&str> = text.lines().collect();
    let told = |lines: Vec<&str>| {
        let text = lines
            .iter()
            .flat_map(|line| [line, "\n"])
            .collect::<String>();
        verify_export(&text).unwrap().faults
    };
    for place in 1..lines.len() {
        let seq = Seq(place as u64);
        let mut without = lines.clone();
        without.remove(place);
        let faults = told(without);
        match place + 1 == lines.len() {
            true => assert_eq!(faults[0], ChainFault::CutOff { from: seq, to: seq }),
            false => assert_eq!(faults[0], ChainFault::Missing { from: seq, to: seq }),
        }
        let mut doubled = lines.clone();
        doubled.insert(place, lines[place]);
        let expected = seq.next();
        assert!(told(doubled).contains(&ChainFault::OutOfPlace { seq, expected }));
        if place + 1 < lines.len() {
            let mut exchanged = lines.clone();
            exchanged.swap(place, place + 1);
            assert!(!told(exchanged).is_empty());
        }
    }
}

/// What a file is found to be.
#[derive(Debug, PartialEq, Eq)]
enum Found {
    Refused,
    Unsound,
    /// The same as before: the bit was in space that is not used.
    Same,
    Other,
}

async fn look_at(file: &Path, before: &str) -> Found {
    let Ok(store) = SqliteStore::open(file).await else {
        return Found::Refused;
    };
    let store: Arc<dyn Store> = Arc::new(store);
    let found = async {
        match verify(store.as_ref(), &event_id()).await {
            Err(_) => return Found::Refused,
            Ok(verdict) if !verdict.is_sound() => return Found::Unsound,
            Ok(_) => {}
        }
        match Journal::open(store.clone(), event_id()).await {
            Err(_) => Found::Refused,
            Ok(journal) if !journal.faults().is_empty() => Found::Unsound,
            Ok(journal) if write_export(&journal).unwrap() == before => Found::Same,
            Ok(_) => Found::Other,
        }
    };
    let found = found.await;
    store.close().await;
    found
}

#[tokio::test]
async fn every_changed_bit_of_a_file_is_found_or_means_nothing() {
    let folder = folder();
    let (file, changed) = (
        folder.path().join("adoube.db"),
        folder.path().join("changed.db"),
    );
    let before = event_in(&file).await;
    let bytes = std::fs::read(&file).unwrap();
    let mut dice = Dice(1_000);
    let mut found = [0; 3];
    for _ in 0..1_000 {
        let bit = dice.below(bytes.len() * 8);
        let mut bytes = bytes.clone();
        flip(&mut bytes, bit);
        std::fs::write(&changed, bytes).unwrap();
        match look_at(&changed, &before).await {
            Found::Refused => found[0] += 1,
            Found::Unsound => found[1] += 1,
            Found::Same => found[2] += 1,
            Found::Other => panic!("bit {bit} is not found"),
        }
        for ending in ["-wal", "-shm"] {
            let _ = std::fs::remove_file(folder.path().join(format!("changed.db{ending}")));
        }
    }
    assert!(found.into_iter().all(|count| count > 0), "{found:?}");
}

/// Every text and number of the records and of the event, with each of its bits changed in turn.
#[test]
fn every_changed_bit_of_a_column_is_found() {
    let folder = folder();
    let file = folder.path().join("adoube.db");
    block_on(event_in(&file));
    let connection = rusqlite::Connection::open(&file).unwrap();
    let columns = [
        (
            "record",
            vec!["at", "author", "reason", "confirmed", "change", "digest"],
        ),
        ("event", vec!["name", "head", "seal", "slug"]),
    ];
    let mut dice = Dice(3);
    let mut tried = 0;
    for (table, names) in columns {
        for name in names {
            let key = if table == "record" { "seq" } else { "id" };
            let rows = format!("SELECT {key}, {name} FROM {table} WHERE {name} IS NOT NULL");
            let mut statement = connection.prepare(&rows).unwrap();
            let rows = statement
                .query_map([], |row| {
                    Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?))
                })
                .unwrap();
            let rows: Vec<(i64, String)> = rows.map(Result::unwrap).collect();
            drop(statement);
            for (key_value, text) in rows {
                let mut bytes = text.clone().into_bytes();
                let bit = dice.below(bytes.len() * 8);
                flip(&mut bytes, bit);
                let Ok(changed) = String::from_utf8(bytes) else {
                    continue;
                };
                let set = format!("UPDATE {table} SET {name} = ? WHERE {key} = ?");
                connection
                    .execute(&set, rusqlite::params![changed, key_value])
                    .unwrap();
                tried += 1;
                assert_unsound(&file, &changed, name == "slug");
                connection
                    .execute(&set, rusqlite::params![text, key_value])
                    .unwrap();
            }
        }
    }
    assert!(tried > 60, "{tried}");
}

fn assert_unsound(file: &Path, changed: &str, is_slug: bool) {
    block_on(async {
        let store: Arc<dyn Store> = Arc::new(SqliteStore::open(file).await.unwrap());
        let id = match is_slug {
            false => event_id(),
            // What cannot be a short name is refused wherever it is met.
            true => match changed.parse() {
                Ok(id) => id,
                Err(_) => return assert!(store.events().await.is_err()),
            },
        };
        let verdict = verify(store.as_ref(), &id).await.unwrap();
        assert!(!verdict.is_sound(), "{changed}");
        let opened = Journal::open(store.clone(), id).await;
        let Ok(mut journal) = opened else { return };
        assert!(!journal.faults().is_empty(), "{changed}");
        // It can be read, and nothing is written behind it.
        let more = submission(&journal, "Anna", vec![enter(&open(), 1, 1, "1-0")]);
        let refused = journal.submit(more).await.unwrap_err();
        assert!(matches!(refused, SubmitError::Damaged(_)), "{refused:?}");
        store.close().await;
    });
}

/// What a record is found to be is told of that record, not of its neighbours.
#[test]
fn the_record_is_named() {
    let folder = folder();
    let file = folder.path().join("adoube.db");
    block_on(event_in(&file));
    let faults = |statement: &str, back: &str| {
        let connection = rusqlite::Connection::open(&file).unwrap();
        connection.execute_batch(statement).unwrap();
        let faults = block_on(async {
            let store = SqliteStore::open(&file).await.unwrap();
            verify(&store, &event_id()).await.unwrap().faults
        });
        connection.execute_batch(back).unwrap();
        faults
    };
    let changed = |seq| vec![ChainFault::Changed { seq: Seq(seq) }];
    let rename = |a: &str, b: &str| {
        format!("UPDATE record SET change = replace(change, '{a}', '{b}') WHERE seq = 5")
    };
    let (there, back) = (
        rename("Player 003", "Player 030"),
        rename("Player 030", "Player 003"),
    );
    assert_eq!(faults(&there, &back), changed(5));
    let digest =
        "UPDATE record SET digest = replace(digest, substr(digest, 1, 4), 'abcd') WHERE seq = 6";
    assert_eq!(faults(digest, "")[0], ChainFault::Changed { seq: Seq(6) });
}
