import type { Page, WebSocketRoute } from "playwright-core";
import type { CallEvent } from "#core/voice/call/call-events.ts";
import { type BrowserEvent, parseBrowserMessage } from "#core/voice/protocol/browser-events.ts";

/** Plays the server's part of calls towards a page: every socket stands at once, heartbeats are answered. */
export async function scriptCalls(page: Page, engine: "openai-realtime" | "built-in" = "openai-realtime") {
  const asked: { path: string; body: unknown }[] = [];
  const heard: BrowserEvent[] = [];
  const sockets: WebSocketRoute[] = [];
  let isReachable = true;

  await page.route(/\/api\/calls(\/|$)/, async (route) => {
    const path = new URL(route.request().url()).pathname;
    const body: unknown = route.request().postDataJSON();
    asked.push({ path, body });
    if (!isReachable) return route.abort("connectionrefused");
    if (path.endsWith("/end")) return route.fulfill({ status: 204 });
    const conversationId = new URL(page.url()).pathname.split("/").at(-1);
    const url = `/functions/v1/realtime-chat?ticket=${asked.length}`;
    await route.fulfill({ json: { conversationId, ticket: "t", url, engine, capMs: 1_800_000, consentNeeded: false } });
  });
  await page.routeWebSocket(/\/functions\/v1\/realtime-chat/, (socket) => {
    sockets.push(socket);
    const tell = (event: CallEvent) => socket.send(JSON.stringify(event));
    const status = { type: "rolecall.call", status: "active", remaining_ms: 1_790_000, ends_soon: false } as const;
    socket.onMessage((text) => {
      const event = parseBrowserMessage(String(text));
      if (!event) throw new Error(`the server would refuse ${text}`);
      heard.push(event);
      if (event.type === "heartbeat") tell(status);
    });
    tell({ type: "session.created", session: { id: "call" } });
    tell({ type: "session.updated", session: { id: "call" } });
    tell(status);
  });

  const socket = () => {
    const last = sockets.at(-1);
    if (!last) throw new Error("the page opened no socket");
    return last;
  };
  return {
    asked,
    heard,
    sockets,
    tell: (event: CallEvent) => socket().send(JSON.stringify(event)),
    close: (code: number) => socket().close({ code, reason: "scripted" }),
    setReachable: (reachable: boolean) => {
      isReachable = reachable;
    },
    /** What the page sent of one kind. */
    ofType: <Type extends BrowserEvent["type"]>(type: Type) =>
      heard.filter((event): event is Extract<BrowserEvent, { type: Type }> => event.type === type),
  };
}
