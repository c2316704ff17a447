import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import { WAV_HEADER_BYTES } from "#core/voice/audio/wav.ts";
import { refusalOf, rowsOf } from "#tests/support/people.ts";
import { CHOICE } from "#tests/support/practising.ts";
import { type CallBrowser, type Caller, calling } from "#tests/support/voice/calling.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createHousekeeping } from "#workers/services/housekeeping.ts";

async function recorded(settings: Record<string, string> = {}): Promise<{ caller: Caller; browser: CallBrowser }> {
  const caller = await calling(settings);
  const browser = await caller.start({ choice: CHOICE, consent: true });
  await caller.until(() => browser.turns().length === 1);
  return { caller, browser };
}

/** The agent's sound: each frame of its own level, so that a lost or a moved one is seen. */
async function talk(caller: Caller, browser: CallBrowser, frames: number, from = 1): Promise<void> {
  for (let i = 0; i < frames; i++) {
    browser.frame(new Int16Array(960).fill(from + i));
    await caller.wait(40);
  }
}

async function soundOf(caller: Caller): Promise<Int16Array> {
  const file = await caller.calls.openRecording(caller.login, caller.conversationId);
  const bytes = await new Response(caller.calls.readRecording(file, 0, file.size)).arrayBuffer();
  expect(bytes.byteLength).toBe(file.size);
  return new Int16Array(bytes, WAV_HEADER_BYTES);
}

const left = (stereo: Int16Array) => stereo.filter((_, index) => index % 2 === 0);
const right = (stereo: Int16Array) => stereo.filter((_, index) => index % 2 === 1);
const keysIn = async () => (await env.RECORDINGS.list()).objects.map((object) => object.key);

beforeEach(async () => {
  for (const key of await keysIn()) await env.RECORDINGS.delete(key);
});

describe("a recording", () => {
  test("holds the agent left and the customer right, sample for sample", async () => {
    const { caller, browser } = await recorded();
    await talk(caller, browser, 50);
    await caller.calls.end(caller.login, caller.conversationId);
    const stereo = await soundOf(caller);

    const agent = left(stereo);
    const start = agent.indexOf(1);
    for (let i = 0; i < 50; i++)
      expect([...new Set(agent.subarray(start + i * 960, start + (i + 1) * 960))], `frame ${i}`).toEqual([1 + i]);
    expect(agent.filter((sample) => sample !== 0)).toHaveLength(50 * 960);

    const opening = browser.turns()[0]?.text ?? "";
    const sent = browser.told.filter((event) => event.type === "response.audio.delta");
    const customer = right(stereo);
    const spoken = customer.filter((sample) => sample === 1000);
    const pieces = sent.reduce((samples, event) => samples + (event.delta.length * 3) / 8, 0);
    expect(spoken.length).toBe(opening.replace(/\s+/g, " ").length * 240 - spacesCut(browser) * 240);
    expect(Math.round(pieces)).toBeGreaterThanOrEqual(spoken.length);
  });

  test("of more than a part is stored in equal parts and read as one file", async () => {
    const { caller, browser } = await recorded();
    browser.send({ type: "heartbeat", muted: true });
    await caller.wait(50_000);
    await caller.alarm();
    browser.send({ type: "heartbeat", muted: true });
    await caller.wait(50_000);
    await caller.alarm();
    await talk(caller, browser, 25);
    await caller.calls.end(caller.login, caller.conversationId);
    const [row] = await rowsOf("SELECT size_bytes AS size, upload_id AS upload FROM recordings");
    expect(row?.upload).toBeNull();
    expect(Number(row?.size)).toBeGreaterThan(9_000_000);
    const agent = left(await soundOf(caller));
    expect(agent.length).toBe(Number(row?.size) / 4);
    expect(agent.filter((sample) => sample !== 0)).toHaveLength(25 * 960);
    expect(agent.indexOf(1)).toBeGreaterThan(100 * 24_000);
  }, 20_000);

  test("is answered in ranges", async () => {
    const { caller, browser } = await recorded();
    await talk(caller, browser, 20);
    await caller.calls.end(caller.login, caller.conversationId);
    const file = await caller.calls.openRecording(caller.login, caller.conversationId);
    const whole = new Uint8Array(await new Response(caller.calls.readRecording(file, 0, file.size)).arrayBuffer());
    for (const [from, to] of [
      [0, 10],
      [40, 60],
      [1001, 200_002],
      [file.size - 1, file.size],
    ] as const) {
      const part = new Uint8Array(await new Response(caller.calls.readRecording(file, from, to)).arrayBuffer());
      expect(part, `${from} to ${to}`).toEqual(whole.slice(from, to));
    }
  });

  test("is none without consent, and the call works all the same", async () => {
    const caller = await calling();
    const browser = await caller.start();
    await caller.until(() => browser.turns().length === 1);
    browser.say("Hi, this is Sam.");
    await caller.until(() => browser.turns().length === 3);
    await caller.calls.end(caller.login, caller.conversationId);
    expect(await keysIn()).toEqual([]);
    expect(await refusalOf(caller.calls.openRecording(caller.login, caller.conversationId))).toBe("not_found");
    const page = await createConversationPages(caller.world).openFeedback(caller.login, caller.conversationId);
    expect(page.recording).toMatchObject({ hasAudio: false });
    expect(page.messages[0]?.audio).toMatchObject({ interrupted: false });
    expect(page.messages[1]?.audio).toBeNull();
  });

  test("goes on after a restart, with silence where nothing was", async () => {
    const { caller, browser } = await recorded();
    await talk(caller, browser, 150);
    await caller.restart();
    const again = await caller.rejoin();
    await caller.until(() => again.types().includes("session.updated"));
    await talk(caller, again, 25, 5000);
    await caller.calls.end(caller.login, caller.conversationId);
    const agent = left(await soundOf(caller));
    expect(agent.filter((sample) => sample >= 5000)).toHaveLength(25 * 960);
    expect(agent.indexOf(1)).toBeGreaterThan(0);
    // What was in memory, less than five seconds of it, is lost.
    const kept = agent.filter((sample) => sample > 0 && sample < 5000).length / 960;
    expect(kept).toBeGreaterThan(150 - 125);
  });

  test("of two calls in one conversation lies on one clock", async () => {
    const { caller, browser } = await recorded();
    await talk(caller, browser, 25);
    browser.close(4000);
    await caller.wait(31_000);
    await caller.until(() => caller.isStored());
    const second = await caller.start({ conversationId: caller.conversationId });
    await caller.until(() => second.types().includes("session.updated"));
    second.say("Me again.");
    await caller.until(() => second.turns().length === 2);
    await talk(caller, second, 25, 7000);
    second.type(COMMANDS.end);
    await caller.until(() => second.closed !== null);
    await caller.calls.end(caller.login, caller.conversationId);
    const agent = left(await soundOf(caller));
    expect(agent.filter((sample) => sample > 0 && sample < 7000)).toHaveLength(25 * 960);
    expect(agent.filter((sample) => sample >= 7000)).toHaveLength(25 * 960);
    const starts = await rowsOf(
      "SELECT audio_start_ms AS start FROM chat_messages WHERE audio_start_ms IS NOT NULL ORDER BY position",
    );
    expect(starts.map((row) => Number(row.start))).toEqual(
      [...starts.map((row) => Number(row.start))].sort((a, b) => a - b),
    );
    const page = await createConversationPages(caller.world).openFeedback(caller.login, caller.conversationId);
    expect(page.recording).toEqual({ durationMs: Math.ceil((agent.length / 24_000) * 1000), hasAudio: true });
  });
});

describe("deleting a recording", () => {
  test("leaves no sound and no row, and the transcript stays", async () => {
    const { caller, browser } = await recorded();
    await talk(caller, browser, 25);
    await caller.calls.end(caller.login, caller.conversationId);
    expect(await keysIn()).toHaveLength(1);
    await caller.calls.deleteRecording(caller.login, caller.conversationId);
    expect(await keysIn()).toEqual([]);
    expect(await rowsOf("SELECT call_id FROM recordings")).toEqual([]);
    expect(await rowsOf("SELECT id FROM chat_messages")).toHaveLength(1);
    expect(await refusalOf(caller.calls.openRecording(caller.login, caller.conversationId))).toBe("not_found");
  });

  test("while it is being made deletes what is there, and nothing more is recorded", async () => {
    const { caller, browser } = await recorded();
    for (let i = 0; i < 2; i++) {
      browser.send({ type: "heartbeat", muted: true });
      await caller.wait(40_000);
    }
    await caller.until(async () => (await rowsOf("SELECT call_id FROM recordings")).length === 1);
    await caller.calls.deleteRecording(caller.login, caller.conversationId);
    await talk(caller, browser, 100);
    browser.say("Hi, this is Sam.");
    await caller.until(() => browser.turns().length === 3);
    await caller.calls.end(caller.login, caller.conversationId);
    expect(await keysIn()).toEqual([]);
    expect(await rowsOf("SELECT call_id FROM recordings")).toEqual([]);
  }, 20_000);

  test("happens by itself when its time is over", async () => {
    const { caller, browser } = await recorded({ RECORDING_RETENTION_DAYS: "30" });
    await talk(caller, browser, 25);
    await caller.calls.end(caller.login, caller.conversationId);
    const hour = 3_600_000;
    const atTheHour = (days: number) => Math.ceil(caller.clock.nowMs / hour) * hour + days * 24 * hour;
    const { clock } = caller;
    const later = atTheHour(31);
    clock.nowMs = atTheHour(29);
    await createHousekeeping(caller.world).run();
    expect(await keysIn()).toHaveLength(1);
    clock.nowMs = later;
    await createHousekeeping(caller.world).run();
    expect(await keysIn()).toEqual([]);
    expect(await rowsOf("SELECT call_id FROM recordings")).toEqual([]);
  });

  test("takes an upload along that was begun and never finished", async () => {
    const { caller } = await recorded();
    const key = `recordings/${caller.login.userId}/orphan`;
    const uploadId = await caller.world.recordingFiles.begin(key);
    await caller.world.db.$client
      .prepare(
        "INSERT INTO recordings (call_id, conversation_id, r2_key, offset_ms, size_bytes, upload_id, created_at) VALUES ('orphan', ?, ?, 0, 0, ?, ?)",
      )
      .bind(caller.conversationId, key, uploadId, caller.clock.nowMs)
      .run();
    caller.clock.nowMs = Math.ceil(caller.clock.nowMs / 3_600_000) * 3_600_000 + 25 * 3_600_000;
    await createHousekeeping(caller.world).run();
    expect(await rowsOf("SELECT call_id FROM recordings WHERE call_id = 'orphan'")).toEqual([]);
    await expect(caller.world.recordingFiles.putPart(key, uploadId, 1, new Uint8Array(10))).rejects.toThrow();
  });
});

/** Blanks between clauses are not synthesised. */
function spacesCut(browser: CallBrowser): number {
  const deltas = browser.told.flatMap((event) =>
    event.type === "response.audio_transcript.delta" ? [event.delta] : [],
  );
  return Math.max(0, deltas.length - 1);
}
