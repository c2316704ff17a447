import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import "./hands.css";

/** A dialog that is open as long as it is rendered. Escape and a press beside it close it, and focus goes back to where it was. */
export function Modal(props: { label: string; className?: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // Taken away while it is open, it would not give focus back.
    return () => current?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same.
    <dialog
      ref={dialog}
      aria-label={props.label}
      onClose={props.onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className={classNames(
        "hands-modal mx-auto overflow-hidden rounded-panel border border-line bg-surface p-0 text-ink shadow-float backdrop:bg-[#0006]",
        props.className,
      )}
    >
      {props.children}
    </dialog>
  );
}
