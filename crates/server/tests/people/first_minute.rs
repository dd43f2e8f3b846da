//! From an empty server to a section, by what the pages say.

use adoube_journal::{
    AssignNumbers, CheckedIn, Command, EnterResult, Journal, PairRound, Pairing, Provenance,
    Register, RoundClosed, RoundPairings, SectionFinished,
};
use adoube_tournament::{BoardNumber, EntrantId, GameResult, Player, RoundNumber};

use crate::client::*;
use crate::common;

/// The fields of a form as a browser would send them.
pub(crate) fn fields(html: &str, action: &str) -> Vec<(String, String)> {
    let form = html
        .split("<form")
        .find(|form| form.contains(action))
        .unwrap();
    let form = form.split("</form>").next().unwrap();
    let value = |tag: &str, name: &str| {
        let start = format!(" {name}=\"");
        let rest = tag.split(&start).nth(1)?;
        Some(unescaped(rest.split('"').next()?))
    };
    let mut fields = Vec::new();
    for piece in form.split('<').skip(1) {
        let Some((tag, text)) = piece.split_once('>') else {
            continue;
        };
        let last = |fields: &mut Vec<(String, String)>, value: String| {
            if let Some((_, held)) = fields.last_mut() {
                *held = value;
            }
        };
        if tag.starts_with("input") {
            if !tag.contains("checkbox") || tag.contains(" checked") {
                let name = value(tag, "name").unwrap();
                fields.push((name, value(tag, "value").unwrap_or_default()));
            }
        } else if tag.starts_with("select") {
            fields.push((value(tag, "name").unwrap(), String::new()));
        } else if tag.starts_with("textarea") {
            fields.push((value(tag, "name").unwrap(), unescaped(text)));
        } else if tag.starts_with("option") && tag.contains(" selected") {
            last(&mut fields, value(tag, "value").unwrap());
        }
    }
    fields
}

fn unescaped(text: &str) -> String {
    let text = text
        .replace("&#34;", "\"")
        .replace("&#39;", "'")
        .replace("&#60;", "<");
    text.replace("&#62;", ">").replace("&#38;", "&")
}

pub(crate) fn with<'f>(
    fields: &'f [(String, String)],
    changes: &[(&'f str, &'f str)],
) -> Vec<(&'f str, &'f str)> {
    fields
        .iter()
        .map(|(name, value)| {
            let changed = changes.iter().find(|(other, _)| other == name);
            (
                name.as_str(),
                changed.map_or(value.as_str(), |(_, value)| *value),
            )
        })
        .collect()
}

/// The command that enters a player.
pub(crate) fn register(name: &str) -> Command {
    Command::Register(Register {
        section: common::section(),
        player: Player::named(name),
    })
}

/// The commands with which the first two who were entered play each other.
pub(crate) fn pair_the_first_round() -> Vec<Command> {
    let pairing = Pairing {
        board: BoardNumber::single(1),
        white: EntrantId(1),
        black: EntrantId(2),
    };
    let pairings = RoundPairings {
        boards: vec![pairing],
        ..RoundPairings::default()
    };
    let numbers = Command::AssignNumbers(AssignNumbers {
        section: common::section(),
        order: None,
    });
    let pair = Command::PairRound(PairRound {
        section: common::section(),
        round: RoundNumber::FIRST,
        pairings,
        made_by: Provenance::by_hand(),
    });
    vec![numbers, pair]
}

#[tokio::test]
async fn no_event_takes_the_address_of_a_page() {
    let app = empty_app().await;
    let mut owner = Client::new(&app).at("127.0.0.1:50000");
    let account = [("name", "Ada"), ("login", "ada"), ("password", PASSWORD)];
    owner.done("/setup", &account, "/desk").await;
    for address in ["/desk/rating-list-2", "/desk/rating-list-3"] {
        let event = [("name", "Rating list"), ("chief_arbiter", " ")];
        owner.done("/desk", &event, address).await;
    }
}

#[tokio::test]
async fn from_nothing_to_a_section_without_a_manual() {
    let app = empty_app().await;
    let mut ada = Client::new(&app).at("127.0.0.1:50000");
    assert_eq!(ada.get("/").await.header("location"), "/setup");
    let first = [("name", "Ada"), ("login", "ada"), ("password", PASSWORD)];
    ada.done("/setup", &first, "/desk").await;
    let event = [
        ("name", "Winter Open"),
        ("place", "Łódź"),
        ("starts", "2026-12-05"),
        ("ends", "2026-12-06"),
    ];
    ada.done("/desk", &event, "/desk/winter-open").await;
    let page = ada.get("/desk/winter-open").await.body;
    assert!(page.contains("href=\"/desk/winter-open/new-section\""));
    assert!(common::text(&page).contains("Add a section next."));

    let page = ada.text("/desk/winter-open/new-section").await;
    assert!(page.contains("Propose settings") && !page.contains("The proposal"));
    let wish = "/desk/winter-open/new-section?name=A+%26+B&format=swiss&players=50&rounds=&pace=rapid&rated=yes";
    let page = ada.get(wish).await.body;
    let said = common::text(&page);
    assert!(said.contains("50 need 6 rounds for one winner"), "{said}");
    assert!(said.contains("What the regulations say"));
    let proposed = fields(
        &page,
        "method=\"post\" action=\"/desk/winter-open/new-section\"",
    );
    let of = |name: &str| {
        proposed
            .iter()
            .find(|(other, _)| other == name)
            .map(|(_, value)| value.as_str())
    };
    assert_eq!(
        (of("rounds"), of("pairing_system"), of("pace")),
        (Some("8"), Some("dutch-2026"), Some("rapid"))
    );

    let changed = [
        ("schedule_first", "2026-12-05T10:00"),
        ("schedule_a_day", "4"),
        ("schedule_minutes", "60"),
    ];
    ada.done(
        "/desk/winter-open/new-section",
        &with(&proposed, &changed),
        "/desk/winter-open/a-b/entries",
    )
    .await;
    let page = ada.get("/desk/winter-open").await.body;
    assert!(
        page.contains("href=\"/desk/winter-open/a-b/entries\">Enter the players</a>"),
        "{page}"
    );
    assert!(page.contains("must still be announced"));

    let page = ada.get("/desk/winter-open/a-b/settings").await.body;
    assert!(page.contains("2026-12-06 13:00"), "the eighth round");
    assert!(page.contains("A &#38; B"));
    // Sent back as it is, it changes nothing; what is proposed is kept.
    let same = fields(&page, "data-check");
    ada.done(
        "/desk/winter-open/a-b/settings",
        &with(&same, &[]),
        "/desk/winter-open/a-b/settings",
    )
    .await;
    assert!(
        ada.text("/desk/winter-open/a-b/settings")
            .await
            .contains("Nothing was changed")
    );
}

#[tokio::test]
async fn an_address_that_cannot_be_read_still_shows_the_form() {
    let (app, _) = club().await;
    let mut ada = member(&app, "ada", Some(adoube_server::auth::Role::Owner)).await;
    for (query, told) in [
        ("preset=regatta", "There is no preset “regatta”"),
        ("format=regatta", "“regatta” cannot be read here"),
        ("rounds=many", "“many” cannot be read here"),
    ] {
        let path = format!("/desk/club/new-section?name=A&{query}");
        let page = ada.text(&path).await;
        assert!(page.contains(told), "{query}: {page}");
        let page = ada.get(&path).await.body;
        assert!(page.contains("name=\"players\"") && !page.contains("id=\"proposal\""));
    }
}

#[tokio::test]
async fn the_overview_always_says_what_comes_next() {
    let (app, store) = club().await;
    let mut ada = member(&app, "ada", Some(adoube_server::auth::Role::Owner)).await;
    let mut journal = Journal::open(store, event_id()).await.unwrap();
    let section = common::section;
    common::add_section(
        &mut journal,
        adoube_journal::SectionSettings::swiss("Open", 1),
    )
    .await;
    assert!(ada.text("/desk/club").await.contains("Enter the players"));

    common::write(&mut journal, vec![register("One"), register("Two")]).await;
    let said = ada.text("/desk/club").await;
    assert!(said.contains("Check the players in") && said.contains("Pair round 1"));

    let entrants = vec![EntrantId(1), EntrantId(2)];
    let check_in = Command::CheckIn(CheckedIn {
        section: section(),
        entrants,
    });
    common::write(&mut journal, vec![check_in]).await;
    let said = ada.text("/desk/club").await;
    assert!(!said.contains("Check the players in") && said.contains("Pair round 1"));

    common::write(&mut journal, pair_the_first_round()).await;
    assert!(
        ada.text("/desk/club")
            .await
            .contains("Round 1 – 1 result missing")
    );

    let round = RoundNumber::FIRST;
    common::write(
        &mut journal,
        vec![Command::EnterResult(EnterResult {
            section: section(),
            round,
            board: BoardNumber::single(1),
            result: GameResult::WHITE_WINS,
        })],
    )
    .await;
    assert!(
        ada.text("/desk/club")
            .await
            .contains("Close the last round and finish")
    );
    let close = Command::CloseRound(RoundClosed {
        section: section(),
        round,
    });
    common::write(
        &mut journal,
        vec![
            close,
            Command::FinishSection(SectionFinished { section: section() }),
        ],
    )
    .await;
    let said = ada.text("/desk/club").await;
    assert!(
        said.contains("Reports and papers") && said.contains("Prizes"),
        "{said}"
    );
}
