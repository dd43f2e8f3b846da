//! The server as the binary starts it.

mod common;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Stdio};

use common::Hall;
use serde_json::Value;

/// The program serving, stopped when it goes out of scope.
struct Serving {
    child: Child,
    address: String,
    path: String,
}

impl Serving {
    fn start(hall: &Hall, arguments: &[&str]) -> Serving {
        let mut child = hall
            .adoube()
            .args(["serve", "--json", "--listen", "127.0.0.1:0"])
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let output = child.stdout.take().unwrap();
        BufReader::new(output).read_line(&mut line).unwrap();
        let told: Value = serde_json::from_str(&line).unwrap();
        let url = told["url"]
            .as_str()
            .unwrap()
            .strip_prefix("http://")
            .unwrap();
        let (address, path) = url.split_once('/').unwrap();
        Serving {
            child,
            address: address.to_owned(),
            path: format!("/{path}"),
        }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let request =
            format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_demonstration_is_there_at_once() {
    let hall = Hall::empty("serve-demo");
    let serving = Serving::start(&hall, &["--demo"]);
    let page = serving.get(&serving.path);
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    assert!(page.contains("Rookery Open"), "{page}");
    assert!(!hall.file().exists(), "the demonstration is kept in memory");
}

#[test]
fn pages_show_what_the_command_line_writes() {
    let hall = Hall::with_paired_round("serve-live");
    let serving = Serving::start(&hall, &[]);
    let round = "/e/killed/open/pairings/1";
    let before = serving.get(round);
    hall.run(&["event", "result", "killed", "1=1-0"]);
    // What another program writes is seen within a moment.
    let mut looks = (0..100).map(|_| {
        std::thread::sleep(std::time::Duration::from_millis(50));
        serving.get(round)
    });
    let body = |page: &str| page.split_once("\r\n\r\n").map(|(_, body)| body.to_owned());
    let after = looks.find(|page| body(page) != body(&before));
    let after = after.expect("the page does not change");
    assert!(after.contains("1 of 2"), "{after}");
}

#[test]
fn an_address_in_use_is_told() {
    let hall = Hall::empty("serve-in-use");
    let serving = Serving::start(&hall, &["--demo"]);
    let complaint = hall.refused(&["serve", "--demo", "--listen", &serving.address]);
    assert!(complaint.contains("cannot listen at"), "{complaint}");
}

/// Whoever stops the server may copy the files: everything is in them.
#[cfg(unix)]
#[test]
fn a_server_that_was_stopped_leaves_whole_files() {
    for signal in ["-TERM", "-INT"] {
        let hall = Hall::with_paired_round(&format!("serve-stop{signal}"));
        hall.run(&["people", "add", "anna", "Anna"]);
        let mut serving = Serving::start(&hall, &[]);
        assert!(serving.get("/healthz").starts_with("HTTP/1.1 200"));
        // Written while the server has the files open, so that nobody else was the last to close.
        hall.run(&["people", "add", "ben", "Ben"]);
        hall.run(&["event", "result", "killed", "1=1-0"]);
        let id = serving.child.id().to_string();
        let mut kill = std::process::Command::new("kill");
        assert!(kill.args([signal, &id]).status().unwrap().success());
        assert!(serving.child.wait().unwrap().success());
        let folder = hall.file().parent().unwrap().to_owned();
        for entry in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
            let name = entry.file_name().into_string().unwrap();
            let is_empty = entry.metadata().unwrap().len() == 0;
            assert!(!name.ends_with("-wal") || is_empty, "{signal}: {name}");
        }
    }
}

/// What `serve` prints and how it ends, with a configuration file.
fn with_configuration(hall: &Hall, text: &str, arguments: &[&str]) -> (bool, String, String) {
    let file = hall.path("adoube.toml");
    std::fs::write(&file, text).unwrap();
    let output = hall
        .adoube()
        .args([
            "serve",
            "--config",
            file.to_str().unwrap(),
            "--print-config",
        ])
        .args(arguments)
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (
        output.status.success(),
        text(output.stdout),
        text(output.stderr),
    )
}

#[test]
fn a_file_says_what_the_command_line_does_not() {
    let hall = Hall::empty("serve-configuration");
    let file = "listen = \"127.0.0.1:8500\"\nproxy = [\"10.0.0.0/8\", \"192.0.2.1\"]\nhttps = true\nshared-cache = 5\n";
    let (fine, printed, _) = with_configuration(&hall, file, &["--shared-cache", "7"]);
    assert!(fine);
    for line in [
        "listen = \"127.0.0.1:8500\"",
        "proxy = [\"10.0.0.0/8\", \"192.0.2.1\"]",
        "https = true",
        "shared-cache = \"7\"",
        "#demo = false",
        "#log = \"info\"",
    ] {
        assert!(
            printed.lines().any(|other| other == line),
            "{line}\n{printed}"
        );
    }
    // What is printed is a file again.
    let (fine, again, complained) = with_configuration(&hall, &printed, &[]);
    assert!(fine, "{complained}");
    assert_eq!(again, printed);
}

#[test]
fn what_a_file_has_wrong_is_told_with_its_place() {
    let hall = Hall::empty("serve-wrong-configuration");
    for (file, told) in [
        (
            "demo = true\n  lissten = \"x\"\n",
            "line 2, column 3: lissten is no option",
        ),
        (
            "demo = \"yes\"\n",
            "line 1, column 8: demo takes true, false",
        ),
        ("\nproxy = [\"nowhere\"]\n", "line 2, column 9:"),
        ("demo = \n", "line 1, column"),
        (
            "print-config = true\n",
            "line 1, column 1: print-config is no option",
        ),
    ] {
        let (fine, _, complained) = with_configuration(&hall, file, &[]);
        assert!(!fine, "{file}");
        let words: Vec<&str> = complained
            .split_whitespace()
            .filter(|word| *word != "│")
            .collect();
        assert!(words.join(" ").contains(told), "{told}\n{complained}");
    }
}

#[test]
fn a_certificate_that_is_none_is_told() {
    let hall = Hall::empty("serve-no-certificate");
    let file = hall.path("none.pem");
    std::fs::write(&file, "nothing").unwrap();
    let file = file.to_str().unwrap();
    let output = hall
        .adoube()
        .args(["serve", "--tls-cert", file, "--tls-key", file])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("certificate"), "{told}");
}
