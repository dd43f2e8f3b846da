// Passkeys: the browser asks a device to make a key or to use one, and the form takes along what the
// device says. Without this script, or where a browser has no passkeys, the forms stay hidden: there
// are the password and the codes.

const able = window.isSecureContext && "PublicKeyCredential" in window && "credentials" in navigator;

function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(buffer) {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

// What the server wrote, with bytes where it has texts.
function question(form) {
  const asked = JSON.parse(form.dataset.passkey);
  const keys = (list) => list?.map((key) => ({ ...key, id: bytes(key.id) }));
  asked.challenge = bytes(asked.challenge);
  if (asked.user) asked.user.id = bytes(asked.user.id);
  if (asked.allowCredentials) asked.allowCredentials = keys(asked.allowCredentials);
  if (asked.excludeCredentials) asked.excludeCredentials = keys(asked.excludeCredentials);
  return asked;
}

async function answer(form) {
  const publicKey = question(form);
  if (publicKey.user) {
    const made = await navigator.credentials.create({ publicKey });
    return { attestation: text(made.response.attestationObject), data: text(made.response.clientDataJSON) };
  }
  const got = await navigator.credentials.get({ publicKey });
  return {
    credential: text(got.rawId),
    data: text(got.response.clientDataJSON),
    authenticator: text(got.response.authenticatorData),
    signature: text(got.response.signature),
  };
}

for (const form of document.querySelectorAll("form[data-passkey]")) {
  if (!able) continue;
  form.hidden = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const failed = form.querySelector("[data-failed]");
    failed.hidden = true;
    try {
      for (const [name, value] of Object.entries(await answer(form))) form.elements[name].value = value;
    } catch (error) {
      // Given up, timed out, or a key that is there already: which of them a browser does not tell everybody.
      console.warn(error);
      failed.hidden = false;
      return;
    }
    form.submit();
  });
}
