import { type Command, findCommand } from "../../conversations/commands.ts";
import type { CallEvent } from "./call-events.ts";
import type { CallStatus, EndReason } from "./call-status.ts";

/** What the page shows of a live call, as a fold over what the server sends and what happens in the browser. */
export type CallScreen = {
  connection: Connection;
  status: CallStatus;
  agentSpeaks: boolean;
  customerSpeaks: boolean;
  /** False when nobody turns the agent's speech into words: its bubble then goes when the speech ends. */
  hearsWords: boolean;
  /** What is being said and is no line yet: at most one of each speaker. */
  live: readonly LiveLine[];
  /** Typed, and not yet a line. */
  sending: readonly string[];
  lines: readonly CallLine[];
  remainingMs: number;
  /** When `remainingMs` was true, unix ms. */
  remainingAtMs: number;
  endsSoon: boolean;
  /** Something to know, until the next line. */
  notice: string | null;
  /** The built-in customer speaks in place of the model. */
  standsIn: boolean;
  ended: EndReason | "lost" | null;
};

/**
 * `connecting` until the first socket is open; `open`: the server has taken it; `ready`: the line stands. `closing`: the call is
 * over, and what was said is being stored.
 */
export type Connection = "connecting" | "open" | "ready" | "reconnecting" | "closing" | "closed";

export type LiveLine = { itemId: string; speaker: "agent" | "customer"; text: string };

export type CallLine = { atMs: number } & (
  | { kind: "turn"; itemId: string; speaker: "agent" | "customer"; text: string; interrupted: boolean }
  | { kind: "coach"; text: string }
  | { kind: "command"; command: Command; text: string }
);

export type CallScreenEvent = { atMs: number } & (
  | { type: "server"; event: CallEvent }
  | { type: "connection"; connection: Connection }
  /** The speaker began or fell silent. */
  | { type: "playing"; isPlaying: boolean }
  | { type: "typed"; text: string }
  /** The browser's own speech recognition, so far. */
  | { type: "recognised"; text: string }
  | { type: "words"; hearsWords: boolean }
  /** No browser and no server could keep the call. */
  | { type: "lost" }
);

export function freshScreen(capMs: number, atMs: number): CallScreen {
  return {
    connection: "connecting",
    status: "connecting",
    agentSpeaks: false,
    customerSpeaks: false,
    hearsWords: true,
    live: [],
    sending: [],
    lines: [],
    remainingMs: capMs,
    remainingAtMs: atMs,
    endsSoon: false,
    notice: null,
    standsIn: false,
    ended: null,
  };
}

export function stepScreen(screen: CallScreen, event: CallScreenEvent): CallScreen {
  switch (event.type) {
    case "server":
      return receive(screen, event.event, event.atMs);
    case "connection":
      // While the connection is down nobody is heard.
      return event.connection === "open" || event.connection === "ready"
        ? { ...screen, connection: event.connection }
        : { ...screen, connection: event.connection, agentSpeaks: false, live: [] };
    case "playing":
      return { ...screen, customerSpeaks: event.isPlaying };
    case "typed":
      return type(screen, event.text, event.atMs);
    case "recognised":
      return withLive(screen, { itemId: liveOf(screen, "agent")?.itemId ?? "", speaker: "agent", text: event.text });
    case "words":
      return { ...screen, hearsWords: event.hearsWords };
    case "lost":
      return { ...screen, connection: "closed", agentSpeaks: false, customerSpeaks: false, live: [], ended: "lost" };
  }
}

function receive(screen: CallScreen, event: CallEvent, atMs: number): CallScreen {
  switch (event.type) {
    case "input_audio_buffer.speech_started":
      if (screen.status === "paused") return { ...screen, agentSpeaks: true };
      return withLive({ ...screen, agentSpeaks: true }, { itemId: event.item_id, speaker: "agent", text: "" });
    case "input_audio_buffer.speech_stopped":
      return { ...(screen.hearsWords ? screen : withoutLive(screen, "agent")), agentSpeaks: false };
    case "conversation.item.input_audio_transcription.completed":
      return liveOf(screen, "agent")?.itemId === event.item_id
        ? withLive(screen, { itemId: event.item_id, speaker: "agent", text: event.transcript })
        : screen;
    case "response.audio_transcript.delta":
      return addWords(screen, event.item_id, event.delta);
    case "rolecall.turn":
      return settle(screen, event, atMs);
    case "rolecall.unsaid":
      return liveOf(screen, "customer")?.itemId === event.item_id ? withoutLive(screen, "customer") : screen;
    case "rolecall.coach":
      return withLine(screen, { kind: "coach", text: event.text, atMs });
    case "rolecall.call": {
      const { status, remaining_ms: remainingMs, ends_soon: endsSoon } = event;
      // What is spoken during a pause is nobody's line.
      const live = status === "paused" ? [] : screen.live;
      return { ...screen, status, live, remainingMs, remainingAtMs: atMs, endsSoon };
    }
    case "rolecall.notice":
      return { ...screen, notice: event.text };
    case "rolecall.speaker":
      return { ...screen, standsIn: event.stands_in };
    case "rolecall.ended":
      return {
        ...screen,
        connection: "closing",
        agentSpeaks: false,
        customerSpeaks: false,
        live: [],
        ended: event.reason,
      };
    default:
      return screen;
  }
}

function type(screen: CallScreen, text: string, atMs: number): CallScreen {
  const command = findCommand(text);
  if (command) return withLine(screen, { kind: "command", command, text, atMs });
  return { ...screen, sending: [...screen.sending, text] };
}

function settle(screen: CallScreen, turn: Extract<CallEvent, { type: "rolecall.turn" }>, atMs: number): CallScreen {
  const { item_id: itemId, speaker, text, interrupted } = turn;
  const known = screen.lines.some((line) => line.kind === "turn" && line.itemId === itemId);
  if (known) return screen;
  const told = withLine({ ...screen, notice: null }, { kind: "turn", itemId, speaker, text, interrupted, atMs });
  if (speaker === "customer") return withoutLive(told, "customer", itemId);
  const typed = told.sending.indexOf(text.trim());
  const isSpeakingOn = told.agentSpeaks && liveOf(told, "agent")?.itemId !== itemId;
  return {
    ...(isSpeakingOn ? told : withoutLive(told, "agent")),
    sending: told.sending.filter((_, index) => index !== typed),
  };
}

/** The first words of a new item end the bubble of an earlier one, which was cut off before anything of it was heard. */
function addWords(screen: CallScreen, itemId: string, words: string): CallScreen {
  if (screen.lines.some((line) => line.kind === "turn" && line.itemId === itemId)) return screen;
  const live = liveOf(screen, "customer");
  const before = live?.itemId === itemId ? live.text : "";
  return withLive(screen, { itemId, speaker: "customer", text: before + words });
}

function liveOf(screen: CallScreen, speaker: LiveLine["speaker"]): LiveLine | undefined {
  return screen.live.find((line) => line.speaker === speaker);
}

function withLive(screen: CallScreen, line: LiveLine): CallScreen {
  const isKnown = screen.live.some(({ speaker }) => speaker === line.speaker);
  const live = isKnown ? screen.live.map((one) => (one.speaker === line.speaker ? line : one)) : [...screen.live, line];
  return { ...screen, live };
}

function withoutLive(screen: CallScreen, speaker: LiveLine["speaker"], itemId?: string): CallScreen {
  const live = screen.live.filter(
    (line) => line.speaker !== speaker || (itemId !== undefined && line.itemId !== itemId),
  );
  return { ...screen, live };
}

function withLine(screen: CallScreen, line: CallLine): CallScreen {
  return { ...screen, lines: [...screen.lines, line] };
}
