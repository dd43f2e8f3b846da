//! Whole tournaments from report files, by page and by interface.

use axum::http::{Method, StatusCode};
use serde_json::Value;

use crate::common::text;
use crate::desk::*;

const SEND: &str = "/desk/club/import-report";

/// Four players after one round.
fn report(rounds: [&str; 4]) -> String {
    let mut text = "012 Cup\n042 2026/11/02\n142 3\n152 W\n192 FIDE_DUTCH_2026\n".to_owned();
    for (place, round) in rounds.iter().enumerate() {
        let (number, rating) = (place + 1, 2600 - 100 * place);
        let points = if round.ends_with('1') { "1.0" } else { "0.0" };
        text += &format!(
            "001 {number:>4}      Player {number:<26} {rating:>4}                            {points:>4} {number:>4}{round}\n"
        );
    }
    text
}

const BY_THE_RULES: [&str; 4] = ["     3 w 1", "     4 b 0", "     1 b 0", "     2 w 1"];
const OTHERWISE: [&str; 4] = ["     2 w 1", "     1 b 0", "     4 w 1", "     3 b 0"];

#[tokio::test]
async fn a_tournament_is_looked_at_before_it_is_a_section() {
    let desk = desk().await;
    let head = desk.journal().await.head();
    desk.page(SEND).await;
    let answer = desk
        .send(SEND, "cup.trf", report(OTHERWISE).as_bytes())
        .await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.error());
    let preview = answer.location().to_owned();
    let shown = text(&desk.page(&preview).await);
    for says in [
        "TRF26",
        "dutch-2026",
        "4 players, 1 of 3 rounds",
        "1-3 4-2 =&#62; 1-2 3-4",
    ] {
        assert!(shown.contains(says), "{says}: {shown}");
    }
    assert_eq!(
        desk.journal().await.head(),
        head,
        "nothing is written by looking"
    );
    // Rounds that break the rules need a reason.
    let refused = desk.post(&preview, &[("name", "Cup")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let said = [("name", "Cup"), ("reason", "as it was played")];
    let answer = desk.does(&preview, &said).await;
    assert_eq!(answer.location(), "/desk/club/cup/entries");
    let journal = desk.journal().await;
    assert_eq!(journal.head().0, head.0 + 1, "one record");
    let section = journal.event().section(&"cup".parse().unwrap()).unwrap();
    assert_eq!(section.draft.rounds.len(), 1);
    assert_eq!(section.imported.as_ref().unwrap().deviations.len(), 1);
    // It can be taken back.
    desk.does("/desk/club/undo", &[("seq", &journal.head().0.to_string())])
        .await;
    assert_eq!(desk.journal().await.event().sections.len(), 1);
}

#[tokio::test]
async fn a_faulty_file_is_sent_back_with_its_faults() {
    let desk = desk().await;
    let faulty = report(["     9 w 1", "", "", ""]);
    let answer = desk.send(SEND, "cup.trf", faulty.as_bytes()).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        answer.error().contains("line 6, column 95"),
        "{}",
        answer.error()
    );
}

#[tokio::test]
async fn a_tournament_through_the_interface() {
    let desk = desk().await;
    let path = "/api/v1/events/club/import";
    let ask = |path: String, body: String| {
        let desk = &desk;
        async move {
            let answer = desk.ask(Method::POST, &path, "text/plain", body.into_bytes());
            let answer = answer.await;
            let told: Value = serde_json::from_str(&answer.body).unwrap();
            (answer.status, told)
        }
    };
    let head = desk.journal().await.head();
    let (status, told) = ask(format!("{path}?dry_run=yes&name=Cup"), report(OTHERWISE)).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    assert_eq!(told["findings"][0]["severity"], "breach");
    assert_eq!(told["head"], Value::Null);
    let (status, told) = ask(path.to_owned(), report(OTHERWISE)).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{told}");
    assert_eq!(desk.journal().await.head(), head);
    let (status, told) = ask(
        format!("{path}?name=Cup&file=cup.trf"),
        report(BY_THE_RULES),
    )
    .await;
    assert_eq!(status, StatusCode::OK, "{told}");
    assert_eq!(told["section"], "cup");
    assert_eq!(told["head"], head.0 + 1);
    let (status, _) = ask(path.to_owned(), report(["     9 w 1", "", "", ""])).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}
