import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { practiceSchema } from "#core/scenarios/practice.ts";
import { rowsOf } from "#tests/support/people.ts";
import { type CallBrowser, type Caller, calling, silence } from "#tests/support/voice/calling.ts";
import { RealtimeUpstream } from "#tests/support/voice/realtime-upstream.ts";
import { conversationColumns } from "#workers/adapters/d1/conversations/frozen-practices.ts";
import { chatConversations } from "#workers/adapters/d1/schema/conversation-tables.ts";

let upstream = new RealtimeUpstream();
let caller: Caller;
let browser: CallBrowser;

beforeEach(async () => {
  upstream = new RealtimeUpstream();
  upstream.replies = [{ text: "Hello?", ms: 800 }];
  caller = await calling(
    { VOICE_ENGINE: "openai-realtime", OPENAI_REALTIME_KEY: "sk-secret" },
    { fetch: upstream.fetch },
  );
  browser = await caller.start();
  await caller.until(() => browser.turns().length === 1);
});

afterEach(() => {
  expect(upstream.malformed).toEqual([]);
});

describe("a call over a realtime upstream", () => {
  test("is opened with the key and a name for the user that says nothing about them", () => {
    const [request] = upstream.requests;
    expect(request?.url).toBe("https://api.openai.com/v1/realtime?model=gpt-realtime-2.1");
    expect(request?.headers.get("Authorization")).toBe("Bearer sk-secret");
    expect(request?.headers.get("OpenAI-Safety-Identifier")).toMatch(/^[0-9a-f]{64}$/);
  });

  test("the customer opens with the scenario's own first line", async () => {
    const [row] = await caller.world.db.select(conversationColumns).from(chatConversations);
    const { scenario } = practiceSchema.parse(row?.practice);
    const instructed = upstream.instructedWith[0] ?? "";
    expect(scenario.openings.some((opening) => instructed.includes(`Say exactly this: "${opening}"`))).toBe(true);
    expect(browser.turns()[0]).toMatchObject({ speaker: "customer", text: "Hello?" });
  });

  test("what is spoken is answered by the model itself, and the state goes on with what was said", async () => {
    upstream.replies = [{ text: "I guess so, what is it about?", ms: 1500 }];
    await caller.inside(() => upstream.hear("Hi, this is Sam from Harbor Insurance. Is now a good time?"));
    await caller.until(() => browser.turns().length === 3);
    expect(upstream.instructedWith).toHaveLength(2);
    expect(upstream.instructedWith[1]).not.toBe(upstream.instructedWith[0]);
    await caller.calls.end(caller.login, caller.conversationId);
    const [row] = await rowsOf("SELECT customer_state AS state, model FROM chat_conversations");
    expect(row?.model).toBe("gpt-realtime-2.1");
    expect(String(row?.state)).toContain("I guess so, what is it about?");
    expect(String(row?.state)).toContain('"aspect":"name"');
    const [usage] = await rowsOf("SELECT engine, tokens FROM call_usage");
    expect(JSON.parse(String(usage?.tokens))).toEqual({
      inputText: 160,
      inputAudio: 40,
      cached: 120,
      outputText: 20,
      outputAudio: 80,
      transcription: 0,
      transcribedMs: 2000,
      recognisedMs: 0,
      spokenCharacters: 0,
    });
  });

  test("frames go on as they came, sound comes back under the browser's name", async () => {
    for (let i = 0; i < 5; i++) browser.frame(silence(40).fill(i));
    await caller.until(() => upstream.types().filter((type) => type === "input_audio_buffer.append").length === 5);
    expect(browser.types()).toContain("response.audio.delta");
    expect(browser.types().filter((type) => type.startsWith("response.output"))).toEqual([]);
    expect(JSON.stringify(browser.told)).not.toContain("instructions");
  });

  test("barge-in cuts the answer: the upstream is told what was heard, and no more is stored", async () => {
    const text = "Well, I have been with the same company for twenty years and I am not sure that I want to change.";
    await caller.inside(() => upstream.hear("Would you think about changing?"));
    await caller.until(() => upstream.instructedWith.length === 2);
    const answer = await caller.inside(() => upstream.beginAnswer(text, 6000));
    await caller.wait(2000);
    const speech = await caller.inside(() => upstream.beginSpeech());
    await caller.inside(() => upstream.sound(answer));
    await caller.inside(() => upstream.finishAnswer(answer, "cancelled"));
    await caller.wait(500);
    const heard = browser.told.filter((event) => event.type === "response.audio.delta").length;
    await caller.inside(() => upstream.endSpeech(speech));
    await caller.inside(() => upstream.transcribe(speech, "Sorry, go on."));
    await caller.until(() => browser.turns().length === 4);
    const cut = browser.turns()[2];
    expect(cut).toMatchObject({ speaker: "customer", interrupted: true });
    expect(text.startsWith(cut?.text ?? "?")).toBe(true);
    expect(cut?.text.length).toBeGreaterThan(10);
    expect(cut?.text.length).toBeLessThan(text.length / 2);
    expect(heard).toBe(8 + 60);
    const truncated = upstream.taken.find((event) => event.type === "conversation.item.truncate");
    expect(truncated).toMatchObject({ item_id: answer.itemId });
    await caller.calls.end(caller.login, caller.conversationId);
    const [row] = await rowsOf("SELECT content, audio_interrupted AS cut FROM chat_messages WHERE position = 2");
    expect(row).toEqual({ content: cut?.text, cut: 1 });
  });

  test("a duplicate transcript and a late one change nothing", async () => {
    upstream.replies = [{ text: "Sure.", ms: 400 }];
    const itemId = await caller.inside(() => {
      const item = upstream.beginSpeech();
      upstream.endSpeech(item);
      upstream.transcribe(item, "May I ask what you pay?");
      upstream.transcribe(item, "May I ask what you pay?");
      return item;
    });
    await caller.until(() => browser.turns().length === 3);
    await caller.inside(() => upstream.transcribe(itemId, "Something else."));
    await caller.wait(1000);
    await caller.calls.end(caller.login, caller.conversationId);
    const rows = await rowsOf("SELECT content FROM chat_messages WHERE role = 'user'");
    expect(rows).toEqual([{ content: "May I ask what you pay?" }]);
  });
});

describe("an upstream that breaks", () => {
  test("is none that has been open for long: what limits its opening does not close it", async () => {
    for (let seconds = 0; seconds < 12; seconds++) {
      browser.frame(silence(40));
      await caller.wait(1000);
    }
    expect(upstream.requests).toHaveLength(1);
    expect(upstream.isOpen).toBe(true);
  });

  test("and does not answer when it is opened anew is asked again after 8 seconds", async () => {
    upstream.refusals = ["silence"];
    await caller.inside(() => upstream.close(1011));
    browser.frame(silence(40));
    await caller.until(() => upstream.requests.length === 2);
    await caller.wait(8000);
    browser.frame(silence(40));
    await caller.until(() => upstream.requests.length === 3);
    await caller.until(() => browser.told.at(-1)?.type === "rolecall.call");
    expect(browser.closed).toBeNull();
    await caller.inside(() => upstream.openLate());
    await caller.until(() => upstream.lateWasClosed);
    expect(upstream.isOpen).toBe(true);
    expect(browser.closed).toBeNull();
  });

  test("is opened anew, told what was said, and asked for the answer that is owed", async () => {
    await caller.inside(() => upstream.hear("What do you pay now?"));
    await caller.until(() => upstream.instructedWith.length === 2);
    upstream.taken.length = 0;
    upstream.replies = [{ text: "About ninety.", ms: 500 }];
    await caller.inside(() => upstream.close(1011));
    await caller.until(() => browser.turns().length === 3);
    expect(upstream.requests).toHaveLength(2);
    expect(upstream.types().slice(0, 2)).toEqual(["session.update", "conversation.item.create"]);
    expect(upstream.told()).toMatchObject([
      ["assistant", "Hello?"],
      ["user", "What do you pay now?"],
      ["system", expect.stringContaining("Do not greet again")],
    ]);
    expect(browser.closed).toBeNull();
  });

  test("an expired session is opened anew, and nothing of its maker's words reaches the browser", async () => {
    await caller.inside(() => upstream.fail("session_expired"));
    await caller.until(() => upstream.requests.length === 2);
    await caller.until(() => browser.told.at(-1)?.type === "rolecall.call");
    expect(JSON.stringify(browser.told)).not.toMatch(/wall|sk-secret/);
  });

  test("that does not come back ends the call, and the conversation goes on by text", async () => {
    upstream.refusals = [500, 500, "no answer", 503, 503];
    await caller.inside(() => upstream.close(1011));
    await caller.until(() => browser.closed !== null, 30_000);
    expect(browser.closed).toMatchObject({ code: 1011 });
    await caller.calls.end(caller.login, caller.conversationId);
    const [row] = await rowsOf("SELECT status, phase, mode FROM chat_conversations");
    expect(row).toEqual({ status: "active", phase: "practising", mode: "voice" });
    expect(await rowsOf("SELECT user_id FROM live_calls")).toEqual([]);
    expect(await rowsOf("SELECT end_reason FROM call_usage")).toEqual([{ end_reason: "upstream-failed" }]);
  });
});
