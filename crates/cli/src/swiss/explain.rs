//! Why a round is paired as it is.

use std::collections::HashMap;
use std::path::PathBuf;
use std::process::ExitCode;

use adoube_bodies::names::NamesIn;
use adoube_bodies::swiss::{CannotPairBody, ExplainedRound};
use adoube_conduct::rounds::{Because, GroupTitle};
use adoube_pairing::check::paired_in;
use adoube_pairing::dutch::{
    self, BracketExplanation, BracketKind, BracketPairing, Criterion, Edition, FloatExplanation,
    Instead, PairExplanation, PlayerNote, RoundExplanation, float_signs,
};
use adoube_tournament::{EntrantId, Points, RoundNumber, Tournament};
use clap::Args;

use super::file::{PairingOptions, Rules, SwissFile, label};
use super::{ColourArg, SystemArgs, fide, us};
use crate::failure::Failure;
use crate::output;
use crate::texts::{fail, say, t, tell, tell_with, words};

#[derive(Args)]
pub(crate) struct ExplainArgs {
    #[command(flatten)]
    system: SystemArgs,
    /// A tournament report file; - for standard input
    file: PathBuf,
    /// The round; the next one if it is not said, or the last one when all are paired
    #[arg(long)]
    pub(super) round: Option<u16>,
    /// Only the board with this number
    #[arg(long, conflicts_with = "player")]
    board: Option<usize>,
    /// Only the player, or the team, with this number
    #[arg(long, visible_alias = "team", value_name = "NUMBER")]
    player: Option<u32>,
    /// How many rounds are planned, if the file does not tell it
    #[arg(long, value_name = "NUMBER")]
    rounds: Option<u16>,
    /// The initial colour, if the file does not tell it
    #[arg(long, value_enum, value_name = "COLOUR")]
    initial_colour: Option<ColourArg>,
}

pub(super) fn explain(args: ExplainArgs, json: bool) -> Result<ExitCode, Failure> {
    let asked = PairingOptions {
        rounds: args.rounds,
        ..args.system.options()?
    };
    let mut file = SwissFile::read(&args.file, &asked)?;
    if let Some(colour) = args.initial_colour {
        file.draft.initial_colour = Some(colour.into());
    }
    let tournament = file.tournament()?;
    let next = tournament.paired_rounds().next();
    let is_over = next.0 > tournament.draft().planned_rounds;
    let default = if is_over {
        tournament.paired_rounds()
    } else {
        next
    };
    let round = args.round.map_or(default, RoundNumber);
    let edition = match &file.rules {
        Rules::Dutch(edition) => *edition,
        Rules::UsChess(section) => {
            let tournament = section.competitors(&tournament);
            super::pair::may_be_paired(&file.name, &tournament, round)?;
            section.must_know(&file.name, &tournament)?;
            let asked = |pairing: &us::RoundPairing| {
                asked_for(&args, &file.name, round, &pairing.pairs, pairing.bye)
            };
            return us::explain(&file, &tournament, round, section, asked, json);
        }
        Rules::Fide(system) => return fide::explain(&args, &file, &tournament, system, json),
    };
    // The pairing itself, so that a wrong round number or an open game is told as `pair` tells it.
    let paired = super::pair::pair_round(&file.name, &tournament, round, edition)?;
    let about = match &paired {
        Ok(pairing) => asked_for(&args, &file.name, round, &pairing.pairs, pairing.bye)?,
        Err(_) => None,
    };
    let present = present(&tournament, round);
    let explained = dutch::explain(&tournament, round, &present, edition, about.as_deref());
    match explained {
        Ok(explanation) => {
            if json {
                let everything = about.is_none();
                let body =
                    ExplainedRound::of(&tournament, edition, &explanation, everything, words());
                output::print_json(&body);
            } else {
                output::print(&text(&tournament, edition, &explanation, about.is_none()));
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(reason) => {
            if json {
                output::print_json(&CannotPairBody::of(&tournament, &reason, edition, words()));
            } else {
                let why = tell_with(&reason.lines(edition), &NamesIn(&tournament));
                output::print(&format!("{why}\n"));
            }
            Ok(ExitCode::from(crate::ANSWER_IS_NO))
        }
    }
}

/// An explanation in words; without `everything` only the brackets that have something to say.
pub(super) fn text(
    tournament: &Tournament,
    edition: Edition,
    explanation: &RoundExplanation,
    everything: bool,
) -> String {
    let view = View {
        tournament,
        edition,
        explanation,
    };
    view.text(everything)
}

fn present(tournament: &Tournament, round: RoundNumber) -> Vec<EntrantId> {
    match tournament.draft().round(round) {
        Some(paired) => paired_in(paired),
        None => (tournament.entrants().iter())
            .map(|entrant| entrant.id)
            .filter(|id| tournament.is_available(*id, round))
            .collect(),
    }
}

/// Whom the user asks about; `None` for everybody.
pub(super) fn asked_for(
    args: &ExplainArgs,
    name: &str,
    round: RoundNumber,
    pairs: &[dutch::Pair],
    bye: Option<EntrantId>,
) -> Result<Option<Vec<EntrantId>>, Failure> {
    if let Some(board) = args.board {
        let pair = board.checked_sub(1).and_then(|place| pairs.get(place));
        let boards = pairs.len();
        let pair = pair.ok_or_else(|| fail!("swiss-no-board", name, board, boards))?;
        return Ok(Some(vec![pair.white, pair.black]));
    }
    let Some(number) = args.player else {
        return Ok(None);
    };
    let id = EntrantId(number);
    let is_paired = bye == Some(id)
        || pairs
            .iter()
            .any(|pair| pair.white == id || pair.black == id);
    if is_paired {
        Ok(Some(vec![id]))
    } else {
        Err(fail!("swiss-not-in-round", name, number, round))
    }
}

struct View<'v> {
    tournament: &'v Tournament,
    edition: Edition,
    explanation: &'v RoundExplanation,
}

impl View<'_> {
    fn label(&self, id: EntrantId) -> String {
        label(self.tournament, id)
    }

    fn boards(&self) -> HashMap<dutch::Pair, usize> {
        let pairs = self.explanation.pairing.pairs.iter().copied();
        pairs.zip(1..).collect()
    }

    fn text(&self, everything: bool) -> String {
        let pairing = &self.explanation.pairing;
        let mut text = say!("swiss-round", round = pairing.round, system = self.edition) + "\n";
        let notes: HashMap<EntrantId, &PlayerNote> = (self.explanation.players.iter())
            .map(|note| (note.player, note))
            .collect();
        for (bracket, why) in pairing.brackets.iter().zip(&self.explanation.brackets) {
            if !everything && why.pairs.is_empty() && why.downfloaters.is_empty() {
                continue;
            }
            text += &self.bracket_text(bracket, why, &notes);
        }
        text + &format!("\n{}\n", t("swiss-signs"))
    }

    fn bracket_text(
        &self,
        bracket: &BracketPairing,
        why: &BracketExplanation,
        notes: &HashMap<EntrantId, &PlayerNote>,
    ) -> String {
        let (kind, score) = (bracket.kind, bracket.score);
        let mut text = format!("\n{}\n", tell(&GroupTitle::Bracket { kind, score }));
        let tags = |players: &[EntrantId]| -> String {
            let tags: Vec<String> = (players.iter())
                .filter_map(|id| notes.get(id).map(|note| tag(note)))
                .collect();
            tags.join("  ")
        };
        let mut line = |told: String| text += &format!("  {told}\n");
        if !bracket.moved_down.is_empty() {
            line(say!(
                "swiss-moved-down",
                players = tags(&bracket.moved_down)
            ));
        }
        line(say!("swiss-residents", players = tags(&bracket.residents)));
        let boards = self.boards();
        for pair in &why.pairs {
            text += &self.pair_text(pair, boards.get(&pair.pair).copied());
        }
        let is_last = matches!(bracket.kind, BracketKind::Last | BracketKind::Collapsed);
        for float in &why.downfloaters {
            text += &self.float_text(float, is_last);
        }
        let failed = self.failed_text(bracket);
        if !failed.is_empty() {
            text += &format!("  {}\n", say!("swiss-unavoidable", criteria = failed));
        }
        text
    }

    fn pair_text(&self, pair: &PairExplanation, board: Option<usize>) -> String {
        let [white, black] = [pair.pair.white, pair.pair.black].map(|id| self.label(id));
        let why = Because {
            why: pair.colours.into(),
            article: pair.colours.article(self.edition),
        };
        let mut text = format!(
            "  {}\n    {}\n",
            say!("swiss-board", board, white, black),
            say!("swiss-colours", why)
        );
        if let Some(natural) = pair.natural {
            text += &self.instead("swiss-not-higher-with", natural, pair.higher);
        }
        text
    }

    fn float_text(&self, float: &FloatExplanation, is_last: bool) -> String {
        let is_bye = self.explanation.pairing.bye == Some(float.player);
        let what = match (is_bye, is_last) {
            (true, true) => "swiss-gets-bye",
            (true, false) => "swiss-floats-to-bye",
            (false, _) => "swiss-floats",
        };
        let lowest = float.instead.is_empty() && float.not_with.is_empty();
        let player = self.label(float.player);
        let instead = match float.was_moved_down {
            true => "swiss-not-with",
            false => "swiss-not",
        };
        let others = float.instead.iter().map(|one| (instead, one));
        let others = others.chain(float.not_with.iter().map(|one| ("swiss-not-with", one)));
        let others = others.map(|(id, other)| self.instead(id, *other, float.player));
        let others: String = others.collect();
        format!("  {}\n{others}", say!(what, player, lowest))
    }

    /// What was not done with somebody else, and why.
    fn instead(&self, id: &str, instead: Instead, higher: EntrantId) -> String {
        let why = Because {
            why: instead.reason.into(),
            article: instead.reason.article(self.edition),
        };
        let [player, higher] = [instead.player, higher].map(|id| self.label(id));
        format!("    {}\n", say!(id, player, higher, why))
    }

    fn failed_text(&self, bracket: &BracketPairing) -> String {
        let parts: Vec<String> = (bracket.failures())
            .filter(|(criterion, _)| *criterion < Criterion::Exchanges)
            .map(|(criterion, values)| {
                let article = criterion.article(self.edition).code();
                let total: u32 = values.iter().map(|(_, count)| count).sum();
                match values.first() {
                    Some((key, _)) if *key != Points::ZERO => {
                        let list: Vec<String> = (values.iter())
                            .flat_map(|(key, count)| vec![key.to_string(); *count as usize])
                            .collect();
                        format!("{article} {{{}}}", list.join(", "))
                    }
                    _ => format!("{article} = {total}"),
                }
            })
            .collect();
        parts.join(", ")
    }
}

fn tag(note: &PlayerNote) -> String {
    let floats = float_signs(&note.floats);
    let floats = floats.trim_end_matches('-');
    let floats = if floats.is_empty() {
        String::new()
    } else {
        format!(" {floats}")
    };
    format!("{} {}{floats}", note.player.0, note.preference.sign())
}
