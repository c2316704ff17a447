import { Users } from "lucide-react";
import { Form, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { useCounts, useNotation } from "#app/ui/notation.tsx";
import { pageCount, type UserListQuery, type UserRow, userListAddress } from "#core/admin/user-list.ts";
import { dateLabel } from "#core/conversations/labels.ts";
import type { AdminPage } from "#core/pages/admin-pages.ts";
import { UserActions } from "./user-actions.tsx";

/** Everybody, newest first, with search and pages. `users` null: the list could not be read. */
export function UserList(props: { users: AdminPage["users"]; viewerId: string; nowMs: number; timeZone: string }) {
  const { users } = props;
  const { count } = useCounts();
  return (
    <Card aria-labelledby="user-management" className="mt-3 lg:mt-4">
      <CardHeader
        title="User Management"
        titleId="user-management"
        text={users && count(users.total, users.query.search ? "match" : "user").replace("matchs", "matches")}
      />
      <div className="px-5 pb-4">
        <Search search={users?.query.search ?? ""} />
      </div>
      {users ? (
        <Rows {...props} users={users} />
      ) : (
        <p className="border-t border-line px-5 py-8 text-muted">Failed to load users. Reload the page to try again.</p>
      )}
    </Card>
  );
}

function Search({ search }: { search: string }) {
  return (
    <Form role="search" action="/admin" className="flex flex-wrap items-end gap-3">
      <Field
        label="Search by name or email"
        type="search"
        name="q"
        defaultValue={search}
        maxLength={254}
        className="w-full max-w-md"
      />
      <Button type="submit" variant="secondary" className="h-11">
        Search
      </Button>
    </Form>
  );
}

function Rows(props: { users: NonNullable<AdminPage["users"]>; viewerId: string; nowMs: number; timeZone: string }) {
  const { rows, query, total } = props.users;
  const notation = useNotation();
  if (rows.length === 0)
    return (
      <EmptyState
        className="border-t border-line"
        icon={<Users aria-hidden="true" strokeWidth={1.75} />}
        title="Nobody here"
        text={query.search ? `Nobody's name or email contains “${query.search}”.` : "This page is past the last user."}
        action={
          <Link to="/admin" className="link">
            Show everybody
          </Link>
        }
      />
    );
  return (
    <>
      <ul aria-labelledby="user-management" className="divide-y divide-line border-t border-line">
        {rows.map((user) => (
          <Row
            key={user.id}
            user={user}
            query={query}
            isViewer={user.id === props.viewerId}
            joined={dateLabel(user.createdAt, props.nowMs, props.timeZone, notation)}
          />
        ))}
      </ul>
      <Pages query={query} total={total} />
    </>
  );
}

function Row(props: { user: UserRow; query: UserListQuery; isViewer: boolean; joined: string }) {
  const { user } = props;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-3.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="truncate font-semibold">
          {user.fullName || "No name"}
          {props.isViewer && <span className="font-normal text-muted"> (you)</span>}
        </p>
        <p className="truncate text-sm text-muted">{user.email}</p>
      </div>
      <p className="w-40 text-sm text-muted">Joined {props.joined}</p>
      <p className="flex w-28 flex-wrap gap-1.5">
        {user.roles.length === 0 ? <Badge>user</Badge> : user.roles.map((role) => <Badge key={role}>{role}</Badge>)}
      </p>
      <UserActions user={user} returnTo={userListAddress(props.query)} />
    </li>
  );
}

function Badge({ children }: { children: string }) {
  return (
    <span
      className={classNames(
        "inline-flex h-6 items-center rounded-full px-2.5 text-sm font-[550]",
        children === "admin" ? "bg-brand text-on-brand" : "bg-idle-soft text-muted",
      )}
    >
      {children}
    </span>
  );
}

function Pages({ query, total }: { query: UserListQuery; total: number }) {
  const last = pageCount(total);
  if (last === 1) return null;
  return (
    <nav
      aria-label="Pages of the user list"
      className="flex items-center justify-between gap-4 border-t border-line px-5 py-3"
    >
      <PageLink query={query} page={query.page - 1} last={last}>
        Previous
      </PageLink>
      <span className="text-sm text-muted tabular-nums">{`Page ${query.page} of ${last}`}</span>
      <PageLink query={query} page={query.page + 1} last={last}>
        Next
      </PageLink>
    </nav>
  );
}

function PageLink(props: { query: UserListQuery; page: number; last: number; children: string }) {
  if (props.page < 1 || props.page > props.last) return <span className="w-20" />;
  return (
    <Link
      to={userListAddress({ ...props.query, page: props.page })}
      className="link flex h-11 w-20 items-center last:justify-end"
    >
      {props.children}
    </Link>
  );
}
