/** On a public page a toast leaves by its style; here it can be dismissed before. */
export function letToastsBeDismissed(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-dismiss]")) {
    button.hidden = false;
    button.addEventListener("click", () => button.parentElement?.remove());
  }
}
