//! Accounts: the first one, signing in and out.

mod setup;
mod sign_in;

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
}
