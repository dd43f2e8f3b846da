//! The audit of games beside the least that can be done with them: `pgn-reader` and `shakmaty` read
//! them and play the moves.
//!
//! The games are those of the file that `ADOUBE_GAMES` names; without it they are made here.

use std::fs::File;
use std::io::{self, Cursor, Read};
use std::ops::ControlFlow;

use adoube_laws::audit::{AuditOptions, Rules, audit_games};
use adoube_laws::unwinnable::Exactly;
use adoube_rulebook::Rulebook;
use divan::counter::ItemsCount;
use pgn_reader::{RawTag, Reader, SanPlus, Skip, Visitor};
use shakmaty::{CastlingMode, Chess, Position, fen::Fen};

fn main() {
    divan::main();
}

/// A stream of games, opened anew for every run.
fn games() -> Box<dyn Read + Send> {
    match std::env::var_os("ADOUBE_GAMES") {
        Some(path) => Box::new(File::open(path).expect("the file of games can be read")),
        None => Box::new(Cursor::new(made())),
    }
}

/// Games of 60 moves that look like real ones to a reader, by a fixed pattern.
fn made() -> &'static [u8] {
    static MADE: std::sync::OnceLock<Vec<u8>> = std::sync::OnceLock::new();
    MADE.get_or_init(|| {
        (0..2000)
            .flat_map(|number| game(number).into_bytes())
            .collect()
    })
}

fn game(number: u64) -> String {
    let mut text =
        format!("[Event \"made\"]\n[White \"{number}\"]\n[Black \"x\"]\n[Result \"*\"]\n\n");
    let mut position = Chess::default();
    let mut lot = number;
    for ply in 0..120 {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        lot = lot
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let m = moves[(lot >> 33) as usize % moves.len()];
        if ply % 2 == 0 {
            text += &format!("{}. ", ply / 2 + 1);
        }
        text += &format!("{} ", SanPlus::from_move(position.clone(), m));
        position.play_unchecked(m);
    }
    text + "*\n\n"
}

#[divan::bench(sample_count = 10)]
fn audit(bencher: divan::Bencher<'_, '_>) {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(1)
        .build()
        .expect("a thread");
    let options = AuditOptions {
        rules: Rules::ByDate(Rulebook::embedded()),
        variant: CastlingMode::Standard,
        mating: &Exactly::default(),
    };
    let run = || {
        let mut plies = 0_u64;
        let sink = |count: u32| {
            plies += u64::from(count);
            ControlFlow::Continue(())
        };
        pool.install(|| audit_games(games(), options, |report| report.plies, sink))
            .expect("the games can be read");
        plies
    };
    bencher.counter(ItemsCount::new(run())).bench_local(run);
}

#[divan::bench(sample_count = 10)]
fn read_and_play(bencher: divan::Bencher<'_, '_>) {
    let run = || play_all(games()).expect("the games can be read");
    bencher.counter(ItemsCount::new(run())).bench_local(run);
}

fn play_all(source: impl Read) -> io::Result<u64> {
    let mut reader = Reader::new(source);
    let mut player = Player { plies: 0 };
    while reader.read_game(&mut player)?.is_some() {}
    Ok(player.plies)
}

/// Plays the moves and does nothing else.
struct Player {
    plies: u64,
}

impl Visitor for Player {
    type Tags = Option<Chess>;
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Option<Chess>> {
        ControlFlow::Continue(None)
    }

    fn tag(&mut self, tags: &mut Option<Chess>, name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        if name == b"FEN" {
            let fen = Fen::from_ascii(value.as_bytes()).ok();
            *tags = fen.and_then(|fen| fen.into_position(CastlingMode::Chess960).ok());
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: Option<Chess>) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(tags.unwrap_or_default())
    }

    fn begin_variation(&mut self, _: &mut Chess) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<()> {
        match san.san.to_move(position) {
            Ok(m) => {
                position.play_unchecked(m);
                self.plies += 1;
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break(()),
        }
    }

    fn end_game(&mut self, _: Chess) {}
}
