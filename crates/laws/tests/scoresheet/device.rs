//! The electronic score sheet, the arbiter's side of it, and claims.

use adoube_laws::Colour;
use adoube_laws::notation::ResultMark;
use adoube_laws::scoresheet::*;
use shakmaty::Chess;

use super::{edition, position, sheet};

#[test]
fn the_device_takes_everything() {
    let (mut device, key) = ElectronicSheet::new(Keeper::White);
    // Fool's mate, which nobody notices, and then anything at all.
    let entered = ["f3", "e5", "g4", "Qh4", "Ke8xe9", "what?"];
    for text in entered {
        assert_eq!(device.enter(text), Ok(()));
    }
    assert_eq!(device.next().to_string(), "4.");
    device.enter_for(Colour::Black, "Nf6").unwrap();
    device.note_clock(ClockTime(300)).unwrap();
    device.note_offer().unwrap();
    device.enter_dash().unwrap();
    device.correct(4, Written::Move("Kf2".to_owned())).unwrap();
    assert_eq!(device.correct(99, Written::Dash), Err(Refused::NoSuchEntry));
    let rows = device.visible(2);
    assert_eq!(
        rows.iter().map(|row| row.number).collect::<Vec<_>>(),
        [4, 5]
    );
    assert_eq!(
        rows[0].white.map(|entry| &entry.written),
        Some(&Written::Missing)
    );
    assert!(rows[0].black.is_some_and(|entry| entry.draw_offer));
    assert_eq!(device.visible(MOVES_VISIBLE_AT_LEAST).len(), 5);

    let draws = &edition("fide-2023-01").parameters().draws;
    let view = arbiter_view(&Chess::default(), device.for_arbiter(&key), draws);
    assert_eq!(view.findings, [(4, Finding::Checkmate)]);
    let (cell, stop) = view.stopped.expect("there are entries after mate");
    assert_eq!((cell.to_string().as_str(), stop), ("3.", Stop::AfterTheEnd));
    device.take_back(4, &key).unwrap();
    assert_eq!(device.next().to_string(), "3.");

    device.restart().unwrap();
    assert_eq!(device.next().to_string(), "1.");
    device.enter("f3").unwrap();
    device.sign(Keeper::White).unwrap();
    device.note_result(ResultMark::BlackWins).unwrap();
    device.sign(Keeper::Black).unwrap();
    // White signed before the result was there.
    let mut device = *device.submit().expect_err("White must sign again");
    device.sign(Keeper::White).unwrap();
    assert_eq!(device.enter("e5"), Err(Refused::Finished));
    let acts = device.log().len();
    let submitted = device.submit().expect("the game is finished");
    assert_eq!(submitted.entries.len(), 1);
    assert_eq!(acts, 19);
}

#[test]
fn what_the_arbiter_sees() {
    let draws = &edition("fide-2023-01").parameters().draws;
    let there_and_back = "Nf3 Nf6 Ng1 Ng8 ".repeat(4);
    let view = arbiter_view(
        &Chess::default(),
        &sheet(Keeper::White, &there_and_back),
        draws,
    );
    let found = [
        (8, Finding::RepetitionClaimable),
        (16, Finding::RepetitionEnds),
    ];
    assert_eq!(view.findings, found);
    let illegal = sheet(Keeper::White, "1. e4 e5 2. Ke3 Nc6");
    let view = arbiter_view(&Chess::default(), &illegal, draws);
    assert_eq!(view.moves.len(), 2);
    assert!(matches!(view.stopped, Some((_, Stop::NotLegal(_)))));
    let quiet = position("4k3/8/8/8/8/8/8/R3K3 w - - 148 90");
    let view = arbiter_view(&quiet, &sheet(Keeper::White, "1. Ra2 Kd8 2. Ra1"), draws);
    let found = [
        (1, Finding::QuietMovesClaimable),
        (2, Finding::QuietMovesEnd),
    ];
    assert_eq!(view.findings, found);
}

#[test]
fn claims_on_a_sheet() {
    let start = Chess::default();
    let shown = |text: &str, times| shows_repetition(&start, &sheet(Keeper::Black, text), times);
    let twice = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";
    assert_eq!(shown(twice, 3), Shown::No(vec![3, 7]));
    // The intended move is written down for the claim (Article 9.2.1).
    assert_eq!(shown(&format!("{twice} Ng8"), 3), Shown::Yes(vec![0, 4, 8]));
    assert_eq!(
        shown("Nf3 Nf6 Ng1 -- Nf3 Nf6 Ng1 Ng8", 3),
        Shown::NotClear(4)
    );
    assert_eq!(
        shown("Nf3 Nf6 Ng1 Mg8 Nf3 Nf6 Ng1 Ng8", 3),
        Shown::Yes(vec![0, 4, 8])
    );
}

#[test]
fn what_does_not_belong_on_a_sheet() {
    let sheet = sheet(Keeper::White, "1. e4! e5 (=) 2. Nf3 (1:20) {cold here} Nc6");
    let questions = content_questions(&sheet);
    let texts: Vec<&str> = questions
        .iter()
        .map(|question| question.text.as_str())
        .collect();
    assert_eq!(texts, ["e4!", "cold here"]);
    assert_eq!(
        edition("fide-2023-01").cite(questions[0].topic),
        Some("8.1.4")
    );
}
