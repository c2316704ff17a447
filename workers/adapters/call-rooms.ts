/** The request header in which the Worker passes a browser's ticket to the Durable Object. */
export const TICKET_HEADER = "X-Call-Ticket";

/** The Durable Objects of live calls: one for each conversation. */
export interface CallRooms {
  /** Passes on the browser's WebSocket request. */
  join(conversationId: string, request: Request): Promise<Response>;
  /** Hangs up, and resolves when all of the call is stored. Does nothing if no call is live. */
  hangUp(conversationId: string): Promise<void>;
  /** Deletes what a live call has recorded so far, and stops recording it. */
  deleteSound(conversationId: string): Promise<void>;
}

export type CallRoom = {
  fetch(request: Request): Promise<Response>;
  hangUp(): Promise<void>;
  deleteSound(): Promise<void>;
};

export function createCallRooms(roomOf: (conversationId: string) => CallRoom): CallRooms {
  return {
    join: (conversationId, request) => roomOf(conversationId).fetch(request),
    hangUp: (conversationId) => roomOf(conversationId).hangUp(),
    deleteSound: (conversationId) => roomOf(conversationId).deleteSound(),
  };
}

/**
 * Ends the live calls of these conversations and deletes their sound. Call it before the conversations are deleted, because a
 * call that continued would write rows for a deleted conversation. After it resolves, these calls write nothing any more.
 */
export async function hangUpBeforeDeletion(callRooms: CallRooms, conversationIds: readonly string[]): Promise<void> {
  for (const id of conversationIds) {
    await callRooms.deleteSound(id);
    await callRooms.hangUp(id);
  }
}
