//! Pairings and scores.

use adoube_bodies::round::{PairingsBody, score_before};
use adoube_bodies::standings::{Ranked, SectionStandings};
use adoube_conduct::fide_mode::check_final;
use adoube_conduct::ranking::{Ranking, Reentries};
use adoube_journal::{Journal, Section};
use adoube_standings::tables::{self, CrossTable, RowOrder, TableText, WallStyle};
use adoube_standings::{Rules, TieBreak};
use adoube_tournament::{BoardNumber, EntrantId, Points, RoundNumber, TeamId, Tournament};
use clap::{Args, ValueEnum};

use super::desk::{Desk, paired_round};
use super::setup::{WHO, who};
use crate::failure::Failure;
use crate::output;
use crate::standings::shown;
use crate::texts::{say, t, tell, words};

/// The snapshot of a section.
pub(super) fn snapshot(section: &Section) -> Result<Tournament, Failure> {
    section
        .snapshot()
        .map_err(|violations| Failure::of(&violations))
}

#[derive(Args)]
pub(crate) struct StandingsArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// After which round; with all results so far if not given
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
    /// The table that is shown
    #[arg(long, value_enum, default_value_t = EventTable::Standings)]
    table: EventTable,
}

/// What shows who is where.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum EventTable {
    /// Everybody by rank
    Standings,
    /// Round by round, in the order of the ranks
    Cross,
    /// The wall chart of US Chess: colour, opponent and score so far
    Wall,
    /// The same with a letter for the result, and the score beneath
    WallLetters,
}

impl EventTable {
    /// The players round by round; nothing for the plain standings.
    fn by_round(self, table: &CrossTable) -> Option<String> {
        let say = |words: &TableText<'_>| tell(words);
        match self {
            EventTable::Standings => None,
            EventTable::Cross => Some(table.text(&say)),
            EventTable::Wall => Some(table.wall_text(WallStyle::Figure, &say)),
            EventTable::WallLetters => Some(table.wall_text(WallStyle::Letters, &say)),
        }
    }

    fn order(self) -> RowOrder {
        match self {
            EventTable::Standings | EventTable::Cross => RowOrder::Rank,
            EventTable::Wall | EventTable::WallLetters => RowOrder::Number,
        }
    }
}

pub(super) async fn standings(desk: Desk, args: StandingsArgs) -> Result<(), Failure> {
    let journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let after = match args.after {
        Some(0) => RoundNumber(0),
        Some(round) => paired_round(section, Some(round))?,
        None => section.draft.paired_rounds(),
    };
    check_final(section.is_in_fide_mode(), &section.draft, after)
        .map_err(|reason| Failure::of(&reason))?;
    let tournament = snapshot(section)?;
    let table = Table::of(&journal, section, &tournament, after)?;
    if args.table != EventTable::Standings {
        let rounds = table.by_round(&journal, section, &tournament, after, args.table.order());
        match args.table.by_round(&rounds).filter(|_| !desk.json) {
            Some(text) => {
                let name = &section.settings.name;
                output::print(&format!("{name}\n{text}"));
            }
            None => output::print_json(&rounds),
        }
        return Ok(());
    }
    if desk.json {
        output::print_json(&table.body(&journal, section, after));
    } else {
        output::print(&table.text(section, &tournament, after));
    }
    Ok(())
}

/// The table of a section: the tie-breaks are those announced.
struct Table {
    ranking: Ranking,
}

impl Table {
    fn of(
        journal: &Journal,
        section: &Section,
        tournament: &Tournament,
        after: RoundNumber,
    ) -> Result<Table, Failure> {
        let (event, settings) = (&journal.event().details, &section.settings);
        // Whoever asks for the table is told of a tie-break that nobody knows.
        crate::standings::parse(&settings.tie_breaks)?;
        let entries = Reentries::of(section);
        let ranking = Ranking::of(event, settings, tournament, after)
            .with_one_entry_each(&entries, entries.latest_counts);
        Ok(Table { ranking })
    }

    /// The players round by round, even where teams compete.
    fn by_round(
        &self,
        journal: &Journal,
        section: &Section,
        tournament: &Tournament,
        after: RoundNumber,
        order: RowOrder,
    ) -> CrossTable {
        let (event, settings) = (&journal.event().details, &section.settings);
        let of_players = Ranking::of_players(event, settings, tournament, after);
        let ranking = tables::Ranking {
            system: of_players.field.system(),
            tie_breaks: of_players.tie_breaks,
            rules: self.ranking.rules,
            rating: settings.rating_used,
        };
        let is_new = |number| {
            let mut entrants = section.draft.entrants.iter();
            let found =
                entrants.find(|one| one.pairing_number.is_some_and(|own| own.get() == number));
            found.is_some_and(|one| section.marks_of(one.id).is_new)
        };
        let ranked = tables::Ranked::players(tournament, after, &ranking);
        CrossTable::of(&ranked, order).with_new(is_new)
    }

    fn body<'j>(
        &self,
        journal: &'j Journal,
        section: &'j Section,
        after: RoundNumber,
    ) -> SectionStandings<'j> {
        let open_games = section.draft.open_games(after);
        Ranked::from(&self.ranking).of_section(
            journal.id(),
            &section.id,
            after,
            open_games,
            words(),
        )
    }

    fn text(&self, section: &Section, tournament: &Tournament, after: RoundNumber) -> String {
        let mut above = 0;
        let rows = self.ranking.standings.lines().iter().map(|line| {
            // A shared place is printed once.
            let rank = if line.rank == above {
                String::new()
            } else {
                line.rank.to_string()
            };
            above = line.rank;
            let mut row = vec![rank];
            let mut who = self.who(section, tournament, line.place);
            if self.ranking.field.participants()[line.place].withdrawn {
                who[2] = format!("{} ({})", who[2], t("event-withdrawn-mark"));
            }
            row.extend(who);
            row.push(tell(&line.points));
            row.extend(line.values.iter().map(|value| shown(*value)));
            row
        });
        let mut headings = vec![t("event-heading-rank")];
        headings.extend(WHO.map(t));
        headings.push(t("event-heading-points"));
        headings.extend(self.ranking.tie_breaks.iter().map(TieBreak::code));
        let right: Vec<usize> = [0, 1].into_iter().chain(5..headings.len()).collect();
        let table = output::table(&headings, &right, rows.collect());
        let open = section
            .rounds
            .get(after.place())
            .is_some_and(|round| !round.closed);
        let title = say!(
            "event-standings-title",
            name = section.settings.name,
            round = after,
            open = open,
            reached = self.ranking.by_round_reached,
        );
        let played = self.ranking.play_off().into_iter();
        let played: Vec<String> = played
            .map(|(place, name)| say!("play-off-place", player = name, from = place))
            .collect();
        let played = match played.is_empty() {
            true => String::new(),
            false => format!(
                "\n{}\n",
                say!("standings-play-off", places = played.join(", "))
            ),
        };
        // Whoever is used to other tie-breaks is told whose these are.
        let title = match self.ranking.rules {
            Rules::UsChess if !self.ranking.tie_breaks.is_empty() => {
                say!(
                    "standings-heading",
                    name = title,
                    rules = self.ranking.rules
                )
            }
            _ => title,
        };
        format!("{title}\n\n{table}{played}{}", open_games(section, after))
    }

    /// Number, title, name, federation and rating; a team has only the first and the third.
    fn who(&self, section: &Section, tournament: &Tournament, place: usize) -> Vec<String> {
        let one = &self.ranking.field.participants()[place];
        let entrant = tournament.entrant(EntrantId(one.id));
        match entrant.filter(|_| !self.ranking.field.is_for_teams()) {
            Some(entrant) => who(section, entrant).into(),
            None => vec![
                one.number.to_string(),
                String::new(),
                output::printable(&one.name),
                String::new(),
                String::new(),
            ],
        }
    }
}

/// The games without a result, a line each; of many only the first.
fn open_games(section: &Section, after: RoundNumber) -> String {
    const NAMED: usize = 8;
    let open = section.draft.open_games(after);
    let more = open.len().saturating_sub(NAMED);
    let lines = open.iter().take(NAMED).map(|game| tell(game) + "\n");
    let more = (more > 0).then(|| say!("open-games-more", count = more) + "\n");
    let lines: String = lines.chain(more).collect();
    if lines.is_empty() {
        return lines;
    }
    format!("\n{lines}")
}

#[derive(Args)]
pub(crate) struct PairingsArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// Which round; the last one if not given
    #[arg(long)]
    round: Option<u16>,
}

pub(super) async fn pairings(desk: Desk, args: PairingsArgs) -> Result<(), Failure> {
    let journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let round = paired_round(section, args.round)?;
    let tournament = snapshot(section)?;
    if desk.json {
        let closed = section.rounds[round.place()].closed;
        let (event, id) = (journal.id(), &section.id);
        output::print_json(&PairingsBody::of(
            event,
            id,
            &tournament,
            round,
            closed,
            &section.rooms,
        ));
    } else {
        output::print(&pairings_text(section, &tournament, round));
    }
    Ok(())
}

fn pairings_text(section: &Section, tournament: &Tournament, round: RoundNumber) -> String {
    let paired = &tournament.rounds()[round.place()];
    let score = |id| format!("({})", tell(&score_before(tournament, id, round)));
    let name = |id| section.label(id);
    let room = |board: BoardNumber| {
        let room = section.room(board.table);
        room.map_or_else(String::new, |room| room.name.clone())
    };
    let boards = paired.games.iter().map(|game| {
        let result = game.results.reported;
        vec![
            game.board.to_string(),
            name(game.white),
            score(game.white),
            match result.is_final() {
                true => tell(&result),
                false => format!("  {}", tell(&result)),
            },
            name(game.black),
            score(game.black),
            room(game.board),
        ]
    });
    let byes = paired.byes.iter().map(|bye| {
        vec![
            String::new(),
            name(bye.entrant),
            score(bye.entrant),
            String::new(),
            tell(&bye.kind),
            String::new(),
            String::new(),
        ]
    });
    let alone = paired.empty_boards.iter().map(|empty| {
        vec![
            empty.board.to_string(),
            name(empty.entrant),
            score(empty.entrant),
            String::new(),
            t("event-no-opponent").to_owned(),
            String::new(),
            room(empty.board),
        ]
    });
    let mut rows: Vec<Vec<String>> = boards.chain(alone).collect();
    rows.sort_by_key(|row| row[0].parse::<BoardNumber>().ok());
    rows.extend(byes);
    let mut headings = vec![
        "event-heading-board",
        "colour-white",
        "",
        "",
        "colour-black",
        "",
        "tables-room",
    ];
    if section.rooms.is_empty() {
        headings.pop();
        rows.iter_mut().for_each(|row| row.truncate(headings.len()));
    }
    let headings: Vec<&str> = headings.into_iter().map(t).collect();
    let table = match rows.is_empty() && !paired.matches.is_empty() {
        true => String::new(),
        false => output::table(&headings, &[0], rows),
    };
    let name = &section.settings.name;
    let title = say!("event-pairings-title", name = name, round = round);
    let matches = matches_text(tournament, round);
    format!("{title}\n\n{matches}{table}")
}

/// The matches of a round of teams with their score, and the teams that do not play.
fn matches_text(tournament: &Tournament, round: RoundNumber) -> String {
    let paired = &tournament.rounds()[round.place()];
    if paired.matches.is_empty() {
        return String::new();
    }
    let results = tournament.team_results(round).pop().unwrap_or_default();
    let name = |id: TeamId| {
        let mut teams = tournament.teams().iter();
        let team = teams.find(|team| team.id == id);
        team.map_or_else(String::new, |team| team.details.name.clone())
    };
    let score = |id: TeamId| {
        let result = results.iter().find(|result| result.team == id);
        let boards = result.map_or(&[][..], |result| &result.boards);
        tell(&boards.iter().copied().sum::<Points>())
    };
    let matches = paired.matches.iter().map(|meeting| {
        let (first, second) = (meeting.first, meeting.second);
        let stands = match (meeting.forfeit, paired.has_boards(meeting.table)) {
            (Some(forfeit), _) => forfeit.code().to_owned(),
            (None, true) => format!("{} : {}", score(first), score(second)),
            (None, false) => t("event-no-boards-yet").to_owned(),
        };
        vec![meeting.table.to_string(), name(first), stands, name(second)]
    });
    let byes = paired.team_byes.iter().map(|bye| {
        let nothing = String::new();
        vec![nothing.clone(), name(bye.team), nothing, tell(&bye.kind)]
    });
    let headings = [
        "event-heading-table",
        "event-heading-team",
        "",
        "event-heading-team",
    ];
    let table = output::table(&headings.map(t), &[0], matches.chain(byes).collect());
    format!("{table}\n")
}
