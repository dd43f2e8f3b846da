//! Results at the desk, and results that players report.

use super::*;

#[tokio::test]
async fn a_result_sent_twice_is_harmless_and_a_conflict_shows_both() {
    let hall = Hall::new(settings()).await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    let helper = hall.enter("helper", Some(Role::ResultsOnly), &[]).await;
    hall.done(&chief, &format!("{OPEN}/rounds/pair"), "round=1")
        .await;
    let entry = format!("{OPEN}/results/1/entry");
    for _ in 0..2 {
        let sent = hall.post(&helper, &entry, "board=1&result=1-0&was=*").await;
        assert_eq!(sent.status, StatusCode::OK, "{}", sent.body);
        assert!(sent.body.contains("\"by\":\"helper\""), "{}", sent.body);
    }
    let other = hall.post(&chief, &entry, "board=1&result=0-1&was=*").await;
    assert_eq!(other.status, StatusCode::CONFLICT);
    assert!(other.body.contains("\"result\":\"1-0\""), "{}", other.body);
    let mine = "board=1&result=0-1&was=1-0&reason=score+sheet";
    let corrected = hall.post(&chief, &entry, mine).await;
    assert_eq!(corrected.status, StatusCode::OK);
    let board = hall
        .page(&chief, &format!("{OPEN}/results/1/board/1"))
        .await;
    assert!(text(&board).contains("score sheet"), "{}", text(&board));
    for body in [
        "board=1&result=2-0",
        "board=x&result=1-0",
        "board=1&result=1-%C2%BD",
    ] {
        let answer = hall.post(&helper, &entry, body).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{body}");
    }
    let nowhere = hall.post(&helper, &entry, "board=9&result=1-0").await;
    assert_eq!(nowhere.status, StatusCode::UNPROCESSABLE_ENTITY);
    let state = hall.get(&helper, &format!("{OPEN}/results/1/state")).await;
    assert!(state.body.contains("\"result\":\"0-1\""));
    let cleared = hall.post(&helper, &entry, "board=1&result=*&was=0-1").await;
    assert_eq!(cleared.status, StatusCode::OK);
    assert_eq!(hall.reported(1).await[0], GameResult::PENDING);

    let adjust = format!("{OPEN}/results/1/board/1/adjust");
    let body = "purpose=pairing&white=1&black=1&reason=unreported";
    assert_eq!(
        hall.post(&helper, &adjust, body).await.status,
        StatusCode::FORBIDDEN
    );
    hall.done(&chief, &adjust, body).await;
}

#[tokio::test]
async fn a_sector_arbiter_sees_the_own_sector_first_and_enters_only_there() {
    let hall = Hall::new(settings()).await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    let north = hall
        .enter("north", Some(Role::SectorArbiter), &["North"])
        .await;
    hall.done(&chief, &format!("{OPEN}/rounds/pair"), "round=1")
        .await;
    let id = "spring".parse().unwrap();
    let mut journal = adoube_journal::Journal::open(hall.store.clone(), id)
        .await
        .unwrap();
    let sectors = vec![Sector {
        name: "North".to_owned(),
        first: 2,
        last: 9,
    }];
    let section = section();
    write(
        &mut journal,
        vec![Command::SetSectors(SectorsSet { section, sectors })],
    )
    .await;
    let page = hall.page(&north, &format!("{OPEN}/results")).await;
    assert!(page.contains("id=\"board-2\"") && !page.contains("id=\"board-1\""));
    let all = hall
        .page(&north, &format!("{OPEN}/results/1?sector="))
        .await;
    assert!(all.contains("id=\"board-1\""));
    let entry = format!("{OPEN}/results/1/entry");
    let outside = hall.post(&north, &entry, "board=1&result=1-0").await;
    assert_eq!(outside.status, StatusCode::FORBIDDEN);
    let inside = hall.post(&north, &entry, "board=2&result=1-0").await;
    assert_eq!(inside.status, StatusCode::OK);
}

#[tokio::test]
async fn players_report_and_when_they_agree_the_result_is_entered() {
    let hall = Hall::new(settings()).await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    hall.done(&chief, &format!("{OPEN}/rounds/pair"), "round=1")
        .await;
    let links = hall.page(&chief, &format!("{OPEN}/results/links")).await;
    assert!(links.contains("<svg") && !links.contains("<script>alert"));
    let link = |number: u32| {
        let code = hall
            .app
            .people
            .code(&format!("report/spring/open/{number}"));
        format!("/e/spring/open/report/{code}")
    };
    let board = {
        let id = "spring".parse().unwrap();
        let journal = adoube_journal::Journal::open(hall.store.clone(), id)
            .await
            .unwrap();
        let section = journal.event().section(&section()).unwrap();
        section.draft.rounds[0].games[0].clone()
    };
    let (white, black) = (link(board.white.0), link(board.black.0));
    assert!(links.contains(&white));
    // Not public yet: nobody has a game.
    assert!(text(&hall.page("", &white).await).contains("You have no game"));
    hall.done(&chief, &format!("{OPEN}/rounds/1/publish"), "")
        .await;
    let page = hall.page("", &white).await;
    assert!(text(&page).contains("You have White") && !page.contains("<script>alert"));

    hall.done("", &white, "round=1&result=1-0").await;
    assert!(text(&hall.page("", &white).await).contains("Waiting for your opponent"));
    let sheet = hall.page(&chief, &format!("{OPEN}/results")).await;
    assert!(text(&sheet).contains("White says 1–0, Black says ?"));
    hall.done("", &black, "round=1&result=0-1").await;
    assert!(text(&hall.page("", &white).await).contains("Your opponent says 0–1"));
    assert_eq!(hall.reported(1).await[0], GameResult::PENDING);
    hall.done("", &black, "round=1&result=1-0").await;
    assert_eq!(hall.reported(1).await[0], GameResult::WHITE_WINS);
    let history = hall
        .page(&chief, &format!("{OPEN}/results/1/board/1"))
        .await;
    assert!(text(&history).contains("(players)"));

    for (path, body, status) in [
        (
            &white,
            "round=1&result=0-1",
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            &white,
            "round=2&result=0-1",
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (&black, "round=1&result=%2B/-", StatusCode::BAD_REQUEST),
    ] {
        let answer = hall.post("", path, body).await;
        assert_eq!(answer.status, status, "{body}");
    }
    let guessed = hall.get("", "/e/spring/open/report/0123456789").await;
    assert_eq!(guessed.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn players_do_not_report_where_that_is_not_announced() {
    let hall = Hall::new(SectionSettings::swiss("Open", 3)).await;
    let code = hall.app.people.code("report/spring/open/1");
    let page = hall.get("", &format!("/e/spring/open/report/{code}")).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
}

/// Both boards of round 1 have a result, and the round is not declared complete.
async fn round_with_results() -> (Hall, String) {
    let hall = Hall::new(settings()).await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    let pair = format!("{OPEN}/rounds/pair");
    hall.done(&chief, &pair, "round=1").await;
    let sheet = "board-1=1&was-1=*&board-2=1&was-2=*";
    hall.done(&chief, &format!("{OPEN}/results/1"), sheet).await;
    (hall, chief)
}

#[tokio::test]
async fn several_corrections_are_one_step_with_one_reason() {
    let (hall, chief) = round_with_results().await;
    let entry = format!("{OPEN}/results/1/entry");
    // One board is not as it was seen: nothing is written.
    let stale = "board-1=0-1&was-1=1-0&board-2=0-1&was-2=*&reason=slips";
    let refused = hall.post(&chief, &entry, stale).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert_eq!(refused.body.matches("\"result\":\"1-0\"").count(), 2);
    assert_eq!(hall.reported(1).await, [GameResult::WHITE_WINS; 2]);
    let both = "board-1=0-1&was-1=1-0&board-2=%C2%BD-%C2%BD&was-2=1-0&reason=slips+misread";
    let written = hall.post(&chief, &entry, both).await;
    assert_eq!(written.status, StatusCode::OK, "{}", written.body);
    assert!(
        written.body.starts_with("{\"boards\":["),
        "{}",
        written.body
    );
    assert_eq!(
        hall.reported(1).await,
        [GameResult::BLACK_WINS, GameResult::DRAW]
    );
    for board in ["1", "2"] {
        let page = format!("{OPEN}/results/1/board/{board}");
        let page = text(&hall.page(&chief, &page).await);
        assert!(page.contains("slips misread"), "{page}");
    }
    let nothing = hall.post(&chief, &entry, "reason=none").await;
    assert_eq!(nothing.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn without_scripts_corrections_are_shown_before_they_are_written() {
    let (hall, chief) = round_with_results().await;
    let sheet = format!("{OPEN}/results/1");
    let typed = "board-1=0&was-1=1-0&board-2=%3D&was-2=1-0&reason=";
    let asked = hall.post(&chief, &sheet, typed).await;
    assert_eq!(asked.status, StatusCode::OK, "{}", asked.body);
    let page = text(&asked.body);
    assert!(page.contains("1: 1–0 → 0–1"), "{page}");
    assert!(page.contains("2: 1–0 → ½–½"), "{page}");
    assert!(asked.body.contains("name=\"board-2\" value=\"½-½\""));
    assert_eq!(hall.reported(1).await, [GameResult::WHITE_WINS; 2]);
    // A button of one board asks as well.
    let asked = hall.post(&chief, &sheet, "set=1+0-1&was-1=1-0").await;
    assert_eq!(asked.status, StatusCode::OK);
    assert_eq!(hall.reported(1).await, [GameResult::WHITE_WINS; 2]);
    let answer = "asked=yes&board-1=0-1&was-1=1-0&board-2=%C2%BD-%C2%BD&was-2=1-0&reason=slips";
    hall.done(&chief, &sheet, answer).await;
    assert_eq!(
        hall.reported(1).await,
        [GameResult::BLACK_WINS, GameResult::DRAW]
    );
    // With a reason nothing has to be asked; nor for the first result of a board.
    let again = "board-1=1&was-1=0-1&reason=the+other+one";
    hall.done(&chief, &sheet, again).await;
    assert_eq!(hall.reported(1).await[0], GameResult::WHITE_WINS);
}

/// What agrees with the slips is noted; a slip that says something else verifies nothing.
#[tokio::test]
async fn a_second_reading_notes_what_agrees_and_shows_what_differs() {
    let hall = Hall::new(settings()).await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    let viewer = hall.enter("viewer", Some(Role::Viewer), &[]).await;
    hall.done(&chief, &format!("{OPEN}/rounds/pair"), "round=1")
        .await;
    let entry = format!("{OPEN}/results/1/entry");
    let both = "board-1=1-0&was-1=*&board-2=0-1&was-2=*";
    assert_eq!(hall.post(&chief, &entry, both).await.status, StatusCode::OK);
    let verify = format!("{OPEN}/results/1/verify");
    let sent = hall.post(&viewer, &verify, "slip-1=1").await;
    assert_eq!(sent.status, StatusCode::FORBIDDEN);
    let read = hall.post(&chief, &verify, "slip-1=1&slip-2=1").await;
    assert_eq!(read.status, StatusCode::OK, "{}", read.body);
    let said = text(&read.body);
    assert!(said.contains("1 of 2 verified"), "{said}");
    assert!(said.contains("Board 2: entered 0–1, slip 1–0"), "{said}");
    let state = hall.get(&chief, &format!("{OPEN}/results/1/state")).await;
    assert_eq!(state.body.matches("\"verified\":\"chief\"").count(), 1);
    // A result that is corrected is not verified any more.
    let mend = "board=1&result=0-1&was=1-0&reason=slip";
    assert_eq!(hall.post(&chief, &entry, mend).await.status, StatusCode::OK);
    let page = text(&hall.page(&chief, &verify).await);
    assert!(page.contains("0 of 2 verified"), "{page}");
    let wrong = hall.post(&chief, &verify, "slip-1=7").await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
}

/// A player is found by words of the name in any order, or by a number, with every game.
#[tokio::test]
async fn a_player_is_found_with_every_game() {
    let hall = Hall::new(settings()).await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    hall.done(&chief, &format!("{OPEN}/rounds/pair"), "round=1")
        .await;
    for words in ["ann+bell", "BELL"] {
        let page = hall
            .page(&chief, &format!("/desk/spring/find?q={words}"))
            .await;
        let shown = text(&page);
        assert!(shown.contains("Bell, Ann"), "{shown}");
        assert!(!shown.contains("Cole, Ben ("), "{shown}");
    }
    let nobody = text(&hall.page(&chief, "/desk/spring/find?q=%3Cscript").await);
    assert!(
        nobody.contains("alert") || nobody.contains("Nobody"),
        "{nobody}"
    );
    let print = format!("{OPEN}/papers/print-round?round=1");
    let answer = hall.router.clone().oneshot(
        Request::builder()
            .uri(&print)
            .header(header::COOKIE, &chief)
            .header(header::HOST, "here")
            .body(Body::empty())
            .unwrap(),
    );
    let answer = answer.await.unwrap();
    assert_eq!(answer.status(), StatusCode::OK);
    let bytes = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
    assert!(bytes.starts_with(b"%PDF-"));
}
