import type { ReactNode } from "react";
import { data, Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from "react-router";
import { AMERICAN, notationFor } from "#core/notation.ts";
import iconSource from "../public/favicon.svg?raw";
import type { Route } from "./+types/root";
import { servicesContext } from "./context.ts";
import bricolageUrl from "./fonts/bricolage-grotesque-core-650.woff2?url";
import instrumentUrl from "./fonts/instrument-sans-core.woff2?url";
import { isPersonal } from "./page-loading/shared-page.ts";
import siteStylesUrl from "./site/site.css?url";
import { site } from "./site/site.ts";
import { isStaticHandle } from "./site/static-pages.ts";
import { NotationContext } from "./ui/notation.tsx";
import { PageError, pageErrorTitle } from "./ui/page-error.tsx";
import { partMark } from "./ui/site/rendered-once.tsx";
import { Toaster } from "./ui/toaster.tsx";
import { Tooltips } from "./ui/tooltips.tsx";
import "./app.css";

/** In the page: on a phone a third request beside the fonts costs all three a round trip. */
const icon = `data:image/svg+xml,${encodeURIComponent(iconSource.replace(/\s+/g, " "))}`;
const fonts = [instrumentUrl, bricolageUrl];

export const meta: Route.MetaFunction = ({ error }) => [
  { title: error ? `${pageErrorTitle(error)} · ${site.name}` : site.name },
  { name: "description", content: site.description },
];

/** Only the message left for this page, if any: a page is one round trip to the database, and that is the page's own. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { toast, setCookie } = await context.get(servicesContext).notes.takeToast(request);
  return data(
    { toast, isPersonal: isPersonal(request), notation: notationFor(request.headers.get("Accept-Language")) },
    setCookie ? { headers: { "Set-Cookie": setCookie } } : undefined,
  );
}

/**
 * Routes with `handle = { static: true }` are sent without the framework's JavaScript, and to a new visitor with their styles in
 * them: one answer draws the page. Who has a page of their own was here before, and fetches the style sheet once.
 */
export function Layout(props: { children: ReactNode }) {
  const isStatic = useIsStatic();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fcfaf6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f141b" />
        <Meta />
        <link rel="icon" href={icon} type="image/svg+xml" />
        {!isStatic && <link rel="manifest" href="/manifest.webmanifest" />}
        {!isStatic && <link rel="apple-touch-icon" href="/icons/apple-touch.png" />}
        {isStatic && !import.meta.env.DEV ? <StaticStyles /> : <FontsAndStyles />}
      </head>
      <body>
        {props.children}
        {!isStatic && <ScrollRestoration />}
        {!isStatic && <Scripts />}
      </body>
    </html>
  );
}

function useIsStatic(): boolean {
  return useMatches().some(({ handle }) => isStaticHandle(handle));
}

function FontsAndStyles() {
  return (
    <>
      {fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <Links />
    </>
  );
}

/** The fonts are not announced: a browser finds them in the styles at once, and announced they compete with the page itself. */
function StaticStyles() {
  const isPersonal = useRouteLoaderData<typeof loader>("root")?.isPersonal ?? false;
  if (isPersonal) return <link rel="stylesheet" href={siteStylesUrl} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet.
  return <style dangerouslySetInnerHTML={{ __html: partMark("styles") }} />;
}

export default function App({ loaderData }: Route.ComponentProps) {
  const isStatic = useIsStatic();
  return (
    // A page that is kept for everybody is written as for everybody.
    <NotationContext value={isStatic ? AMERICAN : loaderData.notation}>
      <Toaster>
        <Outlet />
        {!isStatic && <Tooltips />}
      </Toaster>
    </NotationContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
