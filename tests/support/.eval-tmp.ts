import { findContextHits } from "/work/main/app/core/scoring/compliance-context.ts";
import { findWordingHits } from "/work/main/app/core/scoring/compliance-wording.ts";
import { complianceCases } from "/work/main/tests/app/core/scoring/compliance-cases.ts";

const practice = { scenario: { line: "auto", bait: null } } as any;
for (const held of [false, true]) {
  let tp = 0,
    fp = 0,
    fn = 0,
    n = 0,
    br = 0;
  const out: string[] = [];
  for (const c of complianceCases.filter((c) => c.heldOut === held)) {
    n++;
    br += c.breaks.length ? 1 : 0;
    const base = { atMs: 0 };
    const turns = [
      ...(c.heard ? [{ index: 0, speaker: "customer" as const, text: c.heard, ...base }] : []),
      { index: c.heard ? 1 : 0, speaker: "agent" as const, text: c.said, ...base },
    ];
    const hits = new Set<string>(
      [...findWordingHits(turns), ...findContextHits({ practice, turns, marks: [], isRecorded: false })].map(
        (h) => h.rule,
      ),
    );
    for (const r of c.breaks)
      if (hits.has(r)) tp++;
      else {
        fn++;
        out.push(`MISS ${r}: ${c.heard ?? ""} => ${c.said}`);
      }
    for (const h of hits)
      if (!c.breaks.includes(h as any)) {
        fp++;
        out.push(`FALSE ${h} (label ${c.breaks}): ${c.heard ?? ""} => ${c.said}`);
      }
  }
  console.log(held ? "HELD" : "TUNE", { n, br, tp, fp, fn, precision: tp / (tp + fp), recall: tp / (tp + fn) });
  if (!held || process.argv[2] === "final") console.log(out.join("\n"));
}
