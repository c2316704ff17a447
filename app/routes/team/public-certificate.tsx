import { data, isRouteErrorResponse } from "react-router";
import { openPage } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import { Wordmark } from "#app/ui/brand-mark.tsx";
import { Button, ButtonAnchor, ButtonLink } from "#app/ui/button.tsx";
import { PageError } from "#app/ui/page-error.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { SlimFooter } from "#app/ui/slim-footer.tsx";
import type { Route } from "./+types/public-certificate";
import { Verification } from "./public-certificate/how-to-verify.tsx";
import { Sheet } from "./public-certificate/sheet.tsx";
import "./public-certificate.css";

const UNKNOWN = "This certificate does not exist";

export const meta: Route.MetaFunction = ({ loaderData: page, error }) => {
  const hidden = { name: "robots", content: "noindex" };
  if (!page) return [{ title: `${error ? UNKNOWN : "Certificate"} · ${site.name}` }, hidden];
  const { id, content, siteUrl } = page;
  const title = `${content.assignmentTitle} · ${content.holderName}`;
  const description = `A certificate of completed practice, issued by ${content.organisationName} and signed by ${site.name}.`;
  return [
    { title: `${title} · ${site.name}` },
    hidden,
    { name: "description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: `${siteUrl}/c/${id}` },
    // Messengers show no SVG, and nothing here makes a PNG: the site's own picture.
    { property: "og:image", content: `${siteUrl}/og/home.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
};

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const verify = new URL(request.url).searchParams.get("verify") === "yes";
  const page = await openPage(context, request, ({ certificatePublication }) =>
    certificatePublication.open(params.certificateId, { verify }),
  );
  return data(page, { headers: { "X-Robots-Tag": "noindex" } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** A certificate as anybody sees it who has its address: the sheet, and below it what proves it. */
export default function Certificate({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-4xl px-4 pt-6 pb-16 focus-visible:outline-none sm:px-6 sm:pt-10 print:p-0"
      >
        <Sheet page={page} />
        <div className="mt-6 flex flex-wrap gap-2 print:hidden">
          <ButtonLink to="?verify=yes#verification">Verify</ButtonLink>
          <Button variant="secondary" onClick={() => window.print()}>
            Print
          </Button>
          <ButtonAnchor href={`/c/${page.id}.svg`} variant="secondary" download="certificate.svg">
            Picture
          </ButtonAnchor>
        </div>
        <Verification page={page} />
      </main>
      <SlimFooter isInTalk={false} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <PageError error={error} />;
  return (
    <>
      <Head />
      <main
        id="main"
        className="mx-auto flex min-h-[60vh] max-w-text flex-col items-center justify-center px-4 py-16 text-center"
      >
        <h1 className="font-display text-3xl">{UNKNOWN}</h1>
        <p className="mt-3 text-lg text-muted">
          Its holder's account or its organization may have been deleted, or the address has a typing error. Nothing
          that names this address proves anything.
        </p>
      </main>
      <SlimFooter isInTalk={false} />
    </>
  );
}

function Head() {
  return (
    <header className="border-b border-line print:hidden">
      <SkipLink />
      <div className="mx-auto flex h-bar max-w-4xl items-center px-4 sm:px-6">
        <a href="/" className="-ml-2 flex h-11 items-center rounded-control px-2">
          <Wordmark />
        </a>
      </div>
    </header>
  );
}
