import { CallClient, type CallSocket, type SocketListener } from "#app/browser/voice/line/call-client.ts";
import type { CallEvent } from "#core/voice/call/call-events.ts";
import type { CallInvitation } from "#core/voice/call/call-invitation.ts";
import { type BrowserEvent, parseBrowserMessage } from "#core/voice/protocol/browser-events.ts";

/** An answer of the server; empty: another ticket. */
type Answer = "no network" | { status?: number; body?: unknown };

/** A CallClient with a network and a clock that do what a test tells them. */
export function scriptedLine({ answers = [] }: { answers?: Answer[] } = {}) {
  const sockets: ScriptedSocket[] = [];
  const asked: { path: string; body: unknown }[] = [];
  const events: CallEvent[] = [];
  const invitations: CallInvitation[] = [];
  let log: string[] = [];
  let nowMs = 0;
  let timers: { atMs: number; run: () => void }[] = [];
  const client = new CallClient(
    {
      onInvitation: (invitation) => invitations.push(invitation),
      onEvent: (event) => {
        if (event.type !== "session.created") events.push(event);
      },
      onConnection: (connection) => log.push(connection),
      onToast: ({ title, text }) => log.push(`${title}: ${text}`),
      onEnded: (reason) => log.push(`over: ${reason}`),
    },
    {
      fetch: async (path, init) => {
        asked.push({ path, body: JSON.parse(String(init.body)) });
        const answer = answers[asked.length - 1] ?? {};
        if (answer === "no network") throw new TypeError("Failed to fetch");
        const ticket = String(sockets.length + 1);
        const url = `/functions/v1/realtime-chat?ticket=${ticket}`;
        const invitation = {
          conversationId: "c-1",
          ticket,
          url,
          engine: "built-in",
          capMs: 1_800_000,
          consentNeeded: false,
        };
        return Response.json(answer.body ?? invitation, { status: answer.status ?? 200 });
      },
      openSocket: (url, listener) => {
        const socket = new ScriptedSocket(url, listener);
        sockets.push(socket);
        return socket.asSocket;
      },
      after: (ms, run) => {
        const timer = { atMs: nowMs + ms, run };
        timers.push(timer);
        return () => {
          timers = timers.filter((one) => one !== timer);
        };
      },
    },
  );

  return {
    client,
    sockets,
    asked,
    events,
    invitations,
    socket: () => {
      const socket = sockets.at(-1);
      if (!socket) throw new Error("no socket was opened");
      return socket;
    },
    sent: () => sockets.flatMap((socket) => socket.sent),
    /** Toasts, states of the line and its end, in order. */
    said: () => log,
    clear: () => {
      log = [];
      events.length = 0;
    },
    /** Lets time pass; what is waiting on an answer of the network goes on. */
    pass: async (ms: number) => {
      const untilMs = nowMs + ms;
      for (;;) {
        await settled();
        const next = timers.filter(({ atMs }) => atMs <= untilMs).sort((a, b) => a.atMs - b.atMs)[0];
        if (!next) break;
        timers = timers.filter((one) => one !== next);
        nowMs = next.atMs;
        next.run();
      }
      nowMs = untilMs;
    },
  };
}

class ScriptedSocket {
  readonly url: string;
  readonly listener: SocketListener;
  readonly sent: BrowserEvent[] = [];
  closedWith: number | null = null;
  buffered = 0;

  constructor(url: string, listener: SocketListener) {
    this.url = url;
    this.listener = listener;
  }

  /** The server says something. */
  tell(event: CallEvent): void {
    this.listener.onText(JSON.stringify(event));
  }

  get asSocket(): CallSocket {
    return {
      send: (text) => {
        const event = parseBrowserMessage(text);
        if (!event) throw new Error(`the server would refuse ${text}`);
        this.sent.push(event);
      },
      close: (code) => {
        this.closedWith = code;
      },
      bufferedAmount: () => this.buffered,
    };
  }
}

/** Promises that wait for nothing but each other are done after a turn of the event loop. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
