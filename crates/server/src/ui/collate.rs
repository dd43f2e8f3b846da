//! The order of names in lists, as on papers.

pub(crate) use adoube_papers::name_key;
