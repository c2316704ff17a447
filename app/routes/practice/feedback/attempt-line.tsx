import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { LocalDate } from "#app/ui/local-date.tsx";
import { SeenByLine } from "#app/ui/seen-by.tsx";
import type { ConversationPage, TeamOfConversation } from "#core/pages/feedback-page.ts";
import { KeptLine } from "./kept-line.tsx";
import { useReader } from "./reader.ts";

/** What the conversation is to an organization: private, or handed in, with what; and who has opened it. */
export function AttemptLine({ page }: { page: ConversationPage }) {
  const { team, timeZone } = page;
  const agent = useReader();
  const { formData } = useNavigation();
  return (
    <section aria-label="Who sees this" className="mt-4 space-y-1.5 text-sm text-muted">
      {agent === null && <SeenByLine seenBy={team.seenBy} />}
      {team.attempt && <AttemptWords attempt={team.attempt} timeZone={timeZone} />}
      {agent === null && team.attempt?.kept && <KeptLine kept={team.attempt.kept} />}
      {agent === null && team.whyNotHandIn !== null && (
        <p className="wrap-anywhere">It stays private. {team.whyNotHandIn}</p>
      )}
      {team.openedBy.length > 0 && (
        <p className="wrap-anywhere">
          {team.openedBy.map(({ name, atMs }, index) => (
            <span key={`${name}-${atMs}`}>
              {index === 0 ? "Opened by " : ", "}
              {name} on <LocalDate ms={atMs} timeZone={timeZone} />
            </span>
          ))}
        </p>
      )}
      {agent === null && team.mayHandInTo !== null && (
        <Form method="post" preventScrollReset className="pt-1 print:hidden">
          <Button
            type="submit"
            name="intent"
            value="hand-in"
            variant="secondary"
            size="small"
            busy={formData?.get("intent") === "hand-in"}
            className="max-w-full"
          >
            <span className="truncate">{team.attempt ? "Hand this in" : `Hand in to ${team.mayHandInTo}`}</span>
          </Button>
        </Form>
      )}
    </section>
  );
}

function AttemptWords(props: { attempt: NonNullable<TeamOfConversation["attempt"]>; timeZone: string }) {
  const { title, organisation, handedInAt, total, passed, counts } = props.attempt;
  const of = title === null ? organisation : `“${title}”, ${organisation}`;
  if (handedInAt === null) {
    if (counts) return <p className="wrap-anywhere">{of}: it is handed in when it ends.</p>;
    return <p className="wrap-anywhere">{of}: a private try.</p>;
  }
  return (
    <p className="wrap-anywhere">
      {of}: handed in on <LocalDate ms={handedInAt} timeZone={props.timeZone} />
      {total === null
        ? ". It could not be judged, so it cannot pass."
        : ` with ${total}${passed === null ? "" : passed ? ", passed" : ", not passed"}. A later scoring does not change that.`}
    </p>
  );
}
