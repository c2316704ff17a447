import { redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { Refusal } from "#core/errors.ts";
import { EXPORT_FORMATS } from "#core/history/export-formats.ts";
import type { Toast } from "#core/toast.ts";
import type { Route } from "./+types/history";
import { DeletedSessions } from "./history/deleted-sessions.tsx";
import { ExportPanel } from "./history/export-panel.tsx";
import { FoundSessions } from "./history/found-sessions.tsx";
import { SearchForm } from "./history/search-form.tsx";

export const meta: Route.MetaFunction = () => [{ title: `History · ${site.name}` }];

export function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  return openPage(context, request, ({ history }, login) => history.open(login, asked));
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

/** Of one session: another title, archive, delete; of a deleted one: bring it back. And a file of all. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const { pathname, search } = new URL(request.url);
  const here = pathname.replace(/\.data$/, "") + search;
  const id = String(form.get("id") ?? "");

  const result = await runAction(context, request, async ({ history, historyExports, deletedSessions }, login) => {
    if (form.get("intent") === "rename-session") {
      await history.rename(login, id, String(form.get("title") ?? ""));
      return done("Renamed");
    }
    if (form.get("intent") === "archive-session") {
      await history.archive(login, id, true);
      return done("Archived", "It counts as before. Archived sessions are under Filters.");
    }
    if (form.get("intent") === "unarchive-session") {
      await history.archive(login, id, false);
      return done("Back in your history");
    }
    if (form.get("intent") === "delete-session") {
      await deletedSessions.delete(login, id);
      return done("Session deleted", "You can undo it for 24 hours, above the list.");
    }
    if (form.get("intent") === "undo-deletion") {
      await deletedSessions.undo(login, id);
      return done("Session brought back");
    }
    if (form.get("intent") === "delete-now") {
      await deletedSessions.deleteForGood(login, id);
      return done("Deleted for good");
    }
    const format = EXPORT_FORMATS.find((one) => one === form.get("format"));
    if (form.get("intent") !== "export-history" || !format) throw new Refusal("bad_request");
    const { isReady } = await historyExports.ask(login, format);
    return isReady
      ? done("Your file is ready", "Download it at the end of this page.")
      : done("Your file is being prepared", "You can leave this page meanwhile.");
  });
  // Also where it was refused: a list has many forms, and none of them is typed long in.
  const toast: Toast = result.ok
    ? result.value
    : { title: result.refusal.title, text: result.refusal.text, kind: "destructive" };
  const { notes } = context.get(servicesContext);
  return redirect(here, { headers: { "Set-Cookie": await notes.leave(request, { toast }) } });
}

function done(title: string, text?: string): Toast {
  return { title, text, kind: "success" };
}

/** Everything a person practiced: searched, narrowed, a page at a time. */
export default function History({ loaderData: page }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-page px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
      <h1 id="sessions" className="font-display text-3xl">
        History
      </h1>
      <p className="mt-1.5 text-muted">Every practice, drill and call of yours, and what was said in it.</p>
      <SearchForm filter={page.filter} choices={page.choices} search={page.search} />
      <DeletedSessions sessions={page.deleted} />
      <FoundSessions page={page} />
      <ExportPanel exports={page.exports} timeZone={page.timeZone} />
    </div>
  );
}
