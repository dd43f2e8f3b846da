//! From text to glyphs on lines.

use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use rustybuzz::{Direction, UnicodeBuffer};
use unicode_bidi::{BidiInfo, Level};

use super::fonts::{FontId, font, font_for};

/// A glyph with its place, in parts of the size of the letters.
#[derive(Clone, Debug)]
pub(super) struct Glyph {
    pub(super) id: u16,
    pub(super) advance: f32,
    pub(super) shift: (f32, f32),
    /// The letters that it stands for; empty if the glyph before stands for them too.
    pub(super) letters: String,
}

/// Glyphs of one font.
#[derive(Clone, Debug)]
pub(super) struct Run {
    pub(super) font: FontId,
    pub(super) glyphs: Vec<Glyph>,
}

/// Runs from left to right, with their width in parts of the size of the letters.
#[derive(Clone, Debug, Default)]
pub(super) struct Line {
    pub(super) runs: Vec<Run>,
    pub(super) width: f32,
}

impl Line {
    fn push(&mut self, other: &Line) {
        self.runs.extend(other.runs.iter().cloned());
        self.width += other.width;
    }
}

/// Turns text into glyphs, and remembers words.
#[derive(Default)]
pub(super) struct Shaper {
    words: HashMap<(String, bool), Rc<Line>>,
    /// Letters that no font has.
    pub(super) missing: BTreeSet<char>,
}

impl Shaper {
    /// A text on one line.
    pub(super) fn line(&mut self, text: &str, bold: bool) -> Rc<Line> {
        if text.chars().any(is_right_to_left) {
            return self.right_to_left(text, bold);
        }
        let mut line = Line::default();
        for (place, word) in text.split(' ').enumerate() {
            if place > 0 {
                line.push(&self.word(" ", bold));
            }
            if !word.is_empty() {
                line.push(&self.word(word, bold));
            }
        }
        Rc::new(line)
    }

    /// How wide a text is on one line.
    pub(super) fn width(&mut self, text: &str, bold: bool) -> f32 {
        let space = self.word(" ", bold).width;
        let words = text.split(' ').map(|word| match word.is_empty() {
            true => 0.0,
            false => self.word(word, bold).width,
        });
        let words: Vec<f32> = words.collect();
        words.iter().sum::<f32>() + space * (words.len() - 1) as f32
    }

    /// The width of the longest word.
    pub(super) fn longest_word(&mut self, text: &str, bold: bool) -> f32 {
        let words = text.split([' ', '\n']).filter(|word| !word.is_empty());
        words
            .map(|word| self.word(word, bold).width)
            .fold(0.0, f32::max)
    }

    /// A text on as many lines as it takes.
    pub(super) fn lines(&mut self, text: &str, bold: bool, width: f32) -> Vec<Rc<Line>> {
        let space = self.word(" ", bold).width;
        // What was measured to fit exactly must not fail for the last digit.
        let width = width + 0.01;
        let mut lines = Vec::new();
        for paragraph in text.split('\n') {
            let mut current = String::new();
            let mut so_far = 0.0;
            for word in paragraph.split(' ') {
                for part in self.fitting(word, bold, width) {
                    let own = self.width(&part, bold);
                    if !current.is_empty() && so_far + space + own > width {
                        lines.push(self.line(&std::mem::take(&mut current), bold));
                        so_far = 0.0;
                    }
                    if !current.is_empty() {
                        current.push(' ');
                        so_far += space;
                    }
                    current += &part;
                    so_far += own;
                }
            }
            lines.push(self.line(&current, bold));
        }
        lines
    }

    /// A word in pieces that are not wider than a line.
    fn fitting(&mut self, word: &str, bold: bool, width: f32) -> Vec<String> {
        if self.width(word, bold) <= width {
            return vec![word.to_owned()];
        }
        let mut parts = vec![String::new()];
        let mut so_far = 0.0;
        for letter in word.chars() {
            let own = self.width(letter.encode_utf8(&mut [0; 4]), bold);
            if so_far + own > width && so_far > 0.0 {
                parts.push(String::new());
                so_far = 0.0;
            }
            so_far += own;
            if let Some(part) = parts.last_mut() {
                part.push(letter);
            }
        }
        parts
    }

    fn word(&mut self, word: &str, bold: bool) -> Rc<Line> {
        let key = (word.to_owned(), bold);
        if let Some(known) = self.words.get(&key) {
            return Rc::clone(known);
        }
        let shaped = Rc::new(self.shape(word, bold, false));
        self.words.insert(key, Rc::clone(&shaped));
        shaped
    }

    /// A line in which some words go from right to left.
    fn right_to_left(&mut self, text: &str, bold: bool) -> Rc<Line> {
        let info = BidiInfo::new(text, Some(Level::ltr()));
        let mut line = Line::default();
        for paragraph in &info.paragraphs {
            let (levels, runs) = info.visual_runs(paragraph, paragraph.range.clone());
            for run in runs {
                let backwards = levels.get(run.start).is_some_and(Level::is_rtl);
                line.push(&self.shape(&text[run], bold, backwards));
            }
        }
        Rc::new(line)
    }

    /// The glyphs of a text that goes one way.
    fn shape(&mut self, text: &str, bold: bool, backwards: bool) -> Line {
        let mut line = Line::default();
        let mut pieces = self.by_font(text, bold);
        if backwards {
            pieces.reverse();
        }
        for (font, piece) in pieces {
            let run = shape_run(font, piece, backwards);
            line.width += run.glyphs.iter().map(|glyph| glyph.advance).sum::<f32>();
            line.runs.push(run);
        }
        line
    }

    /// The parts of a text with the font that each is set in.
    fn by_font<'t>(&mut self, text: &'t str, bold: bool) -> Vec<(FontId, &'t str)> {
        let mut pieces: Vec<(FontId, usize)> = Vec::new();
        for (place, letter) in text.char_indices() {
            let before = pieces.last().map(|(font, _)| *font);
            let stays = before.filter(|id| {
                letter == ' '
                    || font(*id).is_some_and(|font| font.face.glyph_index(letter).is_some())
            });
            // Numbers and signs stay in the font of the letters around them, if it has them.
            let own = match stays.filter(|_| !letter.is_alphabetic()) {
                Some(font) => font,
                None => font_for(letter, bold).unwrap_or_else(|| {
                    self.missing.insert(letter);
                    before.unwrap_or(usize::from(bold))
                }),
            };
            if before != Some(own) {
                pieces.push((own, place));
            }
        }
        let ends = pieces
            .iter()
            .skip(1)
            .map(|(_, start)| *start)
            .chain([text.len()]);
        let ends: Vec<usize> = ends.collect();
        let pieces = pieces.into_iter().zip(ends);
        pieces
            .map(|((font, start), end)| (font, &text[start..end]))
            .collect()
    }
}

fn shape_run(id: FontId, text: &str, backwards: bool) -> Run {
    let Some(font) = font(id) else {
        return Run {
            font: id,
            glyphs: Vec::new(),
        };
    };
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(text);
    buffer.guess_segment_properties();
    buffer.set_direction(match backwards {
        true => Direction::RightToLeft,
        false => Direction::LeftToRight,
    });
    let shaped = rustybuzz::shape(&font.face, &[], buffer);
    let unit = font.face.units_per_em() as f32;
    let infos = shaped.glyph_infos();
    let mut starts: Vec<usize> = infos.iter().map(|info| info.cluster as usize).collect();
    starts.sort_unstable();
    starts.dedup();
    let mut told = BTreeSet::new();
    let glyphs = infos
        .iter()
        .zip(shaped.glyph_positions())
        .map(|(info, place)| {
            let start = info.cluster as usize;
            let end = starts
                .iter()
                .find(|other| **other > start)
                .copied()
                .unwrap_or(text.len());
            Glyph {
                id: u16::try_from(info.glyph_id).unwrap_or(0),
                advance: place.x_advance as f32 / unit,
                shift: (place.x_offset as f32 / unit, place.y_offset as f32 / unit),
                letters: match told.insert(start) {
                    true => text.get(start..end).unwrap_or("").to_owned(),
                    false => String::new(),
                },
            }
        });
    Run {
        font: id,
        glyphs: glyphs.collect(),
    }
}

/// Hebrew, Arabic, Syriac, Thaana, N'Ko and their further forms.
fn is_right_to_left(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}
