import type { Channel } from "./channels.ts";

/** Who shows themselves in a channel, as Phoenix's presence has it: by key, one entry for each socket. */
export type PresenceState = Record<string, { metas: (Record<string, unknown> & { phx_ref: string })[] }>;
export type PresenceDiff = { joins: PresenceState; leaves: PresenceState };

export function presenceState(channels: readonly Pick<Channel, "presence" | "presenceKey">[]): PresenceState {
  const metas = new Map<string, PresenceState[string]["metas"]>();
  for (const { presence, presenceKey } of channels) {
    if (!presence) continue;
    metas.set(presenceKey, [...(metas.get(presenceKey) ?? []), { ...presence.meta, phx_ref: presence.ref }]);
  }
  return Object.fromEntries([...metas].map(([key, list]) => [key, { metas: list }]));
}

/** Null: nothing to tell. */
export function presenceDiff(
  key: string,
  before: Channel["presence"],
  after: Channel["presence"],
): PresenceDiff | null {
  if (!before && !after) return null;
  const of = (presence: Channel["presence"]) => presenceState([{ presence, presenceKey: key }]);
  return { joins: of(after), leaves: of(before) };
}
