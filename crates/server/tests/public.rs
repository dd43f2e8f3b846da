//! What the public pages offer beside their tables.

mod common;

use std::collections::BTreeSet;

use adoube_journal::{Command, Register, SectionSettings};
use adoube_tournament::Player;
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
    assert_eq!(html.matches("<svg ").count(), 4);
    for path in ["", "/open/pairings", "/masters/pairings", "/clubs/pairings"] {
        let address = format!("http://hall.example/e/rookery-open{path}");
        assert!(html.contains(&format!(">{address}</a>")), "{address}");
    }
    assert_eq!(
        get(&app, "/e/unknown/qr").await.status,
        StatusCode::NOT_FOUND
    );
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
