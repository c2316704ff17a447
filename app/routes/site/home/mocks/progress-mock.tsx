/** The dashboard of an agent after two weeks: the scores of nine calls and what is due. Sample figures. */
export function ProgressMock() {
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-3 gap-2.5">
        {FIGURES.map(([title, figure]) => (
          <div key={title} className="rounded-card border border-line bg-surface p-3">
            <dt className="text-sm text-muted">{title}</dt>
            <dd className="mt-1 font-display text-xl tabular-nums sm:text-2xl">{figure}</dd>
          </div>
        ))}
      </dl>
      <div className="rounded-card border border-line bg-surface p-4">
        <p className="font-display text-xl">Score over time</p>
        <svg
          viewBox="0 0 420 130"
          role="img"
          aria-label="Scores rise from 38 to 90 in nine calls"
          className="mt-3 w-full"
        >
          {[10, 60, 110].map((y) => (
            <line key={y} x1="0" x2="420" y1={y} y2={y} className="stroke-line" />
          ))}
          <path d={PATH} fill="none" strokeWidth="2.5" strokeLinejoin="round" className="stroke-brand" />
          {DOTS.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r="4" strokeWidth="2" className="fill-surface stroke-brand" />
          ))}
        </svg>
      </div>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {DRILLS.map(([title, line, step]) => (
          <li key={title} className="rounded-card border border-line bg-surface p-3">
            <p className="font-semibold">{title}</p>
            <p className="mt-0.5 flex items-center gap-2 text-sm text-muted">
              {line}
              <svg viewBox="0 0 34 6" aria-hidden="true" className="w-9">
                {[0, 1, 2, 3].map((dot) => (
                  <circle key={dot} cx={3 + dot * 9} cy="3" r="3" className={dot < step ? "fill-brand" : "fill-line"} />
                ))}
              </svg>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

const FIGURES = [
  ["Calls", "9"],
  ["Messages", "261"],
  ["Average", "6:36"],
] as const;

const SCORES = [38, 52, 60, 48, 68, 60, 91, 89, 90];
const DOTS = SCORES.map((score, index) => [10 + index * 50, 110 - score] as const);
const PATH = DOTS.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");

const DRILLS = [
  ["Send me a quote by email", "Commercial", 1],
  ["That deductible is huge", "Home", 2],
] as const;
