//! The papers of an event: a round robin of ten in which somebody makes a norm.

mod section;

use adoube_conduct::announcement::{Announced, TitleFacts, stored};
use adoube_conduct::careers::{ArbiterCareer, PlayerCareer};
use adoube_journal::{
    EntryMarks, Event, EventArbiter, EventDetails, Format, IncidentReport, Section, SectionSettings,
};
use adoube_papers::document::{Field, Part, Shape};
use adoube_papers::event::{Desk, NoPaper, PaperKind, PaperRequest};
use adoube_papers::{Document, html, ods, pdf, xlsx};
use adoube_tournament::{
    BoardNumber, Draft, Entrant, EntrantId, Game, GameResult, PairingNumber, Player, Round,
    RoundNumber, Sex, Title,
};
use adoube_words::Language;
use jiff::civil::date;

const PLAYERS: u32 = 10;

fn player(number: u32) -> Player {
    let federations = ["ENG", "FRA", "GER", "ESP", "UKR"];
    let names = [
        "Whitlock, Ada",
        "Dupré, Émile",
        "Groß, Jürgen",
        "Muñoz, Íñigo",
        "Шевченко, Олена",
        "Ωμέγα, Άννα",
        "Ślusarczyk, Łucja",
        "محمد, علي",
        "侯, 逸凡",
        "O'Neill, <b>Bo</b>",
    ];
    let index = number as usize - 1;
    Player {
        sex: Some(if number == 5 { Sex::Female } else { Sex::Male }),
        title: match number {
            1 => Some(Title::Im),
            2..=6 => Some(Title::Gm),
            7 => Some(Title::Fm),
            _ => None,
        },
        federation: federations[index % federations.len()].parse().ok(),
        fide_id: Some(1_000_000 + number),
        fide_rating: Some(2560 - 20 * u16::try_from(number).unwrap()),
        ..Player::named(names[index])
    }
}

/// A round of a round robin by the rotation of everybody but the last; player 1 wins all, others draw.
fn round(number: u32) -> Round {
    let last = PLAYERS - 1;
    let seat = |place: u32| (place + number) % last + 1;
    let pairs = (0..PLAYERS / 2).map(|board| match board {
        0 => (seat(0), PLAYERS),
        board => (seat(board), seat(last - board)),
    });
    let games = pairs.enumerate().map(|(board, (white, black))| {
        let table = u32::try_from(board).unwrap() + 1;
        let mut game = Game::pending(
            BoardNumber::single(table),
            EntrantId(white),
            EntrantId(black),
        );
        game.results.reported = match (white, black) {
            (1, _) => GameResult::WHITE_WINS,
            (_, 1) => GameResult::BLACK_WINS,
            _ => GameResult::DRAW,
        };
        game
    });
    Round {
        games: games.collect(),
        ..Round::default()
    }
}

fn event() -> Event {
    let entrants = (1..=PLAYERS).map(|number| Entrant {
        pairing_number: PairingNumber::new(number),
        ..Entrant::new(EntrantId(number), player(number))
    });
    let mut settings = SectionSettings::swiss("Masters", 9);
    settings.format = Format::RoundRobin;
    settings.time_control = Some("90m+30s".into());
    settings.tie_breaks = vec!["SB".into()];
    let announced = Announced {
        titles: Some(TitleFacts {
            championship: "continental".parse().ok(),
            ..TitleFacts::default()
        }),
        ..Announced::default()
    };
    stored::write(&announced, &mut settings.announced);
    let mut section = Section::new("masters".parse().unwrap(), settings);
    section.draft = Draft {
        planned_rounds: 9,
        entrants: entrants.collect(),
        rounds: (0..9).map(round).collect(),
        ..Draft::default()
    };
    Event {
        details: EventDetails {
            place: Some("Ravensmoor".into()),
            federation: "ENG".parse().ok(),
            starts: Some(date(2026, 3, 1)),
            ends: Some(date(2026, 3, 9)),
            organiser: Some("Rookery Chess Club".into()),
            chief_arbiter: Some("IA Whitlock, Agatha".into()),
            deputy_arbiters: vec!["FA Ibarra, Tomás".into()],
            ..EventDetails::named("Rookery Masters")
        },
        sections: vec![section],
        ..Event::default()
    }
}

fn made(event: &Event, kind: PaperKind, asked: &PaperRequest) -> Result<Document, NoPaper> {
    let desk = Desk::of(
        event,
        &event.sections[0],
        Language::english(),
        date(2026, 3, 10),
    )
    .unwrap();
    desk.paper(kind, asked)
}

/// Every box of a paper.
fn fields(paper: &Document) -> Vec<&Field> {
    let forms = paper.parts.iter().filter_map(|part| match part {
        Part::Form(form) => Some(&form.rows),
        _ => None,
    });
    forms.flatten().flatten().collect()
}

fn value<'p>(paper: &'p Document, key: &str) -> &'p str {
    let all = fields(paper);
    let found = all.iter().find(|field| field.key == key);
    found
        .and_then(|field| field.value.as_deref())
        .unwrap_or_else(|| panic!("{key}"))
}

/// With `ADOUBE_PAPERS` the files are kept in that folder, to be looked at.
#[test]
fn every_paper_of_the_event_is_made_in_every_language_and_form() {
    let event = event();
    let kept = std::env::var_os("ADOUBE_PAPERS").map(std::path::PathBuf::from);
    let mut count = 0;
    for language in Language::all() {
        let desk = Desk::of(&event, &event.sections[0], language, date(2026, 3, 10)).unwrap();
        for kind in PaperKind::ALL {
            let name = kind.name();
            let paper = match desk.paper(*kind, &PaperRequest::default()) {
                Ok(paper) => paper,
                Err(NoPaper::NoTeams | NoPaper::NoPrizes | NoPaper::NoBracket) => continue,
                Err(why) => panic!("{name}: {why:?}"),
            };
            assert_eq!(paper.mark.is_some(), kind.is_signed(), "{name}");
            assert!(!html(&paper).contains("<b>Bo"), "{name}");
            assert!(xlsx(&paper).is_ok() && ods(&paper).is_ok(), "{name}");
            let file = pdf(std::slice::from_ref(&paper));
            assert_eq!(file.missing, Vec::<char>::new(), "{name}");
            assert!(file.pages > 0);
            if let Some(folder) = &kept {
                std::fs::write(
                    folder.join(format!("{name}-{}.pdf", language.code())),
                    &file.bytes,
                )
                .unwrap();
                std::fs::write(
                    folder.join(format!("{name}-{}.html", language.code())),
                    html(&paper),
                )
                .unwrap();
            }
            count += 1;
        }
    }
    assert!(count > 100, "{count}");
}

/// Forty players: two pages with sixteen matches of the first round each, and one with the last rounds.
#[test]
fn a_large_bracket_is_cut_into_pages() {
    let mut event = event();
    let section = &mut event.sections[0];
    section.settings.format = Format::Knockout;
    section.settings.rounds = 6;
    let entrants = (1..=40).map(|number| Entrant {
        pairing_number: PairingNumber::new(number),
        ..Entrant::new(
            EntrantId(number),
            Player::named(&format!("Player {number}")),
        )
    });
    section.draft = Draft {
        entrants: entrants.collect(),
        planned_rounds: 6,
        ..Draft::default()
    };
    let day = date(2026, 3, 10);
    let desk = Desk::of(&event, &event.sections[0], Language::english(), day).unwrap();
    let paper = desk
        .paper(PaperKind::Bracket, &PaperRequest::default())
        .unwrap();
    let pictures = paper.parts.iter().filter_map(|part| match part {
        Part::Picture(picture) => Some(picture),
        _ => None,
    });
    let boxes: Vec<usize> = pictures
        .map(|picture| {
            let lines = picture.shapes.iter();
            // A box is a line of five corners.
            let is_box =
                |shape: &&Shape| matches!(shape, Shape::Line { points, .. } if points.len() == 5);
            lines.filter(is_box).count()
        })
        .collect();
    // Eight matches of the first round are played, the others are byes; round 5 stands on both sides.
    assert_eq!(boxes.iter().sum::<usize>(), 8 + 16 + 8 + 4 + 2 + 2 + 1);
    assert_eq!(boxes.len(), 3);
    assert!(paper.landscape);
    let file = pdf(std::slice::from_ref(&paper));
    assert_eq!((file.pages, file.missing.len()), (3, 0));
}

#[test]
fn a_certificate_has_the_games_and_the_numbers_of_the_norm() {
    let event = event();
    let asked = PaperRequest {
        player: Some(EntrantId(1)),
        ..PaperRequest::default()
    };
    let paper = made(&event, PaperKind::It1, &asked).unwrap();
    assert!(
        matches!(&paper.parts[0], Part::Text(ticks) if ticks.text.starts_with("☒ GM")),
        "{:?}",
        paper.parts[0]
    );
    assert_eq!(value(&paper, "family_name"), "Whitlock");
    assert_eq!(value(&paper, "first_name"), "Ada");
    assert_eq!(value(&paper, "fide_id"), "1000001");
    assert_eq!(value(&paper, "games"), "9");
    assert_eq!(value(&paper, "gm"), "5");
    assert_eq!(value(&paper, "chief_arbiter"), "Whitlock, Agatha");
    let games = paper.tables().next().unwrap();
    assert_eq!(games.rows.len(), 9);
    let columns: Vec<&str> = games
        .columns
        .iter()
        .map(|column| column.key.as_str())
        .collect();
    assert_eq!(
        columns,
        [
            "round",
            "opponent",
            "fide_id",
            "fed",
            "rating",
            "counted_rating",
            "title",
            "score"
        ]
    );
    let nobody = PaperRequest {
        player: Some(EntrantId(9)),
        ..PaperRequest::default()
    };
    assert_eq!(made(&event, PaperKind::It1, &nobody), Err(NoPaper::NoNorm));
}

#[test]
fn the_numbers_of_the_tournament_report_add_up() {
    let paper = made(&event(), PaperKind::It3, &PaperRequest::default()).unwrap();
    let table = paper.tables().next().unwrap();
    let number = |row: usize, cell: usize| table.rows[row].cells[cell].parse::<usize>().unwrap();
    for row in 0..table.rows.len() {
        assert_eq!(number(row, 3) + number(row, 4), number(row, 1), "{row}");
    }
    assert_eq!(number(0, 1), 10);
    assert_eq!(number(1, 1) + number(2, 1), 10);
    // The titles and what has none of them.
    let titles: usize = (3..table.rows.len()).map(|row| number(row, 1)).sum();
    assert_eq!((table.rows.len(), titles), (10, 10));
    assert_eq!(value(&paper, "chief_arbiter"), "IA Whitlock, Agatha");
}

#[test]
fn arbiters_have_a_form_each_or_the_one_who_is_asked_for() {
    let event = event();
    let both = made(&event, PaperKind::Fa1, &PaperRequest::default()).unwrap();
    assert_eq!(
        both.parts
            .iter()
            .filter(|part| **part == Part::NewPage)
            .count(),
        1
    );
    let one = PaperRequest {
        arbiter: Some("Ibarra".into()),
        ..PaperRequest::default()
    };
    let one = made(&event, PaperKind::Fa1, &one).unwrap();
    assert_eq!(value(&one, "family_name"), "Ibarra");
    assert_eq!(value(&one, "players"), "10");
    let nobody = PaperRequest {
        arbiter: Some("Nemo".into()),
        ..PaperRequest::default()
    };
    assert_eq!(
        made(&event, PaperKind::Fa1, &nobody),
        Err(NoPaper::NoArbiter)
    );
}

#[test]
fn the_final_report_tells_everything() {
    let mut event = event();
    let written = adoube_journal::Trace {
        seq: adoube_journal::Seq(9),
        at: jiff::Timestamp::UNIX_EPOCH,
        author: "Agatha".parse().unwrap(),
        reason: None,
    };
    event.sections[0].incidents.push(adoube_journal::Incident {
        id: adoube_journal::Seq(9),
        report: IncidentReport {
            round: RoundNumber(2),
            board: Some(BoardNumber::single(3)),
            entrants: vec![EntrantId(4)],
            facts: "A telephone rang.".into(),
            ruling: Some("The game is lost.".into()),
            counts: None,
            case: None,
        },
        written,
        amended: Vec::new(),
        withdrawn: None,
    });
    let paper = made(&event, PaperKind::Report, &PaperRequest::default()).unwrap();
    let keys: Vec<&str> = paper.tables().map(|table| table.key.as_str()).collect();
    for key in [
        "arbiters",
        "entries",
        "boards",
        "standings",
        "crosstable",
        "incidents",
        "norms",
        "rating_changes",
    ] {
        assert!(keys.contains(&key), "{key}: {keys:?}");
    }
    assert_eq!(keys.iter().filter(|key| **key == "boards").count(), 9);
    let changed = Desk::of(
        &event,
        &event.sections[0],
        Language::english(),
        date(2026, 3, 10),
    )
    .unwrap();
    let before = changed
        .digest(PaperKind::Report, &PaperRequest::default())
        .unwrap();
    let mut other = event.clone();
    other.sections[0].incidents.clear();
    let other = Desk::of(
        &other,
        &other.sections[0],
        Language::english(),
        date(2026, 3, 11),
    )
    .map(|desk| desk.digest(PaperKind::Report, &PaperRequest::default()));
    assert_ne!(other.unwrap().unwrap(), before);
}

/// B.01, 1.24 of 2017: the first of a continental championship is Grandmaster, and a tie below is to be settled first.
#[test]
fn places_in_a_championship_are_listed_and_applied_for() {
    let paper = made(&event(), PaperKind::DirectTitles, &PaperRequest::default()).unwrap();
    assert!(paper.mark.is_some());
    let table = paper.tables().next().unwrap();
    let cells =
        |row: usize| -> Vec<&str> { table.rows[row].cells.iter().map(|cell| &**cell).collect() };
    assert_eq!(
        cells(0),
        [
            "1",
            "IM Whitlock, Ada",
            "1000001",
            "ENG",
            "",
            "2540",
            "9/9",
            "GM",
            "at once"
        ]
    );
    // All others are level: those who are no Grandmasters may be second or third.
    let others: Vec<_> = (1..table.rows.len())
        .map(|row| (cells(row)[0], cells(row)[7]))
        .collect();
    assert_eq!(others, [("2=", "IM"); 4]);
    assert_eq!(value(&paper, "family_name"), "Whitlock");
    // The table of 2026 was not found, and that is said.
    assert!(value(&paper, "table").contains("B01DirectTitles2026"));
    let told = html(&paper);
    assert!(
        told.contains("the table of titles in force at hand: needed yes, there is no (1.2.4)"),
        "{told}"
    );
    let one = PaperRequest {
        player: Some(EntrantId(1)),
        ..PaperRequest::default()
    };
    let one = made(&event(), PaperKind::DirectTitles, &one).unwrap();
    assert_eq!(one.tables().count(), 0);
    assert_eq!(value(&one, "award"), "GM");
    let nobody = PaperRequest {
        player: Some(EntrantId(2)),
        ..PaperRequest::default()
    };
    let nobody = made(&event(), PaperKind::DirectTitles, &nobody);
    assert_eq!(nobody, Err(NoPaper::NoDirectTitle));
}

#[test]
fn a_section_that_is_no_championship_has_no_such_list() {
    let mut event = event();
    event.sections[0].settings.announced.clear();
    let made = made(&event, PaperKind::DirectTitles, &PaperRequest::default());
    assert_eq!(made, Err(NoPaper::NoChampionship));
}

/// IT2 and FA2 have the norms of other events that were told.
#[test]
fn applications_have_what_was_told_of_other_events() {
    let mut event = event();
    let career: PlayerCareer = serde_json::from_value(serde_json::json!({
        "highest_rating": 2590,
        "norms": [{ "title": "GM", "event": "Bishop's Masters", "start": "2025-08-01",
            "counted_games": 10, "foreigners": "met" },
            { "title": "IM", "event": "Old Open", "start": "2019-08-01",
            "counted_games": 9, "foreigners": "met" }],
    }))
    .unwrap();
    let marks = career.over(EntryMarks::default());
    event.sections[0].marks.insert(EntrantId(1), marks);
    let career: ArbiterCareer = serde_json::from_value(serde_json::json!({
        "norms": [{ "seminar": { "date": "2024-02-03" } }],
    }))
    .unwrap();
    event.details.arbiters = vec![career.over(EventArbiter {
        name: "Ibarra, Tomás".into(),
        posts: vec![adoube_journal::ArbiterPost::default()],
        ..EventArbiter::default()
    })];
    let paper = made(&event, PaperKind::It2, &PaperRequest::default()).unwrap();
    let events: Vec<_> = fields(&paper)
        .into_iter()
        .filter(|field| field.key == "event")
        .map(|field| field.value.as_deref())
        .collect();
    assert_eq!(
        events,
        [Some("Rookery Masters"), Some("Bishop's Masters"), None]
    );
    // Nine games and one more for each whole point above what was needed; the norm for IM counts for another title.
    let total = fields(&paper)
        .into_iter()
        .rfind(|field| field.key == "total_number_of_games");
    let total: u32 = total.unwrap().value.as_deref().unwrap().parse().unwrap();
    assert!((19..=22).contains(&total), "{total}");
    assert_eq!(value(&paper, "highest_rating"), "2590");
    let paper = made(&event, PaperKind::Fa2, &PaperRequest::default()).unwrap();
    assert_eq!(value(&paper, "event_1"), "Seminar");
    assert_eq!(value(&paper, "event_2"), "Rookery Masters");
    assert_eq!(value(&paper, "type_2"), "round robin");
}

#[test]
fn rounds_that_are_not_paired_have_no_papers() {
    let asked = PaperRequest {
        round: Some(RoundNumber(10)),
        ..PaperRequest::default()
    };
    for kind in [PaperKind::Slips, PaperKind::Pairings, PaperKind::Standings] {
        assert_eq!(
            made(&event(), kind, &asked),
            Err(NoPaper::RoundNotPaired {
                round: RoundNumber(10)
            })
        );
    }
}
