//! Team events by the rules of US Chess: teams paired as players are, and players who score for teams by
//! their places.

mod common;

use adoube_conduct::ranking::Ranking;
use adoube_conduct::rounds::{
    Acceleration, CannotAccelerate, HowToPair, Severity, accelerate, check_change, explain, report,
    swiss_system,
};
use adoube_formats::read_trf;
use adoube_journal::{
    AddTeam, AssignNumbers, Command, Format, Register, RoundPairings, SectionSettings,
};
use adoube_tournament::{
    Colour, EntrantId, GameResult, MatchRule, Player, PointSystem, Points, RoundNumber,
    TeamDetails, TeamMatch, Tournament,
};
use common::{Hall, id};

/// Teams of players with these ratings by board, in the order of the list.
fn hall(settings: SectionSettings, teams: &[&[Option<u16>]]) -> Hall {
    let mut hall = Hall::new(settings);
    let mut commands = Vec::new();
    let mut next = 1;
    for (place, ratings) in teams.iter().enumerate() {
        let first = next;
        for rating in *ratings {
            commands.push(Command::Register(Register {
                section: id(),
                player: Player {
                    national_rating: *rating,
                    ..Player::named(&format!("Player {next:02}"))
                },
            }));
            next += 1;
        }
        commands.push(Command::AddTeam(AddTeam {
            section: id(),
            details: TeamDetails {
                name: format!("Team {}", place + 1),
                captain: None,
                members: (first..next).map(EntrantId).collect(),
            },
        }));
    }
    commands.push(Command::AssignNumbers(AssignNumbers {
        section: id(),
        order: None,
    }));
    hall.write(commands);
    hall
}

fn us_teams(rounds: u16, boards: u16) -> SectionSettings {
    let mut settings = SectionSettings {
        format: Format::TeamSwiss,
        rules: Some("us-2025".to_owned()),
        initial_colour: Some(Colour::White),
        rating_used: adoube_tournament::RatingUsed::NationalThenFide,
        ..SectionSettings::swiss("Teams", rounds)
    };
    settings.team_scoring.boards = boards;
    settings.team_scoring.match_points = PointSystem::one_half_zero();
    settings
}

fn matches(hall: &Hall, round: u16) -> Vec<(u32, u32)> {
    let round = hall.section().draft.round(RoundNumber(round)).unwrap();
    let matches = round.matches.iter();
    matches.map(|one| (one.first.0, one.second.0)).collect()
}

fn play(hall: &mut Hall, result: impl Fn(EntrantId, EntrantId) -> GameResult) {
    hall.pair(&HowToPair::with_seed(1));
    hall.results(result);
}

/// The stronger player wins: the one with the lower number.
fn stronger(white: EntrantId, black: EntrantId) -> GameResult {
    match white < black {
        true => GameResult::WHITE_WINS,
        false => GameResult::BLACK_WINS,
    }
}

fn places(hall: &Hall) -> Vec<(u32, Points)> {
    let (event, section) = (&hall.event().details, hall.section());
    let tournament = section.snapshot().unwrap();
    let after = tournament.paired_rounds();
    let ranking = Ranking::of(event, &section.settings, &tournament, after);
    let lines = ranking.standings.lines().iter();
    lines
        .map(|line| (ranking.field.participants()[line.place].id, line.points))
        .collect()
}

/// 31E: grouped by match points, ranked by the average of the regulars, colours those of board 1.
#[test]
fn teams_are_paired_as_players_are() {
    let two = |first: u16| [Some(first), Some(first - 20)];
    let teams = [
        two(2200),
        two(2150),
        two(2100),
        two(2050),
        two(2000),
        two(1950),
    ];
    let teams: Vec<&[Option<u16>]> = teams.iter().map(|team| &team[..]).collect();
    let mut hall = hall(us_teams(3, 2), &teams);
    let system = swiss_system(&hall.event().details, hall.section()).unwrap();
    assert_eq!(system.name(), "us-team-2025");
    play(&mut hall, stronger);
    // The upper half meets the lower half (27A3), and colours alternate on board 1.
    assert_eq!(matches(&hall, 1), [(1, 4), (5, 2), (3, 6)]);
    // Board 1 of the first team has White, board 2 of it Black.
    assert_eq!(hall.games(1)[..2], [(1, 7), (8, 2)]);
    play(&mut hall, stronger);
    // Three have won: the third drops to the first of those who have lost; team 2 is due White.
    assert_eq!(matches(&hall, 2), [(2, 1), (4, 3), (6, 5)]);
    assert_eq!(places(&hall)[0], (1, Points::whole(2)));
    for round in 1..=2 {
        let why = explain(&hall.event().details, hall.section(), RoundNumber(round)).unwrap();
        assert!(why.of_teams);
        assert_eq!(why.deviation, None, "round {round}");
        assert!(!why.players.is_empty());
    }
    let written = report(hall.event(), hall.section(), None).unwrap();
    let read = read_trf(written.text.as_bytes()).unwrap();
    let found = read.to_draft().unwrap();
    assert_eq!(found.system.as_deref(), Some("US_CHESS_TEAM_2025"));
    assert_eq!(found.warnings, []);
}

/// A round made by hand is held against the rules of US Chess, not of FIDE.
#[test]
fn a_round_by_hand_is_held_against_the_us_rules() {
    let two = |first: u16| [Some(first), Some(first - 20)];
    let teams = [two(2200), two(2150), two(2100), two(2050)];
    let teams: Vec<&[Option<u16>]> = teams.iter().map(|team| &team[..]).collect();
    let mut hall = hall(us_teams(3, 2), &teams);
    play(&mut hall, stronger);
    let again = RoundPairings {
        matches: (matches(&hall, 1).into_iter().zip(1..))
            .map(|((first, second), table)| TeamMatch {
                table,
                first: adoube_tournament::TeamId(second),
                second: adoube_tournament::TeamId(first),
                forfeit: None,
            })
            .collect(),
        ..RoundPairings::default()
    };
    let event = &hall.event().details;
    let found = check_change(event, hall.section(), RoundNumber(2), &again);
    let breaches = found
        .iter()
        .filter(|one| one.severity == Severity::Breach)
        .count();
    assert_eq!(breaches, 2, "{found:?}");
    let articles: Vec<String> = (found.iter().flat_map(|one| &one.article))
        .map(|article| hall.told(article))
        .collect();
    assert!(
        articles.iter().all(|one| !one.contains("C.04")),
        "{articles:?}"
    );
    assert!(
        articles.iter().any(|one| one.contains("27A1")),
        "{articles:?}"
    );
}

/// 31C: alternates and unrated regulars do not change the average; 31C1 estimates the latter.
#[test]
fn a_team_is_ranked_by_its_rated_regulars() {
    let with_alternate = [Some(2000), Some(1900), Some(1100)];
    let unrated = [Some(2100), None];
    let plain = [Some(1980), Some(1960)];
    let last = [Some(1500), Some(1400)];
    let teams: [&[Option<u16>]; 4] = [&with_alternate, &unrated, &plain, &last];
    let hall = hall(us_teams(3, 2), &teams);
    let rating = |hall: &Hall| {
        let system = swiss_system(&hall.event().details, hall.section()).unwrap();
        let tournament = hall.section().snapshot().unwrap();
        let among = system.competitors(&tournament);
        let entrants = among.tournament().entrants().iter();
        let ratings: Vec<Option<u16>> = entrants
            .map(|entrant| entrant.player.national_rating)
            .collect();
        ratings
    };
    assert_eq!(
        rating(&hall),
        [Some(1950), Some(2100), Some(1970), Some(1450)]
    );
    let mut settings = us_teams(3, 2);
    adoube_conduct::rounds::announce_us_settings(
        &mut settings,
        adoube_pairing::us::Settings {
            estimates_for_teams: true,
            ..Default::default()
        },
    );
    let estimated = self::hall(settings, &teams);
    // The unrated player of board 2 counts 50 less than board 1: (2100 + 2050) / 2.
    assert_eq!(rating(&estimated)[1], Some(2075));
}

/// 31E: the higher total wins, whatever it is; by the variation more than half is needed.
#[test]
fn a_match_with_a_double_forfeit() {
    let four = |first: u16| (0..4).map(|n| Some(first - n)).collect::<Vec<_>>();
    let (one, other) = (four(2200), four(2000));
    for (rule, expected) in [
        (MatchRule::HigherTotal, [100, 0]),
        (MatchRule::MoreThanHalf, [50, 0]),
    ] {
        let mut settings = us_teams(1, 4);
        settings.team_scoring.match_rule = rule;
        let mut hall = hall(settings, &[&one, &other]);
        // Boards 1 and 2 to the first team, board 3 to the other, board 4 to nobody.
        play(&mut hall, |white, black| match white.min(black).0 {
            1 | 2 => stronger(white, black),
            3 => stronger(black, white),
            _ => GameResult::DOUBLE_FORFEIT,
        });
        let expected = [1, 2]
            .into_iter()
            .zip(expected.map(Points::hundredths))
            .collect::<Vec<_>>();
        assert_eq!(places(&hall), expected, "{rule:?}");
        // The rule is in the report and comes back.
        let written = report(hall.event(), hall.section(), None).unwrap();
        let read = read_trf(written.text.as_bytes())
            .unwrap()
            .to_draft()
            .unwrap();
        let read = Tournament::new(read.draft).unwrap();
        assert_eq!(read.draft().team_scoring.match_rule, rule);
    }
}

/// 31A1: the first of N players is worth N - 1 to the team, and so on; players who stay level share.
#[test]
fn places_of_players_score_for_their_teams() {
    let mut settings = SectionSettings {
        format: Format::IndividualTeams,
        initial_colour: Some(Colour::White),
        ..SectionSettings::swiss("Military", 3)
    };
    settings.team_scoring.boards = 2;
    settings.team_scoring.by_places = true;
    let ratings = |first: u16| (0..4).map(|n| Some(first - 100 * n)).collect::<Vec<_>>();
    let teams = [ratings(2200), ratings(2150)];
    let mut hall = hall(settings, &[&teams[0], &teams[1]]);
    for _ in 1..=3 {
        play(&mut hall, stronger);
    }
    let (event, section) = (&hall.event().details, hall.section());
    let tournament = section.snapshot().unwrap();
    let after = tournament.paired_rounds();
    let players = Ranking::of_players(event, &section.settings, &tournament, after);
    let lines = players.standings.lines();
    // What a place is worth, written out: the mean of the places that are shared.
    let worth = |player: u32| {
        let line = players.line(EntrantId(player)).unwrap();
        let level = lines.iter().filter(|one| one.rank == line.rank).count();
        let places = line.rank..line.rank + level;
        let sum: usize = places.map(|place| 8 - place).sum();
        (100 * sum / level) as i32
    };
    let team = |players: std::ops::RangeInclusive<u32>| {
        let mut worth: Vec<i32> = players.map(worth).collect();
        worth.sort_unstable();
        Points::hundredths(worth[2] + worth[3])
    };
    let mut expected = vec![(1, team(1..=4)), (2, team(5..=8))];
    expected.sort_by_key(|(_, points)| -*points);
    assert_eq!(places(&hall), expected);
}

/// The first rounds of teams are accelerated as those of players: by virtual points of the score that
/// makes the groups.
#[test]
fn the_first_rounds_of_teams_are_accelerated() {
    let two = |first: u16| [Some(first), Some(first - 20)];
    let teams: Vec<[Option<u16>; 2]> = (0..8).map(|n| two(2400 - 50 * n)).collect();
    let teams: Vec<&[Option<u16>]> = teams.iter().map(|team| &team[..]).collect();
    // The added score of US Chess: the upper half meets within itself.
    let mut us = hall(us_teams(5, 2), &teams);
    let set = |hall: &Hall, how| accelerate(&hall.event().details, hall.section(), how);
    let baku = set(&us, Acceleration::Baku);
    assert!(matches!(baku, Err(CannotAccelerate::Rules(_))), "{baku:?}");
    let command = set(&us, Acceleration::AddedScore).unwrap();
    us.write(vec![command]);
    let given = &us.section().draft.team_virtual_points;
    assert_eq!(given.len(), 1);
    assert_eq!(
        (given[0].teams.len(), given[0].match_points),
        (4, Points::ONE)
    );
    play(&mut us, stronger);
    let upper: Vec<bool> = (matches(&us, 1).iter())
        .map(|(one, other)| (*one <= 4) == (*other <= 4))
        .collect();
    assert_eq!(upper, [true; 4]);
    // Baku acceleration in a Swiss of FIDE: a win's match points, written as the code of record 192 says.
    let mut settings = us_teams(9, 2);
    settings.rules = None;
    settings.team_scoring.match_points = PointSystem::two_one_zero();
    let mut fide = hall(settings, &teams);
    let command = set(&fide, Acceleration::Baku).unwrap();
    fide.write(vec![command]);
    let given = &fide.section().draft.team_virtual_points;
    assert_eq!(given[0].match_points, Points::whole(2));
    play(&mut fide, stronger);
    assert!((matches(&fide, 1).iter()).all(|(one, other)| (*one <= 4) == (*other <= 4)));
    let written = report(fide.event(), fide.section(), None).unwrap();
    let read = read_trf(written.text.as_bytes()).unwrap();
    let found = read.to_draft().unwrap();
    let code = found.system.unwrap();
    assert!(code.ends_with("_BAKU"), "{code}");
    assert_eq!(
        found.draft.team_virtual_points,
        fide.section().draft.team_virtual_points
    );
    // Without a word it is gone; afterwards a reason is needed.
    let none = set(&fide, Acceleration::None).unwrap();
    assert!(fide.submit(vec![none.clone()], "").is_err());
    fide.submit(vec![none], "announced by mistake").unwrap();
    assert!(fide.section().draft.team_virtual_points.is_empty());
}
