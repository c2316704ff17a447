import { createContext, useContext } from "react";
import { countLabel, figureLabel } from "#core/count-label.ts";
import { AMERICAN, type Notation } from "#core/notation.ts";

/** How this reader's dates, times and numbers are written: what root.tsx has read of the request, the same in the browser. */
export const NotationContext = createContext<Notation>(AMERICAN);

export function useNotation(): Notation {
  return useContext(NotationContext);
}

/** `figureLabel` and `countLabel` as this reader writes numbers. */
export function useCounts() {
  const notation = useNotation();
  return {
    figure: (count: number) => figureLabel(count, notation),
    count: (count: number, noun: string) => countLabel(count, noun, notation),
  };
}
