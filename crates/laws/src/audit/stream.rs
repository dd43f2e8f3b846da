//! Files of any size, on all cores.

use std::io::{self, Read};
use std::ops::ControlFlow;

use adoube_formats::pgn::{Block, Blocks, Fault, Scanner};
use rayon::prelude::*;

use super::game::{AuditOptions, Auditor};
use super::place::{Place, lines};
use super::report::{GameReport, TextFault, Wrong};

/// Audits all games of a stream. Each report is turned into something else by `render`, on the
/// thread that is free, and handed to `sink` in the order of the games, until that breaks off.
///
/// The stream is read in pieces, so memory does not grow with it; the pieces are worked on by all
/// threads of rayon's pool. Reading goes on while they are.
///
/// # Errors
///
/// The stream cannot be read.
pub fn audit_games<R: Read + Send, T: Send>(
    source: R,
    options: AuditOptions<'_>,
    render: impl Fn(GameReport) -> T + Sync,
    mut sink: impl FnMut(T) -> ControlFlow<()>,
) -> io::Result<Totals> {
    let mut blocks = Blocks::new(source);
    let size = 2 * rayon::current_num_threads();
    let mut totals = Totals::default();
    let mut batch = read_batch(&mut blocks, size)?;
    while !batch.is_empty() {
        let (audited, next) = rayon::join(
            || audit_batch(&batch, options),
            || read_batch(&mut blocks, size),
        );
        let rendered = rendered(audited, &mut totals, &render);
        for item in rendered.into_iter().flatten() {
            if sink(item).is_break() {
                return Ok(totals);
            }
        }
        batch = next?;
    }
    Ok(totals)
}

/// Numbers the games and lines of a batch and renders its reports.
fn rendered<T: Send>(
    audited: Vec<Audited>,
    totals: &mut Totals,
    render: &(impl Fn(GameReport) -> T + Sync),
) -> Vec<Vec<T>> {
    let numbered: Vec<(Totals, Audited)> = (audited.into_iter())
        .map(|piece| {
            let before = *totals;
            totals.games += piece.reports.len() as u64;
            totals.lines += piece.lines;
            (before, piece)
        })
        .collect();
    let render_piece = |(before, piece): (Totals, Audited)| {
        let reports = piece.reports.into_iter();
        reports
            .map(|report| render(shifted(report, &before)))
            .collect()
    };
    numbered.into_par_iter().map(render_piece).collect()
}

/// What a stream held.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Totals {
    pub games: u64,
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

/// What came of a piece: its reports, numbered from its own beginning.
struct Audited {
    reports: Vec<GameReport>,
    lines: u64,
}

fn audit_batch(batch: &[Block], options: AuditOptions<'_>) -> Vec<Audited> {
    let audit = |block: &Block| {
        let mut reports = audit_text(&block.text, options);
        if let Some(last) = reports.last_mut().filter(|_| block.cut) {
            last.text_faults.push(too_long(last.line));
        }
        Audited {
            reports,
            lines: lines(&block.text),
        }
    };
    batch.par_iter().map(audit).collect()
}

fn too_long(line: u64) -> TextFault {
    TextFault {
        line,
        column: 1,
        message: Wrong::Pgn(Fault::TooLong),
    }
}

/// Audits all games of a text.
pub fn audit_text(text: &[u8], options: AuditOptions<'_>) -> Vec<GameReport> {
    let mut auditor = Auditor::new(options);
    let mut scanner = Scanner::new(text);
    let mut place = Place::new(text);
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
