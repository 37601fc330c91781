import { and, eq, gt, isNull } from "drizzle-orm";
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

/** For whoever gives an event another title: its dates keep what readers knew them by until they hear of it. */
export const keepToldTitle = (tx: Tx, { id, title }: { id: number; title: string }) =>
  tx
    .update(eventDates)
    .set({ toldTitle: title })
    .where(
      and(
        eq(eventDates.eventId, id),
        isNull(eventDates.toldTitle),
        gt(eventDates.overAt, new Date()),
      ),
    );

interface Previous {
  previousTitle: string | null;
  previousWhen: string | null;
  previousPlace: string | null;
}

const NOTHING: Previous = { previousTitle: null, previousWhen: null, previousPlace: null };

/** What is no longer so of that which was told last; from now on readers know. */
export async function takeTold(tx: Tx, date: LockedDate): Promise<Previous> {
  const { id, eventId, startsAt, endsAt, toldWhen, toldPlace, toldTitle } = date;
  if (toldWhen === null && toldPlace === null && toldTitle === null) return NOTHING;
  const [event] = await tx.select().from(events).where(eq(events.id, eventId));
  if (!event) return NOTHING;
  await tx
    .update(eventDates)
    .set({ toldWhen: null, toldPlace: null, toldTitle: null })
    .where(eq(eventDates.id, id));
  return {
    previousTitle: toldTitle === event.title ? null : toldTitle,
    previousWhen: toldWhen === sayWhen(startsAt, endsAt, event.timeZone) ? null : toldWhen,
    previousPlace: toldPlace === placeText(event) ? null : toldPlace,
  };
}
