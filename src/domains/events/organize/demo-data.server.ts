import { and, eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { eventDates, eventRegistrations, events } from "#src/db/schema/events.server.ts";
import { findTimeZone } from "#src/domains/places/find-time-zone.server.ts";
import type { DemoData } from "#src/platform/domain/demo-data.server.ts";
import { drawnScene } from "../event/picture-rules.ts";
import { refreshShownDate } from "../event/refresh-shown-dates.server.ts";
import { seasonOf } from "../event/rules.ts";
import { DEMO_EVENTS, type DemoEvent } from "./demo/data/events.ts";
import { DEMO_GUESTS } from "./demo/data/people.ts";
import { DEMO_PLACES } from "./demo/data/places.ts";
import { seriesOfDemo } from "./demo/series-of-demo.server.ts";
import { planDates } from "./plan-dates.server.ts";

const PARTIES_WAITING = 3;

/** Events over the past and the coming year in all categories, seasons and states. */
export const demoEvents: DemoData = {
  name: "events",
  async load(tx) {
    const organizerId = await findOrganizer(tx);
    for (const demo of DEMO_EVENTS) await loadEvent(tx, demo, { organizerId, now: new Date() });
    return [`Demo events: ${DEMO_EVENTS.length}`];
  },
  async remove(tx) {
    await tx.delete(events).where(eq(events.isDemo, true));
  },
};

/** Null where the demo accounts are not there. */
async function findOrganizer(tx: Tx): Promise<string | null> {
  const isOrganizer = eq(users.organizerSubscriptionStatus, "active");
  const [organizer] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isDemo, true), isOrganizer));
  return organizer?.id ?? null;
}

async function loadEvent(
  tx: Tx,
  demo: DemoEvent,
  { organizerId, now }: { organizerId: string | null; now: Date },
): Promise<void> {
  const place = DEMO_PLACES[demo.place];
  const series = seriesOfDemo(demo, findTimeZone(place), now);
  const { slots, datesUntil } = planDates(series, now);
  const [first] = slots;
  if (!first) return;
  const overAt = first.endsAt ?? first.startsAt;
  const [event] = await tx
    .insert(events)
    .values({
      ...series,
      ...place,
      organizerId,
      ...{ title: demo.title, description: demo.description, category: demo.category },
      ...{ price: demo.price, capacity: demo.capacity, tags: demo.tags, datesUntil },
      ...{ shownStartsAt: first.startsAt, shownOverAt: overAt, lastOverAt: overAt },
      season: seasonOf(series.startsLocal),
      organizer: `Friends of ${place.city}`,
      contactEmail: "events@example.com",
      contactPhone: "(410) 555-0100",
      featured: demo.isFeatured ?? false,
      weatherDependent: demo.isWeatherDependent ?? false,
      ageRestriction: demo.ageRestriction ?? null,
      ...{ website: demo.website ?? null, ticketUrl: demo.ticketUrl ?? null },
      registrationRequired: demo.capacity !== null,
      image: drawnScene(demo.scene, DEMO_EVENTS.indexOf(demo)),
      isDemo: true,
    })
    .returning({ id: events.id });
  if (!event) throw new Error("The event was not stored");
  const { capacity } = demo;
  const [date] = await tx
    .insert(eventDates)
    .values(slots.map((slot) => ({ ...slot, ...fateOf(demo), capacity, eventId: event.id })))
    .returning({ id: eventDates.id });
  if (date && capacity !== null) await loadGuests(tx, demo, { dateId: date.id, capacity });
  await refreshShownDate(tx, event.id);
}

function fateOf({ fate }: DemoEvent): Partial<typeof eventDates.$inferInsert> {
  if (fate === undefined) return {};
  if (fate === "go") return { weatherCall: "go" };
  if (fate === "no_go")
    return { status: "cancelled", weatherCall: "no_go", statusNote: "Small craft advisory." };
  return { status: fate, sequence: 1 };
}

/** Parties until it is full, and some more in line; or a few. */
async function loadGuests(
  tx: Tx,
  demo: DemoEvent,
  { dateId, capacity }: { dateId: number; capacity: number },
): Promise<void> {
  const wanted = demo.isFull ? capacity : Math.min(capacity - 1, 3 + (dateId % 9));
  let taken = 0;
  const parties: (typeof eventRegistrations.$inferInsert)[] = [];
  while (taken < wanted) {
    const attendeeCount = Math.min(1 + (parties.length % 3), wanted - taken);
    parties.push(guestOf(dateId, parties.length, { attendeeCount, status: "registered" }));
    taken += attendeeCount;
  }
  const waiting = demo.isFull ? PARTIES_WAITING : 0;
  for (let placeInLine = 1; placeInLine <= waiting; placeInLine += 1) {
    parties.push(guestOf(dateId, parties.length, { placeInLine, status: "waiting" }));
  }
  if (parties.length > 0) await tx.insert(eventRegistrations).values(parties);
  await tx
    .update(eventDates)
    .set({ taken, waitingParties: waiting, lastPlaceInLine: waiting })
    .where(eq(eventDates.id, dateId));
}

const guestOf = (
  dateId: number,
  index: number,
  facts: Partial<typeof eventRegistrations.$inferInsert>,
): typeof eventRegistrations.$inferInsert => ({
  dateId,
  userName: DEMO_GUESTS[index % DEMO_GUESTS.length] ?? "A guest",
  userEmail: `guest-${index + 1}@example.com`,
  isDemo: true,
  ...facts,
});
