import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { findDraft, keepDraft } from "#app/browser/kept-draft.ts";
import { draftIsRefused, draftIsSent } from "#app/browser/sent-drafts.ts";
import { TextAreaField } from "./field.tsx";
import { useKnownViewer } from "./known-viewer.ts";

/**
 * A TextAreaField whose words outlast a reload, being offline and an ended login, until its form is answered. `part`: tells it from
 * others of its name on the page.
 */
export function DraftAreaField({ part, ...props }: { part: string } & ComponentProps<typeof TextAreaField>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const person = useKnownViewer()?.id ?? null;
  const { pathname } = useLocation();
  const field = `${pathname}#${props.name ?? ""}:${part}`;
  const [isBack, setIsBack] = useState(false);
  const isWrong = Boolean(props.error);

  // Once, as the page wakes up, and only into a field in which nothing was typed yet: later the person knows best.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const { current } = area;
    if (!current || person === null || isWrong) return;
    const given = current.defaultValue;
    if (current.value !== given) return keepDraft({ person, field }, current.value);
    const draft = findDraft({ person, field });
    if (draft === "" || draft === given) return;
    current.value = draft;
    // What is folded away would be back without anybody seeing it.
    current.closest("details")?.setAttribute("open", "");
    setIsBack(true);
  }, []);

  useEffect(() => {
    const form = area.current?.form;
    if (!form || person === null) return;
    const onSubmit = () => draftIsSent({ person, field });
    form.addEventListener("submit", onSubmit);
    return () => form.removeEventListener("submit", onSubmit);
  }, [person, field]);

  useEffect(
    () => (isWrong && person !== null ? draftIsRefused({ person, field }) : undefined),
    [isWrong, person, field],
  );

  return (
    <TextAreaField
      {...props}
      ref={area}
      onInput={({ currentTarget }) => {
        if (person !== null) keepDraft({ person, field }, currentTarget.value);
        setIsBack(false);
      }}
    >
      <p role="status" className="text-sm text-muted empty:hidden">
        {isBack && "What you typed before is back. It was not sent yet."}
      </p>
      {props.children}
    </TextAreaField>
  );
}
