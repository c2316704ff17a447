import { data, Outlet, useMatches } from "react-router";
import pageModule from "#app/browser/site/page.ts?module";
import { loginContext, servicesContext } from "#app/context.ts";
import { sharedPageHeaders } from "#app/page-loading/shared-page.ts";
import { InlineModule } from "#app/ui/site/inline-module.tsx";
import { SiteBar } from "#app/ui/site/site-bar.tsx";
import { SiteFooter } from "#app/ui/site/site-footer.tsx";
import type { Route } from "./+types/site-layout";

export const handle = { static: true };

export const headers: Route.HeadersFunction = sharedPageHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  const login = context.get(loginContext);
  const services = context.get(servicesContext);
  return data({
    viewer: login && (await services.signInPages.findViewer(login)),
    siteUrl: services.siteUrl,
    isBilled: services.isBilled,
  });
}

/** The bar, the page, the footer. A page with `handle = { bar: false }` goes without the bar. */
export default function SiteLayout({ loaderData: { viewer } }: Route.ComponentProps) {
  const hasBar = !useMatches().some(({ handle }) => isBarless(handle));
  return (
    <>
      {hasBar && <SiteBar viewer={viewer} />}
      <main id="main">
        <Outlet />
      </main>
      <SiteFooter />
      <InlineModule code={pageModule} />
    </>
  );
}

function isBarless(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "bar" in handle && handle.bar === false;
}
