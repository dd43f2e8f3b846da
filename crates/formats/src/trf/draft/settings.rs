//! What was announced: rounds, initial colour, point system.

use adoube_tournament::{Colour, PointSystem, Points, RoundNumber};

use super::Reader;
use super::cards::columns;
use crate::trf::Trf;
use crate::trf::errors::{TrfError, TrfProblem};
use crate::trf::expected::{TrfExpected, TrfField};
use crate::trf::record::Record;
use crate::trf::remarks::TrfOddity;
use crate::trf::source::SourceLine;
use crate::trf::system::is_of_matches;

/// A setting that several records may give, as long as they agree.
struct Agreed<'t, T> {
    first: Option<(&'t SourceLine, T)>,
}

impl<'t, T: Copy + PartialEq + ToString> Agreed<'t, T> {
    fn add(&mut self, line: &'t SourceLine, value: T, field: TrfField, errors: &mut Vec<TrfError>) {
        match self.first {
            Some((first, before)) if before != value => {
                let problem = TrfProblem::Disagrees {
                    value: value.to_string(),
                    before: before.to_string(),
                    line: first.number,
                };
                let columns = (5, line.width().max(5));
                errors.push(line.contradiction(columns, field, problem));
            }
            Some(_) => {}
            None => self.first = Some((line, value)),
        }
    }
}

impl Reader<'_> {
    /// The rounds announced, or else those up to the last one that is paired or for which somebody
    /// asked for a bye.
    pub(super) fn planned_rounds(&mut self, paired: usize, asked: Option<RoundNumber>) -> u16 {
        let mut agreed = Agreed { first: None };
        let trf = self.trf;
        for (line, record) in trf.located() {
            if let Record::Rounds(record) = record {
                agreed.add(
                    line,
                    record.rounds,
                    TrfField::NumberOfRounds,
                    &mut self.errors,
                );
            }
        }
        let in_file = u16::try_from(paired).unwrap_or(u16::MAX);
        match agreed.first {
            Some((line, planned)) => {
                if in_file > planned {
                    self.too_many_rounds(line, planned, in_file);
                } else {
                    self.requests_within(line, planned);
                }
                planned
            }
            None => in_file.max(asked.map_or(0, |round| round.0)),
        }
    }

    fn too_many_rounds(&mut self, line: &SourceLine, planned: u16, paired: u16) {
        let problem = TrfProblem::MoreRoundsPaired { planned, paired };
        let columns = (5, line.width().max(5));
        let error = line.contradiction(columns, TrfField::NumberOfRounds, problem);
        self.errors.push(error);
    }

    /// A bye asked for after the last round announced is a mistake in one of the two.
    fn requests_within(&mut self, rounds: &SourceLine, planned: u16) {
        let problem = |round: usize| TrfProblem::AfterLastRound {
            round,
            planned,
            line: rounds.number,
        };
        for seat in &self.seats {
            let place = usize::from(planned);
            if seat.record.rounds.len() > place {
                let place = seat.record.rounds.len() - 1;
                let field = TrfField::Entry { round: place + 1 };
                let error = (seat.line).contradiction(columns(place), field, problem(place + 1));
                self.errors.push(error);
            }
        }
        let trf = self.trf;
        for (line, record) in trf.located() {
            if let Record::Byes(byes) = record
                && byes.round > planned
            {
                let problem = problem(byes.round.into());
                let error = line.contradiction((7, 9), TrfField::RoundNumber, problem);
                self.errors.push(error);
            }
        }
    }

    /// The initial colour that the file gives, or else the one that explains round 1.
    pub(super) fn initial_colour(&mut self, explains: Option<Colour>) -> Option<Colour> {
        let mut agreed = Agreed { first: None };
        let trf = self.trf;
        for (line, record) in trf.located() {
            let colours: Vec<Colour> = match record {
                Record::InitialColour(colour) => vec![*colour],
                Record::Configuration(words) => {
                    words.iter().filter_map(|word| colour_word(word)).collect()
                }
                _ => Vec::new(),
            };
            for colour in colours {
                agreed.add(
                    line,
                    colour.letter(),
                    TrfField::InitialColour,
                    &mut self.errors,
                );
            }
        }
        let Some((line, letter)) = agreed.first else {
            return explains;
        };
        let dutch = trf.event().encoded_type.contains("DUTCH");
        if let Some(explains) = explains.filter(|colour| colour.letter() != letter)
            && dutch
        {
            let other = explains.letter();
            self.warn(line, TrfOddity::InitialColourDiffers { letter, other });
        }
        Some(if letter == 'w' {
            Colour::White
        } else {
            Colour::Black
        })
    }
}

fn colour_word(word: &str) -> Option<Colour> {
    match word {
        "white1" => Some(Colour::White),
        "black1" => Some(Colour::Black),
        _ => None,
    }
}

/// What results are worth, and what is wrong with what the file says of it.
pub(in crate::trf) fn point_system(trf: &Trf) -> (PointSystem, Vec<TrfError>) {
    let mut said = PointsSoFar::default();
    let mut last = None;
    for (line, record) in trf.located() {
        match record {
            Record::PointSystem(record) if !record.teams => {
                for (symbol, points) in &record.values {
                    said.symbol(symbol, *points);
                }
            }
            Record::PointsFor(record) => said.letter(record.letter, record.points),
            Record::Scoring(values) => {
                // XXS has a standard value for everything, also for the bye.
                said.bye_given = true;
                for (code, points) in values {
                    said.code(code, *points);
                }
            }
            _ => continue,
        }
        last = Some(line);
    }
    let bye = said.system.pairing_allocated_bye;
    if said.bye_given && is_of_matches(&trf.event().encoded_type) {
        said.system.pairing_allocated_bye = Points::hundredths(bye.as_hundredths() / 2);
    }
    let errors = last.map_or_else(Vec::new, |line| said.faults(line));
    (said.system, errors)
}

/// What has been said of the points so far.
#[derive(Default)]
struct PointsSoFar {
    system: PointSystem,
    /// Whether the allocated bye has its own value; otherwise it is worth a win.
    bye_given: bool,
    /// XXS can give Black other points for a win, a draw and a loss.
    black: [Option<Points>; 3],
}

impl PointsSoFar {
    fn win(&mut self, points: Points) {
        self.system.win = points;
        self.system.forfeit_win = points;
        self.system.full_point_bye = points;
        self.black[0] = None;
        if !self.bye_given {
            self.system.pairing_allocated_bye = points;
        }
    }

    fn draw(&mut self, points: Points) {
        self.system.draw = points;
        self.system.half_point_bye = points;
        self.black[1] = None;
    }

    fn loss(&mut self, points: Points) {
        self.system.loss = points;
        self.black[2] = None;
    }

    fn bye(&mut self, points: Points) {
        self.system.pairing_allocated_bye = points;
        self.bye_given = true;
    }

    fn absence(&mut self, points: Points) {
        self.system.zero_point_bye = points;
        self.system.not_paired = points;
    }

    /// 162. An unknown result (`X`) has no points in a snapshot until it is known.
    fn symbol(&mut self, symbol: &str, points: Points) {
        match symbol {
            "W" => self.win(points),
            "D" => self.draw(points),
            "L" => self.loss(points),
            "P" => self.bye(points),
            "A" | "Z" => {
                self.absence(points);
                self.system.forfeit_loss = points;
            }
            _ => {}
        }
    }

    fn letter(&mut self, letter: char, points: Points) {
        match letter {
            'W' => self.win(points),
            'D' => self.draw(points),
            'L' => self.loss(points),
            'U' => self.bye(points),
            'Z' => self.absence(points),
            'F' => self.system.forfeit_loss = points,
            _ => {}
        }
    }

    fn code(&mut self, code: &str, points: Points) {
        match code {
            "W" => self.win(points),
            "D" => self.draw(points),
            "L" => self.loss(points),
            "WW" => self.for_white(0, points),
            "WD" => self.for_white(1, points),
            "WL" => self.for_white(2, points),
            "BW" => self.black[0] = Some(points),
            "BD" => self.black[1] = Some(points),
            "BL" => self.black[2] = Some(points),
            "FW" => self.system.forfeit_win = points,
            "FL" => self.system.forfeit_loss = points,
            "FPB" => self.system.full_point_bye = points,
            "HPB" => self.system.half_point_bye = points,
            "ZPB" => self.absence(points),
            "PAB" => self.bye(points),
            _ => {}
        }
    }

    fn for_white(&mut self, which: usize, points: Points) {
        let value = match which {
            0 => &mut self.system.win,
            1 => &mut self.system.draw,
            _ => &mut self.system.loss,
        };
        // Black keeps what stood for both until it is told otherwise.
        self.black[which].get_or_insert(*value);
        *value = points;
    }

    fn faults(&self, line: &SourceLine) -> Vec<TrfError> {
        let columns = (5, line.width().max(5));
        let white = [self.system.win, self.system.draw, self.system.loss];
        let differs =
            |(white, black): (&Points, &Option<Points>)| black.is_some_and(|black| black != *white);
        let mut errors = Vec::new();
        if white.iter().zip(&self.black).any(differs) {
            let expected = TrfExpected::SamePointsForBothColours;
            errors.push(line.fault(columns, TrfField::Scoring, expected));
        }
        if let Err(problem) = self.system.check() {
            let problem = TrfProblem::PointSystem { problem };
            errors.push(line.contradiction(columns, TrfField::Points, problem));
        }
        errors
    }
}
