//! Whole events of teams: the scores of record 310 are those of the games, and what is written of
//! them reads as the same tournament. `ADOUBE_TEAM_FILES` names a folder with more of them.

use std::path::{Path, PathBuf};

use adoube_formats::trf::{Record, TeamRecord};
use adoube_formats::{Trf, TrfVersion, read_trf};
use adoube_tournament::{Draft, Points, RoundNumber, TeamId, Tournament};

#[test]
fn every_file_of_the_corpora() {
    let corpora = Path::new(env!("CARGO_MANIFEST_DIR")).join("../pairing/tests/corpora");
    let mut files = Vec::new();
    for folder in ["team", "olympiad"] {
        collect(&corpora.join(folder), &mut files);
    }
    assert!(!files.is_empty(), "no file under {}", corpora.display());
    files.extend(folder_of_the_environment());
    let mut teams = 0;
    for file in &files {
        teams += check(file).unwrap_or_else(|fault| panic!("{}: {fault}", file.display()));
    }
    println!("{} files, {teams} teams with their scores", files.len());
}

fn folder_of_the_environment() -> Vec<PathBuf> {
    let mut files = Vec::new();
    if let Some(folder) = std::env::var_os("ADOUBE_TEAM_FILES") {
        collect(Path::new(&folder), &mut files);
    }
    files
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "trf") {
            files.push(path);
        }
    }
}

/// The number of teams whose scores agree.
fn check(file: &Path) -> Result<usize, String> {
    let bytes = std::fs::read(file).map_err(|error| error.to_string())?;
    let trf = read_trf(&bytes).map_err(|errors| errors.to_string())?;
    let found = trf.to_draft().map_err(|errors| errors.to_string())?;
    if !found.warnings.is_empty() {
        return Err(format!("{:?}", found.warnings));
    }
    let tournament = Tournament::new(found.draft).map_err(|errors| format!("{errors:?}"))?;
    let teams = scores_agree(&trf, &tournament)?;
    let written = Trf::from_tournament(&tournament, &found.event, TrfVersion::Trf26)
        .map_err(|errors| errors.to_string())?;
    scores_agree(&written.trf, &tournament)?;
    if !written.left_out.is_empty() {
        return Err(format!("left out: {:?}", written.left_out));
    }
    let again = written
        .trf
        .to_draft()
        .map_err(|errors| errors.to_string())?;
    if again.event != found.event {
        return Err("another event".to_owned());
    }
    same(tournament.draft(), &again.draft)?;
    for round in (0..tournament.paired_rounds().0).map(RoundNumber) {
        let before = tournament.draft().after(round);
        let cut = Tournament::new(before.clone()).map_err(|errors| format!("{errors:?}"))?;
        let written = Trf::from_tournament(&cut, &found.event, TrfVersion::Trf26)
            .map_err(|errors| errors.to_string())?;
        let again = written
            .trf
            .to_draft()
            .map_err(|errors| errors.to_string())?;
        same(&before, &again.draft).map_err(|fault| format!("after round {round}: {fault}"))?;
    }
    Ok(teams)
}

fn scores_agree(trf: &Trf, tournament: &Tournament) -> Result<usize, String> {
    let rounds = tournament.team_results(tournament.paired_rounds());
    let teams = trf.records().iter().filter_map(|record| match record {
        Record::Team(team) => Some(team),
        _ => None,
    });
    let mut count = 0;
    for team in teams {
        let own = rounds.iter().flatten();
        let own = own.filter(|result| result.team == TeamId(team.number));
        let score = own.fold(<(Points, Points)>::default(), |(matches, games), result| {
            (matches + result.match_points, games + result.game_points)
        });
        let TeamRecord {
            number,
            match_points,
            game_points,
            ..
        } = team;
        if (*match_points, *game_points) != (Some(score.0), Some(score.1)) {
            let stated = (match_points, game_points);
            return Err(format!(
                "team {number}: {stated:?} stated, {score:?} scored"
            ));
        }
        count += 1;
    }
    Ok(count)
}

fn same(one: &Draft, other: &Draft) -> Result<(), String> {
    for (place, (before, after)) in one.rounds.iter().zip(&other.rounds).enumerate() {
        if before != after {
            return Err(format!("round {}: {before:?}\n{after:?}", place + 1));
        }
    }
    match one == other {
        true => Ok(()),
        false => Err(format!("another draft: {one:?}\n{other:?}")),
    }
}
