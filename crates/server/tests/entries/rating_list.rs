//! The rating list: put in place and searched.

use crate::common::text;
use adoube_journal::SectionSettings;
use adoube_server::auth::Role;
use axum::http::StatusCode;

use crate::desk::*;

const RATINGS: &[u8] = b"<playerslist>
    <player><fideid>90000001</fideid><name>Ivory, Rook</name><country>NOR</country>
        <sex>F</sex><title>WIM</title><rating>2150</rating><games>9</games><k>20</k>
        <rapid_rating>2100</rapid_rating><birthday>1990</birthday><flag></flag></player>
    <player><fideid>90000002</fideid><name>Ebony, &lt;b&gt;Bishop</name><flag>i</flag></player>
    </playerslist>";

#[tokio::test]
async fn the_rating_list_is_put_in_place_and_searched() {
    let folder = tempfile::tempdir().unwrap();
    let settings = SectionSettings::swiss("Open", 5);
    let desk = desk_of(Role::Owner, settings.clone(), Some(folder.path())).await;
    let lookup = "/desk/club/rating-list";
    assert_eq!(
        desk.get(&format!("{lookup}?q=ivo")).await.body,
        "{\"players\":[]}"
    );
    let url = "/desk/rating-list";
    assert!(text(&desk.page(url).await).contains("no rating list"));
    for (name, bytes, says) in [
        ("empty.xml", &b""[..], "empty"),
        ("wrong.txt", b"hello\nworld\n", "expected a rating list"),
        ("broken.zip", b"PK\x03\x04 not really", "cannot be read"),
        ("nobody.xml", b"<playerslist></playerslist>", "no player"),
    ] {
        let answer = desk.send(url, name, bytes).await;
        assert_eq!(
            answer.status,
            StatusCode::UNPROCESSABLE_ENTITY,
            "{name}: {}",
            answer.body
        );
        assert!(answer.error().contains(says), "{name}: {}", answer.error());
    }
    let answer = desk.send(url, "players.xml", RATINGS).await;
    assert_eq!(answer.location(), url, "{}", answer.error());
    assert!(text(&desk.page(url).await).contains("2 players"));
    let found = desk
        .get(&format!("{lookup}?q=roo%20iv&kind=rapid"))
        .await
        .body;
    let found: serde_json::Value = serde_json::from_str(&found).unwrap();
    let player = &found["players"][0];
    assert_eq!(player["name"], "Ivory, Rook");
    assert_eq!(
        (&player["fide_rating"], &player["title"]),
        (&"2100".into(), &"WIM".into())
    );
    assert_eq!(player["fide_id"], "90000001");
    // K is that of the list for the same rate of play.
    assert_eq!(player["k"], "");
    let standard = desk.get(&format!("{lookup}?q=roo%20iv")).await.body;
    let standard: serde_json::Value = serde_json::from_str(&standard).unwrap();
    assert_eq!(standard["players"][0]["k"], "20");
    for odd in ["", "q=", "q=%FF", "q=%00&kind=x"] {
        assert_eq!(
            desk.get(&format!("{lookup}?{odd}")).await.status,
            StatusCode::OK,
            "{odd}"
        );
    }
    // Nothing but the index is left behind, and it is there when the server starts again.
    let files = std::fs::read_dir(folder.path()).unwrap();
    assert_eq!(files.count(), 1);
    let again = desk_of(Role::Owner, settings, Some(folder.path())).await;
    assert!(text(&again.page(LIST).await).contains("2 players: type a name"));
    // Gaps of a list are filled from it.
    let preview = again
        .paste("Name;FIDE-ID\nIvory, R;90000001\nX, Y;5\n")
        .await;
    let page = again
        .page(&format!("{}?complete=yes", preview.location()))
        .await;
    let shown = text(&page);
    assert!(
        shown.contains("2150") && shown.contains("5 is not in the rating list"),
        "{shown}"
    );
    again.does(preview.location(), &[("complete", "yes")]).await;
    let section = again.section().await;
    assert_eq!(section.draft.entrants[0].player.fide_rating, Some(2150));
    assert_eq!(section.draft.entrants[0].player.rating_facts.k, Some(20));
}
