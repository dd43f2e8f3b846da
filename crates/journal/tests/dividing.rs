//! One list that becomes several sections: what was noted of the players goes with them.

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
    let mut commands = vec![json(
        r#"{"command":"add_section","section":"open","settings":{"name":"Entries","rounds":5}}"#,
    )];
    commands.extend((1..=5).map(|number| {
        json(&format!(
            r#"{{"command":"register","section":"open","player":{{"name":"P{number}","fide_id":{number}}}}}"#
        ))
    }));
    commands.extend([
        json(r#"{"command":"check_in","section":"open","entrants":[2]}"#),
        json(r#"{"command":"request_bye","section":"open","entrant":2,"round":3,"bye":"half_point"}"#),
        json(r#"{"command":"request_bye","section":"open","entrant":2,"round":4,"bye":"half_point"}"#),
    ]);
    write(&mut journal, commands).await;
    journal
}

fn divide(entrants: &str) -> Command {
    json(&format!(
        r#"{{"command":"divide_section","section":"open","groups":[{{"section":"quad-1","settings":{{"name":"Quad 1","format":"round_robin","rounds":3}},"entrants":{entrants}}}]}}"#
    ))
}

#[tokio::test]
async fn players_go_over_with_what_was_noted_of_them() {
    let mut journal = entered().await;
    write(&mut journal, vec![divide("[2,4,1,3]")]).await;
    let event = journal.event();
    let left: Vec<u32> = (event.section(&open()).unwrap().draft.entrants.iter())
        .map(|entrant| entrant.id.0)
        .collect();
    assert_eq!(left, [5]);
    let quad = event.section(&section_id("quad-1")).unwrap();
    let number = |id| {
        quad.entrant(EntrantId(id))
            .unwrap()
            .pairing_number
            .unwrap()
            .get()
    };
    assert_eq!([2, 4, 1, 3].map(number), [1, 2, 3, 4]);
    assert!(quad.checked_in.contains(&EntrantId(2)));
    let rounds: Vec<u16> = quad
        .draft
        .bye_requests
        .iter()
        .map(|bye| bye.round.0)
        .collect();
    assert_eq!(rounds, [3], "there is no round 4 any more");
    // A FIDE id is free in the list, and taken in the quad.
    write(
        &mut journal,
        vec![json(
            r#"{"command":"register","section":"open","player":{"name":"P1","fide_id":1}}"#,
        )],
    )
    .await;
    let again =
        json(r#"{"command":"register","section":"quad-1","player":{"name":"P1","fide_id":1}}"#);
    let submission = submission(&journal, "Arbiter", vec![again]);
    assert!(journal.submit(submission).await.is_err());
}

#[tokio::test]
async fn nobody_is_divided_twice_or_after_a_game() {
    let mut journal = entered().await;
    for wrong in ["[1,1]", "[]", "[9]"] {
        let submission = submission(&journal, "Arbiter", vec![divide(wrong)]);
        assert!(journal.submit(submission).await.is_err(), "{wrong}");
    }
    let paired = vec![
        json(r#"{"command":"cancel_bye","section":"open","entrant":2,"round":3}"#),
        json(r#"{"command":"assign_numbers","section":"open"}"#),
        json(
            r#"{"command":"pair_round","section":"open","round":1,"made_by":{"engine":"hand"},"pairings":{"boards":[{"board":"1","white":1,"black":2},{"board":"2","white":3,"black":4}],"byes":[{"entrant":5,"kind":"pairing_allocated"}]}}"#,
        ),
    ];
    write(&mut journal, paired).await;
    let submission = submission(&journal, "Arbiter", vec![divide("[1,2]")]);
    assert!(journal.submit(submission).await.is_err());
}
