import { barLengths, type CalculatorResult, dollars, payback, percentLabel } from "#core/calculator.ts";

/** The result; app/browser/site/calculator.ts writes into every `data-out` and `data-bar`. */
export function CalculatorResults({ result }: { result: CalculatorResult }) {
  return (
    <section
      id="result"
      aria-labelledby="result-title"
      data-result={result.tone}
      className="group scroll-mt-18 rounded-panel border border-line bg-surface p-5 sm:p-8"
    >
      <h2 id="result-title" className="font-semibold text-muted">
        Return on investment
      </h2>
      <p
        role="status"
        className="mt-1 font-display text-5xl tabular-nums group-data-[result=amber]:text-warn group-data-[result=green]:text-good group-data-[result=red]:text-bad"
      >
        <Figure name="roi">{percentLabel(result.roi)}</Figure>
      </p>
      <p className="mt-2 text-muted">
        <Figure name="increase">{dollars(result.increase)}</Figure> more premium a month, for{" "}
        <Figure name="cost">{dollars(result.cost)}</Figure>.
      </p>
      <Premiums result={result} />
      <dl className="mt-8">
        <Row words="Current premium" name="currentPremium" amount={result.currentPremium} />
        <Row words="Increase" name="increase" amount={result.increase} />
        <Row words="New premium" name="newPremium" amount={result.newPremium} strong />
        <Row words="Cost" name="cost" amount={result.cost} />
      </dl>
      <div className="mt-6 rounded-card bg-brand-soft p-5">
        <p className="font-display text-xl">
          <Figure name="payback">{payback(result.policiesToPay)}</Figure>
        </p>
        <p className="mt-2 text-muted">
          The return above counts premium, which is not yours. This counts commission of the first year alone. It leaves
          out renewals, bonuses, chargebacks, taxes and the hours spent on practice, and nobody can promise that
          practice brings the policy.
        </p>
      </div>
    </section>
  );
}

/** Current against new premium. The rows below say the same in figures. */
function Premiums({ result }: { result: CalculatorResult }) {
  const lengths = barLengths(result);
  return (
    <figure aria-label="Current and new premium" className="mt-8 flex flex-col gap-4">
      <PremiumBar words="Current premium" name="current" length={lengths.current} className="fill-edge" />
      <PremiumBar words="New premium" name="next" length={lengths.next} className="fill-brand" />
    </figure>
  );
}

function PremiumBar(props: { words: string; name: string; length: number; className: string }) {
  return (
    <div>
      <p className="text-sm text-muted">{props.words}</p>
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-1 h-6 w-full overflow-hidden rounded-control bg-sunken"
      >
        <rect data-bar={props.name} width={props.length} height="6" className={props.className} />
      </svg>
    </div>
  );
}

function Row(props: { words: string; name: string; amount: number; strong?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-3">
      <dt className={props.strong ? "font-semibold" : "text-muted"}>{props.words}</dt>
      <dd className={props.strong ? "font-semibold tabular-nums" : "tabular-nums"}>
        <Figure name={props.name}>{dollars(props.amount)}</Figure>
      </dd>
    </div>
  );
}

function Figure(props: { name: string; children: string }) {
  return <span data-out={props.name}>{props.children}</span>;
}
