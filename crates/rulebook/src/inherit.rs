//! Editions written on top of others.

use std::collections::BTreeMap;

use crate::file::{Part, Sheet};
use crate::number::Key;
use crate::{Article, Edition, EditionError, changes};

/// Makes editions of sheets, each with everything its base has and it does not replace.
pub(crate) fn resolve(sheets: Vec<Sheet>) -> Result<Vec<Edition>, EditionError> {
    let mut by_id: BTreeMap<&str, &Sheet> = BTreeMap::new();
    for sheet in &sheets {
        if by_id.insert(&sheet.id, sheet).is_some() {
            let cause = format!("another file has the id {} too", sheet.id);
            return Err(EditionError::new(&sheet.file, cause));
        }
    }
    sheets
        .iter()
        .map(|sheet| edition(sheet, &whole(sheet, &by_id, &[])?))
        .collect()
}

/// A sheet on top of the whole of its base. `chain` are the editions that are based on this one.
fn whole(
    sheet: &Sheet,
    sheets: &BTreeMap<&str, &Sheet>,
    chain: &[&str],
) -> Result<Part, EditionError> {
    let Some(base) = sheet.rest.based_on.as_deref() else {
        return Ok(sheet.rest.clone());
    };
    let wrong = |cause: String| EditionError::new(&sheet.file, cause);
    if base == sheet.id || chain.contains(&base) {
        return Err(wrong(format!("{} is based on itself", sheet.id)));
    }
    let below = sheets
        .get(base)
        .ok_or_else(|| wrong(format!("it is based on {base}, which does not exist")))?;
    let chain = [chain, &[sheet.id.as_str()]].concat();
    let mut part = whole(below, sheets, &chain)?;
    part.put_over(&sheet.rest).map_err(wrong)?;
    Ok(part)
}

fn edition(sheet: &Sheet, part: &Part) -> Result<Edition, EditionError> {
    let parameters = part.parameters.clone().try_into();
    let parameters = parameters.map_err(|error: toml::de::Error| {
        EditionError::new(&sheet.file, format!("parameters: {}", error.message()))
    })?;
    Ok(Edition {
        id: sheet.id.clone(),
        name: sheet.name.clone(),
        authority: sheet.authority,
        from: sheet.from,
        until: sheet.rest.until,
        based_on: sheet.rest.based_on.clone(),
        parameters,
        articles: part.articles.clone(),
        variations: part.variations.clone(),
        readings: part.readings.clone(),
        gaps: part.gaps.clone(),
        absent_topics: part.absent_topics.clone(),
    })
}

impl Part {
    /// Removes first, so that a number can be used for another subject, then replaces and adds.
    /// Gaps and absent topics are told by each edition for itself.
    fn put_over(&mut self, over: &Part) -> Result<(), String> {
        for number in &over.removed.articles {
            let key = Key::new(number);
            take(&mut self.articles, number, |article| {
                article.key().is_under(&key)
            })?;
        }
        for id in &over.removed.variations {
            take(&mut self.variations, id, |variation| variation.id == *id)?;
        }
        for id in &over.removed.readings {
            take(&mut self.readings, id, |reading| reading.id == *id)?;
        }
        for path in &over.removed.parameters {
            changes::unset(&mut self.parameters, path)?;
        }
        changes::merge(&mut self.parameters, &over.parameters);
        for article in &over.articles {
            put_article(&mut self.articles, article);
        }
        for variation in &over.variations {
            put(&mut self.variations, variation, |known| {
                known.id == variation.id
            });
        }
        for reading in &over.readings {
            put(&mut self.readings, reading, |known| known.id == reading.id);
        }
        self.gaps.clone_from(&over.gaps);
        self.absent_topics.clone_from(&over.absent_topics);
        Ok(())
    }
}

fn take<T>(list: &mut Vec<T>, name: &str, gone: impl Fn(&T) -> bool) -> Result<(), String> {
    let before = list.len();
    list.retain(|item| !gone(item));
    match list.len() < before {
        true => Ok(()),
        false => Err(format!("the base has no {name} to remove")),
    }
}

fn put<T: Clone>(list: &mut Vec<T>, new: &T, same: impl Fn(&T) -> bool) {
    match list.iter_mut().find(|known| same(known)) {
        Some(known) => known.clone_from(new),
        None => list.push(new.clone()),
    }
}

/// Replaces the article with that number, or puts a new one where its number belongs.
fn put_article(articles: &mut Vec<Article>, new: &Article) {
    let key = new.key();
    if let Some(known) = articles.iter_mut().find(|known| known.key() == key) {
        known.clone_from(new);
        return;
    }
    let in_part = |article: &Article| article.key().is_in_part_of(&key);
    let after = |article: &Article| in_part(article) && article.key() > key;
    let place = articles
        .iter()
        .position(after)
        .or_else(|| articles.iter().rposition(in_part).map(|last| last + 1))
        .unwrap_or(articles.len());
    articles.insert(place, new.clone());
}
