import { PILOT_SOURCE, pilotResults } from "#app/content/claims.ts";

/** The figures of the pilot on a band of their own, under a heading where the page wants one. */
export function StatsBand(props: { title?: string }) {
  return (
    <section
      aria-label={props.title ?? "Results of the pilot"}
      className="later -mt-px border-y border-line bg-surface"
    >
      <div className="mx-auto max-w-page px-4 py-14 sm:px-6 lg:py-18">
        {props.title && <h2 className="mb-10 font-display text-3xl sm:text-4xl lg:mb-14">{props.title}</h2>}
        <dl className="grid grid-cols-2 gap-x-4 gap-y-10 lg:grid-cols-4">
          {pilotResults.map((result) => (
            <div
              key={result.words}
              className="flex flex-col-reverse gap-1.5 border-line lg:not-first:pl-8 lg:not-last:border-r"
            >
              <dt className="text-muted">{result.words}</dt>
              <dd className="font-display text-4xl tabular-nums sm:text-5xl">{result.figure}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-10 text-sm text-muted">{PILOT_SOURCE}</p>
      </div>
    </section>
  );
}
