import { createParser } from "eventsource-parser";
import type { Choice } from "#core/conversations/conversation-requests.ts";
import {
  type RefusalView,
  type ReplyEvent,
  refusalViewSchema,
  replyEventSchema,
} from "#core/conversations/reply-events.ts";

/** Seconds before each new attempt after a connection dropped: soon at first, then rarely enough for a server in trouble. */
export const RECONNECT_SECONDS = [1, 2, 5, 10] as const;
/** A stream that is silent for this long is taken for dead: phones keep sockets that nobody answers. */
export const SILENCE_MS = 25_000;

/** What to follow. `say` and `start` send a message; `resume` and `retry` are about one that is stored. */
export type ReplyRequest =
  | { way: "start"; clientKey: string; content: string; choice: Choice }
  | { way: "say"; clientKey: string; content: string; conversationId: string; after: number }
  | { way: "resume" | "retry"; clientKey: string; conversationId: string };

export type ReplyListener = {
  onEvent: (event: ReplyEvent) => void;
  /** The connection dropped; a new attempt follows in this many seconds. */
  onDropped: (waitSeconds: number) => void;
};

export type ReplyWorld = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Resolves after the time, or earlier when it makes sense to try now (the network is back), or when aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

/**
 * Follows one reply to its end over as many connections as it takes. A message is sent again only when the server does not
 * know its key, so a dropped connection neither loses nor doubles it. Never rejects.
 */
export async function followReply(
  request: ReplyRequest,
  listener: ReplyListener,
  signal: AbortSignal,
  world: ReplyWorld = browserWorld,
): Promise<"ended" | "lost" | "aborted"> {
  let conversationId = request.way === "start" ? null : request.conversationId;
  let way: Way = request.way === "start" || request.way === "say" ? "post" : request.way;
  let isStored = way !== "post";
  let fruitless = 0;
  const listen = (event: ReplyEvent) => {
    if (event.type === "started") {
      conversationId = event.conversation.id;
      isStored = true;
    }
    if (!signal.aborted) listener.onEvent(event);
  };
  for (;;) {
    const end = await attempt(callFor(request, way, conversationId), listen, signal, world);
    if (signal.aborted) return "aborted";
    if (end === "ended") return "ended";
    if (typeof end === "object") {
      listener.onEvent({ type: "refused", ...end, stored: isStored });
      return "ended";
    }
    if (end === "unknown" && way === "resume" && (request.way === "say" || request.way === "start")) {
      way = "post";
      continue;
    }
    if (end === "unknown") {
      listener.onEvent({ type: "refused", ...NOT_FOUND, stored: isStored });
      return "ended";
    }
    if (end === "broke-off") fruitless = 0;
    const waitSeconds = RECONNECT_SECONDS[fruitless];
    if (waitSeconds === undefined) return "lost";
    fruitless += 1;
    listener.onDropped(waitSeconds);
    await world.wait(waitSeconds * 1000, signal);
    if (signal.aborted) return "aborted";
    way = conversationId === null ? "post" : "resume";
  }
}

/** Tells the server how much of the reply was on the screen. Resolves to whether it was told. */
export async function stopReply(
  conversationId: string,
  clientKey: string,
  shownCharacters: number,
  world: ReplyWorld = browserWorld,
): Promise<boolean> {
  try {
    const response = await world.fetch(
      `/api/conversations/${conversationId}/stop`,
      jsonPost({ clientKey, shownCharacters }, null),
    );
    return response.ok;
  } catch {
    return false;
  }
}

type Way = "post" | "resume" | "retry";
/** `dropped`: nothing came; `broke-off`: something did; `unknown`: the server does not know this; or it refused. */
type AttemptEnd = "ended" | "unknown" | "dropped" | "broke-off" | RefusalView;
type Call = { url: string; init: (signal: AbortSignal) => RequestInit };

const NOT_FOUND = {
  code: "not_found",
  title: "Not found",
  text: "This conversation does not exist any more. Start a new session.",
};

function callFor(request: ReplyRequest, way: Way, conversationId: string | null): Call {
  const { clientKey } = request;
  if (way === "post" && request.way === "start") {
    const { choice, content } = request;
    return { url: "/api/conversations", init: (signal) => jsonPost({ choice, clientKey, content }, signal) };
  }
  if (way === "post" && request.way === "say") {
    const { content, after } = request;
    return {
      url: `/api/conversations/${conversationId}/turns`,
      init: (signal) => jsonPost({ clientKey, content, after }, signal),
    };
  }
  const turn = `/api/conversations/${conversationId}/turns/${clientKey}`;
  if (way === "retry") return { url: `${turn}/retry`, init: (signal) => jsonPost({}, signal) };
  return { url: turn, init: (signal) => ({ headers: { Accept: "text/event-stream" }, signal, cache: "no-store" }) };
}

function jsonPost(body: unknown, signal: AbortSignal | null): RequestInit {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify(body),
    signal,
    // A stop is still told when the page is being left.
    keepalive: signal === null,
  };
}

async function attempt(
  call: Call,
  onEvent: (event: ReplyEvent) => void,
  signal: AbortSignal,
  world: ReplyWorld,
): Promise<AttemptEnd> {
  const silence = new AbortController();
  const either = AbortSignal.any([signal, silence.signal]);
  let arrived = false;
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  try {
    const response = await world.fetch(call.url, call.init(either));
    heard();
    if (!response.headers.get("Content-Type")?.startsWith("text/event-stream")) return await readRefusal(response);
    if (!response.body) return "dropped";
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    const received: string[] = [];
    const parser = createParser({ onEvent: ({ data }) => void received.push(data) });
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return arrived ? "broke-off" : "dropped";
      heard();
      parser.feed(value);
      for (const data of received.splice(0)) {
        const event = replyEventSchema.safeParse(readJson(data)).data;
        if (!event) continue;
        // Nothing of it was stored: the same again, in a moment.
        if (event.type === "refused" && event.code === MOVING) {
          void reader.cancel().catch(() => {});
          return arrived ? "broke-off" : "dropped";
        }
        arrived = true;
        onEvent(event);
        if (event.type === "done" || event.type === "refused") {
          void reader.cancel().catch(() => {});
          return "ended";
        }
      }
    }
  } catch {
    return arrived ? "broke-off" : "dropped";
  } finally {
    clearTimeout(timer);
  }
}

/** An answer that is no stream is a refusal, an unknown key, or a gateway's page. */
async function readRefusal(response: Response): Promise<AttemptEnd> {
  if (response.status === 404) return "unknown";
  const refusal = refusalViewSchema.safeParse(readJson(await response.text())).data;
  return refusal && refusal.code !== MOVING ? refusal : "dropped";
}

/** Of an organization that is being moved for a moment (core/errors.ts). */
const MOVING = "moving";

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const browserWorld: ReplyWorld = {
  fetch: (url, init) => fetch(url, init),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const over = () => {
        clearTimeout(timer);
        window.removeEventListener("online", over);
        signal.removeEventListener("abort", over);
        resolve();
      };
      const timer = setTimeout(over, ms);
      window.addEventListener("online", over);
      signal.addEventListener("abort", over);
    }),
};
