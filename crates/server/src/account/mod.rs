//! Accounts: the first one, signing in and out, one's own, invitations.

mod federation;
mod invitation;
mod own;
mod passkeys;
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
    of_account(ways_in(routes))
}

/// How somebody gets in, and out.
fn ways_in(routes: Routes) -> Routes {
    use paths::account::*;
    let open = Access::Public;
    routes
        .get(Setup::PATH, open, setup::show)
        .post(Setup::PATH, open, setup::create)
        .get(SignIn::PATH, open, sign_in::show)
        .post(SignIn::PATH, open, sign_in::sign_in)
        .post(SignInCode::PATH, open, sign_in::show_code)
        .post(SignInPasskey::PATH, open, passkeys::enter)
        .get(SignInFederation::PATH, open, federation::begin)
        .get(FederationReturn::PATH, open, federation::finish)
        .post(SignOut::PATH, open, sign_in::sign_out)
        .get(Invitation::PATH, open, invitation::show)
        .post(Invitation::PATH, open, invitation::accept)
}

/// One's own account.
fn of_account(routes: Routes) -> Routes {
    use paths::account::*;
    let signed_in = Access::SignedIn;
    routes
        .get(Account::PATH, signed_in, own::show)
        .post(Account::PATH, signed_in, own::create_token)
        .get(SecondFactor::PATH, signed_in, second_factor::show)
        .post(SecondFactor::PATH, signed_in, second_factor::confirm)
        .post(RemoveFactor::PATH, signed_in, second_factor::remove)
        .post(Passkeys::PATH, signed_in, passkeys::add)
        .post(RemovePasskey::PATH, signed_in, passkeys::remove)
        .post(Federation::PATH, signed_in, federation::tie)
        .post(RemoveFederation::PATH, signed_in, federation::cut)
        .post(Password::PATH, signed_in, own::change_password)
        .post(Remove::PATH, signed_in, own::remove)
        .post(Sessions::PATH, signed_in, own::end_sessions)
        .post(EndSession::PATH, signed_in, own::end_session)
        .post(Tokens::PATH, signed_in, own::revoke_token)
}
