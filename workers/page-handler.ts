import { createRequestHandler, type RequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { firstSegment, routesBySegment } from "./routes-by-segment.ts";

let handlers: Handlers | null = null;

/**
 * What React Router answers. In production the routes are ranked once an isolate: given a function, it would load and rank them
 * anew for every request (0.3 ms with a dozen routes), which only hot reloading needs. It compares an address with each of more
 * than a hundred routes in turn (0.4 ms of the 2 ms of a page), so it is given only those that begin with the same segment.
 */
export async function handlePage(request: Request, context: RouterContextProvider): Promise<Response> {
  const load = () => import("virtual:react-router/server-build");
  if (import.meta.env.DEV) return createRequestHandler(load, import.meta.env.MODE)(request, context);
  handlers ??= new Handlers(await load());
  return handlers.find(new URL(request.url).pathname)(request, context);
}

/** One for each first segment that was asked for and that some route has, one for all others, and one for all routes. */
class Handlers {
  readonly #build: ServerBuild;
  readonly #parts: ReturnType<typeof routesBySegment>;
  readonly #made = new Map<ReadonlySet<string> | null, RequestHandler>();

  constructor(build: ServerBuild) {
    this.#build = build;
    this.#parts = routesBySegment(build.routes);
  }

  find(path: string): RequestHandler {
    const segment = firstSegment(path);
    const ids = segment === null ? null : (this.#parts.below.get(segment) ?? this.#parts.anywhere);
    const made = this.#made.get(ids) ?? createRequestHandler(partOf(this.#build, ids), import.meta.env.MODE);
    this.#made.set(ids, made);
    return made;
  }
}

function partOf(build: ServerBuild, ids: ReadonlySet<string> | null): ServerBuild {
  if (ids === null) return build;
  const isPart = ([id]: [string, unknown]) => ids.has(id);
  return {
    ...build,
    routes: Object.fromEntries(Object.entries(build.routes).filter(isPart)),
    assets: { ...build.assets, routes: Object.fromEntries(Object.entries(build.assets.routes).filter(isPart)) },
  };
}
