import { freshVad, PATIENCE_MS, type Vad } from "../audio/vad.ts";
import type { UpstreamEvent } from "../protocol/upstream-events.ts";
import { freshRecogniser, type Recogniser, type TurnEnd } from "./recogniser-state.ts";

export type LocalUpstreamSettings = {
  /**
   * `pipeline` has its utterances transcribed; `workers-ai` streams its sound to a recogniser that finds the turns itself;
   * `built-in` gets its lines from the browser.
   */
  engine: "pipeline" | "workers-ai" | "built-in";
  /** Makes the ids of this connection differ from those of any other of the same call. */
  idPrefix: string;
};

export type LocalUpstreamEvent = { atMs: number } /** A send-upstream effect of the relay. */ & (
  | { type: "command"; text: string }
  /** The answer to `transcribe`; null when it failed. */
  | { type: "transcribed"; itemId: string; text: string | null }
  /** The answer to `ask-customer`, in pieces of any size, then the end of it. */
  | { type: "customer-said"; responseId: string; text: string }
  | { type: "customer-finished"; responseId: string; hangsUp: boolean }
  | { type: "customer-failed"; responseId: string }
  /** The answer to `synthesise`: PCM16, 24 kHz, mono; null when it failed. */
  | { type: "synthesised"; responseId: string; samples: Int16Array | null }
  | { type: "alarm" }
  /** The answers to `open-recogniser`, and what a connection says; `isForGood`: opening it again is of no use. */
  | { type: "recogniser-opened"; connection: number }
  | { type: "recogniser-heard"; connection: number; text: string }
  | { type: "recogniser-lost"; connection: number; isForGood: boolean }
  | { type: "listening-alarm" }
);

export type LocalUpstreamEffect =
  /** To the relay, as JSON, as if it had come over a socket. */
  | { type: "emit"; event: UpstreamEvent }
  | { type: "transcribe"; itemId: string; samples: Int16Array }
  /** What the agent said since the customer's last answer; nothing when the customer is to open or go on. */
  | { type: "ask-customer"; responseId: string; lines: readonly string[] }
  | { type: "synthesise"; responseId: string; text: string }
  /** Stop asking and synthesising for this response; what comes for it is ignored. */
  | { type: "abort"; responseId: string }
  | { type: "set-alarm"; atMs: number }
  /** Opens a connection with this number, after closing the one before. */
  | { type: "open-recogniser"; connection: number; turnEnd: TurnEnd }
  | { type: "recognise"; connection: number; samples: Int16Array }
  | { type: "close-recogniser"; connection: number }
  /** It is not opened again: what is spoken is transcribed from here on. */
  | { type: "recogniser-given-up"; connection: number }
  /** The alarm of `listening-alarm`, of which there is one. */
  | { type: "set-listening-alarm"; atMs: number };

export type Answer = {
  responseId: string;
  itemId: string;
  /** The agent's lines it answers. */
  asked: LocalUpstreamState["unanswered"];
  /** Text that makes no clause yet, and clauses waiting to be synthesised. */
  text: string;
  clauses: readonly string[];
  textIsComplete: boolean;
  hangsUp: boolean;
  synthesising: string | null;
  /** Sound not yet sent; the first may be sent in part. */
  ready: readonly { text: string; samples: Int16Array; isBegun: boolean }[];
  transcript: string;
  sentMs: number;
  /** When the first sound would be heard if there were no delay; moves on when the sound ran dry. */
  playsFromMs: number | null;
};

export type LocalUpstreamState = {
  settings: LocalUpstreamSettings;
  silenceMs: number;
  /** False while the call is paused. */
  answersSpeech: boolean;
  vad: Vad;
  /** Less than a frame, waiting for its rest. */
  partial: Int16Array;
  /** The frames of the utterance, or of the moment before one. */
  frames: readonly Int16Array[];
  speechItemId: string | null;
  /** Null: our own turn detection listens. */
  recogniser: Recogniser | null;
  listeningAlarmAtMs: number | null;
  /** The first words of an utterance whose rest is being transcribed. */
  begun: { itemId: string; words: string } | null;
  /** Agent's lines the customer has not answered. */
  unanswered: readonly { itemId: string; text: string }[];
  lastItemId: string | null;
  answer: Answer | null;
  /** Another answer is due when this one is done. */
  answerDue: boolean;
  customerPlaysUntilMs: number;
  idsGiven: number;
};

export type Draft = { state: LocalUpstreamState; effects: LocalUpstreamEffect[]; atMs: number };

export function freshLocalUpstream(settings: LocalUpstreamSettings): LocalUpstreamState {
  return {
    settings,
    silenceMs: PATIENCE_MS.usual,
    answersSpeech: true,
    vad: freshVad(),
    partial: new Int16Array(0),
    frames: [],
    speechItemId: null,
    recogniser: settings.engine === "workers-ai" ? freshRecogniser() : null,
    listeningAlarmAtMs: null,
    begun: null,
    unanswered: [],
    lastItemId: null,
    answer: null,
    answerDue: false,
    customerPlaysUntilMs: 0,
    idsGiven: 0,
  };
}

export function emit(draft: Draft, event: UpstreamEvent) {
  draft.effects.push({ type: "emit", event });
}

export function nextId(draft: Draft, kind: "item" | "resp"): string {
  draft.state.idsGiven += 1;
  return `${kind}_${draft.state.settings.idPrefix}_${draft.state.idsGiven}`;
}

/** Tells of an item behind the one before. */
export function addItem(draft: Draft, item: { id: string; role: "user" | "assistant" | "system" }) {
  const { id, role } = item;
  const previous = draft.state.lastItemId;
  emit(draft, { type: "conversation.item.added", previous_item_id: previous, item: { id, type: "message", role } });
  draft.state.lastItemId = id;
}
