import { createContext, useContext } from "react";

/** The name of the agent whose conversation it is, for somebody else who may only read it; null: it is the reader's own. */
export const ReaderContext = createContext<string | null>(null);

export function useReader(): string | null {
  return useContext(ReaderContext);
}
