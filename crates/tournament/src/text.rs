//! Serde for values whose JSON form is their text, and what errors are.

/// Serialises a type as the text of its `Display` (or of the named method) and reads it with
/// `FromStr`.
macro_rules! serde_as_text {
    ($type:ty) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        $crate::text::serde_from_text!($type);
    };
    ($type:ty, $method:ident) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(&self.$method())
            }
        }
        $crate::text::serde_from_text!($type);
    };
}

macro_rules! serde_from_text {
    ($type:ty) => {
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(|_| {
                    let found = serde::de::Unexpected::Str(&text);
                    serde::de::Error::invalid_value(found, &stringify!($type))
                })
            }
        }
    };
}

pub(crate) use {serde_as_text, serde_from_text};
