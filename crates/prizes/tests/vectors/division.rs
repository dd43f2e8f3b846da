//! The cases of `{us,manual,based-on}.toml`.

use std::collections::BTreeMap;

use adoube_prizes::{
    Completion, Division, Finisher, Fund, Money, PrizeRating, divide, required_fraction,
};
use adoube_tournament::{BirthDate, EntrantId, Points, Sex};
use adoube_vectors::{Vectors, tests};
use adoube_words::{Language, Words};
use serde::Deserialize;

pub(super) fn register(vectors: &mut Vectors) {
    vectors.file("us", |file| {
        file.each("case", check);
    });
    vectors.file("manual", |file| {
        file.each("case", check);
    });
    vectors.file("based-on", |file| {
        file.each("case", based_on_entries);
    });
    vectors.tests(&tests![the_fraction_is_exact,]);
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    article: String,
    fund: String,
    players: Vec<Player>,
    #[serde(default)]
    unawarded: Vec<String>,
    #[serde(default)]
    asks: Vec<String>,
    #[serde(default)]
    says: BTreeMap<String, String>,
    #[serde(default)]
    residue: Money,
    #[serde(default)]
    overpaid: Money,
    total: Option<Money>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Player {
    name: String,
    points: Points,
    rank: u32,
    rating: Option<u16>,
    #[serde(default)]
    prize_rating: PrizeRating,
    sex: Option<Sex>,
    birth: Option<BirthDate>,
    club: Option<String>,
    #[serde(default)]
    completion: Completion,
    person: Option<u32>,
    #[serde(default)]
    entry: u32,
    upset: Option<u16>,
    gain: Option<Points>,
    #[serde(default)]
    named_for: Vec<String>,
    #[serde(default)]
    wins: Money,
    #[serde(default)]
    object: String,
    #[serde(default)]
    title: String,
}

impl Player {
    fn finisher(&self, number: u32) -> Finisher {
        Finisher {
            rating: self.rating,
            prize_rating: self.prize_rating,
            sex: self.sex,
            birth: self.birth,
            club: self.club.clone(),
            completion: self.completion,
            person: self.person,
            entry: self.entry,
            upset: self.upset,
            gain: self.gain,
            named_for: self.named_for.clone(),
            ..Finisher::new(EntrantId(number), &self.name, self.points, self.rank)
        }
    }
}

fn tell(fact: &impl serde::Serialize) -> String {
    Words::of(Language::english()).tell(fact)
}

fn run(case: &Case) -> Division {
    let fund = Fund::from_toml(&case.fund).unwrap_or_else(|error| panic!("{}: {error}", case.name));
    let finishers: Vec<Finisher> = case
        .players
        .iter()
        .zip(1..)
        .map(|(player, number)| player.finisher(number))
        .collect();
    divide(&fund, &finishers, 0).unwrap()
}

fn check(case: Case) {
    let division = run(&case);
    let what = format!("{} ({})\n{:#?}", case.name, case.article, division.awards);
    for (player, number) in case.players.iter().zip(1..) {
        let id = EntrantId(number);
        let award = division.award(id);
        assert_eq!(division.cash(id), player.wins, "{}: {what}", player.name);
        let objects = award.map(|award| {
            let prizes: Vec<String> = award.objects.iter().map(|won| tell(&won.prize)).collect();
            prizes.join(", ")
        });
        assert_eq!(
            objects.unwrap_or_default(),
            player.object,
            "{}: {what}",
            player.name
        );
        let titles = award
            .map(|award| award.titles.join(", "))
            .unwrap_or_default();
        assert_eq!(titles, player.title, "{}: {what}", player.name);
        if let Some(line) = case.says.get(&player.name) {
            assert_eq!(tell(&award.unwrap().lines[0]), *line, "{what}");
        }
    }
    let unawarded: Vec<String> = division
        .unawarded
        .iter()
        .map(|prize| {
            let object = prize.object.iter().map(|object| format!(" {object}"));
            let object: String = object.collect();
            let (label, reason) = (tell(&prize.label), tell(&prize.reason));
            format!("{label} {}{object}: {reason}", prize.cash)
        })
        .collect();
    assert_eq!(unawarded, case.unawarded, "{what}");
    let asks: Vec<String> = division
        .questions
        .iter()
        .map(|question| tell(&question.text))
        .collect();
    assert_eq!(asks, case.asks, "{what}");
    assert_eq!(division.residue, case.residue - case.overpaid, "{what}");
    let left: Money = division.unawarded.iter().map(|prize| prize.cash).sum();
    assert_eq!(
        division.paid + left + division.residue,
        division.fund,
        "{what}"
    );
    if let Some(total) = case.total {
        assert_eq!(division.paid, total, "{what}");
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BasedOnCase {
    name: String,
    article: String,
    entries: u32,
    fund: String,
    total: Money,
    amounts: Vec<Money>,
}

fn based_on_entries(case: BasedOnCase) {
    let what = format!("{} ({})", case.name, case.article);
    let fund = Fund::from_toml(&case.fund).unwrap();
    let finishers: Vec<Finisher> = (1..=5)
        .map(|place| {
            let points = Points::whole(10 - place);
            Finisher::new(EntrantId(place as u32), "P", points, place as u32)
        })
        .collect();
    let division = divide(&fund, &finishers, case.entries).unwrap();
    let paid: Vec<Money> = division.awards.iter().map(|award| award.cash).collect();
    assert_eq!(paid, case.amounts, "{what}");
    assert_eq!(division.fund, case.total, "{what}");
}

fn the_fraction_is_exact() {
    let fund = Fund::from_toml("based_on.entries = 7\nplace.prizes = [501]").unwrap();
    let based_on = fund.based_on.as_ref().unwrap();
    let fraction = |entries| required_fraction(based_on, fund.advertised(), entries);
    assert_eq!(fraction(3), (1, 2));
    assert_eq!(fraction(4), (4, 7));
    assert_eq!(fraction(9), (7, 7));
}
