import { autoPairs } from "./auto.ts";
import { commercialPairs } from "./commercial.ts";
import { homePairs } from "./home.ts";
import { lifePairs } from "./life.ts";
import { naturalAutoHomePairs } from "./natural-auto-home.ts";
import { naturalLifeCommercialPairs } from "./natural-life-commercial.ts";
import { naturalSecondPairs } from "./natural-second.ts";
import { naturalThirdPairs } from "./natural-third.ts";
import type { Pair } from "./pair.ts";
import { unseenAutoHomePairs } from "./unseen-auto-home.ts";
import { unseenLifeCommercialPairs } from "./unseen-life-commercial.ts";

/** To evaluate by; the unseen third is not read while anything is tuned. */
export const seenPairs: Pair[] = [...autoPairs, ...homePairs, ...lifePairs, ...commercialPairs];
export const unseenPairs: Pair[] = [...unseenAutoHomePairs, ...unseenLifeCommercialPairs];
/** To steer by: each file was written by somebody who had not read the scorer, and then the scorer was mended by it. */
export const steeringPairs: Pair[] = [
  ...naturalAutoHomePairs,
  ...naturalLifeCommercialPairs,
  ...naturalSecondPairs,
  ...naturalThirdPairs,
];
