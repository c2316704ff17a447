import { ChevronDown } from "lucide-react";
import { Link } from "react-router";
import { judgedOn } from "#app/content/judged-on.ts";

/** What the score is made of, before the first word. */
export function JudgedOn({ isDrill }: { isDrill: boolean }) {
  return (
    <details className="group mt-5 border-t border-line pt-4">
      <summary className="flex min-h-6 items-center gap-1.5 text-sm font-semibold pointer-coarse:min-h-11">
        What you’ll be judged on
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-4 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      {isDrill ? (
        <p className="mt-2 text-muted">This one objection: acknowledge it, ask, answer, check. And compliance.</p>
      ) : (
        <ul className="mt-2 grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
          {judgedOn.map(({ id, title, weight, about }) => (
            <li key={id} className="text-sm">
              <span className="font-[550]">
                {title}, {weight} of 100
              </span>
              <span className="block text-muted">{about}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm">
        <Link to="/how-scoring-works" className="link">
          How scoring works
        </Link>
      </p>
    </details>
  );
}
