//! Tie-breaks beside FIDE's reference tool.

use std::collections::HashMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use super::{Cross, Tally, UNDECIDED, answered};

/// The tie-breaks that a Swiss must have. What looks at who is still level, and what the other tool
/// keeps something of between the tie-breaks of one run, has a run of its own.
const LISTS: [&str; 4] = [
    "PTS,AOB,APPO,APRO,ARO,ARO/C1,ARO/C2,ARO/M1,ARO/M2,BH,BH/C1,BH/C2,BH/M1,BH/M2,BPG,BWG,PS,PS/C1,PS/C2,PTP,REP,RTNG,SB,SB/C1,SB/C2,STD,TPN,TPR,WIN,WON",
    "PTS,FB,FB/C1,FB/C2,FB/M1,FB/M2",
    "PTS,DE",
    "PTS,DE/P",
];

/// Reads the names of files and prints the values of everybody in each, with the folder of the tool and
/// the lists as arguments. One process for many files: starting it takes longer than the work.
const DRIVER: &str = r#"
import io, json, sys
sys.path.insert(0, sys.argv[1])
from tiebreak import tiebreak
from trf2json import trf2json
def values(text, codes):
    file = trf2json()
    file.parse_file(text, 0)
    event = file.get_tournament(1)
    event.setdefault("pairingSystem", ["dutch"])
    asked = {"tiebreak": codes, "is_rr": None, "pre_determined": False, "swiss": True,
             "unrated": None, "verbose": 0, "check": False, "experimental": [], "current_round": -1}
    told = tiebreak(event, -1, asked).compute_tiebreaks(event, asked)
    return {str(one["cid"]): [str(value) for value in one["tiebreakScore"]] for one in told["competitors"]}
for line in sys.stdin:
    path = line.rstrip("\n")
    try:
        with io.open(path, encoding="latin1") as file:
            text = file.read()
        told = {"lists": [values(text, codes.split(",")) for codes in sys.argv[2:]]}
    except Exception as error:
        told = {"error": repr(error)}
    print(json.dumps(told), flush=True)
"#;

/// SB with cuts among several absences: the other tool cuts by the score of the dummy.
const CUT_OF_ABSENCES: &str =
    "the other tool is wrong: SB with cuts among several absences (16.5.1)";
/// DE where two met twice.
const MET_TWICE: &str =
    "the other tool is wrong: DE among those of whom two met twice (6.1.2, 6.2)";
/// STD and games that both forfeited, or lost.
const BOTH_LOST: &str = "two readings: STD after a game that both forfeited or lost (7.7)";

/// Both work out the values of the same files.
pub(super) fn compared(
    cross: &Cross<'_>,
    server: &Path,
    files: &[PathBuf],
    tally: &mut Tally,
) -> Result<(), String> {
    // Before the last round the two count the rounds to come differently.
    let files: Vec<PathBuf> = files
        .iter()
        .filter(|file| Lines::of(file).are_complete())
        .cloned()
        .collect();
    let files = &files[..];
    if files.is_empty() {
        return Ok(());
    }
    let theirs = by_server(server, files)?;
    let ours: Result<Vec<_>, String> = LISTS.iter().map(|list| by_us(cross, files, list)).collect();
    let ours = ours?;
    for (place, (file, told)) in files.iter().zip(&theirs).enumerate() {
        if let Some(error) = told["error"].as_str() {
            *tally.refused.entry(error.to_owned()).or_default() += 1;
            continue;
        }
        tally.tournaments += 1;
        for (number, list) in LISTS.iter().enumerate() {
            let codes: Vec<&str> = list.split(',').collect();
            let other = &told["lists"][number];
            let Some(own) = ours[number].get(place) else {
                return Err(format!("{}: no standings", file.display()));
            };
            for (player, values) in own {
                for (code, value) in codes.iter().zip(values) {
                    tally.values += 1;
                    let place = codes.iter().position(|one| one == code).unwrap_or(0);
                    let other = other[player][place].as_str().unwrap_or_default();
                    if !is_same(value, other) {
                        let blame = blame(file, player, code, (value, other));
                        tally.differ(blame, file, &cross.args.keep)?;
                    }
                }
            }
        }
    }
    Ok(())
}

/// Whether two values are the same number; one that is not defined is none, or zero with the other tool.
fn is_same(own: &Value, other: &str) -> bool {
    match (number(own), other.parse::<f64>().ok()) {
        (Some(own), Some(other)) => (own - other).abs() < 0.005_1,
        (None, other) => other.is_none_or(|other| other == 0.0),
        (Some(own), None) => own == 0.0,
    }
}

fn number(value: &Value) -> Option<f64> {
    let told = || value.as_str().and_then(|text| text.parse().ok());
    value.as_f64().or_else(told)
}

/// The lines of the players of a file.
struct Lines {
    players: Vec<Vec<char>>,
    planned: Option<usize>,
    has_requests: bool,
}

/// What a line says of a round: the opponent and the result.
type Entry = (String, char);

impl Lines {
    fn of(file: &Path) -> Lines {
        let text = std::fs::read(file).unwrap_or_default();
        let text = String::from_utf8_lossy(&text).replace('\r', "\n");
        let of = |code: &'static str| text.lines().filter(move |line| line.starts_with(code));
        let planned = of("142").chain(of("XXR")).next();
        let planned = planned.and_then(|line| line.get(3..)?.trim().parse().ok());
        Lines {
            players: of("001 ")
                .map(|line| line.trim_end().chars().collect())
                .collect(),
            planned,
            has_requests: of("240").next().is_some(),
        }
    }

    fn entries(line: &[char]) -> Vec<Entry> {
        let rounds = line.get(91..).unwrap_or_default().chunks(10);
        let entry = |round: &[char]| {
            let opponent: String = round.iter().take(4).collect();
            (
                opponent.trim().to_owned(),
                round.get(7).copied().unwrap_or(' '),
            )
        };
        rounds.map(entry).collect()
    }

    fn number(line: &[char]) -> String {
        let number: String = line.iter().skip(4).take(4).collect();
        number.trim().to_owned()
    }

    /// Whether all rounds that are planned were played.
    fn are_complete(&self) -> bool {
        let all: Vec<Vec<Entry>> = self
            .players
            .iter()
            .map(|line| Lines::entries(line))
            .collect();
        let rounds = all.iter().map(Vec::len).max().unwrap_or(0);
        let is_paired =
            |entry: &Entry| entry.1 == 'U' || !(entry.0.is_empty() || entry.0 == "0000");
        let mut last = all
            .iter()
            .filter_map(|card| card.get(rounds.wrapping_sub(1)));
        !self.has_requests && last.any(is_paired) && self.planned.is_none_or(|it| it == rounds)
    }

    /// Whether somebody has met somebody twice, forfeits included.
    fn have_met_twice(&self) -> bool {
        self.players.iter().any(|line| {
            let met = Lines::entries(line)
                .into_iter()
                .map(|(opponent, _)| opponent);
            let mut met: Vec<String> = met.filter(|one| !one.is_empty() && one != "0000").collect();
            let all = met.len();
            met.sort();
            met.dedup();
            met.len() < all
        })
    }

    /// In how many rounds a player and the opponent both forfeited, or both lost.
    fn both_lost(&self, player: &str) -> usize {
        let cards: HashMap<String, Vec<Entry>> = (self.players.iter())
            .map(|line| (Lines::number(line), Lines::entries(line)))
            .collect();
        let lost = |result: char| "0-L".contains(result);
        let own = cards.get(player).into_iter().flatten().enumerate();
        own.filter(|(round, (opponent, result))| {
            let other = cards.get(opponent).and_then(|card| card.get(*round));
            lost(*result) && other.is_some_and(|(_, other)| lost(*other))
        })
        .count()
    }

    /// In how many rounds a player had no game.
    fn absences(&self, player: &str) -> usize {
        let own = self
            .players
            .iter()
            .find(|line| Lines::number(line) == player);
        let results = own.map(|line| Lines::entries(line)).unwrap_or_default();
        results
            .iter()
            .filter(|(_, result)| "HFZU+- ".contains(*result))
            .count()
    }
}

/// The point of the rules that explains a difference, if it is a known one. Each game that both lost makes half
/// a point of STD, and no difference is of another size.
fn blame(file: &Path, player: &str, code: &str, values: (&Value, &str)) -> &'static str {
    let lines = Lines::of(file);
    let (own, other) = (number(values.0), values.1.parse::<f64>().ok());
    let halves = own.zip(other).map(|(own, other)| 2.0 * (own - other));
    let is_of_both_lost = || halves == Some(lines.both_lost(player) as f64);
    match code {
        "SB/C1" | "SB/C2" if lines.absences(player) > 1 => CUT_OF_ABSENCES,
        "DE" | "DE/P" if lines.have_met_twice() => MET_TWICE,
        "STD" if is_of_both_lost() => BOTH_LOST,
        _ => UNDECIDED,
    }
}

/// The values of the other tool, file by file.
fn by_server(server: &Path, files: &[PathBuf]) -> Result<Vec<Value>, String> {
    let mut command = Command::new("python3");
    command.arg("-c").arg(DRIVER).arg(server).args(LISTS);
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().map_err(|error| error.to_string())?;
    let names: String = files
        .iter()
        .map(|file| format!("{}\n", file.display()))
        .collect();
    let mut input = child.stdin.take().ok_or("python3 has no input")?;
    let writer = std::thread::spawn(move || input.write_all(names.as_bytes()));
    let output = child
        .wait_with_output()
        .map_err(|error| error.to_string())?;
    let written = writer
        .join()
        .map_err(|_| "python3 was not told".to_owned())?;
    written.map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout);
    let lines = text.lines().map(serde_json::from_str);
    let told: Result<Vec<Value>, _> = lines.collect();
    told.map_err(|error| error.to_string())
}

/// The values of each player by pairing number.
type Values = HashMap<String, Vec<Value>>;

/// Our values, file by file.
fn by_us(cross: &Cross<'_>, files: &[PathBuf], list: &str) -> Result<Vec<Values>, String> {
    let mut command = Command::new(&cross.adoube);
    command.args([
        "standings",
        "--json",
        "--rules",
        "fide-2026",
        "--tiebreaks",
        list,
    ]);
    command.args(files);
    let told = answered(&mut command, &[0])?;
    told.lines()
        .map(|line| {
            let table: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
            let rows = table["players"].as_array().into_iter().flatten();
            let codes = || list.split(',');
            Ok(rows
                .map(|row| {
                    let values = codes().map(|code| row["tiebreaks"][code].clone());
                    (row["tpn"].to_string(), values.collect())
                })
                .collect())
        })
        .collect()
}
