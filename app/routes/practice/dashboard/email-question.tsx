import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

/** Asked once, after the first scored conversation. The page that has all about emails takes the answer, and leads back. */
export function EmailQuestion() {
  const pressed = useNavigation().formData?.get("intent");
  return (
    <Card aria-labelledby="email-question" className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3 p-5 lg:mt-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="email-question" className="font-semibold">
          One line to try again, by email in the morning?
        </h2>
        <p className="text-sm text-muted">
          Monday to Friday at 8:00 AM, and only when there is something to say.{" "}
          <Link to="/account/practice" className="link">
            Choose other days
          </Link>
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Form method="post" action="/account/practice">
          <input type="hidden" name="intent" value="want-emails" />
          <Button type="submit" size="small" busy={pressed === "want-emails"}>
            Yes, please
          </Button>
        </Form>
        <Form method="post" action="/account/practice">
          <input type="hidden" name="intent" value="no-emails" />
          <Button type="submit" size="small" variant="quiet" busy={pressed === "no-emails"}>
            No, thanks
          </Button>
        </Form>
      </div>
    </Card>
  );
}
