import { describe, expect, test } from "vitest";
import type { LocalUpstreamEffect } from "#core/voice/local-upstream.ts";
import { inSequence } from "../audio/voices.ts";
import { eventsOf, room, SteppedUpstream, spoken, typesOf } from "../stepped-upstream.ts";

/** A local upstream that listens by a recogniser, and the recogniser's side of the line. */
class RecognisingUpstream extends SteppedUpstream {
  constructor() {
    super("workers-ai");
    this.configure(500);
  }

  configure(silenceMs: number, createResponse = true) {
    const detection = { type: "server_vad", silence_duration_ms: silenceMs, create_response: createResponse };
    return this.command({ type: "session.update", session: { audio: { input: { turn_detection: detection } } } });
  }

  /** The number of the newest connection that was asked for. */
  get connection(): number {
    return this.effects.reduce((number, one) => (one.type === "open-recogniser" ? one.connection : number), 0);
  }

  get openings(): number {
    return this.effects.filter((one) => one.type === "open-recogniser").length;
  }

  open() {
    return this.send({ type: "recogniser-opened", connection: this.connection });
  }

  lose(isForGood = false, connection = this.connection) {
    return this.send({ type: "recogniser-lost", connection, isForGood });
  }

  /** An event of the newest connection, whose words are those of so many seconds of its sound. */
  turn(event: string, index: number, transcript: string, endSeconds?: number) {
    const end = endSeconds === undefined ? {} : { audio_window_end: endSeconds };
    return this.hearText(JSON.stringify({ type: "TurnInfo", event, turn_index: index, transcript, ...end }));
  }

  hearText(text: string, connection = this.connection) {
    return this.send({ type: "recogniser-heard", connection, text });
  }

  /** Ms of sound that a connection was sent. */
  sentTo(connection: number): number {
    return this.effects.reduce(
      (ms, one) => (one.type === "recognise" && one.connection === connection ? ms + one.samples.length / 24 : ms),
      0,
    );
  }

  lines(): string[] {
    return this.events().flatMap((event) =>
      event.type === "conversation.item.input_audio_transcription.completed" ? [event.transcript] : [],
    );
  }

  asked(): (readonly string[])[] {
    return this.effects.flatMap((one) => (one.type === "ask-customer" ? [one.lines] : []));
  }
}

/** A line that stands, in a room that has been quiet for a second. */
function listening() {
  const upstream = new RecognisingUpstream();
  upstream.open();
  upstream.hear(room(1000));
  return upstream;
}

const withoutSound = (effects: LocalUpstreamEffect[]) =>
  typesOf(effects).filter((type) => type !== "recognise" && type !== "set-listening-alarm");

describe("a recogniser that finds the turns", () => {
  test("[R75] its line opens with the session, is sent the sound as it comes, and opens anew for another patience", () => {
    const upstream = new RecognisingUpstream();
    expect(upstream.effects).toContainEqual({
      type: "open-recogniser",
      connection: 1,
      turnEnd: { confidence: 0.7, timeoutMs: 5000 },
    });
    upstream.open();
    upstream.hear(room(1000));
    expect(upstream.sentTo(1)).toBe(1000);
    expect(upstream.configure(500, false).filter((one) => one.type === "open-recogniser")).toEqual([]);
    expect(upstream.configure(900)).toContainEqual({
      type: "open-recogniser",
      connection: 2,
      turnEnd: { confidence: 0.85, timeoutMs: 7000 },
    });
    expect(upstream.configure(360)).toContainEqual(
      expect.objectContaining({ turnEnd: { confidence: 0.6, timeoutMs: 3000 } }),
    );
  });

  test("[R75] sound that comes before the line stands is heard once it does", () => {
    const upstream = new RecognisingUpstream();
    upstream.hear(room(1200));
    expect(upstream.sentTo(1)).toBe(0);
    upstream.open();
    expect(upstream.sentTo(1)).toBe(1200);
  });

  test("[R76] a turn is a line of the agent's: its words, its answer, and the times of our own ear", () => {
    const upstream = listening();
    upstream.hear(spoken(800));
    const started = upstream.turn("StartOfTurn", 0, "So what", 1.6);
    expect(eventsOf(started)).toMatchObject([{ type: "input_audio_buffer.speech_started" }]);
    upstream.hear(spoken(700));
    upstream.turn("Update", 0, "So what do you pay", 2.3);
    upstream.hear(room(400));
    const ended = upstream.turn("EndOfTurn", 0, "So what do you pay now?", 2.9);
    expect(withoutSound(ended)).toEqual([
      "input_audio_buffer.speech_stopped",
      "input_audio_buffer.committed",
      "conversation.item.added",
      "conversation.item.input_audio_transcription.completed",
      "response.created",
      "conversation.item.added",
      "ask-customer",
    ]);
    expect(ended.at(-1)).toMatchObject({ lines: ["So what do you pay now?"] });
    const [start] = eventsOf(started);
    const [stop] = eventsOf(ended);
    if (start?.type !== "input_audio_buffer.speech_started") throw new Error("no start");
    if (stop?.type !== "input_audio_buffer.speech_stopped") throw new Error("no stop");
    // The voice is in the sound from 1,000 to 2,500 ms; the relay takes padding and silence off.
    expect(start.audio_start_ms + 300).toBeGreaterThanOrEqual(990);
    expect(start.audio_start_ms + 300).toBeLessThan(1100);
    expect(stop.audio_end_ms - 500).toBeGreaterThan(2440);
    expect(stop.audio_end_ms - 500).toBeLessThan(2640);
  });

  test("[R76] [R73] a turn that begins while the customer speaks stops them; two turns are two lines", () => {
    const upstream = listening();
    upstream.turn("StartOfTurn", 0, "Hi", 1);
    upstream.turn("EndOfTurn", 0, "Hi there.", 1);
    const { responseId } = upstream;
    upstream.say("Well, there is my wife and there are the kids.", 10_000);
    upstream.hear(spoken(400));
    expect(withoutSound(upstream.turn("StartOfTurn", 1, "Sorry", 1.4))).toEqual([
      "input_audio_buffer.speech_started",
      "abort",
      "response.output_audio_transcript.done",
      "response.output_audio.done",
      "response.done",
    ]);
    expect(upstream.events().at(-1)).toMatchObject({ response: { id: responseId, status: "cancelled" } });
    upstream.turn("EndOfTurn", 1, "Sorry, go on.", 2);
    expect(upstream.lines()).toEqual(["Hi there.", "Sorry, go on."]);
  });

  test("[R76] our own ear interrupts nobody and ends nothing", () => {
    const upstream = listening();
    expect(eventsOf(upstream.hear(inSequence(spoken(600), room(1500))))).toEqual([]);
  });

  test("[R76] an eager end answers nothing yet; a turn that is resumed is one line", () => {
    const upstream = listening();
    upstream.turn("StartOfTurn", 0, "What I wanted", 1);
    expect(withoutSound(upstream.turn("EagerEndOfTurn", 0, "What I wanted to ask", 1))).toEqual([]);
    expect(withoutSound(upstream.turn("TurnResumed", 0, "What I wanted to ask", 1))).toEqual([]);
    upstream.turn("EndOfTurn", 0, "What I wanted to ask is what you pay.", 1);
    expect(upstream.lines()).toEqual(["What I wanted to ask is what you pay."]);
    expect(upstream.asked()).toEqual([["What I wanted to ask is what you pay."]]);
  });

  test("[R76] an end that comes twice, late or without its start is one line; without words it is none", () => {
    const upstream = listening();
    upstream.turn("EndOfTurn", 0, "Good morning.", 1);
    upstream.turn("EndOfTurn", 0, "Good morning.", 1);
    upstream.turn("Update", 0, "Good morning.", 1);
    upstream.turn("StartOfTurn", 1, "", 1);
    expect(withoutSound(upstream.turn("EndOfTurn", 1, "", 1))).toEqual(["input_audio_buffer.speech_stopped"]);
    expect(upstream.lines()).toEqual(["Good morning."]);
    expect(upstream.events().filter((event) => event.type === "input_audio_buffer.speech_started")).toHaveLength(2);
  });

  test("[R76] a command, or words during a pause, are no question to the customer", () => {
    const upstream = listening();
    upstream.turn("EndOfTurn", 0, "Pause, give me a hint.", 1);
    upstream.configure(500, false);
    upstream.turn("EndOfTurn", 1, "Let me think.", 1);
    expect(upstream.lines()).toEqual(["Pause, give me a hint.", "Let me think."]);
    expect(upstream.asked()).toEqual([]);
  });

  test.each([
    "{nope",
    "[]",
    '"EndOfTurn"',
    '{"type":"Connected","request_id":"r"}',
    '{"event":"SomethingNew","turn_index":0,"transcript":"Hi"}',
    '{"event":"EndOfTurn","turn_index":-1,"transcript":"Hi"}',
    '{"event":"EndOfTurn","turn_index":0,"transcript":{"text":"Hi"}}',
  ])("what cannot be read changes nothing: %s", (text) => {
    const upstream = listening();
    expect(upstream.hearText(text)).toEqual([]);
  });
});

describe("a line to the recogniser that is lost", () => {
  test("[R77] before any turn: it opens again after 0.5, 1 and 2 s, and hears the sound of meanwhile", () => {
    const upstream = listening();
    upstream.turn("Update", 0, "", 1);
    for (const delayMs of [500, 1000, 2000]) {
      upstream.lose();
      const before = upstream.openings;
      upstream.hear(room(delayMs - 40));
      expect(upstream.openings).toBe(before);
      upstream.hear(room(40));
      expect(upstream.openings).toBe(before + 1);
    }
    upstream.open();
    expect(upstream.sentTo(upstream.connection)).toBe(3500);
  });

  test("[R77] in the middle of a turn: words that were understood stay, the rest is heard again, nothing twice", () => {
    const upstream = listening();
    upstream.hear(spoken(800));
    upstream.turn("StartOfTurn", 0, "So what", 1.2);
    upstream.turn("Update", 0, "So what do you", 1.5);
    upstream.lose();
    upstream.hear(spoken(600));
    upstream.open();
    // 300 ms of what the first connection was sent, and all that came after it.
    expect(upstream.sentTo(2)).toBe(900);
    expect(withoutSound(upstream.turn("StartOfTurn", 0, "pay", 0.5))).toEqual([]);
    upstream.turn("EndOfTurn", 0, "pay for your cars?", 0.9);
    expect(upstream.lines()).toEqual(["So what do you pay for your cars?"]);
    expect(upstream.events().filter((event) => event.type === "input_audio_buffer.speech_started")).toHaveLength(1);
  });

  test("[R77] after a turn's last word: the turn ends with the words it has", () => {
    const upstream = listening();
    upstream.turn("StartOfTurn", 0, "What do you pay?", 1);
    upstream.lose();
    upstream.hear(room(520));
    upstream.open();
    upstream.hear(room(1900));
    expect(upstream.lines()).toEqual([]);
    upstream.hear(room(200));
    expect(upstream.lines()).toEqual(["What do you pay?"]);
    expect(upstream.asked()).toEqual([["What do you pay?"]]);
  });

  test("[R77] while the customer speaks: they speak on", () => {
    const upstream = listening();
    upstream.turn("EndOfTurn", 0, "Hi there.", 1);
    upstream.say("There are four of us.", 3000);
    upstream.lose();
    upstream.wait(4000);
    expect(upstream.sentMs()).toBe(3000);
    expect(upstream.events().at(-1)).toMatchObject({ type: "response.done", response: { status: "completed" } });
  });

  test("[R77] events of an earlier connection change nothing", () => {
    const upstream = listening();
    upstream.lose();
    upstream.hear(room(520));
    upstream.open();
    const late = JSON.stringify({ event: "EndOfTurn", turn_index: 0, transcript: "Twice", audio_window_end: 1 });
    expect(upstream.hearText(late, 1)).toEqual([]);
    expect(upstream.lose(false, 1)).toEqual([]);
  });

  test("[R77] an error that it tells is the end of it", () => {
    const upstream = listening();
    upstream.hearText('{"type":"FatalError","code":"INTERNAL","description":"sk-secret"}');
    upstream.wait(500);
    expect(upstream.openings).toBe(2);
  });

  test("[R77] it that says nothing while somebody speaks is given up for another, which hears it all", () => {
    const upstream = listening();
    upstream.turn("Update", 0, "", 1);
    upstream.hear(spoken(2400));
    expect(upstream.effects).toContainEqual({ type: "close-recogniser", connection: 1 });
    upstream.wait(500);
    upstream.open();
    expect(upstream.sentTo(2)).toBe(2400);
  });

  test("[R77] it that says nothing more of an open turn is given up, too", () => {
    const upstream = listening();
    upstream.turn("StartOfTurn", 0, "Hello?", 1);
    upstream.hear(room(4200));
    expect(upstream.effects).toContainEqual({ type: "close-recogniser", connection: 1 });
  });

  test("[R77] a quiet room is no stall, however long", () => {
    const upstream = listening();
    upstream.hear(room(20_000));
    expect(upstream.openings).toBe(1);
  });

  test("[R77] closed for being sent nothing, it opens with the next sound, as often as that happens", () => {
    const upstream = listening();
    for (let times = 1; times <= 8; times++) {
      upstream.wait(12_000);
      upstream.lose();
      upstream.wait(60_000);
      expect(upstream.openings).toBe(times);
      upstream.hear(room(40));
      expect(upstream.openings).toBe(times + 1);
      upstream.open();
    }
  });
});

describe("a turn whose sound ends", () => {
  test("[R78] because the microphone was shut gets silence, and ends with the words it has", () => {
    const upstream = listening();
    upstream.turn("StartOfTurn", 0, "What do you", 1);
    upstream.wait(960);
    expect(upstream.sentTo(1)).toBe(1000);
    upstream.wait(100);
    expect(upstream.sentTo(1)).toBe(2500);
    upstream.wait(1500);
    expect(upstream.lines()).toEqual(["What do you"]);
    // What the connection still says of that turn would be said twice, so it is left.
    expect(upstream.turn("EndOfTurn", 0, "What do you pay?", 2)).toEqual([]);
    upstream.hear(room(40));
    expect(upstream.openings).toBe(2);
  });

  test("[R78] and whose end the recogniser hears in that silence is its own", () => {
    const upstream = listening();
    upstream.turn("StartOfTurn", 0, "What do you", 1);
    upstream.wait(1100);
    upstream.turn("EndOfTurn", 0, "What do you pay?", 2);
    upstream.wait(3000);
    expect(upstream.lines()).toEqual(["What do you pay?"]);
    expect(upstream.openings).toBe(1);
  });

  test("[R78] [R52] because the call ends is waited for a moment", () => {
    const upstream = listening();
    upstream.turn("StartOfTurn", 0, "Thank you, good", 1);
    upstream.command({ type: "input_audio_buffer.commit" });
    expect(upstream.lines()).toEqual([]);
    upstream.wait(1500);
    expect(upstream.lines()).toEqual(["Thank you, good"]);
  });

  test("[R78] is forgotten by a clear, with all its connection may still say", () => {
    const upstream = listening();
    upstream.turn("StartOfTurn", 0, "Half a", 1);
    upstream.command({ type: "input_audio_buffer.clear" });
    upstream.turn("EndOfTurn", 0, "Half a sentence.", 1);
    upstream.wait(5000);
    expect(upstream.lines()).toEqual([]);
    upstream.hear(room(40));
    upstream.open();
    expect(upstream.sentTo(2)).toBe(40);
    upstream.turn("EndOfTurn", 0, "Here I am again.", 0.04);
    expect(upstream.lines()).toEqual(["Here I am again."]);
  });
});

describe("a recogniser that is not to be had", () => {
  const utterance = inSequence(spoken(1200), room(900));
  const transcriptions = (upstream: SteppedUpstream) =>
    upstream.effects.flatMap((one) => (one.type === "transcribe" ? [one] : []));

  test.each([
    ["refused for good", (upstream: RecognisingUpstream) => upstream.lose(true)],
    [
      "refused four times in a row",
      (upstream: RecognisingUpstream) => {
        for (const delayMs of [500, 1000, 2000, 0]) {
          upstream.lose();
          upstream.wait(delayMs);
        }
      },
    ],
    [
      "lost six times in all",
      (upstream: RecognisingUpstream) => {
        for (let times = 1; times <= 6; times++) {
          upstream.open();
          upstream.hear(room(40));
          upstream.turn("Update", 0, "", 0.04);
          upstream.lose();
          upstream.wait(500);
        }
      },
    ],
  ])("[R79] %s: our own turn detection listens, and what is spoken is transcribed", (_, lose) => {
    const upstream = new RecognisingUpstream();
    lose(upstream);
    expect(typesOf(upstream.effects)).toContain("recogniser-given-up");
    const openings = upstream.openings;
    upstream.hear(inSequence(room(1000), utterance));
    const [transcribe] = transcriptions(upstream);
    upstream.send({ type: "transcribed", itemId: transcribe?.itemId ?? "", text: "What do you pay?" });
    expect(upstream.lines()).toEqual(["What do you pay?"]);
    expect(upstream.asked()).toEqual([["What do you pay?"]]);
    expect(upstream.openings).toBe(openings);
  });

  test("[R79] given up in the middle of a turn: one line, of the words it had and those of the rest", () => {
    const upstream = listening();
    upstream.hear(spoken(800));
    upstream.turn("StartOfTurn", 0, "So what do you", 1.4);
    upstream.lose(true);
    upstream.hear(utterance);
    const [transcribe, ...others] = transcriptions(upstream);
    expect(others).toEqual([]);
    expect((transcribe?.samples.length ?? 0) / 24).toBeGreaterThan(400 + 1200);
    upstream.send({ type: "transcribed", itemId: transcribe?.itemId ?? "", text: "pay for your cars?" });
    expect(upstream.lines()).toEqual(["So what do you pay for your cars?"]);
    expect(upstream.events().filter((event) => event.type === "input_audio_buffer.speech_started")).toHaveLength(1);
  });

  test("[R79] given up after a turn's last word: the words it had are the line, and silence is not transcribed", () => {
    const upstream = listening();
    upstream.hear(inSequence(spoken(800), room(700)));
    upstream.turn("StartOfTurn", 0, "What do you pay?", 2.5);
    upstream.lose(true);
    expect(transcriptions(upstream)).toEqual([]);
    expect(upstream.lines()).toEqual(["What do you pay?"]);
    expect(upstream.asked()).toEqual([["What do you pay?"]]);
  });

  test("[R79] given up while somebody speaks of whom it had heard nothing: they are heard from their beginning", () => {
    const upstream = new RecognisingUpstream();
    upstream.hear(inSequence(room(1000), spoken(600)));
    upstream.lose(true);
    upstream.hear(utterance);
    const [transcribe] = transcriptions(upstream);
    expect((transcribe?.samples.length ?? 0) / 24).toBeGreaterThan(600 + 1200);
  });
});
