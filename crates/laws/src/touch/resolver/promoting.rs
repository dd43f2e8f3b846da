//! The new piece of a promotion.

use adoube_rulebook::UpsideDownRook;
use shakmaty::{Move, Role, Square};

use super::Resolver;
use crate::moves::Progress;
use crate::topics;
use crate::touch::table::NewPiece;
use crate::touch::{TouchBreach, TouchStep};

impl Resolver<'_> {
    pub(super) fn role_of_new_piece(
        &self,
        role: Role,
        upside_down: bool,
        declared: Option<Role>,
    ) -> Role {
        let is_choice = |role: &Role| !matches!(role, Role::King | Role::Pawn);
        match self.parameters.touch.upside_down_rook {
            UpsideDownRook::Queen if upside_down && role == Role::Rook => {
                declared.filter(is_choice).unwrap_or(Role::Queen)
            }
            _ => role,
        }
    }

    pub(super) fn place_promotion(&mut self, new: NewPiece) {
        self.adjusting = false;
        self.handled = true;
        self.table.new_piece = Some(new);
        self.choose(new.square, new.role);
        self.settle();
    }

    /// The choice is final when the new piece touches the square (4.4.4, 9D).
    fn choose(&mut self, square: Square, role: Role) {
        if self.chosen.is_some_and(|chosen| chosen != (square, role)) {
            self.breach(topics::PROMOTION_CHOICE, TouchBreach::ChoiceChanged);
            return;
        }
        let is_meant = |legal: &Move| legal.promotion() == Some(role) && legal.to() == square;
        let meant: Vec<Move> = self.legal.iter().copied().filter(is_meant).collect();
        let within = self.still_allowed(&meant);
        if meant.is_empty() {
            let step = TouchStep::NoSuchPromotion { role, square };
            self.step(topics::PROMOTION, step);
        } else if within.is_empty() {
            let against = TouchBreach::PromotedAgainstDuty { role, square };
            self.breach(self.governing, against);
        } else {
            self.chosen = Some((square, role));
            let chosen = TouchStep::PromotionChosen { role, square };
            self.narrow(within, topics::PROMOTION_CHOICE, chosen);
            self.phase = self.phase.after(Progress::PartReleased);
        }
    }
}
