export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus-visible:not-sr-only focus-visible:absolute focus-visible:top-2 focus-visible:left-2 focus-visible:z-30 focus-visible:rounded-control focus-visible:bg-surface focus-visible:px-3 focus-visible:py-2"
    >
      Skip to content
    </a>
  );
}
