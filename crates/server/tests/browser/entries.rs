//! Entering players at the desk, mostly with the keyboard.

use std::io::Write;

use crate::harness::Stage;

const LIST: &str = "/desk/rookery-open/open/entries";

const RATINGS: &str = "<playerslist>
    <player><fideid>90000001</fideid><name>Ivory, Rook</name><country>NOR</country>
        <sex>F</sex><title>WIM</title><rating>2150</rating><birthday>1990</birthday></player>
    <player><fideid>90000002</fideid><name>Ivory, &lt;b&gt;Pawn</name><country>NOR</country>
        <rating>1850</rating></player>
    </playerslist>";

#[tokio::test]
async fn a_player_is_chosen_from_the_rating_list_and_checked_in() {
    let Some((stage, _)) = Stage::demo().await else {
        return;
    };
    let mut file = tempfile::Builder::new().suffix(".xml").tempfile().unwrap();
    file.write_all(RATINGS.as_bytes()).unwrap();
    let visitor = stage.arbiter().await;
    visitor.open("/desk/rating-list").await;
    visitor.audit().await;
    let path = file.path().to_string_lossy().into_owned();
    visitor
        .fill(&[(
            "FIDE’s list, or the list of members of US Chess: the zip file as downloaded, or the text, XML or DBF in it",
            &path,
        )])
        .await;
    visitor.click("Take this list").await;
    visitor.sees("2 players, 0 lines").await;

    visitor.open(LIST).await;
    visitor.click_at("#entry-name").await;
    visitor.write("ivo ro").await;
    visitor.sees("WIM Ivory, Rook").await;
    visitor.press("Down").await;
    visitor.picture("entries-suggestions").await;
    visitor.press("Enter").await;
    assert_eq!(visitor.value("FIDE rtg").await, "2150");
    assert_eq!(visitor.value("FIDE ID").await, "90000001");
    visitor.press("Enter").await;
    visitor.sees("Ivory, Rook is entered.").await;

    visitor.click("Check in Ivory, Rook").await;
    visitor.sees("65 players, 1 checked in").await;
    visitor.click("Ivory, Rook is here: check out").await;
    visitor.sees("65 players, 0 checked in").await;

    assert_eq!(visitor.complaints().await, [""; 0]);

    // Names that are typed faster than they are entered lose no letter and get into no other field.
    visitor.click_at("#entry-name").await;
    visitor.dash_off("Quickly, Anna\nRapidly, Ben").await;
    visitor.sees("Quickly, Anna is entered.").await;
    let second = async || (visitor.value("Name").await == "Rapidly, Ben").then_some(());
    visitor.until("the second name", second).await;
    visitor.press("Escape").await;
    visitor.press("Enter").await;
    visitor.sees("Rapidly, Ben is entered.").await;

    // A name that is there already is asked about, and what was typed stays.
    visitor.fill(&[("Name", "Rook Ivory")]).await;
    visitor.press("Escape").await;
    visitor.click("Enter the player").await;
    visitor.sees("may be the same person").await;
    assert_eq!(visitor.value("Name").await, "Rook Ivory");

    visitor.open(LIST).await;
    visitor
        .fill(&[("Search for name, number, club", "ivory")])
        .await;
    visitor.picture("entries-search").await;
    let found = visitor.table("table.entries").await;
    assert!(
        found
            .rows
            .iter()
            .any(|row| row.iter().any(|cell| cell.contains("Ivory")))
    );
}

#[tokio::test]
async fn the_pages_of_the_entries_are_sound() {
    let Some((stage, _)) = Stage::demo().await else {
        return;
    };
    let visitor = stage.arbiter().await;
    for (name, path) in [
        ("entries", ""),
        ("entries-player", "/7"),
        ("entries-import", "/import"),
        ("entries-teams", "/teams"),
    ] {
        visitor.open(&format!("{LIST}{path}")).await;
        visitor.audit().await;
        visitor.pictures(name).await;
    }
    visitor.open(&format!("{LIST}/import")).await;
    let lines = "Name;Elo;Land;Hotel\nIvory, Rook;2150;NOR;Ritz\nEbony, Bishop;foo;ENG;\n";
    visitor
        .fill(&[("Or lines pasted from a table, a mail or a web page", lines)])
        .await;
    visitor.click("Look at the list").await;
    visitor.sees("What the columns tell").await;
    visitor.audit().await;
    visitor.pictures("entries-preview").await;
    visitor.click("Enter these players").await;
    visitor.sees("2 players are entered.").await;
    assert_eq!(visitor.complaints().await, [""; 0]);
}
