//! The event that is looked at, made with the command line.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Its short name.
pub(super) const NAME: &str = "load";

/// How many play.
pub(super) const PLAYERS: usize = 200;

/// The round under way; those before are played.
pub(super) const ROUND: usize = 5;

/// How many boards a round has.
pub(super) const BOARDS: usize = PLAYERS / 2;

/// The page that most spectators look at.
pub(super) const PAIRINGS: &str = "/e/load/open/pairings";

/// The page that the others look at.
pub(super) const STANDINGS: &str = "/e/load/open/standings";

/// Pages that visitors ask for one by one.
pub(super) const PAGES: [&str; 7] = [
    PAIRINGS,
    STANDINGS,
    "/e/load/open/crosstable",
    "/e/load/open/players",
    "/e/load/open/players/17",
    "/e/load",
    "/",
];

/// An event in a data folder.
pub(super) struct Event {
    adoube: PathBuf,
    data: PathBuf,
}

impl Event {
    /// Makes the event: players, rounds with results, and one round without.
    pub(super) fn create(adoube: &Path, data: &Path) -> Result<Event, String> {
        let event = Event {
            adoube: adoube.to_owned(),
            data: data.join("events"),
        };
        let list = data.join("players.csv");
        std::fs::write(&list, players()).map_err(|error| error.to_string())?;
        let mut new = event.command("new");
        new.args(["Load", "--id", NAME, "--tie-breaks", "BH/C1,BH,SB"]);
        done(&mut new)?;
        done(event.command("import").arg(NAME).arg(&list))?;
        done(event.command("numbers").arg(NAME))?;
        for round in 1..ROUND {
            done(event.command("pair").arg(NAME))?;
            let results = (1..=BOARDS).map(|board| format!("{board}={}", result(board + round)));
            done(event.command("result").arg(NAME).args(results))?;
        }
        done(event.command("pair").arg(NAME))?;
        Ok(event)
    }

    /// `adoube event …` on this event's folder.
    pub(super) fn command(&self, name: &str) -> Command {
        let mut command = Command::new(&self.adoube);
        command.args(["event", name, "--author", "Load", "--data"]);
        command.arg(&self.data).stdin(Stdio::null());
        command
    }

    /// A token with which results can be entered.
    pub(super) fn token(&self) -> Result<String, String> {
        let people = |words: &[&str]| {
            let mut command = Command::new(&self.adoube);
            command.arg("people").args(words);
            command.arg("--data").arg(&self.data);
            done(&mut command)
        };
        people(&["add", "load", "Load", "--administrator"])?;
        let printed = people(&["token", "load", NAME, "--role", "results_only"])?.stdout;
        Ok(String::from_utf8_lossy(&printed).trim().to_owned())
    }
}

/// The folder that the server reads.
pub(super) fn data(folder: &Path) -> PathBuf {
    folder.join("events")
}

/// What is played on a board; it changes with every step.
pub(super) fn result(step: usize) -> &'static str {
    ["1-0", "½-½", "0-1", "1-0", "0-1"][step % 5]
}

fn players() -> String {
    let families = [
        "Aas", "Berg", "Costa", "Dahl", "Evans", "Fuchs", "Garcia", "Holm", "Ivanov", "Jensen",
    ];
    let given = ["Anna", "Bo", "Carla", "David", "Emma"];
    let mut list = "name,rating,federation\n".to_owned();
    for number in 0..PLAYERS {
        let family = families[number % families.len()];
        let given = given[number / families.len() % given.len()];
        let rating = 2600 - 6 * number;
        // Writing to a string cannot fail.
        let _ = writeln!(list, "\"{family}{number}, {given}\",{rating},NOR");
    }
    list
}

fn done(command: &mut Command) -> Result<Output, String> {
    let output = command
        .output()
        .map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() {
        return Ok(output);
    }
    let told = String::from_utf8_lossy(&output.stderr);
    Err(format!("{command:?} ended with {}\n{told}", output.status))
}
