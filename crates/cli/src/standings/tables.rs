//! The other tables: cross tables, wall charts, score groups, boards, cards.

use adoube_standings::tables::{
    AgeDates, BoardRules, BoardTable, Category, CrossTable, Grid, History, PairingCard, PlaceTable,
    Ranked, Ranking, RowOrder, Say, ScoreGroups, StandingsTable, TeamCard, WallStyle,
};
use adoube_standings::{Rules, System};
use adoube_tournament::{EntrantId, TeamId, UnplayedFloat};
use clap::ValueEnum;
use serde::Serialize;

use super::StandingsArgs;
use super::explain::find;
use super::file::StandingsFile;
use crate::failure::Failure;
use crate::output;
use crate::texts::{fail, tell};

/// The tables that can be shown.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum TableArg {
    /// Everybody by rank
    Standings,
    /// Everybody against everybody, or round by round
    Cross,
    /// The wall chart of US Chess: colour, opponent and score so far
    Wall,
    /// The same with a letter for the result, and the score beneath
    WallLetters,
    /// The tournament board of the arbiters' manual: opponents, colours, floats
    Board,
    /// How many stand on each score
    Groups,
    /// Everybody's place after each round
    Places,
    /// The players of a team event by board
    Boards,
    /// A player round by round: give --player
    Progress,
    /// A player's pairing card, or a team's card: give --player
    Card,
}

/// In which order rows stand.
#[derive(Clone, Copy, ValueEnum)]
pub enum OrderArg {
    /// In the order of the standings
    Rank,
    /// By pairing number
    Number,
}

impl From<OrderArg> for RowOrder {
    fn from(order: OrderArg) -> RowOrder {
        match order {
            OrderArg::Rank => RowOrder::Rank,
            OrderArg::Number => RowOrder::Number,
        }
    }
}

/// The table as text, or as JSON.
pub(super) fn table(
    args: &StandingsArgs,
    file: &StandingsFile,
    ranking: &Ranking,
    ranked: &Ranked,
    json: bool,
) -> Result<String, Failure> {
    let form = OutputForm { json };
    let order = args.by.map_or(RowOrder::Rank, RowOrder::from);
    Ok(match args.table {
        TableArg::Standings => {
            let table = standings(args, file, ranked)?;
            form.table(&table, StandingsTable::text)
        }
        TableArg::Cross => match Grid::of(ranked, order) {
            Ok(grid) if file.field.system() == System::PreDetermined => {
                form.table(&grid, Grid::text)
            }
            _ => form.table(&CrossTable::of(ranked, order), CrossTable::text),
        },
        TableArg::Wall | TableArg::WallLetters => {
            let by_number = args.by.map_or(RowOrder::Number, RowOrder::from);
            let style = match args.table {
                TableArg::Wall => WallStyle::Figure,
                _ => WallStyle::Letters,
            };
            let wall = |table: &CrossTable, say: Say<'_>| table.wall_text(style, say);
            form.table(&CrossTable::of(ranked, by_number), wall)
        }
        TableArg::Board => {
            let table = CrossTable::of(ranked, RowOrder::Number);
            let table = table.with_floats(ranked, UnplayedFloat::AboveLoss);
            form.table(&table, CrossTable::board_text)
        }
        TableArg::Groups => form.table(&ScoreGroups::of(ranked), ScoreGroups::text),
        TableArg::Places => {
            let history = History::players(&file.tournament, file.after, ranking);
            form.table(&PlaceTable::of(&history), PlaceTable::text)
        }
        TableArg::Boards => {
            let table = BoardTable::of(&file.tournament, file.after, board_rules(file.rules));
            form.table(&table, BoardTable::text)
        }
        TableArg::Progress | TableArg::Card => card(args, file, ranking, ranked, form)?,
    })
}

#[derive(Clone, Copy)]
struct OutputForm {
    json: bool,
}

impl OutputForm {
    fn table<T: Serialize>(self, table: &T, text: impl Fn(&T, Say<'_>) -> String) -> String {
        if self.json {
            output::json_line(table)
        } else {
            text(table, &|words| tell(words))
        }
    }
}

fn standings(
    args: &StandingsArgs,
    file: &StandingsFile,
    ranked: &Ranked,
) -> Result<StandingsTable, Failure> {
    let Some(category) = &args.category else {
        return Ok(StandingsTable::of(ranked));
    };
    let category: Category = category
        .parse()
        .map_err(|error: adoube_standings::tables::InvalidCategory| Failure::of(&error))?;
    let dates = match (args.age_on, file.starts) {
        (Some(day), _) => AgeDates::on(day),
        (None, Some(starts)) => AgeDates::of_year(starts.year()),
        (None, None) => AgeDates::of_year(jiff::Zoned::now().year()),
    };
    Ok(StandingsTable::in_category(ranked, &category, dates))
}

/// How the best of each board are found by an edition of the rules.
pub(crate) fn board_rules(rules: Rules) -> BoardRules {
    match rules {
        Rules::UsChess => BoardRules::US_CHESS,
        _ => BoardRules::USUAL,
    }
}

/// What is about one player, or one team.
fn card(
    args: &StandingsArgs,
    file: &StandingsFile,
    ranking: &Ranking,
    ranked: &Ranked,
    form: OutputForm,
) -> Result<String, Failure> {
    let who = args.player.as_deref();
    let who = who.ok_or_else(|| fail!("standings-one-player"))?;
    let id = file.field.participants()[find(file, who)?].id;
    let nothing = || fail!("standings-nothing-to-tell", who);
    if file.field.is_for_teams() {
        let card = TeamCard::of(ranked, TeamId(id)).ok_or_else(nothing)?;
        return Ok(form.table(&card, TeamCard::text));
    }
    let entrant = EntrantId(id);
    if args.table == TableArg::Card {
        let unplayed = UnplayedFloat::AboveLoss;
        let card = PairingCard::of(&file.tournament, entrant, file.after, unplayed);
        return Ok(form.table(&card.ok_or_else(nothing)?, PairingCard::text));
    }
    let history = History::players(&file.tournament, file.after, ranking);
    let progress = history.progress(entrant).ok_or_else(nothing)?;
    Ok(form.table(&progress, adoube_standings::tables::Progress::text))
}
