import { createRequestHandler, type RequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { publicPaths } from "#app/content/public-paths.ts";

const isPublic = new Set<string>(publicPaths);

const SITE = "routes/site/site-layout";

let handlers: { ofSite: RequestHandler; ofAll: RequestHandler } | null = null;

/**
 * What React Router answers. In production the routes are ranked once an isolate: given a function, it would load and rank them
 * anew for every request (0.3 ms with a dozen routes), which only hot reloading needs. It compares an address with each route in
 * turn, and with those of an account last of all with the home page: a public page meets none but the site's own.
 */
export async function handlePage(request: Request, context: RouterContextProvider): Promise<Response> {
  const load = () => import("virtual:react-router/server-build");
  if (import.meta.env.DEV) return createRequestHandler(load, import.meta.env.MODE)(request, context);
  handlers ??= handlersOf(await load());
  const { pathname } = new URL(request.url);
  return (isPublic.has(pathname) ? handlers.ofSite : handlers.ofAll)(request, context);
}

function handlersOf(build: ServerBuild) {
  const isOfSite = ([id]: [string, unknown]) => {
    return id === "root" || id === SITE || build.routes[id]?.parentId === SITE;
  };
  const ofSite = {
    ...build,
    routes: Object.fromEntries(Object.entries(build.routes).filter(isOfSite)),
    assets: { ...build.assets, routes: Object.fromEntries(Object.entries(build.assets.routes).filter(isOfSite)) },
  };
  return {
    ofSite: createRequestHandler(ofSite, import.meta.env.MODE),
    ofAll: createRequestHandler(build, import.meta.env.MODE),
  };
}
