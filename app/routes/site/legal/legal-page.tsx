import type { ReactNode } from "react";
import type { LegalDocument } from "#app/content/legal/document.ts";
import { site } from "#app/site/site.ts";
import { RenderedOnce } from "#app/ui/site/rendered-once.tsx";
import { SoonMark } from "#app/ui/site/soon-mark.tsx";

/** A document to be read: its contents beside it on a desk, above it on a phone. */
export function LegalPage(props: { document: LegalDocument }) {
  return <RenderedOnce name={props.document.title} of={Page} given={props} />;
}

function Page({ document }: { document: LegalDocument }) {
  return (
    <article className="mx-auto max-w-page px-4 pt-14 pb-18 sm:px-6 lg:pt-24 lg:pb-28">
      <header className="max-w-text">
        <h1 className="font-display text-4xl sm:text-5xl">{document.title}</h1>
        <p className="mt-4 text-muted">Effective {document.effective}</p>
        <p className="mt-6 rounded-card bg-brand-soft p-5 text-lg">
          {document.summary} <SoonMark of={[document.summary]} />
        </p>
      </header>
      <div className="mt-12 grid gap-x-14 gap-y-10 lg:grid-cols-[15rem_1fr]">
        <nav aria-label="Contents" className="lg:sticky lg:top-18 lg:self-start">
          <ol>
            {document.sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="flex min-h-9 items-center text-muted hover:text-ink pointer-coarse:min-h-11"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="flex max-w-text flex-col gap-10">
          {document.sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              className="flex scroll-mt-18 flex-col gap-3"
            >
              <h2 id={`${section.id}-title`} className="flex flex-wrap items-center gap-3 font-display text-2xl">
                {section.title} <SoonMark of={[section.title]} />
              </h2>
              {section.paragraphs.map((paragraph) =>
                typeof paragraph === "string" ? (
                  <p key={paragraph}>
                    {filled(paragraph)} <SoonMark of={[paragraph]} />
                  </p>
                ) : (
                  <ul key={paragraph[0]} className="flex list-disc flex-col gap-1.5 pl-5 marker:text-muted">
                    {paragraph.map((item) => (
                      <li key={item}>
                        {filled(item)} <SoonMark of={[item]} />
                      </li>
                    ))}
                  </ul>
                ),
              )}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

function filled(text: string): ReactNode {
  const [before = "", ...after] = text.replaceAll("{name}", site.name).split("{email}");
  if (after.length === 0) return before;
  return (
    <>
      {before}
      <a href={`mailto:${site.contactEmail}`} className="link">
        {site.contactEmail}
      </a>
      {after.join(site.contactEmail)}
    </>
  );
}
