import { assemblePractice, scenarios } from "#core/scenarios/library.ts";
import { openCustomer } from "#core/customer/engine.ts";
import { converse } from "#tests/support/agents.ts";
const [, , ids, kinds, lv, seed] = process.argv;
for (const s of scenarios) {
  if (ids !== "all" && !ids.split(",").includes(s.id)) continue;
  for (const kind of kinds.split(",")) for (const level of lv.split(",").map(Number)) {
    const practice = assemblePractice({ scenarioId: s.id, personaId: s.customers[0], level: level as 1|2|3, seed: Number(seed ?? 1) })!;
    console.log(`\n##### ${s.id} ${kind} level ${level}`);
    console.log("C:", openCustomer(practice).opening);
    const ex = converse(practice, kind as any);
    for (const e of ex) {
      console.log("A:", e.agent);
      console.log("C:", e.move.line, `   [${e.move.acts.slice(0,5).join(" ")}] t${e.state.trust} i${e.state.irritation} n${e.state.interest}${e.move.raised.length?" raised "+e.move.raised:""}${e.move.resolved.length?" RESOLVED "+e.move.resolved:""}`);
    }
    const last = ex.at(-1)!;
    console.log("EXIT", JSON.stringify(last.state.exit), "size", JSON.stringify(last.state).length, "objs", last.state.objections.map(o=>o.id+":"+o.status).join(" "));
  }
}
