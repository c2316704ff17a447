import { RotateCcw } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useReader } from "../reader.ts";

const FORM_ID = "retry-moment";

/** One form for all the buttons of the page; each names its turn. */
export function RetryForm() {
  return (
    <Form method="post" id={FORM_ID} className="hidden">
      <input type="hidden" name="intent" value="retry" />
    </Form>
  );
}

/** Goes back to this line of the agent's, in a new conversation. */
export function RetryMoment({ turn, prominent = false }: { turn: number; prominent?: boolean }) {
  const { formData } = useNavigation();
  if (useReader() !== null) return null;
  const isGoing = formData?.get("intent") === "retry" && formData.get("turn") === String(turn);
  const button = { type: "submit", form: FORM_ID, name: "turn", value: turn } as const;
  if (prominent) {
    return (
      <Button {...button} busy={isGoing} icon={<RotateCcw aria-hidden="true" strokeWidth={1.75} />}>
        Try this moment again
      </Button>
    );
  }
  return (
    <button
      {...button}
      disabled={isGoing}
      aria-label={`Try this moment again: line ${turn + 1}`}
      className="inline-flex h-7 items-center gap-1.5 rounded-control px-1.5 text-sm text-muted transition-colors hover:bg-ink/6 hover:text-brand disabled:opacity-55 pointer-coarse:h-11"
    >
      <RotateCcw aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
      Try this moment again
    </button>
  );
}
