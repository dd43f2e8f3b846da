//! What the public pages offer beside their tables.

mod common;

use std::collections::BTreeSet;

use adoube_journal::{
    Command, HallScreen, Journal, MessageShown, Register, RoundTime, ScreenKind, ScreenLook,
    ScreensSet, SectionSettings,
};
use adoube_tournament::{Player, RoundNumber};
use axum::http::StatusCode;
use common::*;

#[tokio::test]
async fn pairings_by_name_have_everybody_once() {
    let (_, app) = demo().await;
    for round in 1..=6 {
        let shown = page(&app, &format!("{DEMO}/pairings/{round}?order=name")).await;
        let lines = rows(&shown);
        // Who was withdrawn is in no round.
        let present = if round < 5 { 64 } else { 63 };
        assert_eq!(lines.len(), present, "round {round}");
        let boards = page(&app, &format!("{DEMO}/pairings/{round}")).await;
        for line in &lines {
            let link = line.split("href=\"").nth(1).unwrap();
            let link = link.split('"').next().unwrap();
            assert_eq!(
                boards.matches(&format!("href=\"{link}\"")).count(),
                1,
                "{link}"
            );
        }
    }
    let shown = text(&page(&app, &format!("{DEMO}/pairings?order=name")).await);
    let place = |name: &str| shown.find(name).unwrap();
    assert!(place("Aksoy, Burak") < place("Ashworth, Imogen"));
}

#[tokio::test]
async fn every_page_of_an_event_listens() {
    let (_, app) = demo().await;
    for path in [
        "/e/rookery-open".to_owned(),
        format!("{DEMO}/pairings"),
        format!("{DEMO}/pairings?order=name"),
        format!("{DEMO}/standings"),
        format!("{DEMO}/crosstable"),
        format!("{DEMO}/players"),
        format!("{DEMO}/players/7"),
        format!("{DEMO}/statistics"),
        format!("{DEMO}/screen"),
    ] {
        let html = page(&app, &path).await;
        assert!(
            html.contains("data-live=\"/e/rookery-open/live\""),
            "{path}"
        );
        assert!(html.contains("data-audience=\"public\""), "{path}");
        assert!(html.contains("id=\"connection\""), "{path}");
        let seq = html.split("data-seq=\"").nth(1).unwrap();
        let seq: u64 = seq.split('"').next().unwrap().parse().unwrap();
        assert!(seq > 100, "{path}: {seq}");
    }
}

#[tokio::test]
async fn a_players_card_begins_with_the_next_game_and_stays_where_it_is() {
    let (_, app) = demo().await;
    let by_number = page(&app, &format!("{DEMO}/players/7")).await;
    let stay = by_number.split("data-stay=\"").nth(1).unwrap();
    let stay = stay.split('"').next().unwrap();
    assert!(stay.starts_with(&format!("{DEMO}/player/")), "{stay}");
    let for_ever = page(&app, stay).await;
    let card = |html: &str| html.split("<main").nth(1).unwrap().to_owned();
    assert_eq!(card(&by_number), card(&for_ever));
    let next = by_number.split("id=\"next\"").nth(1).unwrap();
    let next = text(next.split("</section>").next().unwrap());
    for word in ["Round 6", "Board", "Colour", "Opponent"] {
        assert!(next.contains(word), "{next}");
    }
    assert_eq!(by_number.matches("<figure class=\"chart\">").count(), 2);
    for wrong in ["player/999", "player/07", "player/x"] {
        let answer = get(&app, &format!("{DEMO}/{wrong}")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{wrong}");
    }
}

#[tokio::test]
async fn statistics_are_the_same_on_the_page_and_for_programs() {
    let (_, app) = demo().await;
    let shown = text(&page(&app, &format!("{DEMO}/statistics")).await);
    let told = get(
        &app,
        "/api/v1/events/rookery-open/sections/open/statistics?after=6",
    )
    .await;
    let told: serde_json::Value = serde_json::from_str(&told.body).unwrap();
    let games = &told["games"];
    assert_eq!(told["players"], 64);
    let number = |key: &str| games[key].as_u64().unwrap();
    assert_eq!(
        number("white") + number("drawn") + number("black"),
        number("played")
    );
    assert!(
        shown.contains(&format!("Games played {}", number("played"))),
        "{shown}"
    );
    let best = &told["performances"][0];
    let (name, value) = (best["name"].as_str().unwrap(), &best["performance"]);
    assert!(
        shown.contains(name) && shown.contains(&value.to_string()),
        "{shown}"
    );
    let first = &told["upsets"][0];
    assert!(first["difference"].as_u64().unwrap() > 0);
    let ratings = ["winner", "loser"].map(|who| first[who]["rating"].as_u64().unwrap());
    assert_eq!(
        ratings[1] - ratings[0],
        first["difference"].as_u64().unwrap()
    );
}

#[tokio::test]
async fn rounds_go_into_a_calendar() {
    let (_, app) = demo().await;
    let answer = get(&app, &format!("{DEMO}/calendar.ics")).await;
    assert_eq!(
        answer.header("content-type"),
        "text/calendar; charset=utf-8"
    );
    let entries = answer.body.matches("BEGIN:VEVENT\r\n").count();
    assert_eq!(entries, 9);
    let whole = answer.body.replace("\r\n ", "");
    assert!(whole.contains("\r\nURL:http://hall.example/e/rookery-open/open/pairings/1\r\n"));
    assert!(whole.contains("\r\nURL:http://hall.example/e/rookery-open/open/pairings\r\n"));
    let uids: BTreeSet<&str> = whole
        .lines()
        .filter(|line| line.starts_with("UID:"))
        .collect();
    assert_eq!(uids.len(), entries);
    let all = get(&app, "/e/rookery-open/calendar.ics").await.body;
    assert!(all.matches("BEGIN:VEVENT").count() >= entries);
    let told = get(&app, "/api/v1/events/rookery-open/calendar").await;
    let told: serde_json::Value = serde_json::from_str(&told.body).unwrap();
    let rounds = told["rounds"].as_array().unwrap();
    assert_eq!(rounds.len(), all.matches("BEGIN:VEVENT").count());
    let uid = rounds[0]["uid"].as_str().unwrap();
    assert!(all.replace("\r\n ", "").contains(&format!("UID:{uid}\r\n")));
}

#[tokio::test]
async fn an_event_can_be_installed_and_desk_pages_are_out_of_reach() {
    let (_, app) = demo().await;
    let html = page(&app, "/e/rookery-open").await;
    assert!(html.contains("rel=\"manifest\" href=\"/e/rookery-open/app.webmanifest\""));
    let manifest = get(&app, "/e/rookery-open/app.webmanifest").await;
    assert_eq!(manifest.header("content-type"), "application/manifest+json");
    let manifest: serde_json::Value = serde_json::from_str(&manifest.body).unwrap();
    assert_eq!(manifest["start_url"], "/e/rookery-open");
    for icon in manifest["icons"].as_array().unwrap() {
        let request = axum::http::Request::get(icon["src"].as_str().unwrap());
        let request = request.body(axum::body::Body::empty()).unwrap();
        let answer = tower::ServiceExt::oneshot(app.clone(), request)
            .await
            .unwrap();
        assert_eq!(answer.status(), StatusCode::OK);
        assert_eq!(
            answer.headers()["content-type"],
            icon["type"].as_str().unwrap()
        );
    }
    let worker = get(&app, "/service-worker.js").await;
    assert_eq!(worker.header("cache-control"), "no-cache");
    // What is not the same for everybody says so itself, and the script goes by that.
    assert!(worker.body.contains("no-store"));
    assert_eq!(
        get(&app, "/e/rookery-open/qr")
            .await
            .header("cache-control"),
        "no-store"
    );
    let screen = get(&app, &format!("{DEMO}/standings")).await;
    assert!(!screen.header("cache-control").contains("no-store"));
    let policy = screen.header("content-security-policy");
    for allowed in ["manifest-src 'self'", "worker-src 'self'"] {
        assert!(policy.contains(allowed), "{policy}");
    }
}

#[tokio::test]
async fn the_big_screen_shows_what_it_is_asked_for() {
    let (_, app) = demo().await;
    for (query, pairings, standings) in [
        ("", true, true),
        ("?show=both", true, true),
        ("?show=pairings", true, false),
        ("?show=standings", false, true),
    ] {
        let html = page(&app, &format!("{DEMO}/screen{query}")).await;
        assert_eq!(
            html.contains("<table class=\"pairings\">"),
            pairings,
            "{query}"
        );
        assert_eq!(
            html.contains("<table class=\"standings\">"),
            standings,
            "{query}"
        );
        assert!(
            !html.contains("<a ") && !html.contains("<button"),
            "{query}"
        );
    }
    let wrong = get(&app, &format!("{DEMO}/screen?show=all")).await;
    assert_eq!(wrong.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_big_screen_of_a_section_that_has_not_begun() {
    let (store, mut journal) = event("club", "Club").await;
    add_section(&mut journal, SectionSettings::swiss("Open", 3)).await;
    let player = Player::named("<script>alert(1)</script>");
    let section = section();
    write(
        &mut journal,
        vec![Command::Register(Register { section, player })],
    )
    .await;
    let app = web(store).await;
    let html = page(&app, "/e/club/open/screen").await;
    assert!(!html.contains("<script>"));
    assert!(html.contains("Standings before round 1"));
    let shown = text(&page(&app, "/e/club/open/screen?show=pairings").await);
    assert!(shown.contains("Round 1 has not been paired yet"));
}

#[tokio::test]
async fn codes_lead_to_the_event_and_its_sections_where_the_visitor_found_them() {
    let (_, app) = demo().await;
    let html = page(&app, "/e/rookery-open/qr").await;
    assert_eq!(html.matches("<svg ").count(), 5);
    for path in [
        "",
        "/open/pairings",
        "/masters/pairings",
        "/clubs/pairings",
        "/invitational/pairings",
    ] {
        let address = format!("http://hall.example/e/rookery-open{path}");
        assert!(html.contains(&format!(">{address}</a>")), "{address}");
    }
    assert_eq!(
        get(&app, "/e/unknown/qr").await.status,
        StatusCode::NOT_FOUND
    );
}

fn screen(code: &str, shows: &[ScreenKind], sections: &[&str]) -> HallScreen {
    HallScreen {
        code: code.parse().unwrap(),
        name: format!("Screen {code}"),
        shows: shows.to_vec(),
        sections: sections.iter().map(|id| id.parse().unwrap()).collect(),
        seconds: Some(12),
        look: ScreenLook::Dark,
    }
}

#[tokio::test]
async fn screens_show_what_the_desk_says() {
    let (store, app) = demo().await;
    let mut journal = Journal::open(store, "rookery-open".parse().unwrap())
        .await
        .unwrap();
    assert_eq!(
        get(&app, "/screen/rookery-open/1").await.status,
        StatusCode::NOT_FOUND
    );
    let screens = vec![
        screen("1", &[ScreenKind::Names, ScreenKind::Results], &["open"]),
        screen("foyer", &[ScreenKind::Standings], &[]),
        screen("2", &[ScreenKind::Message], &["open"]),
    ];
    let set = Command::SetScreens(ScreensSet { screens });
    write(&mut journal, vec![set.clone()]).await;
    let html = page(&app, "/screen/rookery-open/1").await;
    assert_eq!(html.matches("<section class=\"slide\"").count(), 2);
    assert_eq!(html.matches("<table class=\"by-name\">").count(), 1);
    // Of round 6 sixteen boards are finished: those only.
    let results = html.split("data-results").nth(1).unwrap();
    assert_eq!(rows(results).len(), 16 + 1);
    assert!(html.contains("data-seconds=\"12\"") && html.contains("class=\"screen dark\""));
    assert!(!html.contains("<a ") && !html.contains("<button"));
    let several = page(&app, "/screen/rookery-open/foyer").await;
    let sections = several.matches("<section class=\"slide\"").count();
    assert!(sections >= 2, "{sections}");
    let empty = text(&page(&app, "/screen/rookery-open/2").await);
    assert!(empty.contains("Nothing to show just now"), "{empty}");

    let told = |text: Option<&str>| {
        let text = text.map(str::to_owned);
        Command::ShowMessage(MessageShown { text })
    };
    write(&mut journal, vec![told(Some("Lost: <b>a scarf</b>"))]).await;
    let html = page(&app, "/screen/rookery-open/1").await;
    assert!(html.contains("class=\"banner\"") && !html.contains("<b>a scarf"));
    assert!(
        !html.contains("Secret"),
        "who wrote it is nobody's business"
    );
    let whole = page(&app, "/screen/rookery-open/2").await;
    assert!(whole.contains("whole-message") && !whole.contains("class=\"banner\""));
    let body = get(&app, "/api/v1/events/rookery-open/screens").await;
    let body: serde_json::Value = serde_json::from_str(&body.body).unwrap();
    assert_eq!(body["message"], "Lost: <b>a scarf</b>");
    assert_eq!(body["screens"][1]["path"], "/screen/rookery-open/foyer");
    assert!(!body.to_string().contains("Secret"));
    write(&mut journal, vec![told(None)]).await;
    assert!(
        !page(&app, "/screen/rookery-open/1")
            .await
            .contains("banner")
    );
}

#[tokio::test]
async fn a_countdown_has_the_rounds_that_are_to_come() {
    let (store, mut journal) = event("club", "Club").await;
    let time = |round: u16| RoundTime {
        round: RoundNumber(round),
        starts: format!("2026-05-1{round}T14:00").parse().unwrap(),
    };
    let settings = SectionSettings {
        schedule: vec![time(2), time(1)],
        ..SectionSettings::swiss("Open", 3)
    };
    add_section(&mut journal, settings).await;
    let screens = vec![screen("1", &[ScreenKind::NextRound], &[])];
    write(
        &mut journal,
        vec![Command::SetScreens(ScreensSet { screens })],
    )
    .await;
    let app = web(store).await;
    let html = page(&app, "/screen/club/1").await;
    let starts: Vec<&str> = html.split("data-at=\"").skip(1).collect();
    let starts: Vec<&str> = starts
        .iter()
        .filter_map(|rest| rest.split('"').next())
        .collect();
    assert_eq!(starts, ["2026-05-11T14:00:00", "2026-05-12T14:00:00"]);
    assert!(text(&html).contains("Round 1 starts in"));
}

#[tokio::test]
async fn every_public_page_speaks_every_language() {
    let (_, app) = demo().await;
    // Words that only the English pages have; names and what the arbiter wrote stay as they are.
    let english = [
        "Pairings",
        "Standings",
        "Crosstable",
        "Players",
        "Round",
        "round",
        "White",
        "Black",
        "Result",
        "Board",
        "Federation",
        "Rating",
        "Opponent",
        "bye",
        "Schedule",
        "boards",
        "finished",
        "Saturday",
        "Published",
        "Skip",
        "Find",
        "Name",
        "after",
        "win",
    ];
    for language in ["de", "fr", "es"] {
        for path in [
            "/".to_owned(),
            "/e/rookery-open".to_owned(),
            "/e/rookery-open/qr".to_owned(),
            format!("{DEMO}/pairings/5"),
            format!("{DEMO}/pairings/5?order=name"),
            format!("{DEMO}/standings"),
            format!("{DEMO}/crosstable"),
            format!("{DEMO}/players"),
            format!("{DEMO}/players/2"),
            format!("{DEMO}/statistics"),
            format!("{DEMO}/screen"),
            "/nothing".to_owned(),
        ] {
            let answer = get_in(&app, &path, language).await;
            let html = &answer.body;
            assert!(
                html.contains(&format!("<html lang=\"{language}\"")),
                "{path}"
            );
            let shown = text(html).replace("Rookery Open", "");
            let titles = html.split("title=\"").skip(1);
            let titles: Vec<&str> = titles.filter_map(|rest| rest.split('"').next()).collect();
            let shown = format!("{shown} {}", titles.join(" "));
            let words: BTreeSet<&str> = shown.split(|c: char| !c.is_alphabetic()).collect();
            for word in english {
                // The same word as in English; French and Spanish arbiters say "bye".
                let same = match word {
                    "Name" => language == "de",
                    "bye" => language != "de",
                    _ => false,
                };
                assert!(
                    same || !words.contains(word),
                    "{language} {path}: {word} in {shown}"
                );
            }
            assert!(!shown.contains("public-"), "{language} {path}: {shown}");
        }
    }
}
