//! Ratings from lists: which lists, which month, what differs, what is brought up to date, and what a long
//! event makes of them. Each test names the questions of the endorsement that it answers.

mod common;

use std::collections::BTreeMap;

use adoube_conduct::announcement::{Announced, Pace, RatingRules, stored};
use adoube_conduct::ranking::{Ranking, rating_tie_breaks};
use adoube_conduct::rating_lists::{
    ListName, Listing, RatingLists, check, is_long, lists_of, offer, picked, typed_over, updates,
    usual_lists, valid_month,
};
use adoube_conduct::rounds::{HowToPair, period_report, periods};
use adoube_journal::{Command, Register, RoundTime, SectionSettings};
use adoube_tournament::{
    Colour, EntrantId, GameResult, LaterRating, ListDate, Player, RatingFacts, RatingSource,
    RatingUsed, RoundNumber,
};
use common::{Hall, id};
use jiff::civil::date;

/// Lists in memory: name and month, then FIDE id and rating.
#[derive(Default)]
struct Lists(BTreeMap<(ListName, ListDate), BTreeMap<u32, u16>>);

impl Lists {
    fn with(mut self, list: ListName, month: &str, ratings: &[(u32, u16)]) -> Lists {
        let ratings = ratings.iter().copied().collect();
        self.0.insert((list, month.parse().unwrap()), ratings);
        self
    }
}

impl RatingLists for Lists {
    fn issue(&self, list: &ListName, wanted: Option<ListDate>) -> Option<Option<ListDate>> {
        let months = self.0.keys().filter(|(name, _)| name == list);
        let months = months.map(|(_, month)| *month);
        let before = months
            .clone()
            .filter(|month| wanted.is_none_or(|wanted| *month <= wanted));
        before.max().or(months.min()).map(Some)
    }

    fn listing(
        &self,
        list: &ListName,
        wanted: Option<ListDate>,
        player: &Player,
    ) -> Option<Listing> {
        let month = self.issue(list, wanted)??;
        let rating = *self.0[&(list.clone(), month)].get(&player.fide_id?)?;
        Some(Listing {
            rating,
            month: Some(month),
            facts: RatingFacts::default(),
        })
    }
}

fn swiss(rounds: u16) -> SectionSettings {
    SectionSettings {
        initial_colour: Some(Colour::White),
        ..SectionSettings::swiss("Open", rounds)
    }
}

fn announcing(mut settings: SectionSettings, change: impl Fn(&mut Announced)) -> SectionSettings {
    let mut announced = stored::read(&settings.announced);
    change(&mut announced);
    stored::write(&announced, &mut settings.announced);
    settings
}

fn rules(rules: RatingRules) -> impl Fn(&mut Announced) {
    move |announced| announced.ratings = Some(rules.clone())
}

fn register(name: &str, fide_id: u32, rating: u16) -> Command {
    let player = Player {
        fide_id: Some(fide_id),
        fide_rating: Some(rating).filter(|rating| *rating > 0),
        ..Player::named(name)
    };
    Command::Register(Register {
        section: id(),
        player,
    })
}

/// Pairs and plays rounds; White wins.
fn play(hall: &mut Hall, rounds: u16) {
    for _ in 0..rounds {
        hall.pair(&HowToPair::with_seed(7));
        hall.results(|_, _| GameResult::WHITE_WINS);
    }
}

/// Q123, Q124, Q126: the usual sequence by pace, and one that was announced.
#[test]
fn lists_are_asked_in_their_sequence() {
    use ListName::{Blitz, Custom, EffectiveBlitz, EffectiveRapid, Rapid, Standard};
    assert_eq!(usual_lists(Pace::Standard), [Standard, Rapid, Blitz]);
    assert_eq!(usual_lists(Pace::Rapid), [EffectiveRapid, Blitz]);
    assert_eq!(usual_lists(Pace::Blitz), [EffectiveBlitz, Rapid]);
    let of = |settings| {
        let hall = Hall::new(settings);
        lists_of(&hall.event().details, hall.section())
    };
    let fast = announcing(swiss(5), |announced| announced.pace = Some(Pace::Rapid));
    assert_eq!(of(fast.clone()), [EffectiveRapid, Blitz]);
    let own = RatingRules {
        lists: Some("city-list,blitz".to_owned()),
        ..RatingRules::default()
    };
    let own = announcing(fast, rules(own));
    assert_eq!(of(own), [Custom("city-list".to_owned()), Blitz]);
}

/// Q116, Q127, Q128, Q129: the main list gives the rating; without one the others are offered, and what is
/// picked from them is no official rating.
#[test]
fn the_main_list_gives_the_rating_and_others_are_picked() {
    let hall = Hall::new(swiss(5));
    let lists = Lists::default()
        .with(ListName::Standard, "2026-11", &[(1, 2100)])
        .with(ListName::Rapid, "2026-11", &[(1, 2050), (2, 1900)])
        .with(ListName::Blitz, "2026-11", &[(2, 1850)]);
    let (details, section, today) = (&hall.event().details, hall.section(), date(2026, 11, 1));
    let player = |fide_id| Player {
        fide_id: Some(fide_id),
        ..Player::named("Somebody")
    };
    let offered = offer(details, section, &lists, today, &player(1));
    assert!(offered.from_main && offered.others.is_empty());
    assert_eq!(offered.player.fide_rating, Some(2100));
    let month = ListDate::new(2026, 11);
    let source = Some(RatingSource::list("standard", month));
    assert_eq!(offered.player.rating_sources.fide, source);

    let offered = offer(details, section, &lists, today, &player(2));
    assert!(!offered.from_main);
    let others: Vec<_> = offered
        .others
        .iter()
        .map(|(list, one)| (list, one.rating))
        .collect();
    assert_eq!(others, [(&ListName::Rapid, 1900), (&ListName::Blitz, 1850)]);
    let (list, listed) = &offered.others[0];
    let chosen = picked(offered.player.clone(), list, listed);
    assert_eq!(
        (chosen.fide_rating, chosen.assigned_rating),
        (None, Some(1900))
    );
    assert_eq!(RatingUsed::Fide.of(&chosen), Some(1900));
    assert_eq!(
        chosen.rating_sources.assigned,
        Some(RatingSource::list("rapid", month))
    );
}

/// Q131, Q132, Q134: a rating that is typed or changed by hand is marked as typed; others keep their source.
#[test]
fn typed_ratings_are_marked() {
    let known = Player {
        fide_rating: Some(2100),
        national_rating: Some(2000),
        ..Player::named("Somebody")
    };
    let mut known = known;
    known.rating_sources.fide = Some(RatingSource::list("standard", None));
    let typed = Player {
        national_rating: Some(2010),
        ..known.clone()
    };
    let typed = typed_over(Some(&known), typed);
    assert_eq!(
        typed.rating_sources.fide,
        Some(RatingSource::list("standard", None))
    );
    assert_eq!(typed.rating_sources.national, Some(RatingSource::Typed));
    let new = typed_over(
        None,
        Player {
            fide_rating: Some(1500),
            ..Player::named("X")
        },
    );
    assert_eq!(new.rating_sources.fide, Some(RatingSource::Typed));
    let gone = typed_over(
        Some(&known),
        Player {
            fide_rating: None,
            ..known.clone()
        },
    );
    assert_eq!(gone.rating_sources.fide, None);
}

/// Q133, Q137, Q142, Q143, Q144: the list of the start is asked, who differs is named, nothing changes by
/// itself, and some can be brought up to date.
#[test]
fn entries_are_held_against_the_list_of_the_start() {
    let mut hall = Hall::new(swiss(5));
    hall.write(vec![
        register("Anders", 1, 2100),
        register("Berg", 2, 2000),
        register("Carl", 3, 1900),
    ]);
    let lists = Lists::default()
        .with(
            ListName::Standard,
            "2026-11",
            &[(1, 2110), (2, 2000), (3, 1890)],
        )
        .with(
            ListName::Standard,
            "2026-12",
            &[(1, 2222), (2, 2222), (3, 2222)],
        );
    // The event starts in November; in December that list still holds.
    let today = date(2026, 12, 1);
    let details = hall.event().details.clone();
    let found = check(&details, hall.section(), &lists, today);
    assert_eq!((found.checked, found.wanted), (3, ListDate::new(2026, 11)));
    let differ: Vec<_> = found
        .differences
        .iter()
        .map(|one| (one.entrant.0, one.entered))
        .collect();
    assert_eq!(differ, [(1, Some(2100)), (3, Some(1900))]);
    assert_eq!(
        hall.section()
            .entrant(EntrantId(1))
            .unwrap()
            .player
            .fide_rating,
        Some(2100)
    );
    let some = updates(&details, hall.section(), &found, |id| id == EntrantId(3));
    hall.write(some);
    let rating = |hall: &Hall, id| {
        hall.section()
            .entrant(EntrantId(id))
            .unwrap()
            .player
            .fide_rating
    };
    assert_eq!(
        (rating(&hall, 1), rating(&hall, 3)),
        (Some(2100), Some(1890))
    );
    let again = check(&details, hall.section(), &lists, today);
    assert_eq!(again.differences.len(), 1);
    assert_eq!(
        check(&details, hall.section(), &Lists::default(), today).asked,
        None
    );
}

fn long_schedule() -> Vec<RoundTime> {
    let starts = [
        "2026-11-02T18:00",
        "2026-11-16T18:00",
        "2026-12-07T18:00",
        "2026-12-21T18:00",
    ];
    let time = |(place, text): (usize, &&str)| RoundTime {
        round: RoundNumber::at_place(place),
        starts: text.parse().unwrap(),
    };
    starts.iter().enumerate().map(time).collect()
}

/// Q210 to Q216: a long event by its dates or by hand, the advice, ratings tied to rounds, tie-breaks by the
/// first rating or by that of each round, and the report by month.
#[test]
fn a_long_event_has_ratings_by_period() {
    let mut settings = SectionSettings {
        schedule: long_schedule(),
        ..swiss(4)
    };
    settings.tie_breaks = vec!["ARO".to_owned()];
    let mut hall = Hall::new(settings.clone());
    let details = hall.event().details.clone();
    assert!(is_long(&details, &settings));
    assert!(!is_long(&details, &swiss(4)));
    let by_hand = RatingRules {
        long_event: Some(true),
        ..RatingRules::default()
    };
    assert!(is_long(&details, &announcing(swiss(4), rules(by_hand))));
    assert_eq!(rating_tie_breaks(&settings), ["ARO"]);

    hall.write(vec![
        register("A", 1, 2000),
        register("B", 2, 1900),
        register("C", 3, 1800),
        register("D", 4, 1700),
    ]);
    play(&mut hall, 2);
    let today = date(2026, 12, 1);
    assert_eq!(
        valid_month(&details, hall.section(), today),
        ListDate::new(2026, 12)
    );
    let listed = [(1, 2100), (2, 1900), (3, 1800), (4, 1700)];
    let lists = Lists::default().with(ListName::Standard, "2026-12", &listed);
    let found = check(&details, hall.section(), &lists, today);
    let commands = updates(&details, hall.section(), &found, |_| true);
    hall.write(commands);
    let player = &hall.section().entrant(EntrantId(1)).unwrap().player;
    assert_eq!(player.fide_rating, Some(2000));
    let later = LaterRating {
        from: RoundNumber(3),
        fide_rating: Some(2100),
        k: None,
        source: Some(RatingSource::list("standard", ListDate::new(2026, 12))),
    };
    assert_eq!(player.later_ratings, [later]);
    let in_round = |round| player.as_rated_in(RoundNumber(round)).fide_rating;
    assert_eq!((in_round(2), in_round(4)), (Some(2000), Some(2100)));
    play(&mut hall, 1);
    tie_breaks_by_round(&hall, &settings);
    reports_by_month(&hall);
}

/// Tie-breaks by the first rating, or by that of each round.
fn tie_breaks_by_round(hall: &Hall, settings: &SectionSettings) {
    let details = hall.event().details.clone();
    let aro = |hall: &Hall, settings: &SectionSettings| {
        let tournament = hall.section().snapshot().unwrap();
        let ranking = Ranking::of(&details, settings, &tournament, RoundNumber(3));
        let lines = ranking.standings.lines().iter();
        let values: BTreeMap<u32, _> = lines
            .map(|line| (ranking.field.participants()[line.place].id, line.values[0]))
            .collect();
        values
    };
    let first = aro(hall, settings);
    let each = RatingRules {
        of_each_round: Some(true),
        ..RatingRules::default()
    };
    let by_round = aro(hall, &announcing(settings.clone(), rules(each)));
    // Whoever met player 1 in round 3 has a higher average by the rating of the round; nobody else.
    let last = &hall.section().draft.rounds[2];
    let met = last
        .games
        .iter()
        .find(|game| [game.white, game.black].contains(&EntrantId(1)));
    let met = met
        .map(|game| {
            if game.white == EntrantId(1) {
                game.black
            } else {
                game.white
            }
        })
        .unwrap();
    for (who, value) in &first {
        assert_eq!(by_round[who] > *value, *who == met.0, "{who}");
    }
}

/// Each month has its own games and ratings.
fn reports_by_month(hall: &Hall) {
    let months = periods(hall.section());
    assert_eq!(months.len(), 2);
    let december = period_report(hall.event(), &id(), months[1].1).unwrap();
    let line = december
        .text
        .lines()
        .find(|line| line.starts_with("001    1"))
        .unwrap();
    assert!(line.contains("2100"), "{line}");
    let games = |text: &str| {
        let trf = adoube_formats::read_trf(text.as_bytes()).unwrap();
        let draft = trf.to_draft().unwrap().draft;
        draft
            .rounds
            .iter()
            .map(|round| round.games.len())
            .collect::<Vec<_>>()
    };
    assert_eq!(games(&december.text), [0, 0, 2]);
    let november = period_report(hall.event(), &id(), months[0].1).unwrap();
    assert_eq!(games(&november.text), [2, 2]);
    assert!(
        november
            .text
            .lines()
            .any(|line| line.starts_with("001    1") && line.contains("2000"))
    );
}
