import { useEffect } from "react";

/** What the page that is open can do at this moment, for the palette. */
export type PageCommand = { label: string; detail: string; run: () => void };

const offered = new Map<symbol, readonly PageCommand[]>();

/** Offers these as long as the page shows them. */
export function usePageCommands(commands: readonly PageCommand[]): void {
  useEffect(() => {
    const key = Symbol("page");
    offered.set(key, commands);
    return () => {
      offered.delete(key);
    };
  }, [commands]);
}

export function offeredCommands(): PageCommand[] {
  return [...offered.values()].flat();
}
