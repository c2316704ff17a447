import type { CustomerWeights } from "./customer-weights.ts";
import { weights as a1Dana } from "./customers/a1-dana-weights.ts";
import { weights as a1Robert } from "./customers/a1-robert-weights.ts";
import { weights as a1Tom } from "./customers/a1-tom-weights.ts";
import { weights as a2Dana } from "./customers/a2-dana-weights.ts";
import { weights as a2Tom } from "./customers/a2-tom-weights.ts";
import { weights as a3Dana } from "./customers/a3-dana-weights.ts";
import { weights as a3Robert } from "./customers/a3-robert-weights.ts";
import { weights as a4Marcus } from "./customers/a4-marcus-weights.ts";
import { weights as c1Elena } from "./customers/c1-elena-weights.ts";
import { weights as c2Tom } from "./customers/c2-tom-weights.ts";
import { weights as c3Kim } from "./customers/c3-kim-weights.ts";
import { weights as c4Denise } from "./customers/c4-denise-weights.ts";
import { weights as h1Kim } from "./customers/h1-kim-weights.ts";
import { weights as h1Marcus } from "./customers/h1-marcus-weights.ts";
import { weights as h1Priya } from "./customers/h1-priya-weights.ts";
import { weights as h2Ray } from "./customers/h2-ray-weights.ts";
import { weights as h3Denise } from "./customers/h3-denise-weights.ts";
import { weights as h3Ray } from "./customers/h3-ray-weights.ts";
import { weights as h3Tom } from "./customers/h3-tom-weights.ts";
import { weights as h4Kim } from "./customers/h4-kim-weights.ts";
import { weights as h4Marcus } from "./customers/h4-marcus-weights.ts";
import { weights as l1Priya } from "./customers/l1-priya-weights.ts";
import { weights as l2Marcus } from "./customers/l2-marcus-weights.ts";
import { weights as l3Denise } from "./customers/l3-denise-weights.ts";
import { weights as l3Ray } from "./customers/l3-ray-weights.ts";
import { weights as l4Robert } from "./customers/l4-robert-weights.ts";

/** By `sheetKey`. */
const customerWeights: Readonly<Record<string, CustomerWeights>> = {
  "A-1-dana": a1Dana,
  "A-1-robert": a1Robert,
  "A-1-tom": a1Tom,
  "A-2-dana": a2Dana,
  "A-2-tom": a2Tom,
  "A-3-dana": a3Dana,
  "A-3-robert": a3Robert,
  "A-4-marcus": a4Marcus,
  "C-1-elena": c1Elena,
  "C-2-tom": c2Tom,
  "C-3-kim": c3Kim,
  "C-4-denise": c4Denise,
  "H-1-kim": h1Kim,
  "H-1-marcus": h1Marcus,
  "H-1-priya": h1Priya,
  "H-2-ray": h2Ray,
  "H-3-denise": h3Denise,
  "H-3-ray": h3Ray,
  "H-3-tom": h3Tom,
  "H-4-kim": h4Kim,
  "H-4-marcus": h4Marcus,
  "L-1-priya": l1Priya,
  "L-2-marcus": l2Marcus,
  "L-3-denise": l3Denise,
  "L-3-ray": l3Ray,
  "L-4-robert": l4Robert,
};

/** Null: a customer of another library, of whom nothing was learned. */
export function findCustomerWeights(key: string): CustomerWeights | null {
  return customerWeights[key] ?? null;
}
