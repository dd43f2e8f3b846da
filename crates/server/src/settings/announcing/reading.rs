//! A form of a section as it was typed, and the settings it makes.

use adoube_conduct::announcement::Announced;
use adoube_journal::{Amount, Category, SectionSettings, Sector};
use adoube_standings::TieBreak;
use adoube_tournament::{EqualOrder, PointSystem, Points};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::fields::{Field, GROUPS, Kind};
use super::schedule;
use super::schedule::Rhythm;
use crate::error::PageError;
use crate::form::{FormFields, unreadable};
use crate::texts::tell;
use adoube_conduct::announcement::stored;

impl FormFields {
    /// The settings with what was typed in place of what stood there before.
    pub(crate) fn settings(&self, before: &SectionSettings) -> Result<SectionSettings, PageError> {
        let mut settings = before.clone();
        let mut said = stored::table(&stored::read(&before.announced));
        for field in GROUPS.iter().flat_map(|group| group.fields) {
            let Some(text) = self.one(field.name) else {
                continue;
            };
            match field.path() {
                Some(path) => self.announce(field, path, text, &mut said)?,
                None if field.is_setting() => set(field, text, &mut settings)?,
                None => {}
            }
        }
        self.points(&mut settings)?;
        self.generate(&mut settings)?;
        if self.one("category").is_some() {
            settings.categories = self.categories()?;
        }
        let announced = stored::understood(drawn_together(said));
        let announced: Announced = announced.ok_or(PageError::NotFound)?;
        stored::write(&announced, &mut settings.announced);
        Ok(settings)
    }

    /// Puts one announcement into the table.
    fn announce(
        &self,
        field: &Field,
        path: &[&str],
        text: &str,
        said: &mut Map<String, Value>,
    ) -> Result<(), PageError> {
        let value = match field.kind {
            kind if kind.is_of_ticks() => {
                let items = self.every(field.name).filter(|item| !item.is_empty());
                let items: Vec<Value> = items.map(Value::from).collect();
                (!items.is_empty()).then_some(Value::Array(items))
            }
            _ => value(field, text)?,
        };
        let mut alone = Map::new();
        put(&mut alone, path, value.clone());
        let fits = path == ["draw_offers_move"]
            || text == "from_move"
            || stored::understood(alone).is_some();
        if !fits {
            return Err(unreadable(field.name, text));
        }
        put(said, path, value);
        Ok(())
    }

    fn points(&self, settings: &mut SectionSettings) -> Result<(), PageError> {
        let before = settings.point_system.clone();
        let typed = |name: &str, usual: Points| match self.line(name) {
            "" => Ok(usual),
            text => text.parse().map_err(|_| unreadable(name, text)),
        };
        let (win, draw, loss) = (
            typed("win", before.win)?,
            typed("draw", before.draw)?,
            typed("loss", before.loss)?,
        );
        let same = (win, draw, loss) == (before.win, before.draw, before.loss);
        let system = if same {
            before.clone()
        } else {
            PointSystem::of(win, draw, loss)
        };
        let bye = typed("bye", system.pairing_allocated_bye)?;
        // Who changes the win and leaves the bye alone means the bye to follow.
        let follows = !same && bye == before.pairing_allocated_bye;
        settings.point_system = if follows {
            system
        } else {
            system.with_pairing_allocated_bye(bye)
        };
        Ok(())
    }

    /// Makes a schedule from the first round, if none is written down.
    fn generate(&self, settings: &mut SectionSettings) -> Result<(), PageError> {
        let first = self.line("schedule_first");
        if first.is_empty() || !settings.schedule.is_empty() {
            return Ok(());
        }
        let start = first
            .parse()
            .map_err(|_| unreadable("schedule_first", first))?;
        let rhythm = Rhythm {
            a_day: self.number("schedule_a_day")?,
            minutes: self.number("schedule_minutes")?,
            days: self.number("schedule_days")?,
        };
        settings.schedule = schedule::generate(start, settings.rounds, rhythm)
            .ok_or_else(|| unreadable("schedule_first", first))?;
        Ok(())
    }

    /// The categories: a row of fields for each that has a name.
    fn categories(&self) -> Result<Vec<Category>, PageError> {
        let rows = self.every("category").enumerate();
        let cell = |name: &'static str, row: usize| limit(self.every(name).nth(row).unwrap_or(""));
        rows.filter(|(_, name)| !name.is_empty())
            .map(|(row, name)| {
                let sex = self.every("category_sex").nth(row).unwrap_or("");
                Ok(Category {
                    name: name.to_owned(),
                    rating_from: cell("category_rating_from", row)?,
                    rating_to: cell("category_rating_to", row)?,
                    age_from: cell("category_age_from", row)?,
                    age_to: cell("category_age_to", row)?,
                    born_from: cell("category_born_from", row)?,
                    born_to: cell("category_born_to", row)?,
                    sex: coded("categories", sex)?,
                    grade_from: limit(self.every("category_grade_from").nth(row).unwrap_or(""))?,
                    grade_to: limit(self.every("category_grade_to").nth(row).unwrap_or(""))?,
                })
            })
            .collect()
    }

    /// The sectors: a row of fields for each that has a name. `None` if the form has none.
    pub(crate) fn sectors(&self) -> Result<Option<Vec<Sector>>, PageError> {
        if self.one("sector").is_none() {
            return Ok(None);
        }
        let cell = |name: &'static str, row: usize| {
            let text = self.every(name).nth(row).unwrap_or("");
            text.parse().map_err(|_| unreadable("sectors", text))
        };
        let rows = self.every("sector").enumerate();
        let sectors = rows
            .filter(|(_, name)| !name.is_empty())
            .map(|(row, name)| {
                Ok(Sector {
                    name: name.to_owned(),
                    first: cell("sector_first", row)?,
                    last: cell("sector_last", row)?,
                })
            });
        sectors.collect::<Result<_, PageError>>().map(Some)
    }
}

/// A value by its stored name; nothing for nothing.
/// A limit of a category.
fn limit<T: std::str::FromStr>(text: &str) -> Result<Option<T>, PageError> {
    match text {
        "" => Ok(None),
        text => (text.parse().map(Some)).map_err(|_| unreadable("categories", text)),
    }
}

fn coded<T: DeserializeOwned>(name: &str, text: &str) -> Result<Option<T>, PageError> {
    if text.is_empty() {
        return Ok(None);
    }
    let value = serde_json::from_value(Value::from(text));
    value.map(Some).map_err(|_| unreadable(name, text))
}

fn value(field: &Field, text: &str) -> Result<Option<Value>, PageError> {
    if text.is_empty() {
        return Ok(None);
    }
    let wrong = || unreadable(field.name, text);
    let value = match field.kind {
        Kind::Number => text.parse::<u32>().ok().map(Value::from),
        Kind::Points => text.parse::<Points>().ok().and_then(json),
        Kind::Amount => text.parse::<Amount>().ok().and_then(json),
        Kind::YesNo => match text {
            "yes" => Some(Value::from(true)),
            "no" => Some(Value::from(false)),
            _ => None,
        },
        Kind::Day => text.parse::<jiff::civil::Date>().ok().and_then(json),
        Kind::Moment => text.parse::<jiff::civil::DateTime>().ok().and_then(json),
        _ => Some(Value::from(text)),
    };
    value.map(Some).ok_or_else(wrong)
}

fn json(value: impl serde::Serialize) -> Option<Value> {
    serde_json::to_value(value).ok()
}

/// Puts a value at a path, or takes it away; a table that gets empty goes with it.
fn put(table: &mut Map<String, Value>, path: &[&str], value: Option<Value>) {
    match path {
        [name] => {
            match value {
                Some(value) => table.insert((*name).to_owned(), value),
                None => table.remove(*name),
            };
        }
        [outer, inner @ ..] => {
            let inside = table
                .entry((*outer).to_owned())
                .or_insert_with(|| Value::Object(Map::new()));
            if let Value::Object(inside) = inside {
                put(inside, inner, value);
                if inside.is_empty() {
                    table.remove(*outer);
                }
            }
        }
        [] => {}
    }
}

/// A draw not before some move is two fields of the form and one of the announcements.
fn drawn_together(mut said: Map<String, Value>) -> Map<String, Value> {
    let number = said.remove("draw_offers_move");
    if said.get("draw_offers").and_then(Value::as_str) == Some("from_move") {
        let together = number.map(|number| serde_json::json!({ "from_move": number }));
        put(&mut said, &["draw_offers"], together);
    }
    said
}

fn set(field: &Field, text: &str, settings: &mut SectionSettings) -> Result<(), PageError> {
    let wrong = || unreadable(field.name, text);
    let some = || Some(text.to_owned()).filter(|text| !text.is_empty());
    match field.name {
        "name" => settings.name = text.to_owned(),
        "format" => settings.format = coded(field.name, text)?.ok_or_else(wrong)?,
        "rounds" => settings.rounds = text.parse().map_err(|_| wrong())?,
        "rules" => settings.rules = some(),
        "pairing_system" => settings.pairing_system = some(),
        "time_control" => settings.time_control = some(),
        "tie_breaks" => settings.tie_breaks = tie_breaks(text)?,
        "rating_used" => settings.rating_used = coded(field.name, text)?.ok_or_else(wrong)?,
        "equal_ratings" => settings.equal_ratings = equals(text, settings.equal_ratings)?,
        "initial_colour" => settings.initial_colour = coded(field.name, text)?,
        "publication" => settings.publication = coded(field.name, text)?.ok_or_else(wrong)?,
        "players_report" => settings.players_report = text == "yes",
        "team_boards" => settings.team_scoring.boards = number_or_zero(text).ok_or_else(wrong)?,
        "team_primary" => {
            settings.team_scoring.primary = coded(field.name, text)?.ok_or_else(wrong)?;
        }
        "match_rule" => {
            settings.team_scoring.match_rule = coded(field.name, text)?.ok_or_else(wrong)?;
        }
        "team_scores" => settings.team_scoring.by_places = text == "score_by_places",
        "match_points" if text.is_empty() => {}
        "match_points" => {
            let before = &settings.team_scoring.match_points;
            let read = match_points(text).ok_or_else(wrong)?;
            settings.team_scoring.match_points = read.keeping_what_was_said(before);
        }
        "schedule" => {
            let read = schedule::read(text);
            settings.schedule = read.map_err(|line| unreadable(field.name, &line))?;
        }
        // Points belong together.
        _ => {}
    }
    Ok(())
}

/// What decides between equals. Lots that were drawn keep their seed.
fn equals(text: &str, before: EqualOrder) -> Result<EqualOrder, PageError> {
    match (text, before) {
        ("lots", EqualOrder::Lots(_)) => Ok(before),
        ("lots", _) => {
            let mut seed = [0; 4];
            getrandom::fill(&mut seed).map_err(PageError::broken)?;
            Ok(EqualOrder::Lots(u32::from_be_bytes(seed).into()))
        }
        (other, _) => other.parse().map_err(|_| unreadable("equal_ratings", text)),
    }
}

/// Match points for win, draw and loss, such as `1-½-0`.
fn match_points(text: &str) -> Option<PointSystem> {
    let points = text.split(['-', '–', '/']).map(|part| part.trim().parse());
    let points: Vec<Points> = points.collect::<Result<_, _>>().ok()?;
    let [win, draw, loss] = points[..] else {
        return None;
    };
    let system = PointSystem::of(win, draw, loss);
    system.check().ok().map(|()| system)
}

fn number_or_zero(text: &str) -> Option<u16> {
    if text.is_empty() {
        return Some(0);
    }
    text.parse().ok()
}

fn tie_breaks(text: &str) -> Result<Vec<String>, PageError> {
    let codes = text.split([',', ';', ' ', '\n']).map(str::trim);
    codes
        .filter(|code| !code.is_empty())
        .map(|code| {
            let read: Result<TieBreak, _> = code.parse();
            let read = read.map_err(|error| PageError::BadRequest(tell(&error)))?;
            Ok(read.code().to_owned())
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use adoube_conduct::announcement::{Byes, Devices, DrawOffers, Pace};
    use adoube_tournament::Title;

    use super::*;

    fn typed(pairs: &[(&str, &str)]) -> FormFields {
        let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        FormFields(pairs.iter().map(owned).collect())
    }

    #[test]
    fn a_form_that_is_shown_and_sent_back_changes_nothing() {
        let mut settings = SectionSettings::swiss("Open", 7);
        settings.tie_breaks = vec!["BH/C1".to_owned(), "SB".to_owned()];
        settings.point_system = PointSystem::three_one_zero();
        settings.schedule = schedule::read("2026-11-20 09:00\n-\n2026-11-21 09:00").unwrap();
        let announced = Announced {
            pace: Some(Pace::Rapid),
            draw_offers: Some(DrawOffers::FromMove(30)),
            devices: Some(Devices::default()),
            byes: Some(Byes {
                most: 1,
                worth: Some(Points::HALF),
                ..Byes::default()
            }),
            entries_close: "2026-11-19T20:00".parse().ok(),
            invitation: adoube_conduct::announcement::InvitationItem::ALL
                .into_iter()
                .collect(),
            ..Announced::default()
        };
        stored::write(&announced, &mut settings.announced);
        let said = stored::table(&announced);
        let mut pairs = Vec::new();
        for field in GROUPS.iter().flat_map(|group| group.fields) {
            let value = field.value(&settings, &said);
            if field.kind.is_of_ticks() {
                let items = value.split(',');
                pairs.extend(items.map(|item| (field.name.to_owned(), item.to_owned())));
            } else {
                pairs.push((field.name.to_owned(), value));
            }
        }
        assert_eq!(FormFields(pairs).settings(&settings).unwrap(), settings);
    }

    #[test]
    fn what_is_typed_is_read_or_refused_with_the_name_of_its_field() {
        let before = SectionSettings::swiss("Open", 5);
        let read = |pairs: &[(&str, &str)]| typed(pairs).settings(&before);
        let settings = read(&[
            ("win", "3"),
            ("draw", "1"),
            ("loss", "0"),
            ("bye", "1"),
            ("draw_offers", "from_move"),
            ("draw_offers_move", "30"),
            ("fees_entry", "45,50"),
            ("fees_free", "GM"),
            ("fees_free", "IM"),
            ("schedule", ""),
            ("schedule_first", "2026-11-20T09:00"),
            ("category", "U16"),
            ("category_age_to", "16"),
            ("category", ""),
            ("category_age_to", ""),
        ])
        .unwrap();
        assert_eq!(settings.point_system, PointSystem::three_one_zero());
        assert_eq!(
            stored::read(&settings.announced).draw_offers,
            Some(DrawOffers::FromMove(30))
        );
        assert_eq!(settings.schedule.len(), 5);
        let fees = stored::read(&settings.announced).fees.unwrap();
        assert_eq!(fees.entry, Some(Amount::hundredths(4550)));
        assert_eq!(fees.free, [Title::Gm, Title::Im].into());
        assert_eq!(
            (settings.categories.len(), settings.categories[0].age_to),
            (1, Some(16))
        );
        for wrong in [
            [("rounds", "many")],
            [("rounds", "70000")],
            [("format", "chaos")],
            [("tie_breaks", "BH, XYZ")],
            [("expected_players", "-1")],
            [("pace", "slow")],
            [("byes_most", "70000")],
            [("schedule", "soon")],
            [("win", "x")],
            [("rated", "maybe")],
            [("fees_entry", "-45")],
            [("fees_late_from", "soon")],
        ] {
            let refused = read(&wrong);
            assert!(
                matches!(refused, Err(PageError::BadRequest(_))),
                "{wrong:?}: {refused:?}"
            );
        }
    }
}
