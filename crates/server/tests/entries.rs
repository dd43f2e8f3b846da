//! The entries at the desk: typed, taken from lists, checked in, corrected, withdrawn.

mod common;

use std::sync::Arc;

use adoube_journal::{
    Command, EventId, Format, Journal, MemoryStore, Pairing, Provenance, RoundPairings, Section,
    SectionSettings, Store,
};
use adoube_server::people::{NewAccount, People, Role};
use adoube_server::{App, Options};
use adoube_tournament::{BoardNumber, ByeKind, EntrantId, Player, RoundNumber, TeamDetails, Title};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use common::{add_section, create, now, section, text, write};
use tower::ServiceExt;

const HOST: &str = "hall.example:8400";
const LIST: &str = "/desk/club/open/entries";
const EVIL: &str = "<script>alert(1)</script>";
const BORDER: &str = "----border";

/// A desk with somebody at it.
struct Desk {
    store: Arc<dyn Store>,
    router: Router,
    session: String,
}

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: String,
}

impl Answer {
    fn location(&self) -> &str {
        let location = self.headers.get("location");
        location.map_or("", |value| value.to_str().unwrap())
    }

    /// What the page says is wrong.
    fn error(&self) -> String {
        let error = self.body.split("data-error>").nth(1).unwrap_or("");
        error.split("</p>").next().unwrap_or("").to_owned()
    }
}

async fn desk_of(role: Role, settings: SectionSettings, folder: Option<&std::path::Path>) -> Desk {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let mut journal = create(&store, "club", "Club").await;
    add_section(&mut journal, settings).await;
    let people = People::in_memory().await.unwrap();
    let new = NewAccount {
        login: "ada",
        name: "Ada",
        password: "a long password",
        administrator: role == Role::Owner,
    };
    let account = people.create(new, now()).await.unwrap();
    let event: EventId = "club".parse().unwrap();
    people
        .set_member(&event, account.id, role, &[])
        .await
        .unwrap();
    let session = people
        .open_session(account.id, jiff::Timestamp::now())
        .await
        .unwrap();
    let options = Options {
        fresh_for: std::time::Duration::ZERO,
        folder: folder.map(Into::into),
        ..Options::default()
    };
    let app = App::new(store.clone(), people, options).unwrap();
    Desk {
        store,
        router: adoube_server::router(Arc::new(app)),
        session: session.reveal().to_owned(),
    }
}

async fn desk() -> Desk {
    desk_of(Role::Owner, SectionSettings::swiss("Open", 5), None).await
}

impl Desk {
    async fn ask(&self, method: Method, path: &str, kind: &str, body: Vec<u8>) -> Answer {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", HOST)
            .header("origin", format!("http://{HOST}"))
            .header("content-type", kind)
            .header("cookie", format!("adoube_session={}", self.session));
        let request = request.body(Body::from(body)).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, usize::MAX).await.unwrap();
        Answer {
            status: parts.status,
            headers: parts.headers,
            body: String::from_utf8(bytes.to_vec()).unwrap(),
        }
    }

    async fn get(&self, path: &str) -> Answer {
        self.ask(Method::GET, path, "text/plain", Vec::new()).await
    }

    async fn page(&self, path: &str) -> String {
        let answer = self.get(path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.body);
        assert!(!answer.body.contains("<script>alert"), "{path}");
        answer.body
    }

    async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let form: Vec<String> = fields
            .iter()
            .map(|(name, value)| format!("{name}={}", encoded(value)))
            .collect();
        let kind = "application/x-www-form-urlencoded";
        let body = form.join("&").into_bytes();
        self.ask(Method::POST, path, kind, body).await
    }

    /// A form that is taken.
    async fn does(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let answer = self.post(path, fields).await;
        let words = text(&answer.body);
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{path}: {words}");
        answer
    }

    async fn send(&self, path: &str, file: &str, bytes: &[u8]) -> Answer {
        let head = format!(
            "--{BORDER}\r\nContent-Disposition: form-data; name=\"file\"; filename=\"{file}\"\r\n\
             Content-Type: application/octet-stream\r\n\r\n"
        );
        let mut body = head.into_bytes();
        body.extend_from_slice(bytes);
        body.extend_from_slice(format!("\r\n--{BORDER}--\r\n").as_bytes());
        let kind = format!("multipart/form-data; boundary={BORDER}");
        self.ask(Method::POST, path, &kind, body).await
    }

    async fn paste(&self, lines: &str) -> Answer {
        let body = format!(
            "--{BORDER}\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\n{lines}\r\n\
             --{BORDER}--\r\n"
        );
        let kind = format!("multipart/form-data; boundary={BORDER}");
        let path = format!("{LIST}/import");
        self.ask(Method::POST, &path, &kind, body.into_bytes())
            .await
    }

    async fn journal(&self) -> Journal {
        let event = "club".parse().unwrap();
        Journal::open(self.store.clone(), event).await.unwrap()
    }

    async fn section(&self) -> Section {
        let journal = self.journal().await;
        journal.event().section(&section()).unwrap().clone()
    }

    async fn names(&self) -> Vec<String> {
        let section = self.section().await;
        let entrants = section.draft.entrants.iter();
        entrants
            .map(|entrant| entrant.player.name.clone())
            .collect()
    }

    async fn pair(&self, round: u16, pairs: &[(u32, u32)]) {
        let board = |(place, (white, black)): (usize, &(u32, u32))| Pairing {
            board: BoardNumber::single(place as u32 + 1),
            white: EntrantId(*white),
            black: EntrantId(*black),
        };
        let mut journal = self.journal().await;
        let numbers = Command::AssignNumbers {
            section: section(),
            order: None,
        };
        let paired = Command::PairRound {
            section: section(),
            round: RoundNumber(round),
            pairings: RoundPairings {
                boards: pairs.iter().enumerate().map(board).collect(),
                ..RoundPairings::default()
            },
            made_by: Provenance::default(),
        };
        write(&mut journal, vec![numbers, paired]).await;
    }
}

fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

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
    let result = |table| Command::EnterResult {
        section: section(),
        round: RoundNumber(1),
        board: BoardNumber::single(table),
        result: "1-0".parse().unwrap(),
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
    for (name, bytes, says) in [
        ("empty.csv", &b""[..], "empty"),
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
    assert!(page.contains("search to find the 7999 others"));
}

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
        Command::Register {
            section: section.clone(),
            player,
        },
        Command::AddTeam { section, details },
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
