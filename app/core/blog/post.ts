import { z } from "zod";

/** A part of a post. Only what a plain text needs; what is inside a part is text, never markup. */
export type PostBlock = { kind: "heading" | "paragraph"; text: string } | { kind: "list"; items: string[] };
export type Post = {
  slug: string;
  title: string /** "2026-12-01" */;
  date: string;
  summary: string;
  blocks: PostBlock[];
};

const headSchema = z.object({ title: z.string().min(1), date: z.iso.date(), summary: z.string().min(1) });

/** Throws where the head of the file is missing or wrong: a build error, not a visitor's. */
export function parsePost(slug: string, text: string): Post {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replace(/\r\n?/g, "\n"));
  const [, head = "", body = ""] = parts ?? [];
  const pairs = head.split("\n").map((line) => /^(\w+):\s*(.*?)\s*$/.exec(line)?.slice(1, 3) ?? ["", ""]);
  const parsed = headSchema.safeParse(Object.fromEntries(pairs));
  if (!parsed.success) throw new Error(`The post ${slug} needs a title, a date and a summary at its top.`);
  return { slug, ...parsed.data, blocks: blocksOf(body) };
}

function blocksOf(body: string): PostBlock[] {
  return body
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part): PostBlock => {
      if (part.startsWith("## ")) return { kind: "heading", text: part.slice(3) };
      const lines = part.split("\n");
      if (lines.every((line) => line.startsWith("- ")))
        return { kind: "list", items: lines.map((line) => line.slice(2)) };
      return { kind: "paragraph", text: lines.join(" ") };
    });
}
