//! A paper as HTML: the same pieces in the same order, for the screen and for the printer of a browser.

use std::fmt::Write as _;

use crate::document::{Align, Card, Cards, Document, Form, Paragraph, Part, Table};
use crate::svg::svg;

/// How pages with papers look.
pub const STYLES: &str = include_str!("papers.css");

/// A page of its own.
pub fn html(paper: &Document) -> String {
    let (language, title) = (escaped(&paper.language), escaped(&paper.title));
    let head = escaped(&paper.head.join(" · "));
    let landscape = match paper.landscape {
        true => "@page { size: A4 landscape; }",
        false => "",
    };
    let (body, foot) = (body(paper), escaped(&paper.foot));
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
         <style>\nbody {{ font-family: sans-serif; max-width: 60rem; margin: 1rem auto; padding: 0 1rem; }}\n\
         {STYLES}{landscape}</style>\n</head>\n<body>\n<main class=\"paper\">\n<p class=\"paper-head\">{head}</p>\n\
         <h1>{title}</h1>\n{body}<p class=\"paper-foot\">{foot}</p>\n</main>\n</body>\n</html>\n"
    )
}

/// What stands on a paper, to be put into a page that has its head already.
pub fn body(paper: &Document) -> String {
    let mut text = String::new();
    if let Some(mark) = &paper.mark {
        let _ = writeln!(
            text,
            "<p class=\"paper-mark\" role=\"note\">{}</p>",
            escaped(mark)
        );
    }
    parts(&mut text, &paper.parts);
    text
}

fn parts(text: &mut String, all: &[Part]) {
    // Below the heading of the page no level is left out, whatever size a paper gives its headings.
    let mut above = 1;
    for one in all {
        if let Part::Heading { level, .. } = one {
            above = (*level).clamp(2, (above + 1).min(6));
        }
        part(text, one, above);
    }
}

fn part(text: &mut String, part: &Part, level: u8) {
    let _ = match part {
        Part::Heading { text: heading, .. } => {
            writeln!(text, "<h{level}>{}</h{level}>", escaped(heading))
        }
        Part::Text(paragraph) => self::paragraph(text, paragraph),
        Part::Table(table) => self::table(text, table),
        Part::Form(form) => self::form(text, form),
        Part::Cards(cards) => self::cards(text, cards),
        Part::Signatures { labels } => {
            let labels = labels
                .iter()
                .map(|label| format!("<p>{}</p>", escaped(label)));
            writeln!(
                text,
                "<div class=\"paper-signatures\">{}</div>",
                labels.collect::<String>()
            )
        }
        Part::Picture(picture) => {
            let class = class(picture.align);
            writeln!(
                text,
                "<div class=\"paper-picture{class}\">{}</div>",
                svg(picture)
            )
        }
        Part::Space { height } => writeln!(text, "<div style=\"height:{height}mm\"></div>"),
        Part::NewPage => writeln!(text, "<hr class=\"paper-new-page\">"),
    };
}

/// A further class for where a text stands.
fn class(align: Align) -> &'static str {
    match align {
        Align::Start => "",
        Align::Centre => " paper-centre",
        Align::End => " paper-end",
    }
}

fn paragraph(text: &mut String, paragraph: &Paragraph) -> std::fmt::Result {
    let inner = escaped(&paragraph.text).replace('\n', "<br>");
    let inner = match paragraph.bold {
        true => format!("<strong>{inner}</strong>"),
        false => inner,
    };
    let class = class(paragraph.align);
    // What is larger or smaller than most is so on the screen, too.
    let size = paragraph.size / 9.5;
    match (0.95..1.05).contains(&size) {
        true => writeln!(text, "<p class=\"paper-text{class}\">{inner}</p>"),
        false => writeln!(
            text,
            "<p class=\"paper-text{class}\" style=\"font-size:{size:.2}em\">{inner}</p>"
        ),
    }
}

fn table(text: &mut String, table: &Table) -> std::fmt::Result {
    let ruled = if table.ruled { " paper-ruled" } else { "" };
    writeln!(
        text,
        "<div class=\"scroll\"><table class=\"paper-table{ruled}\">"
    )?;
    if let Some(title) = &table.title {
        writeln!(text, "<caption>{}</caption>", escaped(title))?;
    }
    text.push_str("<thead>");
    if !table.groups.is_empty() {
        text.push_str("<tr>");
        for (head, span) in &table.groups {
            // A head without words is none.
            match head.is_empty() {
                true => write!(text, "<td colspan=\"{span}\"></td>")?,
                false => write!(
                    text,
                    "<th scope=\"colgroup\" colspan=\"{span}\">{}</th>",
                    escaped(head)
                )?,
            }
        }
        text.push_str("</tr>\n");
    }
    text.push_str("<tr>");
    let class_of = |align: Align| match align {
        Align::Start => "",
        Align::Centre => " class=\"mid\"",
        Align::End => " class=\"num\"",
    };
    for column in &table.columns {
        match column.head.is_empty() {
            true => text.push_str("<td></td>"),
            false => write!(
                text,
                "<th scope=\"col\"{}>{}</th>",
                class_of(column.align),
                escaped(&column.head)
            )?,
        }
    }
    text.push_str("</tr></thead>\n<tbody>\n");
    for row in &table.rows {
        text.push_str(if row.bold {
            "<tr class=\"paper-strong\">"
        } else {
            "<tr>"
        });
        for (column, cell) in table.columns.iter().zip(&row.cells) {
            let cell = escaped(cell).replace('\n', "<br>");
            write!(text, "<td{}>{cell}</td>", class_of(column.align))?;
        }
        text.push_str("</tr>\n");
    }
    writeln!(text, "</tbody></table></div>")
}

fn form(text: &mut String, form: &Form) -> std::fmt::Result {
    writeln!(text, "<div class=\"paper-form\">")?;
    for row in &form.rows {
        write!(text, "<dl class=\"paper-boxes\">")?;
        for field in row {
            let value = field.value.as_deref().unwrap_or("");
            let value = escaped(value).replace('\n', "<br>");
            let (share, lines) = (field.share, f32::from(field.lines) * 1.4);
            let label = escaped(&field.label);
            write!(
                text,
                "<div style=\"flex:{share} 1 {share}rem\"><dt>{label}</dt><dd style=\"min-height:{lines:.1}em\">{value}</dd></div>",
            )?;
        }
        writeln!(text, "</dl>")?;
    }
    writeln!(text, "</div>")
}

fn cards(text: &mut String, cards: &Cards) -> std::fmt::Result {
    let framed = if cards.framed { " paper-framed" } else { "" };
    let certificate = match cards.certificate {
        true => " paper-certificates",
        false => "",
    };
    let (columns, height) = (cards.columns, cards.height);
    writeln!(
        text,
        "<div class=\"paper-cards{framed}{certificate}\" style=\"--columns:{columns};--height:{height}mm\">"
    )?;
    for Card {
        parts: inside,
        centred,
    } in &cards.cards
    {
        let centred = if *centred { " paper-centred" } else { "" };
        writeln!(text, "<article class=\"paper-card{centred}\">")?;
        parts(text, inside);
        writeln!(text, "</article>")?;
    }
    writeln!(text, "</div>")
}

/// Text that people typed, as text.
pub(crate) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            letter => safe.push(letter),
        }
    }
    safe
}
