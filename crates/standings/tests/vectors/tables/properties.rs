//! What must hold in every table.

use std::path::Path;

use adoube_formats::read_trf;
use adoube_standings::tables::*;
use adoube_standings::{Method, Rules, TieBreak};
use adoube_tournament::*;
use adoube_vectors::{Vectors, tests};
use proptest::prelude::*;

use super::event::{Event, draft, ranking};
use super::say;

pub(super) fn register(vectors: &mut Vectors) {
    vectors.tests(&tests![
        everything_holds,
        several_entries_of_a_person,
        everything_holds_in_the_corpus,
        large_events,
    ]);
}

/// A tournament in which anything can have happened.
fn events() -> impl Strategy<Value = Event> {
    (0_usize..14, 0_usize..7).prop_flat_map(|(players, rounds)| {
        let ratings = proptest::collection::vec(0_u16..2400, players);
        let order = Just((0..players).collect::<Vec<usize>>()).prop_shuffle();
        let orders = proptest::collection::vec(order, rounds);
        let results = proptest::collection::vec(0_usize..10, rounds * players);
        (ratings, orders, results)
            .prop_map(move |(ratings, orders, results)| event(&ratings, &orders, &results))
    })
}

fn event(ratings: &[u16], orders: &[Vec<usize>], results: &[usize]) -> Event {
    let players = ratings.len();
    let mut cards = vec![String::new(); players];
    for (round, order) in orders.iter().enumerate() {
        for (table, seats) in order.chunks(2).enumerate() {
            let result = results[round * players + table];
            match seats {
                [one, other] if result < 8 => {
                    let (won, lost) = [
                        ("1", "0"),
                        ("0", "1"),
                        ("=", "="),
                        ("+", "-"),
                        ("-", "-"),
                        ("*", "*"),
                        ("0", "0"),
                        ("1", "0"),
                    ][result];
                    cards[*one] += &format!(" {}w{won}", other + 1);
                    cards[*other] += &format!(" {}b{lost}", one + 1);
                }
                seats => {
                    for seat in seats {
                        cards[*seat] += [" U", " H", " Z", " ."][(result + seat) % 4];
                    }
                }
            }
        }
    }
    let people = ratings.iter().zip(1..).map(|(rating, number)| {
        let player = Player {
            fide_rating: Some(*rating).filter(|rating| *rating >= 1000),
            ..Player::named(&format!("Player {number}"))
        };
        (number, player)
    });
    let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
    let mut draft = draft(people.collect(), &cards, 9);
    if let (Some(entrant), false) = (draft.entrants.first(), orders.is_empty()) {
        draft.adjustments.push(PointAdjustment {
            entrant: entrant.id,
            round: RoundNumber(1),
            points: -Points::HALF,
            purposes: Purpose::ALL.to_vec(),
        });
    }
    Event {
        tournament: Tournament::new(draft).unwrap(),
        ranking: ranking("swiss", "fide-2026", &["WIN", "BH", "PS"]),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    fn everything_holds(event in events()) {
        let after = event.tournament.paired_rounds();
        let ranked = Ranked::players(&event.tournament, after, &event.ranking);
        both_sides_agree(&ranked);
        rows_add_up(&ranked);
        ranks_are_ranks(&StandingsTable::of(&ranked));
        bands_are_a_partition(&ranked);
        groups_add_up(&ranked);
        progress_ends_in_the_standings(&event, &ranked);
        texts_are_clean(&event, &ranked);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(150) })]

    /// Whoever entered twice, whatever the tie-breaks are: everybody has a row in the cross tables,
    /// one entry of each person has a place, and nothing breaks.
    fn several_entries_of_a_person(
        event in events(),
        persons in proptest::collection::vec(proptest::collection::vec(0_usize..16, 0..4), 0..4),
        latest in any::<bool>(),
        rules in proptest::sample::select(Rules::ALL.as_slice()),
    ) {
        let ranking = Ranking {
            tie_breaks: Method::ALL.into_iter().map(TieBreak::plain).collect(),
            rules,
            ..event.ranking.clone()
        };
        let after = event.tournament.paired_rounds();
        let ranked = Ranked::players(&event.tournament, after, &ranking);
        let everybody = ranked.field().participants().len();
        let ranked = ranked.settled(|_, standings| {
            standings.leave_one_entry(&persons, latest);
            Ok::<(), ()>(())
        });
        let ranked = ranked.unwrap();
        both_sides_agree(&ranked);
        rows_add_up(&ranked);
        let (counted, others) = (ranked.standings().lines(), ranked.standings().left_out());
        prop_assert_eq!(counted.len() + others.len(), everybody);
        for entries in &persons {
            let is_entry = |place: usize| entries.contains(&place);
            let counting = counted.iter().filter(|line| is_entry(line.place)).count();
            prop_assert!(counting <= 1);
        }
        prop_assert_eq!(CrossTable::of(&ranked, RowOrder::Rank).rows.len(), everybody);
        for order in [RowOrder::Rank, RowOrder::Number] {
            prop_assert!(!CrossTable::of(&ranked, order).text(&say).is_empty());
            prop_assert!(!CrossTable::of(&ranked, order).wall_text(WallStyle::Figure, &say).is_empty());
            prop_assert!(Grid::of(&ranked, order).is_ok_and(|grid| !grid.text(&say).is_empty()));
        }
        prop_assert!(!StandingsTable::of(&ranked).text(&say).is_empty());
    }
}

/// Every game appears in both rows of both tables.
fn both_sides_agree(ranked: &Ranked) {
    for order in [RowOrder::Rank, RowOrder::Number] {
        let table = CrossTable::of(ranked, order);
        let row_of = |line: usize| table.rows.iter().find(|row| row.line == line).unwrap();
        for row in &table.rows {
            for (round, cell) in row.rounds.iter().enumerate() {
                let Some(opponent) = cell.opponent else {
                    continue;
                };
                let answer = &row_of(opponent.line).rounds[round];
                assert_eq!(answer.opponent.unwrap().number, row.who.number);
                assert_eq!(answer.colour, cell.colour.map(Colour::opposite));
                assert_eq!(answer.outcome.is_played(), cell.outcome.is_played());
            }
        }
        let Ok(grid) = Grid::of(ranked, order) else {
            continue;
        };
        for (one, row) in grid.rows.iter().enumerate() {
            assert!(row.cells[one].is_empty());
            for (other, cell) in row.cells.iter().enumerate() {
                let rounds: Vec<RoundNumber> = cell.iter().map(|game| game.round).collect();
                let answer = grid.rows[other].cells[one].iter();
                assert_eq!(rounds, answer.map(|game| game.round).collect::<Vec<_>>());
            }
        }
    }
}

/// The cells of a row add up to its points.
fn rows_add_up(ranked: &Ranked) {
    let table = CrossTable::of(ranked, RowOrder::Rank);
    let teams = ranked.field().is_for_teams();
    for row in table.rows.iter().filter(|_| !teams) {
        let sum: Points = row.rounds.iter().map(|cell| cell.points).sum();
        let given = row
            .rounds
            .first()
            .map_or(row.points, |cell| cell.total - cell.points);
        assert_eq!(sum + given, row.points);
        assert!(
            row.rounds
                .last()
                .is_none_or(|cell| cell.total == row.points)
        );
    }
    if let Ok(grid) = Grid::of(ranked, RowOrder::Number) {
        for row in &grid.rows {
            let cells = row.cells.iter().flatten();
            let sum: Points = cells.map(|game| game.points).sum();
            assert_eq!(sum + row.besides, row.points);
        }
    }
}

fn ranks_are_ranks(table: &StandingsTable) {
    for (place, row) in table.rows.iter().enumerate() {
        let sharing = table.rows.iter().filter(|other| other.rank == row.rank);
        assert_eq!(row.shared_to, row.rank + sharing.count() - 1);
        assert!(row.rank <= place + 1 && place < row.shared_to);
        let above = place.checked_sub(1).map(|above| &table.rows[above]);
        let expected = above.map(|above| separation(above, row, table));
        assert_eq!(row.separated_by, expected);
    }
}

/// By definition: the points, or the first value that differs.
fn separation(above: &StandingsRow, row: &StandingsRow, table: &StandingsTable) -> Separation {
    if above.points != row.points {
        return Separation::Points;
    }
    let mut values = above.values.iter().zip(&row.values);
    match values.position(|(above, own)| above != own) {
        Some(number) => Separation::TieBreak(table.tie_breaks[number].code().to_owned()),
        None => Separation::Level,
    }
}

fn bands_are_a_partition(ranked: &Ranked) {
    let all = StandingsTable::of(ranked);
    let dates = AgeDates::of_year(2026);
    let mut numbers = Vec::new();
    for text in ["unrated", "under 1400", "1400-1999", "from 2000"] {
        let table = StandingsTable::in_category(ranked, &text.parse().unwrap(), dates);
        ranks_are_ranks(&table);
        assert!(table.undecided.is_empty());
        let overall: Vec<usize> = table.rows.iter().map(|row| row.overall).collect();
        assert!(overall.is_sorted());
        numbers.extend(table.rows.iter().map(|row| row.who.number));
    }
    numbers.sort_unstable();
    let mut expected: Vec<u32> = all.rows.iter().map(|row| row.who.number).collect();
    expected.sort_unstable();
    assert_eq!(numbers, expected);
    let women = StandingsTable::in_category(ranked, &"women".parse().unwrap(), dates);
    assert_eq!(women.undecided.len(), all.rows.len());
}

fn groups_add_up(ranked: &Ranked) {
    let groups = ScoreGroups::of(ranked).groups;
    let players: usize = groups.iter().map(|group| group.players).sum();
    assert_eq!(players, ranked.field().participants().len());
    assert!(groups.windows(2).all(|two| two[0].points > two[1].points));
    assert!(groups.windows(2).all(|two| two[0].last + 1 == two[1].first));
}

fn progress_ends_in_the_standings(event: &Event, ranked: &Ranked) {
    let history = History::players(&event.tournament, ranked.after(), &event.ranking);
    for row in StandingsTable::of(ranked).rows {
        let progress = history.progress(EntrantId(row.who.number)).unwrap();
        assert_eq!(progress.rounds.len(), usize::from(ranked.after().0));
        if let Some(last) = progress.rounds.last() {
            assert_eq!((last.rank, last.total), (row.rank, row.points));
        }
    }
    assert_eq!(history.progress(EntrantId(99)), None);
    let places = PlaceTable::of(&history);
    for row in &places.rows {
        assert!(row.best <= row.worst);
    }
}

fn texts_are_clean(event: &Event, ranked: &Ranked) {
    let history = History::players(&event.tournament, ranked.after(), &event.ranking);
    let cross = CrossTable::of(ranked, RowOrder::Number);
    let mut texts = vec![
        StandingsTable::of(ranked).text(&say),
        cross.text(&say),
        cross.wall_text(WallStyle::Figure, &say),
        cross.wall_text(WallStyle::Letters, &say),
        cross.board_text(&say),
        ScoreGroups::of(ranked).text(&say),
        PlaceTable::of(&history).text(&say),
    ];
    texts.extend(Grid::of(ranked, RowOrder::Rank).map(|grid| grid.text(&say)));
    texts.extend(
        history
            .progress(EntrantId(1))
            .map(|progress| progress.text(&say)),
    );
    for text in texts {
        assert!(text.ends_with('\n') && !text.ends_with("\n\n"), "{text}");
        assert!(text.lines().all(|line| line.trim_end() == line), "{text}");
    }
}

/// The files with known tie-breaks: players, and teams where there are any.
fn everything_holds_in_the_corpus() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut tables = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "trf") {
            continue;
        }
        let found = read_trf(&std::fs::read(&path).unwrap()).unwrap();
        let tournament = Tournament::new(found.to_draft().unwrap().draft).unwrap();
        let after = tournament.paired_rounds();
        let ranking = ranking("swiss", "fide-2026", &["BH/C1", "SB"]);
        let players = Ranked::players(&tournament, after, &ranking);
        both_sides_agree(&players);
        rows_add_up(&players);
        tables += 1;
        if !tournament.teams().is_empty() {
            let teams = Ranked::teams(&tournament, after, &ranking);
            both_sides_agree(&teams);
            rows_add_up(&teams);
            cards_add_up(&teams, &tournament);
            tables += 1;
        }
    }
    assert!(tables > 15, "{tables} tables");
}

/// A team's card ends with its scores.
fn cards_add_up(ranked: &Ranked, tournament: &Tournament) {
    let standings = StandingsTable::of(ranked);
    for team in tournament.teams() {
        let card = TeamCard::of(ranked, team.id).unwrap();
        let row = (standings.rows.iter()).find(|row| row.who.number == card.number);
        let scores = row.unwrap().team.unwrap();
        let last = card.matches.last().unwrap();
        assert_eq!(last.match_total, scores.match_points);
        assert_eq!(last.game_total, scores.game_points);
        assert_eq!(card.members.len(), team.details.members.len());
    }
}

/// Ten thousand players and thirteen rounds: all of them are in every table, and the grid says
/// that it cannot be.
fn large_events() {
    let players: u32 = 10_000;
    let rounds: u32 = 13;
    let people = (1..=players).map(|number| {
        let player = Player {
            fide_rating: u16::try_from(2800 - number / 8).ok(),
            ..Player::named(&format!("Player, Number {number}"))
        };
        (number, player)
    });
    let half = players / 2;
    let cards: Vec<String> = (0..players)
        .map(|seat| large_card(seat, half, rounds))
        .collect();
    let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
    let tournament = Tournament::new(draft(people.collect(), &cards, 13)).unwrap();
    let ranking = ranking("swiss", "fide-2026", &["BH/C1", "BH", "SB"]);
    let ranked = Ranked::players(&tournament, RoundNumber(13), &ranking);
    let standings = StandingsTable::of(&ranked).text(&say);
    let cross = CrossTable::of(&ranked, RowOrder::Rank);
    let board = cross.clone().with_floats(&ranked, UnplayedFloat::AboveLoss);
    let texts = [
        standings,
        cross.text(&say),
        cross.wall_text(WallStyle::Figure, &say),
        board.board_text(&say),
    ];
    for text in texts {
        assert!(text.lines().count() >= 10_003);
    }
    assert_eq!(
        Grid::of(&ranked, RowOrder::Rank),
        Err(TooManyForAGrid {
            rows: 10_000,
            limit: Grid::LIMIT
        })
    );
}

/// The first half meets the second half, one seat further in each round.
fn large_card(seat: u32, half: u32, rounds: u32) -> String {
    let game = |round: u32| {
        let white_wins = (seat % half + round * 7) % 3;
        if seat < half {
            let other = half + (seat + round) % half;
            format!("{}w{}", other + 1, ["1", "=", "0"][white_wins as usize])
        } else {
            let other = (seat - half + half - round) % half;
            let white_wins = (other + round * 7) % 3;
            format!("{}b{}", other + 1, ["0", "=", "1"][white_wins as usize])
        }
    };
    let games: Vec<String> = (0..rounds).map(game).collect();
    games.join(" ")
}
