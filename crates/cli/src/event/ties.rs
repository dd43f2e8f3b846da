//! Ties, tie-break values from elsewhere, exchanged numbers and start positions.

use adoube_bodies::ties::{LevelBody, TiesBody};
use adoube_conduct::entries::exchanged;
use adoube_conduct::ties::{draw_lots, level, rank_by_hand};
use adoube_journal::{
    Command, DrawStartPosition, Section, StartPositionSet, TieBreakValuesEntered,
};
use adoube_tournament::{EnteredValue, EntrantId, Points, RoundNumber, StartPosition};
use clap::Args;

use super::desk::{Desk, cannot, paired_round, player, round_or_last};
use super::team_named;
use crate::failure::Failure;
use crate::output;
use crate::schedule::seed_or_new;
use crate::texts::{fail, say, t};

#[derive(Args)]
pub(crate) struct ExchangeArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The one player
    one: String,
    /// The other player, of the same rating; before round 1, with a reason, of any
    other: String,
}

pub(super) async fn exchange(desk: Desk, args: ExchangeArgs) -> Result<(), Failure> {
    let make = |section: &Section| {
        let (one, other) = (player(section, &args.one)?, player(section, &args.other)?);
        Ok(exchanged(section, one, other))
    };
    desk.submit_for(&args.event, make).await.map(drop)
}

#[derive(Args)]
pub(crate) struct TiesArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// After which round; the last one if not given
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
    /// Draw lots between those who share a place, or all places
    #[arg(long, conflicts_with = "order")]
    lots: bool,
    /// Only for this place
    #[arg(long, value_name = "PLACE")]
    place: Option<usize>,
    /// The seed of the lots; a section has one for ever
    #[arg(long)]
    seed: Option<u64>,
    /// Rank those who share a place by hand, the best first; this needs a reason
    #[arg(long, value_delimiter = ',', value_name = "BEST,NEXT…")]
    order: Vec<String>,
}

/// A player, or a team where teams compete.
fn competitor(section: &Section, text: &str) -> Result<EntrantId, Failure> {
    match section.settings.format.ranks_teams() {
        true => Ok(EntrantId::standing_for(team_named(section, text)?.id)),
        false => player(section, text),
    }
}

pub(super) async fn ties(desk: Desk, args: TiesArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let after = paired_round(section, args.after)?;
    let details = &journal.event().details;
    if args.lots {
        let seed = seed_or_new(args.seed);
        let commands = draw_lots(details, section, after, args.place, seed);
        let commands = commands.map_err(|why| cannot(section, &why))?;
        return desk.submit(&mut journal, commands).await;
    }
    if !args.order.is_empty() {
        let order = args
            .order
            .iter()
            .map(|text| competitor(section, text.trim()));
        let order = order.collect::<Result<Vec<_>, _>>()?;
        let command = rank_by_hand(details, section, after, order);
        let command = command.map_err(|why| cannot(section, &why))?;
        return desk.submit(&mut journal, vec![command]).await;
    }
    let body = TiesBody::of(section, after, &level(details, section, after));
    match desk.json {
        true => output::print_json(&body),
        false if body.ties.is_empty() => output::print_line(t("ties-none")),
        false => output::print(&body.ties.iter().map(line).collect::<String>()),
    }
    Ok(())
}

fn line(tie: &LevelBody) -> String {
    format!("{:>4}  {}\n", tie.place, tie.names.join(", "))
}

#[derive(Args)]
pub(crate) struct ValuesArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// What the tie-break is called: capitals and digits, as in EXT:NAME
    name: String,
    /// The values, such as 3=12.5 for number 3; none to drop them
    #[arg(value_name = "WHO=VALUE")]
    values: Vec<String>,
    /// After which round; the last one if not given
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
}

pub(super) async fn values(desk: Desk, args: ValuesArgs) -> Result<(), Failure> {
    let make = |section: &Section| {
        let value = |text: &String| {
            let (who, value) = text
                .split_once('=')
                .ok_or_else(|| fail!("ties-no-value", text))?;
            let value: Result<Points, _> = value.parse();
            Ok(EnteredValue {
                who: competitor(section, who.trim())?,
                value: value.map_err(|why| Failure::of(&why))?,
            })
        };
        Ok(Command::EnterTieBreakValues(TieBreakValuesEntered {
            section: section.id.clone(),
            name: args.name.to_uppercase(),
            round: paired_round(section, args.after)?,
            values: args
                .values
                .iter()
                .map(value)
                .collect::<Result<_, Failure>>()?,
        }))
    };
    desk.submit_for(&args.event, make).await.map(drop)
}

#[derive(Args)]
pub(crate) struct StartPositionArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The round; the last paired one if not given
    #[arg(long)]
    round: Option<u16>,
    /// The number of the position, 0 to 959; drawn by lot if not given
    #[arg(long, value_name = "NUMBER")]
    position: Option<u16>,
    /// The seed of the lot
    #[arg(long, conflicts_with = "position")]
    seed: Option<u64>,
}

pub(super) async fn start_position(desk: Desk, args: StartPositionArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let (id, round) = (section.id.clone(), round_or_last(section, args.round));
    let command = match args.position {
        Some(number) => Command::SetStartPosition(StartPositionSet {
            position: StartPosition::try_from(number).map_err(|why| Failure::of(&why))?,
            section: id,
            round,
            seed: None,
        }),
        None => Command::DrawStartPosition(DrawStartPosition {
            section: id,
            round,
            seed: seed_or_new(args.seed),
        }),
    };
    desk.submit(&mut journal, vec![command]).await?;
    if !desk.json {
        let section = desk.section(&journal)?;
        output::print(&position_text(section, round));
    }
    Ok(())
}

fn position_text(section: &Section, round: RoundNumber) -> String {
    let position = section.start_positions.get(&round);
    position.map_or_else(String::new, |position| {
        let number = u16::from(*position);
        let rank = position.back_rank();
        say!("start-position-is", number, rank, fen = position.fen()) + "\n"
    })
}
