import { redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { sameSitePath } from "#core/same-site-path.ts";
import type { Toast } from "#core/toast.ts";
import type { Route } from "./+types/users";
import { AdminFrame, SIGNED_OUT } from "./admin-frame.tsx";
import { RoleChanges } from "./users/role-changes.tsx";
import { Stats } from "./users/stats.tsx";
import { UserList } from "./users/user-list.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Admin Dashboard · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const page = await openPage(context, request, (services, login) => services.admin.open(login, search), {
    signedOut: SIGNED_OUT,
  });
  return { ...page, toast: page.users ? null : FAILED_TO_LOAD };
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

const FAILED_TO_LOAD: Toast = { title: "Error", text: "Failed to load users", kind: "destructive" };

/** What each button of the list does, and the catalogue's words for how it went. */
const INTENTS = {
  promote: { done: "User promoted to admin successfully", failed: "Failed to promote user to admin" },
  demote: { done: "Admin access removed successfully", failed: "Failed to remove admin access" },
  "sign-out": { done: "User signed out everywhere", failed: "Failed to sign the user out" },
} as const;
type Intent = keyof typeof INTENTS;

/** Always back to the list by redirect, so that it is read anew and a reload repeats nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const intent = String(form.get("intent") ?? "");
  const userId = String(form.get("userId") ?? "");
  if (!isIntent(intent)) return redirect("/admin");
  const result = await runAction(context, request, async ({ admin }, login) => {
    if (intent === "promote") await admin.makeAdmin(login, userId);
    else if (intent === "sign-out") await admin.signOut(login, userId);
    else if ((await admin.removeAdmin(login, userId)).isOwn) return "/dashboard";
    return sameSitePath(form.get("returnTo"), "/admin");
  });
  const toast: Toast = result.ok
    ? { title: "Success", text: INTENTS[intent].done, kind: "success" }
    : { title: INTENTS[intent].failed, text: result.refusal.text, kind: "destructive" };
  const { notes } = context.get(servicesContext);
  return redirect(result.ok ? result.value : "/admin", {
    headers: { "Set-Cookie": await notes.leave(request, { toast }) },
  });
}

function isIntent(intent: string): intent is Intent {
  return Object.hasOwn(INTENTS, intent);
}

export default function Users({ loaderData }: Route.ComponentProps) {
  const { viewer, stats, users, roleChanges, nowMs, timeZone } = loaderData;
  return (
    <AdminFrame timeZone={timeZone}>
      {stats && <Stats {...stats} />}
      <UserList users={users} viewerId={viewer.id} nowMs={nowMs} timeZone={timeZone} />
      <RoleChanges changes={roleChanges} />
    </AdminFrame>
  );
}
