//! Squares and pieces as words, for files.

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use shakmaty::{Role, Square};

use crate::moves::role_name;

/// Something that has a name in files.
pub(super) trait Named: Sized {
    fn name(&self) -> String;
    fn from_name(name: &str) -> Option<Self>;
}

impl Named for Square {
    fn name(&self) -> String {
        self.to_string()
    }

    fn from_name(name: &str) -> Option<Square> {
        name.parse().ok()
    }
}

impl Named for Role {
    fn name(&self) -> String {
        role_name(*self).to_owned()
    }

    fn from_name(name: &str) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role_name(*role) == name)
    }
}

fn read<T: Named, E: Error>(name: &str) -> Result<T, E> {
    T::from_name(name)
        .ok_or_else(|| E::invalid_value(Unexpected::Str(name), &"a square or a piece"))
}

/// A move or square by its name, in the file of a case.
pub(super) mod one {
    use super::*;

    pub(crate) fn serialize<T: Named, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&value.name())
    }

    pub(crate) fn deserialize<'de, T: Named, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
        read(&String::deserialize(from)?)
    }
}

/// A name or nothing.
pub(super) mod optional {
    use super::*;

    pub(crate) fn serialize<T: Named, S: Serializer>(
        value: &Option<T>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        value.as_ref().map(Named::name).serialize(to)
    }

    pub(crate) fn deserialize<'de, T: Named, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<T>, D::Error> {
        let name = Option::<String>::deserialize(from)?;
        name.map(|name| read(&name)).transpose()
    }
}

/// The same for a list of them.
pub(super) mod list {
    use super::*;

    pub(crate) fn serialize<T: Named, S: Serializer>(
        values: &[T],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_seq(values.iter().map(Named::name))
    }

    pub(crate) fn deserialize<'de, T: Named, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Vec<T>, D::Error> {
        let names = Vec::<String>::deserialize(from)?;
        names.iter().map(|name| read(name)).collect()
    }
}
