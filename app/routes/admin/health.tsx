import type { ReactNode } from "react";
import { data, Link, useFetcher } from "react-router";
import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useCounts } from "#app/ui/notation.tsx";
import { Pill } from "#app/ui/pill.tsx";
import { type EngineName, FAULT_WORDS } from "#core/engines/engine-fault.ts";
import { OPTIONAL_BINDINGS, REQUIRED_BINDINGS } from "#core/health/bindings.ts";
import type { TaskState } from "#core/health/tasks.ts";
import type { EngineTrial, EngineView } from "#core/pages/admin-pages.ts";
import type { HealthPage } from "#core/pages/health-page.ts";
import type { Route } from "./+types/health";
import { AdminFrame, Moment, SIGNED_OUT } from "./admin-frame.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Health · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  return await openPage(context, request, ({ health }, login) => health.open(login), { signedOut: SIGNED_OUT });
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

export async function action({ request, context }: Route.ActionArgs) {
  const checked = await runAction(context, request, ({ health }, login) => health.check(login));
  if (checked.ok) return data({ trials: checked.value, refused: null });
  const { text, status } = checked.refusal;
  return data({ trials: null, refused: text }, { status });
}

export default function Health({ loaderData: page, actionData }: Route.ComponentProps) {
  return (
    <AdminFrame timeZone={page.timeZone}>
      <Verdict problems={page.problems} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <Engines engines={page.engines} posted={actionData ?? null} />
        <Sending page={page} />
        <Deployment page={page} />
        <Faults faults={page.faults} />
      </div>
      <Schedule page={page} />
    </AdminFrame>
  );
}

function Verdict({ problems }: Pick<HealthPage, "problems">) {
  return (
    <Card aria-labelledby="verdict" className="mt-6">
      <CardHeader
        title={problems.length === 0 ? "All is well" : "This needs you"}
        titleId="verdict"
        text={
          problems.length === 0
            ? "Nothing that this page knows of needs anybody. For machines there is /healthz."
            : undefined
        }
      />
      {problems.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {problems.map((problem) => (
            <li key={problem} className="px-5 py-3 break-words text-bad">
              {problem}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

type Checked = { trials: EngineTrial[] | null; refused: string | null };

const ENGINE_TITLES: Record<EngineName, string> = { text: "Text", reading: "Reading", voice: "Voice" };

/** `posted`: what came of a press without JavaScript. */
function Engines({ engines, posted }: { engines: EngineView[]; posted: Checked | null }) {
  const fetcher = useFetcher<typeof action>();
  const isChecking = fetcher.state !== "idle";
  const { trials, refused } = fetcher.data ?? posted ?? { trials: null, refused: null };
  return (
    <Card aria-labelledby="models">
      <CardHeader
        title="Models and voice"
        titleId="models"
        text={
          <>
            What each says for itself is on{" "}
            <Link to="/admin/engines" className="link">
              Engines
            </Link>
            .
          </>
        }
      />
      <ul className="divide-y divide-line border-t border-line">
        {engines.map((view) => (
          <Row key={view.engine} name={ENGINE_TITLES[view.engine]} note={view.name}>
            <EngineState view={view} trial={trials?.find(({ engine }) => engine === view.engine) ?? null} />
          </Row>
        ))}
      </ul>
      <fetcher.Form method="post" action="/admin/health" className="border-t border-line px-5 py-4">
        <Button type="submit" size="small" variant="secondary" busy={isChecking} busyText="Checking">
          Check now
        </Button>
        <p role="status" className="mt-2 text-sm text-muted">
          {isChecking ? "" : (refused ?? (trials ? "Each was asked one thing just now." : ""))}
        </p>
      </fetcher.Form>
    </Card>
  );
}

function EngineState({ view, trial }: { view: EngineView; trial: EngineTrial | null }) {
  const { hosts, lastWorkedAt, lastFault, restsUntil } = view;
  if (trial)
    return trial.ok ? (
      <Pill color="good">Answers, {(trial.tookMs / 1000).toFixed(1)} s</Pill>
    ) : (
      <span className="text-bad">
        {FAULT_WORDS[trial.fault].what} {FAULT_WORDS[trial.fault].todo}
      </span>
    );
  if (hosts.length === 0) return <Pill color="idle">Built in</Pill>;
  if (restsUntil !== null) return <Pill color="bad">Rests after failing</Pill>;
  if (lastFault && lastFault.atMs > (lastWorkedAt ?? 0)) return <Pill color="warn">Failed the last time</Pill>;
  if (lastWorkedAt === null) return <Pill color="idle">Not asked yet</Pill>;
  return (
    <span className="text-sm text-muted">
      Worked <Moment ms={lastWorkedAt} />
    </span>
  );
}

function Sending({ page: { mail, webhooks } }: { page: HealthPage }) {
  return (
    <Card aria-labelledby="sending">
      <CardHeader title="What waits to be sent" titleId="sending" />
      <ul className="divide-y divide-line border-t border-line">
        <Row name="Emails" note={mail.isSentOutside ? "A mail system is set" : "No mail system is set"}>
          <QueueState {...mail} />
        </Row>
        <Row name="Webhooks" note="Events for other programs">
          <QueueState {...webhooks} />
        </Row>
      </ul>
    </Card>
  );
}

function QueueState({ waiting, oldestAt, lastError, givenUp }: HealthPage["webhooks"]) {
  const { figure } = useCounts();
  return (
    <div className="space-y-1 text-sm text-muted">
      <p>{waiting === 0 ? "None waits." : `${figure(waiting)} waiting.`}</p>
      {oldestAt !== null && (
        <p>
          The oldest is of <Moment ms={oldestAt} />.
        </p>
      )}
      {lastError !== null && <p className="break-words">Last error: {lastError}.</p>}
      {givenUp > 0 && <p className="text-bad">Given up: {figure(givenUp)}.</p>}
    </div>
  );
}

function Deployment({ page: { migrations, bound } }: { page: HealthPage }) {
  return (
    <Card aria-labelledby="deployment">
      <CardHeader title="Deployment" titleId="deployment" />
      <ul className="divide-y divide-line border-t border-line">
        <Row name="Migrations" note={migrations.newest ?? "None"}>
          {migrations.missing.length === 0 ? (
            <Pill color="good">{migrations.applied} applied</Pill>
          ) : (
            <Pill color="bad">{migrations.missing.length} missing</Pill>
          )}
        </Row>
        {keysOf(REQUIRED_BINDINGS).map((name) => (
          <Row key={name} name={name} note={REQUIRED_BINDINGS[name]}>
            {bound.includes(name) ? <Pill color="good">Bound</Pill> : <Pill color="bad">Missing</Pill>}
          </Row>
        ))}
        {keysOf(OPTIONAL_BINDINGS).map((name) => {
          const { what, without } = OPTIONAL_BINDINGS[name];
          const isBound = bound.includes(name);
          return (
            <Row key={name} name={name} note={isBound ? what : `${what}. ${without}`}>
              {isBound ? <Pill color="good">Bound</Pill> : <Pill color="idle">Not used</Pill>}
            </Row>
          );
        })}
      </ul>
    </Card>
  );
}

function Faults({ faults }: Pick<HealthPage, "faults">) {
  const { figure } = useCounts();
  return (
    <Card aria-labelledby="faults">
      <CardHeader
        title="Errors of the last seven days"
        titleId="faults"
        text="Where, and of what kind; nobody’s words. The logs of the Worker say more."
      />
      {faults.length === 0 ? (
        <EmptyState className="border-t border-line" title="No errors" text="None in the last seven days." />
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {faults.map(({ where, kind, count, lastAt }) => (
            <Row key={`${where} ${kind}`} name={where} note={kind}>
              <span className="text-sm text-muted">
                {figure(count)} times, last <Moment ms={lastAt} />
              </span>
            </Row>
          ))}
        </ul>
      )}
    </Card>
  );
}

const STATES = {
  works: { color: "good", text: "Works" },
  late: { color: "bad", text: "Late" },
  failing: { color: "bad", text: "Failed" },
  "never ran": { color: "idle", text: "Not yet" },
} as const satisfies Record<TaskState, unknown>;

function Schedule({ page: { scheduleCameAt, tasks } }: { page: HealthPage }) {
  return (
    <Card aria-labelledby="schedule" className="mt-6">
      <CardHeader
        title="Schedule"
        titleId="schedule"
        text={
          scheduleCameAt === null ? (
            "It has not run yet."
          ) : (
            <>
              Last run <Moment ms={scheduleCameAt} />.
            </>
          )
        }
      />
      <ul className="divide-y divide-line border-t border-line">
        {tasks.map(({ task, what, state, run }) => (
          <Row key={task} name={what} note={<TaskNote run={run} />}>
            <Pill color={STATES[state].color}>{STATES[state].text}</Pill>
          </Row>
        ))}
      </ul>
    </Card>
  );
}

function TaskNote({ run }: { run: HealthPage["tasks"][number]["run"] }) {
  if (!run) return "Has not come round yet";
  return (
    <>
      {run.finishedAt !== null && (
        <>
          Done <Moment ms={run.finishedAt} />.{" "}
        </>
      )}
      {run.failedAt !== null && (
        <>
          Failed <Moment ms={run.failedAt} /> ({run.failure}).
        </>
      )}
    </>
  );
}

function Row(props: { name: string; note: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start justify-between gap-4 px-5 py-3">
      <div className="min-w-0">
        <p className="font-[550] break-words">{props.name}</p>
        <p className="text-sm break-words text-muted">{props.note}</p>
      </div>
      <div className="max-w-[55%] shrink-0">{props.children}</div>
    </li>
  );
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[];
}
