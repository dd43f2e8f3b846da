//! Results that are entered, and what came of them.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use adoube_journal::{
    AssignNumbers, Change, Command, Journal, PairRound, Pairing, Provenance, Register,
    RoundPairings, SectionSettings, Store,
};
use adoube_tournament::{BoardNumber, EntrantId, Player, RoundNumber};
use tokio::task::JoinSet;

use crate::common::{add_section, create, section, write};
use crate::site::{Site, Stream, ask};

/// An event, "club", with a round of so many boards.
pub(crate) async fn paired(store: &Arc<dyn Store>, boards: u32) {
    let mut journal = create(store, "club", "Club").await;
    add_section(&mut journal, SectionSettings::swiss("Open", 5)).await;
    let register = |number: u32| {
        Command::Register(Register {
            section: section(),
            player: Player::named(&format!("Player {number}")),
        })
    };
    let mut commands: Vec<Command> = (1..=2 * boards).map(register).collect();
    commands.push(Command::AssignNumbers(AssignNumbers {
        section: section(),
        order: None,
    }));
    let pairing = |number: u32| Pairing {
        board: BoardNumber::single(number),
        white: EntrantId(2 * number - 1),
        black: EntrantId(2 * number),
    };
    commands.push(Command::PairRound(PairRound {
        section: section(),
        round: RoundNumber(1),
        pairings: RoundPairings {
            boards: (1..=boards).map(pairing).collect(),
            ..RoundPairings::default()
        },
        made_by: Provenance::default(),
    }));
    write(&mut journal, commands).await;
}

/// How an attempt ended.
#[derive(Debug)]
pub(crate) enum Fate {
    /// Acknowledged, with the number of the record.
    Done(u64),
    /// The same may be asked again.
    Unknown,
    /// It is to be looked at before anybody asks again.
    Refused(String),
}

/// A result to be entered.
pub(crate) struct Entering {
    board: u32,
    token: String,
}

impl Entering {
    pub(crate) fn of(board: u32, token: &str) -> Entering {
        Entering {
            board,
            token: token.to_owned(),
        }
    }

    /// One attempt.
    pub(crate) async fn once(&self, at: SocketAddr, key: &str) -> Fate {
        let body = serde_json::json!({ "commands": [{ "command": "enter_result",
            "section": "open", "round": 1, "board": self.board.to_string(), "result": "1-0" }] });
        let bearer = format!("Bearer {}", self.token);
        let key = format!("result-{}-{key}", self.board);
        let headers = [
            ("Authorization", bearer.as_str()),
            ("Content-Type", "application/json"),
            ("Idempotency-Key", &key),
        ];
        let line = "POST /api/v1/events/club/commands";
        match ask(at, line, &headers, &body.to_string()).await {
            Some(reply) if reply.status == 200 => {
                let told: serde_json::Value = serde_json::from_str(&reply.body).unwrap();
                Fate::Done(told["records"][0]["seq"].as_u64().unwrap())
            }
            Some(reply) if matches!(reply.status, 409 | 422) => Fate::Refused(reply.body),
            Some(reply) if reply.status == 503 => Fate::Unknown,
            Some(reply) => panic!("{reply:?}"),
            None => Fate::Unknown,
        }
    }

    /// Asks now here, now there, until the result stands; the number of its record.
    pub(crate) async fn until_done(&self, places: &Places, store: &Arc<dyn Store>) -> u64 {
        let mut key = 0;
        for attempt in self.board as usize.. {
            match self.once(places.at(attempt % 2), &format!("{key}")).await {
                Fate::Done(seq) => return seq,
                Fate::Unknown => tokio::time::sleep(Duration::from_millis(100)).await,
                Fate::Refused(why) => match entered(store).await.get(&self.board) {
                    Some(records) => return records[0],
                    None => {
                        assert!(why.contains("stopped"), "{why}");
                        key += 1;
                    }
                },
            }
        }
        unreachable!("there are more numbers than that")
    }
}

/// Where the servers are at the moment.
#[derive(Clone)]
pub(crate) struct Places(Arc<Mutex<[SocketAddr; 2]>>);

impl Places {
    fn at(&self, site: usize) -> SocketAddr {
        self.0.lock().unwrap()[site]
    }

    /// A server has started again, elsewhere.
    pub(crate) fn moved(&self, site: usize, to: SocketAddr) {
        self.0.lock().unwrap()[site] = to;
    }
}

/// Where two servers are now.
pub(crate) fn places(sites: &[Site]) -> Places {
    Places(Arc::new(Mutex::new([sites[0].address, sites[1].address])))
}

/// Results being entered by several people.
pub(crate) struct Everybody {
    pub places: Places,
    acknowledged: Arc<Mutex<BTreeMap<u32, u64>>>,
    tasks: JoinSet<()>,
}

/// Lets several people enter the results of so many boards.
pub(crate) fn everybody(
    sites: &[Site],
    token: &str,
    store: &Arc<dyn Store>,
    boards: u32,
) -> Everybody {
    let places = places(sites);
    let (next, acknowledged) = (
        Arc::new(AtomicU32::new(1)),
        Arc::<Mutex<BTreeMap<u32, u64>>>::default(),
    );
    let mut tasks = JoinSet::new();
    for _ in 0..4 {
        let (places, next, store) = (places.clone(), next.clone(), store.clone());
        let (token, acknowledged) = (token.to_owned(), Arc::clone(&acknowledged));
        tasks.spawn(async move {
            loop {
                let board = next.fetch_add(1, Ordering::SeqCst);
                if board > boards {
                    return;
                }
                let seq = Entering::of(board, &token)
                    .until_done(&places, &store)
                    .await;
                acknowledged.lock().unwrap().insert(board, seq);
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        });
    }
    Everybody {
        places,
        acknowledged,
        tasks,
    }
}

impl Everybody {
    /// How many results were acknowledged.
    pub(crate) fn count(&self) -> usize {
        self.acknowledged.lock().unwrap().len()
    }

    /// Waits until all are entered: the record of each board, as it was acknowledged.
    pub(crate) async fn finish(&mut self) -> BTreeMap<u32, u64> {
        while let Some(done) = self.tasks.join_next().await {
            done.unwrap();
        }
        self.acknowledged.lock().unwrap().clone()
    }
}

/// The records with results, by board.
async fn entered(store: &Arc<dyn Store>) -> BTreeMap<u32, Vec<u64>> {
    let journal = loop {
        match Journal::open(store.clone(), "club".parse().unwrap()).await {
            Ok(journal) => break journal,
            // The database may have fallen just now.
            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    };
    let mut entered: BTreeMap<u32, Vec<u64>> = BTreeMap::new();
    for record in journal.records() {
        if let Change::ResultEntered(result) = &record.change {
            let board: u32 = result.board.to_string().parse().unwrap();
            entered.entry(board).or_default().push(record.seq.0);
        }
    }
    entered
}

/// Every one of the boards has its result, and no board has two.
pub(crate) async fn assert_once(store: &Arc<dyn Store>, boards: u32) {
    let entered = entered(store).await;
    let all: Vec<u32> = entered.keys().copied().collect();
    assert_eq!(all, (1..=boards).collect::<Vec<_>>());
    for (board, records) in entered {
        assert_eq!(records.len(), 1, "board {board}: {records:?}");
    }
}

/// What was acknowledged stands where it was said to.
pub(crate) async fn assert_kept(store: &Arc<dyn Store>, acknowledged: &BTreeMap<u32, u64>) {
    let entered = entered(store).await;
    for (board, seq) in acknowledged {
        assert_eq!(entered[board], [*seq], "board {board}");
    }
}

/// Somebody who looks at the desk of one server and stays there whatever happens.
pub(crate) struct Listener {
    heard: Arc<AtomicU64>,
    task: tokio::task::JoinHandle<()>,
}

impl Listener {
    pub(crate) fn at(places: Places, site: usize, session: &str) -> Listener {
        let heard = Arc::<AtomicU64>::default();
        let (hears, session) = (heard.clone(), session.to_owned());
        let task = tokio::spawn(async move {
            loop {
                if let Some(mut stream) = Stream::of(places.at(site), &session).await {
                    while let Some(seq) = stream.next().await {
                        hears.fetch_max(seq, Ordering::SeqCst);
                    }
                }
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        });
        Listener { heard, task }
    }

    /// The last record that the stream told.
    pub(crate) fn heard(&self) -> u64 {
        self.heard.load(Ordering::SeqCst)
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.task.abort();
    }
}
