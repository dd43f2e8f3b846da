//! What only a section by the rules of US Chess offers.

use super::*;

fn us() -> SectionSettings {
    SectionSettings {
        rules: Some("us-2025".to_owned()),
        ..settings()
    }
}

/// 29H: the next round is paired without a result that nobody reported.
#[tokio::test]
async fn a_result_that_nobody_reported_is_done_without() {
    let hall = Hall::new(us()).await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    let pair = format!("{OPEN}/rounds/pair");
    hall.done(&chief, &pair, "round=1").await;
    hall.done(&chief, &format!("{OPEN}/results/1"), "board-2=1&was-2=*")
        .await;
    let early = hall.post(&chief, &pair, "round=2").await;
    assert_eq!(early.status, StatusCode::UNPROCESSABLE_ENTITY);
    let board = |number: u32| format!("{OPEN}/results/1/board/{number}");
    let page = hall.page(&chief, &board(1)).await;
    for way in ["guess_winner", "win_and_draw", "both_win", "both_lose"] {
        assert!(page.contains(&format!("value=\"{way}\"")), "{way}");
    }
    assert!(text(&page).contains("29H5"), "{}", text(&page));
    let known = hall.page(&chief, &board(2)).await;
    assert!(!known.contains("/unreported\""));
    let refused = hall
        .post(&chief, &format!("{}/unreported", board(2)), "way=both_win")
        .await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        text(&refused.body).contains("has a result"),
        "{}",
        refused.body
    );
    let helper = hall.enter("helper", Some(Role::ResultsOnly), &[]).await;
    let way = (format!("{}/unreported", board(1)), "way=guess_winner");
    let forbidden = hall.post(&helper, &way.0, way.1).await;
    assert_eq!(forbidden.status, StatusCode::FORBIDDEN);
    hall.done(&chief, &way.0, way.1).await;
    hall.done(&chief, &pair, "round=2").await;
    assert_eq!(
        hall.reported(1).await,
        [GameResult::PENDING, GameResult::WHITE_WINS]
    );
}

/// 29G1: the opponent of who leaves before the round is laddered down.
#[tokio::test]
async fn a_round_is_repaired_by_laddering_down() {
    let hall = Hall::new(us()).await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    let pair = format!("{OPEN}/rounds/pair");
    hall.done(&chief, &pair, "round=1").await;
    let url = format!("{OPEN}/rounds/1/change");
    let page = hall.page(&chief, &url).await;
    assert!(page.contains("value=\"ladder\""));
    let page = hall
        .page(&chief, &format!("{url}?steps=&do=ladder&one=1"))
        .await;
    assert!(page.contains("value=\"ladder_1\""), "{}", text(&page));
    let seen = page.split("name=\"seen\" value=\"").nth(1).unwrap();
    let seen = seen.split('"').next().unwrap();
    let body = format!("steps=ladder_1&seen={seen}&reason=ill");
    hall.done(&chief, &url, &body).await;
    let round = text(&hall.page(&chief, &format!("{OPEN}/rounds/1")).await);
    assert!(round.contains("zero-point bye"), "{round}");
    // Who is not on a board cannot leave one.
    let page = hall
        .page(&chief, &format!("{url}?steps=&do=ladder&one=1"))
        .await;
    assert!(text(&page).contains("has no opponent"), "{}", text(&page));
    let fide = Hall::new(settings()).await;
    let chief = fide.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    fide.done(&chief, &pair, "round=1").await;
    let page = fide.page(&chief, &url).await;
    assert!(!page.contains("value=\"ladder\""));
}
