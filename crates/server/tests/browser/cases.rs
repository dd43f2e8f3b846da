//! Cases at the desk: what the event remembers; an inspection, a complaint, an appeal and its decision.

use crate::harness::{Stage, Visitor};

const DESK: &str = "/desk/rookery-open/open";

#[tokio::test]
async fn a_complaint_an_inspection_and_an_appeal() {
    let Some((stage, _)) = Stage::demo().await else {
        return;
    };
    let arbiter = stage.arbiter().await;
    arbiter.open(&format!("{DESK}/incidents")).await;
    arbiter.click("Fair play").await;
    arbiter.is_at(&format!("{DESK}/fairplay")).await;
    let complaint = [
        ("Name, if not a player", "Somebody Watching"),
        (
            "What happened",
            "A player leaves the board before every move",
        ),
        ("Evidence", "Noted by two arbiters"),
    ];
    arbiter.fill(&complaint).await;
    arbiter
        .click_at("#new-complaint select[name=accused] option:nth-child(2)")
        .await;
    arbiter
        .click("Knows that a manifestly unfounded complaint can be penalised")
        .await;
    arbiter.click("Signed").await;
    arbiter.click("File the complaint").await;
    arbiter.sees("The complaint is noted.").await;
    arbiter
        .fill(&[
            ("Inspector", "Berta Frost"),
            ("With what", "metal detector"),
            ("What was found", "nothing"),
        ])
        .await;
    arbiter
        .click_at("#new-inspection select[name=player] option:nth-child(2)")
        .await;
    arbiter.click("Write the inspection down").await;
    arbiter.sees("The inspection is noted.").await;
    arbiter
        .sees("A witness of the same gender is missing.")
        .await;
    arbiter.pictures("cases-fairplay").await;
    arbiter.audit().await;

    arbiter.open(&format!("{DESK}/appeals")).await;
    let appeal = [
        ("Who appeals", "Somebody Playing"),
        (
            "The decision in words, if no incident says it",
            "the game is drawn",
        ),
        ("Grounds", "it was mate"),
        ("Minutes since the decision", "10"),
        ("Fee paid", "none"),
    ];
    arbiter.fill(&appeal).await;
    arbiter.click("File the appeal").await;
    arbiter.sees("The appeal is noted.").await;
    let decision = [
        ("Votes for the appeal", "2"),
        ("Votes against", "1"),
        ("Reasons, and what follows", "It was mate."),
    ];
    arbiter.fill(&decision).await;
    arbiter.click("Save the decision").await;
    arbiter.sees("The decision is noted.").await;
    arbiter.sees("2 for, 1 against").await;
    arbiter.pictures("cases-appeal").await;
    arbiter.audit().await;
    let path = arbiter.path().await;
    let appeal = path.rsplit('/').next().unwrap_or_default().to_owned();
    let record = format!("{DESK}/papers/appeal?appeal={appeal}");
    arbiter.open(&record).await;
    arbiter.sees("Signatures of the committee").await;
    arbiter.audit().await;
    assert_eq!(arbiter.complaints().await, [""; 0]);
}

/// Finds an incident by a word and answers its questions.
async fn rule(arbiter: &Visitor, board: u32, word: &str, kind: &str, answers: &[&str]) {
    let path = format!("{DESK}/incidents/ruling?round=6&board={board}");
    arbiter.open(&path).await;
    arbiter.fill(&[("What happened?", word)]).await;
    arbiter.click("Find").await;
    arbiter.click_at(&format!("button[value={kind}]")).await;
    for answer in answers {
        arbiter
            .click_at(&format!(".choices button[value={answer}]"))
            .await;
    }
}

#[tokio::test]
async fn the_second_illegal_move_loses_and_a_phone_too() {
    let Some((stage, _)) = Stage::demo().await else {
        return;
    };
    let (first, second) = (stage.arbiter().await, stage.arbiter().await);
    rule(&first, 2, "illegal", "illegal-move", &["black", "true"]).await;
    first.sees("2:00").await;
    first.pictures("cases-first-illegal-move").await;
    first.audit().await;
    first.click("Apply the ruling").await;
    first.sees("The ruling is in force").await;

    // Nobody tells the other arbiter that it is the second one.
    let answers = ["black", "true", "true"];
    rule(&second, 2, "illegal", "illegal-move", &answers).await;
    second.sees("in this game illegal moves: 1").await;
    second.sees("illegal move number 2").await;
    second.pictures("cases-second-illegal-move").await;
    second.click("Apply the ruling").await;
    second.sees("The ruling is in force").await;
    second.open(&format!("{DESK}/results/6/board/2")).await;
    second.sees("1–0").await;

    rule(&first, 5, "phone", "device", &["white", "on-person"]).await;
    first.sees("White loses and Black wins").await;
    first.click("Apply the ruling").await;
    first.sees("The ruling is in force").await;
    first.open(&format!("{DESK}/results/6/board/5")).await;
    first.sees("0–1").await;
    assert_eq!(first.complaints().await, [""; 0]);
    assert_eq!(second.complaints().await, [""; 0]);
}
