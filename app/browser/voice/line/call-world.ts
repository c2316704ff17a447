import type { CallWorld } from "./call-client.ts";

/** How long a request may take, ms. */
const ANSWER_TIMEOUT_MS = 15_000;

/** The real network and clock of a browser. */
export const browserCallWorld: CallWorld = {
  fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }),
  openSocket: (url, listener) => {
    const address = new URL(url, window.location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    socket.addEventListener("open", listener.onOpen);
    socket.addEventListener("message", ({ data }) => typeof data === "string" && listener.onText(data));
    socket.addEventListener("close", ({ code }) => listener.onClose(code));
    return {
      // What is sent to a closing socket is lost in any case.
      send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
      close: (code) => socket.close(code),
      bufferedAmount: () => socket.bufferedAmount,
    };
  },
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
