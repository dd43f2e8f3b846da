//! Two schedules that meet in a round: nothing that was done in either is lost.

mod common;

use std::collections::BTreeMap;
use std::sync::Arc;

use adoube_journal::*;
use adoube_tournament::*;
use common::*;

fn json(command: &str) -> Command {
    serde_json::from_str(command).unwrap_or_else(|error| panic!("{error}: {command}"))
}

fn two_days() -> SectionId {
    section_id("two-day")
}

/// Four players in each schedule, one round played by each.
async fn two_schedules(store: Arc<MemoryStore>) -> Journal {
    let mut journal = new_event(store).await;
    let players = [
        (open(), [2100, 1900, 1700, 1500]),
        (two_days(), [2000, 1800, 1600, 1400]),
    ];
    for (section, ratings) in players {
        let mut commands = vec![json(&format!(
            r#"{{"command":"add_section","section":"{section}","settings":{{"name":"{section}","rounds":3,"rating_used":"national_then_fide"}}}}"#
        ))];
        commands.extend(ratings.map(|rating| {
            json(&format!(
                r#"{{"command":"register","section":"{section}","player":{{"name":"R{rating}","national_rating":{rating}}}}}"#
            ))
        }));
        commands.push(json(&format!(
            r#"{{"command":"assign_numbers","section":"{section}"}}"#
        )));
        commands.push(pair_in_order(&section, 1, 4));
        commands.push(enter(&section, 1, 1, "1-0"));
        write(&mut journal, commands).await;
    }
    journal
}

fn merge() -> Command {
    json(r#"{"command":"merge_section","section":"open","from":"two-day"}"#)
}

/// The score of everybody, by name.
fn scores(section: &Section) -> BTreeMap<String, Points> {
    let snapshot = section.snapshot().unwrap();
    let last = section.draft.paired_rounds();
    let entrants = snapshot.entrants().iter();
    entrants
        .map(|one| {
            let points = snapshot.score(one.id, last, Purpose::Standings);
            (one.player.name.clone(), points)
        })
        .collect()
}

#[tokio::test]
async fn games_byes_and_incidents_come_along() {
    let store = Arc::new(MemoryStore::default());
    let mut journal = two_schedules(store.clone()).await;
    let told = [
        r#"{"command":"request_bye","section":"two-day","entrant":4,"round":3,"bye":"half_point"}"#,
        r#"{"command":"report_incident","section":"two-day","round":1,"board":"2","entrants":[3],"facts":"An illegal move","counts":[{"entrant":3,"counter":"illegal-move","by":1}]}"#,
        r#"{"command":"note","subject":{"about":"board","section":"two-day","round":1,"board":"2"},"text":"Slow clock"}"#,
        r#"{"command":"check_in","section":"two-day","entrants":[1]}"#,
        r#"{"command":"fix_board","section":"two-day","entrant":2,"table":7}"#,
        r#"{"command":"enter_account","section":"two-day","entrant":2,"item":{"payment":"cash"},"amount":"60.50"}"#,
        r#"{"command":"adjust_points","section":"two-day","adjustment":{"entrant":2,"round":1,"points":-0.5,"purposes":["standings"]}}"#,
    ];
    for command in told {
        let submission = Submission {
            reason: Some("as it happened".to_owned()),
            ..submission(&journal, "Arbiter", vec![json(command)])
        };
        journal.submit(submission).await.unwrap();
    }
    let before: BTreeMap<String, Points> =
        journal.event().sections.iter().flat_map(scores).collect();
    write(&mut journal, vec![merge()]).await;

    let event = journal.event();
    assert_eq!(event.sections.len(), 1);
    assert_eq!(event.merged.get(&two_days()), Some(&open()));
    let section = &event.sections[0];
    assert_eq!(scores(section), before);
    let account = &section.accounts[&EntrantId(6)];
    assert_eq!(account[0].into_till(), Amount::hundredths(6050));
    let numbers: Vec<(u32, String)> = {
        let mut list: Vec<_> = section.draft.entrants.iter().collect();
        list.sort_by_key(|one| one.pairing_number);
        list.into_iter()
            .map(|one| (one.id.0, one.player.name.clone()))
            .collect()
    };
    let expected = [
        (1, "R2100"),
        (5, "R2000"),
        (2, "R1900"),
        (6, "R1800"),
        (3, "R1700"),
        (7, "R1600"),
        (4, "R1500"),
        (8, "R1400"),
    ];
    assert_eq!(numbers, expected.map(|(id, name)| (id, name.to_owned())));
    let tables: Vec<u32> = section.draft.rounds[0]
        .games
        .iter()
        .map(|game| game.board.table)
        .collect();
    assert_eq!(tables, [1, 2, 3, 4]);
    let incident = &section.incidents[0].report;
    assert_eq!(
        (incident.board, incident.entrants.clone()),
        (Some(single(4)), vec![EntrantId(7)])
    );
    assert_eq!(incident.counts.as_ref().unwrap()[0].entrant, EntrantId(7));
    let board = Subject::Board {
        section: open(),
        round: RoundNumber(1),
        board: single(4),
    };
    assert_eq!(section.notes[0].subject, board);
    assert!(section.checked_in.contains(&EntrantId(5)));
    assert_eq!(section.fixed_boards.get(&EntrantId(6)), Some(&7));
    assert_eq!(section.draft.bye_requests[0].entrant, EntrantId(8));
    assert_agrees(&journal, store.as_ref()).await;
}

/// What was still open is entered where its players are now, and the next round is for all.
#[tokio::test]
async fn both_go_on_as_one() {
    let store = Arc::new(MemoryStore::default());
    let mut journal = two_schedules(store.clone()).await;
    write(
        &mut journal,
        vec![enter(&open(), 1, 2, "1-0"), close(&open(), 1)],
    )
    .await;
    write(&mut journal, vec![merge()]).await;
    assert!(
        !journal.event().sections[0].is_closed(RoundNumber(1)),
        "a game is still open"
    );
    write(
        &mut journal,
        vec![enter(&open(), 1, 4, "0-1"), close(&open(), 1)],
    )
    .await;
    write(&mut journal, vec![pair_in_order(&open(), 2, 8)]).await;
    write(&mut journal, vec![register(&open(), "Newcomer")]).await;
    let last = journal.event().sections[0].draft.entrants.last().unwrap();
    assert_eq!(last.id, EntrantId(9), "no id is given twice");
    assert_agrees(&journal, store.as_ref()).await;
}

#[tokio::test]
async fn it_can_be_taken_back_while_nothing_rests_on_it() {
    let store = Arc::new(MemoryStore::default());
    let mut journal = two_schedules(store.clone()).await;
    let before = journal.event().clone();
    let seq = write(&mut journal, vec![merge()]).await.head;
    write(&mut journal, vec![Command::Undo(Undone { seq })]).await;
    assert_eq!(journal.event(), &before);
    write(&mut journal, vec![Command::Redo(Redone { seq })]).await;
    write(&mut journal, vec![enter(&open(), 1, 4, "0-1")]).await;
    let why = refused(&mut journal, vec![Command::Undo(Undone { seq })]).await;
    assert!(matches!(why, Refusal::Dependent { .. }), "{why}");
    // What happened before in the section that is gone can still be mended from there.
    write(&mut journal, vec![correct(&open(), 1, 3, "0-1")]).await;
    assert_agrees(&journal, store.as_ref()).await;
}

/// US 28S: who lost in one schedule and entered the other again is one person with two entries.
#[tokio::test]
async fn who_entered_again_is_one_person() {
    let store = Arc::new(MemoryStore::default());
    let mut journal = two_schedules(store.clone()).await;
    for (section, entrant, name) in [("open", 4, "R1500"), ("two-day", 1, "R1500")] {
        let edit = format!(
            r#"{{"command":"edit_player","section":"{section}","entrant":{entrant},"player":{{"name":"{name}","national_id":"12345678","fide_id":77,"national_rating":1500}}}}"#
        );
        write(&mut journal, vec![json(&edit)]).await;
    }
    write(&mut journal, vec![merge()]).await;
    let section = &journal.event().sections[0];
    assert_eq!(
        section.marks_of(EntrantId(5)).reentry_of,
        Some(EntrantId(4))
    );
    assert_eq!(
        section.entries_of(EntrantId(5)),
        [EntrantId(4), EntrantId(5)]
    );
    section.snapshot().unwrap();
    assert_agrees(&journal, store.as_ref()).await;
}
