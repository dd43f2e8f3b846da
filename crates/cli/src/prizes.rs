//! `adoube prizes`: what everybody wins, and why.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use adoube_bodies::prizes::{DivisionBody, RemarksBody};
use adoube_prizes::{Award, Completion, Division, Finisher, Fund, Remark, divide, lint};
use adoube_standings::tables::BoardTable;
use adoube_standings::{Feats, Line, Rules, Standings};
use adoube_tournament::{EntrantId, System};
use clap::Args;
use jiff::civil::Date;

use crate::failure::Failure;
use crate::standings::{StandingsFile, StandingsOptions, find, parse, places};
use crate::system::{self, for_tie_breaks};
use crate::texts::{fail, say, t, tell, words};
use crate::{ANSWER_IS_NO, files, output};

#[derive(Args)]
pub(crate) struct PrizesArgs {
    /// A tournament report file; - for standard input
    #[arg(required_unless_present = "lint")]
    file: Option<PathBuf>,
    /// The prize fund
    #[arg(long, value_name = "FUND.toml")]
    fund: PathBuf,
    /// Only tell what is doubtful about the fund
    #[arg(long)]
    lint: bool,
    /// The tie-breaks for trophies and for methods that look at the place, such as BH-C1,BH,SB
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    tiebreaks: Option<Vec<String>>,
    /// The edition of the tie-break rules
    #[arg(long, value_name = "EDITION", value_parser = crate::args::value::<Rules>)]
    rules: Option<Rules>,
    /// How the pairings were made, if the file does not tell it
    #[arg(long, value_parser = system::by_key())]
    system: Option<System>,
    /// How many entries count for prizes based on entries, if not all of the file
    #[arg(long, value_name = "NUMBER")]
    entries: Option<u32>,
    /// Players who withdrew and win nothing (US 32C1): numbers, or parts of names
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',')]
    withdrawn: Vec<String>,
    /// The entries of a player who re-entered, the first first, such as 12,45; may be repeated (US 28S). One of
    /// them wins prizes: the latest, unless the fund says the best (US 32C5)
    #[arg(long, value_name = "NUMBERS")]
    reentry: Vec<String>,
}

pub(crate) fn run(args: PrizesArgs, json: bool) -> Result<ExitCode, Failure> {
    let (Some(path), false) = (&args.file, args.lint) else {
        let day = match &args.file {
            Some(path) => files::read_tournament(path)?.dates.start,
            None => None,
        };
        return Ok(tell_remarks(&read_fund(&args.fund, day)?, json));
    };
    let asked = StandingsOptions {
        after: None,
        rules: args.rules,
        system: args.system.map(for_tie_breaks),
        players: true,
    };
    let file = StandingsFile::read(path, asked)?;
    file.warn();
    let fund = read_fund(&args.fund, file.starts)?.on(file.starts);
    let finishers = finishers(&args, &file)?;
    let all = u32::try_from(finishers.len()).unwrap_or(u32::MAX);
    let division = divide(&fund, &finishers, args.entries.unwrap_or(all)).map_err(|error| {
        fail!(
            "cli-prizes-fund-unfit",
            file = files::name_of(&args.fund),
            why = error
        )
    })?;
    if json {
        let body = DivisionBody::of(&division, |award| number_of(&file, award));
        output::print_json(&words().in_words(&body));
    } else {
        output::print(&text(&finishers, &division));
    }
    Ok(ExitCode::SUCCESS)
}

/// Ages are reckoned for the day of the event, unless the fund names another.
fn read_fund(path: &Path, day: Option<Date>) -> Result<Fund, Failure> {
    let (name, text) = files::read_text(path)?;
    Fund::of_event(&text, day)
        .map_err(|error| fail!("cli-prizes-fund-unfit", file = name, why = error))
}

fn tell_remarks(fund: &Fund, json: bool) -> ExitCode {
    let remarks = lint(fund);
    let exit = ExitCode::from(if remarks.is_empty() { 0 } else { ANSWER_IS_NO });
    if json {
        output::print_json(&words().in_words(&RemarksBody { remarks }));
    } else {
        let line = |remark: &Remark| {
            say!(
                "cli-prizes-remark",
                text = remark.text,
                article = remark.article
            )
        };
        let lines: Vec<String> = remarks.iter().map(|remark| line(remark) + "\n").collect();
        output::print(&lines.concat());
    }
    exit
}

/// Everybody in the order of the standings, with what prizes may ask for.
fn finishers(args: &PrizesArgs, file: &StandingsFile) -> Result<Vec<Finisher>, Failure> {
    let list = match &args.tiebreaks {
        Some(codes) => parse(codes)?,
        None => file.tie_breaks()?,
    };
    let withdrawn: Result<Vec<usize>, Failure> = args
        .withdrawn
        .iter()
        .map(|who| find(file, who.trim()))
        .collect();
    let withdrawn = withdrawn?;
    let persons = args.reentry.iter().map(|numbers| places(file, numbers));
    let persons: Vec<Vec<usize>> = persons.collect::<Result<_, Failure>>()?;
    // Which person, and which entry of that person.
    let again = |place: usize| {
        let entries = persons.iter().enumerate();
        let mut found = entries.filter_map(|(person, entries)| {
            let entry = entries.iter().position(|entry| *entry == place)?;
            Some((person as u32 + 1, entry as u32 + 1))
        });
        found.next()
    };
    let by_round_reached = file.is_knockout() && args.tiebreaks.is_none();
    let standings = if by_round_reached {
        Standings::rank_knockout(&file.field, &file.tournament)
    } else {
        Standings::rank(&file.field, &list, file.rules)
    };
    // In a knockout those who share a place are those who are equal.
    let score = |line: &Line| match by_round_reached {
        true => standings.place_as_score(line),
        false => line.points,
    };
    let board_rules = crate::standings::board_rules(file.rules);
    let boards = BoardTable::of(&file.tournament, file.after, board_rules).boards_of_players();
    let lines = standings.lines().iter().map(|line| {
        let one = &file.field.participants()[line.place];
        let id = EntrantId(one.id);
        let rank = u32::try_from(line.rank).unwrap_or(u32::MAX);
        // A team is no entrant, whatever number it has.
        let entrant = (file.tournament.entrant(id)).filter(|_| !file.field.is_for_teams());
        let player = entrant.map(|entrant| &entrant.player);
        let feats = Feats::of(&file.field, line.place);
        Finisher {
            rating: one.rating,
            sex: player.and_then(|player| player.sex),
            birth: player.and_then(|player| player.birth),
            federation: player.and_then(|player| player.federation),
            club: player.and_then(|player| player.club.clone()),
            board: entrant.and_then(|entrant| boards.get(&entrant.id).copied()),
            completion: if withdrawn.contains(&line.place) {
                Completion::Withdrawn
            } else {
                Completion::Completed
            },
            upset: feats.upset,
            gain: feats.gain,
            performance: feats.performance,
            person: again(line.place).map(|(person, _)| person),
            entry: again(line.place).map_or(0, |(_, entry)| entry),
            ..Finisher::new(id, &one.name, score(line), rank)
        }
    });
    Ok(lines.collect())
}

/// A division as a table, with what is left and why.
pub(crate) fn text(finishers: &[Finisher], division: &Division) -> String {
    let amount = |money| division.currency.amount(money);
    let show = |money| tell(&amount(money));
    let rows = division.awards.iter().map(|award| {
        let finisher = finishers.iter().find(|one| one.id == award.entrant);
        let things = award.objects.iter().map(|won| won.object.clone());
        let things: Vec<String> = things.chain(award.titles.iter().cloned()).collect();
        vec![
            finisher.map_or_else(String::new, |one| one.rank.to_string()),
            output::printable(&award.name),
            finisher.map_or_else(String::new, |one| tell(&one.points)),
            show(award.cash),
            things.join(", "),
        ]
    });
    let headings = [
        t("cli-prizes-column-rank"),
        t("cli-prizes-column-name"),
        t("cli-prizes-column-points"),
        t("cli-prizes-column-cash"),
        t("cli-prizes-column-prizes"),
    ];
    let mut text = output::table(&headings, &[0, 2, 3], rows.collect());
    let (paid, fund, residue) = (division.paid, division.fund, division.residue);
    let (sum, rest) = match (-residue).is_positive() {
        true => ("cli-prizes-paid-too-much", -residue),
        false => ("cli-prizes-paid", residue),
    };
    let sum = say!(
        sum,
        paid = amount(paid),
        fund = amount(fund),
        rest = amount(rest)
    );
    text += &format!("\n{sum}\n");
    for left in &division.unawarded {
        let cash = left.cash.is_positive().then(|| tell(&amount(left.cash)));
        let what: Vec<String> = cash.into_iter().chain(left.object.clone()).collect();
        let (label, reason) = (&left.label, left.reason);
        text += &say!(
            "cli-prizes-not-awarded",
            label = label,
            what = what,
            reason = reason
        );
        text.push('\n');
    }
    for question in &division.questions {
        text += &say!("cli-prizes-to-decide", question = question.text);
        text.push('\n');
    }
    for award in &division.awards {
        text += &format!(
            "\n{}, {}\n",
            output::printable(&award.name),
            show(award.cash)
        );
        for line in &award.lines {
            text += &format!("  {}\n", tell(line));
        }
    }
    text
}

/// The pairing number of a winner.
fn number_of(file: &StandingsFile, award: &Award) -> Option<u32> {
    let mut participants = file.field.participants().iter();
    let one = participants.find(|one| one.id == award.entrant.0)?;
    Some(one.number)
}
