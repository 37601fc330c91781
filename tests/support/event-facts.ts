import type { Event, EventDetail } from "#src/domains/events/event/contract.ts";
import type { EditableDate, EditableEvent } from "#src/domains/events/organize/contract.ts";

/** Far enough ahead for every test. */
const FAR = "2127-06-12T13:30:00.000Z";

/** An event as the API tells the pages. */
export const anEvent = (facts: Partial<Event> = {}): Event => ({
  ...{ id: 7, title: "Frostbite race", description: "Cold hands, hot soup." },
  ...{ category: "Sailing Race", season: "Winter", startDate: FAR, endDate: null },
  ...{ startLocal: "2127-06-12T09:30", endLocal: null, zone: "EDT", endZone: null },
  ...{ timeZone: "America/New_York", location: "City Dock", city: "Annapolis" },
  ...{
    state: "Maryland",
    latitude: "38.976800",
    longitude: "-76.485800",
    price: null,
    capacity: null,
  },
  positionIsApproximate: false,
  ...{ organizer: "Severn Sailing Club", tags: [], featured: false, imageUrl: null },
  ...{ ticketUrl: null, website: null, registrationRequired: false, ageRestriction: null },
  ...{ weatherDependent: false, contactEmail: "races@example.com", contactPhone: null },
  ...{
    isRecurring: false,
    status: "active",
    weatherCall: null,
    dateId: 12,
    attendeeCount: 0,
    waitingCount: 0,
  },
  ...{ isDemo: false, createdAt: FAR, updatedAt: FAR, ...facts },
});

/** With all that its page says. */
export function anEventDetail(facts: Partial<EventDetail> = {}): EventDetail {
  const event = anEvent(facts);
  return {
    ...event,
    date: {
      ...{ id: event.dateId, startDate: event.startDate, endDate: event.endDate },
      ...{
        startLocal: event.startLocal,
        endLocal: event.endLocal,
        zone: event.zone,
        endZone: event.endZone,
      },
      ...{ previousStartDate: null, previousStartLocal: null, status: event.status },
      ...{ statusNote: null, weatherCall: event.weatherCall, capacity: event.capacity },
      ...{ attendeeCount: event.attendeeCount, waitingCount: event.waitingCount },
    },
    comingDates: [],
    comingCount: 0,
    interestCount: 0,
    recurrence: null,
    continues: null,
    continuedBy: null,
    apart: [],
    partOf: null,
    ...facts,
  };
}

/** A date as those see it who decide about it. */
export function anEditableDate(id: number, startLocal: string, left: number | null): EditableDate {
  const { date } = anEventDetail({ dateId: id, startDate: `${startLocal}:00.000Z`, startLocal });
  return { ...date, slot: startLocal, left, version: `seen ${startLocal}` };
}

/** An event as its form begins with it. */
export function anEditableEvent(facts: Partial<EditableEvent> = {}): EditableEvent {
  const { startLocal, ...event } = anEvent();
  return {
    ...event,
    ...{ version: 3, startDate: startLocal, endDate: null, latitude: null, longitude: null },
    takenDownReason: null,
    ...{ rule: null, dates: [anEditableDate(12, startLocal, null)], ...facts },
  };
}
