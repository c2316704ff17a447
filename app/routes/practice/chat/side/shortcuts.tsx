import { Keyboard } from "lucide-react";
import { useEffect } from "react";
import { areShortcutsOn } from "#app/browser/kept-shortcuts.ts";
import { isShortcut } from "#app/browser/keyboard.ts";
import { Button } from "#app/ui/button.tsx";
import { useHands } from "#app/ui/hands/hands-context.ts";

/** `/` goes to the composer; the list of all shortcuts is one press away. */
export function Shortcuts() {
  const open = useHands();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!areShortcutsOn() || !isShortcut(event, "write")) return;
      event.preventDefault();
      document.getElementById("say")?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <div className="pointer-coarse:hidden noscript:hidden">
      <Button
        variant="quiet"
        size="small"
        onClick={() => open?.("shortcuts")}
        icon={<Keyboard aria-hidden="true" strokeWidth={1.75} />}
        className="text-muted"
      >
        Keyboard shortcuts
      </Button>
    </div>
  );
}
