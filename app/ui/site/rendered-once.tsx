import type { ComponentType, ReactElement } from "react";

type Renderer = (part: ReactElement) => string;

let render: Renderer | null = null;
const kept = new Map<string, Uint8Array>();
const encoder = new TextEncoder();

/** The server's entry says how; where nobody does (a test, a page under development), parts are rendered like any other. */
export function renderOnceWith(renderer: Renderer | null): void {
  render = renderer;
}

/**
 * A part of a public page that is the same in every answer: rendered for the first visitor of an isolate, then copied. What
 * React writes is its name, and withKeptParts puts the part there. `of` must use nothing of the router. `given` are its props;
 * null, when the loader found (unlessRendered) that they are needed no more.
 */
export function RenderedOnce<Props extends object>(props: {
  name: string;
  of: ComponentType<Props>;
  given: Props | null;
}) {
  if (!kept.has(props.name)) {
    if (!props.given)
      throw new Error(`The part ${props.name} is not rendered yet, and nothing is given to render it from.`);
    const part = <props.of {...props.given} />;
    if (!render) return part;
    kept.set(props.name, encoder.encode(render(part)));
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a comment, whose name is ours.
  return <div className="contents" dangerouslySetInnerHTML={{ __html: partMark(props.name) }} />;
}

/** What stands for a part until withKeptParts puts it there. */
export function partMark(name: string): string {
  return `<!--once:${name}-->`;
}

/** A part that is there from the start. */
export function keepPart(name: string, text: string): void {
  kept.set(name, encoder.encode(text));
}

/** For a loader: what a part is rendered from. React Router writes down all that a loader finds, whoever needs it. */
export function unlessRendered<Props extends object>(name: string, load: () => Props): Props | null {
  return kept.has(name) ? null : load();
}

/** The bytes of a page. React escapes every "<" of a text, so no text can pass for a part's name. */
export function withKeptParts(html: string): Uint8Array<ArrayBuffer> {
  const pieces = html
    .split(/<!--once:(.+?)-->/)
    .map((piece, index) => (index % 2 === 1 ? kept.get(piece) : undefined) ?? encoder.encode(piece));
  const page = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    page.set(piece, at);
    at += piece.length;
  }
  return page;
}
