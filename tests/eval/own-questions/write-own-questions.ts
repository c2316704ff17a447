/**
 * Writes app/core/scenarios/own-questions, and the ways of asking into tests/eval/questions/own, from the text form in which authors
 * write them: `node tests/eval/own-questions/write-own-questions.ts FOLDER`. Files there are named by scenario and customer
 * ("c-2-tom.out.txt", "c-2-tom.out2.txt").
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { OwnQuestions } from "#core/scenarios/answer-sheet.ts";
import { OWN_LINES } from "../questions/own-lines.ts";

type Written = { about: string; asks: string[]; says: string[]; more?: string[] };

const folder = process.argv[2] ?? "";
const target = new URL("../../../app/core/scenarios/own-questions/", import.meta.url);

const texts = new Map<string, string>();
for (const file of readdirSync(folder).sort()) {
  const customer = /^([a-z]-\d-[a-z]+)\.out\d?\.txt$/.exec(file)?.[1];
  if (customer !== undefined)
    texts.set(customer, `${texts.get(customer) ?? ""}\n${readFileSync(`${folder}/${file}`, "utf8")}`);
}

for (const [customer, written] of texts) {
  const [line = "", number = "", person = ""] = customer.split("-");
  const name = `${line}${number}${person.charAt(0).toUpperCase()}${person.slice(1)}`;
  const questions = Object.entries(readOwnQuestions(written));
  const own: OwnQuestions = Object.fromEntries(questions.map(([id, { asks, ...answer }]) => [id, answer]));
  const text = [
    'import type { OwnQuestions } from "../answer-sheet.ts";',
    "",
    `export const ${name}Own: OwnQuestions = ${JSON.stringify(own, null, 2)};`,
    "",
  ].join("\n");
  writeFileSync(new URL(`${line}${number}-${person}-own.ts`, target), text);
  const ways = questions.map(([id, { asks }]) => `## ${id}\n${asks.join("\n")}\n`);
  writeFileSync(new URL(`${customer}.txt`, OWN_LINES), ways.join("\n"));
  console.log(`${customer}: ${questions.length} questions`);
}

/** `## id | about | form`, `?` ways of asking, `!` answers, `//` what is added when asked on. */
function readOwnQuestions(text: string): Record<string, Written> {
  const own: Record<string, Written> = {};
  let open: Written | null = null;
  for (const line of text.split("\n").map((one) => one.trim())) {
    if (line.startsWith("## ")) {
      const [id = "", about = ""] = line
        .slice(3)
        .split("|")
        .map((part) => part.trim());
      open = { about, asks: [], says: [] };
      own[`own.${id}`] = open;
    } else if (open && line.startsWith("? ")) open.asks.push(line.slice(2));
    else if (open && line.startsWith("! ")) open.says.push(line.slice(2));
    else if (open && line.startsWith("// ")) open.more = [...(open.more ?? []), line.slice(3)];
    else if (line !== "" && !line.startsWith("#")) throw new Error(`neither a heading nor a line: ${line}`);
  }
  return Object.fromEntries(Object.entries(own).filter(([, one]) => one.asks.length >= 3 && one.says.length > 0));
}
