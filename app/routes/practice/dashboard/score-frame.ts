/** The paper the line is drawn on, in its own units; the same for everybody, so it is no data of a page. */
export type ScoreFrame = { width: number; height: number; left: number; right: number; top: number; bottom: number };

/** Two widths, so that the letters are the same size on a phone and on a desk. */
export const NARROW = frameOf(320, 190);
export const WIDE = frameOf(700, 230);

/** The scores with a horizontal rule. */
export const RULED = [0, 50, 100];

export function scoreY({ top, bottom }: ScoreFrame, score: number): number {
  return tenths(bottom - ((bottom - top) * score) / 100);
}

export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function frameOf(width: number, height: number): ScoreFrame {
  return { width, height, left: 30, right: width - 14, top: 14, bottom: height - 26 };
}
