//! Personal data that are erased: gone from everywhere, with a chain that still proves the rest, in every
//! store.

use std::sync::Arc;

use adoube_journal::*;
use adoube_tournament::{EntrantId, Player};

use super::meddle;
use crate::common::places::Place;
use crate::common::*;

const SECRETS: [&str; 5] = [
    "1987-03-05",
    "comes by train",
    "asked for a lamp",
    "unwell today",
    "told by the mother",
];

fn ann() -> Subject {
    Subject::Entrant {
        section: open(),
        entrant: EntrantId(1),
    }
}

fn player(birth: &str) -> Player {
    Player {
        birth: birth.parse().ok(),
        notes: Some("comes by train".to_owned()),
        ..Player::named("Player 1")
    }
}

/// An event in which much is known of the first player, and something of the second.
async fn told_event(store: Arc<dyn Store>) -> Journal {
    let mut journal = paired_event(store, 4, 3).await;
    let edit = |entrant: u32, player: Player| {
        Command::EditPlayer(PlayerEdited {
            section: open(),
            entrant: EntrantId(entrant),
            player,
        })
    };
    let needs = Needs {
        words: Some("asked for a lamp".to_owned()),
        ..Needs::default()
    };
    let commands = vec![
        edit(1, player("1987-03-05")),
        edit(1, player("1987-03-06")),
        Command::SetNeeds(NeedsSet {
            section: open(),
            entrant: EntrantId(1),
            needs,
        }),
        Command::Note(Noted {
            subject: ann(),
            text: "unwell today".to_owned(),
        }),
        edit(
            2,
            Player {
                birth: "1990".parse().ok(),
                ..Player::named("Player 2")
            },
        ),
        enter(&open(), 1, 1, "1-0"),
    ];
    let mut submission = submission(&journal, "Anna", commands);
    submission.reason = Some("told by the mother".to_owned());
    journal.submit(submission).await.unwrap();
    journal
}

fn erasure(subject: Subject) -> Erasure {
    Erasure {
        subject,
        author: author("Olga Owner"),
        reason: "asked for in a letter".to_owned(),
        at: "2026-12-01T09:00:00Z".parse().unwrap(),
    }
}

/// Everything that a store has of the event, as text.
async fn everything(store: &dyn Store) -> String {
    let stored = store.load(&event_id(), Seq::NONE).await.unwrap();
    format!("{stored:?}")
}

pub(crate) async fn what_is_erased_is_gone_and_the_chain_still_holds(place: Place) {
    let store = place.open().await;
    let mut journal = told_event(Arc::clone(&store)).await;
    // Somebody else has it open.
    let mut other = Journal::open(place.open().await, event_id()).await.unwrap();
    let before = store.load(&event_id(), Seq::NONE).await.unwrap();
    let told = everything(store.as_ref()).await;
    for secret in SECRETS {
        assert!(told.contains(secret), "{secret}");
    }
    let personal = journal.personal(&ann());
    assert_eq!(personal.len(), 4);

    let receipt = journal.erase(&erasure(ann())).await.unwrap();
    let Change::Erased(erased) = &receipt.records[0].change else {
        panic!("{receipt:?}");
    };
    let named: Vec<Seq> = erased.records.iter().map(|one| one.record).collect();
    assert_eq!(named, personal);

    let left = everything(store.as_ref()).await;
    // The record of the second player and the result have the reason too: it is not told of them.
    for secret in &SECRETS[..4] {
        assert!(!left.contains(secret), "{secret}");
    }
    other.refresh().await.unwrap();
    for journal in [&journal, &other] {
        let section = &journal.event().sections[0];
        let entrant = section.entrant(EntrantId(1)).unwrap();
        assert_eq!((entrant.player.birth, &entrant.player.notes), (None, &None));
        assert_eq!(entrant.player.name, "Player 1");
        let second = section.entrant(EntrantId(2)).unwrap();
        assert_eq!(second.player.birth, "1990".parse().ok());
        assert!(section.needs.is_empty());
        assert_eq!(journal.faults(), []);
        assert_agrees(journal, store.as_ref()).await;
    }

    // Every record has the digest that it had, and nobody can find out by trying what it said.
    let after = store.load(&event_id(), Seq::NONE).await.unwrap();
    for (was, is) in before.records.iter().zip(&after.records) {
        assert_eq!(was.digest, is.digest);
        let erased = personal.contains(&Seq(was.seq));
        assert_eq!(
            (is.shown.is_some(), was.line() != is.line()),
            (erased, erased)
        );
        assert!(!erased || (was.salt.is_some() && is.salt.is_none()));
    }
    let by = receipt.records[0].seq;
    let verdict = verify(store.as_ref(), &event_id()).await.unwrap();
    assert_eq!(verdict.faults, []);
    let expected: Vec<(Seq, Seq)> = personal.iter().map(|seq| (*seq, by)).collect();
    assert_eq!(verdict.erased, expected);
    assert_eq!(verdict.head, Some(journal.digest()));

    // An export says the same, wherever it goes.
    let text = write_export(&journal).unwrap();
    let verdict = verify_export(&text).unwrap();
    assert_eq!((verdict.faults, verdict.erased), (vec![], expected));
    let elsewhere: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let export = read_export(&text).unwrap();
    let copy = Journal::restore(elsewhere, event_id(), export, time_after(Seq::NONE));
    assert_eq!(write_export(&copy.await.unwrap()).unwrap(), text);

    // It goes on, and the rest can be erased as well.
    write(&mut other, vec![enter(&open(), 1, 2, "1-0")]).await;
    let rest = other.erase(&erasure(Subject::Event {})).await.unwrap();
    assert_eq!(other.personal(&Subject::Event {}), []);
    let verdict = verify(store.as_ref(), &event_id()).await.unwrap();
    assert_eq!(
        (verdict.faults, verdict.erased.len()),
        (vec![], personal.len() + 1)
    );
    assert_eq!(rest.head, other.head());
}

pub(crate) async fn erasing_follows_a_player_into_another_section(place: Place) {
    let store = place.open().await;
    let mut journal = new_event(Arc::clone(&store)).await;
    let sections = ["open", "other"].map(|name| {
        Command::AddSection(SectionAdded {
            section: section_id(name),
            settings: SectionSettings::swiss(name, 5),
        })
    });
    write(&mut journal, sections.into()).await;
    let commands = vec![
        Command::Register(Register {
            section: open(),
            player: player("1987-03-05"),
        }),
        Command::MoveEntry(MoveEntry {
            section: open(),
            entrant: EntrantId(1),
            to: section_id("other"),
        }),
    ];
    write(&mut journal, commands).await;
    let there = &journal.event().sections[1].draft.entrants[0];
    let subject = Subject::Entrant {
        section: section_id("other"),
        entrant: there.id,
    };
    journal.erase(&erasure(subject)).await.unwrap();
    let there = &journal.event().sections[1].draft.entrants[0];
    assert_eq!((there.player.birth, &there.player.notes), (None, &None));
    assert!(!everything(store.as_ref()).await.contains("1987-03-05"));
}

pub(crate) async fn nothing_is_erased_without_a_reason_or_twice(place: Place) {
    let store = place.open().await;
    let mut journal = told_event(Arc::clone(&store)).await;
    let text = write_export(&journal).unwrap();
    for reason in ["", "  "] {
        let without = Erasure {
            reason: reason.to_owned(),
            ..erasure(ann())
        };
        let refused = journal.erase(&without).await.unwrap_err();
        let step = Step::Erase;
        assert!(
            matches!(refused, SubmitError::Refused { why: Refusal::NoReason { step: found }, .. } if found == step)
        );
    }
    assert_eq!(write_export(&journal).unwrap(), text);
    journal.erase(&erasure(ann())).await.unwrap();
    let again = journal.erase(&erasure(ann())).await.unwrap_err();
    assert!(matches!(
        again,
        SubmitError::Refused {
            why: Refusal::NothingChanges,
            ..
        }
    ));
    // What says that something was erased cannot be taken back.
    let undo = Command::Undo(Undone {
        seq: journal.head(),
    });
    let refused = refused(&mut journal, vec![undo]).await;
    assert!(matches!(refused, Refusal::NotUndoable(_)));
}

pub(crate) async fn what_stands_there_instead_is_proved_too(place: Place) {
    let journal = {
        let mut journal = told_event(place.open().await).await;
        journal.erase(&erasure(ann())).await.unwrap();
        journal
    };
    let seq = Seq(journal.personal(&Subject::Event {})[0].0 - 4);
    let faults = async || {
        let store = place.open().await;
        verify(store.as_ref(), &event_id()).await.unwrap().faults
    };
    assert_eq!(faults().await, []);
    // Another name in the place of the erased record.
    let meddled = format!(
        "UPDATE record SET change = replace(change, 'Player 1', 'Player X') WHERE seq = {}",
        seq.0
    );
    meddle(&place, &meddled).await;
    assert_eq!(faults().await, [ChainFault::Changed { seq }]);
    meddle(
        &place,
        &meddled.replace("'Player 1', 'Player X'", "'Player X', 'Player 1'"),
    )
    .await;
    assert_eq!(faults().await, []);
    // A record that nobody erased, replaced with a digest that fits.
    let store = place.open().await;
    let stored = store.load(&event_id(), Seq::NONE).await.unwrap();
    let last = stored
        .records
        .iter()
        .rfind(|record| record.change.contains("result_entered"));
    let last = last.unwrap();
    let before: Digest = stored.records[last.seq as usize - 2]
        .digest
        .as_deref()
        .unwrap()
        .parse()
        .unwrap();
    let forged = StoredRecord {
        change: last.change.replace("1-0", "0-1"),
        ..last.clone()
    };
    let shown = before.next(&forged.line());
    assert_ne!(forged.change, last.change);
    let forge = format!(
        "UPDATE record SET change = '{}', shown = '{shown}' WHERE seq = {}",
        forged.change, last.seq
    );
    meddle(&place, &forge).await;
    assert_eq!(faults().await, [ChainFault::Changed { seq: Seq(last.seq) }]);
}
