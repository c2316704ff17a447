/** Menus that are <details> (the user's, the phone's): Escape, a press outside and following a link inside close them. */
export function closeOutside(): void {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>("header details")];
  document.addEventListener("pointerdown", (event) => {
    for (const menu of menus) if (!(event.target instanceof Node && menu.contains(event.target))) menu.open = false;
  });
  document.addEventListener("keydown", (event) => {
    const open = event.key === "Escape" ? menus.find((menu) => menu.open) : undefined;
    if (!open) return;
    open.open = false;
    open.querySelector("summary")?.focus();
  });
  for (const menu of menus)
    menu.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("a")) menu.open = false;
    });
}
