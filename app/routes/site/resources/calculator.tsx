import type { ReactNode } from "react";
import calculatorModule from "#app/browser/site/calculator.ts?module";
import { calculatorQuestions } from "#app/content/faq-questions.ts";
import { destinations } from "#app/site/site.ts";
import { ButtonAnchor, buttonClass } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Closing } from "#app/ui/site/closing.tsx";
import { Faq } from "#app/ui/site/faq.tsx";
import { InlineModule } from "#app/ui/site/inline-module.tsx";
import { PageHead, Section } from "#app/ui/site/section.tsx";
import { DestinationButton } from "#app/ui/site/site-bar.tsx";
import {
  CALCULATOR_FIELDS,
  type CalculatorInputs,
  calculate,
  calculatorNotes,
  dollars,
  LIFT_MAX_PERCENT,
  PREMIUM_SLIDER,
  readCalculator,
} from "#core/calculator.ts";
import { faqData, pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/calculator";
import { CalculatorResults } from "./calculator-results.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    path: "/resources/calculator",
    title: "ROI Calculator",
    description:
      "What would better conversations be worth to your agency? Put in your figures and see premium, cost, return, and how many policies pay for it.",
    image: "calculator",
    data: [faqData(calculatorQuestions)],
  });

/** The address is the whole calculation: it can be shared, and works as a form without JavaScript. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return { inputs: readCalculator(searchParams), notes: calculatorNotes(searchParams) };
}

export default function Calculator({ loaderData: { inputs, notes } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="What is a better conversation worth?"
        lead="In our pilot the average premium was 33% higher. Put in your own figures, and be as careful as you like."
      />
      <div className="mx-auto grid max-w-page gap-6 px-4 pb-18 sm:px-6 lg:grid-cols-[1fr_1.1fr] lg:pb-28">
        <CalculatorForm inputs={inputs} notes={notes} />
        <CalculatorResults result={calculate(inputs)} />
      </div>
      <Section id="questions" raised beside title="Questions about the numbers">
        <Faq id="calculator-questions" questions={calculatorQuestions} />
      </Section>
      <Closing
        title="See what your producers would practice."
        text="Two minutes of a scored practice call, or a conversation with us."
      >
        <ButtonAnchor href="/demo" size="large">
          Watch a Demo
        </ButtonAnchor>
        <DestinationButton to={destinations.bookDemo} variant="secondary" size="large">
          Book a Demo
        </DestinationButton>
      </Closing>
      <InlineModule code={calculatorModule} />
    </>
  );
}

type Notes = ReturnType<typeof calculatorNotes>;

function CalculatorForm({ inputs, notes }: { inputs: CalculatorInputs; notes: Notes }) {
  return (
    <form
      method="get"
      action="/resources/calculator#result"
      data-calculator
      aria-label="Your figures"
      noValidate
      className="flex flex-col gap-5 rounded-panel border border-line bg-surface p-5 sm:p-8"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField label="Producers" name="producers" inputs={inputs} notes={notes} min={1} step={1} />
        <NumberField
          label="Leads per producer"
          aside={<span className="text-sm text-muted">optional</span>}
          name="leadsPerProducer"
          inputs={inputs}
          notes={notes}
          step={1}
        />
      </div>
      <div>
        <div className="flex items-baseline justify-between gap-3">
          <label htmlFor="premium" className="font-[550]">
            Premium per producer, a month
          </label>
          <output htmlFor="premium" data-out="premium" className="font-semibold tabular-nums">
            {dollars(inputs.premium)}
          </output>
        </div>
        <input
          type="range"
          id="premium"
          name={CALCULATOR_FIELDS.premium}
          min={PREMIUM_SLIDER.min}
          max={PREMIUM_SLIDER.max}
          step={PREMIUM_SLIDER.step}
          defaultValue={inputs.premium}
          className="h-11 w-full"
        />
        <p className="flex justify-between text-sm text-muted tabular-nums">
          <span>{dollars(PREMIUM_SLIDER.min)}</span>
          <span>{dollars(PREMIUM_SLIDER.max)}</span>
        </p>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          label="Increase in premium, %"
          name="liftPercent"
          inputs={inputs}
          notes={notes}
          max={LIFT_MAX_PERCENT}
        />
        <NumberField label="Cost per user, $ a month" name="costPerUser" inputs={inputs} notes={notes} />
        <NumberField label="Your commission, %" name="commissionPercent" inputs={inputs} notes={notes} max={100} />
        <NumberField label="Premium of one policy, $ a year" name="policyPremium" inputs={inputs} notes={notes} />
      </div>
      <button type="submit" data-without-script className={buttonClass({ size: "large" })}>
        Calculate
      </button>
      <button type="button" data-copy data-with-script hidden className={buttonClass({ variant: "secondary" })}>
        Copy a link to this calculation
      </button>
    </form>
  );
}

/** The box shows the number in use, and the note below why it is not the one that was typed. */
function NumberField(props: {
  label: string;
  name: keyof CalculatorInputs;
  inputs: CalculatorInputs;
  notes: Notes;
  aside?: ReactNode;
  min?: number;
  max?: number;
  step?: number;
}) {
  const name = CALCULATOR_FIELDS[props.name];
  return (
    <Field
      label={props.label}
      aside={props.aside}
      name={name}
      type="number"
      inputMode={props.step ? "numeric" : "decimal"}
      min={props.min ?? 0}
      max={props.max}
      step={props.step ?? "any"}
      defaultValue={props.inputs[props.name]}
      aria-describedby={`${name}-note`}
    >
      <p id={`${name}-note`} data-note={name} role="status" className="text-sm text-warn empty:hidden">
        {props.notes[props.name]}
      </p>
    </Field>
  );
}
