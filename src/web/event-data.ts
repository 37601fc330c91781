import type { EventDetail } from "#src/domains/events/event/contract.ts";
import { isDrawn } from "#src/domains/events/event/picture-rules.ts";
import { eventPicture } from "#src/domains/events/event/share-rules.ts";

const STATUS = {
  active: "EventScheduled",
  cancelled: "EventCancelled",
  postponed: "EventPostponed",
};

const MINUTE = 60_000;

/** What search engines may read of an event; no offer is made up out of a price in words. */
export function eventData(event: EventDetail, baseUrl: string): object[] {
  const { date, latitude, longitude } = event;
  const isMoved = date.status === "active" && date.previousStartDate !== null;
  return [
    {
      "@context": "https://schema.org",
      "@type": "Event",
      name: event.title,
      description: event.description,
      url: `${baseUrl}/events/${event.id}`,
      startDate: withOffset(event.startLocal, event.startDate),
      ...(event.endLocal && event.endDate
        ? { endDate: withOffset(event.endLocal, event.endDate) }
        : {}),
      eventStatus: `https://schema.org/${isMoved ? "EventRescheduled" : STATUS[date.status]}`,
      ...(isMoved ? { previousStartDate: date.previousStartDate } : {}),
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      image: [`${baseUrl}${rasterOf(event)}`],
      location: {
        "@type": "Place",
        name: event.location,
        address: {
          "@type": "PostalAddress",
          addressLocality: event.city,
          ...(event.state ? { addressRegion: event.state } : {}),
          addressCountry: "US",
        },
        ...(latitude !== null && longitude !== null && !event.positionIsApproximate
          ? { geo: { "@type": "GeoCoordinates", latitude, longitude } }
          : {}),
      },
      organizer: {
        "@type": "Organization",
        name: event.organizer,
        ...(event.website ? { url: event.website } : {}),
      },
    },
  ];
}

/** Search engines read no drawings in SVG. */
const rasterOf = (event: EventDetail): string =>
  event.imageUrl === null || isDrawn(event.imageUrl) ? eventPicture(event).path : event.imageUrl;

/** "2027-06-12T09:30:00-04:00" */
function withOffset(wall: string, moment: string): string {
  const minutes = (Date.parse(`${wall}:00Z`) - Date.parse(moment)) / MINUTE;
  const two = (value: number) => String(Math.abs(Math.trunc(value))).padStart(2, "0");
  return `${wall}:00${minutes < 0 ? "-" : "+"}${two(minutes / 60)}:${two(minutes % 60)}`;
}
