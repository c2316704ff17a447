import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from "@simplewebauthn/browser";
import {
  creationOptionsSchema,
  refusedOptionsSchema,
  requestOptionsSchema,
} from "#core/identity/passkeys/browser-options.ts";

// Loaded when somebody presses a button of passkeys, or comes to the field that offers them.

/** `credential`: the authenticator's answer as JSON. `text`: what went wrong, for the person; null: they turned away themselves. */
export type PasskeyAnswer = ChosenPasskey | { ok: false; text: string | null };
export type ChosenPasskey = { ok: true; challenge: string; credential: string };

/** Asks the server for options at `path`, and the authenticator for its answer. Never rejects. */
export async function askPasskey(path: string, way: "get" | "create"): Promise<PasskeyAnswer> {
  pressed += 1;
  try {
    const response = await fetch(path, { method: "POST" });
    const body: unknown = await response.json();
    if (!response.ok) return { ok: false, text: refusedOptionsSchema.parse(body).text };
    if (way === "create") {
      const { challenge, options } = creationOptionsSchema.parse(body);
      return answered(challenge, await startRegistration({ optionsJSON: options }));
    }
    const { challenge, options } = requestOptionsSchema.parse(body);
    return answered(challenge, await startAuthentication({ optionsJSON: options }));
  } catch (error) {
    return { ok: false, text: wordsFor(error) };
  } finally {
    pressed -= 1;
  }
}

/**
 * Has the browser offer passkeys beside what it fills in, until one is chosen, a button asks for one, or `signal` says to stop. Null:
 * none was chosen, or they cannot be offered here. Never rejects, and disturbs nothing.
 */
export async function offerPasskeys(path: string, signal: AbortSignal): Promise<ChosenPasskey | null> {
  try {
    if (!(await browserSupportsWebAuthnAutofill())) return null;
    const response = await fetch(path, { method: "POST", signal });
    if (!response.ok) return null;
    const { challenge, options } = requestOptionsSchema.parse(await response.json());
    // The browser asks one question at a time, and what was pressed goes first.
    if (signal.aborted || pressed > 0) return null;
    signal.addEventListener("abort", () => pressed === 0 && WebAuthnAbortService.cancelCeremony());
    return answered(challenge, await startAuthentication({ optionsJSON: options, useBrowserAutofill: true }));
  } catch {
    return null;
  }
}

let pressed = 0;

function answered(challenge: string, credential: object): ChosenPasskey {
  return { ok: true, challenge, credential: JSON.stringify(credential) };
}

function wordsFor(error: unknown): string | null {
  const name =
    error instanceof WebAuthnError ? (error.cause instanceof Error ? error.cause.name : error.code) : nameOf(error);
  if (name === "NotAllowedError" || name === "AbortError") return null;
  if (name === "InvalidStateError") return "This device has a passkey for your account already.";
  if (name === "SecurityError") return "Passkeys do not work at this address.";
  if (name === "NotSupportedError" || name === "ConstraintError")
    return "This device cannot make a passkey with a PIN, a finger, or a face.";
  return "That did not work. Please try again.";
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "";
}
