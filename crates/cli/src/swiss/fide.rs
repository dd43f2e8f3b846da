//! The other Swiss systems of FIDE over tournament report files.

use std::path::PathBuf;
use std::process::ExitCode;

use adoube_bodies::names::NamesIn;
use adoube_bodies::swiss::{
    CannotPairBody, DutchPairing, ExplainedRound, FideExplained, FidePairing,
};
use adoube_conduct::rounds::{Because, GroupTitle};
use adoube_pairing::check::paired_in;
use adoube_pairing::fide::{
    Competitors, FloatExplanation, GroupExplanation, GroupPairing, Instead, PairExplanation,
    RoundExplanation,
};
use adoube_pairing::system::{CannotPair, Explained, SwissSystem};
use adoube_pairing::us::Facts;
use adoube_tournament::{EntrantId, RoundNumber, Tournament};

use super::explain::{self, ExplainArgs, asked_for};
use super::file::{SwissFile, label};
use super::pair::{may_be_paired, plain};
use crate::failure::Failure;
use crate::texts::{say, tell, tell_with, words};
use crate::{files, output};

/// Pairs the next round, or one of the file again.
pub(super) fn pair(
    output: &Option<PathBuf>,
    file: &SwissFile,
    tournament: &Tournament,
    round: Option<RoundNumber>,
    system: &SwissSystem,
    seed: Option<u64>,
    json: bool,
) -> Result<ExitCode, Failure> {
    let among = system.competitors(tournament);
    let round = round.unwrap_or_else(|| among.tournament().paired_rounds().next());
    may_be_paired(&file.name, among.tournament(), round)?;
    // Nobody is asked about: the pairing and its groups are wanted.
    let present = present(&among, round);
    let found = system.explain(&among, round, &present, &Facts::default(), Some(&[]));
    let found = match found {
        Ok(found) => found,
        Err(reason) => return Ok(cannot_pair(file, &among, system, &reason, json)),
    };
    let paired = found.paired();
    let seen = among.tournament();
    let text = match (json, &found) {
        (true, Explained::Fide(found)) => {
            let (pairing, name) = (&found.pairing, system.name());
            output::json_line(&FidePairing::of(seen, pairing, name, seed))
        }
        (true, Explained::Dutch(edition, found)) => {
            output::json_line(&DutchPairing::of(seen, &found.pairing, *edition, seed))
        }
        _ => plain(&paired.pairs, paired.bye),
    };
    files::write(output.as_deref(), &text)?;
    Ok(ExitCode::SUCCESS)
}

fn present(among: &Competitors<'_>, round: RoundNumber) -> Vec<EntrantId> {
    match among.tournament().draft().round(round) {
        Some(paired) => paired_in(paired),
        None => among.available(round),
    }
}

fn cannot_pair(
    file: &SwissFile,
    among: &Competitors<'_>,
    system: &SwissSystem,
    reason: &CannotPair,
    json: bool,
) -> ExitCode {
    let seen = among.tournament();
    match reason {
        CannotPair::Fide(reason) if json => {
            let body = CannotPairBody::of_fide(seen, reason, system.name(), words());
            output::print_json(&body);
        }
        CannotPair::Dutch(reason) if json => {
            // A seeding round: the Dutch system of the same date.
            let planned = seen.draft().planned_rounds;
            let dutch = system.of_round(planned, reason.round).dutch();
            let body = dutch.map(|edition| CannotPairBody::of(seen, reason, edition, words()));
            output::print_json(&body);
        }
        _ => {
            let round = seen.paired_rounds().next();
            let by = system.of_round(seen.draft().planned_rounds, round);
            let why = tell_with(&reason.lines(&by), &NamesIn(seen));
            output::print_error(&format!("{}: {why}\n", file.name));
        }
    }
    ExitCode::from(crate::ANSWER_IS_NO)
}

/// Why a round is paired as it is.
pub(super) fn explain(
    args: &ExplainArgs,
    file: &SwissFile,
    tournament: &Tournament,
    system: &SwissSystem,
    json: bool,
) -> Result<ExitCode, Failure> {
    let among = system.competitors(tournament);
    let seen = among.tournament();
    let next = seen.paired_rounds().next();
    let is_over = next.0 > seen.draft().planned_rounds;
    let default = if is_over { seen.paired_rounds() } else { next };
    let round = args.round.map_or(default, RoundNumber);
    may_be_paired(&file.name, seen, round)?;
    let (present, facts) = (present(&among, round), Facts::default());
    let paired = match system.pair_competitors(&among, round, &present, &facts) {
        Ok(paired) => paired,
        Err(reason) => return Ok(cannot_pair(file, &among, system, &reason, json)),
    };
    let about = asked_for(args, &file.name, round, &paired.pairs, paired.bye)?;
    let everything = about.is_none();
    match system.explain(&among, round, &present, &facts, about.as_deref()) {
        Err(reason) => return Ok(cannot_pair(file, &among, system, &reason, json)),
        Ok(Explained::Dutch(edition, found)) if json => {
            let body = ExplainedRound::of(seen, edition, &found, everything, words());
            output::print_json(&body);
        }
        Ok(Explained::Dutch(edition, found)) => {
            output::print(&explain::text(seen, edition, &found, everything));
        }
        Ok(Explained::Fide(found)) if json => {
            let body = FideExplained::of(seen, &found, system.name(), everything, words());
            output::print_json(&body);
        }
        Ok(Explained::Fide(found)) => {
            let view = View {
                tournament: seen,
                system,
                explanation: &found,
            };
            output::print(&view.text(everything));
        }
        // Another system than these has no such file.
        Ok(Explained::UsChess(_)) => {}
    }
    Ok(ExitCode::SUCCESS)
}

struct View<'v> {
    tournament: &'v Tournament,
    system: &'v SwissSystem,
    explanation: &'v RoundExplanation,
}

impl View<'_> {
    fn label(&self, id: EntrantId) -> String {
        label(self.tournament, id)
    }

    fn labels(&self, ids: &[EntrantId]) -> String {
        let labels: Vec<String> = ids.iter().map(|id| self.label(*id)).collect();
        labels.join("; ")
    }

    fn text(&self, everything: bool) -> String {
        let pairing = &self.explanation.pairing;
        let mut text = say!("swiss-round", round = pairing.round, system = self.system) + "\n";
        for (group, why) in pairing.groups.iter().zip(&self.explanation.groups) {
            if everything || !why.is_empty() {
                text += &self.group_text(group, why);
            }
        }
        if let Some(bye) = pairing
            .bye
            .filter(|_| everything || !self.explanation.bye.is_empty())
        {
            let player = self.label(bye);
            let lowest = self.explanation.bye.is_empty();
            text += &format!("\n{}\n", say!("swiss-gets-bye", player, lowest));
            let others = self.explanation.bye.iter();
            let others = others.map(|one| self.instead("swiss-not", one, bye));
            text += &others.collect::<String>();
        }
        text
    }

    fn group_text(&self, group: &GroupPairing, why: &GroupExplanation) -> String {
        let title = match self.explanation.groups.len() {
            1 => GroupTitle::OneScoreGroup { score: group.score },
            _ => GroupTitle::ScoreGroup {
                score: group.score,
                has_added_points: false,
            },
        };
        let mut text = format!("\n{}\n", tell(&title));
        let mut line = |told: String| text += &format!("  {told}\n");
        if !group.joined.is_empty() {
            let players = self.labels(&group.joined);
            line(say!("swiss-joined", players));
        }
        if !group.residents.is_empty() {
            let players = self.labels(&group.residents);
            line(say!("swiss-residents", players));
        }
        for pair in &why.pairs {
            text += &self.pair_text(pair);
        }
        for float in &why.floaters {
            text += &self.float_text(group, float);
        }
        if !group.unmet.is_empty() {
            let unmet = group.unmet.iter();
            let criteria: Vec<String> = unmet
                .map(|(unmet, article)| format!("{} ({})", tell(unmet), article.code()))
                .collect();
            let criteria = criteria.join(", ");
            text += &format!("  {}\n", say!("swiss-unavoidable", criteria));
        }
        text
    }

    fn pair_text(&self, pair: &PairExplanation) -> String {
        let mut pairs = self.explanation.pairing.pairs.iter();
        let board = pairs
            .position(|one| *one == pair.pair)
            .map(|place| place + 1);
        let [white, black] = [pair.pair.white, pair.pair.black].map(|id| self.label(id));
        let why = Because {
            why: pair.colours.into(),
            article: pair.colours_article,
        };
        let others = pair.instead.iter();
        let others = others.map(|one| self.instead("swiss-not-higher-with", one, pair.seeker));
        format!(
            "  {}\n    {}\n{}",
            say!("swiss-board", board, white, black),
            say!("swiss-colours", why),
            others.collect::<String>()
        )
    }

    fn float_text(&self, group: &GroupPairing, float: &FloatExplanation) -> String {
        let player = self.label(float.player);
        let told = match group.joined.contains(&float.player) {
            true => say!("swiss-comes", player),
            false => say!("swiss-leaves", player),
        };
        let others = float.instead.iter();
        let others = others.map(|one| self.instead("swiss-not", one, float.player));
        format!("  {told}\n{}", others.collect::<String>())
    }

    /// What was not done with somebody else, and why.
    fn instead(&self, id: &str, instead: &Instead, higher: EntrantId) -> String {
        let why = Because {
            why: instead.reason.into(),
            article: instead.article,
        };
        let [player, higher] = [instead.player, higher].map(|id| self.label(id));
        format!("    {}\n", say!(id, player, higher, why))
    }
}
