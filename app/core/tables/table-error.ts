/**
 * What the tables API refuses, with PostgREST's and PostgreSQL's own codes, since clients read them.
 * Source: docs.postgrest.org/en/v12/references/errors.html and postgresql.org/docs/current/errcodes-appendix.html.
 */
const STATUS = {
  /** A part of the query string cannot be read. */
  PGRST100: 400,
  /** The body is not JSON, or has the wrong shape. */
  PGRST102: 400,
  /** The range asked for lies behind the last row. */
  PGRST103: 416,
  PGRST106: 406,
  /** One object was asked for, and there is none, or more than one. */
  PGRST116: 406,
  PGRST117: 405,
  PGRST124: 400,
  /** Something PostgREST offers and we do not. */
  PGRST127: 400,
  /** A related table was asked for. */
  PGRST200: 400,
  PGRST202: 404,
  PGRST204: 400,
  PGRST205: 404,
  PGRST301: 401,
  "21000": 400,
  "22001": 400,
  "22007": 400,
  "22021": 400,
  "22P02": 400,
  "23502": 400,
  "23503": 409,
  "23514": 400,
  "42501": 403,
  "42703": 400,
  "54000": 400,
  P0001: 400,
  /** PostgreSQL's "configured limit exceeded", here for rates. */
  "53400": 429,
  XX000: 500,
} as const satisfies Record<string, number>;

export type TableErrorCode = keyof typeof STATUS;

export class TableError extends Error {
  readonly code: TableErrorCode;
  readonly status: number;
  readonly details: string | null;
  readonly hint: string | null;
  /** Seconds after which it makes sense to try again; for 429. */
  readonly retryAfterSeconds: number | null;

  /** `status` where PostgREST answers one code with two statuses. */
  constructor(
    code: TableErrorCode,
    message: string,
    of: { status?: number; details?: string; hint?: string; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.name = "TableError";
    this.code = code;
    this.status = of.status ?? STATUS[code];
    this.details = of.details ?? null;
    this.hint = of.hint ?? null;
    this.retryAfterSeconds = of.retryAfterSeconds ?? null;
  }
}

export function tableErrorBody({ code, message, details, hint }: TableError) {
  return { code, message, details, hint };
}
