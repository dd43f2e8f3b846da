//! A fact taken apart: any type that can be serialised becomes a tree with the names of its types, so
//! that a message can be found for it.

use std::borrow::Cow;
use std::fmt::{self, Display};

use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant,
};
use serde::{Serialize, Serializer};

/// A value with its fields by their names.
pub(crate) type Fields = Vec<(Cow<'static, str>, Node)>;

/// What a value is made of.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Node {
    /// Nothing was told.
    None,
    /// A field that is not written because there is nothing in it; a message can ask for it.
    Skipped,
    Bool(bool),
    Number(i64),
    Text(String),
    List(Vec<Node>),
    /// One value under the name of a type, such as `Points`.
    Named(&'static str, Box<Node>),
    /// A struct, or a map, which has no name.
    Record(&'static str, Fields),
    /// One of several, by the type's name and its own.
    Variant {
        of: &'static str,
        name: &'static str,
        holds: Holds,
    },
}

/// What a variant holds.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Holds {
    Nothing,
    One(Box<Node>),
    Several(Vec<Node>),
    Fields(Fields),
}

impl Holds {
    /// What a message can ask for, by name.
    pub(crate) fn fields(&self) -> Fields {
        match self {
            Holds::Nothing => Fields::new(),
            Holds::Fields(fields) => fields.clone(),
            Holds::One(inner) => match &**inner {
                Node::Record(_, fields) => fields.clone(),
                inner => vec![(Cow::Borrowed("value"), inner.clone())],
            },
            Holds::Several(all) => {
                let numbered = (1..).zip(all);
                let named = |(number, value): (usize, &Node)| {
                    (Cow::Owned(format!("value-{number}")), value.clone())
                };
                numbered.map(named).collect()
            }
        }
    }
}

impl Node {
    /// Takes a value apart.
    pub(crate) fn of<T: Serialize + ?Sized>(value: &T) -> Node {
        value
            .serialize(Apart)
            .unwrap_or_else(|fault| Node::Text(fault.0))
    }
}

/// Written as serde writes the value itself.
impl Serialize for Node {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Node::None | Node::Skipped => serializer.serialize_none(),
            Node::Bool(is) => serializer.serialize_bool(*is),
            Node::Number(number) => serializer.serialize_i64(*number),
            Node::Text(text) => serializer.serialize_str(text),
            Node::List(all) => serializer.collect_seq(all),
            Node::Named("Decimal", inner) => match &**inner {
                Node::Text(number) => match number.parse::<f64>() {
                    Ok(number) => serializer.serialize_f64(number),
                    Err(_) => serializer.serialize_str(number),
                },
                inner => inner.serialize(serializer),
            },
            Node::Named(_, inner) => inner.serialize(serializer),
            Node::Record(_, fields) => {
                let written = fields.iter().filter(|(_, value)| *value != Node::Skipped);
                serializer.collect_map(written.map(|(name, value)| (name, value)))
            }
            Node::Variant { name, holds, .. } => {
                let mut map = match holds {
                    Holds::Nothing => return serializer.serialize_str(name),
                    _ => serializer.serialize_map(Some(1))?,
                };
                match holds {
                    Holds::Nothing => {}
                    Holds::One(inner) => map.serialize_entry(name, inner)?,
                    Holds::Several(all) => map.serialize_entry(name, all)?,
                    Holds::Fields(fields) => {
                        let fields = Node::Record("", fields.clone());
                        map.serialize_entry(name, &fields)?;
                    }
                }
                map.end()
            }
        }
    }
}

/// The serializer that keeps names.
struct Apart;

/// A value refused to be serialised.
#[derive(Debug)]
struct Fault(String);

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Fault {}

impl serde::ser::Error for Fault {
    fn custom<T: Display>(text: T) -> Fault {
        Fault(text.to_string())
    }
}

macro_rules! numbers {
    ($($method:ident: $number:ty,)*) => {
        $(fn $method(self, value: $number) -> Result<Node, Fault> {
            Ok(i64::try_from(value).map_or_else(|_| Node::Text(value.to_string()), Node::Number))
        })*
    };
}

impl Serializer for Apart {
    type Ok = Node;
    type Error = Fault;
    type SerializeSeq = Items;
    type SerializeTuple = Items;
    type SerializeTupleStruct = Items;
    type SerializeTupleVariant = Items;
    type SerializeMap = Entries;
    type SerializeStruct = Entries;
    type SerializeStructVariant = Entries;

    numbers! {
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64,
    }

    fn serialize_f32(self, value: f32) -> Result<Node, Fault> {
        Ok(Node::Named(
            "Decimal",
            Box::new(Node::Text(value.to_string())),
        ))
    }

    fn serialize_f64(self, value: f64) -> Result<Node, Fault> {
        Ok(Node::Named(
            "Decimal",
            Box::new(Node::Text(value.to_string())),
        ))
    }

    fn serialize_bool(self, value: bool) -> Result<Node, Fault> {
        Ok(Node::Bool(value))
    }

    fn serialize_char(self, value: char) -> Result<Node, Fault> {
        Ok(Node::Text(value.to_string()))
    }

    fn serialize_str(self, value: &str) -> Result<Node, Fault> {
        Ok(Node::Text(value.to_owned()))
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<Node, Fault> {
        Ok(Node::Text(String::from_utf8_lossy(value).into_owned()))
    }

    fn serialize_none(self) -> Result<Node, Fault> {
        Ok(Node::None)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Node, Fault> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Node, Fault> {
        Ok(Node::None)
    }

    fn serialize_unit_struct(self, name: &'static str) -> Result<Node, Fault> {
        Ok(Node::Record(name, Fields::new()))
    }

    fn serialize_unit_variant(
        self,
        of: &'static str,
        _: u32,
        name: &'static str,
    ) -> Result<Node, Fault> {
        let holds = Holds::Nothing;
        Ok(Node::Variant { of, name, holds })
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<Node, Fault> {
        Ok(Node::Named(name, Box::new(value.serialize(self)?)))
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        of: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Result<Node, Fault> {
        let holds = Holds::One(Box::new(value.serialize(self)?));
        Ok(Node::Variant { of, name, holds })
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Items, Fault> {
        Ok(Items::default())
    }

    fn serialize_tuple(self, _: usize) -> Result<Items, Fault> {
        Ok(Items::default())
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Items, Fault> {
        Ok(Items::default())
    }

    fn serialize_tuple_variant(
        self,
        of: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Items, Fault> {
        let variant = Some((of, name));
        let all = Vec::new();
        Ok(Items { variant, all })
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Entries, Fault> {
        Ok(Entries::new("", None))
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Entries, Fault> {
        Ok(Entries::new(name, None))
    }

    fn serialize_struct_variant(
        self,
        of: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Entries, Fault> {
        Ok(Entries::new(of, Some(name)))
    }
}

/// A list in the making.
#[derive(Default)]
struct Items {
    variant: Option<(&'static str, &'static str)>,
    all: Vec<Node>,
}

impl Items {
    fn push<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Fault> {
        self.all.push(value.serialize(Apart)?);
        Ok(())
    }

    fn finish(self) -> Result<Node, Fault> {
        let Some((of, name)) = self.variant else {
            return Ok(Node::List(self.all));
        };
        let holds = Holds::Several(self.all);
        Ok(Node::Variant { of, name, holds })
    }
}

macro_rules! items {
    ($($kind:ident: $method:ident,)*) => {
        $(impl $kind for Items {
            type Ok = Node;
            type Error = Fault;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Fault> {
                self.push(value)
            }

            fn end(self) -> Result<Node, Fault> {
                self.finish()
            }
        })*
    };
}

items! {
    SerializeSeq: serialize_element,
    SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field,
}

/// Fields in the making, of a struct, a variant or a map.
struct Entries {
    of: &'static str,
    variant: Option<&'static str>,
    fields: Fields,
    key: Cow<'static, str>,
}

impl Entries {
    fn new(of: &'static str, variant: Option<&'static str>) -> Entries {
        Entries {
            of,
            variant,
            fields: Fields::new(),
            key: Cow::Borrowed(""),
        }
    }

    fn push<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Fault> {
        let value = value.serialize(Apart)?;
        self.fields.push((Cow::Borrowed(name), value));
        Ok(())
    }

    fn finish(self) -> Result<Node, Fault> {
        Ok(match self.variant {
            None => Node::Record(self.of, self.fields),
            Some(name) => Node::Variant {
                of: self.of,
                name,
                holds: Holds::Fields(self.fields),
            },
        })
    }
}

macro_rules! entries {
    ($($kind:ident,)*) => {
        $(impl $kind for Entries {
            type Ok = Node;
            type Error = Fault;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), Fault> {
                self.push(name, value)
            }

            fn skip_field(&mut self, name: &'static str) -> Result<(), Fault> {
                self.fields.push((Cow::Borrowed(name), Node::Skipped));
                Ok(())
            }

            fn end(self) -> Result<Node, Fault> {
                self.finish()
            }
        })*
    };
}

entries! { SerializeStruct, SerializeStructVariant, }

impl SerializeMap for Entries {
    type Ok = Node;
    type Error = Fault;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Fault> {
        self.key = match key.serialize(Apart)? {
            Node::Text(text) => Cow::Owned(text),
            Node::Number(number) => Cow::Owned(number.to_string()),
            Node::Variant { name, .. } => Cow::Borrowed(name),
            other => return Err(Fault(format!("{other:?} is not a key"))),
        };
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Fault> {
        let key = std::mem::take(&mut self.key);
        self.fields.push((key, value.serialize(Apart)?));
        Ok(())
    }

    fn end(self) -> Result<Node, Fault> {
        self.finish()
    }
}
