/** What the product cannot do without, as wrangler.toml binds it. */
export const REQUIRED_BINDINGS = {
  DB: "Database (D1)",
  SCRIPTS: "Uploaded scripts (R2)",
  RECORDINGS: "Recordings (R2)",
  STORAGE: "Files of the storage API (R2)",
  NOTES: "Messages for a browser's next page (KV)",
  VOICE: "Live calls (Durable Object)",
  REALTIME: "Changes told at once (Durable Object)",
  EXTRACTOR: "Reads uploaded documents (Worker)",
} as const;

/** What it can do without, and what is then not there. */
export const OPTIONAL_BINDINGS = {
  SPEECH: { what: "Built-in voice (Worker)", without: "Live calls need a voice from outside." },
  AI: { what: "Cloudflare’s own models", without: "Without a model from outside, the built-in customer speaks." },
  EMAIL: { what: "Cloudflare’s email", without: "Emails go out by RESEND_API_KEY, or not at all." },
} as const;

export type BindingName = keyof typeof REQUIRED_BINDINGS | keyof typeof OPTIONAL_BINDINGS;
