import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { eventDates, events } from "#src/db/schema/events.server.ts";
import { placeText } from "../event/rules.ts";
import type { DateRow } from "../event/to-event.server.ts";
import type { LockedDate } from "./lock-date.server.ts";
import { sayWhen } from "./mail-facts.server.ts";

interface Before {
  place: string;
  timeZone: string;
}

/** For whoever changes when or where a date is: what was told of it is kept until readers hear of the change. */
export function keepTold(
  { toldWhen, toldPlace, startsAt, endsAt }: DateRow,
  { place, timeZone }: Before,
): Pick<DateRow, "toldWhen" | "toldPlace"> {
  return {
    toldWhen: toldWhen ?? sayWhen(startsAt, endsAt, timeZone),
    toldPlace: toldPlace ?? place,
  };
}

interface Previous {
  previousWhen: string | null;
  previousPlace: string | null;
}

const NOTHING: Previous = { previousWhen: null, previousPlace: null };

/** What is no longer so of that which was told last; from now on readers know. */
export async function takeTold(tx: Tx, date: LockedDate): Promise<Previous> {
  const { id, eventId, startsAt, endsAt, toldWhen, toldPlace } = date;
  if (toldWhen === null && toldPlace === null) return NOTHING;
  const [event] = await tx.select().from(events).where(eq(events.id, eventId));
  if (!event) return NOTHING;
  await tx.update(eventDates).set({ toldWhen: null, toldPlace: null }).where(eq(eventDates.id, id));
  return {
    previousWhen: toldWhen === sayWhen(startsAt, endsAt, event.timeZone) ? null : toldWhen,
    previousPlace: toldPlace === placeText(event) ? null : toldPlace,
  };
}
