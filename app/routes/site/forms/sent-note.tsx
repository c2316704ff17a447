import { CircleCheck } from "lucide-react";
import { ButtonAnchor } from "#app/ui/button.tsx";

/** In place of a form that was sent; the toast of the same words leaves. `path`: the form's own page. */
export function SentNote({ path }: { path: string }) {
  return (
    <section
      id="sent"
      aria-labelledby="sent-title"
      className="scroll-mt-18 rounded-panel border border-line bg-surface p-5 sm:p-8"
    >
      <CircleCheck aria-hidden="true" strokeWidth={1.75} className="size-8 text-good" />
      <h2 id="sent-title" className="mt-4 font-display text-2xl">
        Your message is with us.
      </h2>
      <p className="mt-2 text-muted">A person answers within two business days.</p>
      <ButtonAnchor href={path} variant="secondary" className="mt-6">
        Write another message
      </ButtonAnchor>
    </section>
  );
}
