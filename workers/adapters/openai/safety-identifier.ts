/** Names a user to a model's maker without saying who they are: HMAC-SHA-256, lower-case hex. */
export async function safetyIdentifier(secret: string, userId: string): Promise<string> {
  const bytes = new TextEncoder().encode(`safety-identifier:${secret}`);
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const mac = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(userId));
  return Array.from(new Uint8Array(mac), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
