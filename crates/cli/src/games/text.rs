//! What an audit found, for people.

use adoube_laws::audit::{GameError, GameReport};

use crate::output::printable;
use crate::texts::{say, t, tell};

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
        let mut text = say!("games-totals", games = self.games, plies = self.plies) + "\n";
        for (count, what) in [
            (self.illegal, "games-with-illegal-move"),
            (self.wrong_results, "games-with-wrong-result"),
            (self.played_on, "games-gone-on"),
            (self.times, "games-with-wrong-times"),
            (self.texts, "games-with-text-faults"),
            (self.threefold, "games-with-repetition"),
            (self.fifty, "games-with-quiet-moves"),
        ] {
            if count > 0 {
                text += &format!("{count:>8} {}\n", say!(what, count = count));
            }
        }
        if self.findings == 0 {
            text = text + t("games-nothing-wrong") + "\n";
        }
        text
    }
}

/// What is wrong with a game; nothing if nothing is.
pub(super) fn finding_text(file: &str, report: &GameReport) -> String {
    if !report.has_findings() {
        return String::new();
    }
    let (game, line) = (report.game, report.line);
    let mut text = match (&report.white, &report.black) {
        (Some(white), Some(black)) => {
            let (white, black) = (printable(white), printable(black));
            say!(
                "games-game-of",
                file = file,
                game = game,
                line = line,
                white = white,
                black = black
            )
        }
        _ => say!("games-game", file = file, game = game, line = line),
    };
    text.push('\n');
    for line in lines(report) {
        text += &format!("  {}\n", printable(&line));
    }
    text
}

fn lines(report: &GameReport) -> Vec<String> {
    let mut lines = Vec::new();
    lines.extend(report.error.as_ref().map(wrong_move));
    if let (Some(end), Some(at), count @ 1..) =
        (report.end, report.ended_at, report.plies_after_end())
    {
        lines.push(say!("games-went-on", end = end, at = at, count = count));
    }
    if report.result_ok == Some(false) {
        lines.push(wrong_result(report));
    }
    let faults = report.text_faults.iter();
    lines.extend(faults.map(|fault| at(fault.line, fault.column, &tell(&fault.message))));
    let faults = report.time_faults.iter();
    lines.extend(
        faults.map(|fault| say!("games-wrong-time", ply = fault.ply, problem = fault.message)),
    );
    lines
}

fn wrong_move(error: &GameError) -> String {
    let mut problem = tell(&error.message);
    if let Some(number) = &error.move_number {
        problem = say!(
            "games-move",
            number = number,
            found = error.found,
            problem = problem
        );
    }
    if let Some(article) = &error.article {
        problem = say!("games-against", problem = problem, article = article);
    }
    at(error.line, error.column, &problem)
}

fn at(line: u64, column: u64, problem: &str) -> String {
    say!("games-at", line = line, column = column, problem = problem)
}

fn wrong_result(report: &GameReport) -> String {
    let result = report.result_tag.as_deref().unwrap_or_default();
    match report.end {
        Some(end) => say!("games-wrong-result", result = result, end = end),
        None => say!("games-no-mate", result = result),
    }
}
