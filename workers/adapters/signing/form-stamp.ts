import { z } from "zod";
import type { Settings } from "../../settings.ts";
import { readToken, signToken } from "./signed-token.ts";

const PURPOSE = "form stamp";
const stampSchema = z.object({ openedAt: z.number() });

/** A signed time at which a form was opened (unix ms). A hidden field carries it. */
export function newFormStamp(settings: Settings, nowMs: number): Promise<string> {
  return signToken(settings, PURPOSE, { openedAt: nowMs });
}

/** The time of a stamp, unix ms; null if we did not sign it. */
export async function readFormStamp(settings: Settings, stamp: string): Promise<number | null> {
  return (await readToken(settings, PURPOSE, stamp, stampSchema))?.openedAt ?? null;
}
