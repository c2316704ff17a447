import { data, useFetcher } from "react-router";
import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { useNotation } from "#app/ui/notation.tsx";
import { type EngineName, FAULT_WORDS } from "#core/engines/engine-fault.ts";
import { clockLabel } from "#core/local-days.ts";
import type { EngineTrial, EngineView } from "#core/pages/admin-pages.ts";
import type { Route } from "./+types/engine-health";
import { AdminFrame, Moment, SIGNED_OUT } from "./admin-frame.tsx";
import { CallUseCard } from "./call-use.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Engines · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  return await openPage(context, request, ({ engines }, login) => engines.open(login), { signedOut: SIGNED_OUT });
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const named = String(form.get("engine") ?? "");
  const tried = await runAction(context, request, ({ engines }, login) => engines.try(login, named));
  if (tried.ok) return data({ trial: tried.value, refused: null });
  const { text, status } = tried.refusal;
  return data({ trial: null, refused: { engine: named, text } }, { status });
}

type Tried = { trial: EngineTrial | null; refused: { engine: string; text: string } | null };

export default function Engines({ loaderData: { engines, callUse, timeZone }, actionData }: Route.ComponentProps) {
  return (
    <AdminFrame timeZone={timeZone}>
      <Card aria-labelledby="engines" className="mt-6">
        <CardHeader
          title="Engines"
          titleId="engines"
          text="What speaks for the customer, what reads what happened, and what serves live calls. The built-in ones need nothing from outside."
        />
        <ul aria-labelledby="engines" className="divide-y divide-line border-t border-line">
          {engines.map((view) => (
            <Engine key={view.engine} view={view} timeZone={timeZone} posted={actionData ?? null} />
          ))}
        </ul>
      </Card>
      <CallUseCard use={callUse} />
    </AdminFrame>
  );
}

const TITLES: Record<EngineName, string> = { text: "Text", reading: "Reading", voice: "Voice" };

/** `posted`: what came of a press without JavaScript, of whichever engine. */
function Engine(props: { view: EngineView; timeZone: string; posted: Tried | null }) {
  const { view, timeZone, posted } = props;
  const { engine, name, hosts, canTry } = view;
  const fetcher = useFetcher<typeof action>();
  const isTrying = fetcher.state !== "idle";
  const tried = fetcher.data ?? (isOf(engine, posted) ? posted : null);
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 space-y-1">
        <h3 className="text-sm text-muted">{TITLES[engine]}</h3>
        <p className="font-semibold break-words">
          {name}
          {hosts.length > 0 && <span className="font-normal text-muted"> at {hosts.join(", ")}</span>}
        </p>
        <Health view={view} timeZone={timeZone} />
      </div>
      {canTry && (
        <fetcher.Form method="post" action="/admin/engines" className="justify-self-start">
          <input type="hidden" name="engine" value={engine} />
          <Button
            type="submit"
            size="small"
            variant="secondary"
            aria-label={`Say one line: ${TITLES[engine]}`}
            busy={isTrying}
            busyText="Trying"
          >
            Say one line
          </Button>
        </fetcher.Form>
      )}
      <div role="status" className="sm:col-span-2">
        {isTrying ? "" : tried && <Result tried={tried} />}
      </div>
    </li>
  );
}

function isOf(engine: EngineName, posted: Tried | null): boolean {
  return (posted?.trial?.engine ?? posted?.refused?.engine) === engine;
}

function Health({ view, timeZone }: { view: EngineView; timeZone: string }) {
  const { hosts, lastWorkedAt, lastFault, faults, restsUntil } = view;
  const notation = useNotation();
  if (hosts.length === 0) return null;
  const counts = faults.map(({ fault, count }) => `${fault} ${count}`).join(", ");
  return (
    <div className="space-y-1 text-sm text-muted">
      {restsUntil !== null && (
        <p className="text-bad">
          {/* With seconds: a rest is often shorter than a minute. */}
          Not asked until {clockLabel(restsUntil, timeZone, notation)}, after it has failed. The built-in one stands in.
        </p>
      )}
      <p>
        {lastWorkedAt === null ? (
          "Has not worked in the last 30 days."
        ) : (
          <>
            Last worked <Moment ms={lastWorkedAt} />.
          </>
        )}
      </p>
      {lastFault && (
        <p>
          Last error <Moment ms={lastFault.atMs} />: {lastFault.fault}. {FAULT_WORDS[lastFault.fault].what}
        </p>
      )}
      <p>{counts === "" ? "No errors in the last 24 hours." : `Errors in the last 24 hours: ${counts}.`}</p>
    </div>
  );
}

function Result({ tried: { trial, refused } }: { tried: Tried }) {
  if (!trial) return <p className="text-bad">{refused?.text}</p>;
  const took = `${(trial.tookMs / 1000).toFixed(1)} s`;
  if (trial.ok)
    return (
      <p className="max-w-[68ch]">
        <b className="font-semibold text-good">It works</b> ({took}).{" "}
        <span className="text-muted">{trial.cameBack}</span>
      </p>
    );
  const { what, todo } = FAULT_WORDS[trial.fault];
  return (
    <p className="max-w-[68ch]">
      <b className="font-semibold text-bad">It failed</b> ({took}). {what} {todo}
    </p>
  );
}
