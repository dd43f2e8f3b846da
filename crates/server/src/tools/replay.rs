//! A score sheet played over: the moves, what is wrong with them, and which draws could be claimed.

use adoube_formats::pgn::{self, Scanner, Token};
use adoube_laws::Colour;
use adoube_laws::colour::turn;
use adoube_laws::game::{
    Claim, ClaimForm, ClaimKind, Decision, EndOfGame, Game, Repetition, end_of_game, judge_claim,
};
use adoube_laws::mating::Mating;
use adoube_laws::notation::{
    Language, NotationError, Note, Reading, ResultMark, Style, read, read_moves, write,
};
use adoube_laws::position::{FenError, IllegalReason, examine, read_fen, write_fen};
use adoube_laws::shakmaty::{CastlingMode, Chess, Move, Position};
use adoube_laws::unwinnable::quick;
use adoube_rulebook::{Edition, Rate};
use serde::Serialize;

/// So many half-moves are played over; longer games end by themselves.
const MOST_PLIES: usize = 2_000;

/// So many chances of a claim are listed.
const MOST_CLAIMS: usize = 40;

/// A game as it was written.
pub(crate) struct Replay {
    /// What it was read as: the letters of which language.
    pub language: Language,
    /// The position it starts from.
    pub start: Chess,
    pub plies: Vec<Ply>,
    /// Why it could not be read further.
    pub fault: Option<Fault>,
    /// The result that was written.
    pub result: Option<ResultMark>,
    /// The draws that could be claimed.
    pub claims: Vec<ClaimChance>,
    /// Where the game was over by itself.
    pub end: Option<(usize, EndOfGame)>,
}

/// A move of the game.
pub(crate) struct Ply {
    /// `12.` or `12...`
    pub number: String,
    /// White has played it.
    pub by_white: bool,
    /// The move in short algebraic notation with English letters.
    pub san: String,
    /// As it was written.
    pub written: String,
    /// What differs from how the Laws want it written.
    pub notes: Vec<Note>,
    /// The position after it.
    pub after: Chess,
}

/// Something that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What stands there.
    pub found: String,
    /// What is wrong with it.
    pub message: Unreadable,
}

/// Why a game cannot be read further.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub(crate) enum Unreadable {
    Move(NotationError),
    Text(pgn::Fault),
}

/// Why a game cannot begin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub(crate) enum NoStart {
    Fen(FenError),
    Position(Reasons),
}

/// Why a position is illegal, with semicolons between.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "Series")]
pub(crate) struct Reasons(Vec<IllegalReason>);

/// A draw that the player on move could claim.
pub(crate) struct ClaimChance {
    /// After so many half-moves.
    pub ply: usize,
    /// What could be claimed.
    pub kind: ClaimKind,
    /// The half-moves after which the position stood on the board.
    pub appearances: Vec<usize>,
    /// Half-moves without a pawn move or capture.
    pub quiet_plies: u32,
    /// The articles of the argument.
    pub articles: Vec<&'static str>,
}

/// Which languages are tried: the chosen one alone, or all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Letters {
    Of(Language),
    /// The one that reads most of it; among equals this one comes first.
    Any(Language),
}

/// Reads and plays over a game.
///
/// # Errors
///
/// If the position it starts from cannot be read.
pub(crate) fn replay(
    text: &str,
    start: Option<&str>,
    letters: Letters,
    edition: &'static Edition,
) -> Result<Replay, NoStart> {
    let text = Source::of(text);
    let start = start_of(start.or(text.fen.as_deref()))?;
    let (language, script) = match letters {
        Letters::Of(language) => (language, text.script(&start, language)),
        Letters::Any(first) => best(&text, &start, first),
    };
    let mut replay = Replay {
        language,
        plies: plies(&start, &script.moves),
        start,
        fault: script.fault,
        result: script.result,
        claims: Vec::new(),
        end: None,
    };
    judge(&mut replay, &script.moves, edition);
    Ok(replay)
}

/// The position of a FEN, or the initial one.
///
/// # Errors
///
/// If the text cannot be read, or there is no such position.
pub(crate) fn start_of(fen: Option<&str>) -> Result<Chess, NoStart> {
    let Some(fen) = fen else {
        return Ok(Chess::default());
    };
    let setup = read_fen(fen).map_err(NoStart::Fen)?;
    let standard = examine(&setup, CastlingMode::Standard);
    let examined = match standard.reasons.is_empty() {
        true => standard,
        false => {
            let other = examine(&setup, CastlingMode::Chess960);
            match other.reasons.len() < standard.reasons.len() {
                true => other,
                false => standard,
            }
        }
    };
    let reasons = Reasons(examined.reasons);
    examined.position.ok_or(NoStart::Position(reasons))
}

/// The moves of a text in one language.
struct Script {
    moves: Vec<(Reading, String)>,
    fault: Option<Fault>,
    result: Option<ResultMark>,
}

/// A text, and whether it is cut as PGN or read as a sheet.
struct Source<'t> {
    text: &'t str,
    is_pgn: bool,
    fen: Option<String>,
}

impl<'t> Source<'t> {
    fn of(text: &'t str) -> Source<'t> {
        let mut scanner = Scanner::new(text.as_bytes());
        let mut fen = None;
        let mut tags = 0;
        if scanner.next_game() {
            while let Some(tag) = scanner.next_tag() {
                tags += 1;
                if tag.name == b"FEN" {
                    fen = Some(tag.value().into_owned());
                }
            }
        }
        Source {
            text,
            is_pgn: tags > 0 || text.contains(['{', '(', '$']),
            fen,
        }
    }

    fn script(&self, start: &Chess, language: Language) -> Script {
        match self.is_pgn {
            true => self.pgn(start, language),
            false => self.sheet(start, language),
        }
    }

    fn sheet(&self, start: &Chess, language: Language) -> Script {
        let read = read_moves(start, self.text, &[language]);
        let written = read.moves.into_iter().take(MOST_PLIES);
        let moves = written.map(|found| (found.reading, self.text[found.at].to_owned()));
        let fault = read.stopped.map(|stopped| {
            let found = &self.text[stopped.at.clone()];
            self.fault(stopped.at.start, found, Unreadable::Move(stopped.error))
        });
        Script {
            moves: moves.collect(),
            fault,
            result: read.result,
        }
    }

    fn pgn(&self, start: &Chess, language: Language) -> Script {
        let mut script = Script {
            moves: Vec::new(),
            fault: None,
            result: None,
        };
        let mut position = start.clone();
        let mut scanner = Scanner::new(self.text.as_bytes());
        if !scanner.next_game() {
            return script;
        }
        while scanner.next_tag().is_some() {}
        while script.moves.len() < MOST_PLIES && script.fault.is_none() {
            match scanner.next_token() {
                Token::Move(word) => {
                    let word = String::from_utf8_lossy(word).into_owned();
                    match read(&position, &word, &[language]) {
                        Ok(reading) => {
                            position.play_unchecked(reading.mv);
                            script.moves.push((reading, word));
                        }
                        Err(error) => {
                            let at = scanner.position();
                            script.fault = Some(self.fault(at, &word, Unreadable::Move(error)));
                        }
                    }
                }
                Token::Result(result) => script.result = Some(result),
                Token::Fault(fault) => {
                    let at = scanner.position();
                    script.fault = Some(self.fault(at, "", Unreadable::Text(fault)));
                }
                Token::Comment(_) => {}
                Token::End => break,
            }
        }
        script
    }

    fn fault(&self, at: usize, found: &str, message: Unreadable) -> Fault {
        let before = self.text.get(..at).unwrap_or_default();
        let line = before.rsplit('\n').next().unwrap_or_default();
        Fault {
            line: before.matches('\n').count() + 1,
            column: line.chars().count() + 1,
            found: found.chars().take(60).collect(),
            message,
        }
    }
}

/// The languages that most sheets are written in.
const USUAL: [Language; 4] = [
    Language::English,
    Language::German,
    Language::French,
    Language::Spanish,
];

/// One language after the other, until one reads everything; else the one that comes furthest.
fn best(text: &Source<'_>, start: &Chess, first: Language) -> (Language, Script) {
    let mut best = (first, text.script(start, first));
    for &language in USUAL.iter().chain(Language::ALL) {
        if best.1.fault.is_none() {
            break;
        }
        let other = text.script(start, language);
        if other.fault.is_none() || other.moves.len() > best.1.moves.len() {
            best = (language, other);
        }
    }
    best
}

fn plies(start: &Chess, moves: &[(Reading, String)]) -> Vec<Ply> {
    let mut position = start.clone();
    let mut plies = Vec::with_capacity(moves.len());
    for (reading, written) in moves {
        let by_white = turn(&position) == Colour::White;
        let dots = if by_white { "." } else { "..." };
        let number = format!("{}{dots}", position.fullmoves());
        let san = write(&position, reading.mv, Style::San, Language::English);
        position.play_unchecked(reading.mv);
        plies.push(Ply {
            number,
            by_white,
            san,
            written: written.clone(),
            notes: reading.notes.clone(),
            after: position.clone(),
        });
    }
    plies
}

/// Only what costs nothing: the search is for the position that is looked at.
struct Quickly;

impl Mating for Quickly {
    fn can_mate(&self, position: &Chess, side: Colour) -> Option<bool> {
        quick(position, side).decided()
    }
}

/// Finds the draws that could be claimed and where the game was over.
fn judge(replay: &mut Replay, moves: &[(Reading, String)], edition: &'static Edition) {
    let draws = &edition.parameters().draws;
    let mut repetition = Repetition::new(replay.start.clone());
    let mut played: Vec<Move> = Vec::new();
    for (place, (reading, _)) in moves.iter().enumerate() {
        let after = &replay.plies[place].after;
        played.push(reading.mv);
        let count = repetition.play(reading.mv, after) as u32;
        let repeated = count >= draws.repetition_claim;
        let quiet = after.halfmoves() >= 2 * draws.quiet_moves_claim;
        let over = after.legal_moves().is_empty() || Quickly.is_dead(after) == Some(true);
        if !(repeated || quiet || over) {
            continue;
        }
        let Some(game) = game(&replay.start, &played) else {
            return;
        };
        if replay.end.is_some() && replay.claims.len() == MOST_CLAIMS {
            return;
        }
        if replay.end.is_none() {
            let end = end_of_game(&game, draws, &Quickly);
            replay.end = end.map(|end| (place + 1, end));
        }
        let kinds = [
            (repeated, ClaimKind::Repetition),
            (quiet && !over, ClaimKind::QuietMoves),
        ];
        for (_, kind) in kinds.into_iter().filter(|(due, _)| *due) {
            if replay.claims.len() < MOST_CLAIMS {
                replay.claims.extend(chance(&game, kind, edition));
            }
        }
    }
}

fn game(start: &Chess, moves: &[Move]) -> Option<Game> {
    let mut game = Game::new(start.clone());
    for &mv in moves {
        game.play(mv).ok()?;
    }
    Some(game)
}

fn chance(game: &Game, kind: ClaimKind, edition: &'static Edition) -> Option<ClaimChance> {
    let claim = Claim::new(kind, ClaimForm::Appeared);
    let draws = &edition.parameters().draws;
    let ruling = judge_claim(game, &claim, draws, Rate::Standard);
    let mut articles: Vec<&str> = Vec::new();
    for article in ruling
        .because
        .iter()
        .filter_map(|step| edition.cite(step.topic))
    {
        if !articles.contains(&article) {
            articles.push(article);
        }
    }
    (ruling.decision == Decision::Draw).then(|| ClaimChance {
        ply: game.moves().len(),
        kind,
        appearances: ruling.appearances.clone(),
        quiet_plies: ruling.quiet_plies,
        articles,
    })
}

impl Replay {
    /// The position after so many half-moves.
    pub(crate) fn after(&self, ply: usize) -> &Chess {
        match ply.checked_sub(1).and_then(|place| self.plies.get(place)) {
            Some(ply) => &ply.after,
            None => &self.start,
        }
    }

    /// The move that led to it: `12... Kf7`; nothing for the start.
    pub(crate) fn name_of(&self, ply: usize) -> Option<String> {
        let ply = self.plies.get(ply.checked_sub(1)?)?;
        Some(format!("{} {}", ply.number, ply.san))
    }

    /// The position after so many half-moves, as FEN.
    pub(crate) fn fen(&self, ply: usize) -> String {
        write_fen(self.after(ply))
    }

    /// The moves as the movetext of a PGN file.
    pub(crate) fn movetext(&self) -> String {
        let mut words = Vec::new();
        for (place, ply) in self.plies.iter().enumerate() {
            if ply.by_white || place == 0 {
                words.push(ply.number.clone());
            }
            words.push(ply.san.clone());
        }
        words.extend(self.result.map(|result| result.mark().to_owned()));
        words.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tools::editions;

    fn played(text: &str) -> Replay {
        let edition = editions::asked(Some("fide-2023-01")).unwrap();
        replay(text, None, Letters::Any(Language::English), edition).unwrap()
    }

    #[test]
    fn a_sheet_is_read_in_the_language_that_reads_it() {
        let sheet = played("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. 0-0");
        assert_eq!(sheet.movetext(), "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O");
        assert_eq!(sheet.fault, None);
        assert_eq!(sheet.language, Language::German);
    }

    #[test]
    fn a_file_with_comments_and_variations_is_read() {
        let game = played("[White \"<b>\"]\n\n1. e4 {best} (1. d4 d5) e5 2. Nf3 1/2-1/2");
        assert_eq!(game.movetext(), "1. e4 e5 2. Nf3 1/2-1/2");
    }

    #[test]
    fn a_fault_has_its_place() {
        let game = played("1. e4 e5\n2. Ke3");
        let fault = game.fault.unwrap();
        assert_eq!((fault.line, game.plies.len()), (2, 2));
        assert!(matches!(fault.message, Unreadable::Move(_)));
    }

    #[test]
    fn the_third_appearance_can_be_claimed_and_the_fifth_ends_the_game() {
        let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(4);
        let game = played(&shuffle);
        let first = &game.claims[0];
        assert_eq!(
            (first.ply, first.appearances.as_slice()),
            (8, &[0, 4, 8][..])
        );
        assert!(first.articles.contains(&"9.2.2"));
        assert_eq!(game.end.as_ref().map(|(ply, _)| *ply), Some(16));
    }

    #[test]
    fn a_position_that_cannot_be_is_refused() {
        assert!(start_of(Some("8/8/8/8/8/8/8/8 w - - 0 1")).is_err());
        assert!(start_of(Some("no position")).is_err());
    }
}
