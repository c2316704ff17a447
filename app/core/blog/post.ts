import { z } from "zod";

export type Post = {
  slug: string;
  title: string;
  /** "2026-12-01" */
  date: string;
  summary: string;
  /** Markdown. */
  text: string;
};

const headSchema = z.object({ title: z.string().min(1), date: z.iso.date(), summary: z.string().min(1) });

/** Throws where the head of the file is missing or wrong: a build error, not a visitor's. */
export function parsePost(slug: string, file: string): Post {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file.replace(/\r\n?/g, "\n"));
  const [, head = "", text = ""] = parts ?? [];
  const pairs = head.split("\n").map((line) => /^(\w+):\s*(.*?)\s*$/.exec(line)?.slice(1, 3) ?? ["", ""]);
  const parsed = headSchema.safeParse(Object.fromEntries(pairs));
  if (!parsed.success) throw new Error(`The post ${slug} needs a title, a date and a summary at its top.`);
  return { slug, ...parsed.data, text };
}
