import type { OwnQuestions } from "./answer-sheet.ts";
import { a1DanaOwn } from "./own-questions/a1-dana-own.ts";
import { a1RobertOwn } from "./own-questions/a1-robert-own.ts";
import { a1TomOwn } from "./own-questions/a1-tom-own.ts";
import { a2DanaOwn } from "./own-questions/a2-dana-own.ts";
import { a2TomOwn } from "./own-questions/a2-tom-own.ts";
import { a3DanaOwn } from "./own-questions/a3-dana-own.ts";
import { a3RobertOwn } from "./own-questions/a3-robert-own.ts";
import { a4MarcusOwn } from "./own-questions/a4-marcus-own.ts";
import { c1ElenaOwn } from "./own-questions/c1-elena-own.ts";
import { c2TomOwn } from "./own-questions/c2-tom-own.ts";
import { c3KimOwn } from "./own-questions/c3-kim-own.ts";
import { c4DeniseOwn } from "./own-questions/c4-denise-own.ts";
import { h1KimOwn } from "./own-questions/h1-kim-own.ts";
import { h1MarcusOwn } from "./own-questions/h1-marcus-own.ts";
import { h1PriyaOwn } from "./own-questions/h1-priya-own.ts";
import { h2RayOwn } from "./own-questions/h2-ray-own.ts";
import { h3DeniseOwn } from "./own-questions/h3-denise-own.ts";
import { h3RayOwn } from "./own-questions/h3-ray-own.ts";
import { h3TomOwn } from "./own-questions/h3-tom-own.ts";
import { h4KimOwn } from "./own-questions/h4-kim-own.ts";
import { h4MarcusOwn } from "./own-questions/h4-marcus-own.ts";
import { l1PriyaOwn } from "./own-questions/l1-priya-own.ts";
import { l2MarcusOwn } from "./own-questions/l2-marcus-own.ts";
import { l3DeniseOwn } from "./own-questions/l3-denise-own.ts";
import { l3RayOwn } from "./own-questions/l3-ray-own.ts";
import { l4RobertOwn } from "./own-questions/l4-robert-own.ts";

/** By `sheetKey`. */
const ownQuestions: Readonly<Record<string, OwnQuestions>> = {
  "A-1-dana": a1DanaOwn,
  "A-1-robert": a1RobertOwn,
  "A-1-tom": a1TomOwn,
  "A-2-dana": a2DanaOwn,
  "A-2-tom": a2TomOwn,
  "A-3-dana": a3DanaOwn,
  "A-3-robert": a3RobertOwn,
  "A-4-marcus": a4MarcusOwn,
  "C-1-elena": c1ElenaOwn,
  "C-2-tom": c2TomOwn,
  "C-3-kim": c3KimOwn,
  "C-4-denise": c4DeniseOwn,
  "H-1-kim": h1KimOwn,
  "H-1-marcus": h1MarcusOwn,
  "H-1-priya": h1PriyaOwn,
  "H-2-ray": h2RayOwn,
  "H-3-denise": h3DeniseOwn,
  "H-3-ray": h3RayOwn,
  "H-3-tom": h3TomOwn,
  "H-4-kim": h4KimOwn,
  "H-4-marcus": h4MarcusOwn,
  "L-1-priya": l1PriyaOwn,
  "L-2-marcus": l2MarcusOwn,
  "L-3-denise": l3DeniseOwn,
  "L-3-ray": l3RayOwn,
  "L-4-robert": l4RobertOwn,
};

/** Of the customers that have such questions, as in `sheetKey`. */
export const customerKeys: readonly string[] = Object.keys(ownQuestions);

const NONE: OwnQuestions = {};

export function findOwnQuestions(key: string): OwnQuestions {
  return ownQuestions[key] ?? NONE;
}
