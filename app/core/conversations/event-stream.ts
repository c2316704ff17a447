/**
 * Server-sent events (WHATWG HTML, 9.2.6) as a pure fold: text in, whole events out. Comments, ids and retry times are
 * skipped.
 */
export type StreamedEvent = { event: string; data: string };
export type EventBuffer = { rest: string };

export const EMPTY_BUFFER: EventBuffer = { rest: "" };

/** Adds what arrived. An event is complete at its blank line; what follows it waits in `rest`. */
export function readEvents(buffer: EventBuffer, arrived: string): { events: StreamedEvent[]; buffer: EventBuffer } {
  const text = buffer.rest + arrived;
  // A CR at the very end may be half of a CRLF.
  const held = text.endsWith("\r") ? "\r" : "";
  const blocks = text
    .slice(0, text.length - held.length)
    .replace(/\r\n?/g, "\n")
    .split("\n\n");
  const rest = blocks.pop() ?? "";
  return { events: blocks.map(readBlock).filter((event) => event !== null), buffer: { rest: rest + held } };
}

export function writeEvent({ event, data }: StreamedEvent): string {
  const lines = data.split("\n").map((line) => `data: ${line}\n`);
  return `event: ${event}\n${lines.join("")}\n`;
}

function readBlock(block: string): StreamedEvent | null {
  let event = "message";
  const data: string[] = [];
  for (const line of block.split("\n")) {
    const [, field, value] = /^([^:]+):? ?(.*)$/.exec(line) ?? [];
    if (field === "event") event = value ?? "";
    if (field === "data") data.push(value ?? "");
  }
  return data.length === 0 ? null : { event, data: data.join("\n") };
}
