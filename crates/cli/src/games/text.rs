//! What an audit found, for people.

use adoube_laws::audit::{End, GameReport};

use crate::output::{counted, printable};

/// Counts over all games.
#[derive(Default)]
pub(super) struct Summary {
    games: u64,
    plies: u64,
    pub findings: u64,
    illegal: u64,
    wrong_results: u64,
    played_on: u64,
    times: u64,
    texts: u64,
    threefold: u64,
    fifty: u64,
}

impl Summary {
    pub(super) fn of(report: &GameReport) -> Summary {
        Summary {
            games: 1,
            plies: u64::from(report.plies),
            findings: report.has_findings().into(),
            illegal: (!report.legal).into(),
            wrong_results: (report.result_ok == Some(false)).into(),
            played_on: (report.plies_after_end() > 0).into(),
            times: (!report.time_faults.is_empty()).into(),
            texts: (!report.text_faults.is_empty()).into(),
            threefold: report.threefold_at.is_some().into(),
            fifty: report.fifty_at.is_some().into(),
        }
    }

    pub(super) fn add(&mut self, other: &Summary) {
        self.games += other.games;
        self.plies += other.plies;
        self.findings += other.findings;
        self.illegal += other.illegal;
        self.wrong_results += other.wrong_results;
        self.played_on += other.played_on;
        self.times += other.times;
        self.texts += other.texts;
        self.threefold += other.threefold;
        self.fifty += other.fifty;
    }

    pub(super) fn text(&self) -> String {
        let (games, plies) = (
            counted(self.games, "game"),
            counted(self.plies, "half-move"),
        );
        let mut text = format!("{games}, {plies}\n");
        for (count, what) in [
            (self.illegal, "with an illegal or unreadable move"),
            (
                self.wrong_results,
                "with a result the last position contradicts",
            ),
            (self.played_on, "went on after they were over by the Laws"),
            (self.times, "with clock times that do not add up"),
            (self.texts, "with faults of the text"),
            (
                self.threefold,
                "in which a draw by repetition could be claimed",
            ),
            (
                self.fifty,
                "in which a draw by the fifty-move rule could be claimed",
            ),
        ] {
            if count > 0 {
                text += &format!("{count:>8} {what}\n");
            }
        }
        if self.findings == 0 {
            text += "nothing wrong\n";
        }
        text
    }
}

/// What is wrong with a game; nothing if nothing is.
pub(super) fn finding_text(file: &str, report: &GameReport) -> String {
    if !report.has_findings() {
        return String::new();
    }
    let mut text = format!("{file}, game {}, line {}", report.game, report.line);
    if let (Some(white), Some(black)) = (&report.white, &report.black) {
        text += &format!(": {} – {}", printable(white), printable(black));
    }
    text.push('\n');
    for line in lines(report) {
        text += &format!("  {}\n", printable(&line));
    }
    text
}

fn lines(report: &GameReport) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(error) = &report.error {
        let mut line = format!("line {}, column {}: ", error.line, error.column);
        if let Some(number) = &error.move_number {
            line += &format!("{number} {}: ", error.found);
        }
        line += &error.message;
        if let Some(article) = &error.article {
            line += &format!(" (article {article})");
        }
        lines.push(line);
    }
    if let (Some(end), Some(at), true) = (report.end, report.ended_at, report.plies_after_end() > 0)
    {
        lines.push(format!(
            "over by {} after half-move {at}, but {} followed",
            end_name(end),
            counted(report.plies_after_end(), "half-move")
        ));
    }
    if report.result_ok == Some(false) {
        lines.push(wrong_result(report));
    }
    for fault in &report.text_faults {
        lines.push(format!(
            "line {}, column {}: {}",
            fault.line, fault.column, fault.message
        ));
    }
    for fault in &report.time_faults {
        lines.push(format!("after half-move {}: {}", fault.ply, fault.message));
    }
    lines
}

fn wrong_result(report: &GameReport) -> String {
    let tag = report.result_tag.as_deref().unwrap_or_default();
    match report.end {
        Some(end) => format!(
            "the result is {tag}, but the game ended by {}",
            end_name(end)
        ),
        None => format!(
            "the result is {tag}, but the winner could not mate: by resignation or on time it is a draw"
        ),
    }
}

fn end_name(end: End) -> &'static str {
    match end {
        End::Checkmate => "checkmate",
        End::Stalemate => "stalemate",
        End::DeadPosition => "a dead position",
        End::FivefoldRepetition => "fivefold repetition",
        End::SeventyFiveMoves => "75 moves without a pawn move or capture",
    }
}
