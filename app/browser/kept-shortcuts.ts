/** The name of the first version, when it was about single keys alone. */
const KEY = "single-key-shortcuts";

/** Whether our shortcuts are heard in this browser. They are until they are switched off. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

export function keepShortcuts(areOn: boolean): void {
  try {
    if (areOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "off");
  } catch {
    // Then they stay as they are.
  }
}
