//! What stories of team events have in common: an event made from nothing, captains on phones, and
//! a sum of what stands on the result sheets that owes nothing to the program.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use adoube_formats::Trf;
use adoube_formats::trf::Record;
use adoube_tournament::Points;

use crate::harness::{Scheme, Screen, Stage, Table, Visitor};

/// A section of teams in the event `team-cup`.
pub(crate) struct Section {
    pub name: &'static str,
    /// As the page calls it.
    pub format: &'static str,
    pub teams: usize,
    pub rounds: u16,
    /// `2026-11-20T14:00`
    pub first_round: String,
    pub days_between: u16,
}

/// The desk of the section.
pub(crate) const DESK: &str = "/desk/team-cup/league";

/// The public pages of the section.
pub(crate) const PUBLIC: &str = "/e/team-cup/league";

/// The first account, the event and its section, on a server where there was nothing.
pub(crate) async fn begins(arbiter: &Visitor, section: &Section) {
    arbiter.open("/").await;
    let account = [
        ("Your name, as it goes into the journal", "Anna Arbiter"),
        ("Login", "anna"),
        ("Password", "correct horse battery"),
    ];
    arbiter.fill(&account).await;
    arbiter.click("Create the account").await;
    arbiter.is_at("/desk").await;
    let day = section.first_round.split('T').next().unwrap();
    let event = [("Name of the event", "Team Cup"), ("First day", day)];
    arbiter.fill(&event).await;
    arbiter.click("Create the event").await;
    arbiter.click("Add a section").await;
    let wish = [
        ("Name of the section", section.name),
        ("Format", section.format),
        ("Players (or teams) expected", &section.teams.to_string()),
        ("Rounds", &section.rounds.to_string()),
    ];
    arbiter.fill(&wish).await;
    arbiter.click("Propose settings").await;
    let settings = [
        ("First round", section.first_round.as_str()),
        ("Rounds a day", "1"),
        (
            "Days from one day of play to the next (7 for once a week)",
            &section.days_between.to_string(),
        ),
    ];
    arbiter.click("All settings").await;
    arbiter.fill(&settings).await;
    arbiter.pictures("team-proposal").await;
    arbiter.click("Add the section").await;
    arbiter.sees("is added").await;
}

/// Teams and their players, as a club sends them: in board order, a reserve at the end.
pub(crate) fn list(teams: &[String], members: usize) -> String {
    const NAMES: [&str; 7] = ["Adler", "Berg", "Cruz", "Dahl", "Eder", "Frey", "Gomez"];
    let mut list = "Name;Rating;Fed;Team\n".to_owned();
    for (place, team) in teams.iter().enumerate() {
        for (board, name) in NAMES.iter().take(members).enumerate() {
            let rating = 2400 - 7 * place - 60 * board;
            let _ = writeln!(list, "{name}, {team};{rating};NOR;{team}");
        }
    }
    list
}

/// Enters a list from a file.
pub(crate) async fn enters(arbiter: &Visitor, list: &str, players: usize) {
    let file = tempfile::Builder::new().suffix(".csv").tempfile().unwrap();
    std::fs::write(file.path(), list).unwrap();
    arbiter.open(&format!("{DESK}/entries/import")).await;
    let path = file.path().to_string_lossy().into_owned();
    let label = "A file: CSV, XLSX, ODS or a tournament report (TRF)";
    arbiter.fill(&[(label, &path)]).await;
    arbiter.click("Look at the list").await;
    arbiter.click("Enter these players").await;
    arbiter
        .sees(&format!("{players} players are entered."))
        .await;
}

/// A captain with a phone who has taken up an invitation to a team.
pub(crate) async fn captain(stage: &Stage, arbiter: &Visitor, team: &str) -> Visitor {
    arbiter.open("/desk/team-cup/people").await;
    let role = [
        ("Role", "Team captain"),
        ("Team of a captain", &format!("League · {team}")),
    ];
    arbiter.fill(&role).await;
    arbiter.click("Make a link").await;
    let link = arbiter.value("Link").await;
    let (_, path) = link.split_once("/invitation/").expect("an invitation");
    let phone = stage.visitor().await;
    phone.look_with(Screen::Phone, Scheme::Light).await;
    phone.open(&format!("/invitation/{path}")).await;
    phone.pictures("team-invitation").await;
    phone.look_with(Screen::Phone, Scheme::Light).await;
    let login = team.to_lowercase().replace(' ', "-");
    let account = [
        ("Your name, as it goes into the journal", team),
        ("Login", &login),
        ("Password", "captain’s long password"),
    ];
    phone.fill(&account).await;
    phone.click("Create the account and accept").await;
    phone.is_at("/captain/team-cup/league").await;
    phone
}

/// Chooses who plays on each board and files the line-up.
pub(crate) async fn files(visitor: &Visitor, players: [&str; 4], team: &str) {
    for (board, name) in (1..).zip(players) {
        let label = format!("Board {board}");
        visitor.choose(&label, &format!("{name}, {team} (")).await;
    }
    visitor.click("File the line-up").await;
}

/// The table at which a team plays, on the page of the round.
pub(crate) async fn table_of(arbiter: &Visitor, team: &str) -> String {
    let matches = arbiter.table("table.team-matches").await;
    let mut rows = matches.rows.iter();
    let row = rows.find(|row| row.iter().any(|cell| cell.starts_with(team)));
    row.expect("a match of the team")[0].clone()
}

/// Match points and game points in halves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sum {
    pub match_points: u32,
    pub half_points: u32,
}

/// What the teams have, added up from the sheets.
#[derive(Debug, Default)]
pub(crate) struct Ledger(pub BTreeMap<String, Sum>);

impl Ledger {
    /// Adds a round as its sheet shows it. A player’s team is in the name.
    pub(crate) fn add(&mut self, teams: &[String], rows: &[Vec<String>]) {
        let team = |player: &str| {
            let own = |team: &&String| player.contains(&format!(", {team} ("));
            teams.iter().find(own).expect("a team in the name").clone()
        };
        let mut matches: BTreeMap<String, BTreeMap<String, u32>> = BTreeMap::new();
        for row in rows {
            let (table, _) = row[0].split_once('.').expect("a board of a match");
            let (white, black) = halves(&row[2]);
            let scores = matches.entry(table.to_owned()).or_default();
            *scores.entry(team(&row[1])).or_default() += white;
            *scores.entry(team(&row[3])).or_default() += black;
        }
        for scores in matches.into_values() {
            let scores: Vec<(String, u32)> = scores.into_iter().collect();
            self.meet(&scores[0], &scores[1]);
        }
    }

    /// Adds a match by the half points of both teams.
    pub(crate) fn meet(&mut self, one: &(String, u32), other: &(String, u32)) {
        for ((team, own), (_, theirs)) in [(one, other), (other, one)] {
            let sum = self.0.entry(team.clone()).or_default();
            sum.half_points += own;
            sum.match_points += match own.cmp(theirs) {
                std::cmp::Ordering::Greater => 2,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Less => 0,
            };
        }
    }
}

impl Ledger {
    /// Holds the standings of a page against the sums.
    pub(crate) fn agrees(&self, standings: &Table) {
        assert_eq!(standings.rows.len(), self.0.len());
        for (team, sum) in &self.0 {
            let match_points = standings.cell(team, "MP");
            assert_eq!(match_points, sum.match_points.to_string(), "{team}");
            let game_points: f32 = standings.cell(team, "GP").parse().unwrap();
            assert_eq!(game_points * 2.0, sum.half_points as f32, "{team}");
        }
    }

    /// Holds the teams of a report against the sums; match points and game points by team.
    pub(crate) fn is_told_by(&self, report: &Trf) -> BTreeMap<String, (Points, Points)> {
        let teams = report.records().iter().filter_map(|record| match record {
            Record::Team(team) => Some(team),
            _ => None,
        });
        let told: BTreeMap<String, (Points, Points)> = teams
            .map(|team| {
                let points = team.match_points.zip(team.game_points);
                (team.name.clone(), points.expect("points of the team"))
            })
            .collect();
        let sum = |sum: &Sum| {
            let match_points = Points::whole(sum.match_points as i32);
            (
                match_points,
                Points::hundredths(50 * sum.half_points as i32),
            )
        };
        let sums = self.0.iter().map(|(team, one)| (team.clone(), sum(one)));
        assert_eq!(told, sums.collect());
        told
    }
}

/// The half points of White and of Black.
fn halves(result: &str) -> (u32, u32) {
    match result {
        "1–0" | "+/−" => (2, 0),
        "½–½" => (1, 1),
        "0–1" | "−/+" => (0, 2),
        other => panic!("{other} is no result of the story"),
    }
}
