//! A US weekend of four sections and 120 players, as `examples/us-weekend` conducts it: from the first entry to the papers
//! on the wall and the three tables of the rating report.
#![cfg(unix)]

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use common::clone::{Clone, root};
use serde_json::Value;

const SECTIONS: [&str; 4] = ["open", "under-1800", "under-1400", "under-800"];
/// The entries of each section, with those who entered again and the house player.
const ENTRIES: [usize; 4] = [48, 33, 32, 10];
const ROUNDS: [usize; 4] = [5, 5, 5, 4];

struct Weekend {
    hall: Clone,
    /// What was told beside the output.
    told: String,
}

impl Weekend {
    fn conduct() -> Weekend {
        let hall = Clone::new("us-weekend");
        let (status, _, told) = hall.shell("sh examples/us-weekend/weekend.sh papers");
        assert_eq!(status, Some(0), "{told}");
        Weekend { hall, told }
    }

    fn paper(&self, name: &str) -> PathBuf {
        self.hall.folder.join("papers").join(name)
    }

    fn json(&self, command: &str) -> Value {
        let (status, said, told) = self.hall.shell(&format!("adoube event {command} --json"));
        assert_eq!(status, Some(0), "{told}");
        serde_json::from_str(&said).unwrap()
    }

    /// The boards of every round of a section: White, Black and the result.
    fn games(&self, section: &str, rounds: usize) -> Vec<Vec<Value>> {
        let round = |round| {
            let asked = format!("pairings river-city-weekend --section {section} --round {round}");
            self.json(&asked)["boards"].as_array().unwrap().clone()
        };
        (1..=rounds).map(round).collect()
    }
}

#[test]
fn the_weekend_ends_as_recorded() {
    let weekend = Weekend::conduct();
    assert!(
        weekend
            .told
            .contains("2 byes for Hansen, Ethan, 1 announced"),
        "{}",
        weekend.told
    );
    papers(&weekend);
    added_points_are_for_pairing(&weekend);
    nobody_meets_twice(&weekend);
    schools_are_kept_apart(&weekend);
    entries_follow_each_other(&weekend);
    prizes_add_up(&weekend);
    tables(&weekend);
}

/// Everything that is hung up is as it was. `ADOUBE_RECORD=1` writes it anew, to be read before it is kept.
fn papers(weekend: &Weekend) {
    let expected = root().join("examples/us-weekend/expected");
    let of_section = |section: &str| {
        ["standings", "wall", "prizes"].map(|paper| format!("{section}-{paper}.txt"))
    };
    let tables = ["THEXPORT.DBF", "TSEXPORT.DBF", "TDEXPORT.DBF"];
    let tables = tables.map(|table| format!("us-report/{table}"));
    for name in SECTIONS
        .iter()
        .flat_map(|section| of_section(section))
        .chain(tables)
    {
        let written = std::fs::read(weekend.paper(&name)).unwrap();
        let path = expected.join(Path::new(&name).file_name().unwrap());
        if std::env::var_os("ADOUBE_RECORD").is_some() {
            std::fs::write(&path, &written).unwrap();
        }
        let recorded = std::fs::read(&path).unwrap_or_default();
        assert!(
            written == recorded,
            "{name} differs:\n{}\n{}",
            String::from_utf8_lossy(&written),
            String::from_utf8_lossy(&recorded)
        );
    }
}

/// A score is what was played for: after each round it is the sum of the results, whatever was added for pairing (28R1).
fn added_points_are_for_pairing(weekend: &Weekend) {
    let mut scores: BTreeMap<u64, f64> = BTreeMap::new();
    for round in 1..=5 {
        let asked = format!("pairings river-city-weekend --section open --round {round}");
        let paired = weekend.json(&asked);
        let mut earned = Vec::new();
        for board in paired["boards"].as_array().unwrap() {
            let (white, black) = match board["result"].as_str().unwrap() {
                "1-0" => (1.0, 0.0),
                "0-1" => (0.0, 1.0),
                "1/2-1/2" | "½-½" => (0.5, 0.5),
                other => panic!("{other}"),
            };
            earned.extend([(&board["white"], white), (&board["black"], black)]);
        }
        for bye in paired["byes"].as_array().unwrap() {
            let points = match bye["bye"].as_str().unwrap() {
                "half_point" => 0.5,
                "pairing_allocated" => 1.0,
                _ => 0.0,
            };
            earned.push((&bye["player"], points));
        }
        for (player, points) in earned {
            let score = scores
                .entry(player["entrant"].as_u64().unwrap())
                .or_default();
            assert_eq!(player["score"].as_f64(), Some(*score), "{round}: {player}");
            *score += points;
        }
    }
    let standings = weekend.json("standings river-city-weekend --section open");
    for line in standings["players"].as_array().unwrap() {
        let score = scores[&line["entrant"].as_u64().unwrap()];
        assert_eq!(line["points"].as_f64(), Some(score), "{line}");
    }
}

/// Nor does an entry meet the opponent of the one before it (28S1).
fn nobody_meets_twice(weekend: &Weekend) {
    for (section, rounds) in SECTIONS.into_iter().zip(ROUNDS) {
        let mut met = BTreeSet::new();
        for board in weekend.games(section, rounds).concat() {
            let name = |colour: &str| {
                let name = board[colour]["name"].as_str().unwrap();
                name.trim_end_matches(" RE").to_owned()
            };
            let mut pair = [name("white"), name("black")];
            pair.sort();
            assert!(met.insert(pair.clone()), "{section}: {pair:?}");
        }
        // Two players ask not to meet.
        let apart = ["Nash, Omar", "Nolan, Joel"].map(str::to_owned);
        assert!(!met.contains(&apart));
    }
}

/// Those of one school, by the list that was entered (28N1).
fn schools_are_kept_apart(weekend: &Weekend) {
    let list = root().join("examples/us-weekend/under-1400.csv");
    let list = std::fs::read_to_string(list).unwrap();
    let school = |name: &str| {
        let line = list.lines().find(|line| line.contains(name)).unwrap();
        line.rsplit(',').next().unwrap().to_owned()
    };
    for (played, boards) in weekend.games("under-1400", 5).iter().enumerate() {
        for board in boards {
            let of = |colour: &str| school(board[colour]["name"].as_str().unwrap());
            let (white, black) = (of("white"), of("black"));
            let score = board["white"]["score"].as_f64().unwrap();
            let plus = 2.0 * score - played as f64;
            let alone = white.is_empty() || white != black;
            assert!(alone || plus >= 2.0, "{board}");
        }
    }
}

fn entries_follow_each_other(weekend: &Weekend) {
    for (section, name) in [("open", "Lambert, Liam"), ("under-1800", "Quinn, Anna")] {
        let standings = weekend.json(&format!("standings river-city-weekend --section {section}"));
        let lines = standings["players"].as_array().unwrap().iter();
        let own = lines.filter(|line| line["name"].as_str().unwrap().starts_with(name));
        let points: Vec<Option<f64>> = own.map(|line| line["points"].as_f64()).collect();
        assert_eq!(points, [Some(3.5)], "{section}");
        let wall = std::fs::read_to_string(weekend.paper(&format!("{section}-wall.txt"))).unwrap();
        assert_eq!(wall.lines().filter(|line| line.contains(name)).count(), 2);
    }
}

/// Every fund is paid out up to the cents that no division gives.
fn prizes_add_up(weekend: &Weekend) {
    for (section, fund) in SECTIONS.into_iter().zip([3150.0, 1090.0, 780.0, 90.0]) {
        let paper = weekend.paper(&format!("{section}-prizes.txt"));
        let paper = std::fs::read_to_string(paper).unwrap();
        let table = paper.lines().skip(1).take_while(|line| !line.is_empty());
        let sums = table.map(|line| {
            let cells = line.split_whitespace();
            let mut cash =
                cells.filter(|cell| cell.split_once('.').is_some_and(|(_, c)| c.len() == 2));
            cash.next_back().unwrap().parse::<f64>().unwrap()
        });
        let paid: f64 = sums.sum();
        assert!((0.0..0.1).contains(&(fund - paid)), "{section}: {paid}");
    }
}

/// A table of dBASE III, read by nothing but its description: 32 bytes of header, 32 for each field, rows of fixed width.
struct Dbf {
    fields: Vec<(String, usize)>,
    rows: Vec<BTreeMap<String, String>>,
}

impl Dbf {
    fn read(path: &Path) -> Dbf {
        let bytes = std::fs::read(path).unwrap();
        assert_eq!(bytes[0], 3, "dBASE III without memos");
        let count = u32::from_le_bytes(bytes[4..8].try_into().unwrap()) as usize;
        let [head, width] = [8, 10].map(|at| {
            let word = bytes[at..at + 2].try_into().unwrap();
            usize::from(u16::from_le_bytes(word))
        });
        let described = bytes[32..head]
            .chunks(32)
            .take_while(|field| field[0] != 13);
        let fields: Vec<(String, usize)> = described
            .map(|field| {
                let name = field[..11].split(|byte| *byte == 0).next().unwrap();
                let name = String::from_utf8(name.to_vec()).unwrap();
                assert_eq!(field[11], b'C', "{name}");
                (name, usize::from(field[16]))
            })
            .collect();
        let sum: usize = fields.iter().map(|(_, width)| width).sum();
        assert_eq!(sum + 1, width, "a mark of deletion and the fields");
        assert_eq!(bytes.len(), head + count * width + 1, "and an end");
        let rows = bytes[head..head + count * width].chunks(width);
        let rows = rows.map(|row| {
            assert_eq!(row[0], b' ', "not deleted");
            let mut at = 1;
            let cell = |(name, width): &(String, usize)| {
                let text = std::str::from_utf8(&row[at..at + width]).unwrap();
                at += width;
                (name.clone(), text.trim_end().to_owned())
            };
            fields.iter().map(cell).collect()
        });
        let rows = rows.collect();
        Dbf { fields, rows }
    }

    fn column(&self, name: &str) -> Vec<&str> {
        assert!(self.fields.iter().any(|(field, _)| field == name), "{name}");
        self.rows.iter().map(|row| row[name].as_str()).collect()
    }
}

/// The three tables agree with each other, with the lists that were entered and with the games that were played.
fn tables(weekend: &Weekend) {
    let [event, sections, players] = ["THEXPORT", "TSEXPORT", "TDEXPORT"]
        .map(|table| Dbf::read(&weekend.paper(&format!("us-report/{table}.DBF"))));
    for (field, value) in [
        ("H_NAME", "River City Weekend"),
        ("H_TOT_SECT", "4"),
        ("H_BEG_DATE", "20261113"),
        ("H_END_DATE", "20261115"),
        ("H_AFF_ID", "A6012345"),
        ("H_CITY", "Reno"),
        ("H_STATE", "NV"),
        ("H_ZIPCODE", "89501"),
        ("H_CTD_ID", "12345678"),
    ] {
        assert_eq!(event.column(field), [value], "{field}");
    }
    assert_eq!(sections.column("S_SEC_NUM"), ["1", "2", "3", "4"]);
    assert_eq!(
        sections.column("S_SEC_NAME"),
        ["Open", "Under 1800", "Under 1400", "Under 800"]
    );
    assert_eq!(sections.column("S_R_SYSTEM"), ["R", "R", "D", "D"]);
    let number = |text: &&str| text.parse::<usize>().unwrap();
    let rounds = sections.column("S_TOT_RNDS");
    assert_eq!(rounds.iter().map(number).collect::<Vec<_>>(), ROUNDS);
    let last = sections.column("S_LST_PAIR");
    assert_eq!(last.iter().map(number).collect::<Vec<_>>(), ENTRIES);
    assert_eq!(players.rows.len(), ENTRIES.iter().sum::<usize>());
    let ids: BTreeSet<&str> = players.column("D_MEM_ID").into_iter().collect();
    assert_eq!(ids.len(), 121, "120 players and the house player");
    for (place, (section, rounds)) in SECTIONS.into_iter().zip(ROUNDS).enumerate() {
        let number = (place + 1).to_string();
        let of_section = |row: &&BTreeMap<String, String>| row["D_SEC_NUM"] == number;
        let rows: Vec<_> = players.rows.iter().filter(of_section).collect();
        assert_eq!(rows.len(), ENTRIES[place]);
        let told: usize = (1..=rounds).map(|round| told_games(&rows, round)).sum();
        let boards = weekend.games(section, rounds).concat();
        let played = boards.iter().filter(|board| {
            let result = board["result"].as_str().unwrap();
            !result.contains(['+', '/']) || result.contains("1/2")
        });
        assert_eq!(told, played.count(), "{section}");
    }
    let listed = |name: &str| players.rows.iter().find(|row| row["D_NAME"] == name);
    let entered_late = listed("Watts, David").unwrap();
    assert_eq!(entered_late["D_RND01"], "H0");
    assert_eq!(listed("Stone, Emma").unwrap()["D_RATING"], "0");
    assert_eq!(listed("Cooper, Sofia").unwrap()["D_RND05"], "U0");
    assert_eq!(listed("Beck, Rita").unwrap()["D_RND02"], "F0");
}

/// The games of a round, each told by both players in the same way.
fn told_games(rows: &[&BTreeMap<String, String>], round: usize) -> usize {
    let cell = |row: &BTreeMap<String, String>| row[&format!("D_RND{round:02}")].clone();
    let mut sides = 0;
    for row in rows {
        let own = cell(row);
        let Some(result) = own.chars().next().filter(|code| "WDL".contains(*code)) else {
            continue;
        };
        let colour = own.chars().last().unwrap();
        let other = &own[1..own.len() - 1];
        let met = rows.iter().find(|row| row["D_PAIR_NUM"] == other).unwrap();
        let mirrored = match result {
            'W' => 'L',
            'L' => 'W',
            _ => 'D',
        };
        let other_colour = if colour == 'W' { 'B' } else { 'W' };
        let expected = format!("{mirrored}{}{other_colour}", row["D_PAIR_NUM"]);
        assert_eq!(cell(met), expected, "round {round}: {}", row["D_NAME"]);
        sides += 1;
    }
    assert_eq!(sides % 2, 0);
    sides / 2
}
