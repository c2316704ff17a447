import { Check as CheckSign, Minus } from "lucide-react";
import { judgedOn } from "#app/content/judged-on.ts";
import { destinations } from "#app/site/site.ts";
import { Closing } from "#app/ui/site/closing.tsx";
import { RenderedOnce } from "#app/ui/site/rendered-once.tsx";
import { PageHead, Section } from "#app/ui/site/section.tsx";
import { DestinationButton } from "#app/ui/site/site-bar.tsx";
import type { ScoringPage } from "#core/pages/scoring-page.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/how-scoring-works";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    path: "/how-scoring-works",
    title: "How scoring works",
    description:
      "Every check and every compliance rule in plain words, with an example of each, what caps a score, and how often it is wrong.",
  });

/** The rubric is a large part of the program: only the server reads it, and the page is rendered once. */
export async function loader() {
  const { scoringFiguresSchema, scoringPage } = await import("#core/pages/scoring-page.ts");
  const figures = await import("#app/content/scoring-figures.json");
  return scoringPage(scoringFiguresSchema.parse(figures.default));
}

export default function HowScoringWorks({ loaderData }: Route.ComponentProps) {
  return <RenderedOnce name="how-scoring-works" of={Explained} given={loaderData} />;
}

function Explained({ dimensions, rules, figures, date, rubric, rubricNow }: ScoringPage) {
  return (
    <>
      <PageHead
        title="How scoring works."
        lead="Rules, not a mood. What is judged by your words shows them, and every finding can be disputed."
      />
      <Section
        id="total"
        raised
        title="From checks to a number"
        lead="A score is the weighted mean of eight parts. Each part is a list of yes-or-no checks, and a check of something you say shows the words that met it; one of something to leave out, such as long turns or terms nobody explained, is met where none is heard."
      >
        <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
          {judgedOn.map(({ id, title, weight, about }) => (
            <li key={id} className="border-t border-line pt-3">
              <p className="flex justify-between gap-4 font-semibold">
                <a href={`#${id}`} className="link">
                  {title}
                </a>
                <span className="tabular-nums">{weight}</span>
              </p>
              <p className="text-muted">{about}</p>
            </li>
          ))}
        </ul>
        <div className="mt-10 grid max-w-text gap-3">
          <p>
            Where your words only sound like a check, the page says so, and in doubt it counts for you. What a customer
            prevented is not your miss: a check that could not be met is left out. Of several objections the two thirds
            you handled best count. A whole conversation of fewer than three lines, or hardly any words, is not judged
            at all, unless the customer has ended the call. Nor is what is mostly not in English. Where a language model
            is set up, it reads along: an act that it finds counts when its quote stands in the conversation; the points
            are these rules' alone.
          </p>
          <p>
            A drill of a minute is judged on its objection and on compliance. In text, what only a call has is left out
            and its weight is shared among the rest.
          </p>
        </div>
      </Section>
      <Section
        id="compliance"
        title="What caps and what fails"
        lead="Only what is sure counts: two reasons agree (what the rule has learned, and a phrase that is written down for it or the customer's line), or the one is far beyond doubt."
      >
        <ul className="grid max-w-text gap-3">
          <li>
            <strong>A sure blocker</strong> takes 12 points and fails the conversation: it has 49 at most.
          </li>
          <li>
            <strong>A sure major finding</strong> takes 6 points and caps it at 69. A minor one takes 2.
          </li>
          <li>
            <strong>Worth a look</strong> is what only may be a breach. It is shown, and costs nothing.
          </li>
          <li>
            <strong>“That’s not what I said”</strong>, or <strong>“That’s not so”</strong> where nothing is quoted,
            stands at every check and finding. What you dispute does not count, until somebody decides that it stands:
            an admin, if you share it, or, in what you handed in, an owner or manager of your organization. The score
            that it was handed in with stays.
          </li>
        </ul>
      </Section>
      <Section
        id="figures"
        raised
        title="How often it is wrong"
        lead={`Measured on ${date} with rubric ${rubric}, on lines and talk that nobody read while tuning, but for those that say “read since”.${rubric === rubricNow ? "" : ` The rules in use are ${rubricNow}; they have not been measured anew.`}`}
      >
        {figures.length === 0 ? (
          <p className="text-muted">No figures are published for this rubric yet.</p>
        ) : (
          <table className="w-full max-w-page border-collapse text-left">
            <thead className="text-sm text-muted">
              <tr>
                <th scope="col" className="py-2 pr-4 font-semibold">
                  What
                </th>
                <th scope="col" className="py-2 pr-4 font-semibold">
                  On what
                </th>
                <th scope="col" className="py-2 text-right font-semibold">
                  Value
                </th>
              </tr>
            </thead>
            <tbody>
              {figures.map(({ what, set, size, value }) => (
                <tr key={`${what} ${set}`} className="border-t border-line align-baseline">
                  <th scope="row" className="py-2.5 pr-4 font-[550]">
                    {what}
                  </th>
                  <td className="py-2.5 pr-4 text-muted">
                    {size.toLocaleString("en-US")} {set}
                  </td>
                  <td className="py-2.5 text-right tabular-nums">{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Section>
      <Section id="checks" title="Every check">
        <div className="grid gap-14">
          {dimensions.map(({ id, title, checks }) => (
            <div key={id} id={id} className="scroll-mt-bar">
              <h3 className="font-display text-2xl">{title}</h3>
              <ul className="mt-4">
                {checks.map((check) => (
                  <Explanation
                    key={check.question}
                    title={check.question}
                    text={check.why}
                    good={check.met}
                    bad={check.missed}
                  />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
      <Section
        id="rules"
        raised
        title="Every compliance rule"
        lead="A training aid, not legal advice: states differ, and the rules judge by the stricter reading."
      >
        <ul>
          {rules.map((rule) => (
            <Explanation
              key={rule.id}
              title={rule.title}
              text={`Rule ${rule.id}, ${rule.severity}. Safer: ${rule.safer}`}
              good={rule.fine}
              bad={rule.breaks}
            />
          ))}
        </ul>
      </Section>
      <Closing title="See it on your own words." text="One conversation is enough to see how the checks work.">
        <DestinationButton to={destinations.tryNow} size="large">
          Try it now
        </DestinationButton>
      </Closing>
    </>
  );
}

function Explanation(props: { title: string; text: string; good: string; bad: string }) {
  return (
    <li className="grid gap-x-10 gap-y-3 border-t border-line py-5 lg:grid-cols-2">
      <div>
        <p className="font-semibold">{props.title}</p>
        <p className="mt-1 text-muted">{props.text}</p>
      </div>
      <div className="grid content-start gap-2">
        <p className="flex gap-2">
          <CheckSign aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-good" />
          <span>
            <span className="sr-only">Good: </span>
            {props.good}
          </span>
        </p>
        <p className="flex gap-2 text-muted">
          <Minus aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-bad" />
          <span>
            <span className="sr-only">Not so good: </span>
            {props.bad}
          </span>
        </p>
      </div>
    </li>
  );
}
