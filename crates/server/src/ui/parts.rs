//! Long lists by parts: each part has an address of its own, and a search goes through all of them.

use crate::error::PageError;
use crate::params::{Params, decoded, encoded};
use crate::texts::{count, fill};
use crate::ui::collate::name_key;

/// The longest list that is on one page, as everybody knows it from small events.
const WHOLE: usize = 500;

/// How many lines a part has.
const PART: usize = 250;

/// The word of the query that names a part.
pub(crate) const PART_WORD: &str = "part";

/// The word of the query that is looked for.
pub(crate) const FIND_WORD: &str = "find";

/// The word of the query that names a board: its part is wanted.
pub(crate) const BOARD_WORD: &str = "board";

/// A part of a list, and the way to the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Parts {
    /// Where the list is.
    pub action: String,
    /// What else the address says: names and values.
    pub hidden: Vec<(String, String)>,
    /// What is looked for.
    pub find: String,
    /// How many lines there are, or were found.
    pub summary: String,
    /// A link to every part of the list, this one included.
    pub links: Vec<PartLink>,
}

/// A link to a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PartLink {
    /// The lines, `251–500`.
    pub name: String,
    pub url: String,
    /// This part is shown.
    pub current: bool,
}

impl Parts {
    /// Leaves the lines of the part that is asked for. A list that is not long stays as it is.
    /// `text` is what is searched of a line.
    ///
    /// # Errors
    ///
    /// [`PageError::NotFound`] if there is no such part.
    pub(crate) fn cut<T>(
        lines: &mut Vec<T>,
        params: &Params,
        text: impl Fn(&T) -> String,
    ) -> Result<Option<Parts>, PageError> {
        Parts::cut_at(lines, params, text, |_| false)
    }

    /// The same, where an address can ask for the part with a line instead of a part by its number.
    ///
    /// # Errors
    ///
    /// [`PageError::NotFound`] if there is no such part.
    pub(crate) fn cut_at<T>(
        lines: &mut Vec<T>,
        params: &Params,
        text: impl Fn(&T) -> String,
        is_wanted: impl Fn(&T) -> bool,
    ) -> Result<Option<Parts>, PageError> {
        if lines.len() <= WHOLE {
            return Ok(None);
        }
        let find = found(lines, params, text);
        let all = lines.len();
        let with_line = || {
            let place = lines.iter().position(&is_wanted);
            place.map_or(1, |place| place / PART + 1)
        };
        let number: usize = params.query_number(PART_WORD)?.unwrap_or_else(with_line);
        let parts = all.div_ceil(PART).max(1);
        if !(1..=parts).contains(&number) {
            return Err(PageError::NotFound);
        }
        let first = (number - 1) * PART;
        lines.truncate((first + PART).min(all));
        lines.drain(..first);
        let others = others(params);
        Ok(Some(Parts {
            action: params.here().to_owned(),
            summary: match find.is_empty() {
                true => fill("parts-shown", &[&(first + 1), &(first + lines.len()), &all]),
                false => count("parts-found", all),
            },
            links: (1..=parts)
                .filter(|_| parts > 1)
                .map(|part| PartLink {
                    name: format!("{}–{}", (part - 1) * PART + 1, (part * PART).min(all)),
                    url: address(params, &others, &find, part),
                    current: part == number,
                })
                .collect(),
            hidden: others,
            find,
        }))
    }
}

impl Parts {
    /// Leaves the line that is wanted, those that are looked for, or the first: so many at most. For what takes long of
    /// each line, where nobody goes from part to part.
    pub(crate) fn few<T>(
        lines: &mut Vec<T>,
        params: &Params,
        text: impl Fn(&T) -> String,
        is_wanted: impl Fn(&T) -> bool,
        most: usize,
    ) -> Parts {
        let all = lines.len();
        let find = found(lines, params, text);
        if let Some(place) = lines.iter().position(is_wanted) {
            lines.swap(0, place);
            lines.truncate(1);
        }
        let summary = match (find.is_empty(), lines.len()) {
            (true, 1) => fill("parts-shown", &[&1, &1, &all]),
            (true, _) => fill("parts-shown", &[&1, &most.min(all), &all]),
            (false, found) => count("parts-found", found),
        };
        lines.truncate(most);
        Parts {
            action: params.here().to_owned(),
            hidden: others(params),
            find,
            summary,
            links: Vec::new(),
        }
    }
}

/// Leaves the lines that are looked for, and says what that is.
fn found<T>(lines: &mut Vec<T>, params: &Params, text: impl Fn(&T) -> String) -> String {
    let find = params.query(FIND_WORD).and_then(decoded);
    let find = find.unwrap_or_default().trim().to_owned();
    let key = name_key(&find);
    let words: Vec<&str> = key
        .split([' ', ','])
        .filter(|word| !word.is_empty())
        .collect();
    if !words.is_empty() {
        lines.retain(|line| {
            let text = name_key(&text(line));
            words.iter().all(|word| text.contains(word))
        });
    }
    find
}

/// The words of the address beside part and search.
fn others(params: &Params) -> Vec<(String, String)> {
    let words = params
        .words()
        .filter(|(name, _)| ![PART_WORD, FIND_WORD, BOARD_WORD].contains(name));
    let known = words.filter_map(|(name, value)| Some((name.to_owned(), decoded(value)?)));
    known.collect()
}

/// The address of a part; the first one is that of the list.
fn address(params: &Params, others: &[(String, String)], find: &str, part: usize) -> String {
    let mut words: Vec<String> = (others.iter())
        .map(|(name, value)| format!("{}={}", encoded(name), encoded(value)))
        .collect();
    if part > 1 {
        words.push(format!("{PART_WORD}={part}"));
    }
    if !find.is_empty() {
        words.push(format!("{FIND_WORD}={}", encoded(find)));
    }
    match words.is_empty() {
        true => params.here().to_owned(),
        false => format!("{}?{}", params.here(), words.join("&")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(count: usize, query: &str) -> Result<(Vec<String>, Option<Parts>), PageError> {
        let mut lines: Vec<String> = (1..=count).map(|one| format!("Müller {one}")).collect();
        let params = Params::at("/list", query);
        let parts = Parts::cut(&mut lines, &params, Clone::clone)?;
        Ok((lines, parts))
    }

    #[test]
    fn a_list_that_is_not_long_stays_whole() {
        let (lines, parts) = cut(WHOLE, "part=7&find=nobody").unwrap();
        assert_eq!((lines.len(), parts), (WHOLE, None));
    }

    #[test]
    fn every_line_is_in_one_part() {
        let mut seen = Vec::new();
        for part in 1..=5 {
            let (lines, parts) = cut(1001, &format!("order=name&part={part}")).unwrap();
            let parts = parts.unwrap();
            assert_eq!(parts.links.len(), 5);
            assert!(parts.links[part - 1].current);
            assert_eq!(parts.links[0].url, "/list?order=name");
            assert_eq!(parts.links[4].url, "/list?order=name&part=5");
            assert_eq!(parts.links[4].name, "1001–1001");
            seen.extend(lines);
        }
        assert_eq!(seen.len(), 1001);
        assert_eq!(seen[250], "Müller 251");
        assert!(matches!(cut(1001, "part=6"), Err(PageError::NotFound)));
        assert!(matches!(cut(1001, "part=0"), Err(PageError::NotFound)));
    }

    #[test]
    fn a_line_has_its_part() {
        for (line, first, part) in [
            (1, "1", 1),
            (250, "1", 1),
            (251, "251", 2),
            (1001, "1001", 5),
        ] {
            let mut lines: Vec<u32> = (1..=1001).collect();
            let params = Params::at("/list", &format!("board={line}"));
            let text = |line: &u32| line.to_string();
            let parts = Parts::cut_at(&mut lines, &params, text, |one| *one == line)
                .unwrap()
                .unwrap();
            assert_eq!(lines[0].to_string(), first);
            assert!(parts.links[part - 1].current);
            assert_eq!(parts.links[0].url, "/list");
        }
    }

    #[test]
    fn a_search_goes_through_all_parts() {
        let (lines, parts) = cut(1001, "find=muller+777").unwrap();
        assert_eq!(lines, ["Müller 777"]);
        assert!(parts.unwrap().links.is_empty());
        let beyond = cut(1001, "find=777&part=2");
        assert!(matches!(beyond, Err(PageError::NotFound)));
        let (lines, _) = cut(1001, "find=nobody").unwrap();
        assert!(lines.is_empty());
    }
}
