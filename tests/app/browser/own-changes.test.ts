import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ChangesBrowser, followOwnChanges } from "#app/browser/own-changes.ts";

type Socket = ReturnType<ChangesBrowser["connect"]>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that is visible, and the sockets it opens. */
function browser() {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" as DocumentVisibilityState });
  const sockets: (Socket & { isClosed: boolean; said: unknown[] })[] = [];
  const connect = () => {
    const socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      isClosed: false,
      said: [] as unknown[],
      send: (data: unknown) => void socket.said.push(data),
      close: () => {
        socket.isClosed = true;
      },
    };
    sockets.push(socket);
    return socket;
  };
  const show = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  return { page, sockets, connect, show };
}

function happens(socket: Socket | undefined, what: "onopen" | "onclose" | "onmessage", data?: string): void {
  const listener: unknown = socket?.[what];
  if (typeof listener !== "function") throw new Error(`nobody listens to ${what}`);
  listener({ data });
}

test("several changes within a moment are one look", () => {
  const { sockets, ...parts } = browser();
  const look = vi.fn();
  followOwnChanges(look, parts);
  happens(sockets[0], "onopen");
  for (const data of ["changed", "pong", "changed", "changed"]) happens(sockets[0], "onmessage", data);
  vi.advanceTimersByTime(999);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledTimes(1);
});

test("a hidden page holds no socket, and looks once when it is seen again", () => {
  const { sockets, show, ...parts } = browser();
  const look = vi.fn();
  followOwnChanges(look, parts);
  show("hidden");
  expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true]);
  vi.advanceTimersByTime(3_600_000);
  expect(sockets).toHaveLength(1);
  show("visible");
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(2);
  expect(look).toHaveBeenCalledTimes(1);
});

test("a socket that cannot be had is asked for less and less often, and what was missed is looked at", () => {
  const { sockets, ...parts } = browser();
  const look = vi.fn();
  followOwnChanges(look, parts);
  happens(sockets[0], "onclose");
  vi.advanceTimersByTime(5_000);
  expect(sockets).toHaveLength(2);
  happens(sockets[1], "onclose");
  vi.advanceTimersByTime(29_999);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(look).not.toHaveBeenCalled();
  happens(sockets[2], "onopen");
  vi.advanceTimersByTime(1000);
  expect(look).toHaveBeenCalledTimes(1);
});

test("an open socket says something before the edge cuts it, and nothing once the page is left", () => {
  const { sockets, ...parts } = browser();
  const leave = followOwnChanges(() => {}, parts);
  happens(sockets[0], "onopen");
  vi.advanceTimersByTime(100_000);
  leave();
  vi.advanceTimersByTime(600_000);
  expect(sockets[0]?.said).toEqual(["ping", "ping"]);
  expect(sockets).toHaveLength(1);
});
