import { createContext, use } from "react";

export type Opened = "palette" | "shortcuts";

/** Opens the palette or the list of shortcuts; null: a page without them. */
export const HandsContext = createContext<((what: Opened) => void) | null>(null);

export function useHands(): ((what: Opened) => void) | null {
  return use(HandsContext);
}
