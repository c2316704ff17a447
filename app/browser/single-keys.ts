const KEY = "single-key-shortcuts";

/** Whether single keys are shortcuts in this browser. They are until they are switched off. */
export function findSingleKeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

export function keepSingleKeys(areOn: boolean): void {
  try {
    if (areOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "off");
  } catch {
    // Then it holds for this page.
  }
}
