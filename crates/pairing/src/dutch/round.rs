//! A round, bracket by bracket (2017: A.9; 2026: 1.9).

use adoube_tournament::Points;

use super::Edition;
use super::below::Below;
use super::bracket::{Bracket, Demands, Mode, View};
use super::choice::{Choice, choose};
use super::completion::{Completion, is_loose};
use super::field::{Field, Strength};

/// A bracket as it was paired.
#[derive(Clone, Debug)]
pub(super) struct PairedBracket<'f> {
    /// The bracket, with the view that was enough.
    pub bracket: Bracket<'f>,
    pub choice: Choice,
}

/// How many players more than those moved down may float on before more has to be looked at.
const EXPECTED_FLOATERS: usize = 3;

/// From how many players on it is worth asking whether it matters who floats down.
const LARGE: usize = 40;

/// Pairs everybody; `None` if there is no legal pairing.
pub(super) fn pair_field(field: &Field) -> Option<Vec<PairedBracket<'_>>> {
    let completion = Completion::of(field)?;
    let round = Round {
        field,
        bye_score: completion.bye_score,
        groups: scoregroups(field),
        most_barred: field.most_barred(),
    };
    match field.edition {
        Edition::Dutch2017 => round.pair_2017(),
        Edition::Dutch2025 | Edition::Dutch2026 => round.pair_2026(),
    }
}

/// The players of each score, the highest first.
fn scoregroups(field: &Field) -> Vec<Vec<usize>> {
    let players: Vec<usize> = (0..field.contenders.len()).collect();
    let same =
        |one: &usize, other: &usize| field.contenders[*one].score == field.contenders[*other].score;
    players.chunk_by(same).map(<[usize]>::to_vec).collect()
}

struct Round<'f> {
    field: &'f Field,
    bye_score: Option<Points>,
    groups: Vec<Vec<usize>>,
    most_barred: usize,
}

impl<'f> Round<'f> {
    fn pair_2026(&self) -> Option<Vec<PairedBracket<'f>>> {
        let mut paired: Vec<PairedBracket<'f>> = Vec::new();
        let mut moved = Vec::new();
        for place in 0..self.groups.len() {
            let mut bracket = self.bracket(place, moved, Mode::Normal);
            let choice = self.choose_2026(&mut bracket)?;
            moved = choice.downfloaters.clone();
            paired.push(PairedBracket { bracket, choice });
        }
        Some(paired)
    }

    /// Chooses with the narrowest view that is enough.
    fn choose_2026(&self, bracket: &mut Bracket<'f>) -> Option<Choice> {
        let allowance = bracket.moved.len() + EXPECTED_FLOATERS;
        // A large bracket alone is far smaller than everything below it. If it does not matter who
        // floats down, it can be paired for itself; where the bye falls into it, like a last
        // bracket.
        if !self.suffices(bracket, View::Bracket, allowance) && self.is_indifferent(bracket) {
            bracket.view = View::Bracket;
            if self.gives_bye(bracket) {
                bracket.mode = Mode::Last;
                bracket.counts_bye_games = true;
            }
            if let Some(choice) = choose(bracket)
                && choice.downfloaters.len() < 2
            {
                return Some(choice);
            }
            bracket.mode = Mode::Normal;
            bracket.counts_bye_games = false;
        }
        // The narrow view is right only if no more float than `suffices` allowed for; otherwise the
        // next wider one decides.
        for view in [View::Bracket, View::Next] {
            if self.suffices(bracket, view, allowance) {
                bracket.view = view;
                if let Some(choice) = choose(bracket)
                    && choice.alone <= allowance
                {
                    return Some(choice);
                }
            }
        }
        bracket.view = View::All;
        let resident = bracket
            .residents
            .first()
            .map(|p| self.field.contenders[*p].score);
        // C9 looks at who gets the bye. That is decided here only if the single downfloater is that
        // player; with more of them it is decided further down, and C9 plays no part in this
        // bracket.
        bracket.counts_bye_games = self.bye_score >= resident && self.bye_score.is_some();
        let choice = choose(bracket)?;
        if !bracket.counts_bye_games || choice.downfloaters.len() == 1 {
            return Some(choice);
        }
        bracket.counts_bye_games = false;
        choose(bracket)
    }

    /// Whether nothing below what the view shows can matter: any few who float there find an
    /// opponent, and the bye is for somebody further down.
    fn suffices(&self, bracket: &Bracket, view: View, floaters: usize) -> bool {
        let is_loose = |players: &[usize], more: usize| {
            is_loose(self.field, players, self.most_barred, floaters + more)
        };
        let bye_among = |players: &[usize]| {
            let may_have_bye = |player: &usize| {
                let contender = &self.field.contenders[*player];
                contender.may_have_bye && Some(contender.score) == self.bye_score
            };
            self.bye_score.is_none() || players.iter().any(may_have_bye)
        };
        match view {
            View::Bracket if bracket.lower.is_empty() => {
                is_loose(&bracket.next, 0) && bye_among(&bracket.next)
            }
            View::Bracket => {
                is_loose(&bracket.next, 0)
                    && is_loose(&bracket.lower, 1)
                    && bye_among(&bracket.lower)
            }
            View::Next => is_loose(&bracket.lower, 0) && bye_among(&bracket.lower),
            View::All => true,
        }
    }

    /// Whether it makes no difference below a large bracket who floats down, as long as it is nobody,
    /// or one player if the number is odd.
    fn is_indifferent(&self, bracket: &Bracket) -> bool {
        let players = bracket.players();
        if players.len() < LARGE || bracket.next.is_empty() {
            return false;
        }
        let lower = if self.suffices(bracket, View::Next, 2) {
            &[][..]
        } else {
            &bracket.lower
        };
        let below = Below {
            field: self.field,
            next: &bracket.next,
            lower,
            is_free_below: lower.len() < bracket.lower.len(),
            bye_score: self.bye_score,
        };
        // Who gets the bye does not join those below.
        if players.len().is_multiple_of(2) || self.gives_bye(bracket) {
            return below.can_be_paired();
        }
        let opponents = below.opponents_of_one();
        let finds_one = |player: &usize| {
            let mut opponents = opponents.iter();
            opponents.any(|opponent| self.field.compatible(*player, *opponent))
        };
        players.iter().all(finds_one)
    }

    /// Whether the bye has to go to a player of the bracket (C5).
    fn gives_bye(&self, bracket: &Bracket) -> bool {
        let resident = bracket.residents.first();
        let score = resident.map(|player| self.field.contenders[*player].score);
        self.bye_score.is_some() && self.bye_score >= score
    }

    fn pair_2017(&self) -> Option<Vec<PairedBracket<'f>>> {
        let mut paired: Vec<PairedBracket<'f>> = Vec::new();
        let mut moved = Vec::new();
        for place in 0..self.groups.len() {
            let is_last = place + 1 == self.groups.len();
            let mode = if is_last { Mode::Last } else { Mode::Normal };
            let mut bracket = self.bracket(place, moved, mode);
            let choice = self.choose_2017(&mut bracket)?;
            if !is_last && !self.can_be_completed(&choice.downfloaters, &bracket) {
                self.collapse(place, bracket, &mut paired)?;
                return Some(paired);
            }
            moved = choice.downfloaters.clone();
            paired.push(PairedBracket { bracket, choice });
        }
        Some(paired)
    }

    fn choose_2017(&self, bracket: &mut Bracket<'f>) -> Option<Choice> {
        let allowance = bracket.moved.len() + EXPECTED_FLOATERS;
        if bracket.mode == Mode::Last {
            bracket.view = View::Bracket;
            return choose(bracket);
        }
        if self.suffices(bracket, View::Bracket, allowance) {
            bracket.view = View::Bracket;
            if let Some(choice) = choose(bracket)
                && choice.alone <= allowance
            {
                return Some(choice);
            }
        }
        bracket.view = View::Next;
        choose(bracket)
    }

    /// The completion test (A.9).
    fn can_be_completed(&self, downfloaters: &[usize], bracket: &Bracket) -> bool {
        let below = [bracket.next.as_slice(), &bracket.lower].concat();
        let is_bye_below = self.bye_score.is_none()
            || below.iter().any(|p| self.field.contenders[*p].may_have_bye);
        if is_bye_below && is_loose(self.field, &below, self.most_barred, downfloaters.len()) {
            return true;
        }
        Completion::of_players(self.field, &[downfloaters, &below].concat()).is_some()
    }

    /// Pairs the penultimate bracket so that the rest can be completed, then the collapsed last
    /// bracket (A.9).
    fn collapse(
        &self,
        place: usize,
        mut penultimate: Bracket<'f>,
        paired: &mut Vec<PairedBracket<'f>>,
    ) -> Option<()> {
        penultimate.mode = Mode::Penultimate;
        penultimate.view = View::All;
        let choice = choose(&penultimate)?;
        let mut last = self.bracket(place, choice.downfloaters.clone(), Mode::Last);
        last.residents = self.groups[place + 1..].concat();
        last.next.clear();
        last.lower.clear();
        last.view = View::Bracket;
        paired.push(PairedBracket {
            bracket: penultimate,
            choice,
        });
        let choice = choose(&last)?;
        paired.push(PairedBracket {
            bracket: last,
            choice,
        });
        Some(())
    }

    fn bracket(&self, place: usize, moved: Vec<usize>, mode: Mode) -> Bracket<'f> {
        let group = |place: usize| self.groups.get(place).cloned().unwrap_or_default();
        Bracket {
            field: self.field,
            mode,
            moved,
            residents: group(place),
            next: group(place + 1),
            lower: self.groups.get(place + 2..).unwrap_or(&[]).concat(),
            view: View::All,
            bye_score: self.bye_score,
            counts_bye_games: false,
            demands: Demands::default(),
        }
    }
}

/// How many of some players have the same absolute preference at most.
pub(super) fn most_absolute(field: &Field, players: &[usize]) -> usize {
    let count = |colour| {
        let has = |player: &&usize| {
            let contender = &field.contenders[**player];
            contender.strength == Strength::Absolute && contender.preference == Some(colour)
        };
        players.iter().filter(has).count()
    };
    count(adoube_tournament::Colour::White).max(count(adoube_tournament::Colour::Black))
}
