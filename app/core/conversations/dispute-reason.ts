/** Characters of the reason an agent may give for disagreeing with a finding. */
export const REASON_MAX_LENGTH = 500;

/** A reason may be empty: an agent may disagree without giving one. */
export function parseReason(typed: string): { ok: true; reason: string } | { ok: false; text: string } {
  const reason = typed
    .replace(/\r\n?/g, "\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, "")
    .toWellFormed()
    .trim();
  if (reason.length > REASON_MAX_LENGTH)
    return { ok: false, text: `A reason can have at most ${REASON_MAX_LENGTH} characters.` };
  return { ok: true, reason };
}
