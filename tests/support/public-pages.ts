import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { z } from "zod";
import { publicPaths } from "#app/content/public-paths.ts";

export type RenderedPage = { path: string; main: string; head: string };

/** Where plans are sold, and for an admin; else where nobody bills, and for a stranger. */
type Shown = { isBilled?: boolean; isAdmin?: boolean };

/** What the pages with a form are given by a service. */
const FORM = { guard: { stamp: "stamp", siteKey: null }, isSent: false };
const SITE_URL = "https://rolecall.example";

const pageModule = z.object({
  default: z.custom<ComponentType<object>>((value) => typeof value === "function"),
  loader: z.custom<(given: object) => unknown>((value) => typeof value === "function").optional(),
  action: z.unknown().optional(),
  meta: z.custom<(given: object) => unknown>((value) => typeof value === "function"),
});

const modules = import.meta.glob("../../app/routes/site/**/*.tsx");
const routesFile = import.meta.glob("../../app/routes.ts", { import: "default" });

/** Every public page as its own module renders it: what stands between bar and footer, and what search engines are told. */
export async function renderPublicPages(of: Shown = {}): Promise<RenderedPage[]> {
  const files = await routeFiles();
  return Promise.all(
    publicPaths.map((path) => {
      const file = files.get(path);
      if (!file) throw new Error(`No route has the path ${path}.`);
      return renderPage(path, file, of);
    }),
  );
}

async function renderPage(path: string, file: string, of: Shown): Promise<RenderedPage> {
  const page = pageModule.parse(await modules[`../../app/${file}`]?.());
  const request = new Request(SITE_URL + path);
  const loaderData = page.action ? FORM : await page.loader?.({ request, params: {}, context: null });
  const { isBilled = false, isAdmin = false } = of;
  const viewer = isAdmin ? { isAdmin } : null;
  const matches = [{ loaderData: { siteUrl: SITE_URL, isBilled, viewer } }, { loaderData }];
  const given: object = { loaderData, matches };
  const Page = () => createElement(page.default, given);
  const App = createRoutesStub([{ id: "page", path: "*", Component: Page }]);
  const main = renderToStaticMarkup(createElement(App, { initialEntries: [path] }));
  return { path, main, head: JSON.stringify(page.meta({ matches, loaderData })) };
}

async function routeFiles(): Promise<Map<string, string>> {
  const routes = routeSchema.array().parse(await routesFile["../../app/routes.ts"]?.());
  const children = routes.flatMap((route) => route.children ?? [route]);
  return new Map(children.map(({ path, file }) => [path === undefined ? "/" : `/${path}`, file]));
}

const leaf = z.object({ path: z.string().optional(), file: z.string() });
const routeSchema = leaf.extend({ children: leaf.array().optional() });
