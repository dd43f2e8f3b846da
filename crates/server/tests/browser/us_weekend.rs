//! The US weekend of `examples/us-weekend` in a browser: every line of its script is done by clicking, and it ends with the
//! standings and the rating report that the command line recorded.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::harness::{Stage, Visitor};

const EVENT: &str = "river-city-weekend";

fn example(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.join("examples/us-weekend").join(name)
}

fn example_text(name: &str) -> String {
    std::fs::read_to_string(example(name)).unwrap()
}

/// A line of the script: what is said without an option after the event, and the options.
struct Line {
    command: String,
    said: Vec<String>,
    options: Vec<(String, String)>,
}

impl Line {
    /// The lines over the journal that write something, in their order.
    fn all(script: &str) -> Vec<Line> {
        let lines = script
            .lines()
            .filter_map(|line| line.strip_prefix("adoube event "));
        let lines = lines.filter(|line| !line.starts_with("us-report"));
        lines.map(Line::read).collect()
    }

    fn read(line: &str) -> Line {
        let mut words = words(line).into_iter();
        let command = words.next().unwrap();
        let (mut said, mut options) = (Vec::new(), Vec::new());
        while let Some(word) = words.next() {
            match word.strip_prefix("--") {
                Some("new-entry") => {}
                Some(name) => options.push((name.to_owned(), words.next().unwrap())),
                None if word == EVENT => {}
                None => said.push(word),
            }
        }
        Line {
            command,
            said,
            options,
        }
    }

    fn option(&self, name: &str) -> Option<&str> {
        let found = self.options.iter().find(|(own, _)| own == name);
        found.map(|(_, value)| value.as_str())
    }

    fn desk(&self) -> String {
        format!("/desk/{EVENT}/{}", self.option("section").unwrap_or("open"))
    }
}

/// Words as a shell takes them apart.
fn words(line: &str) -> Vec<String> {
    let parts = line.split('"').enumerate();
    let words = parts.flat_map(|(place, part)| match place % 2 {
        1 => vec![part.to_owned()],
        _ => part.split_whitespace().map(str::to_owned).collect(),
    });
    words.collect()
}

#[tokio::test]
async fn a_us_weekend_by_clicking() {
    let folder = tempfile::tempdir().unwrap();
    let Some(stage) = Stage::empty(folder.path()).await else {
        return;
    };
    let mut director = Director {
        page: stage.visitor().await,
        rounds: BTreeMap::new(),
    };
    for line in Line::all(&example_text("weekend.sh")) {
        director.does(&line).await;
    }
    let page = &director.page;
    for section in ["open", "under-1800", "under-1400", "under-800"] {
        agrees(page, section).await;
    }
    hangs_up(page).await;
    reports(page).await;
    assert_eq!(page.complaints().await, [""; 0]);
}

/// The director at the desk, and how many rounds each section has.
struct Director {
    page: Visitor,
    rounds: BTreeMap<String, usize>,
}

impl Director {
    async fn does(&mut self, line: &Line) {
        match line.command.as_str() {
            "new" => self.begins(line).await,
            "add-section" => self.adds_section(line, &line.said[0]).await,
            "us-facts" => self.tells_of_the_report().await,
            "import" => self.enters_list(line).await,
            "add" => self.enters(line).await,
            "bye" => self.notes_bye(line).await,
            "apart" => self.keeps_apart(line).await,
            "numbers" => self.numbers(line).await,
            "pair" => self.pairs(line).await,
            "result" => self.enters_results(line).await,
            "house-player" => self.seats_house_player(line).await,
            "marks" => self.marks(line).await,
            "withdraw" => self.withdraws(line).await,
            "re-enter" => self.enters_again(line).await,
            "merge" => self.merges(line).await,
            "close" => self.closes(line).await,
            "finish" => self.finishes(line).await,
            other => panic!("nobody knows how to click {other}"),
        }
    }

    async fn begins(&self, line: &Line) {
        let page = &self.page;
        page.open("/").await;
        let account = [
            ("Your name, as it goes into the journal", "Dana Director"),
            ("Login", "dana"),
            ("Password", "correct horse battery"),
        ];
        page.fill(&account).await;
        page.click("Create the account").await;
        page.is_at("/desk").await;
        let event = [
            ("Name of the event", line.said[0].as_str()),
            ("Town or venue", line.option("place").unwrap()),
            ("First day", line.option("starts").unwrap()),
            ("Last day", line.option("ends").unwrap()),
        ];
        page.fill(&event).await;
        page.click("Create the event").await;
        page.is_at(&format!("/desk/{EVENT}")).await;
        page.open(&format!("/desk/{EVENT}/announcement")).await;
        let federation = line.option("federation").unwrap();
        page.fill(&[("Federation, three letters", federation)])
            .await;
        page.click("Save").await;
        self.adds_section(line, line.option("section-name").unwrap())
            .await;
    }

    /// In an American event the proposal is by the rules of US Chess.
    async fn adds_section(&self, line: &Line, name: &str) {
        let page = &self.page;
        page.open(&format!("/desk/{EVENT}/new-section")).await;
        let wish = [
            ("Name of the section", name),
            ("Rounds", line.option("rounds").unwrap()),
        ];
        page.fill(&wish).await;
        page.click("Propose settings").await;
        let settings = [
            ("Time control", line.option("time-control").unwrap()),
            ("Initial colour", "White"),
        ];
        page.click("All settings").await;
        page.fill(&settings).await;
        page.click("Add the section").await;
        let section = name.to_lowercase().replace(", ", "-").replace(' ', "-");
        page.is_at(&format!("/desk/{EVENT}/{section}/entries"))
            .await;
        let us = line.options.iter().filter(|(name, _)| name == "us");
        for (_, setting) in us {
            let (label, value) = match setting.as_str() {
                "acceleration=added_score" => ("Accelerated pairings (28R)", "added score (28R1)"),
                "teammates=plus-2" => ("Teammates (28N)", "do not meet below plus two (28N1)"),
                "byes_most=1" => ("Most half-point byes of a player (22C3)", "1"),
                "byes_most=2" => ("Most half-point byes of a player (22C3)", "2"),
                other => panic!("{other}"),
            };
            page.open(&format!("/desk/{EVENT}/{section}/us")).await;
            // One bye is what is proposed.
            if page.value(label).await == value {
                continue;
            }
            page.fill(&[(label, value)]).await;
            page.click("Save").await;
            page.sees("Saved.").await;
        }
        if name == "Open" {
            page.sees("28R1").await;
            page.audit().await;
            page.pictures("us-weekend-settings").await;
        }
    }

    async fn tells_of_the_report(&self) {
        let page = &self.page;
        // A link to the group opens it.
        page.open(&format!("/desk/{EVENT}/open/settings#group-us_chess"))
            .await;
        let facts = [
            ("ID of the affiliate", "A6012345"),
            ("ID of the chief director", "12345678"),
            ("Certification of the chief director", "Senior"),
        ];
        page.fill(&facts).await;
        page.click("Save").await;
        page.sees("Saved.").await;
    }

    async fn enters_list(&self, line: &Line) {
        let page = &self.page;
        let list = &line.said[0];
        page.open(&format!("{}/entries/import", line.desk())).await;
        let path = example(list).canonicalize().unwrap();
        let label = "A file: CSV, XLSX, ODS or a tournament report (TRF)";
        page.fill(&[(label, path.to_str().unwrap())]).await;
        page.click("Look at the list").await;
        page.click("Enter these players").await;
        let players = example_text(list).lines().count() - 1;
        page.sees(&format!("{players} players are entered.")).await;
    }

    async fn enters(&self, line: &Line) {
        let page = &self.page;
        page.open(&format!("{}/entries", line.desk())).await;
        page.fill(&[("Name", line.said[0].as_str())]).await;
        page.press("Escape").await;
        page.click("More: national rating, notes, late entry").await;
        self.fills_member(line).await;
        if let Some(round) = line.option("from") {
            page.choose("First round", &format!("Round {round}")).await;
            page.choose("For missed rounds", "half-point bye").await;
        }
        page.click("Enter the player").await;
        page.sees(&format!("{} is entered.", line.said[0])).await;
    }

    /// What US Chess knows of a player.
    async fn fills_member(&self, line: &Line) {
        let member = [
            ("Nat. rtg", line.option("national-rating").unwrap()),
            ("National ID", line.option("national-id").unwrap()),
            ("State", line.option("state").unwrap()),
            ("Member until", line.option("expires").unwrap()),
        ];
        self.page.fill(&member).await;
    }

    /// The page of the player whom a line names.
    async fn looks_up(&self, line: &Line, name: &str) {
        let page = &self.page;
        page.open(&format!("{}/entries", line.desk())).await;
        let family = name.split(',').next().unwrap();
        let path = page
            .link_of("table.entries tbody tr", &format!("{family},"))
            .await;
        page.open(&path).await;
    }

    async fn notes_bye(&self, line: &Line) {
        let page = &self.page;
        self.looks_up(line, &line.said[0]).await;
        let round = line.option("round").unwrap();
        page.fill(&[(&format!("Round {round}"), "half-point bye")])
            .await;
        page.click("Note the byes").await;
        page.sees("are noted").await;
        if line.said[0] == "Hansen" && round == "4" {
            page.sees("This is more than was announced.").await;
            page.audit().await;
            page.pictures("us-weekend-byes").await;
        }
    }

    async fn keeps_apart(&self, line: &Line) {
        let page = &self.page;
        page.open(&format!("{}/us", line.desk())).await;
        for player in &line.said {
            page.fill(&[("Players", player)]).await;
        }
        page.click("Keep apart").await;
        page.sees("Noted who would rather not be paired.").await;
        page.sees("Nolan, Joel / Nash, Omar").await;
    }

    /// Once round 1 is paired new entries get their numbers with the next pairing.
    async fn numbers(&self, line: &Line) {
        let page = &self.page;
        page.open(&format!("{}/rounds", line.desk())).await;
        if self.rounds.contains_key(&line.desk()) {
            page.sees("They get one with the pairing.").await;
            return;
        }
        page.click("Pairing numbers").await;
        page.click("By rating and title").await;
        page.sees("The numbers are given.").await;
    }

    async fn pairs(&mut self, line: &Line) {
        let page = &self.page;
        let round = self.rounds.entry(line.desk()).or_default();
        *round += 1;
        page.open(&format!("{}/rounds", line.desk())).await;
        page.click(&format!("Pair round {round}")).await;
        page.sees(&format!("Round {round} is paired.")).await;
    }

    /// The results with the keyboard; who did not come is noted on the page of the board.
    async fn enters_results(&self, line: &Line) {
        let page = &self.page;
        let (desk, boards) = (line.desk(), line.said.len());
        page.open(&format!("{desk}/results")).await;
        let (mut typed, mut absent) = (String::new(), None);
        for result in &line.said {
            let (board, result) = result.split_once('=').unwrap();
            match result {
                "1-0" => typed += &format!("{board} 1\n"),
                "0-1" => typed += &format!("{board} 0\n"),
                "½-½" => typed += &format!("{board} =\n"),
                forfeit => absent = Some((board, forfeit)),
            }
        }
        page.click_at("#quick").await;
        page.dash_off(&typed).await;
        let entered = boards - usize::from(absent.is_some());
        page.sees(&format!("{entered} of {boards} results")).await;
        // What is still on its way would be sent again by the next page.
        page.finds("#unsaved[hidden]").await;
        if let Some((board, forfeit)) = absent {
            let round = self.rounds[&desk];
            page.open(&format!("{desk}/results/{round}/board/{board}"))
                .await;
            page.click_at(&format!("button[name=result][value='{forfeit}']"))
                .await;
            page.sees(&format!("Board {board} is up to date")).await;
        }
    }

    async fn seats_house_player(&self, line: &Line) {
        let page = &self.page;
        page.open(&format!("{}/us", line.desk())).await;
        let name = line.said[0].as_str();
        let house = [
            ("Name", name),
            ("US rating", line.option("national-rating").unwrap()),
        ];
        page.fill(&house).await;
        page.audit().await;
        page.pictures("us-weekend-house").await;
        page.click("Enter the house player").await;
        page.sees(&format!("{name} was entered as a house player."))
            .await;
        self.looks_up(line, name).await;
        self.fills_member(line).await;
        page.click_at("form.card button.primary").await;
        page.sees("are corrected.").await;
    }

    async fn marks(&self, line: &Line) {
        let page = &self.page;
        assert_eq!(line.option("house"), Some("permanent"));
        self.looks_up(line, &line.said[0]).await;
        page.fill(&[("House player", "permanent house player")])
            .await;
        page.click_at("form[action$='/marks']:has([name='house']) button")
            .await;
        page.sees("Noted what is known of").await;
    }

    async fn withdraws(&self, line: &Line) {
        self.looks_up(line, &line.said[0]).await;
        self.page.click("Withdraw").await;
        self.page.sees("is withdrawn").await;
    }

    async fn enters_again(&self, line: &Line) {
        let page = &self.page;
        self.looks_up(line, &line.said[0]).await;
        page.fill(&[("For missed rounds", "half-point byes")]).await;
        page.audit().await;
        page.pictures("us-weekend-again").await;
        page.click("Enter again (28S)").await;
        page.sees("was entered again.").await;
    }

    async fn merges(&self, line: &Line) {
        let page = &self.page;
        assert_eq!(line.option("from"), Some("open-two-days"));
        page.open(&format!("{}/rounds", line.desk())).await;
        page.click("Another schedule joins").await;
        page.fill(&[("Section", "Open, two days")]).await;
        page.audit().await;
        page.pictures("us-weekend-merge").await;
        page.click("Take its players in").await;
        page.agree().await;
        page.sees("Open, two days has joined.").await;
    }

    async fn closes(&self, line: &Line) {
        let page = &self.page;
        let round = line.option("round").unwrap();
        page.open(&format!("{}/rounds/{round}", line.desk())).await;
        page.click("Declare complete").await;
        page.sees(&format!("Round {round} is complete.")).await;
    }

    async fn finishes(&self, line: &Line) {
        let page = &self.page;
        page.open(&format!("{}/rounds", line.desk())).await;
        page.click("Finish the section").await;
        page.agree().await;
        page.sees("The section is finished.").await;
    }
}

/// Name, points and tie-breaks of each line, as they were recorded.
fn recorded(section: &str) -> Vec<Vec<String>> {
    let text = example_text(&format!("expected/{section}-standings.txt"));
    let lines = text.lines().filter(|line| line.contains(", ")).skip(1);
    let line = |line: &str| {
        let cells = line.split("  ").map(str::trim);
        let cells: Vec<&str> = cells.filter(|cell| !cell.is_empty()).collect();
        let name = cells.iter().find(|cell| cell.contains(", ")).unwrap();
        let values = &cells[cells.len() - 5..];
        let all = [*name].into_iter().chain(values.iter().copied());
        // Text has brackets where the page has a mark.
        all.map(|cell| cell.replace("(withdrawn)", "withdrawn"))
            .collect()
    };
    lines.map(line).collect()
}

/// The public standings are those of the command line.
async fn agrees(page: &Visitor, section: &str) {
    page.open(&format!("/e/{EVENT}/{section}/standings")).await;
    let table = page.table("table.standings").await;
    let name = table.head.iter().position(|head| head.starts_with("Name"));
    let shown = table.rows.iter().map(|row| {
        let values = &row[row.len() - 5..];
        let decimal = |value: &String| match value.strip_suffix('½') {
            Some("") => "0.5".to_owned(),
            Some(whole) => format!("{}.5", whole.trim()),
            None => value.clone(),
        };
        let all = [row[name.unwrap()].clone()].into_iter();
        all.chain(values.iter().map(decimal)).collect()
    });
    let shown: Vec<Vec<String>> = shown.collect();
    assert_eq!(shown, recorded(section), "{section}: {:?}", table.head);
}

/// Wall charts for the wall, on the paper that is in the printer.
async fn hangs_up(page: &Visitor) {
    for section in ["open", "under-800"] {
        let name = format!("us-weekend-wall-{section}");
        let rounds = if section == "open" { 5 } else { 4 };
        page.open(&format!(
            "/desk/{EVENT}/{section}/papers/crosstable?after={rounds}&of=wall"
        ))
        .await;
        page.audit().await;
        page.pictures(&name).await;
        let sheets = page.printed(&name).await;
        let letter = |sheet: &[u32; 2]| *sheet == [216, 279] || *sheet == [279, 216];
        assert!(sheets.iter().all(letter), "{section}: {sheets:?}");
    }
    page.sees("NEW").await;
    page.sees("Simmons, Hal").await;
}

/// The three tables, byte by byte.
async fn reports(page: &Visitor) {
    let url = format!("/desk/{EVENT}/open/papers/us-report");
    page.open(&url).await;
    page.audit().await;
    page.pictures("us-weekend-report").await;
    for name in ["THEXPORT.DBF", "TSEXPORT.DBF", "TDEXPORT.DBF"] {
        let bytes = page.download_bytes(&format!("{url}/{name}")).await;
        let recorded = std::fs::read(example(&format!("expected/{name}"))).unwrap();
        assert!(
            bytes == recorded,
            "{name} differs:\n{}\n{}",
            String::from_utf8_lossy(&bytes),
            String::from_utf8_lossy(&recorded)
        );
    }
}
