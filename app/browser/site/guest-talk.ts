// A visitor's talk without an account: Enter sends, and after an answer one can write on. Without this module the button sends.
const box = document.querySelector<HTMLTextAreaElement>("[data-say] textarea");
box?.addEventListener("keydown", (event) => {
  // 229: an input method is still composing, which Safari does not say otherwise.
  if (event.key !== "Enter" || event.shiftKey || event.isComposing || event.keyCode === 229) return;
  event.preventDefault();
  if (box.value.trim() !== "") box.form?.requestSubmit();
});
// On a phone the keyboard would cover the answer.
if (location.hash === "#latest" && matchMedia("(pointer: fine)").matches) box?.focus({ preventScroll: true });
