import { Refusal } from "#core/errors.ts";
import { hasMoved } from "../adapters/d1/still-so.ts";

/** Whoever changes the same thing at the same moment takes turns; more of them at once are asked to save again. */
const TRIES = 8;

/** Does it again, from reading on, as long as its batch fails by `stillSoStatement`. Throws Refusal `conversation_moved` in the end. */
export async function againIfMoved<T>(act: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await act();
    } catch (error) {
      if (!hasMoved(error)) throw error;
      if (tried === TRIES) throw new Refusal("conversation_moved", { text: MOVED });
    }
  }
}

const MOVED = "Somebody else is changing this at the same moment. Please save again.";
