import type { ActKind } from "#core/customer/understanding/heard.ts";
import { atLeast } from "#tests/bench/table.ts";
import { type Counts, countsOf, f1, meanOf, precision, recall, share, sumOf } from "../figures.ts";
import { missSection, type Section } from "../table.ts";
import { allActs, readCases } from "./cases.ts";
import { type Judged, judge } from "./judged.ts";

const LEAST_UNSEEN_F1 = 0.9;

/** How well agent lines are understood. Lines are shown of the seen part only: nobody tunes on the unseen one. */
export function reportUnderstanding(missesShown: number): Section[] {
  const seen = readCases("seen").map(judge);
  const unseen = readCases("unseen").map(judge);
  const second = readCases("second-unseen").map(judge);
  return [actSection(seen, unseen), totalSection(seen, unseen, second), worstMisses(seen, missesShown)];
}

function actSection(seen: Judged[], unseen: Judged[]): Section {
  const cells = (judged: Judged[], act: ActKind) => {
    const counts = countsOfAct(judged, act);
    return [share(precision(counts)), share(recall(counts)), share(f1(counts)), String(counts.hit + counts.missed)];
  };
  return {
    title: "Acts in agent lines",
    columns: ["seen: precision", "recall", "F1", "support", "unseen: precision", "recall", "F1", "support"],
    rows: allActs.map((act) => ({ name: act, cells: [...cells(seen, act), ...cells(unseen, act)] })),
  };
}

function totalSection(...parts: [seen: Judged[], unseen: Judged[], second: Judged[]]): Section {
  const row = (name: string, figure: (judged: Judged[]) => string) => ({ name, cells: parts.map(figure) });
  const [, unseen] = parts;
  const ofStyle = (judged: Judged[], style: string) => judged.filter((one) => one.case.style === style);
  return {
    title: "Understanding of agent lines",
    columns: ["seen", "unseen", "second unseen"],
    rows: [
      row("lines", (judged) => String(judged.length)),
      {
        ...row("acts, micro F1", (judged) => share(microF1(judged))),
        bar: atLeast(LEAST_UNSEEN_F1, microF1(unseen)),
      },
      row("  typed", (judged) => share(microF1(ofStyle(judged, "typed")))),
      row("  speech", (judged) => share(microF1(ofStyle(judged, "speech")))),
      row("acts, micro precision", (judged) => share(precision(countsOfAll(judged)))),
      row("acts, micro recall", (judged) => share(recall(countsOfAll(judged)))),
      row("acts, macro F1", (judged) => share(macroF1(judged))),
      row("lines with every act right", (judged) => share(meanOf(judged.map((one) => (isRight(one) ? 1 : 0))))),
      row("topic of questions, accuracy", topicAccuracy),
      row("  typed", (judged) => topicAccuracy(ofStyle(judged, "typed"))),
      row("  speech", (judged) => topicAccuracy(ofStyle(judged, "speech"))),
    ],
  };
}

function worstMisses(seen: Judged[], shown: number): Section {
  const wrong = (one: Judged) => one.missed.length + one.extra.length + (one.topic && !one.topic.isRight ? 1 : 0);
  const worst = seen.filter((one) => wrong(one) > 0).sort((a, b) => wrong(b) - wrong(a));
  return missSection(worst.map(describeMiss), shown);
}

function describeMiss({ case: { id, text, asks }, missed, extra, topic }: Judged): string {
  const faults = [
    ...missed.map((kind) => `-${kind}`),
    ...extra.map((kind) => `+${kind}`),
    ...(topic && !topic.isRight ? [`${asks} heard as ${topic.heard ?? "nothing"}`] : []),
  ];
  return `${id}  ${faults.join(" ")}\n    ${text}`;
}

function countsOfAct(judged: Judged[], act: ActKind): Counts {
  return countsOf(
    judged.map((one) => ({ expected: one.case.acts.includes(act), found: [...one.hit, ...one.extra].includes(act) })),
  );
}

function countsOfAll(judged: Judged[]): Counts {
  return sumOf(allActs.map((act) => countsOfAct(judged, act)));
}

function microF1(judged: Judged[]): number {
  return f1(countsOfAll(judged));
}

function macroF1(judged: Judged[]): number {
  return meanOf(allActs.map((act) => f1(countsOfAct(judged, act))));
}

function topicAccuracy(judged: Judged[]): string {
  const topics = judged.flatMap((one) => one.topic ?? []);
  return `${share(meanOf(topics.map((topic) => (topic.isRight ? 1 : 0))))} of ${topics.length}`;
}

function isRight(one: Judged): boolean {
  return one.missed.length === 0 && one.extra.length === 0;
}
