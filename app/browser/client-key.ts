/** A key for one message, unique enough to make sending it twice harmless. */
export function newClientKey(): string {
  // randomUUID exists on secure origins only; a phone that tries the app over the local network is on none.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
