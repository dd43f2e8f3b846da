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

/// Errors are facts: sentences are made of them elsewhere, and a log shows the fact itself.
macro_rules! errors {
    ($($type:ty),+ $(,)?) => {
        $(impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Debug::fmt(self, f)
            }
        }

        impl std::error::Error for $type {})+
    };
}

pub(crate) use {errors, serde_as_text, serde_from_text};
