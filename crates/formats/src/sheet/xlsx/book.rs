//! What a workbook says outside of its worksheets.

use std::collections::{BTreeMap, HashSet};

use quick_xml::Reader;
use quick_xml::events::Event;

use super::dates::{self, Epoch};
use super::strings::Strings;
use crate::sheet::archive::{Parts, broken};
use crate::sheet::markup::attributes;
use crate::sheet::{SheetError, WorkbookProblem};

/// What it takes to read the cells of a workbook.
pub(super) struct Workbook {
    /// The parts with the worksheets, in order, each once.
    pub sheets: Vec<String>,
    /// The texts that cells refer to.
    pub strings: Strings,
    /// Which styles of cells show a number as a date.
    dates: Vec<bool>,
    epoch: Epoch,
}

impl Workbook {
    /// Reads the list of worksheets, the texts and the styles.
    pub(super) fn read(parts: &mut Parts<'_>) -> Result<Workbook, SheetError> {
        let roots = relations(parts, "")?.unwrap_or_default();
        let mut roots = roots.into_values();
        let root = roots.find(|relation| relation.kind == "officeDocument");
        let main = root.map_or_else(|| "xl/workbook.xml".to_owned(), |root| root.part);
        if main.ends_with(".bin") {
            return Err(WorkbookProblem::Binary.into());
        }
        let missing = |part: &str| WorkbookProblem::NoPart { part: part.into() };
        let text = parts.text(&main)?.ok_or_else(|| missing(&main))?;
        let of_main = relations(parts, &main)?;
        let relations = of_main.ok_or_else(|| missing(&relations_of(&main)))?;
        let (sheets, epoch) = sheets(&text, &relations)?;
        let mut part = |kind: &str| {
            let mut relations = relations.values();
            let found = relations.find(|relation| relation.kind == kind);
            found.map_or(Ok(None), |found| parts.text(&found.part))
        };
        let strings = part("sharedStrings")?;
        let styles = part("styles")?;
        Ok(Workbook {
            sheets,
            strings: Strings::read(&strings.unwrap_or_default())?,
            dates: dates::styles(&styles.unwrap_or_default())?,
            epoch,
        })
    }

    /// The day that a number means, if it is shown as one.
    pub(super) fn date(&self, style: Option<usize>, number: f64) -> Option<String> {
        let is_date = self.dates.get(style?)?;
        is_date.then(|| self.epoch.day(number)).flatten()
    }
}

/// A part that another one names.
struct Relation {
    /// The last word of its type.
    kind: String,
    part: String,
}

/// Where the relations of a part stand.
fn relations_of(part: &str) -> String {
    let (folder, name) = part.rsplit_once('/').unwrap_or(("", part));
    let stroke = if folder.is_empty() { "" } else { "/" };
    format!("{folder}{stroke}_rels/{name}.rels")
}

/// The relations of a part by their name.
fn relations(
    parts: &mut Parts<'_>,
    of: &str,
) -> Result<Option<BTreeMap<String, Relation>>, SheetError> {
    let Some(text) = parts.text(&relations_of(of))? else {
        return Ok(None);
    };
    let mut reader = Reader::from_str(&text);
    let mut found = BTreeMap::new();
    loop {
        match reader.read_event().map_err(broken)? {
            Event::Eof => return Ok(Some(found)),
            Event::Start(tag) | Event::Empty(tag)
                if tag.local_name().as_ref() == "Relationship" =>
            {
                let [id, kind, target] = attributes(&tag, ["Id", "Type", "Target"])?;
                let kind = kind.unwrap_or_default();
                let relation = Relation {
                    kind: kind.rsplit('/').next().unwrap_or_default().to_owned(),
                    part: resolved(of, &target.unwrap_or_default()),
                };
                found.insert(id.unwrap_or_default().into_owned(), relation);
            }
            _ => {}
        }
    }
}

/// The part that a target means, seen from another part.
fn resolved(from: &str, target: &str) -> String {
    let target = target.replace('\\', "/");
    if let Some(absolute) = target.strip_prefix('/') {
        return absolute.to_owned();
    }
    let mut path: Vec<&str> = from.split('/').collect();
    path.pop();
    for step in target.split('/') {
        match step {
            "." => {}
            ".." => {
                path.pop();
            }
            step => path.push(step),
        }
    }
    path.join("/")
}

/// The parts with the worksheets, in the order of the workbook, and from when days are counted.
fn sheets(
    text: &str,
    relations: &BTreeMap<String, Relation>,
) -> Result<(Vec<String>, Epoch), SheetError> {
    let mut reader = Reader::from_str(text);
    let (mut sheets, mut epoch) = (Vec::new(), Epoch::Since1900);
    let mut known = HashSet::new();
    loop {
        let tag = match reader.read_event().map_err(broken)? {
            Event::Eof => return Ok((sheets, epoch)),
            Event::Start(tag) | Event::Empty(tag) => tag,
            _ => continue,
        };
        match tag.local_name().as_ref() {
            "sheet" => {
                let [id] = attributes(&tag, ["id"])?;
                let relation = relations.get(id.as_deref().unwrap_or_default());
                if let Some(relation) = relation.filter(|found| found.kind == "worksheet")
                    && known.insert(&relation.part)
                {
                    sheets.push(relation.part.clone());
                }
            }
            "workbookPr" => {
                let [since_1904] = attributes(&tag, ["date1904"])?;
                if matches!(since_1904.as_deref(), Some("1" | "true")) {
                    epoch = Epoch::Since1904;
                }
            }
            _ => {}
        }
    }
}
