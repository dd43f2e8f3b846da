//! What is arranged around the rounds: publication, presence, tables, prizes.

mod common;

use std::sync::Arc;

use adoube_journal::*;
use adoube_tournament::*;
use common::*;

fn json(command: &str) -> Command {
    serde_json::from_str(command).unwrap_or_else(|error| panic!("{error}: {command}"))
}

async fn four_players() -> Journal {
    paired_event(Arc::new(MemoryStore::default()), 4, 3).await
}

fn section(journal: &Journal) -> &Section {
    &journal.event().sections[0]
}

fn edited(journal: &Journal, edit: impl FnOnce(&mut SectionSettings)) -> Command {
    let mut settings = section(journal).settings.clone();
    edit(&mut settings);
    Command::EditSection(SectionEdited {
        section: open(),
        settings,
    })
}

fn first_round_played() -> Vec<Command> {
    vec![
        enter(&open(), 1, 1, "1-0"),
        enter(&open(), 1, 2, "½-½"),
        close(&open(), 1),
    ]
}

#[tokio::test]
async fn a_round_waits_for_its_publication() {
    let mut journal = four_players().await;
    assert!(section(&journal).is_public(RoundNumber(1)));
    assert!(!section(&journal).is_public(RoundNumber(0)));
    let by_hand = edited(&journal, |settings| {
        settings.publication = Publication::ByHand;
    });
    write(&mut journal, vec![by_hand]).await;
    write(&mut journal, first_round_played()).await;
    write(&mut journal, vec![pair_in_order(&open(), 2, 4)]).await;
    assert!(section(&journal).is_public(RoundNumber(1)));
    assert!(!section(&journal).is_public(RoundNumber(2)));
    assert_eq!(section(&journal).public_rounds(), RoundNumber(1));

    let publish = json(r#"{"command":"publish_round","section":"open","round":2}"#);
    let receipt = write(&mut journal, vec![publish]).await;
    assert!(section(&journal).is_public(RoundNumber(2)));
    let published = &receipt.records[0];
    assert_eq!(
        describe(&published.change, Some(journal.event())),
        "open: round 2 published"
    );
    write(
        &mut journal,
        vec![Command::Undo(Undone { seq: published.seq })],
    )
    .await;
    assert!(!section(&journal).is_public(RoundNumber(2)));
}

/// Results do not wait for somebody to see that a round was published; changed pairings do.
#[tokio::test]
async fn publication_and_other_writers() {
    let mut journal = four_players().await;
    let by_hand = edited(&journal, |settings| {
        settings.publication = Publication::ByHand;
    });
    write(&mut journal, vec![by_hand]).await;
    write(&mut journal, first_round_played()).await;
    write(&mut journal, vec![pair_in_order(&open(), 2, 4)]).await;
    let seen = journal.head();
    let publish = || json(r#"{"command":"publish_round","section":"open","round":2}"#);
    let swap = json(
        r#"{"command":"change_pairings","section":"open","round":2,"remove_boards":["1"],
            "add":{"boards":[{"board":"1","white":3,"black":2}]}}"#,
    );
    write(&mut journal, vec![publish()]).await;
    let result = stale(seen, "Berta", vec![enter(&open(), 2, 2, "1-0")]);
    journal.submit(result).await.unwrap();
    let changed = journal
        .submit(stale(seen, "Berta", vec![swap.clone()]))
        .await;
    assert!(matches!(changed, Err(SubmitError::Conflict(_))));

    let publication = journal.record(seen.next()).unwrap().seq;
    write(
        &mut journal,
        vec![Command::Undo(Undone { seq: publication })],
    )
    .await;
    let seen = journal.head();
    write(&mut journal, vec![swap]).await;
    let unseen = journal.submit(stale(seen, "Berta", vec![publish()])).await;
    assert!(matches!(unseen, Err(SubmitError::Conflict(_))));
}

#[tokio::test]
async fn players_come_and_go() {
    let mut journal = four_players().await;
    let check_in = |entrants: &[u32]| {
        Command::CheckIn(CheckedIn {
            section: open(),
            entrants: entrants.iter().copied().map(EntrantId).collect(),
        })
    };
    let seen = journal.head();
    write(&mut journal, vec![check_in(&[1, 2])]).await;
    // Another arbiter at another door.
    let other = stale(seen, "Berta", vec![check_in(&[3])]);
    journal.submit(other).await.unwrap();
    let same = stale(seen, "Berta", vec![check_in(&[2, 4])]);
    let lost = told_of(&journal.submit(same).await.unwrap_err(), None);
    let who = "entrant 1 and entrant 2 checked in";
    assert!(
        lost.ends_with(&format!("by Anna Arbiter: open: {who}")),
        "{lost}"
    );

    let out = json(r#"{"command":"check_out","section":"open","entrants":[1,4]}"#);
    write(&mut journal, vec![out]).await;
    let there: Vec<u32> = section(&journal).checked_in.iter().map(|id| id.0).collect();
    assert_eq!(there, [2, 3]);
}

#[tokio::test]
async fn tables_and_sectors() {
    let mut journal = four_players().await;
    let commands = vec![
        json(r#"{"command":"fix_board","section":"open","entrant":3,"table":7}"#),
        json(r#"{"command":"fix_board","section":"open","entrant":3,"table":8}"#),
        json(r#"{"command":"fix_board","section":"open","entrant":2,"table":7}"#),
        json(
            r#"{"command":"set_sectors","section":"open","sectors":[
                {"name":"North","first":1,"last":4},{"name":"South","first":6,"last":9}]}"#,
        ),
    ];
    write(&mut journal, commands).await;
    let now = section(&journal);
    assert_eq!(now.fixed_boards[&EntrantId(3)], 8);
    assert_eq!(now.fixed_boards[&EntrantId(2)], 7);
    let sector = |table| now.sector(table).map(|sector| sector.name.as_str());
    assert_eq!(
        [sector(4), sector(5), sector(6)],
        [Some("North"), None, Some("South")]
    );
    let free = json(r#"{"command":"fix_board","section":"open","entrant":3}"#);
    let receipt = write(&mut journal, vec![free]).await;
    assert!(!section(&journal).fixed_boards.contains_key(&EntrantId(3)));
    let line = describe(&receipt.records[0].change, Some(journal.event()));
    assert_eq!(line, "open: Player 003 (3) plays at any table");
}

#[tokio::test]
async fn the_plan_of_the_tables_is_set_told_and_taken_back() {
    let mut journal = four_players().await;
    let plan = r#"{"command":"plan_tables","section":"open","rooms":[
        {"name":"Hall A","first":1,"last":20,"accessible":[1,2]},{"name":"Hall B","first":41,"last":60}]}"#;
    let receipt = write(&mut journal, vec![json(plan)]).await;
    let planned = receipt.records[0].clone();
    let line = describe(&planned.change, Some(journal.event()));
    assert_eq!(line, "open: tables planned: Hall A 1–20 and Hall B 41–60");
    let now = section(&journal);
    let room = |table| now.room(table).map(|room| room.name.as_str());
    assert_eq!(
        [room(20), room(21), room(41)],
        [Some("Hall A"), None, Some("Hall B")]
    );
    assert_eq!(
        now.rooms[0].accessible.iter().copied().collect::<Vec<_>>(),
        [1, 2]
    );
    let undo = json(&format!(r#"{{"command":"undo","seq":{}}}"#, planned.seq.0));
    write(&mut journal, vec![undo]).await;
    assert!(section(&journal).rooms.is_empty());
}

#[tokio::test]
async fn a_prize_fund_is_kept_as_it_is() {
    let mut journal = four_players().await;
    let fund = |text: Option<String>| {
        Command::SetPrizeFund(PrizeFundSet {
            section: open(),
            fund: text,
        })
    };
    let text = "currency = \"EUR\"\n\n[[place]]\r\n".to_owned();
    write(&mut journal, vec![fund(Some(text.clone()))]).await;
    assert_eq!(section(&journal).prize_fund.as_ref(), Some(&text));
    let why = refused(&mut journal, vec![fund(Some("é".repeat(50_001)))]).await;
    assert_eq!(told(&why), "a prize fund can have at most 100000 bytes");
    write(
        &mut journal,
        vec![fund(Some("é".repeat(50_000))), fund(None)],
    )
    .await;
    assert_eq!(section(&journal).prize_fund, None);
}

/// What is written of settings nobody has chosen is what was always written.
#[test]
fn settings_of_older_journals() {
    let old = r#"{"name":"Open","rounds":5}"#;
    let settings: SectionSettings = serde_json::from_str(old).unwrap();
    assert_eq!(settings, SectionSettings::swiss("Open", 5));
    let written = serde_json::to_value(&settings).unwrap();
    let keys: Vec<&String> = written.as_object().unwrap().keys().collect();
    assert_eq!(
        keys,
        ["format", "name", "point_system", "rating_used", "rounds"]
    );
}

fn report(board: u32, by: u32, text: &str) -> Command {
    Command::ReportResult(ReportResult {
        section: open(),
        round: RoundNumber(1),
        board: single(board),
        by: EntrantId(by),
        result: result(text),
    })
}

#[tokio::test]
async fn players_report_and_the_arbiter_enters() {
    let mut journal = four_players().await;
    let allowed = edited(&journal, |settings| settings.players_report = true);
    write(&mut journal, vec![allowed]).await;
    let agreed = |journal: &Journal| section(journal).agreed(RoundNumber(1), single(1));
    write(&mut journal, vec![report(1, 1, "1-0"), report(1, 2, "½-½")]).await;
    assert_eq!(agreed(&journal), None);
    let receipt = write(&mut journal, vec![report(1, 2, "1-0")]).await;
    assert_eq!(agreed(&journal), Some(GameResult::WHITE_WINS));
    assert_eq!(
        describe(&receipt.records[0].change, Some(journal.event())),
        "open: round 1 board 1, Player 001 (1) – Player 002 (2): 1-0 reported by Player 002 (2)"
    );
    let game = |journal: &Journal| section(journal).draft.rounds[0].games[0].results.reported;
    assert_eq!(game(&journal), GameResult::PENDING);

    // What the players said is settled by the result, and back when the result is taken back.
    let entered = write(&mut journal, vec![enter(&open(), 1, 1, "1-0")]).await;
    assert_eq!(agreed(&journal), None);
    assert!(section(&journal).reports.is_empty());
    let undo = Command::Undo(Undone { seq: entered.head });
    write(&mut journal, vec![undo]).await;
    assert_eq!(agreed(&journal), Some(GameResult::WHITE_WINS));

    // The arbiter looks again if a player has said something since; other boards do not matter.
    let seen = journal.head();
    write(&mut journal, vec![report(2, 3, "0-1")]).await;
    let other = stale(seen, "Berta", vec![enter(&open(), 1, 1, "1-0")]);
    journal.submit(other).await.unwrap();
    let same = stale(seen, "Berta", vec![enter(&open(), 1, 2, "1-0")]);
    let lost = journal.submit(same).await;
    assert!(matches!(lost, Err(SubmitError::Conflict(_))));
}

/// Other players at a board: what was said of the game that is not played is gone.
#[tokio::test]
async fn a_dissolved_board_has_no_reports_and_no_moves() {
    let mut journal = four_players().await;
    let allowed = edited(&journal, |settings| settings.players_report = true);
    let commands = vec![
        allowed,
        report(1, 1, "1-0"),
        report(2, 3, "1-0"),
        json(
            r#"{"command":"record_game","section":"open","round":1,"board":"1","movetext":"1. e4"}"#,
        ),
        json(
            r#"{"command":"change_pairings","section":"open","round":1,"remove_boards":["1"],
                "add":{"boards":[{"board":"1","white":2,"black":1}]}}"#,
        ),
    ];
    write(&mut journal, commands).await;
    let now = section(&journal);
    assert!(now.movetexts.is_empty());
    let boards: Vec<BoardNumber> = now.reports.keys().map(|(_, board)| *board).collect();
    assert_eq!(boards, [single(2)]);
}

#[tokio::test]
async fn moves_are_kept_even_when_all_is_over() {
    let mut journal = four_players().await;
    write(&mut journal, first_round_played()).await;
    let finish = json(r#"{"command":"finish_section","section":"open"}"#);
    write(&mut journal, vec![finish]).await;
    let record = |text: Option<String>| {
        Command::RecordGame(RecordGame {
            section: open(),
            round: RoundNumber(1),
            board: single(2),
            movetext: text,
        })
    };
    let key = (RoundNumber(1), single(2));
    let receipt = write(&mut journal, vec![record(Some("1. e4 e5 ½-½".to_owned()))]).await;
    assert_eq!(section(&journal).movetexts[&key], "1. e4 e5 ½-½");
    write(
        &mut journal,
        vec![Command::Undo(Undone { seq: receipt.head })],
    )
    .await;
    assert!(section(&journal).movetexts.is_empty());
    write(
        &mut journal,
        vec![Command::Redo(Redone { seq: receipt.head }), record(None)],
    )
    .await;
    assert!(section(&journal).movetexts.is_empty());
    let why = refused(&mut journal, vec![record(Some("x".repeat(20_001)))]).await;
    assert_eq!(
        told(&why),
        "the moves of a game can have at most 20000 bytes"
    );
}

#[tokio::test]
async fn an_entry_that_was_a_mistake() {
    let mut journal = four_players().await;
    let twice = json(
        r#"{"command":"late_enter","section":"open","first_round":2,"missed":"half_point",
            "player":{"name":"Player 001 again","fide_id":77}}"#,
    );
    let commands = vec![
        twice.clone(),
        json(r#"{"command":"check_in","section":"open","entrants":[4,5]}"#),
        json(r#"{"command":"fix_board","section":"open","entrant":5,"table":9}"#),
        json(
            r#"{"command":"set_virtual_points","section":"open","virtual_points":[
                {"entrants":[5],"rounds":{"first":1},"points":1}]}"#,
        ),
    ];
    write(&mut journal, commands).await;
    let before = journal.event().clone();
    let scratch = json(r#"{"command":"scratch","section":"open","entrant":5}"#);
    let receipt = write(&mut journal, vec![scratch]).await;
    let now = section(&journal);
    assert!(now.snapshot().is_ok());
    assert_eq!(now.draft.entrants.len(), 4);
    assert!(now.draft.bye_requests.is_empty() && now.draft.virtual_points.is_empty());
    assert_eq!(now.checked_in.len(), 1);
    assert!(now.fixed_boards.is_empty());
    assert_eq!(
        describe(&receipt.records[0].change, Some(journal.event())),
        "open: entry of Player 001 again removed"
    );

    write(
        &mut journal,
        vec![Command::Undo(Undone { seq: receipt.head })],
    )
    .await;
    assert_eq!(*journal.event(), before);
    write(
        &mut journal,
        vec![Command::Redo(Redone { seq: receipt.head })],
    )
    .await;
    // The FIDE id is free again, the entry's id is not.
    write(&mut journal, vec![twice]).await;
    assert_eq!(section(&journal).draft.entrants[4].id, EntrantId(6));
}

#[tokio::test]
async fn announcements() {
    let mut journal = four_players().await;
    let announce = |text: String| {
        edited(&journal, |settings| {
            settings.announced.insert("default_time".to_owned(), text);
        })
    };
    let (long, fits) = (announce("½".repeat(2_001)), announce("½".repeat(2_000)));
    let why = refused(&mut journal, vec![long]).await;
    assert_eq!(
        told(&why),
        "an announcement can have at most 2000 characters"
    );
    write(&mut journal, vec![fits]).await;
    let text = &section(&journal).settings.announced["default_time"];
    assert_eq!(text.chars().count(), 2_000);
}

#[test]
fn who_is_in_a_category() {
    let category: Category =
        serde_json::from_str(r#"{"name":"B","rating_from":1600,"rating_to":1799,"sex":"F"}"#)
            .unwrap();
    let player = |rating, sex| Player {
        fide_rating: rating,
        sex,
        ..Player::named("Menchik, Vera")
    };
    let (woman, man) = (Some(Sex::Female), Some(Sex::Male));
    for (rating, sex, admitted) in [
        (Some(1600), woman, Some(true)),
        (Some(1799), woman, Some(true)),
        (Some(1799), man, Some(false)),
        (Some(1700), None, None),
        (Some(1800), None, Some(false)),
        (None, woman, Some(false)),
    ] {
        let answer = category.admits(&player(rating, sex), RatingUsed::Fide, 2026);
        assert_eq!(answer, admitted, "{rating:?} {sex:?}");
    }
    let seniors = Category {
        born_to: Some(1961),
        rating_to: Some(2000),
        ..Category::named("Seniors")
    };
    let born = |date: &str| Player {
        birth: date.parse().ok(),
        ..Player::named("Unrated")
    };
    let admits = |player: &Player| seniors.admits(player, RatingUsed::Fide, 2026);
    assert_eq!(admits(&born("1961-12-31")), Some(true));
    assert_eq!(admits(&born("1962")), Some(false));
    assert_eq!(admits(&born("")), None);
}

/// What is noted in the hall stands in the log of its round, meets nobody's changes and can be taken back.
#[tokio::test]
async fn what_is_noted_in_the_hall() {
    let mut journal = four_players().await;
    let before = journal.head();
    let noted = [
        r#"{"command":"start_round","section":"open","round":1,"at":"2026-11-02T15:15"}"#,
        r#"{"command":"tick_duty","section":"open","round":1,"duty":"clocks-set"}"#,
        r#"{"command":"read_clock","section":"open","round":1,"board":"1","at":"2026-11-02T15:45","white_seconds":4800,"black_seconds":5100,"last_move":15}"#,
        r#"{"command":"note_exit","section":"open","round":1,"entrant":1,"at":"2026-11-02T15:30"}"#,
        r#"{"command":"note_return","section":"open","round":1,"entrant":1,"at":"2026-11-02T15:34"}"#,
        r#"{"command":"note_exit","section":"open","round":1,"entrant":1,"at":"2026-11-02T15:50"}"#,
    ];
    let receipt = write(&mut journal, noted.map(json).into()).await;
    let log = section(&journal).hall_log(RoundNumber(1)).unwrap();
    assert_eq!(log.started, Some("2026-11-02T15:15:00".parse().unwrap()));
    let ticked = &log.duties["clocks-set"];
    assert_eq!(ticked.author.as_str(), "Anna Arbiter");
    assert_eq!(ticked.seq, receipt.records[1].seq);
    assert_eq!(log.readings[0].last_move, Some(15));
    let exits: Vec<bool> = section(&journal)
        .exits(EntrantId(1))
        .map(|(_, exit)| exit.returned.is_some())
        .collect();
    assert_eq!(exits, [true, false]);
    let told = describe(&receipt.records[0].change, Some(journal.event()));
    assert_eq!(told, "open: round 1 started on 2 November 2026, 15:15");

    // Somebody who had not seen any of it enters a result all the same.
    let late = Submission {
        seen: before,
        ..submission(&journal, "Ben", vec![enter(&open(), 1, 1, "1-0")])
    };
    journal.submit(late).await.unwrap();

    let undo = Command::Undo(Undone {
        seq: receipt.records[1].seq,
    });
    write(&mut journal, vec![undo]).await;
    let log = section(&journal).hall_log(RoundNumber(1)).unwrap();
    assert!(log.duties.is_empty());
    assert!(log.started.is_some());
}
