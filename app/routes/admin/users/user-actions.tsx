import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Confirmed } from "#app/ui/confirmed.tsx";
import type { UserRow } from "#core/admin/user-list.ts";

/** Each is a form post, and asks once more first, in a popover that needs no script. */
export function UserActions({ user, returnTo }: { user: UserRow; returnTo: string }) {
  const name = user.fullName || user.email;
  return (
    <div className="flex w-full flex-wrap gap-2 sm:w-56 sm:justify-end">
      {user.roles.includes("admin") ? (
        <Confirmed label="Remove Admin" question={`Remove the admin access of ${name}?`}>
          <Post intent="demote" userId={user.id} returnTo={returnTo}>
            <Button type="submit" size="small" variant="danger">
              Yes, remove it
            </Button>
          </Post>
        </Confirmed>
      ) : (
        <Confirmed label="Make Admin" variant="secondary" question={`Make ${name} an admin?`} text={ADMINS_MAY}>
          <Post intent="promote" userId={user.id} returnTo={returnTo}>
            <Button type="submit" size="small">
              Yes, make admin
            </Button>
          </Post>
        </Confirmed>
      )}
      <Confirmed label="Sign out" question={`Sign ${name} out everywhere?`}>
        <Post intent="sign-out" userId={user.id} returnTo={returnTo}>
          <Button type="submit" size="small" variant="danger">
            Yes, sign out
          </Button>
        </Post>
      </Confirmed>
    </div>
  );
}

const ADMINS_MAY =
  "Admins see every user, the figures and what was written by the public forms, and can make and remove admins. They cannot read conversations.";

function Post(props: { intent: string; userId: string; returnTo: string; children: ReactNode }) {
  return (
    <Form method="post" action="/admin" preventScrollReset>
      <input type="hidden" name="intent" value={props.intent} />
      <input type="hidden" name="userId" value={props.userId} />
      <input type="hidden" name="returnTo" value={props.returnTo} />
      {props.children}
    </Form>
  );
}
