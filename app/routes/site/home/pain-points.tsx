import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Section } from "#app/ui/site/section.tsx";
import { FeedbackMock } from "./mocks/feedback-mock.tsx";
import { MockFrame } from "./mocks/mock-frame.tsx";
import { ProgressMock } from "./mocks/progress-mock.tsx";
import { type Customer, SetupMock } from "./mocks/setup-mock.tsx";
import { TalkMock } from "./mocks/talk-mock.tsx";
import type { HomeCall } from "./moments.ts";

/** What hurts in an agency, each beside the screen of the product that answers it. */
export function PainPoints(props: { customers: Customer[]; call: HomeCall }) {
  return (
    <Section
      id="product"
      title="What costs agencies sales, and what to do about it"
      lead="Four things every owner knows. The pictures beside them show the product: the first, second and third from its own scenarios and a call that it scored, the last with sample figures."
    >
      <div className="flex flex-col gap-18 lg:gap-28">
        <Pain
          title="New agents learn on leads you paid for."
          text="The first forty calls are the worst ones, and each of them was a real family. Here they choose a line, a scenario and who is on the line, and start over as often as they like."
          screen="Choosing a customer"
          mock={<SetupMock customers={props.customers} />}
        />
        <Pain
          title="Roleplay with a colleague is polite."
          text="Nobody pushes back on the person they have lunch with. Our customers object the way customers do, hold back what matters, and hang up when they have had enough."
          screen="A conversation with labels"
          mock={<TalkMock call={props.call} />}
          flipped
        />
        <Pain
          title="Nobody says which sentence lost it."
          text="“Build more rapport” helps no one. The feedback quotes what you said and what the customer answered, and offers something to say instead. Then you try that moment again."
          screen="Feedback"
          mock={<FeedbackMock call={props.call} />}
        />
        <Pain
          title="Training fades by Friday."
          text="An objection that got the better of you comes back as a one-minute drill after one, three, seven and twenty-one days, and your scores show whether it worked."
          screen="The dashboard, with sample figures"
          mock={<ProgressMock />}
          sample
          flipped
        />
      </div>
    </Section>
  );
}

function Pain(props: {
  title: string;
  text: string;
  screen: string;
  mock: ReactNode;
  sample?: boolean;
  flipped?: boolean;
}) {
  return (
    <div className="later grid items-center gap-x-14 gap-y-8 lg:grid-cols-2">
      <div className={classNames(props.flipped && "lg:order-last")}>
        <h3 className="max-w-[22ch] font-display text-2xl sm:text-3xl">{props.title}</h3>
        <p className="mt-4 max-w-[48ch] text-lg text-muted">{props.text}</p>
      </div>
      <MockFrame label={props.screen} sample={props.sample}>
        {props.mock}
      </MockFrame>
    </div>
  );
}
