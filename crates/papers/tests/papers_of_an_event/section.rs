//! What is about the section: its name and days on forms, its regulations, its certificates.

use adoube_conduct::announcement::{Announced, Devices, DrawOffers, TieForFirst, stored};
use adoube_journal::{ArbiterPost, EventArbiter, Format, RoundTime, Section, SectionSettings};
use adoube_papers::document::{Card, Part};
use adoube_papers::event::{Desk, PaperKind, PaperRequest};
use adoube_tournament::{ArbiterRole, RoundNumber};
use adoube_words::Language;
use jiff::civil::date;

use super::{event, made, value};

/// What is signed is about the section: its name beside that of the event, the days of its rounds, the
/// rounds that somebody served.
#[test]
fn forms_are_about_the_section() {
    let mut event = event();
    let other = SectionSettings::swiss("Open", 9);
    event
        .sections
        .push(Section::new("open".parse().unwrap(), other));
    let rounds = (1..=9).map(RoundNumber);
    event.sections[0].settings.schedule = rounds
        .map(|round| RoundTime {
            round,
            starts: date(2026, 3, 2 + i8::try_from(round.0 / 2).unwrap()).at(9, 0, 0, 0),
        })
        .collect();
    let post = |role, rounds: &[u16]| ArbiterPost {
        role,
        rounds: rounds.iter().copied().map(RoundNumber).collect(),
        ..ArbiterPost::default()
    };
    let arbiter = |name: &str, post| EventArbiter {
        name: name.to_owned(),
        posts: vec![post],
        ..EventArbiter::default()
    };
    event.details.arbiters = vec![
        arbiter("Whitlock, Agatha", post(ArbiterRole::Chief, &[])),
        arbiter("Ibarra, Tomás", post(ArbiterRole::Sector, &[1, 2, 3])),
        arbiter("Liang, Wen", post(ArbiterRole::Arbiter, &[])),
        arbiter("Birkeland, Jonas", post(ArbiterRole::Assistant, &[])),
    ];
    let asked = PaperRequest::default();
    for kind in [PaperKind::It1, PaperKind::It3, PaperKind::Fa1] {
        let paper = made(&event, kind, &asked).unwrap();
        assert_eq!(value(&paper, "event"), "Rookery Masters: Masters");
        assert_eq!(value(&paper, "start"), "2 March 2026");
        assert_eq!(value(&paper, "end"), "6 March 2026");
    }
    let report = made(&event, PaperKind::It3, &asked).unwrap();
    let everybody = "Ibarra, Tomás; Liang, Wen; Birkeland, Jonas";
    assert_eq!(value(&report, "arbiters"), everybody);
    let form = made(&event, PaperKind::Fa1, &asked).unwrap();
    let choice = value(&form, "recommendation");
    assert_eq!(choice.matches('☐').count(), 2, "{choice}");
    // Rounds are told where teams compete.
    event.sections[0].settings.format = Format::TeamRoundRobin;
    let ibarra = PaperRequest {
        arbiter: Some("Ibarra".into()),
        ..PaperRequest::default()
    };
    let form = made(&event, PaperKind::Fa1, &ibarra).unwrap();
    assert_eq!(value(&form, "rounds_worked"), "3");
}

/// The regulations are in words, in the language of the paper.
#[test]
fn the_programme_says_what_is_announced() {
    let mut event = event();
    let announced = Announced {
        draw_offers: Some(DrawOffers::FromMove(30)),
        devices: Some(Devices {
            in_bag: true,
            ..Devices::default()
        }),
        tie_for_first: Some(TieForFirst::Shared),
        ..Announced::default()
    };
    stored::write(&announced, &mut event.sections[0].settings.announced);
    let desk =
        |language| Desk::of(&event, &event.sections[0], language, date(2026, 3, 10)).unwrap();
    let said = |language| {
        let paper = desk(language).paper(PaperKind::Programme, &PaperRequest::default());
        let paper = paper.unwrap();
        let table = paper.tables().last().unwrap();
        let rows = table.rows.iter();
        let rows: Vec<String> = rows.map(|row| row.cells.join(": ")).collect();
        rows
    };
    let english = said(Language::english());
    for line in [
        "Tie-breaks: Sonneborn-Berger (SB)",
        "Not before move: 30",
        "A switched-off device may lie in a bag: yes",
        "A tie for first place is decided: The first place is shared",
    ] {
        assert!(english.iter().any(|row| row == line), "{line}: {english:?}");
    }
    for language in Language::all() {
        assert_eq!(said(language).len(), english.len());
    }
}

/// On a wall nobody is called by the family name first.
#[test]
fn certificates_call_players_by_name() {
    let paper = made(&event(), PaperKind::Diplomas, &PaperRequest::default()).unwrap();
    let Part::Cards(cards) = &paper.parts[0] else {
        panic!("{:?}", paper.parts[0]);
    };
    assert!(cards.certificate);
    let texts = |card: &Card| -> Vec<String> {
        let texts = card.parts.iter().filter_map(|part| match part {
            Part::Text(text) => Some(text.text.clone()),
            _ => None,
        });
        texts.collect()
    };
    let first = texts(&cards.cards[0]);
    assert!(first.contains(&"IM Ada Whitlock".to_owned()), "{first:?}");
    assert!(first.contains(&"1st place".to_owned()), "{first:?}");
}
