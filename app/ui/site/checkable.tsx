import type { ReactNode } from "react";
import scoringFigures from "#app/content/scoring-figures.json";
import { ButtonAnchor } from "../button.tsx";

/** What anybody can check for themselves, where no customer is quoted: a scored call, the rules, how often they are wrong. */
export function Checkable({ score }: { score: number }) {
  const [unread, hard] = scoringFigures.figures
    .filter(({ what }) => what === PAIRS)
    .map(({ value }) => value.replace(/ \(.*/, ""));
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      <Fact title="A whole call, scored" to="/demo" words="Watch a Demo">
        Ray Kowalski, from the first word to the score: {score} of 100, with what was noticed in its lines.
      </Fact>
      <Fact title="Every rule, in the open" to="/how-scoring-works" words="Read the rules">
        Every check and every compliance rule in plain words, with examples of what meets it and what does not.
      </Fact>
      <Fact title="How often it is wrong" to="/how-scoring-works#figures" words="See the figures">
        {unread && hard
          ? `Of two conversations the better one scored higher in ${unread} pairs, and in ${hard} that others made hard on purpose. The other figures are published beside it.`
          : "Measured on lines that nobody read while tuning, and published as it came out."}
      </Fact>
    </ul>
  );
}

/** As `npm run eval -- --write` names it. */
const PAIRS = "The better of two conversations scores higher";

function Fact(props: { title: string; to: string; words: string; children: ReactNode }) {
  return (
    <li className="flex flex-col items-start rounded-panel border border-line bg-surface p-6 sm:p-8">
      <h3 className="font-display text-2xl">{props.title}</h3>
      <p className="mt-3 mb-6 grow text-muted">{props.children}</p>
      <ButtonAnchor href={props.to} variant="secondary">
        {props.words}
      </ButtonAnchor>
    </li>
  );
}
