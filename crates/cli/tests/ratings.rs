//! Ratings and norms on the command line.

mod common;

use common::Hall;
use serde_json::Value;

const SWISS: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../standings/tests/corpus/exercises-swiss.trf"
);

fn json(hall: &Hall, arguments: &[&str]) -> Value {
    let answer = hall.adoube().args(arguments).arg("--json").output();
    let answer = answer.expect("adoube starts");
    let told = String::from_utf8_lossy(&answer.stderr);
    assert_eq!(answer.status.code(), Some(0), "{told}");
    serde_json::from_slice(&answer.stdout).expect("JSON")
}

#[test]
fn an_event_is_rated_by_the_rules_of_its_day() {
    let hall = Hall::empty("ratings-rate");
    let rated = json(&hall, &["rate", SWISS]);
    let rating = &rated["rating"];
    assert_eq!(rating["totals"]["players"], 16);
    let players = rating["players"].as_array().expect("players");
    let sum: i64 = (players.iter())
        .filter_map(|player| player["change"]["rounded"].as_i64())
        .sum();
    assert_eq!(rating["totals"]["sum_of_changes"], sum);
    let older = json(&hall, &["rate", SWISS, "--edition", "fide-2017"]);
    assert_ne!(older["rating"]["rules"], rating["rules"]);
}

#[test]
fn a_chart_is_drawn() {
    let hall = Hall::empty("ratings-chart");
    let path = hall.path("change.svg");
    let path = path.to_str().expect("a path");
    json(&hall, &["rate", SWISS, "--player", "1", "--chart", path]);
    let drawn = std::fs::read_to_string(path).expect("a drawing");
    assert!(drawn.starts_with("<svg"), "{drawn}");
}

#[test]
fn norms_come_with_their_reasons() {
    let hall = Hall::empty("ratings-norms");
    let told = json(&hall, &["norms", SWISS, "--player", "2", "--title", "GM"]);
    let verdict = &told["verdicts"][0];
    assert_eq!(verdict["outcome"], "failed");
    assert!(!verdict["checks"].as_array().expect("checks").is_empty());
    let nobody = hall
        .adoube()
        .args(["norms", SWISS, "--player", "99"])
        .output();
    assert_eq!(nobody.expect("starts").status.code(), Some(2));
}

#[test]
fn a_day_without_rules_is_told() {
    let hall = Hall::empty("ratings-day");
    let old = ["rate", SWISS, "--starts", "1999-01-01"];
    let answer = hall.adoube().args(old).output().expect("starts");
    assert_eq!(answer.status.code(), Some(2));
    let told = String::from_utf8_lossy(&answer.stderr);
    assert!(told.contains("--edition"), "{told}");
}

/// A report file of players who are told in words: title, federation, rating and, for each round, the
/// opponent, the colour and the result, such as `GM NOR 2570: 2w1 3b=`.
fn report(head: &str, players: &[&str]) -> String {
    let mut text = head.to_owned();
    for (number, player) in (1..).zip(players) {
        let (who, rounds) = player.split_once(':').expect("a colon");
        let who: Vec<&str> = who.split_whitespace().collect();
        let or_blank = |text: &str| text.replace('-', "");
        text += &format!(
            "001 {number:>4} {:>1}{:>3} {:<33} {:>4} {:>3} {:>11} {:>10} {:>4} {number:>4}",
            who.get(3).unwrap_or(&""),
            or_blank(who[0]),
            format!("Player {number}"),
            or_blank(who[2]),
            who[1],
            "",
            "",
            ""
        );
        for round in rounds.split_whitespace() {
            let (opponent, rest) = round.split_at(round.len() - 2);
            let (colour, result) = rest.split_at(1);
            text += &format!("  {opponent:>4} {colour} {result}");
        }
        text += "\n";
    }
    text
}

/// Four rated players and two without a rating, everybody against everybody (B.02, 8.2, 2017).
const SIX: [&str; 6] = [
    "- NOR 2300: 6w1 5b1 4w1 3b1 2w=",
    "- NOR 2250: 5w= 4b1 3w= 6b1 1b=",
    "- NOR 2200: 4w= 6b1 2b= 1w0 5b0",
    "- NOR 2150: 3b= 2w0 1b0 5b= 6w=",
    "- NOR -: 2b= 1w0 6b1 4w= 3w1",
    "- NOR -: 1b0 3w0 5w0 2w0 4b=",
];

fn first_ratings_and_changes(told: &Value) -> (Vec<i64>, Vec<i64>) {
    let players = told["rating"]["players"].as_array().expect("players");
    let firsts = players.iter().filter_map(|p| p["first"]["rating"].as_i64());
    let changes = players
        .iter()
        .filter_map(|p| p["change"]["rounded"].as_i64());
    (firsts.collect(), changes.collect())
}

#[test]
fn a_round_robin_is_rated_as_one() {
    let hall = Hall::empty("ratings-round-robin");
    let path = hall.path("six.trf");
    let file = path.to_str().expect("a path");
    let right = (vec![2184, 1859], vec![20, 7, -15, -18]);
    for (head, told_by) in [
        (
            "042 2018/05/01\n092 Individual: Round-Robin\n",
            "record 092",
        ),
        ("042 2018/05/01\n092 Rundenturnier\n", "record 092"),
        (
            "042 1. 5. 2018\n052 5. 5. 2018\n192 FIDE_ROUNDROBIN\n",
            "record 192",
        ),
        ("042 2018/05/01\n092 Tournament\n", "the games"),
    ] {
        std::fs::write(&path, report(head, &SIX)).expect("written");
        let told = json(&hall, &["rate", file]);
        assert_eq!(first_ratings_and_changes(&told), right, "{head}");
        assert_eq!(told["system"]["system"], "round-robin");
        assert_eq!(told["system"]["told_by"], told_by);
    }
    // What is said on the command line goes before everything else.
    let swiss = json(&hall, &["rate", file, "--system", "swiss"]);
    assert_ne!(first_ratings_and_changes(&swiss), right);
    // The kind of tournament survives every version of the file.
    std::fs::write(
        &path,
        report("042 2018/05/01\n192 FIDE_ROUNDROBIN\n", &SIX[..]),
    )
    .expect("written");
    for version in ["trf06", "trf16", "trf26"] {
        let other = hall.path("other.trf");
        let other = other.to_str().expect("a path");
        let converted = hall
            .adoube()
            .args(["convert", file, other, "--to", version])
            .output();
        assert_eq!(converted.expect("starts").status.code(), Some(0));
        let told = json(&hall, &["rate", other]);
        assert_eq!(first_ratings_and_changes(&told), right, "{version}");
        assert_ne!(told["system"]["told_by"], "the games", "{version}");
    }
}

/// The printed example of the regulations: 2212 becomes 2268 with K 40 (B.02, 12, 2017).
#[test]
fn k_is_told_by_option_facts_and_file() {
    let hall = Hall::empty("ratings-k");
    let opponents = [
        ("1926", "w1"),
        ("2011", "b1"),
        ("2318", "w0"),
        ("2067", "b="),
        ("2219", "w="),
        ("2585", "b0"),
        ("2659", "w1"),
        ("2464", "b="),
        ("2652", "w="),
    ];
    let own: Vec<String> = (2..)
        .zip(opponents)
        .map(|(n, (_, played))| format!("{n}{played}"))
        .collect();
    let mut players = vec![format!("- NOR 2212: {}", own.join(" "))];
    for (place, (rating, played)) in opponents.into_iter().enumerate() {
        let colour = if played.starts_with('w') { 'b' } else { 'w' };
        let result = match &played[1..] {
            "1" => '0',
            "0" => '1',
            other => other.chars().next().expect("a result"),
        };
        let blanks = "0000-Z ".repeat(place);
        players.push(format!("- NOR {rating}: {blanks}1{colour}{result}"));
    }
    let players: Vec<&str> = players.iter().map(String::as_str).collect();
    let path = hall.path("k.trf");
    let file = path.to_str().expect("a path");
    let write = |head: &str| std::fs::write(&path, report(head, &players)).expect("written");
    let facts = hall.path("facts.toml");
    std::fs::write(&facts, "[players.1]\ncoefficient = 40\n").expect("written");
    let facts = facts.to_str().expect("a path");
    let new_rating = |arguments: &[&str]| {
        let told = json(&hall, &[&["rate", file], arguments].concat());
        told["rating"]["players"][0]["change"]["rating"].as_i64()
    };
    write("042 2018/05/01\n092 Swiss\n");
    assert_eq!(new_rating(&[]), Some(2240));
    assert_eq!(new_rating(&["--k", "1=40"]), Some(2268));
    assert_eq!(new_rating(&["--k", "1=10,2=20"]), Some(2226));
    assert_eq!(new_rating(&["--games", "1=12"]), Some(2268));
    assert_eq!(new_rating(&["--facts", facts]), Some(2268));
    write("042 2018/05/01\n092 Swiss\n### Adoube player 1 k=40 list=2018-05\n");
    assert_eq!(new_rating(&[]), Some(2268));
    assert_eq!(new_rating(&["--k", "1=20"]), Some(2240));
    let nobody = hall.adoube().args(["rate", file, "--k", "99=40"]).output();
    assert_eq!(nobody.expect("starts").status.code(), Some(2));
}

#[test]
fn start_dates_as_programs_write_them() {
    let hall = Hall::empty("ratings-dates");
    let path = hall.path("dates.trf");
    let file = path.to_str().expect("a path");
    for (start, rules) in [
        ("May 29, 2020", "fide-2017"),
        ("24/09/2016", "fide-2014"),
        ("28. 07. 2022", "fide-2022"),
        ("20240301", "fide-2024"),
        ("25/10/01", "fide-2025"),
        ("29.05.20", "fide-2017"),
        ("12.-20.05.2019", "fide-2017"),
    ] {
        std::fs::write(&path, report(&format!("042 {start}\n"), &SIX)).expect("written");
        assert_eq!(
            json(&hall, &["rate", file])["rating"]["rules"],
            rules,
            "{start}"
        );
    }
    for (start, told) in [
        ("some day", "\"some day\" (record 042) cannot be read"),
        ("", "does not tell when the event started"),
    ] {
        std::fs::write(&path, report(&format!("042 {start}\n"), &SIX)).expect("written");
        let answer = hall.adoube().args(["rate", file]).output().expect("starts");
        assert_eq!(answer.status.code(), Some(2));
        let complaint = String::from_utf8_lossy(&answer.stderr).into_owned();
        let complaint: Vec<&str> = complaint
            .split_whitespace()
            .filter(|word| *word != "│")
            .collect();
        assert!(complaint.join(" ").contains(told), "{complaint:?}");
        let ranked = hall
            .adoube()
            .args(["standings", file])
            .output()
            .expect("starts");
        let remark = String::from_utf8_lossy(&ranked.stderr).into_owned();
        assert!(remark.contains("no start date can be read"), "{remark}");
    }
    std::fs::write(&path, report("042 03/04/08\n", &SIX)).expect("written");
    let answer = hall
        .adoube()
        .args(["standings", file])
        .output()
        .expect("starts");
    let remark = String::from_utf8_lossy(&answer.stderr).into_owned();
    assert!(remark.contains("can also be read as"), "{remark}");
}

/// A round robin of twelve by the Berger table, of which the first player wins every game.
fn twelve(rounds: usize) -> Vec<String> {
    let who = |place: usize| match place {
        0 => "- NOR 2450".to_owned(),
        1..=5 => format!("GM {} 2560", ["SWE", "GER", "ENG", "FRA", "USA"][place - 1]),
        _ => format!(
            "IM {} 2400",
            ["SWE", "GER", "ENG", "FRA", "USA", "DEN"][place - 6]
        ),
    };
    let mut cards: Vec<String> = (0..12).map(|place| who(place) + ":").collect();
    for round in 1..=rounds {
        for one in 1..=12usize {
            let meets = |other: usize| match (one, other) {
                _ if one == other => false,
                (12, other) | (other, 12) => (2 * other) % 11 == (round + 1) % 11,
                _ => (one + other) % 11 == (round + 1) % 11,
            };
            let other = (1..=12).find(|other| meets(*other)).expect("an opponent");
            let colour = if one < other { 'w' } else { 'b' };
            let result = match (one, other) {
                (1, _) => '1',
                (_, 1) => '0',
                _ => '=',
            };
            cards[one - 1] += &format!(" {other}{colour}{result}");
        }
    }
    cards
}

/// Since 2024 nobody stops early in a round robin (B.01, 1.4.1e).
#[test]
fn a_round_robin_that_stops_early_gives_no_norm() {
    let hall = Hall::empty("ratings-early");
    let path = hall.path("twelve.trf");
    let file = path.to_str().expect("a path");
    let outcome = |rounds: usize, head: &str, more: &[&str]| {
        let cards = twelve(rounds);
        let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
        std::fs::write(&path, report(head, &cards)).expect("written");
        let asked = [&["norms", file, "--player", "1", "--title", "GM"], more].concat();
        let told = json(&hall, &asked);
        told["verdicts"][0]["outcome"]
            .as_str()
            .expect("an outcome")
            .to_owned()
    };
    let robin = "042 2025/05/01\n092 Individual: Round-Robin\n";
    assert_eq!(outcome(11, robin, &[]), "norm");
    assert_eq!(outcome(11, robin, &["--after", "9"]), "not-yet");
    assert_eq!(outcome(9, robin, &[]), "not-yet");
    assert_eq!(outcome(9, &format!("{robin}XXR 9\n"), &[]), "not-yet");
    assert_eq!(outcome(9, &format!("{robin}142 11\n"), &[]), "not-yet");
    // The table of a round robin shows without a word.
    assert_eq!(outcome(9, "042 2025/05/01\n", &[]), "not-yet");
    assert_eq!(
        outcome(9, "042 2025/05/01\n", &["--system", "swiss"]),
        "norm"
    );
    // Until 2021 it was allowed where the whole schedule is good for a norm.
    let old = "042 2018/05/01\n092 Individual: Round-Robin\n";
    assert_eq!(outcome(9, old, &[]), "norm");
}

#[test]
fn what_is_known_of_an_event_decides() {
    let hall = Hall::empty("ratings-facts");
    let path = hall.path("twelve.trf");
    let file = path.to_str().expect("a path");
    let standing = |head: &str, more: &[&str], what: &str| {
        let cards = twelve(11);
        let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
        std::fs::write(&path, report(head, &cards)).expect("written");
        let told = json(&hall, &[&["norms", file], more].concat());
        let conditions = told["conditions"].as_array().expect("conditions").clone();
        let check = conditions.into_iter().find(|check| check["what"] == what);
        check.expect("a check")["standing"]
            .as_str()
            .expect("a standing")
            .to_owned()
    };
    let head = "042 2025/05/01\n092 Round robin\n";
    let titled = format!("{head}102 IA Anna Arbiter (1503014)\n");
    let national = format!("{head}102 NA Anna Arbiter\n");
    for (head, more, what, expected) in [
        (head, &[][..], "chief arbiter", "open"),
        (&titled, &[], "chief arbiter", "met"),
        (&national, &[], "chief arbiter", "not-met"),
        (
            head,
            &["--chief-arbiter-title", "FA"],
            "chief arbiter",
            "met",
        ),
        (head, &[], "registered before", "open"),
        (
            head,
            &["--registered", "2025-03-01"],
            "registered before",
            "met",
        ),
        (
            head,
            &["--registered", "2025-04-20"],
            "registered before",
            "not-met",
        ),
    ] {
        assert_eq!(standing(head, more, what), expected, "{head} {more:?}");
    }
    let registered = format!("{head}### Adoube registered 2025/03/01\n");
    assert_eq!(standing(&registered, &[], "registered before"), "met");
    let faulty = hall.path("facts.toml");
    std::fs::write(&faulty, "registred_on = \"2025-03-01\"\n").expect("written");
    let faulty = faulty.to_str().expect("a path");
    let answer = hall
        .adoube()
        .args(["norms", file, "--facts", faulty])
        .output();
    assert_eq!(answer.expect("starts").status.code(), Some(2));
}

/// A woman who is International Master may still become Woman Grandmaster.
#[test]
fn a_woman_with_a_title_of_men_is_asked_about_hers() {
    let hall = Hall::empty("ratings-women");
    let path = hall.path("twelve.trf");
    let mut cards = twelve(11);
    cards[0] = cards[0].replace("- NOR 2450", "IM NOR 2450 w");
    let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
    std::fs::write(&path, report("042 2025/05/01\n092 Round robin\n", &cards)).expect("written");
    let file = path.to_str().expect("a path");
    let told = json(&hall, &["norms", file, "--player", "1"]);
    let titles: Vec<&str> = (told["verdicts"].as_array().expect("verdicts").iter())
        .filter_map(|verdict| verdict["title"].as_str())
        .collect();
    assert_eq!(titles, ["GM", "WGM"]);
}

/// What an entry knows goes into the rating of the event, and through its report.
#[test]
fn an_event_is_rated_with_what_its_entries_know() {
    let hall = Hall::empty("ratings-event");
    hall.run(&[
        "event",
        "new",
        "Club",
        "--rounds",
        "3",
        "--starts",
        "2025-05-01",
    ]);
    let ann = ["--rating", "2212", "--k", "40", "--list", "2025-05"];
    hall.run(&[&["event", "add", "club", "Ann"], &ann[..]].concat());
    hall.run(&["event", "add", "club", "Bob", "--rating", "2212"]);
    hall.run(&["event", "edit", "club", "Bob", "--k", "10"]);
    hall.run(&["event", "numbers", "club"]);
    hall.run(&["event", "pair", "club", "1-2"]);
    hall.run(&["event", "result", "club", "1=1-0"]);
    let changes = |told: &Value| {
        let players = told["rating"]["players"]
            .as_array()
            .expect("players")
            .clone();
        let changes = players
            .iter()
            .filter_map(|p| p["change"]["rounded"].as_i64());
        changes.collect::<Vec<i64>>()
    };
    let told = json(&hall, &["event", "rate", "club"]);
    assert_eq!(changes(&told), [20, -5]);
    assert_eq!(told["system"]["told_by"], "the settings");
    let report = hall.path("club.trf");
    let report = report.to_str().expect("a path");
    hall.run(&["event", "report", "club", "-o", report]);
    assert_eq!(changes(&json(&hall, &["rate", report])), [20, -5]);
    let norms = json(&hall, &["event", "norms", "club"]);
    assert_eq!(norms["rules"], "fide-2024");
}

#[test]
fn the_time_control_of_the_file_decides_the_list() {
    let hall = Hall::empty("ratings-list");
    let path = hall.path("list.trf");
    let file = path.to_str().expect("a path");
    for (record, list) in [
        ("222 900+10", "rapid"),
        ("222 180+2", "blitz"),
        ("222 5400+30", "standard"),
        ("122 15'+10\"", "rapid"),
        ("122 as announced", "standard"),
        ("122 90'+30\"\n222 900+10", "rapid"),
    ] {
        let head = format!("042 2018/05/01\n192 FIDE_ROUNDROBIN\n{record}\n");
        std::fs::write(&path, report(&head, &SIX)).expect("written");
        let told = json(&hall, &["rate", file]);
        assert_eq!(told["rating"]["list"], list, "{record}");
        assert_ne!(told["rating"]["totals"]["rated_games"], 0, "{record}");
        let told = json(&hall, &["rate", file, "--list", "blitz"]);
        assert_eq!(told["rating"]["list"], "blitz", "{record}");
        let norms = json(&hall, &["norms", file]);
        let format = condition(&norms, "format");
        let found = format["actual"].as_str().expect("what there is");
        assert!(found.ends_with(list), "{record}: {found}");
    }
}

fn condition<'t>(norms: &'t Value, what: &str) -> &'t Value {
    let conditions = norms["conditions"].as_array().expect("conditions");
    let found = conditions.iter().find(|check| check["what"] == what);
    found.expect("the condition")
}

#[test]
fn some_days_are_not_the_schedule() {
    let hall = Hall::empty("ratings-schedule");
    let path = hall.path("days.trf");
    let file = path.to_str().expect("a path");
    for (days, standing) in [
        ("18/05/01 18/05/02", "open"),
        ("18/05/01 18/05/01 18/05/01 18/05/02 18/05/03", "not-met"),
        ("18/05/01 18/05/01 18/05/02 18/05/02 18/05/03", "met"),
    ] {
        let head = format!("042 2018/05/01\n052 2018/05/03\n132 {days}\n");
        std::fs::write(&path, report(&head, &SIX)).expect("written");
        let norms = json(&hall, &["norms", file]);
        assert_eq!(condition(&norms, "rounds on a day")["standing"], standing);
    }
}
