import { figuresIn } from "../customer/understanding/figures.ts";
import type { Practice } from "../scenarios/practice.ts";
import type { Scenario } from "../scenarios/schema.ts";

/**
 * A fact in the words of its card, up to the first figure that the customer's line does not say: "a fixed income", where the card goes
 * on "with about $20,000 set aside". Where nothing of the card is left, what the fact is about.
 */
export function factAsSaid(
  { card, item }: Pick<Scenario["facts"][number], "card" | "item">,
  line: string,
  { scenario }: Pick<Practice, "scenario">,
): string {
  const said = figuresIn(line);
  const pieces = card.split(/(?=,? (?:with|and|in|from|to|of|for|at|after) |, )/);
  const unsaid = pieces.findIndex(
    (piece) => !figuresIn(piece).every((figure) => said.some((one) => isSame(one, figure))),
  );
  if (unsaid !== 0) return unsaid === -1 ? card : pieces.slice(0, unsaid).join("");
  return scenario.needs.items.find(({ id }) => id === item)?.title.toLowerCase() ?? card;
}

/** "'04" is 2004. */
function isSame(said: number, figure: number): boolean {
  return said === figure || (figure > 1900 && figure < 2100 && said < 100 && said === figure % 100);
}
