//! The event remembers: a ruling at the desk is the one that a file of facts with the whole history gives.

use std::collections::BTreeMap;
use std::sync::Arc;

use adoube_casefile::decision::{case_of, ruled_result};
use adoube_casefile::{BoardInPlay, Decision, Imposed, rules};
use adoube_journal::{
    AmendIncident, AssignNumbers, Author, Command, EventDetails, Journal, MemoryStore, PairRound,
    Pairing, Provenance, Register, RoundClosed, RoundPairings, Section, SectionAdded, SectionId,
    SectionSettings, Seq, Submission, Undone, WithdrawIncident,
};
use adoube_rulebook::Rulebook;
use adoube_rulings::{Case, Counter, MeasureKind, Ruling, decide};
use adoube_tournament::{BoardNumber, Colour, EntrantId, GameResult, Player, RoundNumber};
use proptest::prelude::*;

/// What can happen, as the table of an incident has it, with the side for `SIDE`.
const INCIDENTS: [&str; 8] = [
    "illegal-move = { by = \"SIDE\", completed = true }",
    "two-hands = { by = \"SIDE\", completed = true }",
    "clock-without-move = { by = \"SIDE\" }",
    "not-recording = { by = \"SIDE\" }",
    "left-area = { by = \"SIDE\" }",
    "displaced-pieces = { by = \"SIDE\" }",
    "device = { by = \"SIDE\", made_noise = true, place = \"on-person\", communicates = true }",
    "refuses-to-comply = { by = \"SIDE\" }",
];

fn section_id() -> SectionId {
    "open".parse().unwrap()
}

/// An event with its journal.
struct Hall {
    journal: Journal,
    clock: i64,
}

impl Hall {
    async fn open() -> Hall {
        let store = Arc::new(MemoryStore::default());
        let mut details = EventDetails::named("Hall");
        details.starts = Some("2026-11-18".parse().unwrap());
        let author = author();
        let at = "2026-11-18T09:00:00Z".parse().unwrap();
        let id = "hall".parse().unwrap();
        let journal = Journal::create(store, id, details, author, at).await;
        let mut hall = Hall {
            journal: journal.unwrap(),
            clock: 0,
        };
        let settings = SectionSettings {
            time_control: Some("90'+30\"".to_owned()),
            initial_colour: Some(Colour::White),
            ..SectionSettings::swiss("Open", 3)
        };
        let section = section_id();
        hall.write(SectionAdded { section, settings }.into(), None)
            .await;
        for name in ["Anand", "Botwinnik", "Capablanca", "Dubov"] {
            let (section, player) = (section_id(), Player::named(name));
            hall.write(Register { section, player }.into(), None).await;
        }
        let (section, order) = (section_id(), None);
        hall.write(AssignNumbers { section, order }.into(), None)
            .await;
        hall.pair(1, [(1, 2), (3, 4)]).await;
        hall
    }

    fn section(&self) -> &Section {
        self.journal.event().section(&section_id()).unwrap()
    }

    async fn pair(&mut self, round: u16, games: [(u32, u32); 2]) {
        let boards = (1..).zip(games).map(|(board, (white, black))| Pairing {
            board: BoardNumber::single(board),
            white: EntrantId(white),
            black: EntrantId(black),
        });
        let pairings = RoundPairings {
            boards: boards.collect(),
            ..RoundPairings::default()
        };
        let command = PairRound {
            section: section_id(),
            round: RoundNumber(round),
            pairings,
            made_by: Provenance::by_hand(),
        };
        self.write(command.into(), Some("by hand")).await;
    }

    async fn write(&mut self, command: Command, reason: Option<&str>) {
        self.write_all(vec![command], reason).await;
    }

    async fn write_all(&mut self, commands: Vec<Command>, reason: Option<&str>) {
        self.clock += 60;
        let start: jiff::Timestamp = "2026-11-18T10:00:00Z".parse().unwrap();
        let submission = Submission {
            seen: self.journal.head(),
            author: author(),
            reason: reason.map(str::to_owned),
            at: start + jiff::SignedDuration::from_secs(self.clock),
            confirmed: Vec::new(),
            commands,
        };
        self.journal.submit(submission).await.unwrap();
    }
}

fn author() -> Author {
    "Anna Arbiter".parse().unwrap()
}

/// One step of a tournament day.
#[derive(Clone, Debug)]
enum Step {
    /// On which board, what, by whom, and whether the arbiter warns the player too.
    Incident {
        board: u32,
        what: usize,
        by: Colour,
        warned: bool,
    },
    /// The nth incident is withdrawn,
    Withdraw(usize),
    /// or told anew as of the other player,
    Amend(usize),
    /// or its record is undone.
    Undo(usize),
    NextRound,
}

fn step() -> impl Strategy<Value = Step> {
    let side = prop_oneof![Just(Colour::White), Just(Colour::Black)];
    prop_oneof![
        12 => (1..=2_u32, 0..INCIDENTS.len(), side, any::<bool>())
            .prop_map(|(board, what, by, warned)| Step::Incident { board, what, by, warned }),
        1 => (0..8_usize).prop_map(Step::Withdraw),
        1 => (0..8_usize).prop_map(Step::Amend),
        1 => (0..8_usize).prop_map(Step::Undo),
        1 => Just(Step::NextRound),
    ]
}

/// What the test itself remembers of an incident.
struct Remembered {
    id: Seq,
    round: u16,
    board: u32,
    /// It was told anew: what rests on it goes first.
    amended: bool,
    /// Who was counted for what.
    counts: Vec<(EntrantId, Counter, u32)>,
}

/// A file of facts with the whole history, put together without the event.
fn facts_file(
    past: &[Remembered],
    (round, board): (u16, u32),
    players: [EntrantId; 2],
    over: bool,
    incident: &str,
) -> String {
    let mut text = format!(
        "edition = \"fide-2023-01\"\ncontrol = \"90'+30\\\"\"\narbiter_present = true\nincident.{incident}\n"
    );
    if over {
        text = format!("stage = \"over\"\n{text}");
    }
    for (colour, player) in ["white", "black"].into_iter().zip(players) {
        for here in [true, false] {
            let mut sums: BTreeMap<String, u32> =
                Counter::ALL.iter().map(|one| (one.name(), 0)).collect();
            let there = past
                .iter()
                .filter(|one| ((one.round, one.board) == (round, board)) == here);
            for (who, counter, by) in there.flat_map(|one| &one.counts) {
                if *who == player {
                    *sums.get_mut(&counter.name()).unwrap() += by;
                }
            }
            let scope = if here { "game" } else { "event" };
            text += &format!("[history.{colour}.{scope}]\n");
            for (name, sum) in sums {
                text += &format!("{name} = {sum}\n");
            }
        }
    }
    text
}

async fn play(steps: Vec<Step>) {
    let mut hall = Hall::open().await;
    let mut past: Vec<Remembered> = Vec::new();
    let mut round = 1;
    for step in steps {
        match step {
            Step::NextRound if round < 2 => {
                for board in 1..=2 {
                    finish(&mut hall, round, board).await;
                }
                let (section, number) = (section_id(), RoundNumber(round));
                let closed = RoundClosed {
                    section,
                    round: number,
                };
                hall.write(closed.into(), None).await;
                round += 1;
                hall.pair(round, [(2, 3), (4, 1)]).await;
            }
            Step::NextRound => {}
            Step::Withdraw(nth) if nth < past.len() => {
                let (section, incident) = (section_id(), past.remove(nth).id);
                let command = WithdrawIncident { section, incident };
                hall.write(command.into(), Some("a mistake")).await;
            }
            Step::Undo(nth) if past.get(nth).is_some_and(|one| !one.amended) => {
                let seq = past.remove(nth).id;
                hall.write(Command::Undo(Undone { seq }), None).await;
            }
            Step::Amend(nth) if nth < past.len() => amend(&mut hall, &mut past[nth]).await,
            Step::Withdraw(_) | Step::Undo(_) | Step::Amend(_) => {}
            Step::Incident {
                board,
                what,
                by,
                warned,
            } => {
                let incident = INCIDENTS[what].replace("SIDE", by.word());
                past.push(happens(&mut hall, &past, (round, board), &incident, by, warned).await);
            }
        }
    }
}

/// Counts everything for the other player of the board.
async fn amend(hall: &mut Hall, one: &mut Remembered) {
    let section = hall.section();
    let incident = section.incidents.iter().find(|own| own.id == one.id);
    let mut report = incident.unwrap().report.clone();
    let players = report.entrants.clone();
    let other = |who: EntrantId| {
        if who == players[0] {
            players[1]
        } else {
            players[0]
        }
    };
    for count in report.counts.iter_mut().flatten() {
        count.entrant = other(count.entrant);
    }
    for count in &mut one.counts {
        count.0 = other(count.0);
    }
    one.amended = true;
    let command = AmendIncident {
        section: section_id(),
        incident: one.id,
        report,
    };
    hall.write(command.into(), Some("it was the other player"))
        .await;
}

async fn finish(hall: &mut Hall, round: u16, board: u32) {
    let number = BoardNumber::single(board);
    let at = BoardInPlay::find(hall.section(), RoundNumber(round), number).unwrap();
    if at.game.results.reported.is_final() {
        return;
    }
    let wanted = adoube_conduct::results::WantedResult {
        board: number,
        result: GameResult::DRAW,
        was: None,
    };
    let command = wanted.command(hall.section(), RoundNumber(round)).unwrap();
    hall.write(command.unwrap(), None).await;
}

/// An incident is ruled at the desk and by the file, and applied.
async fn happens(
    hall: &mut Hall,
    past: &[Remembered],
    place: (u16, u32),
    incident: &str,
    by: Colour,
    warned: bool,
) -> Remembered {
    let (round, board) = place;
    let event = hall.journal.event();
    let section = event.section(&section_id()).unwrap();
    let edition = rules::edition(event, section, "2030-01-01".parse().unwrap()).unwrap();
    assert_eq!(edition.id(), "fide-2023-01");
    let at = BoardInPlay::find(section, RoundNumber(round), BoardNumber::single(board)).unwrap();
    let asked = format!("edition = \"fide-2023-01\"\nincident.{incident}\n");
    let case = at.tell(Case::from_toml(&asked).unwrap(), edition);
    let ruling = decide(&case).unwrap();

    let players = [at.game.white, at.game.black];
    let over = at.game.results.reported.is_final();
    let file = Case::from_toml(&facts_file(past, place, players, over, incident)).unwrap();
    assert_eq!(
        decide(&file).unwrap(),
        ruling,
        "{incident} after {:?}",
        case.history
    );
    assert_eq!(file, case);

    let imposed = warned.then_some(Imposed {
        side: by,
        measure: MeasureKind::Warning,
        time: None,
        points: None,
        note: None,
    });
    let decision = Decision {
        board: at,
        edition,
        case: &case,
        ruling: &ruling,
        facts: incident.to_owned(),
        said: None,
        imposed: imposed.into_iter().collect(),
        result: ruled_result(&ruling),
        others: Vec::new(),
        decided_by: None,
        at: "2026-11-18T12:00:00Z".parse().unwrap(),
    };
    let counts = counted(&ruling, players, by, warned);
    let commands = decision.commands().unwrap();
    let ruled = ruled_result(&ruling);
    hall.write_all(commands, Some("ruled")).await;

    let section = hall.section();
    let written = section.incidents.last().unwrap();
    let kept = written.report.case.as_ref().unwrap();
    assert_eq!(case_of(kept), Some(case), "the journal keeps the case");
    assert_eq!(kept.result, ruled);
    if let Some(result) = ruled {
        let at = BoardInPlay::find(section, RoundNumber(round), BoardNumber::single(board));
        assert_eq!(at.unwrap().game.results.reported, result);
    }
    Remembered {
        id: written.id,
        round,
        board,
        amended: false,
        counts,
    }
}

fn counted(
    ruling: &Ruling,
    [white, black]: [EntrantId; 2],
    by: Colour,
    warned: bool,
) -> Vec<(EntrantId, Counter, u32)> {
    let who = |side: Colour| if side == Colour::White { white } else { black };
    let ruled = ruling.counters.iter();
    let ruled = ruled.map(|change| (who(change.side), change.counter, change.by));
    let warning = warned.then(|| (who(by), Counter::Warning, 1));
    ruled.chain(warning).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn the_desk_rules_as_a_file_with_the_whole_history(steps in prop::collection::vec(step(), 1..25)) {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(play(steps));
    }
}

#[tokio::test]
async fn the_second_illegal_move_loses_without_anybody_telling_the_first() {
    let mut hall = Hall::open().await;
    let illegal = INCIDENTS[0].replace("SIDE", "black");
    let first = happens(&mut hall, &[], (1, 1), &illegal, Colour::Black, false).await;
    let at = |hall: &Hall| {
        let board = BoardNumber::single(1);
        let at = BoardInPlay::find(hall.section(), RoundNumber(1), board).unwrap();
        at.history().black.game[&Counter::IllegalMove]
    };
    assert_eq!(at(&hall), 1);
    let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 30";
    let asked = format!("edition = \"fide-2023-01\"\nboard.fen = \"{fen}\"\nincident.{illegal}\n");
    let event = hall.journal.event();
    let section = hall.section();
    let edition = rules::edition(event, section, "2030-01-01".parse().unwrap()).unwrap();
    let board = BoardInPlay::find(section, RoundNumber(1), BoardNumber::single(1)).unwrap();
    let case = board.tell(Case::from_toml(&asked).unwrap(), edition);
    let ruling = decide(&case).unwrap();
    assert_eq!(ruled_result(&ruling), Some(GameResult::WHITE_WINS));
    // Withdrawn, the first one counts no more.
    let (section, incident) = (section_id(), first.id);
    let command = WithdrawIncident { section, incident };
    hall.write(command.into(), Some("it was legal")).await;
    assert_eq!(at(&hall), 0);
}

/// How many pairs of moves may be missing on a score sheet is announced for rules that know such a thing.
#[tokio::test]
async fn the_limit_for_score_sheets_is_announced() {
    let hall = Hall::open().await;
    let mut section = hall.section().clone();
    let announced = ("missing_pairs".to_owned(), "5".to_owned());
    section.settings.announced = [announced].into();
    let of = |edition: &str| {
        let edition = Rulebook::embedded().edition(edition).unwrap();
        rules::Announcements::of(&section, edition).variations
    };
    assert_eq!(of("us-2025"), ["13C7=5"]);
    assert_eq!(of("fide-2023-01"), [""; 0]);
}
