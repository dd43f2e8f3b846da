//! Accounts: the first one, signing in and out, one's own, invitations.

mod invitation;
mod own;
pub mod setup;
mod sign_in;
pub mod views;

use crate::guard::Access;
use crate::routes::Routes;

/// The addresses of accounts.
pub fn routes(routes: Routes) -> Routes {
    routes
        .get("/setup", Access::Public, setup::show)
        .post("/setup", Access::Public, setup::create)
        .get("/sign-in", Access::Public, sign_in::show)
        .post("/sign-in", Access::Public, sign_in::sign_in)
        .post("/sign-out", Access::Public, sign_in::sign_out)
        .get("/account", Access::SignedIn, own::show)
        .post("/account", Access::SignedIn, own::create_token)
        .post("/account/password", Access::SignedIn, own::change_password)
        .post("/account/sessions", Access::SignedIn, own::end_sessions)
        .post("/account/tokens", Access::SignedIn, own::revoke_token)
        .get("/invitation/{secret}", Access::Public, invitation::show)
        .post("/invitation/{secret}", Access::Public, invitation::accept)
}
