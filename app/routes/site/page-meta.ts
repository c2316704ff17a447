import type { MetaDescriptor } from "react-router";
import { plannedIn } from "#app/content/claims.ts";
import { site } from "#app/site/site.ts";

/**
 * What search engines and messengers are told of a public page. `image` names a picture in public/og; `data` are schema.org
 * objects. Absolute addresses come from the layout's `siteUrl`.
 */
export function pageMeta(
  matches: readonly ({ loaderData?: unknown } | undefined)[],
  page: { path: string; title: string; description: string; image?: string; data?: Record<string, unknown>[] },
): MetaDescriptor[] {
  const siteUrl = siteUrlIn(matches);
  const address = siteUrl + page.path;
  const title = page.path === "/" ? page.title : `${page.title} · ${site.name}`;
  const image = `${siteUrl}/og/${page.image ?? "home"}.png`;
  return [
    { title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: address },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    ...(page.data ?? []).map((one) => ({ "script:ld+json": { "@context": "https://schema.org", ...one } })),
  ];
}

export function siteUrlIn(matches: readonly ({ loaderData?: unknown } | undefined)[]): string {
  for (const match of matches) {
    const data = match?.loaderData;
    if (typeof data === "object" && data !== null && "siteUrl" in data && typeof data.siteUrl === "string")
      return data.siteUrl;
  }
  return "";
}

type Matches = readonly ({ loaderData?: unknown } | undefined)[];

/** Whether plans are sold here, as the layout says. */
export function isBilledIn(matches: Matches): boolean {
  return matches.some((match) => {
    const data = match?.loaderData;
    return typeof data === "object" && data !== null && "isBilled" in data && data.isBilled === true;
  });
}

/** Whether who looks runs this site: an admin, or anybody in development. */
export function isOperator(matches: Matches): boolean {
  return (
    import.meta.env?.DEV === true ||
    matches.some((match) => {
      const data = match?.loaderData;
      const viewer = typeof data === "object" && data !== null && "viewer" in data ? data.viewer : null;
      return typeof viewer === "object" && viewer !== null && "isAdmin" in viewer && viewer.isAdmin === true;
    })
  );
}

/** schema.org's FAQPage. An answer that claims what is not built yet says first that it is coming; `before` stands before each. */
export function faqData(
  questions: readonly { question: string; answer: string }[],
  before = "",
): Record<string, unknown> {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: {
        "@type": "Answer",
        text: plannedIn(question, answer).length > 0 ? `Coming soon. ${answer}` : before + answer,
      },
    })),
  };
}
