//! Backups are made while others write, and what comes back is what was there; exports can be signed
//! and checked by anybody.

mod common;

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use common::{Hall, adoube};
use serde_json::Value;

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// What `event verify` says of an event.
fn verdict(hall: &Hall, event: &str) -> Value {
    json(&hall.run(&["event", "verify", event, "--json"]))
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// Somebody who writes notes as fast as it goes, until they are told to stop.
struct Writer {
    child: std::process::Child,
    /// The last record that was acknowledged.
    seen: Arc<AtomicU64>,
    feeder: std::thread::JoinHandle<()>,
    reader: std::thread::JoinHandle<()>,
    stop: Arc<Mutex<bool>>,
}

impl Writer {
    fn on(hall: &Hall) -> Writer {
        let mut child = hall
            .adoube()
            .args(["event", "apply", "killed", "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let (mut input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        let (seen, stop) = (Arc::new(AtomicU64::new(0)), Arc::new(Mutex::new(false)));
        let (heard, told) = (seen.clone(), stop.clone());
        let feeder = std::thread::spawn(move || {
            let note = r#"{"command":"note","subject":{"about":"event"},"text":"and on"}"#;
            while !*told.lock().unwrap() && writeln!(input, "{note}").is_ok() {}
        });
        let reader = std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                heard.store(json(&line)["head"].as_u64().unwrap(), Ordering::SeqCst);
            }
        });
        Writer {
            child,
            seen,
            feeder,
            reader,
            stop,
        }
    }

    /// The last record that was acknowledged, once there are more than so many.
    fn beyond(&self, head: u64) -> u64 {
        let begun = Instant::now();
        loop {
            let seen = self.seen.load(Ordering::SeqCst);
            if seen > head {
                return seen;
            }
            assert!(begun.elapsed() < Duration::from_secs(60), "nobody writes");
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    fn end(mut self) {
        *self.stop.lock().unwrap() = true;
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.feeder.join().unwrap();
        self.reader.join().unwrap();
    }
}

#[test]
fn a_backup_made_while_others_write_is_whole() {
    let hall = Hall::with_paired_round("backup-drill");
    hall.run(&["event", "new", "Autumn Cup"]);
    hall.run(&["people", "add", "anna", "Anna Arbiter", "--administrator"]);
    let writer = Writer::on(&hall);
    let mut acknowledged = 0;
    for attempt in 0..5 {
        acknowledged = writer.beyond(acknowledged + 20);
        let copy = hall.path(&format!("copy-{attempt}.zip"));
        let made = json(&hall.run(&["backup", text(&copy), "--json"]));
        let event = made["events"].as_array().unwrap();
        let event = event
            .iter()
            .find(|event| event["event"] == "killed")
            .unwrap();
        assert!(
            event["records"].as_u64().unwrap() >= acknowledged,
            "{attempt}"
        );

        let other = Hall::empty(&format!("backup-drill-{attempt}"));
        let restored = json(&other.run(&["restore", text(&copy), "--json"]));
        assert_eq!(restored["restored"], true);
        for event in made["events"].as_array().unwrap() {
            let verdict = verdict(&other, event["event"].as_str().unwrap());
            assert_eq!(verdict["sound"], true, "{verdict}");
            assert_eq!(verdict["head"], event["head"]);
            assert_eq!(verdict["records"], event["records"]);
        }
        assert!(other.run(&["people", "list"]).contains("anna"));
    }
    writer.end();
    // What came back is what the live event begins with.
    let whole = hall.run(&["event", "export", "killed"]);
    let copy = Hall::at_data("backup-drill-4").run(&["event", "export", "killed"]);
    let lines: Vec<&str> = copy.lines().skip(1).collect();
    assert!(whole.lines().skip(1).take(lines.len()).eq(lines));
}

/// A device or a socket would be gone when the backup takes its name.
#[cfg(unix)]
#[test]
fn what_is_no_file_is_left_alone() {
    let hall = Hall::with_paired_round("backup-device");
    let socket = hall.path("socket");
    let _listening = std::os::unix::net::UnixListener::bind(&socket).unwrap();
    let complaint = hall.refused(&["backup", text(&socket)]);
    assert!(complaint.contains("socket"), "{complaint}");
    let kind = std::fs::metadata(&socket).unwrap().file_type();
    assert!(std::os::unix::fs::FileTypeExt::is_socket(&kind));
}

#[test]
fn what_is_there_is_not_written_over_and_a_damaged_backup_not_restored() {
    let hall = Hall::with_paired_round("backup-place");
    let copy = hall.path("copy.zip");
    hall.run(&["backup", text(&copy)]);
    let head = verdict(&hall, "killed")["head"].clone();
    hall.run(&["event", "add", "killed", "Eve"]);
    let complaint = hall.refused(&["restore", text(&copy)]);
    assert!(complaint.contains("nothing was restored"), "{complaint}");
    assert_ne!(verdict(&hall, "killed")["head"], head);

    let bytes = std::fs::read(&copy).unwrap();
    let damaged = hall.path("damaged.zip");
    let nowhere = Hall::empty("backup-nowhere");
    let mut refused = 0;
    for place in (0..bytes.len()).step_by(bytes.len() / 40) {
        let mut bytes = bytes.clone();
        bytes[place] ^= 1;
        std::fs::write(&damaged, bytes).unwrap();
        let output = nowhere.output(&["restore", text(&damaged), "--dry-run", "--json"]);
        // A bit of a time stamp of the archive says nothing about what is in it.
        refused += usize::from(output.status.code() == Some(2));
    }
    assert!(refused >= 36, "{refused}");

    hall.run(&["restore", text(&copy), "--replace"]);
    assert_eq!(verdict(&hall, "killed")["head"], head);
    let aside = std::fs::read_dir(hall.path("")).unwrap();
    let aside: Vec<PathBuf> = aside
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.to_string_lossy().contains("replaced-"))
        .collect();
    assert!(aside[0].join("adoube.db").is_file());
}

#[test]
fn a_server_makes_backups_by_itself() {
    let hall = Hall::with_paired_round("backup-server");
    let copies = hall.path("copies");
    let mut server = hall
        .adoube()
        .args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--backup",
            text(&copies),
        ])
        .args(["--backup-every", "1s", "--backup-keep", "2"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let all = || -> Vec<PathBuf> {
        let Ok(entries) = std::fs::read_dir(&copies) else {
            return Vec::new();
        };
        let paths = entries.map(|entry| entry.unwrap().path());
        let mut paths: Vec<PathBuf> = paths
            .filter(|path| path.extension().is_some_and(|ending| ending == "zip"))
            .collect();
        paths.sort();
        paths
    };
    let mut seen = std::collections::BTreeSet::new();
    let begun = Instant::now();
    while seen.len() < 4 && begun.elapsed() < Duration::from_secs(60) {
        seen.extend(all());
        std::thread::sleep(Duration::from_millis(50));
    }
    server.kill().unwrap();
    server.wait().unwrap();
    assert!(seen.len() >= 4, "{seen:?}");
    // One more may have been on its way when the server went.
    let left = all();
    assert!((2..=3).contains(&left.len()), "{left:?}");
    let newest = seen.last().unwrap();
    Hall::empty("backup-of-server").run(&["restore", text(newest), "--dry-run"]);
}

#[test]
fn what_the_chief_arbiter_signed_is_checked_by_anybody() {
    let hall = Hall::with_paired_round("signing");
    let complaint = hall.refused(&["event", "export", "killed", "--sign"]);
    assert!(complaint.contains("there is no key"), "{complaint}");
    let key = json(&hall.run(&["key", "new", "Anna Arbiter", "--json"]));
    let key = key["public"].as_str().unwrap();
    assert_eq!(json(&hall.run(&["key", "show", "--json"]))["public"], key);
    assert!(
        hall.refused(&["key", "new", "Eve"])
            .contains("there is a key")
    );
    let file = hall.path("signed.jsonl");
    hall.run(&["event", "export", "killed", "--sign", "-o", text(&file)]);

    // Somebody else, who has nothing but the file and the key.
    let other = common::folder("signing-other");
    let check = |file: &Path, by: &str| {
        let mut command = adoube(&other);
        command.args(["event", "verify", text(file), "--by", by, "--json"]);
        let output = command.output().unwrap();
        (
            output.status.code(),
            json(&String::from_utf8(output.stdout).unwrap()),
        )
    };
    let (status, body) = check(&file, key);
    assert_eq!(status, Some(0), "{body}");
    assert_eq!(body["signed"]["name"], "Anna Arbiter");
    let (status, body) = check(&file, &"0".repeat(64));
    assert_eq!(
        (status, &body["signed"]["expected"]),
        (Some(1), &Value::Bool(false))
    );
    assert!(std::fs::read_dir(&other).unwrap().next().is_none());

    // Another result with digests that fit is found by the signature.
    let signed = std::fs::read_to_string(&file).unwrap();
    for (was, is) in [
        ("\"name\":\"Anna Arbiter\"", "\"name\":\"Eve Arbiters\""),
        ("\"signature\":\"", "\"signature\":\"0"),
    ] {
        assert!(signed.contains(was));
        let forged = hall.path("forged.jsonl");
        std::fs::write(&forged, signed.replacen(was, is, 1)).unwrap();
        assert_eq!(check(&forged, key).0, Some(1), "{is}");
    }
    // It is an export like any other.
    other_takes_in(&signed);
}

fn other_takes_in(signed: &str) {
    let other = Hall::empty("signing-import");
    let file = other.path("signed.jsonl");
    std::fs::write(&file, signed).unwrap();
    other.run(&["event", "import", "copy", text(&file)]);
    assert_eq!(verdict(&other, "copy")["sound"], true);
    std::fs::write(&file, signed.replacen("Ann", "Amm", 1)).unwrap();
    let complaint = other.refused(&["event", "import", "another", text(&file)]);
    assert!(complaint.contains("not what was written"), "{complaint}");
}

#[test]
fn a_changed_record_is_named_and_nothing_is_written_behind_it() {
    let hall = Hall::with_paired_round("damaged-record");
    let file = rusqlite::Connection::open(hall.file()).unwrap();
    file.execute(
        "UPDATE record SET at = '2026-01-01T00:00:00Z' WHERE seq = 4",
        [],
    )
    .unwrap();
    drop(file);
    let output = hall.output(&["event", "verify", "killed"]);
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8(output.stdout).unwrap();
    assert_eq!(
        told,
        "killed is not what was written:\nrecord 4 is not what was written\n"
    );
    // It is read, and not written to.
    hall.run(&["event", "show", "killed"]);
    let complaint = hall.refused(&["event", "add", "killed", "Eve"]);
    assert!(
        complaint.contains("record 4 is not what was written"),
        "{complaint}"
    );
    let output = hall.output(&["backup", text(&hall.path("copy.zip"))]);
    assert_eq!(output.status.code(), Some(1));
}
