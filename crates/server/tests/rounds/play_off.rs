//! Play-offs at the desk.

use adoube_journal::Format;

use super::*;

/// A level match of a knockout is played off, and the winner goes on.
#[tokio::test]
async fn a_level_match_leads_to_its_play_off() {
    let hall = Hall::new(SectionSettings {
        format: Format::Knockout,
        ..SectionSettings::swiss("Cup", 3)
    })
    .await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    let rounds = format!("{OPEN}/rounds");
    hall.done(&chief, &format!("{rounds}/numbers"), "by=rating")
        .await;
    hall.done(&chief, &format!("{rounds}/pair"), "round=1")
        .await;
    // Five players: one match in the first round.
    let drawn = "board=1&result=%C2%BD-%C2%BD&was=*";
    let entry = format!("{OPEN}/results/1/entry");
    let entered = hall.post(&chief, &entry, drawn).await;
    assert_eq!(entered.status, StatusCode::OK);
    let page = hall.page(&chief, &rounds).await;
    assert!(text(&page).contains("Level in the match at board 1"));
    assert!(page.contains("/rounds/play-off?board=1"), "{page}");
    let play_off = format!("{rounds}/play-off?board=1&seed=7");
    let begun = text(&hall.page(&chief, &play_off).await);
    assert!(begun.contains("rapid"), "{begun}");
    let all_drawn = "&results=%C2%BD-%C2%BD+%C2%BD-%C2%BD+%C2%BD-%C2%BD&next1=%C2%BD-%C2%BD";
    let last = text(&hall.page(&chief, &format!("{play_off}{all_drawn}")).await);
    assert!(last.contains("A draw is enough for Black"), "{last}");
    let won = "board=1&seed=7&results=1-0+%C2%BD-%C2%BD";
    let page = hall.page(&chief, &format!("{rounds}/play-off?{won}")).await;
    assert!(page.contains("Write down who goes on"), "{page}");
    hall.done(&chief, &format!("{rounds}/play-off"), won).await;
    let page = hall.page(&chief, &rounds).await;
    assert!(!text(&page).contains("Level in the match"));
    hall.done(&chief, &format!("{rounds}/pair"), "round=2")
        .await;
    assert_eq!(hall.reported(1).await, [GameResult::DRAW]);
    let none = hall.get(&chief, &play_off).await;
    assert_eq!(none.status, StatusCode::NOT_FOUND);
}
