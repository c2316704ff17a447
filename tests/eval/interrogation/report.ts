import { practicesWithAll } from "../practice.ts";
import { missSection, type Section } from "../table.ts";
import { contradictionText, interrogate, waysOfAsking } from "./interrogate.ts";

/**
 * Whether a customer contradicts themselves: each thing they can be asked about, three ways at three moments of a call, in each
 * scenario with each of its customers. The wordings are those that the questions were learned from, so this says nothing on how
 * well new ones are understood.
 */
export function reportInterrogation(missesShown: number): Section[] {
  const ways = waysOfAsking();
  const results = practicesWithAll({ level: 2, seed: 7 }).map((practice) => ({
    practice,
    ...interrogate(practice, ways),
  }));
  const asked = results.flatMap((one) => one.asked);
  const contradictions = results.flatMap(({ practice, contradictions: found }) =>
    found.map((one) => `${practice.scenario.id} ${practice.persona.id} ${contradictionText(one)}`),
  );
  const share = (tells: string) => (asked.filter((one) => one.tells === tells).length / asked.length).toFixed(3);
  const wrong = results.flatMap(({ practice, asked: all }) =>
    all
      .filter(({ tells }) => tells === "another")
      .map(({ slot, question, reply }) => `${practice.scenario.id} ${slot}: "${question}" "${reply}"`),
  );
  return [
    {
      title: `${asked.length} questions to ${results.length} customers, each thing three ways at three moments`,
      columns: ["value"],
      rows: [
        {
          name: "contradictions",
          cells: [String(contradictions.length)],
          bar: { text: "0", met: contradictions.length === 0 },
        },
        { name: "answered from the sheet, as asked", cells: [share("its own")] },
        { name: "answered another question", cells: [share("another")] },
      ],
    },
    missSection([...contradictions, ...wrong], missesShown),
  ];
}
