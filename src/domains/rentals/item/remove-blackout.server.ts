import { eq } from "drizzle-orm";
import { rentalBlackouts } from "#src/db/schema/rentals.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { requireItemFacts } from "./queries.server.ts";
import { requireManagerOf } from "./require-rentals.server.ts";

/** Its units can be had again. */
export async function removeBlackout(
  { db }: Pick<Services, "db">,
  viewer: Viewer,
  { id }: { id: number },
): Promise<void> {
  const [row] = await db.select().from(rentalBlackouts).where(eq(rentalBlackouts.id, id));
  if (!row) throw openAlready();
  const { business } = await requireItemFacts(db, row.rentalItemId);
  requireManagerOf(business, viewer);
  await db.delete(rentalBlackouts).where(eq(rentalBlackouts.id, id));
}

const openAlready = () =>
  new AppError("not_found", "These days are open already.", { code: "open_already" });
