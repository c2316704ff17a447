import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { type DraftPlace, forgetOldDrafts, keepDraft } from "./kept-draft.ts";

/** Fields whose form is under way, and those on the page that were sent back with an error. */
const underWay = new Map<string, DraftPlace>();
const refused = new Set<string>();

/** A form was sent that holds this field. */
export function draftIsSent(place: DraftPlace): void {
  underWay.set(nameOf(place), place);
}

/** Says of a field on the page whether what was sent came back. Returns how to take it back. */
export function draftIsRefused(place: DraftPlace): () => void {
  refused.add(nameOf(place));
  return () => refused.delete(nameOf(place));
}

/**
 * For the layout of the pages with such fields: a form that was answered with a page is done with, so what it held is forgotten.
 * Where an error page or the way to sign in came instead, this layout is gone and the draft stays.
 */
export function useSentDrafts(): void {
  const { state } = useNavigation();
  const before = useRef(state);
  useEffect(() => {
    if (state === "idle" && before.current !== "idle") settle();
    before.current = state;
  }, [state]);
  useEffect(() => {
    forgetOldDrafts();
    return () => underWay.clear();
  }, []);
}

function settle(): void {
  for (const [name, place] of underWay) if (!refused.has(name)) keepDraft(place, "");
  underWay.clear();
}

function nameOf({ person, field }: DraftPlace): string {
  return `${person}:${field}`;
}
