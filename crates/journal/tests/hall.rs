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
    Command::EditSection {
        section: open(),
        settings,
    }
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
    write(&mut journal, vec![Command::Undo { seq: published.seq }]).await;
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
    write(&mut journal, vec![Command::Undo { seq: publication }]).await;
    let seen = journal.head();
    write(&mut journal, vec![swap]).await;
    let unseen = journal.submit(stale(seen, "Berta", vec![publish()])).await;
    assert!(matches!(unseen, Err(SubmitError::Conflict(_))));
}

#[tokio::test]
async fn players_come_and_go() {
    let mut journal = four_players().await;
    let check_in = |entrants: &[u32]| Command::CheckIn {
        section: open(),
        entrants: entrants.iter().copied().map(EntrantId).collect(),
    };
    let seen = journal.head();
    write(&mut journal, vec![check_in(&[1, 2])]).await;
    // Another arbiter at another door.
    let other = stale(seen, "Berta", vec![check_in(&[3])]);
    journal.submit(other).await.unwrap();
    let same = stale(seen, "Berta", vec![check_in(&[2, 4])]);
    let lost = journal.submit(same).await.unwrap_err().to_string();
    let who = "entrant 1, entrant 2 checked in";
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
async fn a_prize_fund_is_kept_as_it_is() {
    let mut journal = four_players().await;
    let fund = |text: Option<String>| Command::SetPrizeFund {
        section: open(),
        fund: text,
    };
    let text = "currency = \"EUR\"\n\n[[place]]\r\n".to_owned();
    write(&mut journal, vec![fund(Some(text.clone()))]).await;
    assert_eq!(section(&journal).prize_fund.as_ref(), Some(&text));
    let why = refused(&mut journal, vec![fund(Some("é".repeat(50_001)))]).await;
    assert_eq!(
        why.to_string(),
        "a prize fund can have at most 100000 bytes"
    );
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
