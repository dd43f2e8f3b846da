//! A Swiss of forty teams, from an empty folder to the report, with two captains on phones.

use adoube_formats::read_trf;
use adoube_pairing::check::check;
use adoube_pairing::system::CodedSystem;
use adoube_pairing::us::Facts;
use adoube_tournament::{RoundNumber, Tournament};
use jiff::{ToSpan, Zoned};

use crate::harness::{Scheme, Screen, Stage, Visitor, pictures_folder};
use crate::team_event::{
    DESK, Ledger, PUBLIC, Section, begins, captain, enters, files, list, table_of,
};

const ROUNDS: u16 = 3;
/// Four boards and a reserve.
const MEMBERS: usize = 5;

/// Forty places.
fn teams() -> Vec<String> {
    let first = ["Aber", "Brix", "Corn", "Dun", "Elm", "Fern", "Glas", "Holm"];
    let last = ["ford", "ham", "ley", "ton", "wick"];
    let of = |start: &str| last.map(|end| format!("{start}{end}"));
    first.iter().flat_map(|start| of(start)).collect()
}

#[tokio::test]
async fn a_swiss_of_forty_teams_from_the_list_to_the_report() {
    let folder = tempfile::tempdir().unwrap();
    let Some(stage) = Stage::empty(folder.path()).await else {
        return;
    };
    let teams = teams();
    let arbiter = stage.visitor().await;
    let first = (Zoned::now().datetime() + 1.day()).strftime("%Y-%m-%dT10:00");
    let section = Section {
        name: "League",
        format: "Team Swiss",
        teams: teams.len(),
        rounds: ROUNDS,
        first_round: first.to_string(),
        days_between: 1,
    };
    begins(&arbiter, &section).await;
    enters(&arbiter, &list(&teams, MEMBERS), teams.len() * MEMBERS).await;
    arbiter.open(&format!("{DESK}/rounds")).await;
    // Numbers come with the pairing of round 1.
    arbiter.sees("They get one with the pairing.").await;
    pairs(&arbiter, 1).await;
    // In the first round the first of the upper half meets the first of the lower one.
    let (one, other) = (&teams[0], &teams[teams.len() / 2]);
    let captains = [
        captain(&stage, &arbiter, one).await,
        captain(&stage, &arbiter, other).await,
    ];
    captains_file(&captains, one, other).await;
    let table = match_is_live(&arbiter, &captains[1], one).await;
    enters_the_rest(&arbiter, &table).await;
    for round in 2..=ROUNDS {
        pairs(&arbiter, round).await;
        let own = &captains[usize::from(round) % 2];
        own.open("/captain/team-cup/league").await;
        let team = if round % 2 == 0 { one } else { other };
        files(own, ["Adler", "Berg", "Dahl", "Eder"], team).await;
        own.sees(&format!("Line-up filed for round {round}.")).await;
        sets_boards(&arbiter, round).await;
        enters_the_rest(&arbiter, "none").await;
    }
    arbiter.open(&format!("{DESK}/rounds/{ROUNDS}")).await;
    arbiter.click("Declare complete").await;
    arbiter.sees(&format!("Round {ROUNDS} is complete.")).await;
    let ledger = adds_up(&arbiter, &teams).await;
    looks_around(&arbiter, &ledger).await;
    let report = takes_the_report(&arbiter).await;
    for visitor in captains.iter().chain([&arbiter]) {
        assert_eq!(visitor.complaints().await, [""; 0]);
    }
    the_rules_pair_the_same(&report, &ledger);
}

async fn pairs(arbiter: &Visitor, round: u16) {
    arbiter.open(&format!("{DESK}/rounds")).await;
    arbiter.click(&format!("Pair round {round}")).await;
    arbiter.sees(&format!("Round {round} is paired.")).await;
    if round == 2 {
        arbiter.pictures("swiss-round-2").await;
        arbiter.open(&format!("{DESK}/rounds/2/why")).await;
        arbiter.audit().await;
        arbiter.pictures("swiss-why").await;
    }
}

/// One files, the other sees nothing of it, and both see the boards when both have filed.
async fn captains_file([one, other]: &[Visitor; 2], first: &str, second: &str) {
    files(one, ["Adler", "Berg", "Cruz", "Eder"], first).await;
    one.sees("Line-up filed for round 1.").await;
    one.pictures("swiss-captain-filed").await;
    other.open("/captain/team-cup/league").await;
    other
        .sees("You see the other line-up once both teams have filed")
        .await;
    let seen = other.text().await;
    assert!(!seen.contains(&format!(", {first} (")), "hidden: {seen}");
    other.audit().await;
    other.pictures("swiss-captain").await;
    for phone in [one, other] {
        phone.look_with(Screen::Phone, Scheme::Light).await;
    }
    files(other, ["Berg", "Cruz", "Dahl", "Eder"], second).await;
    for phone in [other, one] {
        phone.sees("The boards are set.").await;
        phone.sees(&format!("Eder, {first}")).await;
        phone.sees(&format!("Eder, {second}")).await;
    }
}

async fn sets_boards(arbiter: &Visitor, round: u16) {
    arbiter.open(&format!("{DESK}/rounds/{round}")).await;
    arbiter.click("Set the boards from the line-ups").await;
    arbiter.agree().await;
    arbiter
        .sees(&format!("The boards of round {round} are set."))
        .await;
}

/// The results of the captains’ match, board by board, while one of them watches its public page.
async fn match_is_live(arbiter: &Visitor, phone: &Visitor, team: &str) -> String {
    sets_boards(arbiter, 1).await;
    let table = table_of(arbiter, team).await;
    phone.click_at("section.card a[href*='/matches/1/']").await;
    phone.is_at(&format!("{PUBLIC}/matches/1/{table}")).await;
    phone.sees("0 – 0").await;
    arbiter.open(&format!("{DESK}/results")).await;
    // The home team has White on odd boards: it wins the first and draws the second.
    for (board, key, score) in [(1, "1", "1 – 0"), (2, "=", "1½ – ½"), (3, "0", "1½ – 1½")]
    {
        arbiter.click_at("#quick").await;
        arbiter.dash_off(&format!("{table}.{board} {key}\n")).await;
        phone.sees(score).await;
    }
    phone.audit().await;
    phone.pictures("swiss-match").await;
    arbiter.dash_off(&format!("{table}.4 1\n")).await;
    phone.sees("Match points 0 : 2").await;
    table
}

/// All other results of the last round, with the keyboard.
async fn enters_the_rest(arbiter: &Visitor, but: &str) {
    arbiter.open(&format!("{DESK}/results")).await;
    let sheet = arbiter.table("table.sheet-table").await;
    let own = format!("{but}.");
    let boards = sheet.rows.iter().map(|row| row[0].as_str());
    let open: Vec<&str> = boards.filter(|board| !board.starts_with(&own)).collect();
    let keys = ["1", "=", "0", "1", "=", "0", "0"].iter().cycle();
    let typed = open.iter().zip(keys);
    let typed: String = typed
        .map(|(board, key)| format!("{board} {key}\n"))
        .collect();
    arbiter.click_at("#quick").await;
    arbiter.dash_off(&typed).await;
    arbiter.sees("80 of 80 results").await;
    arbiter.sees("No result is missing").await;
}

async fn adds_up(arbiter: &Visitor, teams: &[String]) -> Ledger {
    let mut ledger = Ledger::default();
    for round in 1..=ROUNDS {
        arbiter.open(&format!("{DESK}/results/{round}")).await;
        let sheet = arbiter.table("table.sheet-table").await;
        ledger.add(teams, &sheet.rows);
    }
    ledger
}

async fn looks_around(arbiter: &Visitor, ledger: &Ledger) {
    for (name, path) in [
        ("swiss-matches", "matches/1"),
        ("swiss-boards", "boards"),
        ("swiss-team", "teams/1"),
        ("swiss-standings", "standings"),
    ] {
        arbiter.open(&format!("{PUBLIC}/{path}")).await;
        arbiter.audit().await;
        arbiter.pictures(name).await;
    }
    ledger.agrees(&arbiter.table("table.standings").await);
}

async fn takes_the_report(arbiter: &Visitor) -> String {
    arbiter.open(&format!("{DESK}/papers")).await;
    let path = arbiter.link_of("ul.doors-list li", "TRF").await;
    let report = arbiter.download(&path).await;
    std::fs::write(pictures_folder().join("team-swiss.trf"), &report).unwrap();
    report
}

/// Every round of the report is paired again, by the system it names, and has the points of the
/// sheets.
fn the_rules_pair_the_same(report: &str, ledger: &Ledger) {
    let read = read_trf(report.as_bytes()).unwrap();
    let found = read.to_draft().unwrap();
    let day = found.dates.start;
    let day = day.map(|day| (day.year(), day.month(), day.day()));
    let named = CodedSystem::from_code(&found.event.encoded_type, day);
    let system = named.expect("a system that is known").system;
    assert!(system.is_for_teams());
    let tournament = Tournament::new(found.draft).unwrap();
    assert_eq!(tournament.paired_rounds(), RoundNumber(ROUNDS));
    let among = system.competitors(&tournament);
    assert_eq!(check(&system, &among, &Facts::default()), []);
    ledger.is_told_by(&read);
}
