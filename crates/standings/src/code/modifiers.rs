//! What follows the name of a method in a code.

use adoube_tournament::Points;

use super::{InvalidCode, KoyaLimit, TieBreak};
use crate::method::{Method, Sonneborn};
use crate::{Rules, Score};

impl TieBreak {
    /// Takes everything after the name: `:MP`, `@26`, and the modifiers after `/` or `-`.
    pub(super) fn modify(&mut self, rest: &str) -> Result<(), InvalidCode> {
        let mut rest = rest;
        while let Some(sign) = rest.chars().next() {
            let part = &rest[sign.len_utf8()..];
            let end = match sign {
                // The limit has a sign of its own.
                '/' | '-' | '#' | '!' if part.starts_with(['L', 'l']) => part
                    .get(2..)
                    .and_then(|tail| tail.find(['/', '-', '#', '!']))
                    .map_or(part.len(), |end| end + 2),
                _ => part
                    .find([':', '@', '/', '-', '#', '!'])
                    .unwrap_or(part.len()),
            };
            let (word, tail) = part.split_at(end);
            match sign {
                ':' => self.take_score(word)?,
                '@' => self.take_year(word)?,
                _ => self.take_modifier(word)?,
            }
            rest = tail;
        }
        Ok(())
    }

    fn take_score(&mut self, word: &str) -> Result<(), InvalidCode> {
        if self.method == Method::Entered && !word.is_empty() {
            self.entered = Some(word.to_owned());
            return Ok(());
        }
        self.score = match word {
            "MP" => Some(Score::Match),
            "GP" => Some(Score::Game),
            _ => {
                let sonneborn = Sonneborn::from_letters(word);
                let (Method::ExtendedSonnebornBerger(_), Some(sonneborn)) =
                    (self.method, sonneborn)
                else {
                    return Err(InvalidCode::UnknownScore {
                        code: self.code.clone(),
                        score: word.to_owned(),
                    });
                };
                self.method = Method::ExtendedSonnebornBerger(Some(sonneborn));
                None
            }
        };
        Ok(())
    }

    fn take_year(&mut self, word: &str) -> Result<(), InvalidCode> {
        let year: Option<u16> = word.parse().ok();
        self.rules = match year.map(|year| year % 100) {
            Some(14..=22) => Some(Rules::Fide2014),
            Some(23..=25) => Some(Rules::Fide2023),
            Some(26..=99) => Some(Rules::Fide2026),
            _ => return Err(self.unknown(word)),
        };
        Ok(())
    }

    fn take_modifier(&mut self, word: &str) -> Result<(), InvalidCode> {
        if word == "P4F" {
            // A name for /P, not /P and /F.
            return self.take_modifier("P");
        }
        let Some(letter) = word.chars().next() else {
            return Err(self.unknown(word));
        };
        let tail = &word[letter.len_utf8()..];
        if !self.method.takes(letter) {
            return Err(if "CMPFLKURSXV".contains(letter) {
                self.meaningless(word)
            } else {
                self.unknown(word)
            });
        }
        let number = || tail.parse::<u8>().map_err(|_| self.unknown(word));
        match letter {
            'C' => self.cut_low = number()?,
            'M' => (self.cut_low, self.cut_high) = (number()?, number()?),
            'L' => self.limit = self.koya_limit(word, tail)?,
            'K' => {
                let divisor = tail.parse().ok().filter(|divisor| *divisor > 0);
                self.divisor = Some(divisor.ok_or_else(|| self.unknown(word))?);
            }
            'U' => self.unrated = Some(tail.parse().map_err(|_| self.unknown(word))?),
            'V' => self.take_year(tail)?,
            _ if !tail.is_empty() => return Err(self.unknown(word)),
            'P' => self.forfeits_as_played = true,
            'F' => self.fore = true,
            'R' => self.reversed = true,
            'S' => self.as_swiss = true,
            'X' => self.swapped = true,
            _ => return Err(self.unknown(word)),
        }
        Ok(())
    }

    /// `+n` and `-n` are half points, with a decimal point they are points; a single digit is as with `+`
    /// (C.07.14.3), `nn` is percent.
    fn koya_limit(&self, word: &str, tail: &str) -> Result<KoyaLimit, InvalidCode> {
        let unknown = || self.unknown(word);
        let (sign, amount) = match tail.chars().next() {
            Some('+') => (1, &tail[1..]),
            Some('-') => (-1, &tail[1..]),
            _ if tail.len() == 1 => (1, tail),
            _ => {
                let percent = tail.parse().ok().filter(|percent| *percent <= 100);
                return Ok(KoyaLimit {
                    percent: percent.ok_or_else(unknown)?,
                    shift: Points::ZERO,
                });
            }
        };
        let hundredths = if amount.contains('.') {
            let points: Points = amount.parse().map_err(|_| unknown())?;
            points.as_hundredths()
        } else {
            let halves: u8 = amount.parse().map_err(|_| unknown())?;
            i32::from(halves) * 50
        };
        Ok(KoyaLimit {
            shift: Points::hundredths(sign * hundredths),
            ..KoyaLimit::default()
        })
    }

    fn unknown(&self, modifier: &str) -> InvalidCode {
        InvalidCode::UnknownModifier {
            code: self.code.clone(),
            modifier: modifier.to_owned(),
        }
    }

    fn meaningless(&self, modifier: &str) -> InvalidCode {
        InvalidCode::Meaningless {
            code: self.code.clone(),
            modifier: modifier.to_owned(),
            method: self.method,
        }
    }
}
