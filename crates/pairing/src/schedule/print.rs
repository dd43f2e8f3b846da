//! Schedules on paper: as CSV, and as empty cross tables to hang on the wall.

use std::collections::BTreeMap;
use std::fmt::{Display, Write};

use super::{Schedule, ScheduledGame};

/// The rounds as CSV: `round,board,white,black`; a rest has neither board nor black.
pub fn csv<S: Display>(schedule: &Schedule<S>) -> String {
    let mut lines = "round,board,white,black\n".to_owned();
    for (round, number) in schedule.rounds.iter().zip(1..) {
        for (game, board) in round.games.iter().zip(1..) {
            lines += &format!("{number},{board},{},{}\n", game.white, game.black);
        }
        for seat in &round.rests {
            lines += &format!("{number},,{seat},\n");
        }
    }
    lines
}

/// What is known of each meeting before it is played: the round, and who has White.
fn meetings<S: Copy + Ord>(schedule: &Schedule<S>) -> BTreeMap<(S, S), Vec<(u32, char)>> {
    let mut meetings: BTreeMap<(S, S), Vec<(u32, char)>> = BTreeMap::new();
    for (round, number) in schedule.rounds.iter().zip(1..) {
        for ScheduledGame { white, black } in round.games.iter().copied() {
            meetings
                .entry((white, black))
                .or_default()
                .push((number, 'w'));
            meetings
                .entry((black, white))
                .or_default()
                .push((number, 'b'));
        }
    }
    meetings
}

/// The marks of a cell: `3w`, or `3w 8b` where two meet twice.
fn marks(meetings: Option<&Vec<(u32, char)>>) -> String {
    let meetings = meetings.into_iter().flatten();
    let marks = meetings.map(|(round, colour)| format!("{round}{colour}"));
    marks.collect::<Vec<_>>().join(" ")
}

/// A row of a cross table: who sits there, and the name, if it is known yet.
pub struct Row<S> {
    pub seat: S,
    /// The name; empty for a line to write on.
    pub name: String,
}

/// What stands over a cross table and its columns, in the language of its readers.
#[derive(Clone, Copy)]
pub struct Headings<'a> {
    /// The code of the language.
    pub language: &'a str,
    /// The heading of the whole.
    pub title: &'a str,
    pub number: &'a str,
    pub name: &'a str,
    pub points: &'a str,
    pub place: &'a str,
}

/// An empty cross table as HTML: each cell says in small print in which round the two meet and
/// with which colour, and leaves room for the result.
pub fn cross_table_html<S: Copy + Ord + Display>(
    headings: Headings<'_>,
    schedule: &Schedule<S>,
    rows: &[Row<S>],
) -> String {
    let meetings = meetings(schedule);
    let mut html = String::new();
    let Headings { language, .. } = headings;
    let [title, number, name, points, place] = [
        headings.title,
        headings.number,
        headings.name,
        headings.points,
        headings.place,
    ]
    .map(escaped);
    let _ = write!(
        html,
        "<!doctype html>\n<html lang=\"{language}\">\n<meta charset=\"utf-8\">\n<title>{title}</title>\n<style>\n{STYLE}</style>\n\
         <table>\n<caption>{title}</caption>\n<thead>\n<tr><th scope=\"col\">{number}</th><th scope=\"col\">{name}</th>"
    );
    for row in rows {
        let _ = write!(html, "<th scope=\"col\">{}</th>", row.seat);
    }
    let _ = write!(
        html,
        "<th scope=\"col\">{points}</th><th scope=\"col\">{place}</th></tr>\n</thead>\n<tbody>\n"
    );
    for row in rows {
        let name = escaped(&row.name);
        let _ = write!(
            html,
            "<tr><th scope=\"row\">{}</th><td class=\"name\">{name}</td>",
            row.seat
        );
        for column in rows {
            if row.seat == column.seat {
                html += "<td class=\"self\"></td>";
            } else {
                let marks = marks(meetings.get(&(row.seat, column.seat)));
                let _ = write!(html, "<td><small>{marks}</small></td>");
            }
        }
        html += "<td></td><td></td></tr>\n";
    }
    html += "</tbody>\n</table>\n</html>\n";
    html
}

const STYLE: &str = "\
table { border-collapse: collapse; font: 12pt sans-serif; }
caption { font-size: 16pt; padding: .5em; }
th, td { border: 1px solid #444; min-width: 2.4em; height: 2.4em; padding: 0 .3em; text-align: center; }
td.name { min-width: 14em; text-align: left; }
td.self { background: #444; }
small { color: #777; display: block; font-size: 7pt; height: 2.6em; text-align: left; vertical-align: top; }
";

/// The same as a drawing, which has room for short headings only.
pub fn cross_table_svg<S: Copy + Ord + Display>(
    headings: Headings<'_>,
    schedule: &Schedule<S>,
    rows: &[Row<S>],
) -> String {
    const CELL: usize = 40;
    const NAME: usize = 220;
    let meetings = meetings(schedule);
    let (count, left, top) = (rows.len(), CELL + NAME, 2 * CELL);
    let (width, height) = (left + (count + 2) * CELL + 20, top + count * CELL + 20);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"14\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n"
    );
    let _ = writeln!(
        svg,
        "<text x=\"10\" y=\"26\" font-size=\"18\">{}</text>",
        escaped(headings.title)
    );
    let heading = |svg: &mut String, x: usize, text: &str| {
        let y = top - 12;
        let _ = writeln!(
            svg,
            "<text x=\"{x}\" y=\"{y}\" text-anchor=\"middle\">{text}</text>"
        );
    };
    for (place, row) in rows.iter().enumerate() {
        heading(
            &mut svg,
            left + place * CELL + CELL / 2,
            &row.seat.to_string(),
        );
    }
    heading(
        &mut svg,
        left + count * CELL + CELL / 2,
        &escaped(headings.points),
    );
    heading(
        &mut svg,
        left + (count + 1) * CELL + CELL / 2,
        &escaped(headings.place),
    );
    for (line, row) in rows.iter().enumerate() {
        let y = top + line * CELL;
        let _ = writeln!(
            svg,
            "<text x=\"20\" y=\"{}\" text-anchor=\"middle\">{}</text><text x=\"{}\" y=\"{}\">{}</text>",
            y + 25,
            row.seat,
            CELL + 6,
            y + 25,
            escaped(&row.name)
        );
        for place in 0..count + 2 {
            let x = left + place * CELL;
            let own = rows
                .get(place)
                .is_some_and(|column| column.seat == row.seat);
            let fill = if own { "#444" } else { "none" };
            let _ = writeln!(
                svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{CELL}\" height=\"{CELL}\" fill=\"{fill}\" stroke=\"#444\"/>"
            );
            let marks = rows
                .get(place)
                .map(|column| marks(meetings.get(&(row.seat, column.seat))));
            if let Some(marks) = marks.filter(|marks| !marks.is_empty()) {
                let _ = writeln!(
                    svg,
                    "<text x=\"{}\" y=\"{}\" font-size=\"8\" fill=\"#777\">{marks}</text>",
                    x + 3,
                    y + 11
                );
            }
        }
        let _ = writeln!(
            svg,
            "<path d=\"M0 {y}h{left}M0 {}h{left}\" stroke=\"#444\"/>",
            y + CELL
        );
    }
    svg += "</svg>\n";
    svg
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schedule::berger;

    fn rows(count: u32) -> Vec<Row<u32>> {
        (1..=count)
            .map(|seat| Row {
                seat,
                name: format!("<Player {seat}>"),
            })
            .collect()
    }

    const HEADINGS: Headings<'_> = Headings {
        language: "en",
        title: "Cup & more",
        number: "No.",
        name: "Name",
        points: "Points",
        place: "Place",
    };

    #[test]
    fn rounds_as_csv() {
        let schedule = berger::schedule(3).unwrap();
        let expected = "round,board,white,black\n1,1,2,3\n1,,1,\n2,1,1,2\n2,,3,\n3,1,3,1\n3,,2,\n";
        assert_eq!(csv(&schedule), expected);
    }

    #[test]
    fn cross_tables_have_a_cell_for_every_meeting_and_escape_names() {
        let schedule = berger::cycles(6, 2, berger::Cycles::Plain).unwrap();
        let html = cross_table_html(HEADINGS, &schedule, &rows(6));
        assert_eq!(html.matches("<small>").count(), 30);
        assert_eq!(html.matches("class=\"self\"").count(), 6);
        assert!(html.contains("<small>1w 6b</small>"), "{html}");
        assert!(html.contains("Cup &amp; more") && html.contains("&lt;Player 1&gt;"));
        let svg = cross_table_svg(HEADINGS, &schedule, &rows(6));
        assert_eq!(svg.matches("font-size=\"8\"").count(), 30);
        assert_eq!(svg.matches("<rect").count(), 1 + 6 * 8);
        assert!(!svg.contains("<Player"));
    }
}
