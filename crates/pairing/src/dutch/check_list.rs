//! The check-list of a round: what the pairing looked at, a line for each player, in the columns that
//! programs which call a pairing program expect of it.

use std::collections::HashMap;

use adoube_tournament::{Colour, EntrantId, Float, Points, RoundNumber, Tournament};

use super::field::Field;
use super::{Edition, Preference};
use crate::system::PairedRound;

/// The check-list of a round among those present: number, points, colours, preference (`W` absolute,
/// `(W)` strong, `w` mild, `A` none), whether the bye is allowed, the floats of the last two rounds, the
/// opponent with the own colour, and the opponents so far. Columns are as wide as their widest cell, with
/// a tab after each; an empty line comes before each score group. Without a pairing nobody has an opponent.
pub fn check_list(
    tournament: &Tournament,
    round: RoundNumber,
    present: &[EntrantId],
    edition: Edition,
    pairing: Option<&PairedRound>,
) -> String {
    let field = Field::new(tournament, round, present, edition);
    let rounds = usize::from(round.0.saturating_sub(1));
    let current = opponents(pairing);
    let mut rows = vec![headings(rounds)];
    for contender in &field.contenders {
        let own = current.get(&contender.id);
        let before = RoundNumber(round.0.saturating_sub(1));
        let mut row = vec![
            contender.id.0.to_string(),
            points(contender.score),
            contender.history.played().iter().map(letter).collect(),
            sign(Preference::of(contender)),
            if contender.may_have_bye { "Y" } else { "N" }.to_owned(),
            float(contender.floats[0]),
            float(contender.floats[1]),
            own.cloned().unwrap_or_default(),
            String::new(),
        ];
        let card = tournament.card(contender.id, before);
        row.extend(card.map(|row| {
            let opponent = row.played_opponent();
            opponent.map_or_else(String::new, |opponent| opponent.0.to_string())
        }));
        row.resize(9 + rounds, String::new());
        rows.push(row);
    }
    let scores = field.contenders.iter().map(|contender| contender.score);
    let scores: Vec<_> = scores.collect();
    let starts_group = |place: usize| place == 0 || scores[place] != scores[place - 1];
    let widths = widths(&rows);
    let mut text = format!("\n{}", line(&rows[0], &widths));
    for (place, row) in rows[1..].iter().enumerate() {
        text += if starts_group(place) { "\n\n" } else { "\n" };
        text += &line(row, &widths);
    }
    text + "\n\n\n"
}

/// With one decimal.
fn points(points: Points) -> String {
    let hundredths = points.as_hundredths();
    format!("{}.{}", hundredths / 100, (hundredths % 100).abs() / 10)
}

fn headings(rounds: usize) -> Vec<String> {
    let fixed = ["Pref", "C2", "C14", "C16", "Cur", ""].map(str::to_owned);
    let first = ["ID".to_owned(), "Pts".to_owned(), "-".repeat(rounds + 1)];
    let played = (1..=rounds).map(|round| format!("R{round}"));
    first.into_iter().chain(fixed).chain(played).collect()
}

/// The opponent of everybody, with the own colour.
fn opponents(pairing: Option<&PairedRound>) -> HashMap<EntrantId, String> {
    let mut all = HashMap::new();
    for pair in pairing.iter().flat_map(|round| &round.pairs) {
        all.insert(pair.white, format!("({}W)", pair.black.0));
        all.insert(pair.black, format!("({}B)", pair.white.0));
    }
    if let Some(bye) = pairing.and_then(|round| round.bye) {
        all.insert(bye, "(bye)".to_owned());
    }
    all
}

fn letter(colour: &Colour) -> char {
    colour.letter().to_ascii_uppercase()
}

fn sign(preference: Preference) -> String {
    match preference {
        Preference::Absolute(colour) => format!("{} ", letter(&colour)),
        Preference::Strong(colour) => format!("({})", letter(&colour)),
        Preference::Mild(colour) => format!("{} ", colour.letter()),
        Preference::None => "A ".to_owned(),
    }
}

fn float(float: Option<Float>) -> String {
    match float {
        Some(Float::Down) => "D",
        Some(Float::Up) => "U",
        None => " ",
    }
    .to_owned()
}

fn widths(rows: &[Vec<String>]) -> Vec<usize> {
    let columns = rows.first().map_or(0, Vec::len);
    (0..columns)
        .map(|column| rows.iter().map(|row| row[column].len()).max().unwrap_or(0))
        .collect()
}

fn line(row: &[String], widths: &[usize]) -> String {
    let cells = row.iter().zip(widths);
    cells
        .map(|(cell, width)| format!("{cell:>width$}\t"))
        .collect()
}
