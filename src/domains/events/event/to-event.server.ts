import type { eventDates, events } from "#src/db/schema/events.server.ts";
import { wallTimeAt } from "../series/wall-time.ts";
import type { Event, EventDate } from "./contract.ts";
import { seasonOf } from "./rules.ts";
import { isApproximate } from "./town-middle.server.ts";
import { endZoneOf, zoneAt } from "./zone-at.ts";

export type EventRow = Omit<typeof events.$inferSelect, "search">;
export type DateRow = typeof eventDates.$inferSelect;

/** What becomes of a date: the event decides for all of them, and one that was taken down does not take place. */
export const statusOf = (
  event: Pick<EventRow, "status" | "takenDownReason">,
  date: Pick<DateRow, "status">,
): DateRow["status"] => {
  if (event.takenDownReason !== null) return "cancelled";
  return event.status === "active" ? date.status : event.status;
};

/** The series goes on, whatever becomes of one of its dates. */
export const isOneOfSeries = ({
  rule,
  status,
  takenDownReason,
}: Pick<EventRow, "rule" | "status" | "takenDownReason">): boolean =>
  rule !== null && status === "active" && takenDownReason === null;

/** The event with one of its dates. Neither who organizes it by account nor who comes. */
export async function toEvent(event: EventRow, date: DateRow): Promise<Event> {
  const when = whenOf(date, event.timeZone);
  return {
    id: event.id,
    title: event.title,
    description: event.description,
    category: event.category,
    season: event.chosenSeason ?? seasonOf(when.startLocal),
    ...when,
    timeZone: event.timeZone,
    location: event.location,
    city: event.city,
    state: event.state,
    latitude: event.latitude?.toFixed(6) ?? null,
    longitude: event.longitude?.toFixed(6) ?? null,
    positionIsApproximate: await isApproximate(event),
    price: event.price,
    capacity: date.capacity,
    organizer: event.organizer,
    tags: event.tags,
    featured: event.featured,
    imageUrl: event.image,
    ticketUrl: event.ticketUrl,
    website: event.website,
    registrationRequired: event.registrationRequired,
    ageRestriction: event.ageRestriction,
    weatherDependent: event.weatherDependent,
    contactEmail: event.contactEmail,
    contactPhone: event.contactPhone,
    isRecurring: event.rule !== null,
    status: statusOf(event, date),
    weatherCall: date.weatherCall,
    dateId: date.id,
    attendeeCount: date.taken,
    waitingCount: date.waitingParties,
    isDemo: event.isDemo,
    createdAt: event.createdAt.toISOString(),
    updatedAt: event.updatedAt.toISOString(),
  };
}

export function toEventDate(
  date: DateRow,
  event: Pick<EventRow, "status" | "takenDownReason" | "timeZone">,
): EventDate {
  const { previousStartsAt } = date;
  const { timeZone } = event;
  return {
    id: date.id,
    ...whenOf(date, timeZone),
    previousStartDate: previousStartsAt?.toISOString() ?? null,
    previousStartLocal: previousStartsAt ? wallTimeAt(previousStartsAt, timeZone) : null,
    status: statusOf(event, date),
    statusNote: date.statusNote,
    weatherCall: date.weatherCall,
    capacity: date.capacity,
    attendeeCount: date.taken,
    waitingCount: date.waitingParties,
  };
}

function whenOf({ startsAt, endsAt }: Pick<DateRow, "startsAt" | "endsAt">, timeZone: string) {
  return {
    startDate: startsAt.toISOString(),
    endDate: endsAt?.toISOString() ?? null,
    startLocal: wallTimeAt(startsAt, timeZone),
    endLocal: endsAt ? wallTimeAt(endsAt, timeZone) : null,
    zone: zoneAt(startsAt, timeZone),
    endZone: endZoneOf(startsAt, endsAt, timeZone),
  };
}
