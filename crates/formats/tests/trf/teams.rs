//! What matches bring to teams, and that another version of the file brings the same.

use adoube_formats::trf::TrfOddity;
use adoube_formats::{Trf, TrfVersion, read_trf};
use adoube_tournament::{Draft, Points, PrimaryScore, RoundSpan, TeamId, Tournament};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    #[allow(dead_code)] // For readers.
    article: String,
    file: String,
    scores: Vec<String>,
    alone: Vec<String>,
    /// The team with White on board 1 in each match.
    #[serde(default)]
    first: Option<Vec<String>>,
    /// What is told of teams beside their matches.
    #[serde(default)]
    beside: Option<Vec<String>>,
}

fn snapshot(case: &Case, trf: &Trf) -> Tournament {
    let found = trf.to_draft().expect(&case.name);
    Tournament::new(found.draft).expect(&case.name)
}

fn scores(tournament: &Tournament) -> Vec<String> {
    let rounds = tournament.team_results(tournament.paired_rounds());
    let teams = tournament.teams().iter();
    let score = |team: &adoube_tournament::Team| {
        let own = rounds.iter().flatten().filter(|one| one.team == team.id);
        let own: Vec<(Points, Points)> = own
            .map(|result| (result.match_points, result.game_points))
            .collect();
        let matches: Points = own.iter().map(|one| one.0).sum();
        let games: Points = own.iter().map(|one| one.1).sum();
        format!("{}: {matches} and {games}", team.id.0)
    };
    teams.map(score).collect()
}

fn alone(draft: &Draft) -> Vec<String> {
    let rounds = draft.rounds.iter().zip(1..);
    let boards = rounds.flat_map(|(round, number)| {
        let empty = round.empty_boards.iter();
        empty.map(move |empty| format!("{number}: {} {}", empty.board, empty.entrant.0))
    });
    boards.collect()
}

fn list(teams: &[TeamId]) -> String {
    let numbers: Vec<String> = teams.iter().map(|team| team.0.to_string()).collect();
    numbers.join(",")
}

fn beside(draft: &Draft) -> Vec<String> {
    let span = |rounds: RoundSpan| {
        let last = rounds
            .last
            .map_or_else(String::new, |last| last.to_string());
        format!("{}-{last}", rounds.first)
    };
    let primary = match draft.team_scoring.primary {
        PrimaryScore::MatchPoints => "by match points",
        PrimaryScore::GamePoints => "by game points",
    };
    let mut told = vec![primary.to_owned()];
    told.extend(draft.team_bye_requests.iter().map(|one| {
        let letter = one.kind.outcome().code();
        format!("{letter} {}: {}", one.round, list(&[one.team]))
    }));
    let players = draft.bye_requests.iter();
    told.extend(players.map(|one| format!("player {} {}", one.entrant.0, one.round)));
    told.extend(draft.team_virtual_points.iter().map(|one| {
        let points = format!("{} and {}", one.match_points, one.game_points);
        format!("{points} {}: {}", span(one.rounds), list(&one.teams))
    }));
    let apart = draft.team_prohibited.iter();
    told.extend(apart.map(|one| format!("apart {}: {}", span(one.rounds), list(&one.teams))));
    told
}

#[test]
fn matches_of_teams() {
    for case in super::cases::<Case>(include_str!("../vectors/trf/teams.toml")) {
        let trf = read_trf(case.file.as_bytes()).expect(&case.name);
        let tournament = snapshot(&case, &trf);
        assert_eq!(scores(&tournament), case.scores, "{}", case.name);
        assert_eq!(alone(tournament.draft()), case.alone, "{}", case.name);
        if let Some(first) = &case.first {
            let matches = tournament.rounds().iter().flat_map(|round| &round.matches);
            let white: Vec<String> = matches.map(|one| one.first.0.to_string()).collect();
            assert_eq!(&white, first, "{}", case.name);
        }
        if let Some(told) = &case.beside {
            assert_eq!(&beside(tournament.draft()), told, "{}", case.name);
        }
        written_again(&case, &trf, &tournament);
    }
}

/// The newest version says everything; in the older ones what is lost is told. What the program
/// writes it can read.
fn written_again(case: &Case, trf: &Trf, tournament: &Tournament) {
    for version in [TrfVersion::Trf06, TrfVersion::Trf16, TrfVersion::Trf26] {
        let converted = trf.convert_to(version).expect(&case.name);
        let again = snapshot(case, &converted.trf);
        if converted.left_out.is_empty() {
            assert_eq!(
                again.draft().rounds,
                tournament.draft().rounds,
                "{}",
                case.name
            );
            assert_eq!(scores(&again), case.scores, "{}", case.name);
        }
        let export = Trf::from_tournament(tournament, &trf.event(), version).expect(&case.name);
        let again = snapshot(case, &export.trf);
        if version == TrfVersion::Trf26 {
            assert_eq!(
                beside(again.draft()),
                beside(tournament.draft()),
                "{}",
                case.name
            );
            assert_eq!(again.rounds(), tournament.rounds(), "{}", case.name);
            assert_eq!(scores(&again), case.scores, "{}", case.name);
        }
    }
    let newest = trf.convert_to(TrfVersion::Trf26).expect(&case.name);
    let again = snapshot(case, &newest.trf);
    assert_eq!(again.draft(), tournament.draft(), "{}", case.name);
}

#[test]
fn a_team_without_a_name_is_called_by_its_number() {
    let file = "\
142 1
001    1      A1                                2300                             1.0    1     2 w 1
001    2      B1                                2300                             0.0    2     1 b 0
310   1 A                                                                   1
310   2                                                                     2
";
    let trf = read_trf(file.as_bytes()).unwrap();
    let found = trf.to_draft().unwrap();
    let names = found
        .draft
        .teams
        .iter()
        .map(|team| team.details.name.as_str());
    assert_eq!(names.collect::<Vec<_>>(), ["A", "No. 2"]);
    let told = TrfOddity::NoTeamName { number: 2 };
    assert!(found.warnings.iter().any(|warning| warning.what == told));
    let bad = file.replace("310   2  ", "310   2 \u{1}");
    assert!(read_trf(bad.as_bytes()).unwrap().to_draft().is_err());
}
