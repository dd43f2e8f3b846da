//! What can be told from a case, or asked for.

use adoube_clock::pressure::in_time_pressure;
use adoube_clock::{Addition, ByColour, Colour, Span, Venue, classify};
use adoube_laws::colour::{from_shakmaty, to_shakmaty, turn};
use adoube_laws::game::Game;
use adoube_laws::mating::Mating;
use adoube_laws::shakmaty::{Bitboard, EnPassantMode, Position, Rank, Setup};
use adoube_laws::unwinnable::{Exactly, Limits};
use adoube_rulebook::{Lateness, Rate, SupervisionMode, Topic, Window};

use super::Scene;
use crate::declare::choices;
use crate::told::Says;
use crate::untold::Untold;
use crate::{GameResult, Question, Ruling, Supervision};

choices! {
    /// The rates of play that FIDE tells apart.
    FideRate { Standard, Rapid, Blitz, }
    /// The rates of play that US Chess tells apart.
    UsRate { Regular, Quick, Blitz, }
}

/// How fast the game is, in the three kinds that the rules tell apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pace {
    /// Standard play; Regular and Dual of US Chess.
    Standard,
    /// Rapid; Quick of US Chess.
    Rapid,
    Blitz,
}

impl Pace {
    fn of(rate: Rate) -> Pace {
        match rate {
            Rate::Standard | Rate::Regular | Rate::Dual => Pace::Standard,
            Rate::Rapid | Rate::Quick => Pace::Rapid,
            Rate::Blitz => Pace::Blitz,
        }
    }

    /// The rate that parameters are asked for.
    pub(crate) fn rate(self) -> Rate {
        match self {
            Pace::Standard => Rate::Standard,
            Pace::Rapid => Rate::Rapid,
            Pace::Blitz => Rate::Blitz,
        }
    }
}

/// Where it is told whether a player can still mate.
pub(crate) const CAN_MATE: &str = "board.side_can_mate";

/// Enough for what comes up in games, and quick.
pub(super) const SEARCH: Limits = Limits {
    nodes: 300_000,
    time: None,
};

impl Scene<'_> {
    /// The rate of play, if it is known.
    pub(crate) fn pace_if_known(&self) -> Option<Pace> {
        let by_control = self.rate_of_control();
        let Some(told) = self.case.rate else {
            return by_control.map(Pace::of);
        };
        match by_control.filter(|&rate| rate != Rate::Dual && Pace::of(rate) != Pace::of(told)) {
            // The time that each player has is what makes a game rapid or blitz.
            Some(rate) => {
                let control = self.case.control.clone().unwrap_or_default();
                self.contradiction(Says::RateOfControl {
                    told,
                    control,
                    rate,
                });
                Some(Pace::of(rate))
            }
            None => Some(Pace::of(told)),
        }
    }

    fn rate_of_control(&self) -> Option<Rate> {
        let control = self.control.as_ref()?;
        classify(control, self.edition, Venue::OverTheBoard).rate
    }

    /// The rate of play.
    pub(crate) fn pace(&self) -> Result<Pace, Question> {
        self.pace_if_known().ok_or_else(|| self.rate_question())
    }

    fn rate_question(&self) -> Question {
        let asking = Question::beside("rate", "rate");
        match self.is_us() {
            true => asking.one_of::<UsRate>(),
            false => asking.one_of::<FideRate>(),
        }
    }

    /// The rate of play; if it is not told it is taken as the slow one, and the ruling says what follows
    /// otherwise.
    fn pace_or_standard(&self) -> Pace {
        self.pace_if_known().unwrap_or_else(|| {
            let question = self.rate_question();
            self.note_untold(Untold::Choice { question, taken: 0 });
            Pace::Standard
        })
    }

    /// Whether the game is US Chess blitz, with rules of its own (Chapter 11).
    pub(crate) fn is_us_blitz(&self) -> bool {
        self.is_us() && self.pace_or_standard() == Pace::Blitz
    }

    /// Whether the game is US Chess Quick, in which nobody must record (5C).
    pub(crate) fn is_us_quick(&self) -> bool {
        self.is_us() && self.pace_or_standard() == Pace::Rapid
    }

    /// Whether the rules for rapid and blitz without adequate supervision hold.
    pub(crate) fn is_reduced(&self) -> Result<bool, Question> {
        if self.is_us() || self.pace()? == Pace::Standard {
            return Ok(false);
        }
        let supervision = self
            .supervision_announced()
            .or(self.case.supervision)
            .ok_or_else(|| {
                Question::beside("supervision", "supervision").one_of::<Supervision>()
            })?;
        Ok(supervision == Supervision::Reduced)
    }

    /// What the event has announced about its supervision, by a variation.
    pub(crate) fn supervision_announced(&self) -> Option<Supervision> {
        match self.parameters.rapid_blitz.as_ref()?.mode {
            SupervisionMode::Supervised => Some(Supervision::Adequate),
            SupervisionMode::Unsupervised => Some(Supervision::Reduced),
            SupervisionMode::MustBeSpecified => None,
        }
    }

    /// Whether a player can still mate by some series of legal moves.
    pub(crate) fn can_mate(&self, side: Colour) -> Result<bool, Question> {
        let found = self.can_mate_as_told(side);
        let searched = || {
            let game = self.game.as_ref()?;
            Exactly(SEARCH).can_mate(game.position(), side)
        };
        let asking = || Question::of_side(side, CAN_MATE, "can-mate").yes_no();
        found.or_else(searched).ok_or_else(asking)
    }

    /// A win for a player; a draw where `needs_mate` asks for a mate that the player cannot give any more.
    pub(crate) fn win(&self, side: Colour, needs_mate: bool) -> Result<GameResult, Question> {
        Ok(match needs_mate && !self.can_mate(side)? {
            true => GameResult::DRAW,
            false => GameResult::won_by(side),
        })
    }

    /// Whether a player has mating material by the blitz rules of US Chess: two minor pieces, a pawn, a
    /// rook or a queen (Chapter 11, 7c).
    pub(crate) fn has_blitz_material(&self, side: Colour) -> Result<bool, Question> {
        let Some(game) = &self.game else {
            return self.blitz_material_as_told(side);
        };
        let board = game.position().board();
        let own = board.by_color(to_shakmaty(side));
        let strong = (own & (board.pawns() | board.rooks_and_queens())).any();
        let minor = own & (board.knights() | board.bishops());
        Ok(strong || minor.count() >= 2)
    }

    fn blitz_material_as_told(&self, side: Colour) -> Result<bool, Question> {
        let asking = || Question::of_side(side, CAN_MATE, "blitz-material").yes_no();
        self.can_mate_as_told(side).ok_or_else(asking)
    }

    /// What the case tells about a player's chances to mate.
    pub(crate) fn can_mate_as_told(&self, side: Colour) -> Option<bool> {
        let told = match side {
            Colour::White => self.case.board.white_can_mate,
            Colour::Black => self.case.board.black_can_mate,
        }?;
        if !self.proven_against(side, told) {
            return Some(told);
        }
        self.contradiction(match told {
            true => Says::CannotMate { side },
            false => Says::CanMate { side },
        });
        Some(!told)
    }

    /// Who answers whether a player can still mate.
    pub(crate) fn mating(&self) -> Exactly {
        Exactly(SEARCH)
    }

    /// Whether the default time is zero, as far as the rules or a variation fix it.
    pub(crate) fn default_is_zero(&self) -> Option<bool> {
        let rules = &self.parameters.default_time;
        let minutes = match (rules.specified_minutes, rules.unless_specified) {
            (Some(minutes), _) | (None, Lateness::Minutes(minutes)) => minutes,
            (None, Lateness::MustBeSpecified | Lateness::MinutesOrFirstControl(_)) => return None,
        };
        Some(minutes == 0)
    }

    /// What is added for each move, if that is known.
    pub(crate) fn addition_if_known(&self) -> Option<Span> {
        let from_control = || {
            let control = self.control.as_ref()?;
            let first = control.of(Colour::White).period(0)?;
            (first.addition != Addition::Unspecified).then(|| first.addition.amount())
        };
        self.case.clock.addition.or_else(from_control)
    }

    /// Whether what is added is a delay.
    pub(crate) fn addition_is_delay(&self) -> bool {
        let from_control = || {
            let control = self.control.as_ref()?;
            let first = control.of(Colour::White).period(0)?;
            Some(first.addition.is_delay())
        };
        self.case.clock.delay || from_control().unwrap_or(false)
    }

    /// Whether all remaining moves are in the period that is on.
    pub(crate) fn is_last_period(&self) -> Result<bool, Question> {
        let quick = || {
            let pace = self.pace_if_known()?;
            (pace != Pace::Standard).then_some(true)
        };
        let told = self.case.clock.last_period;
        let known = told
            .or_else(|| self.last_period_by_control())
            .or_else(quick);
        known.ok_or_else(|| Question::beside("clock.last_period", "last-period").yes_no())
    }

    fn last_period_by_control(&self) -> Option<bool> {
        let allotment = self.control.as_ref()?.of(Colour::White);
        if allotment.repeats() {
            return Some(false);
        }
        let Some(before_last) = allotment.periods().len().checked_sub(2) else {
            return Some(true);
        };
        let due = allotment.moves_until_end_of(before_last)?;
        let made = ByColour::of(|side| self.moves_made(side));
        match (made.white, made.black) {
            (Some(made), _) | (_, Some(made)) if made < due => Some(false),
            (Some(white), Some(black)) if white.min(black) >= due => Some(true),
            // Not known, or one player is already in the last period and the other is not yet.
            _ => None,
        }
    }

    /// Whether the players are in time pressure (US Chess 11D1).
    pub(crate) fn in_time_pressure(&self) -> Result<bool, Question> {
        if let Some(told) = self.case.clock.time_pressure {
            return Ok(told);
        }
        let Some(rule) = self.parameters.clock.time_pressure else {
            return Ok(false);
        };
        let left = ByColour::of(|side| self.case.clock.left(side));
        let found = in_time_pressure(left, self.addition_if_known(), &rule);
        found.ok_or_else(|| Question::beside("clock.time_pressure", "time-pressure").yes_no())
    }

    /// Within how many last moves of a player an illegal move is corrected. Time pressure is asked for
    /// only where it makes a difference.
    pub(crate) fn correction_window(&self, moves_ago: u32) -> Result<u32, Question> {
        let rules = &self.parameters.illegal_moves;
        let moves = |window: Window| match window {
            Window::LastMoves(moves) => moves,
            Window::UntilOpponentMoves => 1,
            Window::WholeGame => u32::MAX,
        };
        let usual = moves(rules.window);
        let short = rules.window_in_time_pressure.map_or(usual, moves);
        let matters = moves_ago > short.min(usual) && moves_ago <= short.max(usual);
        Ok(match matters && self.in_time_pressure()? {
            true => short,
            false => usual,
        })
    }

    /// How many moves a player has made, if that is known.
    pub(crate) fn moves_made(&self, side: Colour) -> Option<u32> {
        let told = self.case.board.moves_told(side);
        self.moves_played(side).or(told)
    }

    /// How many moves a player has made by the board.
    pub(crate) fn moves_played(&self, side: Colour) -> Option<u32> {
        let since = self.game.as_ref().map(|game| game.moves_by(side));
        match &self.setup {
            Some(setup) => Some(moves_before(setup, side)? + since.unwrap_or(0)),
            None => since,
        }
    }

    /// Whether it is known since when there was no capture and no pawn move: from the start of the game,
    /// from the FEN, or because there was one since.
    pub(crate) fn knows_quiet_moves(&self, game: &Game) -> bool {
        let start = game.start().to_setup(EnPassantMode::Legal);
        has_counters(&start) || start.halfmoves > 0 || {
            let since = u32::try_from(game.moves().len()).unwrap_or(u32::MAX);
            game.quiet_plies() < since
        }
    }

    /// Whether a player whose flag fell had completed the moves of the first of two periods, by the number
    /// of the position. A move that was made last was not completed: the player's clock was running.
    pub(crate) fn completed_first_period(&self, side: Colour) -> Option<bool> {
        let (quota, made) = (self.first_quota(side)?, self.moves_made(side)?);
        let open = u32::from(self.turn()? != side);
        Some(made.saturating_sub(open) >= quota)
    }

    /// Who has the move on the board, if that is known.
    fn turn(&self) -> Option<Colour> {
        let played = self.game.as_ref().map(|game| turn(game.position()));
        played.or_else(|| Some(from_shakmaty(self.setup.as_ref()?.turn)))
    }

    /// How many moves the first of two periods asks for.
    pub(crate) fn first_quota(&self, side: Colour) -> Option<u32> {
        let allotment = self.control.as_ref()?.of(side);
        match (allotment.periods(), allotment.repeats()) {
            ([first, _], false) => first.moves,
            _ => None,
        }
    }

    /// Whether it is known not to be the last period: told, or because a player has not made the moves of
    /// the first of two.
    pub(crate) fn is_earlier_period(&self, side: Colour) -> bool {
        let made = || Some(self.moves_made(side)? < self.first_quota(side)?);
        match self.case.clock.last_period {
            Some(last) => !last,
            None => made().unwrap_or(false),
        }
    }

    /// How much time a player has left, or the question for it.
    pub(crate) fn time_left(&self, side: Colour) -> Result<Span, Question> {
        let asking = || Question::of_side(side, "clock.side", "time-left").time();
        self.case.clock.left(side).ok_or_else(asking)
    }

    /// How many moves a player has made, or the question for it.
    pub(crate) fn moves_made_or_ask(&self, side: Colour) -> Result<u32, Question> {
        let asking = || Question::of_side(side, "board.side_moves", "moves-made").number(300);
        self.moves_made(side).ok_or_else(asking)
    }

    /// Whether set-up, orientation and setting of the clock are fixed: without supervision they are after
    /// ten moves completed by each.
    pub(crate) fn is_fixed(&self) -> Result<bool, Question> {
        let Some(rules) = self.parameters.rapid_blitz.as_ref() else {
            return Ok(false);
        };
        let white = self.moves_made_or_ask(Colour::White)?;
        let black = self.moves_made_or_ask(Colour::Black)?;
        Ok(white.min(black) >= rules.fixed_after_moves)
    }
}

impl Scene<'_> {
    /// Cites one more article in a ruling that another family made, in its log too: the nth about a
    /// topic, 0 is the main one.
    pub(crate) fn also_cite(&self, ruling: &mut Ruling, topic: Topic, nth: usize) {
        let found = self.articles(topic).into_iter().nth(nth);
        let Some(article) = found.filter(|article| !ruling.cites(&article.article)) else {
            return;
        };
        ruling.articles.push(article);
        ruling.write_log();
    }
}

/// How many moves a player had made before a position, by its move number. "Move 1" of a position that
/// cannot stand there is not a number but what programs write when they know none.
fn moves_before(setup: &Setup, side: Colour) -> Option<u32> {
    let whole = u32::from(setup.fullmoves) - 1;
    if !has_counters(setup) {
        return None;
    }
    let moved_already = side == Colour::White && setup.turn.is_black();
    Some(whole + u32::from(moved_already))
}

/// Whether the move number of a position can be meant.
fn has_counters(setup: &Setup) -> bool {
    u32::from(setup.fullmoves) > 1 || is_before_blacks_first_move(setup)
}

/// Whether Black cannot have moved yet: nothing of Black's has left its first two ranks, nothing is taken,
/// and if White is to move, White's neither.
fn is_before_blacks_first_move(setup: &Setup) -> bool {
    let home = |colour: Colour| {
        let ranks = match colour {
            Colour::White => [Rank::First, Rank::Second],
            Colour::Black => [Rank::Seventh, Rank::Eighth],
        };
        let own = setup.board.by_color(to_shakmaty(colour));
        let squares = ranks
            .into_iter()
            .fold(Bitboard::EMPTY, |all, rank| all | rank);
        own.count() == 16 && (own & !squares).is_empty()
    };
    home(Colour::Black) && (setup.turn.is_black() || home(Colour::White))
}
