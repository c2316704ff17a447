import { ButtonAnchor } from "#app/ui/button.tsx";

export type TalkProblem = { title: string; text: string; typed: string };

/** Why no talk could begin, and what can be done instead. */
export function TalkProblemNote({ problem }: { problem: TalkProblem }) {
  return (
    <div role="alert" className="rounded-panel border border-bad/30 bg-bad-soft px-5 py-4">
      <p className="font-semibold">{problem.title}</p>
      <p className="mt-1">{problem.text}</p>
      <ButtonAnchor href="/auth?tab=sign-up" className="mt-4">
        Sign up
      </ButtonAnchor>
    </div>
  );
}
