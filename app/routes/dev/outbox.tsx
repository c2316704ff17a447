import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { servicesContext } from "#app/context.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

export const meta: MetaFunction = () => [{ title: "Outbox" }, { name: "robots", content: "noindex" }];

/** Emails as their recipients would read them. Registered in development only: see routes.ts. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { outbox } = context.get(servicesContext);
  const [mails, mail] = await Promise.all([
    outbox.newestEmails(),
    params.emailId ? outbox.findEmail(params.emailId) : null,
  ]);
  return {
    mails: mails.map(({ id, recipient, subject, created_at, sent_at }) => ({
      id,
      recipient,
      subject,
      created_at,
      sent_at,
    })),
    mail,
  };
}

export default function Outbox() {
  // Not the generated types: they know only the routes of a production build.
  const { mails, mail } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="mx-auto grid max-w-page items-start gap-4 px-4 py-8 sm:px-6 lg:grid-cols-[22rem_1fr]">
      <h1 className="font-display text-2xl lg:col-span-2">Outbox</h1>
      <Card aria-label="Emails" className="p-2">
        {mails.length === 0 && <EmptyState title="No emails yet" text="Sign up, or ask for a new password." />}
        <ul>
          {mails.map((one) => (
            <li key={one.id}>
              <Link
                to={`/dev/outbox/${one.id}`}
                aria-current={one.id === mail?.id ? "page" : undefined}
                className="block rounded-control px-3 py-2.5 hover:bg-ink/4 aria-[current]:bg-ink/6"
              >
                <span className="block truncate font-semibold">{one.subject}</span>
                <span className="block truncate text-sm text-muted">
                  {one.recipient} · {new Date(one.created_at).toISOString().slice(0, 16).replace("T", " ")} UTC
                  {one.sent_at !== null && " · sent"}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      {mail && (
        <Card aria-label="Email" className="min-w-0 p-5">
          <h2 className="font-display text-xl">{mail.subject}</h2>
          <p className="mt-1 text-muted">To {mail.recipient}</p>
          <div className="mt-5 whitespace-pre-wrap break-words">
            <EmailText text={mail.text || "It was sent, and its text was let go."} />
          </div>
        </Card>
      )}
    </main>
  );
}

/** Links of the demo lead to where it was seeded for; here they lead to the server that shows them. */
const SEEDED_ORIGIN = /^http:\/\/localhost:\d+/;

/** The plain text with its links working. */
function EmailText({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part) =>
    /^https?:\/\//.test(part) ? (
      <a key={part} href={part.replace(SEEDED_ORIGIN, "")} className="text-brand underline underline-offset-2">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
