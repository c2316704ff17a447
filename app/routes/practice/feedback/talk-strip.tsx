import type { MessageView } from "#core/conversations/message-view.ts";

const WIDTH = 1000;

/** Who spoke when, and how long: each turn as wide as its words, you above the line, the customer below. */
export function TalkStrip({ messages, customerName }: { messages: MessageView[]; customerName: string }) {
  const turns = messages
    .filter((message) => message.kind === "turn")
    .map((message) => ({ ...message, words: wordCount(message.content) }));
  const total = turns.reduce((sum, turn) => sum + turn.words, 0);
  if (total === 0) return null;
  const own = turns.filter((turn) => turn.role === "user").length;
  let at = 0;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} 40`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${own} lines of yours and ${turns.length - own} of ${customerName}, in order; the wider, the more words.`}
        className="h-10 w-full"
      >
        {turns.map((turn) => {
          const x = at;
          const width = (turn.words / total) * WIDTH;
          at += width;
          const isOwn = turn.role === "user";
          return (
            <rect
              key={turn.id}
              x={x}
              y={isOwn ? 0 : 21}
              width={Math.max(width - 3, 1)}
              height="19"
              className={isOwn ? "fill-brand" : "fill-edge/60"}
            />
          );
        })}
      </svg>
      <figcaption className="mt-1.5 flex justify-between text-sm text-muted">
        <span>
          <span className="font-semibold text-brand">You</span> above, {customerName} below
        </span>
        <span>Width: words</span>
      </figcaption>
    </figure>
  );
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
