import { useSyncExternalStore } from "react";

/** False in the server's HTML and while it is taken over, true from then on: for what only makes sense with JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
}

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
