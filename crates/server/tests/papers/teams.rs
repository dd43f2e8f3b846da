//! Papers, public pages and lists of teams.

use adoube_journal::{
    AddTeam, AssignNumbers, Command, Format, Journal, PairRound, Pairing, Provenance, Register,
    RoundClosed, RoundPairings, SectionSettings,
};
use adoube_tournament::{
    ByeKind, MatchForfeit, TeamBye, TeamDetails, TeamId, TeamMatch, TeamScoring,
};

use super::*;

const PUBLIC: &str = "/e/club/open";
const DESK: &str = "/desk/club/open";

fn meeting(table: u32, first: u32, second: u32, forfeit: Option<MatchForfeit>) -> TeamMatch {
    TeamMatch {
        table,
        first: TeamId(first),
        second: TeamId(second),
        forfeit,
    }
}

fn boards(boards: &[(&str, u32, u32)]) -> Vec<Pairing> {
    let one = |(board, white, black): &(&str, u32, u32)| Pairing {
        board: board.parse().unwrap(),
        white: EntrantId(*white),
        black: EntrantId(*black),
    };
    boards.iter().map(one).collect()
}

fn paired(round: u16, pairings: RoundPairings) -> Command {
    Command::PairRound(PairRound {
        section: section(),
        round: RoundNumber(round),
        pairings,
        made_by: Provenance::by_hand(),
    })
}

fn closed(round: u16) -> Command {
    Command::CloseRound(RoundClosed {
        section: section(),
        round: RoundNumber(round),
    })
}

/// The first round with its results, and the second one as far as it has come.
fn rounds() -> Vec<Command> {
    let mut commands = Vec::new();
    commands.push(paired(
        1,
        RoundPairings {
            boards: boards(&[("1.1", 1, 4), ("1.2", 5, 2)]),
            matches: vec![
                meeting(1, 1, 2, None),
                meeting(2, 3, 4, Some(MatchForfeit::SecondWins)),
            ],
            team_byes: vec![TeamBye {
                team: TeamId(5),
                kind: ByeKind::PairingAllocated,
            }],
            ..RoundPairings::default()
        },
    ));
    commands.extend([result(1, "1.1", "1-0"), result(1, "1.2", "½-½"), closed(1)]);
    commands.push(paired(
        2,
        RoundPairings {
            boards: boards(&[("1.1", 6, 1), ("1.2", 3, 7), ("2.1", 8, 10), ("2.2", 11, 9)]),
            matches: vec![meeting(1, 3, 1, None), meeting(2, 4, 5, None)],
            team_byes: vec![TeamBye {
                team: TeamId(2),
                kind: ByeKind::HalfPoint,
            }],
            ..RoundPairings::default()
        },
    ));
    commands.push(result(2, "1.2", "0-1"));
    commands
}

/// Five teams on two boards. Round 1: Apes 1½–½ Bees, Слоны did not come against Doves, Emus have a
/// bye. Round 2 is being played.
async fn league(format: Format) -> (Arc<App>, Journal) {
    let (store, mut journal): (Arc<dyn Store>, Journal) = event("club", "Club <Night>").await;
    let settings = SectionSettings {
        format,
        team_scoring: TeamScoring {
            boards: 2,
            ..TeamScoring::default()
        },
        ..SectionSettings::swiss("Лига", 5)
    };
    add_section(&mut journal, settings).await;
    let names = [
        "Ape, One",
        "Ape, Two",
        "Ape, Three",
        "Bee, One",
        "Bee, Two",
        "Петров, Пётр",
        "Иванова, Анна",
        "Dove, One",
        "Dove, Two",
        "Emu, <One>",
        "Emu, Two",
    ];
    let ratings = (1..).map(|number| 2200 - 20 * number);
    let mut commands: Vec<Command> = names
        .iter()
        .zip(ratings)
        .map(|(name, rating)| {
            let (section, player) = (section(), player(name, rating, "1990", Sex::Male));
            Command::Register(Register { section, player })
        })
        .collect();
    for (name, captain, members) in [
        ("Apes", Some("Cap, Ape"), 1..=3),
        ("Bees", None, 4..=5),
        ("Слоны", Some("Сидоров"), 6..=7),
        ("Doves", None, 8..=9),
        ("Emus", None, 10..=11),
    ] {
        let details = TeamDetails {
            name: name.to_owned(),
            captain: captain.map(str::to_owned),
            members: members.map(EntrantId).collect(),
        };
        let section = section();
        commands.push(Command::AddTeam(AddTeam { section, details }));
    }
    commands.push(Command::AssignNumbers(AssignNumbers {
        section: section(),
        order: None,
    }));
    commands.extend(rounds());
    write(&mut journal, commands).await;
    (web_app(store).await, journal)
}

async fn shown(app: &Arc<App>, path: &str) -> String {
    let router = adoube_server::router(app.clone());
    text(&page(&router, &format!("{PUBLIC}{path}")).await)
}

#[tokio::test]
async fn a_match_has_a_page_with_its_boards() {
    let (app, mut journal) = league(Format::TeamSwiss).await;
    let router = adoube_server::router(app.clone());
    let round = shown(&app, "/matches/1").await;
    assert!(
        round.contains("Apes") && round.contains("1½ – ½"),
        "{round}"
    );
    assert!(
        round.contains("the team named first did not play"),
        "{round}"
    );
    assert!(round.contains("Emus : pairing-allocated bye"), "{round}");
    let played = shown(&app, "/matches/1/1").await;
    assert!(played.contains("1½ – ½ Match points 2 : 0"), "{played}");
    // The second board is told from the side of the first team, whoever has White.
    assert!(
        played.contains("2 Black Ape, Two 2160 ½ – ½ White Bee, Two"),
        "{played}"
    );
    let forfeited = shown(&app, "/matches/1/2").await;
    assert!(forfeited.contains("0 – 2"), "{forfeited}");
    assert!(forfeited.contains("nobody"), "{forfeited}");
    let live = page(&router, &format!("{PUBLIC}/matches/2/1")).await;
    assert!(live.contains("data-live=\"/e/club/live\""));
    let live = text(&live);
    assert!(live.contains("1 – 0 being played"), "{live}");
    assert!(live.contains("Петров, Пётр"), "{live}");
    write(&mut journal, vec![result(2, "1.1", "½-½")]).await;
    let done = shown(&app, "/matches/2/1").await;
    assert!(done.contains("1½ – ½ Match points 2 : 0"), "{done}");
    for missing in [
        "/matches/0",
        "/matches/3",
        "/matches/1/9",
        "/matches/01",
        "/teams/9",
    ] {
        let answer = get(&router, &format!("{PUBLIC}{missing}")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{missing}");
    }
    // A match without boards is among the pairings too.
    let pairings = shown(&app, "/pairings/1").await;
    assert!(pairings.contains("Слоны 0 – 2 Doves"), "{pairings}");
}

#[tokio::test]
async fn a_team_has_a_page_with_its_rounds() {
    let (app, _) = league(Format::TeamSwiss).await;
    let team = shown(&app, "/teams/1").await;
    assert!(team.contains("Cap, Ape"), "{team}");
    assert!(team.contains("Bees 1½ 2 2"), "{team}");
    assert!(team.contains("1 Ape, One 2180 1 Board 1 White"), "{team}");
    assert!(
        team.contains("3 Ape, Three 2140 0 Board 2 White 0 1"),
        "{team}"
    );
    let emus = shown(&app, "/teams/5").await;
    assert!(emus.contains("pairing-allocated bye"), "{emus}");
    assert!(emus.contains("Emu, &#60;One&#62;"), "{emus}");
    let router = adoube_server::router(app.clone());
    let standings = page(&router, &format!("{PUBLIC}/standings")).await;
    assert!(standings.contains("href=\"/e/club/open/teams/1\""));
}

#[tokio::test]
async fn cross_tables_are_of_teams_of_boards_and_of_players() {
    let (app, _) = league(Format::TeamSwiss).await;
    let teams = shown(&app, "/crosstable?after=1").await;
    assert!(teams.contains("Apes 2 1½ 2 2 1 ½"), "{teams}");
    let boards = shown(&app, "/crosstable?after=1&of=boards").await;
    assert!(
        boards.contains("Board 1") && boards.contains("Board 2"),
        "{boards}"
    );
    assert!(boards.contains("Bees ½ 1 ½"), "{boards}");
    let players = shown(&app, "/crosstable?after=1&of=players").await;
    assert!(players.contains("Ape, One"), "{players}");
    let (app, _) = league(Format::TeamRoundRobin).await;
    let grid = shown(&app, "/crosstable?after=2").await;
    assert!(
        grid.contains("Each cell has the match points, then the game points."),
        "{grid}"
    );
    assert!(grid.contains("…"), "{grid}");
    // Where players compete for themselves there is one cross table only.
    let (app, _) = club().await;
    let router = adoube_server::router(app);
    for path in [
        "/crosstable?of=boards",
        "/boards",
        "/matches/1",
        "/files/boards.csv",
    ] {
        let answer = get(&router, &format!("{PUBLIC}{path}")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert!(
        !page(&router, &format!("{PUBLIC}/standings"))
            .await
            .contains("/boards")
    );
}

#[tokio::test]
async fn the_best_of_each_board_are_listed() {
    let (app, _) = league(Format::TeamSwiss).await;
    let listed = shown(&app, "/boards?after=1").await;
    assert!(listed.contains("Best by board after round 1"), "{listed}");
    assert!(
        listed.contains("1 1 Ape, One Apes 2180 1 1 100"),
        "{listed}"
    );
    let strict = shown(
        &app,
        "/boards?after=2&minimum=2&order=points&ties=performance",
    )
    .await;
    assert!(
        strict.contains("fewer games than are asked for"),
        "{strict}"
    );
    let router = adoube_server::router(app.clone());
    for wrong in [
        "order=wins",
        "minimum=6",
        "minimum=x",
        "after=3",
        "ties=lot",
    ] {
        let answer = get(&router, &format!("{PUBLIC}/boards?{wrong}")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{wrong}");
    }
    let csv = get(&router, &format!("{PUBLIC}/files/boards.csv?after=1"))
        .await
        .body;
    let first = csv.lines().nth(1).unwrap();
    assert_eq!(first, "1,1,1,,\"Ape, One\",Apes,2180,1,1,100,2920", "{csv}");
    let json = get(&router, &format!("{PUBLIC}/files/boards.json?ties=games"))
        .await
        .body;
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["rules"]["ties"], "games");
    assert_eq!(json["boards"][0]["board"], 1);
}

#[tokio::test]
async fn papers_of_teams_are_in_the_index_and_in_every_language() {
    let (app, _) = league(Format::TeamSwiss).await;
    let desk = Person::with(&app, "chief", Some(Role::Viewer)).await;
    let index = desk.page(&format!("{DESK}/papers")).await;
    for path in [
        "matches?round=2",
        "line-ups?round=2",
        "teams",
        "boards?after=2",
    ] {
        assert!(index.contains(&format!("{DESK}/papers/{path}\"")), "{path}");
        let join = if path.contains('?') { '&' } else { '?' };
        for (language, word) in [
            ("en", "Board"),
            ("de", "Brett"),
            ("fr", "chiquier"),
            ("es", "ablero"),
        ] {
            let paper = desk
                .page(&format!("{DESK}/papers/{path}{join}language={language}"))
                .await;
            let paper = paper.split("class=\"sheet\"").nth(1).unwrap().to_owned();
            assert!(text(&paper).contains(word), "{path} {language}");
        }
    }
    let protocol = text(&desk.page(&format!("{DESK}/papers/matches?round=1")).await);
    assert!(protocol.contains("Captain of Apes Cap, Ape"), "{protocol}");
    assert!(protocol.contains("Signature of the arbiter"), "{protocol}");
    assert!(
        protocol.contains("Result of the match 1½ ½ Match points 2 0"),
        "{protocol}"
    );
    assert!(protocol.contains("Captain of Слоны Сидоров"), "{protocol}");
    let one = text(
        &desk
            .page(&format!("{DESK}/papers/matches?round=1&table=2"))
            .await,
    );
    assert!(!one.contains("Captain of Apes"), "{one}");
    let slips = text(&desk.page(&format!("{DESK}/papers/line-ups?round=2")).await);
    assert!(slips.contains("Line-up of Слоны against Apes"), "{slips}");
    assert!(
        slips.contains("Board Colour Name 1 White 2 Black"),
        "{slips}"
    );
    assert!(slips.contains("Line-up of Apes against Слоны"), "{slips}");
    let cards = desk.page(&format!("{DESK}/papers/teams")).await;
    assert_eq!(cards.matches("class=\"team-rounds\"").count(), 5);
    // The same pages at the desk, also before a round is published.
    for path in [
        "matches/2",
        "matches/2/1",
        "teams/3",
        "boards",
        "crosstable?of=boards",
    ] {
        desk.page(&format!("{DESK}/{path}")).await;
    }
    let (app, _) = club().await;
    let desk = Person::with(&app, "chief", Some(Role::Viewer)).await;
    assert!(
        !desk
            .page(&format!("{DESK}/papers"))
            .await
            .contains("line-ups")
    );
    for path in ["matches", "line-ups", "teams", "boards"] {
        let (status, _) = desk.get(&format!("{DESK}/papers/{path}")).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn a_board_of_the_teams_can_have_its_prize() {
    let (app, mut journal) = league(Format::TeamSwiss).await;
    let fund = "[[category]]\nname = \"Board 2\"\nwho.board = 2\nprizes = [100]\n";
    let set = Command::SetPrizeFund(PrizeFundSet {
        section: section(),
        fund: Some(fund.to_owned()),
    });
    write(&mut journal, vec![set]).await;
    let desk = Person::with(&app, "viewer", Some(Role::Viewer)).await;
    let page = desk.page(&format!("{DESK}/prizes")).await;
    let shown = text(&page);
    // Иванова won her game on board 2 in round 2; Ape, One has won on board 1.
    assert!(shown.contains("Иванова, Анна"), "{shown}");
    assert!(!shown.contains("Ape, One"), "{shown}");
}

#[tokio::test]
async fn a_section_of_teams_is_offered_the_tie_breaks_of_teams() {
    let (app, _) = league(Format::TeamSwiss).await;
    let desk = Person::with(&app, "owner", Some(Role::Owner)).await;
    let settings = desk.page(&format!("{DESK}/settings")).await;
    for code in [
        "EDE", "ESB", "BC", "TBR", "BBE", "SSSC", "MPVGP", "DE", "BH",
    ] {
        assert!(
            settings.contains(&format!("data-code=\"{code}\"")),
            "{code}"
        );
    }
    for code in ["ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"] {
        assert!(
            !settings.contains(&format!("data-code=\"{code}\"")),
            "{code}"
        );
    }
}
