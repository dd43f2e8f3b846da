//! What players owe and have paid: at the desk, for programs, and for whose eyes.

use crate::common::text;
use adoube_conduct::announcement::{Announced, Fees, stored};
use adoube_journal::{Amount, SectionSettings};
use adoube_server::auth::Role;
use adoube_tournament::EntrantId;
use axum::http::{Method, StatusCode};

use crate::desk::*;

const FEES: &str = "/desk/club/open/fees";
const API: &str = "/api/v1/events/club/sections/open/fees";

/// An entry costs 45, a deposit is 20.
fn settings() -> SectionSettings {
    let mut settings = SectionSettings::swiss("Open", 5);
    let announced = Announced {
        fees: Some(Fees {
            currency: Some("USD".to_owned()),
            entry: Some(Amount::hundredths(4500)),
            deposit: Some(Amount::hundredths(2000)),
            ..Fees::default()
        }),
        ..Announced::default()
    };
    stored::write(&announced, &mut settings.announced);
    settings
}

async fn at_the_till() -> Desk {
    let desk = desk_of(Role::EntryDesk, settings(), None).await;
    for name in ["Adams", "=SUM(A1)"] {
        desk.does(LIST, &[("name", name)]).await;
    }
    desk
}

#[tokio::test]
async fn a_fee_is_paid_at_the_desk_once_and_the_deposit_given_back() {
    let desk = at_the_till().await;
    assert!(text(&desk.page(FEES).await).contains("still owed 130.00 USD"));
    let settle = format!("{FEES}/settle");
    let pays = [("pays", "1"), ("method", "card"), ("owing", "yes")];
    let answer = desk.does(&settle, &pays).await;
    assert_eq!(answer.location(), format!("{FEES}?owing=yes"));
    // Two hands on one button.
    let again = desk.post(&settle, &pays).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY);
    let owing = text(&desk.page(&format!("{FEES}?owing=yes")).await);
    assert!(owing.contains("still owed 65.00 USD"), "{owing}");
    desk.does(&settle, &[("gets", "1"), ("method", "cash")])
        .await;
    let section = desk.section().await;
    let account = &section.accounts[&EntrantId(1)];
    let moved: Vec<Amount> = account.iter().map(|line| line.into_till()).collect();
    assert_eq!(moved, [6500, -2000].map(Amount::hundredths));
    let receipts = desk.page("/desk/club/open/papers/receipts?day=all").await;
    let receipts = text(&receipts);
    assert!(receipts.contains("65.00 USD") && receipts.contains("deposit returned (cash)"));
}

#[tokio::test]
async fn a_line_that_cannot_be_written_is_shown_again() {
    let desk = at_the_till().await;
    let typed = |amount| {
        [
            ("entrant", "2"),
            ("item", "refund:cash"),
            ("amount", amount),
        ]
    };
    for (amount, says) in [
        ("5", "no more than that can be given back"),
        ("five", "is not an amount"),
        ("", "Say how much"),
    ] {
        let answer = desk.post(FEES, &typed(amount)).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(text(&answer.body).contains(says), "{amount}: {says}");
    }
    // Without an amount a payment is everything that is owed.
    desk.does(FEES, &[("entrant", "2"), ("item", "payment:cash")])
        .await;
    let file = desk.page(&format!("{FEES}/accounts.csv")).await;
    assert!(
        file.contains(",'=SUM(A1),65.00,0.00,0.00,65.00,0.00,20.00,USD"),
        "{file}"
    );
}

#[tokio::test]
async fn programs_write_and_read_accounts() {
    let desk = at_the_till().await;
    let body = r#"{"entrant":1,"item":{"payment":"online"},"amount":"50.00"}"#;
    let json = "application/json";
    let answer = desk.ask(Method::POST, API, json, body.into()).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    let owing = desk.page(&format!("{API}?owing=true")).await;
    let owing: serde_json::Value = serde_json::from_str(&owing).unwrap();
    assert_eq!(owing["accounts"][0]["balance"], "15.00");
    assert_eq!(owing["till"]["methods"][0]["method"], "online");
    assert_eq!(owing["totals"]["owed"], "80.00");
    let wrong = r#"{"entrant":1,"item":"waiver","amount":"-3"}"#;
    let answer = desk.ask(Method::POST, API, json, wrong.into()).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn only_who_enters_players_sees_what_they_paid() {
    for role in [Role::Viewer, Role::ResultsOnly, Role::SectorArbiter] {
        let desk = desk_of(role, settings(), None).await;
        let receipts = "/desk/club/open/papers/receipts";
        for path in [FEES, API, "/desk/club/open/fees/accounts.csv", receipts] {
            let answer = desk.get(path).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{role} {path}");
        }
        assert!(!desk.page(LIST).await.contains(FEES));
    }
}
