import { isPressed } from "#core/shortcuts.ts";

/** How long the pointer rests before the first tooltip, and how long after one the next shows at once. */
const OPENS_AFTER_MS = 700;
const SKIPS_WITHIN_MS = 300;
/** Time to go from the control to the tooltip, which stays while it is pointed at (WCAG 1.4.13). */
const LEAVES_AFTER_MS = 150;
/** Between the control and its tooltip, and to the edge of the window. */
const GAP_PX = 6;

/** Shows the names of controls in `tip` until the signal is aborted. */
export function followControls(tip: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  let control: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  const isOpen = () => tip.matches(":popover-open");
  const close = () => {
    clearTimeout(timer);
    control = null;
    if (!isOpen()) return;
    tip.hidePopover();
    closedAt = performance.now();
  };
  const open = (wanted: Element) => {
    const name = nameOfIcon(wanted);
    if (name === null || !wanted.isConnected) return;
    tip.textContent = name;
    if (!isOpen() && !show()) return;
    place(tip, wanted.getBoundingClientRect());
  };
  /** Focus moves while a dialog opens, and nothing may be shown within that. */
  const show = (): boolean => {
    try {
      tip.showPopover();
      return true;
    } catch {
      return false;
    }
  };
  const want = (wanted: Element | null, delayMs: number) => {
    close();
    control = wanted;
    if (!wanted) return;
    if (delayMs === 0) open(wanted);
    else timer = setTimeout(open, delayMs, wanted);
  };

  const on = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, listener, { signal, capture: true });
  on("pointerover", ({ target, pointerType }) => {
    if (pointerType === "touch") return;
    const wanted = findIconControl(target);
    if (target === tip || (wanted !== null && wanted === control)) {
      if (isOpen()) clearTimeout(timer);
      return;
    }
    clearTimeout(timer);
    if (!wanted) timer = setTimeout(close, LEAVES_AFTER_MS);
    else want(wanted, isOpen() || performance.now() - closedAt < SKIPS_WITHIN_MS ? 0 : OPENS_AFTER_MS);
  });
  on("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(":focus-visible")) want(findIconControl(target), 0);
  });
  on("focusout", close);
  on("pointerdown", close);
  on("scroll", close);
  on("keydown", (event) => {
    if (isPressed(event, "close")) close();
  });
  signal.addEventListener("abort", close);
  // Whoever came to a control before this was loaded is told, too.
  const focused = findIconControl(document.querySelector(":focus-visible"));
  const pointedAt = matchMedia("(hover: hover)").matches
    ? findIconControl([...document.querySelectorAll(":hover")].at(-1) ?? null)
    : null;
  if (focused) want(focused, 0);
  else want(pointedAt, OPENS_AFTER_MS);
}

function findIconControl(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest("button, a, summary, [role=button]") : null;
  return control && nameOfIcon(control) !== null ? control : null;
}

/** The name of a control that shows no words; null: it shows some, or is none. */
function nameOfIcon(control: Element): string | null {
  const name = control.getAttribute("aria-label") ?? "";
  return name !== "" && control.querySelector("svg, img") !== null && !showsWords(control) ? name : null;
}

function showsWords(control: Element): boolean {
  return control instanceof HTMLElement && control.innerText.trim() !== "";
}

/** Below the control, or above it where there is no room. */
function place(tip: HTMLElement, at: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = tip;
  const left = Math.min(Math.max(at.left + at.width / 2 - width / 2, GAP_PX), innerWidth - width - GAP_PX);
  const below = at.bottom + GAP_PX;
  tip.style.inset = "auto";
  tip.style.left = `${left}px`;
  tip.style.top = `${below + height > innerHeight ? at.top - GAP_PX - height : below}px`;
}
