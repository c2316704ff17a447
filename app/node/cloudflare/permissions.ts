import { UsageError } from "../command-line/run-command.ts";
import { CloudflareAway, CloudflareRefused } from "./cloudflare-api.ts";

/** As the page that makes tokens calls them. */
export const PERMISSIONS = {
  scripts: "Workers Scripts: Edit",
  database: "D1: Edit",
  bucket: "Workers R2 Storage: Edit",
  namespace: "Workers KV Storage: Edit",
  models: "Workers AI: Read",
  account: "Account Settings: Read",
} as const;

export type Permission = keyof typeof PERMISSIONS;

/** What `work` gives. A refusal becomes a UsageError that names the permission or says what to do; `what` begins its sentence. */
export async function permitted<T>(permission: Permission, what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw explained(permission, what, error);
  }
}

function explained(permission: Permission, what: string, error: unknown): unknown {
  if (error instanceof CloudflareAway) return new UsageError(`${what}: ${error.message}`);
  if (!(error instanceof CloudflareRefused)) return error;
  if (error.isForbidden)
    return new UsageError(
      `${what}: the token may not. Give it the permission “${PERMISSIONS[permission]}” and run it again.`,
    );
  const todo = TODO[error.code];
  return new UsageError(
    `${what}: ${todo ?? `Cloudflare answered ${error.status}: ${error.message} (${error.code}). Run it again.`}`,
  );
}

/** By Cloudflare's codes of errors. */
const TODO: Record<number, string> = {
  7502: "a database of this name is there already, and another run may have made it. Run it again.",
  7406: "the account has as many databases as its plan allows. Delete one, or choose a larger plan.",
  10004: "a bucket of this name is there already, and another run may have made it. Run it again.",
  10014: "a namespace of this name is there already, and another run may have made it. Run it again.",
  10031: "somebody else has this name. Choose another one: --subdomain NAME",
  10042: "R2 is not turned on. Turn it on in the dashboard (R2 Object Storage) and run it again.",
};
