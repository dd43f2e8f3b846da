//! What a record costs: to append one, against a bare insert with the same durability, and to fold
//! and open long journals.
//!
//! `cargo bench -p adoube-journal` prints the comparison first: both ways of writing take turns on
//! the same disk, since a disk has good and bad moments. The journal must reach half the bare
//! insert's throughput.

use std::cell::{Cell, RefCell};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use adoube_journal::*;
use adoube_tournament::*;
use divan::Bencher;
use divan::counter::ItemsCount;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, SqliteConnection};
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// A big open: 10,000 players, 13 rounds, 100,000 records.
const PLAYERS: u32 = 10_000;
const ROUNDS: u16 = 13;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments == ["--bench"] {
        compare();
    }
    divan::main();
}

/// On the disk that holds the build, which is not one in memory.
fn folder() -> TempDir {
    tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder")
}

fn runtime() -> Runtime {
    let mut builder = tokio::runtime::Builder::new_current_thread();
    builder.enable_all().build().expect("a runtime")
}

// ------------------------------------------------------------------------------------ the event

fn section() -> SectionId {
    "open".parse().expect("a name")
}

fn event() -> EventId {
    "big-open".parse().expect("a name")
}

fn author() -> Author {
    "Anna Arbiter".parse().expect("a name")
}

fn changes(players: u32) -> Vec<Change> {
    let mut changes = vec![
        Change::EventCreated(EventCreated {
            details: EventDetails::named("A big open"),
        }),
        Change::SectionAdded(SectionAdded {
            section: section(),
            settings: SectionSettings::swiss("Open", ROUNDS),
        }),
    ];
    changes.extend((1..=players).map(|id| {
        Change::Registered(Registered {
            section: section(),
            entrant: EntrantId(id),
            player: player(id),
            first_round: RoundNumber::FIRST,
            missed: None,
            marks: EntryMarks::default(),
        })
    }));
    // The rating list of the month arrives.
    changes.extend((1..=players).map(|id| {
        Change::PlayerEdited(PlayerEdited {
            section: section(),
            entrant: EntrantId(id),
            player: Player {
                fide_rating: Some(1400 + (id % 1400) as u16),
                ..player(id)
            },
        })
    }));
    changes.push(Change::NumbersAssigned(NumbersAssigned {
        section: section(),
        numbers: (1..=players)
            .map(|id| (EntrantId(id), PairingNumber::at_place(id as usize - 1)))
            .collect(),
        team_numbers: Vec::new(),
        before: Vec::new(),
        after_round: None,
    }));
    for number in 1..=ROUNDS {
        play(players, number, &mut changes);
    }
    changes
}

fn player(id: u32) -> Player {
    Player {
        fide_id: Some(1_500_000 + id),
        federation: "NOR".parse().ok(),
        birth: "1987-03-21".parse().ok(),
        ..Player::named(&format!("Familyname{id:05}, Givenname"))
    }
}

/// A ring of players, turned by the round and folded in the middle: nobody is left over and
/// nobody meets twice.
fn pairings(players: u32, number: u16) -> RoundPairings {
    let id = |place: u32| EntrantId((place * 7 + u32::from(number) * 13) % players + 1);
    let boards = (0..players / 2).map(|board| Pairing {
        board: BoardNumber::single(board + 1),
        white: id(board),
        black: id(players - 1 - board),
    });
    RoundPairings {
        boards: boards.collect(),
        ..RoundPairings::default()
    }
}

/// A round with all its results; three of thirteen are corrected.
fn play(players: u32, number: u16, changes: &mut Vec<Change>) {
    let (section, round) = (section(), RoundNumber(number));
    let pairings = pairings(players, number);
    changes.push(Change::RoundPaired(RoundPaired {
        section: section.clone(),
        round,
        pairings: pairings.clone(),
        made_by: Provenance::by_hand(),
    }));
    for Pairing {
        board,
        white,
        black,
    } in pairings.boards
    {
        changes.push(Change::ResultEntered(ResultEntered {
            section: section.clone(),
            round,
            board,
            white,
            black,
            result: GameResult::WHITE_WINS,
        }));
        if (board.table + u32::from(number)) % 13 < 3 {
            changes.push(Change::ResultCorrected(ResultCorrected {
                section: section.clone(),
                round,
                board,
                white,
                black,
                was: GameResult::WHITE_WINS,
                result: GameResult::DRAW,
            }));
        }
    }
    changes.push(Change::RoundClosed(RoundClosed { section, round }));
}

fn records(changes: Vec<Change>) -> Vec<Record> {
    let changes = changes.into_iter().zip(1..);
    changes.map(|(change, seq)| record(seq, change)).collect()
}

fn record(seq: u64, change: Change) -> Record {
    Record {
        seq: Seq(seq),
        at: "2026-11-01T09:00:00.123456789Z".parse().expect("a time"),
        author: author(),
        reason: None,
        confirmed: Vec::new(),
        change,
    }
}

// ------------------------------------------------------------------------------------- one record

const INSERT: &str =
    "INSERT INTO record (event, seq, at, author, reason, change) VALUES (?, ?, ?, ?, ?, ?)";

/// The columns of the record that a submitted result becomes.
fn columns(board: u32) -> (String, String, String) {
    let change = Change::ResultEntered(ResultEntered {
        section: section(),
        round: RoundNumber::FIRST,
        board: BoardNumber::single(board),
        white: EntrantId(board),
        black: EntrantId(PLAYERS - board),
        result: GameResult::WHITE_WINS,
    });
    let record = record(1, change);
    let change = serde_json::to_string(&record.change).expect("JSON");
    (record.at.to_string(), record.author.to_string(), change)
}

/// One prepared statement, one row, one transaction, nothing else.
struct Bare {
    connection: rusqlite::Connection,
    seq: Cell<u32>,
    _folder: TempDir,
}

impl Bare {
    fn new() -> Bare {
        let folder = folder();
        let connection = rusqlite::Connection::open(folder.path().join("bare.db")).expect("a file");
        let settings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;";
        connection.execute_batch(settings).expect("settings");
        let tables = include_str!("../migrations/sqlite/0001_journal.sql");
        connection.execute_batch(tables).expect("tables");
        let event = "INSERT INTO event (id, slug, name) VALUES (1, 'bare', 'Bare')";
        connection.execute_batch(event).expect("an event");
        Bare {
            connection,
            seq: Cell::new(0),
            _folder: folder,
        }
    }

    fn insert(&self) {
        let seq = self.seq.get() + 1;
        self.seq.set(seq);
        let (at, author, change) = columns(seq);
        let mut statement = self.connection.prepare_cached(INSERT).expect("a statement");
        let row = rusqlite::params![1, seq, at, author, None::<String>, change];
        statement.execute(row).expect("an insert");
    }
}

/// The same statement through sqlx, to see what its thread costs.
struct Sqlx {
    runtime: Runtime,
    connection: RefCell<SqliteConnection>,
    seq: Cell<u32>,
    _bare: Bare,
}

impl Sqlx {
    fn new() -> Sqlx {
        let (runtime, bare) = (runtime(), Bare::new());
        let options = SqliteConnectOptions::new()
            .filename(bare._folder.path().join("bare.db"))
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full);
        let connection = runtime.block_on(options.connect()).expect("a connection");
        Sqlx {
            runtime,
            connection: RefCell::new(connection),
            seq: Cell::new(0),
            _bare: bare,
        }
    }

    fn insert(&self) {
        let seq = self.seq.get() + 1;
        self.seq.set(seq);
        let (at, author, change) = columns(seq);
        let query = sqlx::query(INSERT)
            .bind(1)
            .bind(seq)
            .bind(at)
            .bind(author)
            .bind(None::<String>)
            .bind(change);
        let mut connection = self.connection.borrow_mut();
        let inserted = self.runtime.block_on(query.execute(&mut *connection));
        inserted.expect("an insert");
    }
}

/// One result after the other in the first round of the big open.
struct Desk {
    runtime: Runtime,
    journal: RefCell<Journal>,
    board: Cell<u32>,
    _folder: TempDir,
}

impl Desk {
    fn new() -> Desk {
        let (runtime, folder) = (runtime(), folder());
        let mut changes = changes(PLAYERS);
        let paired = |change: &Change| matches!(change, Change::RoundPaired(_));
        let first = changes.iter().position(paired).expect("a pairing");
        changes.truncate(first + 1);
        let journal = runtime.block_on(stored(folder.path(), records(changes)));
        Desk {
            runtime,
            journal: RefCell::new(journal),
            board: Cell::new(0),
            _folder: folder,
        }
    }

    fn enter_result(&self) {
        let board = self.board.get() + 1;
        self.board.set(board);
        let mut journal = self.journal.borrow_mut();
        let submission = Submission {
            seen: journal.head(),
            author: author(),
            reason: None,
            at: "2026-11-01T09:00:00.123456789Z".parse().expect("a time"),
            confirmed: Vec::new(),
            commands: vec![Command::EnterResult(EnterResult {
                section: section(),
                round: RoundNumber::FIRST,
                board: BoardNumber::single(board),
                result: GameResult::WHITE_WINS,
            })],
        };
        let submitted = self.runtime.block_on(journal.submit(submission));
        submitted.expect("a receipt");
    }
}

async fn stored(folder: &Path, records: Vec<Record>) -> Journal {
    let store = SqliteStore::open(&folder.join("adoube.db")).await;
    let store = Arc::new(store.expect("a store"));
    let imported = Journal::import(store, event(), records).await;
    imported.expect("a journal")
}

/// Blocks of both in turn, so that both have the same luck with the disk.
fn compare() {
    const BLOCKS: usize = 60;
    const BLOCK: u32 = 50;
    let (bare, sqlx, desk) = (Bare::new(), Sqlx::new(), Desk::new());
    let writers: [(&str, &dyn Fn()); 3] = [
        ("bare insert, rusqlite", &|| bare.insert()),
        ("bare insert, sqlx", &|| sqlx.insert()),
        ("journal, one result", &|| desk.enter_result()),
    ];
    let mut taken: [Vec<Duration>; 3] = Default::default();
    for _ in 0..BLOCKS {
        for ((_, write), taken) in writers.iter().zip(&mut taken) {
            let started = Instant::now();
            (0..BLOCK).for_each(|_| write());
            taken.push(started.elapsed() / BLOCK);
        }
    }
    let rates = taken.map(|mut taken| {
        taken.sort();
        1.0 / taken[BLOCKS / 2].as_secs_f64()
    });
    println!("durable records a second, median of {BLOCKS} blocks of {BLOCK}:");
    for ((name, _), rate) in writers.iter().zip(rates) {
        println!(
            "  {name:<22} {rate:>8.0}   {:>4.0} %",
            100.0 * rate / rates[0]
        );
    }
    let verdict = if rates[2] * 2.0 >= rates[0] {
        "reached"
    } else {
        "MISSED"
    };
    println!("  half the bare insert: {verdict}\n");
}

mod append {
    use super::*;

    #[divan::bench(sample_count = 1000, sample_size = 1)]
    fn bare_rusqlite(bencher: Bencher) {
        let bare = Bare::new();
        bencher
            .counter(ItemsCount::new(1_u32))
            .bench_local(|| bare.insert());
    }

    #[divan::bench(sample_count = 1000, sample_size = 1)]
    fn bare_sqlx(bencher: Bencher) {
        let sqlx = Sqlx::new();
        bencher
            .counter(ItemsCount::new(1_u32))
            .bench_local(|| sqlx.insert());
    }

    #[divan::bench(sample_count = 1000, sample_size = 1)]
    fn journal(bencher: Bencher) {
        let desk = Desk::new();
        bencher
            .counter(ItemsCount::new(1_u32))
            .bench_local(|| desk.enter_result());
    }
}

/// The throughput is the same at every size when the time is linear.
mod whole_event {
    use super::*;

    const PLAYERS: [u32; 3] = [100, 1_000, 10_000];

    #[divan::bench(args = PLAYERS, sample_count = 10)]
    fn fold(bencher: Bencher, players: u32) {
        let records = records(changes(players));
        let bencher = bencher.counter(ItemsCount::new(records.len()));
        bencher.bench_local(|| adoube_journal::fold(&records).expect("an event"));
    }

    #[divan::bench(args = PLAYERS, sample_count = 10)]
    fn open(bencher: Bencher, players: u32) {
        let (runtime, folder) = (runtime(), folder());
        let records = records(changes(players));
        let bencher = bencher.counter(ItemsCount::new(records.len()));
        drop(runtime.block_on(stored(folder.path(), records)));
        let file = folder.path().join("adoube.db");
        let store = runtime.block_on(SqliteStore::open(&file)).expect("a store");
        let store: Arc<dyn Store> = Arc::new(store);
        bencher.bench_local(|| {
            let opened = Journal::open(Arc::clone(&store), event());
            runtime.block_on(opened).expect("a journal")
        });
    }
}
