//! The fonts: those in the program, and of the system for what these have not.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, PoisonError};

use rustybuzz::Face;

const REGULAR: &[u8] = include_bytes!("../../fonts/DejaVuSansCondensed.ttf");
const BOLD: &[u8] = include_bytes!("../../fonts/DejaVuSansCondensed-Bold.ttf");
/// Chinese, Japanese and Korean.
const EAST_ASIAN: &[u8] = include_bytes!("../../fonts/DroidSansFallback.ttf");

/// Where systems keep their fonts.
const FOLDERS: [&str; 6] = [
    "/usr/share/fonts",
    "/usr/local/share/fonts",
    "/System/Library/Fonts",
    "/Library/Fonts",
    "C:\\Windows\\Fonts",
    "/data/fonts",
];

/// Larger files are no fonts for names.
const LARGEST: u64 = 40_000_000;

/// The number of a font.
pub(super) type FontId = usize;

/// A font that text can be set in.
pub(super) struct Font {
    pub(super) data: &'static [u8],
    pub(super) index: u32,
    pub(super) face: Face<'static>,
}

impl Font {
    fn of(data: &'static [u8], index: u32) -> Option<&'static Font> {
        let face = Face::from_slice(data, index)?;
        Some(Box::leak(Box::new(Font { data, index, face })))
    }

    fn has(&self, letter: char) -> bool {
        self.face.glyph_index(letter).is_some()
    }
}

/// All fonts that were needed until now. They stay for as long as the program runs.
#[derive(Default)]
struct Fonts {
    all: Vec<&'static Font>,
    /// What was found for letters that the fonts of the program have not.
    found: HashMap<char, Option<FontId>>,
}

static FONTS: LazyLock<Mutex<Fonts>> = LazyLock::new(|| {
    let own = [REGULAR, BOLD, EAST_ASIAN];
    let all = own
        .into_iter()
        .filter_map(|data| Font::of(data, 0))
        .collect();
    Mutex::new(Fonts {
        all,
        ..Fonts::default()
    })
});

/// The font with this number.
pub(super) fn font(id: FontId) -> Option<&'static Font> {
    let fonts = FONTS.lock().unwrap_or_else(PoisonError::into_inner);
    fonts.all.get(id).copied()
}

/// The font for a letter; none if no font has it.
pub(super) fn font_for(letter: char, bold: bool) -> Option<FontId> {
    let mut fonts = FONTS.lock().unwrap_or_else(PoisonError::into_inner);
    let own = if bold { [1, 0, 2] } else { [0, 1, 2] };
    let mut own = own.into_iter();
    let has = |id: &FontId| fonts.all.get(*id).is_some_and(|font| font.has(letter));
    if let Some(id) = own.find(has) {
        return Some(id);
    }
    if let Some(known) = fonts.found.get(&letter) {
        return *known;
    }
    let known = fonts.all.iter().position(|font| font.has(letter));
    let found = known.or_else(|| {
        let font = of_the_system(letter)?;
        fonts.all.push(font);
        Some(fonts.all.len() - 1)
    });
    fonts.found.insert(letter, found);
    found
}

/// The first font of the system that has a letter.
fn of_the_system(letter: char) -> Option<&'static Font> {
    let home = std::env::var_os("HOME").map(PathBuf::from);
    let own = home
        .into_iter()
        .flat_map(|home| [home.join(".fonts"), home.join(".local/share/fonts")]);
    let folders = FOLDERS.iter().map(PathBuf::from).chain(own);
    let mut files = Vec::new();
    folders.for_each(|folder| files_in(&folder, 4, &mut files));
    files.sort();
    files.iter().find_map(|file| with_letter(file, letter))
}

fn files_in(folder: &Path, depth: usize, files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return;
    };
    for path in entries.flatten().map(|entry| entry.path()) {
        let ending = path.extension().and_then(|ending| ending.to_str());
        let is_font = ending.is_some_and(|ending| {
            ["ttf", "otf", "ttc", "otc"].contains(&ending.to_ascii_lowercase().as_str())
        });
        match path.is_dir() {
            true if depth > 0 => files_in(&path, depth - 1, files),
            false if is_font => files.push(path),
            _ => {}
        }
    }
}

fn with_letter(file: &Path, letter: char) -> Option<&'static Font> {
    let size = std::fs::metadata(file).ok()?.len();
    let data = (size <= LARGEST).then(|| std::fs::read(file).ok())??;
    let has = |index: &u32| {
        Face::from_slice(&data, *index).is_some_and(|face| {
            // What can change its weight is not cut to the glyphs used.
            !face.is_variable() && face.glyph_index(letter).is_some()
        })
    };
    let faces = rustybuzz::ttf_parser::fonts_in_collection(&data).unwrap_or(1);
    let index = (0..faces).find(has)?;
    Font::of(data.leak(), index)
}
