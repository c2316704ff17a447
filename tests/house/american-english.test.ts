import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { readSources } from "#tests/support/source-files.ts";

const root = resolve(import.meta.dirname, "../..");

const BRITISH =
  /\b(?:practis(?:e[ds]?|ing)|(?:un)?(?:colou?red?|dis)?(?:colour|favour|flavour|honour|humour|labour|neighbour|behaviour|harbour|rumour|vigour|endeavour|odour|saviour)\w*|licence[sd]?|enquir\w+|cheques?|grey\w*|centre[ds]?|theatres?|metres?|litres?|programmes?|cancell(?:ed|ing)|travell\w+|modell\w+|labell\w+|fulfil(?:s|ment)?|enrol(?:s|ment)?|skilful|jewellery|tyres?|kerb|storey|learnt|spelt|burnt|dreamt|whilst|amongst|towards|ageing|judgement|acknowledgement|defence|offence|pretence|moulds?|ploughs?|sceptic\w*|catalogues?|dialogues?|analyse[ds]?|analysing|\w{3,}is(?:e[ds]?|ers?|ing|ations?))\b/gi;

/** Forms that end like British ones and are spelled so everywhere. */
const AMERICAN_TOO =
  /^(?:.*(?:wise|prise[ds]?|prising|mise[ds]?|mising|vise[ds]?|vising|cise[ds]?|cising|aise[ds]?|aising|oise[ds]?|oising|uise[ds]?|uising|chise[ds]?|chising|guise[ds]?|ertise|tise[ds]?$(?<!practise[ds]?)|arise[ns]?|arising|rise[ns]?|rising|mises|promis\w+|denise|advertis\w+|paradise|treatise|mortise|improvis\w+|supervis\w+|conversations?|.*(?:[auv]|pr|advert|exerc)isers?))$/i;

const LETTER = /\b(?<!(?:case|first|capital|each) )letters?\b/gi;

/** What lines are read by, and what a model is told: data, not texts of ours. */
const READ_ONLY = /^app\/core\/(?:customer\/|scoring\/compliance|scenarios\/slots)/;

/** Texts of the app that somebody may read: its strings, but for names in code and patterns, and what stands between its tags. */
const texts = readSources(["app"])
  .filter(({ path }) => !READ_ONLY.test(path))
  .flatMap(({ path, text }) => textsOf(path, text).map((words) => ({ path, words })))
  .filter(({ words }) => !/^[a-z][\w.:-]*$|\(\?:/.test(words));

test("what people read is spelled as in the United States", () => {
  const found = texts.flatMap(({ path, words }) =>
    [...words.matchAll(BRITISH)].filter(([word]) => !AMERICAN_TOO.test(word)).map(([word]) => `${path}: ${word}`),
  );
  expect(found).toEqual([]);
});

/** Without code, addresses and names of files. Records say what was decided in the words of their day. */
const documents = readdirSync(resolve(root, "docs"))
  .filter((name) => name.endsWith(".md"))
  .map((name) => `docs/${name}`)
  .concat("README.md")
  .map((path) => ({
    path,
    words: readFileSync(resolve(root, path), "utf8").replace(/^ {4}.*$|```[\s\S]*?```|`[^`]*`|\]\([^)]*\)/gm, ""),
  }));

test("so are README and the documents, in which an email is an email, too", () => {
  expect(documents.length).toBeGreaterThan(3);
  const found = documents.flatMap(({ path, words }) =>
    [...words.matchAll(BRITISH), ...words.matchAll(/\be-mails?\b/gi)]
      .filter(([word]) => !AMERICAN_TOO.test(word))
      .map(([word]) => `${path}: ${word}`),
  );
  expect(found).toEqual([]);
});

test("an email is called an email", () => {
  const found = texts
    .filter(({ path }) =>
      /^app\/(?:routes|ui|content\/(?!demo-call)|browser)\/|^app\/core\/(?:emails|identity|errors)/.test(path),
    )
    .flatMap(({ path, words }) => [...words.matchAll(LETTER)].map(([word]) => `${path}: ${word}`));
  expect(found).toEqual([]);
});

test.each([
  ["Practise your colour scheme", ["Practise", "colour"]],
  ["We organised, analysed and apologise", ["organised", "analysed", "apologise"]],
  ["the recogniser", ["recogniser"]],
  ["otherwise a surprise premise, advised to exercise", []],
])("the list of British forms finds them in %j", (words, expected) => {
  expect([...words.matchAll(BRITISH)].map(([word]) => word).filter((word) => !AMERICAN_TOO.test(word))).toEqual(
    expected,
  );
});

function textsOf(path: string, source: string): string[] {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind));
  return found;
}
