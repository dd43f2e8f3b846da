//! A bracket: who is in it, what lies below it, and how its pairings are judged.
//!
//! Every criterion is a sum over pairs and over players left alone, so that a pairing of least cost
//! in a graph is the best pairing. The same functions that give an edge its cost count the failures
//! that are published. What lies below the bracket is part of the same graph: whoever is paired with
//! somebody from below floats down, and the next bracket's pairing is judged by the same matching
//! (2026: C8; 2017: C.7).

use std::collections::BTreeSet;

use adoube_tournament::Points;

use super::Edition;
use super::criteria::{Criterion, Extent, Layout};
use super::field::{Contender, Field, Strength};

/// How a bracket is paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    Normal,
    /// 2017: the penultimate pairing bracket, whose downfloaters must let the rest be completed.
    Penultimate,
    /// The last bracket: at most one player is left, and gets the bye. 2017: also the collapsed
    /// last bracket.
    Last,
}

/// How much of what lies below a bracket has to be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum View {
    /// Nothing: whoever floats down will find an opponent in the next bracket.
    Bracket,
    /// The next scoregroup: whoever it leaves over will find an opponent below.
    Next,
    All,
}

/// Where a player stands, seen from a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Region {
    /// Moved down from above.
    Moved,
    /// In the scoregroup of the bracket.
    Resident,
    /// In the next scoregroup.
    Next,
    Lower,
}

/// A bracket to be paired. Players are named by their place in the field.
#[derive(Clone, Debug)]
pub(super) struct Bracket<'f> {
    pub field: &'f Field,
    /// How it is paired.
    pub mode: Mode,
    /// The moved-down players, the highest ranked first.
    pub moved: Vec<usize>,
    pub residents: Vec<usize>,
    /// The residents of the next scoregroup.
    pub next: Vec<usize>,
    /// Everybody below the next scoregroup.
    pub lower: Vec<usize>,
    /// How far down to look.
    pub view: View,
    /// The score of who gets the bye, if somebody of the field does (2026: C5).
    pub bye_score: Option<Points>,
    /// Whether the unplayed games of who gets the bye count (2026: C9).
    pub counts_bye_games: bool,
    /// What is asked of the pairing beside the rules, to see what it would fail.
    pub demands: Demands,
}

/// What a pairing of a bracket has to have, whatever it fails.
#[derive(Clone, Debug, Default)]
pub(super) struct Demands {
    /// Pairs that have to be made.
    pub pairs: Vec<(usize, usize)>,
    /// Players who have to float down.
    pub downfloaters: Vec<usize>,
}

/// Takes a failure: of which criterion, at which score or score difference, how many.
type Emit<'e> = &'e mut dyn FnMut(Criterion, Points, u32);

impl Bracket<'_> {
    /// Everybody in the bracket, the highest ranked first.
    pub(super) fn players(&self) -> Vec<usize> {
        [self.moved.as_slice(), &self.residents].concat()
    }

    /// Everybody who has to be looked at, with where they stand.
    pub(super) fn viewed(&self) -> Vec<(usize, Region)> {
        let regions = [
            (&self.moved, Region::Moved, View::Bracket),
            (&self.residents, Region::Resident, View::Bracket),
            (&self.next, Region::Next, View::Next),
            (&self.lower, Region::Lower, View::All),
        ];
        (regions.into_iter())
            .filter(|(_, _, view)| *view <= self.view)
            .flat_map(|(players, region, _)| players.iter().map(move |p| (*p, region)))
            .collect()
    }

    fn contender(&self, player: usize) -> &Contender {
        &self.field.contenders[player]
    }

    fn is_2017(&self) -> bool {
        self.field.edition == Edition::Dutch2017
    }

    /// Whether the pairing of the next bracket is a criterion.
    fn looks_ahead(&self) -> bool {
        let is_criterion = !self.is_2017() || self.mode == Mode::Normal;
        is_criterion && !self.next.is_empty()
    }

    /// The lowest score of the bracket.
    fn lowest(&self) -> Points {
        let scores = self.residents.iter().map(|p| self.contender(*p).score);
        scores.min().unwrap_or(Points::ZERO)
    }

    fn next_score(&self) -> Points {
        let first = self.next.first();
        first.map_or(Points::ZERO, |player| self.contender(*player).score)
    }

    /// Tells what a pair fails; `false` if it may not be made. `upper` stands before `lower`.
    /// Whether the two have met is not looked at.
    pub(super) fn pair(&self, upper: (usize, Region), lower: (usize, Region), emit: Emit) -> bool {
        use Region::*;
        if !self.field.colours_compatible(upper.0, lower.0) {
            return false;
        }
        let (one, other) = (self.contender(upper.0), self.contender(lower.0));
        match (upper.1, lower.1) {
            (Moved, Moved) => return false,
            (_, Moved) | (Next | Lower, Resident) | (Lower, Next) => return false,
            (Moved | Resident, Resident) => {
                colour_failures(one, other, emit);
                if self.is_2017() {
                    float_failures_2017(one, other, emit);
                } else if upper.1 == Moved {
                    upfloat_failures(one, other, emit);
                }
            }
            (Moved | Resident, Next) => {
                self.downfloat(one, upper.1, emit);
                if self.is_2017() && self.looks_ahead() {
                    emit(Criterion::NextScores, one.score - other.score, 1);
                }
            }
            (Moved | Resident, Lower) => {
                self.downfloat(one, upper.1, emit);
                self.unpaired_in_next(one, emit);
            }
            (Next, Lower) => self.unpaired_in_next(one, emit),
            (Next, Next) | (Lower, Lower) => {}
        }
        true
    }

    /// Tells what it fails that a player has no opponent among those who are looked at; `false` if
    /// that may not be.
    pub(super) fn alone(&self, player: (usize, Region), emit: Emit) -> bool {
        let contender = self.contender(player.0);
        let is_in_bracket = player.1 <= Region::Resident;
        let is_bye = self.mode == Mode::Last || self.view == View::All;
        if is_bye {
            if self.bye_score.is_none() || !self.may_have_bye(contender) {
                return false;
            }
            // Above all other criteria, so that there is one bye and no more.
            emit(Criterion::Completion, Points::ZERO, 1);
            if self.counts_bye_games && is_in_bracket {
                let unplayed = u32::from(self.field.round.0).saturating_sub(1 + contender.games);
                emit(Criterion::ByeGames, Points::ZERO, unplayed);
            }
        }
        if is_in_bracket {
            self.downfloat(contender, player.1, emit);
        }
        if self.view != View::Bracket && player.1 != Region::Lower {
            self.unpaired_in_next(contender, emit);
        }
        true
    }

    fn may_have_bye(&self, contender: &Contender) -> bool {
        contender.may_have_bye && (self.is_2017() || self.bye_score == Some(contender.score))
    }

    fn downfloat(&self, player: &Contender, region: Region, emit: Emit) {
        emit(Criterion::Downfloaters, Points::ZERO, 1);
        let flags = [
            u32::from(player.floated_down(0)),
            u32::from(player.floated_down(1)),
        ];
        if self.is_2017() {
            // 2017, A.8: who floats down has the difference to one point less than the lowest score
            // of the bracket.
            let difference = player.score - self.lowest() + Points::ONE;
            emit(Criterion::DownfloaterScores, difference, 1);
            emit(Criterion::DownfloatLast, Points::ZERO, flags[0]);
            emit(Criterion::DownfloatBefore, Points::ZERO, flags[1]);
            emit(Criterion::DownfloatLastScores, difference, flags[0]);
            emit(Criterion::DownfloatBeforeScores, difference, flags[1]);
        } else if region == Region::Moved {
            emit(Criterion::DownfloaterScores, player.score, 1);
            emit(Criterion::DownfloatLastScores, player.score, flags[0]);
            emit(Criterion::DownfloatBeforeScores, player.score, flags[1]);
        } else {
            emit(Criterion::DownfloatLast, Points::ZERO, flags[0]);
            emit(Criterion::DownfloatBefore, Points::ZERO, flags[1]);
        }
    }

    fn unpaired_in_next(&self, player: &Contender, emit: Emit) {
        if !self.looks_ahead() {
            return;
        }
        if self.is_2017() {
            // Where the next bracket is the last, who is left over there must be allowed the bye.
            let weight = match (self.lower.is_empty(), player.may_have_bye) {
                (true, false) => 3,
                _ => 1,
            };
            emit(Criterion::NextDownfloaters, Points::ZERO, weight);
            let difference = player.score - self.next_score() + Points::ONE;
            emit(Criterion::NextScores, difference, 1);
        } else {
            emit(Criterion::NextDownfloaters, Points::ZERO, 1);
            emit(Criterion::NextScores, player.score, 1);
        }
    }

    /// How many bits each criterion needs here.
    pub(super) fn layout(&self) -> Layout {
        let players = (self.moved.len() + self.residents.len()) as u32;
        let everybody = self.viewed().len() as u32;
        let moved = self.moved.len() as u32;
        let count = |criterion, most| Extent {
            criterion,
            keys: vec![Points::ZERO],
            most,
        };
        let list = |criterion, keys: &[Points], most| Extent {
            criterion,
            keys: keys.to_vec(),
            most,
        };
        // Fewer bits make faster arithmetic: criteria that nobody here can fail get none, and the
        // others as many as the largest sum over the bracket needs, so that no sum spills into the
        // criterion before.
        let mut extents = vec![
            count(Criterion::Completion, everybody),
            count(Criterion::Downfloaters, players),
            count(Criterion::Preference, players),
            count(Criterion::StrongPreference, players),
            count(Criterion::Exchanges, players),
            count(Criterion::ExchangeDistance, players * players),
        ];
        let contenders = || (self.players()).into_iter().map(|p| self.contender(p));
        if contenders().any(|player| player.is_topscorer) {
            extents.push(count(Criterion::ColourDifference, players));
            extents.push(count(Criterion::ThirdColour, players));
        }
        if self.looks_ahead() && self.view != View::Bracket {
            extents.push(count(Criterion::NextDownfloaters, 3 * everybody));
            extents.push(list(Criterion::NextScores, &self.next_keys(), everybody));
        }
        if self.counts_bye_games {
            let rounds = u32::from(self.field.round.0);
            extents.push(count(Criterion::ByeGames, rounds));
        }
        let keys = self.keys();
        let most = if self.is_2017() { players } else { moved };
        extents.push(list(Criterion::DownfloaterScores, &keys, most));
        if contenders().any(|p| p.floated_down(0)) {
            extents.push(count(Criterion::DownfloatLast, players));
            extents.push(list(Criterion::DownfloatLastScores, &keys, most));
        }
        if contenders().any(|p| p.floated_down(1)) {
            extents.push(count(Criterion::DownfloatBefore, players));
            extents.push(list(Criterion::DownfloatBeforeScores, &keys, most));
        }
        if contenders().any(|p| p.floated_up(0)) {
            extents.push(count(Criterion::UpfloatLast, most));
            extents.push(list(Criterion::UpfloatLastScores, &keys, most));
        }
        if contenders().any(|p| p.floated_up(1)) {
            extents.push(count(Criterion::UpfloatBefore, most));
            extents.push(list(Criterion::UpfloatBeforeScores, &keys, most));
        }
        Layout::new(extents)
    }

    /// The scores of moved-down players (2026), or all score differences (2017), largest first.
    fn keys(&self) -> Vec<Points> {
        let moved: BTreeSet<Points> = scores(self.field, &self.moved);
        let residents: BTreeSet<Points> = scores(self.field, &self.residents);
        let mut keys = BTreeSet::new();
        if self.is_2017() {
            let lowest = self.lowest();
            for score in moved.union(&residents) {
                keys.insert(*score - lowest + Points::ONE);
                keys.extend(residents.iter().map(|other| *score - *other));
            }
            keys.retain(|difference| *difference > Points::ZERO);
        } else {
            keys = moved;
        }
        keys.into_iter().rev().collect()
    }

    /// The same for the next bracket; its own score need not be told apart in the 2026 edition.
    fn next_keys(&self) -> Vec<Points> {
        let own = scores(self.field, &self.players());
        let next = self.next_score();
        let mut keys = own.clone();
        if self.is_2017() {
            keys = own.iter().map(|score| *score - next).collect();
            keys.extend(own.iter().map(|score| *score - next + Points::ONE));
            keys.insert(Points::ONE);
        }
        keys.into_iter().rev().collect()
    }
}

fn scores(field: &Field, players: &[usize]) -> BTreeSet<Points> {
    (players.iter().map(|p| field.contenders[*p].score)).collect()
}

/// What the colours of a pair fail (2017: C.8–C.11; 2026: C10–C13).
fn colour_failures(one: &Contender, other: &Contender, emit: Emit) {
    let same = one.preference.is_some() && one.preference == other.preference;
    if !same {
        return;
    }
    // Two equal absolute preferences meet only where one of the two is a topscorer (C.3).
    let absolute = [one, other].map(|player| player.strength == Strength::Absolute);
    if absolute == [true, true] {
        let widths = [one, other].map(|player| player.colour_difference.abs());
        let beyond = widths.iter().all(|width| *width >= 2);
        emit(Criterion::ColourDifference, Points::ZERO, u32::from(beyond));
        let unwanted = one.preference.map(adoube_tournament::Colour::opposite);
        // The wider colour difference gets its colour, and the other player the unwanted one. Where
        // they are equal, one of two who both had it twice has it a third time.
        let denied = match widths[0].cmp(&widths[1]) {
            std::cmp::Ordering::Greater => other.repeated == unwanted,
            std::cmp::Ordering::Less => one.repeated == unwanted,
            std::cmp::Ordering::Equal => one.repeated.is_some() && one.repeated == other.repeated,
        };
        emit(Criterion::ThirdColour, Points::ZERO, u32::from(denied));
    }
    emit(Criterion::Preference, Points::ZERO, 1);
    let strong = one.strength.min(other.strength) >= Strength::Strong && absolute != [true, true];
    emit(Criterion::StrongPreference, Points::ZERO, u32::from(strong));
}

/// What it fails that a moved-down player meets this resident (2026: C15, C17, C19, C21).
fn upfloat_failures(moved: &Contender, resident: &Contender, emit: Emit) {
    let last = u32::from(resident.floated_up(0));
    let before = u32::from(resident.floated_up(1));
    emit(Criterion::UpfloatLast, Points::ZERO, last);
    emit(Criterion::UpfloatBefore, Points::ZERO, before);
    emit(Criterion::UpfloatLastScores, moved.score, last);
    emit(Criterion::UpfloatBeforeScores, moved.score, before);
}

/// What the scores of a pair fail (2017: C.6, C.12–C.19).
fn float_failures_2017(higher: &Contender, lower: &Contender, emit: Emit) {
    let difference = higher.score - lower.score;
    if difference == Points::ZERO {
        return;
    }
    emit(Criterion::DownfloaterScores, difference, 1);
    let down = [0, 1].map(|ago| u32::from(higher.floated_down(ago)));
    let up = [0, 1].map(|ago| u32::from(lower.floated_up(ago)));
    emit(Criterion::DownfloatLast, Points::ZERO, down[0]);
    emit(Criterion::UpfloatLast, Points::ZERO, up[0]);
    emit(Criterion::DownfloatBefore, Points::ZERO, down[1]);
    emit(Criterion::UpfloatBefore, Points::ZERO, up[1]);
    emit(Criterion::DownfloatLastScores, difference, down[0]);
    emit(Criterion::UpfloatLastScores, difference, up[0]);
    emit(Criterion::DownfloatBeforeScores, difference, down[1]);
    emit(Criterion::UpfloatBeforeScores, difference, up[1]);
}
