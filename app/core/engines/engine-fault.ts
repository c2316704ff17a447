/** The parts of the product that something outside may serve. */
export const ENGINES = ["text", "reading", "voice"] as const;
export type EngineName = (typeof ENGINES)[number];

/** Why an engine failed: a closed list, so that neither a provider's text nor anybody's words are ever stored or shown. */
export const ENGINE_FAULTS = [
  "unauthorized",
  "unknown-model",
  "rate-limited",
  "timeout",
  "unavailable",
  "refused",
  "unusable",
] as const;
export type EngineFault = (typeof ENGINE_FAULTS)[number];

/** What failed, and what an admin can do about it. */
export const FAULT_WORDS: Record<EngineFault, { what: string; todo: string }> = {
  unauthorized: {
    what: "The server refused the key (401 or 403).",
    todo: "Check that the key is set, still valid, and may use this model.",
  },
  "unknown-model": {
    what: "The server does not know this (404).",
    todo: "Check the name of the model, and the address of the server.",
  },
  "rate-limited": {
    what: "The server's limit is reached (429).",
    todo: "Wait, or raise the limit or the credit of the account there.",
  },
  timeout: {
    what: "No answer in time.",
    todo: "Check that the server runs and can be reached. A large model on a small machine may be too slow.",
  },
  unavailable: {
    what: "The server could not be reached, or failed (5xx).",
    todo: "Check the address of the server, and the status of its provider. It may pass by itself.",
  },
  refused: {
    what: "The server refused the request (4xx).",
    todo: "Check that the server and the model are of the kind that the setting is for.",
  },
  unusable: {
    what: "It answered, but with nothing that can be used.",
    todo: "Try another model: this one did not keep to what was asked.",
  },
};

/** What a status of HTTP says; null: there was no answer. */
export function faultOfStatus(status: number | null): EngineFault {
  if (status === null) return "unavailable";
  if (status === 401 || status === 403) return "unauthorized";
  if (status === 404) return "unknown-model";
  if (status === 408) return "timeout";
  if (status === 429) return "rate-limited";
  return status >= 400 && status < 500 ? "refused" : "unavailable";
}
