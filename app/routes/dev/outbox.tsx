import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { servicesContext } from "#app/context.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

export const meta: MetaFunction = () => [{ title: "Outbox" }, { name: "robots", content: "noindex" }];

/** Letters as their recipients would read them. Registered in development only: see routes.ts. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { outbox } = context.get(servicesContext);
  const [letters, letter] = await Promise.all([
    outbox.letters(),
    params.letterId ? outbox.letter(params.letterId) : null,
  ]);
  return {
    letters: letters.map(({ id, recipient, subject, created_at, sent_at }) => ({
      id,
      recipient,
      subject,
      created_at,
      sent_at,
    })),
    letter,
  };
}

export default function Outbox() {
  // Not the generated types: they know only the routes of a production build.
  const { letters, letter } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="mx-auto grid max-w-page items-start gap-4 px-4 py-8 sm:px-6 lg:grid-cols-[22rem_1fr]">
      <h1 className="font-display text-2xl lg:col-span-2">Outbox</h1>
      <Card aria-label="Letters" className="p-2">
        {letters.length === 0 && <EmptyState title="No letters yet" text="Sign up, or ask for a new password." />}
        <ul>
          {letters.map((one) => (
            <li key={one.id}>
              <Link
                to={`/dev/outbox/${one.id}`}
                aria-current={one.id === letter?.id ? "page" : undefined}
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
      {letter && (
        <Card aria-label="Letter" className="min-w-0 p-5">
          <h2 className="font-display text-xl">{letter.subject}</h2>
          <p className="mt-1 text-muted">To {letter.recipient}</p>
          <div className="mt-5 whitespace-pre-wrap break-words">
            <LetterText text={letter.text || "It was sent, and its text was let go."} />
          </div>
        </Card>
      )}
    </main>
  );
}

/** The plain text with its links working. */
function LetterText({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part) =>
    /^https?:\/\//.test(part) ? (
      <a key={part} href={part} className="text-brand underline underline-offset-2">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
