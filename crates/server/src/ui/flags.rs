//! Flags of federations beside their codes: drawn from `flags.txt`, all of them in one picture that a browser
//! keeps. They say nothing that the code does not say; a federation without a flag there has its code alone.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::LazyLock;

/// The flags as they are described.
const DRAWN: &str = include_str!("flags.txt");

/// How far a flag is from the next in the picture: they are 20 high, and nothing of one may show in another.
const STEP: usize = 24;

/// The class of each flag that is drawn, with a space before it.
static CLASSES: LazyLock<BTreeMap<&'static str, String>> = LazyLock::new(|| {
    let codes = drawn().map(|(code, _)| code);
    codes.map(|code| (code, format!(" fl-{code}"))).collect()
});

/// The style sheet with the flags in it.
pub(crate) static STYLES: LazyLock<String> = LazyLock::new(|| styles().unwrap_or_default());

/// What a cell with the code of a federation adds to its classes; nothing where no flag is drawn.
pub(crate) fn class(code: &str) -> &'static str {
    CLASSES.get(code).map_or("", String::as_str)
}

/// Code and shapes of each flag.
fn drawn() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = DRAWN.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(' '))
}

fn styles() -> Option<String> {
    let number = drawn().count();
    let mut picture = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 30 {}'><defs><path id='s' d='{}'/></defs>",
        number * STEP,
        star()
    );
    let mut places = String::new();
    for (place, (code, shapes)) in drawn().enumerate() {
        let above = place * STEP;
        write!(picture, "<svg y='{above}' width='30' height='20'>").ok()?;
        for shape in shapes.split(" | ") {
            picture.push_str(&shape_of(shape)?);
        }
        picture.push_str("</svg>");
        let up = 0.96 * place as f64;
        writeln!(
            places,
            ".fl-{code}::before{{background-position:0 -{up:.2}em}}"
        )
        .ok()?;
    }
    picture.push_str("</svg>");
    let picture = picture
        .replace('#', "%23")
        .replace('<', "%3C")
        .replace('>', "%3E");
    let high = 0.96 * number as f64;
    Some(format!(
        "[class*=\" fl-\"]::before{{content:\"\";display:inline-block;width:1.2em;height:.8em;margin-inline-end:.35em;\
         vertical-align:-.06em;background:url(\"data:image/svg+xml,{picture}\") no-repeat 0 0/1.2em {high:.2}em;\
         outline:1px solid rgb(128 128 128/.45);outline-offset:-1px;print-color-adjust:exact}}\n{places}"
    ))
}

/// A shape of a description as SVG; `None` if it is none.
fn shape_of(shape: &str) -> Option<String> {
    let mut words = shape.split(' ');
    let kind = words.next()?;
    let words: Vec<&str> = words.collect();
    Some(match (kind, words.as_slice()) {
        ("h" | "v", stripes) => striped(stripes, kind == "v")?,
        ("f", [colour]) => rectangle("0", "0", "30", "20", colour),
        ("r", [x, y, width, height, colour]) => rectangle(x, y, width, height, colour),
        ("+", [colour, x, width, y, height]) => [
            rectangle(x, "0", width, "20", colour),
            rectangle("0", y, "30", height, colour),
        ]
        .concat(),
        ("x", [colour, width]) => {
            format!("<path d='M0 0 30 20M30 0 0 20' stroke='#{colour}' stroke-width='{width}'/>")
        }
        ("d", [x, y, radius, colour]) => {
            format!("<circle cx='{x}' cy='{y}' r='{radius}' fill='#{colour}'/>")
        }
        ("s", [x, y, radius, colour]) => star_at(x, y, radius, colour, "0"),
        ("s", [x, y, radius, colour, turn]) => star_at(x, y, radius, colour, turn),
        ("p", [colour, corners @ ..]) => {
            format!("<path d='M{}Z' fill='#{colour}'/>", corners.join(" "))
        }
        ("o", [colour, width, corners @ ..]) => format!(
            "<path d='M{}Z' fill='none' stroke='#{colour}' stroke-width='{width}'/>",
            corners.join(" ")
        ),
        ("w", [x, y, radius, colour]) => wheel(x, y, radius, colour)?,
        ("u", [colour]) => fifty_stars(colour),
        _ => return None,
    })
}

fn rectangle(x: &str, y: &str, width: &str, height: &str, colour: &str) -> String {
    format!("<path d='M{x} {y}h{width}v{height}h-{width}z' fill='#{colour}'/>")
}

/// Stripes with their weights, which fill the field.
fn striped(stripes: &[&str], upright: bool) -> Option<String> {
    let weighed = stripes.iter().map(|stripe| {
        let (colour, weight) = stripe.split_once(':').unwrap_or((stripe, "1"));
        Some((colour, weight.parse::<f64>().ok()?))
    });
    let weighed: Vec<(&str, f64)> = weighed.collect::<Option<_>>()?;
    let whole: f64 = weighed.iter().map(|(_, weight)| weight).sum();
    let long = if upright { 30.0 } else { 20.0 };
    let (mut drawn, mut from) = (String::new(), 0.0);
    for (colour, weight) in weighed {
        let wide = long * weight / whole;
        let (from_text, wide_text) = (format!("{from:.2}"), format!("{wide:.2}"));
        drawn += &match upright {
            true => rectangle(&from_text, "0", &wide_text, "20", colour),
            false => rectangle("0", &from_text, "30", &wide_text, colour),
        };
        from += wide;
    }
    Some(drawn)
}

/// A star of five points around the middle, of radius 1, a point upwards.
fn star() -> String {
    // The inner corners lie on the lines between the points.
    let inner = 0.382;
    let corner = |number: u8| {
        let radius = if number.is_multiple_of(2) { 1.0 } else { inner };
        let (sin, cos) = (f64::from(number) * std::f64::consts::PI / 5.0).sin_cos();
        format!("{:.3} {:.3}", radius * sin, -radius * cos)
    };
    let corners: Vec<String> = (0..10).map(corner).collect();
    format!("M{}Z", corners.join(" "))
}

fn star_at(x: &str, y: &str, radius: &str, colour: &str, turn: &str) -> String {
    let turn = match turn {
        "0" => String::new(),
        turn => format!("rotate({turn})"),
    };
    format!("<use href='#s' transform='translate({x} {y})scale({radius}){turn}' fill='#{colour}'/>")
}

fn wheel(x: &str, y: &str, radius: &str, colour: &str) -> Option<String> {
    let radius: f64 = radius.parse().ok()?;
    let spoke = |number: u8| {
        let (sin, cos) = (f64::from(number) * std::f64::consts::PI / 12.0).sin_cos();
        let (to_x, to_y) = (radius * sin, radius * cos);
        format!("M{:.2} {:.2} {to_x:.2} {to_y:.2}", -to_x, -to_y)
    };
    let spokes: String = (0..12).map(spoke).collect();
    let rim = radius - 0.2;
    Some(format!(
        "<g transform='translate({x} {y})' stroke='#{colour}' fill='none'><circle r='{rim:.2}' stroke-width='.4'/>\
         <path d='{spokes}' stroke-width='.16'/><circle r='.5' fill='#{colour}' stroke='none'/></g>"
    ))
}

/// Nine rows of six and five by turns in a canton of 12 by 10.77.
fn fifty_stars(colour: &str) -> String {
    let rows = (1..=9_u8).flat_map(|row| {
        let first = if row.is_multiple_of(2) { 2 } else { 1 };
        (first..=11_u8).step_by(2).map(move |column| (row, column))
    });
    let stars = rows.map(|(row, column)| {
        let y = f64::from(row) * 1.077;
        format!("<use href='#s' transform='translate({column} {y:.2})scale(.62)'/>")
    });
    format!("<g fill='#{colour}'>{}</g>", stars.collect::<String>())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use adoube_tournament::Federation;

    use super::*;

    #[test]
    fn every_flag_can_be_drawn_and_is_one_of_a_federation() {
        let mut codes = BTreeSet::new();
        for (code, shapes) in drawn() {
            assert!(code.parse::<Federation>().is_ok(), "{code}");
            assert!(codes.insert(code), "{code} twice");
            for shape in shapes.split(" | ") {
                assert!(shape_of(shape).is_some(), "{code}: {shape}");
            }
        }
        assert!(codes.len() > 70);
        assert_eq!(class("NOR"), " fl-NOR");
        // A coat of arms belongs on it.
        assert_eq!(class("MEX"), "");
        assert_eq!(fifty_stars("fff").matches("<use").count(), 50);
    }

    #[test]
    fn the_picture_is_light() {
        assert!(STYLES.starts_with("[class"), "{}", &STYLES[..60]);
        assert!(STYLES.len() < 40_000, "{}", STYLES.len());
    }
}
