import type { Db, Tx } from "../client.server.ts";
import { eventDates, events } from "../schema/events.server.ts";

type NewEvent = Partial<Omit<typeof events.$inferInsert, "id" | "search">>;
type NewDate = Partial<Omit<typeof eventDates.$inferInsert, "id" | "eventId">>;

interface BuiltEvent {
  event: typeof events.$inferSelect;
  /** Its only date, or the first. */
  date: typeof eventDates.$inferSelect;
  dates: (typeof eventDates.$inferSelect)[];
}

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;

const WEEKLY = {
  frequency: "weekly",
  interval: 1,
  weekdays: [],
  monthlyBy: "day",
  until: null,
  count: null,
  skipped: [],
};

let built = 0;

/**
 * A sailing race off Annapolis a week from now, three hours long and without a limit of places, unless
 * told otherwise. With several dates it is a series.
 */
export async function buildEvent(
  db: Db | Tx,
  facts: NewEvent = {},
  given: readonly NewDate[] = [{}],
): Promise<BuiltEvent> {
  built += 1;
  const spans = given.map((date, index) => {
    const startsAt = date.startsAt ?? new Date(Date.now() + (index + 1) * WEEK);
    const endsAt =
      date.endsAt === undefined ? new Date(startsAt.getTime() + 3 * HOUR) : date.endsAt;
    const slot = date.slot ?? startsAt.toISOString().slice(0, 16);
    return { ...date, startsAt, endsAt, slot };
  });
  const overAt = spans.map(({ startsAt, endsAt }) => endsAt ?? startsAt);
  const shown = Math.max(
    0,
    overAt.findIndex((moment) => moment > new Date()),
  );
  const [event] = await db
    .insert(events)
    .values({
      title: `Severn River Evening Race ${built}`,
      description: "Two short legs off the Naval Academy, with a cookout ashore.",
      category: "Sailing Race",
      season: "Summer",
      chosenSeason: facts.season ?? "Summer",
      location: "City Dock",
      city: "Annapolis",
      state: "Maryland",
      latitude: 38.9768,
      longitude: -76.4858,
      timeZone: "America/New_York",
      organizer: "Severn Sailing Club",
      contactEmail: `races-${built}@example.com`,
      startsLocal: spans[0]?.slot ?? "",
      rule: spans.length > 1 ? WEEKLY : null,
      shownStartsAt: spans[shown]?.startsAt ?? new Date(),
      shownOverAt: overAt[shown] ?? new Date(),
      lastOverAt: overAt.at(-1) ?? new Date(),
      ...facts,
    })
    .returning();
  if (!event) throw new Error("The event was not stored");
  const dates = await db
    .insert(eventDates)
    .values(spans.map((span) => ({ capacity: event.capacity, ...span, eventId: event.id })))
    .returning();
  const [date] = dates;
  if (!date) throw new Error("The date was not stored");
  return { event, date, dates };
}
