/** `npm run make-admin`: the first admin, who then makes others on /admin. */
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { z } from "zod";
import { cleanEmail, EMAIL_PROBLEM, isEmail } from "#core/identity/email-address.ts";
import { parsed, runCommand, UsageError } from "./run-command.ts";

const HELP = `Makes somebody who has signed up an admin.

  npm run make-admin -- EMAIL            in the database of npm run dev
  npm run make-admin -- EMAIL --remote   in the deployed database; with --name NAME as it was deployed
`;

async function main(): Promise<void> {
  const options = {
    help: { type: "boolean", short: "h" },
    remote: { type: "boolean" },
    name: { type: "string" },
  } as const;
  const args = process.argv.slice(2);
  const { values, positionals } = parsed(
    () => parseArgs({ args, options, allowPositionals: true }),
    ["help", "remote", "name"],
  );
  if (values.help) return void process.stdout.write(HELP);
  const [typed, ...more] = positionals;
  if (typed === undefined || more.length > 0) throw new UsageError("expected one EMAIL; --help says more");
  const email = cleanEmail(typed);
  if (!isEmail(email)) throw new UsageError(`"${typed}": ${EMAIL_PROBLEM}`);
  const user = grantAdmin(email, values.name ?? "DB", values.remote === true);
  if (!user) throw new UsageError(`nobody with the email ${email} has signed up`);
  process.stdout.write(user.isNew ? `${email} is an admin now.\n` : `${email} was an admin already.\n`);
}

/** Both statements are one transaction. Null: nobody has this email address. */
function grantAdmin(email: string, database: string, isRemote: boolean): { isNew: boolean } | null {
  const [quoted, nowMs] = [quote(email), Date.now()];
  const who = `FROM users u WHERE u.email = ${quoted}`;
  const isNew = "NOT EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role = 'admin')";
  const results = execute(
    [
      `SELECT ${isNew} AS is_new ${who}`,
      `INSERT INTO role_changes (id, user_id, role, change, created_at) SELECT '${randomUUID()}', u.id, 'admin', 'granted', ${nowMs} ${who} AND ${isNew}`,
      `INSERT INTO user_roles (user_id, role, created_at) SELECT u.id, 'admin', ${nowMs} ${who} AND ${isNew}`,
    ].join("; "),
    database,
    isRemote,
  );
  const found = results[0]?.results[0];
  return found ? { isNew: found.is_new === 1 } : null;
}

function execute(sql: string, database: string, isRemote: boolean) {
  const place = isRemote ? "--remote" : "--local";
  const { stdout, stderr, status } = spawnSync(
    "wrangler",
    ["d1", "execute", database, place, "--json", "--yes", "--command", sql],
    { encoding: "utf8", env: { ...process.env, CI: "true" } },
  );
  if (status === 0) return resultsSchema.parse(JSON.parse(stdout));
  throw new UsageError(`the database refused; have its migrations been applied?\n${stderr || stdout}`);
}

const resultsSchema = z.array(z.object({ results: z.array(z.object({ is_new: z.number().optional() })) }));

/** An SQL text literal. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

await runCommand("make-admin", main);
