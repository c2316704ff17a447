import { openCustomer } from "#core/customer/engine.ts";
import { splitSentences } from "#core/customer/understanding/normalise.ts";
import { assemblePractice, scenarios } from "#core/library/library.ts";
import type { Practice } from "#core/scenarios/practice.ts";
import type { Gap } from "#core/scenarios/schema.ts";
import type { Moment } from "#core/scoring/example-lines.ts";
import { checkExamples } from "#core/scoring/explanations.ts";
import { isProvenBySentence } from "#core/scoring/learned-proof.ts";
import { decapitalise } from "#core/scoring/metrics/agent-wording.ts";
import { momentOf } from "#core/scoring/reading.ts";
import { type Check, rubric } from "#core/scoring/rubric.ts";
import type { JudgedCall, JudgedCredit, Verdict } from "./verdicts.ts";

/** What the product itself says that meets a check does, and its examples of what does not do not. */
export function libraryVerdicts(): JudgedCall[] {
  const checks = rubric.flatMap((dimension) => dimension.checks).filter(({ id }) => isProvenBySentence(id));
  const lines = scenarios.flatMap((scenario) => {
    const [personaId = ""] = scenario.customers;
    const practice = assemblePractice({ scenarioId: scenario.id, personaId, level: 2, seed: 1 });
    return practice ? checks.flatMap((check) => linesFor(practice, check)) : [];
  });
  const examples = checks.flatMap(({ id }): Line[] => [
    { check: id, subject: null, text: checkExamples[id].met, verdict: "R" },
    { check: id, subject: null, text: checkExamples[id].missed, verdict: "W" },
  ]);
  return [...lines.flatMap((line) => [line, ...partsOf(line)]), ...examples].map(callOf);
}

/** A rule quotes the sentence it heard. Of a recap it quotes all. */
function partsOf(line: Line): Line[] {
  const parts = splitSentences(line.text).map(({ quote }) => quote);
  return parts.length < 2 || line.check === "next-step.recap" ? [] : parts.map((quote) => ({ ...line, quote }));
}

type Line = { check: string; subject: string | null; text: string; verdict: Verdict; before?: string; quote?: string };

function linesFor(practice: Practice, check: Check): Line[] {
  const { scenario, objections } = practice;
  const said = objections.filter(({ id }) => scenario.objections.includes(id));
  const line = (subject: string | null, text: string, before?: string): Line => ({
    check: check.id,
    subject,
    text: text.replace(/\[[^\]]*\]/g, "Sam"),
    verdict: "R",
    ...(before === undefined ? {} : { before }),
  });
  switch (check.each) {
    case null:
      return momentsOf(practice).map((moment) => line(null, check.better(moment)));
    case "need":
      return scenario.needs.items.map((item) => line(item.title, check.better(item)));
    case "gap":
      return scenario.gaps.flatMap(({ title, exampleLine }) =>
        [exampleLine, check.better((start = "") => `${start} ${decapitalise(exampleLine)}`)].map((text) =>
          line(title, text.trim()),
        ),
      );
    case "objection":
      return said.map((objection) => line(objection.title, check.better(objection), objection.says[0]));
  }
}

/** The start of a call, an objection that was raised, and each gap of which all that it rests on was told. */
function momentsOf(practice: Practice): Moment[] {
  const { scenario, objections } = practice;
  const start = momentOf(practice, openCustomer(practice).state);
  const raised = objections.filter(({ id }) => scenario.objections.includes(id));
  const tellOf = (gap: Gap) => scenario.facts.find(({ id }) => gap.tiedTo.includes(id))?.says[0] ?? null;
  return [
    start,
    ...raised.map(({ exampleAcknowledge }) => ({ ...start, acknowledgement: exampleAcknowledge })),
    ...scenario.gaps.map((gap) => ({ ...start, gap: { gap, said: tellOf(gap) } })),
  ];
}

function callOf({ check, subject, text, verdict, before = "Okay.", quote = text }: Line): JudgedCall {
  const turn = 1;
  const credit: JudgedCredit = {
    claim: { check, subject, isSure: true },
    evidence: { turn, quote },
    verdicts: [verdict],
  };
  return {
    file: "library",
    customer: "nobody",
    turns: [
      { index: 0, speaker: "customer", text: before, atMs: 0 },
      { index: turn, speaker: "agent", text, atMs: 0 },
    ],
    credits: [credit],
  };
}
