# Blind and disabled players: incidents, questions, answers, what rulings say.

family-blind = Blind and disabled players

incident-announced-wrongly = a move was announced wrongly to or by a blind player
    .words = blind, announced wrongly, move called wrongly, visually impaired, announcement, says another move
incident-blind-touch = a blind player touched a piece
    .words = blind player touched, blind, visually impaired, touch with pegs, piece taken out of its socket, touch
incident-blind-pressed-early = a blind player pressed before the move was complete
    .words = blind player pressed early, blind clock, pressed before announcing, visually impaired clock
incident-boards-differ = the two boards show different positions
    .words = boards differ, two boards, different positions on the boards, blind board
incident-blind-assistant = a blind player or the opponent wants an assistant
    .words = assistant, blind, helper for a blind player, reader, visually impaired
incident-refuses-disabled-opponent = a player refuses to meet a disabled opponent
    .words = refuses to play a disabled opponent, will not play a blind player, wheelchair, disability

ask-announced-wrongly-by = Who announced wrongly?
ask-announced-wrongly-clock-started = Has the opponent's clock been started?
ask-blind-touch-by = Who touched a piece?
ask-blind-touch-blind = Is this the player with the special board?
ask-blind-touch-out-of-hole = Was the piece wholly out of its hole?
ask-blind-pressed-early-by = Who pressed too early?
ask-boards-differ-scores-agree = Do the two scores agree?
ask-boards-differ-wrong-board = Whose board differs from the scores?
ask-blind-assistant-of = Whom does the assistant help?
ask-blind-assistant-blind-player-has-one = Has the blind player an assistant?
ask-blind-assistant-task = What does the assistant do?
ask-refuses-disabled-opponent-by = Who refuses to play?

assisted-blind = the blind player
assisted-sighted = the sighted opponent
assistant-task-moves-and-announces = making moves on the other board, or announcing them
assistant-task-score-and-clock = keeping the score, starting the opponent's clock
assistant-task-tells-times = telling times and number of moves when asked
assistant-task-claims = claiming on time, reporting touched pieces
assistant-task-advises = advising on moves

blind-look-up = Look it up in { $part }; the later editions say: { $usual }.
blind-not-at-hand = this edition puts games with blind players into { $part }, whose text is not at hand
blind-as-later = { $usual }, as in the later editions
blind-time-for = { $time } for { $by-opponent }
blind-time-if-careless = { $time } for { $by-opponent } if it was careless

blind-announced-wrongly = { $by } announced a move wrongly
blind-correct-at-once = a slip of the tongue is corrected at once, before the opponent's clock is started
blind-corrected-in-time = Corrected in time: the announcement is put right before the opponent's clock starts.
blind-find-move = Stop the clocks and find out which move was made, with both scores.
blind-slip-not-corrected = The slip was not corrected in time: find the move that counts and put both boards right.
blind-honest-slip = no penalty for an honest slip; the arbiter sets the times
blind-touched = { $by } touched a piece in a game with a blind player
blind-touched-out-of-hole = on the special board a piece is touched when it is out of its hole
blind-sighted-is-bound = For the sighted player the normal rules hold: { $by } is bound by the touch.
blind-must-move-piece = must move or capture the piece touched, if that is legal
blind-must-move-out-of-hole = Touched: { $by } must move it, or capture it, if that is legal.
blind-duty-out-of-hole = must move or capture the piece taken out of its hole, if that is legal
blind-not-touched = Not touched: the piece was not out of its hole. Any legal move may be played.
blind-pressed-early = { $by } pressed the clock before the move was placed, cleared and announced
blind-then-started = the opponent's clock is started only when piece, captured piece and announcement are done
blind-clock-runs-again = { $by }'s clock runs again until the move is determined.
blind-not-determined = The move was not determined yet: complete it first.
blind-not-made = The move was not made yet: complete it first; the opponent's clock is started only then.
blind-put-clock-right = put the clock right; a warning if it is repeated

blind-boards-differ = The two boards show different positions
blind-scores-decide = the scores decide; where they differ the game goes back to where they agree
blind-back-to-agreement = Go back to the last position in which both scores agree; the { $who } sets the clocks.
blind-times-by-judgement = times by judgement
blind-times-of-moment = the times of that moment, as far as they are known
blind-right-move-written = { $by } wrote the right move but made another: { $by } puts the own board right by the scores.

blind-refuses = { $by } refuses to meet a disabled opponent
blind-plays-or-loses = Nobody may refuse a correctly paired disabled opponent: { $by } plays or loses the game.
blind-warning-if-plays = a warning, if the player then plays
blind-game-lost = loss of the game
blind-out-of-event = expulsion from the event
blind-start-clock = start the clock; the game is lost if the player does not play

blind-assistant-of-blind = The blind player has or wants an assistant
blind-assistant-of-sighted = The sighted player has or wants an assistant
blind-listed-duties = the blind player may have an assistant for listed duties, never for advice
blind-cannot-hear = An assistant is required: the opponent cannot hear.
blind-duty-of-assistant = Allowed: that is one of the duties of a blind player's assistant.
blind-same-duties = Allowed: when the blind player has an assistant the opponent may bring one for the same duties.
blind-only-if-none = Not provided: the sighted player may have one only if the blind player has none.
blind-moves-and-announces = Allowed: without an assistant of the blind player the sighted one may have one for moving and announcing.
blind-only-moves = Not allowed: the sighted player's assistant only moves and announces.
blind-advice = Forbidden: an assistant gives no advice. Remove the assistant; the player may be penalised.
blind-another-assistant = another assistant and a warning; the game if the player asked for it
blind-more-time = more time for the opponent
blind-warning-and-another = a warning and another assistant
incident-disabled-player = a disabled player asks for something
    .words = disabled, disability, wheelchair, hearing, special needs, helper, accommodation, deaf
ask-disabled-player-of = Who is the disabled player?
ask-disabled-player-what = What is asked for?
ask-disabled-player-drivers-licence = Has the player a valid driver's licence?
accommodation-prompted = to play, though others must prompt for the moves
accommodation-interpreter = to play with an interpreter
accommodation-special-clock = a special clock, which may speak
accommodation-special-score = a score in Braille, on a recorder or another device
accommodation-certificate = to count as blind by a state's certificate
accommodation-opponent-wants-same = the opponent asks for the same
accommodation-other = something for which there is no rule

# What disabled players ask for.
blind-asks = { $what-code ->
    [prompted] { $of } wants to play, though others must prompt for the moves
    [interpreter] { $of } wants to play with an interpreter
    [special-clock] { $of } wants to use a special clock
    [special-score] { $of } wants to keep the score in a special way
    [certificate] { $of } shows a certificate of blindness
    [opponent-wants-same] The opponent of { $of }, who is disabled, wants the same consideration
   *[other] { $of }, who is disabled, asks for something that no rule names
}
blind-not-eligible = Not eligible: a player must tell the moves without doubt and without being prompted by anybody.
blind-interpreter-allowed = Allowed: an interpreter may tell the moves that the player has chosen.
blind-clock-allowed = Allowed: a clock made for blind or disabled players may be used, and it may make sounds.
blind-score-allowed = Allowed: the score may be kept in Braille, on a recorder or another special device.
blind-certificate-enough = A state's certificate of blindness is enough evidence.
blind-certificate-not-enough = The certificate is not accepted from the holder of a valid driver's licence.
blind-same-for-opponent = The opponent is offered the same consideration, or one that the director finds equivalent.
blind-by-analogy = Decide by analogy with the rules for blind players, so that the player can play and nobody gains by it.
blind-tell-both = See to it that both players know and understand the special rules of this game.
blind-not-provided = the Laws have rules for blind players and assistants, and none for this
blind-grant = it is granted
blind-grant-fairly = granted, if it is fair to the opponent
