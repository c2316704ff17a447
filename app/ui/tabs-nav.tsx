import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { classNames } from "./class-names.ts";

/** The pages of a part of the app as a row of tabs. Where there is no room for all, the tab of this page is scrolled to. */
export function TabsNav(props: { label: string; children: ReactNode; className?: string }) {
  const row = useRef<HTMLElement>(null);
  const isNew = useRef(true);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current tab.
  useEffect(() => {
    const current = row.current?.querySelector("[aria-current]");
    // Who has scrolled it before the page woke up is about to press what they see.
    const isScrolled = isNew.current && row.current?.scrollLeft !== 0;
    isNew.current = false;
    if (!row.current || !current || isScrolled) return;
    const [around, tab] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()];
    row.current.scrollLeft += tab.left + tab.width / 2 - (around.left + around.width / 2);
  }, [pathname]);
  return (
    <nav
      ref={row}
      aria-label={props.label}
      className={classNames("mt-5 flex gap-1 overflow-x-auto scroll-area border-b border-line", props.className)}
    >
      {props.children}
    </nav>
  );
}

/** `below`: it leads to pages below its own, too. `also`: other pages that it is current for. */
export function Tab(props: { to: string; below?: boolean; also?: string[]; className?: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const isThis = pathname === props.to;
  const isBelow = (props.below && pathname.startsWith(`${props.to}/`)) || props.also?.includes(pathname) === true;
  return (
    <Link
      to={props.to}
      aria-current={isThis ? "page" : isBelow ? "true" : undefined}
      className={classNames(
        "-mb-px flex h-11 items-center border-b-2 px-3 font-[550] whitespace-nowrap",
        isThis || isBelow ? "border-brand text-ink" : "border-transparent text-muted hover:text-ink",
        props.className,
      )}
    >
      {props.children}
    </Link>
  );
}
