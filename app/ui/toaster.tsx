import { CircleCheck, CircleX, Info, X } from "lucide-react";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { UNSAFE_DataRouterStateContext, useLocation, useMatches } from "react-router";
import { isPressed } from "#core/shortcuts.ts";
import { isToast, type Toast } from "#core/toast.ts";
import { classNames } from "./class-names.ts";
import { type ShownToast, toastsAt, withToast } from "./toast-stack.ts";

/** For code in the browser: `const show = useToast(); show({ title: "Connected", kind: "info" })`. */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ShowToast);
  if (!show) throw new Error("useToast is used outside the Toaster of root.tsx");
  return show;
}

/**
 * Shows every `toast` found in the loader or action data of the matched pages, and those of useToast. They are part of the
 * server's HTML, so they show without JavaScript and leave by their style; with it they are announced and can be dismissed. They
 * stand below the bar.
 */
export function Toaster(props: { children: ReactNode }) {
  const given = useGivenToasts();
  const { pathname } = useLocation();
  const [shown, setShown] = useState<ShownToast[]>(() =>
    given.map((toast, index) => ({ id: `given-${index}`, toast, path: pathname })),
  );
  const [running, setRunning] = useState(false);
  const seen = useRef(new WeakSet<Toast>(given));
  const counter = useRef(0);

  const add = useCallback((toast: Toast, path: string | null) => {
    counter.current += 1;
    const id = `shown-${counter.current}`;
    setShown((before) => withToast(before, { id, toast, path }));
  }, []);
  const show = useCallback((toast: Toast) => add(toast, null), [add]);
  const dismiss = useCallback((id: string) => setShown((before) => before.filter((one) => one.id !== id)), []);

  useEffect(() => setRunning(true), []);
  useEffect(() => {
    for (const toast of given) {
      if (seen.current.has(toast)) continue;
      seen.current.add(toast);
      add(toast, pathname);
    }
  }, [given, add, pathname]);
  useEffect(() => setShown((before) => toastsAt(before, pathname)), [pathname]);

  const cards = (wanted: (toast: Toast) => boolean) =>
    toastsAt(shown, pathname)
      .filter((one) => wanted(one.toast))
      .map((one) => (
        // A new key once we run: what enters a live region is announced, what was in the HTML is not.
        <ToastCard
          key={running ? one.id : `${one.id}-html`}
          toast={one.toast}
          running={running}
          onDismiss={() => dismiss(one.id)}
        />
      ));

  return (
    <ShowToast value={show}>
      {props.children}
      <section
        aria-label="Messages"
        className="pointer-events-none fixed inset-x-3 top-[4.25rem] z-50 supports-[top:anchor(bottom)]:max-sm:top-[calc(anchor(--call-stage_bottom,3.5rem)+0.75rem)] flex flex-col gap-2 sm:inset-x-auto sm:right-6 sm:w-96 print:hidden"
      >
        <div role="status" className="flex flex-col gap-2 empty:hidden">
          {cards((toast) => toast.kind !== "destructive")}
        </div>
        <div role="alert" className="flex flex-col gap-2 empty:hidden">
          {cards((toast) => toast.kind === "destructive")}
        </div>
      </section>
    </ShowToast>
  );
}

const ShowToast = createContext<((toast: Toast) => void) | null>(null);

/** What went wrong takes longer to read than what went well. */
const STAYS_MS = { info: 6000, success: 6000, destructive: 10_000 } as const satisfies Record<Toast["kind"], number>;

function useGivenToasts(): Toast[] {
  const fromLoaders = useMatches().map((match) => match.loaderData);
  // There is no public hook for the action data of any match; the version of react-router is pinned.
  const actionData = useContext(UNSAFE_DataRouterStateContext)?.actionData;
  return [...fromLoaders, ...Object.values(actionData ?? {})].flatMap(toastIn);
}

function toastIn(data: unknown): Toast[] {
  return typeof data === "object" && data !== null && "toast" in data && isToast(data.toast) ? [data.toast] : [];
}

function ToastCard(props: { toast: Toast; running: boolean; onDismiss: () => void }) {
  const { toast, running, onDismiss } = props;
  const [held, setHeld] = useState(false);
  const leave = useRef(onDismiss);
  leave.current = onDismiss;

  useEffect(() => {
    if (!running || held) return;
    const timer = setTimeout(() => leave.current(), STAYS_MS[toast.kind]);
    return () => clearTimeout(timer);
  }, [running, held, toast.kind]);

  const look = LOOKS[toast.kind];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding the pointer over it only keeps it from leaving.
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => isPressed(event, "close") && onDismiss()}
      className={classNames(
        "pointer-events-auto flex items-start gap-3 rounded-card border border-line bg-surface py-3 pl-4 pr-1.5 shadow-float focus-within:[animation-play-state:paused] hover:[animation-play-state:paused]",
        running && "animate-appear",
        !running && (toast.kind === "destructive" ? "animate-leave-later" : "animate-leave-late"),
      )}
    >
      <look.icon
        aria-hidden="true"
        strokeWidth={1.75}
        className={classNames("mt-0.5 size-[1.125rem] shrink-0", look.tone)}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.text && <p className="text-muted">{toast.text}</p>}
      </div>
      {/* Until we run there is nobody to press it for; on public pages app/browser/site/toast-removal.ts does. */}
      <button
        type="button"
        onClick={onDismiss}
        aria-label="Dismiss"
        hidden={!running}
        data-dismiss
        className="-my-2.5 flex size-11 shrink-0 items-center justify-center rounded-control text-muted transition-colors hover:text-ink"
      >
        <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
      </button>
    </div>
  );
}

const LOOKS = {
  info: { icon: Info, tone: "text-active" },
  success: { icon: CircleCheck, tone: "text-good" },
  destructive: { icon: CircleX, tone: "text-bad" },
} as const;
