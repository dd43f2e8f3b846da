//! The web app of Adoube.
