/** Between the pointer's leaving a menu and its closing: a pointer that cuts a corner comes back before. */
const CLOSE_DELAY_MS = 120;

/**
 * Takes the dropdowns over from the style sheet: open on hover and focus; closed by Escape, a press outside, or 120 ms
 * after the pointer left.
 */
export function takeOverMenus(): void {
  const bar = document.querySelector<HTMLElement>("[data-menus]");
  if (!bar) return;
  const menus = [...bar.querySelectorAll<HTMLElement>("[data-menu]")];
  bar.dataset.live = "";
  for (const menu of menus) operate(menu);

  document.addEventListener("pointerdown", (event) => {
    for (const menu of menus) if (!isIn(menu, event.target)) show(menu, false);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const open = menus.find((menu) => "open" in menu.dataset);
    if (!open) return;
    if (open.contains(document.activeElement)) open.querySelector("button")?.focus();
    show(open, false);
  });

  function show(menu: HTMLElement, open: boolean): void {
    if (open) {
      for (const other of menus) if (other !== menu) show(other, false);
      menu.dataset.open = "";
    } else delete menu.dataset.open;
    menu.querySelector("button")?.setAttribute("aria-expanded", String(open));
  }

  function operate(menu: HTMLElement): void {
    const button = menu.querySelector("button");
    let leaving: ReturnType<typeof setTimeout> | undefined;
    let wasOpen = false;
    show(menu, false);
    menu.addEventListener("pointerenter", (event) => {
      clearTimeout(leaving);
      if (event.pointerType === "mouse") show(menu, true);
    });
    menu.addEventListener("pointerleave", (event) => {
      if (event.pointerType === "mouse") leaving = setTimeout(() => show(menu, false), CLOSE_DELAY_MS);
    });
    // A press focuses the button first, which opens the menu; only a menu that was open before is closed by it.
    button?.addEventListener("pointerdown", () => {
      wasOpen = "open" in menu.dataset;
    });
    button?.addEventListener("click", (event) => {
      const byMouse = event instanceof PointerEvent && event.pointerType === "mouse";
      const byKey = event.detail === 0;
      show(menu, byMouse || !(byKey ? "open" in menu.dataset : wasOpen));
    });
    menu.addEventListener("focusin", (event) => {
      if (!isIn(menu, event.relatedTarget)) show(menu, true);
    });
    menu.addEventListener("focusout", (event) => {
      if (!isIn(menu, event.relatedTarget) && !menu.matches(":hover")) show(menu, false);
    });
    menu.addEventListener("keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      show(menu, true);
      const links: (Element | null)[] = [...menu.querySelectorAll("a")];
      const next = links.indexOf(document.activeElement) + step;
      const link = links[(next + links.length) % links.length];
      if (link instanceof HTMLElement) link.focus();
    });
  }
}

function isIn(menu: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && menu.contains(target);
}
