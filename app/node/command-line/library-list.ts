import { LINES, type Library } from "#core/scenarios/schema.ts";

/** `practice --list --json`: what can be practised. Ids are those that the options take. */
export function libraryList({ version, difficulties, personas, objections, scenarios }: Library) {
  const levels = difficulties.map(({ level }) => level);
  const difficulty = { min: Math.min(...levels), max: Math.max(...levels) };
  return {
    version,
    lines: LINES,
    difficulties: difficulties.map(({ level, name }) => ({ level, name })),
    scenarios: scenarios.map(({ id, title, line, customers, objections }) => ({
      id,
      title,
      line,
      difficulty,
      customers,
      objections,
    })),
    customers: personas.map(({ id, name, age, lines, story }) => ({ id, name, age, lines, story })),
    objections: objections.map(({ id, title, line }) => ({ id, title, line })),
  };
}

export function libraryListText(library: Library): string {
  const list = libraryList(library);
  return [
    ...list.lines.flatMap((line) => [
      line,
      ...list.scenarios
        .filter((scenario) => scenario.line === line)
        .map(({ id, title, customers }) => `  ${id.padEnd(6)}${title} (${customers.join(", ")})`),
      "",
    ]),
    "customers",
    ...list.customers.map(({ id, name, age, story }) => `  ${id.padEnd(9)}${name}, ${age}. ${story}`),
    "",
    "difficulties",
    ...list.difficulties.map(({ level, name }) => `  ${level}  ${name}`),
    "",
  ].join("\n");
}
