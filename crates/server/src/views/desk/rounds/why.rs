//! Why a round is paired as it is.

use adoube_conduct::rounds::{
    Because, Deviation, Explanation, FloatNote, Group, Instead, PairNote,
};
use adoube_journal::{Pairing, Section};
use adoube_tournament::{EntrantId, TeamMatch};
use askama::Template;

use crate::events::Shown;
use crate::guard::AtDesk;
use crate::texts::{fill, t};
use crate::views::desk::{DeskHead, Tab};
use crate::views::score::Score;

/// The explanation of a round, bracket by bracket.
#[derive(Template)]
#[template(path = "desk/rounds/why.html")]
pub struct WhyPage {
    head: DeskHead,
    number: u16,
    back: String,
    system: String,
    is_proposal: bool,
    groups: Vec<GroupView>,
    bye: Option<(String, String)>,
    deviation: Option<DeviationView>,
    players: Vec<PlayerView>,
}

struct GroupView {
    title: String,
    moved_down: Vec<String>,
    residents: Vec<String>,
    pairs: Vec<PairView>,
    matches: Vec<String>,
    floaters: Vec<FloatView>,
    unmet: Vec<Because>,
    notes: Vec<String>,
}

struct PairView {
    board: String,
    white: String,
    black: String,
    colours: Because,
    not: Option<InsteadView>,
}

struct InsteadView {
    player: String,
    because: Because,
}

struct FloatView {
    player: String,
    not: Vec<InsteadView>,
    not_with: Vec<InsteadView>,
}

struct DeviationView {
    made_by: String,
    stands: Vec<String>,
    by_the_rules: Vec<String>,
    why: Option<Because>,
}

struct PlayerView {
    name: String,
    score: String,
    colours: String,
    floats: String,
}

impl WhyPage {
    /// The page of an explanation.
    pub fn of(shown: &Shown, at: &AtDesk, section: &Section, why: &Explanation) -> WhyPage {
        let words = Words(section);
        let players = why.players.iter();
        let rounds = format!("/desk/{}/{}/rounds", at.event, section.id);
        WhyPage {
            head: DeskHead::of_section(shown, at, section, Tab::Rounds),
            number: why.round.0,
            back: if why.is_proposal {
                rounds
            } else {
                format!("{rounds}/{}", why.round)
            },
            system: why.system.clone(),
            is_proposal: why.is_proposal,
            groups: why.groups.iter().map(|group| words.group(group)).collect(),
            bye: (why.bye.as_ref()).map(|bye| (section.label(bye.player), bye.why.clone())),
            deviation: why.deviation.as_ref().map(|other| words.deviation(other)),
            players: players
                .map(|note| PlayerView {
                    name: section.label(note.player),
                    score: Score::from(note.score).text(),
                    colours: note.colours.clone(),
                    floats: note.floats.clone(),
                })
                .collect(),
        }
    }
}

/// Names in place of numbers.
struct Words<'s>(&'s Section);

impl Words<'_> {
    fn names(&self, players: &[EntrantId]) -> Vec<String> {
        players.iter().map(|id| self.0.label(*id)).collect()
    }

    fn instead(&self, instead: &Instead) -> InsteadView {
        InsteadView {
            player: self.0.label(instead.player),
            because: instead.because.clone(),
        }
    }

    fn group(&self, group: &Group) -> GroupView {
        GroupView {
            title: group.title.clone(),
            moved_down: self.names(&group.moved_down),
            residents: self.names(&group.residents),
            pairs: group.pairs.iter().map(|pair| self.pair(pair)).collect(),
            matches: group.matches.iter().map(|one| self.meeting(one)).collect(),
            floaters: group
                .downfloaters
                .iter()
                .map(|note| self.floater(note))
                .collect(),
            unmet: group.unmet.clone(),
            notes: group.notes.clone(),
        }
    }

    fn pair(&self, pair: &PairNote) -> PairView {
        PairView {
            board: pair.board.to_string(),
            white: self.0.label(pair.white),
            black: self.0.label(pair.black),
            colours: pair.colours.clone(),
            not: pair.not.as_ref().map(|instead| self.instead(instead)),
        }
    }

    fn floater(&self, note: &FloatNote) -> FloatView {
        let all = |some: &[Instead]| some.iter().map(|one| self.instead(one)).collect();
        FloatView {
            player: self.0.label(note.player),
            not: all(&note.not),
            not_with: all(&note.not_with),
        }
    }

    fn meeting(&self, meeting: &TeamMatch) -> String {
        let name = |id| {
            let team = self.0.team(id);
            team.map_or("", |team| team.details.name.as_str())
        };
        format!(
            "{}: {} – {}",
            meeting.table,
            name(meeting.first),
            name(meeting.second)
        )
    }

    fn deviation(&self, deviation: &Deviation) -> DeviationView {
        let board = |pairing: &Pairing| {
            let (white, black) = (self.0.label(pairing.white), self.0.label(pairing.black));
            format!("{}: {white} – {black}", pairing.board)
        };
        let bye = |player: Option<EntrantId>| {
            let name = player.map_or_else(|| t("rounds-nobody").to_owned(), |id| self.0.label(id));
            fill("rounds-bye-of", &[&name])
        };
        let mut stands: Vec<String> = deviation.stands.iter().map(board).collect();
        let mut rules: Vec<String> = deviation.by_the_rules.iter().map(board).collect();
        stands.extend(deviation.matches_stand.iter().map(|one| self.meeting(one)));
        rules.extend(
            deviation
                .matches_by_the_rules
                .iter()
                .map(|one| self.meeting(one)),
        );
        if deviation.bye_stands != deviation.bye_by_the_rules {
            stands.push(bye(deviation.bye_stands));
            rules.push(bye(deviation.bye_by_the_rules));
        }
        DeviationView {
            made_by: deviation.made_by.clone(),
            stands,
            by_the_rules: rules,
            why: deviation.why.clone(),
        }
    }
}
