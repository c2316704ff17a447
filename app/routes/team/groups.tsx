import { Form, Link, useSearchParams } from "react-router";
import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Confirmed } from "#app/ui/confirmed.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { countLabel } from "#core/count-label.ts";
import type { TeamGroup, TeamGroupsPage } from "#core/pages/team-pages.ts";
import type { Route } from "./+types/groups";
import { actAndReturn, backTo, done, textOf } from "./act-and-return.ts";
import { ROLE_LABELS, TeamFrame } from "./team-frame.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Groups · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** Two fields for each of some thousand people. */
const FORM_BYTES_MOST = 512 * 1024;

export async function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, ({ teamGroups }, login) => teamGroups.open(login));
}

export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args.request, FORM_BYTES_MOST);
  const intent = textOf(form, "intent");
  const [organisation, group, name] = [textOf(form, "organization"), textOf(form, "group"), textOf(form, "name")];
  if (intent === "make-group") {
    const made = await runAction(args.context, args.request, ({ teamGroups }, login) =>
      teamGroups.make(login, organisation, { name }),
    );
    if (!made.ok)
      return backTo(args, "/team/groups", { title: made.refusal.title, text: made.refusal.text, kind: "destructive" });
    return backTo(args, `/team/groups?group=${made.value.id}#edit`, done("Group made", "Say who is in it."));
  }
  return actAndReturn(args, "/team/groups", async ({ teamGroups }, login) => {
    if (intent === "delete-group") {
      await teamGroups.remove(login, organisation, group);
      return done("Group deleted", "Its people stay in the organization.");
    }
    const ids = (field: string) => form.getAll(field).filter((value) => typeof value === "string");
    await teamGroups.save(login, organisation, group, { name, people: ids("people"), managers: ids("managers") });
    return done("Group saved");
  });
}

export default function Groups({ loaderData: page }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const edited = page.mayEdit ? page.groups.find(({ id }) => id === search.get("group")) : undefined;
  return (
    <TeamFrame team={page.team}>
      {edited && <EditGroup key={edited.id} page={page} group={edited} />}
      {page.mayEdit && (
        <Card aria-labelledby="new-group" className="p-5 sm:p-6">
          <h2 id="new-group" className="font-display text-xl">
            Make a group
          </h2>
          <Form method="post" action="/team/groups" className="mt-4 flex flex-wrap items-end gap-3">
            <input type="hidden" name="intent" value="make-group" />
            <input type="hidden" name="organization" value={page.team.id} />
            <Field
              label="Name"
              name="name"
              required
              maxLength={400}
              dir="auto"
              autoComplete="off"
              className="w-full max-w-xs"
            />
            <Button type="submit" variant="secondary" className="h-11">
              Make the group
            </Button>
          </Form>
        </Card>
      )}
      <Card aria-labelledby="groups">
        <CardHeader
          title="Groups"
          titleId="groups"
          text="A manager sees what the people of their groups hand in, as long as they are in them."
        />
        {page.groups.length === 0 ? (
          <EmptyState
            className="border-t border-line"
            title="No groups yet"
            text={page.mayEdit ? "Make one, and say who manages it." : "An owner makes groups."}
          />
        ) : (
          <ul aria-labelledby="groups" className="divide-y divide-line border-t border-line">
            {page.groups.map((group) => (
              <Group key={group.id} page={page} group={group} />
            ))}
          </ul>
        )}
      </Card>
    </TeamFrame>
  );
}

function Group({ page, group }: { page: TeamGroupsPage; group: TeamGroup }) {
  const { name, people, managers } = group;
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 px-5 py-3.5">
      <div className="min-w-0 flex-1 basis-72 [overflow-wrap:anywhere]">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-muted">
          {managers.length > 0 ? `Managed by ${managers.map((one) => one.name).join(", ")}` : "Managed by nobody yet"}
        </p>
        <details className="mt-1 text-sm">
          <summary>{countLabel(people.length, "person").replace("persons", "people")}</summary>
          <p className="mt-1 text-muted">
            {people.length > 0 ? people.map((one) => one.name).join(", ") : "Nobody is in it."}
          </p>
        </details>
      </div>
      {page.mayEdit && (
        <div className="flex flex-wrap items-center gap-2">
          <Link to={`/team/groups?group=${group.id}#edit`} aria-label={`Edit the group ${name}`} className="link">
            Edit
          </Link>
          <Confirmed
            label="Delete"
            question={`Delete the group ${name}?`}
            text="Its people stay in the organization; its managers do not see their work any more."
          >
            <Form method="post" action="/team/groups">
              <input type="hidden" name="intent" value="delete-group" />
              <input type="hidden" name="organization" value={page.team.id} />
              <input type="hidden" name="group" value={group.id} />
              <Button type="submit" size="small" variant="danger">
                Yes, delete it
              </Button>
            </Form>
          </Confirmed>
        </div>
      )}
    </li>
  );
}

function EditGroup({ page, group }: { page: TeamGroupsPage; group: TeamGroup }) {
  const isIn = new Set(group.people.map(({ id }) => id));
  const manages = new Set(group.managers.map(({ id }) => id));
  return (
    <Card id="edit" aria-labelledby="edit-title" className="p-5 sm:p-6">
      <h2 id="edit-title" className="font-display text-xl [overflow-wrap:anywhere]">
        <bdi>{group.name}</bdi>
      </h2>
      <Form method="post" action="/team/groups" className="mt-4 flex flex-col gap-4">
        <input type="hidden" name="intent" value="save-group" />
        <input type="hidden" name="organization" value={page.team.id} />
        <input type="hidden" name="group" value={group.id} />
        <Field
          label="Name of this group"
          name="name"
          defaultValue={group.name}
          required
          maxLength={400}
          dir="auto"
          autoComplete="off"
          className="max-w-xs"
        />
        <section aria-label="People of the group" className="max-h-96 overflow-auto rounded-control border border-line">
          <table className="w-full text-left">
            <caption className="sr-only">Who is in the group and who manages it</caption>
            <thead className="sticky top-0 bg-surface text-sm text-muted">
              <tr>
                <th className="px-4 py-2 font-normal">Person</th>
                <th className="px-4 py-2 font-normal">In the group</th>
                <th className="px-4 py-2 font-normal">Manages it</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {page.everybody.map(({ id, name, role }) => (
                <tr key={id}>
                  <td className="min-w-0 px-4 py-1.5 [overflow-wrap:anywhere]">
                    <bdi>{name}</bdi> <span className="text-sm text-muted">{ROLE_LABELS[role]}</span>
                  </td>
                  <td className="px-4 py-1.5">
                    <Check name="people" value={id} label={`${name} is in the group`} checked={isIn.has(id)} />
                  </td>
                  <td className="px-4 py-1.5">
                    {role === "manager" && (
                      <Check name="managers" value={id} label={`${name} manages the group`} checked={manages.has(id)} />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit">Save the group</Button>
          <Link to="/team/groups" className="link">
            Close
          </Link>
        </div>
      </Form>
    </Card>
  );
}

function Check(props: { name: string; value: string; label: string; checked: boolean }) {
  return (
    <label className="flex size-11 items-center justify-center pointer-fine:size-7">
      <input
        type="checkbox"
        name={props.name}
        value={props.value}
        defaultChecked={props.checked}
        aria-label={props.label}
        className="size-5 accent-brand"
      />
    </label>
  );
}
