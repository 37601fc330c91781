import type { Services } from "#src/platform/services.server.ts";
import { type CalendarEntry, dateUid } from "../calendar/entry.ts";
import { placeText } from "../event/rules.ts";
import type { DateRow, EventRow } from "../event/to-event.server.ts";

/** One date as calendars are told of it. Replies reach us, not the organizer's own box. */
export function entryOfDate(
  { site }: Pick<Services, "site">,
  event: EventRow,
  date: DateRow,
): CalendarEntry {
  const { latitude, longitude } = event;
  return {
    uid: dateUid(date.id, new URL(site.baseUrl).host),
    sequence: date.sequence,
    title: event.title,
    description: event.description,
    place: placeText(event),
    position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    link: `${site.baseUrl}/events/${event.id}`,
    timeZone: event.timeZone,
    startsAt: date.startsAt,
    endsAt: date.endsAt,
    status: event.status === "active" ? date.status : event.status,
    organizer: { name: event.organizer, address: site.mailAddress },
  };
}
