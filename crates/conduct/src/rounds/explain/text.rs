//! An explanation as plain text.

use adoube_journal::Pairing;
use adoube_tournament::{EntrantId, TeamMatch};

use super::{Because, Deviation, Explanation, FloatNote, Group, Instead, PairNote};

/// How somebody is called.
type Name<'n> = &'n dyn Fn(EntrantId) -> String;

impl Explanation {
    /// The explanation as plain text; `name` says how somebody is called.
    pub fn text(&self, name: &dyn Fn(EntrantId) -> String) -> String {
        let state = if self.is_proposal {
            " (not paired yet)"
        } else {
            ""
        };
        let mut text = format!("Round {}, {}{state}\n", self.round, self.system);
        for group in &self.groups {
            text += &self.group(group, name);
        }
        if let Some(bye) = &self.bye
            && !bye.why.is_empty()
        {
            text += &format!("\n{}\n", bye.why);
        }
        if let Some(deviation) = &self.deviation {
            text += &deviation.text(name);
        }
        text
    }

    fn group(&self, group: &Group, name: Name) -> String {
        let list = |players: &[EntrantId]| -> String {
            let tags: Vec<String> = players.iter().map(|id| self.tag(*id, name)).collect();
            tags.join("; ")
        };
        let mut text = format!("\n{}\n", group.title);
        if !group.moved_down.is_empty() {
            text += &format!("  moved down: {}\n", list(&group.moved_down));
        }
        if !group.residents.is_empty() {
            text += &format!("  residents: {}\n", list(&group.residents));
        }
        for note in &group.notes {
            text += &format!("  {note}\n");
        }
        for meeting in &group.matches {
            text += &format!("  {}\n", meeting_text(meeting));
        }
        for pair in &group.pairs {
            text += &pair.text(name);
        }
        for float in &group.downfloaters {
            text += &self.float(float, name);
        }
        let unmet: Vec<String> = group.unmet.iter().map(|one| one.cited()).collect();
        if !unmet.is_empty() {
            text += &format!("  could not be avoided: {}\n", unmet.join("; "));
        }
        text
    }

    /// A player with what the pairing looked at.
    fn tag(&self, id: EntrantId, name: Name) -> String {
        let note = self.players.iter().find(|note| note.player == id);
        note.map_or_else(String::new, |note| {
            let floats = note.floats.trim_end_matches('-');
            let words = [name(id), note.colours.clone(), floats.to_owned()];
            let words: Vec<String> = words.into_iter().filter(|word| !word.is_empty()).collect();
            words.join(" ")
        })
    }

    fn float(&self, float: &FloatNote, name: Name) -> String {
        let has_bye = self
            .bye
            .as_ref()
            .is_some_and(|bye| bye.player == float.player);
        let what = if has_bye {
            "floats down to the bye"
        } else {
            "floats down"
        };
        let is_plain = float.not.is_empty() && float.not_with.is_empty();
        let lowest = if is_plain {
            ", as the lowest ranked"
        } else {
            ""
        };
        let mut text = format!("  {} {what}{lowest}\n", name(float.player));
        for instead in &float.not {
            text += &format!("    not {}\n", instead.text(name));
        }
        for instead in &float.not_with {
            text += &format!("    not with {}\n", instead.text(name));
        }
        text
    }
}

impl Because {
    /// The reason with its article.
    pub fn cited(&self) -> String {
        format!("{} ({})", self.text, self.article)
    }
}

impl Instead {
    fn text(&self, name: Name) -> String {
        format!("{}: {}", name(self.player), self.because.cited())
    }
}

impl PairNote {
    fn text(&self, name: Name) -> String {
        let [white, black] = [self.white, self.black].map(name);
        let mut text = format!(
            "  board {}: {white} – {black}\n    colours: {}\n",
            self.board,
            self.colours.cited()
        );
        if let Some(not) = &self.not {
            text += &format!("    not with {}\n", not.text(name));
        }
        text
    }
}

fn meeting_text(meeting: &TeamMatch) -> String {
    let (first, second) = (meeting.first, meeting.second);
    format!("table {}: {first} – {second}", meeting.table)
}

impl Deviation {
    fn text(&self, name: Name) -> String {
        let boards = |boards: &[Pairing]| -> String {
            let line = |pairing: &Pairing| {
                let [white, black] = [pairing.white, pairing.black].map(name);
                format!("    board {}: {white} – {black}\n", pairing.board)
            };
            boards.iter().map(line).collect()
        };
        let matches = |matches: &[TeamMatch]| -> String {
            let line = |meeting: &TeamMatch| format!("    {}\n", meeting_text(meeting));
            matches.iter().map(line).collect()
        };
        let bye = |bye: Option<EntrantId>| match bye {
            Some(id) if self.bye_stands != self.bye_by_the_rules => {
                format!("    bye: {}\n", name(id))
            }
            _ => String::new(),
        };
        let why = self.why.as_ref().map_or_else(String::new, |why| {
            format!("  what speaks against it: {}\n", why.cited())
        });
        format!(
            "\nThe round stands otherwise than the rules pair it (recorded as made: {}).\n  \
             it stands:\n{}{}{}  by the rules:\n{}{}{}{why}",
            self.made_by,
            boards(&self.stands),
            matches(&self.matches_stand),
            bye(self.bye_stands),
            boards(&self.by_the_rules),
            matches(&self.matches_by_the_rules),
            bye(self.bye_by_the_rules),
        )
    }
}
