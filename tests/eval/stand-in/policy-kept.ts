/**
 * How far the customers of conversations with stand-ins kept to what the state allows them, by what was read of them:
 *
 *   node tests/eval/stand-in/policy-kept.ts FILE ...      talks (JSON)
 *
 * Facts told that the state held back when they were told; objections raised that the practice has and the state did not hold open
 * or due within three exchanges; objections let go of that the state did not hold as settled then, and the other way round.
 */
import { readFileSync } from "node:fs";
import { loadLearned } from "#app/node/learned.ts";
import { hearLine } from "#core/customer/engine.ts";
import { policyFor } from "#core/customer/speaking/policy.ts";
import { heldTalk, readingIn, standInTalkSchema } from "./stand-in-talk.ts";

loadLearned();

const counts = {
  exchanges: 0,
  read: 0,
  told: 0,
  toldTooEarly: 0,
  raised: 0,
  raisedUnasked: 0,
  letGo: 0,
  letGoUnsettled: 0,
  settled: 0,
  settledInSilence: 0,
};
for (const file of process.argv.slice(2)) {
  const talk = standInTalkSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const { practice, states } = await heldTalk(talk);
  const due: string[][] = [];
  for (const [index, exchange] of talk.exchanges.entries()) {
    counts.exchanges += 1;
    const before = states[index];
    const after = states[index + 1];
    if (!before || !after) continue;
    const policy = policyFor(
      hearLine(practice, before, { turn: 2 * index + 1, text: exchange.agent, scriptObjections: [] }),
    );
    due.push([...(policy.due ? [policy.due.id] : []), ...policy.open.map(({ objection }) => objection.id)]);
    const reading = readingIn(exchange);
    if (!reading) continue;
    counts.read += 1;
    const heldBack = new Set(policy.facts.heldBack.map(({ id }) => id));
    for (const { fact } of reading.customer.told) {
      counts.told += 1;
      if (heldBack.has(fact)) counts.toldTooEarly += 1;
    }
    const statusOf = (state: typeof after, id: string) => state.objections.find((one) => one.id === id)?.status;
    for (const { objection, did } of reading.customer.objections) {
      if (did === "raised") {
        counts.raised += 1;
        if (!due.slice(-3).flat().includes(objection)) {
          counts.raisedUnasked += 1;
          console.log(`${file} ${index + 1}: raised ${objection}: ${exchange.answer.trim()}`);
        }
      } else {
        counts.letGo += 1;
        if (statusOf(after, objection) !== "resolved") {
          counts.letGoUnsettled += 1;
          console.log(`${file} ${index + 1}: let go of ${objection}: ${exchange.answer.trim()}`);
        }
      }
    }
    for (const { id } of after.objections.filter(
      (one) => one.status === "resolved" && statusOf(before, one.id) !== "resolved",
    )) {
      counts.settled += 1;
      const isSaid = reading.customer.objections.some((one) => one.objection === id && one.did === "let-go");
      const isHeldOnTo = reading.customer.objections.some((one) => one.objection === id && one.did === "raised");
      if (!isSaid && isHeldOnTo) counts.settledInSilence += 1;
    }
  }
}
console.log(counts);
