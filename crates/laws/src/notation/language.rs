//! The letters of the pieces: everybody may use those of his country (Appendix C.3).

use std::fmt;

use serde::{Deserialize, Serialize};
use shakmaty::Role;

use super::cursor::Cursor;

macro_rules! languages {
    ($($language:ident $code:literal $king:literal $queen:literal $rook:literal $bishop:literal $knight:literal)*) => {
        /// A language, for the letters of its pieces.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Language {
            $(
                #[doc = concat!("Letters ", $king, " ", $queen, " ", $rook, " ", $bishop, " ", $knight, ".")]
                #[serde(rename = $code)]
                $language,
            )*
        }

        impl Language {
            /// Every language whose letters are known.
            pub const ALL: &[Language] = &[$(Language::$language),*];

            /// The ISO 639-1 code.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Language::$language => $code,)*
                }
            }

            /// King, queen, rook, bishop, knight.
            const fn letters(self) -> [&'static str; 5] {
                match self {
                    $(Language::$language => [$king, $queen, $rook, $bishop, $knight],)*
                }
            }
        }
    };
}

languages! {
    English    "en" "K"  "Q" "R" "B" "N"
    Catalan    "ca" "R"  "D" "T" "A" "C"
    Croatian   "hr" "K"  "D" "T" "L" "S"
    Czech      "cs" "K"  "D" "V" "S" "J"
    Danish     "da" "K"  "D" "T" "L" "S"
    Dutch      "nl" "K"  "D" "T" "L" "P"
    Estonian   "et" "K"  "L" "V" "O" "R"
    Finnish    "fi" "K"  "D" "T" "L" "R"
    French     "fr" "R"  "D" "T" "F" "C"
    German     "de" "K"  "D" "T" "L" "S"
    Hungarian  "hu" "K"  "V" "B" "F" "H"
    Icelandic  "is" "K"  "D" "H" "B" "R"
    Italian    "it" "R"  "D" "T" "A" "C"
    Norwegian  "no" "K"  "D" "T" "L" "S"
    Polish     "pl" "K"  "H" "W" "G" "S"
    Portuguese "pt" "R"  "D" "T" "B" "C"
    Romanian   "ro" "R"  "D" "T" "N" "C"
    Russian    "ru" "Кр" "Ф" "Л" "С" "К"
    Slovak     "sk" "K"  "D" "V" "S" "J"
    Slovene    "sl" "K"  "D" "T" "L" "S"
    Spanish    "es" "R"  "D" "T" "A" "C"
    Swedish    "sv" "K"  "D" "T" "L" "S"
    Turkish    "tr" "Ş"  "V" "K" "F" "A"
    Ukrainian  "uk" "Кр" "Ф" "Т" "С" "К"
}

/// In the order of [`Language::letters`].
const ROLES: [Role; 5] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
];

impl Language {
    /// The language of a code like `de`, `DE` or `pt-BR`.
    pub fn from_code(code: &str) -> Option<Language> {
        let primary = code.split(['-', '_']).next()?;
        let primary = match primary.to_ascii_lowercase().as_str() {
            "nb" | "nn" => "no".to_owned(),
            other => other.to_owned(),
        };
        let mut all = Self::ALL.iter().copied();
        all.find(|language| language.code() == primary)
    }

    /// The letter or letters of a piece; nothing for a pawn (C.4).
    pub fn letter(self, role: Role) -> &'static str {
        let place = ROLES.iter().position(|&named| named == role);
        place.map_or("", |place| self.letters()[place])
    }

    /// Eats a piece in capital or small letters; says whether they were small.
    pub(super) fn eat_piece(self, cursor: &mut Cursor) -> Option<(Role, bool)> {
        // Two letters before one, or the Russian king would be a knight.
        let named = || ROLES.into_iter().zip(self.letters());
        let capital = |cursor: &mut Cursor| {
            let found = named().find(|(_, letter)| cursor.eat(letter))?;
            Some((found.0, false))
        };
        let small = |cursor: &mut Cursor| {
            let found = named().find(|(_, letter)| cursor.eat_small(letter))?;
            Some((found.0, true))
        };
        capital(cursor).or_else(|| small(cursor))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
