import { z } from "zod";
import { UsageError } from "../command-line/run-command.ts";
import {
  apiBaseUrl,
  type CloudflareApi,
  CloudflareRefused,
  createCloudflareApi,
  readAccounts,
} from "./cloudflare-api.ts";
import { PERMISSIONS } from "./permissions.ts";
import { runWrangler } from "./wrangler.ts";

/** The account of CLOUDFLARE_API_TOKEN, or of `wrangler login`. Throws a UsageError that says what to do. */
export async function openAccount(root: string): Promise<{ api: CloudflareApi; name: string }> {
  const token = process.env.CLOUDFLARE_API_TOKEN?.trim() || (await loggedInToken(root));
  const baseUrl = apiBaseUrl();
  const chosen = process.env.CLOUDFLARE_ACCOUNT_ID?.trim();
  const accounts = await readAccounts({ token, baseUrl }).catch((error: unknown) => {
    if (!(error instanceof CloudflareRefused && error.isForbidden)) throw error;
    // One that is known and may not read accounts will do, where the account is named.
    if (chosen && error.status === 403) return [];
    throw new UsageError(TOKEN_REFUSED);
  });
  const account = chosen ? (accounts.find(({ id }) => id === chosen) ?? { id: chosen, name: chosen }) : accounts[0];
  if (!account)
    throw new UsageError(`the token sees no account. Give it “Account Settings: Read”, or set CLOUDFLARE_ACCOUNT_ID`);
  if (!chosen && accounts.length > 1) {
    const list = accounts.map(({ id, name }) => `  ${id}  ${name}`).join("\n");
    throw new UsageError(`the token sees several accounts; choose one by CLOUDFLARE_ACCOUNT_ID:\n${list}`);
  }
  return { api: createCloudflareApi({ token, baseUrl, accountId: account.id }), name: account.name };
}

const TOKEN_REFUSED = `Cloudflare does not accept CLOUDFLARE_API_TOKEN (or the login of wrangler has ended).
Make a token at https://dash.cloudflare.com/profile/api-tokens that may do this in your account:
${Object.values(PERMISSIONS)
  .map((permission) => `  ${permission}`)
  .join("\n")}
or run npx wrangler login.`;

async function loggedInToken(root: string): Promise<string> {
  const { isDone, stdout } = await runWrangler(root, ["auth", "token", "--json"]);
  const found = isDone ? z.object({ token: z.string() }).safeParse(jsonOf(stdout)) : null;
  if (found?.success) return found.data.token;
  throw new UsageError("nobody is signed in at Cloudflare. Set CLOUDFLARE_API_TOKEN, or run npx wrangler login");
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
