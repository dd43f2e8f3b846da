# Texts of the pages: account.

account = Your account
account-create = Create the account
account-of = { $first }, login { $second }. The name stands in the journals and stays.
account-password = Password
account-password-change = Change the password
account-password-changed = The password is changed. Every other session has ended.
account-password-hint = Every other session ends.
account-password-new = New password
account-password-old = Old password
account-sessions = { $count ->
    [one] You are signed in on this browser only.
   *[other] You are signed in { $count } times, on this browser and on others.
}
account-sessions-end = End the other sessions
account-sessions-ended = The other sessions have ended.
account-signed-in = Sessions
account-token-create = Make a token
account-token-event = Event
account-token-label = What it is for
account-token-new = The new token
account-token-once = Copy it now: it is shown only once. A program sends it as “Authorization: Bearer …”.
account-token-revoke = Revoke
account-token-revoked = The token is revoked.
account-token-role = May do at most what this role may
account-tokens = Tokens for programs
account-tokens-text = A token lets a program work on one event in your name, never with more rights than you have.
account-wrong-password = The old password is wrong.
