import {
  barLengths,
  CALCULATOR_FIELDS,
  calculate,
  calculatorNotes,
  dollars,
  INPUTS,
  payback,
  percentLabel,
  readCalculator,
} from "#core/calculator.ts";

// The result follows what is typed, and the address with it, so that it can be shared. Without this module the form is a
// GET form.
const form = document.querySelector<HTMLFormElement>("form[data-calculator]");
const result = document.querySelector<HTMLElement>("[data-result]");
if (form && result) {
  form.addEventListener("input", () => show(form, result));
  form.addEventListener("change", () => showUsed(form));
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
    payback: payback(sums.policiesToPay),
  };
  for (const output of document.querySelectorAll<HTMLElement>("[data-out]"))
    output.textContent = texts[output.dataset.out ?? ""] ?? "";
  const notes = calculatorNotes(typed);
  for (const name of INPUTS) {
    const note = document.querySelector(`[data-note=${CALCULATOR_FIELDS[name]}]`);
    if (note) note.textContent = notes[name] ?? "";
  }
  result.dataset.result = sums.tone;
  for (const [name, length] of Object.entries(barLengths(sums)))
    result.querySelector(`[data-bar=${name}]`)?.setAttribute("width", String(length));

  const query = new URLSearchParams();
  for (const [name, value] of typed) if (typeof value === "string") query.append(name, value);
  history.replaceState(null, "", `?${query}`);
}

/** Once a box is left it shows the number in use; the note beside it says why it is another one. */
function showUsed(form: HTMLFormElement): void {
  const inputs = readCalculator(new FormData(form));
  for (const name of INPUTS) {
    const box = form.elements.namedItem(CALCULATOR_FIELDS[name]);
    if (box instanceof HTMLInputElement && box.type === "number" && Number(box.value || Number.NaN) !== inputs[name])
      box.value = String(inputs[name]);
  }
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
