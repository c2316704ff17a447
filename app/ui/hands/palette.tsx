import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { offeredCommands } from "#app/browser/page-commands.ts";
import { matching } from "#core/palette/matching.ts";
import type { PaletteData } from "#core/palette/palette-data.ts";
import { classNames } from "../class-names.ts";
import { useHands } from "./hands-context.ts";
import { Modal } from "./modal.tsx";
import { usePaletteData } from "./palette-data.ts";

type Choice = { label: string; detail: string; run: () => void };

/** Go anywhere by typing: the combobox with a list of options of WAI-ARIA's patterns, in a modal dialog. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const { data, state } = usePaletteData();
  const groups = useGroups(typed, data);
  const choices = groups.flatMap((group) => group.choices);
  const current = Math.min(active, choices.length - 1);

  useEffect(() => {
    list.current?.querySelector(`[id="${id}-${current}"]`)?.scrollIntoView({ block: "nearest" });
  }, [id, current]);

  const choose = (choice: Choice | undefined) => {
    if (!choice) return;
    onClose();
    choice.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step !== undefined && choices.length > 0) setActive((current + step + choices.length) % choices.length);
    else if (event.key === "Enter") choose(choices[current]);
    else return;
    event.preventDefault();
  };

  let place = -1;
  return (
    <Modal label="Go to" className="palette" onClose={onClose}>
      <div className="palette-parts flex flex-col">
        <div className="flex items-center gap-3 border-b border-line px-4">
          <Search aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-muted" />
          <input
            // biome-ignore lint/a11y/noAutofocus: a dialog begins where one types.
            autoFocus
            role="combobox"
            aria-label="Go to a page, a customer or a session"
            aria-expanded={choices.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={current >= 0 ? `${id}-${current}` : undefined}
            placeholder="Go to a page, a customer or a session"
            value={typed}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => {
              setTyped(target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
            className="h-14 w-full bg-transparent text-lg outline-none placeholder:text-muted"
          />
        </div>
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label="Where to"
          className="min-h-0 overflow-y-auto overscroll-contain p-2 scroll-area empty:hidden"
        >
          {groups.map(({ title, choices: shown }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
            <div key={title} role="group" aria-label={title} className="not-first:mt-2">
              <p aria-hidden="true" className="px-3 py-1 text-sm font-[550] text-muted">
                {title}
              </p>
              {shown.map((choice) => {
                place += 1;
                const at = place;
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys go to the combobox.
                  <div
                    key={`${title} ${choice.label} ${choice.detail}`}
                    id={`${id}-${at}`}
                    role="option"
                    aria-selected={at === current}
                    onPointerMove={() => setActive(at)}
                    onClick={() => choose(choice)}
                    className={classNames(
                      "flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-control px-3 py-1.5 pointer-fine:min-h-9",
                      at === current && "bg-brand-soft text-brand",
                    )}
                  >
                    <span className="truncate">{choice.label}</span>
                    <span className="palette-detail shrink-0 truncate text-sm text-muted">{choice.detail}</span>
                  </div>
                );
              })}
            </div>
          ))}
        </div>
        <p role="status" className="border-t border-line px-4 py-2.5 text-sm text-muted">
          {state === "loading"
            ? "Loading what you can open..."
            : state === "failed"
              ? "Your pages and sessions could not be loaded. Are you online and signed in?"
              : `${choices.length} ${choices.length === 1 ? "result" : "results"}. Arrow keys choose, Enter opens, Esc closes.`}
        </p>
      </div>
    </Modal>
  );
}

const STEPS: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };

/** What fits the typed words, by kind; a kind of which nothing fits is left out. */
function useGroups(typed: string, data: PaletteData): { title: string; choices: Choice[] }[] {
  const navigate = useNavigate();
  const open = useHands();
  const [commands] = useState(offeredCommands);
  const to = (path: string) => () => void navigate(path);
  const places = (all: { to: string; label: string; detail: string }[]) =>
    matching(all, typed).map(({ to: path, label, detail }) => ({ label, detail, run: to(path) }));
  const words = typed.trim();
  const help = { label: "Keyboard shortcuts", detail: "Help", run: () => open?.("shortcuts") };
  const search = {
    label: `Search all sessions for “${words}”`,
    detail: "Sessions",
    run: to(`/conversations?${new URLSearchParams({ q: words })}`),
  };
  return [
    { title: "This session", choices: matching(commands, typed) },
    { title: "Pages", choices: places(data.pages) },
    { title: "Customers", choices: places(data.customers) },
    { title: "Sessions", choices: [...places(data.sessions), ...(words === "" ? [] : [search])] },
    { title: "Help", choices: matching([help], typed) },
  ].filter(({ choices }) => choices.length > 0);
}
