/** Beside what is on its way. */
export function SoonMark() {
  return (
    <span className="shrink-0 rounded-full bg-idle-soft px-2.5 py-0.5 text-sm font-[550] whitespace-nowrap text-muted">
      Coming Soon
    </span>
  );
}
