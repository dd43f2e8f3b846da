//! What workbooks of both kinds have in common: they are written in XML.
//!
//! A file may have any number of attributes, entities and levels in the hope that its reader
//! takes ever longer. Here attributes are counted, entities that a file defines stay out, and
//! nobody calls himself for a level.

use std::borrow::Cow;

use quick_xml::XmlVersion;
use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesStart, Event};

use super::archive::broken;
use super::{MAX_CELL, SheetError, WorkbookProblem};

/// No tag that is looked at has anywhere near as many attributes.
const MOST_ATTRIBUTES: usize = 256;

/// The values of attributes with these names, in one pass; a name without a prefix is that of an
/// attribute with any.
pub(super) fn attributes<'t, const N: usize>(
    tag: &'t BytesStart<'_>,
    names: [&str; N],
) -> Result<[Option<Cow<'t, str>>; N], SheetError> {
    let mut values = [const { None }; N];
    for (count, attribute) in tag.attributes().with_checks(false).enumerate() {
        if count >= MOST_ATTRIBUTES {
            let most = MOST_ATTRIBUTES;
            return Err(WorkbookProblem::TooManyAttributes { most }.into());
        }
        let attribute = attribute.map_err(broken)?;
        let key = attribute.key;
        let called = |name: &&str| key.as_ref() == *name || key.local_name().as_ref() == *name;
        if let Some(place) = names.iter().position(called) {
            let value = attribute.normalized_value(XmlVersion::Implicit1_0);
            values[place] = Some(value.map_err(broken)?);
        }
    }
    Ok(values)
}

/// The text of what was read, if it is text. An entity that the file itself defines stands for
/// nothing.
pub(super) fn text_of<'e>(event: &Event<'e>) -> Result<Option<Cow<'e, str>>, SheetError> {
    Ok(match event {
        Event::Text(text) => Some(text.xml10_content()),
        Event::CData(text) => Some(text.xml10_content()),
        Event::GeneralRef(entity) => match entity.resolve_char_ref().map_err(broken)? {
            Some(character) => Some(character.to_string().into()),
            None => resolve_predefined_entity(entity).map(Cow::Borrowed),
        },
        _ => None,
    })
}

/// Adds to the text of a cell. Anything longer than [`MAX_CELL`] is refused in any case, and this
/// much is enough to see it.
pub(super) fn write(cell: &mut String, text: &str) {
    if cell.len() <= 4 * MAX_CELL {
        let blank = cell.is_empty();
        cell.push_str(if blank { text.trim_start() } else { text });
    }
}
