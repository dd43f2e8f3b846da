//! Prizes: announced, divided, and shown once it is over.

use super::*;

#[tokio::test]
async fn prizes_are_announced_divided_and_compared() {
    let (app, journal) = club().await;
    let chief = Person::with(&app, "chief", Some(Role::ChiefArbiter)).await;
    let prizes = "/desk/club/open/prizes";
    let shown = chief.page(prizes).await;
    assert!(text(&shown).contains("There is no prize fund yet"));

    let form = "seen=0&currency=eur&method=equal&cash=100&object=&cash=50&object=Cup+%3C1%3E&cash=&object=\
                &name=Women&kind=women&limit=&prizes=20%2C+clock&name=&kind=women&limit=&prizes=";
    let head = journal.head().0;
    let form = form.replace("seen=0", &format!("seen={head}"));
    let (status, body) = chief.post(prizes, &form).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{}", text(&body));
    let shown = chief.page(prizes).await;
    assert!(text(&shown).contains("if the event ended now"));
    assert!(shown.contains("Cup &#60;1&#62;") || shown.contains("Cup &lt;1&gt;"));
    // Baker leads alone with two points.
    assert!(text(rows(&shown)[0]).contains("100.00"), "{}", text(&shown));

    // A form that saw an older fund does not overwrite the newer one.
    let (status, _) = chief.post(prizes, &form).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let (status, body) = chief
        .post(prizes, "currency=EUR&method=equal&cash=much")
        .await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(body.contains("data-error"));
    let wrong = "text=place.prizes+%3D+%5B";
    let (status, _) = chief.post(&format!("{prizes}/text"), wrong).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);

    // Another computation: number and amount.
    let compare = format!("{prizes}/compare");
    let (status, body) = chief.post(&compare, "other=2+90").await;
    assert_eq!(status, StatusCode::OK);
    assert!(
        text(&body).contains("100.00 EUR here, 90.00 EUR there") || text(&body).contains("there")
    );
    let (status, _) = chief.post(&compare, "other=nobody").await;
    assert_eq!(status, StatusCode::BAD_REQUEST);

    // Text that a table cannot hold is kept; an empty one takes the fund away.
    let text_url = format!("{prizes}/text");
    let special =
        "text=%5B%5Bspecial%5D%5D%0Aname%3D%22Upset%22%0Aby%3D%22upset%22%0Aprizes%3D%5B5%5D";
    let (status, _) = chief.post(&text_url, special).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let (status, _) = chief.post(&text_url, "text=+").await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    assert!(text(&chief.page(prizes).await).contains("There is no prize fund yet"));

    let deputy = Person::with(&app, "deputy", Some(Role::DeputyArbiter)).await;
    assert!(!deputy.page(prizes).await.contains("<form class=\"card"));
    let fund = format!("text={}", FUND.replace(' ', "+").replace('=', "%3D"));
    let (status, _) = deputy.post(&text_url, &fund).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn ages_for_prizes_are_those_of_the_event() {
    let (app, mut journal) = club().await;
    let chief = Person::with(&app, "chief", Some(Role::ChiefArbiter)).await;
    let prizes = "/desk/club/open/prizes";
    let form = "currency=EUR&method=equal&cash=100&object=\
                &name=Juniors&kind=age-under&limit=16&prizes=20";
    let (status, body) = chief.post(prizes, form).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(text(&body).contains("Category “Juniors”: ages need the first day"));

    let mut details = journal.event().details.clone();
    details.starts = "2026-05-09".parse().ok();
    write(
        &mut journal,
        vec![Command::EditEvent(EventEdited { details })],
    )
    .await;
    let (status, body) = chief.post(prizes, form).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{}", text(&body));
    let shown = chief.page(prizes).await;
    assert!(shown.contains("value=\"age-under\" selected"));
    // Baker has the first prize, Clark is the next young player.
    let lines: Vec<String> = rows(&shown).iter().map(|row| text(row)).collect();
    assert!(lines[0].contains("=Baker") && lines[0].contains("100.00 EUR"));
    assert!(
        lines[1].contains("Cat") && lines[1].contains("20.00 EUR"),
        "{lines:?}"
    );
    assert!(text(&shown).contains("120.00 EUR of 120.00 EUR are paid"));

    for (form, says) in [
        ("cash=100&cash=much", "Place 2: “much” is not an amount"),
        ("cash=&cash=50", "Place 1 has no prize"),
        (
            "name=Old&kind=age-from&limit=x&prizes=5",
            "Category “Old”: “x” is not a limit",
        ),
        (
            "name=Town&kind=club&limit=&prizes=5",
            "Category “Town”: the name of the club",
        ),
        (
            "name=&kind=club&limit=&prizes=5",
            "Line 1 of the categories has no name",
        ),
        (
            "name=Best&kind=women&limit=&prizes=",
            "Category “Best” has no prize",
        ),
    ] {
        let form = format!("currency=EUR&method=equal&{form}");
        let (status, body) = chief.post(prizes, &form).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{says}");
        assert!(text(&body).contains(says), "{says}: {}", text(&body));
    }
}

#[tokio::test]
async fn prizes_take_over_what_the_settings_say() {
    let (app, mut journal) = club().await;
    let chief = Person::with(&app, "chief", Some(Role::ChiefArbiter)).await;
    let prizes = "/desk/club/open/prizes";
    let mut details = journal.event().details.clone();
    details.starts = "2026-05-09".parse().ok();
    write(
        &mut journal,
        vec![Command::EditEvent(EventEdited { details })],
    )
    .await;
    let shown = chief.page(prizes).await;
    for offered in ["value=\"Young\"", "value=\"Women\"", "value=\"16\""] {
        assert!(shown.contains(offered), "{offered}");
    }
    // Only the one with a prize is in the fund; the other is offered again.
    let form = "currency=EUR&method=equal&cash=100&object=\
                &name=Young&kind=age-under&limit=16&prizes=\
                &name=Women&kind=women&limit=&prizes=20";
    let (status, body) = chief.post(prizes, form).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{}", text(&body));
    let shown = chief.page(prizes).await;
    assert_eq!(shown.matches("value=\"Young\"").count(), 1);
    assert!(!shown.contains("name = &#34;Young&#34;"));

    // What is divided how must be announced, and once it is, nobody asks for it.
    let says = "put into the announcement, before the start, that tied players divide money";
    assert!(text(&shown).contains(says), "{}", text(&shown));
    let mut settings = journal.event().sections[0].settings.clone();
    let announced = "{\"division\":\"equal\"}".to_owned();
    settings.announced.insert("prizes".to_owned(), announced);
    let edit = Command::EditSection(SectionEdited {
        section: section(),
        settings,
    });
    journal.refresh().await.unwrap();
    write(&mut journal, vec![edit]).await;
    let shown = chief.page(prizes).await;
    assert!(!text(&shown).contains(says), "{}", text(&shown));
}

/// Plays the club's event to its end, with a fund.
async fn finish(journal: &mut Journal) {
    let round = |round| RoundNumber(round);
    let publish = |number| {
        Command::PublishRound(RoundPublished {
            section: section(),
            round: round(number),
        })
    };
    let close = |number| {
        Command::CloseRound(RoundClosed {
            section: section(),
            round: round(number),
        })
    };
    let fund = "currency = { code = \"EUR\" }\nplace.prizes = [{ cash = 100, object = \"cup\" }]\n\
                [[category]]\nname = \"Young\"\nwho.age.under = 16\nprizes = [20]\n";
    let commands = vec![
        Command::EditEvent(EventEdited {
            details: adoube_journal::EventDetails {
                starts: "2026-05-09".parse().ok(),
                ..journal.event().details.clone()
            },
        }),
        Command::SetPrizeFund(PrizeFundSet {
            section: section(),
            fund: Some(fund.to_owned()),
        }),
        publish(2),
        result(2, "2", "1/2-1/2"),
        close(2),
        pair(3, &[(1, 4), (2, 3)]),
        publish(3),
        result(3, "1", "1-0"),
        result(3, "2", "1/2-1/2"),
        close(3),
    ];
    write(journal, commands).await;
}

#[tokio::test]
async fn everybody_sees_who_won_once_it_is_over() {
    let (app, mut journal) = club().await;
    let web = adoube_server::router(app.clone());
    finish(&mut journal).await;
    let path = "/e/club/open/prizes";
    assert_eq!(get(&web, path).await.status, StatusCode::NOT_FOUND);
    let before = page(&web, "/e/club").await;
    assert!(!before.contains(path));
    assert!(before.contains(">Standings <"));

    let finish = Command::FinishSection(SectionFinished { section: section() });
    write(&mut journal, vec![finish]).await;
    // Money can still be found when all is over.
    let again = journal.event().sections[0].prize_fund.clone();
    for fund in [None, again] {
        let section = section();
        write(
            &mut journal,
            vec![Command::SetPrizeFund(PrizeFundSet { section, fund })],
        )
        .await;
    }
    let shown = page(&web, path).await;
    assert!(!shown.contains("<script>alert"));
    let lines: Vec<String> = rows(&shown).iter().map(|row| text(row)).collect();
    assert_eq!(lines.len(), 2);
    let won = "=Baker 100.00 EUR 1st prize, cup 1st: 1st prize, 100.00 (32B1)";
    assert!(lines[0].contains(won), "{lines:?}");
    assert!(lines[1].contains("20.00 EUR 1st Young"), "{lines:?}");
    let event = page(&web, "/e/club").await;
    let doors = event.split("class=\"doors\"").nth(1).unwrap();
    assert!(text(doors).contains("Final standings"));
    assert!(doors.find("/open/standings").unwrap() < doors.find("/open/pairings").unwrap());
    assert!(doors.contains(path));
    for tab in ["standings", "crosstable", "players", "pairings", "prizes"] {
        let page = page(&web, &format!("/e/club/open/{tab}")).await;
        assert!(page.contains(&format!("href=\"{path}\"")), "{tab}");
    }

    let viewer = Person::with(&app, "viewer", Some(Role::Viewer)).await;
    let (_, _, zip) = viewer.bytes("/desk/club/site.zip", None).await;
    let zip = zip::ZipArchive::new(std::io::Cursor::new(zip)).unwrap();
    assert!(zip.index_for_name("open/prizes.html").is_some());
}
