//! Tournaments with tie-break values that other programs computed.
//!
//! Each is a tournament report file and a JSON file with the expected values. A few are in
//! `tests/corpus`; `ADOUBE_TIEBREAK_CORPUS` names a folder with more.

use std::path::{Path, PathBuf};

use adoube_formats::read_trf;
use adoube_standings::{Field, Rules, Standings, System, TieBreak, Value};
use adoube_tournament::{RoundNumber, Tournament};
use serde_json::Value as Json;

/// What was compared.
#[derive(Default)]
struct Tally {
    values: usize,
    ranks: usize,
    wrong: Vec<String>,
    tolerance: f64,
}

#[test]
fn values_and_ranks_agree() {
    let mut tally = Tally::default();
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut folders = vec![own];
    folders.extend(std::env::var_os("ADOUBE_TIEBREAK_CORPUS").map(PathBuf::from));
    for folder in folders {
        for file in expectations(&folder) {
            compare(&file, &mut tally);
        }
    }
    println!("{} values, {} ranks", tally.values, tally.ranks);
    assert!(tally.values > 1000, "the corpus is missing");
    let shown = tally.wrong.iter().take(40);
    let shown: Vec<&str> = shown.map(String::as_str).collect();
    assert!(
        tally.wrong.is_empty(),
        "{} differences:\n{}",
        tally.wrong.len(),
        shown.join("\n")
    );
}

fn expectations(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "json"));
    files.sort();
    files
}

fn compare(file: &Path, tally: &mut Tally) {
    let expected: Json = serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap();
    let trf = file.with_file_name(expected["file"].as_str().unwrap());
    let event = Event::read(&trf, &expected);
    let name = file.file_name().unwrap().to_string_lossy().into_owned();
    for code in expected["codes"].as_array().unwrap() {
        let code = code.as_str().unwrap();
        // Values on paper may have fewer decimals.
        tally.tolerance = expected["tolerance"][code].as_f64().unwrap_or(1e-9);
        let found = event.values(code);
        for (number, values) in expected["values"].as_object().unwrap() {
            if let Some(wanted) = values.get(code) {
                let own = found[number.parse::<usize>().unwrap()];
                tally.value(&name, number, code, wanted, own);
            }
        }
        for marked in expected["marked"].as_array().into_iter().flatten() {
            if marked["code"] == code {
                let number = marked["tpn"].to_string();
                let own = found[number.parse::<usize>().unwrap()];
                tally.value(&name, &number, code, &marked["text"], own);
            }
        }
    }
    for list in expected["standings"].as_array().into_iter().flatten() {
        let codes = list["order"].as_array().unwrap().iter();
        let codes: Vec<&str> = codes.map(|code| code.as_str().unwrap()).collect();
        let ranks = event.ranks(&codes);
        for (number, rank) in list["rank"].as_object().unwrap() {
            tally.ranks += 1;
            let own = ranks[number.parse::<usize>().unwrap()];
            if rank.as_u64() != Some(own as u64) {
                let wrong = format!("{name}: {number} by {codes:?}: rank {own}, expected {rank}");
                tally.wrong.push(wrong);
            }
        }
    }
}

impl Tally {
    fn value(&mut self, file: &str, number: &str, code: &str, wanted: &Json, own: Option<Value>) {
        self.values += 1;
        let shown = own.map(|value| value.to_string());
        let same = match (wanted.as_f64(), &shown) {
            (None, None) => true,
            (Some(wanted), Some(own)) => {
                (wanted - own.parse::<f64>().unwrap()).abs() < self.tolerance
            }
            _ => false,
        };
        if !same {
            let own = shown.unwrap_or_else(|| "nothing".to_owned());
            let wrong = format!("{file}: {code} of {number}: {own}, expected {wanted}");
            self.wrong.push(wrong);
        }
    }
}

struct Event {
    field: Field,
    rules: Rules,
}

impl Event {
    fn read(path: &Path, expected: &Json) -> Event {
        let trf = read_trf(&std::fs::read(path).unwrap()).unwrap();
        let found = trf.to_draft().unwrap();
        let tournament = Tournament::new(found.draft).unwrap();
        let system = if found.event.encoded_type.contains("ROUNDROBIN") {
            System::PreDetermined
        } else {
            System::Swiss
        };
        let after = RoundNumber(expected["round"].as_u64().unwrap() as u16);
        let field = if tournament.teams().is_empty() {
            Field::of_players(&tournament, after, system)
        } else {
            Field::of_teams(&tournament, after, system)
        };
        let rules = match expected["edition"].as_str() {
            Some(name) => name.parse().unwrap(),
            None => Rules::Fide2026,
        };
        Event { field, rules }
    }

    /// The values of a code by pairing number.
    fn values(&self, code: &str) -> Vec<Option<Value>> {
        let list: Vec<TieBreak> = vec![code.parse().unwrap()];
        let standings = Standings::rank(&self.field, &list, self.rules);
        let mut values = vec![None; self.numbers()];
        for line in standings.lines() {
            let number = self.field.participants()[line.place].number as usize;
            values[number] = line.values[0];
        }
        values
    }

    fn ranks(&self, codes: &[&str]) -> Vec<usize> {
        let list: Vec<TieBreak> = codes.iter().map(|code| code.parse().unwrap()).collect();
        let standings = Standings::rank(&self.field, &list, self.rules);
        let mut ranks = vec![0; self.numbers()];
        for line in standings.lines() {
            ranks[self.field.participants()[line.place].number as usize] = line.rank;
        }
        ranks
    }

    fn numbers(&self) -> usize {
        let numbers = self.field.participants().iter();
        numbers
            .map(|one| one.number as usize + 1)
            .max()
            .unwrap_or(0)
    }
}
