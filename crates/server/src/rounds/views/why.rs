//! Why a round is paired as it is.

use std::collections::{HashMap, HashSet};

use adoube_bodies::names::SectionNames;
use adoube_conduct::rounds::{
    Because, ByeNote, ColoursSeen, Deviation, Explanation, FloatNote, Group, GroupTitle, Instead,
    Moment, Otherwise, PairNote, PairedBy, PlayerNote,
};
use adoube_journal::{Pairing, Section};
use adoube_pairing::dutch::{BracketKind, float_signs};
use adoube_tournament::{BoardNumber, EntrantId, PairingNumber, Points, TeamId, TeamMatch};
use askama::Template;

use super::law::{Cited, floats};
use super::story::PlayerStory;
use super::system::MadeBy;
use super::{MOST_CHOICES, Outdated, by_name};
use crate::auth::Right;
use crate::error::PageError;
use crate::events::EventView;
use crate::guard::AtDesk;
use crate::params::Params;
use crate::paths;
use crate::texts::{count, fill, t, tell, tell_with};
use crate::ui::dates;
use crate::ui::desk::{DeskHead, Tab};
use crate::ui::parts::{BOARD_WORD, Parts};
use crate::ui::score::Score;
use adoube_conduct::rounds::team_boards;

/// The explanation of a round, bracket by bracket.
#[derive(Template)]
#[template(path = "rounds/why.html")]
pub(crate) struct WhyPage {
    head: DeskHead,
    number: u16,
    url: paths::desk::Round,
    back: String,
    system: String,
    /// The code of the system, in small print.
    code: Option<&'static str>,
    /// When the round was paired, if what it was paired from was changed since.
    as_of: Option<String>,
    outdated: Option<Outdated>,
    /// How the rules would pair the round now.
    otherwise: Vec<String>,
    proposal: Option<Proposal>,
    groups: Vec<GroupView>,
    bye: Option<ByeView>,
    deviation: Option<DeviationView>,
    players: Vec<PlayerView>,
    /// One can ask for a player.
    asks: bool,
    /// Whom one can ask for, number and name, where they are few enough to choose from.
    askable: Vec<(u32, String)>,
    asked: Option<u32>,
    told: Option<PlayerStory>,
    legend: Vec<(String, String)>,
    /// Where the pairs go on, if there are many.
    parts: Option<Parts>,
}

/// What is asked beside the round.
pub(crate) struct WhyQuery {
    /// For which player, by number.
    pub player: Option<u32>,
    /// Who would be absent from the next round.
    pub absent: Vec<EntrantId>,
    /// The moment from which a paired round is explained.
    pub moment: Option<Moment>,
    /// How the rules would pair the latest round now.
    pub otherwise: Option<Otherwise>,
    /// The players of some boards, where there are too many to explain all.
    pub some: Option<(Vec<EntrantId>, Parts)>,
}

/// A round that is not paired yet.
struct Proposal {
    hint: String,
    /// The initial colour is drawn only with the pairing.
    draws_colour: bool,
    /// Whoever looks may pair.
    pairs: bool,
    rounds_url: paths::desk::Rounds,
    absent: Vec<u32>,
    /// On how many boards matches of teams are played.
    team_boards: Option<u16>,
}

struct GroupView {
    title: String,
    moved_down: String,
    joined: String,
    residents: String,
    pairs: Vec<PairView>,
    matches: Vec<String>,
    floaters: Vec<FloatView>,
    unmet: Vec<Cited>,
    notes: Vec<String>,
}

struct PairView {
    board: String,
    white: String,
    black: String,
    /// The scores that the pairing saw.
    scores: String,
    colours: Cited,
    not: Option<InsteadView>,
    /// Nobody changed it by hand.
    stands: bool,
}

struct InsteadView {
    player: String,
    because: Cited,
}

struct FloatView {
    /// Who floats, and where to.
    title: String,
    not: Vec<InsteadView>,
    not_with: Vec<InsteadView>,
}

struct ByeView {
    player: String,
    why: String,
    not: Vec<InsteadView>,
}

struct DeviationView {
    made_by: String,
    stands: Vec<String>,
    by_the_rules: Vec<String>,
    why: Option<Cited>,
}

struct PlayerView {
    name: String,
    score: String,
    colours: String,
    /// The sign of the colours, where they are in words.
    colour_sign: &'static str,
    floats: String,
    float_sign: String,
}

impl WhyPage {
    /// The page of an explanation.
    pub(crate) fn of(
        shown: &EventView,
        at: &AtDesk,
        section: &Section,
        why: &Explanation,
        asked: &WhyQuery,
        params: &Params,
    ) -> Result<WhyPage, PageError> {
        let words = Words::of(section, why);
        let rounds = paths::desk::Rounds::of(&at.event, &section.id);
        let url = paths::desk::Round::of(&at.event, &section.id, &why.round);
        let then = asked.moment.as_ref().and_then(Moment::section);
        let past = asked.moment.as_ref();
        let past = past.filter(|moment| moment.is_past(section));
        let player = asked
            .player
            .and_then(|number| numbered(section, why, number));
        let told = player.and_then(|id| PlayerStory::of(why, then.unwrap_or(section), section, id));
        let otherwise = asked.otherwise.as_ref();
        let (mut pairs, mut parts) = words.pairs(params)?;
        if let Some((players, few)) = &asked.some {
            let about: HashSet<&EntrantId> = players.iter().collect();
            pairs.retain(|(_, pair)| about.contains(&pair.white) || about.contains(&pair.black));
            parts = Some(few.clone());
        }
        let groups = words.groups(&pairs, parts.is_some());
        let deviation = why.deviation.as_ref().map(|other| words.deviation(other));
        Ok(WhyPage {
            head: DeskHead::of_section(shown, at, section, Tab::Rounds),
            number: why.round.0,
            back: if why.is_proposal {
                rounds.to_string()
            } else {
                url.to_string()
            },
            url,
            code: match &why.system {
                PairedBy::Swiss(system) => Some(system.name()),
                PairedBy::Table(_) => None,
            },
            system: match &why.system {
                PairedBy::Swiss(system) => tell(system),
                PairedBy::Table(format) => tell(format),
            },
            as_of: past.map(|moment| dates::written(moment.at)),
            outdated: otherwise.map(|_| Outdated {
                leads_to_why: false,
                ..Outdated::of(at, section, why.round)
            }),
            otherwise: otherwise.map_or_else(Vec::new, |otherwise| words.otherwise(otherwise)),
            proposal: (why.is_proposal).then(|| proposal(at, section, rounds, &asked.absent)),
            legend: legend(&groups, deviation.as_ref()),
            groups,
            bye: why.bye.as_ref().map(|bye| words.bye_note(bye)),
            deviation,
            players: words.looked_at(&pairs, parts.is_some()),
            asks: !why.players.is_empty(),
            askable: askable(section, why),
            asked: asked.player,
            told,
            parts,
        })
    }
}

/// Whoever has a number among those who are paired.
fn numbered(section: &Section, why: &Explanation, number: u32) -> Option<EntrantId> {
    let number = PairingNumber::new(number)?;
    if why.of_teams {
        let mut teams = section.draft.teams.iter();
        let found = teams.find(|team| team.pairing_number == Some(number));
        return found.map(|team| EntrantId(team.id.0));
    }
    let mut entrants = section.draft.entrants.iter();
    let found = entrants.find(|entrant| entrant.pairing_number == Some(number));
    found.map(|entrant| entrant.id)
}

pub(super) fn team_name(section: &Section, id: TeamId) -> String {
    let team = section.team(id);
    team.map_or_else(String::new, |team| team.details.name.clone())
}

/// Everybody who has a number, where players, or teams, are paired one by one and can be chosen from a list.
fn askable(section: &Section, why: &Explanation) -> Vec<(u32, String)> {
    if why.players.is_empty() || why.players.len() > MOST_CHOICES {
        return Vec::new();
    }
    let entrants = section.draft.entrants.iter();
    let teams = section.draft.teams.iter();
    let mut all: Vec<(u32, String)> = match why.of_teams {
        true => teams
            .filter_map(|team| Some((team.pairing_number?.get(), team.details.name.clone())))
            .collect(),
        false => entrants
            .filter_map(|entrant| Some((entrant.pairing_number?.get(), entrant.label())))
            .collect(),
    };
    by_name(&mut all, |(_, name)| name);
    all
}

fn proposal(
    at: &AtDesk,
    section: &Section,
    rounds_url: paths::desk::Rounds,
    absent: &[EntrantId],
) -> Proposal {
    let format = section.settings.format;
    let names: Vec<String> = absent.iter().map(|id| section.label(*id)).collect();
    let is_team = format.is_of_team_matches();
    Proposal {
        hint: if names.is_empty() {
            t("rounds-proposal-hint").to_owned()
        } else {
            fill("rounds-proposal-without", &[&names.join("; ")])
        },
        draws_colour: !format.is_fixed_schedule() && section.draft.initial_colour.is_none(),
        pairs: at.member.may(Right::Pairings) && !section.finished,
        rounds_url,
        absent: absent.iter().map(|id| id.0).collect(),
        team_boards: is_team.then(|| team_boards(section)),
    }
}

/// The articles of a page with what they are about, each once.
fn legend(groups: &[GroupView], deviation: Option<&DeviationView>) -> Vec<(String, String)> {
    let mut legend: Vec<(String, String)> = Vec::new();
    let mut note = |cited: &Cited| {
        let known = legend.iter().any(|(article, _)| *article == cited.article);
        if let Some(meaning) = cited.meaning.as_ref().filter(|_| !known) {
            legend.push((cited.article.clone(), meaning.clone()));
        }
    };
    for group in groups {
        for pair in &group.pairs {
            note(&pair.colours);
            pair.not.iter().for_each(|not| note(&not.because));
        }
        for float in &group.floaters {
            let all = float.not.iter().chain(&float.not_with);
            all.for_each(|not| note(&not.because));
        }
        group.unmet.iter().for_each(&mut note);
    }
    deviation
        .and_then(|other| other.why.as_ref())
        .into_iter()
        .for_each(note);
    legend.sort_by_key(|(article, _)| in_order(article));
    legend
}

/// `C2` before `C10`.
fn in_order(article: &str) -> (Option<char>, Vec<u32>) {
    let numbers = article.split(|letter: char| !letter.is_ascii_digit());
    (
        article.chars().find(|letter| letter.is_alphabetic()),
        numbers.filter_map(|number| number.parse().ok()).collect(),
    )
}

/// A pair, and the place of its group.
type GroupedPair<'w> = (usize, &'w PairNote);

/// Names in place of numbers.
struct Words<'w> {
    section: &'w Section,
    why: &'w Explanation,
    scores: HashMap<EntrantId, Points>,
}

impl<'w> Words<'w> {
    fn of(section: &'w Section, why: &'w Explanation) -> Words<'w> {
        let scores = why.players.iter().map(|note| (note.player, note.score));
        Words {
            section,
            why,
            scores: scores.collect(),
        }
    }

    /// The pairs of the part that is asked for: by its number, by a board, or by what is looked for.
    fn pairs(&self, params: &Params) -> Result<(Vec<GroupedPair<'w>>, Option<Parts>), PageError> {
        let groups = self.why.groups.iter().enumerate();
        let pairs =
            groups.flat_map(|(place, group)| group.pairs.iter().map(move |pair| (place, pair)));
        let mut pairs: Vec<GroupedPair<'w>> = pairs.collect();
        let board: Option<BoardNumber> = params
            .query(BOARD_WORD)
            .and_then(|board| board.parse().ok());
        let text = |(_, pair): &GroupedPair<'w>| {
            let (white, black) = (self.label(pair.white), self.label(pair.black));
            format!("{} {white} {black}", pair.board)
        };
        let is_wanted = |(_, pair): &GroupedPair<'w>| Some(pair.board) == board;
        let parts = Parts::cut_at(&mut pairs, params, text, is_wanted)?;
        Ok((pairs, parts))
    }

    /// The groups of these pairs; those without any are shown where everything is.
    fn groups(&self, pairs: &[GroupedPair<'w>], is_part: bool) -> Vec<GroupView> {
        let groups = self.why.groups.iter().enumerate();
        let views = groups.filter_map(|(place, group)| {
            let own = pairs.iter().filter(|(of, _)| *of == place);
            let own: Vec<PairView> = own.map(|(_, pair)| self.pair(pair)).collect();
            let shown = !is_part || !own.is_empty();
            shown.then(|| self.group(group, own))
        });
        views.collect()
    }

    /// What the pairing looked at: of everybody, or of the players of a part.
    fn looked_at(&self, pairs: &[GroupedPair<'w>], is_part: bool) -> Vec<PlayerView> {
        let paired = pairs.iter().flat_map(|(_, pair)| [pair.white, pair.black]);
        let paired: HashSet<EntrantId> = paired.collect();
        let notes = self.why.players.iter();
        let notes = notes.filter(|note| !is_part || paired.contains(&note.player));
        notes.map(|note| self.player(note)).collect()
    }

    fn label(&self, id: EntrantId) -> String {
        match self.why.of_teams {
            true => team_name(self.section, TeamId(id.0)),
            false => self.section.label(id),
        }
    }

    fn names(&self, players: &[EntrantId]) -> String {
        let names: Vec<String> = (players.iter().take(MOST_CHOICES))
            .map(|id| self.label(*id))
            .collect();
        let names = names.join("; ");
        match players.len().saturating_sub(MOST_CHOICES) {
            0 => names,
            others => format!("{names}; {}", count("list-others", others)),
        }
    }

    fn cited(&self, because: &Because) -> Cited {
        Cited::of(because, self.section, self.why.of_teams)
    }

    fn instead(&self, instead: &Instead) -> InsteadView {
        InsteadView {
            player: self.label(instead.player),
            because: self.cited(&instead.because),
        }
    }

    fn group(&self, group: &Group, pairs: Vec<PairView>) -> GroupView {
        GroupView {
            title: self.title(group),
            moved_down: self.names(&group.moved_down),
            joined: self.names(&group.joined),
            residents: self.names(&group.residents),
            pairs,
            matches: group.matches.iter().map(|one| self.meeting(one)).collect(),
            floaters: (group.downfloaters.iter())
                .map(|note| self.floater(note))
                .chain((group.floaters.iter()).map(|note| self.traveller(group, note)))
                .collect(),
            unmet: self.unmet(group),
            notes: (group.notes.iter())
                .map(|note| {
                    tell_with(
                        note,
                        &SectionNames::of_those_paired(self.section, self.why.of_teams),
                    )
                })
                .collect(),
        }
    }

    /// One article may have two criteria that say the same.
    fn unmet(&self, group: &Group) -> Vec<Cited> {
        let mut unmet = group.unmet.clone();
        unmet.dedup();
        unmet.iter().map(|one| self.cited(one)).collect()
    }

    fn title(&self, group: &Group) -> String {
        let is_only = self.why.groups.len() == 1 && !self.why.players.is_empty();
        match &group.title {
            _ if is_only => t("rounds-everybody").to_owned(),
            GroupTitle::Bracket { kind, score } => {
                let key = match kind {
                    BracketKind::Collapsed => "rounds-bracket-collapsed",
                    _ => "rounds-bracket",
                };
                fill(key, &[&Score::from(*score).text()])
            }
            title => tell(title),
        }
    }

    fn pair(&self, pair: &PairNote) -> PairView {
        let score = |id| self.scores.get(&id).map(|score| Score::from(*score).text());
        let scores = score(pair.white).zip(score(pair.black));
        let gone = self
            .why
            .deviation
            .iter()
            .flat_map(|other| &other.by_the_rules);
        let is_same = |other: &Pairing| (other.white, other.black) == (pair.white, pair.black);
        PairView {
            board: pair.board.to_string(),
            white: self.label(pair.white),
            black: self.label(pair.black),
            scores: scores.map_or_else(String::new, |(white, black)| {
                fill("rounds-scores-then", &[&white, &black])
            }),
            colours: self.cited(&pair.colours),
            not: pair.not.as_ref().map(|instead| self.instead(instead)),
            stands: !gone.into_iter().any(is_same),
        }
    }

    fn player(&self, note: &PlayerNote) -> PlayerView {
        let floated = floats(&note.floats);
        let sign = match &note.colours {
            ColoursSeen::Dutch(preference) => preference.sign(),
            ColoursSeen::SoFar { .. } | ColoursSeen::UsChess { .. } => "",
        };
        PlayerView {
            name: self.label(note.player),
            score: Score::from(note.score).text(),
            colours: tell(&note.colours),
            colour_sign: sign,
            float_sign: match floated.is_empty() {
                true => String::new(),
                false => float_signs(&note.floats),
            },
            floats: floated,
        }
    }

    fn floater(&self, note: &FloatNote) -> FloatView {
        let all = |some: &[Instead]| some.iter().map(|one| self.instead(one)).collect();
        let player = self.label(note.player);
        let bye = self.why.bye.as_ref();
        let has_bye = bye.is_some_and(|bye| bye.player == note.player);
        FloatView {
            title: match has_bye {
                true => fill("rounds-gets-bye", &[&player]),
                false => fill("rounds-floats", &[&player]),
            },
            not: all(&note.not),
            not_with: all(&note.not_with),
        }
    }

    fn bye_note(&self, bye: &ByeNote) -> ByeView {
        let why = bye.why.as_ref();
        let why = why.map(|note| {
            tell_with(
                note,
                &SectionNames::of_those_paired(self.section, self.why.of_teams),
            )
        });
        ByeView {
            player: self.label(bye.player),
            why: why.unwrap_or_default(),
            not: bye.not.iter().map(|one| self.instead(one)).collect(),
        }
    }

    /// Who came from another group, or left for one.
    fn traveller(&self, group: &Group, note: &FloatNote) -> FloatView {
        let key = match group.joined.contains(&note.player) {
            true => "rounds-comes",
            false => "rounds-leaves",
        };
        FloatView {
            title: fill(key, &[&self.label(note.player)]),
            ..self.floater(note)
        }
    }

    fn board(&self, pairing: &Pairing) -> String {
        let (white, black) = (self.label(pairing.white), self.label(pairing.black));
        format!("{}: {white} – {black}", pairing.board)
    }

    fn bye(&self, player: Option<EntrantId>) -> String {
        let name = player.map_or_else(|| t("rounds-nobody").to_owned(), |id| self.label(id));
        fill("rounds-bye-of", &[&name])
    }

    fn otherwise(&self, otherwise: &Otherwise) -> Vec<String> {
        let boards = otherwise.boards.iter().map(|board| self.board(board));
        let bye = otherwise.bye.map(|bye| self.bye(Some(bye)));
        boards.chain(bye).collect()
    }

    fn meeting(&self, meeting: &TeamMatch) -> String {
        let name = |id| team_name(self.section, id);
        format!(
            "{}: {} – {}",
            meeting.table,
            name(meeting.first),
            name(meeting.second)
        )
    }

    fn deviation(&self, deviation: &Deviation) -> DeviationView {
        let mut stands: Vec<String> = deviation.stands.iter().map(|one| self.board(one)).collect();
        let mut rules: Vec<String> = deviation
            .by_the_rules
            .iter()
            .map(|one| self.board(one))
            .collect();
        stands.extend(deviation.matches_stand.iter().map(|one| self.meeting(one)));
        rules.extend(
            deviation
                .matches_by_the_rules
                .iter()
                .map(|one| self.meeting(one)),
        );
        if deviation.bye_stands != deviation.bye_by_the_rules {
            stands.push(self.bye(deviation.bye_stands));
            rules.push(self.bye(deviation.bye_by_the_rules));
        }
        let status = self.section.rounds.get(self.why.round.place());
        DeviationView {
            made_by: status.map_or_else(String::new, |status| MadeBy::of(&status.made_by).name),
            stands,
            by_the_rules: rules,
            why: deviation.why.as_ref().map(|why| self.cited(why)),
        }
    }
}
