import { createParser } from "eventsource-parser";
import { expect, test } from "vitest";
import { type StreamedEvent, writeEvent } from "#core/conversations/event-stream.ts";

function readAll(chunks: string[]): StreamedEvent[] {
  const events: StreamedEvent[] = [];
  const parser = createParser({ onEvent: ({ event = "message", data }) => void events.push({ event, data }) });
  for (const chunk of chunks) parser.feed(chunk);
  return events;
}

const EVENTS = [
  { event: "delta", data: '{"text":"Hi"}' },
  { event: "delta", data: "one\ntwo: three" },
  { event: "done", data: "{}" },
];

test("what is written is read back whole, line breaks included, wherever the network cuts it", () => {
  const written = EVENTS.map(writeEvent).join("");
  for (let cut = 0; cut <= written.length; cut++)
    expect(readAll([written.slice(0, cut), written.slice(cut)])).toEqual(EVENTS);
  expect(readAll(Array.from(written))).toEqual(EVENTS);
});

test("an event without its blank line is not complete", () => {
  expect(readAll([writeEvent({ event: "delta", data: "half" }).trimEnd()])).toEqual([]);
});
