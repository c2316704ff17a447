import type { RowChange } from "#core/realtime/subscriptions.ts";
import { faultOf, log } from "../../log.ts";
import type { World } from "../world.ts";

/** What a service needs to tell of rows that it has written. */
export type ChangeTeller = Pick<World, "background"> & { realtime: Pick<World["realtime"], "tell"> };

/** Call it after the write. It keeps no answer waiting, and what cannot be told is only logged: the rows are there. */
export function tellChanges(world: ChangeTeller, changes: readonly RowChange[]): void {
  if (changes.length === 0) return;
  world.background(world.realtime.tell(changes).catch((error) => log("warn", "realtime.not-told", faultOf(error))));
}

/** Has the open pages of these people look again, after a write that no table of the API shows. */
export function tellPages(
  world: Pick<World, "background"> & { realtime: Pick<World["realtime"], "tellPages"> },
  userIds: readonly string[],
): void {
  world.background(
    world.realtime.tellPages(userIds).catch((error) => log("warn", "realtime.not-told", faultOf(error))),
  );
}

/** A person's conversation, and messages of it, that were written together. */
export function conversationChanges(of: {
  ownerId: string;
  conversationId: string;
  conversation: RowChange["type"];
  messages?: readonly { id: string; type: RowChange["type"] }[];
}): RowChange[] {
  const { ownerId, conversationId, conversation, messages = [] } = of;
  return [
    { table: "chat_conversations", type: conversation, key: { id: conversationId }, ownerId },
    ...messages.map(({ id, type }): RowChange => ({ table: "chat_messages", type, key: { id }, ownerId })),
  ];
}

export function inserted(messages: readonly { id: string }[]): { id: string; type: "INSERT" }[] {
  return messages.map(({ id }) => ({ id, type: "INSERT" }));
}
