import { expect, test } from "vitest";
import { EMPTY_BUFFER, readEvents, type StreamedEvent, writeEvent } from "#core/conversations/event-stream.ts";

function readAll(chunks: string[]): { events: StreamedEvent[]; rest: string } {
  let buffer = EMPTY_BUFFER;
  const events: StreamedEvent[] = [];
  for (const chunk of chunks) {
    const read = readEvents(buffer, chunk);
    events.push(...read.events);
    buffer = read.buffer;
  }
  return { events, rest: buffer.rest };
}

const TWO = 'event: delta\ndata: {"text":"Hi"}\n\nevent: done\ndata: {}\n\n';
const TWO_READ = [
  { event: "delta", data: '{"text":"Hi"}' },
  { event: "done", data: "{}" },
];

test("events are read whole, wherever the network cuts them", () => {
  for (let cut = 0; cut <= TWO.length; cut++) {
    expect(readAll([TWO.slice(0, cut), TWO.slice(cut)])).toEqual({ events: TWO_READ, rest: "" });
  }
  expect(readAll(Array.from(TWO)).events).toEqual(TWO_READ);
});

test("CRLF line ends are the same as LF, also cut in half", () => {
  const crlf = TWO.replaceAll("\n", "\r\n");
  for (let cut = 0; cut <= crlf.length; cut++)
    expect(readAll([crlf.slice(0, cut), crlf.slice(cut)]).events).toEqual(TWO_READ);
});

test("an event without its blank line is not complete", () => {
  expect(readAll(["event: delta\ndata: half\n"]).events).toEqual([]);
});

test("several data lines are one text, comments and empty blocks are nothing", () => {
  expect(readAll([": ping\n\n\n\nid: 4\ndata: a\ndata: b\n\n"]).events).toEqual([{ event: "message", data: "a\nb" }]);
});

test("what is written is read back, line breaks included", () => {
  const event = { event: "delta", data: "one\ntwo: three" };
  expect(readAll([writeEvent(event)]).events).toEqual([event]);
});
