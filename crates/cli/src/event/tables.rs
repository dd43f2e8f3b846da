//! Pairings and scores.

use adoube_bodies::round::{PairingsBody, score_before};
use adoube_bodies::standings::{Ranked, SectionStandings};
use adoube_conduct::ranking::Ranking;
use adoube_journal::{Journal, Section};
use adoube_standings::TieBreak;
use adoube_tournament::{EntrantId, RoundNumber, Tournament};
use clap::Args;

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
    /// The event
    event: String,
    /// After which round; with all results so far if not given
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
}

pub(super) async fn standings(desk: Desk, args: StandingsArgs) -> Result<(), Failure> {
    let journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let after = match args.after {
        Some(0) => RoundNumber(0),
        Some(round) => paired_round(section, Some(round))?,
        None => section.draft.paired_rounds(),
    };
    let tournament = snapshot(section)?;
    let table = Table::of(&journal, section, &tournament, after)?;
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
        let ranking = Ranking::of(event, settings, tournament, after);
        Ok(Table { ranking })
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
            row.extend(self.who(section, tournament, line.place));
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
        format!("{title}\n\n{table}{}", open_games(section, after))
    }

    /// Number, title, name, federation and rating; a team has only the first and the third.
    fn who(&self, section: &Section, tournament: &Tournament, place: usize) -> Vec<String> {
        let one = &self.ranking.field.participants()[place];
        let entrant = tournament.entrant(EntrantId(one.id));
        match entrant.filter(|_| !self.ranking.field.is_for_teams()) {
            Some(entrant) => who(entrant, section.settings.rating_used).into(),
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
    /// The event
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
        output::print_json(&PairingsBody::of(event, id, &tournament, round, closed));
    } else {
        output::print(&pairings_text(section, &tournament, round));
    }
    Ok(())
}

fn pairings_text(section: &Section, tournament: &Tournament, round: RoundNumber) -> String {
    let paired = &tournament.rounds()[round.place()];
    let score = |id| format!("({})", tell(&score_before(tournament, id, round)));
    let name = |id| section.label(id);
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
        ]
    });
    let rows = boards.chain(byes).collect();
    let headings = [
        "event-heading-board",
        "colour-white",
        "",
        "",
        "colour-black",
        "",
    ];
    let table = output::table(&headings.map(t), &[0], rows);
    let name = &section.settings.name;
    let title = say!("event-pairings-title", name = name, round = round);
    format!("{title}\n\n{table}")
}
