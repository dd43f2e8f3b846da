//! The papers of an event: a round robin of ten in which somebody makes a norm.

use adoube_journal::{Event, EventDetails, Format, IncidentReport, Section, SectionSettings};
use adoube_papers::document::{Field, Part};
use adoube_papers::event::{Asked, Desk, NoPaper, PaperKind};
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

fn made(event: &Event, kind: PaperKind, asked: &Asked) -> Result<Document, NoPaper> {
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
            let paper = match desk.paper(*kind, &Asked::default()) {
                Ok(paper) => paper,
                Err(NoPaper::NoTeams | NoPaper::NoPrizes) => continue,
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

#[test]
fn a_certificate_has_the_games_and_the_numbers_of_the_norm() {
    let event = event();
    let asked = Asked {
        player: Some(EntrantId(1)),
        ..Asked::default()
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
            "score",
            "remark"
        ]
    );
    let nobody = Asked {
        player: Some(EntrantId(9)),
        ..Asked::default()
    };
    assert_eq!(made(&event, PaperKind::It1, &nobody), Err(NoPaper::NoNorm));
}

#[test]
fn the_numbers_of_the_tournament_report_add_up() {
    let paper = made(&event(), PaperKind::It3, &Asked::default()).unwrap();
    let table = paper.tables().next().unwrap();
    let number = |row: usize, cell: usize| table.rows[row].cells[cell].parse::<usize>().unwrap();
    for row in 0..table.rows.len() {
        assert_eq!(number(row, 3) + number(row, 4), number(row, 1), "{row}");
    }
    assert_eq!(number(0, 1), 10);
    assert_eq!(number(1, 1) + number(2, 1), 10);
    assert_eq!(value(&paper, "chief_arbiter"), "IA Whitlock, Agatha");
}

#[test]
fn arbiters_have_a_form_each_or_the_one_who_is_asked_for() {
    let event = event();
    let both = made(&event, PaperKind::Fa1, &Asked::default()).unwrap();
    assert_eq!(
        both.parts
            .iter()
            .filter(|part| **part == Part::NewPage)
            .count(),
        1
    );
    let one = Asked {
        arbiter: Some("Ibarra".into()),
        ..Asked::default()
    };
    let one = made(&event, PaperKind::Fa1, &one).unwrap();
    assert_eq!(value(&one, "family_name"), "Ibarra");
    assert_eq!(value(&one, "players"), "10");
    let nobody = Asked {
        arbiter: Some("Nemo".into()),
        ..Asked::default()
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
    let paper = made(&event, PaperKind::Report, &Asked::default()).unwrap();
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
        .digest(PaperKind::Report, &Asked::default())
        .unwrap();
    let mut other = event.clone();
    other.sections[0].incidents.clear();
    let other = Desk::of(
        &other,
        &other.sections[0],
        Language::english(),
        date(2026, 3, 11),
    )
    .map(|desk| desk.digest(PaperKind::Report, &Asked::default()));
    assert_ne!(other.unwrap().unwrap(), before);
}

#[test]
fn rounds_that_are_not_paired_have_no_papers() {
    let asked = Asked {
        round: Some(RoundNumber(10)),
        ..Asked::default()
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
