import { FlaskConical, Megaphone, Plug } from "lucide-react";
import { partnershipQuestions } from "#app/content/faq-questions.ts";
import { partnerBenefits, partnerKinds } from "#app/content/partnership.ts";
import { servicesContext } from "#app/context.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { Faq } from "#app/ui/site/faq.tsx";
import { PointList } from "#app/ui/site/point-list.tsx";
import { PageHead, Section } from "#app/ui/site/section.tsx";
import { partnershipSchema } from "#core/inquiries/inquiry-schemas.ts";
import { sendForm, wasSent } from "../forms/form-action.ts";
import { SentNote } from "../forms/sent-note.tsx";
import { faqData, pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/partnership";
import { PartnershipForm } from "./partnership-form.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    path: "/resources/partnership",
    title: "Partner with Us",
    description: "Beta testers, technology partners and ambassadors: what you give, what you get, and a form to begin.",
    image: "partnership",
    data: [faqData(partnershipQuestions)],
  });

/** Every form has its own stamp, so this page is nobody else's. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? {};

export async function loader({ request, context }: Route.LoaderArgs) {
  const guard = await context.get(servicesContext).inquiries.openForm();
  return { guard, isSent: wasSent(request) };
}

export function action(args: Route.ActionArgs) {
  return sendForm(args, partnershipSchema, ({ inquiries }, partnership, sender) =>
    inquiries.sendPartnership(partnership, sender),
  );
}

export default function Partnership({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Build it with us."
        lead="We look for three kinds of partners. All of them have heard a good producer lose a sale for want of practice."
      >
        <ButtonAnchor href="#inquiry" size="large">
          Send an inquiry
        </ButtonAnchor>
      </PageHead>
      <section aria-label="Kinds of partners" className="mx-auto max-w-page px-4 pb-18 sm:px-6 lg:pb-28">
        <ul className="grid gap-5 lg:grid-cols-3">
          {partnerKinds.map((kind) => {
            const Icon = ICONS[kind.icon];
            return (
              <li key={kind.title} className="rounded-panel border border-line bg-surface p-6 sm:p-8">
                <Icon aria-hidden="true" strokeWidth={1.75} className="size-6 text-brand" />
                <h2 className="mt-4 font-display text-2xl">{kind.title}</h2>
                <p className="mt-2 text-muted">{kind.text}</p>
                <ul className="mt-5 flex flex-col gap-2.5 border-t border-line pt-5">
                  {kind.gives.map((gift) => (
                    <li key={gift}>{gift}</li>
                  ))}
                </ul>
              </li>
            );
          })}
        </ul>
      </section>
      <Section id="benefits" raised title="What partners get">
        <PointList points={partnerBenefits} className="grid gap-x-10 gap-y-8 sm:grid-cols-2" />
      </Section>
      <Section id="questions" beside title="Questions partners ask">
        <Faq id="partner-questions" questions={partnershipQuestions} all />
      </Section>
      <Section
        id="inquiry"
        raised
        beside
        title="Tell us who you are."
        lead="A person reads it and answers within two business days, also when the answer is no."
      >
        {loaderData.isSent && !actionData ? (
          <SentNote path="/resources/partnership#inquiry" />
        ) : (
          <PartnershipForm guard={actionData?.guard ?? loaderData.guard} answer={actionData} />
        )}
      </Section>
    </>
  );
}

const ICONS = { beta: FlaskConical, technology: Plug, ambassador: Megaphone } as const;
