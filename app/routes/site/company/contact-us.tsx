import { useForm } from "@conform-to/react";
import { Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { servicesContext } from "#app/context.ts";
import { site, telephone } from "#app/site/site.ts";
import { Field } from "#app/ui/field.tsx";
import { PageHead } from "#app/ui/site/section.tsx";
import { EMAIL_MAX_LENGTH } from "#core/identity/email-address.ts";
import { LINE_MAX } from "#core/inquiries/inquiry-limits.ts";
import { type ContactInput, contactFormSchema } from "#core/inquiries/inquiry-schemas.ts";
import { sendForm, wasSent } from "../forms/form-action.ts";
import { Required } from "../forms/form-guard.tsx";
import { InquiryForm, lineProps } from "../forms/inquiry-form.tsx";
import { SentNote } from "../forms/sent-note.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/contact-us";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    path: "/company/contact-us",
    title: "Contact Us",
    description:
      "Ask us anything, or ask for a demo. A person reads every message and answers within two business days.",
    image: "contact-us",
  });

/** Every form has its own stamp, so this page is nobody else's. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? {};

export async function loader({ request, context }: Route.LoaderArgs) {
  const guard = await context.get(servicesContext).inquiries.openForm();
  return { guard, isSent: wasSent(request) };
}

export function action(args: Route.ActionArgs) {
  return sendForm(args, contactFormSchema, ({ inquiries }, contact, sender) => inquiries.sendContact(contact, sender));
}

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Talk to us."
        lead="Questions, a demo, or a plan for many people: a person answers. For a demo, say when it suits you."
      />
      <div className="mx-auto grid max-w-page items-start gap-x-14 gap-y-10 px-4 pb-18 sm:px-6 lg:grid-cols-[1fr_20rem] lg:pb-28">
        {loaderData.isSent && !actionData ? (
          <SentNote path="/company/contact-us" />
        ) : (
          <ContactForm guard={actionData?.guard ?? loaderData.guard} answer={actionData} />
        )}
        <aside className="flex flex-col gap-8">
          <ContactWay icon={<Phone {...ICON} />} title="Call" href={telephone} words={site.contactPhone}>
            {site.contactHours}
          </ContactWay>
          <ContactWay
            icon={<Mail {...ICON} />}
            title="Write"
            href={`mailto:${site.contactEmail}`}
            words={site.contactEmail}
          >
            We answer within two business days.
          </ContactWay>
        </aside>
      </div>
    </>
  );
}

const ICON = { "aria-hidden": true, strokeWidth: 1.75, className: "size-5 text-brand" } as const;

function ContactWay(props: { icon: ReactNode; title: string; href: string; words: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="flex items-center gap-2.5 font-semibold">
        {props.icon}
        {props.title}
      </h2>
      <p className="mt-1">
        <a href={props.href} className="link inline-flex min-h-11 items-center text-lg">
          {props.words}
        </a>
      </p>
      <p className="text-muted">{props.children}</p>
    </div>
  );
}

type FormProps = {
  guard: Route.ComponentProps["loaderData"]["guard"];
  answer: Route.ComponentProps["actionData"];
};

function ContactForm({ guard, answer }: FormProps) {
  const [form, fields] = useForm<ContactInput>({ id: "contact", lastResult: answer?.reply });
  return (
    <InquiryForm
      id={form.id}
      action="/company/contact-us#contact"
      label="Contact form"
      guard={guard}
      message={fields.message}
      send="Send message"
      className="scroll-mt-18 bg-surface"
    >
      <Field
        {...lineProps(fields.firstName, "text")}
        label="First name"
        autoComplete="given-name"
        maxLength={LINE_MAX}
      />
      <Field
        {...lineProps(fields.lastName, "text")}
        label="Last name"
        autoComplete="family-name"
        maxLength={LINE_MAX}
      />
      <Field
        {...lineProps(fields.companyName, "text")}
        label="Company name"
        aside={<Required />}
        autoComplete="organization"
        maxLength={LINE_MAX}
      />
      <Field {...lineProps(fields.employees, "number")} label="Number of employees" inputMode="numeric" min={0} />
      <Field
        {...lineProps(fields.email, "email")}
        label="Email"
        hint="Or a phone number."
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
      />
      <Field
        {...lineProps(fields.phone, "tel")}
        label="Phone number"
        hint="Or an email."
        autoComplete="tel"
        maxLength={LINE_MAX}
      />
    </InquiryForm>
  );
}
