//! Every address of a page, once: its route is declared with it, and every link is made of it.
//!
//! [`TypedPath::PATH`](axum_extra::routing::TypedPath::PATH) is what `routes` takes; the value itself
//! is a link, with its variable parts filled in.

/// Addresses with the types of their variable parts.
macro_rules! paths {
    ($($(#[$doc:meta])* $name:ident($($field:ident: $kind:ty),*) = $path:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, serde::Deserialize, axum_extra::routing::TypedPath)]
        #[typed_path($path)]
        pub(crate) struct $name {
            $($field: $kind,)*
        }

        impl $name {
            /// The address with these parts.
            #[allow(dead_code, reason = "some addresses are only linked to by templates and scripts")]
            pub(crate) fn of($($field: &$kind),*) -> $name {
                $name { $($field: $field.to_owned(),)* }
            }
        }
    )*};
}

/// Addresses below another one that have no parts of their own: a page that knows its address links to them.
macro_rules! below {
    ($parent:ident $fields:tt { $($link:ident: $child:ident),* $(,)? }) => {
        impl $parent {
            $(below!(@link $link: $child $fields);)*
        }
    };
    (@link $link:ident: $child:ident ($($field:ident),*)) => {
        pub(crate) fn $link(&self) -> $child {
            $child::of($(&self.$field),*)
        }
    };
}

pub(crate) mod account;
pub(crate) mod api;
pub(crate) mod captain;
pub(crate) mod desk;
pub(crate) mod help;
pub(crate) mod organisations;
pub(crate) mod public;
pub(crate) mod tools;
