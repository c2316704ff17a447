/** `npm run score-again`: judges all stored conversations of a running product by its present rubric, and says how far it is. */
import { parseArgs } from "node:util";
import { z } from "zod";
import { parsed, runCommand, UsageError } from "./run-command.ts";

const HELP = `Judges all stored conversations again by the present rubric. Both scores are kept. It can be stopped and run again.

  ROLECALL_SERVICE_KEY=... npm run score-again -- https://rolecall.example

  ROLECALL_SERVICE_KEY   the product's SERVICE_ROLE_KEY (docs/identity.md, Settings)
`;

const progressSchema = z.object({ total: z.number(), done: z.number(), changed: z.number(), finished: z.boolean() });

async function main(): Promise<void> {
  const options = { help: { type: "boolean", short: "h" } } as const;
  const { values, positionals } = parsed(
    () => parseArgs({ args: process.argv.slice(2), options, allowPositionals: true }),
    ["help"],
  );
  if (values.help) return void process.stdout.write(HELP);
  const [site] = positionals;
  const url = site === undefined ? null : URL.parse("/rest/v1/rpc/score_conversations_again", site);
  if (!url) throw new UsageError("expected the address of the product; --help says more");
  const key = process.env.ROLECALL_SERVICE_KEY;
  if (!key) throw new UsageError("ROLECALL_SERVICE_KEY is not set; --help says more");
  for (;;) {
    const { total, done, changed, finished } = await step(url, key);
    process.stdout.write(`${done} of ${total} judged again, ${changed} changed\n`);
    if (finished) return;
  }
}

async function step(url: URL, key: string): Promise<z.infer<typeof progressSchema>> {
  const answer = await fetch(url, { method: "POST", headers: { apikey: key, Authorization: `Bearer ${key}` } });
  if (!answer.ok) throw new UsageError(`the product answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
  return progressSchema.parse(await answer.json());
}

await runCommand("score-again", main);
