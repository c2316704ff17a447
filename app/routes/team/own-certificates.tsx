import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LocalDate } from "#app/ui/local-date.tsx";
import { OwnFrame, Panel } from "../identity/account/own-frame.tsx";
import type { Route } from "./+types/own-certificates";
import { CertificateStatePill } from "./certificate-state.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Certificates · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, ({ certificates }, login) => certificates.openOwn(login));
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

export default function OwnCertificates({ loaderData: { certificates, timeZone } }: Route.ComponentProps) {
  return (
    <OwnFrame>
      <Panel
        id="certificates"
        title="Certificates"
        text="For assignments you have passed. Whoever has the address of one can see it. The owners of its organization and the managers of your groups find it in their list."
      >
        {certificates.length === 0 ? (
          <EmptyState
            className="rounded-control border border-line"
            title="No certificates"
            text="An organization can have an assignment issue one. It shows here when you have passed."
          />
        ) : (
          <ul aria-labelledby="certificates" className="divide-y divide-line rounded-control border border-line">
            {certificates.map((certificate) => (
              <li key={certificate.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
                <div className="min-w-0 flex-1 basis-64">
                  <a href={`/c/${certificate.id}`} className="font-[550] break-words text-brand hover:underline">
                    <bdi>{certificate.title}</bdi>
                  </a>
                  <p className="text-sm break-words text-muted">
                    <bdi>{certificate.organisationName}</bdi> · issued{" "}
                    <LocalDate ms={certificate.issuedAt} timeZone={timeZone} />
                  </p>
                  {certificate.revokedWhy !== null && (
                    <p className="mt-1 text-sm break-words whitespace-pre-wrap">
                      Reason: <bdi>{certificate.revokedWhy}</bdi>
                    </p>
                  )}
                </div>
                <CertificateStatePill state={certificate.state} timeZone={timeZone} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </OwnFrame>
  );
}
