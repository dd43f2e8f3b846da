//! One game, from its tags to its result.

use adoube_formats::pgn::{ResultMark, Scanner, Token};
use adoube_rulebook::{Appearances, Authority, Draws, Edition, Rulebook, WithoutClaim};
use adoube_types::Colour;
use shakmaty::{CastlingMode, Chess, Color, Move, Position};

use super::header::{BadStart, Header, mover};
use super::place::Place;
use super::quick::{quick_move, surely_can_move};
use super::report::{GameError, GameReport, TextFault, TimeFault, Wrong};
use super::times::{Clocks, Stamp};
use super::wrong::{WrongMove, slow_move};
use crate::game::{End, Repetition, is_repetition_end};
use crate::mating::Mating;
use crate::unwinnable::{lacks_material, looks_blocked, quick};

/// Faults that are listed for one game; more say nothing new.
const MOST_FAULTS: usize = 20;

/// So many characters of a word that is no move are told.
const MOST_FOUND: usize = 40;

/// Whether a player can still mate is asked when at most so many men are left.
const FEW_MEN: usize = 8;

/// So few moves may all be forced.
const FEW_MOVES: usize = 3;

/// By what games are audited.
#[derive(Clone, Copy)]
pub struct AuditOptions<'a> {
    /// By which edition.
    pub rules: Rules<'a>,
    /// What is played when a game's tags do not say.
    pub variant: CastlingMode,
    /// Who knows whether a player can still mate.
    pub mating: &'a (dyn Mating + Sync),
}

/// By which edition of the Laws games are audited.
#[derive(Debug, Clone, Copy)]
pub enum Rules<'a> {
    /// All by this one.
    Edition(&'a Edition),
    /// Each by the FIDE Laws that were in force on the day its tags name. Games without a day are
    /// taken for recent ones; before the oldest edition there are no draws without a claim.
    ByDate(&'a Rulebook),
}

impl<'a> Rules<'a> {
    fn edition(self, date: Option<jiff::civil::Date>) -> Option<&'a Edition> {
        match self {
            Rules::Edition(edition) => Some(edition),
            Rules::ByDate(rulebook) => match date {
                Some(date) => rulebook.in_force(Authority::Fide, date),
                None => rulebook.in_force(Authority::Fide, jiff::civil::Date::MAX),
            },
        }
    }
}

/// Audits games one after another.
pub(super) struct Auditor<'a> {
    options: AuditOptions<'a>,
    repetition: Repetition,
}

impl<'a> Auditor<'a> {
    /// An auditor with these options.
    pub(super) fn new(options: AuditOptions<'a>) -> Auditor<'a> {
        Auditor {
            options,
            repetition: Repetition::new(Chess::default()),
        }
    }

    /// Audits the next game of a text, or nothing at its end. The report's `game` counts from 1
    /// within the text, `number` being that of the game before; its lines count from `place`.
    pub(super) fn next_game(
        &mut self,
        scanner: &mut Scanner<'_>,
        place: &mut Place<'_>,
        number: u64,
    ) -> Option<GameReport> {
        if !scanner.next_game() {
            return None;
        }
        let (line, _) = place.of(scanner.position());
        let mut header = Header::read(scanner);
        let edition = self.options.rules.edition(header.date);
        let start = header.start(self.options.variant);
        let report = empty_report(&mut header, edition, number, line);
        let mut game = Playing {
            options: self.options,
            edition,
            repetition: &mut self.repetition,
            clocks: header.time_control.take().map(Clocks::new),
            position: Chess::default(),
            report,
            marked: None,
            begun: false,
        };
        match start {
            Ok(start) => game.begin(start.position, start.doubts, place),
            Err(bad) => game.cannot_begin(bad, place),
        }
        game.play(scanner, place);
        Some(game.finish(header.result))
    }
}

fn empty_report(
    header: &mut Header,
    edition: Option<&Edition>,
    game: u64,
    line: u64,
) -> GameReport {
    GameReport {
        game,
        line,
        white: header.white.take(),
        black: header.black.take(),
        plies: 0,
        legal: true,
        error: None,
        threefold_at: None,
        fivefold_at: None,
        fifty_at: None,
        seventy_five_at: None,
        dead_at: None,
        ended_at: None,
        end: None,
        edition: edition.map(|edition| edition.id().to_owned()),
        result_tag: header.result_tag.take(),
        result_ok: None,
        text_faults: Vec::new(),
        time_faults: Vec::new(),
    }
}

/// A game that is being played over.
struct Playing<'g> {
    options: AuditOptions<'g>,
    edition: Option<&'g Edition>,
    repetition: &'g mut Repetition,
    clocks: Option<Clocks>,
    position: Chess,
    /// Whether the position is one of the game: its tags make sense.
    begun: bool,
    report: GameReport,
    /// The mark behind the moves, and where it stands.
    marked: Option<(ResultMark, (u64, u64))>,
}

impl Playing<'_> {
    fn begin(&mut self, start: Chess, doubts: Vec<(usize, Wrong)>, place: &mut Place<'_>) {
        for (at, doubt) in doubts {
            self.text_fault(at, doubt, place);
        }
        self.repetition.restart(start.clone());
        self.position = start;
        self.begun = true;
        self.look_at_counts();
    }

    fn cannot_begin(&mut self, bad: BadStart, place: &mut Place<'_>) {
        let (line, column) = place.of(bad.place);
        self.report.legal = false;
        self.report.error = Some(GameError {
            line,
            column,
            ply: None,
            move_number: None,
            found: bad.found,
            message: bad.fault,
            article: None,
        });
    }

    fn play(&mut self, scanner: &mut Scanner<'_>, place: &mut Place<'_>) {
        loop {
            match scanner.next_token() {
                Token::Move(word) => {
                    if self.report.legal {
                        self.word(word, scanner.position(), place);
                    }
                }
                Token::Comment(comment) => self.comment(comment),
                Token::Result(result) => self.marked = Some((result, place.of(scanner.position()))),
                Token::Fault(fault) => {
                    self.text_fault(scanner.position(), Wrong::Pgn(fault), place)
                }
                Token::End => return,
            }
        }
    }

    #[inline]
    fn word(&mut self, word: &[u8], at: usize, place: &mut Place<'_>) {
        match quick_move(&self.position, word) {
            Some(m) => self.moved(m),
            None => match slow_move(&self.position, word) {
                Ok(m) => self.moved(m),
                Err(wrong) => self.illegal(word, wrong, place.of(at)),
            },
        }
    }

    fn illegal(&mut self, word: &[u8], wrong: WrongMove, (line, column): (u64, u64)) {
        let article = wrong
            .topic
            .and_then(|topic| self.edition?.cite(topic))
            .map(str::to_owned);
        self.report.legal = false;
        self.report.error = Some(GameError {
            line,
            column,
            ply: Some(self.report.plies + 1),
            move_number: Some(move_number(&self.position)),
            found: shortened(&adoube_formats::decode(word)),
            message: wrong.fault,
            article,
        });
    }

    #[inline]
    fn moved(&mut self, m: Move) {
        if let Some(clocks) = &mut self.clocks {
            clocks.moved(mover(&self.position));
        }
        self.position.play_unchecked(m);
        self.report.plies += 1;
        let appearances = self.repetition.play(m, &self.position);
        if appearances >= 3 {
            self.look_at_repetition(appearances);
        }
        if self.position.halfmoves() >= 100 {
            self.look_at_counts();
        }
    }

    /// The position has appeared so often, as far as its key tells. The positions themselves are looked
    /// at only if they can bring something new.
    fn look_at_repetition(&mut self, appearances: usize) {
        let threefold = self.report.threefold_at.is_none();
        let fivefold = appearances >= 5 && self.report.fivefold_at.is_none();
        let ends = appearances >= 5 && self.report.ended_at.is_none() && self.may_end();
        if !threefold && !fivefold && !ends {
            return;
        }
        let appearances = self.repetition.appearances();
        let ply = self.report.plies;
        if appearances.len() >= 3 {
            self.report.threefold_at.get_or_insert(ply);
        }
        if appearances.len() >= 5 {
            self.report.fivefold_at.get_or_insert(ply);
        }
        let draws = self.draws_without_claim();
        if draws.is_some_and(|draws| is_repetition_end(draws, &appearances)) {
            self.end(End::FivefoldRepetition);
        }
    }

    /// Whether the appearances of the position can end the game, as far as keys tell.
    fn may_end(&self) -> bool {
        let Some(draws) = self.draws_without_claim() else {
            return false;
        };
        match draws.repetition_end_counts {
            Appearances::Any => true,
            Appearances::ConsecutiveAlternateMoves => {
                self.repetition.alternates(draws.repetition_end as usize)
            }
        }
    }

    /// The edition's draws, if they end games without a claim.
    fn draws_without_claim(&self) -> Option<&Draws> {
        let draws = &self.edition?.parameters().draws;
        (draws.ends_without_claim == WithoutClaim::Automatic).then_some(draws)
    }

    fn look_at_counts(&mut self) {
        let quiet = self.position.halfmoves();
        let ply = self.report.plies;
        if quiet >= 100 {
            self.report.fifty_at.get_or_insert(ply);
        }
        if quiet >= 150 {
            self.report.seventy_five_at.get_or_insert(ply);
            // Mate on the last move of the count decides.
            if self.draws_without_claim().is_some() && !self.position.is_checkmate() {
                self.end(End::SeventyFiveMoves);
            }
        }
    }

    /// Looks for the ply at which the position became dead. From a dead position only dead ones follow:
    /// if the last one is not dead, none was, and otherwise the first is found by halving.
    fn look_for_dead_position(&mut self) {
        let mating = self.options.mating;
        if !self.is_doubtful() || mating.is_dead(&self.position) != Some(true) {
            return;
        }
        let is_dead = |plies: usize| {
            let position = self.repetition.position_after(plies);
            mating.is_dead(&position) == Some(true)
        };
        let (mut alive, mut dead) = (0, self.report.plies as usize);
        while alive < dead {
            let middle = (alive + dead) / 2;
            match is_dead(middle) {
                true => dead = middle,
                false => alive = middle + 1,
            }
        }
        if self.repetition.position_after(dead).is_stalemate() {
            return;
        }
        let ply = dead as u32;
        self.report.dead_at = Some(ply);
        if self.report.ended_at.is_none_or(|ended| ply <= ended) {
            self.report.ended_at = Some(ply);
            self.report.end = Some(End::DeadPosition);
        }
    }

    /// Whether it is worth asking who can still mate: pawns block each other, or few men are left and
    /// there is no rook or queen among them or hardly a move; and one player cannot, as is soon seen.
    fn is_doubtful(&self) -> bool {
        let board = self.position.board();
        let few_moves = || self.position.legal_moves().len() <= FEW_MOVES;
        let few_men = board.occupied().count() <= FEW_MEN;
        let doubtful = few_men && (board.rooks_and_queens().is_empty() || few_moves())
            || looks_blocked(&self.position);
        let cannot_mate = |side| quick(&self.position, side).decided() == Some(false);
        doubtful && Colour::BOTH.into_iter().any(cannot_mate)
    }

    fn end(&mut self, end: End) {
        if self.report.ended_at.is_none() {
            self.report.ended_at = Some(self.report.plies);
            self.report.end = Some(end);
        }
    }

    fn comment(&mut self, comment: &[u8]) {
        let Some(clocks) = &mut self.clocks else {
            return;
        };
        if self.report.plies == 0 || !self.report.legal || memchr::memchr(b'%', comment).is_none() {
            return;
        }
        let stamp = Stamp::read(comment);
        if stamp.is_empty() {
            return;
        }
        let player = 1 - mover(&self.position);
        if let Some(message) = clocks.stamped(player, stamp)
            && self.report.time_faults.len() < MOST_FAULTS
        {
            self.report.time_faults.push(TimeFault {
                ply: self.report.plies,
                message,
            });
        }
    }

    fn text_fault(&mut self, at: usize, message: Wrong, place: &mut Place<'_>) {
        if self.report.text_faults.len() < MOST_FAULTS {
            let (line, column) = place.of(at);
            self.report.text_faults.push(TextFault {
                line,
                column,
                message,
            });
        }
    }

    fn finish(mut self, result: Option<ResultMark>) -> GameReport {
        let may_be_over = self.begun && !surely_can_move(&self.position);
        if may_be_over && self.position.legal_moves().is_empty() {
            self.end(match self.position.is_check() {
                true => End::Checkmate,
                false => End::Stalemate,
            });
        }
        if self.begun && self.report.end != Some(End::Checkmate) {
            self.look_for_dead_position();
        }
        if self.report.legal {
            self.compare_marks(result);
            self.report.result_ok = result.map(|result| self.agrees(result));
        }
        self.report
    }

    /// The mark behind the moves must not contradict the tag.
    fn compare_marks(&mut self, tag: Option<ResultMark>) {
        let (Some(tag), Some((mark, (line, column)))) = (tag, self.marked) else {
            return;
        };
        if tag != mark {
            let (mark, tag) = (mark.mark(), tag.mark());
            self.report.text_faults.push(TextFault {
                line,
                column,
                message: Wrong::ResultMark { mark, tag },
            });
        }
    }

    /// Whether a result agrees with the end of the game.
    fn agrees(&self, result: ResultMark) -> bool {
        match self.report.end {
            Some(End::Checkmate) => result == wins(!self.position.turn()),
            Some(_) => result == ResultMark::Draw,
            None => !self.is_impossible(result),
        }
    }

    /// Whether a player is said to have won who could not mate: by resignation or on time that is a
    /// draw, in the editions that say so.
    fn is_impossible(&self, result: ResultMark) -> bool {
        let winner = match result {
            ResultMark::WhiteWins => Colour::White,
            ResultMark::BlackWins => Colour::Black,
            ResultMark::Draw | ResultMark::Open => return false,
        };
        let counts = self.edition.is_some_and(|edition| {
            edition
                .parameters()
                .resignation
                .draw_if_opponent_cannot_mate
        });
        counts
            && (self.is_doubtful() || lacks_material(&self.position, winner))
            && self.options.mating.can_mate(&self.position, winner) == Some(false)
    }
}

/// A word of a text that may be anything, at a length that can be read.
fn shortened(word: &str) -> String {
    match word.char_indices().nth(MOST_FOUND) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.to_owned(),
    }
}

fn move_number(position: &Chess) -> String {
    let dots = position.turn().fold_wb(".", "...");
    format!("{}{dots}", position.fullmoves())
}

fn wins(color: Color) -> ResultMark {
    color.fold_wb(ResultMark::WhiteWins, ResultMark::BlackWins)
}
