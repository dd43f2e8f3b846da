//! Papers are made in every form from one description, and nothing on them gets lost.

use adoube_formats::Sheet;
use adoube_papers::document::{
    Align, Card, Cards, Column, Field, Form, Ink, Picture, Row, Shape, Table,
};
use adoube_papers::{Document, Part, csv, html, ods, pdf, xlsx};

fn paper(parts: Vec<Part>) -> Document {
    Document {
        paper: "test".into(),
        language: "en".into(),
        title: "A paper".into(),
        head: vec!["Event".into(), "Section".into()],
        foot: "today".into(),
        numbering: "{page}/{pages}".into(),
        mark: None,
        landscape: false,
        bare: false,
        parts,
    }
}

fn table(rows: usize) -> Table {
    let row = |number: usize| {
        Row::of(vec![
            number.to_string(),
            format!("Player {number}"),
            "4½".into(),
        ])
    };
    Table {
        key: "players".into(),
        columns: vec![
            Column::number("rank", "Place"),
            Column::wide("name", "Name"),
            Column::number("points", "Points"),
        ],
        rows: (1..=rows).map(row).collect(),
        ..Table::default()
    }
}

fn has(bytes: &[u8], text: &str) -> bool {
    bytes
        .windows(text.len())
        .any(|part| part == text.as_bytes())
}

#[test]
fn a_pdf_is_tagged_and_the_same_every_time() {
    let one = paper(vec![Part::heading("Heading"), Part::Table(table(3))]);
    let made = pdf(std::slice::from_ref(&one));
    assert_eq!(made.pages, 1);
    assert!(made.bytes.starts_with(b"%PDF-1."));
    for part in [
        "/StructTreeRoot",
        "/MarkInfo",
        "/Lang",
        "/ParentTree",
        "/S/Table",
        "/S/TH",
        "/S/TD",
        "/S/H1",
    ] {
        assert!(
            has(&made.bytes, part) || has(&made.bytes, &part.replacen("/S/", "/S /", 1)),
            "{part}"
        );
    }
    assert_eq!(made.bytes, pdf(&[one]).bytes);
}

#[test]
fn long_tables_go_over_pages_and_only_the_glyphs_used_are_in_the_file() {
    let short = pdf(&[paper(vec![Part::Table(table(3))])]);
    let long = pdf(&[paper(vec![Part::Table(table(400))])]);
    assert!(long.pages > 5, "{}", long.pages);
    // The fonts have over half a million bytes each.
    assert!(short.bytes.len() < 60_000, "{}", short.bytes.len());
}

#[test]
fn names_of_many_scripts_are_readable() {
    let names = "Žižka Анастасия Ωμέγα דוד محمد 侯逸凡 藤井 최은";
    let made = pdf(&[paper(vec![Part::text(names)])]);
    assert_eq!(made.missing, Vec::<char>::new());
}

#[test]
fn what_no_font_has_is_told() {
    // A letter for private use that nobody draws.
    let made = pdf(&[paper(vec![Part::text("\u{10fffd}")])]);
    assert_eq!(made.missing, ['\u{10fffd}']);
}

#[test]
fn pages_escape_what_people_typed() {
    let text = html(&paper(vec![Part::text(
        "<script>alert(1)</script> & \"more\"",
    )]));
    assert!(!text.contains("<script>"));
    assert!(text.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;"));
}

#[test]
fn forms_cards_and_pictures_are_in_every_form() {
    let field = Field::of("name", "Family name", Some("Menchik".into()));
    let line = Shape::Line {
        points: vec![(0.0, 0.0), (10.0, 5.0)],
        ink: Ink::Blue,
        width: 0.2,
    };
    let label = Shape::Label {
        x: 5.0,
        y: 3.0,
        text: "middle".into(),
        size: 1.0,
        align: Align::Centre,
    };
    let picture = Picture {
        alt: "a line".into(),
        width: 10.0,
        height: 5.0,
        on_paper: 40.0,
        align: Align::Start,
        shapes: vec![line, label],
    };
    let card = Card {
        parts: vec![Part::bold("Card", 20.0)],
        centred: true,
    };
    let cards = Cards {
        columns: 2,
        height: 60.0,
        framed: true,
        certificate: false,
        cards: vec![card.clone(), card.clone(), card],
    };
    let one = paper(vec![
        Part::Form(Form {
            rows: vec![vec![field]],
        }),
        Part::Picture(picture),
        Part::Cards(cards),
        Part::Signatures {
            labels: vec!["Arbiter".into()],
        },
    ]);
    let text = html(&one);
    for part in [
        "Family name",
        "Menchik",
        "<polyline",
        "aria-label=\"a line\"",
        "Card",
        "Arbiter",
    ] {
        assert!(text.contains(part), "{part}");
    }
    let made = pdf(std::slice::from_ref(&one));
    assert!(has(&made.bytes, "/Figure") && has(&made.bytes, "/Alt"));
    let json = serde_json::to_value(&one).unwrap();
    assert_eq!(json["parts"][0]["rows"][0][0]["key"], "name");
    assert_eq!(json["parts"][0]["rows"][0][0]["value"], "Menchik");
}

#[test]
fn a_draft_says_so_everywhere() {
    let one = Document {
        mark: Some("DRAFT".into()),
        ..paper(vec![Part::text("x")])
    };
    assert!(html(&one).contains("DRAFT"));
    assert_eq!(serde_json::to_value(&one).unwrap()["mark"], "DRAFT");
    let plain = Document {
        mark: None,
        ..one.clone()
    };
    assert_ne!(pdf(&[one]).bytes, pdf(&[plain]).bytes);
}

#[test]
fn spreadsheets_have_numbers_and_no_formulas() {
    let mut players = table(2);
    players.rows[0].cells[1] = "=HYPERLINK(\"http://example.org\")".into();
    let one = paper(vec![Part::Table(players)]);
    assert!(csv(&one).contains("'=HYPERLINK"));
    for bytes in [xlsx(&one).unwrap(), ods(&one).unwrap()] {
        let cells = format!("{:?}", Sheet::read(&bytes).unwrap());
        assert!(
            cells.contains("HYPERLINK") && cells.contains("Player 2"),
            "{cells}"
        );
        assert!(cells.contains("4.5") || cells.contains("4½"), "{cells}");
    }
}

#[test]
fn a_paper_without_tables_is_an_empty_book() {
    let one = paper(vec![Part::text("x")]);
    assert!(!xlsx(&one).unwrap().is_empty());
    assert_eq!(csv(&one), "");
}
