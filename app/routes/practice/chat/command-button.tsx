import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button, type ButtonLook } from "#app/ui/button.tsx";
import { COMMANDS, type Command } from "#core/conversations/commands.ts";
import type { PracticeConversation } from "../use-conversation.ts";
import { SayFields } from "./say-fields.tsx";

/** Sends one of the bracketed commands, with or without JavaScript. */
export function CommandButton(
  props: ButtonLook & {
    command: Command;
    conversation: PracticeConversation;
    onSent?: () => void;
    disabled?: boolean;
    className?: string;
    children: ReactNode;
  },
) {
  const { command, conversation, onSent, disabled = false, children, className, ...look } = props;
  const hasBegun = conversation.transcript.conversation !== null;
  return (
    <Form
      method="post"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (conversation.say(COMMANDS[command])) onSent?.();
      }}
    >
      <SayFields conversation={conversation} />
      <Button
        {...look}
        type="submit"
        name="content"
        value={COMMANDS[command]}
        disabled={disabled || !hasBegun || !conversation.canSend}
        className="w-full"
      >
        {children}
      </Button>
    </Form>
  );
}
