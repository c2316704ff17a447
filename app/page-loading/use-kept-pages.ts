import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";
import { keptPages } from "./kept-pages.ts";

/** Reads a page anew that was shown from memory. For the layout of the pages that are kept. */
export function useKeptPages(): void {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const path = pathname + search;
  useEffect(() => {
    keptPages.show(path);
    if (keptPages.isOwed(path)) void revalidate();
    return () => keptPages.show("");
  }, [path, revalidate]);
}
