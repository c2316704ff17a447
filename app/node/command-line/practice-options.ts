import { parseArgs } from "node:util";
import { z } from "zod";
import { suggestion } from "#core/closest.ts";
import { assemblePractice, DEFAULT_CHOICE, personasFor } from "#core/library/library.ts";
import type { Practice } from "#core/scenarios/practice.ts";
import type { DifficultyLevel, Library, Persona, Scenario } from "#core/scenarios/schema.ts";
import { parsed, UsageError } from "./run-command.ts";

export const PRACTICE_HELP = `Rehearse with the built-in customer: no server, no network.

  npm run practice -- --list [--json]
  npm run practice -- --scenario ID [--persona ID] [--seed N] [--difficulty D]
                      [--script FILE] [--lines FILE] [--json]

  --list            lines, scenarios, customers
  --scenario ID     the scenario, in any case: A-1, a-1
  --persona ID      who plays the customer; without it the scenario's first
  --seed N          0 to 4294967295; without it 1. Same seed and lines: same conversation, byte for byte
  --difficulty D    1 to 3, or its name; without it ${DEFAULT_CHOICE.level}
  --script FILE     your sales script (.txt, .docx, .doc, .pdf): the customer brings up what it prepares for
  --lines FILE      what you say, one line per line of text; "-" is stdin. Without it you are asked line by line
  --library FILE    scenarios from this file, as written by "npm run library -- export"
  --json            one JSON document: turns, compliance, metrics, checks, score (reads stdin without --lines)
  --help            this

[PAUSE: Give me a hint], [CONTINUE ROLEPLAY] and [END ROLEPLAY AND PROVIDE FEEDBACK] work as in the chat.
To keep npm's own two lines out of a pipe: npm run --silent practice -- ...
`;

const OPTIONS = {
  help: { type: "boolean", short: "h" },
  list: { type: "boolean" },
  json: { type: "boolean" },
  scenario: { type: "string" },
  persona: { type: "string" },
  seed: { type: "string" },
  difficulty: { type: "string" },
  script: { type: "string" },
  lines: { type: "string" },
  library: { type: "string" },
} as const;

const seedSchema = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .refine((seed) => seed <= 0xffffffff);

export type PracticeOptions = {
  /** Null: the built-in library. */
  library: string | null;
  json: boolean;
} & ({ task: "help" } | { task: "list" } | ({ task: "rehearse" } & RehearsalOptions));

export type RehearsalOptions = {
  scenario: string;
  persona: string | null;
  seed: number;
  difficulty: string;
  script: string | null;
  lines: string | null;
};

export function readPracticeOptions(args: string[]): PracticeOptions {
  const { values } = parsed(() => parseArgs({ args, options: OPTIONS, strict: true }), Object.keys(OPTIONS));
  const { help, list, json = false, library = null, ...rest } = values;
  if (help) return { task: "help", library, json };
  if (list) {
    const [other] = Object.keys(rest);
    if (other) throw new UsageError(`--list goes without --${other}`);
    return { task: "list", library, json };
  }
  const { scenario, persona = null, difficulty = String(DEFAULT_CHOICE.level), script = null, lines = null } = rest;
  if (scenario === undefined) throw new UsageError("expected --list or --scenario ID; --help says more");
  const seed = seedSchema.safeParse(rest.seed ?? "1");
  if (!seed.success) throw new UsageError(`--seed ${rest.seed}: expected a whole number from 0 to ${0xffffffff}`);
  if ([library, script, lines].filter((path) => path === "-").length > 1)
    throw new UsageError("stdin can be read once only");
  return { task: "rehearse", library, json, scenario, persona, seed: seed.data, difficulty, script, lines };
}

/** Finds what the options name in the library. */
export function choosePractice(library: Library, options: RehearsalOptions): Practice {
  const scenario = findByName(library.scenarios, options.scenario);
  if (!scenario) throw unknownValue("scenario", options.scenario, idsOf(library.scenarios));
  const persona = choosePersona(scenario, library, options.persona);
  const level = chooseLevel(library, options.difficulty);
  const practice = assemblePractice(
    { scenarioId: scenario.id, personaId: persona.id, level, seed: options.seed },
    library,
  );
  if (!practice) throw new Error("a checked choice can be practiced");
  return practice;
}

function choosePersona(scenario: Scenario, library: Library, id: string | null): Persona {
  const fitting = personasFor(scenario, library);
  const persona = id === null ? fitting[0] : findByName(fitting, id);
  if (!persona) throw unknownValue("persona", id ?? "", idsOf(fitting));
  return persona;
}

function chooseLevel({ difficulties }: Library, difficulty: string): DifficultyLevel {
  const wanted = difficulty.trim().toLowerCase();
  const found = difficulties.find(({ level, name }) => String(level) === wanted || name.toLowerCase() === wanted);
  if (found) return found.level;
  throw unknownValue(
    "difficulty",
    difficulty,
    difficulties.flatMap(({ level, name }) => [String(level), name]),
  );
}

/** The id as it is written, else in any case. */
function findByName<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry | undefined {
  const wanted = id.trim().toLowerCase();
  return entries.find((entry) => entry.id === id) ?? entries.find((entry) => entry.id.toLowerCase() === wanted);
}

function unknownValue(option: string, value: string, known: readonly string[]): UsageError {
  return new UsageError(`--${option} "${value}" is unknown${suggestion(value, known)}`);
}

function idsOf(entries: readonly { id: string }[]): string[] {
  return entries.map(({ id }) => id);
}
