//! An explanation in sentences, with the rules' numbers.

use adoube_tournament::EntrantId;

use super::bars::Bar;
use super::bye::ByeRule;
use super::colours::ColourRule;
use super::explain::{BoardNote, Limit, RoundExplanation, SwitchMade, SwitchReason};
use super::pairing::GroupPairing;
use super::switches::SwitchKind;

/// How somebody is called.
type Name<'n> = &'n dyn Fn(EntrantId) -> String;

impl RoundExplanation {
    /// The explanation in sentences: groups with their natural pairings, switches, colours, bye.
    pub fn sentences(&self, name: &dyn Fn(EntrantId) -> String) -> Vec<String> {
        self.sentences_about(None, name)
    }

    /// The same of some players only: their groups, and the switches and boards they are in.
    pub fn sentences_about(
        &self,
        asked: Option<&[EntrantId]>,
        name: &dyn Fn(EntrantId) -> String,
    ) -> Vec<String> {
        let is_about = |id: EntrantId| asked.is_none_or(|asked| asked.contains(&id));
        let mut lines: Vec<String> = Vec::new();
        for group in &self.pairing.groups {
            let dropped = group.natural.iter().flat_map(|(one, other)| [*one, *other]);
            if group.members.iter().copied().chain(dropped).any(is_about) {
                lines.extend(group.sentences(name));
            }
        }
        for switch in &self.switches {
            let mut pairs = switch.before.iter().chain(&switch.after);
            if pairs.any(|(one, other)| is_about(*one) || is_about(*other)) {
                lines.push(switch.sentence(name));
            }
        }
        for (board, note) in (1..).zip(&self.boards) {
            if is_about(note.white) || is_about(note.black) {
                lines.push(format!("Board {board}: {}", note.sentence(name)));
            }
        }
        if self.pairing.bye.is_some_and(is_about) {
            lines.extend(self.bye_sentence(name));
        }
        let exceptions = self.pairing.exceptions.iter();
        for exception in exceptions.filter(|one| is_about(one.one) || is_about(one.other)) {
            let (one, other) = (name(exception.one), name(exception.other));
            let why = exception.bar.words();
            lines.push(format!(
                "{one} meets {other} although they {why}: there is no way around it."
            ));
        }
        lines
    }

    /// Why the bye goes where it goes, in a sentence.
    pub fn bye_sentence(&self, name: &dyn Fn(EntrantId) -> String) -> Option<String> {
        let (bye, rule) = (self.pairing.bye?, self.pairing.bye_rule?);
        let why = match rule {
            ByeRule::LowestRated => "is the lowest rated player of the lowest score group",
            ByeRule::Unrated => {
                "is unrated but not new, and no rated player of the group may have it"
            }
            ByeRule::New => "is new, and nobody else of the group may have it",
            ByeRule::AfterHalfPoint => "took a half-point bye, but all others have had a bye",
            ByeRule::Late => "entered late, and nobody else may have it",
            ByeRule::SparesNew => {
                "is in the group above one in which only new players could have it"
            }
            ByeRule::Colours => {
                "is higher rated than the one it would go to, and colours are better so"
            }
            ByeRule::Table => "rests in this round of the table",
        };
        let passed: Vec<String> = self.bye_passed_over.iter().map(|id| name(*id)).collect();
        let over = match passed[..] {
            [] => String::new(),
            _ if rule == ByeRule::Colours => format!(", instead of {}", passed.join(", ")),
            _ => format!(
                "; without {} the others could not be paired",
                passed.join(", ")
            ),
        };
        Some(format!(
            "{} gets the full-point bye: {why} ({}){over}.",
            name(bye),
            rule.article()
        ))
    }
}

impl GroupPairing {
    /// The group in sentences: its due colours, who drops, its natural pairings.
    pub fn sentences(&self, name: &dyn Fn(EntrantId) -> String) -> Vec<String> {
        let list = |players: &[EntrantId]| -> String {
            players
                .iter()
                .map(|id| name(*id))
                .collect::<Vec<_>>()
                .join(", ")
        };
        let mut lines = Vec::new();
        let due = &self.due;
        let only = if due.only_equalisation {
            ", counting only who has had unequal colours"
        } else {
            ""
        };
        let added = if self.has_added_points {
            " for pairing, with the point added in the first two rounds (28R1)"
        } else {
            ""
        };
        lines.push(format!(
            "Score {}{added}: {} {}; of those paired here {} {} due White, {} Black, {} neither{only} (29E6a).",
            self.score,
            self.members.len(),
            if self.members.len() == 1 { "player" } else { "players" },
            due.white,
            if due.white == 1 { "is" } else { "are" },
            due.black,
            due.neither
        ));
        if !self.dropped_out.is_empty() {
            lines.push(format!(
                "{} {} to a lower group (29D1).",
                list(&self.dropped_out),
                if self.dropped_out.len() == 1 {
                    "drops"
                } else {
                    "drop"
                }
            ));
        }
        let boards: Vec<String> = (self.natural.iter())
            .map(|(one, other)| format!("{} – {}", name(*one), name(*other)))
            .collect();
        if !boards.is_empty() {
            lines.push(format!("Natural pairings: {} (29C1).", boards.join(", ")));
        }
        lines
    }
}

impl SwitchMade {
    /// The switch in a sentence.
    pub fn sentence(&self, name: &dyn Fn(EntrantId) -> String) -> String {
        let boards = |pairs: &[(EntrantId, EntrantId)]| -> String {
            let board = |(one, other): &(EntrantId, EntrantId)| {
                format!("{} – {}", name(*one), name(*other))
            };
            pairs.iter().map(board).collect::<Vec<_>>().join(", ")
        };
        let kind = match self.kind {
            SwitchKind::None | SwitchKind::Transposition => "Transposition",
            SwitchKind::Interchange => "Interchange",
            SwitchKind::OddPlayer => "Another odd player or opponent",
        };
        let limit = match self.limit {
            Limit::Narrow(limit) | Limit::Wide(limit) => format!("limit {limit}"),
            Limit::NotForColours | Limit::Unrated | Limit::Waived => "no limit".to_owned(),
        };
        let counted = if self.cost < self.exchanged {
            format!(", counting as {}", self.cost)
        } else {
            String::new()
        };
        format!(
            "{kind}: {} become {}; {} points{counted}, {limit} ({}), {}.",
            boards(&self.before),
            boards(&self.after),
            self.exchanged,
            self.limit.article(),
            self.reason.words(name)
        )
    }
}

impl SwitchReason {
    fn words(&self, name: Name) -> String {
        match self {
            SwitchReason::Parts(one, other, bar) => format!(
                "since {} and {} {} ({})",
                name(*one),
                name(*other),
                bar.words(),
                bar.article()
            ),
            SwitchReason::ThirdColour(before, after) => {
                format!(
                    "so that {after} instead of {before} have a colour three times running (29E5f)"
                )
            }
            SwitchReason::Equalisation(before, after) => format!(
                "so that {after} instead of {before} get one colour two or more times more often (29E5b)"
            ),
            SwitchReason::DueColour(before, after) => {
                format!("so that {after} instead of {before} do not get their due colour (29E5a)")
            }
            SwitchReason::Follows => "which follows from switches above (29E6)".to_owned(),
        }
    }
}

impl Bar {
    /// What speaks against a pair, as the end of "they …".
    pub fn words(self) -> &'static str {
        match self {
            Bar::TeammatesInGroup | Bar::Teammates => "are of one team",
            Bar::Requested => "should be kept apart",
            Bar::ThirdColour => "had the same colour twice running",
            Bar::Met => "have met",
            Bar::MetTwice => "have met more than once",
            Bar::Prohibited => "may not meet in this event",
        }
    }
}

impl BoardNote {
    fn sentence(&self, name: Name) -> String {
        let why = self.colours.words();
        let dropped = match self.dropped {
            Some(player) => format!("; {} dropped", name(player)),
            None => String::new(),
        };
        format!(
            "{} – {}: {why} ({}){dropped}.",
            name(self.white),
            name(self.black),
            self.colours.article()
        )
    }
}

impl ColourRule {
    /// What decided the colours, in words.
    pub fn words(self) -> String {
        match self {
            ColourRule::Toss => "neither is due a colour, so the toss decides by boards".to_owned(),
            ColourRule::BothDue => "both get their due colours".to_owned(),
            ColourRule::OneDue => "the one who is due a colour gets it".to_owned(),
            ColourRule::Unbalanced => "who had unequal colours gets the due one".to_owned(),
            ColourRule::GreaterImbalance => "the greater imbalance gets the due colour".to_owned(),
            ColourRule::LastRound => {
                "both get the other colour than in the round before".to_owned()
            }
            ColourRule::LatestDifference(round) => {
                format!("their colours differed last in round {round}")
            }
            ColourRule::HigherRanked => {
                "the same colours so far, the higher ranked gets the due one".to_owned()
            }
            ColourRule::MinusGroup => {
                "the same colours so far, the lower ranked of a minus score gets the due one"
                    .to_owned()
            }
            ColourRule::Turn => {
                "the same colours so far, it is the lower ranked player's turn".to_owned()
            }
            ColourRule::Lot => "the same colours so far, the lot decides".to_owned(),
            ColourRule::NoThird => "nobody gets a colour for the third time running".to_owned(),
        }
    }
}
