import type { CalendarEvent } from "#core/habit/calendar-events.ts";
import { dateOfDay } from "#core/local-days.ts";

/** How often calendars may come back, in seconds. Most decide by themselves. */
const REFRESH_SECONDS = 3600;

/**
 * An iCalendar file (RFC 5545) of whole days. `owner` makes the ids of events those of one person. The package is in no module that is
 * read at the start.
 */
export async function calendarFile(of: {
  name: string;
  siteName: string;
  siteUrl: string;
  owner: string;
  events: readonly CalendarEvent[];
  /** The day on which it is made. */
  today: number;
}): Promise<string> {
  const { default: ical } = await import("ical-generator");
  const { hostname } = new URL(of.siteUrl);
  const calendar = ical({
    name: of.name,
    prodId: { company: of.siteName, product: "practice", language: "EN" },
    ttl: REFRESH_SECONDS,
  });
  for (const { id, day, title, text, path } of of.events)
    calendar.createEvent({
      id: `${id}-${of.owner}@${hostname}`,
      allDay: true,
      start: dateOfDay(day),
      end: dateOfDay(day + 1),
      // Of the day and not of the moment, so that the file stays the same while nothing changes.
      stamp: dateOfDay(of.today),
      summary: title,
      description: `${text}\n${of.siteUrl}${path}`,
      url: of.siteUrl + path,
    });
  return `${calendar.toString()}\r\n`;
}
