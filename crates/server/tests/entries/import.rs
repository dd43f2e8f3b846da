//! Players from lists of many kinds.

use std::io::Write;

use crate::common::text;
use axum::http::StatusCode;

use crate::desk::*;

const TABLE: &str = "Nom;Elo;Land;FIDE-ID;Hotel;Mannschaft\n\
    Ivory, Rook;2150;NOR;90000001;Ritz;Rooks\n\
    Ebony, Bishop;foo;ENG;90000002;;Rooks\n\
    <script>alert(1)</script>;;;;;\n\
    ;1500;;;;\n\
    Müller, Jörg;;GER;;;\n";

#[tokio::test]
async fn a_list_is_looked_at_before_it_is_entered() {
    let desk = desk().await;
    desk.does(LIST, &[("name", "Mueller, Joerg")]).await;
    let head = desk.journal().await.head();
    let answer = desk.paste(TABLE).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.error());
    let preview = answer.location().to_owned();
    let page = desk.page(&preview).await;
    let shown = text(&page);
    for says in ["4 players", "expected", "the same name", "Hotel", "line 5"] {
        assert!(shown.contains(says), "{says}: {shown}");
    }
    // Nothing is written by looking; Müller is proposed to be left out.
    assert_eq!(desk.journal().await.head(), head);
    let left = page.split("name=\"leave\" value=\"3\"").nth(1).unwrap();
    assert!(left.starts_with(" checked"));

    // The columns can be given another meaning.
    let columns = ["name", "national", "federation", "fideid", "club", "-"];
    let query: Vec<String> = columns
        .iter()
        .map(|code| format!("column={code}"))
        .collect();
    let again = desk
        .page(&format!("{preview}?{}&rating=rapid", query.join("&")))
        .await;
    assert!(text(&again).contains("Ritz"));
    let nameless = desk
        .page(&format!("{preview}?column=-&column=standard"))
        .await;
    assert!(text(&nameless).contains("expected one of them to be Name"));
    assert!(!nameless.contains("name=\"leave\""));

    let answer = desk.does(&preview, &[("leave", "3")]).await;
    assert_eq!(answer.location(), LIST);
    let names = desk.names().await;
    assert_eq!(
        names,
        ["Mueller, Joerg", "Ivory, Rook", "Ebony, Bishop", EVIL]
    );
    let section = desk.section().await;
    let rooks = &section.draft.teams[0].details;
    assert_eq!((rooks.name.as_str(), rooks.members.len()), ("Rooks", 2));
    desk.page(LIST).await;
    // A list is entered once.
    let twice = desk.post(&preview, &[]).await;
    assert_eq!(twice.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(desk.names().await.len(), 4);

    // The same list again: who is there already is left out.
    let preview = desk.paste(TABLE).await.location().to_owned();
    let everybody: Vec<(&str, &str)> = ["0", "1", "2", "3"].map(|place| ("leave", place)).into();
    let nobody = desk.post(&preview, &everybody).await;
    assert_eq!(nobody.status, StatusCode::UNPROCESSABLE_ENTITY);
    let page = desk.page(&preview).await;
    assert_eq!(page.matches("name=\"leave\"").count(), 4);
    assert_eq!(page.matches(" checked aria-label").count(), 4);
}

#[tokio::test]
async fn a_list_belongs_to_who_sent_it() {
    let (one, other) = (desk().await, desk().await);
    let preview = one
        .paste("Name\nRook\nBishop\n")
        .await
        .location()
        .to_owned();
    assert_eq!(one.get(&preview).await.status, StatusCode::OK);
    assert_eq!(
        other.get(&preview).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    assert_eq!(
        other.post(&preview, &[]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
}

#[tokio::test]
async fn files_of_many_kinds() {
    let desk = desk().await;
    let import = format!("{LIST}/import");
    desk.page(&import).await;
    let trf = "012 Old Open\n\
        001    1 m  g Ivory,Rook                        2650 NOR    90000001 1990/00/00  0.0    1\n\
        001    2 w    Ebony,Bishop                      2400 ENG    90000002 1991/00/00  0.0    2\n";
    let answer = desk.send(&import, "old.trf", trf.as_bytes()).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.error());
    desk.does(answer.location(), &[]).await;
    let section = desk.section().await;
    let names: Vec<&str> = section
        .draft
        .entrants
        .iter()
        .map(|entrant| entrant.player.name.as_str())
        .collect();
    assert_eq!(names.len(), 2, "{names:?}");
    assert_eq!(section.draft.entrants[0].player.fide_rating, Some(2650));

    let long = format!("Name\n{}", "Rook\n".repeat(10_001));
    let hostile = many_attributes();
    for (name, bytes, says) in [
        ("hostile.ods", &hostile[..], "more than 256 attributes"),
        ("empty.csv", b"", "empty"),
        ("blank.csv", b" \n \n", "empty"),
        ("headings.csv", b"Name;Elo\n", "empty"),
        ("old.xls", b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", ".xlsx"),
        ("broken.xlsx", b"PK\x03\x04 not really", "workbook"),
        ("wrong.trf", b"hello", "001"),
        ("long.csv", long.as_bytes(), "at most 10000"),
    ] {
        let answer = desk.send(&import, name, bytes).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{name}");
        assert!(answer.error().contains(says), "{name}: {}", answer.error());
    }
    let huge = desk.send(&import, "huge.csv", &vec![b'x'; 9 << 20]).await;
    assert_eq!(huge.status, StatusCode::PAYLOAD_TOO_LARGE);
    let form = desk.post(&import, &[("text", "Name")]).await;
    assert!(form.status.is_client_error());
    assert_eq!(desk.names().await.len(), 2);
}

/// A small workbook with so many attributes that comparing them would take very long.
fn many_attributes() -> Vec<u8> {
    let attributes: String = (0..30_000).map(|n| format!(" a{n}=''")).collect();
    let mut archive = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let options = zip::write::SimpleFileOptions::default();
    archive.start_file("content.xml", options).unwrap();
    let content = format!("<a><table:table><table:table-row{attributes}/></table:table></a>");
    archive.write_all(content.as_bytes()).unwrap();
    archive.finish().unwrap().into_inner()
}

#[tokio::test]
async fn ten_thousand_lines_are_entered_at_once() {
    let desk = desk().await;
    let lines: Vec<String> = (0..10_000)
        .map(|n| format!("Rook{n}, Amy;{}", 1000 + n % 1500))
        .collect();
    let answer = desk
        .paste(&format!("Name;Elo\n{}\n", lines.join("\n")))
        .await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.error());
    let preview = answer.location().to_owned();
    let page = desk.page(&preview).await;
    assert!(text(&page).contains("9500 more players"));
    let (_, shown) = page.split_once("name=\"leave\" value=\"").unwrap();
    let (first, _) = shown.split_once('"').unwrap();
    desk.does(&preview, &[("leave", first)]).await;
    assert_eq!(desk.names().await.len(), 9_999);
    let page = text(&desk.page(LIST).await);
    assert!(page.contains("1–250 of 9999"));
}

#[tokio::test]
async fn what_players_need_comes_in_a_list_and_goes_out_in_one() {
    let desk = desk().await;
    let list = "Name,Needs\n\"Ivory, Rook\",\"wheelchair; near the door\"\n\"Ebony, Bishop\",\n";
    let preview = desk.paste(list).await.location().to_owned();
    let shown = text(&desk.page(&preview).await);
    assert!(shown.contains("near the door"), "{shown}");
    desk.does(&preview, &[]).await;
    let section = desk.section().await;
    assert_eq!(section.needs.len(), 1);
    let needs = section.needs.values().next().unwrap();
    assert_eq!(needs.words.as_deref(), Some("near the door"));
    let written = desk.page("/desk/club/open/files/entries.csv").await;
    let mut lines = written.lines();
    assert!(lines.next().unwrap().ends_with(",Notes,Needs"), "{written}");
    let rook = lines.next().unwrap();
    assert!(rook.ends_with(",wheelchair; near the door"), "{rook}");
}
