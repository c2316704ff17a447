import { Check, EyeOff } from "lucide-react";
import type { ConversationPage } from "#core/pages/feedback-page.ts";
import { Section } from "./feedback-section.tsx";

/** What the customer knew and was ready to tell. Shown only once the session is completed. */
export function HiddenCard({
  revealed,
  customerName,
}: {
  revealed: NonNullable<ConversationPage["revealed"]>;
  customerName: string;
}) {
  const told = revealed.facts.filter((fact) => fact.told).length;
  return (
    <Section
      id="hidden"
      title={`What ${customerName} had in mind`}
      text={
        revealed.facts.length > 0
          ? `${told} of ${revealed.facts.length} facts came up, in whole or in part.`
          : undefined
      }
    >
      <ul className="grid gap-x-6 gap-y-2 px-5 pb-5 empty:hidden sm:grid-cols-2">
        {revealed.facts.map((fact) => (
          <li key={fact.card} className="flex gap-2.5">
            {fact.told ? (
              <Check aria-hidden="true" strokeWidth={2} className="mt-1 size-4 shrink-0 text-good" />
            ) : (
              <EyeOff aria-hidden="true" strokeWidth={1.75} className="mt-1 size-4 shrink-0 text-muted" />
            )}
            <span className={fact.told ? undefined : "text-muted"}>
              <span className="sr-only">{fact.told ? "Came up: " : "Did not come up: "}</span>
              {fact.card}
              {fact.said !== null && <q className="block text-sm text-muted">{fact.said}</q>}
            </span>
          </li>
        ))}
      </ul>
      {revealed.objections.length > 0 && (
        <details open={revealed.facts.length === 0} className="border-t border-line">
          <summary className="flex min-h-11 items-center px-5 py-2.5 font-[550] hover:bg-sunken">
            Behind the objections
          </summary>
          <dl className="space-y-4 px-5 pb-5">
            {revealed.objections.map((objection) => (
              <div key={objection.title}>
                <dt className="font-[550]">{objection.title}</dt>
                <dd className="text-muted">{objection.behind}</dd>
                <dd>
                  <span className="text-sm font-semibold">Opens when: </span>
                  {objection.opensWhen}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Section>
  );
}
