//! Pairings beside another engine.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use super::{Cross, Tally, UNDECIDED, answered};

/// The other engine gives the pairing-allocated bye to somebody who may not have it (C.04.3, C2).
const SECOND_BYE: &str =
    "the other engine is wrong: a bye for somebody who had one, or points without playing (C2)";

/// The other engine replays our files.
pub(super) fn checked_by_peer(
    cross: &Cross<'_>,
    peer: &Path,
    files: &[PathBuf],
    tally: &mut Tally,
) -> Result<(), String> {
    for file in files {
        let mut command = Command::new(peer);
        let output = command.arg("--dutch").arg(file).arg("-c").output();
        let output = output.map_err(|error| error.to_string())?;
        if !output.status.success() {
            let told = String::from_utf8_lossy(&output.stderr);
            let kind = told.lines().next().unwrap_or_default().to_owned();
            *tally.refused.entry(kind).or_default() += 1;
            continue;
        }
        tally.tournaments += 1;
        let text = String::from_utf8_lossy(&output.stdout);
        let rounds = text.split("Round #").skip(1);
        for round in rounds {
            tally.rounds += 1;
            let mut lines = round.lines();
            let number = lines.next().and_then(|line| line.trim().parse().ok());
            let lines: Vec<&str> = lines.filter(|line| !line.trim().is_empty()).collect();
            if lines.len() > 1 {
                let blame = blame(file, number.unwrap_or(0), &lines);
                tally.differ(blame, file, &cross.args.keep)?;
            }
        }
    }
    Ok(())
}

/// Who is wrong, by what the other engine would have paired: the first column.
fn blame(file: &Path, round: usize, lines: &[&str]) -> &'static str {
    let barred = lines.iter().any(|line| {
        let first: String = line.chars().take(28).collect();
        let Some((player, opponent)) = first.split_once('-') else {
            return false;
        };
        let is_bye = opponent.trim() == "0";
        let player = player.trim().parse();
        is_bye && player.is_ok_and(|player| had_bye(file, player, round))
    });
    if barred { SECOND_BYE } else { UNDECIDED }
}

/// Whether a player of a file had a bye of the pairing, a full-point bye or a forfeit win before a round.
fn had_bye(file: &Path, player: u32, round: usize) -> bool {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    let number = format!("001 {player:>4}");
    let Some(line) = text.lines().find(|line| line.starts_with(&number)) else {
        return false;
    };
    let line: Vec<char> = line.chars().collect();
    (0..round.saturating_sub(1)).any(|place| {
        let result = line.get(98 + 10 * place);
        result.is_some_and(|result| "+FUfu".contains(*result))
    })
}

/// We replay the files of the other engine.
pub(super) fn checked_by_us(
    cross: &Cross<'_>,
    edition: &str,
    files: &[PathBuf],
    tally: &mut Tally,
) -> Result<(), String> {
    let Some(folder) = files.first().and_then(|file| file.parent()) else {
        return Ok(());
    };
    let mut command = Command::new(&cross.adoube);
    command
        .args(["swiss", "check", "--json", "--system", edition])
        .arg(folder);
    let told = answered(&mut command, &[0, 1])?;
    let told: Value = serde_json::from_str(&told).map_err(|error| error.to_string())?;
    tally.tournaments += count(&told["files"]) as u32;
    tally.rounds += count(&told["rounds"]);
    for difference in told["differences"].as_array().into_iter().flatten() {
        let file = difference["file"].as_str().unwrap_or_default();
        let same = |fault: &&Value| {
            fault["file"] == difference["file"] && fault["round"] == difference["round"]
        };
        let faults = told["faults"].as_array().into_iter().flatten();
        let mut faults = faults.filter(same);
        let barred = faults.any(|fault| fault["code"] == "found-had-bye");
        let blame = if barred { SECOND_BYE } else { UNDECIDED };
        tally.differ(blame, Path::new(file), &cross.args.keep)?;
    }
    Ok(())
}

fn count(value: &Value) -> u64 {
    value.as_u64().unwrap_or(0)
}
