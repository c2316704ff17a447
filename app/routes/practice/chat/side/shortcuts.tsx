import { Keyboard, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { findSingleKeys, keepSingleKeys } from "#app/browser/single-keys.ts";
import { Button } from "#app/ui/button.tsx";

/** `/` goes to the composer, `?` opens this list. Single keys can be switched off, for those who speak to their computer. */
export function Shortcuts() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [areOn, setAreOn] = useState(true);
  useEffect(() => setAreOn(findSingleKeys()), []);

  useEffect(() => {
    if (!areOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.isComposing ||
        isTyping(event.target)
      )
        return;
      if (event.key === "/") {
        event.preventDefault();
        document.getElementById("say")?.focus();
      }
      if (event.key === "?") {
        event.preventDefault();
        dialog.current?.togglePopover();
      }
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [areOn]);

  return (
    <div className="pointer-coarse:hidden noscript:hidden">
      <Button
        variant="quiet"
        size="small"
        popoverTarget="shortcuts"
        icon={<Keyboard aria-hidden="true" strokeWidth={1.75} />}
        className="text-muted"
      >
        Keyboard shortcuts
      </Button>
      <dialog
        ref={dialog}
        id="shortcuts"
        popover="auto"
        aria-labelledby="shortcuts-title"
        className="m-auto w-[min(26rem,92vw)] rounded-panel border border-line bg-surface p-5 text-ink shadow-float backdrop:bg-[#0006]"
      >
        <div className="-mt-1 -mr-2 mb-3 flex items-center justify-between">
          <h2 id="shortcuts-title" className="font-display text-xl">
            Keyboard shortcuts
          </h2>
          <Button
            variant="quiet"
            popoverTarget="shortcuts"
            popoverTargetAction="hide"
            aria-label="Close"
            autoFocus
            className="size-10 px-0"
          >
            <X aria-hidden="true" strokeWidth={1.75} />
          </Button>
        </div>
        <dl className="space-y-2.5">
          {KEYS.map(({ keys, text }) => (
            <div key={text} className="flex items-center justify-between gap-4">
              <dt>{text}</dt>
              <dd className="flex gap-1">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="min-w-7 rounded-control border border-line bg-sunken px-2 py-0.5 text-center font-sans text-sm"
                  >
                    {key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <label htmlFor="single-keys" className="mt-5 flex items-center gap-2.5 border-t border-line pt-4 text-muted">
          <input
            id="single-keys"
            type="checkbox"
            checked={areOn}
            onChange={(event) => {
              setAreOn(event.target.checked);
              keepSingleKeys(event.target.checked);
            }}
            className="size-4"
          />
          Use the single keys / and ?
        </label>
      </dialog>
    </div>
  );
}

const KEYS = [
  { keys: ["Enter"], text: "Send" },
  { keys: ["Shift", "Enter"], text: "New line" },
  { keys: ["/"], text: "Write a message" },
  { keys: ["?"], text: "This list" },
  { keys: ["Esc"], text: "Close what is open" },
];

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
