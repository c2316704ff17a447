import { type FocusEvent, useEffect, useRef } from "react";
import { useSubmit } from "react-router";
import { PASSKEY_CHALLENGE_MS } from "#core/identity/passkeys/passkey-limits.ts";

/**
 * For the field of a sign-in form with `autoComplete="username webauthn"`: once it is come to, the browser offers passkeys beside
 * email addresses, and the one that is chosen signs in. Asked for then and not before, since questions are counted by address.
 */
export function usePasskeyAutofill(): { onFocus: (event: FocusEvent) => void } {
  const submit = useSubmit();
  const offer = useRef<{ stop: AbortController; untilMs: number } | null>(null);
  useEffect(
    () => () => {
      offer.current?.stop.abort();
      offer.current = null;
    },
    [],
  );

  async function offerThem(signal: AbortSignal) {
    const { offerPasskeys } = await import("#app/browser/ask-passkey.ts");
    const chosen = await offerPasskeys("/api/passkeys/sign-in", signal);
    if (!chosen || signal.aborted) return;
    const { challenge, credential } = chosen;
    await submit({ intent: "passkey", challenge, credential }, { method: "post" });
  }

  return {
    onFocus: () => {
      if (!("PublicKeyCredential" in window)) return;
      if (offer.current && Date.now() < offer.current.untilMs) return;
      offer.current?.stop.abort();
      const stop = new AbortController();
      const here = { stop, untilMs: Date.now() + PASSKEY_CHALLENGE_MS - SPARE_MS };
      offer.current = here;
      void offerThem(stop.signal)
        .catch(() => {})
        .finally(() => {
          if (offer.current === here) offer.current = null;
        });
    },
  };
}

/** To choose in, before the server no longer takes an answer. */
const SPARE_MS = 60 * 1000;
