//! The tools of the arbiter that everybody may use.

mod common;

use std::sync::Arc;

use adoube_journal::MemoryStore;
use axum::Router;
use axum::http::StatusCode;
use common::{get, get_in, page, text, web};

const EVIL: &str = "<script>alert(1)</script>";

async fn tools() -> Router {
    web(Arc::new(MemoryStore::default())).await
}

#[tokio::test]
async fn every_tool_is_open_to_everybody() {
    let app = tools().await;
    for path in [
        "/tools",
        "/tools/ruling",
        "/tools/scoresheet",
        "/tools/position",
        "/tools/time-control",
        "/tools/clock",
        "/tools/check",
        "/tools/rulebook",
    ] {
        let html = page(&app, path).await;
        assert!(!html.contains("tools-"), "{path}: a text is missing");
    }
    assert!(page(&app, "/").await.contains("href=\"/tools\""));
}

#[tokio::test]
async fn what_cannot_be_understood_is_told_and_stays_harmless() {
    let app = tools().await;
    let evil = "%3Cscript%3Ealert(1)%3C/script%3E";
    for path in [
        format!("/tools/time-control?control={evil}"),
        format!("/tools/clock?control={evil}"),
        format!("/tools/position?fen={evil}"),
        format!("/tools/scoresheet?text={evil}"),
        format!("/tools/ruling?kind=illegal-move&f.board.fen={evil}"),
        format!("/tools/ruling?kind={evil}"),
        format!("/tools/rulebook?q={evil}"),
    ] {
        let html = page(&app, &path).await;
        assert!(!html.contains(EVIL), "{path}");
        let told = html.contains("role=\"alert\"") || html.contains("class=\"empty\"");
        assert!(told, "{path}");
    }
    for path in [
        "/tools/ruling?edition=none",
        "/tools/rulebook?edition=none",
        "/tools/rulebook?article=99.99",
    ] {
        assert_eq!(
            get(&app, path).await.status,
            StatusCode::BAD_REQUEST,
            "{path}"
        );
    }
}

/// Whether it was the first illegal move is not taken for granted: both answers are on the page.
#[tokio::test]
async fn a_page_gives_both_answers_where_nobody_knows() {
    let app = tools().await;
    let path = "/tools/ruling?edition=fide-2023-01&kind=illegal-move&f.rate=standard\
                &f.incident.by=black&f.incident.completed=true";
    let asked = page(&app, path).await;
    assert!(
        asked.contains("has Black had before in this game?"),
        "{asked}"
    );
    let html = page(
        &app,
        &format!("{path}&f.history.black.game.illegal-move=%3F"),
    )
    .await;
    assert!(html.contains("class=\"condition\""), "{html}");
    assert!(html.contains("class=\"otherwise\""), "{html}");
    assert!(html.contains("Black loses."), "{html}");
}

#[tokio::test]
async fn a_ruling_is_found_by_answering_one_question_after_the_other() {
    let app = tools().await;
    let mut path = "/tools/ruling?edition=fide-2023-01&kind=illegal-move\
                    &f.clock.white=0:20:00&f.clock.black=0:12:30&f.rate=standard"
        .to_owned();
    for _ in 0..15 {
        let html = page(&app, &path).await;
        let Some(question) = html.split("<div class=\"choices\"").nth(1) else {
            if let Some(typed) = html.split("<input type=\"number\" name=\"").nth(1) {
                assert!(html.contains("before in this game"), "{path}");
                assert!(html.contains("value=\"?\""), "nobody may know: {path}");
                path += &format!("&{}=0", typed.split('"').next().unwrap());
                continue;
            }
            assert!(html.contains("class=\"card ruling\""), "{path}");
            assert!(
                html.contains("edition=fide-2023-01&#38;article=7.5"),
                "{html}"
            );
            let compared = page(&app, &format!("{path}&compare=1")).await;
            assert!(compared.contains("us-2025"));
            return;
        };
        let button = question.split("<button name=\"").nth(1).unwrap();
        let (name, rest) = button.split_once('"').unwrap();
        let value = rest.split("value=\"").nth(1).unwrap();
        let value = value.split('"').next().unwrap();
        path += &format!("&{name}={value}");
    }
    panic!("no ruling: {path}");
}

/// Everyday words find the incident, without any script, in the language of the page.
#[tokio::test]
async fn an_incident_is_found_by_what_people_say() {
    let app = tools().await;
    for (language, asked, first) in [
        ("en", "threefold", "draw-claim"),
        ("en", "mobil+fone", "device"),
        ("en", "7.5.5&edition=fide-2023-01", "illegal-move"),
        ("de", "Handy", "device"),
        ("fr", "repetition", "draw-claim"),
        ("es", "movil", "device"),
    ] {
        let path = format!("/tools/ruling?q={asked}");
        let html = get_in(&app, &path, language).await.body;
        let found = html.split("id=\"found\"").nth(1).expect("a place for it");
        let kind = found
            .split("name=\"kind\" value=\"")
            .nth(1)
            .expect("a kind");
        assert_eq!(kind.split('"').next(), Some(first), "{path}");
    }
    let nothing = page(&app, "/tools/ruling?q=xyzzy").await;
    assert!(
        nothing.contains("Nothing was found for “xyzzy”"),
        "{nothing}"
    );
    assert!(
        nothing.contains("<details>"),
        "the families are still there"
    );
}

/// One step back from the first question is the search, and what was announced is kept.
#[tokio::test]
async fn a_dialogue_goes_back_and_keeps_what_is_announced() {
    let app = tools().await;
    let announced = "edition=fide-2023-01&announced.draw-restriction=30";
    let html = page(
        &app,
        &format!("/tools/ruling?{announced}&q=draw&kind=draw-agreed"),
    )
    .await;
    assert!(html.contains("draw-restriction=30"), "{html}");
    let back = html
        .split("class=\"links\"><a class=\"button\" href=\"")
        .nth(1);
    let back = back
        .and_then(|rest| rest.split('"').next())
        .expect("a way back");
    let back = back.replace("&#38;", "&");
    assert!(back.contains("q=draw") && !back.contains("kind="), "{back}");
    let html = page(&app, &back).await;
    assert!(
        html.contains("name=\"announced.draw-restriction\" value=\"30\""),
        "{html}"
    );
    assert!(html.contains("name=\"q\" value=\"draw\""), "{html}");
}

#[tokio::test]
async fn a_score_sheet_is_played_over_and_claims_are_found() {
    let app = tools().await;
    let html = page(
        &app,
        "/tools/scoresheet?edition=fide-2023-01&text=Sf3+Sf6+Sg1+Sg8+Sf3+Sf6+Sg1+Sg8",
    )
    .await;
    assert!(html.contains("<svg"));
    assert!(html.contains("article=9.2.2"));
    assert!(text(&html).contains("4. Ng1 Ng8") || html.contains("4... Ng8"));
    let back = page(&app, "/tools/scoresheet?text=e4+e5&shown=2&go=back").await;
    assert!(back.contains("1. e4"));
    assert!(
        page(&app, "/tools/scoresheet?text=1.+e4+Ke4")
            .await
            .contains("role=\"alert\"")
    );
}

#[tokio::test]
async fn a_position_tells_who_can_still_mate() {
    let app = tools().await;
    let html = page(&app, "/tools/position?fen=8/8/4k3/8/8/4K3/7R/8+w+-+-+0+1").await;
    assert!(text(&html).contains("White can still mate"));
    assert!(text(&html).contains("Black cannot mate"));
    let dead = page(&app, "/tools/position?fen=8/8/4k3/8/8/4K3/8/8+w+-+-+0+1").await;
    assert!(text(&dead).contains("Dead position"));
}

#[tokio::test]
async fn a_time_control_is_explained_and_becomes_a_clock() {
    let app = tools().await;
    let html = page(&app, "/tools/time-control?control=3%27%2B2%22").await;
    assert!(text(&html).contains("Blitz"));
    assert!(html.contains("/tools/clock?control="));
    let clock = page(&app, "/tools/clock?control=3%27%2B2%22").await;
    assert!(clock.contains("data-setup="));
    assert!(clock.contains("clock.js"));
}

#[tokio::test]
async fn the_rulebook_is_searched_and_compared() {
    let app = tools().await;
    let found = page(&app, "/tools/rulebook?q=castling").await;
    assert!(found.contains("article="));
    let article = page(&app, "/tools/rulebook?edition=fide-2023-01&article=9.2").await;
    assert!(article.contains(">9.2"));
    let compared = page(
        &app,
        "/tools/rulebook?edition=fide-2018-01&with=fide-2023-01",
    )
    .await;
    assert!(compared.contains("side-by-side"));
}

// ------------------------------------------------------------------------------------ the desk
const WHITE: &str = "1.+e4+e5+2.+Nf3+Nc6+3.+Bb5+a6+(%3D)+4.+...+Nf6";
const BLACK: &str = "1.+e4+e5+2.+Sf3+Sc6+3.+Lc4+a6+4.+0-0+Sf6";

/// Whether a page offers this move for a half-move.
fn offers(html: &str, ply: usize, uci: &str) -> bool {
    let select = html
        .split(&format!("<select name=\"settle.{ply}\">"))
        .nth(1);
    let select = select.and_then(|rest| rest.split("</select>").next());
    select.is_some_and(|options| options.contains(&format!("value=\"{uci}\"")))
}

#[tokio::test]
async fn two_sheets_are_put_side_by_side() {
    let app = tools().await;
    let path = format!("/tools/scoresheet?white={WHITE}&black={BLACK}&edition=us-2025");
    let html = page(&app, &path).await;
    assert!(offers(&html, 5, "f1b5") && offers(&html, 5, "f1c4"));
    assert!(
        html.contains("2 moves to look at."),
        "the fifth and the seventh half-move"
    );
    assert!(html.contains("reasonably complete: 1 pair of moves"));
    let strict = page(&app, &format!("{path}&missing_pairs=0")).await;
    assert!(strict.contains("not reasonably complete: 1 pair of moves"));
    assert!(html.contains("only on Black’s sheet"));
    assert!(html.contains("3...: an offer of a draw, on White’s sheet, not on Black’s sheet"));
    assert!(html.contains("letters: de"));
    assert!(
        html.contains("<code>1. e4 e5 2. Nf3 Nc6</code>"),
        "as far as it is certain"
    );

    let settled = page(&app, &format!("{path}&settle.5=f1c4")).await;
    assert!(settled.contains("decided by the arbiter"));
    assert!(settled.contains("1. e4 e5 2. Nf3 Nc6 3. Bc4 a6 4. O-O Nf6"));
    // What is typed goes before what is chosen, in any of the sheets' letters.
    let typed = page(&app, &format!("{path}&settle.5=f1c4&settle.5=Lb5")).await;
    assert!(typed.contains("3. Bb5 a6 4. O-O Nf6"));
    let wrong = page(&app, &format!("{path}&settle.5=Kf8")).await;
    assert!(wrong.contains("Kf8 is not possible as it was settled"));
    let unread = page(&app, "/tools/scoresheet?white=1.+e4+(12").await;
    assert!(unread.contains("White’s sheet: line 1"));
}

#[tokio::test]
async fn a_claim_and_a_flag_are_looked_at_with_the_sheets() {
    let app = tools().await;
    let knights = "1.+Nf3+Nf6+2.+Ng1+Ng8+3.+Nf3+Nf6+4.+Ng1";
    let path = format!("/tools/scoresheet?white={knights}&black={knights}&edition=fide-2023-01");
    let right = page(&app, &format!("{path}&claim=repetition&claim_move=Ng8")).await;
    assert!(right.contains("<strong>the claim is right"));
    assert!(right.contains("article=9.2.1"));
    let wrong = page(&app, &format!("{path}&claim=fifty")).await;
    assert!(wrong.contains("<strong>the claim is wrong"));
    let flag = page(
        &app,
        &format!("/tools/scoresheet?white={knights}&black=1.+Nf3+Nf6&control=40"),
    )
    .await;
    assert!(flag.contains("Black may use the opponent’s sheet"));
    let nothing = page(&app, &format!("{path}&control=40")).await;
    assert!(nothing.contains("Both sheets are complete"));
}

/// A report file is held against the rules; nothing of it is kept, and nothing in it is executed.
#[tokio::test]
async fn a_report_file_is_checked() {
    use axum::body::{Body, to_bytes};
    use axum::http::Request;
    use tower::ServiceExt;

    let app = tools().await;
    let check = async |file: String| {
        let encoded: String = file.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let request = Request::post("/tools/check")
            .header("host", "hall.example")
            .header("origin", "http://hall.example")
            .header("content-type", "application/x-www-form-urlencoded")
            .body(Body::from(format!("file={encoded}")))
            .unwrap();
        let response = app.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        String::from_utf8(bytes.to_vec()).unwrap()
    };
    let good = "\
012 Two
142 1
152 W
192 FIDE_DUTCH_2026
001    1      Anderssen, Adolf                  2600                             1.0    1     2 w 1
001    2      Bird, Henry                       2500                             0.0    2     1 b 0
";
    let html = check(good.to_owned()).await;
    assert!(html.contains("nothing is wrong"), "{html}");
    let html = check(good.replace("1.0    1", "2.0    1")).await;
    assert!(
        text(&html).contains("Anderssen, Adolf (1) has 2 points in the file and 1 by the results"),
        "{html}"
    );
    let turned = good.replace("2 w 1", "2 b 1").replace("1 b 0", "1 w 0");
    let html = check(turned).await;
    assert!(
        text(&html).contains("Bird, Henry (2) – Anderssen, Adolf (1)"),
        "{html}"
    );
    let html = check(EVIL.to_owned()).await;
    assert!(
        !html.contains(EVIL) && html.contains("role=\"alert\""),
        "{html}"
    );
}
