import { Form } from "react-router";
import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { LocalDate } from "#app/ui/local-date.tsx";
import type { TeamCertificatesPage } from "#core/pages/certificate-pages.ts";
import type { Route } from "./+types/certificates";
import { actAndReturn, done, textOf } from "./act-and-return.ts";
import { CertificateStatePill } from "./certificate-state.tsx";
import { TeamFrame } from "./team-frame.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Team certificates · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, ({ certificates }, login) => certificates.openTeam(login));
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args.request);
  const asked = { id: textOf(form, "certificate"), why: textOf(form, "why") };
  return actAndReturn(args, "/team/certificates", async ({ certificates }, login) => {
    await certificates.revoke(login, asked);
    return done("Certificate revoked", "Its page says so from now on.");
  });
}

export default function Certificates({ loaderData: page }: Route.ComponentProps) {
  const { certificates, team, isCut } = page;
  return (
    <TeamFrame team={team}>
      <Card aria-labelledby="certificates">
        <CardHeader
          title="Certificates"
          titleId="certificates"
          text="Issued when an assignment that carries one is passed. The re-test is assigned 30 days before one expires, or at half its time where that is shorter, while the assignment goes on."
        />
        {certificates.length === 0 ? (
          <EmptyState
            className="border-t border-line"
            title="No certificates"
            text="Give a new assignment a number of months under “Certificate”. Those who pass it show here."
          />
        ) : (
          <ul aria-labelledby="certificates" className="divide-y divide-line border-t border-line">
            {certificates.map((certificate) => (
              <Line key={certificate.id} certificate={certificate} timeZone={team.timeZone} />
            ))}
          </ul>
        )}
        {isCut && (
          <p className="border-t border-line px-5 py-4 text-sm text-muted">
            These are the newest {certificates.length}. Older ones keep their address.
          </p>
        )}
      </Card>
    </TeamFrame>
  );
}

type Listed = TeamCertificatesPage["certificates"][number];

function Line({ certificate, timeZone }: { certificate: Listed; timeZone: string }) {
  const { id, holderName, title, issuedAt, state, revokedWhy, mayRevoke } = certificate;
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold break-words">
          <bdi>{holderName}</bdi>
        </p>
        <p className="text-sm break-words text-muted">
          <a href={`/c/${id}`} className="text-brand hover:underline">
            <bdi>{title}</bdi>
          </a>{" "}
          · issued <LocalDate ms={issuedAt} timeZone={timeZone} />
        </p>
        {revokedWhy !== null && (
          <p className="mt-1 text-sm break-words whitespace-pre-wrap">
            Reason: <bdi>{revokedWhy}</bdi>
          </p>
        )}
      </div>
      <div className="flex min-w-0 flex-col items-start gap-2 sm:items-end">
        <CertificateStatePill state={state} timeZone={timeZone} />
        {mayRevoke && state.kind !== "revoked" && <Revoke id={id} holderName={holderName} />}
      </div>
    </li>
  );
}

function Revoke({ id, holderName }: { id: string; holderName: string }) {
  return (
    <details className="w-full max-w-sm">
      <summary className="flex min-h-9 cursor-pointer items-center text-sm text-muted hover:text-ink pointer-coarse:min-h-11">
        Revoke…
      </summary>
      <Form method="post" className="mt-2 flex flex-col items-start gap-3">
        <input type="hidden" name="certificate" value={id} />
        <Field
          label="Reason"
          name="why"
          required
          maxLength={500}
          autoComplete="off"
          className="w-full"
          hint="The holder, the owners and the managers of their groups see it. The public page says only that it was revoked, and when. This cannot be undone."
        />
        <Button type="submit" variant="danger" size="small" aria-label={`Revoke certificate of ${holderName}`}>
          Revoke certificate
        </Button>
      </Form>
    </details>
  );
}
