//! What the disc and its neighbours do to the program: a disc that can only be read, one that is full,
//! and others who write to the same file. Clear words, and nothing that was acknowledged is lost.

#![cfg(unix)]

mod common;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use common::serving::{Serving, hall_with_token, note};
use common::{Hall, adoube, fed};
use serde_json::Value;

/// A small disc of its own, in memory, until it goes out of scope.
struct Disc(PathBuf);

impl Disc {
    /// `None`, with the reason, where nobody may have one.
    fn of(name: &str, size: &str) -> Option<Disc> {
        let folder = common::folder(name);
        let size = format!("size={size}");
        let mount = ["-t", "tmpfs", "-o", &size, "tmpfs"];
        let made = Command::new("mount").args(mount).arg(&folder).output();
        match made {
            Ok(output) if output.status.success() => Some(Disc(folder)),
            Ok(output) => {
                let why = String::from_utf8_lossy(&output.stderr);
                println!("skipped: no disc of its own: {}", why.trim());
                None
            }
            Err(error) => {
                println!("skipped: no disc of its own: {error}");
                None
            }
        }
    }

    /// From now on nothing can be written to it.
    fn shut(&self) {
        let how = ["-o", "remount,ro"];
        let shut = Command::new("mount").args(how).arg(&self.0).status();
        assert!(shut.unwrap().success());
    }

    /// What a command on it says, and whether it was done.
    fn said(&self, words: &[&str]) -> (bool, String) {
        let output = adoube(&self.0).args(words).output().unwrap();
        let text = [output.stdout, output.stderr].concat();
        (output.status.success(), String::from_utf8(text).unwrap())
    }

    fn done(&self, words: &[&str]) -> String {
        let (done, said) = self.said(words);
        assert!(done, "{words:?}: {said}");
        said
    }
}

impl Drop for Disc {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(&self.0).status();
    }
}

fn copy(from: &Hall, to: &Path) {
    for name in ["adoube.db", "people.db"] {
        std::fs::copy(from.path(name), to.join(name)).unwrap();
    }
}

#[test]
fn a_disc_that_can_only_be_read_is_read() {
    let Some(disc) = Disc::of("read-only-disc", "8m") else {
        return;
    };
    let (hall, token) = hall_with_token("read-only");
    copy(&hall, &disc.0);
    disc.shut();
    assert!(disc.done(&["event", "list"]).contains("Killed"));
    assert!(disc.done(&["event", "show", "killed"]).contains("Ann"));
    let export = disc.done(&["event", "export", "killed"]);
    assert_eq!(export, hall.run(&["event", "export", "killed"]));
    assert!(
        disc.done(&["event", "verify", "killed"])
            .contains("just as they were written")
    );
    for words in [
        &["event", "result", "killed", "1=1-0"][..],
        &["event", "note", "killed", "too late"],
        &["event", "new", "Another"],
        &["event", "delete", "killed"],
    ] {
        let (done, said) = disc.said(words);
        assert!(
            !done && said.contains("can only be read"),
            "{words:?}: {said}"
        );
    }

    let mut command = adoube(&disc.0);
    command.args(["serve", "--json", "--listen", "127.0.0.1:0"]);
    let serving = Serving::start(command.stderr(Stdio::null()));
    let page = serving.get("/e/killed");
    assert!(
        page.starts_with("HTTP/1.1 200") && page.contains("Killed"),
        "{page}"
    );
    assert!(serving.get("/healthz").starts_with("HTTP/1.1 200"));
    assert!(serving.get("/readyz").starts_with("HTTP/1.1 503"));
    let refused = serving.command(&token, &note("too late"));
    assert!(refused.starts_with("HTTP/1.1 503"), "{refused}");
}

#[test]
fn a_full_disc_refuses_and_loses_nothing() {
    let Some(disc) = Disc::of("full-disc", "1500k") else {
        return;
    };
    disc.done(&["event", "new", "Killed", "--rounds", "5"]);
    let filler = disc.0.join("filler");
    let mut room = 0;
    // The disc fills while notes are written.
    let refused = (1..200).find_map(|number: usize| {
        std::fs::write(&filler, vec![0; 40_000 * number]).ok();
        let text = format!("note {number} {}", "x".repeat(2000));
        let (done, said) = disc.said(&["event", "note", "killed", &text]);
        room = number;
        (!done).then_some(said)
    });
    let refused = refused.expect("the disc is full at last");
    assert!(
        refused.contains("full") || refused.contains("No space"),
        "{refused}"
    );
    assert!(room > 1, "some notes were written before");
    // What was there is read, and the next one is refused again.
    let (read, shown) = disc.said(&["event", "log", "killed", "--json"]);
    assert!(
        read || shown.contains("full") || shown.contains("space"),
        "{shown}"
    );

    std::fs::remove_file(&filler).unwrap();
    let log = disc.done(&["event", "log", "killed"]);
    for number in 1..room {
        assert!(
            log.contains(&format!("note {number} x")),
            "note {number} of {room}"
        );
    }
    assert!(
        disc.done(&["event", "verify", "killed"])
            .contains("just as they were written")
    );
    disc.done(&["event", "note", "killed", "there is room again"]);
}

#[test]
fn two_command_lines_and_a_server_write_to_one_file() {
    let (hall, token) = hall_with_token("neighbours");
    let serving = Serving::over(&hall, &[]);
    let before = head(&hall);
    let written = std::thread::scope(|scope| {
        let apply = |name: &'static str| {
            let folder = hall.path("");
            move || {
                let lines: String = (0..40)
                    .map(|n| format!("{}\n", note(&format!("{name} {n}"))))
                    .collect();
                let mut command = adoube(&folder);
                let output = fed(
                    command.args(["event", "apply", "killed", "-"]),
                    lines.as_bytes(),
                );
                let said = String::from_utf8_lossy(&output.stderr).into_owned();
                assert!(output.status.success(), "{name}: {said}");
                40
            }
        };
        let writers = ["first", "second"].map(|name| scope.spawn(apply(name)));
        let mut written = 0;
        for number in 0..40 {
            let answer = serving.command(&token, &note(&format!("server {number}")));
            assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
            written += 1;
        }
        written
            + writers
                .map(|writer| writer.join().unwrap())
                .iter()
                .sum::<u64>()
    });
    assert_eq!(head(&hall), before + written);
    let log = hall.run(&["event", "log", "killed"]);
    for name in ["first", "second", "server"] {
        for number in 0..40 {
            assert_eq!(
                log.matches(&format!("{name} {number}\n")).count(),
                1,
                "{name} {number}"
            );
        }
    }
    assert!(
        hall.run(&["event", "verify", "killed"])
            .contains("just as they were written")
    );
}

fn head(hall: &Hall) -> u64 {
    let shown: Value =
        serde_json::from_str(&hall.run(&["event", "show", "killed", "--json"])).unwrap();
    shown["head"].as_u64().unwrap()
}
