//! Accounts and signing in.

paths! {
    /// The first account of a new server.
    Setup() = "/setup";
    /// Signing in.
    SignIn() = "/sign-in";
    /// The second factor, after the password.
    SignInCode() = "/sign-in/code";
    /// Signing out.
    SignOut() = "/sign-out";
    /// A visitor's own account.
    Account() = "/account";
    /// Another password.
    Password() = "/account/password";
    /// Ending all other sessions.
    Sessions() = "/account/sessions";
    /// Ending one session.
    EndSession() = "/account/sessions/end";
    /// Setting up a second factor.
    SecondFactor() = "/account/second-factor";
    /// Taking it away.
    RemoveFactor() = "/account/second-factor/remove";
    /// Revoking a token.
    Tokens() = "/account/tokens";
    /// The link that gives a role.
    Invitation(secret: String) = "/invitation/{secret}";
}
