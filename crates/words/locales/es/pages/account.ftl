# Texts of the pages: account.

account = Su cuenta
account-create = Crear la cuenta
account-of = { $first }, usuario { $second }. El nombre figura en los registros y no cambia.
account-password = Contraseña
account-password-change = Cambiar la contraseña
account-password-changed = La contraseña ha cambiado. Las demás sesiones han terminado.
account-password-hint = Las demás sesiones terminan.
account-password-new = Contraseña nueva
account-password-old = Contraseña actual
account-sessions = { $count ->
    [one] Solo ha iniciado sesión en este navegador.
   *[other] Ha iniciado { $count } sesiones, en este navegador y en otros.
}
account-sessions-end = Terminar las demás sesiones
account-sessions-ended = Las demás sesiones han terminado.
account-signed-in = Sesiones
account-token-create = Crear un token
account-token-event = Torneo
account-token-label = Para qué sirve
account-token-new = El token nuevo
account-token-once = Cópielo ahora: solo se muestra una vez. Un programa lo envía como «Authorization: Bearer …».
account-token-revoke = Revocar
account-token-revoked = El token queda revocado.
account-token-role = Puede hacer, como máximo, lo que permite este rol
account-tokens = Tokens para programas
account-tokens-text = Un token permite a un programa trabajar en su nombre en un torneo, nunca con más derechos que usted.
account-wrong-password = La contraseña actual no es correcta.
