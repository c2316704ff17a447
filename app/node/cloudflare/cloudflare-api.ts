import { z } from "zod";

/** Cloudflare's REST API, of one account. Every method throws CloudflareRefused, or CloudflareAway where nothing answered. */
export type CloudflareApi = {
  accountId: string;
  get: <T>(path: string, schema: z.ZodType<T>) => Promise<T>;
  /** Null where it answers 404. */
  find: <T>(path: string, schema: z.ZodType<T>) => Promise<T | null>;
  send: <T>(
    method: "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    body: unknown,
    schema: z.ZodType<T>,
  ) => Promise<T>;
  /** A whole answer with what stands beside its result, for lists. */
  list: <T, Info>(path: string, schema: z.ZodType<T>, info: z.ZodType<Info>) => Promise<{ result: T; info: Info }>;
  /** Bytes instead of JSON. */
  bytes: (path: string) => Promise<Response>;
  sendBytes: <T>(
    method: "POST" | "PUT",
    path: string,
    body: BodyInit,
    headers: Record<string, string>,
    schema: z.ZodType<T>,
  ) => Promise<T>;
};

/** What Cloudflare answered instead. `code`: 0 where it named none. No token is in it. */
export class CloudflareRefused extends Error {
  override readonly name = "CloudflareRefused";
  readonly status: number;
  readonly code: number;
  readonly path: string;

  constructor(path: string, status: number, code: number, message: string) {
    super(message);
    this.path = path;
    this.status = status;
    this.code = code;
  }

  /** The token may not do this, or is none. */
  get isForbidden(): boolean {
    return this.status === 401 || this.status === 403 || AUTHENTICATION_CODES.includes(this.code);
  }
}

/** "Invalid request headers", "Invalid API Token", "Invalid access token", "Authentication error". */
const AUTHENTICATION_CODES = [6003, 1000, 9109, 10000];

export class CloudflareAway extends Error {
  override readonly name = "CloudflareAway";
}

export function apiBaseUrl(): string {
  return process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";
}

export function createCloudflareApi(of: { token: string; accountId: string; baseUrl: string }): CloudflareApi {
  const { accountId } = of;
  const urlOf = (path: string) => `${of.baseUrl}/accounts/${accountId}${path}`;
  const ask = (path: string, init: RequestInit = {}) =>
    fetchFrom(urlOf(path), { ...init, headers: { ...init.headers, Authorization: `Bearer ${of.token}` } });
  const json = async (path: string, init: RequestInit = {}) => readEnvelope(path, await ask(path, init));
  return {
    accountId,
    get: async (path, schema) => schema.parse((await json(path)).result),
    find: async (path, schema) => {
      try {
        return schema.parse((await json(path)).result);
      } catch (error) {
        if (error instanceof CloudflareRefused && error.status === 404) return null;
        throw error;
      }
    },
    send: async (method, path, body, schema) => {
      const headers = { "Content-Type": "application/json" };
      return schema.parse((await json(path, { method, headers, body: JSON.stringify(body) })).result);
    },
    list: async (path, schema, info) => {
      const answer = await json(path);
      return { result: schema.parse(answer.result), info: info.parse(answer.result_info) };
    },
    bytes: async (path) => {
      const answer = await ask(path);
      if (!answer.ok) await readEnvelope(path, answer);
      return answer;
    },
    sendBytes: async (method, path, body, headers, schema) =>
      schema.parse((await json(path, { method, body, headers })).result),
  };
}

/** The accounts that a token may see. */
export async function readAccounts(of: { token: string; baseUrl: string }): Promise<{ id: string; name: string }[]> {
  const path = "/accounts?per_page=50";
  const answer = await fetchFrom(`${of.baseUrl}${path}`, { headers: { Authorization: `Bearer ${of.token}` } });
  const { result } = await readEnvelope(path, answer);
  return z.array(z.object({ id: z.string(), name: z.string() })).parse(result);
}

async function fetchFrom(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw new CloudflareAway("Cloudflare could not be reached. Check the connection and run it again.", {
      cause: error,
    });
  }
}

const envelopeSchema = z.object({
  success: z.boolean(),
  errors: z.array(z.object({ code: z.number(), message: z.string() })).default([]),
  result: z.unknown().optional(),
  result_info: z.unknown().optional(),
});

async function readEnvelope(path: string, answer: Response) {
  const text = await answer.text();
  const parsed = envelopeSchema.safeParse(parseJson(text));
  if (answer.ok && parsed.success && parsed.data.success) return parsed.data;
  const problem = parsed.data?.errors[0];
  const { status } = answer;
  throw new CloudflareRefused(path, status, problem?.code ?? 0, problem?.message ?? `an answer of status ${status}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
