import type { Token, Tokens } from "marked";
import { Fragment, type ReactNode } from "react";

/**
 * What marked read, as elements. Markup inside a text is shown as it was written, and a link leads to a page or a mailbox and
 * nowhere else, so that whatever a post quotes stays a quotation. Kinds that a post has no use for (tables, pictures)
 * show as text.
 */
export function Markdown({ tokens }: { tokens: readonly Token[] }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order.
  return tokens.map((token, index) => <Fragment key={index}>{elementOf(token)}</Fragment>);
}

function elementOf(token: Token): ReactNode {
  switch (token.type) {
    case "space":
      return null;
    case "heading":
      return <h2 className="pt-4 font-display text-2xl">{inside(token)}</h2>;
    case "paragraph":
      return <p>{inside(token)}</p>;
    case "list":
      return <List {...(token as Tokens.List)} />;
    case "blockquote":
      return (
        <blockquote className="flex flex-col gap-4 border-l-2 border-brand pl-4 text-muted">{inside(token)}</blockquote>
      );
    case "hr":
      return <hr className="border-line" />;
    case "code":
      return <pre className="overflow-x-auto rounded-card bg-sunken p-4 text-base">{token.text}</pre>;
    case "strong":
      return <strong className="font-semibold">{inside(token)}</strong>;
    case "em":
      return <em>{inside(token)}</em>;
    case "codespan":
      return <code>{token.text}</code>;
    case "br":
      return <br />;
    case "link":
      return <PostLink href={token.href}>{inside(token)}</PostLink>;
    case "html":
      return token.block ? <p>{token.raw.trim()}</p> : token.raw;
    default:
      return inside(token);
  }
}

/** What it holds, or its text. */
function inside(token: Token): ReactNode {
  if ("tokens" in token && token.tokens) return <Markdown tokens={token.tokens} />;
  return "text" in token ? token.text : token.raw;
}

function List({ ordered, items }: Tokens.List) {
  const Tag = ordered ? "ol" : "ul";
  return (
    <Tag className={ordered ? "flex list-decimal flex-col gap-1 pl-6" : "flex list-disc flex-col gap-1 pl-5"}>
      {items.map((item) => (
        <li key={item.raw}>{inside(item)}</li>
      ))}
    </Tag>
  );
}

function PostLink(props: { href: string; children: ReactNode }) {
  const isSafe = /^(?:https?:\/\/|mailto:|\/(?![\\/])|#)/i.test(props.href);
  return isSafe ? (
    <a href={props.href} className="link">
      {props.children}
    </a>
  ) : (
    props.children
  );
}
