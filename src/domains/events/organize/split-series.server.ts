import { and, eq, gt, gte, lt, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { eventDates, events } from "#src/db/schema/events.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { minutesBetween } from "#src/shared/wall-time.ts";
import { seriesOf } from "../event/find-event.server.ts";
import { refreshShownDate } from "../event/refresh-shown-dates.server.ts";
import type { DateRow, EventRow } from "../event/to-event.server.ts";
import { continueRule } from "../series/continue-rule.ts";
import type { SeriesRule } from "../series/contract.ts";
import { addMinutes, dayOf, wallTimeAt } from "../series/wall-time.ts";
import { dateCounter } from "./count-dates.server.ts";

/**
 * The part of a series that begins with a date, to be changed by itself: its dates with all who
 * registered go into an event of their own, and keep their ids, by which tickets and calendars know
 * them. Where nothing to come lies before it, the whole event is that part.
 */
export async function splitAt(tx: Tx, event: EventRow, date: DateRow): Promise<EventRow> {
  const { rule, startsLocal } = requireSeries(event);
  const { slot } = date;
  const left = dateCounter(seriesOf(event))(slot);
  const rest = {
    ...spanFrom(event, slot),
    rule: continueRule(rule, startsLocal, { slot, left }),
  };
  const earlier = await readEarlier(tx, event.id, slot);
  if (earlier === null) return { ...event, ...rest };
  const part = await copyEvent(tx, event, rest);
  await tx
    .update(eventDates)
    .set({ eventId: part.id })
    .where(
      and(
        eq(eventDates.eventId, event.id),
        gte(eventDates.slot, slot),
        gt(eventDates.overAt, new Date()),
      ),
    );
  await tx
    .update(events)
    .set({ partOfId: part.id })
    .where(and(eq(events.partOfId, event.id), gte(events.startsLocal, slot)));
  const skipped = rule.skipped.filter((each) => each < slot);
  const ended = { ...rule, count: null, until: dayOf(earlier), skipped };
  await shorten(tx, event, { rule: ended, datesUntil: null, continuedById: part.id });
  return part;
}

/** One date with words or a place of its own: an event by itself, which its series leaves out. */
export async function takeOut(tx: Tx, event: EventRow, date: DateRow): Promise<EventRow> {
  const { rule } = requireSeries(event);
  const local = (moment: Date) => wallTimeAt(moment, event.timeZone);
  const alone = {
    rule: null,
    startsLocal: local(date.startsAt),
    endsLocal: date.endsAt && local(date.endsAt),
    capacity: date.capacity,
    continuedById: null,
  };
  const isOnly = (await tx.$count(eventDates, eq(eventDates.eventId, event.id))) === 1;
  if (isOnly) return { ...event, ...alone };
  const part = await copyEvent(tx, event, { ...alone, partOfId: event.id });
  await tx
    .update(eventDates)
    .set({ eventId: part.id, slot: part.startsLocal })
    .where(eq(eventDates.id, date.id));
  const skipped = [...new Set([...rule.skipped, date.slot])].toSorted();
  await shorten(tx, event, { rule: { ...rule, skipped } });
  return part;
}

function requireSeries(event: EventRow): { rule: SeriesRule; startsLocal: string } {
  const { rule, startsLocal } = seriesOf(event);
  if (rule) return { rule, startsLocal };
  throw new AppError("invalid", "This event has one date.", {
    fields: { scope: "This event has one date." },
  });
}

function spanFrom({ startsLocal, endsLocal }: EventRow, slot: string) {
  const length = endsLocal === null ? null : minutesBetween(startsLocal, endsLocal);
  return { startsLocal: slot, endsLocal: length === null ? null : addMinutes(slot, length) };
}

/** The slot of the last date before it that is still to come. */
async function readEarlier(tx: Tx, eventId: number, slot: string): Promise<string | null> {
  const [row] = await tx
    .select({ slot: sql<string | null>`max(${eventDates.slot})` })
    .from(eventDates)
    .where(
      and(
        eq(eventDates.eventId, eventId),
        lt(eventDates.slot, slot),
        gt(eventDates.overAt, new Date()),
      ),
    );
  return row?.slot ?? null;
}

type Part = Pick<EventRow, "startsLocal" | "endsLocal" | "rule"> &
  Partial<Pick<EventRow, "capacity" | "continuedById" | "partOfId">>;

async function copyEvent(tx: Tx, event: EventRow, part: Part): Promise<EventRow> {
  const { id: _, createdAt: _made, ...facts } = event;
  const copy = { ...facts, ...part, version: 1 };
  const [row] = await tx.insert(events).values(copy).returning();
  if (!row) throw new Error("The event was not stored");
  const { search: _words, ...stored } = row;
  return stored;
}

/** What is left of a series that lost dates. */
async function shorten(
  tx: Tx,
  { id, version }: EventRow,
  left: { rule: SeriesRule; datesUntil?: null; continuedById?: number },
): Promise<void> {
  await tx
    .update(events)
    .set({ ...left, version: version + 1, updatedAt: sql`now()` })
    .where(eq(events.id, id));
  await refreshShownDate(tx, id);
}
