//! Files in other versions.

use crate::desk::{Desk, SIX, read_json};
use std::process::Stdio;

#[test]
fn files_in_other_versions() {
    let desk = Desk::new("swiss-convert");
    let made = desk.generate(
        "a.trf",
        &["--seed", "3", "--players", "12", "--rounds", "5"],
    );
    assert_eq!(desk.run(0, &["convert", "a.trf", "-"]), made);
    desk.run(0, &["convert", "a.trf", "b.trf", "--to", "trf16"]);
    assert!(desk.read("b.trf").contains("\nXXR 5"));
    desk.run(0, &["convert", "b.trf", "c.trf"]);
    assert!(desk.read("c.trf").contains("\n142 5"));
    let plain = |text: &str| -> Vec<String> {
        let players = text.lines().filter(|line| line.starts_with("001 "));
        players.map(|line| line.trim_end().to_owned()).collect()
    };
    assert_eq!(plain(&desk.read("c.trf")), plain(&made));
    desk.run(0, &["swiss", "check", "a.trf", "b.trf", "c.trf"]);
    let complaint = desk.complaint(0, &["convert", "a.trf", "d.trf", "--to", "trf06"]);
    assert!(complaint.contains("left out in TRF06"), "{complaint}");
    let told = read_json(&desk.run(0, &["convert", "a.trf", "-", "--to", "trf16", "--json"]));
    assert_eq!(told["trf"], desk.read("b.trf"));
    assert!(told["left_out"].is_array() && told["warnings"].is_array());

    let mut command = desk.adoube();
    command
        .args(["convert", "-", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    let mut child = command.spawn().expect("adoube starts");
    let mut input = child.stdin.take().unwrap();
    std::io::Write::write_all(&mut input, made.as_bytes()).unwrap();
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), made);
}

/// What contradicts itself is told with its place, and not passed on.
#[test]
fn a_file_that_contradicts_itself_is_not_converted() {
    let desk = Desk::new("swiss-contradictions");
    for (what, file, place) in [
        (
            "nobody has the number",
            SIX.replace("4 w 1", "9 w 1"),
            "line 5, column 95",
        ),
        (
            "against oneself",
            SIX.replace("4 w 1", "1 w 1"),
            "line 5, column 95",
        ),
        (
            "told by one side only",
            SIX.replace("1 b 0", "3 b 0"),
            "line 5, column 95",
        ),
        (
            "both with White",
            SIX.replace("1 b 0", "1 w 0"),
            "line 5, column 97",
        ),
        (
            "two winners",
            SIX.replace("1 b 0", "1 b 1"),
            "line 5, column 99",
        ),
        (
            "a bye of nobody",
            format!("{SIX}240 H  2    9\n"),
            "line 11",
        ),
        (
            "a prohibition of nobody",
            format!("{SIX}260   1   3    1    9\n"),
            "line 11",
        ),
    ] {
        desk.write("bad.trf", &file);
        for version in ["trf16", "trf26"] {
            let complaint = desk.complaint(2, &["convert", "bad.trf", "out.trf", "--to", version]);
            assert!(complaint.contains(place), "{what}: {complaint}");
            assert!(!desk.path("out.trf").exists(), "{what}");
        }
    }
}
