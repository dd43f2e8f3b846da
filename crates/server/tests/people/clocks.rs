//! A clock that jumps: nobody gets in by it, nobody is shut out for longer than it is wrong, and the journal
//! goes by its numbers.

use adoube_journal::{Command, Journal, Noted, Seq, Subject, Submission, verify};
use adoube_server::auth::Role;
use jiff::{SignedDuration, Timestamp};

use crate::client::*;

fn days(from: Timestamp, days: i64) -> Timestamp {
    from.checked_add(SignedDuration::from_hours(24 * days))
        .unwrap()
}

#[tokio::test]
async fn sessions_survive_a_clock_that_jumps_and_comes_back() {
    let (app, _) = club().await;
    let id = account(&app, "ada").await;
    let now = Timestamp::now();
    let secret = app.people.open_session(id, now).await.unwrap();
    let open = async |at| app.people.session(&secret, at).await.unwrap().is_some();
    assert!(open(days(now, -400)).await, "back");
    assert!(!open(days(now, 15)).await, "far ahead it is over");
    assert!(open(now).await, "and goes on when the clock is right again");
    assert!(!open(days(now, 400)).await);
}

#[tokio::test]
async fn a_code_that_was_used_does_not_come_back_with_the_clock() {
    let (app, _) = club().await;
    let id = account(&app, "ada").await;
    let secret = app.people.begin_second_factor(id).await.unwrap();
    let now: Timestamp = "2026-11-01T09:00:00Z".parse().unwrap();
    let minutes = |minutes| now.checked_add(SignedDuration::from_mins(minutes)).unwrap();
    let code = secret.code(now);
    let confirmed = app.people.confirm_second_factor(id, &code, now);
    confirmed.await.unwrap();
    let proves = async |code: Timestamp, at: Timestamp| {
        app.people.prove(id, &secret.code(code), at).await.unwrap()
    };
    assert!(!proves(now, now).await, "it was used to confirm");
    assert!(proves(minutes(5), minutes(5)).await);
    // The clock goes back, and the code of then is shown again.
    assert!(!proves(minutes(5), minutes(5)).await);
    assert!(!proves(now, now).await);
    assert!(!proves(minutes(3), minutes(3)).await);
    assert!(
        !proves(minutes(60), minutes(5)).await,
        "a code of another hour"
    );
    assert!(
        proves(minutes(6), minutes(6)).await,
        "it goes on where it was"
    );
}

#[tokio::test]
async fn an_invitation_is_over_only_while_the_clock_says_so() {
    let (app, _) = club().await;
    let invitation = adoube_server::auth::Invitation {
        event: event_id(),
        role: Role::Viewer,
        sectors: Vec::new(),
        author: "Ada".to_owned(),
    };
    let now = Timestamp::now();
    let secret = app.people.invite(&invitation, now).await.unwrap();
    for (at, there) in [(-400, true), (8, false), (0, true)] {
        let found = app.people.invitation(&secret, days(now, at)).await.unwrap();
        assert_eq!(found.is_some(), there, "{at}");
    }
}

#[tokio::test]
async fn the_journal_goes_by_its_numbers_whatever_the_clock_says() {
    let (_, store) = club().await;
    let mut journal = Journal::open(store.clone(), event_id()).await.unwrap();
    for at in [
        "2027-01-01T00:00:00Z",
        "1999-01-01T00:00:00Z",
        "2026-11-01T09:00:00Z",
    ] {
        let note = Command::Note(Noted {
            subject: Subject::Event {},
            text: at.to_owned(),
        });
        let author = "Ada".parse().unwrap();
        let written = Submission::new(author, at.parse().unwrap(), vec![note]);
        journal.submit(written).await.unwrap();
    }
    let again = Journal::open(store.clone(), event_id()).await.unwrap();
    let told = again.records().iter().map(|record| record.seq);
    assert_eq!(told.collect::<Vec<_>>(), [1, 2, 3, 4].map(Seq));
    assert_eq!(verify(&*store, &event_id()).await.unwrap().faults, []);
}
