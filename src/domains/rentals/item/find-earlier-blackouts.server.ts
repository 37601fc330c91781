import { and, asc, eq, getTableColumns } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { rentalBlackouts, rentalItems } from "#src/db/schema/rentals.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { formatDay } from "#src/shared/plain-format.ts";
import type { NewBlackout } from "./contract.ts";
import { BLACKOUT_KEY_USED } from "./limits-contract.ts";

type AskedDays = NewBlackout & { businessId: number };
type BlackoutRow = typeof rentalBlackouts.$inferSelect;

/** What the same form has closed already, when its answer was lost on the way; none when it has not. */
export async function findEarlierBlackouts(tx: Tx, asked: AskedDays): Promise<BlackoutRow[]> {
  const { requestKey, businessId } = asked;
  if (requestKey === undefined) return [];
  const rows = await tx
    .select(getTableColumns(rentalBlackouts))
    .from(rentalBlackouts)
    .innerJoin(rentalItems, eq(rentalItems.id, rentalBlackouts.rentalItemId))
    .where(and(eq(rentalBlackouts.requestKey, requestKey), eq(rentalItems.businessId, businessId)))
    .orderBy(asc(rentalBlackouts.rentalItemId));
  const [first] = rows;
  if (first && !isSame(rows, asked)) throw closedBefore(first);
  return rows;
}

function isSame(rows: readonly BlackoutRow[], asked: AskedDays): boolean {
  const wanted = new Set(asked.rentalItemIds);
  return (
    rows.length === wanted.size &&
    rows.every(
      ({ rentalItemId, firstDay, lastDay, units, note }) =>
        wanted.has(rentalItemId) &&
        firstDay === asked.firstDay &&
        lastDay === asked.lastDay &&
        units === asked.quantity &&
        note === asked.note,
    )
  );
}

function closedBefore({ firstDay, lastDay }: BlackoutRow): AppError {
  const days =
    firstDay === lastDay ? formatDay(firstDay) : `${formatDay(firstDay)} to ${formatDay(lastDay)}`;
  return new AppError(
    "conflict",
    `This form has closed ${days} before, and nothing was changed in it. To change it, open those days again; press again to close these, too.`,
    { code: BLACKOUT_KEY_USED },
  );
}
