/**
 * The parts of a page below its first screen wait for this, or for being scrolled to (`later` in app/site/site.css):
 * styled and laid out with the rest they keep a slow phone from answering for a third of a second, and once more when
 * the fonts come.
 */
export async function layOutLaterParts(): Promise<void> {
  // Where a page is come back to, the browser looks for the place that was left: with heights that are only guessed it
  // would miss.
  const [navigation] = performance.getEntriesByType("navigation");
  if (navigation instanceof PerformanceNavigationTiming && navigation.type !== "navigate") return layOutAllParts();
  // The first frame asks for the fonts. Without them each part would be laid out twice.
  await nextFrame();
  await document.fonts.ready;
  for (const part of laterParts()) {
    await nextTask();
    layOut(part);
    // To be asked for its place is what lays it out in this task.
    part.getBoundingClientRect();
  }
}

/** At once, for who goes to a place on the page. */
export function layOutAllParts(): void {
  laterParts().forEach(layOut);
}

function laterParts(): Element[] {
  return [...document.querySelectorAll(".later")];
}

function layOut(part: Element): void {
  part.classList.remove("later");
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

function nextTask(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve));
}
