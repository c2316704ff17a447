import { Plus } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button, type ButtonLook } from "#app/ui/button.tsx";

/** Completes the conversation, if there is one that is not, and goes to the setup. */
export function NewSessionButton(
  props: Pick<ButtonLook, "variant" | "size"> & { conversationId: string | null; compact?: boolean },
) {
  const { conversationId, compact, ...look } = props;
  const navigation = useNavigation();
  return (
    <Form method="post" action={conversationId === null ? "/chat" : `/chat/${conversationId}`}>
      <input type="hidden" name="intent" value="new-session" />
      <Button
        {...look}
        type="submit"
        icon={<Plus aria-hidden="true" strokeWidth={1.75} />}
        className={compact ? "max-sm:size-11 max-sm:px-0" : undefined}
        busy={navigation.formData?.get("intent") === "new-session"}
      >
        <span className={compact ? "max-sm:sr-only" : undefined}>New Session</span>
      </Button>
    </Form>
  );
}
