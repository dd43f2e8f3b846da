//! Pictures as SVG.

use std::fmt::Write as _;

use crate::document::{Align, Ink, Picture, Shape};
use crate::html::escaped;

/// A picture as SVG.
pub(crate) fn svg(picture: &Picture) -> String {
    let (width, height) = (picture.width, picture.height);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{}\" style=\"width:{}mm;max-width:100%\">",
        escaped(&picture.alt),
        picture.on_paper,
    );
    let mut rest = picture.shapes.as_slice();
    while let [first, after @ ..] = rest {
        rest = after;
        let ink = filled(first);
        let same = after
            .iter()
            .take_while(|next| ink.is_some() && filled(next) == ink);
        let same = same.count();
        // Writing into a text does not fail.
        let _ = match (ink, same) {
            // A code for phones has hundreds of squares.
            (Some(ink), 1..) => {
                rest = &after[same..];
                squares(&mut text, first, &after[..same], ink)
            }
            _ => shape(&mut text, first),
        };
    }
    text.push_str("</svg>");
    text
}

fn shape(text: &mut String, shape: &Shape) -> std::fmt::Result {
    match shape {
        Shape::Line { points, ink, width } => {
            let points = points.iter().map(|(x, y)| format!("{x},{y} "));
            let (points, colour) = (points.collect::<String>(), colour(*ink));
            write!(
                text,
                "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\"/>",
                points.trim_end()
            )
        }
        Shape::Fill {
            x,
            y,
            width,
            height,
            ink,
        } => {
            let colour = colour(*ink);
            write!(
                text,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{colour}\"/>"
            )
        }
        Shape::Label {
            x,
            y,
            text: label,
            size,
            align,
        } => {
            let anchor = match align {
                Align::Start => "start",
                Align::Centre => "middle",
                Align::End => "end",
            };
            let label = escaped(label);
            write!(
                text,
                "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"{anchor}\" fill=\"currentColor\">{label}</text>"
            )
        }
    }
}

/// The ink of a filled rectangle.
fn filled(shape: &Shape) -> Option<Ink> {
    match shape {
        Shape::Fill { ink, .. } => Some(*ink),
        _ => None,
    }
}

/// Filled rectangles of one ink as one path.
fn squares(text: &mut String, first: &Shape, others: &[Shape], ink: Ink) -> std::fmt::Result {
    text.push_str("<path d=\"");
    for one in std::iter::once(first).chain(others) {
        if let Shape::Fill {
            x,
            y,
            width,
            height,
            ..
        } = one
        {
            write!(text, "M{x} {y}h{width}v{height}h-{width}z")?;
        }
    }
    write!(text, "\" fill=\"{}\"/>", colour(ink))
}

/// Black is the colour of the text around, which is light on dark pages.
fn colour(ink: Ink) -> String {
    if ink == Ink::Black {
        return "currentColor".to_owned();
    }
    let [red, green, blue] = ink.rgb().map(|part| (part * 255.0).round());
    format!("rgb({red},{green},{blue})")
}
