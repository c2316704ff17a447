/** Of a key's name, in characters. */
export const KEY_NAME_MAX_LENGTH = 80;

/** In days; "none": it goes on until it is revoked. */
export const KEY_LIVES = ["30", "90", "365", "none"] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

/** When a key made now ends, in unix ms. */
export function keyEndsAt(life: (typeof KEY_LIVES)[number], nowMs: number): number | null {
  return life === "none" ? null : nowMs + Number(life) * DAY_MS;
}
