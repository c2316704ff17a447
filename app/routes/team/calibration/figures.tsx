import type { ReactNode } from "react";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { JUDGEMENTS_LEAST, type PairAgreement } from "#core/calibration/agreement.ts";
import { countLabel } from "#core/count-label.ts";
import type { CalibrationFigures, CheckFigures } from "#core/pages/calibration-pages.ts";

/** What closed calibrations say of the checks, of those who judge, and of the product. */
export function Figures({ figures: { checks, pairs } }: { figures: CalibrationFigures }) {
  if (checks.length === 0)
    return (
      <Card aria-labelledby="figures">
        <CardHeader title="What calibrations show" titleId="figures" />
        <EmptyState
          className="border-t border-line"
          title="No figures yet"
          text="They are counted from closed calibrations: how far you agree, and how often the product says what you settled on."
        />
      </Card>
    );
  const differed = checks.filter(({ flagged }) => flagged > 0);
  return (
    <>
      <Card aria-labelledby="differed">
        <CardHeader
          title="Checks your managers disagree with each other on"
          titleId="differed"
          text="From closed calibrations, those with the least agreement first."
        />
        {differed.length === 0 ? (
          <EmptyState className="border-t border-line" title="None" text="On no check did people differ so far." />
        ) : (
          <ul aria-labelledby="differed" className="divide-y divide-line border-t border-line">
            {differed.map(({ id, question, flagged, judged }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-5 py-3">
                <span>{question}</span>
                <span className="text-muted tabular-nums">{`differed ${flagged} of ${countLabel(judged, "time")}`}</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Pairs pairs={pairs} />
      <Checks checks={checks} />
    </>
  );
}

function Pairs({ pairs }: Pick<CalibrationFigures, "pairs">) {
  return (
    <Card aria-labelledby="pairs">
      <CardHeader
        title="How far two people agree"
        titleId="pairs"
        text={`Over all checks that both judged, from ${JUDGEMENTS_LEAST} on.`}
      />
      {pairs.length === 0 ? (
        <EmptyState
          className="border-t border-line"
          title="None of yours"
          text="An owner sees all pairs, a manager those they are one of."
        />
      ) : (
        <Scrolled label="How far two people agree">
          <thead className="text-sm text-muted">
            <tr>
              <Head>Two people</Head>
              <Head>Agreed</Head>
              <Head>Cohen's kappa</Head>
              <Head>95% interval</Head>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {pairs.map(({ first, second, agreement }) => (
              <tr key={`${first} ${second}`}>
                <td className="py-2.5 pr-5 pl-5 wrap-anywhere">
                  <bdi>{first}</bdi> and <bdi>{second}</bdi>
                </td>
                <td className="py-2.5 pr-5 whitespace-nowrap tabular-nums">{`${agreement.agreed} of ${agreement.judged}`}</td>
                <Kappa agreement={agreement} />
              </tr>
            ))}
          </tbody>
        </Scrolled>
      )}
      <details className="border-t border-line px-5 py-4">
        <summary className="link cursor-pointer">How this is computed</summary>
        <p className="mt-2 max-w-text text-muted">
          Kappa is (po − pe) / (1 − pe). po is the share of checks that both judged alike. pe is the share two people
          with their habits would judge alike by chance: how often both say met, multiplied, plus how often both say not
          met, multiplied (Cohen 1960). 1 is full agreement, 0 is what chance gives. The interval is kappa ± 1.96 times
          the large-sample standard error of Fleiss, Cohen and Everitt (1969).
        </p>
      </details>
    </Card>
  );
}

function Kappa({ agreement }: { agreement: PairAgreement }) {
  if (agreement.kind === "too-few") return <Words>{`Too few: ${agreement.judged}`}</Words>;
  if (agreement.kind === "no-value") return <Words>None: both gave one answer throughout</Words>;
  const { kappa, low, high } = agreement.kappa;
  return (
    <>
      <td className="py-2.5 pr-5 tabular-nums">{kappa.toFixed(2)}</td>
      <td className="py-2.5 pr-5 whitespace-nowrap tabular-nums">{`${low.toFixed(2)} to ${high.toFixed(2)}`}</td>
    </>
  );
}

function Words({ children }: { children: ReactNode }) {
  return (
    <td colSpan={2} className="py-2.5 pr-5 text-muted">
      {children}
    </td>
  );
}

function Checks({ checks }: { checks: CheckFigures[] }) {
  return (
    <Card aria-labelledby="checks">
      <CardHeader
        title="Each check"
        titleId="checks"
        text="Agreement: of all pairs of judges, those who said the same. Product: how often it said what stood in the end, settled or said by most."
      />
      <Scrolled label="Each check">
        <thead className="text-sm text-muted">
          <tr>
            <Head>Check</Head>
            <Head>Judged</Head>
            <Head>Agreement</Head>
            <Head>Product</Head>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {checks.map(({ id, question, judged, agreement, productRight, answered }) => (
            <tr key={id}>
              <td className="min-w-56 py-2.5 pr-5 pl-5">{question}</td>
              <td className="py-2.5 pr-5 whitespace-nowrap tabular-nums">{countLabel(judged, "time")}</td>
              <td className="py-2.5 pr-5 tabular-nums">{`${Math.round(100 * agreement)}%`}</td>
              <td className="py-2.5 pr-5 whitespace-nowrap tabular-nums">{`${productRight} of ${answered}`}</td>
            </tr>
          ))}
        </tbody>
      </Scrolled>
    </Card>
  );
}

function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls can be reached by keyboard.
    <section aria-label={label} tabIndex={0} className="overflow-x-auto border-t border-line">
      <table className="w-full text-left">{children}</table>
    </section>
  );
}

function Head({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className="py-2 pr-5 font-normal first:pl-5">
      {children}
    </th>
  );
}
