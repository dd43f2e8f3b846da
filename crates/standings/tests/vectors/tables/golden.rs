//! How the tables look. `ADOUBE_WRITE_GOLDEN=1` writes the files anew; look at them before
//! believing them.

use std::path::Path;

use adoube_standings::tables::*;
use adoube_tournament::*;
use adoube_vectors::{Vectors, tests};
use serde::Deserialize;

use super::event::{Event, ranking, teams, tournament};
use super::printed;
use super::say;

pub(super) fn register(vectors: &mut Vectors) {
    vectors.tests(&tests![
        standings,
        rounds,
        grids,
        one_player,
        team_events,
        nothing_yet,
        as_json,
    ]);
}

/// Compares with a file in `tests/golden`.
fn look(name: &str, text: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let path = folder.join(format!("{name}.txt"));
    if std::env::var_os("ADOUBE_WRITE_GOLDEN").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    let expected = std::fs::read_to_string(&path).unwrap();
    assert!(text == expected, "{name}:\n{text}\nexpected:\n{expected}");
}

#[derive(Deserialize)]
struct Club {
    planned_rounds: u16,
    people: Vec<Player>,
    cards: Vec<String>,
}

/// The open in which everything happens, in its fourth round.
fn club() -> Event {
    let club: Club = toml::from_str(include_str!("../tables-club.toml")).unwrap();
    let cards: Vec<&str> = club.cards.iter().map(String::as_str).collect();
    let people = (1..).zip(club.people).collect();
    Event {
        tournament: tournament(people, &cards, club.planned_rounds),
        ranking: ranking("swiss", "fide-2026", &["DE", "BH/C1", "SB"]),
    }
}

fn players<'e>(event: &'e Event, after: u16) -> Ranked<'e> {
    Ranked::players(&event.tournament, RoundNumber(after), &event.ranking)
}

fn standings() {
    let event = club();
    look(
        "standings",
        &StandingsTable::of(&players(&event, 3)).text(&say),
    );
    look(
        "standings-live",
        &StandingsTable::of(&players(&event, 4)).text(&say),
    );
    look(
        "standings-before",
        &StandingsTable::of(&players(&event, 0)).text(&say),
    );
    look(
        "standings-h",
        &StandingsTable::of(&players(&printed::event("h"), 6)).text(&say),
    );
    let settled = players(&event, 3).settled(|_, standings| standings.arrange(&[1, 0], "play-off"));
    look(
        "standings-settled",
        &StandingsTable::of(&settled.unwrap()).text(&say),
    );
    let ranked = players(&event, 4);
    let category = |text: &str| {
        let category = text.parse().unwrap();
        StandingsTable::in_category(&ranked, &category, AgeDates::of_year(2026)).text(&say)
    };
    look("standings-women", &category("women"));
    look("standings-u16", &category("U16"));
    look("standings-nobody", &category("fed:FIJ"));
}

fn rounds() {
    let event = club();
    let ranked = players(&event, 4);
    let by_rank = CrossTable::of(&ranked, RowOrder::Rank);
    let by_number = CrossTable::of(&ranked, RowOrder::Number);
    look("cross-by-rank", &by_rank.text(&say));
    look("cross-by-number", &by_number.text(&say));
    look("wall-figure", &by_number.wall_text(WallStyle::Figure, &say));
    look(
        "wall-letters",
        &by_number.wall_text(WallStyle::Letters, &say),
    );
    let floats = by_number.with_floats(&ranked, UnplayedFloat::AboveLoss);
    look("tournament-board", &floats.board_text(&say));
    look("score-groups", &ScoreGroups::of(&ranked).text(&say));
    let worked = printed::event("h");
    let worked = CrossTable::of(&players(&worked, 6), RowOrder::Rank);
    look("cross-h", &worked.text(&say));
}

fn grids() {
    let nanjing = printed::event("nanjing");
    let grid =
        |event: &Event, after, order| Grid::of(&players(event, after), order).unwrap().text(&say);
    look("grid-nanjing", &grid(&nanjing, 10, RowOrder::Rank));
    look("grid-single", &grid(&nanjing, 5, RowOrder::Number));
    look("grid-club", &grid(&club(), 4, RowOrder::Number));
}

fn one_player() {
    let event = club();
    let history = History::players(&event.tournament, RoundNumber(4), &event.ranking);
    let progress = |id| history.progress(EntrantId(id)).unwrap().text(&say);
    look("progress", &progress(1));
    look("progress-unrated", &progress(7));
    look("places", &PlaceTable::of(&history).text(&say));
    let rule = UnplayedFloat::AboveLoss;
    let card = |id| PairingCard::of(&event.tournament, EntrantId(id), RoundNumber(3), rule);
    look("pairing-card", &card(1).unwrap().text(&say));
    assert_eq!(card(99), None);
}

/// Four teams, two boards and a reserve, three rounds.
fn league() -> Tournament {
    let names = [
        "Öz, Ege",
        "Brandt, Karl",
        "Çelik, Ada",
        "Dörr, Max",
        "Eßer, Lea",
        "Fuß, Tim",
        "Großmann, Eva",
        "Hölzl, Jan",
        "Ibáñez, Sol",
        "Jørgensen, Bo",
    ];
    let people = names.iter().zip(1..).map(|(name, number): (&&str, u32)| {
        let player = Player {
            fide_rating: u16::try_from(2200 - 37 * number)
                .ok()
                .filter(|_| number != 6),
            ..Player::named(name)
        };
        (number, player)
    });
    let lists = [
        "1 | Altona | 1 2 9 | Kaya, Nur",
        "2 | Bärenturm | 3 4",
        "3 | Cölln an der Spree, zweite Mannschaft | 5 6 10",
        "4 | Dömitz | 7 8",
    ];
    let rounds = [
        vec!["1.1 1-7 1-0", "1.2 8-2 ½-½", "2.1 3-5 ½-½", "2.2 6-4 1-0"],
        vec!["1.1 7-5 +/-", "1.2 10-8 1-0", "2.1 1-3 0-1", "2.2 4-9 0-1"],
        vec!["1.1 3-7 1-0", "1.2 8-4 0-1", "2.1 5-1 *", "2.2 2-6 1-0"],
    ];
    let lists: Vec<String> = lists.iter().map(ToString::to_string).collect();
    let lines = |round: &Vec<&str>| round.iter().map(ToString::to_string).collect();
    let rounds: Vec<Vec<String>> = rounds.iter().map(lines).collect();
    teams(people.collect(), &lists, &rounds)
}

fn team_events() {
    let league = league();
    let ranking = ranking("round-robin", "fide-2026", &["MPVGP", "EDE"]);
    let ranked = Ranked::teams(&league, RoundNumber(3), &ranking);
    look("teams", &StandingsTable::of(&ranked).text(&say));
    look(
        "teams-grid",
        &Grid::of(&ranked, RowOrder::Rank).unwrap().text(&say),
    );
    look(
        "teams-cross",
        &CrossTable::of(&ranked, RowOrder::Rank).text(&say),
    );
    let card = |id| TeamCard::of(&ranked, TeamId(id));
    look("team-card", &card(3).unwrap().text(&say));
    assert_eq!(card(9), None);
    let rules = BoardRules {
        minimum: 2,
        ..BoardRules::US_CHESS
    };
    look(
        "boards",
        &BoardTable::of(&league, RoundNumber(3), rules).text(&say),
    );
}

/// Nobody entered, or no round played: every table says so.
fn nothing_yet() {
    let nobody = Event {
        tournament: tournament(Vec::new(), &[], 5),
        ..club()
    };
    let people = vec![(1, Player::named("One")), (2, Player::named("Two"))];
    let no_round = Event {
        tournament: tournament(people, &["", ""], 3),
        ..club()
    };
    for (name, event) in [("empty", &nobody), ("no-rounds", &no_round)] {
        let ranked = players(event, 9);
        let cross = CrossTable::of(&ranked, RowOrder::Rank);
        let history = History::players(&event.tournament, RoundNumber(9), &event.ranking);
        let teams = Ranked::teams(&event.tournament, RoundNumber(9), &event.ranking);
        let rules = BoardRules::US_CHESS;
        let mut texts = vec![
            StandingsTable::of(&ranked).text(&say),
            cross.text(&say),
            cross.wall_text(WallStyle::Figure, &say),
            cross.board_text(&say),
            Grid::of(&ranked, RowOrder::Rank).unwrap().text(&say),
            ScoreGroups::of(&ranked).text(&say),
            PlaceTable::of(&history).text(&say),
            StandingsTable::of(&teams).text(&say),
            BoardTable::of(&event.tournament, RoundNumber(9), rules).text(&say),
        ];
        texts.extend(
            history
                .progress(EntrantId(1))
                .map(|progress| progress.text(&say)),
        );
        let rule = UnplayedFloat::AboveLoss;
        let card = PairingCard::of(&event.tournament, EntrantId(1), RoundNumber(9), rule);
        texts.extend(card.map(|card| card.text(&say)));
        look(name, &texts.join("----\n"));
    }
}

/// The keys of the JSON that programs rely on.
fn as_json() {
    let event = club();
    let ranked = players(&event, 4);
    let table = serde_json::to_value(StandingsTable::of(&ranked)).unwrap();
    let row = &table["rows"][0];
    for key in [
        "rank",
        "tpn",
        "name",
        "rating",
        "federation",
        "points",
        "values",
        "separated_by",
    ] {
        assert!(row.get(key).is_some(), "{key}");
    }
    let cross = serde_json::to_value(CrossTable::of(&ranked, RowOrder::Rank)).unwrap();
    let cell = &cross["rows"][0]["rounds"][0];
    for key in ["opponent", "colour", "outcome", "points", "total"] {
        assert!(cell.get(key).is_some(), "{key}");
    }
    let teams = Ranked::teams(&event.tournament, RoundNumber(4), &event.ranking);
    assert!(serde_json::to_value(StandingsTable::of(&teams)).is_ok());
}
