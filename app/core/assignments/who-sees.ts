/** Who else can see a conversation. Null: nobody; it is private practice. */
export type SeenBy = { organisation: string; names: string[] } | null;

const NAMED = 3;

/** "Only you see this", or "Counts: Ann Lee, Bo Kim, Cy Ray and 2 others can see it". */
export function seenByWords(seenBy: SeenBy): string {
  if (seenBy === null) return "Only you see this";
  const { organisation, names } = seenBy;
  if (names.length === 0) return `Counts: ${organisation}`;
  const others = names.length - NAMED;
  if (others <= 0) return `Counts: ${LIST.format(names)} can see it`;
  return `Counts: ${names.slice(0, NAMED).join(", ")} and ${others} ${others === 1 ? "other" : "others"} can see it`;
}

const LIST = new Intl.ListFormat("en-US", { style: "long", type: "conjunction" });
