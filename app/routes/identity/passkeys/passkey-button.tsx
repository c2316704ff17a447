import { KeyRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { useHydrated } from "#app/browser/hydrated.ts";
import { Button, type ButtonLook } from "#app/ui/button.tsx";

/**
 * Asks the device for a passkey, and posts its answer to the page as a form with `intent`. Nothing without JavaScript, nor in a
 * browser that has no passkeys; the page says so itself (WithoutScript). Until the page is awake it keeps its place unseen, so that
 * nothing below it moves under a pointer.
 */
export function PasskeyButton(
  props: ButtonLook & {
    intent: string;
    path: "/api/passkeys/sign-in" | "/api/passkeys/second-step" | "/api/passkeys/new";
    way: "get" | "create";
    fields?: () => Record<string, string> | null;
    className?: string;
    children: ReactNode;
  },
) {
  const { intent, path, way, fields, children, ...look } = props;
  const submit = useSubmit();
  const [asks, setAsks] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isSent = useNavigation().formData?.get("intent") === intent;
  const isAwake = useHydrated();
  if (isAwake && !("PublicKeyCredential" in window)) return null;

  async function press() {
    const more = fields ? fields() : {};
    if (more === null) return;
    setAsks(true);
    setProblem(null);
    const { askPasskey } = await import("#app/browser/ask-passkey.ts");
    const answer = await askPasskey(path, way);
    setAsks(false);
    if (!answer.ok) return setProblem(answer.text ?? "No passkey was used.");
    const { challenge, credential } = answer;
    await submit({ ...more, intent, challenge, credential }, { method: "post" });
  }

  return (
    <>
      <Button
        {...look}
        icon={<KeyRound />}
        busy={asks || isSent}
        busyText="Waiting for your device..."
        className={isAwake ? undefined : "invisible noscript:hidden"}
        onClick={press}
      >
        {children}
      </Button>
      <p role="status" className={problem ? "text-bad" : "sr-only"}>
        {problem}
      </p>
    </>
  );
}

export function useHasPasskeys(): boolean {
  return useHydrated() && "PublicKeyCredential" in window;
}

/** Where the buttons are missing, why. */
export function WithoutScript() {
  return <p className="hidden text-muted noscript:block">Passkeys need JavaScript, which is off in this browser.</p>;
}
