//! Incidents of all families, as one type.

use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, DeserializeSeed, Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::scene::Scene;
use crate::statement::Message;
use crate::{Question, Ruling, Statement, families};

/// A ruling, or the fact it needs.
pub(crate) type Decided = Result<Ruling, Question>;

/// A family of incidents.
pub(crate) trait Family: Serialize + DeserializeOwned {
    /// The name of the kind in files of facts.
    const NAME: &'static str;
    /// Its kinds of incidents, in the order they are offered.
    const KINDS: &'static [Kind];

    /// Rules on an incident.
    fn decide(&self, scene: &Scene) -> Decided;
}

/// A kind of incident.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Kind {
    /// Its name in a case, such as `illegal-move`.
    pub name: &'static str,
}

impl Kind {
    /// The id of what happened, in a few words.
    pub fn title(&self) -> String {
        format!("incident-{}", self.name)
    }
}

macro_rules! families {
    ($($family:ident = $path:path;)*) => {
        /// What happened: one incident of one family, with its facts.
        ///
        /// In a case it is a table with the name of its kind: `[incident.illegal-move]`.
        #[derive(Debug, Clone, PartialEq)]
        pub enum Incident {
            $(
                #[doc = concat!("See [`", stringify!($path), "`].")]
                $family($path),
            )*
        }

        impl Incident {
            pub(crate) fn decide(&self, scene: &Scene) -> Decided {
                match self {
                    $(Incident::$family(incident) => incident.decide(scene),)*
                }
            }
        }

        impl Serialize for Incident {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self {
                    $(Incident::$family(incident) => incident.serialize(serializer),)*
                }
            }
        }

        /// All kinds of incidents, by family.
        pub fn kinds() -> Vec<(&'static str, &'static [Kind])> {
            vec![$((<$path as Family>::NAME, <$path as Family>::KINDS)),*]
        }

        /// Reads the incident whose kind has been read already.
        fn read_kind<'de, A: MapAccess<'de>>(
            kind: String,
            map: &mut A,
        ) -> Result<Incident, A::Error> {
            let is_of = |kinds: &[Kind]| kinds.iter().any(|other| other.name == kind);
            $(
                if is_of(<$path as Family>::KINDS) {
                    let entry = MapAccessDeserializer::new(Entry { key: Some(kind), map: &mut *map });
                    return <$path>::deserialize(entry).map(Incident::$family);
                }
            )*
            Err(A::Error::custom(unknown(&kind)))
        }
    };
}

families! {
    IllegalMoves = families::illegal_moves::IllegalMoves;
    Setup = families::setup::Setup;
    Flags = families::flags::Flags;
    Clocks = families::clocks::Clocks;
    Draws = families::draws::Draws;
    Moves = families::moves::Moves;
    Quickplay = families::quickplay::Quickplay;
    Conduct = families::conduct::Conduct;
    Devices = families::devices::Devices;
    Arrival = families::arrival::Arrival;
    Leaving = families::leaving::Leaving;
    Spectators = families::spectators::Spectators;
    Refusal = families::refusal::Refusal;
    EventOrders = families::event_order::EventOrders;
    Online = families::online::Online;
    Supervising = families::supervision::Supervising;
    Correspondence = families::correspondence::Correspondence;
    Recording = families::recording::Recording;
    Adjournment = families::adjournment::Adjournment;
    Blind = families::blind::Blind;
    Teams = families::teams::Teams;
    Appeals = families::appeals::Appeals;
    Byes = families::byes::Byes;
    Directing = families::directing::Directing;
}

impl Incident {
    /// The name of its kind.
    pub fn kind(&self) -> String {
        let text = toml::to_string(self).unwrap_or_default();
        let table: toml::Table = text.parse().unwrap_or_default();
        table
            .into_iter()
            .next()
            .map(|(name, _)| name)
            .unwrap_or_default()
    }

    /// The parts of an edition's parameters that a ruling on it looks at and a variation may set.
    pub(crate) fn subjects(&self) -> &'static [&'static str] {
        match self {
            Incident::IllegalMoves(_) => &["illegal_moves"],
            Incident::Flags(_) | Incident::EventOrders(_) => &["flags"],
            Incident::Clocks(_) => &["clock"],
            Incident::Moves(_) => &["touch"],
            Incident::Quickplay(_) => &["quickplay"],
            Incident::Devices(_) => &["conduct"],
            Incident::Arrival(_) => &["default_time"],
            Incident::Recording(_) => &["recording"],
            Incident::Correspondence(_) => &["correspondence"],
            Incident::Directing(_) => &["adjournment"],
            Incident::Byes(_) => &["byes"],
            _ => &[],
        }
    }

    /// What happened, in a few words.
    pub(crate) fn title(&self) -> Statement {
        Message::new(format!("incident-{}", self.kind())).into()
    }
}

/// What happened, in order: one incident, or several of the same game.
///
/// In a case one is a table, `[incident.illegal-move]`; several are `[[incidents]]`, each with the name of
/// its kind as its key.
#[derive(Debug, Clone, PartialEq)]
pub struct Incidents {
    first: Incident,
    then: Vec<Incident>,
}

impl Incidents {
    /// The one that is ruled on first.
    pub fn first(&self) -> &Incident {
        &self.first
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        1 + self.then.len()
    }

    /// What happened after it, in order.
    pub fn then(&self) -> &[Incident] {
        &self.then
    }
}

impl From<Incident> for Incidents {
    fn from(first: Incident) -> Incidents {
        let then = Vec::new();
        Incidents { first, then }
    }
}

impl Serialize for Incidents {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.then.is_empty() {
            true => self.first.serialize(serializer),
            false => serializer.collect_seq(std::iter::once(&self.first).chain(&self.then)),
        }
    }
}

fn unknown(kind: &str) -> String {
    let names = kinds().into_iter().flat_map(|(_, kinds)| kinds);
    let names: Vec<&str> = names.map(|kind| kind.name).collect();
    format!(
        "unknown incident `{kind}`, expected one of {}",
        names.join(", ")
    )
}

impl<'de> Deserialize<'de> for Incidents {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Incidents, D::Error> {
        deserializer.deserialize_any(IncidentsVisitor)
    }
}

struct IncidentsVisitor;

impl<'de> Visitor<'de> for IncidentsVisitor {
    type Value = Incidents;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "one kind of incident, such as [incident.illegal-move], or several [[incidents]]",
        )
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Incidents, A::Error> {
        IncidentVisitor.visit_map(map).map(Incidents::from)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Incidents, A::Error> {
        let none = || A::Error::custom(NO_INCIDENT);
        let first = seq.next_element()?.ok_or_else(none)?;
        let mut then = Vec::new();
        while let Some(next) = seq.next_element()? {
            then.push(next);
        }
        Ok(Incidents { first, then })
    }
}

const NO_INCIDENT: &str = "no incident is given";

impl<'de> Deserialize<'de> for Incident {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Incident, D::Error> {
        deserializer.deserialize_map(IncidentVisitor)
    }
}

struct IncidentVisitor;

impl<'de> Visitor<'de> for IncidentVisitor {
    type Value = Incident;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a table with one kind of incident, such as [incident.illegal-move]")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Incident, A::Error> {
        let Some(kind) = map.next_key::<String>()? else {
            return Err(A::Error::custom(NO_INCIDENT));
        };
        let incident = read_kind(kind, &mut map)?;
        match map.next_key::<String>()? {
            Some(other) => {
                let text = format!("a second incident, `{other}`: several are [[incidents]]");
                Err(A::Error::custom(text))
            }
            None => Ok(incident),
        }
    }
}

/// One entry of a map, whose key has been read already.
struct Entry<A> {
    key: Option<String>,
    map: A,
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Entry<A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, A::Error> {
        match self.key.take() {
            Some(key) => {
                let key = serde::de::value::StringDeserializer::<A::Error>::new(key);
                seed.deserialize(key).map(Some)
            }
            None => Ok(None),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, A::Error> {
        self.map.next_value_seed(seed)
    }
}
