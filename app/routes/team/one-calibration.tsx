import { Form, Link } from "react-router";
import { openPage } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Confirmed } from "#app/ui/confirmed.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LocalDate } from "#app/ui/local-date.tsx";
import { Refusal } from "#core/errors.ts";
import type { CalibratedAttempt, CalibrationCard, CalibrationPage } from "#core/pages/calibration-pages.ts";
import type { Route } from "./+types/one-calibration";
import { actAndReturn, done, textOf } from "./act-and-return.ts";
import { CalibrationStatePill } from "./calibration/calibration-state-pill.tsx";
import { Review } from "./calibration/side-by-side.tsx";
import { TeamFrame } from "./team-frame.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.calibration.title ?? "Team calibration"} · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export function loader({ request, context, params }: Route.LoaderArgs) {
  return openPage(context, request, ({ calibrations }, login) => calibrations.open(login, params.calibrationId));
}

export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args.request);
  const id = args.params.calibrationId;
  const intent = form.get("intent");
  const path = intent === "delete-calibration" ? "/team/calibration" : `/team/calibration/${id}`;
  return actAndReturn(args, path, async ({ calibrations }, login) => {
    if (intent === "begin-calibration") {
      await calibrations.begin(login, id);
      return done("Scoring has begun", "Everybody else you asked gets an email.");
    }
    if (intent === "finish-scoring") {
      await calibrations.finish(login, id);
      return done("You have finished", "When everybody has, you see what all of you said.");
    }
    if (intent === "close-calibration") {
      await calibrations.close(login, id);
      return done("Closed", "It counts in the figures as long as its attempts are kept.");
    }
    if (intent === "delete-calibration") {
      await calibrations.remove(login, id);
      return done("Deleted");
    }
    if (intent !== "settle-check") throw new Refusal("bad_request");
    await calibrations.settle(login, id, {
      conversationId: textOf(form, "attempt"),
      finding: textOf(form, "finding"),
      met: textOf(form, "met"),
      why: textOf(form, "why"),
    });
    return done("Settled");
  });
}

export default function OneCalibration({ loaderData: page }: Route.ComponentProps) {
  const { calibration, attempts, timeZone } = page;
  return (
    <TeamFrame team={page.team}>
      <p>
        <Link to="/team/calibration" className="link">
          All calibrations
        </Link>
      </p>
      <Card aria-labelledby="calibration">
        <div className="flex flex-wrap items-start justify-between gap-x-3 pr-5">
          <CardHeader
            title={<bdi className="wrap-anywhere">{calibration.title}</bdi>}
            titleId="calibration"
            text={whatNow(page)}
            className="min-w-0 flex-1 basis-72"
          />
          <p className="pt-5 max-sm:order-first max-sm:w-full max-sm:pl-5">
            <CalibrationStatePill state={calibration.state} />
          </p>
        </div>
        <p className="px-5 pb-5 text-sm text-muted wrap-anywhere">
          {page.people.length === 0 ? "Nobody judges." : `Who judges: ${page.people.join(", ")}.`}
        </p>
        <Acts page={page} />
      </Card>
      {attempts.length === 0 && (
        <Card>
          <EmptyState title="No attempt is left" text="Its attempts were deleted since, or their agents have left." />
        </Card>
      )}
      {attempts.map((attempt) => (
        <Attempt key={attempt.conversationId} attempt={attempt} calibration={calibration} timeZone={timeZone} />
      ))}
    </TeamFrame>
  );
}

function whatNow({ calibration, attempts, people }: CalibrationPage): string {
  const { state, finished, isAsked, hasFinished } = calibration;
  if (state === "draft") return "A draft: nobody has been asked yet.";
  if (state === "scoring") {
    const progress = `${finished} of ${people.length} have finished. Nobody sees what the others said before all have.`;
    if (people.length < 2) return `${progress} Fewer than two are left to judge, so it cannot go on.`;
    return isAsked && !hasFinished ? `${progress} Judge every check of each attempt, then finish.` : progress;
  }
  const open = attempts.flatMap(({ review }) => review ?? []).filter((one) => one.isFlagged && one.settled === null);
  if (state === "review")
    return `Everybody has judged. ${open.length} of the checks you differ on ${open.length === 1 ? "is" : "are"} not settled yet.`;
  if (state === "resolved") return "What you differed on is settled. Close it to count it in the figures.";
  return "Closed. It counts in the figures as long as its attempts are kept.";
}

function Acts({ page: { calibration, attempts } }: { page: CalibrationPage }) {
  const { state, mayManage, isAsked, hasFinished } = calibration;
  const left = attempts.reduce((sum, { checks, judged }) => sum + checks - judged, 0);
  const mayFinish = state === "scoring" && isAsked && !hasFinished && attempts.length > 0 && left === 0;
  const mayDelete = mayManage && (state === "draft" || state === "scoring");
  if (!mayFinish && !mayManage) return null;
  return (
    <div className="flex flex-wrap items-center gap-2.5 px-5 pb-5 empty:hidden">
      {state === "draft" && mayManage && (
        <Form method="post">
          <input type="hidden" name="intent" value="begin-calibration" />
          <Button type="submit">Begin scoring</Button>
        </Form>
      )}
      {mayFinish && (
        <Confirmed
          label="Finish"
          variant="secondary"
          question="Finish scoring?"
          text="You cannot change what you said after this."
        >
          <Form method="post">
            <input type="hidden" name="intent" value="finish-scoring" />
            <Button type="submit" size="small">
              Yes, finish
            </Button>
          </Form>
        </Confirmed>
      )}
      {state === "resolved" && mayManage && (
        <Form method="post">
          <input type="hidden" name="intent" value="close-calibration" />
          <Button type="submit">Close</Button>
        </Form>
      )}
      {mayDelete && (
        <Confirmed
          label="Delete"
          question="Delete this calibration?"
          text="With everything that was judged in it so far. The attempts stay as they are."
        >
          <Form method="post">
            <input type="hidden" name="intent" value="delete-calibration" />
            <Button type="submit" size="small" variant="danger">
              Yes, delete
            </Button>
          </Form>
        </Confirmed>
      )}
    </div>
  );
}

function Attempt(props: { attempt: CalibratedAttempt; calibration: CalibrationCard; timeZone: string }) {
  const { attempt, calibration, timeZone } = props;
  const { conversationId, agent, scenario, handedInAt, checks, judged, review } = attempt;
  const isMine = calibration.state === "scoring" && calibration.isAsked;
  return (
    <Card aria-labelledby={`attempt-${conversationId}`}>
      <div className="flex flex-wrap items-center justify-between gap-3 pr-5">
        <CardHeader
          title={
            <span className="wrap-anywhere">
              <bdi>{agent}</bdi>, {scenario}
            </span>
          }
          titleId={`attempt-${conversationId}`}
          text={
            <>
              Handed in <LocalDate ms={handedInAt} timeZone={timeZone} />
              {isMine && ` · you judged ${judged} of ${checks} checks`}
            </>
          }
          className="min-w-0 flex-1 basis-72"
        />
        {isMine && (
          <ButtonLink
            to={`/team/calibration/${calibration.id}/${conversationId}`}
            variant={judged < checks ? "primary" : "secondary"}
            className="max-sm:mb-4 max-sm:ml-5"
          >
            {calibration.hasFinished ? "See what you said" : "Judge"}
          </ButtonLink>
        )}
        {review !== null && (
          <Link to={`/team/attempts/${conversationId}`} className="link max-sm:mb-4 max-sm:ml-5">
            Read the attempt
          </Link>
        )}
      </div>
      {review !== null && (
        <Review
          checks={review}
          conversationId={conversationId}
          maySettle={calibration.state === "review" || calibration.state === "resolved"}
        />
      )}
    </Card>
  );
}
