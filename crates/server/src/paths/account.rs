//! Accounts and signing in.

paths! {
    /// The first account of a new server.
    Setup() = "/setup";
    /// Signing in.
    SignIn() = "/sign-in";
    /// Signing out.
    SignOut() = "/sign-out";
    /// A visitor's own account.
    Account() = "/account";
    /// Another password.
    Password() = "/account/password";
    /// Ending all other sessions.
    Sessions() = "/account/sessions";
    /// Revoking a token.
    Tokens() = "/account/tokens";
    /// The link that gives a role.
    Invitation(secret: String) = "/invitation/{secret}";
}
