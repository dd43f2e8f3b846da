//! What holds of every journal, whatever is written to it.

mod common;

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use adoube_journal::*;
use common::random::{Walked, start, steps, walk};
use common::{block_on, cases};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

fn memory() -> Arc<dyn Store> {
    Arc::new(MemoryStore::default())
}

/// The same journal once more, to try something on.
async fn copy(records: &[Record]) -> Journal {
    let imported = Journal::import(memory(), common::event_id(), records.to_vec()).await;
    imported.unwrap()
}

/// Undo and redo are not to be undone themselves.
fn can_be_undone(record: &Record) -> bool {
    !matches!(
        record.change,
        Change::EventCreated(_) | Change::Undone(_) | Change::Redone(_)
    )
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn the_state_is_the_fold_of_the_records(start in start(), steps in steps(1..40)) {
        block_on(async {
            let mut journal = start.journal(memory()).await;
            walk(&mut journal, &steps, |walked| {
                let journal = walked.journal;
                assert_eq!(&fold(journal.records()).unwrap(), journal.event());
            }).await;
        });
    }

    #[test]
    fn an_accepted_submission_leaves_legal_tournaments(start in start(), steps in steps(1..40)) {
        block_on(async {
            let mut journal = start.journal(memory()).await;
            walk(&mut journal, &steps, |walked| {
                for section in &walked.journal.event().sections {
                    let snapshot = section.snapshot();
                    assert!(snapshot.is_ok(), "{:?}\nafter {:#?}", snapshot, walked.submission);
                }
            }).await;
        });
    }

    #[test]
    fn a_receipt_is_the_end_of_the_journal(start in start(), steps in steps(1..40)) {
        block_on(async {
            let mut journal = start.journal(memory()).await;
            walk(&mut journal, &steps, |walked| {
                let Ok(receipt) = walked.outcome else { return };
                let (records, (_, before)) = (walked.journal.records(), walked.before);
                assert_eq!(receipt.head, walked.journal.head());
                assert_eq!(receipt.records.len(), walked.submission.commands.len());
                assert_eq!(records, [&before[..], &receipt.records].concat());
                for (record, seq) in records.iter().zip(1..) {
                    assert_eq!(record.seq, Seq(seq));
                    assert_eq!(walked.journal.record(Seq(seq)), Some(record));
                }
            }).await;
        });
    }

    #[test]
    fn undoing_the_last_record_restores_the_state_before_it(start in start(), steps in steps(1..30)) {
        block_on(async {
            let mut journal = start.journal(memory()).await;
            let mut prefixes = Vec::new();
            walk(&mut journal, &steps, |walked| {
                if walked.outcome.is_ok() {
                    prefixes.push(walked.journal.records().to_vec());
                }
            }).await;
            for records in prefixes {
                let Some((last, before)) = records.split_last() else { continue };
                if !can_be_undone(last) {
                    continue;
                }
                let mut copy = copy(&records).await;
                let with = copy.event().clone();
                common::write(&mut copy, vec![Command::Undo(Undone { seq: last.seq })]).await;
                assert_eq!(copy.event(), &fold(before).unwrap());
                assert!(copy.is_undone(last.seq));
                assert_eq!(copy.last_undone(), Some(last));
                common::write(&mut copy, vec![Command::Redo(Redone { seq: last.seq })]).await;
                assert_eq!(copy.event(), &with);
                assert_eq!(copy.last_undoable(), Some(last));
            }
        });
    }

    #[test]
    fn undo_then_redo_changes_nothing(
        start in start(),
        steps in steps(1..30),
        targets in proptest::collection::vec(any::<prop::sample::Index>(), 8),
    ) {
        block_on(async {
            let mut journal = start.journal(memory()).await;
            walk(&mut journal, &steps, |_| ()).await;
            for target in targets {
                let seq = target.get(journal.records()).seq;
                let before = journal.event().clone();
                let there = if journal.is_undone(seq) {
                    [Command::Redo(Redone { seq }), Command::Undo(Undone { seq })]
                } else {
                    [Command::Undo(Undone { seq }), Command::Redo(Redone { seq })]
                };
                // In one submission, so that there is nothing to see in between.
                let both = common::submission(&journal, "Anna", there.to_vec());
                if journal.submit(both).await.is_ok() {
                    assert_eq!(journal.event(), &before, "there and back at once: {seq}");
                }
                let [first, second] = there;
                let first = common::submission(&journal, "Anna", vec![first]);
                if journal.submit(first).await.is_ok() {
                    common::write(&mut journal, vec![second]).await;
                }
                assert_eq!(journal.event(), &before, "there and back: {seq}");
                assert_eq!(&fold(journal.records()).unwrap(), journal.event());
            }
        });
    }

    #[test]
    fn what_is_refused_leaves_no_trace(start in start(), steps in steps(1..40)) {
        block_on(async {
            let store = memory();
            let mut journal = start.journal(Arc::clone(&store)).await;
            walk(&mut journal, &steps, |walked| {
                let (event, records) = walked.before;
                match walked.outcome {
                    Ok(_) => return,
                    Err(SubmitError::Refused { command, why }) => {
                        assert!(*command < walked.submission.commands.len());
                        let told = common::told(why);
                        assert!(!told.starts_with("refusal-"), "{told}");
                    }
                    Err(SubmitError::Conflict(conflict)) => {
                        assert!(walked.submission.seen < Seq(records.len() as u64));
                        assert!(conflict.changed.iter().all(|other| other.seq > conflict.seen));
                    }
                    Err(error) => panic!("{error}"),
                }
                assert_eq!(walked.journal.event(), event);
                assert_eq!(walked.journal.records(), records);
            }).await;
            common::assert_agrees(&journal, store.as_ref()).await;
        });
    }

    #[test]
    fn an_accepted_prefix_of_a_refused_batch_leaves_no_trace(
        start in start(),
        steps in steps(1..30),
    ) {
        block_on(async {
            let mut journal = start.journal(memory()).await;
            for step in &steps {
                let (event, head) = (journal.event().clone(), journal.head());
                let fine = step.submission(&journal);
                let mut spoiled = fine.clone();
                spoiled.commands.push(Command::Undo(Undone { seq: Seq(u64::MAX) }));
                assert!(journal.submit(spoiled).await.is_err());
                assert_eq!((journal.event(), journal.head()), (&event, head));
                let _ = journal.submit(fine).await;
            }
            assert_eq!(&fold(journal.records()).unwrap(), journal.event());
        });
    }

    #[test]
    fn an_export_reads_back_as_written(start in start(), steps in steps(1..40)) {
        block_on(async {
            let store = memory();
            let mut journal = start.journal(Arc::clone(&store)).await;
            walk(&mut journal, &steps, |_| ()).await;

            let text = write_export(&journal).unwrap();
            assert!(is_export(&text));
            assert_eq!(text.lines().count(), journal.records().len() + 1);
            let export = read_export(&text).unwrap();
            assert_eq!(&export.event, journal.id());
            let (event, now) = (export.event.clone(), jiff::Timestamp::UNIX_EPOCH);
            let imported = Journal::restore(memory(), event, export, now).await.unwrap();
            assert_eq!(imported.event(), journal.event());
            assert_eq!(imported.records(), journal.records());
            assert_eq!(write_export(&imported).unwrap(), text);

            let opened = Journal::open(store, common::event_id()).await.unwrap();
            assert_eq!(opened.event(), journal.event());
            assert_eq!(write_export(&opened).unwrap(), text);
        });
    }

    #[test]
    fn json_reads_back_as_written(start in start(), steps in steps(1..40)) {
        block_on(async {
            let mut journal = start.journal(memory()).await;
            walk(&mut journal, &steps, |walked| {
                for command in &walked.submission.commands {
                    let json = serde_json::to_string(command).unwrap();
                    assert_eq!(&serde_json::from_str::<Command>(&json).unwrap(), command, "{json}");
                }
            }).await;
            for record in journal.records() {
                let json = serde_json::to_string(&record.change).unwrap();
                assert_eq!(serde_json::from_str::<Change>(&json).unwrap(), record.change, "{json}");
                let json = serde_json::to_string(record).unwrap();
                assert_eq!(&serde_json::from_str::<Record>(&json).unwrap(), record, "{json}");
            }
        });
    }

    #[test]
    fn ids_are_never_given_twice(start in start(), steps in steps(1..40)) {
        block_on(async {
            let mut journal = start.journal(memory()).await;
            walk(&mut journal, &steps, |_| ()).await;
            let (mut entrants, mut teams) = (HashSet::new(), HashSet::new());
            for record in journal.records() {
                match &record.change {
                    Change::Registered(Registered { section, entrant, .. }) => {
                        assert!(entrants.insert((section, entrant)), "{record:?}");
                    }
                    Change::TeamAdded(TeamAdded { section, team, .. }) => {
                        assert!(teams.insert((section, team)), "{record:?}");
                    }
                    _ => {}
                }
            }
        });
    }

    #[test]
    fn every_record_has_a_line_and_a_place_in_history(start in start(), steps in steps(1..40)) {
        block_on(async {
            let mut journal = start.journal(memory()).await;
            walk(&mut journal, &steps, |_| ()).await;
            let all: Vec<&Record> = journal.history(&Subject::Event {}).collect();
            assert_eq!(all.len(), journal.records().len());
            for record in journal.records() {
                for event in [None, Some(journal.event())] {
                    let line = common::describe(&record.change, event);
                    assert!(line.len() > 5, "{line:?}");
                }
                if let Some(section) = record.change.section() {
                    let section = Subject::Section { section: section.clone() };
                    assert!(journal.history(&section).any(|other| other == record));
                }
            }
        });
    }
}

/// The sequences above are worth something only if most of what they try is accepted, and if
/// everything is tried.
#[test]
fn random_sequences_reach_everything() {
    let mut runner = TestRunner::deterministic();
    let (mut kinds, mut refusals) = (BTreeMap::new(), BTreeMap::new());
    let (mut accepted, mut conflicts, mut all) = (0, 0, 0);
    let mut rounds = 0;
    for _ in 0..200 {
        let start = start().new_tree(&mut runner).unwrap().current();
        let steps = steps(40..41).new_tree(&mut runner).unwrap().current();
        block_on(async {
            let mut journal = start.journal(memory()).await;
            walk(&mut journal, &steps, |Walked { outcome, .. }| {
                all += 1;
                match outcome {
                    Ok(receipt) => {
                        accepted += 1;
                        for record in &receipt.records {
                            *kinds.entry(name(&record.change)).or_insert(0) += 1;
                        }
                    }
                    Err(SubmitError::Refused { why, .. }) => {
                        *refusals.entry(name(why)).or_insert(0) += 1;
                    }
                    Err(_) => conflicts += 1,
                }
            })
            .await;
            let sections = journal.event().sections.iter();
            rounds = sections
                .map(|section| section.rounds.len())
                .max()
                .unwrap_or(0)
                .max(rounds);
        });
    }
    println!("{accepted} of {all} accepted, {conflicts} conflicts, up to {rounds} rounds");
    println!("{kinds:#?}\n{refusals:#?}");
    assert!(accepted * 2 > all, "{accepted} of {all} accepted");
    assert!(conflicts > 10, "{conflicts} conflicts");
    assert!(rounds > 4, "{rounds} rounds");
    // All but the creation, and what is withheld from others: no command asks for that. Sections that merge or
    // are divided, play-offs, the acceleration of teams, the screens of the hall and players who check themselves in have tests of their own.
    assert_eq!(kinds.len(), 64, "{kinds:#?}");
    assert!(refusals.len() > 40, "{refusals:#?}");
}

/// The name of a variant.
fn name(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    text.split(|letter: char| !letter.is_alphanumeric())
        .next()
        .unwrap()
        .to_owned()
}
