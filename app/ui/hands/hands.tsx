import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { areShortcutsOn } from "#app/browser/kept-shortcuts.ts";
import { isShortcut } from "#app/browser/keyboard.ts";
import { HandsContext, type Opened } from "./hands-context.ts";

/** Listens for the keys that work on every page of the app. What they open is loaded when it is first opened. */
export function Hands({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!areShortcutsOn()) return;
      const asked = isShortcut(event, "palette") ? "palette" : isShortcut(event, "list") ? "shortcuts" : null;
      if (asked === null) return;
      event.preventDefault();
      setOpened((before) => (before === asked ? null : asked));
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  const close = () => setOpened(null);
  return (
    <HandsContext value={setOpened}>
      {children}
      <Suspense>
        {opened === "palette" && <Palette onClose={close} />}
        {opened === "shortcuts" && <ShortcutList onClose={close} />}
      </Suspense>
    </HandsContext>
  );
}

const Palette = lazy(async () => ({ default: (await import("./palette.tsx")).Palette }));
const ShortcutList = lazy(async () => ({ default: (await import("./shortcut-list.tsx")).ShortcutList }));
