import { barLengths, calculate, dollars, percentLabel, readCalculator } from "#core/calculator.ts";

// The result follows what is typed, and the address with it, so that it can be shared. Without this module the form is a
// GET form.
const form = document.querySelector<HTMLFormElement>("form[data-calculator]");
const result = document.querySelector<HTMLElement>("[data-result]");
if (form && result) {
  form.addEventListener("input", () => show(form, result));
  form.addEventListener("submit", (event) => event.preventDefault());
  for (const one of document.querySelectorAll<HTMLElement>("[data-with-script]")) one.hidden = false;
  for (const one of document.querySelectorAll<HTMLElement>("[data-without-script]")) one.hidden = true;
  document.querySelector("[data-copy]")?.addEventListener("click", copyAddress);
}

function show(form: HTMLFormElement, result: HTMLElement): void {
  const typed = new FormData(form);
  const inputs = readCalculator(typed);
  const sums = calculate(inputs);
  const texts: Record<string, string> = {
    premium: dollars(inputs.premium),
    currentPremium: dollars(sums.currentPremium),
    increase: dollars(sums.increase),
    newPremium: dollars(sums.newPremium),
    cost: dollars(sums.cost),
    roi: percentLabel(sums.roi),
  };
  for (const output of document.querySelectorAll<HTMLElement>("[data-out]"))
    output.textContent = texts[output.dataset.out ?? ""] ?? "";
  result.dataset.result = sums.tone;
  for (const [name, length] of Object.entries(barLengths(sums)))
    result.querySelector(`[data-bar=${name}]`)?.setAttribute("width", String(length));

  const query = new URLSearchParams();
  for (const [name, value] of typed) if (typeof value === "string") query.append(name, value);
  history.replaceState(null, "", `?${query}`);
}

async function copyAddress(event: Event): Promise<void> {
  const button = event.currentTarget;
  if (!(button instanceof HTMLElement)) return;
  try {
    await navigator.clipboard.writeText(location.href);
    button.textContent = "Link copied";
  } catch {
    button.textContent = "Copy it from the address bar";
  }
}
