//! What every family works with.

pub(super) use adoube_clock::{Colour, Span};
pub(super) use adoube_rulebook::Topic;

pub(super) use crate::declare::{choices, family, range, rule_if, says};
pub(super) use crate::incident::Decided;
pub(super) use crate::ruling::Draft;
pub(super) use crate::scene::{Official, Pace, Scene};
pub(super) use crate::topics::*;
pub(super) use crate::{
    Counter, GameResult, Measure, MeasureKind, PositionAction, Question, Ruling, Scope, Stage,
    Statement,
};
