import { suggestion } from "#core/closest.ts";

/** What the caller got wrong: said on stderr, with exit code 2 and nothing on stdout. */
export class UsageError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "UsageError";
  }
}

/** Runs a command to its exit code: 0 done, 2 a UsageError. Anything else is a fault and keeps its stack. */
export async function runCommand(name: string, run: () => Promise<void>): Promise<void> {
  // The reader of a pipe (`| head`) may leave early.
  process.stdout.on("error", (error) => {
    if (codeOf(error) !== "EPIPE") throw error;
    process.exit();
  });
  try {
    await run();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${name}: ${error.message}\n`);
    process.exitCode = 2;
  }
}

/** What `parse` (a strict parseArgs) makes of the arguments; its complaints become a UsageError. */
export function parsed<Options>(parse: () => Options, known: readonly string[]): Options {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof TypeError) || !codeOf(error).startsWith("ERR_PARSE_ARGS")) throw error;
    const unknown = /^Unknown option '(-[^']*)'/.exec(error.message)?.[1];
    if (unknown === undefined) throw new UsageError(error.message.replaceAll("\n", " "));
    const options = known.map((name) => `--${name}`);
    throw new UsageError(`unknown option ${unknown}${suggestion(unknown, options)}`);
  }
}

/** The code of a Node error, "" for any other value. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
