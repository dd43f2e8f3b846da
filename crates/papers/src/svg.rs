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
    for one in &picture.shapes {
        // Writing into a text does not fail.
        let _ = shape(&mut text, one);
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

/// Black is the colour of the text around, which is light on dark pages.
fn colour(ink: Ink) -> String {
    if ink == Ink::Black {
        return "currentColor".to_owned();
    }
    let [red, green, blue] = ink.rgb().map(|part| (part * 255.0).round());
    format!("rgb({red},{green},{blue})")
}
