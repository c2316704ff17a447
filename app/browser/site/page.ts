import { closeOutside } from "./disclosures.ts";
import { layOutLaterParts } from "./later-parts.ts";
import { takeOverMenus } from "./menus.ts";
import { followSections } from "./seen-sections.ts";
import { letToastsBeDismissed } from "./toast-removal.ts";

// What every public page does in the browser. All of it works without: see the styles of app/ui/site.
takeOverMenus();
closeOutside();
followSections();
void layOutLaterParts();
offerAllAtOnce();
markBusyForms();
letToastsBeDismissed();
// Where the eye and the screen reader go on: the error is part of the field's description. After the address's own #part
// was gone to.
addEventListener("load", () => document.querySelector<HTMLElement>("form [aria-invalid]")?.focus());

/** "Expand all" and "Collapse all" above a list of questions: hidden until there is something to press. */
function offerAllAtOnce(): void {
  for (const bar of document.querySelectorAll<HTMLElement>("[data-all]")) {
    const list = document.getElementById(bar.dataset.all ?? "");
    if (!list) continue;
    bar.hidden = false;
    bar.addEventListener("click", (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (!button) return;
      for (const one of list.querySelectorAll("details")) one.open = button.value === "expand";
    });
  }
}

/** While a form is on its way its button is off, so that one press is one message. */
function markBusyForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-busy]")) {
    const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
    if (!button) continue;
    const words = button.textContent;
    form.addEventListener("submit", () => {
      button.disabled = true;
      button.textContent = form.dataset.busy ?? words;
    });
    // Back from the next page, the form is as it was left.
    addEventListener("pageshow", () => {
      button.disabled = false;
      button.textContent = words;
    });
  }
}
