import { findCommand } from "#core/conversations/commands.ts";
import type { Choice } from "#core/conversations/conversation-requests.ts";
import { parseRefusal } from "#core/conversations/reply-event-parser.ts";
import type { Toast } from "#core/toast.ts";
import { encodePcm16 } from "#core/voice/audio/pcm16.ts";
import type { Patience } from "#core/voice/audio/vad.ts";
import { type CallEvent, parseCallEvent } from "#core/voice/call/call-events.ts";
import { type CallInvitation, parseCallInvitation } from "#core/voice/call/call-invitation.ts";
import type { Connection } from "#core/voice/call/call-screen.ts";
import { CALL_TOASTS, type EndReason, endedText, mayReconnect, voiceChatError } from "#core/voice/call/call-status.ts";
import { BROWSER_RETRY_DELAYS_MS, CLOSE, HEARTBEAT_MS, SILENT_SERVER_MS } from "#core/voice/limits.ts";
import { appendMessage } from "#core/voice/protocol/append-message.ts";
import type { BrowserEvent } from "#core/voice/protocol/browser-events.ts";

/** A socket that does not open within this is given up (product specification, section 9). */
const OPEN_TIMEOUT_MS = 10_000;
/** Unsent bytes above which microphone frames are left out: two seconds of them. Late sound is worse than none. */
export const CONGESTED_BYTES = 128 * 1024;

/** Closes a socket that is given up for another one. A normal code would end the call. */
const GIVEN_UP = 4000;

/** What a call is about: a practice not yet begun, or a conversation that goes on by voice. */
export type CallPlace = { choice: Choice } | { conversationId: string };

export type CallListener = {
  /** The call is granted: at its beginning, and with each ticket after that. */
  onDoor: (door: CallInvitation) => void;
  onEvent: (event: CallEvent) => void;
  onConnection: (connection: Connection) => void;
  onToast: (toast: Toast) => void;
  /** Once, and the last word. `lost`: the line broke for good. `stored`: the server has put away what was said. */
  onEnded: (reason: EndReason | "lost", stored: Promise<void>) => void;
};

export type CallSocket = { send: (text: string) => void; close: (code: number) => void; bufferedAmount: () => number };
export type SocketListener = { onOpen: () => void; onText: (text: string) => void; onClose: (code: number) => void };

export type CallWorld = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  openSocket: (url: string, listener: SocketListener) => CallSocket;
  /** Runs once after the time; what is given back takes it back. */
  after: (ms: number, run: () => void) => () => void;
};

/**
 * The line of one call: a ticket, a socket, and another of each when it breaks. It says what arrives and what became of the
 * line; sound and screen are others' work. Never rejects, never throws.
 */
export class CallClient {
  readonly #listener: CallListener;
  readonly #world: CallWorld;
  #conversationId: string | null = null;
  #socket: CallSocket | null = null;
  /** Counts sockets: what comes of an earlier one means nothing. */
  #generation = 0;
  #failures = 0;
  #hasStood = false;
  #isOver = false;
  #muted = false;
  #patience: Patience | undefined;
  /** A response whose sound is not wanted any more, and the one being received. */
  #cutResponse: string | null = null;
  #response: string | null = null;
  #stopRetry = () => {};
  #stopHeartbeat = () => {};
  #stopWatch: (() => void) | null = null;

  constructor(listener: CallListener, world: CallWorld) {
    this.#listener = listener;
    this.#world = world;
  }

  /** Asks for a call and connects. False: there is none, the user has been told. */
  async start(place: CallPlace, consent: boolean | undefined): Promise<boolean> {
    const door = await this.#askForDoor("/api/calls", { ...place, consent, patience: this.#patience });
    if (this.#isOver) {
      // Hung up before the server answered: the call it made has to go.
      if ("ticket" in door) await this.#tellEnd(door.conversationId);
      return false;
    }
    if (!("ticket" in door)) {
      this.#isOver = true;
      this.#listener.onToast(door.text ? { ...CALL_TOASTS.callRefused, text: door.text } : CALL_TOASTS.callRefused);
      return false;
    }
    this.#conversationId = door.conversationId;
    this.#connect(door);
    return true;
  }

  /** Goes on with a call that another page of this browser had. */
  rejoin(conversationId: string) {
    this.#conversationId = conversationId;
    void this.#tryAgain();
  }

  sendFrame(samples: Int16Array) {
    if (!this.#socket || !this.#hasStood || this.#socket.bufferedAmount() > CONGESTED_BYTES) return;
    this.#socket.send(appendMessage(encodePcm16(samples)));
  }

  /** Says a line, or gives a bracketed command. False: the line is down, nothing was sent. */
  say(text: string): boolean {
    const item = { type: "message", role: "user", content: [{ type: "input_text", text }] } as const;
    if (!this.#send({ type: "conversation.item.create", item: { ...item, content: [item.content[0]] } })) return false;
    return findCommand(text) !== null || this.#send({ type: "response.create" });
  }

  /** No frames are to be expected, or frames again. */
  setMuted(muted: boolean) {
    if (muted === this.#muted) return;
    this.#muted = muted;
    this.#send({ type: "heartbeat", muted });
  }

  /** How long a silence ends what the agent says: for this call's socket, and for any later one. */
  setPatience(patience: Patience) {
    this.#patience = patience;
    this.#send({ type: "rolecall.patience", patience });
  }

  reportPlayback(itemId: string, state: "started" | "ended") {
    this.#send({ type: "rolecall.playback", item_id: itemId, state });
  }

  /** After an interruption: how much of the item was really heard. */
  reportCut(itemId: string, playedMs: number) {
    this.#send({ type: "conversation.item.truncate", item_id: itemId, audio_end_ms: Math.round(playedMs) });
  }

  /** The network is back: no need to wait for the next attempt. */
  retryNow() {
    if (this.#socket || this.#isOver || this.#conversationId === null || this.#failures === 0) return;
    this.#stopRetry();
    void this.#tryAgain();
  }

  /** Hangs up. */
  end() {
    if (this.#isOver) return;
    this.#takeSocket()?.close(CLOSE.normal);
    this.#finish("agent-left", CALL_TOASTS.disconnected);
  }

  #connect(door: CallInvitation) {
    this.#listener.onDoor(door);
    this.#generation += 1;
    const generation = this.#generation;
    const isCurrent = () => generation === this.#generation && !this.#isOver;
    const stopTimeout = this.#world.after(OPEN_TIMEOUT_MS, () => isCurrent() && this.#drop());
    this.#socket = this.#world.openSocket(door.url, {
      onOpen: () => {
        stopTimeout();
        if (isCurrent()) this.#beat();
      },
      onText: (text) => {
        if (isCurrent()) this.#hear(text);
      },
      onClose: (code) => {
        stopTimeout();
        if (isCurrent()) this.#closed(code);
      },
    });
  }

  #hear(text: string) {
    this.#stopWatch?.();
    this.#stopWatch = null;
    const event = parseCallEvent(text);
    if (!event || this.#isUnwanted(event)) return;
    if (event.type === "session.created") this.#stand();
    if (event.type === "rolecall.ended") {
      this.#takeSocket()?.close(CLOSE.normal);
      return this.#finish(event.reason, endToast(event.reason));
    }
    if (event.type === "error") this.#listener.onToast(voiceChatError(event.error.message));
    this.#listener.onEvent(event);
  }

  #stand() {
    this.#failures = 0;
    this.#listener.onConnection("open");
    if (!this.#hasStood) this.#listener.onToast(CALL_TOASTS.connected);
    this.#hasStood = true;
  }

  /** Sound that was on its way when the agent began to speak. */
  #isUnwanted(event: CallEvent): boolean {
    switch (event.type) {
      case "response.audio.delta":
        this.#response = event.response_id;
        return event.response_id === this.#cutResponse;
      case "input_audio_buffer.speech_started":
        this.#cutResponse = this.#response;
        return false;
      case "response.done":
        if (event.response.id === this.#response) this.#response = null;
        return false;
      default:
        return false;
    }
  }

  /** Each heartbeat is answered; a server that stays silent is not there any more, whatever the socket says. */
  #beat() {
    this.#send({ type: "heartbeat", muted: this.#muted });
    this.#stopWatch ??= this.#world.after(SILENT_SERVER_MS, () => {
      this.#stopWatch = null;
      this.#drop();
    });
    this.#stopHeartbeat = this.#world.after(HEARTBEAT_MS, () => this.#beat());
  }

  #send(event: BrowserEvent): boolean {
    if (!this.#socket) return false;
    this.#socket.send(JSON.stringify(event));
    return true;
  }

  #drop() {
    this.#takeSocket()?.close(GIVEN_UP);
    this.#wait();
  }

  #closed(code: number) {
    this.#takeSocket();
    if (mayReconnect(code)) return this.#wait();
    // Closed on purpose without a word: another page took the call over.
    if (code === CLOSE.normal) return this.#finish("taken-over", endToast("taken-over"));
    this.#finish("lost", CALL_TOASTS.connectionLost);
  }

  #wait() {
    const delayMs = BROWSER_RETRY_DELAYS_MS[this.#failures];
    if (delayMs === undefined) return this.#finish("lost", CALL_TOASTS.connectionLost);
    this.#listener.onConnection(this.#hasStood ? "reconnecting" : "connecting");
    if (this.#failures === 0) this.#listener.onToast(CALL_TOASTS.connectionError);
    this.#failures += 1;
    this.#stopRetry = this.#world.after(delayMs, () => void this.#tryAgain());
  }

  async #tryAgain(): Promise<void> {
    this.#generation += 1;
    const generation = this.#generation;
    const door = await this.#askForDoor(`/api/calls/${this.#conversationId}/ticket`, { patience: this.#patience });
    if (generation !== this.#generation || this.#isOver) return;
    if ("ticket" in door) return this.#connect(door);
    if (door.isFinal) return this.#finish("lost", CALL_TOASTS.connectionLost);
    this.#wait();
  }

  /** A refusal is final: the call is over or somebody else's. No answer, or a gateway's, is not. */
  async #askForDoor(
    path: string,
    body: Record<string, unknown>,
  ): Promise<CallInvitation | { isFinal: boolean; text: string | null }> {
    try {
      const response = await this.#world.fetch(path, jsonPost(body));
      const answer: unknown = await response.json();
      const door = parseCallInvitation(answer);
      if (response.ok && door) return door;
      const refusal = parseRefusal(answer);
      return { isFinal: refusal !== null && response.status < 500, text: refusal?.text ?? null };
    } catch {
      return { isFinal: false, text: null };
    }
  }

  /** Told besides closing the socket, which may be down; the answer comes when all is stored. */
  async #tellEnd(conversationId: string): Promise<void> {
    const told = { ...jsonPost({}), keepalive: true };
    await this.#world.fetch(`/api/calls/${conversationId}/end`, told).catch(() => undefined);
  }

  #takeSocket(): CallSocket | null {
    const socket = this.#socket;
    this.#socket = null;
    this.#generation += 1;
    this.#stopHeartbeat();
    this.#stopWatch?.();
    this.#stopWatch = null;
    return socket;
  }

  #finish(reason: EndReason | "lost", toast: Toast) {
    this.#isOver = true;
    this.#stopRetry();
    this.#listener.onToast(toast);
    // Taken over, it goes on elsewhere.
    const ended = reason === "taken-over" ? null : this.#conversationId;
    this.#listener.onEnded(reason, ended === null ? Promise.resolve() : this.#tellEnd(ended));
  }
}

function endToast(reason: EndReason): Toast {
  const text = endedText(reason);
  if (!text) return CALL_TOASTS.disconnected;
  const isFailure = reason === "upstream-failed" || reason === "browser-lost" || reason === "policy";
  return isFailure ? { ...CALL_TOASTS.connectionLost, text } : { ...CALL_TOASTS.disconnected, text };
}

function jsonPost(body: Record<string, unknown>): RequestInit {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
  };
}
