//! The round in the hall: start, duties, clocks, and who leaves the playing area.

use super::*;

/// A hall with two sectors of one table each, and round 1 paired.
async fn paired() -> (Hall, String) {
    let hall = Hall::new(SectionSettings {
        time_control: Some("90'+30\"".to_owned()),
        announced: [("default_time_minutes".to_owned(), "30".to_owned())].into(),
        publication: Publication::Immediate,
        ..settings()
    })
    .await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    hall.done(&chief, &format!("{OPEN}/rounds/pair"), "round=1")
        .await;
    let mut journal = adoube_journal::Journal::open(hall.store.clone(), "spring".parse().unwrap())
        .await
        .unwrap();
    let sector = |name: &str, table| Sector {
        name: name.to_owned(),
        first: table,
        last: table,
    };
    let sectors = vec![sector("North", 1), sector("South", 2)];
    let set = SectorsSet {
        section: section(),
        sectors,
    };
    write(&mut journal, vec![Command::SetSectors(set)]).await;
    (hall, chief)
}

#[tokio::test]
async fn a_round_in_the_hall() {
    let (hall, chief) = paired().await;
    let helper = hall.enter("helper", Some(Role::ResultsOnly), &[]).await;
    let viewer = hall.enter("viewer", Some(Role::Viewer), &[]).await;
    let url = format!("{OPEN}/hall/1");
    let page = hall.page(&chief, &format!("{OPEN}/hall")).await;
    assert!(!page.contains("<script>alert"));
    assert!(text(&page).contains("The start is not scheduled."));

    // Who enters results ticks duties; who is responsible starts the round.
    let start = format!("{url}/start");
    for who in [&helper, &viewer] {
        let answer = hall.post(who, &start, "at=15:15").await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN);
    }
    hall.done(&chief, &start, "at=15:15").await;
    let unreasoned = hall.post(&chief, &start, "at=15:20&reason=").await;
    assert_eq!(unreasoned.status, StatusCode::UNPROCESSABLE_ENTITY);
    hall.done(&chief, &start, "at=15:20&reason=misread").await;
    let nonsense = hall.post(&chief, &start, "at=quarter+past").await;
    assert_eq!(nonsense.status, StatusCode::BAD_REQUEST);
    hall.done(&chief, &format!("{url}/duty"), "duty=clocks-set")
        .await;
    hall.done(&helper, &format!("{url}/duty"), "duty=venue-checked")
        .await;
    let unknown = hall.post(&helper, &format!("{url}/duty"), "duty=tea").await;
    assert_eq!(unknown.status, StatusCode::NOT_FOUND);
    let page = hall.page(&viewer, &url).await;
    let shown = text(&page);
    assert!(shown.contains("15:50 End of the default time"), "{shown}");
    for (duty, who) in [("clocks-set", "chief"), ("venue-checked", "helper")] {
        let line = page.split(&format!("id=\"duty-{duty}\"")).nth(1).unwrap();
        let line = line.split("</li>").next().unwrap();
        assert!(line.contains("done") && line.contains(who), "{line}");
    }

    // The helper's tick is taken back by the helper's own button.
    let helped = hall.page(&helper, &url).await;
    let seq = helped.split("id=\"duty-venue-checked\"").nth(1).unwrap();
    let seq = seq.split("name=\"seq\" value=\"").nth(1).unwrap();
    let seq = seq.split('"').next().unwrap();
    hall.done(
        &helper,
        "/desk/spring/undo",
        &format!("seq={seq}&back={url}"),
    )
    .await;
}

#[tokio::test]
async fn exits_and_times_are_noted_and_not_public() {
    let (hall, chief) = paired().await;
    let helper = hall.enter("helper", Some(Role::ResultsOnly), &[]).await;
    let viewer = hall.enter("viewer", Some(Role::Viewer), &[]).await;
    let url = format!("{OPEN}/hall/1");
    let public = hall.page("", "/e/spring/open/pairings/1").await;
    hall.done(&chief, &format!("{url}/start"), "at=15:20").await;
    let exit = format!("{url}/exit");
    hall.done(&helper, &exit, "entrant=2&what=left&at=15:30")
        .await;
    let page = hall.page(&viewer, &url).await;
    assert!(text(&page).contains("Out since 15:30"), "{}", text(&page));
    hall.done(&helper, &exit, "entrant=2&what=back&at=15:50")
        .await;
    let page = hall.page(&viewer, &url).await;
    assert!(
        text(&page).contains("longest 20 min · long absence"),
        "{}",
        text(&page)
    );

    let times = "white-1=80&black-1=85&move-1=15&white-2=&black-2=&move-2=&at=15:50";
    hall.done(&helper, &format!("{url}/times"), times).await;
    for bad in [
        "white-1=&black-1=&move-1=",
        "white-1=80&black-1=",
        "white-1=-1&black-1=5",
    ] {
        let answer = hall.post(&helper, &format!("{url}/times"), bad).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{bad}");
    }
    let page = hall.page(&viewer, &url).await;
    assert!(
        text(&page).contains("dif 2:30:00, expected 2:30:00"),
        "{}",
        text(&page)
    );
    let state = hall.get(&viewer, &format!("{url}/state")).await;
    let state: serde_json::Value = serde_json::from_str(&state.body).unwrap();
    assert_eq!(state["boards"][0]["difference"], "2:30:00");
    assert_eq!(state["exits"][0]["in_round"], 1);

    // Nobody outside sees any of it.
    let after = hall.page("", "/e/spring/open/pairings/1").await;
    assert_eq!(text(&after), text(&public));
    for path in ["hall", "hall/1", "hall/1/state"] {
        let answer = hall.get("", &format!("{OPEN}/{path}")).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{path}");
    }
}

#[tokio::test]
async fn a_sector_arbiter_looks_at_the_own_tables() {
    let (hall, _) = paired().await;
    let south = hall
        .enter("south", Some(Role::SectorArbiter), &["South"])
        .await;
    let url = format!("{OPEN}/hall/1");
    let own = hall.page(&south, &url).await;
    assert!(own.contains("id=\"clock-2\"") && !own.contains("id=\"clock-1\""));
    let all = hall.page(&south, &format!("{url}?sector=")).await;
    assert!(all.contains("id=\"clock-1\""));
    let north = hall.page(&south, &format!("{url}?sector=North")).await;
    assert!(north.contains("id=\"clock-1\"") && !north.contains("id=\"clock-2\""));
    let times = format!("{url}/times");
    let foreign = hall.post(&south, &times, "white-1=80&black-1=85").await;
    assert_eq!(foreign.status, StatusCode::FORBIDDEN);
    hall.done(&south, &times, "white-2=80&black-2=85").await;
}

/// From the sheet of the clocks a ruling starts with both times known.
#[tokio::test]
async fn a_reading_leads_to_a_ruling() {
    let (hall, chief) = paired().await;
    let url = format!("{OPEN}/hall/1");
    let times = "white-1=4:30&black-1=0:00&move-1=38&white-2=65&black-2=70";
    hall.done(&chief, &format!("{url}/times"), times).await;
    let page = hall.page(&chief, &url).await.replace("&#38;", "&");
    let ruling = format!("{OPEN}/incidents/ruling?round=1&board=");
    let flag = format!(
        "{ruling}1&f.clock.white=4:30&f.clock.black=0:00&kind=flag-fall&f.incident.of=black"
    );
    assert!(page.contains(&format!("\"{flag}\"")), "{page}");
    let open = format!("{ruling}2&f.clock.white=1:05:00&f.clock.black=1:10:00");
    assert!(page.contains(&format!("\"{open}\"")), "{page}");
    let asked = text(&hall.page(&chief, &flag).await);
    assert!(asked.contains("4:30"), "{asked}");
    hall.page(&chief, &open).await;
}

#[tokio::test]
async fn pairings_follow_the_plan_of_the_tables() {
    let hall = Hall::new(SectionSettings {
        publication: Publication::Immediate,
        ..settings()
    })
    .await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    let viewer = hall.enter("viewer", Some(Role::Viewer), &[]).await;
    let url = format!("{OPEN}/tables");
    let doors = hall.page(&chief, &format!("{OPEN}/hall")).await;
    assert!(doors.contains(&format!("href=\"{url}\"")), "{doors}");

    let rooms = "room=Hall+A&first=11&last=11&accessible=\
                 &room=Hall+B&first=21&last=22&accessible=22&room=&first=&last=&accessible=";
    let forbidden = hall.post(&viewer, &url, rooms).await;
    assert_eq!(forbidden.status, StatusCode::FORBIDDEN);
    for bad in [
        "room=A&first=x&last=2&accessible=",
        "room=A&first=1&last=2&accessible=two",
    ] {
        let answer = hall.post(&chief, &url, bad).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{bad}");
    }
    let elsewhere = "room=A&first=1&last=2&accessible=7";
    let refused = hall.post(&chief, &url, elsewhere).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    hall.done(&chief, &url, rooms).await;
    hall.done(
        &chief,
        &format!("{OPEN}/entries/2/needs"),
        "need=wheelchair&words=",
    )
    .await;
    let page = hall.page(&viewer, &url).await;
    assert!(page.contains("value=\"Hall B\"") && page.contains("/entries/2\""));

    hall.done(&chief, &format!("{OPEN}/rounds/pair"), "round=1")
        .await;
    let round = hall
        .get("", "/api/v1/events/spring/sections/open/rounds/1")
        .await;
    let round: serde_json::Value = serde_json::from_str(&round.body).unwrap();
    let boards = round["boards"].as_array().unwrap();
    let seated: Vec<(&str, &str)> = boards
        .iter()
        .map(|one| {
            (
                one["board"].as_str().unwrap(),
                one["room"].as_str().unwrap(),
            )
        })
        .collect();
    assert_eq!(seated, [("11", "Hall A"), ("22", "Hall B")]);
    assert!([&boards[1]["white"], &boards[1]["black"]].contains(&&serde_json::json!(2)));
    let public = hall.page("", "/e/spring/open/pairings/1").await;
    assert!(public.contains("Hall B") && !public.contains("accessible"));
    // Which tables are kept for whom stays at the desk.
    let plan = "/api/v1/events/spring/sections/open/tables";
    assert_eq!(hall.get("", plan).await.status, StatusCode::UNAUTHORIZED);
    let plan = hall.get(&viewer, plan).await;
    let plan: serde_json::Value = serde_json::from_str(&plan.body).unwrap();
    assert_eq!(plan["rooms"][1]["accessible"], serde_json::json!([22]));
    assert_eq!(plan["need_accessible"][0]["entrant"], 2);
}
