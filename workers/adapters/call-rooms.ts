/** In this header of its request a browser's ticket is handed over. */
export const TICKET_HEADER = "X-Call-Ticket";

/** Where live calls are held: one Durable Object for each conversation that is held by voice. */
export interface CallRooms {
  /** The browser's request for a socket, to the call that its ticket is for. */
  join(conversationId: string, request: Request): Promise<Response>;
  /** Hangs up for the agent, and waits until all of the call is stored. Nothing is live: nothing happens. */
  hangUp(conversationId: string): Promise<void>;
  /** Forgets the sound of a call that is going on: what was recorded of it, and what would be. */
  forgetSound(conversationId: string): Promise<void>;
}

export type CallRoom = {
  fetch(request: Request): Promise<Response>;
  hangUp(): Promise<void>;
  forgetSound(): Promise<void>;
};

export function createCallRooms(roomOf: (conversationId: string) => CallRoom): CallRooms {
  return {
    join: (conversationId, request) => roomOf(conversationId).fetch(request),
    hangUp: (conversationId) => roomOf(conversationId).hangUp(),
    forgetSound: (conversationId) => roomOf(conversationId).forgetSound(),
  };
}
