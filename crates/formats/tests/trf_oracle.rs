//! Real files, where somebody has them: `ADOUBE_TRF_FILES` names a folder, and every `.trf` or
//! `.input` file under it is read, made into a tournament, and written and read again.

use std::path::{Path, PathBuf};

use adoube_formats::{EventData, Trf, TrfVersion, read_trf, write_trf};
use adoube_tournament::{RoundNumber, Tournament};

#[test]
fn every_file_of_the_folder() {
    let Some(folder) = std::env::var_os("ADOUBE_TRF_FILES") else {
        println!("skipped: ADOUBE_TRF_FILES names no folder with tournament report files");
        return;
    };
    let mut files = Vec::new();
    collect(Path::new(&folder), &mut files);
    assert!(!files.is_empty(), "no .trf file under {folder:?}");
    let faults: Vec<String> = files.iter().filter_map(|file| check(file).err()).collect();
    println!("{} files read", files.len());
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|e| e == "trf" || e == "input") {
            files.push(path);
        }
    }
}

fn check(file: &Path) -> Result<(), String> {
    let named = |what: &str, problem: &dyn ToString| {
        format!("{}: {what}: {}", file.display(), problem.to_string())
    };
    let bytes = std::fs::read(file).map_err(|e| named("open", &e))?;
    let trf = read_trf(&bytes).map_err(|e| named("read", &e))?;
    let again = read_trf(write_trf(&trf).as_bytes()).map_err(|e| named("read again", &e))?;
    if again != trf {
        return Err(named("round trip", &"another document"));
    }
    let found = trf.to_draft().map_err(|e| named("draft", &e))?;
    for warning in &found.warnings {
        println!("{}: {warning:?}", file.display());
    }
    let tournament = Tournament::new(found.draft).map_err(|e| named("tournament", &e))?;
    for version in [TrfVersion::Trf06, TrfVersion::Trf16, TrfVersion::Trf26] {
        let converted = trf.convert_to(version).map_err(|e| named("convert", &e))?;
        let other = (converted.trf.to_draft()).map_err(|e| named(&format!("as {version}"), &e))?;
        if version != TrfVersion::Trf06 && tournament.teams().is_empty() {
            let other = Tournament::new(other.draft).map_err(|e| named("converted", &e))?;
            same_scores(&tournament, &other).map_err(|e| named(&format!("as {version}"), &e))?;
        }
    }
    same_again(&tournament, &found.event).map_err(|e| named("export", &e))
}

/// Another version says the same of what a pairing looks at.
fn same_scores(one: &Tournament, other: &Tournament) -> Result<(), String> {
    for entrant in one.entrants() {
        for round in (1..=one.paired_rounds().0 + 1).map(RoundNumber) {
            let score = (
                one.pairing_score(entrant.id, round),
                other.pairing_score(entrant.id, round),
            );
            let available = (
                one.is_available(entrant.id, round),
                other.is_available(entrant.id, round),
            );
            if score.0 != score.1 || available.0 != available.1 {
                return Err(format!(
                    "{} in round {round}: {score:?}, {available:?}",
                    entrant.id
                ));
            }
        }
    }
    Ok(())
}

/// A tournament that is written says the same when it is read.
fn same_again(tournament: &Tournament, event: &EventData) -> Result<(), String> {
    let exported =
        Trf::from_tournament(tournament, event, TrfVersion::Trf26).map_err(|e| e.to_string())?;
    let read = exported.trf.to_draft().map_err(|e| e.to_string())?;
    let again = Tournament::new(read.draft).map_err(|e| e.to_string())?;
    if again.rounds() != tournament.rounds() || read.event != *event {
        return Err("another tournament".to_owned());
    }
    let of_teams = |one: &Tournament| {
        let draft = one.draft();
        (
            draft.teams.clone(),
            draft.team_scoring.clone(),
            draft.team_adjustments.clone(),
            draft.team_bye_requests.clone(),
            draft.team_virtual_points.clone(),
            draft.team_prohibited.clone(),
        )
    };
    if of_teams(&again) != of_teams(tournament) {
        return Err("other teams".to_owned());
    }
    Ok(())
}
