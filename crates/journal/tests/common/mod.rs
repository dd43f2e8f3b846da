//! What the tests share: short ways to write to a journal, stores to run on, and random sequences
//! of commands.

#![allow(unused)] // No test file uses all of it.

pub(crate) mod places;
pub(crate) mod postgres;
pub(crate) mod random;

use std::future::Future;
use std::sync::Arc;

use adoube_journal::*;
use adoube_tournament::*;
use adoube_words::{Language, Words};
use jiff::{SignedDuration, Timestamp};
use proptest::test_runner::Config;
use serde::Serialize;

/// What people are told of an error.
pub(crate) fn told(fact: &impl Serialize) -> String {
    Words::of(Language::english()).tell(fact)
}

/// What people are told of a change, or of several. With the event at hand players are named, without it numbered.
pub(crate) fn told_of(fact: &impl Serialize, section: Option<&Section>) -> String {
    let names = |kind: &str, id: u64| {
        let number = u32::try_from(id).unwrap();
        match kind {
            "EntrantId" => Some(section.map_or_else(
                || EntrantId(number).to_string(),
                |section| section.label(EntrantId(number)),
            )),
            "TeamId" => {
                let team = section.and_then(|section| section.team(TeamId(number)));
                Some(team.map_or_else(
                    || TeamId(number).to_string(),
                    |team| team.details.name.clone(),
                ))
            }
            _ => None,
        }
    };
    Words::of(Language::english()).tell_with(fact, &names)
}

/// A change in one line.
pub(crate) fn describe(change: &Change, event: Option<&Event>) -> String {
    let section = event.zip(change.section());
    told_of(
        change,
        section.and_then(|(event, section)| event.section(section)),
    )
}

/// How many cases of a property to try: few by default, many when `ADOUBE_LONG_TESTS` is set.
pub(crate) fn cases(usual: u32) -> Config {
    Config {
        cases: usual * if long_tests() { 20 } else { 1 },
        max_shrink_iters: 5_000,
        ..Config::default()
    }
}

pub(crate) fn long_tests() -> bool {
    std::env::var_os("ADOUBE_LONG_TESTS").is_some()
}

/// Runs a future to its end on this thread.
pub(crate) fn block_on<F: Future>(future: F) -> F::Output {
    let mut builder = tokio::runtime::Builder::new_current_thread();
    builder.enable_all().build().unwrap().block_on(future)
}

/// Runs a future to its end with helpers on other threads.
pub(crate) fn block_on_many_threads<F: Future>(future: F) -> F::Output {
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    let runtime = builder.worker_threads(4).enable_all().build();
    runtime.unwrap().block_on(future)
}

pub(crate) fn event_id() -> EventId {
    "club-2026".parse().unwrap()
}

pub(crate) fn section_id(name: &str) -> SectionId {
    name.parse().unwrap()
}

pub(crate) fn open() -> SectionId {
    section_id("open")
}

pub(crate) fn author(name: &str) -> Author {
    name.parse().unwrap()
}

/// A time that moves on with the journal.
pub(crate) fn time_after(head: Seq) -> Timestamp {
    let start: Timestamp = "2026-11-01T09:00:00Z".parse().unwrap();
    start + SignedDuration::from_secs(head.0 as i64)
}

pub(crate) fn single(board: u32) -> BoardNumber {
    BoardNumber::single(board)
}

pub(crate) fn result(text: &str) -> GameResult {
    text.parse().unwrap()
}

/// A submission by somebody who has seen everything.
pub(crate) fn submission(journal: &Journal, who: &str, commands: Vec<Command>) -> Submission {
    Submission {
        seen: journal.head(),
        author: author(who),
        reason: Some("as the arbiter decided".to_owned()),
        at: time_after(journal.head()),
        confirmed: Vec::new(),
        commands,
    }
}

/// A submission by somebody who looked at the journal some time ago.
pub(crate) fn stale(seen: Seq, who: &str, commands: Vec<Command>) -> Submission {
    Submission {
        seen,
        author: author(who),
        reason: Some("as the arbiter decided".to_owned()),
        at: time_after(seen),
        confirmed: Vec::new(),
        commands,
    }
}

/// Carries commands out; they must be accepted.
pub(crate) async fn write(journal: &mut Journal, commands: Vec<Command>) -> Receipt {
    let submission = submission(journal, "Anna Arbiter", commands);
    journal.submit(submission).await.unwrap()
}

/// Carries commands out; they must be refused.
pub(crate) async fn refused(journal: &mut Journal, commands: Vec<Command>) -> Refusal {
    let submission = submission(journal, "Anna Arbiter", commands);
    match journal.submit(submission).await {
        Err(SubmitError::Refused { why, .. }) => why,
        other => panic!("expected a refusal, found {other:?}"),
    }
}

pub(crate) async fn new_event(store: Arc<dyn Store>) -> Journal {
    let details = EventDetails::named("Club Championship");
    let (who, at) = (author("Anna Arbiter"), time_after(Seq::NONE));
    Journal::create(store, event_id(), details, who, at)
        .await
        .unwrap()
}

pub(crate) fn register(section: &SectionId, name: &str) -> Command {
    Command::Register(Register {
        section: section.clone(),
        player: Player::named(name),
    })
}

pub(crate) fn enter(section: &SectionId, round: u16, board: u32, text: &str) -> Command {
    Command::EnterResult(EnterResult {
        section: section.clone(),
        round: RoundNumber(round),
        board: single(board),
        result: result(text),
    })
}

pub(crate) fn correct(section: &SectionId, round: u16, board: u32, text: &str) -> Command {
    Command::CorrectResult(CorrectResult {
        section: section.clone(),
        round: RoundNumber(round),
        board: single(board),
        result: result(text),
    })
}

pub(crate) fn close(section: &SectionId, round: u16) -> Command {
    Command::CloseRound(RoundClosed {
        section: section.clone(),
        round: RoundNumber(round),
    })
}

pub(crate) fn reopen(section: &SectionId, round: u16) -> Command {
    Command::ReopenRound(RoundReopened {
        section: section.clone(),
        round: RoundNumber(round),
    })
}

/// Pairs 1–2, 3–4 and so on, turned by one place for each round.
pub(crate) fn pair_in_order(section: &SectionId, round: u16, players: u32) -> Command {
    let id = |place: u32| EntrantId((place + u32::from(round) - 1) % players + 1);
    let boards = (0..players / 2).map(|board| Pairing {
        board: single(board + 1),
        white: id(2 * board),
        black: id(2 * board + 1),
    });
    Command::PairRound(PairRound {
        section: section.clone(),
        round: RoundNumber(round),
        pairings: RoundPairings {
            boards: boards.collect(),
            ..RoundPairings::default()
        },
        made_by: Provenance::by_hand(),
    })
}

/// An even number of numbered players in the section `open`, round 1 paired and no result yet.
pub(crate) async fn paired_event(store: Arc<dyn Store>, players: u32, rounds: u16) -> Journal {
    let mut journal = new_event(store).await;
    let section = open();
    let mut commands = vec![Command::AddSection(SectionAdded {
        section: section.clone(),
        settings: SectionSettings::swiss("Open", rounds),
    })];
    commands.extend((1..=players).map(|n| register(&section, &format!("Player {n:03}"))));
    commands.push(Command::AssignNumbers(AssignNumbers {
        section: section.clone(),
        order: None,
    }));
    commands.push(pair_in_order(&section, 1, players));
    write(&mut journal, commands).await;
    journal
}

/// The records of an event that a store holds.
pub(crate) async fn kept(store: &dyn Store, event: &EventId) -> Vec<Record> {
    kept_after(store, event, Seq::NONE).await.unwrap()
}

/// The records of an event that a store holds after a given one.
pub(crate) async fn kept_after(
    store: &dyn Store,
    event: &EventId,
    after: Seq,
) -> Result<Vec<Record>, StoreError> {
    let stored = store.load(event, after).await?;
    stored
        .records
        .iter()
        .map(|kept| kept.record(event))
        .collect()
}

/// Makes an event in a store.
pub(crate) async fn put(
    store: &dyn Store,
    event: &EventId,
    name: &str,
    records: &[Record],
) -> Result<(), StoreError> {
    let stored = StoredEvent::of(event, name, records, None).unwrap();
    store.create(&[(event.clone(), stored)]).await
}

/// Appends records to whatever the store holds before the first of them.
pub(crate) async fn append(
    store: &dyn Store,
    event: &EventId,
    records: &[Record],
    renamed: Option<&str>,
) -> Result<Appended, StoreError> {
    let stored = store.load(event, Seq::NONE).await?.records;
    let place = records[0].seq.0.saturating_sub(2) as usize;
    let mut before: Digest = match stored.get(place) {
        Some(last) => last.digest.as_deref().unwrap().parse().unwrap(),
        None => Digest::NONE,
    };
    let start = before.to_string();
    let mut new = Vec::new();
    for record in records {
        let record = StoredRecord::after(before, record).unwrap();
        before = record.digest.as_deref().unwrap().parse().unwrap();
        new.push(record);
    }
    store.append(event, &start, &new, renamed).await
}

/// Whether the handle and the store hold the same records, and the state is their fold.
pub(crate) async fn assert_agrees(journal: &Journal, store: &dyn Store) {
    let stored = kept(store, journal.id()).await;
    assert_eq!(journal.records(), stored);
    assert_eq!(fold(&stored).unwrap(), *journal.event());
    assert_eq!(journal.faults(), []);
    assert!(verify(store, journal.id()).await.unwrap().is_sound());
}
