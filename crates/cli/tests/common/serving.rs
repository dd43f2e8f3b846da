//! The real program as a server.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::Value;

use super::Hall;

/// The program serving, stopped when it goes out of scope.
pub(crate) struct Serving {
    pub child: Child,
    pub address: String,
}

impl Serving {
    pub(crate) fn start(command: &mut Command) -> Serving {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        let output = child.stdout.take().unwrap();
        BufReader::new(output).read_line(&mut line).unwrap();
        let told: Value = serde_json::from_str(&line).unwrap();
        let url = told["url"].as_str().unwrap();
        let address = url.strip_prefix("http://").unwrap();
        let address = address.split('/').next().unwrap().to_owned();
        Serving { child, address }
    }

    /// Over the data of a hall.
    pub(crate) fn over(hall: &Hall, arguments: &[&str]) -> Serving {
        let mut command = hall.adoube();
        command.args(["serve", "--json", "--listen", "127.0.0.1:0"]);
        Serving::start(command.args(arguments).stderr(Stdio::null()))
    }

    /// With limits that a shell sets.
    pub(crate) fn limited(hall: &Hall, limits: &str) -> Serving {
        let program = hall.adoube();
        let mut command = Command::new("sh");
        command.arg("-c").arg(format!(
            "{limits}; exec \"$0\" serve --json --listen 127.0.0.1:0"
        ));
        command.arg(program.get_program());
        for (name, value) in program.get_envs() {
            command.env(name, value.unwrap());
        }
        Serving::start(command.stderr(Stdio::null()))
    }

    pub(crate) fn sent(&self, request: &str) -> TcpStream {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(20)))
            .unwrap();
        // It may have been sent away already.
        let _ = stream.write_all(request.as_bytes());
        stream
    }

    /// What is answered; nothing if the connection is cut.
    pub(crate) fn answer(&self, request: &str) -> String {
        let mut answer = Vec::new();
        let _ = self.sent(request).read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    pub(crate) fn get(&self, path: &str) -> String {
        self.answer(&format!(
            "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        ))
    }

    /// Carries a command out with a token.
    pub(crate) fn command(&self, token: &str, command: &Value) -> String {
        let body = serde_json::json!({ "commands": [command] }).to_string();
        self.answer(&format!(
            "POST /api/v1/events/killed/commands HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
             Authorization: Bearer {token}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        ))
    }

    /// A line of a file under /proc, as a number.
    #[cfg(target_os = "linux")]
    pub(crate) fn figure(&self, file: &str, name: &str) -> u64 {
        let path = format!("/proc/{}/{file}", self.child.id());
        let text = std::fs::read_to_string(path).unwrap();
        let line = text.lines().find(|line| line.starts_with(name)).unwrap();
        let mut words = line[name.len()..].split_whitespace();
        words.next().unwrap().parse().unwrap()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) fn note(text: &str) -> Value {
    serde_json::json!({ "command": "note", "subject": { "about": "event" }, "text": text })
}

/// An event with an administrator; the token of their program.
pub(crate) fn hall_with_token(name: &str) -> (Hall, String) {
    let hall = Hall::with_paired_round(name);
    hall.run(&["people", "add", "anna", "Anna", "--administrator"]);
    let token = hall.run(&["people", "token", "anna", "killed", "--role", "owner"]);
    (hall, token.trim().to_owned())
}
