//! Stories from the arbiter's desk that once went wrong, or easily could.

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

fn byes(journal: &Journal, round: u16) -> Vec<(u32, ByeKind)> {
    let round = &journal.event().sections[0].draft.rounds[usize::from(round) - 1];
    let byes = round.byes.iter();
    byes.map(|bye| (bye.entrant.0, bye.kind)).collect()
}

/// C.04.2.C: a late entry can have byes for the rounds that were missed. Nobody is in a round
/// without a number, so they come with it, and only once.
#[tokio::test]
async fn a_late_entry_gets_its_byes_with_its_number() {
    let mut journal = four_players().await;
    let late = r#"{"command":"late_enter","section":"open","player":{"name":"Late"},"first_round":3,"missed":"half_point"}"#;
    write(&mut journal, vec![json(late)]).await;
    let snapshot = journal.event().sections[0].snapshot().unwrap();
    let score =
        |snapshot: &Tournament| snapshot.score(EntrantId(5), RoundNumber(1), Purpose::Standings);
    assert_eq!(score(&snapshot), Points::ZERO);
    assert_eq!(byes(&journal, 1), []);

    let number = json(r#"{"command":"assign_numbers","section":"open"}"#);
    write(&mut journal, vec![number.clone()]).await;
    let snapshot = journal.event().sections[0].snapshot().unwrap();
    assert_eq!(score(&snapshot), Points::HALF);
    write(&mut journal, vec![number]).await;
    assert_eq!(byes(&journal, 1), [(5, ByeKind::HalfPoint)]);

    // The second missed round is still to come: the bye is part of its pairing.
    let played = vec![
        enter(&open(), 1, 1, "1-0"),
        enter(&open(), 1, 2, "1-0"),
        close(&open(), 1),
    ];
    write(&mut journal, played).await;
    write(&mut journal, vec![pair_in_order(&open(), 2, 4)]).await;
    assert_eq!(byes(&journal, 2), [(5, ByeKind::HalfPoint)]);

    // The entry can no longer be taken back, since the numbers count it.
    let entry = Seq(9);
    assert_eq!(
        describe(&journal.record(entry).unwrap().change, None),
        "open: Late entered from round 3"
    );
    let why = refused(&mut journal, vec![Command::Undo(Undone { seq: entry })]).await;
    assert!(matches!(why, Refusal::Dependent { .. }), "{why}");
}

/// A bye that was taken away by hand stays away, whatever happens to the numbers.
#[tokio::test]
async fn the_bye_of_a_late_entry_can_be_taken_away() {
    let mut journal = four_players().await;
    for command in [
        r#"{"command":"late_enter","section":"open","player":{"name":"Late"},"first_round":2,"missed":"full_point"}"#,
        r#"{"command":"assign_numbers","section":"open"}"#,
        r#"{"command":"change_pairings","section":"open","round":1,"remove_byes":[5],"add":{}}"#,
        r#"{"command":"assign_numbers","section":"open"}"#,
    ] {
        write(&mut journal, vec![json(command)]).await;
    }
    assert_eq!(byes(&journal, 1), []);
    journal.event().sections[0].snapshot().unwrap();
}

/// Who asked for a bye and comes after all: the request is cancelled and the player paired by
/// hand, also when the round has been paired.
#[tokio::test]
async fn who_asked_for_a_bye_and_comes_after_all_can_play() {
    let mut journal = new_event(Arc::new(MemoryStore::default())).await;
    for command in [
        r#"{"command":"add_section","section":"open","settings":{"name":"Open","rounds":3}}"#,
        r#"{"command":"register","section":"open","player":{"name":"Adams"}}"#,
        r#"{"command":"register","section":"open","player":{"name":"Baker"}}"#,
        r#"{"command":"register","section":"open","player":{"name":"Clark"}}"#,
        r#"{"command":"register","section":"open","player":{"name":"Davis"}}"#,
        r#"{"command":"assign_numbers","section":"open"}"#,
        r#"{"command":"request_bye","section":"open","entrant":4,"round":1,"bye":"half_point"}"#,
        r#"{"command":"pair_round","section":"open","round":1,"made_by":{"engine":"by hand"},"pairings":{"boards":[{"board":"1","white":1,"black":2}],"byes":[{"entrant":3,"kind":"pairing_allocated"}]}}"#,
    ] {
        write(&mut journal, vec![json(command)]).await;
    }
    assert_eq!(
        byes(&journal, 1),
        [(3, ByeKind::PairingAllocated), (4, ByeKind::HalfPoint)]
    );
    let pair = json(
        r#"{"command":"change_pairings","section":"open","round":1,"remove_byes":[3,4],"add":{"boards":[{"board":"2","white":3,"black":4}]}}"#,
    );
    let why = refused(&mut journal, vec![pair.clone()]).await;
    assert_eq!(
        told(&why),
        "Davis (4) has asked for a bye in round 1; cancel the request to pair them"
    );
    let cancel = json(r#"{"command":"cancel_bye","section":"open","entrant":4,"round":1}"#);
    write(&mut journal, vec![cancel, pair]).await;
    assert_eq!(byes(&journal, 1), []);
    assert_eq!(journal.event().sections[0].draft.rounds[0].games.len(), 2);
    journal.event().sections[0].snapshot().unwrap();
}

/// A player who leaves and comes back was away in between, and only in between.
#[tokio::test]
async fn away_for_a_round() {
    let mut journal = four_players().await;
    let played = |round| vec![enter(&open(), round, 1, "1-0"), close(&open(), round)];
    let withdraw = |id: u32| {
        json(&format!(
            r#"{{"command":"withdraw","section":"open","entrant":{id}}}"#
        ))
    };
    let re_enter = |id: u32| {
        json(&format!(
            r#"{{"command":"re_enter","section":"open","entrant":{id}}}"#
        ))
    };
    write(&mut journal, vec![enter(&open(), 1, 2, "1-0")]).await;
    write(&mut journal, played(1)).await;
    write(
        &mut journal,
        vec![withdraw(3), withdraw(4), re_enter(4), withdraw(4)],
    )
    .await;
    let pair = r#"{"command":"pair_round","section":"open","round":2,"made_by":{"engine":"by hand"},"pairings":{"boards":[{"board":"1","white":1,"black":2}]}}"#;
    write(&mut journal, vec![json(pair)]).await;
    write(&mut journal, played(2)).await;
    write(
        &mut journal,
        vec![re_enter(3), re_enter(4), pair_in_order(&open(), 3, 4)],
    )
    .await;
    let section = &journal.event().sections[0];
    let present = |round| {
        let entrant = section.entrant(EntrantId(3)).unwrap();
        entrant.takes_part_in(RoundNumber(round))
    };
    assert_eq!([1, 2, 3].map(present), [true, false, true]);
    section.snapshot().unwrap();
}

/// An id is never given again, not even when the registration was undone.
#[tokio::test]
async fn an_undone_registration_keeps_its_id() {
    let mut journal = new_event(Arc::new(MemoryStore::default())).await;
    let add =
        json(r#"{"command":"add_section","section":"open","settings":{"name":"Open","rounds":3}}"#);
    write(&mut journal, vec![add, register(&open(), "Adams")]).await;
    write(
        &mut journal,
        vec![
            Command::Undo(Undone { seq: Seq(3) }),
            register(&open(), "Baker"),
        ],
    )
    .await;
    write(&mut journal, vec![Command::Redo(Redone { seq: Seq(3) })]).await;
    let entrants = &journal.event().sections[0].draft.entrants;
    let found: Vec<_> = entrants
        .iter()
        .map(|entrant| (entrant.id.0, entrant.player.name.as_str()))
        .collect();
    assert_eq!(found, [(1, "Adams"), (2, "Baker")]);
}

/// An adjourned game does not hold up the next pairing, and its result can still be entered.
#[tokio::test]
async fn an_adjourned_game() {
    let mut journal = four_players().await;
    write(
        &mut journal,
        vec![
            enter(&open(), 1, 1, "adjourned"),
            enter(&open(), 1, 2, "1-0"),
            close(&open(), 1),
        ],
    )
    .await;
    write(&mut journal, vec![pair_in_order(&open(), 2, 4)]).await;
    let why = refused(&mut journal, vec![enter(&open(), 1, 1, "0-1")]).await;
    assert_eq!(
        told(&why),
        "round 1 is complete; reopen it first, with a reason"
    );
    write(
        &mut journal,
        vec![
            reopen(&open(), 1),
            enter(&open(), 1, 1, "0-1"),
            close(&open(), 1),
        ],
    )
    .await;
    let game = &journal.event().sections[0].draft.rounds[0].games[0];
    assert_eq!(game.results.reported, GameResult::BLACK_WINS);
}

/// A match is paired before it is known who plays. Each line-up is told, and boards that were set are
/// taken back before a line-up is changed.
#[tokio::test]
async fn line_ups_make_the_boards_of_a_match() {
    let mut journal = new_event(Arc::new(MemoryStore::default())).await;
    let commands = [
        r#"{"command":"add_section","section":"open","settings":{"name":"Open","rounds":2,"format":"team_swiss","team_scoring":{"boards":2}}}"#,
        r#"{"command":"register","section":"open","player":{"name":"Ann","fide_rating":2400}}"#,
        r#"{"command":"register","section":"open","player":{"name":"Bob","fide_rating":2300}}"#,
        r#"{"command":"register","section":"open","player":{"name":"Cid","fide_rating":2200}}"#,
        r#"{"command":"add_team","section":"open","details":{"name":"Rooks","members":[1,2]}}"#,
        r#"{"command":"add_team","section":"open","details":{"name":"Knights","members":[3]}}"#,
        r#"{"command":"assign_numbers","section":"open"}"#,
        r#"{"command":"pair_round","section":"open","round":1,"made_by":{"engine":"by hand"},"pairings":{"matches":[{"table":1,"first":1,"second":2}]}}"#,
        r#"{"command":"file_line_up","section":"open","round":1,"team":1,"players":[1,2]}"#,
        r#"{"command":"file_line_up","section":"open","round":1,"team":2,"players":[3]}"#,
        r#"{"command":"set_boards","section":"open","round":1,"boards":[{"board":"1.1","white":1,"black":3}],"empty_boards":[{"board":"1.2","entrant":2}]}"#,
    ];
    write(&mut journal, commands.map(json).to_vec()).await;
    let told = |journal: &Journal, seq| {
        let record = journal.record(Seq(seq)).unwrap();
        describe(&record.change, Some(journal.event()))
    };
    let lines = [9, 10, 11, 12].map(|seq| told(&journal, seq));
    assert_eq!(
        lines,
        [
            "open: round 1 paired by hand: 1 match",
            "open: round 1: line-up of Rooks: Ann (1) and Bob (2)",
            "open: round 1: line-up of Knights: Cid (3)",
            "open: round 1: boards set from the line-ups: board 1.1 Ann (1) – Cid (3); board 1.2 Bob (2) without an opponent",
        ]
    );
    let section = &journal.event().sections[0];
    assert_eq!(section.line_ups.len(), 2);
    assert!(section.snapshot().is_ok());
    let change =
        json(r#"{"command":"file_line_up","section":"open","round":1,"team":1,"players":[2]}"#);
    let why = refused(&mut journal, vec![change.clone()]).await;
    assert!(matches!(why, Refusal::BoardsAreSet { .. }), "{why}");
    let undo = Command::Undo(Undone { seq: Seq(12) });
    write(&mut journal, vec![undo, change]).await;
    let section = &journal.event().sections[0];
    let line_up = &section.line_ups[&(RoundNumber(1), TeamId(1))];
    assert_eq!(line_up.players, [EntrantId(2)]);
    assert!(section.draft.rounds[0].games.is_empty());
}
