//! The harness itself: that it finds what it is to find.

use crate::fixture::pages;
use crate::harness::{Scheme, Screen, Stage};

#[tokio::test]
async fn a_form_is_filled_in_by_its_labels() {
    let Some(stage) = Stage::pages(pages()).await else {
        return;
    };
    let visitor = stage.visitor().await;
    visitor.open("/").await;
    assert_eq!(visitor.value("Name").await, "nobody");
    let values = [
        ("Name", "Anna Ærø"),
        ("Colour", "Black"),
        ("Paid", "yes"),
        ("Born", "1990-11-05"),
        ("Note", "late"),
    ];
    visitor.fill(&values).await;
    assert_eq!(visitor.value("Paid").await, "yes");
    visitor.click("Enter").await;
    visitor
        .sees("Entered: name=Anna Ærø colour=b paid=on born=1990-11-05 note=late")
        .await;

    visitor.fill(&[("Paid", "no"), ("Name", "")]).await;
    visitor.click_at("#name").await;
    visitor.write("Bo").await;
    visitor.press("Enter").await;
    visitor.no_longer_sees("paid=on").await;
    visitor.sees("name=Bo colour=b born").await;
    visitor.audit().await;
}

#[tokio::test]
async fn keys_reach_the_page() {
    let Some(stage) = Stage::pages(pages()).await else {
        return;
    };
    let visitor = stage.visitor().await;
    visitor.open("/").await;
    for chord in ["1", "Control+z", "Down"] {
        visitor.press(chord).await;
    }
    visitor.sees("1 Control z ArrowDown").await;
}

#[tokio::test]
async fn two_visitors_are_two_people_and_two_windows_are_one() {
    let Some(stage) = Stage::pages(pages()).await else {
        return;
    };
    let (first, second) = (stage.visitor().await, stage.visitor().await);
    first.open("/who").await;
    assert_eq!(first.text().await, "new");
    first.open("/who").await;
    assert_eq!(first.text().await, "known");
    second.open("/who").await;
    assert_eq!(second.text().await, "new");

    first.open_in_window("/who").await;
    assert_eq!(first.text().await, "known");
    first.open("/").await;
    let windows = first.windows().await;
    assert_eq!(windows.len(), 2);
    first.turn_to(&windows[0]).await;
    assert_eq!(first.path().await, "/who");
}

#[tokio::test]
async fn every_fault_of_a_page_is_found() {
    let Some(stage) = Stage::pages(pages()).await else {
        return;
    };
    let visitor = stage.visitor().await;
    visitor.open("/wrong").await;
    visitor.look_with(Screen::Narrow, Scheme::Light).await;
    let faults = visitor.faults().await;
    let expected = [
        "the page does not say its language",
        "the page has no title",
        "the id twice is there twice",
        "the page has 2 headings of the first level",
        "h3#twice “Too deep” comes after level 1",
        "has no alt",
        "unlabelled has no label",
        "button has no name",
        "table “cell” has no headings",
        "“grey on white” in p. has contrast 2.85, less than 4.5",
        "“thin on white” in p. has contrast 2.1",
        "“black on grey” in span. has contrast 1.66, less than 4.5",
        "px wide on a screen of 360 px: div “wide”",
    ];
    assert_eq!(faults.len(), expected.len(), "{faults:#?}");
    for words in expected {
        let found = faults.iter().any(|fault| fault.contains(words));
        assert!(found, "{words} is not among {faults:#?}");
    }
    let complaints = visitor.complaints().await;
    assert!(
        complaints
            .iter()
            .any(|words| words.contains("Content Security Policy")),
        "{complaints:?}"
    );
    assert!(visitor.complaints().await.is_empty(), "they are told once");
}
