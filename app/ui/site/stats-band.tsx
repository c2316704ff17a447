import { pilotResults } from "#app/content/claims.ts";

export function StatsBand() {
  return (
    <section aria-label="Results of the pilot" className="border-y border-line bg-surface">
      <dl className="mx-auto grid max-w-page grid-cols-2 gap-x-4 gap-y-10 px-4 py-14 sm:px-6 lg:grid-cols-4 lg:py-18">
        {pilotResults.map((result) => (
          <div key={result.words} className="flex flex-col-reverse gap-1.5">
            <dt className="text-muted">{result.words}</dt>
            <dd className="font-display text-4xl tabular-nums sm:text-5xl">{result.figure}</dd>
          </div>
        ))}
        <p className="col-span-2 text-sm text-muted lg:col-span-4">Figures from our pilot agencies.</p>
      </dl>
    </section>
  );
}
