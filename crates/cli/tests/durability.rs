//! The real program, killed without warning again and again: what it acknowledged is there, what
//! it wrote is whole, and the file opens without repair.

mod common;

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{ChildStdin, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use adoube_journal::{Change, EventId, Journal, Noted, Registered, Seq, SqliteStore};
use common::{Hall, adoube};
use serde_json::{Value, json};

/// How often the program is killed while it writes, and while it makes a new file.
const KILLS_WHILE_WRITING: u64 = 200;
const KILLS_WHILE_CREATING: u64 = 40;

/// A small generator of numbers; the kills come at other moments every time anyway.
struct Lots(u64);

impl Lots {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }
}

#[test]
fn every_acknowledged_command_survives_a_kill() {
    let hall = Hall::with_paired_round("durability");
    let mut lots = Lots(0x5EED);
    let mut checked = hall.head();
    let mut acknowledged_in_all = 0;
    let mut wrote_more_than_said = 0;
    for run in 0..KILLS_WHILE_WRITING {
        let sent = lines(run, &mut lots);
        let pause = Duration::from_micros(lots.below(60_000));
        let acknowledgements = stream_and_kill(&hall, &sent, pause);
        let stored = stored_after(&hall.file(), checked);
        let written = check(&sent, &acknowledgements, &stored, checked);
        acknowledged_in_all += acknowledgements.len();
        wrote_more_than_said += usize::from(written > acknowledgements.len());
        checked += stored.len() as u64;
        if run % 25 == 24 {
            hall.fold();
        }
    }
    hall.fold();
    assert!(
        acknowledged_in_all > 100,
        "the program must get some work done"
    );
    println!(
        "{KILLS_WHILE_WRITING} kills, {acknowledged_in_all} acknowledged lines, \
         {wrote_more_than_said} lines written but not acknowledged any more"
    );
}

#[test]
fn a_kill_while_a_new_file_is_made_leaves_a_usable_file() {
    let mut lots = Lots(0xF11E);
    for run in 0..KILLS_WHILE_CREATING {
        let folder = common::folder(&format!("creation-{run}"));
        let mut child = adoube(&folder)
            .args(["event", "new", "Killed"])
            .stdout(Stdio::null())
            .spawn()
            .expect("adoube starts");
        thread::sleep(Duration::from_micros(lots.below(25_000)));
        child.kill().expect("a child can be killed");
        child.wait().expect("a killed child ends");
        let again = adoube(&folder)
            .args(["event", "new", "Second", "--json"])
            .output()
            .expect("adoube starts");
        let complaint = String::from_utf8_lossy(&again.stderr);
        assert!(again.status.success(), "run {run}: {complaint}");
    }
}

/// More lines than can be carried out before the kill: single commands and batches, each with a
/// mark of its own.
fn lines(run: u64, lots: &mut Lots) -> Vec<Vec<Value>> {
    let note =
        |text: String| json!({"command": "note", "subject": {"about": "event"}, "text": text});
    (0..3_000)
        .map(|line| match lots.below(3) {
            0 => vec![json!({
                "command": "register",
                "section": "open",
                "player": {"name": format!("Late, {run}-{line}")},
            })],
            1 => vec![note(format!("{run}-{line}"))],
            _ => {
                let size = 2 + lots.below(20);
                (0..size)
                    .map(|part| note(format!("{run}-{line} part {part}")))
                    .collect()
            }
        })
        .collect()
}

/// Streams the lines into the program, kills it after a while, and returns what it acknowledged:
/// for each line, in order, the records.
fn stream_and_kill(hall: &Hall, sent: &[Vec<Value>], pause: Duration) -> Vec<Vec<u64>> {
    let mut child = hall
        .adoube()
        .args(["event", "apply", "killed", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("adoube starts");
    let input = child.stdin.take().expect("stdin is piped");
    let output = child.stdout.take().expect("stdout is piped");
    let stop = Arc::new(AtomicBool::new(false));
    let writer = feed(input, sent.to_vec(), stop.clone());
    let acknowledged = Arc::new(Mutex::new(Vec::new()));
    let seen = acknowledged.clone();
    let reader = thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            // The last line may be cut off; only a whole line is an acknowledgement.
            if let Ok(line) = serde_json::from_str::<Value>(&line) {
                seen.lock().expect("no panics").push(line);
            }
        }
    });
    // The pause counts from the first acknowledgement, so that most kills hit real work; the
    // other half counts from the start and hits the opening too.
    if pause.as_micros().is_multiple_of(2) {
        while acknowledged.lock().expect("no panics").is_empty() && !reader.is_finished() {
            thread::sleep(Duration::from_micros(200));
        }
    }
    thread::sleep(pause);
    child.kill().expect("a child can be killed");
    child.wait().expect("a killed child ends");
    stop.store(true, Ordering::Relaxed);
    reader.join().expect("no panics");
    writer.join().expect("no panics");
    let lines = std::mem::take(&mut *acknowledged.lock().expect("no panics"));
    lines.iter().map(records).collect()
}

fn feed(
    mut input: ChildStdin,
    sent: Vec<Vec<Value>>,
    stop: Arc<AtomicBool>,
) -> thread::JoinHandle<()> {
    thread::spawn(move || {
        for commands in sent {
            let line = match commands.as_slice() {
                [only] => only.to_string(),
                several => json!(several).to_string(),
            };
            let written = input.write_all(format!("{line}\n").as_bytes());
            if written.is_err() || stop.load(Ordering::Relaxed) {
                return;
            }
        }
    })
}

fn records(acknowledgement: &Value) -> Vec<u64> {
    let records = acknowledgement["records"].as_array();
    let records = records.expect("an acknowledgement lists its records");
    records.iter().filter_map(Value::as_u64).collect()
}

/// The changes stored after a record, with the file's own check that it is sound.
fn stored_after(file: &Path, seq: u64) -> Vec<Change> {
    let database = rusqlite::Connection::open(file).expect("the file opens");
    let sound: String = database
        .query_row("PRAGMA integrity_check", [], |row| row.get(0))
        .expect("the file can be checked");
    assert_eq!(sound, "ok");
    let mut query = database
        .prepare("SELECT seq, change FROM record WHERE seq > ? ORDER BY seq")
        .expect("the table is there");
    let rows = query
        .query_map([seq as i64], |row| Ok((row.get(0)?, row.get(1)?)))
        .expect("the table can be read");
    let rows: Vec<(i64, String)> = rows.map(|row| row.expect("a row")).collect();
    for (expected, (found, _)) in (seq as i64 + 1..).zip(&rows) {
        assert_eq!(*found, expected, "records are numbered without gaps");
    }
    let parse = |text: &str| serde_json::from_str(text).expect("a record is whole");
    rows.iter().map(|(_, change)| parse(change)).collect()
}

/// Every acknowledged line is stored as it was sent, and at most one more, whole. Returns how
/// many lines were written.
fn check(sent: &[Vec<Value>], acknowledged: &[Vec<u64>], stored: &[Change], before: u64) -> usize {
    let mut rest = stored;
    let mut head = before;
    let mut written = 0;
    for (line, commands) in sent.iter().enumerate() {
        if rest.is_empty() {
            break;
        }
        assert!(
            rest.len() >= commands.len(),
            "line {line} is only half there"
        );
        let (own, others) = rest.split_at(commands.len());
        for (command, change) in commands.iter().zip(own) {
            assert_eq!(mark_of_command(command), mark_of_change(change));
        }
        let expected: Vec<u64> = (head + 1..=head + commands.len() as u64).collect();
        if let Some(said) = acknowledged.get(line) {
            assert_eq!(*said, expected, "line {line}");
        }
        head += commands.len() as u64;
        rest = others;
        written = line + 1;
    }
    let said = acknowledged.len();
    assert!(
        said <= written,
        "{said} lines acknowledged, {written} stored"
    );
    assert!(
        written <= said + 1,
        "{written} lines stored, {said} acknowledged"
    );
    written
}

fn mark_of_command(command: &Value) -> String {
    let mark = command["text"].as_str();
    let mark = mark.or(command["player"]["name"].as_str());
    mark.expect("a mark").to_owned()
}

fn mark_of_change(change: &Change) -> String {
    match change {
        Change::Noted(Noted { text, .. }) => text.clone(),
        Change::Registered(Registered { player, .. }) => player.name.clone(),
        other => panic!("nobody sent {other:?}"),
    }
}

impl Hall {
    fn head(&self) -> u64 {
        self.fold().0
    }

    /// Opens the journal as the program would, and folds it.
    fn fold(&self) -> Seq {
        let file = self.file();
        tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .expect("a runtime")
            .block_on(async {
                let store = SqliteStore::open(&file).await.expect("the file opens");
                let id: EventId = "killed".parse().expect("a short name");
                let journal = Journal::open(Arc::new(store), id).await;
                let journal = journal.expect("the journal folds");
                let section = &journal.event().sections[0];
                section.snapshot().expect("the snapshot is valid");
                journal.head()
            })
    }
}
