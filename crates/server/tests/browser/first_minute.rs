//! From an empty server to a section, by hand, and the pages of people and settings.

use crate::harness::{Stage, Visitor};

const PASSWORD: &str = "correct horse battery";

async fn begins(visitor: &Visitor) {
    visitor.open("/").await;
    visitor.is_at("/setup").await;
    visitor
        .fill(&[
            ("Your name, as it goes into the journal", "Ada Owner"),
            ("Login", "ada"),
            ("Password", PASSWORD),
        ])
        .await;
    visitor.click("Create the account").await;
    visitor.is_at("/desk").await;
    visitor
        .fill(&[
            ("Name of the event", "Winter Open"),
            ("First day", "2026-12-05"),
        ])
        .await;
    visitor.click("Create the event").await;
    visitor.is_at("/desk/winter-open").await;
}

#[tokio::test]
async fn a_newcomer_finds_the_way_to_a_section() {
    let folder = tempfile::tempdir().unwrap();
    let Some(stage) = Stage::empty(folder.path()).await else {
        return;
    };
    let visitor = stage.visitor().await;
    begins(&visitor).await;
    visitor.click("Add a section").await;
    visitor
        .fill(&[
            ("Name of the section", "Open"),
            ("Players (or teams) expected", "50"),
        ])
        .await;
    visitor.click("Propose settings").await;
    visitor.sees("50 need 6 rounds for one winner").await;
    visitor.audit().await;
    visitor.pictures("new-section").await;
    // The check follows what is typed.
    visitor.no_longer_sees("cannot be.").await;
    visitor.click("All settings").await;
    visitor.fill(&[("Tie-breaks", "XYZ")]).await;
    visitor.sees("XYZ").await;
    visitor.fill(&[("Tie-breaks", "BH/C1, BH, SB")]).await;
    visitor.click("Add the section").await;
    visitor.is_at("/desk/winter-open/open/entries").await;
    visitor.open("/desk/winter-open").await;
    visitor.sees("Enter the players").await;
    visitor.audit().await;
    visitor.pictures("overview").await;
    assert_eq!(visitor.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn an_arbiter_is_invited() {
    let folder = tempfile::tempdir().unwrap();
    let Some(stage) = Stage::empty(folder.path()).await else {
        return;
    };
    let owner = stage.visitor().await;
    begins(&owner).await;
    owner.click_in(".event-links", "People").await;
    owner.is_at("/desk/winter-open/people").await;
    owner.fill(&[("Role", "Deputy arbiter")]).await;
    owner.click("Make a link").await;
    owner.sees("It is shown only once").await;
    owner.audit().await;
    owner.pictures("people").await;
    let link = owner.value("Link").await;
    let (_, secret) = link.split_once("/invitation/").unwrap();

    let deputy = stage.visitor().await;
    deputy.open(&format!("/invitation/{secret}")).await;
    deputy.audit().await;
    deputy.pictures("invitation").await;
    deputy
        .fill(&[
            ("Your name, as it goes into the journal", "Bob Deputy"),
            ("Login", "bob"),
            ("Password", PASSWORD),
        ])
        .await;
    deputy.click("Create the account and accept").await;
    deputy.is_at("/desk/winter-open").await;
    deputy.sees("Bob Deputy · Deputy arbiter").await;
    deputy.open("/account").await;
    deputy.audit().await;
    deputy.pictures("account").await;
    deputy.open("/desk/winter-open/log").await;
    deputy.audit().await;
    deputy.pictures("journal").await;
    owner.click_in(".event-links", "Announcement").await;
    owner.audit().await;
    owner.pictures("announcement").await;
}
