//! An inspection, a complaint, an appeal and its decision, as the chief arbiter writes them down.

use crate::harness::Stage;

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
    arbiter.click("Record of an appeal").await;
    arbiter.sees("Signatures of the committee").await;
    arbiter.audit().await;
    assert_eq!(arbiter.complaints().await, [""; 0]);
}
