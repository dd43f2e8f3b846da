//! The server under whoever runs it: many connections, its files, its log, copies of its events.

mod common;

use std::io::{BufRead, BufReader, Read, Write};
use std::process::Stdio;
use std::time::{Duration, Instant};

use common::Hall;
use common::serving::{Serving, hall_with_token, note};
use serde_json::Value;

#[test]
fn an_arbiter_enters_a_result_while_strangers_hold_every_connection() {
    const STRANGERS: usize = 1500;
    let files = rlimit::increase_nofile_limit(STRANGERS as u64 + 500).unwrap();
    assert!(files > STRANGERS as u64 + 100, "this test needs open files");
    let (hall, token) = hall_with_token("operating-strangers");
    // It cannot raise its limit: what is there has to do.
    let serving = Serving::limited(&hall, "ulimit -n 1024");
    let mut held = Vec::new();
    for (board, half) in [
        "",
        "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        "POST /sign-in HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Length: 9\r\n\r\n",
        "GET /e/killed/live HTTP/1.1\r\nHost: x\r\n\r\n",
    ]
    .into_iter()
    .enumerate()
    {
        held.clear();
        held.extend((0..STRANGERS).map(|_| serving.sent(half)));
        let begun = Instant::now();
        let result = serde_json::json!({
            "command": if board == 0 { "enter_result" } else { "correct_result" },
            "section": "open", "round": 1, "board": "1",
            "result": if board % 2 == 0 { "1-0" } else { "0-1" },
        });
        let told = serving.command(&token, &result);
        assert!(told.starts_with("HTTP/1.1 200"), "{half:?}: {told}");
        assert!(begun.elapsed() < Duration::from_secs(10), "{half:?}");
        let page = serving.get("/e/killed/open/pairings/1");
        assert!(page.starts_with("HTTP/1.1 200"), "{half:?}: {page}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn the_limit_of_open_files_is_raised() {
    let hall = Hall::empty("operating-limit");
    let serving = Serving::limited(&hall, "ulimit -Sn 256");
    let raised = serving.figure("limits", "Max open files");
    assert!(raised > 256, "{raised}");
}

#[cfg(target_os = "linux")]
#[test]
fn invented_queries_take_no_memory() {
    let hall = Hall::empty("operating-queries");
    let serving = Serving::over(&hall, &["--demo"]);
    let section = "/e/rookery-open/open";
    let pages = ["standings", "players", "crosstable", "pairings/5", "screen"];
    for page in pages {
        serving.get(&format!("{section}/{page}"));
    }
    let before = serving.figure("status", "VmRSS:");
    let stream = serving.sent("");
    stream.set_nodelay(true).unwrap();
    let mut answers = BufReader::new(stream.try_clone().unwrap());
    let mut stream = stream;
    for number in 0..3000 {
        let page = pages[number % pages.len()];
        let words = ["x", "after", "order", "show"][number / pages.len() % 4];
        let path = format!("{section}/{page}?{words}x={number}&{number}");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
        let mut length = 0;
        loop {
            let mut line = String::new();
            answers.read_line(&mut line).unwrap();
            let line = line.trim().to_lowercase();
            if let Some(bytes) = line.strip_prefix("content-length: ") {
                length = bytes.parse().unwrap();
            }
            if line.is_empty() {
                break;
            }
        }
        let mut body = vec![0; length];
        answers.read_exact(&mut body).unwrap();
        assert!(length > 1000, "{path}");
    }
    let after = serving.figure("status", "VmRSS:");
    println!("{before} kB before, {after} kB after 3000 requests");
    assert!(after < before + 40_000, "{before} kB, {after} kB");
}

#[test]
fn accounts_of_the_demonstration_outlive_requests_that_are_given_up() {
    let hall = Hall::empty("operating-aborts");
    let serving = Serving::over(&hall, &["--demo"]);
    let request = "GET /sign-in HTTP/1.1\r\nHost: localhost\r\n\r\n";
    for _ in 0..300 {
        drop(serving.sent(request));
    }
    for path in ["/sign-in", "/setup", "/sign-in"] {
        let page = serving.get(path);
        let status = if path == "/setup" { "303" } else { "200" };
        assert!(page.starts_with(&format!("HTTP/1.1 {status}")), "{page}");
    }
}

#[test]
fn copies_are_made_while_the_server_runs() {
    let (hall, token) = hall_with_token("operating-copies");
    hall.run(&["event", "new", "Second Event"]);
    let serving = Serving::over(&hall, &[]);
    for number in 0..30 {
        let told = serving.command(&token, &note(&format!("Note {number}")));
        assert!(told.starts_with("HTTP/1.1 200"), "{told}");
    }
    let folder = common::folder("operating-copies-to").join("backup");
    let to = folder.to_str().unwrap();
    let told = hall.run(&["event", "export", "--all", "-o", to, "--json"]);
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(told["folder"], to);
    let events = told["events"].as_array().unwrap();
    assert_eq!(events.len(), 2);
    assert_eq!(events[0]["event"], "killed");
    assert_eq!(events[0]["file"], "killed.jsonl");
    // Nothing that is there is written over, and nothing is left of an attempt.
    let refused = hall.refused(&["event", "export", "--all", "-o", to]);
    assert!(refused.contains("is there already"), "{refused}");
    let beside = std::fs::read_dir(folder.parent().unwrap()).unwrap();
    assert_eq!(beside.count(), 1);
    hall.refused(&["event", "export", "--all"]);
    hall.refused(&["event", "export"]);

    let elsewhere = Hall::empty("operating-restored");
    for event in events {
        let name = event["event"].as_str().unwrap();
        let file = folder.join(event["file"].as_str().unwrap());
        let file = file.to_str().unwrap();
        elsewhere.run(&["event", "import", name, file]);
        let again = elsewhere.run(&["event", "export", name]);
        assert_eq!(again, std::fs::read_to_string(file).unwrap());
        assert_eq!(again, hall.run(&["event", "export", name]));
    }
    let log = elsewhere.run(&["event", "log", "killed"]);
    assert!(log.contains("Note 29"), "{log}");
}

#[test]
fn copying_is_explained_when_the_server_starts() {
    let hall = Hall::empty("operating-told");
    let mut command = hall.adoube();
    command.args(["serve", "--listen", "127.0.0.1:0"]);
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let told = lines
        .map_while(Result::ok)
        .find(|line| line.contains("adoube backup"));
    let told = told.unwrap();
    let (_, command) = told.split_once("adoube ").unwrap();
    let (command, _) = command.split_once(" FILE").unwrap();
    // It works as it is printed, while the server runs.
    let file = hall.path("copy.zip");
    let mut words: Vec<&str> = command.split(' ').collect();
    words.push(file.to_str().unwrap());
    hall.run(&words);
    let _ = child.kill();
    let _ = child.wait();
    hall.run(&["restore", file.to_str().unwrap(), "--dry-run"]);
}

#[test]
fn what_happens_is_written_down_without_secrets() {
    let (hall, token) = hall_with_token("operating-log");
    let log = hall.path("server.log");
    let serving = Serving::over(&hall, &["--log-file", log.to_str().unwrap()]);
    let form = |fields: &str| {
        format!(
            "POST /sign-in HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nConnection: close\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{fields}",
            fields.len()
        )
    };
    serving.answer(&form("login=anna%0Aforged&password=not-the-password"));
    let password = hall.run(&["people", "password", "anna", "--json"]);
    let password: Value = serde_json::from_str(&password).unwrap();
    let password = password["password"].as_str().unwrap();
    let answer = serving.answer(&form(&format!("login=anna&password={password}")));
    assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    let session = answer.split("adoube_session=").nth(1).unwrap();
    let session = &session[..64];
    serving.get("/invitation/0123456789abcdef");
    let nonsense = serde_json::json!({ "command": "close_round", "section": "open", "round": 1 });
    let refused = serving.command(&token, &nonsense);
    assert!(refused.starts_with("HTTP/1.1 422"), "{refused}");

    let written = std::fs::read_to_string(&log).unwrap();
    for line in [
        "the server listens",
        "a login or a password was wrong login=\"anna\\nforged\" from=\"127.0.0.1\"",
        "somebody signed in login=\"anna\" from=\"127.0.0.1\"",
        "nothing was written to the journal event=killed login=\"anna\"",
        "a request was refused method=POST path=\"/api/v1/events/killed/commands\" status=422",
    ] {
        assert!(written.contains(line), "{line} is not in\n{written}");
    }
    for secret in [
        password,
        session,
        &token,
        "not-the-password",
        "0123456789abcdef",
    ] {
        assert!(!written.contains(secret), "{secret} is in\n{written}");
    }
    let quiet = Hall::empty("operating-quiet");
    let log = quiet.path("server.log");
    let serving = Serving::over(
        &quiet,
        &["--log", "off", "--log-file", log.to_str().unwrap()],
    );
    serving.get("/");
    assert_eq!(std::fs::read_to_string(&log).unwrap(), "");
}

#[test]
fn a_log_for_programs_has_names_of_requests_and_no_secrets() {
    let (hall, token) = hall_with_token("operating-json");
    let log = hall.path("server.log");
    let serving = Serving::over(
        &hall,
        &[
            "--log-format",
            "json",
            "--log",
            "debug",
            "--log-file",
            log.to_str().unwrap(),
        ],
    );
    let planted = [
        "planted-code",
        "planted-cookie",
        "planted-bearer",
        "planted-word",
    ];
    let answer = serving.answer(&format!(
        "GET /setup?code={}&next=x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
         Cookie: adoube_session={}\r\nAuthorization: Bearer {}\r\n\r\n",
        planted[0], planted[1], planted[2]
    ));
    let named = |answer: &str| {
        let (_, rest) = answer.split_once("x-request-id: ").unwrap();
        rest.split("\r\n").next().unwrap().to_owned()
    };
    let id = named(&answer);
    serving.get(&format!("/e/killed/open/report/{}", planted[3]));
    serving.command(&token, &note("kept"));

    let written = std::fs::read_to_string(&log).unwrap();
    let lines: Vec<Value> = (written.lines())
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let is_of_request =
        |line: &&Value| line["span"]["id"] == id.as_str() && line["path"].is_string();
    let of_request = lines.iter().find(is_of_request);
    let of_request = of_request.unwrap_or_else(|| panic!("{id} is not in\n{written}"));
    assert_eq!(of_request["path"], "\"/setup\"");
    assert!(of_request["ms"].is_u64() && of_request["status"].is_u64());
    for secret in planted.into_iter().chain([token.as_str()]) {
        assert!(!written.contains(secret), "{secret} is in\n{written}");
    }
}

#[cfg(unix)]
#[test]
fn files_are_private_and_one_that_is_gone_is_told() {
    use std::os::unix::fs::PermissionsExt;
    let (hall, token) = hall_with_token("operating-files");
    let serving = Serving::over(
        &hall,
        &["--log-file", hall.path("rating-list.log").to_str().unwrap()],
    );
    let export = hall.path("rating-list.export");
    hall.run(&["event", "export", "killed", "-o", export.to_str().unwrap()]);
    let folder = hall.path("");
    let mode = |path: &std::path::Path| {
        let known = std::fs::metadata(path).unwrap();
        known.permissions().mode() & 0o777
    };
    assert_eq!(mode(&folder), 0o700);
    let mut files = 0;
    for entry in std::fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
        files += 1;
    }
    assert!(files >= 6, "both databases with their logs: {files}");

    assert!(serving.get("/healthz").ends_with("ok\n"));
    assert!(serving.get("/e/killed").starts_with("HTTP/1.1 200"));
    std::fs::rename(hall.file(), hall.path("rating-list.away")).unwrap();
    std::thread::sleep(Duration::from_millis(1100));
    let health = serving.get("/readyz");
    assert!(health.starts_with("HTTP/1.1 503"), "{health}");
    assert!(health.ends_with("events cannot be stored\n"), "{health}");
    let refused = serving.command(&token, &note("lost"));
    assert!(refused.starts_with("HTTP/1.1 503"), "{refused}");
    assert!(serving.get("/e/killed").starts_with("HTTP/1.1 200"));
}
