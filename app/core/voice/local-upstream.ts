import { z } from "zod";
import { cutSpeech, forgetSpeech, listen, listenAlone, takeTranscribed } from "./local-upstream/listening.ts";
import {
  addItem,
  type Draft,
  emit,
  freshLocalUpstream,
  type LocalUpstreamEffect,
  type LocalUpstreamEvent,
  type LocalUpstreamSettings,
  type LocalUpstreamState,
} from "./local-upstream/local-upstream-state.ts";
import { takeLost, takeOpened, takePatience } from "./local-upstream/recogniser-line.ts";
import { setListeningAlarm, takeHeard, takeListeningAlarm } from "./local-upstream/recogniser-turns.ts";
import { cancelAnswer, change, failAnswer, pour, startAnswer, takeSound, takeText } from "./local-upstream/speaking.ts";
import { readAppendMessage } from "./protocol/append-message.ts";
import { parseJson } from "./protocol/browser-events.ts";
import { type UpstreamCommand, upstreamCommandSchema } from "./protocol/upstream-events.ts";

export type { LocalUpstreamEffect, LocalUpstreamEvent, LocalUpstreamSettings, LocalUpstreamState };

/**
 * An upstream in our own code, for the engines `pipeline`, `workers-ai` and `built-in`. It imitates OpenAI's Realtime protocol:
 * takes the commands that the relay sends and gives the events that a realtime model would, over voice activity and a transcriber
 * (or a recogniser that finds the turns itself, or the browser's own), a text customer and a synthesiser.
 *
 * Whoever holds the relay holds this too: makes a new one for each open-upstream and reports it opened at once, brings each
 * send-upstream here as a `command`, and each `emit` to the relay as an upstream-message. Both share one queue: all effects of a
 * step are performed before the next event of either is taken.
 */
export function createLocalUpstream(settings: LocalUpstreamSettings): LocalUpstreamState {
  return freshLocalUpstream(settings);
}

/** The next state and what is to be done. Never throws, never changes the state it was given. */
export function stepLocalUpstream(
  state: LocalUpstreamState,
  event: LocalUpstreamEvent,
): { state: LocalUpstreamState; effects: LocalUpstreamEffect[] } {
  const draft: Draft = { state: { ...state }, effects: [], atMs: event.atMs };
  take(draft, event);
  if (draft.state.recogniser?.phase === "given-up") listenAlone(draft, draft.state.recogniser);
  setListeningAlarm(draft);
  return { state: draft.state, effects: draft.effects };
}

function take(draft: Draft, event: LocalUpstreamEvent) {
  switch (event.type) {
    case "command":
      return takeCommand(draft, event.text);
    case "transcribed":
      return takeTranscribed(draft, event.itemId, event.text);
    case "alarm":
      return pour(draft);
    case "recogniser-opened":
      return takeOpened(draft, event.connection);
    case "recogniser-heard":
      return takeHeard(draft, event.connection, event.text);
    case "recogniser-lost":
      return takeLost(draft, event.connection, event.isForGood);
    case "listening-alarm":
      return takeListeningAlarm(draft);
    default:
      if (event.responseId === draft.state.answer?.responseId) takeAnswer(draft, event);
  }
}

function takeAnswer(draft: Draft, event: Extract<LocalUpstreamEvent, { responseId: string }>) {
  switch (event.type) {
    case "customer-said":
      return takeText(draft, event.text, false);
    case "customer-finished":
      change(draft, { hangsUp: event.hangsUp });
      return takeText(draft, "", true);
    case "customer-failed":
      return failAnswer(draft);
    case "synthesised":
      return event.samples ? takeSound(draft, event.samples) : failAnswer(draft);
  }
}

function takeCommand(draft: Draft, text: string) {
  const audio = readAppendMessage(text);
  if (audio !== null) return listen(draft, audio);
  const command = upstreamCommandSchema.safeParse(parseJson(text));
  if (command.success) obey(draft, command.data);
}

function obey(draft: Draft, command: UpstreamCommand) {
  switch (command.type) {
    case "session.update":
      return updateSession(draft, command.session);
    case "input_audio_buffer.append":
      return listen(draft, command.audio);
    case "input_audio_buffer.commit":
      return cutSpeech(draft);
    case "input_audio_buffer.clear":
      return forgetSpeech(draft);
    case "conversation.item.create":
      return takeItem(draft, command.item);
    case "conversation.item.delete":
      draft.state.unanswered = draft.state.unanswered.filter((line) => line.itemId !== command.item_id);
      return;
    case "conversation.item.truncate":
      return;
    case "response.create":
      return startAnswer(draft);
    case "response.cancel":
      return cancelAnswer(draft);
  }
}

function updateSession(draft: Draft, session: Record<string, unknown>) {
  const read = turnDetectionSchema.safeParse(session);
  const detection = read.success ? read.data.audio.input.turn_detection : {};
  const silenceMs = detection.silence_duration_ms ?? draft.state.silenceMs;
  const isChanged = silenceMs !== draft.state.silenceMs;
  draft.state.silenceMs = silenceMs;
  draft.state.answersSpeech = detection.create_response ?? draft.state.answersSpeech;
  emit(draft, { type: "session.updated" });
  takePatience(draft, isChanged);
}

const turnDetectionSchema = z.object({
  audio: z.object({
    input: z.object({
      turn_detection: z.object({
        silence_duration_ms: z.number().min(200).max(3000).optional(),
        create_response: z.boolean().optional(),
      }),
    }),
  }),
});

/** A line of the agent's waits for its answer; history only makes links. */
function takeItem(draft: Draft, item: Extract<UpstreamCommand, { type: "conversation.item.create" }>["item"]) {
  if (item.type !== "message") return;
  const { id, role, content } = item;
  if (role === "user") draft.state.unanswered = [...draft.state.unanswered, { itemId: id, text: content[0].text }];
  if (role === "assistant") draft.state.unanswered = [];
  addItem(draft, { id, role });
}
