import { describe, expect, test } from "vitest";
import { audioDelta, RelayCall, sound, standingCall, toBrowser, toUpstream, typesOf } from "./relay-call.ts";

const told = (instructions: string, farewell: "due" | "allowed" | "refused" = "refused") =>
  ({ type: "instructed", instructions, farewell }) as const;

const words = (id: string, delta: string) => ({
  type: "response.output_audio_transcript.delta",
  response_id: id,
  item_id: `${id}_item`,
  delta,
});

const hangsUp = [{ type: "message" }, { type: "function_call", name: "end_call", call_id: "call_1" }];

describe("a model that answers by itself", () => {
  test("[R26] is not asked for an answer to what is spoken, and is told what holds after the exchange", () => {
    const call = standingCall();
    call.speak("a1", 1000, null);
    call.answer("r1", "About ninety.", 400, "a1");
    call.finish("r1");
    call.transcribe("a1", "What do you pay now?");
    call.talk(600);
    expect(call.turns().map(({ text }) => text)).toEqual(["What do you pay now?", "About ninety."]);
    expect(typesOf(toUpstream(call.effects))).not.toContain("response.create");
    expect(toUpstream(call.send(told("Trust them more.")))).toEqual([
      { type: "session.update", session: { type: "realtime", instructions: "Trust them more." } },
    ]);
  });

  test("[R26] is told nothing while it answers; the newest, once, when it is done", () => {
    const call = standingCall();
    call.speak("a1", 1000, "What do you pay now?");
    call.upstream({ type: "response.created", response: { id: "r1" } });
    expect(toUpstream(call.send(told("One.")))).toEqual([]);
    expect(toUpstream(call.send(told("Two.")))).toEqual([]);
    expect(toUpstream(call.finish("r1"))).toEqual([
      { type: "session.update", session: { type: "realtime", instructions: "Two." } },
    ]);
  });

  test("[R26] is told nothing twice", () => {
    const call = standingCall();
    call.send(told("One."));
    expect(toUpstream(call.send(told("One.")))).toEqual([]);
  });

  test("[R26] has the newest instructions before an answer is asked for", () => {
    const call = standingCall();
    call.upstream({ type: "response.created", response: { id: "r1" } });
    call.type("And since when?");
    call.browser({ type: "response.create" });
    call.send(told("Two."));
    expect(typesOf(toUpstream(call.finish("r1")))).toEqual(["session.update", "response.create"]);
  });

  test("[R26] a new upstream gets the newest instructions, and is asked for the answer that is owed", () => {
    const call = standingCall();
    call.speak("a1", 1000, "What do you pay now?");
    call.upstream({ type: "response.created", response: { id: "r1" } });
    call.send(told("Two."));
    call.effects = [];
    call.send({ type: "upstream-closed", connection: 1 });
    call.open();
    const sent = toUpstream(call.effects);
    expect(sent[0]).toMatchObject({ type: "session.update", session: { instructions: "Two." } });
    expect(typesOf(sent).filter((type) => type === "session.update")).toHaveLength(1);
    expect(sent.at(-1)).toMatchObject({ type: "response.create" });
  });

  test("[R26] what comes while a new upstream is set up is told once it is ready", () => {
    const call = standingCall();
    call.send({ type: "upstream-closed", connection: 1 });
    call.send({ type: "upstream-opened", connection: 2 });
    call.effects = [];
    call.send(told("Two."));
    expect(toUpstream(call.effects)).toEqual([]);
    call.upstream({ type: "session.updated", session: { instructions: "SECRET PERSONA" } });
    expect(toUpstream(call.effects)[0]).toMatchObject({ session: { instructions: "Two." } });
  });

  test("[R26] the customer's first words have instructions of their own, which hold for no other answer", () => {
    const call = new RelayCall({ customerOpens: true, opensWith: "Say hello." });
    call.join();
    call.open();
    expect(toUpstream(call.effects).at(-1)).toMatchObject({
      type: "response.create",
      response: { instructions: "Say hello." },
    });
    call.answer("r1", "Hello?", 200);
    call.finish("r1");
    call.talk(600);
    call.type("Hi, this is Sam.");
    call.browser({ type: "response.create" });
    expect(toUpstream(call.effects).at(-1)).toEqual({ type: "response.create", event_id: "answer" });
  });
});

describe("hanging up", () => {
  test("[R38] is refused once where the instructions do not allow it, and the customer stays", () => {
    const call = standingCall({ farewell: "refused" });
    call.answer("r1", "Hm, well.", 200);
    const refused = toUpstream(call.finish("r1", "completed", hangsUp));
    expect(refused).toMatchObject([
      {
        type: "conversation.item.create",
        item: { type: "function_call_output", call_id: "call_1", output: expect.stringContaining('"hung_up":false') },
      },
    ]);
    expect(call.wait(3000).some((effect) => effect.type === "end-call")).toBe(false);
    call.answer("r2", "I am off.", 200);
    call.finish("r2", "completed", hangsUp);
    expect(call.wait(3000).at(-1)).toMatchObject({ type: "end-call", reason: "customer-left" });
  });

  test("[R38] refused without a word said, the customer is asked for an answer again", () => {
    const call = standingCall({ farewell: "refused" });
    call.speak("a1", 1000, "What do you pay now?");
    call.upstream({ type: "response.created", response: { id: "r1" } });
    const sent = toUpstream(call.finish("r1", "completed", hangsUp));
    expect(typesOf(sent)).toEqual(["conversation.item.create", "response.create"]);
  });

  test("[R38] is allowed once the agent has said goodbye, though the instructions are the same", () => {
    const call = standingCall({ farewell: "refused" });
    call.answer("r1", "Bye.", 200);
    call.send(told("SECRET PERSONA", "allowed"));
    call.finish("r1", "completed", hangsUp);
    expect(call.wait(3000).at(-1)).toMatchObject({ type: "end-call", reason: "customer-left" });
  });

  test("[R38] of an answer that was cut off counts for nothing", () => {
    const call = standingCall();
    call.answer("r1", "Goodbye.", 2000);
    call.upstream({ type: "input_audio_buffer.speech_started", item_id: "a1", audio_start_ms: 0 });
    call.finish("r1", "cancelled", hangsUp);
    expect(call.wait(3000).some((effect) => effect.type === "end-call")).toBe(false);
  });

  test("[R38] a goodbye that is due is asked for at once, and ends the call when it was heard, called or not", () => {
    const call = standingCall();
    const sent = toUpstream(call.send(told("Say goodbye.", "due")));
    expect(typesOf(sent)).toEqual(["session.update", "response.create"]);
    call.upstream({ type: "session.updated", session: { instructions: "Say goodbye." } });
    call.answer("r1", "I have had enough.", 1000);
    const done = call.finish("r1");
    expect(done.map((effect) => effect.type)).not.toContain("end-call");
    expect(call.wait(3000).at(-1)).toMatchObject({ type: "end-call", reason: "customer-left" });
    expect(call.turns().at(-1)).toMatchObject({ text: "I have had enough." });
  });

  test("[R38] an answer that was begun before its goodbye was due does not end the call", () => {
    const call = standingCall();
    call.speak("a1", 1000, "Buy it now.");
    call.send(told("Say goodbye.", "due"));
    call.answer("r1", "Hm.", 200, "a1");
    call.upstream({ type: "session.updated", session: { instructions: "Say goodbye." } });
    expect(typesOf(toUpstream(call.finish("r1")))).toEqual(["response.create"]);
    expect(call.wait(2000).some((effect) => effect.type === "end-call")).toBe(false);
    call.answer("r2", "That is enough. Goodbye.", 200, "r1_item");
    call.finish("r2");
    expect(call.wait(3000).at(-1)).toMatchObject({ type: "end-call", reason: "customer-left" });
  });

  test("[R38] a goodbye that is interrupted does not end the call, and is said again", () => {
    const call = standingCall();
    call.send(told("Say goodbye.", "due"));
    call.upstream({ type: "session.updated", session: { instructions: "Say goodbye." } });
    call.answer("r1", "Goodbye.", 4000);
    call.upstream({ type: "input_audio_buffer.speech_started", item_id: "a1", audio_start_ms: 0 });
    call.finish("r1", "cancelled");
    expect(call.wait(3000).some((effect) => effect.type === "end-call")).toBe(false);
    call.speak("a1", 1000, "Wait!");
    call.answer("r2", "No. Goodbye.", 200, "a1");
    call.finish("r2");
    expect(call.wait(3000).at(-1)).toMatchObject({ type: "end-call", reason: "customer-left" });
  });
});

describe("words that nobody says", () => {
  test("[R27] are taken back before they are heard, and the answer is asked for again", () => {
    const call = standingCall({ records: true });
    call.speak("a1", 1000, "Are you a robot?");
    call.answer("r1", "Well, as", 100, "a1");
    call.effects = [];
    const cut = call.upstream(words("r1", " an AI language model I cannot say."));
    expect(typesOf(toUpstream(cut))).toEqual(["response.cancel"]);
    expect(toBrowser(cut)).toMatchObject([{ type: "rolecall.unsaid", item_id: "r1_item" }]);
    expect(cut).toContainEqual(expect.objectContaining({ type: "cut-recording" }));
    expect(call.upstream(audioDelta("r1", "r1_item", sound(100)))).toEqual([]);
    expect(typesOf(toUpstream(call.finish("r1", "cancelled")))).toEqual([
      "conversation.item.delete",
      "response.create",
    ]);
    call.answer("r2", "A robot? No.", 200, "a1");
    call.finish("r2");
    call.talk(600);
    expect(call.turns()).toMatchObject([{ text: "A robot? No." }]);
    expect(call.state.lines.some(({ text }) => text.includes("language model"))).toBe(false);
  });

  test("[R27] that are being heard are said: the next instructions put them right", () => {
    const call = standingCall();
    call.answer("r1", "Well, as", 1000);
    call.talk(400);
    expect(typesOf(toUpstream(call.upstream(words("r1", " an AI language model, no."))))).toEqual([]);
    call.finish("r1");
    call.talk(1200);
    expect(call.turns()).toMatchObject([{ text: "Well, as an AI language model, no." }]);
  });

  test("[R25] [R27] twice in a row count as a broken line, and a new one is asked", () => {
    const call = standingCall();
    call.speak("a1", 1000, "Are you a robot?");
    for (const id of ["r1", "r2"]) {
      call.upstream({ type: "response.created", response: { id } });
      call.upstream(words(id, "As an AI language model I cannot say."));
      call.finish(id, "cancelled");
    }
    expect(call.effects).toContainEqual({ type: "note", name: "upstream-failing" });
    call.wait(500);
    expect(typesOf(toUpstream(call.open())).at(-1)).toBe("response.create");
  });
});

describe("a command that the model has answered by itself", () => {
  const answeredCommand = (heardMs: number) => {
    const call = standingCall();
    call.speak("a1", 1000, "What do you pay now?");
    call.answer("r1", "Ninety.", 200, "a1");
    call.finish("r1");
    call.talk(600);
    call.speak("a2", 800, null, "r1_item");
    call.answer("r2", "Sure, one moment, let me find something to write.", 4000, "a2");
    call.talk(heardMs);
    call.effects = [];
    return call;
  };

  test.each([80, 2000])(
    "[R63] a hint: what was answered, %d ms of it, is no line and no part of the talk",
    (heardMs) => {
      const call = answeredCommand(heardMs);
      const effects = call.transcribe("a2", "Pause, give me a hint.");
      expect(typesOf(toUpstream(effects))).toEqual(["response.cancel", "conversation.item.delete", "session.update"]);
      expect(toBrowser(effects)).toContainEqual(
        expect.objectContaining({ type: "rolecall.unsaid", item_id: "r2_item" }),
      );
      const done = toUpstream(call.finish("r2", "cancelled"));
      expect(done).toMatchObject([{ type: "conversation.item.delete", item_id: "r2_item" }]);
      call.wait(5000);
      expect(call.turns()).toEqual([]);
      expect(call.state.paused).toBe(true);
    },
  );

  test("[R63] one that was heard to its end is none either", () => {
    const call = answeredCommand(0);
    call.finish("r2");
    call.talk(5000);
    const effects = call.transcribe("a2", "Pause, give me a hint.");
    expect(toUpstream(effects)).toContainEqual({ type: "conversation.item.delete", item_id: "r2_item" });
    expect(call.turns()).toEqual([]);
  });

  test("[R63] the end: nothing of it is stored", () => {
    const call = answeredCommand(1000);
    call.transcribe("a2", "End the session and give me feedback.");
    expect(call.effects.at(-1)).toMatchObject({ type: "end-call", reason: "feedback-asked" });
    expect(call.turns()).toEqual([]);
  });

  test("[R63] an answer that only comes after the command was understood is cancelled", () => {
    const call = standingCall();
    call.speak("a1", 800, "Continue.");
    const begun = call.upstream({ type: "response.created", response: { id: "r1" } });
    expect(typesOf(toUpstream(begun))).toEqual(["response.cancel"]);
    call.finish("r1", "cancelled");
    call.speak("a2", 1000, "What do you pay now?", "a1");
    expect(toUpstream(call.upstream({ type: "response.created", response: { id: "r2" } }))).toEqual([]);
  });
});
