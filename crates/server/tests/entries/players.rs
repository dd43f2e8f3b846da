//! Players typed, corrected, checked in, withdrawn, and who may do that.

use crate::common::{section, text, write};
use adoube_journal::{AddTeam, Command, EnterResult, Format, Register, Section, SectionSettings};
use adoube_server::auth::Role;
use adoube_tournament::{BoardNumber, ByeKind, EntrantId, Player, RoundNumber, TeamDetails, Title};
use axum::http::StatusCode;

use crate::desk::*;

#[tokio::test]
async fn a_player_is_typed_corrected_and_removed() {
    let desk = desk().await;
    assert!(text(&desk.page(LIST).await).contains("Nobody is entered yet"));
    let typed = [
        ("name", "  Ivory,  Rook "),
        ("title", "WIM"),
        ("fide_rating", "2150"),
        ("federation", "nor"),
        ("fide_id", "90000001"),
        ("birth", "1990"),
        ("sex", "F"),
        ("club", "Ivory Tower"),
        ("first_round", "1"),
        ("missed", ""),
    ];
    let answer = desk.does(LIST, &typed).await;
    assert_eq!(answer.location(), LIST);
    desk.does(LIST, &[("name", EVIL)]).await;
    let section = desk.section().await;
    let player = &section.draft.entrants[0].player;
    assert_eq!(player.name, "Ivory, Rook");
    assert_eq!(player.title, Some(Title::Wim));
    assert_eq!(
        (player.fide_id, player.fide_rating),
        (Some(90000001), Some(2150))
    );

    let one = format!("{LIST}/1");
    let page = desk.page(&one).await;
    assert!(page.contains("value=\"Ivory Tower\""));
    let corrected = [
        ("name", "Ivory, Rook"),
        ("fide_rating", "2200"),
        ("seen", "9999"),
    ];
    desk.does(&one, &corrected).await;
    let section = desk.section().await;
    let player = &section.draft.entrants[0].player;
    assert_eq!((player.fide_rating, player.title), (Some(2200), None));

    desk.page(&format!("{LIST}/2")).await;
    let answer = desk
        .does(&format!("{LIST}/2/scratch"), &[("reason", "typo")])
        .await;
    assert_eq!(answer.location(), LIST);
    assert_eq!(desk.names().await, ["Ivory, Rook"]);
    assert_eq!(
        desk.get(&format!("{LIST}/2")).await.status,
        StatusCode::NOT_FOUND
    );
}

#[tokio::test]
async fn what_cannot_be_right_is_told_and_stays_typed() {
    let desk = desk().await;
    desk.does(LIST, &[("name", "Müller, Jörg"), ("fide_id", "7")])
        .await;
    for (fields, says) in [
        (vec![("name", " ")], "needs a name"),
        (
            vec![("name", "Rook"), ("fide_rating", "9000")],
            "not a rating",
        ),
        (
            vec![("name", "Rook"), ("federation", "Norway")],
            "not a federation",
        ),
        (vec![("name", "Rook"), ("title", "Dr")], "not a FIDE title"),
        (vec![("name", "Rook"), ("birth", "soon")], "soon"),
        (
            vec![("name", "Rook"), ("missed", "double")],
            "not a kind of bye",
        ),
        (vec![("name", "Rook"), ("missed", "half")], "missed nothing"),
        (vec![("name", "Rook"), ("first_round", "x")], "not a round"),
        (vec![("name", "Rook"), ("first_round", "77")], "77"),
        (vec![("name", "Joerg Mueller")], "may be the same person"),
        (
            vec![("name", "Rook"), ("fide_id", "7"), ("sure", "yes")],
            "Müller",
        ),
    ] {
        let answer = desk.post(LIST, &fields).await;
        assert_eq!(
            answer.status,
            StatusCode::UNPROCESSABLE_ENTITY,
            "{fields:?}"
        );
        assert!(
            answer.error().contains(says),
            "{fields:?}: {}",
            answer.error()
        );
        assert!(answer.body.contains(&format!("value=\"{}\"", fields[0].1)));
    }
    assert_eq!(desk.names().await.len(), 1);
    // It is somebody else of the same name.
    desk.does(LIST, &[("name", "Joerg Mueller"), ("sure", "yes")])
        .await;
    assert_eq!(desk.names().await.len(), 2);
    let same = desk
        .post(
            &format!("{LIST}/1"),
            &[("name", "Müller, Jörg"), ("fide_id", "7")],
        )
        .await;
    assert_eq!(same.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn two_people_who_correct_the_same_player_are_told() {
    let desk = desk().await;
    desk.does(LIST, &[("name", "Rook")]).await;
    let seen = desk.journal().await.head().to_string();
    let one = format!("{LIST}/1");
    desk.does(&one, &[("name", "Rook, A"), ("seen", &seen)])
        .await;
    let late = desk
        .post(&one, &[("name", "Rook, B"), ("seen", &seen)])
        .await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert_eq!(desk.names().await, ["Rook, A"]);
}

#[tokio::test]
async fn the_list_is_searched_and_sorted() {
    let desk = desk().await;
    for (name, rating, club) in [
        ("Łuczak, Ola", "1900", "Zebra"),
        ("Abel, Zoé", "2100", ""),
        ("Moth, Amy", "", "Apple"),
    ] {
        desk.does(
            LIST,
            &[("name", name), ("fide_rating", rating), ("club", club)],
        )
        .await;
    }
    for (look, expected) in [
        ("", ["Abel", "Łuczak", "Moth"]),
        ("?order=name", ["Abel", "Łuczak", "Moth"]),
        ("?order=rating", ["Abel", "Łuczak", "Moth"]),
        ("?order=club", ["Moth", "Łuczak", "Abel"]),
    ] {
        let page = desk.page(&format!("{LIST}{look}")).await;
        let table = text(page.split("<tbody>").nth(1).unwrap());
        let places = expected.map(|name| table.find(name).unwrap());
        assert!(places.is_sorted(), "{look}: {table}");
    }
    let page = desk.page(&format!("{LIST}?q=luc&order=name")).await;
    let table = page.split("<tbody>").nth(1).unwrap();
    assert!(table.contains("Łuczak") && !table.contains("Moth"));
    let nobody = desk
        .page(&format!("{LIST}?q=%22%3E%3Cscript%3Ealert"))
        .await;
    assert!(!nobody.contains("<td"));
}

#[tokio::test]
async fn presence_is_one_tap() {
    let desk = desk().await;
    for name in ["A", "B", "C"] {
        desk.does(LIST, &[("name", name)]).await;
    }
    let tap = format!("{LIST}/check-in");
    let answer = desk
        .does(&tap, &[("here", "2"), ("order", "name"), ("q", "b")])
        .await;
    assert_eq!(answer.location(), format!("{LIST}?order=name&q=b"));
    assert!(desk.section().await.checked_in.contains(&EntrantId(2)));
    desk.does(&tap, &[("gone", "2")]).await;
    desk.does(&format!("{LIST}/3/withdraw"), &[]).await;
    desk.does(&tap, &[("everybody", "all")]).await;
    let here = desk.section().await.checked_in;
    assert_eq!(here, [EntrantId(1), EntrantId(2)].into());
    // Once more there is nothing to write.
    let head = desk.journal().await.head();
    desk.does(&tap, &[("everybody", "all")]).await;
    assert_eq!(desk.journal().await.head(), head);
    desk.does(&tap, &[("everybody", "none")]).await;
    assert!(desk.section().await.checked_in.is_empty());
    for wrong in [
        vec![("here", "99")],
        vec![("everybody", "some")],
        vec![("here", "x")],
    ] {
        let status = desk.post(&tap, &wrong).await.status;
        assert!(status.is_client_error(), "{wrong:?}: {status}");
    }
}

#[tokio::test]
async fn more_byes_than_announced_are_told() {
    let mut settings = SectionSettings::swiss("Open", 9);
    let announced = r#"{"most":1,"until_round":4}"#;
    settings
        .announced
        .insert("byes".to_owned(), announced.to_owned());
    let desk = desk_of(Role::Owner, settings, None).await;
    desk.does(LIST, &[("name", "A")]).await;
    let player = format!("{LIST}/1");
    let beyond = "This is more than was announced.";
    for (fields, told) in [
        (vec![("bye-2", "half")], false),
        (vec![("bye-2", ""), ("bye-5", "half")], true),
        (vec![("bye-5", "zero")], false),
        (vec![("bye-2", "half"), ("bye-3", "half")], true),
    ] {
        desk.does(&format!("{player}/byes"), &fields).await;
        let page = text(&desk.page(&player).await);
        assert!(page.contains("Announced: at most 1 a player, until round 4."));
        assert_eq!(page.contains(beyond), told, "{fields:?}");
    }
    // Who withdraws has no rounds left to ask for.
    desk.does(&format!("{player}/withdraw"), &[("from", "1")])
        .await;
    assert!(!desk.page(&player).await.contains("bye-2"));
}

#[tokio::test]
async fn byes_withdrawals_late_entries_and_tables() {
    let desk = desk().await;
    for name in ["A", "B", "C", "D"] {
        desk.does(LIST, &[("name", name)]).await;
    }
    let byes = format!("{LIST}/1/byes");
    desk.does(
        &byes,
        &[("bye-1", ""), ("bye-3", "half"), ("bye-4", "zero")],
    )
    .await;
    desk.does(&byes, &[("bye-3", "full"), ("bye-4", "")]).await;
    let section = desk.section().await;
    let requests = &section.draft.bye_requests;
    assert_eq!(requests.len(), 1);
    assert_eq!(
        (requests[0].round, requests[0].kind),
        (RoundNumber(3), ByeKind::FullPoint)
    );
    assert!(text(&desk.page(LIST).await).contains("full-point bye, round 3"));
    for (field, value) in [("bye-9", "half"), ("bye-x", "half"), ("bye-2", "double")] {
        let status = desk.post(&byes, &[(field, value)]).await.status;
        assert!(status.is_client_error(), "{field}: {status}");
    }

    desk.does(&format!("{LIST}/2/board"), &[("table", "7")])
        .await;
    assert!(text(&desk.page(LIST).await).contains("table 7"));
    let taken = desk
        .post(&format!("{LIST}/3/board"), &[("table", "7")])
        .await;
    assert_eq!(taken.status, StatusCode::UNPROCESSABLE_ENTITY);
    let odd = desk
        .post(&format!("{LIST}/3/board"), &[("table", "0")])
        .await;
    assert_eq!(odd.status, StatusCode::BAD_REQUEST);
    desk.does(&format!("{LIST}/2/board"), &[("table", "")])
        .await;
    assert!(desk.section().await.fixed_boards.is_empty());

    desk.pair(1, &[(1, 3), (2, 4)]).await;
    let late = [("name", "Late"), ("first_round", "3"), ("missed", "half")];
    desk.does(LIST, &late).await;
    let section = desk.section().await;
    let entrant = section.draft.entrants.last().unwrap();
    assert_eq!(entrant.first_round, RoundNumber(3));
    assert!(text(&desk.page(LIST).await).contains("enters in round 3"));
    // Who has played is withdrawn, not removed.
    let scratch = desk.post(&format!("{LIST}/1/scratch"), &[]).await;
    assert_eq!(scratch.status, StatusCode::UNPROCESSABLE_ENTITY);
    desk.does(
        &format!("{LIST}/1/withdraw"),
        &[("from", "2"), ("reason", "ill")],
    )
    .await;
    assert!(text(&desk.page(LIST).await).contains("withdrawn from round 2"));
    assert!(text(&desk.page(&format!("{LIST}/1")).await).contains("Take in again"));
    desk.does(&format!("{LIST}/1/re-enter"), &[("from", "2")])
        .await;
    assert!(!text(&desk.page(LIST).await).contains("withdrawn from"));
    let again = desk
        .post(&format!("{LIST}/1/re-enter"), &[("from", "2")])
        .await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn who_leaves_a_round_robin_early_has_their_games_settled() {
    let settings = SectionSettings {
        format: Format::RoundRobin,
        ..SectionSettings::swiss("Masters", 3)
    };
    let desk = desk_of(Role::Owner, settings, None).await;
    for name in ["A", "B", "C", "D"] {
        desk.does(LIST, &[("name", name)]).await;
    }
    desk.pair(1, &[(1, 4), (2, 3)]).await;
    let mut journal = desk.journal().await;
    let result = |table| {
        Command::EnterResult(EnterResult {
            section: section(),
            round: RoundNumber(1),
            board: BoardNumber::single(table),
            result: "1-0".parse().unwrap(),
        })
    };
    write(&mut journal, vec![result(1), result(2)]).await;
    let before = desk.journal().await.head();
    desk.does(&format!("{LIST}/1/withdraw"), &[("from", "2")])
        .await;
    // One record for leaving, and more for what it means for the game that was played.
    assert!(desk.journal().await.head().0 > before.0 + 1);
}

#[tokio::test]
async fn teams_have_their_boards_in_order() {
    let settings = SectionSettings {
        format: Format::TeamSwiss,
        ..SectionSettings::swiss("Teams", 3)
    };
    let desk = desk_of(Role::Owner, settings, None).await;
    for name in ["A", "B", "C"] {
        desk.does(LIST, &[("name", name)]).await;
    }
    let teams = format!("{LIST}/teams");
    let answer = desk
        .does(&teams, &[("name", EVIL), ("captain", "Cap")])
        .await;
    assert_eq!(answer.location(), format!("{teams}/1"));
    let one = format!("{teams}/1");
    desk.page(&one).await;
    desk.does(&one, &[("name", "Rooks"), ("add", "2")]).await;
    desk.does(&one, &[("name", "Rooks"), ("board-2", "2"), ("add", "1")])
        .await;
    desk.does(
        &one,
        &[
            ("name", "Rooks"),
            ("board-2", "2"),
            ("board-1", "1"),
            ("add", "3"),
        ],
    )
    .await;
    let members = |section: &Section| section.draft.teams[0].details.members.clone();
    let expected: [EntrantId; 3] = [EntrantId(1), EntrantId(2), EntrantId(3)];
    assert_eq!(members(&desk.section().await), expected);
    desk.does(
        &one,
        &[
            ("name", "Rooks"),
            ("board-1", "2"),
            ("board-2", ""),
            ("board-3", "1"),
        ],
    )
    .await;
    assert_eq!(members(&desk.section().await), [EntrantId(3), EntrantId(1)]);
    assert!(text(&desk.page(&teams).await).contains("Rooks"));
    for (field, value) in [("board-1", "x"), ("board-x", "1"), ("add", "99")] {
        let status = desk
            .post(&one, &[("name", "Rooks"), (field, value)])
            .await
            .status;
        assert!(status.is_client_error(), "{field}: {status}");
    }
    assert_eq!(
        desk.get(&format!("{teams}/9")).await.status,
        StatusCode::NOT_FOUND
    );
}

#[tokio::test]
async fn the_entry_desk_enters_and_a_viewer_looks() {
    let settings = SectionSettings::swiss("Open", 5);
    let entry = desk_of(Role::EntryDesk, settings.clone(), None).await;
    entry.does(LIST, &[("name", "Rook")]).await;
    let page = entry.page(&format!("{LIST}/1")).await;
    assert!(!page.contains("/board\""));
    let fixed = entry
        .post(&format!("{LIST}/1/board"), &[("table", "1")])
        .await;
    assert_eq!(fixed.status, StatusCode::FORBIDDEN);
    assert_eq!(
        entry.get("/desk/rating-list").await.status,
        StatusCode::FORBIDDEN
    );

    let viewer = desk_of(Role::Viewer, settings, None).await;
    let mut journal = viewer.journal().await;
    let player = Player::named(EVIL);
    let section = section();
    let details = TeamDetails {
        name: EVIL.to_owned(),
        ..TeamDetails::default()
    };
    let commands = vec![
        Command::Register(Register {
            section: section.clone(),
            player,
        }),
        Command::AddTeam(AddTeam { section, details }),
    ];
    write(&mut journal, commands).await;
    for path in ["", "/1", "/teams", "/teams/1"] {
        let page = viewer.page(&format!("{LIST}{path}")).await;
        let main = page.split("<main").nth(1).unwrap();
        assert!(!main.contains("<button class=\"primary\""), "{path}");
    }
    assert_eq!(
        viewer.post(LIST, &[("name", "Rook")]).await.status,
        StatusCode::FORBIDDEN
    );
    assert_eq!(
        viewer.get(&format!("{LIST}/import")).await.status,
        StatusCode::FORBIDDEN
    );
}
