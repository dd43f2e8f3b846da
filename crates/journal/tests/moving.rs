//! An entry that goes over into another section, and results that were read from the slips twice.

mod common;

use std::sync::Arc;

use adoube_journal::*;
use adoube_tournament::*;
use common::*;

fn json(command: &str) -> Command {
    serde_json::from_str(command).unwrap_or_else(|error| panic!("{error}: {command}"))
}

async fn entered() -> Journal {
    let mut journal = new_event(Arc::new(MemoryStore::default())).await;
    let sections = ["open", "youth"].map(|name| {
        json(&format!(
            r#"{{"command":"add_section","section":"{name}","settings":{{"name":"{name}","rounds":3}}}}"#
        ))
    });
    let players = (1..=4).map(|number| {
        json(&format!(
            r#"{{"command":"register","section":"open","player":{{"name":"P{number}","fide_id":{number}}}}}"#
        ))
    });
    let more = [
        json(r#"{"command":"register","section":"youth","player":{"name":"Y1","fide_id":9}}"#),
        json(r#"{"command":"check_in","section":"open","entrants":[2]}"#),
        json(
            r#"{"command":"request_bye","section":"open","entrant":2,"round":3,"bye":"half_point"}"#,
        ),
    ];
    write(
        &mut journal,
        sections.into_iter().chain(players).chain(more).collect(),
    )
    .await;
    journal
}

async fn refused(journal: &mut Journal, command: Command) -> bool {
    let submission = submission(journal, "Arbiter", vec![command]);
    journal.submit(submission).await.is_err()
}

fn moves(entrant: u32, to: &str) -> Command {
    json(&format!(
        r#"{{"command":"move_entry","section":"open","entrant":{entrant},"to":"{to}"}}"#
    ))
}

#[tokio::test]
async fn an_entry_goes_over_with_what_was_noted_of_it_and_comes_back_by_undo() {
    let mut journal = entered().await;
    write(&mut journal, vec![moves(2, "youth")]).await;
    let event = journal.event();
    assert!(
        event
            .section(&open())
            .unwrap()
            .entrant(EntrantId(2))
            .is_none()
    );
    let youth = event.section(&section_id("youth")).unwrap();
    let moved = youth.entrant(EntrantId(2)).unwrap();
    assert_eq!(moved.player.name, "P2");
    assert!(youth.checked_in.contains(&EntrantId(2)));
    assert_eq!(youth.draft.bye_requests[0].round, RoundNumber(3));
    // Nobody is entered there twice, and nobody goes where there is nothing.
    for wrong in [moves(2, "youth"), moves(3, "nowhere"), moves(3, "open")] {
        assert!(refused(&mut journal, wrong).await);
    }
    let last = journal.head().0;
    write(
        &mut journal,
        vec![json(&format!(r#"{{"command":"undo","seq":{last}}}"#))],
    )
    .await;
    let event = journal.event();
    assert!(
        event
            .section(&open())
            .unwrap()
            .entrant(EntrantId(2))
            .is_some()
    );
    let youth = event.section(&section_id("youth")).unwrap();
    assert_eq!(youth.draft.entrants.len(), 1);
}

#[tokio::test]
async fn what_a_section_refuses_leaves_both_as_they_were() {
    let mut journal = entered().await;
    let twin =
        json(r#"{"command":"register","section":"youth","player":{"name":"P3","fide_id":3}}"#);
    write(&mut journal, vec![twin]).await;
    let before = journal.event().clone();
    assert!(refused(&mut journal, moves(3, "youth")).await);
    assert_eq!(*journal.event(), before);
}

#[tokio::test]
async fn slips_verify_what_stands_until_it_is_corrected() {
    let mut journal = entered().await;
    let paired = vec![
        json(r#"{"command":"assign_numbers","section":"open"}"#),
        json(
            r#"{"command":"pair_round","section":"open","round":1,"made_by":{"engine":"hand"},"pairings":{"boards":[{"board":"1","white":1,"black":2},{"board":"2","white":3,"black":4}]}}"#,
        ),
        json(r#"{"command":"enter_result","section":"open","round":1,"board":"1","result":"1-0"}"#),
    ];
    write(&mut journal, paired).await;
    let verify = |board: &str, result: &str| {
        json(&format!(
            r#"{{"command":"verify_results","section":"open","round":1,"boards":[{{"board":"{board}","result":"{result}"}}]}}"#
        ))
    };
    for wrong in [verify("1", "0-1"), verify("2", "1-0"), verify("7", "1-0")] {
        assert!(refused(&mut journal, wrong).await);
    }
    write(&mut journal, vec![verify("1", "1-0")]).await;
    let by = |journal: &Journal| {
        let section = journal.event().section(&open()).unwrap();
        let trace = section.verified(RoundNumber(1), BoardNumber::single(1));
        trace.map(|trace| trace.seq)
    };
    assert_eq!(by(&journal), Some(journal.head()));
    let correct =
        r#"{"command":"correct_result","section":"open","round":1,"board":"1","result":"½-½"}"#;
    write(&mut journal, vec![json(correct)]).await;
    assert_eq!(by(&journal), None);
    // Whoever took part cannot go over any more.
    assert!(refused(&mut journal, moves(1, "youth")).await);
}
