import { X } from "lucide-react";
import { useState } from "react";
import { areShortcutsOn, keepShortcuts } from "#app/browser/kept-shortcuts.ts";
import { isApple } from "#app/browser/keyboard.ts";
import { shortcutRows } from "#core/shortcuts.ts";
import { Button } from "../button.tsx";
import { Modal } from "./modal.tsx";

export function ShortcutList({ onClose }: { onClose: () => void }) {
  const [areOn, setAreOn] = useState(areShortcutsOn);
  return (
    <Modal label="Keyboard shortcuts" className="my-auto overflow-y-auto" onClose={onClose}>
      <div className="p-5">
        <div className="-mt-1 -mr-2 mb-3 flex items-center justify-between">
          <h2 className="font-display text-xl">Keyboard shortcuts</h2>
          <Button variant="quiet" aria-label="Close" onClick={onClose} className="size-10 px-0">
            <X aria-hidden="true" strokeWidth={1.75} />
          </Button>
        </div>
        <dl>
          {shortcutRows(isApple()).map(({ id, keys, does, where }) => (
            <div
              key={id}
              className="flex items-center justify-between gap-4 border-t border-line py-2 first:border-t-0"
            >
              <dt>
                {does} <span className="text-sm text-muted">{where}</span>
              </dt>
              <dd className="flex shrink-0 gap-1">
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
        <label htmlFor="shortcuts-on" className="mt-2 flex items-start gap-2.5 border-t border-line pt-4">
          <input
            id="shortcuts-on"
            type="checkbox"
            checked={areOn}
            onChange={({ target }) => {
              setAreOn(target.checked);
              keepShortcuts(target.checked);
            }}
            className="mt-1 size-4 accent-brand"
          />
          <span>
            Use these shortcuts in this browser
            <span className="block text-sm text-muted">
              Single keys do nothing while you type. Without shortcuts Enter still sends and Esc still closes.
            </span>
          </span>
        </label>
      </div>
    </Modal>
  );
}
