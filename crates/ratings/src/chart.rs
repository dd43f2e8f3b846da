//! Small charts as SVG text.

use std::fmt::Write;

use crate::PlayerRating;
use crate::norm::Plan;

const WIDTH: i32 = 480;
const HEIGHT: i32 = 200;
const MARGIN: i32 = 40;

/// What the rating of a player has gained after each round, in hundredths, from nothing before the first one;
/// empty for an unrated player.
pub fn gains_by_round(player: &PlayerRating) -> Vec<(u16, i64)> {
    let Some(change) = player.change else {
        return Vec::new();
    };
    let factor = i64::from(change.coefficient.value);
    let gained = player.games.iter().scan(0, |sum, game| {
        *sum += i64::from(game.gain) * factor;
        Some((game.game.round.0, *sum))
    });
    [(0, 0)].into_iter().chain(gained).collect()
}

/// A player's rating change after each round, as a line.
///
/// Nothing for an unrated player.
pub fn rating_change(title: &str, player: &PlayerRating) -> Option<String> {
    let gains = gains_by_round(player);
    let points: Vec<(i64, i64)> = gains
        .iter()
        .map(|(round, sum)| (i64::from(*round), *sum))
        .collect();
    let sum = points.last()?.1;
    let (low, high) = bounds(points.iter().map(|(_, value)| *value));
    let last = points.last().map_or(1, |(round, _)| *round).max(1);
    let x = |round: i64| scaled(round, 0, last, MARGIN, WIDTH - MARGIN);
    let y = |value: i64| scaled(value, low, high, HEIGHT - MARGIN, MARGIN);
    let mut svg = head(title);
    line(&mut svg, (x(0), y(0)), (x(last), y(0)), "axis");
    let path: Vec<String> = points
        .iter()
        .map(|(round, value)| format!("{},{}", x(*round), y(*value)))
        .collect();
    let _ = writeln!(
        svg,
        "<polyline class=\"line\" points=\"{}\"/>",
        path.join(" ")
    );
    for (round, value) in points.iter().skip(1) {
        let (x, y) = (x(*round), y(*value));
        let _ = writeln!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"3\"/>");
        label(&mut svg, (x, HEIGHT - MARGIN / 2), &round.to_string());
    }
    label(&mut svg, (x(last), y(sum) - 8), &hundredths(sum));
    svg.push_str("</svg>\n");
    Some(svg)
}

/// What each score in the remaining games needs of the opponents, as bars.
pub fn norm_chances(title: &str, plan: &Plan) -> String {
    let mut svg = head(title);
    let (lowest, highest) = (
        plan.scores
            .iter()
            .map(|s| i64::from(s.average))
            .min()
            .unwrap_or(0),
        plan.scores
            .iter()
            .map(|s| i64::from(s.average))
            .max()
            .unwrap_or(1),
    );
    let floor = (lowest - 100).max(0);
    let count = i32::try_from(plan.scores.len()).unwrap_or(1).max(1);
    let step = (WIDTH - 2 * MARGIN) / count;
    for (place, line) in (0..).zip(&plan.scores) {
        let left = MARGIN + place * step;
        let top = scaled(line.average.into(), floor, highest, HEIGHT - MARGIN, MARGIN);
        let (width, height) = ((step - 6).max(2), (HEIGHT - MARGIN - top).max(1));
        let _ = writeln!(
            svg,
            "<rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\"/>"
        );
        let middle = left + width / 2;
        label(&mut svg, (middle, top - 4), &line.average.to_string());
        label(
            &mut svg,
            (middle, HEIGHT - MARGIN / 2),
            &line.score.to_string(),
        );
    }
    svg.push_str("</svg>\n");
    svg
}

fn head(title: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\">\n\
         <title>{}</title>\n\
         <style>.axis{{stroke:#888}}.line{{fill:none;stroke:#256;stroke-width:2}}circle,rect{{fill:#256}}\
         text{{font:11px sans-serif;text-anchor:middle;fill:#222}}</style>\n",
        escaped(title)
    )
}

fn line(svg: &mut String, from: (i32, i32), to: (i32, i32), class: &str) {
    let _ = writeln!(
        svg,
        "<line class=\"{class}\" x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"/>",
        from.0, from.1, to.0, to.1
    );
}

fn label(svg: &mut String, (x, y): (i32, i32), text: &str) {
    let _ = writeln!(svg, "<text x=\"{x}\" y=\"{y}\">{}</text>", escaped(text));
}

/// The least and the greatest value, with nought between them and never the same.
fn bounds(values: impl Iterator<Item = i64>) -> (i64, i64) {
    let (mut low, mut high) = (0, 0);
    for value in values {
        low = low.min(value);
        high = high.max(value);
    }
    if low == high {
        (low, low + 1)
    } else {
        (low, high)
    }
}

/// Where a value lies between two ends of the picture.
fn scaled(value: i64, low: i64, high: i64, from: i32, to: i32) -> i32 {
    let span = (high - low).max(1);
    let offset = (value - low) * i64::from(to - from) / span;
    from + i32::try_from(offset).unwrap_or(0)
}

/// Hundredths with a sign: `+5.6`, `−2.25`.
fn hundredths(value: i64) -> String {
    let sign = if value < 0 { '−' } else { '+' };
    let value = value.abs();
    match value % 100 {
        0 => format!("{sign}{}", value / 100),
        part if part % 10 == 0 => format!("{sign}{}.{}", value / 100, part / 10),
        part => format!("{sign}{}.{part:02}", value / 100),
    }
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
    use crate::HalfPoints;
    use crate::norm::PlanScore;

    #[test]
    fn numbers_and_names_are_written_for_xml() {
        assert_eq!(hundredths(560), "+5.6");
        assert_eq!(hundredths(-225), "−2.25");
        assert_eq!(hundredths(300), "+3");
        assert_eq!(escaped("<A & B>"), "&lt;A &amp; B&gt;");
    }

    #[test]
    fn a_bar_for_each_score() {
        let scores = [(4, 2380), (3, 2510)].map(|(score, average)| PlanScore {
            score: HalfPoints(score),
            average,
        });
        let plan = Plan {
            games: 9,
            more_main: 1,
            more_holders: 1,
            more_federations: 0,
            unrated_left: 1,
            own_left: 1,
            one_left: 1,
            federations_left: Vec::new(),
            scores: scores.to_vec(),
        };
        let svg = norm_chances("Miss <X>", &plan);
        assert_eq!(svg.matches("<rect").count(), 2);
        assert!(svg.contains("Miss &lt;X&gt;") && svg.contains("2510") && svg.contains("1½"));
    }
}
