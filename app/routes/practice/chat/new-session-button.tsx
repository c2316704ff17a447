import { Plus } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink, type ButtonLook } from "#app/ui/button.tsx";

/** Completes the conversation, if there is one that is not, and goes back to the setup. */
export function NewSessionButton(
  props: Pick<ButtonLook, "variant" | "size"> & { conversationId: string | null; setupPath: string; compact?: boolean },
) {
  const { conversationId, setupPath, compact, ...look } = props;
  const navigation = useNavigation();
  const label = <span className={compact ? "max-sm:sr-only" : undefined}>New Session</span>;
  const icon = <Plus aria-hidden="true" strokeWidth={1.75} />;
  const className = compact ? "max-sm:size-11 max-sm:px-0" : undefined;
  if (conversationId === null) {
    return (
      <ButtonLink {...look} to={setupPath} icon={icon} className={className}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <Form method="post" action={`/chat/${conversationId}`}>
      <input type="hidden" name="intent" value="new-session" />
      <Button
        {...look}
        type="submit"
        icon={icon}
        className={className}
        busy={navigation.formData?.get("intent") === "new-session"}
      >
        {label}
      </Button>
    </Form>
  );
}
