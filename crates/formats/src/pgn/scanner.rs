//! Walks through the games of a text.

use memchr::{memchr, memchr2, memchr3};

use super::{Fault, ResultMark, Tag, Token};

/// Walks through the games of a text: [`next_game`](Scanner::next_game), then its tags with
/// [`next_tag`](Scanner::next_tag) until there are no more, then
/// [`next_token`](Scanner::next_token) until [`Token::End`].
#[derive(Debug, Clone)]
pub struct Scanner<'a> {
    text: &'a [u8],
    at: usize,
    start: usize,
    state: State,
    tag_fault: Option<(usize, Fault)>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    Between,
    Tags,
    Moves,
    AfterResult,
    /// Moves stand behind the result; they belong to no game.
    Skipping,
}

impl<'a> Scanner<'a> {
    /// A scanner over a text that holds whole games.
    pub fn new(text: &'a [u8]) -> Scanner<'a> {
        let at = if text.starts_with(b"\xEF\xBB\xBF") {
            3
        } else {
            0
        };
        Scanner {
            text,
            at,
            start: at,
            state: State::Between,
            tag_fault: None,
        }
    }

    /// Where the last tag, token or game began, in bytes from the beginning of the text.
    pub fn position(&self) -> usize {
        self.start
    }

    /// Goes to the next game; what is left of the present one is passed over.
    pub fn next_game(&mut self) -> bool {
        while self.state == State::Tags && self.next_tag().is_some() {}
        while self.state != State::Between {
            self.next_token();
        }
        self.skip_space();
        self.start = self.at;
        self.state = State::Tags;
        self.at < self.text.len()
    }

    /// The next tag of the game, or nothing when its moves begin.
    pub fn next_tag(&mut self) -> Option<Tag<'a>> {
        if self.state != State::Tags {
            return None;
        }
        loop {
            self.skip_space();
            self.start = self.at;
            if self.is_tag_at(self.at) {
                return Some(self.tag());
            }
            if self.text.get(self.at) != Some(&b'[') {
                self.state = State::Moves;
                return None;
            }
            self.tag_fault.get_or_insert((self.at, Fault::BadTag));
            self.at = self.line_end(self.at);
        }
    }

    /// The next piece of the moves.
    #[inline]
    pub fn next_token(&mut self) -> Token<'a> {
        if let Some((place, fault)) = self.tag_fault.take() {
            self.start = place;
            return Token::Fault(fault);
        }
        loop {
            let Some(&byte) = self.text.get(self.at) else {
                return self.end();
            };
            self.start = self.at;
            match byte {
                // The commonest beginnings first; this match is the hot loop of every audit.
                b' ' | b'\n' | b'\r' | b'\t' | b'.' | b'!' | b'?' | 0x0B | 0x0C => self.at += 1,
                b'a'..=b'z' | b'A'..=b'Z' => {
                    if let Some(token) = self.word() {
                        return token;
                    }
                }
                b'0'..=b'9' => {
                    if let Some(token) = self.number() {
                        return token;
                    }
                }
                _ => {
                    if let Some(token) = self.sign(byte) {
                        return token;
                    }
                }
            }
        }
    }

    /// The rarer beginnings of a token; nothing if it is passed over.
    fn sign(&mut self, byte: u8) -> Option<Token<'a>> {
        match byte {
            b'{' => Some(self.comment()),
            b'(' => self.variation(),
            b'$' => {
                self.at += 1;
                self.skip_while(|byte| byte.is_ascii_digit());
                None
            }
            b';' => {
                self.at = self.line_end(self.at);
                Some(Token::Comment(&self.text[self.start + 1..self.at]))
            }
            b'*' => {
                self.at += 1;
                self.result(ResultMark::Open)
            }
            b'%' if self.is_line_start(self.at) => {
                self.at = self.line_end(self.at);
                None
            }
            b'[' => self.bracket(),
            b'}' => self.fault(Fault::StrayBrace),
            b')' => self.fault(Fault::StrayParenthesis),
            b'<' | b'>' | b']' | b'"' | b',' | 0x00..=0x1F => {
                self.at += 1;
                None
            }
            // Signs of annotators, such as `+-`, and a check that stands apart. `--` is no sign: it is
            // written where a move is missing.
            b'-' if self.text[self.at..].starts_with(b"--") => self.word(),
            b'+' | b'-' | b'=' | b'#' | b'/' | b':' | b'~' | b'^' | b'_' => {
                self.skip_while(is_word);
                None
            }
            _ if self.text[self.at..].starts_with(ELLIPSIS) => {
                self.at += ELLIPSIS.len();
                None
            }
            _ => self.word(),
        }
    }

    fn fault(&mut self, fault: Fault) -> Option<Token<'a>> {
        self.at += 1;
        Some(Token::Fault(fault))
    }

    /// A word: a move, or a remark that is passed over.
    #[inline]
    fn word(&mut self) -> Option<Token<'a>> {
        if self.state == State::AfterResult {
            self.state = State::Between;
            return Some(Token::End);
        }
        let mut end = self.at + 1;
        while end < self.text.len() && is_word(self.text[end]) {
            end += 1;
        }
        if self.text.get(end) == Some(&b'(') {
            end += promotion_length(&self.text[end..]);
        }
        let word = &self.text[self.at..end];
        self.at = end;
        if self.state == State::Skipping {
            return None;
        }
        match word[word.len() - 1] {
            b'a'..=b'z' | 0x80.. => self.odd_word(word),
            _ => Some(Token::Move(word)),
        }
    }

    /// A word that does not end like a move.
    fn odd_word(&mut self, word: &'a [u8]) -> Option<Token<'a>> {
        if let Some(result) = mark(word) {
            return self.result(result);
        }
        let word = match word {
            b"mate" | b"ch" | b"ep" | b"dbl" | b"dis" => return None,
            _ if is_symbol(word) => return None,
            [start @ .., b'e'] if self.text[self.at..].starts_with(b".p") => {
                self.at += 2;
                start
            }
            _ => word,
        };
        (!word.is_empty()).then_some(Token::Move(word))
    }

    /// A move number (passed over), a result, or castling written with zeros.
    fn number(&mut self) -> Option<Token<'a>> {
        let mut end = self.at;
        while end < self.text.len() && self.text[end].is_ascii_digit() {
            end += 1;
        }
        let digits = &self.text[self.at..end];
        if !matches!(self.text.get(end), Some(b'-' | b'/' | 0xE2)) {
            self.at = end;
            return self.moves_after_result(digits);
        }
        while end < self.text.len() && is_word(self.text[end]) {
            end += 1;
        }
        let word = &self.text[self.at..end];
        if let Some(result) = mark(word) {
            self.at = end;
            return self.result(result);
        }
        match digits {
            b"0" => self.word(),
            // A number with three dots in one character.
            _ if word[digits.len()..].starts_with(ELLIPSIS) => {
                self.at += digits.len();
                self.moves_after_result(digits)
            }
            _ => {
                self.at = end;
                Some(Token::Move(word))
            }
        }
    }

    /// Behind a result only the first move of another game makes sense.
    fn moves_after_result(&mut self, number: &[u8]) -> Option<Token<'a>> {
        if self.state != State::AfterResult || number == b"1" {
            return None;
        }
        self.state = State::Skipping;
        Some(Token::Fault(Fault::MovesAfterResult))
    }

    /// A result mark. A second one says nothing new.
    fn result(&mut self, result: ResultMark) -> Option<Token<'a>> {
        if self.state != State::Moves {
            return None;
        }
        self.state = State::AfterResult;
        Some(Token::Result(result))
    }

    fn comment(&mut self) -> Token<'a> {
        let from = self.at + 1;
        let closing = memchr(b'}', &self.text[from..]).map(|length| from + length);
        let limit = closing.unwrap_or(self.text.len());
        // A brace that is never closed must not swallow the games that follow: where a tag of the
        // next game stands inside, the comment ended there.
        if let Some(next) = next_event(&self.text[from..limit]) {
            self.at = from + next;
            return Token::Fault(Fault::OpenComment);
        }
        self.at = (limit + 1).min(self.text.len());
        match closing {
            Some(closing) => Token::Comment(&self.text[from..closing]),
            None => Token::Fault(Fault::OpenComment),
        }
    }

    /// Passes over a variation with all that is in it.
    fn variation(&mut self) -> Option<Token<'a>> {
        let mut depth = 0_usize;
        loop {
            let rest = &self.text[self.at..];
            // Variations are passed over by their brackets alone, never by recursion: any depth of
            // them costs no stack.
            let next = memchr3(b'(', b')', b'{', rest).unwrap_or(rest.len());
            let limit = memchr2(b';', b'[', &rest[..next]).unwrap_or(next);
            let here = self.at + limit;
            match self.text.get(here) {
                None => {
                    self.at = self.text.len();
                    return Some(Token::Fault(Fault::OpenVariation));
                }
                Some(b'[') if self.is_line_start(here) && self.is_tag_at(here) => {
                    self.at = here;
                    return Some(Token::Fault(Fault::OpenVariation));
                }
                Some(b'{') => {
                    self.at = here;
                    if let Token::Fault(fault) = self.comment() {
                        self.start = here;
                        return Some(Token::Fault(fault));
                    }
                }
                Some(b';') => self.at = self.line_end(here),
                Some(b'(') => {
                    depth += 1;
                    self.at = here + 1;
                }
                Some(b')') => {
                    depth -= 1;
                    self.at = here + 1;
                    if depth == 0 {
                        return None;
                    }
                }
                Some(_) => self.at = here + 1,
            }
        }
    }

    /// A bracket between the moves: the next game's first tag, or a slip.
    fn bracket(&mut self) -> Option<Token<'a>> {
        let may_begin = self.state != State::Moves || self.is_line_start(self.at);
        if may_begin && self.is_tag_at(self.at) {
            return Some(self.end());
        }
        self.fault(Fault::StrayBracket)
    }

    /// The end of the game; a game without its result says so first.
    fn end(&mut self) -> Token<'a> {
        self.start = self.at;
        if self.state == State::Moves {
            self.state = State::AfterResult;
            return Token::Fault(Fault::NoResult);
        }
        self.state = State::Between;
        Token::End
    }

    /// Whether a tag begins here: `[`, a name, a quotation mark.
    fn is_tag_at(&self, at: usize) -> bool {
        let Some(rest) = self.text[at..].strip_prefix(b"[") else {
            return false;
        };
        let rest = rest.trim_ascii_start();
        let name = name_length(rest);
        name > 0 && rest[name..].trim_ascii_start().starts_with(b"\"")
    }

    /// The tag that begins here.
    fn tag(&mut self) -> Tag<'a> {
        let line = &self.text[self.at..self.line_end(self.at)];
        let name_at = line.iter().position(|byte| is_name(*byte)).unwrap_or(0);
        let name = &line[name_at..name_at + name_length(&line[name_at..])];
        let quote = memchr(b'"', line).map_or(line.len(), |place| place + 1);
        let length = value_length(&line[quote..]);
        let raw_value = &line[quote..quote + length];
        let behind = &line[quote + length..];
        match memchr(b']', behind) {
            Some(bracket) if behind.starts_with(b"\"") => self.at += quote + length + bracket + 1,
            _ => {
                self.tag_fault.get_or_insert((self.at, Fault::OpenTag));
                self.at += line.len();
            }
        }
        Tag { name, raw_value }
    }

    fn is_line_start(&self, at: usize) -> bool {
        at == 0 || self.text[at - 1] == b'\n' || self.text[at - 1] == b'\r'
    }

    fn line_end(&self, at: usize) -> usize {
        let rest = &self.text[at..];
        at + memchr2(b'\n', b'\r', rest).unwrap_or(rest.len())
    }

    fn skip_while(&mut self, belongs: impl Fn(u8) -> bool) {
        while self.at < self.text.len() && belongs(self.text[self.at]) {
            self.at += 1;
        }
    }

    /// Passes over white space and escaped lines between games.
    fn skip_space(&mut self) {
        loop {
            self.skip_while(|byte| byte.is_ascii_whitespace());
            if self.text.get(self.at) != Some(&b'%') || !self.is_line_start(self.at) {
                return;
            }
            self.at = self.line_end(self.at);
        }
    }
}

/// Three dots as one character.
const ELLIPSIS: &[u8] = "…".as_bytes();

/// Whether a word is a single symbol of annotators, such as `±`.
fn is_symbol(word: &[u8]) -> bool {
    let mut characters = std::str::from_utf8(word).unwrap_or_default().chars();
    characters
        .next()
        .is_some_and(|symbol| !symbol.is_alphanumeric())
        && characters.next().is_none()
}

/// The length of a promotion in parentheses, such as `(Q)`, if one stands here.
fn promotion_length(text: &[u8]) -> usize {
    match text {
        [b'(', b'Q' | b'R' | b'B' | b'N', b')', ..] => 3,
        _ => 0,
    }
}

fn mark(word: &[u8]) -> Option<ResultMark> {
    ResultMark::read(std::str::from_utf8(word).ok()?)
}

/// Where an empty line is followed by the first tag of a game.
pub(super) fn next_event(text: &[u8]) -> Option<usize> {
    memchr::memmem::find_iter(text, b"[Event \"")
        .find(|&place| ends_with_empty_line(&text[..place]))
}

/// Whether a text ends with an empty line.
pub(super) fn ends_with_empty_line(text: &[u8]) -> bool {
    text.ends_with(b"\n\n") || text.ends_with(b"\n\r\n") || text.ends_with(b"\r\r")
}

/// The length of a tag's value up to its closing quotation mark. Quotation marks inside that were
/// not escaped are forgiven: the value ends with the last one before the bracket.
fn value_length(text: &[u8]) -> usize {
    let mut at = 0;
    while let Some(found) = memchr2(b'"', b'\\', &text[at..]) {
        at += found;
        if text[at] == b'\\' {
            at = (at + 2).min(text.len());
        } else if text[at + 1..]
            .trim_ascii_start()
            .first()
            .is_none_or(|byte| *byte == b']')
        {
            return at;
        } else {
            at += 1;
        }
    }
    text.iter()
        .position(|byte| *byte == b']')
        .unwrap_or(text.len())
}

fn name_length(text: &[u8]) -> usize {
    text.iter()
        .position(|byte| !is_name(*byte))
        .unwrap_or(text.len())
}

fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// Whether a byte can stand inside a word.
#[inline]
fn is_word(byte: u8) -> bool {
    WORD[usize::from(byte)]
}

static WORD: [bool; 256] = {
    let mut table = [true; 256];
    let mut byte = 0;
    while byte <= b' ' {
        table[byte as usize] = false;
        byte += 1;
    }
    let others = b"{}();$!?.[]<>\"*%,";
    let mut place = 0;
    while place < others.len() {
        table[others[place] as usize] = false;
        place += 1;
    }
    table
};
