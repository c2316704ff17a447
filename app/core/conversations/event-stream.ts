/** One server-sent event (WHATWG HTML, 9.2.6). Read by eventsource-parser, written here. */
export type StreamedEvent = { event: string; data: string };

export function writeEvent({ event, data }: StreamedEvent): string {
  const lines = data.split("\n").map((line) => `data: ${line}\n`);
  return `event: ${event}\n${lines.join("")}\n`;
}
