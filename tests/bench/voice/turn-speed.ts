import { setTimeout as pause } from "node:timers/promises";
import { voice } from "#tests/app/core/voice/audio/voices.ts";
import type { BuiltWorker } from "../built-worker.ts";
import { atMost, milliseconds, quantile, type Row } from "../table.ts";
import { askForCall, openSocket } from "./paths.ts";
import { TalkingAgent } from "./talking-agent.ts";

/**
 * Bars (f) and (g) with the built-in engine, one call after the other, in real time: the agent speaks, the page says what its
 * recogniser made of it as soon as the server tells of the silence, the customer answers, and is interrupted in the middle.
 */
export async function measureTurns(worker: BuiltWorker, calls: number): Promise<Row[]> {
  const answersMs: number[] = [];
  const bargeInsMs: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const { url, end } = await askForCall(worker);
    const { socket } = await openSocket(worker, url);
    const agent = new TalkingAgent(socket, voice(1200, -20));
    await agent.next("response.done");
    await agent.customerIsSilent();
    for (const line of LINES) {
      const { answerMs, bargeInMs } = await takeTurn(agent, line);
      answersMs.push(answerMs);
      if (bargeInMs !== null) bargeInsMs.push(bargeInMs);
    }
    agent.hangUp();
    await end();
  }
  const [answer, answerTail] = [quantile(answersMs, 0.5), quantile(answersMs, 0.95)];
  const [bargeIn, bargeInTail] = [quantile(bargeInsMs, 0.5), quantile(bargeInsMs, 0.95)];
  return [
    {
      name: `last sample said -> first sound of the answer, built-in, p50 of ${answersMs.length}`,
      ours: milliseconds(answer),
      bar: atMost(650, answer, " ms"),
    },
    { name: "  p95", ours: milliseconds(answerTail), bar: atMost(750, answerTail, " ms") },
    {
      name: `first sample of a barge-in -> the page is told to be silent, p50 of ${bargeInsMs.length}`,
      ours: milliseconds(bargeIn),
      bar: atMost(TOLD_WITHIN_MS, bargeIn, " ms"),
    },
    { name: "  p95", ours: milliseconds(bargeInTail), bar: atMost(TOLD_WITHIN_MS, bargeInTail, " ms") },
  ];
}

async function takeTurn(agent: TalkingAgent, line: string): Promise<{ answerMs: number; bargeInMs: number | null }> {
  const isBargeIn = agent.customerSpeaks;
  const started = agent.next("input_audio_buffer.speech_started");
  const stopped = agent.next("input_audio_buffer.speech_stopped");
  agent.speak();
  const startedAtMs = await started;
  await stopped;
  const sounds = agent.next("response.audio.delta");
  agent.say(line);
  const soundsAtMs = await sounds;
  const answerMs = soundsAtMs - agent.spokeUntilMs;
  // The next line cuts in here.
  await pause(CUTS_IN_AFTER_MS);
  return { answerMs, bargeInMs: isBargeIn ? startedAtMs - agent.spokeFromMs : null };
}

const CUTS_IN_AFTER_MS = 800;
/** 250 ms in all (barge-in.ts), of which a page needs at most 50. */
const TOLD_WITHIN_MS = 200;

/** Few enough that no customer minds being interrupted so often. */
const LINES = [
  "Hi, this is Sam from Harbor Insurance. What made you look at your cover this week?",
  "Who would be affected most if something happened?",
  "What do you like about what you have today?",
  "And what do you pay for it now?",
  "When does it renew?",
];
