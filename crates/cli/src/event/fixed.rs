//! Round robins and matches: the drawing of lots, rounds from the Berger table, withdrawals.

use adoube_journal::{Command, Format, Journal, Pairing, Provenance, RoundPairings, Section};
use adoube_pairing::schedule::berger;
use adoube_pairing::schedule::lots::Lots;
use adoube_pairing::schedule::varma::{self, Contestant};
use adoube_pairing::schedule::withdrawal::{self, GameAdjustment, Withdrawal, WithdrawalRule};
use adoube_pairing::schedule::{Schedule, Seat};
use adoube_tournament::{
    BoardNumber, Entrant, EntrantId, Game, PairingNumber, Purpose, RoundNumber,
};
use clap::Args;

use super::desk::Desk;
use super::tables::snapshot;
use crate::failure::Failure;
use crate::output;
use crate::schedule::seed_or_new;

#[derive(Args)]
pub struct DrawArgs {
    /// The event
    event: String,
    /// Let compatriots meet early, by the Varma tables (9 to 24 players)
    #[arg(long)]
    varma: bool,
    /// The seed; the same seed gives the same draw
    #[arg(long)]
    seed: Option<u64>,
}

/// Draws the numbers of a round robin by lot. The seed goes into the journal as the reason.
pub async fn draw(mut desk: Desk, args: DrawArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let seed = seed_or_new(args.seed);
    let order = if args.varma {
        restricted_order(section, seed, desk.json)?
    } else {
        let count = u32::try_from(section.draft.entrants.len()).unwrap_or(u32::MAX);
        in_order(section, &Lots::from_seed(seed).draw(count))
    };
    let how = if args.varma { " (Varma tables)" } else { "" };
    let drawn = format!("drawing of lots{how}, seed {seed}");
    desk.reason = Some(match desk.reason {
        Some(reason) => format!("{reason}; {drawn}"),
        None => drawn,
    });
    let command = Command::AssignNumbers {
        section: section.id.clone(),
        order: Some(order),
    };
    desk.submit(&mut journal, vec![command]).await?;
    Ok(())
}

fn restricted_order(section: &Section, seed: u64, quiet: bool) -> Result<Vec<EntrantId>, Failure> {
    let players = section.draft.entrants.iter().map(|entrant| {
        let player = &entrant.player;
        let federation = player.federation.ok_or_else(|| {
            Failure::new(format!("{} has no federation", entrant.label()))
                .help("`adoube event edit` adds it")
        })?;
        Ok(Contestant {
            name: player.name.clone(),
            federation,
        })
    });
    let players = players.collect::<Result<Vec<_>, Failure>>()?;
    let draw = varma::restricted_draw(&players, seed)?;
    if !quiet {
        let steps = draw.log.iter().map(|step| format!("{step}\n"));
        output::print(&steps.collect::<String>());
    }
    for meeting in &draw.late_meetings {
        output::print_error(&format!("warning: {meeting}\n"));
    }
    Ok(in_order(section, &draw.seats))
}

/// The entrants in the order of the seats that were drawn for them.
fn in_order(section: &Section, seats: &[Seat]) -> Vec<EntrantId> {
    let entrants = section.draft.entrants.iter().map(|entrant| entrant.id);
    let mut drawn: Vec<(Seat, EntrantId)> = seats.iter().copied().zip(entrants).collect();
    drawn.sort();
    drawn.into_iter().map(|(_, entrant)| entrant).collect()
}

/// The whole table of a round robin of so many players or teams.
pub fn table(section: &Section, seats: usize) -> Result<Schedule<Seat>, Failure> {
    let seats = u32::try_from(seats).unwrap_or(u32::MAX);
    let rounds = u32::from(section.settings.rounds);
    berger::for_rounds(seats, rounds).map_err(|error| {
        let cycle = berger::rounds_of_cycle(seats);
        Failure::from(error).help(format!(
            "`adoube event edit-section EVENT --rounds {cycle}` changes the number of rounds"
        ))
    })
}

/// Whether the next round comes from the Berger table. A match of several games is a round robin
/// of two players in as many cycles, colours reversed in turn.
pub fn has_table(section: &Section) -> bool {
    matches!(section.settings.format, Format::RoundRobin | Format::Match)
}

/// The next round from the table, and what follows for who has withdrawn.
pub fn next_round(section: &Section) -> Result<Vec<Command>, Failure> {
    let table = table(section, section.draft.entrants.len())?;
    let round = section.next_round();
    let scheduled = table
        .rounds
        .get(round.place())
        .ok_or_else(|| Failure::new(format!("the table has only {} rounds", table.rounds.len())))?;
    let boards = scheduled.games.iter().zip(1..).map(|(game, board)| {
        Ok(Pairing {
            board: BoardNumber::single(board),
            white: seated(section, game.white)?,
            black: seated(section, game.black)?,
        })
    });
    let pairings = RoundPairings {
        boards: boards.collect::<Result<_, Failure>>()?,
        ..RoundPairings::default()
    };
    let made_by = Provenance {
        engine: "Berger table".to_owned(),
        edition: Some("General Regulations, annex 1".to_owned()),
        ..Provenance::default()
    };
    let pair = Command::PairRound {
        section: section.id.clone(),
        round,
        pairings,
        made_by,
    };
    let changed = adjustments(section, &table)?;
    let (ahead, played): (Vec<_>, Vec<_>) = changed.iter().partition(|game| game.round >= round);
    let now = ahead.into_iter().filter(|game| game.round == round);
    let settled = played
        .into_iter()
        .flat_map(|game| consequences(section, game));
    Ok(settled
        .chain(std::iter::once(pair))
        .chain(now.flat_map(|game| consequences(section, game)))
        .collect())
}

pub fn seated(section: &Section, seat: Seat) -> Result<EntrantId, Failure> {
    let number = PairingNumber::new(seat);
    let mut entrants = section.draft.entrants.iter();
    let found = entrants.find(|entrant| entrant.pairing_number == number);
    found.map(|entrant| entrant.id).ok_or_else(|| {
        Failure::new(format!("nobody has number {seat}")).help(
            "`adoube event draw` draws the numbers, `adoube event numbers` gives them by rating",
        )
    })
}

/// What withdrawals mean for the rounds that were played (General Regulations 6.7, US 30), and what
/// no longer holds of it for who came back. It is settled as soon as all their games have results.
pub fn settle(section: &Section) -> Result<Vec<Command>, Failure> {
    let paired = section.draft.paired_rounds();
    if !has_table(section) || paired.0 == 0 || has_open_game_of_who_left(section) {
        return Ok(Vec::new());
    }
    // A section in which nobody left is never held against the table: it may be paired by hand.
    let changed = if section.draft.entrants.iter().any(has_left) {
        adjustments(section, &table(section, section.draft.entrants.len())?)?
    } else {
        Vec::new()
    };
    let played = changed.iter().filter(|game| game.round <= paired);
    let settled = played.flat_map(|game| consequences(section, game));
    Ok(settled.chain(taken_back(section, &changed)).collect())
}

/// Records what withdrawals and re-entries mean, with the article as the reason.
pub async fn settle_and_tell(desk: &mut Desk, journal: &mut Journal) -> Result<(), Failure> {
    let section = desk.section(journal)?;
    let commands = settle(section)?;
    if commands.is_empty() {
        return Ok(());
    }
    let article = withdrawal_article(section);
    desk.reason.get_or_insert_with(|| article.to_owned());
    desk.submit(journal, commands).await?;
    Ok(())
}

fn has_open_game_of_who_left(section: &Section) -> bool {
    let left = |id: EntrantId| section.entrant(id).is_some_and(has_left);
    let mut games = section.draft.rounds.iter().flat_map(|round| &round.games);
    games.any(|game| !game.results.reported.is_final() && (left(game.white) || left(game.black)))
}

fn has_left(entrant: &Entrant) -> bool {
    entrant
        .withdrawals
        .last()
        .is_some_and(|span| span.last.is_none())
}

/// Games that were taken out of the standings and count again.
fn taken_back(section: &Section, changed: &[GameAdjustment]) -> Vec<Command> {
    let rounds = section.draft.rounds.iter().enumerate();
    let games = rounds.flat_map(|(place, round)| {
        let number = RoundNumber::at_place(place);
        round.games.iter().map(move |game| (number, game))
    });
    let excluded = |round: RoundNumber, game: &Game| {
        let mut changed = changed.iter();
        changed.any(|other| other.round == round && other.board == game.board)
    };
    games
        .filter(|(round, game)| {
            let counted = game.results.adjusted.get(&Purpose::Standings);
            counted == Some(&withdrawal::EXCLUDED) && !excluded(*round, game)
        })
        .map(|(round, game)| Command::AdjustResult {
            section: section.id.clone(),
            round,
            board: game.board,
            purpose: Purpose::Standings,
            result: None,
        })
        .collect()
}

/// Where it stands, as the reason of those changes.
pub fn withdrawal_article(section: &Section) -> &'static str {
    rule(section).article()
}

fn rule(section: &Section) -> WithdrawalRule {
    match &section.settings.rules {
        Some(rules) if rules.starts_with("us-chess") => WithdrawalRule::UsChess,
        _ => WithdrawalRule::Fide,
    }
}

fn adjustments(section: &Section, table: &Schedule<Seat>) -> Result<Vec<GameAdjustment>, Failure> {
    let withdrawals: Vec<Withdrawal> = section
        .draft
        .entrants
        .iter()
        .filter(|entrant| has_left(entrant))
        .filter_map(|entrant| {
            let withdrawn = entrant.withdrawals.last()?;
            Some(Withdrawal {
                entrant: entrant.id,
                after: withdrawn.first.previous().unwrap_or(RoundNumber(0)),
            })
        })
        .collect();
    if withdrawals.is_empty() {
        return Ok(Vec::new());
    }
    let tournament = snapshot(section)?;
    Ok(withdrawal::adjustments(&tournament, table, &withdrawals, rule(section))?.games)
}

/// The forfeit of a game that will not be played, and how a game counts from now on.
fn consequences(section: &Section, game: &GameAdjustment) -> Vec<Command> {
    let (round, board) = (game.round, game.board);
    let known = section
        .draft
        .round(round)
        .and_then(|paired| paired.game(board));
    let forfeit = game.record.map(|result| Command::EnterResult {
        section: section.id.clone(),
        round,
        board,
        result,
    });
    let counted = game.adjusted.iter().filter(|(purpose, result)| {
        known.is_none_or(|known| known.results.adjusted.get(purpose) != Some(*result))
    });
    let adjust = |(purpose, result): (&Purpose, &_)| Command::AdjustResult {
        section: section.id.clone(),
        round,
        board,
        purpose: *purpose,
        result: Some(*result),
    };
    forfeit.into_iter().chain(counted.map(adjust)).collect()
}
