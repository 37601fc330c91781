import { and, asc, between, eq, or } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import { isoDateOf } from "#src/domains/hours/calendar.ts";
import { dayAt, spanOfDays } from "../availability/local-time.ts";
import { selectBookings } from "../booking/queries.server.ts";
import { holdsTime } from "../item/queries.server.ts";
import type { DeskBooking, DeskDay, DeskVisit } from "./contract.ts";
import { toDeskBooking } from "./queries.server.ts";

const VISITS_MAX = 200;

/** Who comes and who brings back today and tomorrow, whatever they rent, in the time of the place. */
export async function readDays(
  db: Db,
  { businessId, timeZone }: { businessId: number; timeZone: string },
  now = new Date(),
): Promise<DeskDay[]> {
  const today = dayAt(now, timeZone);
  const { startsAt, endsAt } = spanOfDays(today, today + 1, timeZone);
  const rows = await selectBookings(db)
    .where(
      and(
        eq(rentalBookings.businessId, businessId),
        or(
          between(rentalBookings.startsAt, startsAt, endsAt),
          between(rentalBookings.endsAt, startsAt, endsAt),
        ),
        holdsTime,
      ),
    )
    .orderBy(asc(rentalBookings.startsAt), asc(rentalBookings.id))
    .limit(VISITS_MAX);
  const visits = rows
    .map(toDeskBooking)
    .flatMap(visitsOf)
    .toSorted((one, other) => (one.local < other.local ? -1 : 1));
  return [today, today + 1].map((day) => {
    const date = isoDateOf(day);
    return { date, visits: visits.filter(({ local }) => local.startsWith(date)) };
  });
}

/** A request that nobody has answered brings nothing back yet. */
function visitsOf(booking: DeskBooking): DeskVisit[] {
  const { startLocal, startZone, endLocal, endZone, status } = booking;
  const comes: DeskVisit = { kind: "comes", local: startLocal, zone: startZone, booking };
  const returns: DeskVisit = { kind: "returns", local: endLocal, zone: endZone, booking };
  return status === "confirmed" ? [comes, returns] : [comes];
}
