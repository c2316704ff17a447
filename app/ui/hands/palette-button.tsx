import { Search } from "lucide-react";
import { useHands } from "./hands-context.ts";

/** Opens the palette, for those who do not know its keys. On phones it is in the menu of the account. */
export function PaletteButton() {
  const open = useHands();
  if (open === null) return null;
  return (
    <button
      type="button"
      aria-label="Go to..."
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => open("palette")}
      className="flex size-11 items-center justify-center rounded-control text-muted transition-colors hover:bg-ink/6 hover:text-ink max-sm:hidden pointer-fine:size-9 noscript:hidden"
    >
      <Search aria-hidden="true" strokeWidth={1.75} className="size-[1.125rem]" />
    </button>
  );
}
