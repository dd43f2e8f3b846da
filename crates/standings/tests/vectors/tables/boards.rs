//! Board prizes: `tables-boards.toml`.

use adoube_standings::tables::{BoardCredit, BoardOrder, BoardRules, BoardTable, BoardTies};
use adoube_tournament::{Player, RoundNumber};
use adoube_vectors::Vectors;
use serde::Deserialize;

use super::event::teams;

pub(super) fn register(vectors: &mut Vectors) {
    vectors.file("tables-boards", |file| {
        file.each("case", board_prizes);
    });
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    article: String,
    credit: String,
    order: String,
    #[serde(default)]
    ties: String,
    minimum: usize,
    forfeits: bool,
    #[serde(default)]
    ratings: Vec<u16>,
    teams: Vec<String>,
    rounds: Vec<Vec<String>>,
    boards: Vec<String>,
}

impl Case {
    fn rules(&self) -> BoardRules {
        BoardRules {
            credit: match self.credit.as_str() {
                "listed" => BoardCredit::Listed,
                "most" => BoardCredit::MostPlayed,
                "lowest" => BoardCredit::LowestPlayed,
                "each" => BoardCredit::Each,
                other => panic!("{other}"),
            },
            order: match self.order.as_str() {
                "points" => BoardOrder::Points,
                "percentage" => BoardOrder::Percentage,
                "performance" => BoardOrder::Performance,
                other => panic!("{other}"),
            },
            ties: match self.ties.as_str() {
                "" => BoardTies::Shared,
                "performance" => BoardTies::Performance,
                "games" => BoardTies::Games,
                other => panic!("{other}"),
            },
            minimum: self.minimum,
            forfeits: self.forfeits,
        }
    }

    fn table(&self) -> BoardTable {
        let members = |line: &String| line.split('|').nth(2).unwrap().split_whitespace().count();
        let players: usize = self.teams.iter().map(members).sum();
        let people = (1..).take(players).map(|number: u32| {
            let rating = self.ratings.get(number as usize - 1);
            let player = Player {
                fide_rating: rating.copied(),
                ..Player::named(&format!("Player {number}"))
            };
            (number, player)
        });
        let tournament = teams(people.collect(), &self.teams, &self.rounds);
        BoardTable::of(&tournament, RoundNumber(9), self.rules())
    }
}

fn board_prizes(case: Case) {
    let table = case.table();
    let sections = table.boards.iter();
    let rows = sections.flat_map(|section| {
        section.rows.iter().map(|row| {
            let rank = row.rank.map_or("-".to_owned(), |rank| rank.to_string());
            format!(
                "{} | {rank} | {} | {} | {} | {}",
                section.board,
                row.who.number,
                row.games,
                row.points,
                row.percent.unwrap()
            )
        })
    });
    let rows: Vec<String> = rows.collect();
    assert_eq!(rows, case.boards, "{}", case.article);
    if case.article.starts_with("US Chess 31B1") {
        assert_eq!(case.rules(), BoardRules::US_CHESS);
    }
}
