//! Knockouts and round robins as the public pages and the interface show them.

mod common;

use std::sync::Arc;

use adoube_conduct::rounds::{Ground, HowToPair, next_round, settle};
use adoube_journal::{
    AssignNumbers, Command, EnterResult, Format, Journal, Register, RoundClosed, SectionSettings,
    Store, Submission, Withdraw,
};
use adoube_tournament::{EntrantId, GameResult, Player, RatingUsed, RoundNumber};
use common::{add_section, author, event, get, now, page, section, text, web, write};
use serde_json::Value;

/// An event of so many players, the strongest first.
async fn unnumbered(format: Format, rounds: u16, players: u32) -> (Arc<dyn Store>, Journal) {
    let (store, mut journal) = event("spring", "Spring Open").await;
    let settings = SectionSettings {
        format,
        ..SectionSettings::swiss("Open", rounds)
    };
    add_section(&mut journal, settings).await;
    let register = (1..=players).map(|number| {
        Command::Register(Register {
            section: section(),
            player: Player {
                fide_rating: Some(2600 - 10 * number as u16),
                ..Player::named(&format!("Player {number:02}"))
            },
        })
    });
    write(&mut journal, register.collect()).await;
    (store, journal)
}

/// The same once everybody has a number.
async fn hall(format: Format, rounds: u16, players: u32) -> (Arc<dyn Store>, Journal) {
    let (store, mut journal) = unnumbered(format, rounds, players).await;
    let numbers = Command::AssignNumbers(AssignNumbers {
        section: section(),
        order: None,
    });
    write(&mut journal, vec![numbers]).await;
    (store, journal)
}

/// Pairs the next round and enters results, the lower number first.
async fn play(journal: &mut Journal, result: impl Fn(EntrantId, EntrantId) -> GameResult) {
    let of = journal.event().section(&section()).unwrap();
    let next = next_round(&journal.event().details, of, &HowToPair::with_seed(1)).unwrap();
    let reason = next.reason.as_ref().map(|ground| match ground {
        Ground::Lots { .. } => "numbers by lot".to_owned(),
        ground => format!("{ground:?}"),
    });
    write_because(journal, next.commands, reason).await;
    let of = journal.event().section(&section()).unwrap();
    let round = of.draft.paired_rounds();
    let games = of.draft.rounds[round.place()].games.iter();
    let open = games.filter(|game| !game.results.reported.is_final());
    let enter = open.map(|game| {
        Command::EnterResult(EnterResult {
            section: section(),
            round,
            board: game.board,
            result: result(game.white, game.black),
        })
    });
    let enter: Vec<Command> = enter.collect();
    write(journal, enter).await;
}

async fn write_because(journal: &mut Journal, commands: Vec<Command>, reason: Option<String>) {
    let submission = Submission {
        author: author(),
        reason,
        at: now(),
        confirmed: Vec::new(),
        commands,
        seen: journal.head(),
    };
    journal.submit(submission).await.unwrap();
}

fn favourite(white: EntrantId, black: EntrantId) -> GameResult {
    if white < black {
        GameResult::WHITE_WINS
    } else {
        GameResult::BLACK_WINS
    }
}

#[tokio::test]
async fn a_knockout_of_six_is_ranked_by_the_round_reached() {
    let (store, mut journal) = hall(Format::Knockout, 3, 6).await;
    let web = web(store).await;
    for _ in 1..=3 {
        play(&mut journal, favourite).await;
    }
    let standings = page(&web, "/e/spring/open/standings?after=3").await;
    assert!(text(&standings).contains("Places by the round reached"));
    let body = get(
        &web,
        "/api/v1/events/spring/sections/open/standings?after=3",
    )
    .await
    .body;
    let body: Value = serde_json::from_str(&body).unwrap();
    let lines = body["lines"].as_array().unwrap().iter();
    let ranks: Vec<(u64, u64)> = lines
        .map(|line| {
            let rank = line["rank"].as_u64().unwrap();
            (rank, line["entrant"].as_u64().unwrap())
        })
        .collect();
    assert_eq!(ranks, [(1, 1), (2, 2), (3, 3), (3, 4), (5, 5), (5, 6)]);
    assert_eq!(body["open_games"].as_array().unwrap().len(), 0);
}

/// The wall chart of 28O: rating, id, colours and running scores; ties by rule 34.
#[tokio::test]
async fn a_us_section_has_a_wall_chart() {
    let (store, mut journal) = event("spring", "Spring Open").await;
    let settings = SectionSettings {
        rules: Some("us-2025".to_owned()),
        rating_used: RatingUsed::NationalThenFide,
        ..SectionSettings::swiss("Open", 3)
    };
    add_section(&mut journal, settings).await;
    let register = (1..=5).map(|number| {
        Command::Register(Register {
            section: section(),
            player: Player {
                national_rating: Some(2000 - 50 * number),
                national_id: Some(format!("1234567{number}")),
                ..Player::named(&format!("Player {number:02}"))
            },
        })
    });
    let numbers = Command::AssignNumbers(AssignNumbers {
        section: section(),
        order: None,
    });
    write(&mut journal, register.chain([numbers]).collect()).await;
    let web = web(store).await;
    play(&mut journal, favourite).await;
    let wall = page(&web, "/e/spring/open/crosstable?after=1&of=wall").await;
    assert!(wall.contains("1950 · 12345671"), "{wall}");
    let shown = text(&wall);
    assert!(shown.contains("Wall chart during round 1"), "{shown}");
    // The bye brought a point that was not played.
    assert_eq!(wall.matches("<b>B</b>").count(), 1, "{wall}");
    assert_eq!(wall.matches("<b>W</b>").count(), 2, "{wall}");
    let plain = page(&web, "/e/spring/open/crosstable?after=1").await;
    assert!(plain.contains("of=wall"), "{plain}");
    let standings = page(&web, "/e/spring/open/standings?after=1").await;
    let shown = text(&standings);
    assert!(shown.contains("rule 34 of US Chess"), "{shown}");
    assert!(standings.contains(">MMED</abbr>"), "{standings}");
}

#[tokio::test]
async fn games_with_who_left_early_stay_in_the_cross_table() {
    let (store, mut journal) = hall(Format::RoundRobin, 5, 6).await;
    let web = web(store).await;
    play(&mut journal, |_, _| GameResult::DRAW).await;
    let withdraw = Command::Withdraw(Withdraw {
        section: section(),
        entrant: EntrantId(6),
        from: None,
    });
    write(&mut journal, vec![withdraw]).await;
    let settled = settle(journal.event().section(&section()).unwrap()).unwrap();
    write(&mut journal, settled).await;
    let table = page(&web, "/e/spring/open/crosstable?after=1").await;
    let cancelled = table.matches("class=\"cancelled\"").count();
    assert_eq!(cancelled, 2, "one game, seen from both sides");
    assert_eq!(
        table.matches(">½</b>").count(),
        6,
        "every game as it was played"
    );
    assert!(text(&table).contains("do not count in the standings"));
    let pairings = page(&web, "/e/spring/open/pairings/1").await;
    assert!(text(&pairings).contains("does not count"));
    let body = get(
        &web,
        "/api/v1/events/spring/sections/open/crosstable?after=1",
    )
    .await
    .body;
    let body: Value = serde_json::from_str(&body).unwrap();
    let lines = body["lines"].as_array().unwrap().iter();
    let uncounted = lines.filter(|line| line["rounds"][0]["counts"] == false);
    let uncounted: Vec<(&Value, &Value)> = uncounted
        .map(|line| (&line["points"], &line["rounds"][0]["outcome"]))
        .collect();
    assert_eq!(uncounted.len(), 2);
    for (points, outcome) in uncounted {
        assert_eq!((points.as_str(), outcome.as_str()), (Some("0"), Some("½")));
    }
}

#[tokio::test]
async fn an_adjourned_game_is_told_with_the_standings() {
    let (store, mut journal) = hall(Format::RoundRobin, 3, 4).await;
    let web = web(store).await;
    play(&mut journal, |white, _| match white {
        EntrantId(1) => GameResult::ADJOURNED,
        _ => GameResult::DRAW,
    })
    .await;
    let close = Command::CloseRound(RoundClosed {
        section: section(),
        round: RoundNumber(1),
    });
    write(&mut journal, vec![close]).await;
    let standings = text(&page(&web, "/e/spring/open/standings?after=1").await);
    assert!(
        standings.contains("Game adjourned: round 1, board 1."),
        "{standings}"
    );
    let body = get(
        &web,
        "/api/v1/events/spring/sections/open/standings?after=1",
    )
    .await
    .body;
    let body: Value = serde_json::from_str(&body).unwrap();
    assert_eq!(body["open_games"][0]["adjourned"], true);
}

/// Who has no number gets one with round 1, in every format: nothing has to be done before.
#[tokio::test]
async fn every_format_is_paired_without_numbers() {
    for (format, players, rounds, by_lot) in [
        (Format::RoundRobin, 6, 5, true),
        (Format::RoundRobin, 4, 6, true),
        (Format::Match, 2, 4, true),
        (Format::Knockout, 5, 3, false),
        (Format::Swiss, 8, 3, false),
    ] {
        let (store, mut journal) = unnumbered(format, rounds, players).await;
        for _ in 0..rounds {
            play(&mut journal, favourite).await;
        }
        let of = journal.event().section(&section()).unwrap();
        let numbers = of.draft.entrants.iter().map(|one| one.pairing_number);
        let mut numbers: Vec<u32> = numbers.map(|number| number.unwrap().get()).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (1..=players).collect::<Vec<u32>>(), "{format:?}");
        let reasons = journal
            .records()
            .iter()
            .filter_map(|one| one.reason.as_deref());
        let drawn = reasons.filter(|reason| reason.contains("lot")).count();
        assert_eq!(drawn > 0, by_lot, "{format:?}");
        assert_eq!(of.draft.paired_rounds(), RoundNumber(rounds), "{format:?}");
        let web = web(store).await;
        let standings = page(&web, "/e/spring/open/standings").await;
        assert!(standings.contains("Player 01"), "{format:?}");
    }
}

/// The bracket stands where other formats have their cross table: on the page and in the interface of tabs.
#[tokio::test]
async fn a_knockout_has_a_bracket() {
    let (store, mut journal) = unnumbered(Format::Knockout, 3, 6).await;
    let web = web(store).await;
    play(&mut journal, favourite).await;
    let bracket = page(&web, "/e/spring/open/crosstable?after=1").await;
    let shown = text(&bracket);
    assert!(shown.contains("Quarter-finals"), "{shown}");
    assert!(shown.contains("Winner of a match to come"), "{shown}");
    assert!(bracket.contains(">Bracket</a>"), "{bracket}");
    for _ in 2..=3 {
        play(&mut journal, favourite).await;
    }
    let bracket = page(&web, "/e/spring/open/crosstable?after=3").await;
    // Two matches of the first round, two byes, semi-finals and final: five matches, each with a winner.
    assert_eq!(bracket.matches("<rect").count(), 5, "{bracket}");
    assert_eq!(bracket.matches("class=\"tally won\"").count(), 5);
    assert!(!text(&bracket).contains("Winner of a match to come"));
    let path = "/api/v1/events/spring/sections/open/bracket?after=3";
    let rounds = common::get(&web, path).await.body;
    let rounds: serde_json::Value = serde_json::from_str(&rounds).unwrap();
    let matches = |round: usize| rounds[round]["matches"].as_array().unwrap().len();
    assert_eq!([matches(0), matches(1), matches(2)], [2, 2, 1]);
    let finalists = rounds[2]["matches"][0]["sides"].as_array().unwrap();
    let won: Vec<bool> = finalists.iter().map(|one| one["won"] == true).collect();
    assert!(won[0] != won[1], "{finalists:?}");
}
