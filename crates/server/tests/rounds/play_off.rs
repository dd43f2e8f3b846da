//! Play-offs at the desk.

use adoube_journal::{AddTeam, Format, Journal};
use adoube_tournament::{EntrantId, TeamDetails};

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
    // Nobody can be paired before that is decided, so nothing offers it.
    let pair = page.split("<button class=\"primary\"").nth(1).unwrap();
    assert!(pair.starts_with(" disabled>Pair round 2"), "{pair}");
    assert!(!text(&page).contains("See how it would be"), "{page}");
    let sheet = hall.page(&chief, &format!("{OPEN}/results")).await;
    let links = sheet.split("id=\"play-offs\"").nth(1).unwrap();
    let links = text(links.split("</p>").next().unwrap());
    assert!(links.contains("Play-off of board 1"), "{links}");
    // The colours that were drawn stay when the page is opened again.
    let without_seed = format!("{rounds}/play-off?board=1");
    let drawn = hall.page(&chief, &without_seed).await;
    assert_eq!(drawn, hall.page(&chief, &without_seed).await);
    let play_off = format!("{rounds}/play-off?board=1&seed=7");
    let begun = text(&hall.page(&chief, &play_off).await);
    assert!(begun.contains("rapid"), "{begun}");
    let all_drawn = "&results=%C2%BD-%C2%BD+%C2%BD-%C2%BD+%C2%BD-%C2%BD&next1=%C2%BD-%C2%BD";
    let last = text(&hall.page(&chief, &format!("{play_off}{all_drawn}")).await);
    assert!(last.contains("A draw is enough for Black"), "{last}");
    let won = "board=1&seed=7&results=1-0+%C2%BD-%C2%BD";
    let page = hall.page(&chief, &format!("{rounds}/play-off?{won}")).await;
    assert!(page.contains("Write down who won"), "{page}");
    hall.done(&chief, &format!("{rounds}/play-off"), won).await;
    let page = hall.page(&chief, &rounds).await;
    assert!(!text(&page).contains("Level in the match"));
    hall.done(&chief, &format!("{rounds}/pair"), "round=2")
        .await;
    assert_eq!(hall.reported(1).await, [GameResult::DRAW]);
    let none = hall.get(&chief, &play_off).await;
    assert_eq!(none.status, StatusCode::NOT_FOUND);
}

/// Teams are paired for a round of two matches, one of which is asked about; level in the end, they play off.
#[tokio::test]
async fn teams_are_told_why_and_play_off() {
    let mut settings = SectionSettings {
        format: Format::TeamSwiss,
        rules: Some("us-2025".to_owned()),
        ..SectionSettings::swiss("Teams", 1)
    };
    settings.team_scoring.boards = 1;
    let hall = Hall::new(settings).await;
    let mut journal = Journal::open(hall.store.clone(), "spring".parse().unwrap())
        .await
        .unwrap();
    let teams = ["Rooks", "Knights", "Bishops", "Pawns"]
        .into_iter()
        .zip(1..);
    let teams = teams.map(|(name, member)| {
        Command::AddTeam(AddTeam {
            section: section(),
            details: TeamDetails {
                name: name.to_owned(),
                captain: None,
                members: vec![EntrantId(member)],
            },
        })
    });
    write(&mut journal, teams.collect()).await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    let rounds = format!("{OPEN}/rounds");
    hall.done(&chief, &format!("{rounds}/numbers"), "by=rating")
        .await;
    hall.done(&chief, &format!("{rounds}/pair"), "round=1")
        .await;
    let why = hall.page(&chief, &format!("{rounds}/1/why?player=1")).await;
    let told = why.split("id=\"told\"").nth(1).unwrap();
    let told = text(told.split("</section>").next().unwrap());
    assert!(told.contains("3 other teams have the same score"), "{told}");
    assert!(told.contains("on board 1"), "{told}");
    let entry = format!("{OPEN}/results/1/entry");
    for board in ["1.1", "2.1"] {
        let drawn = format!("board={board}&result=%C2%BD-%C2%BD&was=*");
        let entered = hall.post(&chief, &entry, &drawn).await;
        assert_eq!(entered.status, StatusCode::OK, "{}", entered.body);
    }
    let page = hall.page(&chief, &rounds).await;
    assert!(text(&page).contains("Level for first place: "), "{page}");
    let play_off = format!("{rounds}/play-off");
    let page = hall.page(&chief, &format!("{play_off}?seed=7")).await;
    assert!(page.contains("It was decided otherwise"), "{page}");
    hall.done(&chief, &play_off, "board=&seed=7&winner=2").await;
    let page = hall.page(&chief, &rounds).await;
    assert!(!text(&page).contains("Level for first place"), "{page}");
    let standings = hall.page(&chief, &format!("{OPEN}/standings")).await;
    assert!(
        text(&standings).contains("Decided by a play-off: 1. "),
        "{standings}"
    );
}

/// More rounds were announced than the bracket has: that is said before anybody presses a button that is refused.
#[tokio::test]
async fn a_bracket_that_is_over_leads_to_the_end() {
    let hall = Hall::new(SectionSettings {
        format: Format::Knockout,
        ..SectionSettings::swiss("Cup", 4)
    })
    .await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    let rounds = format!("{OPEN}/rounds");
    for (round, boards) in [(1, 1), (2, 2), (3, 1)] {
        let before = hall.page(&chief, &rounds).await;
        assert!(!before.contains("#finish"), "{before}");
        let pair = format!("round={round}");
        hall.done(&chief, &format!("{rounds}/pair"), &pair).await;
        let fields = (1..=boards).map(|board| format!("board-{board}=1&was-{board}=*"));
        let fields: Vec<String> = fields.collect();
        let sheet = format!("{OPEN}/results/{round}");
        hall.done(&chief, &sheet, &fields.join("&")).await;
    }
    let over = hall.page(&chief, &rounds).await;
    let shown = text(&over);
    assert!(shown.contains("the final has been played"), "{shown}");
    assert!(over.contains("href=\"#finish\""), "{over}");
    assert!(over.contains(" disabled>Pair round 4"), "{over}");
    let sheet = text(&hall.page(&chief, &format!("{OPEN}/results")).await);
    assert!(sheet.contains("Go on to the end of the section"), "{sheet}");
}
