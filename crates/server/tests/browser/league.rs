//! A league of eight teams, home and away, from an empty folder to the report of its last round.

use std::collections::BTreeMap;
use std::path::Path;

use adoube_conduct::line_ups::{ToSet, set_boards};
use adoube_conduct::rounds::{HowToPair, next_round, report};
use adoube_formats::{read_trf, trf::Record};
use adoube_journal::{Command, EnterResult, Event, Journal, RoundClosed, Submission, open_store};
use adoube_tournament::{GameResult, Points, RoundNumber, Tournament};
use jiff::{Timestamp, ToSpan, Zoned};

use crate::harness::{Scheme, Screen, Stage, Visitor, pictures_folder};
use crate::team_event::{
    DESK, Ledger, PUBLIC, Section, begins, captain, enters, files, list, table_of,
};

const TEAMS: [&str; 8] = [
    "Ardmore",
    "Brightwell",
    "Carnoch",
    "Dunbeg",
    "Eastry",
    "Fallowden",
    "Glenlee",
    "Harwick",
];
const ROUNDS: u16 = 14;
/// Four boards and two reserves.
const MEMBERS: usize = 6;

#[tokio::test]
async fn a_league_from_its_list_of_teams_to_the_report() {
    let folder = tempfile::tempdir().unwrap();
    let Some(stage) = Stage::empty(folder.path()).await else {
        return;
    };
    let teams: Vec<String> = TEAMS.map(str::to_owned).to_vec();
    let arbiter = stage.visitor().await;
    // The first round was six days ago, the second is tomorrow.
    let first = (Zoned::now().datetime() - 6.days()).strftime("%Y-%m-%dT%H:00");
    let section = Section {
        name: "League",
        format: "Team round robin",
        teams: TEAMS.len(),
        rounds: ROUNDS,
        first_round: first.to_string(),
        days_between: 7,
    };
    begins(&arbiter, &section).await;
    enters(&arbiter, &list(&teams, MEMBERS), TEAMS.len() * MEMBERS).await;
    gives_numbers(&arbiter).await;
    first_round(&arbiter).await;
    second_round(&stage, &arbiter).await;
    plays_on(folder.path(), 3..ROUNDS).await;
    last_round(&arbiter).await;
    let ledger = adds_up(&arbiter, &teams).await;
    looks_at_standings(&arbiter, &ledger).await;
    prints(&arbiter).await;
    let report = takes_the_report(&arbiter).await;
    assert_eq!(arbiter.complaints().await, [""; 0]);
    the_report_agrees(&event_of(folder.path()).await, &report, &ledger);
}

async fn gives_numbers(arbiter: &Visitor) {
    arbiter.open(&format!("{DESK}/entries/teams")).await;
    arbiter.audit().await;
    arbiter.pictures("league-teams").await;
    arbiter.click("Harwick").await;
    arbiter.fill(&[("Captain", "Hana Harlow")]).await;
    arbiter.audit().await;
    arbiter.pictures("league-team").await;
    arbiter.click("Save").await;
    arbiter.sees("Harwick").await;
    arbiter.open(&format!("{DESK}/rounds")).await;
    // Numbers come with the pairing of round 1.
    arbiter.sees("They get one with the pairing.").await;
    arbiter.pictures("league-rounds").await;
}

/// Played last week: the line-ups come on paper, one of them wrong, and a team did not come.
async fn first_round(arbiter: &Visitor) {
    arbiter.click("Pair round 1").await;
    arbiter.sees("Round 1 is paired.").await;
    arbiter.sees("The time for line-ups is over").await;
    arbiter.audit().await;
    arbiter.pictures("league-round-1-paired").await;
    arbiter.click("File the line-up Harwick").await;
    arbiter.audit().await;
    arbiter.pictures("league-line-up").await;
    // The reserve on board 2, above those who come before her on the list.
    files(arbiter, ["Adler", "Eder", "Cruz", "Dahl"], "Harwick").await;
    arbiter.sees("This line-up cannot be filed").await;
    arbiter.sees("against the order of the team’s list").await;
    arbiter.audit().await;
    arbiter.pictures("league-line-up-wrong").await;
    files(arbiter, ["Adler", "Cruz", "Dahl", "Eder"], "Harwick").await;
    arbiter.sees("Line-up filed for round 1.").await;
    arbiter.open(&format!("{DESK}/rounds/1")).await;
    arbiter.click("A team did not come").await;
    let absent = [
        ("Team that did not come", "Dunbeg"),
        ("Reason for the walk-over", "the bus broke down"),
    ];
    arbiter.fill(&absent).await;
    arbiter.pictures("league-walk-over").await;
    arbiter.click("Note the walk-over").await;
    arbiter.sees("Dunbeg did not come.").await;
    arbiter.click("Set the boards from the line-ups").await;
    arbiter.sees("The boards of round 1 are set.").await;
    arbiter.audit().await;
    arbiter.pictures("league-round-1-set").await;
    enters_results(arbiter, 12).await;
}

/// Tomorrow: two captains file on their phones, and somebody watches the match.
async fn second_round(stage: &Stage, arbiter: &Visitor) {
    arbiter.open(&format!("{DESK}/rounds")).await;
    arbiter.click("Pair round 2").await;
    arbiter.sees("Round 2 is paired.").await;
    let ardmore = captain(stage, arbiter, "Ardmore").await;
    let brightwell = captain(stage, arbiter, "Brightwell").await;
    ardmore.sees("Line-ups are due by").await;
    files(&ardmore, ["Berg", "Adler", "Cruz", "Dahl"], "Ardmore").await;
    ardmore.sees("This line-up cannot be filed").await;
    files(&ardmore, ["Adler", "Berg", "Cruz", "Frey"], "Ardmore").await;
    ardmore.sees("Line-up filed for round 2.").await;
    ardmore.audit().await;
    ardmore.pictures("league-captain-filed").await;
    brightwell.open("/captain/team-cup/league").await;
    let seen = brightwell.text().await;
    assert!(!seen.contains(", Ardmore"), "hidden: {seen}");
    brightwell.audit().await;
    brightwell.pictures("league-captain").await;
    brightwell.look_with(Screen::Phone, Scheme::Light).await;
    files(&brightwell, ["Adler", "Berg", "Dahl", "Eder"], "Brightwell").await;
    // The page of the captain who filed first follows by itself.
    for captain in [&brightwell, &ardmore] {
        captain.sees("The boards are set.").await;
        captain.sees("Frey, Ardmore").await;
        captain.sees("Eder, Brightwell").await;
    }
    ardmore.audit().await;
    ardmore.pictures("league-captain-set").await;
    arbiter.open(&format!("{DESK}/rounds/2")).await;
    arbiter.pictures("league-round-2").await;
    arbiter.click("Set the boards from the line-ups").await;
    arbiter.agree().await;
    arbiter.sees("The boards of round 2 are set.").await;
    let table = table_of(arbiter, "Ardmore").await;
    ardmore.open(&format!("{PUBLIC}/matches/2/{table}")).await;
    ardmore.sees("being played").await;
    enters_results(arbiter, 16).await;
    forfeits(arbiter, &format!("{table}.3")).await;
    ardmore.sees("forfeit").await;
    ardmore.audit().await;
    ardmore.pictures("league-match").await;
}

/// Enters the results of the last round with the keyboard.
async fn enters_results(arbiter: &Visitor, boards: usize) {
    arbiter.open(&format!("{DESK}/results")).await;
    arbiter.click_at("#quick").await;
    arbiter.press("Enter").await;
    let keys = ["1", "=", "0", "1", "0"].iter().cycle();
    let typed: String = keys.take(boards).map(|key| format!("{key}m")).collect();
    arbiter.dash_off(&typed).await;
    arbiter.sees(&format!("{boards} of {boards} results")).await;
    arbiter.sees("No result is missing").await;
}

/// White is not there.
async fn forfeits(arbiter: &Visitor, board: &str) {
    let round = arbiter.table("table.sheet-table").await;
    assert!(round.rows.iter().any(|row| row[0] == board));
    arbiter
        .open(&format!("{DESK}/results/2/board/{board}"))
        .await;
    arbiter.audit().await;
    arbiter.pictures("league-board").await;
    let reason = [("Reason for a correction (optional)", "White did not come")];
    arbiter.fill(&reason).await;
    arbiter.click_at("button[name=result][value='-/+']").await;
    arbiter.sees(&format!("Board {board} is up to date")).await;
}

async fn last_round(arbiter: &Visitor) {
    arbiter.open(&format!("{DESK}/rounds")).await;
    arbiter.click(&format!("Pair round {ROUNDS}")).await;
    arbiter.sees(&format!("Round {ROUNDS} is paired.")).await;
    arbiter.click("Set the boards from the line-ups").await;
    arbiter.agree().await;
    arbiter.sees("are set.").await;
    enters_results(arbiter, 16).await;
    arbiter.open(&format!("{DESK}/rounds/{ROUNDS}")).await;
    arbiter.click("Declare complete").await;
    arbiter.sees(&format!("Round {ROUNDS} is complete.")).await;
}

/// The sum of the season, sheet by sheet.
async fn adds_up(arbiter: &Visitor, teams: &[String]) -> Ledger {
    let mut ledger = Ledger::default();
    for round in 1..=ROUNDS {
        arbiter.open(&format!("{DESK}/results/{round}")).await;
        let sheet = arbiter.table("table.sheet-table").await;
        ledger.add(teams, &sheet.rows);
    }
    // Who did not come lost on four boards.
    ledger.meet(&("Eastry".to_owned(), 8), &("Dunbeg".to_owned(), 0));
    ledger
}

async fn looks_at_standings(arbiter: &Visitor, ledger: &Ledger) {
    arbiter.open(&format!("{PUBLIC}/standings")).await;
    arbiter.audit().await;
    arbiter.pictures("league-standings").await;
    let table = arbiter.table("table.standings").await;
    assert_eq!(table.rows.len(), TEAMS.len());
    ledger.agrees(&table);
    for (name, path) in [
        ("league-boards", "boards"),
        ("league-crosstable", "crosstable"),
        ("league-crosstable-boards", "crosstable?of=boards"),
        ("league-team-page", "teams/1"),
        ("league-matches", "matches/1"),
        ("league-match-forfeited", "matches/1/4"),
    ] {
        arbiter.open(&format!("{PUBLIC}/{path}")).await;
        arbiter.audit().await;
        arbiter.pictures(name).await;
    }
    arbiter.sees("did not").await;
}

/// Every paper of teams is made for A4.
async fn prints(arbiter: &Visitor) {
    for (name, path) in [
        ("league-paper-matches", "matches?round=2"),
        ("league-paper-forfeited", "matches?round=1&table=4"),
        ("league-paper-line-ups", "line-ups?round=2"),
        ("league-paper-teams", "teams"),
        ("league-paper-boards", "boards"),
        ("league-paper-crosstable", "crosstable"),
    ] {
        arbiter.open(&format!("{DESK}/papers/{path}")).await;
        arbiter.audit().await;
        arbiter.pictures(name).await;
        let sheets = arbiter.printed(name).await;
        let a4 = |sheet: &[u32; 2]| *sheet == [210, 297] || *sheet == [297, 210];
        assert!(sheets.iter().all(a4), "{path}: {sheets:?}");
    }
}

async fn takes_the_report(arbiter: &Visitor) -> String {
    arbiter.open(&format!("{DESK}/papers")).await;
    let path = arbiter.link_of("ul.doors-list li", "TRF").await;
    let report = arbiter.download(&path).await;
    std::fs::write(pictures_folder().join("league.trf"), &report).unwrap();
    report
}

/// The report read back has the points of the ledger and the walk-over.
fn the_report_agrees(event: &Event, downloaded: &str, ledger: &Ledger) {
    let written = report(event, &event.sections[0], None).unwrap();
    assert_eq!(written.text, downloaded);
    let read = read_trf(downloaded.as_bytes()).unwrap();
    let told = ledger.is_told_by(&read);
    let forfeited = |record: &&Record| matches!(record, Record::ForfeitedMatch(_));
    assert_eq!(read.records().iter().filter(forfeited).count(), 1);
    // What is read is what was played: the points follow from the games.
    let tournament = Tournament::new(read.to_draft().unwrap().draft).unwrap();
    let mut sums: BTreeMap<String, (Points, Points)> = BTreeMap::new();
    for result in tournament.team_results(RoundNumber(ROUNDS)).concat() {
        let team = tournament
            .teams()
            .iter()
            .find(|team| team.id == result.team);
        let sum = sums.entry(team.unwrap().details.name.clone()).or_default();
        sum.0 += result.match_points;
        sum.1 += result.game_points;
    }
    assert_eq!(sums, told);
}

async fn event_of(folder: &Path) -> Event {
    let store = open_store(&folder.to_string_lossy()).await.unwrap();
    let journal = Journal::open(store, "team-cup".parse().unwrap());
    journal.await.unwrap().event().clone()
}

/// Rounds that are conducted at the command line of the club.
async fn plays_on(folder: &Path, rounds: std::ops::Range<u16>) {
    let store = open_store(&folder.to_string_lossy()).await.unwrap();
    let event = "team-cup".parse().unwrap();
    let mut journal = Journal::open(store, event).await.unwrap();
    for number in rounds {
        let round = RoundNumber(number);
        let how = HowToPair::with_seed(1);
        let next = next_round(&journal.event().details, &journal.event().sections[0], &how);
        write(&mut journal, next.unwrap().commands).await;
        let set = set_boards(&journal.event().sections[0], round, ToSet::All);
        write(&mut journal, vec![set.unwrap().expect("boards to set")]).await;
        let section = &journal.event().sections[0];
        let games = section.draft.round(round).unwrap().games.iter();
        let results = games.enumerate().map(|(place, game)| {
            Command::EnterResult(EnterResult {
                section: section.id.clone(),
                round,
                board: game.board,
                result: result(usize::from(number) * 5 + place * place),
            })
        });
        let closed = Command::CloseRound(RoundClosed {
            section: section.id.clone(),
            round,
        });
        let commands = results.chain([closed]).collect();
        write(&mut journal, commands).await;
    }
}

fn result(place: usize) -> GameResult {
    [
        GameResult::WHITE_WINS,
        GameResult::DRAW,
        GameResult::BLACK_WINS,
        GameResult::WHITE_WINS,
        GameResult::DRAW,
    ][place % 5]
}

async fn write(journal: &mut Journal, commands: Vec<Command>) {
    let author = "Club".parse().unwrap();
    let submission = Submission::new(author, Timestamp::now(), commands);
    journal.submit(submission).await.unwrap();
}
