//! Accounts: the first one, signing in and out, one's own, invitations.

mod invitation;
mod own;
mod second_factor;
pub(crate) mod setup;
mod sign_in;
pub(crate) mod views;

use crate::guard::Access;
use crate::paths;
use crate::routes::Routes;
use axum_extra::routing::TypedPath;

/// The addresses of accounts.
pub(crate) fn routes(routes: Routes) -> Routes {
    routes
        .get(paths::account::Setup::PATH, Access::Public, setup::show)
        .post(paths::account::Setup::PATH, Access::Public, setup::create)
        .get(paths::account::SignIn::PATH, Access::Public, sign_in::show)
        .post(
            paths::account::SignIn::PATH,
            Access::Public,
            sign_in::sign_in,
        )
        .post(
            paths::account::SignInCode::PATH,
            Access::Public,
            sign_in::show_code,
        )
        .get(
            paths::account::SecondFactor::PATH,
            Access::SignedIn,
            second_factor::show,
        )
        .post(
            paths::account::SecondFactor::PATH,
            Access::SignedIn,
            second_factor::confirm,
        )
        .post(
            paths::account::RemoveFactor::PATH,
            Access::SignedIn,
            second_factor::remove,
        )
        .post(
            paths::account::EndSession::PATH,
            Access::SignedIn,
            own::end_session,
        )
        .post(
            paths::account::SignOut::PATH,
            Access::Public,
            sign_in::sign_out,
        )
        .get(paths::account::Account::PATH, Access::SignedIn, own::show)
        .post(
            paths::account::Account::PATH,
            Access::SignedIn,
            own::create_token,
        )
        .post(
            paths::account::Password::PATH,
            Access::SignedIn,
            own::change_password,
        )
        .post(
            paths::account::Sessions::PATH,
            Access::SignedIn,
            own::end_sessions,
        )
        .post(
            paths::account::Tokens::PATH,
            Access::SignedIn,
            own::revoke_token,
        )
        .get(
            paths::account::Invitation::PATH,
            Access::Public,
            invitation::show,
        )
        .post(
            paths::account::Invitation::PATH,
            Access::Public,
            invitation::accept,
        )
}
