//! What happened in the demonstration besides results.

use adoube_journal::{Command, IncidentReported, Noted, Section, Subject};
use adoube_tournament::{BoardNumber, Game, RoundNumber};

/// The incidents and notes of a round of a section.
pub(super) fn of(section: &Section, round: RoundNumber) -> Vec<Command> {
    match (section.id.as_str(), round.0) {
        ("open", 2) => incident(
            section,
            round,
            11,
            "Black's telephone rang in the playing hall at 16:05, in the bag beside the table.",
            Some("Warned; the telephone was handed in at the desk."),
        ),
        ("open", 4) => {
            let mut commands = incident(
                section,
                round,
                3,
                "White touched the rook on d1, then moved the king. Black claimed touch-move.",
                Some("The claim was right: the rook was moved. Black got two minutes."),
            );
            commands.push(Command::Note(Noted {
                subject: Subject::Round {
                    section: section.id.clone(),
                    round,
                },
                text: "The heating of the hall failed for half an hour; nobody stopped playing."
                    .to_owned(),
            }));
            commands
        }
        ("open", 6) => incident(
            section,
            round,
            5,
            "White says that the same position has appeared three times; no moves were written \
             down for the first of them. The score sheets are being compared.",
            None,
        ),
        ("masters", 3) => vec![Command::Note(Noted {
            subject: Subject::Section {
                section: section.id.clone(),
            },
            text: "Board 1 is shown in the foyer; the moves go out fifteen minutes late."
                .to_owned(),
        })],
        _ => Vec::new(),
    }
}

fn incident(
    section: &Section,
    round: RoundNumber,
    table: u32,
    facts: &str,
    ruling: Option<&str>,
) -> Vec<Command> {
    let board = BoardNumber::single(table);
    let game = section.draft.round(round).and_then(|one| one.game(board));
    let players = |game: &Game| vec![game.white, game.black];
    vec![Command::ReportIncident(IncidentReported {
        section: section.id.clone(),
        round,
        board: Some(board),
        entrants: game.map(players).unwrap_or_default(),
        facts: facts.to_owned(),
        ruling: ruling.map(str::to_owned),
    })]
}
