//! Files of any size, on all cores.

use std::io::{self, Read};

use adoube_formats::pgn::{Block, Blocks, Scanner};
use rayon::prelude::*;

use super::game::{AuditOptions, Auditor, Place};
use super::report::GameReport;

/// Audits all games of a stream and hands each report to `sink`, in the order of the games. The
/// stream is read in pieces, so memory does not grow with it; the pieces are worked on by all
/// threads of rayon's pool. Reading goes on while they are.
pub fn audit_games<R: Read + Send>(
    source: R,
    options: AuditOptions<'_>,
    mut sink: impl FnMut(GameReport),
) -> io::Result<Totals> {
    let mut blocks = Blocks::new(source);
    let size = 2 * rayon::current_num_threads();
    let mut totals = Totals::default();
    let mut batch = read_batch(&mut blocks, size)?;
    while !batch.is_empty() {
        let (reports, next) = rayon::join(
            || audit_batch(&batch, options),
            || read_batch(&mut blocks, size),
        );
        for (block, reports) in batch.iter().zip(reports) {
            let games = reports.len() as u64;
            for report in reports {
                sink(shifted(report, &totals));
            }
            totals.games += games;
            totals.lines += Place::total(&block.text);
        }
        batch = next?;
    }
    Ok(totals)
}

/// What a stream held.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Totals {
    /// Games.
    pub games: u64,
    /// Lines.
    pub lines: u64,
}

fn read_batch<R: Read>(blocks: &mut Blocks<R>, size: usize) -> io::Result<Vec<Block>> {
    let mut batch = Vec::with_capacity(size);
    while batch.len() < size {
        match blocks.next_block()? {
            Some(block) => batch.push(block),
            None => break,
        }
    }
    Ok(batch)
}

fn audit_batch(batch: &[Block], options: AuditOptions<'_>) -> Vec<Vec<GameReport>> {
    batch
        .par_iter()
        .map(|block| audit_text(&block.text, options))
        .collect()
}

/// Audits all games of a text.
pub fn audit_text(text: &[u8], options: AuditOptions<'_>) -> Vec<GameReport> {
    let mut auditor = Auditor::new(options);
    let mut scanner = Scanner::new(text);
    let mut place = Place::new(text, 1);
    let mut reports = Vec::new();
    while let Some(report) = auditor.next_game(&mut scanner, &mut place, reports.len() as u64 + 1) {
        reports.push(report);
    }
    reports
}

/// A report of a piece, with the games and lines of the pieces before it added.
fn shifted(mut report: GameReport, before: &Totals) -> GameReport {
    report.game += before.games;
    report.line += before.lines;
    if let Some(error) = &mut report.error {
        error.line += before.lines;
    }
    for fault in &mut report.text_faults {
        fault.line += before.lines;
    }
    report
}
