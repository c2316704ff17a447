const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

export function PostDay({ date }: { date: string }) {
  return (
    <time dateTime={date} className="text-sm text-muted">
      {DAY.format(new Date(date))}
    </time>
  );
}
