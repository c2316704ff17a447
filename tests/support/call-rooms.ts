import type { CallRooms } from "#workers/adapters/call-rooms.ts";

/** Rooms in which nothing is live. `asked` is what was asked of them, in order. */
export function quietCallRooms(asked: string[] = []): CallRooms {
  return {
    join: async () => new Response(),
    deleteSound: async (id) => void asked.push(`forget ${id}`),
    hangUp: async (id) => void asked.push(`hang up ${id}`),
  };
}
