import { Form, redirectDocument } from "react-router";
import { forgetDrafts } from "#app/browser/kept-draft.ts";
import { servicesContext } from "#app/context.ts";
import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import { Button } from "#app/ui/button.tsx";
import { useKnownViewer } from "#app/ui/known-viewer.ts";
import { useNotation } from "#app/ui/notation.tsx";
import { dateInSentence } from "#core/conversations/labels.ts";
import type { DevicesPage, DeviceView } from "#core/pages/account-pages.ts";
import type { Toast } from "#core/toast.ts";
import { postedForm } from "../../../page-loading/posted-form.ts";
import type { Route } from "./+types/devices";
import { backTo } from "./own-form.ts";
import { OwnFrame, Panel } from "./own-frame.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Devices · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, ({ accountPages }, login) => accountPages.openDevices(login));
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const form = await postedForm(request);
  const intent = form.get("intent");
  const result = await runAction(context, request, async ({ accountPages }, login): Promise<Toast> => {
    if (intent === "everywhere") await accountPages.signOutEverywhere(login);
    else if (intent === "elsewhere") await accountPages.signOutElsewhere(login);
    else await accountPages.signOutOne(login, String(form.get("device") ?? ""));
    return { title: intent === "elsewhere" ? "Signed out everywhere else" : "Signed out", kind: "success" };
  });
  if (result.ok && intent === "everywhere") {
    const { signInPages } = context.get(servicesContext);
    throw redirectDocument("/", { headers: { "Set-Cookie": signInPages.endedCookie(request.url) } });
  }
  const toast: Toast = result.ok
    ? result.value
    : { title: result.refusal.title, text: result.refusal.text, kind: "destructive" };
  throw await backTo(args, "/account/devices", { toast });
}

export default function Devices({ loaderData: page }: Route.ComponentProps) {
  const { browsers, apps } = page;
  return (
    <OwnFrame>
      <Panel
        id="browsers"
        title="Browsers"
        text="A browser is signed out automatically after a week without use, and after 30 days at most."
      >
        <ul aria-labelledby="browsers" className={LIST}>
          {browsers.map((browser) => (
            <Device key={browser.name} device={browser} page={page} isHere={browser.isHere} />
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap gap-2">
          <Everything intent="elsewhere">Sign out everywhere else</Everything>
          <Everything intent="everywhere">Sign out everywhere</Everything>
        </div>
      </Panel>
      {apps.length > 0 && (
        <Panel id="apps" title="Apps" text="Programs that signed in to your account through our API.">
          <ul aria-labelledby="apps" className={LIST}>
            {apps.map((app) => (
              <Device key={app.name} device={app} page={page} isHere={false} />
            ))}
          </ul>
        </Panel>
      )}
    </OwnFrame>
  );
}

const LIST = "divide-y divide-line rounded-control border border-line";

function Device({
  device,
  page,
  isHere,
}: {
  device: DeviceView;
  page: Pick<DevicesPage, "nowMs" | "timeZone">;
  isHere: boolean;
}) {
  const notation = useNotation();
  const day = (atMs: number) => dateInSentence(atMs, page.nowMs, page.timeZone, notation);
  const person = useKnownViewer()?.id ?? "";
  return (
    <li className="flex min-h-16 items-center gap-4 px-4 py-2.5">
      <p className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-[550]">
          {device.label}
          {isHere && <span className="rounded-full bg-good-soft px-2.5 py-0.5 text-sm text-good">This browser</span>}
        </span>
        <span className="block text-sm text-muted">
          {`Last used ${day(device.lastSeenAt)} · signed in ${day(device.signedInAt)}`}
        </span>
      </p>
      <Form
        method="post"
        action={isHere ? "/auth/sign-out" : undefined}
        reloadDocument={isHere}
        onSubmit={() => isHere && forgetDrafts(person)}
      >
        <input type="hidden" name="intent" value="one" />
        <input type="hidden" name="device" value={device.name} />
        <Button
          type="submit"
          size="small"
          variant="quiet"
          aria-label={isHere ? "Sign out here" : `Sign out ${device.label}`}
        >
          {isHere ? "Sign out here" : "Sign out"}
        </Button>
      </Form>
    </li>
  );
}

function Everything(props: { intent: "elsewhere" | "everywhere"; children: string }) {
  const person = useKnownViewer()?.id ?? "";
  return (
    <Form method="post" onSubmit={() => props.intent === "everywhere" && forgetDrafts(person)}>
      <input type="hidden" name="intent" value={props.intent} />
      <Button type="submit" variant="secondary">
        {props.children}
      </Button>
    </Form>
  );
}
