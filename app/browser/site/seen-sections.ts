import { layOutAllParts } from "./later-parts.ts";

/** Between arriving on the home page and scrolling to the section that was asked for: long enough to see where one is. */
const SCROLL_DELAY_MS = 100;
const KEY = "section";

/** Product and Pricing: on the home page the link scrolls by itself; from elsewhere the home page comes first, from its top. */
export function followSections(): void {
  if (location.pathname === "/") scrollToAsked();
  else goHomeFirst();
}

function goHomeFirst(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/#"]'))
    link.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      try {
        sessionStorage.setItem(KEY, link.hash.slice(1));
      } catch {
        return; // Without storage the link's own address does it.
      }
      event.preventDefault();
      location.assign("/");
    });
}

function scrollToAsked(): void {
  let id: string | null = null;
  try {
    id = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
  const section = id && document.getElementById(id);
  if (!section) return;
  layOutAllParts();
  setTimeout(() => section.scrollIntoView(), SCROLL_DELAY_MS);
}
