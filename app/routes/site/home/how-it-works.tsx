import { Quote } from "lucide-react";
import type { ReactNode } from "react";
import { Face } from "#app/ui/avatar.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Sample } from "#app/ui/site/sample.tsx";
import { Tick } from "#app/ui/site/tick.tsx";
import type { Customer } from "./mocks/setup-mock.tsx";

export function HowItWorks(props: { customers: Customer[] }) {
  return (
    <section id="how-it-works" aria-labelledby="how" className="later border-y border-line bg-surface">
      <div className="mx-auto max-w-page px-4 py-18 sm:px-6 lg:py-28">
        <h2 id="how" className="max-w-[20ch] font-display text-3xl sm:text-4xl">
          Ten quiet minutes before the phone rings.
        </h2>
        <ol className="mt-12 grid gap-x-8 gap-y-14 md:grid-cols-3 lg:mt-16 lg:gap-x-12">
          <Step
            number={1}
            title="Choose a scenario"
            text="Life, auto, home or commercial. See who is on the line, and choose how hard they make it."
          >
            <ChooseVignette customers={props.customers} />
          </Step>
          <Step
            number={2}
            title="Have the conversation"
            text="Customers answer like customers: they object, they stall, and they tell you more once you ask well."
          >
            <TalkVignette />
          </Step>
          <Step
            number={3}
            title="See what worked"
            text="Feedback right away, tied to the sentences you said. Then follow your scores from week to week."
          >
            <FeedbackVignette />
          </Step>
        </ol>
      </div>
    </section>
  );
}

function Step(props: { number: number; title: string; text: string; children: ReactNode }) {
  return (
    <li className="flex flex-col">
      <div
        aria-hidden="true"
        className="relative flex h-64 flex-col justify-center overflow-hidden rounded-card border border-line bg-sunken px-5 pt-4 sm:px-6"
      >
        <Sample className="absolute top-2 right-3" />
        {props.children}
      </div>
      <h3 className="mt-6 flex items-baseline gap-2.5 font-display text-xl">
        <span className="text-muted">{props.number}</span>
        {props.title}
      </h3>
      <p className="mt-1.5 max-w-[44ch] text-muted">{props.text}</p>
    </li>
  );
}

/** Who can be on the line in "Renewal shock". */
const AUTO_CUSTOMERS = ["dana", "tom"];

function ChooseVignette(props: { customers: Customer[] }) {
  const shown = AUTO_CUSTOMERS.flatMap((id) => props.customers.filter((customer) => customer.id === id));
  return (
    <>
      <div className="flex gap-1.5 text-sm font-[550]">
        {["Life", "Auto", "Home"].map((line) => (
          <span
            key={line}
            className={classNames(
              "rounded-full border px-3 py-1",
              line === "Auto" ? "border-brand bg-brand-soft text-brand" : "border-line bg-surface text-muted",
            )}
          >
            {line}
          </span>
        ))}
      </div>
      <ul className="mt-4 flex flex-col gap-2">
        {shown.map((customer, index) => (
          <li
            key={customer.id}
            className={classNames(
              "flex items-center gap-3 rounded-card border bg-surface px-3 py-2.5",
              index === 0 ? "border-brand" : "border-line",
            )}
          >
            <Face id={customer.id} className="size-9" />
            <span className="flex-1 font-[550]">{customer.name}</span>
            {index === 0 && (
              <span className="flex size-5 items-center justify-center rounded-full bg-brand text-on-brand">
                <Tick className="size-3" />
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function TalkVignette() {
  return (
    <div className="flex flex-col gap-2.5">
      <p className="mr-6 w-fit rounded-panel rounded-bl-[4px] border border-line bg-surface px-3.5 py-2">
        Just send me a quote. I’ll look at it.
      </p>
      <p className="ml-auto w-fit max-w-[88%] rounded-panel rounded-br-[4px] bg-brand px-3.5 py-2 text-on-brand">
        Gladly. So it’s the right one: who drives the truck?
      </p>
      <p className="mr-6 w-fit rounded-panel rounded-bl-[4px] border border-line bg-surface px-3.5 py-2">
        Me. And my son, since he turned 17.
      </p>
    </div>
  );
}

function FeedbackVignette() {
  return (
    <div className="flex flex-col gap-2">
      <div className="rounded-card border border-line bg-surface p-3.5">
        <p className="flex items-center gap-1.5 text-sm font-[550] text-warn">
          <Quote strokeWidth={1.75} className="size-3.5" />
          You said
        </p>
        <p className="mt-0.5">“You’d be crazy not to have this.”</p>
      </div>
      <div className="rounded-card border border-line bg-surface p-3.5">
        <p className="flex items-center gap-1.5 text-sm font-[550] text-good">
          <Tick className="size-3.5" />
          Say instead
        </p>
        <p className="mt-0.5">“If the truck were totaled tomorrow, what would you drive to work?”</p>
      </div>
    </div>
  );
}
