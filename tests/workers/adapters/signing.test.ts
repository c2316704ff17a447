import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { CallTicket } from "#core/voice/call/call-request.ts";
import { openTicket, sealTicket } from "#workers/adapters/signing/call-ticket.ts";
import { newFormStamp, readFormStamp } from "#workers/adapters/signing/form-stamp.ts";
import { readToken, signToken } from "#workers/adapters/signing/signed-token.ts";
import { readSettings } from "#workers/settings.ts";

const settings = readSettings({ APP_SECRET: "one secret of at least 32 letters" });
const others = readSettings({ APP_SECRET: "another secret of the same length" });
const nowMs = 1_790_000_000_000;

describe("a signed token", () => {
  const schema = z.object({ file: z.string() });
  const read = (token: string) => readToken(settings, "storage link", token, schema);

  test("is read for the purpose that it was signed for, and no other", async () => {
    const token = await signToken(settings, "storage link", { file: "a.pdf" });
    expect(await read(token)).toEqual({ file: "a.pdf" });
    expect(await readToken(settings, "another purpose", token, schema)).toBeNull();
    expect(await readToken(others, "storage link", token, schema)).toBeNull();
  });

  test("with a payload of another shape is not read", async () => {
    expect(await read(await signToken(settings, "storage link", { folder: "a" }))).toBeNull();
  });

  test.each(["", ".", "a.b.c", "body", "%%.%%", "body.%%"])("%j is none", async (text) => {
    expect(await read(text)).toBeNull();
  });
});

describe("a call's ticket", () => {
  const ticket: CallTicket = {
    nonce: "n".repeat(16),
    userId: "dana",
    conversationId: "c-1",
    callId: "call-1",
    expiresAt: nowMs + 60_000,
    records: false,
    patience: "usual",
    capMs: 60_000,
  };

  test("opens until its time is over, and with the secret that signed it alone", async () => {
    const sealed = await sealTicket(settings, ticket);
    expect(await openTicket(settings, sealed, nowMs)).toMatchObject({ callId: "call-1" });
    expect(await openTicket(settings, sealed, nowMs + 60_000)).toBeNull();
    expect(await openTicket(others, sealed, nowMs)).toBeNull();
    expect(await openTicket(settings, `${sealed}.x`, nowMs)).toBeNull();
  });

  test("has only characters that may stand in the name of a subprotocol, and is no form's stamp", async () => {
    const sealed = await sealTicket(settings, ticket);
    expect(sealed).toMatch(/^[\w.-]+$/);
    expect(await readFormStamp(settings, sealed)).toBeNull();
    expect(await openTicket(settings, await newFormStamp(settings, nowMs), nowMs)).toBeNull();
  });

  test.each(["", ".", "ticket", ".signature", "ticket.%%"])("%j is none", async (text) => {
    expect(await openTicket(settings, text, nowMs)).toBeNull();
  });
});

describe("a form's stamp", () => {
  test("tells when we opened the form, and nothing that we did not sign", async () => {
    const stamp = await newFormStamp(settings, nowMs);
    expect(await readFormStamp(settings, stamp)).toBe(nowMs);
    expect(await readFormStamp(others, stamp)).toBeNull();
    const other = await newFormStamp(settings, nowMs + 1);
    expect(await readFormStamp(settings, `${other.split(".")[0]}.${stamp.split(".")[1]}`)).toBeNull();
    for (const text of ["", "1", `${nowMs}.`, `${nowMs}.xyz`, `${stamp}0`])
      expect(await readFormStamp(settings, text)).toBeNull();
  });
});
