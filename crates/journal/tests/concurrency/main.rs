//! Several writers at once: of two who disagree exactly one wins, of two who do not both do, and
//! nothing is ever lost or written twice.

#[path = "../common/mod.rs"]
mod common;

mod a_new_file;

use std::future::poll_fn;
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use adoube_journal::*;
use adoube_tournament::*;
use common::places::{Place, on_stores};
use common::*;
use tokio::sync::Barrier;

on_stores! {
    everywhere:
        the_same_board,
        the_same_round,
        the_same_player,
        the_same_section,
        a_pairing_and_a_corrected_result,
        a_pairing_and_a_withdrawal,
        closing_a_round_and_correcting_a_result,
        an_undone_record,
        a_refreshed_writer_may_write,
        different_things_do_not_conflict,
        everybody_may_register,
        many_writers_lose_nothing,
        a_submission_dropped_half_way;
    databases:
        several_open_an_empty_database,
        a_submission_that_ran_out_of_time;
}

/// Two handles of their own on an event with 8 players and a first round without results.
async fn two_writers(place: &Place) -> [Journal; 2] {
    let journal = paired_event(place.open().await, 8, 5).await;
    let other = Journal::open(place.open().await, event_id()).await.unwrap();
    [journal, other]
}

/// Anna writes, then Berta, who has not seen it: she must be told what Anna did, and nothing of
/// hers is written. Then both at the same moment: one of them wins.
async fn conflict(
    place: &Place,
    before: Vec<Command>,
    anna: Vec<Command>,
    berta: Vec<Command>,
    told: &str,
) {
    let [mut first, mut second] = two_writers(place).await;
    write(&mut first, before).await;
    second.refresh().await.unwrap();
    let seen = first.head();

    let submission = |who: &str, commands: &[Command]| stale(seen, who, commands.to_vec());
    let receipt = first.submit(submission("Anna", &anna)).await.unwrap();
    let lost = second.submit(submission("Berta", &berta)).await;
    let Err(SubmitError::Conflict(conflict)) = lost else {
        panic!("expected a conflict, found {lost:?}");
    };
    let expected = format!("somebody else has changed this since record {seen}: {told}");
    let number = |text: &str| text.replace("{n}", &seen.next().to_string());
    assert_eq!(told_of(&conflict, None), number(&expected));
    assert_eq!(conflict.seen, seen);
    assert!(
        conflict
            .changed
            .iter()
            .all(|record| receipt.records.contains(record))
    );
    assert_eq!(first.event(), second.event());
    assert_agrees(&second, place.open().await.as_ref()).await;
    at_the_same_moment(place, seen, &anna, &berta).await;
}

/// From the record both have seen, the two submit at once, again and again.
async fn at_the_same_moment(place: &Place, seen: Seq, anna: &[Command], berta: &[Command]) {
    let store = place.open().await;
    let mut records = kept(store.as_ref(), &event_id()).await;
    records.truncate(seen.0 as usize);
    for attempt in 0..if long_tests() { 100 } else { 8 } {
        let id: EventId = format!("attempt-{attempt}").parse().unwrap();
        let journal = Journal::import(Arc::clone(&store), id.clone(), records.clone()).await;
        let other = Journal::open(place.open().await, id.clone()).await;
        let barrier = Arc::new(Barrier::new(2));
        let writers = [
            (journal.unwrap(), "Anna", anna),
            (other.unwrap(), "Berta", berta),
        ];
        let tasks = writers.map(|(mut journal, who, commands)| {
            let (barrier, submission) = (Arc::clone(&barrier), stale(seen, who, commands.to_vec()));
            tokio::spawn(async move {
                barrier.wait().await;
                let outcome = journal.submit(submission).await;
                journal.refresh().await.unwrap();
                (outcome, journal)
            })
        });
        let [first, second] = tasks;
        let ((one, first), (other, second)) = (first.await.unwrap(), second.await.unwrap());
        let (won, lost) = if one.is_ok() {
            (one, other)
        } else {
            (other, one)
        };
        let records = won.unwrap().records;
        match lost {
            Err(SubmitError::Conflict(conflict)) => {
                assert!(
                    conflict
                        .changed
                        .iter()
                        .all(|record| records.contains(record))
                );
            }
            other => panic!("expected a conflict, found {other:?}"),
        }
        assert_eq!(first.records(), second.records());
        assert_eq!(first.event(), second.event());
        assert_eq!(first.head(), records.last().unwrap().seq);
        assert_agrees(&first, store.as_ref()).await;
    }
}

fn edit_player(entrant: u32, name: &str) -> Command {
    Command::EditPlayer(PlayerEdited {
        section: open(),
        entrant: EntrantId(entrant),
        player: Player::named(name),
    })
}

/// Results on all four boards of round 1, and its end.
fn first_round_played() -> Vec<Command> {
    let mut commands: Vec<Command> = (1..=4)
        .map(|board| enter(&open(), 1, board, "1-0"))
        .collect();
    commands.push(close(&open(), 1));
    commands
}

async fn the_same_board(place: Place) {
    let told = "record {n} by Anna: open: round 1 board 2, entrant 3 – entrant 4: 1-0";
    let (anna, berta) = (enter(&open(), 1, 2, "1-0"), enter(&open(), 1, 2, "0-1"));
    conflict(&place, Vec::new(), vec![anna], vec![berta], told).await;
}

async fn the_same_round(place: Place) {
    let told = "record {n} by Anna: open: round 2 paired by hand: 4 boards";
    let pair = vec![pair_in_order(&open(), 2, 8)];
    conflict(&place, first_round_played(), pair.clone(), pair, told).await;
}

async fn the_same_player(place: Place) {
    let told = "record {n} by Anna: open: data of Morphy, Paul edited";
    let (anna, berta) = (
        edit_player(3, "Morphy, Paul"),
        edit_player(3, "Murphy, Paul"),
    );
    conflict(&place, Vec::new(), vec![anna], vec![berta], told).await;
}

async fn the_same_section(place: Place) {
    let told = "record {n} by Anna: women: section \"Women\" added, Swiss in 5 rounds";
    let add = |name| {
        Command::AddSection(SectionAdded {
            section: section_id("women"),
            settings: SectionSettings::swiss(name, 5),
        })
    };
    conflict(
        &place,
        Vec::new(),
        vec![add("Women")],
        vec![add("Ladies")],
        told,
    )
    .await;
}

/// Berta's pairing was made from results that are no longer true.
async fn a_pairing_and_a_corrected_result(place: Place) {
    let [mut first, mut second] = two_writers(&place).await;
    write(&mut first, first_round_played()).await;
    second.refresh().await.unwrap();
    let seen = second.head();
    let correction = vec![
        reopen(&open(), 1),
        correct(&open(), 1, 3, "½-½"),
        close(&open(), 1),
    ];
    write(&mut first, correction).await;
    let pairing = stale(seen, "Berta", vec![pair_in_order(&open(), 2, 8)]);
    let lost = second.submit(pairing.clone()).await;
    let message = told_of(&lost.unwrap_err(), None);
    let (one, two, three) = (seen.next(), seen.next().next(), seen.next().next().next());
    let expected = format!(
        "somebody else has changed this since record {seen}: \
         record {one} by Anna Arbiter: open: round 1 reopened; \
         record {two} by Anna Arbiter: open: round 1 board 3, entrant 5 – entrant 6: corrected from 1-0 to ½-½; \
         record {three} by Anna Arbiter: open: round 1 closed"
    );
    assert_eq!(message, expected);
    assert_eq!(second.head(), three);
    // Having seen it, Berta may pair.
    let pairing = Submission {
        seen: second.head(),
        ..pairing
    };
    second.submit(pairing).await.unwrap();
    // A correction that comes after the pairing is one that the pairing could not know of.
    let late = vec![reopen(&open(), 1), correct(&open(), 1, 3, "0-1")];
    first.submit(stale(three, "Anna", late)).await.unwrap();
    assert_agrees(&first, place.open().await.as_ref()).await;
}

async fn a_pairing_and_a_withdrawal(place: Place) {
    let told = "record {n} by Anna: open: entrant 8 withdrawn from round 2";
    let withdraw = Command::Withdraw(Withdraw {
        section: open(),
        entrant: EntrantId(8),
        from: None,
    });
    let [mut first, mut second] = two_writers(&place).await;
    write(&mut first, first_round_played()).await;
    second.refresh().await.unwrap();
    let seen = second.head();
    first
        .submit(stale(seen, "Anna", vec![withdraw]))
        .await
        .unwrap();
    let pairing = stale(seen, "Berta", vec![pair_in_order(&open(), 2, 8)]);
    let message = told_of(&second.submit(pairing).await.unwrap_err(), None);
    assert!(
        message.ends_with(&told.replace("{n}", &seen.next().to_string())),
        "{message}"
    );
}

async fn closing_a_round_and_correcting_a_result(place: Place) {
    let told = "record {n} by Anna: open: round 1 board 1, entrant 1 – entrant 2: corrected from 1-0 to 0-1";
    let mut before = first_round_played();
    before.pop();
    let (anna, berta) = (correct(&open(), 1, 1, "0-1"), close(&open(), 1));
    conflict(&place, before, vec![anna], vec![berta], told).await;
}

/// An undo counts as what it undoes.
async fn an_undone_record(place: Place) {
    let [mut first, mut second] = two_writers(&place).await;
    let result = write(
        &mut first,
        vec![enter(&open(), 1, 1, "1-0"), enter(&open(), 1, 2, "1-0")],
    )
    .await;
    second.refresh().await.unwrap();
    let (seen, undone) = (result.head, result.records[0].seq);
    first
        .submit(stale(
            seen,
            "Anna",
            vec![Command::Undo(Undone { seq: undone })],
        ))
        .await
        .unwrap();
    let lost = second
        .submit(stale(seen, "Berta", vec![correct(&open(), 1, 2, "0-1")]))
        .await;
    assert!(lost.is_ok(), "another board: {lost:?}");
    let lost = second
        .submit(stale(seen, "Berta", vec![enter(&open(), 1, 1, "0-1")]))
        .await;
    let expected = format!(
        "somebody else has changed this since record {seen}: record {} by Anna: record {undone} undone",
        seen.next()
    );
    assert_eq!(told_of(&lost.unwrap_err(), None), expected);
    // And an undo meets what was changed in the meantime.
    let lost = second
        .submit(stale(
            seen,
            "Berta",
            vec![Command::Undo(Undone {
                seq: result.records[1].seq,
            })],
        ))
        .await;
    assert!(matches!(lost, Err(SubmitError::Conflict(_))), "{lost:?}");
}

async fn a_refreshed_writer_may_write(place: Place) {
    let [mut first, mut second] = two_writers(&place).await;
    write(&mut first, vec![enter(&open(), 1, 1, "1-0")]).await;
    second.refresh().await.unwrap();
    write(&mut second, vec![correct(&open(), 1, 1, "0-1")]).await;
    // The handle need not be refreshed if the writer saw the record somewhere else.
    let seen = second.head();
    assert!(first.head() < seen);
    first
        .submit(stale(seen, "Anna", vec![correct(&open(), 1, 1, "½-½")]))
        .await
        .unwrap();
    assert_agrees(&first, place.open().await.as_ref()).await;
}

async fn different_things_do_not_conflict(place: Place) {
    let [mut first, mut second] = two_writers(&place).await;
    let seen = first.head();
    let note = Command::Note(Noted {
        subject: Subject::Section { section: open() },
        text: "Fire drill".to_owned(),
    });
    let turns: [(Command, Command); 4] = [
        (enter(&open(), 1, 1, "1-0"), enter(&open(), 1, 2, "0-1")),
        (
            edit_player(1, "Morphy, Paul"),
            edit_player(2, "Anderssen, Adolf"),
        ),
        (
            enter(&open(), 1, 3, "½-½"),
            edit_player(5, "Staunton, Howard"),
        ),
        (note.clone(), note),
    ];
    for (anna, berta) in turns {
        first.submit(stale(seen, "Anna", vec![anna])).await.unwrap();
        second
            .submit(stale(seen, "Berta", vec![berta]))
            .await
            .unwrap();
    }
    first.refresh().await.unwrap();
    assert_eq!(first.head(), Seq(seen.0 + 8));
    assert_eq!(first.event(), second.event());
    assert_agrees(&first, place.open().await.as_ref()).await;
}

/// Who enters a player gets an id that nobody else has got, however late they come.
async fn everybody_may_register(place: Place) {
    let [mut first, mut second] = two_writers(&place).await;
    let seen = first.head();
    for turn in 0..3 {
        let name = format!("Late, Entry {turn}");
        first
            .submit(stale(seen, "Anna", vec![register(&open(), &name)]))
            .await
            .unwrap();
        second
            .submit(stale(seen, "Berta", vec![register(&open(), &name)]))
            .await
            .unwrap();
    }
    first.refresh().await.unwrap();
    let entrants = &first.event().sections[0].draft.entrants;
    let ids: Vec<u32> = entrants.iter().map(|entrant| entrant.id.0).collect();
    assert_eq!(ids, (1..=14).collect::<Vec<_>>());
}

/// Every writer has a handle of their own and never looks at the journal before writing.
async fn many_writers_lose_nothing(place: Place) {
    const WRITERS: u32 = 6;
    const RESULTS: u32 = 10;
    let journal = paired_event(place.open().await, 2 * WRITERS * RESULTS, 1).await;
    let seen = journal.head();
    let barrier = Arc::new(Barrier::new(WRITERS as usize));
    let mut tasks = Vec::new();
    for writer in 0..WRITERS {
        let mut journal = Journal::open(place.open().await, event_id()).await.unwrap();
        let barrier = Arc::clone(&barrier);
        tasks.push(tokio::spawn(async move {
            barrier.wait().await;
            for turn in 0..RESULTS {
                let board = turn * WRITERS + writer + 1;
                let who = format!("Writer {writer}");
                let submission = stale(seen, &who, vec![enter(&open(), 1, board, "1-0")]);
                journal.submit(submission).await.unwrap();
            }
        }));
    }
    for task in tasks {
        task.await.unwrap();
    }
    let store = place.open().await;
    let records = kept(store.as_ref(), &event_id()).await;
    let numbers: Vec<u64> = records.iter().map(|record| record.seq.0).collect();
    assert_eq!(
        numbers,
        (1..=seen.0 + u64::from(WRITERS * RESULTS)).collect::<Vec<_>>()
    );
    let event = fold(&records).unwrap();
    let games = &event.sections[0].draft.rounds[0].games;
    assert_eq!(games.len() as u32, WRITERS * RESULTS);
    assert!(
        games
            .iter()
            .all(|game| game.results.reported == GameResult::WHITE_WINS)
    );
    let by = |who: &str| {
        records
            .iter()
            .filter(|record| record.author.as_str() == who)
            .count() as u32
    };
    assert!((0..WRITERS).all(|writer| by(&format!("Writer {writer}")) == RESULTS));
}

/// The tables are made by whoever comes first.
async fn several_open_an_empty_database(place: Place) {
    let opened = futures::future::join_all((0..6).map(|_| place.try_open())).await;
    for store in opened {
        assert_eq!(store.unwrap().events().await.unwrap(), []);
    }
}

/// Polls a future so many times at most, then drops it.
async fn polled<F: Future>(times: usize, future: F) -> Option<F::Output> {
    let mut future = pin!(future);
    let mut polls = 0;
    poll_fn(|context| {
        if polls == times {
            return Poll::Ready(None);
        }
        polls += 1;
        future.as_mut().poll(context).map(Some)
    })
    .await
}

/// What the handle holds is a beginning of what the store holds (something may still be on its
/// way there), and the state is its fold.
async fn is_a_beginning(journal: &Journal, store: &dyn Store) {
    let stored = kept(store, journal.id()).await;
    assert_eq!(journal.records(), &stored[..journal.records().len()]);
    assert_eq!(&fold(journal.records()).unwrap(), journal.event());
}

/// A submission is dropped at each point where it waits; the next one finds everything in order.
async fn a_submission_dropped_half_way(place: Place) {
    let store = place.open().await;
    let turns = if long_tests() { 60 } else { 24 };
    let mut journal = paired_event(Arc::clone(&store), 28 * turns, 1).await;
    let mut other = Journal::open(place.open().await, event_id()).await.unwrap();
    let mut board = 0;
    let mut next = || {
        board += 1;
        enter(&open(), 1, board, "1-0")
    };
    let mut finished = 0;
    for times in (0..12).cycle().take(turns as usize) {
        // One record, several in a transaction, and behind another writer.
        for (commands, behind) in [(1, false), (3, false), (1, true), (3, true)] {
            if behind {
                let seen = journal.head();
                other
                    .submit(stale(seen, "Berta", vec![next()]))
                    .await
                    .unwrap();
            }
            let commands: Vec<Command> = (0..commands).map(|_| next()).collect();
            let dropped = submission(&journal, "Anna", commands);
            let outcome = polled(times, journal.submit(dropped)).await;
            finished += usize::from(outcome.is_some_and(|outcome| outcome.is_ok()));
            if times % 2 == 0 {
                journal.refresh().await.unwrap();
                is_a_beginning(&journal, store.as_ref()).await;
            }
            let seen = journal.head();
            journal
                .submit(stale(seen, "Anna", vec![next()]))
                .await
                .unwrap();
            is_a_beginning(&journal, store.as_ref()).await;
        }
    }
    journal.refresh().await.unwrap();
    other.refresh().await.unwrap();
    assert_eq!(journal.event(), other.event());
    assert_agrees(&journal, store.as_ref()).await;
    assert!(finished > 0, "none of the submissions had enough time");
}

/// The same by the clock.
async fn a_submission_that_ran_out_of_time(place: Place) {
    let store = place.open().await;
    let mut journal = paired_event(Arc::clone(&store), 240, 1).await;
    let mut boards = 1..=120;
    for turn in 0..40 {
        let commands: Vec<Command> = (boards.by_ref().take(1 + turn % 2))
            .map(|board| enter(&open(), 1, board, "0-1"))
            .collect();
        let dropped = submission(&journal, "Anna", commands);
        let time = Duration::from_millis(turn as u64 % 4);
        let _ = tokio::time::timeout(time, journal.submit(dropped)).await;
        if turn % 2 == 0 {
            journal.refresh().await.unwrap();
        }
        let seen = journal.head();
        let board = boards.next().unwrap();
        journal
            .submit(stale(seen, "Anna", vec![enter(&open(), 1, board, "1-0")]))
            .await
            .unwrap();
        is_a_beginning(&journal, store.as_ref()).await;
    }
    journal.refresh().await.unwrap();
    assert_agrees(&journal, store.as_ref()).await;
}
