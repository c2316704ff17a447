import { Trash2 } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";

/** The first press asks, with what goes and what stays; the second deletes. */
export function ConfirmedDeletion(props: {
  label: string;
  text: string;
  intent: string;
  /** On the second button; without it, that it is for good. */
  action?: string;
  className?: string;
}) {
  const { formData } = useNavigation();
  return (
    <details className={classNames("group", props.className)}>
      <summary className={classNames(buttonClass({ variant: "quiet", size: "small" }), "group-open:bg-ink/6")}>
        <Trash2 aria-hidden="true" strokeWidth={1.75} />
        {props.label}
      </summary>
      <Form method="post" className="mt-2 max-w-72 rounded-card border border-bad/30 bg-bad-soft p-3">
        <p className="mb-2.5">{props.text}</p>
        <Button
          type="submit"
          name="intent"
          value={props.intent}
          variant="danger"
          size="small"
          busy={formData?.get("intent") === props.intent}
        >
          {props.action ?? "Delete for good"}
        </Button>
      </Form>
    </details>
  );
}
