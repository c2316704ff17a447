import { findCommand } from "#core/conversations/commands.ts";
import type { Choice } from "#core/conversations/conversation-requests.ts";
import { refusalViewSchema } from "#core/conversations/reply-events.ts";
import type { Toast } from "#core/toast.ts";
import { encodePcm16 } from "#core/voice/audio/pcm16.ts";
import type { Patience } from "#core/voice/audio/vad.ts";
import { type CallEvent, parseCallEvent } from "#core/voice/call/call-events.ts";
import { type CallInvitation, parseCallInvitation } from "#core/voice/call/call-invitation.ts";
import type { Connection } from "#core/voice/call/call-screen.ts";
import { CALL_TOASTS, type EndReason, endedText, mayReconnect, voiceChatError } from "#core/voice/call/call-status.ts";
import { BROWSER_RETRY_DELAYS_MS, CLOSE, HEARTBEAT_MS, SILENT_SERVER_MS } from "#core/voice/call-figures.ts";
import { appendMessage } from "#core/voice/protocol/append-message.ts";
import type { BrowserEvent } from "#core/voice/protocol/browser-events.ts";

/** A socket that takes longer to open is dropped for the next attempt, ms. */
const OPEN_TIMEOUT_MS = 10_000;
/** Above so many unsent bytes (two seconds of sound) microphone frames are dropped: late sound is worse than none. */
export const CONGESTED_BYTES = 128 * 1024;

/** The close code for a socket that is replaced by another one. The normal code would end the call. */
const GIVEN_UP = 4000;

/** Where a call takes place: in a new conversation with this choice, or in one that exists. */
export type CallPlace = { choice: Choice } | { conversationId: string };

export type CallListener = {
  /** The server has granted the call: at the start, and again for each reconnection. */
  onInvitation: (invitation: CallInvitation) => void;
  onEvent: (event: CallEvent) => void;
  onConnection: (connection: Connection) => void;
  onToast: (toast: Toast) => void;
  /** Called once, last. `lost`: reconnecting has failed. `stored` resolves when the server has stored what was said. */
  onEnded: (reason: EndReason | "lost", stored: Promise<void>) => void;
};

export type CallSocket = { send: (text: string) => void; close: (code: number) => void; bufferedAmount: () => number };
export type SocketListener = { onOpen: () => void; onText: (text: string) => void; onClose: (code: number) => void };

export type CallWorld = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  openSocket: (url: string, listener: SocketListener) => CallSocket;
  /** Runs once after so many ms; the returned function cancels it. */
  after: (ms: number, run: () => void) => () => void;
};

/**
 * The connection of one call: a ticket and a WebSocket, and new ones of both when it breaks. It passes on what arrives and
 * reports the state of the connection; it plays and shows nothing. Its methods never throw and never reject.
 */
export class CallClient {
  readonly #listener: CallListener;
  readonly #world: CallWorld;
  #conversationId: string | null = null;
  #socket: CallSocket | null = null;
  /** Counts sockets: events of an earlier one are ignored. */
  #generation = 0;
  #failures = 0;
  #hasConnected = false;
  #isOver = false;
  #muted = false;
  #patience: Patience | undefined;
  /** The response that was interrupted, whose sound is dropped, and the one being received. */
  #cutResponse: string | null = null;
  #response: string | null = null;
  #stopRetry = () => {};
  #stopHeartbeat = () => {};
  #stopSilenceTimer: (() => void) | null = null;

  constructor(listener: CallListener, world: CallWorld) {
    this.#listener = listener;
    this.#world = world;
  }

  /** Asks the server for a call and connects. False: it was refused, and a toast has said so. */
  async start(place: CallPlace, consent: boolean | undefined): Promise<boolean> {
    const invitation = await this.#requestInvitation("/api/calls", { ...place, consent, patience: this.#patience });
    if (this.#isOver) {
      // The user hung up before the server answered: the call that it made has to be ended.
      if ("ticket" in invitation) await this.#requestEnd(invitation.conversationId);
      return false;
    }
    if (!("ticket" in invitation)) {
      this.#isOver = true;
      this.#listener.onToast(
        invitation.text ? { ...CALL_TOASTS.callRefused, text: invitation.text } : CALL_TOASTS.callRefused,
      );
      return false;
    }
    this.#conversationId = invitation.conversationId;
    this.#connect(invitation);
    return true;
  }

  /** Reconnects to the call that the page before a reload was in. */
  rejoin(conversationId: string) {
    this.#conversationId = conversationId;
    void this.#tryAgain();
  }

  sendFrame(samples: Int16Array) {
    if (!this.#socket || !this.#hasConnected || this.#socket.bufferedAmount() > CONGESTED_BYTES) return;
    this.#socket.send(appendMessage(encodePcm16(samples)));
  }

  /** Sends a typed line, or a command in brackets. False: there is no connection, nothing was sent. */
  say(text: string): boolean {
    const item = { type: "message", role: "user", content: [{ type: "input_text", text }] } as const;
    if (!this.#send({ type: "conversation.item.create", item: { ...item, content: [item.content[0]] } })) return false;
    return findCommand(text) !== null || this.#send({ type: "response.create" });
  }

  /** Tells the server that no frames will come, or that they come again. */
  setMuted(muted: boolean) {
    if (muted === this.#muted) return;
    this.#muted = muted;
    this.#send({ type: "heartbeat", muted });
  }

  /** How long a silence ends what the agent says; also for later sockets of this call. */
  setPatience(patience: Patience) {
    this.#patience = patience;
    this.#send({ type: "rolecall.patience", patience });
  }

  reportPlayback(itemId: string, state: "started" | "ended") {
    this.#send({ type: "rolecall.playback", item_id: itemId, state });
  }

  /** After an interruption: how much of the item was played, ms. */
  reportCut(itemId: string, playedMs: number) {
    this.#send({ type: "conversation.item.truncate", item_id: itemId, audio_end_ms: Math.round(playedMs) });
  }

  /** The network is back: tries again at once. */
  retryNow() {
    if (this.#socket || this.#isOver || this.#conversationId === null || this.#failures === 0) return;
    this.#stopRetry();
    void this.#tryAgain();
  }

  /** Hangs up. */
  end() {
    if (this.#isOver) return;
    this.#detachSocket()?.close(CLOSE.normal);
    this.#finish("agent-left", CALL_TOASTS.disconnected);
  }

  #connect(invitation: CallInvitation) {
    this.#listener.onInvitation(invitation);
    this.#generation += 1;
    const generation = this.#generation;
    const isCurrent = () => generation === this.#generation && !this.#isOver;
    const stopTimeout = this.#world.after(OPEN_TIMEOUT_MS, () => isCurrent() && this.#drop());
    this.#socket = this.#world.openSocket(invitation.url, {
      onOpen: () => {
        stopTimeout();
        if (!isCurrent()) return;
        this.#listener.onConnection("open");
        this.#sendHeartbeats();
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
    this.#stopSilenceTimer?.();
    this.#stopSilenceTimer = null;
    const event = parseCallEvent(text);
    if (!event || this.#isUnwanted(event)) return;
    if (event.type === "session.created") this.#markConnected();
    if (event.type === "rolecall.ended") {
      this.#detachSocket()?.close(CLOSE.normal);
      return this.#finish(event.reason, endToast(event.reason));
    }
    if (event.type === "error") this.#listener.onToast(voiceChatError(event.error.message));
    this.#listener.onEvent(event);
  }

  #markConnected() {
    this.#failures = 0;
    this.#listener.onConnection("ready");
    if (!this.#hasConnected) this.#listener.onToast(CALL_TOASTS.connected);
    this.#hasConnected = true;
  }

  /** Whether it is sound of a response that the agent has interrupted. */
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

  /** Each heartbeat is answered. When the server stays silent, the connection is lost, even if the socket looks open. */
  #sendHeartbeats() {
    this.#send({ type: "heartbeat", muted: this.#muted });
    this.#stopSilenceTimer ??= this.#world.after(SILENT_SERVER_MS, () => {
      this.#stopSilenceTimer = null;
      this.#drop();
    });
    this.#stopHeartbeat = this.#world.after(HEARTBEAT_MS, () => this.#sendHeartbeats());
  }

  #send(event: BrowserEvent): boolean {
    if (!this.#socket) return false;
    this.#socket.send(JSON.stringify(event));
    return true;
  }

  #drop() {
    this.#detachSocket()?.close(GIVEN_UP);
    this.#wait();
  }

  #closed(code: number) {
    this.#detachSocket();
    if (mayReconnect(code)) return this.#wait();
    // Closed normally without a reason given: another page took the call over.
    if (code === CLOSE.normal) return this.#finish("taken-over", endToast("taken-over"));
    this.#finish("lost", CALL_TOASTS.connectionLost);
  }

  #wait() {
    const delayMs = BROWSER_RETRY_DELAYS_MS[this.#failures];
    if (delayMs === undefined) return this.#finish("lost", CALL_TOASTS.connectionLost);
    this.#listener.onConnection(this.#hasConnected ? "reconnecting" : "connecting");
    if (this.#failures === 0) this.#listener.onToast(CALL_TOASTS.connectionError);
    this.#failures += 1;
    this.#stopRetry = this.#world.after(delayMs, () => void this.#tryAgain());
  }

  async #tryAgain(): Promise<void> {
    this.#generation += 1;
    const generation = this.#generation;
    const invitation = await this.#requestInvitation(`/api/calls/${this.#conversationId}/ticket`, {
      patience: this.#patience,
    });
    if (generation !== this.#generation || this.#isOver) return;
    if ("ticket" in invitation) return this.#connect(invitation);
    if (invitation.isFinal) return this.#finish("lost", CALL_TOASTS.connectionLost);
    this.#wait();
  }

  /** A refusal of our server is final: the call is over or not this user's. No answer, or one of a gateway, is not. */
  async #requestInvitation(
    path: string,
    body: Record<string, unknown>,
  ): Promise<CallInvitation | { isFinal: boolean; text: string | null }> {
    try {
      const response = await this.#world.fetch(path, jsonPost(body));
      const answer: unknown = await response.json();
      const invitation = parseCallInvitation(answer);
      if (response.ok && invitation) return invitation;
      const refusal = refusalViewSchema.safeParse(answer).data;
      return { isFinal: refusal !== undefined && response.status < 500, text: refusal?.text ?? null };
    } catch {
      return { isFinal: false, text: null };
    }
  }

  /** A request besides closing the socket, which may be broken. Resolves when everything is stored. */
  async #requestEnd(conversationId: string): Promise<void> {
    const request = { ...jsonPost({}), keepalive: true };
    await this.#world.fetch(`/api/calls/${conversationId}/end`, request).catch(() => undefined);
  }

  #detachSocket(): CallSocket | null {
    const socket = this.#socket;
    this.#socket = null;
    this.#generation += 1;
    this.#stopHeartbeat();
    this.#stopSilenceTimer?.();
    this.#stopSilenceTimer = null;
    return socket;
  }

  #finish(reason: EndReason | "lost", toast: Toast) {
    this.#isOver = true;
    this.#stopRetry();
    this.#listener.onToast(toast);
    // A call that was taken over goes on in another page.
    const ended = reason === "taken-over" ? null : this.#conversationId;
    this.#listener.onEnded(reason, ended === null ? Promise.resolve() : this.#requestEnd(ended));
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
