//! Accounts and signing in.

paths! {
    /// The first account of a new server.
    Setup() = "/setup";
    /// Where people sign in.
    SignIn() = "/sign-in";
    /// The second factor, after the password.
    SignInCode() = "/sign-in/code";
    /// A passkey, after the password or without one.
    SignInPasskey() = "/sign-in/passkey";
    /// Signing in by a federation's server.
    SignInFederation() = "/sign-in/federation";
    /// Where that server sends people back to.
    FederationReturn() = "/sign-in/federation/return";
    /// Ends the session of this browser.
    SignOut() = "/sign-out";
    /// A visitor's own account.
    Account() = "/account";
    /// Where people change their password.
    Password() = "/account/password";
    /// Removing the own account.
    Remove() = "/account/remove";
    /// Ending all other sessions.
    Sessions() = "/account/sessions";
    /// Ending one session.
    EndSession() = "/account/sessions/end";
    /// Setting up a second factor.
    SecondFactor() = "/account/second-factor";
    /// Taking it away.
    RemoveFactor() = "/account/second-factor/remove";
    /// Making a passkey.
    Passkeys() = "/account/passkeys";
    /// Taking one away.
    RemovePasskey() = "/account/passkeys/remove";
    /// Tying the account to a federation's server.
    Federation() = "/account/federation";
    /// Taking that back.
    RemoveFederation() = "/account/federation/remove";
    /// Revoking a token.
    Tokens() = "/account/tokens";
    /// The link that gives a role.
    Invitation(secret: String) = "/invitation/{secret}";
}
