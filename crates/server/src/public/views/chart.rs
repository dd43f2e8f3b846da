//! Small charts: a value after each round, as a line.

use std::fmt::Write;

/// The room of the picture, and what is left free around the line.
const WIDTH: i64 = 320;
const HEIGHT: i64 = 110;
const LEFT: i64 = 8;
const RIGHT: i64 = 40;
const TOP: i64 = 14;
const BOTTOM: i64 = 22;

/// A line over the rounds. Its style is in the style sheet: the pages allow none within.
pub(crate) struct Chart {
    /// What it shows, and where it ends, for those who do not see it.
    pub title: String,
    pub width: i64,
    pub height: i64,
    /// Where the value is nought.
    pub zero: i64,
    pub right: i64,
    /// The line, as the path of a picture.
    pub path: String,
    pub points: Vec<ChartPoint>,
    /// The last value, in words.
    pub last: String,
}

/// A round on it.
pub(crate) struct ChartPoint {
    pub x: i64,
    pub y: i64,
    /// The round.
    pub label: String,
}

impl Chart {
    /// Values by round, the first one before round 1; nothing if there is none after that.
    pub(crate) fn of(title: String, values: &[(u16, i64)], last: String) -> Option<Chart> {
        let (end, value) = values.last().filter(|_| values.len() > 1)?;
        let low = values.iter().map(|(_, value)| *value).min()?.min(0);
        let high = values.iter().map(|(_, value)| *value).max()?.max(0);
        let high = high.max(low + 1);
        let x = |round: u16| scaled(round.into(), 0, (*end).max(1).into(), LEFT, WIDTH - RIGHT);
        let y = |value: i64| scaled(value, low, high, HEIGHT - BOTTOM, TOP);
        let mut path = String::new();
        for (place, (round, value)) in values.iter().enumerate() {
            let letter = if place == 0 { 'M' } else { 'L' };
            // Writing to a string cannot fail.
            let _ = write!(path, "{letter}{} {}", x(*round), y(*value));
        }
        let points = values.iter().skip(1).map(|(round, value)| ChartPoint {
            x: x(*round),
            y: y(*value),
            label: round.to_string(),
        });
        Some(Chart {
            title,
            width: WIDTH,
            height: HEIGHT,
            zero: y(0),
            right: WIDTH - RIGHT,
            path,
            points: points.collect(),
            last: match last.is_empty() {
                true => value.to_string(),
                false => last,
            },
        })
    }

    /// Where the last value is written.
    pub(crate) fn end(&self) -> (i64, i64) {
        let last = self.points.last();
        last.map_or((0, 0), |point| (point.x + 7, point.y + 4))
    }

    /// Where the numbers of the rounds are written.
    pub(crate) fn foot(&self) -> i64 {
        self.height - 5
    }
}

/// Where a value lies between two ends of the picture.
fn scaled(value: i64, low: i64, high: i64, from: i64, to: i64) -> i64 {
    from + (value - low) * (to - from) / (high - low).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_from_the_left_to_the_right_and_up_where_there_is_more() {
        let values = [(0, 0), (1, 100), (2, 150), (4, 50)];
        let chart = Chart::of("Points".to_owned(), &values, "½".to_owned()).unwrap();
        let places: Vec<(i64, i64)> = chart.points.iter().map(|one| (one.x, one.y)).collect();
        assert_eq!(places, [(76, 39), (144, TOP), (WIDTH - RIGHT, 64)]);
        assert_eq!(chart.zero, HEIGHT - BOTTOM);
        assert!(
            chart.path.starts_with("M8 88L76 39L144 14"),
            "{}",
            chart.path
        );
        assert!(Chart::of(String::new(), &[(0, 0)], String::new()).is_none());
        assert!(Chart::of(String::new(), &[], String::new()).is_none());
    }
}
