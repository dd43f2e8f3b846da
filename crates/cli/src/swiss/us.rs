//! The Swiss system of US Chess over tournament report files.

use std::path::Path;
use std::process::ExitCode;

use adoube_bodies::names::NamesIn;
use adoube_bodies::swiss::{DifferenceBody, UsCannotPair, UsPairing};
use adoube_conduct::checker::{self, PairedBy};
use adoube_pairing::check::{Difference, paired_in};
use adoube_pairing::system::SwissSystem;
pub(crate) use adoube_pairing::us::RoundPairing;
use adoube_pairing::us::{self, Facts, Pair, Settings, TeamSwiss, variations};
use adoube_tournament::{EntrantId, PrimaryScore, RatingUsed, RoundNumber, Tournament};
use serde::de::DeserializeOwned;

use super::check::difference_body;
use super::file::{SwissFile, label};
use crate::failure::Failure;
use crate::texts::{fail, say, tell, tell_with, words};
use crate::{files, output};

/// A section by the US system: what it has announced, and what the director knows.
#[derive(Clone, Default)]
pub(crate) struct Section {
    pub settings: Settings,
    pub facts: Facts,
    /// What makes the score groups of teams, where teams are paired.
    pub of_teams: Option<PrimaryScore>,
}

/// What the files of `--us-settings` and `--us-facts` say.
#[derive(Clone, Default)]
pub(crate) struct UsFiles {
    settings: Option<toml::Table>,
    facts: Option<Facts>,
}

impl UsFiles {
    pub(crate) fn read(settings: Option<&Path>, facts: Option<&Path>) -> Result<UsFiles, Failure> {
        let told = UsFiles {
            settings: settings.map(read).transpose()?,
            facts: facts.map(read).transpose()?,
        };
        // What is wrong with the settings is told with the name of their file.
        settings.map(read::<Settings>).transpose()?;
        if let (Some(path), Some(facts)) = (facts, &told.facts) {
            let name = files::name_of(path);
            (facts.check()).map_err(|fault| Failure::new(format!("{name}: {}", tell(&fault))))?;
        }
        Ok(told)
    }

    /// The section. Which rating ranks the players is what the settings say, or else the report
    /// file.
    pub(crate) fn section(&self, rating: Option<RatingUsed>) -> Result<Section, Failure> {
        let table = self.settings.clone().unwrap_or_default();
        let says_rating = table.contains_key("rating");
        let settings = toml::Value::Table(table).try_into();
        let mut settings: Settings = settings.map_err(|error| Failure::new(error.to_string()))?;
        if let Some(rating) = rating.filter(|_| !says_rating) {
            settings.rating = rating;
        }
        Ok(Section {
            settings,
            facts: self.facts.clone().unwrap_or_default(),
            of_teams: None,
        })
    }

    /// Another system has no use for either.
    pub(crate) fn must_be_empty(&self) -> Result<(), Failure> {
        if self.settings.is_none() && self.facts.is_none() {
            return Ok(());
        }
        Err(fail!("swiss-us-files-misplaced"))
    }
}

impl Section {
    /// The system, with what is announced.
    pub(crate) fn system(&self) -> SwissSystem {
        let settings = self.settings.clone();
        match self.of_teams {
            Some(primary) => TeamSwiss { settings, primary }.into(),
            None => settings.into(),
        }
    }

    /// Those who are paired: the players, or the teams.
    pub(crate) fn competitors(&self, tournament: &Tournament) -> Tournament {
        self.system().competitors(tournament).tournament().clone()
    }

    /// Everybody of whom settings and facts speak has to be there.
    pub(crate) fn must_know(&self, name: &str, tournament: &Tournament) -> Result<(), Failure> {
        let is_there = |id: &EntrantId| tournament.entrant(*id).is_some();
        match self.entrants().find(|id| !is_there(id)) {
            None => Ok(()),
            Some(id) => Err(fail!("swiss-us-nobody", name, number = id.0)),
        }
    }

    fn entrants(&self) -> impl Iterator<Item = EntrantId> + '_ {
        let players = (self.facts.players.iter()).flat_map(|player| {
            [Some(player.entrant), player.reentry_of]
                .into_iter()
                .flatten()
        });
        let requests = self.facts.requests.iter().flat_map(|r| r.entrants.clone());
        let classes = self.settings.class_pairings.iter();
        let classes = classes.flat_map(|class| class.players.clone());
        players.chain(requests).chain(classes)
    }
}

/// Settings or facts from a file.
pub(crate) fn read<T: DeserializeOwned>(path: &Path) -> Result<T, Failure> {
    let (name, text) = files::read_text(path)?;
    toml::from_str(&text).map_err(|error| Failure::new(format!("{name}: {error}")))
}

/// Tells which variations are in use and what notice they need.
pub(crate) fn tell_variations(section: &Section) {
    for variation in variations::in_use(&section.settings) {
        let told = say!("swiss-variation-in-use", variation);
        output::print_error(&format!("{told}\n"));
    }
}

/// Pairs a round: the next one, or one of the file again.
pub(crate) fn pair(
    tournament: &Tournament,
    round: RoundNumber,
    section: &Section,
) -> Result<RoundPairing, us::CannotPair> {
    let Section {
        settings, facts, ..
    } = section;
    match tournament.draft().round(round) {
        Some(paired) => us::pair_among(tournament, round, &paired_in(paired), settings, facts),
        None => us::pair(tournament, round, settings, facts),
    }
}

/// A round for programs.
pub(crate) fn pairing_body<'a>(
    tournament: &'a Tournament,
    section: &Section,
    pairing: &RoundPairing,
    seed: Option<u64>,
) -> UsPairing<'a> {
    UsPairing::of(tournament, section.system().name(), pairing, seed, words())
}

pub(crate) fn cannot_pair(
    file: &SwissFile,
    tournament: &Tournament,
    section: &Section,
    reason: &us::CannotPair,
    json: bool,
) -> ExitCode {
    let reason = tell_with(reason, &NamesIn(tournament));
    if json {
        output::print_json(&UsCannotPair {
            system: section.system().name(),
            cannot_pair: reason,
        });
    } else {
        output::print_error(&format!("{}: {reason}\n", file.name));
    }
    ExitCode::from(crate::ANSWER_IS_NO)
}

/// Why a round is paired as it is, or why those whom `asked` finds in it are.
pub(crate) fn explain(
    file: &SwissFile,
    tournament: &Tournament,
    round: RoundNumber,
    section: &Section,
    asked: impl Fn(&RoundPairing) -> Result<Option<Vec<EntrantId>>, Failure>,
    json: bool,
) -> Result<ExitCode, Failure> {
    let Section {
        settings, facts, ..
    } = section;
    let present = match tournament.draft().round(round) {
        Some(paired) => paired_in(paired),
        None => us::present(tournament, round, facts),
    };
    match us::explain(tournament, round, &present, settings, facts) {
        Ok(explanation) => {
            let about = asked(&explanation.pairing)?;
            let notes = explanation.notes_about(about.as_deref());
            let names = NamesIn(tournament);
            let sentences: Vec<String> =
                (notes.iter()).map(|note| tell_with(note, &names)).collect();
            if json {
                let pairing = &explanation.pairing;
                let mut body = pairing_body(tournament, section, pairing, None);
                if let Some(about) = &about {
                    body.keep_boards_of(about);
                }
                body.explanation = Some(sentences);
                output::print_json(&body);
            } else {
                let heading = say!("swiss-round", round, system = section.system());
                output::print(&format!("{heading}\n{}\n", sentences.join("\n")));
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(reason) => Ok(cannot_pair(file, tournament, section, &reason, json)),
    }
}

fn lines(tournament: &Tournament, difference: &Difference) -> Vec<String> {
    if let Err(reason) = &difference.expected {
        return vec![tell_with(reason, &NamesIn(tournament))];
    }
    let text = |id: &str, pair: Pair| {
        let [white, black] = [pair.white, pair.black].map(|id| label(tournament, id));
        say!(id, white, black)
    };
    let found = difference.found_pairs().into_iter();
    let found = found.map(|(_, pair)| text("swiss-us-found", pair));
    let expected = difference.expected_pairs().into_iter();
    let expected = expected.map(|(_, pair)| text("swiss-us-expected", pair));
    let mut lines: Vec<String> = found.chain(expected).collect();
    if difference.byes_differ() {
        let name = |bye: Option<EntrantId>| bye.map(|id| label(tournament, id));
        let (found, expected) = (name(difference.found.bye), name(difference.expected_bye()));
        lines.push(say!("swiss-us-bye", found, expected));
    }
    lines
}

/// A file whose rounds were paired again.
pub(crate) struct Checked {
    pub name: String,
    pub checked: checker::Checked,
}

impl Checked {
    fn tournament(&self) -> &Tournament {
        self.checked.among.tournament()
    }

    fn system(&self) -> Option<&SwissSystem> {
        match &self.checked.paired_by {
            PairedBy::Swiss(system) => Some(system),
            PairedBy::RoundRobin | PairedBy::Otherwise => None,
        }
    }

    pub(crate) fn text(&self) -> String {
        let name = &self.name;
        let mut text = String::new();
        for difference in &self.checked.differences {
            let heading = say!("swiss-us-difference", name, round = difference.round);
            let lines = lines(self.tournament(), difference);
            text += &format!("{heading}\n  {}\n", lines.join("\n  "));
        }
        text + &say!(
            "swiss-us-checked",
            name,
            different = self.checked.differences.len(),
            rounds = self.tournament().rounds().len(),
            system = self.system()
        ) + "\n"
    }

    /// What differs, for programs.
    pub(crate) fn difference_bodies(&self) -> Vec<DifferenceBody<'_>> {
        let differences = self.checked.differences.iter();
        differences.map(|one| self.difference_body(one)).collect()
    }

    /// In the form of the other systems, with the sentences of the text beside it.
    fn difference_body(&self, difference: &Difference) -> DifferenceBody<'_> {
        let tournament = self.tournament();
        let reason = difference.expected.as_ref().err();
        let reason = reason.map(|reason| tell_with(reason, &NamesIn(tournament)));
        let system = self.system().map_or("", SwissSystem::name);
        DifferenceBody {
            reason,
            differences: Some(lines(tournament, difference)),
            ..difference_body(&self.name, tournament, system, difference)
        }
    }
}
