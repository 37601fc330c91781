import { eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { rentalDesks } from "#src/db/schema/rentals.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { zoneOf } from "../item/queries.server.ts";
import { requireRentals } from "../item/require-rentals.server.ts";
import type { Desk } from "./contract.ts";
import { feedLink } from "./feed-token.server.ts";
import { summarizeBusiness } from "./queries.server.ts";
import { zoneName } from "./zone-name.server.ts";

export async function findDeskRow(db: Db, businessId: number) {
  const [row] = await db.select().from(rentalDesks).where(eq(rentalDesks.businessId, businessId));
  return row ?? { businessId, policy: null, feedTurn: 0 };
}

/** The figures of a rentals business, its terms and the link to its calendar. */
export async function readDesk(
  services: Pick<Services, "db" | "secrets" | "site">,
  viewer: Viewer,
  { businessId }: { businessId: number },
): Promise<Desk> {
  const business = await requireRentals(services.db, businessId, viewer);
  const row = await findDeskRow(services.db, businessId);
  return {
    ...(await summarizeBusiness(services.db, businessId)),
    policy: row.policy,
    feedUrl: feedLink(services, row),
    timeZone: zoneOf(business),
    zoneName: zoneName(zoneOf(business)),
  };
}
